"""The reference interpreter: numbers, orders and errors, worked out by hand.

Statements, traversals and collections are those of `tests/corpus`, whose programs state
their results.
"""

import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lighthouse.diagnostics import CompileError, Source
from lighthouse.frontend.check import check
from lighthouse.frontend.grammar import parse
from lighthouse.graph import Graph
from lighthouse.runtime.interpreter import interpret
from lighthouse.runtime.interpreter.run import Order
from lighthouse.runtime.outcome import Outcome
from tests.run.problems import PROBLEMS, Problem
from tests.run.ways import Way
from tests.sampling import rows

INT_MAX, INT_MIN = 2**31 - 1, -(2**31)
LONG_MAX, LONG_MIN = 2**63 - 1, -(2**63)
TENTH = np.float32(0.1)

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


def value(expression: str, type: str = "Int") -> Any:
    return returned(f"Return {expression};", type)


def code_of(body: str, type: str = "Int") -> str:
    """The code of the error that `body` ends in."""
    with pytest.raises(CompileError) as caught:
        returned(body, type)
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.span.source is not None
    return diagnostic.code


# --- numbers --------------------------------------------------------------------------


@rows(
    "expression, type, expected",
    [
        ("2147483647 + 1", "Int", INT_MIN),
        ("-2147483647 - 2", "Int", INT_MAX),
        ("65536 * 65536", "Int", 0),
        ("65536 * (Long) 65536", "Long", 2**32),
        ("9223372036854775807 + 1", "Long", LONG_MIN),
        ("7 / 2", "Int", 3),
        ("-7 / 2", "Int", -3),
        ("7 / -2", "Int", -3),
        ("-7 % 3", "Int", -1),
        ("7 % -3", "Int", 1),
        ("(-2147483647 - 1) / -1", "Int", INT_MIN),
        ("7 / 2.0", "Double", 3.5),
        ("(Double) 7 / 2", "Double", 3.5),
        ("(Double) (7 / 2)", "Double", 3.0),
        ("(Int) 2.9", "Int", 2),
        ("(Int) -2.9", "Int", -2),
        ("(Int) 4294967297", "Int", 1),
        ("| 3 - 5 |", "Int", 2),
        ("| -2147483647 - 1 |", "Int", INT_MIN),
        ("(Int) 3000000000.0", "Int", INT_MAX),
        ("(Long) -INF", "Long", LONG_MIN),
        ("(Int) (0.0 / 0.0)", "Int", 0),
        ("(Float) 16777217", "Double", 16777216.0),
        # Just above the middle of two Floats; the next Double lies on it.
        ("(Float) 9007199791611905", "Double", float(2**53 + 2**30)),
        (
            "(Float) 0.1 + (Float) 0.2",
            "Double",
            float(np.float32(0.1) + np.float32(0.2)),
        ),
        ("(Float) 0.1", "Double", float(TENTH)),
        ("0.1 + 0.2", "Double", 0.1 + 0.2),
        ("(Float) 1.0 / 3", "Double", float(np.float32(1) / np.float32(3))),
        ("16777217 == (Float) 16777216", "Bool", True),
        ("1.0 / 0.0", "Double", math.inf),
        ("-1.0 / 0", "Double", -math.inf),
        ("INF", "Int", INT_MAX),
        ("-INF", "Int", INT_MIN),
        ("INF", "Long", LONG_MAX),
        ("-INF", "Long", LONG_MIN),
        ("INF", "Double", math.inf),
        ("-INF", "Float", -math.inf),
        ("2147483647 == INF", "Bool", True),
        ("(Long) 2147483647 == INF", "Bool", False),
        ("True ? 1 : 2.5", "Double", 1.0),
        ("1 < 2 && !(2 <= 1)", "Bool", True),
        ("False || 1 != 1", "Bool", False),
        ("Log(Exp(2.0))", "Double", pytest.approx(2.0)),
        ("Log(0.0)", "Double", -math.inf),
        ("Pow(2, 10)", "Double", 1024.0),
        ("Exp(1000.0)", "Double", math.inf),
    ],
)
def test_value(expression: str, type: str, expected: object) -> None:
    assert value(expression, type) == expected


def test_zero_by_zero_is_nan() -> None:
    assert math.isnan(value("0.0 / 0.0", "Double"))


def test_float_sums_round_at_every_step() -> None:
    expected = np.float32(0)
    for _ in range(GRAPH.nodes):
        expected += TENTH
    found = returned("Float s = 0.0; Foreach (n: G.Nodes) s += 0.1; Return s;", "Float")
    assert found == float(expected)


# --- variables, conditions, loops -----------------------------------------------------


