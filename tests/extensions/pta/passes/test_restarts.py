"""Which loops may run again where a set needs memory, and that others are refused."""

from __future__ import annotations

from pathlib import Path

import pytest

import lighthouse.extensions.pta as pta
from lighthouse.api import Compiled
from lighthouse.diagnostics import CompileError, Diagnostic, Source
from lighthouse.driver import Options, front, read_source
from tests.sampling import rows

PROGRAM = """Import pta;
Procedure f(G: Graph, A: N_P<Int>, up: N_P<Node>, a: N_P<Bits>, b: N_P<Bits>;
            out: N_P<Bits>, B: N_P<Int>, C: N_P<Int>, s: Int, t: Bool) {{
    Foreach (v: G.Nodes) {{
        Node self = v;
        {body}
    }}
}}
"""
# Each adds to a set, and so may run again.
AGAIN = {
    "adds": "v.out.Union(v.a); v.out.Add(self);",
    "clears before": "v.out.Clear(); v.out.Union(v.a);",
    "clears where there is something": "If (!v.out.IsEmpty() || !v.b.IsEmpty()) "
    "{ v.out.Clear(); v.b.Clear(); } v.out.Union(v.a);",
    "takes out": "v.out.Union(v.a); v.out.Complement(v.b);",
    "adds to others": "Foreach (w: v.Nbrs) { w.out.Union(v.a); }",
    "stores": "v.out.Union(v.a); v.B = v.A + 1;",
    "stores a part": "v.out.Union(v.a); v.B = v.out.Size();",
    "adds a part": "v.out.Union(v.a); v.b.Union(v.out);",
    "where there is some": "v.out.Union(v.a); If (!v.out.IsEmpty()) t |= True;",
    "for each member": "v.out.Union(v.a); Foreach (z: v.out.Items) z.B = 3;",
    "a member": "v.out.Union(v.a); If (v.out.Has(self)) v.B = 1;",
    "own variables": "Int k = 0; k += v.A; If (k > 3) v.out.Union(v.a);",
    "least": "v.out.Union(v.a); s max= v.A;",
}
# The reason, and what it is about.
NOT_AGAIN = {
    "counts": ("v.out.Union(v.a); s += v.A;", "would count", "s += v.A;"),
    "counts elements": ("v.out.Add(self); v.B *= 2;", "would count", "v.B *= 2;"),
    "reads what it stores": (
        "If (v.B == 0) { v.B = 1; v.out.Union(v.a); }",
        "reads `B`, which it also writes",
        "v.B",
    ),
    "asks before": (
        "If (v.out.IsEmpty()) v.out.Union(v.a);",
        "reads `out` before it changes it",
        "v.out",
    ),
    "asks more before it clears": (
        "If (v.b.Size() > 3) v.b.Clear(); v.out.Union(v.a);",
        "reads `b` before it changes it",
        "v.b",
    ),
    "clears more than it asked": (
        "v.out.Union(v.a); If (!v.b.IsEmpty()) { v.b.Clear(); v.out.Clear(); }",
        "reads `b` before it changes it",
        "v.b",
    ),
    "does more than clear": (
        "v.out.Union(v.a); If (!v.b.IsEmpty()) { v.b.Clear(); v.B = 1; }",
        "reads `b` before it changes it",
        "v.b",
    ),
    "clears another": (
        "Node u = v.up; If (!u.b.IsEmpty()) u.b.Clear(); v.out.Union(v.a);",
        "reads `b` before it changes it",
        "u.b",
    ),
    "asks for none": (
        "If (v.b.IsEmpty()) v.b.Clear(); v.out.Union(v.a);",
        "reads `b` before it changes it",
        "v.b",
    ),
    "adds before": (
        "v.b.Union(v.out); v.out.Union(v.a);",
        "reads `out` before it changes it",
        "v.out",
    ),
    "in the next round": (
        "Foreach (w: v.Nbrs) { v.out.Add(w); v.C = v.out.Size(); }",
        "reads `out`, which its next round changes",
        "v.out",
    ),
    "of others": (
        "Node u = v.up; u.out.Union(v.a); v.b.Union(u.out);",
        "reads `out`, which other iterations change",
        "u.out",
    ),
    "where there is none": (
        "v.out.Union(v.a); If (v.out.IsEmpty()) v.B = 1;",
        "decides whether it is done",
        "v.B = 1;",
    ),
    "the other arm": (
        "v.out.Union(v.a); If (!v.out.IsEmpty()) { v.B = 2; } Else { v.C = 1; }",
        "decides whether it is done",
        "v.C = 1;",
    ),
    "by size": (
        "v.out.Union(v.a); Int k = v.out.Size(); If (k < 4) v.B = 1;",
        "decides whether it is done",
        "v.B = 1;",
    ),
    "by a number of members": (
        "v.out.Union(v.a); Int k = 0; Foreach (z: v.out.Items) { k += 1; } "
        "If (k < 4) v.B = 1;",
        "decides whether it is done",
        "v.B = 1;",
    ),
    "least size": (
        "v.out.Union(v.a); s min= v.out.Size();",
        "takes a part of a set",
        "s min= v.out.Size();",
    ),
    "all empty": (
        "v.out.Union(v.a); t |= v.out.IsEmpty();",
        "takes a part of a set",
        "t |= v.out.IsEmpty();",
    ),
    "all equal": (
        "v.out.Union(v.a); If (v.out.Equals(v.b)) v.B = 1;",
        "decides whether it is done",
        "v.B = 1;",
    ),
    "a chosen member": (
        "v.out.Union(v.a); Node u = v.out.Chosen(); u.B = 1;",
        "decides which element",
        "u.B = 1;",
    ),
    "takes out a part": (
        "v.out.Union(v.a); v.b.Complement(v.out);",
        "takes a part of a set",
        "v.b.Complement(v.out)",
    ),
    "which element": (
        "v.out.Union(v.a); Node u = v.out.IsEmpty() ? self : v.up; u.B = 1;",
        "decides which element",
        "u.B = 1;",
    ),
}


