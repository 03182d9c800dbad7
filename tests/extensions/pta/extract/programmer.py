"""Writes random C programs that do much with pointers, and nothing undefined.

Every pointer in them is valid at any time, so that they can be run: built with -DRUN,
a program prints for each of its observations, `seen_N`, which object it was in and how
many bytes from its start.  Built without, it is what constraints are extracted from.
With -DSIZED, the program says how much memory it asks for.  All programs begin with
programmer.c; what follows is made by the rules of programmer.toml.
"""

import random
import re
import tomllib
from pathlib import Path

_PRELUDE = Path(__file__).with_suffix(".c").read_text(encoding="utf-8")
_RULES = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
_PART = re.compile(r"\$([a-z_]+)([=\d]?)")
_NAMED = (
    "i0 i1 i2 ia p0 p1 pa q0 q1 t0 t1 s0 s1 sa sp0 sp1 tp0 l0 ls lt la "
    "n0 n1 np u0 u1 grid middle bytes_arena words_arena table ops buffer "
    "c0 c1 w0 first last digits f0 f1 f2 next itself"
).split()
_CALLBACKS = range(9000, 9031)


class Programmer:
    """One program; the same seed writes the same one.

    Each uses only a share of the rules, most a small one, so that what one rule makes
    unknown does not hide what others do wrong.
    """

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)
        self._share = self._random.random() ** 2
        self._rules = {
            kind: {when: self._some(options) for when, options in rules.items()}
            for kind, rules in _RULES.items()
        }
        self._seen = 0
        self._extra: dict[str, list[str]] = {}

    def _some(self, options: list[str]) -> list[str]:
        return self._random.sample(options, max(1, round(self._share * len(options))))

    def program(self) -> str:
        bodies = [self._function(f"int *f{k}(int *x, struct S *y)") for k in range(3)]
        main = {
            "int": ["l0", "la[coin(2)]"],
            "place": ["&l0", "la"],
            "struct": ["(&ls)", "(fill_S(BUFFER(S)))"],
            "inner": ["(&lt)", "(fill_T(BUFFER(T)))"],
        }
        body = self._block(self._random.randint(5, 30), main)
        body += [f"    {self._observation()}" for _ in range(3)]
        # Rare among the rules, and easily hidden by what is exposed elsewhere.
        if self._random.random() < 0.5:
            body.append(f"    {self._observation('exposed')}")
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

    def _function(self, head: str) -> str:
        extra = {"int": ["x"], "struct": ["(y)"]}
        body = self._block(self._random.randint(1, 8), extra)
        lines = [
            f"{head} {{",
            "    if (depth++ > 20) return x;",
            *body,
            f"    return {self._text('int', 2)};",
            "}",
        ]
        return "\n".join(lines)

    def _block(self, length: int, extra: dict[str, list[str]]) -> list[str]:
        """Statements; `extra` is what there is beside the rules, by kind."""
        others = dict.fromkeys(("other_int", "int_place"), extra["int"])
        self._extra = extra | others
        return [f"    {self._statement()}" for _ in range(length)]

    def _statement(self) -> str:
        r = self._random.random()
        if r < 0.35:
            return self._observation()
        if r < 0.45:
            return f"if (coin(2)) {self._text('simple')}"
        if r < 0.5:
            return f"for (int i = 0; i < 3; i++) {self._text('simple')}"
        return self._text("simple" if r < 0.8 else "special")

    def _observation(self, kind: str = "seen") -> str:
        self._seen += 1
        return f"SEE({self._seen - 1}, {self._text(kind, 3)});"

    def _text(self, kind: str, level: int = 0) -> str:
        """Any text of a kind, in which others are nested."""
        rules = self._rules[kind]
        if "any" in rules:
            options = rules["any"]
        elif level > 0:
            options = rules["more"]
        else:
            options = [*rules["leaf"], *self._extra.get(kind, [])]

        def nested(match: re.Match[str]) -> str:
            kind, at = match.groups()
            below = {"": level - 1, "=": level}
            return self._text(kind, below[at] if at in below else int(at))

        return _PART.sub(nested, self._random.choice(options))
