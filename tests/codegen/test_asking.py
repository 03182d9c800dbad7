"""What is asked before an iteration, of many nodes at a time."""

import lighthouse
from tests.sampling import rows

HEAD = """Import pta;
Procedure p(G: Graph, near: N_P<Bits>, on: N_P<Bool>, off: N_P<Bool>, k: Int,
            mate: N_P<Node>;
            A: N_P<Int>, out: N_P<Bits>) {
"""
# Whether threads look for nodes with a flag, and lanes ask conditions.
LOOPS = {
    "flag": ("Foreach (v: G.Nodes)(v.on) v.A = 1;", True, False),
    "flags": ("Foreach (v: G.Nodes)(v.on || v.off) v.A = 1;", True, False),
    "flag and more": ("Foreach (v: G.Nodes)(v.on && v.A > k) v.A = 1;", True, False),
    "own flag": ("Foreach (v: G.Nodes)(v.on) { v.on = False; v.A = 1; }", True, False),
    "negated": ("Foreach (v: G.Nodes)(!v.on) v.A = 1;", False, False),
    "or more": ("Foreach (v: G.Nodes)(v.on || v.A > k) v.A = 1;", False, False),
    "others' flag": (
        "Foreach (v: G.Nodes)(v.on) { Node w = v.mate; w.on = False; }",
        False,
        False,
    ),
    "outside": (
        "Foreach (v: G.Nodes) { If (v.on) v.A = 1; v.off = True; }",
        False,
        False,
    ),
    "set": (
        "Foreach (v: G.Nodes)(!v.near.IsEmpty()) v.out.Union(v.near);",
        False,
        True,
    ),
    "set of the warp": (
        "Foreach (v: G.Nodes)(v.near.Size() > k) v.out.Union(v.near);",
        False,
        False,
    ),
    "own set": ("Foreach (v: G.Nodes)(!v.out.IsEmpty()) v.out.Clear();", False, True),
    "two sets": (
        "Foreach (v: G.Nodes) { If (!v.near.IsEmpty()) v.out.Union(v.near);"
        " If (v.on) v.out.Clear(); }",
        False,
        True,
    ),
    "the second may be another's": (
        "Foreach (v: G.Nodes) { If (v.on) v.out.Clear();"
        " If (v.off) { Node w = v.mate; w.off = False; } }",
        False,
        False,
    ),
    "with an Else": (
        "Foreach (v: G.Nodes) { If (!v.near.IsEmpty()) v.out.Union(v.near);"
        " Else v.off = True; }",
        False,
        False,
    ),
    "one outside": (
        "Foreach (v: G.Nodes) { If (!v.near.IsEmpty()) v.out.Union(v.near);"
        " v.off = True; }",
        False,
        False,
    ),
    "flag and set": ("Foreach (v: G.Nodes)(v.on) v.out.Union(v.near);", True, True),
}


@rows("name", LOOPS)
def test_who_asks(name: str) -> None:
    body, looks, asks = LOOPS[name]
    program = f"{HEAD}{body}\n}}"
    openmp = lighthouse.compile(program, target="openmp").source
    assert ("lh::next_true(" in openmp.rpartition("namespace lh")[2]) == looks
    cuda = lighthouse.compile(program, target="cuda-sim").source
    assert ("lh::AskedItems items" in cuda) == asks
