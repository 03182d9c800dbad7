"""The time to compile grows with the length of a program, not with its square.

Function calls are counted: they do not depend on the machine and what else it does.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType

import pytest

from lighthouse.diagnostics import CompileError, Source
from lighthouse.driver import front, generate, lower, parse_program


def program(lines: list[str], before: str = "") -> str:
    head = "Procedure f(G: Graph, A, B: N_P<Int>, r: Node; x: Int) {"
    return "\n".join([before, head, *lines, "}"])


def trivial(n: int) -> str:
    own = (f"Local q{i}(a: Int): Int {{ Return a + {i}; }}" for i in range(n))
    return program([f"x = q{i}(x);" for i in range(n)], "\n".join(own))


SHAPES: dict[str, Callable[[int], str]] = {
    "statements": lambda n: program([f"x = x + {i};" for i in range(n)]),
    "nodes": lambda n: program([f"Node v{i} = r; v{i}.A = {i};" for i in range(n)]),
    "loops": lambda n: program(
        [f"Foreach (n: G.Nodes) {{ n.A = n.B + {i}; }}" for i in range(n)]
    ),
    "sums": lambda n: program(
        [f"x += Sum(n: G.Nodes){{n.A + {i}}};" for i in range(n)]
    ),
    "a loop": lambda n: program(
        ["Foreach (n: G.Nodes) {", *(f"n.A += {i};" for i in range(n)), "}"]
    ),
    "procedures": trivial,
}


def calls(text: str) -> int:
    count = 0

    def counted(frame: FrameType, event: str, argument: object) -> None:
        nonlocal count
        count += 1

    sys.setprofile(counted)
    try:
        generate(lower(front(Source("f.gm", text)), "openmp"), "openmp")
    finally:
        sys.setprofile(None)
    return count


@pytest.mark.parametrize("shape", SHAPES)
def test_growth(shape: str) -> None:
    calls(SHAPES[shape](2))  # what is imported and remembered
    short, long = (calls(SHAPES[shape](n)) for n in (60, 120))
    assert long < 2.5 * short


def test_a_text_that_is_too_long_is_refused() -> None:
    text = program(["x = x + 1;" for _ in range(400_000)])
    with pytest.raises(CompileError, match="more than the 4000000") as refused:
        parse_program(Source("f.gm", text))
    assert [item.code for item in refused.value.diagnostics] == ["GM0901"]
