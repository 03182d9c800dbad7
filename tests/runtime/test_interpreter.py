"""The reference interpreter, by tiny programs whose results are worked out by hand."""

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


def property_after(
    body: str, type: str = "Int", of: str = "N", **arguments: Any
) -> Any:
    """The output property P as `body` leaves it on GRAPH, as a list."""
    dtypes = {"Int": np.int32, "Bool": np.bool_, "Node": np.int32, "Edge": np.int64}
    size = GRAPH.nodes if of == "N" else GRAPH.edges
    result: Any = np.zeros(size, dtypes.get(type, np.float64))
    text = f"Procedure f(G: Graph; P: {of}_P<{type}>) {{ {body} }}"
    run(text, G=GRAPH, P=result)
    return result.tolist()


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


def test_variables_of_a_body_are_fresh() -> None:
    body = """
        Int sum = 0;
        For (n: G.Nodes) { Int a; a += 1; sum += a; N_P<Int> A; n.A += 1; sum += n.A; }
        Return sum;
    """
    assert returned(body) == 2 * GRAPH.nodes


def test_a_variable_and_a_property_may_share_a_name() -> None:
    assert property_after("Int P = 7; Foreach (n: G.Nodes) n.P = P;") == [7] * 6


def test_scalar_outputs() -> None:
    text = "Procedure f(G: Graph; a: Int, b: Node(G), c: Double) { a += 2; c = 1; }"
    assert run(text, G=GRAPH).scalars == {"a": 2, "b": -1, "c": 1.0}
    assert run(text, G=GRAPH, a=5, b=3).scalars == {"a": 7, "b": 3, "c": 1.0}


# --- ranges ---------------------------------------------------------------------------


def visited(range: str, order: Order = "forward") -> list[int]:
    """The numbers of the elements of a range around n = 2, m = 0, as visited."""
    text = f"""Procedure f(G: Graph, n, m: Node; Q: Node_Seq) {{
        For (x: {range}) Q.PushBack(x);
    }}"""
    found: list[int] = []
    run(text, order, G=GRAPH, n=2, m=0, Q=found)
    return found


def test_ranges_are_multisets_in_order() -> None:
    assert visited("G.Nodes") == [0, 1, 2, 3, 4, 5]
    assert visited("n.Nbrs") == [0, 3, 3]
    assert visited("n.InNbrs") == [0, 1]
    assert visited("m.CommonNbrs(m)") == [1, 2]


def test_common_neighbours() -> None:
    graph = Graph.from_edges([0, 0, 0, 1, 1, 1], [2, 2, 3, 2, 3, 3], nodes=4)
    text = """Procedure f(G: Graph, a, b: Node): Int {
        Return Sum(x: a.CommonNbrs(b)){x.InDegree() > 0 ? 1 : 0};
    }"""
    assert run(text, G=graph, a=0, b=1).returned == 3
    assert run(text, G=graph, a=1, b=0).returned == 3
    assert run(text, G=graph, a=0, b=2).returned == 0


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


def test_edges() -> None:
    body = "Foreach (e: G.Edges) { Node a = e.FromNode(); Node b = e.ToNode(); "
    assert property_after(body + "e.P = a; }", "Node", "E") == [0, 0, 1, 2, 2, 2, 4]
    assert property_after(body + "e.P = b; }", "Node", "E") == [1, 2, 2, 0, 3, 3, 4]


def test_to_edge_is_the_forward_edge() -> None:
    out = "Foreach (n: G.Nodes) Foreach (m: n.Nbrs) { Edge e = m.ToEdge(); e.P += 1; }"
    assert property_after(out, of="E") == [1] * 7
    into = """Foreach (n: G.Nodes) For (m: n.InNbrs) {
        Edge e = m.ToEdge();
        If (e.ToNode() == n && e.FromNode() == m) e.P += 1;
    }"""
    assert property_after(into, of="E") == [1] * 7


def test_to_edge_in_reductions_and_traversals() -> None:
    length = np.arange(7, dtype=np.int32)
    text = """Procedure f(G: Graph, len: E_P<Int>; A, B: N_P<Int>) {
        N_P<Edge> via;
        InBFS (v: G.Nodes From PICK) {
            For (u: v.UpNbrs) { v.via = u.ToEdge(); Edge e = v.via; v.A += e.len; }
        } InReverse {
            For (w: v.DownNbrs) { Edge e = w.ToEdge(); v.B += e.len; }
        }
    }"""
    up, down = np.zeros(6, np.int32), np.zeros(6, np.int32)
    text = text.replace("PICK", "root").replace("G: Graph,", "G: Graph, root: Node,")
    run(text, G=GRAPH, root=0, len=length, A=up, B=down)
    assert up.tolist() == [0, 0, 1, 4 + 5, 0, 0]
    assert down.tolist() == [0 + 1, 0, 4 + 5, 0, 0, 0]


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


