/* The last member of a struct, an array, goes on in memory from the heap.  Optimised, its
   elements may be named as if structs followed: LLVM 16 does so. */
#include <stdlib.h>
struct row { long count; int *last; int *cell[]; };
struct old { int *count; int *cell[1]; };
struct pairs { int *count; struct { int *a, *b; } of[1]; };
int v, w, x, y, z;
int *in_row, *in_old, *in_pairs, *header, *back;
int main(int argc, char **argv) {
    struct row *row = malloc(sizeof *row + 10 * sizeof *row->cell);
    row->last = &v;
    row->cell[argc + 4] = &w;
    in_row = row[3].last;
    header = row->last;
    int **end = row->cell + argc + 5;
    back = end[-1];
    struct old *old = malloc(sizeof *old + 6 * sizeof *old->cell);
    old->cell[argc + 4] = &x;
    in_old = *(int **)&old[3];
    struct pairs *pairs = malloc(sizeof *pairs + 9 * sizeof *pairs->of);
    pairs->of[argc + 6].a = &y;
    pairs->of[argc + 6].b = &z;
    in_pairs = *(int **)&pairs[5];
    return !(in_row == &w && in_old == &x && in_pairs == &y && header == &v && back == &w);
}

// in_row includes {w}
// in_old includes {x}
// in_pairs includes {y}
// header includes {v}
// back includes {w}
