/* How all programs of programmer.py begin; `seen_N` are declared before BUFFER. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
struct S;
typedef int *(*fn)(int *, struct S *);
struct T { int *a; struct S *s; int k; int *b; };
struct S {
    int n; struct S *next; int *v; struct T in; struct T *t; void *any; fn f;
    int *arr[3];
};
/* The bytes of struct T, and of its place in struct S, by other names. */
struct V { int *first; long rest[2]; int *last[1]; };
struct link { struct link *next, *prev; };
struct N { int *v; struct link l; struct S *s; struct link m; };
union U { struct T t; int *w[4]; struct { int *a; uintptr_t s, k; int *b; } u; };
struct ops { int k; fn get; struct S *(*self)(struct S *); };
struct pair { int *a; struct S *s; };
struct flexible { int n; int *v[]; };
struct tail { struct S *s; int n; struct pair pairs[]; };
struct owner { struct owner *self; int **inner; int *own[2]; };
struct cells {
    int n;
    struct { int kind; union { int *p; struct S *s; fn f; } u; } cell[3];
    int *end;
};
struct wide { int *first; char text[600]; int *many[70]; int *last; };
#ifdef RUN
static struct { char *at; size_t size; const char *name; } known[100000];
static int count;
static void *record(void *at, size_t size, const char *name) {
    known[count].at = at; known[count].size = size; known[count++].name = name;
    return at;
}
/* The old memory stays, as there may be pointers to it. */
static void *again(void *old, size_t size, const char *name) {
    char *fresh = malloc(size);
    for (int i = 0; i < count; i++)
        if (known[i].at == old) {
            memcpy(fresh, old, known[i].size); known[i].size = 0;
        }
    return record(fresh, size, name);
}
static void report(int number, void *pointer) {
    char *at = pointer;
    for (int i = 0; i < count; i++)
        if (known[i].at <= at && at < known[i].at + known[i].size) {
            printf("%d %s %d\n", number, known[i].name, (int)(at - known[i].at));
            return;
        }
    printf("%d ? 0\n", number);
}
#define TEXT_(x) #x
#define TEXT(x) TEXT_(x)
#define NEW(type) fill_##type( \
    record(malloc(SIZE(type)), sizeof(struct type), "malloc:" TEXT(__LINE__)))
#define MORE(old, size) again(old, size, "realloc:" TEXT(__LINE__) "*")
#define BYTES(size) record(malloc(size), size, "malloc:" TEXT(__LINE__) "*")
#define GIVEN(call, name, at, size) \
    ((call) ? (void)record(at, size, name ":" TEXT(__LINE__) "*") : exit(1))
/* Memory of a wrapper is named by the lines of the calls that lead to it, too. */
static const char *calls[1000]; static int call_count; static void *came;
static const char *called(const char *name, const char *end) {
    static char names[10000000], *next = names;
    char *found = next;
    next += sprintf(next, "%s", name);
    for (int i = call_count; i-- > 0; ) next += sprintf(next, "@%s", calls[i]);
    next += sprintf(next, "%s", end) + 1;
    return found;
}
#define FROM(call) (calls[call_count++] = TEXT(__LINE__), came = (call), call_count--, came)
#define FRESH(size) record(malloc(size), size, called("malloc:" TEXT(__LINE__), ""))
#define LONGER(old, size) \
    again(old, size, called("realloc:" TEXT(__LINE__), "*"))