def test_the_smallest_by_argmin() -> None:
    weights = np.array([5, 3, 8, 3, 9, 4], np.int32)
    text = """Procedure f(G: Graph, A: N_P<Int>; least: Int, at: Node(G)) {
        least = 9;
        at = NIL;
        Foreach (n: G.Nodes) <least; at> min= <n.A; n> @ n;
    }"""
    assert run(text, G=GRAPH, A=weights).scalars == {"least": 3, "at": 1}
    assert run(text, "reverse", G=GRAPH, A=weights).scalars == {"least": 3, "at": 3}
    ties = np.full(6, 9, np.int32)
    assert run(text, G=GRAPH, A=ties).scalars == {"least": 9, "at": -1}


def test_argmax_of_properties() -> None:
    body = """
        N_P<Int> best;
        G.P = NIL;
        Foreach (n: G.Nodes) Foreach (m: n.Nbrs)
            <m.best; m.P> max= <n.Degree(); n> @ n;
    """
    assert property_after(body, "Node") == [2, 0, 0, 2, 4, -1]


# --- deferred and group assignments ---------------------------------------------------


def test_deferred_writes_appear_together() -> None:
    body = "Foreach (n: G.Nodes) { n.P <= 1; n.P <= 1 + n.P; }"
    assert property_after(body) == [1] * 6
    shift = """
        G.P = 1;
        Foreach (n: G.Nodes) n.P <= Sum(m: n.Nbrs){m.P} @ n;
    """
    assert property_after(shift) == [2, 1, 3, 0, 1, 0]


def test_a_deferred_write_belongs_to_the_innermost_loop() -> None:
    body = """
        For (n: G.Nodes) { For (m: n.Nbrs) m.P <= m.P + 1; }
    """
    assert property_after(body) == [1, 1, 2, 1, 1, 0]
    outer = body.replace("m.P + 1;", "m.P + 1 @ n;")
    assert property_after(outer) == [1, 1, 1, 1, 1, 0]


def test_group_assignment() -> None:
    assert property_after("G.P = G.Degree() + 10 * G.NumNodes();") == [
        62,
        61,
        63,
        60,
        61,
        60,
    ]
    assert property_after("G.P = 4; G.P = G.P + 1;") == [5] * 6
    assert property_after("G.P = G.ToNode();", "Node", "E") == [1, 2, 2, 0, 3, 3, 4]


def test_group_assignment_compares_the_element() -> None:
    text = """Procedure f(G: Graph, r: Node; P: N_P<Int>) {
        G.P = (G == r) ? 0 : INF;
    }"""
    result = np.ones(6, np.int32)
    run(text, G=GRAPH, r=2, P=result)
    assert result.tolist() == [INT_MAX, INT_MAX, 0, INT_MAX, INT_MAX, INT_MAX]


def test_group_assignment_is_in_place() -> None:
    body = "G.P = 1; G.P = Sum(n: G.Nodes){n.P};"
    assert property_after(body) == [6, 11, 21, 41, 81, 161]


def test_group_assignment_to_a_collection() -> None:
    body = """
        Node_Set(G) S;
        Foreach (n: G.Nodes)(n.Degree() == 1) S.Add(n);
        S.P = S.Degree() + 5;
    """
    assert property_after(body) == [0, 6, 0, 0, 6, 0]


# --- traversals -----------------------------------------------------------------------

DEPTHS = """Procedure f(G: Graph, root: Node; depth, up, down, back: N_P<Int>) {
    Int clock = 0;
    G.depth = -1;
    InBFS (v: G.Nodes From root) {
        v.depth = Sum(u: v.UpNbrs)(u.depth >= 0){1} == 0 ? 0 :
            Max(u: v.UpNbrs){u.depth} + 1;
        v.up = Count(u: v.UpNbrs);
        v.down = Count(w: v.DownNbrs);
    } InReverse {
        v.back = 1 + Sum(w: v.DownNbrs){w.back};
    }
}"""


def depths(text: str, order: Order = "forward") -> list[list[int]]:
    names = ("depth", "up", "down", "back")
    found: dict[str, Any] = {name: np.zeros(6, np.int32) for name in names}
    run(text, order, G=GRAPH, root=0, **found)
    return [found[name].tolist() for name in names]


