"""Writes random C programs that do much with pointers, and nothing undefined.

Every pointer in them is valid at any time, so that they can be run: built with -DRUN,
a program prints for each of its observations, `seen_N`, which object it was in and how
many bytes from its start.  Built without, it is what constraints are extracted from.
With -DSIZED, the program says how much memory it asks for.
"""

from __future__ import annotations

import random
from collections.abc import Callable

_PRELUDE = """\
#include <stddef.h>
#include <stdint.h>
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
#ifdef RUN
#include <stdio.h>
static struct { char *at; size_t size; const char *name; } known[100000];
static int count;
static void *record(void *at, size_t size, const char *name) {
    known[count].at = at; known[count].size = size; known[count++].name = name;
    return at;
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
#define NAMED(x) record(&(x), sizeof(x), #x)
#define SEE(n, p) report(n, seen_##n = (void *)(p))
#else
#define NEW(type) fill_##type(malloc(SIZE(type)))
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
_NAMED = "i0 i1 i2 ia p0 p1 pa q0 q1 t0 t1 s0 s1 sa sp0 sp1 tp0 l0 ls lt la".split()


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
            "S": ["&ls"],
            "T": ["&lt"],
        }
        body = self._block(30, main)
        fills = "fill_T(&t0); fill_T(&t1); fill_S(&s0); fill_S(&s1);"
        start = [
            "    int *l0 = &i0, *la[2] = { &i1, ia };",
            "    struct S ls; struct T lt;",
            f"    {' '.join(f'NAMED({name});' for name in _NAMED)}",
            f"    {fills} fill_S(&sa[0]); fill_S(&sa[1]); fill_S(&sa[2]);",
            "    fill_S(&ls); fill_T(&lt);",
        ]
        text = "\n".join(["int main(void) {", *start, *body, "    return 0;", "}"])
        seen = [f"void *seen_{number};" for number in range(self._seen)]
        return "\n".join([_PRELUDE, *seen, *bodies, text, ""])

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
        return self._simple()

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

    def _function_value(self) -> str:
        return self._pick("f0", "f1", "f2", lambda: f"{self._struct(1)}->f")

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
        )

    def _parenthesised(self, kind: str) -> list[str]:
        return [f"({text})" for text in self._more(kind)]
