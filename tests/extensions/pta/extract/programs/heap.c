// Memory from the heap is one object for each place that asks for it, wrappers included.
#include <stdlib.h>
struct node { struct node *next; int *value; };
int x, y;

void *get(size_t size) {
    void *memory = malloc(size);
    if (!memory) abort();
    return memory;
}

struct node *push(struct node *list, int *value) {
    struct node *head = get(sizeof *head);
    head->next = list;
    head->value = value;
    return head;
}

int main(int argc, char **argv) {
    struct node *list = push(push(0, &x), &y);
    struct node *one = calloc(1, sizeof *one);
    one->value = &x;
    int **many = malloc(argc * sizeof *many);
    many[2] = &y;
    many = realloc(many, 100);
    int *from_many = many[argc], *from_list = list->next->value;
    return *from_many + *from_list + (one->next == 0);
}

// main.list -> {malloc@get:7@push:13@main:20#2}
// malloc@get:7@push:13@main:20 -> {}
// malloc@get:7@push:13@main:20+8 -> {x}
// malloc@get:7@push:13@main:20#2 -> {malloc@get:7@push:13@main:20}
// malloc@get:7@push:13@main:20#2+8 -> {y}
// main.one -> {calloc@main:21}
// calloc@main:21 -> {}
// calloc@main:21+8 -> {x}
// main.many -> {malloc@main:23, realloc@main:25}
// realloc@main:25 -> {y}
// main.from_many -> {y}
// main.from_list -> {x}
// push.arg1 -> {x, y}