@pytest.mark.parametrize("order", ["forward", "reverse", "shuffle"])
def test_breadth_first(order: Order) -> None:
    assert depths(DEPTHS, order) == [
        [0, 1, 1, 2, -1, -1],
        [0, 1, 1, 2, 0, 0],
        [2, 0, 2, 0, 0, 0],
        [5, 1, 3, 1, 0, 0],
    ]


def test_breadth_first_against_the_edges() -> None:
    found = depths(DEPTHS.replace("G.Nodes From", "G^.Nodes From"))
    assert found[0] == [0, 2, 1, -1, -1, -1]
    assert found[1] == [0, 1, 1, 0, 0, 0]


def test_the_navigator_spares_the_root_and_may_be_passed_elsewhere() -> None:
    body = """
        Node r = G.PickRandom();
        For (n: G.Nodes)(n.Degree() == 3) r = n;
        InBFS (v: G.Nodes From r)[v.Degree() < 2] { v.P = 1; }
    """
    assert property_after(body) == [0, 0, 1, 1, 0, 0]


def test_the_filter_hides_bodies_only() -> None:
    text = """Procedure f(G: Graph, root: Node; P: N_P<Int>) {
        InBFS (v: G.Nodes From root)(v != root) { v.P += 1; }
        InReverse (v == root) { v.P += 10; }
    }"""
    result = np.zeros(6, np.int32)
    run(text, G=GRAPH, root=1, P=result)
    assert result.tolist() == [1, 10, 1, 1, 0, 0]


def test_a_write_deferred_to_a_search_appears_at_its_end() -> None:
    text = """Procedure f(G: Graph, root: Node; P: N_P<Int>) {
        InBFS (v: G.Nodes From root) { v.P <= 1 + Sum(u: v.UpNbrs){u.P} @ v; }
    }"""
    result = np.zeros(6, np.int32)
    run(text, G=GRAPH, root=0, P=result)
    assert result.tolist() == [1, 1, 1, 1, 0, 0]


def test_depth_first() -> None:
    text = """Procedure f(G: Graph, root: Node; first, last: N_P<Int>) {
        Int clock = 0;
        InDFS (v: G.Nodes From root) { clock = clock + 1; v.first = clock; }
        InPost { clock = clock + 1; v.last = clock; }
    }"""
    first, last = np.zeros(6, np.int32), np.zeros(6, np.int32)
    run(text, G=GRAPH, root=0, first=first, last=last)
    assert first.tolist() == [1, 2, 3, 4, 0, 0]
    assert last.tolist() == [8, 7, 6, 5, 0, 0]


def test_depth_first_on_a_long_path() -> None:
    nodes = 20_000
    text = """Procedure f(G: Graph, root: Node): Int {
        Int seen = 0;
        InDFS (v: G^.Nodes From root)[v != root] { seen += 1; }
        Return seen;
    }"""
    assert run(text, G=Graph.path(nodes), root=0).returned == nodes


# --- collections and maps -------------------------------------------------------------

NODES = "Node a; Node b; Node c; For (n: G.Nodes) { c = b; b = a; a = n; } "


def collected(declaration: str, body: str, range: str = "Q.Items") -> list[int]:
    """The elements of Q after `body`, in which a, b, c are the nodes 5, 4, 3."""
    text = f"""Procedure f(G: Graph; R: Node_Seq) {{
        {NODES} {declaration} Q; {body}
        For (x: {range}) R.PushBack(x);
    }}"""
    found: list[int] = []
    run(text, G=GRAPH, R=found)
    return found


def test_set() -> None:
    body = "Q.Add(a); Q.Add(b); Q.Add(a); Q.Remove(b); Q.Remove(c);"
    assert collected("Node_Set", body) == [5]
    union = "Node_Set S; S.Add(a); S.Add(b); Q.Add(b); Q.Add(c); "
    assert sorted(collected("Node_Set", union + "Q.Union(S);")) == [3, 4, 5]
    assert collected("Node_Set", union + "Q.Intersect(S);") == [4]
    assert collected("Node_Set", union + "Q.Complement(S);") == [3]
    assert collected("Node_Set", union + "Q.Clear();") == []
    assert returned(
        f"{NODES} N_S S, T; T.Add(a); T.Add(b); S.Add(a);"
        "Return S.IsSubsetOf(T) && !T.IsSubsetOf(S) && T.Has(b) ? T.Size() : 0;"
    )


def test_order_keeps_the_first_place() -> None:
    body = "Q.PushBack(a); Q.PushBack(b); Q.PushFront(c); Q.PushBack(a); "
    assert collected("Node_Order", body + "Q.PushFront(b);") == [3, 5, 4]
    assert collected("Node_Order", body, "Q-.Items") == [4, 5, 3]
    assert collected("Node_Order", body + "c = Q.PopFront(); Q.Push(c);") == [5, 4, 3]


