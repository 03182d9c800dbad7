"""Generated code reads like code that somebody has written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lighthouse.codegen.text import WIDTH, folded
from lighthouse.driver import Options, Target
from tests.once import compiled

SAMPLES = sorted((Path(__file__).parents[2] / "samples").glob("*.gm"))
BOTH: tuple[Target, Target] = ("cuda", "openmp")


def code_of(text: str, target: Target, level: int = 0) -> str:
    return compiled(text, target, Options(level=level)).program.code


@pytest.mark.parametrize("target", BOTH)
def test_lines_of_samples_are_short(target: Target) -> None:
    found = {
        line
        for path in SAMPLES
        for line in code_of(path.read_text(), target, 2).splitlines()
        if len(line) > WIDTH
    }
    assert found == set()


@pytest.mark.parametrize("target", BOTH)
def test_a_variable_begins_with_its_first_value(target: Target) -> None:
    text = """
Procedure f(G: Graph, A: N_P<Int>): Int {
    Int first = G.NumNodes() / 3;
    Int second;
    If (first > G.NumNodes()) second = Sum(n: G.Nodes){n.A};
    Else second = Count(n: G.Nodes)(n.A > first);
    Return second;
}"""
    code = code_of(text, target)
    assert "    int32_t first = int32_t(G.nodes) / 3;\n" in code
    assert "int32_t first = 0;" not in code
    assert "    int32_t second = 0;\n" in code


LOOPS = """
Procedure f(G: Graph; A: N_P<Int>, B: N_P<Int>) {
    Foreach (n: G.Nodes) { Foreach (t: n.Nbrs) n.A += t.Degree(); }
    Foreach (n: G.Nodes) { Foreach (t: n.InNbrs) n.B += t.A; }
}"""


@pytest.mark.parametrize("target", BOTH)
def test_two_kernels_may_have_the_same_names(target: Target) -> None:
    names = re.findall(r"const lh::node_t (\w+) = ", code_of(LOOPS, target))
    assert {*names} <= {"n", "t"}


@pytest.mark.parametrize("name", ["n_slot", "n_end"])
def test_a_name_that_others_are_made_of_is_not_free(name: str) -> None:
    """`n_slot` would be the place of `n` in a list."""
    text = LOOPS.replace("n.B += t.A;", f"{{ Int {name} = t.A; n.B += {name}; }}")
    code = code_of(text, "openmp")
    kernel = code[code.index("InNbrs") :]
    assert f"int32_t {name}_ = A[t];" in kernel
    assert re.search(r"\bB\[n_\d+\] = ", kernel)


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        (
            f"    call({'a' * 50}, {'b' * 50});",
            [f"    call({'a' * 50},", f"            {'b' * 50});"],
        ),
        (
            f"if ({'a' * 50} > 1 && (b || {'c' * 50}))",
            [f"if ({'a' * 50} > 1", f"        && (b || {'c' * 50}))"],
        ),
        (f'say("{"a, " * 40}");', [f'say("{"a, " * 40}");']),
        (f"#define {'a, ' * 40}", [f"#define {'a, ' * 40}"]),
        (
            f"  // {'word ' * 22}",
            [f"  // {'word ' * 18}word", "  //     word word word"],
        ),
    ],
)
def test_long_lines(line: str, parts: list[str]) -> None:
    assert folded(line).split("\n") == parts