@rows(
    "body, type, expected",
    [
        # An assignment converts.
        ("Int a = 2.9; Double b = a; Return b / 4;", "Double", 0.5),
        ("Long a = 4294967296; Int b = a; Return b;", "Int", 0),
        ("Int a = 1; a += 2.9; Return a;", "Int", 3),
        ("Float a = 0.1; Return a;", "Double", float(TENTH)),
        # INF is that of its place.
        ("Int x = INF; x min= 5; Return x;", "Int", 5),
        ("Double x = -INF; x max= -5; Return x;", "Double", -5),
        # What is not initialised is zero.
        ("Int a; Return a;", "Int", 0),
        ("Bool a; Return a;", "Bool", False),
        ("Node a; Return a == NIL ? 1 : 0;", "Int", 1),
        ("N_P<Double> A; Return Sum(n: G.Nodes){n.A};", "Double", 0.0),
        ("N_P<Node> A; Return Count(n: G.Nodes)(n.A == NIL);", "Int", 6),
        # Loops and conditions; an Else belongs to the nearest If.
        ("Int i = 0; While (i < 5) { i++; } Return i;", "Int", 5),
        ("Int i = 9; Do { i--; } While (i > 20); Return i;", "Int", 8),
        ("If (True) If (False) Return 1; Else Return 2; Return 3;", "Int", 2),
        ("Node x; Return x != NIL && x.Degree() > 0 ? 1 : 2;", "Int", 2),
        ("Int z = 0; Return z == 0 || 1 / z > 0 ? 1 : 2;", "Int", 1),
        ("Int z = 0; Return z == 0 ? 5 : 1 / z;", "Int", 5),
        ("For (n: G.Nodes)(n.Degree() == 1) Return 7; Return 8;", "Int", 7),
        ("Int a = 3;", "Int", 0),
        ("Int c = 0; Foreach (n: G.Nodes)(n.Degree() > 1) c++; Return c;", "Int", 2),
        # A reduction goes on from the value that is there.
        ("Int x = 10; Foreach (n: G.Nodes) x += 1 @ n; Return x;", "Int", 16),
        ("Int x = -3; Foreach (n: G.Nodes) x min= 4; Return x;", "Int", -3),
        ("Bool b; Foreach (n: G.Nodes) b &= True; Return b;", "Bool", False),
        ("Int x = 2; Foreach (n: G.Nodes) x *= 2; Return x;", "Int", 128),
        ("Bool b; Foreach (n: G.Nodes) b |= n.Degree() > 2; Return b;", "Bool", True),
    ],
)
def test_returned(body: str, type: str, expected: object) -> None:
    found = returned(body, type)
    assert found == expected
    assert isinstance(found, bool) == (type == "Bool")


def test_scalar_outputs() -> None:
    text = "Procedure f(G: Graph; a: Int, b: Node(G), c: Double) { a += 2; c = 1; }"
    assert run(text, G=GRAPH).scalars == {"a": 2, "b": -1, "c": 1.0}
    assert run(text, G=GRAPH, a=5, b=3).scalars == {"a": 7, "b": 3, "c": 1.0}


# --- orders ---------------------------------------------------------------------------


def visited(range: str, order: Order = "forward") -> list[int]:
    """The numbers of the elements of a range around n = 2, m = 0, as visited."""
    text = f"""Procedure f(G: Graph, n, m: Node; Q: Node_Seq) {{
        For (x: {range}) Q.PushBack(x);
    }}"""
    found: list[int] = []
    run(text, order, G=GRAPH, n=2, m=0, Q=found)
    return found


def test_for_is_sequential_in_every_order() -> None:
    assert visited("G.Nodes", "reverse") == visited("G.Nodes")
    assert visited("n.Nbrs", "shuffle") == visited("n.Nbrs")


def test_foreach_follows_the_order() -> None:
    text = "Procedure f(G: Graph; Q: Node_Seq) { Foreach (x: G.Nodes) Q.PushBack(x); }"
    seen = {}
    for order in ("forward", "reverse", "shuffle"):
        seen[order] = list[int]()
        run(text, order, 1, G=GRAPH, Q=seen[order])
    assert seen["reverse"] == seen["forward"][::-1]
    assert sorted(seen["shuffle"]) == seen["forward"] != seen["shuffle"]
    again: list[int] = []
    run(text, "shuffle", 1, G=GRAPH, Q=again)
    assert again == seen["shuffle"]


# --- reductions -----------------------------------------------------------------------


