"""What the compiled targets cannot lower yet is refused, with the place."""

from __future__ import annotations

import pytest

from lighthouse.api import Compiled
from lighthouse.diagnostics import CompileError, Source
from lighthouse.driver import Options, front

REFUSED = {
    "InBFS inside a parallel loop": (
        "Foreach (s: G.Nodes) { InBFS (v: G.Nodes From s) { v.A = 1; } }"
    ),
    "InDFS": "InDFS (v: G.Nodes From r) { v.A = 1; }",
    "a sequential For over Nbrs": "For (n: r.Nbrs) { n.A = 1; }",
    "foreign code": "[ abort(); ];",
    "the random function Rand": "r.A = Rand(3);",
    "the random function PickRandom": "Node p = G.PickRandom();",
    "a variable of type Node_Set(G)": "N_S(G) S;",
    "a variable of type Map<Int, Int>": "Map<Int, Int> M;",
    "a property declared inside a parallel loop": (
        "Foreach (n: G.Nodes) { N_P<Int> B; }"
    ),
}


@pytest.mark.parametrize("what", REFUSED)
@pytest.mark.parametrize("target", ["openmp", "cuda-sim"])
def test_refused_with_its_place(what: str, target: str) -> None:
    text = f"Procedure p(G: Graph, r: Node; A: N_P<Int>) {{\n    {REFUSED[what]}\n}}"
    compilation = front(Source("p.gm", text))
    with pytest.raises(CompileError) as caught:
        Compiled(compilation, target, Options())  # type: ignore[arg-type]
    found = caught.value.diagnostics[0]
    assert found.code == "GM0501"
    assert found.message == f"{what} is not compiled to CUDA and OpenMP yet"
    assert found.span.line == 2
