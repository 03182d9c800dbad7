// Blocks of memory are copied field by field.
#include <string.h>
struct pair { int *left, *right; };
struct wide { struct pair one, two; };
int a, b, c, d;
struct wide from, to;

int main(int argc, char **argv) {
    from.one.left = &a;
    from.one.right = &b;
    from.two.left = &c;
    from.two.right = &d;
    memcpy(&to.one, &from.one, sizeof to.one);
    struct wide copy = from;
    struct pair part;
    memmove(&part, argc > 1 ? &from.one : &from.two, sizeof part);
    int *array[4] = { &a, &b }, *other[4];
    memcpy(other, array, argc);
    char bytes[sizeof copy];
    struct pair back;
    memcpy(bytes, &from.one, sizeof back);
    memcpy(&back, bytes, sizeof back);
    return *to.one.left + *copy.two.right + *part.left + *other[1] + *back.right;
}

// to -> {a}
// to+8 -> {b}
// to+16 -> {}
// main.copy -> {a}
// main.copy+8 -> {b}
// main.copy+16 -> {c}
// main.copy+24 -> {d}
// main.part -> {a, c}
// main.part+8 -> {b, d}
// main.array -> {a, b}
// main.other -> {a, b}
// main.bytes -> {a, b}
// main.back+8 -> {a, b}
