"""Writes random C programs that do much with pointers, and nothing undefined.

Every pointer in them is valid at any time, so that they can be run: built with -DRUN,
a program prints for each of its observations, `seen_N`, which object it was in and how
many bytes from its start.  Built without, it is what constraints are extracted from.
With -DSIZED, the program says how much memory it asks for.
"""

from __future__ import annotations

import random
from collections.abc import Callable

_MORE = """\
#define BUFFER(type) (buffer_used += sizeof(struct type), buffer_used > 4096 \\
    ? exit(0) : (void)0, (void *)(buffer + buffer_used - sizeof(struct type)))
struct N n0 = { &i0, { &n0.l, &n0.l }, &s0, { &n0.m, &n0.m } };
struct N n1 = { &i1, { &n0.l, &n0.l }, &s1, { &n0.m, &n0.m } };
struct N *np = &n1;
union U u0 = { { &i0, &s0, 1, &i1 } }, u1 = { { &i1, &s1, 1, &i2 } };
int *grid[2][3] = { { &i0, &i1, ia }, { &i2, &i0, &i1 } };
int **middle = &pa[1] + 1;
#define OF(p, type, member) \\
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
"""
_PRELUDE = (
    """\
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
#ifdef RUN
static struct { char *at; size_t size; const char *name; } known[100000];
static int count;
static void *record(void *at, size_t size, const char *name) {
    known[count].at = at; known[count].size = size; known[count++].name = name;
    return at;
}
static void *again(void *old, size_t size, const char *name) {
    for (int i = 0; i < count; i++) if (known[i].at == old) known[i].size = 0;
    return record(realloc(old, size), size, name);
}
static void report(int number, void *pointer) {
    char *at = pointer;
    for (int i = 0; i < count; i++)
        if (known[i].at <= at && at < known[i].at + known[i].size) {
            printf("%d %s %d\\n", number, known[i].name, (int)(at - known[i].at));
            return;
        }
    printf("%d ? 0\\n", number);
}
#define TEXT_(x) #x
#define TEXT(x) TEXT_(x)
#define NEW(type) fill_##type( \\
    record(malloc(SIZE(type)), sizeof(struct type), "malloc:" TEXT(__LINE__)))
#define MORE(old, size) again(old, size, "realloc:" TEXT(__LINE__) "*")
#define BYTES(size) record(malloc(size), size, "malloc:" TEXT(__LINE__) "*")
#define NAMED(x) record(&(x), sizeof(x), #x)
#define SEE(n, p) report(n, seen_##n = (void *)(p))
#else
#define NEW(type) fill_##type(malloc(SIZE(type)))
#define MORE(old, size) realloc(old, size)
#define BYTES(size) malloc(size)
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
"""
    + _MORE
)
_NAMED = (
    "i0 i1 i2 ia p0 p1 pa q0 q1 t0 t1 s0 s1 sa sp0 sp1 tp0 l0 ls lt la "
    "n0 n1 np u0 u1 grid middle bytes_arena words_arena table ops buffer"
).split()
_CALLBACKS = range(9000, 9005)