def test_sequence() -> None:
    body = "Q.PushBack(a); Q.PushBack(a); Q.PushFront(b); "
    assert collected("Node_Seq", body) == [4, 5, 5]
    assert collected("Node_Seq", body + "c = Q.PopBack(); Q.Push(c);") == [4, 5, 5]
    assert collected("Node_Seq", body + "c = Q.Pop();") == [5, 5]
    assert collected("Node_Seq", body, "Q-.Items") == [5, 5, 4]


def test_collections_are_copied() -> None:
    body = "Node_Seq S; S.Push(a); Q = S; S.Push(b); Q.Push(c);"
    assert collected("Node_Seq", body) == [5, 3]


def test_changing_a_collection_does_not_change_its_loop() -> None:
    body = "Q.Push(a); For (x: Q.Items) { Q.Push(x); }"
    assert collected("Node_Seq", body) == [5, 5]


def test_queue_of_collections() -> None:
    body = f"""{NODES}
        Collection<N_S>(G) C;
        N_S(G) S;
        Int sum = 0;
        S.Add(a); C.PushBack(S); S.Add(b); C.PushBack(S); S.Add(c);
        For (T: C.Items) sum = 10 * sum + T.Size();
        N_S(G) U = C.PopBack();
        Return 100 * sum + 10 * U.Size() + C.Size();
    """
    assert returned(body) == 1221


def test_properties_of_collections() -> None:
    body = """
        N_P<Node_Set> near;
        Foreach (n: G.Nodes) Foreach (m: n.Nbrs) n.near.Add(m);
        Foreach (n: G.Nodes) { n.P = n.near.Size(); For (m: n.near.Items) n.P += 10; }
    """
    assert property_after(body) == [22, 11, 22, 0, 11, 0]


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


def test_collections_go_in_and_out() -> None:
    text = "Procedure f(G: Graph, S: N_S; O: N_O) { For (n: S.Items) O.PushFront(n); }"
    given, result = [3, 1, 3], [4]
    run(text, G=GRAPH, S=given, O=result)
    assert sorted(given) == [1, 3]
    assert sorted(result) == [1, 3, 4]


# --- built-ins and procedures ---------------------------------------------------------


def test_graph_and_node_built_ins() -> None:
    assert value("G.NumNodes() * 10 + G.NumEdges()") == 67
    assert property_after("G.P = G.InDegree();") == [1, 1, 2, 2, 1, 0]
    body = "Foreach (n: G.Nodes) n.P = Count(m: G.Nodes)(n.HasEdgeTo(m));"
    assert property_after(body) == [2, 1, 2, 0, 1, 0]
    assert property_after(body.replace("HasEdgeTo", "IsNbrFrom")) == [1, 1, 2, 1, 1, 0]


def test_random_built_ins() -> None:
    body = """
        Bool fine = True;
        Int i = 0;
        While (i < 100) {
            Double x = Uniform();
            Long y = Rand(3);
            Node n = G.PickRandom();
            fine &= x >= 0 && x < 1 && y >= 0 && y < 3 && n != NIL;
            If (n.Degree() > 0) { Node m = n.PickRandomNbr(); fine &= n.HasEdgeTo(m); }
            i++;
        }
        Return fine;
    """
    assert returned(body, "Bool") is True
    text = "Procedure f(G: Graph): Long { Return Rand(1000000); }"
    assert run(text, seed=1, G=GRAPH).returned == run(text, seed=1, G=GRAPH).returned
    assert run(text, seed=1, G=GRAPH).returned != run(text, seed=2, G=GRAPH).returned
    empty = "Procedure f(G: Graph): Bool { Return G.PickRandom() == NIL; }"
    assert run(empty, G=Graph.empty(0)).returned is True


def test_procedures_call_each_other() -> None:
    text = """
        Local factorial(n: Int): Long {
            If (n < 2) Return 1;
            Return n * factorial(n - 1);
        }
        Local degrees(H: Graph, A: N_P<Int>; sum: Int) {
            H.A = H.Degree();
            sum = Sum(n: H.Nodes){n.A};
        }
        Procedure f(G: Graph; P: N_P<Int>): Long {
            Int sum;
            degrees(G, P, sum);
            Return sum * factorial(10);
        }
    """
    result = np.zeros(6, np.int32)
    assert run(text, G=GRAPH, P=result).returned == 7 * math.factorial(10)
    assert result.tolist() == [2, 1, 3, 0, 1, 0]


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
