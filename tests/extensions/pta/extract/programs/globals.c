// What stands in memory before the program begins.
struct item { const char *name; int *value; struct item *next; };
extern struct item second;
int x, y, numbers[8];
static int twice(int n) { return 2 * n; }
struct item first = { "one", &x, &second };
struct item second = { "two", &numbers[3], &first };
struct item all[] = { { "three", &y, &first }, { "four", 0, &second } };
int **at_value = &second.value;
int (*operation)(int) = twice;
struct { int count; struct { int (*call)(int); int *data; } slots[2]; } registry =
    { 2, { { twice, &x }, { 0, &y } } };
void *self = &self;

int main(int argc, char **argv) {
    struct item *item = first.next->next;
    return *item->value + **at_value + operation(1) + registry.slots[argc].call(2);
}

// first+8 -> {x}
// first+16 -> {second}
// second+8 -> {numbers}
// second+16 -> {first}
// all+8 -> {y}
// all+16 -> {first, second}
// at_value -> {second+8}
// operation -> {twice}
// registry+8 -> {twice}
// registry+16 -> {x, y}
// self -> {self}
// main.item -> {first}
