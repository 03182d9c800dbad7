"""Who runs the edges of a vertex changes no answer, however long the rows are."""

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any

import numpy as np
import pytest

from lighthouse.api import Compiled, Target
from lighthouse.driver import Options
from lighthouse.graph import Graph
from lighthouse.passes.schedulers import OURS
from tests.once import compiled, compiled_together
from tests.sampling import rows

# The parameters of all programs.
HEAD = """Proc f(G: Graph, B: N_P<Int>, W: E_P<Int>;
               A: N_P<Int>, C: N_P<Long>, D: N_P<Double>, X: E_P<Int>): Long"""
WAYS: tuple[tuple[Target, bool], ...] = (
    ("openmp", False),
    ("cuda-sim", False),
    ("cuda-sim", True),
)
PROGRAMS = {
    # Rows may be cut: what stands around the loop may run in several blocks.
    "push": """{
        G.A = 0;
        G.D = 9.5;
        Foreach (n: G.Nodes)(n.B > 1) {
            Int x = n.B * 2;
            Foreach (t: n.Nbrs) {
                t.A += x + t.B;
                t.D min= x;
            }
        }
        Return 0;
    }""",
    # Rows stay whole: each has a sum, which is used behind the loop.
    "pull": """{
        Long seen = 0;
        Foreach (n: G.Nodes) {
            Int most = 0;
            Double sum = 0.5;
            Foreach (w: n.InNbrs)(w.B != 2) {
                most max= w.B;
                sum += w.B * 0.5;
                seen += 1;
            }
            n.A = most + n.B;
            n.D = sum;
        }
        Return seen;
    }""",
    # The same without anything behind the loop.
    "owned": """{
        G.C = 0;
        G.D = 1.0;
        Foreach (n: G.Nodes) {
            Foreach (t: n.Nbrs) {
                n.C += t.B;
                n.D max= t.B;
            }
        }
        Return 0;
    }""",
    # Once for a vertex, whatever happens to its row.
    "counted": """{
        Long vertices = 0;
        Long found = 0;
        G.C = 0;
        Foreach (n: G.Nodes)(n.B != 3) {
            vertices += 1;
            n.A = n.B;
            Foreach (t: n.Nbrs) {
                t.C += n.B;
                found += 1;
            }
        }
        Return 1000 * vertices + found;
    }""",
    # Loops over all edges.
    "edges": """{
        Long found = 0;
        G.A = 0;
        G.C = 0;
        Foreach (e: G.Edges) {
            Node s = e.FromNode();
            Node t = e.ToNode();
            Int both = s.B + e.W;
            If (s.B > 1 && t.B > 2) {
                Int twice = s.B * 2;
                t.A += both + twice;
                s.C += t.B;
                found += 1;
            }
        }
        Return found;
    }""",
    "edges by target": """{
        Long found = 0;
        G.A = 0;
        Foreach (e: G.Edges) {
            Node t = e.ToNode();
            If (t.B > 2) {
                Node s = e.FromNode();
                s.A += t.B * e.W;
                t.A += 1;
                found += s.B;
            }
        }
        Return found;
    }""",
    "all edges": """{
        G.A = 0;
        Foreach (e: G.Edges) {
            Node s = e.FromNode();
            Node t = e.ToNode();
            t.A += s.B * e.W;
        }
        Return 0;
    }""",
    "edges that write": """{
        Foreach (e: G.Edges) {
            Node s = e.FromNode();
            If (s.B > 1) {
                e.X = s.B + e.W;
            }
        }
        Return 0;
    }""",
    # The best edge, and what comes with it.
    "best": """{
        Long best = 0;
        Int of = -1;
        Foreach (e: G.Edges) {
            Node s = e.FromNode();
            If (s.B != 2) {
                Long key = 1000 * e.W + s.B;
                <best; of> max= <key; e.W>;
            }
        }
        Return 10 * best + of;
    }""",
    # Some threads search, some have a limit, some count what is common.
    "cut rows": """{
        Long found = 0;
        Foreach (n: G.Nodes) {
            n.A = Exist(t: n.Nbrs){t.B == 4} ? 1 : 0;
            n.C = Count(t: n.Nbrs)(t > n);
        }
        Foreach (v: G.Nodes) {
            Foreach (w: v.Nbrs) {
                Foreach (u: v.Nbrs)(u > w && u.HasEdgeTo(w)) {
                    found += 1;
                }
            }
        }
        Return found;
    }""",
    # More than shared memory holds of every vertex of a block.
    "much is known": """{
        G.C = 0;
        Foreach (n: G.Nodes) {
            Long a = n.B; Long b = n.B + 1; Long c = n.B + 2; Long d = n.B + 3;
            Long e = n.B + 4; Long f = a * b; Long g = b * c; Long h = c * d;
            Long i = d * e; Long j = e * a; Long k = a * c; Long l = a * d;
            Long m = b * d; Long o = b * e; Long p = c * e; Long q = f * g;
            Foreach (t: n.Nbrs) {
                t.C += (a + t.B) * (b + c * t.B) + d * t.B - e + f * (g - t.B) + h;
                t.C += (i + t.B) * (j - k * t.B) + l * t.B - m + o * (p - t.B) + q;
            }
        }
        Return 0;
    }""",
    # Rounds in which each vertex hears of the least number among its neighbours.
    "rounds": """{
        Int round = 0;
        N_P<Int> next;
        G.A = G.B;
        While (round < 4) {
            Foreach (n: G.Nodes) {
                Int least = n.A;
                Foreach (w: n.InNbrs) { least min= w.A; }
                n.next = least + 1;
            }
            Foreach (v: G.Nodes) { v.A = v.next; }
            round++;
        }
        Return round;
    }""",
    # Two loops, one in each arm.
    "arms": """{
        G.A = 0;
        G.C = 0;
        Foreach (n: G.Nodes) {
            If (n.B > 2) {
                Foreach (t: n.Nbrs) { t.A += n.B; }
            } Else {
                Foreach (s: n.InNbrs) { s.C += 1; }
            }
        }
        Return 0;
    }""",
}


