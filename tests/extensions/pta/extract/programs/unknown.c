/* What is not known stays unknown when it is read, called or given away. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
struct node { int *value; int *(*get)(struct node *); struct node *next; };
int x, y, z;
int *same(struct node *n) { return n->value; }
int *back(int *p) { return p; }
struct node exported = { &x, same, &exported };
typedef int *(*fn)(int *);
struct pair { int *a; fn f; };
int *looked, *deeper, *called, *passed, *jumped, *signalled, *assembled, *varied, *sorted, *found, *kept;
static void handler(int number, siginfo_t *info, void *more) { signalled = &y; }
static jmp_buf place;
static int *volatile waiting;
static void jump(int *p) { waiting = p; longjmp(place, 1); }
static int compare(const void *a, const void *b) {
    sorted = *(int *const *)a;
    return *(int *const *)a < *(int *const *)b ? -1 : *(int *const *)a > *(int *const *)b;
}
static struct pair made(int *a, fn f) { struct pair p = { a, f }; return p; }
static int *vary(int n, ...) {
    va_list list, copy;
    va_start(list, n);
    va_copy(copy, list);
    while (--n) va_arg(copy, int *);
    struct pair p = va_arg(copy, struct pair);
    va_end(list); va_end(copy);
    return p.f(p.a);
}
int *callback(int *p) { kept = p; return p; }
typedef int *(*higher)(int *(*)(int *), int *);
int *apply(int *(*f)(int *), int *p) { return f(p); }
int main(void) {
    struct node *n = dlsym(0, "exported");
    looked = n->value;
    deeper = n->next->next->value;
    called = n->get(n);
    higher h = (higher)dlsym(0, "apply");
    passed = h(callback, &z);
    if (!setjmp(place)) jump(&y);
    jumped = waiting;
    struct sigaction action = { .sa_sigaction = handler, .sa_flags = SA_SIGINFO };
    sigaction(SIGUSR1, &action, 0);
    raise(SIGUSR1);
    __asm__("mov %1, %0" : "=r"(assembled) : "r"(&x));
    varied = vary(3, &x, &y, made(&z, back));
    int *all[] = { &x, &y };
    qsort(all, 2, sizeof *all, compare);
    int *key = &y;
    found = **(int *(*)[])bsearch(&key, all, 2, sizeof *all, compare);
    return !(looked == &x && deeper == &x && called == &x && passed == &z && jumped == &y && signalled == &y
        && assembled == &x && varied == &z && found == &y && kept == &z);
}
// looked reaches {x}
// deeper reaches {x}
// called reaches {x}
// passed reaches {z}
// kept includes {z}
// jumped includes {y}
// signalled includes {y}
// assembled reaches {x}
// varied includes {z}
// sorted includes {x, y}
// found includes {y}
