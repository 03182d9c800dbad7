// Fields go by the members that lie there, on the heap and in arenas by the pointers.
#include <stdlib.h>
struct node { struct node *next; int *data; union { int *n; char **t; } u; };
struct ops { void (*open)(int *); void (*close)(int *); };
int a, b;
static void start(int *x) { struct node n = { 0, x, { 0 } }; b += *n.data; }
static void stop(int *x) { a = *x; }
struct ops ops[] = { { start, stop }, { stop, start } };
char arena[4096];
size_t used;
static void *get(size_t n) { void *p = arena + used; used += n; return p; }
static struct node *push(struct node *head, int *data) {
    struct node *fresh = malloc(sizeof *fresh);
    fresh->next = head; fresh->data = data; fresh->u.n = &b;
    return fresh;
}
int main(int argc, char **argv) {
    struct node *list = push(push(0, &a), &b);
    struct node *other = get(sizeof *other);
    other->next = list;
    struct node **table = calloc(10, sizeof *table);
    table[argc] = other;
    ops[argc].open(list->data);
    for (struct node *p = list; p; p = p->next) b += *p->data;
    return a + b + (table[3] != 0) + **argv;
}

// ops -> {start, stop}
// ops+8 -> {start, stop}
// main.other -> {arena}
