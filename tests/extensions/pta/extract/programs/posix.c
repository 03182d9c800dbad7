/* What the library of POSIX and glibc gives back later, by other functions. */
#define _GNU_SOURCE
#include <dirent.h>
#include <glob.h>
#include <obstack.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#define obstack_chunk_alloc allocate
#define obstack_chunk_free release
int x, y, z;
char entry[] = "LIGHTHOUSE=1";
char *found, *listed, *grown;
int *in_memory, *in_buffer, *element, *last;
struct dirent folder;
void *opened, *closed;
static void *open_it(const char *name) { return &folder; }
static struct dirent *read_it(void *p) { opened = p; return 0; }
static void close_it(void *p) { closed = p; }
static int stat_it(const char *name, struct stat *s) { s->st_mode = S_IFDIR; return 0; }
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
    glob_t paths = { .gl_opendir = open_it, .gl_readdir = read_it, .gl_closedir = close_it,
                     .gl_stat = stat_it, .gl_lstat = stat_it };
    glob("*", GLOB_ALTDIRFUNC, 0, &paths);
    return !(opened == &folder && closed == &folder && found == entry && listed == entry && in_memory == &x && in_buffer == &y && element == &z && last == &z);
}

// found includes {entry}
// listed includes {entry}
// grown -> {open_memstream@main:31}
// in_memory includes {x}
// in_buffer includes {y}
// element includes {z}
// last includes {z}
// release.arg0 includes {malloc@allocate:23}
// opened includes {folder}
// closed includes {folder}
// open_it.arg0 includes {glob.static}
// stat_it.arg1 includes {glob.static}