def graph_of(lengths: list[int], nodes: int) -> Graph:
    """The first vertices have rows of these lengths, with loops and equal edges."""
    sources = np.repeat(np.arange(len(lengths)), lengths)
    targets = np.concatenate([np.arange(k) * 3 for k in lengths]) % nodes
    return Graph.from_edges(sources, targets, nodes=nodes)


@cache
def graphs() -> tuple[Graph, ...]:
    return tuple(made())


def made() -> Iterator[Graph]:
    """Lengths around those of a warp and of a block of the simulator."""
    yield Graph.from_edges([], [], nodes=0)
    yield Graph.from_edges([], [], nodes=1)
    yield Graph.from_edges([], [], nodes=37)
    yield graph_of([0, 1, 3, 4, 5, 0, 7, 8, 9, 15, 16, 17, 0, 31, 32, 33, 200, 1], 70)
    yield graph_of([0] * 20 + [300], 33)
    yield graph_of([300], 300)
    yield Graph.from_edges([2] * 40, [2] * 40, nodes=5)
    ends = np.random.default_rng(3).integers(0, 64, (2, 500))
    yield Graph.from_edges(ends[0], ends[1], nodes=64)


def run(program: Compiled, graph: Graph) -> tuple[Any, dict[str, Any]]:
    numbers = (np.arange(graph.nodes) * 7 % 6).astype(np.int32)
    weights = (np.arange(graph.edges) * 5 % 11).astype(np.int32)
    result = program(graph, B=numbers, W=weights)
    return result.returned, {k: np.asarray(v) for k, v in result.outputs.items()}


def cases() -> Iterator[object]:
    """The mapping with most to go wrong; the others are slow tests."""
    for mapping in OURS:
        for target, lanes in WAYS:
            quick = (mapping, lanes) == ("merge", True)
            marks = [] if quick else [pytest.mark.slow]
            way = "lanes" if lanes else target
            yield pytest.param(
                mapping, target, lanes, id=f"{mapping}-{way}", marks=marks
            )
        gpu = (mapping, "cuda", False)
        yield pytest.param(*gpu, id=f"{mapping}-cuda", marks=pytest.mark.gpu)


TEXTS = {name: f"{HEAD} {body}" for name, body in PROGRAMS.items()}


def check(
    name: str,
    target: Target,
    found: Iterable[Graph],
    options: Options,
    together: Sequence[str] = (),
    **how: Any,
) -> None:
    """`together`: the programs of one library."""
    text = TEXTS[name]
    texts = tuple(TEXTS[each] for each in together or (name,))
    program = compiled_together(texts, target, options, **how)[text]
    for graph in found:
        returned, outputs = run(compiled(text, "interpret"), graph)
        answer = run(program, graph)
        assert answer[0] == returned
        for key, expected in outputs.items():
            np.testing.assert_allclose(answer[1][key], expected, rtol=1e-12)


@pytest.mark.parametrize(("mapping", "target", "lanes"), [*cases()])
@rows("name", PROGRAMS)
def test_mappings(name: str, mapping: str, target: Target, lanes: bool) -> None:
    options = Options(schedule=mapping, verify_each=True)
    check(name, target, graphs(), options, (*PROGRAMS,), lanes=lanes)


@pytest.mark.parametrize("name", ["push", "pull"])
def test_merge_with_wide_offsets(name: str) -> None:
    found = (graph.widened() for graph in graphs())
    check(name, "cuda-sim", found, Options(schedule="merge"), lanes=True)


@pytest.mark.parametrize("name", ["edges", "edges by target", "all edges"])
@pytest.mark.parametrize("target", ["openmp", "cuda-sim"])
def test_edges_by_vertex(name: str, target: Target) -> None:
    check(name, target, graphs(), Options(verify_each=True))


def test_merge_in_a_resident_grid() -> None:
    passes = "schedule-loops{mapping=merge},persist-loops{loops=all}"
    options = Options(passes=passes, verify_each=True)
    check("rounds", "cuda-sim", graphs(), options, lanes=True)
