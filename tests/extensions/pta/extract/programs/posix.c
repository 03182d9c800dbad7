/* What the library of POSIX and glibc gives back later, by other functions. */
#define _GNU_SOURCE
#include <obstack.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#define obstack_chunk_alloc allocate
#define obstack_chunk_free release
int x, y, z;
char entry[] = "LIGHTHOUSE=1";
char *found, *listed, *grown;
int *in_memory, *in_buffer, *element, *last;
static void *allocate(size_t n) { return malloc(n); }
static void release(void *p) { free(p); }
int main(void) {
    putenv(entry);
    found = getenv("LIGHTHOUSE") - 11;
    for (char **p = environ; *p; p++) if (*p == entry) listed = *p;
    size_t size;
    int *p = &x, *q = &y, *r = &z;
    FILE *file = open_memstream(&grown, &size);
    fwrite(&p, sizeof p, 1, file);
    fclose(file);
    memcpy(&in_memory, grown, sizeof p);
    char buffer[2 * sizeof q];
    file = fmemopen(buffer, sizeof buffer, "w");
    fwrite(&q, sizeof q, 1, file);
    fclose(file);
    memcpy(&in_buffer, buffer, sizeof q);
    struct obstack stack;
    obstack_init(&stack);
    int **one = obstack_alloc(&stack, sizeof *one);
    *one = r;
    element = *one;
    for (int n = 0; n < 2000; n++) obstack_ptr_grow(&stack, r);
    last = ((int **)obstack_finish(&stack))[1999];
    obstack_free(&stack, 0);
    return !(found == entry && listed == entry && in_memory == &x && in_buffer == &y && element == &z && last == &z);
}

// found includes {entry}
// listed includes {entry}
// grown -> {open_memstream@main:22}
// in_memory includes {x}
// in_buffer includes {y}
// element includes {z}
// last includes {z}
// release.arg0 includes {malloc@allocate:14}
