"""The reference interpreter: numbers, orders and errors, worked out by hand.

Statements, traversals and collections are those of `tests/corpus`, whose programs state
their results.
"""

import math
import re
from ast import literal_eval
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lighthouse.diagnostics import Source
from lighthouse.frontend.check import check
from lighthouse.frontend.grammar import parse
from lighthouse.graph import Graph
from lighthouse.runtime.interpreter.run import Order, interpret
from lighthouse.runtime.outcome import Outcome
from tests.refused import refused
from tests.run.problems import PROBLEMS, Problem
from tests.run.ways import Way
from tests.sampling import rows

TENTH = np.float32(0.1)
ORDERS: tuple[Order, ...] = ("forward", "reverse", "shuffle")

# 0 → 1, 0 → 2, 1 → 2, 2 → 0, 2 → 3 twice, 4 → 4; nothing reaches 5.
GRAPH = Graph.from_edges([0, 0, 1, 2, 2, 2, 4], [1, 2, 2, 0, 3, 3, 4], nodes=6)


def run(
    text: str, order: Order = "forward", seed: int = 0, **arguments: Any
) -> Outcome:
    """Interpret the last procedure of `text`."""
    program = check(parse(Source("test.gm", text)))
    entry = [p for p in program.procedures if not p.local][-1]
    return interpret(entry, arguments, order=order, seed=seed, program=program)


def returned(body: str, type: str = "Int", **arguments: Any) -> Any:
    """What `body` returns on GRAPH."""
    text = f"Procedure f(G: Graph): {type} {{ {body} }}"
    return run(text, **{"G": GRAPH, **arguments}).returned


# --- values ---------------------------------------------------------------------------

TEXT = Path(__file__).with_name("values.txt").read_text(encoding="utf-8")
LINES = re.findall(r"^\w.*", re.sub(r"\n +", " ", TEXT), flags=re.M)


@rows("line", LINES)
def test_value(line: str) -> None:
    type, rest = line.split(": ", 1)
    text, wanted = rest.split(" → ")
    body = text[1:-1] if text.startswith("{") else f"Return {text};"
    if wanted.startswith("GM"):
        assert refused(wanted, returned, body, type).span.source is not None
        return
    found = returned(body, type)
    assert found == (float(wanted) if "INF" in wanted else literal_eval(wanted))
    assert isinstance(found, bool) == (type == "Bool")


def test_values_that_are_no_number_or_near_one() -> None:
    assert math.isnan(returned("Return 0.0 / 0.0;", "Double"))
    assert returned("Return Log(Exp(2.0));", "Double") == pytest.approx(2.0)


def test_float_sums_round_at_every_step() -> None:
    expected = np.float32(0)
    for _ in range(GRAPH.nodes):
        expected += TENTH
    found = returned("Float s = 0.0; Foreach (n: G.Nodes) s += 0.1; Return s;", "Float")
    assert found == float(expected)


def test_scalar_outputs() -> None:
    text = "Procedure f(G: Graph; a: Int, b: Node(G), c: Double) { a += 2; c = 1; }"
    assert run(text, G=GRAPH).scalars == {"a": 2, "b": -1, "c": 1.0}
    assert run(text, G=GRAPH, a=5, b=3).scalars == {"a": 7, "b": 3, "c": 1.0}


# --- orders ---------------------------------------------------------------------------


def visited(loop: str, order: Order = "forward") -> list[int]:
    """The numbers of the elements of a range around n = 2, as visited."""
    text = f"Procedure f(G: Graph, n: Node; Q: Node_Seq) {{ {loop} Q.PushBack(x); }}"
    found: list[int] = []
    run(text, order, 1, G=GRAPH, n=2, Q=found)
    return found


def test_for_is_sequential_in_every_order() -> None:
    for loop in ("For (x: G.Nodes)", "For (x: n.Nbrs)"):
        assert visited(loop, "reverse") == visited(loop, "shuffle") == visited(loop)


def test_foreach_follows_the_order() -> None:
    loop = "Foreach (x: G.Nodes)"
    seen = {order: visited(loop, order) for order in ORDERS}
    assert seen["reverse"] == seen["forward"][::-1]
    assert sorted(seen["shuffle"]) == seen["forward"] != seen["shuffle"]
    assert visited(loop, "shuffle") == seen["shuffle"]


# --- what may be deep or empty --------------------------------------------------------


def test_depth_first_on_a_long_path() -> None:
    nodes = 20_000
    text = """Procedure f(G: Graph, root: Node): Int {
        Int seen = 0;
        InDFS (v: G^.Nodes From root)[v != root] { seen += 1; }
        Return seen;
    }"""
    assert run(text, G=Graph.path(nodes), root=0).returned == nodes


# --- errors ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    "body", ["Return f(G) + 1;", "For (n: G.Nodes) { Int a = f(G); } Return 1;"]
)
def test_endless_recursion(body: str) -> None:
    refused("GM0606", run, f"Procedure f(G: Graph): Int {{ {body} }}", G=GRAPH)


def test_input_arrays_that_are_read_only_stay_as_they_are() -> None:
    given = np.arange(6, dtype=np.int32)
    given.flags.writeable = False
    text = "Procedure f(G: Graph, A: N_P<Int>): Int { Return Sum(n: G.Nodes){n.A}; }"
    assert run(text, G=GRAPH, A=given).returned == 15


# --- samples --------------------------------------------------------------------------


@st.composite
def graphs(draw: st.DrawFn) -> Graph:
    """Tiny multigraphs with loops, also without edges."""
    nodes = draw(st.integers(1, 7))
    ends = st.integers(0, nodes - 1)
    edges = draw(st.lists(st.tuples(ends, ends), max_size=20))
    pairs = np.array(edges, np.int64).reshape(-1, 2)
    return Graph.from_edges(pairs[:, 0], pairs[:, 1], nodes=nodes)


SAMPLES = Path(__file__).parent.parent.parent / "samples"


@given(graphs(), st.sampled_from(ORDERS))
@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda problem: problem.name)
def test_samples(problem: Problem, graph: Graph, order: Order) -> None:
    program = Way("interpret", order=order).compile(SAMPLES / f"{problem.name}.gm")
    graph = problem.prepare(graph)
    for arguments in problem.cases(graph):
        problem.check(graph, arguments, program(graph, **arguments))


def test_sssp_ends_on_a_negative_cycle() -> None:
    graph = Graph.from_edges([0, 1], [1, 0])
    lengths = np.array([1, -2], np.int32)
    text = (SAMPLES / "sssp.gm").read_text()
    run(text, G=graph, len=lengths, root=0, dist=np.zeros(2, np.int32))
