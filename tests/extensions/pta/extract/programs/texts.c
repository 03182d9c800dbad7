/* Functions of the library, and intrinsics, that lead further in a block of memory. */
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#ifndef __clang__
#define __builtin_align_down(p, n) ((void *)((unsigned long)(p) & -(unsigned long)(n)))
#endif
struct two { int *first, *second; } pair;
struct page { int *owner; struct { int *item; } slots[4]; } page __attribute__((aligned(64)));
int x, y, z;
int *copied, *behind, *byte, *number, *next, *again, *last, *owner, *back;
char *value, own[] = "OWN=1", *all[] = { own, 0 };
void *(*append)(void *, const void *, size_t) = mempcpy;
static struct page *of(void *item) { return __builtin_align_down((struct page *)item, 64); }
static struct two *plain(void *tagged) { return __builtin_align_down((struct two *)tagged, 8); }
int main(int argc, char **argv) {
    int *p = &x, *q = &y;
    char *end = append(&pair, &p, sizeof p);
    append(end, &q, sizeof q);
    copied = pair.second;
    char *text = malloc(32), *rest = text, *state;
    *(int **)(text + 16) = &z;
    strcpy(text, "123456;7,abc:de");
    number = *(int **)(strtol(text, &end, 10) ? end + 10 : end);
    behind = *(int **)(strchr(text, ':') + 4);
    byte = *(int **)((char *)memchr(text, 'a', 16) + 7);
    strtok_r(text, ";", &state);
    again = *(int **)(strtok_r(0, ":", &state) + 9);
    strcpy(text, "123456;7,abc:de");
    strsep(&rest, ",");
    next = *(int **)(rest + 7);
    strtok(text, ";");
    last = *(int **)(stpcpy(strtok(0, ","), "7,abc:de") + 1);
    page.owner = &y;
    owner = of(&page.slots[argc].item)->owner;
    back = plain((char *)&pair + 5)->first;
    environ = all;
    value = getenv("OWN");
    return !(copied == &y && behind == &z && byte == &z && number == &z && next == &z
             && again == &z && last == &z && owner == &y && back == &x && value == own + 4);
}

// copied includes {y}
// behind includes {z}
// byte includes {z}
// number includes {z}
// next includes {z}
// again includes {z}
// last includes {z}
// owner includes {y}
// back includes {x}
// value includes {own}
