/* What the program finds by name, or by a resolver, though it never takes its address. */
#include <dlfcn.h>
int x, y, z;
int *slot = &x;
int *given, *resolved, *stored, *read;
int *visible(int *p) { given = p; return &y; }
static int *plain(int *p) { return p; }
static int *(*resolve(void))(int *) { return plain; }
int *chosen(int *p) __attribute__((ifunc("resolve")));
int main(void) {
    void *here = dlopen(0, RTLD_NOW);
    int *(*f)(int *) = (int *(*)(int *))dlsym(here, "visible");
    int **s = dlsym(here, "slot");
    read = *s;
    *s = f(&x);
    stored = slot;
    resolved = chosen(&z);
    return !(given == &x && read == &x && stored == &y && resolved == &z);
}

// main.f includes {visible}
// main.s includes {slot}
// given includes {x}
// read includes {x}
// stored includes {y}
// resolved includes {z}
// plain.arg0 includes {z}