#define NAMED(x) record(&(x), sizeof(x), #x)
#define SEE(n, p) report(n, seen_##n = (void *)(p))
#else
#define NEW(type) fill_##type(malloc(SIZE(type)))
#define MORE(old, size) realloc(old, size)
#define BYTES(size) malloc(size)
#define GIVEN(call, name, at, size) ((call) ? (void)0 : exit(1))
#define FROM(call) (call)
#define FRESH(size) malloc(size)
#define LONGER(old, size) realloc(old, size)
#define NAMED(x) (void)0
#define SEE(n, p) seen_##n = (void *)(p)
#endif
static volatile unsigned state = 1;
static __attribute__((noinline)) unsigned coin(unsigned n) {
    state = state * 1103515245 + 12345;
    return (state >> 16) % n;
}
/* How much memory is asked for is known, or cannot be. */
#ifdef SIZED
#define SIZE(type) sizeof(struct type)
#else
#define SIZE(type) (sizeof(struct type) + coin(1))
#endif
#define AT(p, type, member) (*(int **)((char *)(p) + offsetof(struct type, member)))
static int depth;
int i0, i1, i2, ia[4];
int *p0 = &i0, *p1 = &i1, *pa[4] = { &i0, &i1, &i2, ia };
int **q0 = &p0, **q1 = &pa[1];
struct T t0, t1;
struct S s0, s1, sa[3];
struct S *sp0 = &s0, *sp1 = &s1;
struct T *tp0 = &t0;
uintptr_t word = (uintptr_t)&i2;
int *f0(int *, struct S *), *f1(int *, struct S *), *f2(int *, struct S *);
struct T *fill_T(struct T *t) {
    t->a = p0; t->b = p1; t->s = sp0; t->k = 1;
    return t;
}
struct S *fill_S(struct S *s) {
    s->n = 0; s->next = sp1; s->v = p0; fill_T(&s->in); s->t = tp0; s->any = &i2;
    s->f = f0; s->arr[0] = s->arr[1] = s->arr[2] = &i1;
    return s;
}
#define BUFFER(type) (buffer_used += sizeof(struct type), buffer_used > 4096 \
    ? exit(0) : (void)0, (void *)(buffer + buffer_used - sizeof(struct type)))
struct N n0 = { &i0, { &n0.l, &n0.l }, &s0, { &n0.m, &n0.m } };
struct N n1 = { &i1, { &n0.l, &n0.l }, &s1, { &n0.m, &n0.m } };
struct N *np = &n1;
union U u0 = { { &i0, &s0, 1, &i1 } }, u1 = { { &i1, &s1, 1, &i2 } };
int *grid[2][3] = { { &i0, &i1, ia }, { &i2, &i0, &i1 } };
int **middle = &pa[1] + 1;
struct cells c0 = { 1, { { 1, { .p = &i0 } } }, &i1 };
struct cells c1 = { 1, { { 2, { .s = &s0 } }, { 3, { .f = f0 } } }, ia };
#define OF(p, type, member) \
    ((struct type *)((char *)(p) - offsetof(struct type, member)))
