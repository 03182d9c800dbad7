/* Pieces of pointers that are moved by other things than integers, or atomically. */
#include <stdint.h>
#include <stddef.h>
#include <string.h>
typedef void (*fn)(void);
void f0(void) {} void f1(void) {}
int x, y, z;
int *one = &x, *swapped, *exchanged, *ored, *floats, *vectors, *wide;
long double ld;

typedef int ints __attribute__((vector_size(8)));
typedef uintptr_t longs __attribute__((vector_size(16)));
struct pair { int *a; fn act; } pair = { &y, f1 }, whole, parts, by_float;
struct ops { struct ops *next; fn act[3]; fn last; } ops = { 0, { f0, f0, f0 }, f1 }, ops2;
fn called, last, from_float;
int main(void) {
    for (int i = 0; i < 8; i++)
        __atomic_exchange_n((unsigned char *)&swapped + i, ((unsigned char *)&one)[i], 5);
    for (int i = 0; i < 2; i++) {
        uint32_t none = 0;
        __atomic_compare_exchange_n((uint32_t *)&exchanged + i, &none, ((uint32_t *)&one)[i], 0, 5, 5);
    }
    for (int i = 0; i < 2; i++)
        __atomic_fetch_or((uint32_t *)&ored + i, ((uint32_t *)&one)[i], 5);
    for (int i = 0; i < 2; i++) ((volatile float *)&floats)[i] = ((volatile float *)&one)[i];
    *(ints *)&vectors = *(ints *)&one;
    for (int i = 0; i < 4; i++) ((float *)&by_float)[i] = ((float *)&pair)[i];
    from_float = by_float.act;
    *(longs *)&whole = *(longs *)&pair;
    called = whole.act;
    *(unsigned __int128 *)&parts = *(unsigned __int128 *)&pair;
    unsigned __int128 big = (unsigned __int128)(uintptr_t)&z << 64;
    wide = (int *)(uintptr_t)(big >> 64);
    ops2 = ops;
    last = *(fn *)((longs *)&ops2 + 2);
    uint32_t old[2];
    for (int i = 0; i < 2; i++) old[i] = __atomic_exchange_n((uint32_t *)&one + i, 0, 5);
    memcpy(&one, old, 8);
    return !(swapped == &x && exchanged == &x && ored == &x && floats == &x && vectors == &x && called == f1
        && parts.a == &y && parts.act == f1 && wide == &z && last == f1 && one == &x && from_float == f1);
}
// swapped reaches {x}
// exchanged reaches {x}
// ored reaches {x}
// floats reaches {x}
// vectors reaches {x}
// from_float reaches {f1}
// called reaches {f1}
// parts reaches {y}
// parts+8 reaches {f1}
// wide reaches {z}
// last reaches {f1}
// one reaches {x}
