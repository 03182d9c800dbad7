// The five rules, on variables alone.
int x, y, z;
int *p, *q, **pp;

int main(int argc, char **argv) {
    p = &x;                    // address of
    q = argc > 1 ? p : &y;     // copy
    pp = argc > 2 ? &p : &q;
    *pp = &z;                  // store
    int *r = *pp;              // load
    char *first = argv[1];
    return *r + *first;
}

// p -> {x, z}
// q -> {x, y, z}
// pp -> {p, q}
// main.r -> {x, y, z}
// main.argv -> {argv}
// main.first -> {argv[]}
