/* What is stored through a pointer of which nothing is known can be read anywhere. */
#include <stdint.h>
#include <stdio.h>
typedef int *(*fn)(int *);
struct node { int *value; fn get; };
int x, y, z;
struct node first, second;
int *given, *read, *called;
int *back(int *p) { given = p; return p; }
/* The address of a node, by digits: nobody sees where it comes from. */
static void *rebuilt(void *p) {
    char text[32];
    unsigned long long number;
    snprintf(text, sizeof text, "%llu", (unsigned long long)(uintptr_t)p);
    sscanf(text, "%llu", &number);
    return (void *)(uintptr_t)number;
}
int main(void) {
    struct node *n = rebuilt(&first);
    n->value = &y;
    n->get = back;
    read = first.value;
    called = first.get(&z);
    return !(read == &y && called == &z && given == &z);
}
// read reaches {y}
// called reaches {z}
// given reaches {z}
