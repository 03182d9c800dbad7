// Structs by value, integers that are addresses, variable arguments.
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
struct pair { int *left, *right; };
struct big { int *first; struct pair rest; };
struct box { long size; struct pair in; };
int a, b, c;

static struct big make(int *one, int *two) {
    struct big made = { one, { two, one } };
    return made;
}

static int *pick(struct big from) { return from.rest.left; }

static int *sum(int count, ...) {
    va_list list;
    va_start(list, count);
    int *last = 0;
    while (count--) last = va_arg(list, int *);
    va_end(list);
    return last;
}

int main(int argc, char **argv) {
    struct big made = make(&a, &b);
    int *picked = pick(made);
    uintptr_t tagged = (uintptr_t)&c | 1;
    int *untagged = (int *)(tagged & ~(uintptr_t)1);
    int *last = sum(2, &a, &c);
    struct box box = { 1, { &a, &b } };
    struct pair *inside = &box.in;
    struct box *around = (struct box *)((char *)inside - offsetof(struct box, in));
    int *freed = (int *)0x1000;
    return *picked + *untagged + *last + (int)around->size + (freed == 0);
}

// main.made -> {a}
// main.made+8 -> {b}
// main.made+16 -> {a}
// main.picked -> {b}
// main.tagged -> {c}
// main.untagged -> {UNKNOWN, c}
// main.last -> {a, c}
// main.inside -> {main.box+8}
// main.around -> {main.box}
// main.freed -> {UNKNOWN}