def compiled(body: str, options: Options | None = None) -> Compiled:
    made = front(Source("f.gm", PROGRAM.format(body=body)))
    return Compiled(made, "cuda-sim", options or Options(level=0))


def refusal(body: str) -> Diagnostic:
    with pytest.raises(CompileError) as caught:
        compiled(body)
    (found,) = caught.value.diagnostics
    return found


@rows("name", AGAIN)
def test_may_run_again(name: str) -> None:
    assert "settle" in compiled(AGAIN[name]).source


@rows("name", NOT_AGAIN)
def test_must_not_run_again(name: str) -> None:
    body, reason, place = NOT_AGAIN[name]
    found = refusal(body)
    assert found.code == "GM0504"
    assert reason in found.message
    assert found.span.text.startswith(place.rstrip(";"))


@pytest.mark.parametrize("name", ["counts", "reads what it stores", "by size"])
def test_a_loop_that_adds_nothing_runs_once(name: str) -> None:
    """Clear and Complement need no memory."""
    body = NOT_AGAIN[name][0].replace("Union", "Complement")
    compiled(body)


OUTSIDE = ("s = r.a.Size();", "r.out.Union(r.a);", "For (z: r.a.Items) s += 1;")


@pytest.mark.parametrize("statement", OUTSIDE)
def test_sets_outside_of_parallel_loops(statement: str) -> None:
    text = PROGRAM.format(body="v.B = 1;")
    text = f"{text[: text.rindex('}')]} Node r = G.NodeAt(0); {statement} }}"
    made = front(Source("f.gm", text))
    Compiled(made, "openmp", Options())
    with pytest.raises(CompileError) as caught:
        Compiled(made, "cuda-sim", Options())
    (found,) = caught.value.diagnostics
    assert (found.code, found.span.text[:2]) == ("GM0503", "r.")


MEANWHILE = (
    "Foreach (z: v.a.Items) v.a.Union(z.b);",
    "Foreach (z: v.a.Items) z.a.Add(self);",
    "Foreach (z: v.a.Items) v.B = 1; Foreach (w: v.Nbrs) w.a.Clear();",
)


@pytest.mark.parametrize("body", MEANWHILE)
def test_loops_over_what_changes(body: str) -> None:
    found = refusal(body)
    assert (found.code, found.span.text[2:]) == ("GM0505", "a")


@pytest.mark.parametrize("name", ["andersen", "forward", "heterogeneous"])
def test_points_to_analysis(name: str) -> None:
    program = front(read_source(str(Path(pta.__file__).parent / f"{name}.gm")))
    for options in (Options(), Options(level=0)):
        Compiled(program, "cuda-sim", options)
