/* Unions, bit-fields, packed structs, tables of offsets, selection by masks. */
#include <stdint.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>
#include <stdarg.h>
#include <search.h>
typedef void (*fn)(void);
void f0(void) {} void f1(void) {} void f2(void) {}
int x, y, z;
union both { int *p; uintptr_t i; double d; unsigned char b[8]; uint32_t h[2]; } u, v;
struct flags { uintptr_t kind : 3; uintptr_t rest : 61; };
struct tagged { uintptr_t bits; } tagged;
struct ops { const char *name; fn run; };
static const struct ops table[2] = { { "a", f0 }, { "b", f1 } };
struct object { const struct ops *ops; } object = { &table[1] };
struct small { char name[4]; int number; fn act; } small, small2;
#pragma pack(push, 1)
struct packed { char c; int *p; fn f; } packed, packed2;
#pragma pack(pop)
int *from_union, *from_bytes, *from_bits, *from_long_double, *complex_part, *from_key, *xored, *from_packed, *off32, *generic, *unal, *element, *selected;
fn from_ops, from_small, from_packed_f, via_return, via_table, chosen, kept;
volatile int n = 1; volatile size_t eight = 8;
long double wide; _Complex double pair;
int32_t short_relative;
static unsigned char buffer[64];
static struct { int *list[4]; fn call; } st;
typedef uintptr_t ptrs __attribute__((vector_size(16)));
static void store_at(void *base, long off, void *value) { *(void **)((char *)base + off) = value; }
static __attribute__((noinline)) void *load_at(void *base, long off) { return *(void **)((char *)base + off); }
static __attribute__((noinline)) void my_copy(void *to, const void *from, size_t size) { memcpy(to, from, size); }
static int compare(const void *a, const void *b) { return a < b ? -1 : a > b; }
int main(void) {
    u.p = &x; v.d = u.d; from_union = v.p;
    for (int i = 0; i < 8; i++) v.b[7 - i] = u.b[i];
    for (int i = 0; i < 8; i++) ((unsigned char *)&from_bytes)[i] = v.b[7 - i];
    struct flags f = { 1, (uintptr_t)&y >> 3 };
    f.rest = (uintptr_t)&z >> 2;
    from_bits = (int *)(uintptr_t)(f.rest << 2);
    short_relative = (int32_t)((intptr_t)&z - (intptr_t)&x);
    off32 = (int *)((intptr_t)&x + short_relative);
    memcpy(&wide, &(struct { int *a; int *b; }){ &x, &y }, 16);
    from_long_double = 0;
    memcpy(&pair, &(struct { int *a; int *b; }){ &x, &z }, 16);
    _Complex double other = pair; memcpy(&complex_part, (char *)&other + 8, 8);
    from_ops = object.ops->run;
    via_table = (&object.ops[-1])[n].run;
    small.act = f2; small2 = small; from_small = small2.act;
    packed.p = &y; packed.f = f1; packed2 = packed; from_packed = packed2.p; from_packed_f = packed2.f;
    store_at(&st, offsetof(__typeof__(st), call), (void *)f2);
    chosen = (fn)load_at(&st, 32 * n);
    st.list[2] = &z;
    element = load_at(&st, 8 * (n + 1));
    my_copy(buffer + 3, &u.p, eight);
    my_copy(&unal, buffer + 3, eight);
    void *root = 0;
    tsearch(&x, &root, compare);
    from_key = *(int **)tfind(&x, &root, compare);
    uintptr_t mask = -(uintptr_t)n;
    selected = (int *)(((uintptr_t)&x & mask) | ((uintptr_t)&y & ~mask));
    uintptr_t a = (uintptr_t)&x, b = (uintptr_t)&y;
    a ^= b; b ^= a; a ^= b;
    xored = (int *)a;
    void *array[3]; memset(array, 0, sizeof array);
    ptrs two = { (uintptr_t)&x, (uintptr_t)&z }; memcpy(array, &two, 16);
    generic = array[n];
    fn *slot = (fn *)realloc(malloc(8), 16); slot[1] = f1; slot = realloc(slot, 4096); kept = slot[1];
    return !(from_union == &x && from_bytes == &x && from_bits == &z && off32 == &z
        && complex_part == &z && from_ops == f1 && via_table == f1 && from_small == f2 && from_packed == &y
        && from_packed_f == f1 && chosen == f2 && element == &z && unal == &x && from_key == &x && selected == &x
        && xored == &y && generic == &z && kept == f1);
}
// from_union includes {x}
// from_bytes reaches {x}
// from_bits reaches {z}
// off32 reaches {z}
// complex_part reaches {z}
// from_ops includes {f1}
// via_table reaches {f1}
// from_small includes {f2}
// from_packed includes {y}
// from_packed_f includes {f1}
// chosen reaches {f2}
// element reaches {z}
// unal reaches {x}
// from_key reaches {x}
// selected reaches {x}
// xored reaches {y}
// generic reaches {z}
// kept reaches {f1}
