/* Bytes and words that are counted from the start of a struct, across its arrays. */
#include <stddef.h>
#include <stdint.h>
typedef void (*fn)(void);
void f0(void) {} void f1(void) {} void f2(void) {}
int x, y;
struct inner { fn list[2]; fn tail; int *value; };
struct outer { long k; struct inner in; fn own; } outer, stored, from = { 1, { { f0, f0 }, f1, &y }, f2 }, whole;
struct inner up, down, indexed;
struct flat { long k; fn list[2]; fn tail; int *value; } flat = { 1, { f0, f0 }, f1, &y }, past;
struct option { const char *name; size_t at; } options[] = { { "tail", offsetof(struct inner, tail) }, { "list", 0 } };
volatile size_t at_value = offsetof(struct inner, value), two = 2;
fn option, word; int *byte;
static void set(void *to, const struct option *o, void *v) { *(void **)((char *)to + o->at) = v; }
static __attribute__((noinline)) void copy_up(void *to, const void *from, size_t n) {
    volatile uintptr_t *t = to; const uintptr_t *f = from;
    while (n--) *t++ = *f++;
}
static __attribute__((noinline)) void copy_down(void *to, const void *from, size_t n) {
    volatile uintptr_t *t = (uintptr_t *)to + n; const uintptr_t *f = (const uintptr_t *)from + n;
    while (n--) *--t = *--f;
}
static __attribute__((noinline)) void copy(void *to, const void *from, size_t n) {
    volatile uintptr_t *t = to; const uintptr_t *f = from;
    for (size_t i = 0; i < n; i++) t[i] = f[i];
}
int main(void) {
    outer.in.list[0] = f0; outer.in.tail = f1; outer.in.value = &x;
    byte = *(int **)((char *)&outer.in + at_value);
    word = ((fn *)&outer.in)[two];
    set(&stored.in, options, (void *)f2);
    option = stored.in.tail;
    copy_up(&up, &from.in, sizeof up / 8);
    copy_down(&down, &from.in, sizeof down / 8);
    copy(&indexed, &from.in, sizeof indexed / 8);
    copy_up(&whole, &from, sizeof whole / 8);
    copy_up(&past, &flat, sizeof past / 8);
    return !(byte == &x && word == f1 && option == f2 && up.tail == f1 && down.tail == f1 && indexed.tail == f1
        && whole.in.tail == f1 && whole.own == f2 && past.tail == f1 && past.value == &y);
}
// byte reaches {x}
// word reaches {f1}
// option reaches {f2}
// up+16 reaches {f1}
// down+16 reaches {f1}
// indexed+16 reaches {f1}
// whole+24 reaches {f1}
// whole+40 reaches {f2}
// past+24 reaches {f1}
// past+32 reaches {y}
