// Each read of a variable argument gets that argument alone, if the reads before it are
// the same on all paths.
#include <stdarg.h>
struct three { int *first, *second, *third; };
int a, b, c, d, e, f, g, h;
int *one, *two, *three, *four, *last, *copied, *passed, *then, *looped, *either;
struct three block;

// The registers are for six, `count` among them; numbers with a point have others.
static __attribute__((noinline)) void straight(int count, ...) {
    va_list list;
    va_start(list, count);
    one = va_arg(list, int *);
    if (va_arg(list, double) > 0) two = va_arg(list, int *);
    else two = va_arg(list, int *);
    three = va_arg(list, int *);
    (void)va_arg(list, long);
    va_arg(list, int *);
    last = va_arg(list, int *);
    va_end(list);
}

static __attribute__((noinline)) int *next_of(va_list *list) {
    return va_arg(*list, int *);
}

static __attribute__((noinline)) void fallback(int count, ...) {
    va_list list, other;
    va_start(list, count);
    four = va_arg(list, int *);
    va_copy(other, list);
    copied = va_arg(other, int *);
    passed = next_of(&list);
    then = va_arg(list, int *);
    while (count--) looped = va_arg(other, int *);
    va_end(other);
    va_end(list);
}

static __attribute__((noinline)) void by_value(int count, ...) {
    va_list list;
    va_start(list, count);
    block = va_arg(list, struct three);
    va_end(list);
}

// Where a switch leads, all its cases count.
static __attribute__((noinline)) void by_cases(int count, ...) {
    va_list list;
    va_start(list, count);
    switch (count) {
        case 1: either = va_arg(list, int *); break;
        case 7: (void)va_arg(list, int *); either = va_arg(list, int *); break;
        default: break;
    }
    va_end(list);
}

int main(int argc, char **argv) {
    void (*volatile through)(int, ...) = fallback;
    struct three whole = { &f, &g, &h };
    straight(1, &a, 1.5, &b, &c, 5l, &d, &e);
    straight(2, &b, 2.5, &b, &c, 5l, &d, &f);
    through(3, &a, &b, &c, &d);
    by_value(1, whole);
    by_cases(1, &a);
    by_cases(7, &b, &c);
    return *one + *two + *three + *last;
}

// one -> {a, b}
// two -> {b}
// three -> {c}
// last -> {e, f}
// straight.arg1 -> {a, b}
// straight.arg2 -> {b}
// four -> {a}
// copied -> {b}
// passed -> {a, b, c, d}
// then -> {a, b, c, d}
// looped -> {a, b, c, d}
// either -> {a, b, c}
// block includes {f}
// block+8 includes {g}
// block+16 includes {h}