@rows(
    "expression, type, expected",
    [
        ("Sum(n: G.Nodes){n.Degree()}", "Int", 7),
        ("Product(n: G.Nodes)(n.Degree() > 0){n.Degree()}", "Int", 6),
        ("Min(n: G.Nodes){n.Degree()}", "Int", 0),
        ("Max(n: G.Nodes){n.Degree()}", "Int", 3),
        ("Avg(n: G.Nodes){n.Degree()}", "Double", 7 / 6),
        ("Count(n: G.Nodes)(n.Degree() == 0)", "Int", 2),
        ("Count(n: G.Nodes)", "Int", 6),
        ("Exist(n: G.Nodes){n.Degree() == 3}", "Bool", True),
        ("All(n: G.Nodes){n.Degree() == 3}", "Bool", False),
        ("Sum(n: G.Nodes){Count(m: n.Nbrs)(m > n)}", "Int", 5),
        # Over nothing.
        ("Sum(n: G.Nodes)(False){1}", "Int", 0),
        ("Product(n: G.Nodes)(False){2}", "Int", 1),
        ("Min(n: G.Nodes)(False){1}", "Int", INT_MAX),
        ("Max(n: G.Nodes)(False){1}", "Int", INT_MIN),
        ("Min(n: G.Nodes)(False){(Long) 1}", "Long", LONG_MAX),
        ("Min(n: G.Nodes)(False){1.0}", "Double", math.inf),
        ("Max(n: G.Nodes)(False){1.0}", "Double", -math.inf),
        ("Avg(n: G.Nodes)(False){1}", "Double", 0.0),
        ("All(n: G.Nodes)(False){False}", "Bool", True),
        ("Exist(n: G.Nodes)(False){True}", "Bool", False),
        ("Count(n: G.Nodes)(False)", "Int", 0),
    ],
)
def test_reduction_expression(expression: str, type: str, expected: object) -> None:
    assert value(expression, type) == expected


# --- what may be deep or empty --------------------------------------------------------


def test_depth_first_on_a_long_path() -> None:
    nodes = 20_000
    text = """Procedure f(G: Graph, root: Node): Int {
        Int seen = 0;
        InDFS (v: G^.Nodes From root)[v != root] { seen += 1; }
        Return seen;
    }"""
    assert run(text, G=Graph.path(nodes), root=0).returned == nodes


def test_nothing_is_taken_from_what_is_empty() -> None:
    body = """
        Node_Seq Q; Node_Order O; Collection<N_S> C; Map<Int, Double> M;
        Map<Node, Bool> L; Bool nil = Q.Pop() == NIL && O.PopBack() == NIL;
        nil = nil && Q.Front() == NIL && L.GetMaxKey() == NIL && !L.GetMinValue();
        N_S S = C.PopBack();
        Return nil ? M.GetMaxKey() + S.Size() : 1;
    """
    assert returned(body) == 0


def test_map() -> None:
    body = """
        Map<Int, Int> M;
        M[3] = 5; M[4] += 2; M[4] += 2; M[7] max= 1;
        Int missing = M[9];
        Return M.Size() + 10 * M[4] + 100 * missing + (M.HasKey(9) ? 1000 : 0);
    """
    assert returned(body) == 43
    extremes = """
        Map<Int, Double> M;
        M[1] = 0.5; M[2] = 2.5; M[3] = -1.0; M[5] = 2.5; M[6] = 9.0; M.Remove(6);
        Return M.GetMaxKey() + 10 * M.GetMinKey() + (M.HasMaxValue(5) ? 100 : 0)
            + (M.HasMinValue(5) ? 1000 : 0);
    """
    assert returned(extremes) == 132
    assert returned("Map<Node(G), Bool> M; Return M[NIL] ? 1 : 0;") == 0


def test_nan_in_a_map() -> None:
    """As a key it is equal to none; as a value it is one."""
    body = """
        Map<Double, Int> M; Map<Int, Double> V; Double x = Sqrt(-1);
        M[x] = 1; M[x] += 1; M.Remove(x);
        V[7] = x;
        Return M.Size() + 10 * M[x] + (M.HasKey(x) ? 100 : 0) + 1000 * V.GetMaxKey();
    """
    assert returned(body) == 7002


# --- errors ---------------------------------------------------------------------------


@rows(
    "body, code",
    [
        ("Int a = 0; Return 1 / a;", "GM0601"),
        ("Int a = 0; Return 1 % a;", "GM0601"),
        ("Long a = Rand(0); Return 1;", "GM0601"),
        ("[ printf(); ]; Return 1;", "GM0602"),
        ("N_P<Int> A; Node n; Return n.A;", "GM0603"),
        ("Node n; Return n.Degree();", "GM0603"),
        ("Node n; Return Count(m: n.Nbrs);", "GM0603"),
    ],
)
def test_errors(body: str, code: str) -> None:
    assert code_of(body) == code


@pytest.mark.parametrize(
    "body", ["Return f(G) + 1;", "For (n: G.Nodes) { Int a = f(G); } Return 1;"]
)
def test_endless_recursion(body: str) -> None:
    with pytest.raises(CompileError) as caught:
        run(f"Procedure f(G: Graph): Int {{ {body} }}", G=GRAPH)
    assert caught.value.diagnostics[0].code == "GM0606"


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
ORDERS = ("forward", "reverse", "shuffle")


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
