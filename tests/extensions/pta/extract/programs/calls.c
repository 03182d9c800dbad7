// Calls through pointers reach the functions that the pointers point to, no others.
typedef int *(*choice)(int *, int *);
int x, y, z;

static int *first(int *a, int *b) { return a; }
static int *second(int *a, int *b) { return b; }
static int *neither(int *a, int *b) { return &z; }

struct operations { choice choose; void (*reset)(int **); };
static void clear(int **what) { *what = 0; }
static void set(int **what) { *what = &y; }

struct operations loud = { first, clear }, quiet = { second, set };
choice choices[] = { first, second };

static int *apply(choice how, int *a, int *b) { return how(a, b); }

int main(int argc, char **argv) {
    struct operations *which = argc > 1 ? &loud : &quiet;
    int *chosen = which->choose(&x, &y);
    int *target = &x;
    which->reset(&target);
    int *applied = apply(second, &z, &x);
    int *indexed = choices[argc](&x, &z);
    int *direct = neither(&x, &y);
    return *chosen + *target + *applied + *indexed + *direct;
}

// loud -> {first}
// loud+8 -> {clear}
// quiet -> {second}
// quiet+8 -> {set}
// choices -> {first, second}
// main.which -> {loud, quiet}
// first.arg0 -> {x}
// first.arg1 -> {y, z}
// second.arg0 -> {x, z}
// second.arg1 -> {x, y, z}
// neither.arg0 -> {x}
// clear.arg0 -> {main.target}
// set.arg0 -> {main.target}
// main.chosen -> {x, y, z}
// main.target -> {x, y}
// main.applied -> {x, y, z}
// main.indexed -> {x, y, z}
// main.direct -> {z}
