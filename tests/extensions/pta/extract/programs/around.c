/* Pointers that leave the member that they began in. */
#include <stdint.h>
#include <stddef.h>
typedef void (*fn)(void);
void f0(void) {} void f1(void) {} void f2(void) {}
int x, y, z;
struct link { struct link *next, *prev; };
struct item { fn act; int *value; struct link link; };
struct table { int *head; fn list[4]; fn after; int *end; } table;
struct inner { int *a; int *b; }; 
struct outer { struct inner in[2]; fn tail; int *end; } outer;
struct item items[3], item;
struct big { struct item item; fn own; } big, several[2];
fn past, past_heap, contained, behind, before, own, tail, back_again, far, bumped;
int *ended, *first, *returned, *middle, *of_end, *bytes;
void *malloc(size_t);
static struct item *of(struct link *l) { return (struct item *)((char *)l - offsetof(struct item, link)); }
volatile long n = 1;
static __attribute__((noinline)) struct item *after(struct item *p) { return p + 1; }
static __attribute__((noinline)) int *value(struct item *p) { return p[-1].value; }
static __attribute__((noinline)) char *end_of(void *p) { return (char *)p + sizeof(struct big); }
static __attribute__((noinline)) int *of_last(struct big *p) { return p[-1].item.value; }
static char pool[256] __attribute__((aligned(16)));
struct job { long id; fn act; };
static uintptr_t top;
static void *take(void) { return (void *)__atomic_fetch_add(&top, sizeof(struct job), 5); }
int main(void) {
    table.after = f1; table.list[0] = table.list[1] = f0; table.end = &y; table.head = &x;
    past = table.list[4];
    fn *p = table.list;
    ended = (int *)p[5];
    struct table *heap = malloc(sizeof *heap);
    heap->after = f2; heap->list[0] = f0; heap->end = 0;
    past_heap = heap->list[4];
    item.act = f1; item.value = &z;
    contained = of(&item.link)->act;
    struct item *end = &item + 1;
    returned = (end - 1)->value;
    behind = ((struct item *)((char *)end - sizeof(struct item)))->act;
    big.own = f2; big.item.act = f0;
    own = ((struct big *)((char *)&big.item.link - offsetof(struct big, item.link)))->own;
    before = *(fn *)((char *)(&big + 1) - 8);
    several[1].own = f1; several[0].own = f0;
    struct link *l = &several[1].item.link;
    back_again = ((struct big *)((char *)l - offsetof(struct big, item.link)) - n)->own;
    outer.tail = f2; outer.end = &x;
    tail = *(fn *)&outer.in[2].a;
    struct inner *q = outer.in; q += 2;
    far = *(fn *)q;
    middle = ((int **)&outer.in[1])[3];
    of_end = value(after(&item));
    big.item.value = &y;
    bytes = of_last((struct big *)end_of(&big));
    top = (uintptr_t)pool;
    struct job *j = take();
    j = take();
    j->act = f2;
    bumped = ((struct job *)pool)[n].act;
    long *w = (long *)&table.end;
    first = *(int **)(w - 6);
    return !(past == f1 && ended == &y && past_heap == f2 && contained == f1 && returned == &z && behind == f1
        && own == f2 && before == f2 && back_again == f0 && tail == f2 && far == f2 && middle == &x
        && first == &x && of_end == &z && bytes == &y && bumped == f2);
}
// past reaches {f1}
// ended reaches {y}
// past_heap reaches {f2}
// contained reaches {f1}
// returned reaches {z}
// behind reaches {f1}
// own reaches {f2}
// before reaches {f2}
// back_again reaches {f0}
// tail reaches {f2}
// far reaches {f2}
// middle reaches {x}
// first reaches {x}
// of_end reaches {z}
// bumped reaches {f2}
// bytes reaches {y}
