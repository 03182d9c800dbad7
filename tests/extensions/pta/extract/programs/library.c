// Functions of the C library do what their models say.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int x, y;
static int compare(const void *a, const void *b) { return **(int **)a - **(int **)b; }
static void done(void) {}

int main(int argc, char **argv) {
    char buffer[8];
    char *copied = strcpy(buffer, "text");
    char *found = strchr(copied, 'x');
    char *twin = strdup(found);
    char *variable = getenv("HOME");
    char *end;
    long number = strtol(argv[1], &end, 10);
    int *array[] = { &x, &y };
    qsort(array, 2, sizeof *array, compare);
    int *key = &x, **hit = bsearch(&key, array, 2, sizeof *array, compare);
    atexit(done);
    FILE *file = fopen(variable, "r");
    char *line = fgets(buffer, sizeof buffer, file);
    printf("%s %p\n", line, (void *)array);
    return (int)number + *twin + **hit + *end;
}

// main.copied -> {main.buffer}
// main.found -> {main.buffer}
// main.twin -> {strdup@main:13}
// main.variable -> {getenv.static}
// main.end -> {argv[]}
// compare.arg0 -> {main.array, main.key}
// compare.arg1 -> {main.array, main.key}
// main.hit -> {main.array}
// main.file -> {fopen@main:21}
// main.line -> {main.buffer}
