"""What is asked before an iteration, of many nodes at a time."""

import lighthouse
from tests.sampling import rows

HEAD = """Import pta;
Procedure p(G: Graph, near: N_P<Bits>, on: N_P<Bool>, off: N_P<Bool>, k: Int,
            mate: N_P<Node>;
            A: N_P<Int>, out: N_P<Bits>) {
"""
LOOPS = {
    "flag": "Foreach (v: G.Nodes)(v.on) v.A = 1;",
    "flags": "Foreach (v: G.Nodes)(v.on || v.off) v.A = 1;",
    "flag and more": "Foreach (v: G.Nodes)(v.on && v.A > k) v.A = 1;",
    "own flag": "Foreach (v: G.Nodes)(v.on) { v.on = False; v.A = 1; }",
    "two flags": "Foreach (v: G.Nodes) { If (v.on) v.A = 1; If (v.off) v.A = k; }",
    "flag, then more": "Foreach (v: G.Nodes) {"
    " If (v.on) v.A = 1; If (v.A > k) v.A = k; }",
    "negated": "Foreach (v: G.Nodes)(!v.on) v.A = 1;",
    "or more": "Foreach (v: G.Nodes)(v.on || v.A > k) v.A = 1;",
    "others' flag": "Foreach (v: G.Nodes)(v.on) { Node w = v.mate; w.on = False; }",
    "outside": "Foreach (v: G.Nodes) { If (v.on) v.A = 1; v.off = True; }",
    "set": "Foreach (v: G.Nodes)(!v.near.IsEmpty()) v.out.Union(v.near);",
    "set of the warp": "Foreach (v: G.Nodes)(v.near.Size() > k) v.out.Union(v.near);",
    "own set": "Foreach (v: G.Nodes)(!v.out.IsEmpty()) v.out.Clear();",
    "two sets": "Foreach (v: G.Nodes) {"
    " If (!v.near.IsEmpty()) v.out.Union(v.near); If (v.on) v.out.Clear(); }",
    "the second may be another's": "Foreach (v: G.Nodes) {"
    " If (v.on) v.out.Clear(); If (v.off) { Node w = v.mate; w.off = False; } }",
    "with an Else": "Foreach (v: G.Nodes) {"
    " If (!v.near.IsEmpty()) v.out.Union(v.near); Else v.off = True; }",
    "one outside": "Foreach (v: G.Nodes) {"
    " If (!v.near.IsEmpty()) v.out.Union(v.near); v.off = True; }",
    "flag and set": "Foreach (v: G.Nodes)(v.on) v.out.Union(v.near);",
}
# Where threads look for nodes with a flag, and where lanes ask conditions.
LOOKS = {"flag", "flags", "flag and more", "own flag", "two flags", "flag and set"}
ASKS = {"set", "own set", "two sets", "flag and set"}


@rows("name", LOOPS)
def test_who_asks(name: str) -> None:
    program = f"{HEAD}{LOOPS[name]}\n}}"
    openmp = lighthouse.compile(program, target="openmp").source
    assert ("lh::next_true(" in openmp.rpartition("namespace lh")[2]) == (name in LOOKS)
    cuda = lighthouse.compile(program, target="cuda-sim").source
    assert ("lh::AskedItems items" in cuda) == (name in ASKS)
