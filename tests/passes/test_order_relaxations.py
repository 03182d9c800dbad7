"""Distances that come in another order are the same; where they might not be, the loop
runs as it is."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from lighthouse.api import Compiled, Target
from lighthouse.diagnostics import Source
from lighthouse.driver import Compilation, Options, front
from lighthouse.graph import Graph
from lighthouse.remarks import Kind

HEAD = "Proc f(G: Graph, len: E_P<Int>, start: N_P<Int>, root: Node; A: N_P<Int>)"
ORDERED = {
    # Marks and distances change together, as in the sample; a limit that cuts nothing.
    "marks": f"""{HEAD}: Int {{
        N_P<Int> next; N_P<Bool> on, woken;
        Int rounds = 0; Bool done = False;
        G.A = (G == root) ? 0 : INF;
        G.next = G.A;
        G.on = (G == root);
        While (!done && rounds < G.NumNodes()) {{
            Foreach (n: G.Nodes)(n.on) {{
                Foreach (s: n.Nbrs) {{
                    Edge e = s.ToEdge();
                    <s.next; s.woken> min= <n.A + e.len; True> @ n;
                }}
            }}
            G.A = G.next;
            G.on = G.woken;
            G.woken = False;
            done = !Exist(n: G.Nodes){{n.on}};
            rounds++;
        }}
        Return done ? 1 : 0;
    }}""",
    # From many sources, backwards, over open nodes only; who is nearer is compared.
    "nearest of many": f"""{HEAD}: Int {{
        N_P<Long> near, next; N_P<Bool> on;
        Bool more = True;
        G.near = INF;
        Foreach (n: G.Nodes)(n.start > 3) {{ n.near = n.start; n.on = True; }}
        G.next = G.near;
        Do {{
            more = False;
            Foreach (n: G.Nodes)(n.on) {{
                Foreach (s: n.InNbrs)(s.start != 2) {{
                    Edge e = s.ToEdge();
                    s.next min= n.near + (2 * e.len + s.start) @ n;
                }}
            }}
            Foreach (n: G.Nodes) {{
                n.on = n.next < n.near;
                n.near = n.next;
                more |= n.on;
            }}
        }} While (more);
        Foreach (n: G.Nodes) {{ n.A = (n.near < 1000000) ? n.near : -1; }}
        Return more ? 1 : 0;
    }}""",
    # Lengths of nodes, in Floats that are rounded; once for each of some roots.
    "rounded": f"""{HEAD}: Int {{
        Int count = 0;
        G.A = 0;
        For (root_2: G.Nodes)(root_2.start == 1) {{
            N_P<Float> far, next; N_P<Bool> on;
            Int turn = 0; Bool finished = False;
            Foreach (n: G.Nodes) {{
                n.far = (n == root_2) ? 0.3 : INF;
                n.next = n.far;
                n.on = n == root_2;
            }}
            While (turn <= G.NumNodes() && !finished) {{
                finished = True;
                Foreach (n: G.Nodes)(n.on) {{
                    Float toll = 0.1 * n.start;
                    Foreach (s: n.Nbrs)(s != n) {{
                        s.next min= toll / 3.7 + n.far @ n;
                    }}
                }}
                Foreach (n: G.Nodes) {{
                    n.on = n.far > n.next;
                    n.far = n.next;
                    finished &= !n.on;
                }}
                turn += 1;
            }}
            Foreach (n: G.Nodes)(n.far < INF) {{ n.A += 1000 * n.far; }}
            count += finished ? 1 : 0;
        }}
        Return count;
    }}""",
}
WAYS = [
    ("openmp", False, False),
    ("cuda-sim", False, False),
    ("cuda-sim", False, True),
    ("cuda-sim", True, True),
    pytest.param("cuda", False, False, marks=pytest.mark.gpu),
    pytest.param("cuda", False, True, marks=pytest.mark.gpu),
]
CORE = "fuse-loops,collapse-loops,hoist-locals,"
DEVICE = (
    ",privatize-reductions,infer-frontier{use=all},schedule-loops{mapping=balanced}"
)


def graphs() -> list[Graph]:
    generator = np.random.default_rng(11)
    path = Graph.from_edges(range(39), range(1, 40), nodes=40)
    found = [path, Graph.from_edges([], [], nodes=1)]
    for nodes, edges in ((30, 60), (20, 150), (60, 130)):
        ends = generator.integers(0, nodes, (2, edges))
        found.append(Graph.from_edges(ends[0], ends[1], nodes=nodes))
    return found


def arguments(graph: Graph, least: int = 0, most: int = 9) -> dict[str, Any]:
    generator = np.random.default_rng(graph.edges)
    lengths = generator.integers(least, most + 1, graph.edges).astype(np.int32)
    starts = (np.arange(graph.nodes) * 7 % 6).astype(np.int32)
    return {"len": lengths, "start": starts, "root": 0}


def answer(
    compilation: Compilation,
    target: Target,
    graph: Graph,
    passes: str = "",
    given: dict[str, Any] | None = None,
    **options: Any,
) -> Any:
    program = Compiled(compilation, target, Options(passes=passes), **options)
    result = program(graph, **(given or arguments(graph)))
    found = {name: item.tolist() for name, item in result.outputs.items()}
    return result.returned, found, program.remarks


def is_ordered(remarks: Any) -> bool:
    (told,) = (r for r in remarks if r.pass_name == "order-relaxations")
    return bool(told.kind is Kind.PASSED)


@pytest.mark.parametrize("name", ORDERED)
@pytest.mark.parametrize(("target", "lanes", "persist"), WAYS)
def test_ordered(name: str, target: Target, lanes: bool, persist: bool) -> None:
    compilation = front(Source(f"{name}.gm", ORDERED[name]))
    lanes_: dict[str, Any] = {"lanes": True} if lanes else {}
    for graph in graphs():
        expected = answer(compilation, "interpret", graph)
        for width in (0, 1, 32) if target == "openmp" else (4,):
            order = f"order-relaxations{{after=1,width={width}}}"
            passes = CORE + "eliminate-bool-atomics," + order + DEVICE
            passes += ",persist-loops" if persist else ""
            found = answer(compilation, target, graph, passes, **lanes_)
            assert is_ordered(found[2])
            assert found[:2] == expected[:2]


def fallen_back(case: str, graph: Graph) -> dict[str, Any]:
    """Arguments that no order is right for."""
    given = arguments(graph, 1)
    lengths = given["len"]
    match case:
        case "negative":
            lengths[lengths == 3] = -1
        case "falling for ever":
            lengths[:] = -lengths
        case "great":
            lengths[lengths < 3] = 1 << 30
        case "one great path":
            lengths[:] = 1 << 27
        case "few great edges":
            lengths[lengths == 4] = (1 << 31) - 9
    return given


@pytest.mark.parametrize(
    "case",
    ["negative", "falling for ever", "great", "one great path", "few great edges"],
)
@pytest.mark.parametrize("width", [1, 32])
def test_lengths_that_no_order_is_right_for(case: str, width: int) -> None:
    compilation = front(Source("marks.gm", ORDERED["marks"]))
    order = f"{CORE}eliminate-bool-atomics,"
    order += f"order-relaxations{{after=1,width={width}}}"
    for graph in graphs():
        given = fallen_back(case, graph)
        expected = answer(compilation, "interpret", graph, given=given)
        for passes in (order, order.replace("after=1", "after=3")):
            found = answer(compilation, "openmp", graph, passes + DEVICE, given)
            assert is_ordered(found[2])
            assert found[:2] == expected[:2]


# Lengths that are no numbers, infinite, or the zero below zero; all nodes act at first,
# some at an infinite distance.
STRANGE = f"""{HEAD}: Int {{
    N_P<Double> far, next; N_P<Bool> on; E_P<Double> w;
    Bool more = True;
    Double nothing = 0.0;
    Foreach (e: G.Edges) {{
        e.w = (e.len == 3) ? VALUE : 0.7 * e.len;
    }}
    Foreach (n: G.Nodes) {{
        n.far = (n.start > 3) ? -nothing : INF;
        n.next = n.far;
        n.on = True;
    }}
    While (more) {{
        Foreach (n: G.Nodes)(n.on) {{
            Foreach (s: n.Nbrs) {{
                Edge e = s.ToEdge();
                s.next min= n.far + e.w @ n;
            }}
        }}
        more = False;
        Foreach (n: G.Nodes) {{
            n.on = n.next < n.far;
            n.far = n.next;
            more |= n.on;
        }}
    }}
    Foreach (n: G.Nodes) {{
        n.A = (1.0 / n.far < 0) ? -1 : ((n.far < INF) ? 1000 * n.far : -2);
    }}
    Return more ? 1 : 0;
}}"""


@pytest.mark.parametrize(
    "value", ["0.3", "0.0", "-nothing", "1.0 / nothing", "Log(nothing - 1.0)"]
)
def test_strange_numbers(value: str) -> None:
    compilation = front(Source("strange.gm", STRANGE.replace("VALUE", value)))
    for graph in graphs():
        expected = answer(compilation, "interpret", graph)
        for width in (0, 1, 32):
            order = f"order-relaxations{{after=1,width={width}}}"
            found = answer(compilation, "openmp", graph, order + DEVICE)
            assert is_ordered(found[2])
            assert found[:2] == expected[:2]


@pytest.mark.parametrize("name", ORDERED)
def test_alone(name: str) -> None:
    compilation = front(Source(f"{name}.gm", ORDERED[name]))
    for graph in graphs():
        expected = answer(compilation, "interpret", graph)
        found = answer(compilation, "openmp", graph, "order-relaxations{after=2}")
        assert found[:2] == expected[:2]
