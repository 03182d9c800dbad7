/* Pointers of which something is known, but not all: they may lead to what is exposed. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
typedef int *(*fn)(int *);
struct node { int *value; fn get; struct node *next; };
int w, x, y, z;
struct node a, b, c, d, hidden = { &w };
int *read, *deeper, *stored, *returned, *given, *by_halves, *by_bits, *exporting, *copied, *copied_to, *kept, *marked;
volatile int one = 1;
int *back(int *p) { return p; }
int *other(int *p) { given = p; return &w; }
fn exported(int n) { return n ? back : other; }
/* By digits: nobody sees where the address comes from. */
static void *digits(void *p) {
    char text[32];
    unsigned long long number;
    snprintf(text, sizeof text, "%llu", (unsigned long long)(uintptr_t)p);
    sscanf(text, "%llu", &number);
    return (void *)(uintptr_t)number;
}
static void *halves(void *p) {
    uint32_t low = (uint32_t)(uintptr_t)p, high = (uint32_t)((uintptr_t)p >> 32);
    return (void *)((uintptr_t)low | ((uintptr_t)high << 32));
}
static void *bits(void *p) {
    uintptr_t from = (uintptr_t)p, to = 0;
    for (int k = 0; k < 64; k++) if (from >> k & 1) to |= (uintptr_t)1 << k;
    return (void *)to;
}
int main(void) {
    a.value = &x; b.value = &y; b.next = &a; a.get = back; b.get = other;
    struct node *n = one ? digits(&b) : &a;
    read = n->value;
    deeper = n->next->value;
    n->value = &z;
    stored = b.value;
    fn f = one ? n->get : back;
    returned = f(&x);
    by_halves = ((struct node *)halves(&b))->value;
    by_bits = ((struct node *)bits(&b))->value;
    fn (*e)(int) = (fn (*)(int))dlsym(dlopen(0, RTLD_NOW), "exported");
    exporting = e(one)(&y);
    memcpy(&c, n, sizeof c);
    copied = c.next->value;
    d.value = &w; d.next = &a;
    memcpy(n, &d, sizeof d);
    copied_to = b.value;
    kept = hidden.value;
    int **mark = one ? &hidden.value : MAP_FAILED;
    marked = *mark;
    return !(read == &y && deeper == &x && stored == &z && returned == &w && given == &x && by_halves == &z
        && by_bits == &z && exporting == &y && copied == &x && copied_to == &w && kept == &w && marked == &w);
}
// read reaches {y}
// deeper reaches {x}
// stored reaches {z}
// returned reaches {w}
// given reaches {x}
// by_halves reaches {z}
// by_bits reaches {z}
// exporting reaches {y}
// copied reaches {x}
// copied_to reaches {w}
// kept -> {w}
// marked -> {w}
