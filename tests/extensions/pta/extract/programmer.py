"""Writes random C programs that do much with pointers, and nothing undefined.

Every pointer in them is valid at any time, so that they can be run: built with -DRUN,
a program prints for each of its observations, `seen_N`, which object it was in and how
many bytes from its start.  Built without, it is what constraints are extracted from.
With -DSIZED, the program says how much memory it asks for.  All programs begin with
programmer.c.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

_PRELUDE = Path(__file__).with_suffix(".c").read_text(encoding="utf-8")
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