class Programmer:
    """One program; the same seed writes the same one."""

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._seen = 0
        self._extra: dict[str, list[str]] = {}

    def program(self) -> str:
        bodies = [
            self._function(f"int *f{k}(int *x, struct S *y)", {"P": ["x"], "S": ["y"]})
            for k in range(3)
        ]
        main = {
            "P": ["l0", "la[coin(2)]"],
            "Q": ["&l0", "la"],
            "S": ["&ls", "fill_S(BUFFER(S))"],
            "T": ["&lt", "fill_T(BUFFER(T))"],
        }
        body = self._block(30, main)
        fills = "fill_T(&t0); fill_T(&t1); fill_S(&s0); fill_S(&s1);"
        start = [
            "    int *l0 = &i0, *la[2] = { &i1, ia };",
            "    struct S ls; struct T lt;",
            "    char buffer[4096] __attribute__((aligned(16)));",
            "    size_t buffer_used = 0;",
            f"    {' '.join(f'NAMED({name});' for name in _NAMED)}",
            f"    {fills} fill_S(&sa[0]); fill_S(&sa[1]); fill_S(&sa[2]);",
            "    fill_S(&ls); fill_T(&lt);",
        ]
        text = "\n".join(["int main(void) {", *start, *body, "    return 0;", "}"])
        numbers = [*range(self._seen), *_CALLBACKS]
        seen = [f"void *seen_{number};" for number in numbers]
        types, rest = _PRELUDE.split("#define BUFFER", 1)
        return "\n".join([types, *seen, f"#define BUFFER{rest}", *bodies, text, ""])

    def _function(self, head: str, extra: dict[str, list[str]]) -> str:
        body = self._block(8, extra)
        lines = [
            f"{head} {{",
            "    if (depth++ > 20) return x;",
            *body,
            f"    return {self._int(2)};",
            "}",
        ]
        return "\n".join(lines)

    def _block(self, length: int, extra: dict[str, list[str]]) -> list[str]:
        self._extra = extra
        return [f"    {self._statement()}" for _ in range(length)]

    def _pick(self, *options: Callable[[], str] | str) -> str:
        chosen = self._random.choice(options)
        return chosen if isinstance(chosen, str) else chosen()

    def _more(self, kind: str) -> list[str]:
        return self._extra.get(kind, [])

    def _statement(self) -> str:
        r = self._random.random()
        if r < 0.35:
            return f"SEE({self._number()}, {self._any(3)});"
        if r < 0.45:
            return f"if (coin(2)) {self._simple()}"
        if r < 0.5:
            return f"for (int i = 0; i < 3; i++) {self._simple()}"
        return self._simple() if r < 0.8 else self._special()

    def _number(self) -> int:
        self._seen += 1
        return self._seen - 1

    def _any(self, depth: int) -> str:
        kinds = (self._int, self._struct, self._inner, self._place)
        return self._random.choice(kinds)(depth)

    def _simple(self) -> str:
        s, t = self._struct, self._inner
        return self._pick(
            lambda: f"{self._int_place(2)} = {self._int(3)};",
            lambda: f"{self._int_place(2)} = {self._int(3)};",
            lambda: f"{self._pick('q0', 'q1')} = {self._place(2)};",
            lambda: f"{self._struct_place(2)} = {s(3)};",
            lambda: f"{self._pick('tp0', f'{s(1)}->t')} = {t(2)};",
            lambda: f"*{s(2)} = *{s(2)};",
            lambda: f"*{t(2)} = *{t(2)};",
            lambda: f"memmove({s(1)}, {s(1)}, sizeof(struct S));",
            lambda: f"memmove(&{s(1)}->in, {t(1)}, sizeof(struct T));",
            lambda: f"memmove({s(1)}->arr, {s(1)}->arr, sizeof s0.arr);",
            lambda: f"{s(1)}->f = {self._function_value()};",
            lambda: f"{s(1)}->any = {self._int(2)};",
            lambda: f"word = (uintptr_t){self._int(2)};",
            lambda: f"{{ struct S c = *{s(1)}; *{s(1)} = c; }}",
            lambda: f"{{ int **w = {s(1)}->arr; w++; *w = {self._int(2)}; }}",
        )

    def _special(self) -> str:
        s, t, n, p, a = (
            self._struct,
            self._inner,
            self._node,
            self._int,
            self._int_place,
        )
        copy = self._pick("by_bytes", "by_halves", "by_words", "memcpy")
        link, way = self._pick("l", "m"), self._pick("next", "prev")
        return self._pick(
            lambda: f"{n(1)}->{link}.{way} = &{n(1)}->{link};",
            lambda: f"np = {n(2)};",
            lambda: f"{n(1)}->v = {p(2)};",
            lambda: f"{n(1)}->s = {s(2)};",
            lambda: (
                f"{{ int *one = {p(2)}, *two; "
                f"{copy}(&two, &one, sizeof one); p0 = two; }}"
            ),
            lambda: (
                f"{{ struct S *one = {s(1)}, c; {copy}(&c, one, sizeof c); *one = c; }}"
            ),
            lambda: (
                f"{{ struct S *one = {s(1)}, *two = {s(1)}; "
                f"if (one != two) {copy}(one, two, sizeof *one); }}"
            ),
            lambda: (
                f"{{ char c[sizeof(struct T)]; {copy}(c, {t(1)}, sizeof c); "
                f"memcpy({t(1)}, c, sizeof c); }}"
            ),
            lambda: (
                f"{{ struct S *one = {s(1)}, *two = {s(1)}; size_t k = 8 * coin(13); "
                "memmove((char *)one + k, (char *)two + k, 8); }"
            ),
            lambda: f"tag({p(2)});",
            lambda: f"hidden = (uintptr_t){p(2)} ^ 0x5a5a5a5a5a5a5a5a;",
            lambda: f"table[coin(3)] = {self._function_value()};",
            lambda: f"ops[coin(2)].get = {self._function_value()};",
            lambda: f"ops[coin(2)].self = {self._pick('next', 'itself')};",
            lambda: f"add_function({self._function_value()});",
            lambda: f"grow({p(2)});",
            lambda: "qsort(pa, 4, sizeof *pa, compare);",
            lambda: "qsort(sa, 3, sizeof *sa, compare_structs);",
            lambda: f"*{t(1)} = changed(*{t(1)}, *{s(1)});",
            lambda: f"give({s(1)});",
            lambda: f"__atomic_store_n(&{a(1)}, {p(2)}, 5);",
            lambda: f"{{ int **w = (int **)&{t(1)}->a; w[3 * coin(2)] = {p(2)}; }}",
            lambda: f"for (struct S *one = sa + 3; one-- > sa; ) one->v = {p(1)};",
            lambda: f"u0.u.s = (uintptr_t){s(2)};",
        )

    def _function_value(self) -> str:
        return self._pick(
            "f0",
            "f1",
            "f2",
            "table[coin(3)]",
            "a_function()",
            lambda: f"{self._struct(1)}->f",
        )

    def _int(self, depth: int) -> str:
        """An `int *`."""
        if depth == 0:
            return self._pick("p0", "p1", "&i0", "&i1", "ia", *self._more("P"))
        return self._pick(
            lambda: self._int_place(depth),
            lambda: self._int_place(depth),
            lambda: self._pick("&i2", "ia + coin(4)", *self._more("P")),
            lambda: f"&{self._struct(depth - 1)}->n",
            lambda: f"&{self._inner(depth - 1)}->k",
            lambda: f"(int *){self._struct(depth - 1)}->any",
            lambda: "(int *)word",
            lambda: f"f{self._random.randrange(3)}({self._arguments(depth)})",
            lambda: f"{self._struct(depth - 1)}->f({self._arguments(depth)})",
            lambda: f"*{self._place(depth - 1)}",
            lambda: self._special_int(depth - 1),
            lambda: self._special_int(depth - 1),
        )

    def _special_int(self, depth: int) -> str:
        p, s, arguments = self._int(depth), self._struct(depth), self._arguments(1)
        cast = "(void *(*)(void *, void *))"
        return self._pick(
            f"rebuilt({p})",
            f"assembled({p})",
            f"as_double({p})",
            f"swapped({p}, {self._int(depth)})",
            "untag()",
            "(int *)(hidden ^ 0x5a5a5a5a5a5a5a5a)",
            f"through_file({p})",
            f"table[coin(3)]({arguments})",
            f"ops[coin(2)].get({arguments})",
            f"a_function()({arguments})",
            f"((int *)({cast}f{self._random.randrange(3)})({arguments}))",
            f"variadic(3, {p}, {self._int(depth)}, {self._int(depth)})",
            f"spawned({s})",
            f"caught({p}, {s})",
            f"paired({p}, {s}).a",
            f"changed(*{self._inner(depth)}, *{s}).a",
            f"__atomic_exchange_n(&{self._int_place(0)}, {p}, 5)",
            f"{self._node(depth)}->v",
            "(int *)u0.u.s",
            "*in_flexible()",
            "*in_grown()",
        )

    def _arguments(self, depth: int) -> str:
        return f"{self._int(depth - 1)}, {self._struct(depth - 1)}"

    def _int_place(self, depth: int) -> str:
        if depth == 0:
            return self._pick("p0", "p1", "pa[coin(4)]", "*q0", *self._more("P"))
        return self._pick(
            lambda: f"{self._struct(depth - 1)}->v",
            lambda: f"{self._struct(depth - 1)}->in.{self._pick('a', 'b')}",
            lambda: f"{self._inner(depth - 1)}->{self._pick('a', 'b')}",
            lambda: f"{self._struct(depth - 1)}->arr[coin(3)]",
            lambda: f"{self._struct(depth - 1)}->arr[2]",
            lambda: f"*{self._place(depth - 1)}",
            lambda: self._int_place(0),
            lambda: f"AT({self._struct(depth - 1)}, S, {self._pick('v', 'in.b')})",
            lambda: f"AT({self._inner(depth - 1)}, T, {self._pick('a', 'b')})",
            lambda: f"(&{self._inner(depth - 1)}->a)[3 + coin(1)]",
            lambda: f"(&{self._inner(depth - 1)}->b)[-3 * (int)(1 - coin(1))]",
            lambda: f"((struct V *){self._inner(depth - 1)})->last[coin(1)]",
            lambda: f"((struct V *)(&{self._struct(depth - 1)}->v + 1))->first",
            lambda: f"u{self._pick('0', '1')}.w[3 * coin(2)]",
            lambda: f"u{self._pick('0', '1')}.{self._pick('u.a', 't.b', 'u.b')}",
            lambda: f"{self._node(depth - 1)}->v",
            "grid[coin(2)][coin(3)]",
            "(&grid[0][0])[coin(6)]",
        )

    def _place(self, depth: int) -> str:
        """An `int **`."""
        if depth == 0:
            return self._pick("q0", "q1", "&p1", "(pa + 2)", *self._more("Q"))
        return self._pick(
            lambda: f"(&{self._struct(depth - 1)}->v)",
            lambda: f"(&{self._inner(depth - 1)}->b)",
            lambda: f"({self._struct(depth - 1)}->arr + coin(3))",
            lambda: f"(&{self._struct(depth - 1)}->arr[1])",
            lambda: "(&pa[coin(4)])",
            lambda: self._place(0),
            lambda: f"(&{self._node(depth - 1)}->v)",
            lambda: f"found({self._int(depth - 1)})",
            "in_grown()",
            "in_flexible()",
            "middle",
            "(middle - 1)",
            "(*grid + coin(6))",
        )

    def _struct_place(self, depth: int) -> str:
        return self._pick(
            "sp0",
            "sp1",
            lambda: f"{self._struct(depth - 1)}->next",
            lambda: f"{self._inner(depth - 1)}->s",
        )

    def _struct(self, depth: int) -> str:
        """A `struct S *`."""
        if depth <= 0:
            return self._pick("sp0", "sp1", "(&s0)", "(&s1)", *self._parenthesised("S"))
        return self._pick(
            lambda: self._struct_place(depth),
            "(&sa[coin(3)])",
            "(sa + 1)",
            "NEW(S)",
            lambda: (
                "((struct S *)((char *)"
                f"(&{self._struct(depth - 1)}->in) - offsetof(struct S, in)))"
            ),
            lambda: self._struct(0),
            lambda: f"{self._node(depth - 1)}->s",
            lambda: f"ops[coin(2)].self({self._struct(depth - 1)})",
            lambda: (
                f"variadic_struct(2, {self._int(depth - 1)}, {self._struct(depth - 1)})"
            ),
            lambda: f"paired({self._int(depth - 1)}, {self._struct(depth - 1)}).s",
            "((struct S *)fill_S(carve(sizeof(struct S))))",
            "((struct S *)fill_S(words(sizeof(struct S))))",
            "((struct S *)fill_S(piece()))",
            lambda: f"({self._struct(depth - 1)} + 1 - 1)",
            lambda: f"(&({self._struct(depth - 1)} + 1)[-1])",
            lambda: f"OF(&{self._struct(depth - 1)}->arr[coin(1)], S, arr)",
            lambda: f"OF((int **)&{self._struct(depth - 1)}->any, S, any)",
        )

    def _node(self, depth: int) -> str:
        """A `struct N *`."""
        if depth <= 0:
            return self._pick("np", "(&n0)", "(&n1)")
        return self._pick(
            lambda: f"OF({self._node(depth - 1)}->l.next, N, l)",
            lambda: f"OF({self._node(depth - 1)}->m.prev, N, m)",
            lambda: f"OF(&{self._node(depth - 1)}->m, N, m)",
            lambda: f"OF({self._node(depth - 1)}->l.next->prev, N, l)",
            "NEW(N)",
            "fill_N(carve(sizeof(struct N)))",
            lambda: self._node(0),
        )

    def _inner(self, depth: int) -> str:
        """A `struct T *`."""
        if depth <= 0:
            return self._pick("tp0", "(&t0)", "(&t1)", *self._parenthesised("T"))
        return self._pick(
            lambda: f"(&{self._struct(depth - 1)}->in)",
            lambda: f"{self._struct(depth - 1)}->t",
            "NEW(T)",
            lambda: self._inner(0),
            "(&u0.t)",
            "(&u1.t)",
            "fill_T(carve(sizeof(struct T)))",
            "fill_T(words(sizeof(struct T)))",
        )

    def _parenthesised(self, kind: str) -> list[str]:
        return [f"({text})" for text in self._more(kind)]
