// Functions that return fresh memory are analysed for each call of them.
#include <stdlib.h>
#include <string.h>
struct node { struct node *next; int *value; };
int a, b, c, d, e, f;
void *newest;

static __attribute__((noinline)) void *get(size_t size) {
    void *memory = malloc(size);
    if (!memory) exit(1);
    newest = memory;
    return memory;
}
static __attribute__((noinline)) void *more(void *old, size_t size) {
    if (!old) return get(size);
    void *memory = realloc(old, size);
    if (!memory) exit(1);
    return memory;
}
static __attribute__((noinline)) struct node *make(int *value) {
    struct node *fresh = get(sizeof *fresh);
    fresh->value = value;
    fresh->next = 0;
    return fresh;
}
// The fourth function around malloc, and calls in recursion, are shared.
static __attribute__((noinline)) struct node *third(int *value) { return make(value); }
static __attribute__((noinline)) struct node *fourth(int *value) { return third(value); }
static __attribute__((noinline)) struct node *list(int count, int *value) {
    struct node *head = get(sizeof *head);
    head->value = value;
    head->next = count ? list(count - 1, value) : 0;
    return head;
}
static __attribute__((noinline)) void *other(size_t size) { return calloc(1, size); }
static __attribute__((noinline)) int **perhaps(int **old) {
    return *old ? old : other(8);
}

int **one, **two, **grown, **kept, **through;
struct node *left, *right, *far, *further, *some, *all;
int *in_one, *in_two, *in_grown, *in_left, *in_right, *in_further, *in_some;
void *(*volatile allocate)(size_t) = other;

int main(int argc, char **argv) {
    one = get(sizeof *one);
    two = get(sizeof *two);
    *one = &a;
    *two = &b;
    grown = more(one, 16);
    left = make(&c);
    right = make(&d);
    far = fourth(&e);
    further = fourth(&f);
    some = list(3, &e);
    all = list(2, &f);
    kept = perhaps(two);
    through = allocate(8);
    in_one = *one, in_two = *two, in_grown = *grown, in_left = left->value;
    in_right = right->value, in_further = further->value, in_some = some->value;
    return 0;
}

// one -> {malloc@get:9@main:46}
// two -> {malloc@get:9@main:47}
// in_one -> {a}
// in_two -> {b}
// grown -> {malloc@get:9@main:46, malloc@get:9@more:15@main:50, realloc@more:16@main:50}
// in_grown -> {a}
// newest includes {malloc@get:9@main:46, malloc@get:9@main:47}
// left -> {malloc@get:9@make:21@main:51}
// in_left -> {c}
// right -> {malloc@get:9@make:21@main:52}
// in_right -> {d}
// far -> {malloc@get:9@make:21@third:27@fourth:28}
// further -> {malloc@get:9@make:21@third:27@fourth:28}
// in_further -> {e, f}
// some -> {malloc@get:9@list:30@main:55}
// all -> {malloc@get:9@list:30@main:56}
// in_some -> {e}
// malloc@get:9@list:30@main:55 -> {malloc@get:9@list:30}
// malloc@get:9@list:30@main:55+8 -> {e}
// malloc@get:9@list:30+8 -> {e, f}
// kept -> {malloc@get:9@main:47, calloc@other:35@perhaps:37@main:57}
// through includes {calloc@other:35}
