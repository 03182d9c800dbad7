// Variables of the C library have models, as its functions do; arguments are an array.
#define _GNU_SOURCE
#include <stdio.h>
#include <unistd.h>
FILE *input, *output;
char *first, **rest, *later, *setting;

int main(int argc, char **argv) {
    input = argc > 1 ? fopen(argv[1], "r") : stdin;
    output = stdout;
    first = argv[1];
    rest = argv + 2;
    later = rest[3];
    setting = environ[2];
    return 0;
}

// input -> {fopen@main:9, stdin.static}
// output -> {stdout.static}
// first -> {argv[]}
// rest -> {argv}
// later -> {argv[]}
// setting -> {environ.static}
