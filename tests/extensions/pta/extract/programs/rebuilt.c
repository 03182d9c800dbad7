/* Pointers that are made of integers by arithmetic. */
#include <stdint.h>
#include <stddef.h>
#include <string.h>
typedef void (*fn)(void);
void f0(void) {} void f1(void) {}
struct node { long key; int *value; fn act; };
_Alignas(64) struct node node, other;
int x, y, z;
volatile uintptr_t three = 3, secret = 0x5a5a5a5a5a5a, inverse = 0xaaaaaaaaaaaaaaab, seven = 7, two = 2;
static __attribute__((noinline)) uintptr_t times(uintptr_t a) { return a * three; }
static __attribute__((noinline)) uintptr_t undone(uintptr_t a) { return a * inverse; }
int *multiplied, *divided, *hidden, *turned, *doubled, *spread, *linked, *summed, *lone, *stored, *through;
int *negated, *fused;
fn masked, tripled, called;
struct both { int *p; uintptr_t i; };
union cell { double d; int *p; uintptr_t i; } cell;
struct bits { uintptr_t low : 20, middle : 24, high : 20; } bits;
uintptr_t sum, left;
int main(void) {
    node.act = f0; node.value = &x; other.act = f1; other.value = &y;
    multiplied = (int *)undone(times((uintptr_t)&x));
    divided = (int *)((uintptr_t)&y / 4 * 4);
    hidden = (int *)(((uintptr_t)&z ^ secret) ^ secret);
    uintptr_t turn = (uintptr_t)&x;
    turn = turn << three | turn >> (64 - three);
    turn = turn >> three | turn << (64 - three);
    turned = (int *)turn;
    masked = ((struct node *)((uintptr_t)&node.act & -(uintptr_t)64))->act;
    tripled = ((struct node *)undone(times((uintptr_t)&node)))->act;
    called = ((struct node *)((uintptr_t)&other / 8 * 8))->act;
    called();
    doubled = (int *)(((uintptr_t)&x * two) / two);
    memcpy(&cell.i, &(uintptr_t){ times((uintptr_t)&y) }, 8);
    cell.i = undone(cell.i);
    stored = cell.p;
    *(int **)((uintptr_t)&node.value / 8 * 8) = &z;
    through = node.value;
    uintptr_t mixed = (uintptr_t)&node ^ (uintptr_t)&other;
    linked = ((struct node *)(mixed ^ (uintptr_t)&node))->value;
    sum = (uintptr_t)&x + times((uintptr_t)&y); 
    summed = (int *)(sum - times((uintptr_t)&y));
    bits.low = (uintptr_t)&z; bits.middle = (uintptr_t)&z >> 20; bits.high = (uintptr_t)&z >> 44;
    spread = (int *)((uintptr_t)bits.low | (uintptr_t)bits.middle << 20 | (uintptr_t)bits.high << 44);
    left = -(uintptr_t)&x;
    negated = (int *)(-left);
    double number = (double)(uintptr_t)&y;
    number = number * 2; number = number / 2;
    fused = (int *)(uintptr_t)number;
    left = __builtin_bswap64((uintptr_t)&other);
    lone = ((struct node *)__builtin_bswap64(left))->value;
    return !(multiplied == &x && divided == &y && hidden == &z && turned == &x && masked == f0 && tripled == f0
        && called == f1 && doubled == &x && stored == &y && through == &z && linked == &y && summed == &x
        && spread == &z && negated == &x && fused == &y && lone == &y);
}
// multiplied reaches {x}
// divided reaches {y}
// hidden reaches {z}
// turned reaches {x}
// masked reaches {f0}
// tripled reaches {f0}
// called reaches {f1}
// doubled reaches {x}
// stored reaches {y}
// through reaches {z}
// linked reaches {y}
// summed reaches {x}
// spread reaches {z}
// negated reaches {x}
// fused reaches {y}
// lone reaches {y}
