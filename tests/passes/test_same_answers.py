"""Programs for which some pass once said yes although the answer changed."""

from itertools import product

import numpy as np
import pytest

from lighthouse.api import Target
from lighthouse.driver import Options
from lighthouse.graph import Graph
from tests.once import compiled, compiled_together
from tests.passes.meaning import acted
from tests.sampling import rows, sampled

ROUNDS = """Proc f(G: Graph, r: Node; A: N_P<Int>) {{
    Int d = 0;
    Foreach (v: G.Nodes) {{ v.A = v.Degree() > 2 ? 0 : -1; }}
    While (d < 5) {{
        Foreach (v: G.Nodes)(v.A == d) {{
            {loop} {{ w.A <= d + 1 @ v; }}
        }}
        d++;
    }}
}}"""
LOOPS = {
    "plain": "Foreach (w: v.Nbrs)(w.A == -1)",
    "above": "Foreach (w: v.Nbrs)(w > v && w.A == -1)",
    "below": "Foreach (w: v.InNbrs)(w < v && w.A == -1)",
    "common": "Foreach (w: v.CommonNbrs(r))(w.A == -1)",
    "asked": "Foreach (w: v.Nbrs)(w.A == -1 && w.HasEdgeFrom(r))",
    "drawn": "For (w: v.Nbrs)(w.A == -1 && Uniform() < 0.5)",
}
PROGRAMS = {name: ROUNDS.format(loop=loop) for name, loop in LOOPS.items()}
# The literal is stored as 5; the counters are at the end of Int, or begin beyond.
PROGRAMS["wrapped"] = """Proc f(G: Graph, r: Node; A: N_P<Int>) {
    N_P<Int> level;
    G.level = -1;
    G.A = 0;
    Foreach (v: G.Nodes) {
        If (v.level == 5) { v.A = 1; }
        Foreach (w: v.Nbrs)(w.level == -1) { w.level <= 4294967301 @ v; }
    }
}"""
COUNTED = """Proc f(G: Graph, r: Node; A: N_P<Int>) {{
    N_P<Int> level;
    Int depth = {first};
    Int i = 0;
    G.level = {old};
    G.A = 0;
    While (i < 3) {{
        Foreach (v: G.Nodes) {{
            If (v.level == depth) {{ v.A += 1; }}
            Foreach (w: v.Nbrs)(w.level == {old}) {{ w.level <= depth + 1 @ v; }}
        }}
        depth++;
        i++;
    }}
}}"""
# The same, beside a kernel of the same round that asks for it.
PROGRAMS["wrapped level"] = """Proc f(G: Graph, r: Node; A: N_P<Int>) {
    N_P<Int> level;
    Int depth = 0;
    G.A = 0;
    G.level = G == r ? 1 : -1;
    While (depth < 3) {
        Foreach (v: G.Nodes)(v.level == depth && v == r) {
            Foreach (w: v.Nbrs) { w.level = depth + 4294967296; }
        }
        Foreach (u: G.Nodes)(u.level == depth) { u.A += 1; }
        depth++;
    }
}"""
PROGRAMS["late counter"] = COUNTED.format(first=2147483647, old="INF")
PROGRAMS["counter beyond"] = COUNTED.format(first=4294967294, old=-1)
# Limits of a row that meet: none of them may undo another.
LIMITS = """Proc f(G: Graph, r: Node; A: N_P<Int>) {{
    G.A = 0;
    Foreach (v: G.Nodes) {{
        Foreach (u: v.Nbrs) {{
            Foreach (w: v.Nbrs)({limits}) {{ u.A += 1; }}
        }}
    }}
}}"""
for limits in ("w > v && w > u", "w < u && w < v", "w < v && w < u && w.HasEdgeTo(u)"):
    PROGRAMS[f"limits {limits}"] = LIMITS.format(limits=limits)
# A reduction that adds nothing makes the entry of a map all the same.
PROGRAMS["map entries"] = """Proc f(G: Graph, r: Node; A: N_P<Int>) {
    Map<Int, Int> M;
    Map<Node, Bool> B;
    Foreach (n: G.Nodes) { B[n] |= False; }
    For (n: G.Nodes) { M[n.Degree()] += 0; }
    G.A = M.Size() + 100 * B.Size();
}"""
PROGRAMS["own payload"] = """Proc f(G: Graph, r: Node; A: N_P<Int>) {
    G.A = 1000;
    Foreach (n: G.Nodes) {
        Foreach (t: n.Nbrs) {
            Node m = n;
            <t.A; t.A> min= <(Int) m; 7> @ n;
        }
    }
}"""


def graphs() -> tuple[Graph, ...]:
    random = np.random.default_rng(3)
    sources, targets = [0, 0, 0, 1, 1, 2, 2], [1, 1, 1, 2, 2, 2, 0]
    return (
        Graph.from_edges(np.array(sources), np.array(targets), nodes=5),
        Graph.from_edges(
            random.integers(0, 400, 900), random.integers(0, 400, 900), nodes=400
        ),
        Graph.path(20),
    )


@pytest.mark.parametrize(
    ("target", "direction"),
    [
        *sampled(product(["openmp", "cuda-sim"], ["auto", "pull"]), 3),
        pytest.param("cuda", "auto", marks=pytest.mark.gpu),
        pytest.param("cuda", "pull", marks=pytest.mark.gpu),
    ],
)
@rows("text", PROGRAMS.values())
def test_same(text: str, target: Target, direction: str) -> None:
    passes = f"undefer-writes,intersect-rows,infer-frontier{{direction={direction}}}"
    pulled = Options(passes=f"{passes},end-searches,schedule-loops")
    options = Options() if direction == "auto" else pulled
    expected = compiled(text, "interpret")
    program = compiled_together((*PROGRAMS.values(),), target, options)[text]
    for graph in graphs():
        np.testing.assert_array_equal(program(graph, r=0).A, expected(graph, r=0).A)


@pytest.mark.parametrize("name", ["wrapped", "late counter", "counter beyond", "drawn"])
def test_written_late(name: str) -> None:
    program = compiled(PROGRAMS[name], "openmp")
    assert not acted(program, "undefer-writes")
