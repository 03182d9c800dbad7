/* The same bytes under several types. */
#include <stddef.h>
#include <string.h>
typedef void (*fn)(void);
struct three { fn a; fn b; fn c; };
union both { struct three s; fn list[3]; };
union other { fn list[3]; struct three s; };
union both u; union other o;
struct link { struct link *next; };
struct item { int n; fn act; struct link link; void *more; };
void f0(void) {} void f1(void) {} void f2(void) {}
int x, y, z;
fn from_list, from_struct, backwards, contained, other_type;
void *end_of, *walked, *walked_back;
volatile int one = 1, two = 2;
struct pointers { int *a; int *b; int *c; } p;
struct mixed { int *list[2]; int *last; } mixed = { { &x, &y }, &z }, again;
struct plain { int *a; int *b; int *c; } plain;
struct around { long k; struct mixed in; } around;
struct odd { char *a; char *b; char *c; };
struct item item;
int main(void) {
    u.s.a = f0; u.s.b = f1; u.s.c = f2;
    from_list = u.list[one];
    o.list[0] = f0; o.list[two] = f2;
    from_struct = o.s.c;
    p.a = &x; p.b = &y; p.c = &z;
    int **w = &p.a;
    walked = w[two];
    int **back = &p.c;
    walked_back = back[-one];
    w++;
    end_of = *w;
    item.act = f1;
    struct link *l = &item.link;
    contained = ((struct item *)((char *)l - offsetof(struct item, link)))->act;
    backwards = *((fn *)l - 1);
    other_type = (fn)((struct odd *)&u)->b;
    memcpy(&plain, &mixed, sizeof plain);
    around.in = mixed;
    memcpy(&again, &plain, sizeof plain);
    return !(from_list == f1 && from_struct == f2 && walked == &z && walked_back == &y
        && end_of == &y && contained == f1 && backwards == f1 && other_type == f1
        && plain.c == &z && again.last == &z && around.in.last == &z);
}
// from_list includes {f1}
// from_struct includes {f2}
// walked includes {z}
// walked_back includes {y}
// end_of includes {y}
// contained includes {f1}
// backwards includes {f1}
// other_type includes {f1}
// plain+16 includes {z}
// again+16 includes {z}
// around+24 includes {z}
