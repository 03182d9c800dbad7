/* Pointers that are copied, or kept, in pieces. */
#include <stdint.h>
#include <stddef.h>
typedef void (*fn)(void);
void f0(void) {} void f1(void) {} void f2(void) {}
int x, y, z;
struct pair { int *a; fn f; } from = { &x, f0 }, to, to2;
int *source = &y, *bytewise, *halved, *shifted, *passed, *vo, *shorts;
fn called;
uint32_t high, low;
static void copy(void *a, const void *b, size_t n) {
    char *to = a; const char *from = b;
    while (n--) *to++ = *from++;
}
static void copy4(void *a, const void *b, size_t n) {
    uint32_t *to = a; const uint32_t *from = b;
    for (size_t i = 0; i < n / 4; i++) to[i] = from[i];
}
static unsigned char box[8]; static int at;
static void push(unsigned char c) { box[at++] = c; }
static unsigned char pop(void) { return box[at++]; }
int main(void) {
    copy(&bytewise, &source, sizeof source);
    copy(&to, &from, sizeof from);
    called = to.f;
    copy4(&to2, &from, sizeof from);
    uintptr_t w = (uintptr_t)&z;
    high = w >> 32; low = (uint32_t)w;
    halved = (int *)(((uintptr_t)high << 32) | low);
    shifted = 0; uintptr_t s = 0;
    for (int i = 0; i < 8; i++) s |= (uintptr_t)((unsigned char *)&source)[i] << (8 * i);
    shifted = (int *)s;
    for (int i = 0; i < 8; i++) push(((unsigned char *)&source)[i]);
    at = 0;
    for (int i = 0; i < 8; i++) ((unsigned char *)&passed)[i] = pop();
    called();
    return !(bytewise == &y && called == f0 && to2.a == &x && halved == &z && shifted == &y && passed == &y);
}
// bytewise includes {y}
// called includes {f0}
// to2 includes {x}
// halved includes {z}
// shifted includes {y}
// passed includes {y}