struct N *fill_N(struct N *n) {
    n->v = p0; n->s = sp0; n->l = n0.l; n->m.next = n->m.prev = &n0.m;
    return n;
}
/* Memory for anything, of bytes and of words. */
static char bytes_arena[1 << 18] __attribute__((aligned(16)));
static long words_arena[1 << 15];
static size_t bytes_used, words_used;
static void *carve(size_t size) {
    void *at = bytes_arena + bytes_used;
    bytes_used += (size + 15) / 16 * 16;
    if (bytes_used > sizeof bytes_arena) exit(0);
    return at;
}
static void *words(size_t size) {
    long *at = &words_arena[words_used];
    words_used += (size + 7) / 8;
    if (words_used > sizeof words_arena / 8) exit(0);
    return at;
}
/* A free list through the first word of each piece. */
static void *pieces;
static void *piece(void) {
    if (!pieces || coin(3)) return carve(sizeof(struct S));
    void *at = pieces; pieces = *(void **)at;
    return at;
}
static void give(struct S *s) {
    struct S *fresh = piece();
    *fresh = *s; *(void **)fresh = pieces; pieces = fresh;
}
/* Copies by parts. */
static void by_bytes(void *to, const void *from, size_t size) {
    char *t = to; const char *f = from;
    while (size--) *t++ = *f++;
}
static void by_halves(void *to, const void *from, size_t size) {
    uint32_t *t = to; const uint32_t *f = from;
    for (size_t i = 0; i < size / 4; i++) t[i] = f[i];
}
static void by_words(void *to, const void *from, size_t size) {
    uintptr_t *t = to; const uintptr_t *f = from;
    for (size_t i = size / 8; i-- > 0; ) t[i] = f[i];
}
static int *rebuilt(int *p) {
    uint32_t low = (uintptr_t)p, high = (uintptr_t)p >> 32;
    return (int *)((uintptr_t)high << 32 | low);
}
static int *assembled(int *p) {
    uintptr_t whole = 0, from = (uintptr_t)p;
    for (int i = 0; i < 8; i++) whole |= (from >> 8 * i & 255) << 8 * i;
    return (int *)whole;
}
/* Nothing of what these make is computed from an address: only exposure finds it. */
static uintptr_t spelled(uintptr_t from) {
    static const char hex[] = "0123456789abcdef";
    char text[16]; uintptr_t whole = 0;
    for (int i = 0; i < 16; i++) text[i] = hex[from >> 4 * i & 15];
    for (int i = 16; i-- > 0; )
        whole = whole << 4 | (uintptr_t)(text[i] - (text[i] <= '9' ? '0' : 'a' - 10));
    return whole;
}
static uintptr_t compared(uintptr_t with) {
    uintptr_t low = 0, high = (uintptr_t)1 << 48;
    while (low < high) {
        uintptr_t half = low + (high - low) / 2;
        if (half < with) low = half + 1; else high = half;
    }
    return low;
}
static uintptr_t hashed(uintptr_t from) {
    return spelled(from * 0x9e3779b97f4a7c15) * 0xf1de83e19937733d;
}
/* Addresses become integers, or are read as such. */
static uintptr_t as_bits(int *p) { union { int *p; uintptr_t w; } u = { p }; return u.w; }
static uintptr_t copied(int *p) {
    uintptr_t w; memcpy(&w, &p, sizeof w);
    return w;
}
static uintptr_t read_as(int **place) { return *(volatile uintptr_t *)place; }
static uintptr_t in_bytes(int **place) {
    const unsigned char *c = (void *)place; uintptr_t whole = 0;
    for (int i = 8; i-- > 0; ) whole = whole << 8 | compared(c[i]);
    return whole;
}
/* Only such a pointer writes here, or calls this, or leads there. */
static int *cell, *other_cell;
static int *written(uintptr_t (*again)(uintptr_t), int *p) {
    *(int **)again((uintptr_t)&cell) = p;
    memcpy((int **)again((uintptr_t)&other_cell), &p, sizeof p);
    return coin(2) ? cell : other_cell;
}
static int *keep(int *p, struct S *s) {
    SEE(9029, p); SEE(9030, s);
    return p;
}
static int *called_by(uintptr_t (*again)(uintptr_t), int *p, struct S *s) {
    return ((fn)again((uintptr_t)keep))(p, s);
}
static int *as_double(int *p) {
    double d; memcpy(&d, &p, sizeof d);
    int *q; memcpy(&q, &d, sizeof q);
    return q;
}
static int *swapped(int *p, int *q) {
    uintptr_t x = (uintptr_t)p, y = (uintptr_t)q;
    x ^= y; y ^= x; x ^= y;
    return (int *)(coin(2) ? x : y);
}
uintptr_t tagged = (uintptr_t)&i0, hidden = 0x5a5a5a5a5a5a5a5a;
static void tag(int *p) { tagged = (uintptr_t)p | 1 | (uintptr_t)coin(200) << 56; }
static int *untag(void) { return (int *)(tagged << 8 >> 8 & ~(uintptr_t)1); }
static int *through_file(int *p) {
    FILE *file = tmpfile();
    if (!file) return p;
    fwrite(&p, sizeof p, 1, file); rewind(file);
    if (fread(&p, sizeof p, 1, file) != 1) exit(1);
    fclose(file);
    return p;
}
/* Functions in tables. */
static struct S *next(struct S *s) { return s->next; }
static struct S *itself(struct S *s) { return s; }
fn table[3] = { f0, f1, f2 };
struct ops ops[2] = { { 0, f1, next }, { 1, f2, itself } };
static fn *functions; static size_t function_count;
static void add_function(fn f) {
    functions = MORE(functions, (function_count + 1) * sizeof *functions);
    functions[function_count++] = f;
}
static fn a_function(void) {
    return function_count ? functions[coin(function_count)] : table[0];
}
static int **grown; static size_t grown_count;
static void grow(int *p) {
    grown = MORE(grown, (grown_count + 1) * sizeof *grown);
    grown[grown_count++] = p;
}
static int **in_grown(void) { return grown_count ? &grown[coin(grown_count)] : &p0; }
static struct flexible *flexible;
static int **in_flexible(void) {
    if (!flexible) {
        flexible = BYTES(sizeof *flexible + 4 * sizeof(int *));
        for (int i = 0; i < 4; i++) flexible->v[i] = pa[i];
    }
    return &flexible->v[coin(4)];
}
/* Variable arguments. */
static int *last_of(int n, va_list list) {
    int *p = va_arg(list, int *);
    while (--n > 0) p = va_arg(list, int *);
    return p;
}
static int *variadic(int n, ...) {
    va_list list; va_start(list, n);
    int *p = coin(2) ? last_of(n, list) : va_arg(list, int *);
    va_end(list);
    return p;
}
static struct S *variadic_struct(int n, ...) {
    va_list list, other; va_start(list, n); va_copy(other, list);
    int *p = va_arg(other, int *);
    va_arg(list, int *);
    struct S *s = va_arg(list, struct S *);
    s->v = p;
    va_end(other); va_end(list);
    return s;
}
static int *third_of(int n, ...) {
    va_list list; va_start(list, n);
    int *p = va_arg(list, int *);
    double d = va_arg(list, double);
    int *q = va_arg(list, int *), *r = va_arg(list, int *);
    va_end(list);
    SEE(9005, p); SEE(9006, q); SEE(9007, r);
    return d > 0 && coin(2) ? q : r;
}
static int *second_of(int n, ...) {
    va_list list; va_start(list, n);
    int *p = n ? va_arg(list, int *) : 0;
    va_arg(list, double);
    int *q = va_arg(list, int *);
    va_end(list);
    return n && coin(2) ? p : q;
}
static int *ninth_of(double d, int n, ...) {
    va_list list; va_start(list, n);
    struct pair pair = va_arg(list, struct pair);
    int *p = va_arg(list, int *);
    long k = va_arg(list, long);
    int *q = va_arg(list, int *), *r = va_arg(list, int *);
    struct T t = va_arg(list, struct T);
    int *last = va_arg(list, int *);
    va_end(list);
    SEE(9008, pair.a); SEE(9009, pair.s); SEE(9010, p); SEE(9011, q); SEE(9012, r);
    SEE(9013, t.a); SEE(9014, t.s); SEE(9015, t.b);
    return d > 0 && k ? last : r;
}
static int *tenth_of(int n, ...) {
    va_list list; va_start(list, n);
    int *p = va_arg(list, int *), *q = va_arg(list, int *), *r = va_arg(list, int *);
    va_arg(list, int *); va_arg(list, int *);
    int *sixth = va_arg(list, int *), *seventh = va_arg(list, int *);
    while (n-- > 0) r = va_arg(list, int *);
    va_end(list);
    SEE(9016, p); SEE(9017, q); SEE(9018, sixth); SEE(9019, seventh);
    return r;
}
/* Wrappers of allocation. */
static void *xmalloc(size_t size) {
    void *fresh = FRESH(size);
    if (!fresh) exit(1);
    return fresh;
}
static void *xrealloc(void *old, size_t size) {
    void *fresh = LONGER(old, size);
    if (!fresh) exit(1);
    return fresh;
}
static struct S *newest = &s0;
static struct S *new_S(int *v) {
    struct S *fresh = FROM(xmalloc(SIZE(S)));
    fill_S(fresh);
    fresh->v = v; fresh->next = newest; newest = fresh;
    SEE(9020, fresh->v); SEE(9021, fresh->next);
    return fresh;
}
static struct T *new_T(int *a, struct S *s) {
    struct T *fresh = FROM(xmalloc(SIZE(T)));
    fill_T(fresh)->a = a; fresh->s = s;
    return fresh;
}
static struct S *sometimes(struct S *s) { return coin(2) ? s : FROM(new_S(s->v)); }
static struct S *several_S(int n, struct S *s) {
    struct S *fresh;
    if (n <= 0) return s;
    fresh = FROM(new_S(s->v));
    fresh->next = FROM(several_S(n - 1, fresh));
    return fresh;
}
static struct S *(*makers[2])(int *) = { new_S, new_S };
static int **longer; static size_t longer_count;
static void lengthen(int *p) {
    longer = FROM(xrealloc(longer, (longer_count + 1) * sizeof *longer));
    longer[longer_count++] = p;
}
static int **in_longer(void) {
    return longer_count ? &longer[coin(longer_count)] : &p0;
}
/* Callbacks. */
static int compare(const void *x, const void *y) {
    SEE(9000, *(int **)x); SEE(9001, y);
    return (int)coin(3) - 1;
}
static int compare_structs(const void *x, const void *y) {
    SEE(9002, ((const struct S *)x)->next); SEE(9003, y);
    return (int)coin(3) - 1;
}
static int **found(int *key) {
    int **at = bsearch(&key, pa, 4, sizeof *pa, compare);
    return at ? at : pa;
}
static void *thread(void *x) {
    SEE(9004, x);
    return ((struct S *)x)->v;
}
static int *spawned(struct S *s) {
    pthread_t one; void *result = &i0;
    if (!pthread_create(&one, 0, thread, s)) pthread_join(one, &result);
    return result;
}
/* Jumps. */
static jmp_buf around; static int *thrown;
static __attribute__((noinline)) void throws(int *p) { thrown = p; longjmp(around, 1); }
static __attribute__((noinline)) int *caught(int *p, struct S *s) {
    int *volatile kept = p;
    if (setjmp(around)) return coin(2) ? kept : thrown;
    kept = s->v;
    if (coin(3)) throws((int *)s->any);
    return kept;
}
/* By value. */
static struct T changed(struct T t, struct S s) { t.a = s.v; t.s = s.next; return t; }
static struct pair paired(int *a, struct S *s) {
    struct pair p = { a, s };
    return p;
}
/* Variable arguments by cases, functions among them. */
static int *formatted(const char *kinds, ...) {
    va_list list; va_start(list, kinds);
    int *p = p0; struct S *s = sp0;
    for (; *kinds; kinds++)
        switch (*kinds) {
            case 'p': p = va_arg(list, int *); break;
            case 'q': p = *va_arg(list, int **); break;
            case 'd': if (va_arg(list, double) < 0) p = p1; break;
            case 's': s = va_arg(list, struct S *); SEE(9022, s); break;
            case 'f': p = va_arg(list, fn)(p, s); break;
            default: SEE(9023, p);
        }
    va_end(list);
    return p;
}
static int *selected(int n, ...) {
    va_list list; va_start(list, n);
    int *p = p0;
    switch (n) {
        case 5: va_arg(list, double); /* falls through */
        case 2: va_arg(list, int *); /* falls through */
        case 1: p = va_arg(list, int *); SEE(9024, p); break;
        case 3: p = va_arg(list, fn)(p, va_arg(list, struct S *)); break;
        case 400: p = va_arg(list, struct S *)->v; break;
        default: break;
    }
    va_end(list);
    return p;
}
/* Pointers that walk over whole structs. */
static int *walked(struct T *t) {
    int *found = p0; void **w = (void **)t;
    for (size_t i = 0; i < sizeof *t / sizeof *w; i++, w++)
        if (i % 3 == 0 && coin(2)) found = *w;
    return found;
}
static int *walked_back(struct S *s) {
    int *found = p0;
    for (int **w = s->arr + 3; --w >= &s->v; )
        if ((w >= s->arr || w <= &s->in.a) && coin(3) == 0) found = *w;
    return found;
}
static void swept(void *at, size_t size, int *p) {
    struct T *t = at;
    for (char *c = at; c < (char *)at + size; c += sizeof p)
        if (c == (char *)&t->a || c == (char *)&t->b) *(int **)c = p;
}
struct wide w0; int first, last;
static struct wide *wide(int *p) {
    struct wide *w = coin(2) ? &w0 : calloc(1, sizeof *w);
    w->first = &first; w->many[69] = p; w->last = &last;
    return w;
}
static int *walked_wide(struct wide *w) {
    int *found = p0;
    for (int **at = (int **)w; at < (int **)(w + 1); at++)
        if (*at) { SEE(9027, *at); if (coin(2)) found = *at; }
    return found;
}
static int *back_wide(struct wide *w) {
    int *found = p0;
    for (int **at = &w->last; at >= (int **)w; at--)
        if (*at) { SEE(9028, *at); if (coin(2)) found = *at; }
    return found;
}
/* Arrays at the end of structs in memory that is longer. */
static struct tail *tails;
static struct tail *tail(int *a, struct S *s) {
    if (!tails) {
        tails = BYTES(sizeof *tails + 3 * sizeof *tails->pairs);
        tails->s = s;
        for (tails->n = 0; tails->n < 3; ) tails->pairs[tails->n++] = (struct pair){ a, s };
    }
    tails->pairs[coin(3)].a = a;
    return tails;
}
static struct S *long_S(int *p) {
    struct S *s = fill_S(BYTES(sizeof *s + 2 * sizeof p));
    for (int i = 0; i < 5; i++) s->arr[i] = i < 3 ? pa[i] : p;
    return s;
}
/* A table of structs that point into themselves. */
static struct owner *owned; static size_t owned_count;
static struct owner *own(int *p) {
    owned = MORE(owned, (owned_count + 1) * sizeof *owned);
    owned[owned_count].own[0] = owned[owned_count].own[1] = p;
    owned_count++;
    for (size_t i = 0; i < owned_count; i++) {
        owned[i].self = &owned[i]; owned[i].inner = &owned[i].own[i % 2];
    }
    return &owned[coin(owned_count)];
}
/* Unions in arrays in structs. */
static void put(struct cells *c, int kind, void *p) {
    int at = (int)coin(3);
    c->cell[at].kind = kind; c->cell[at].u.p = p;
}
static int *got(struct cells *c) {
    int at = (int)coin(3);
    switch (c->cell[at].kind) {
        case 1: return c->cell[at].u.p;
        case 2: return c->cell[at].u.s->v;
        case 3: return c->cell[at].u.f(p0, sp0);
        default: return c->end;
    }
}
/* Pointers with tags, by addition and by masks. */
uintptr_t coloured = (uintptr_t)&s0;
static struct S *plain(void) { return (struct S *)(coloured - (coloured & 3)); }
static int **masked(int **p) {
    uintptr_t with = (uintptr_t)p + coin(8);
    return (int **)(with & -(uintptr_t)8);
}
/* Jumps across frames. */
static jmp_buf outer; static struct S *volatile left; static struct T *passed = &t0;
static __attribute__((noinline)) void deep(unsigned n, int *p, struct S *s) {
    struct T t = s->in;
    t.a = p;
    if (n > 0) deep(n - 1, coin(2) ? t.a : t.b, s);
    left = s; passed->b = p;
    longjmp(outer, (int)coin(2) + 1);
}
static __attribute__((noinline)) int *jumped(int *p, struct S *s) {
    int *volatile held = p;
    switch (setjmp(outer)) {
        case 0: held = s->v; deep(coin(3), p, s); return 0;
        case 1: return held;
        default: return coin(2) ? left->v : passed->b;
    }
}
/* What functions of the library leave through pointers. */
static void *duplicate(void) {
    char *text;
    GIVEN((text = strdup("text")), "strdup", text, 5);
    return text;
}
static void *printed(void) {
    char *text;
    GIVEN(asprintf(&text, "%d", 12345) == 5, "asprintf", text, 6);
    return text;
}
static void *a_line(void) {
    char *line = 0; size_t size = 0; FILE *file = tmpfile();
    if (!file) exit(1);
    fputs("line\n", file); rewind(file);
    GIVEN(getdelim(&line, &size, 10, file) == 5, "getdelim", line, size);
    fclose(file);
    return line;
}
static void *aligned(void) {
    void *at;
    GIVEN(!posix_memalign(&at, 16, sizeof(struct S)), "posix_memalign", at, sizeof(struct S));
    return at;
}
static char digits[] = "12345 rest";
static void *after(void) {
    char *end;
    strtol(digits + coin(3), &end, 10);
    return end;
}
static int out(int **to, struct S **s, int *p) { *to = p; *s = newest; return 0; }
static int *from_out(int *p) {
    int *at = p0; struct S *s = sp0;
    if (coin(4)) out(&at, &s, p);
    return coin(2) ? at : s->v;
}
static int compare_ops(const void *x, const void *y) {
    SEE(9025, ((const struct ops *)x)->get); SEE(9026, ((const struct ops *)y)->self);
    return (int)coin(3) - 1;
}
/* Other names. */
int *f3(int *, struct S *) __attribute__((alias("f1")));
extern int *p2 __attribute__((alias("p1")));
static fn resolve(void) { return f2; }
int *f4(int *, struct S *) __attribute__((ifunc("resolve")));
