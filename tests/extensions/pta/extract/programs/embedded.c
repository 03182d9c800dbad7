// A struct is found from a member that lists link, wherever that lies in it; the members
// of the struct stay apart.
#include <stddef.h>
#include <stdlib.h>
struct link { struct link *next, *prev; };
struct item { int *first; struct link link; int *last; };
#define ITEM(p) ((struct item *)((char *)(p) - offsetof(struct item, link)))
int a, b, c, d;
struct link head = { &head, &head };
struct item one = { &a, { 0, 0 }, &b };
struct item *found, *before;
int *first;

static __attribute__((noinline)) void add(struct link *fresh) {
    fresh->next = head.next;
    fresh->prev = &head;
    head.next->prev = fresh;
    head.next = fresh;
}

int main(int argc, char **argv) {
    struct item *two = malloc(sizeof *two);
    two->first = &c;
    two->last = &d;
    add(&one.link);
    add(&two->link);
    for (struct link *at = head.next; at != &head; at = at->next) {
        found = ITEM(at);
        first = ITEM(at)->first;
        before = ITEM(at->prev);
    }
    return *first;
}

// head -> {head, one+8, malloc@main:22+8}
// found -> {one, malloc@main:22}
// before -> {one, malloc@main:22}
// first -> {a, c}
// one+24 -> {b}
// malloc@main:22+24 -> {d}
