/* Walks over all words of a struct, as a collector of garbage takes, through its arrays. */
struct text { int *a; char name[40]; int *b; char tag[12]; int k; int *c; };
struct numbers { int *a; int n[500]; int *b; };
struct long_ { int *a[100]; int *b; int *c; };
struct pairs { struct { long k; int *v; } of[100]; int *b; };
int v, w, x, y, z;
int *named, *numbered, *after, *paired, *back;
static __attribute__((noinline)) int *from(int **p, int **end, int *found) {
    for (; p < end; p++)
        if (*p == found) return *p;
    return 0;
}
static __attribute__((noinline)) int *down(int **p, int **end, int *found) {
    for (; p > end; p--)
        if (*p == found) return *p;
    return 0;
}
#define ALL(s, found) from((int **)&s, (int **)(&s + 1), found)
int main(void) {
    struct text text = { .c = &v };
    struct numbers numbers = { .b = &w };
    struct long_ longer = { .a[99] = &x, .c = &y };
    struct pairs pairs = { .b = &z };
    named = ALL(text, &v);
    numbered = ALL(numbers, &w);
    after = ALL(longer, &y);
    paired = ALL(pairs, &z);
    back = down(&longer.c, (int **)&longer, &x);
    return !(named == &v && numbered == &w && after == &y && paired == &z && back == &x);
}

// named reaches {v}
// numbered reaches {w}
// after reaches {y}
// paired reaches {z}
// back reaches {x}
