"""What the definition of Green-Marl calls an error or a warning, and the code it has.

The sections are those of the language: 1 words, 2 procedures, 3 types, 4 scopes,
5 statements and expressions, 6 assignments, 7 types of values, 8 races, 9 traversals.
"""

from __future__ import annotations

import pytest

from lighthouse.diagnostics import CompileError, Diagnostics, Severity, Source
from lighthouse.driver import check_program, front, lower
from lighthouse.frontend.grammar import parse

FRAME = (
    "Procedure p(G: Graph, n, m: Node, e: Edge, k: Int, A, B: N_P<Int>, "
    "C: N_P<Bool>, D: N_P<Double>, N: N_P<Node>, S: N_P<N_S>, W: E_P<Int>, s: N_S, "
    "q: N_Q, M: Map<Int, Int>; x, y: Int, d: Double, b: Bool, v: Node): Int "
)

STATEMENTS = [
    # section, what it says, program or body, code
    (1, "a leading underscore is not allowed", "Int _a;", "GM0002"),
    (1, "an Int literal beyond 64 bits has no value", f"x = {2**63};", "GM0003"),
    (1, "no hexadecimal", "x = 0x10;", "GM0004"),
    (1, "no suffixes", "x = 1L;", "GM0004"),
    (1, "comments do not nest", "x = 1; /* /* */ */", "GM0005"),
    (1, "foreign brackets balance", "[ a[0 ;", "GM0006"),
    (1, "string literals are not lexed", 'x = "a";', "GM0007"),
    (1, "x+INF is a syntax error", "x = y+INF;", "GM0032"),
    (1, "`- INF` is a type error", "x = - INF;", "GM0205"),
    (1, "there is no /=", "x /= 2;", "GM0031"),
    (1, "there is no %=", "x %= 2;", "GM0031"),
    (1, "`->` is reserved", "x = n->A;", "GM0031"),
    (1, "`To` is reserved", "Int To;", "GM0025"),
    (1, "keywords cannot be identifiers", "Int Max;", "GM0025"),
    (1, "min= is one token", "x min = 1;", "GM0031"),
    (1, "there is no Not", "If (Not b) { }", "GM0041"),
    (1, "case sensitive", "foreach (t: G.Nodes) { }", "GM0024"),
    (2, "outputs may not be empty", "Procedure p(G: Graph;) { }", "GM0033"),
    (2, "input scalars are read-only", "k = 1;", "GM0106"),
    (2, "input scalars are not reduced", "k += 1;", "GM0106"),
    (2, "no collection is returned", "Procedure p(G: Graph): N_S { }", "GM0109"),
    (2, "Return without a value", "Return;", "GM0209"),
    (2, "Return with a value too many", "Procedure p() { Return 1; }", "GM0209"),
    (2, "Return in Foreach", "Foreach (t: G.Nodes) { Return 1; }", "GM0305"),
    (2, "Return in InBFS", "InBFS (t: G.Nodes From n) { Return 1; }", "GM0305"),
    (2, "unknown functions", "x = unknown(1);", "GM0104"),
    (3, "no property of properties", "N_P<N_P<Int>> P;", "GM0108"),
    (3, "no property of maps", "N_P<Map<Int, Int>> P;", "GM0108"),
    (3, "maps have scalar keys and values", "Map<N_S, Int> P;", "GM0108"),
    (
        3,
        "(G) is needed with two graphs",
        "Procedure p(G: Graph, n: Node, H: Graph) { }",
        "GM0105",
    ),
    (
        3,
        "a graph that is declared later counts",
        "Procedure p(G: Graph; n: N_P<Int>, H: Graph) { }",
        "GM0105",
    ),
    (3, "there must be a graph", "Procedure p(n: Node) { }", "GM0105"),
    (3, "a bare property is no value", "x = A;", "GM0112"),
    (3, "a bare property is no target", "A = 0;", "GM0112"),
    (3, "a property is not assigned to a property", "A = B;", "GM0112"),
    (4, "declaration before use", "a = 1; Int a;", "GM0101"),
    (4, "no shadowing of arguments", "Int k;", "GM0102"),
    (4, "no shadowing of variables", "Int a; { Int a; }", "GM0102"),
    (4, "no shadowing by iterators", "Foreach (n: G.Nodes) { }", "GM0102"),
    (4, "iterators are read-only", "Foreach (t: G.Nodes) { t = n; }", "GM0106"),
    (5, "one name with an initialiser", "Int a = 1, c = 2;", "GM0037"),
    (5, "the body of While is a block", "While (b) x++;", "GM0028"),
    (5, "the body of Do is a block", "Do x++; While (b);", "GM0028"),
    (5, "the body of InBFS is a block", "InBFS (t: G.Nodes From n) x++;", "GM0028"),
    (
        5,
        "InReverse takes only a filter",
        "InBFS (t: G.Nodes From n) { } InReverse [t.C] { }",
        "GM0027",
    ),
    (5, "n.Edges needs a graph", "For (t: n.Edges) { }", "GM0211"),
    (5, "maps cannot be iterated", "For (t: M.Items) { }", "GM0211"),
    (5, "UpNbrs of a Node", "x = Count(t: n.UpNbrs);", "GM0214"),
    (
        5,
        "DownNbrs of an iterator",
        "For (t: G.Nodes) { For (u: t.DownNbrs) { } }",
        "GM0214",
    ),
    (5, "one casts to primitive types only", "v = (Node) n;", "GM0045"),
    (5, "n.P.Q is not in the grammar", "x = n.N.A;", "GM0030"),
    (5, "Exist has a body", "b = Exist(t: G.Nodes)(t.C);", "GM0029"),
    (5, "Count has none", "x = Count(t: G.Nodes){t.C};", "GM0029"),
    (5, "filters of loops are Bool", "For (t: G.Nodes)(t.A) { }", "GM0203"),
    (5, "filters of reductions should be", "x = Count(t: G.Nodes)(t.A);", "GM0213"),
    (5, "a body that is assigned", "x = Sum(t: G.Nodes){t.C};", "GM0202"),
    (5, "ToEdge of a Node", "Edge f = n.ToEdge();", "GM0104"),
    (
        5,
        "ToEdge of what came over no edge",
        "For (t: G.Nodes) { Edge f = t.ToEdge(); }",
        "GM0104",
    ),
    (5, "methods have their arguments", "b = n.HasEdgeTo();", "GM0208"),
    (6, "+= is numeric", "b += 1;", "GM0303"),
    (6, "&= is Bool", "x &= True;", "GM0303"),
    (
        6,
        "what is reduced is not read",
        "Foreach (t: G.Nodes) { x += t.A; t.B = x; }",
        "GM0403",
    ),
    (
        6,
        "what is reduced is not written",
        "Foreach (t: G.Nodes) { t.A = 1; For (u: t.Nbrs) { u.A += 1 @ t; } }",
        "GM0404",
    ),
    (
        6,
        "nor reduced by another operator",
        "Foreach (t: G.Nodes) { x += t.A; x *= t.A; }",
        "GM0405",
    ),
    (6, "@ names a loop", "Foreach (t: G.Nodes) { x += t.A @ u; }", "GM0301"),
    (6, "a deferred assignment has a loop", "n.A <= 1;", "GM0302"),
    (
        6,
        "tuples have equal lengths",
        "Foreach (t: G.Nodes) { <x; v> min= <t.A> @ t; }",
        "GM0304",
    ),
    (
        6,
        "tuples have one driver",
        "Foreach (t: G.Nodes) { <n.A; m.B> min= <t.A; t.B> @ t; }",
        "GM0308",
    ),
    (
        6,
        "tuples have no scalar beside a field",
        "Foreach (t: G.Nodes) { <n.A; x> min= <t.A; t.B> @ t; }",
        "GM0308",
    ),
    (
        6,
        "pairs of tuples fit",
        "Foreach (t: G.Nodes) { <x; v> min= <t.A; 1> @ t; }",
        "GM0201",
    ),
    (
        6,
        "tuples count as reduced",
        "Foreach (t: G.Nodes) { <x; y> min= <t.A; 1> @ t; y += 1 @ t; }",
        "GM0405",
    ),
    (6, "no group reduction", "G.A += 1;", "GM0306"),
    (6, "no group deferred assignment", "G.A <= 1;", "GM0306"),
    (6, "no mix of N_P and E_P", "G.A = G.W;", "GM0103"),
    (
        6,
        "a group assignment does not snapshot",
        "G.A = Sum(t: G.Nodes){t.A};",
        "GM0401",
    ),
    (7, "% is integral", "d = d % 2;", "GM0207"),
    (7, "arithmetic is numeric", "x = 1 + b;", "GM0202"),
    (7, "Double to Int is told", "x = d;", "GM0210"),
    (7, "INF is not in arithmetic", "x = INF + 3;", "GM0205"),
    (7, "a node is no Int", "b = n == 1;", "GM0204"),
    (7, "a Bool is no Int", "b = b == 1;", "GM0204"),
    (
        7,
        "nodes of two graphs",
        "Procedure p(G, H: Graph, n: Node(G), m: Node(H)): Bool { Return n == m; }",
        "GM0111",
    ),
    (7, "Bool is not cast to Int", "x = (Int) b;", "GM0206"),
    (7, "iterators are not cast", "For (t: G.Nodes) { x = (Int) t; }", "GM0206"),
    (7, "the condition of ?: is Bool", "x = k ? 1 : 2;", "GM0203"),
    (7, "branches agree", "x = b ? 1 : n;", "GM0212"),
    (7, "conditions are Bool", "If (k) { }", "GM0203"),
    (7, "conditions of While are Bool", "While (k) { }", "GM0203"),
    (7, "navigators are Bool", "InBFS (t: G.Nodes From n)[t.A] { }", "GM0203"),
    (
        8,
        "read-write is a warning",
        "Foreach (t: G.Nodes) { For (u: t.Nbrs) { t.A = u.A; } }",
        "GM0401",
    ),
    (8, "write-write is a warning", "Foreach (t: G.Nodes) { x = t.A; }", "GM0402"),
    (
        8,
        "a For in a Foreach reads and writes",
        "Foreach (t: G.Nodes) { For (u: t.Nbrs) { u.A = 1; } }",
        "GM0402",
    ),
    (
        8,
        "bound to two iterators",
        "Foreach (t: G.Nodes) { Foreach (u: t.Nbrs) { u.A += 1 @ u; u.A += 1 @ t; } }",
        "GM0406",
    ),
    (
        8,
        "read-mutate is a warning",
        "Foreach (t: G.Nodes) { If (s.Has(t)) { s.Add(n); } }",
        "GM0407",
    ),
    (
        8,
        "grow-shrink is a warning",
        "Foreach (t: G.Nodes) { s.Add(t); s.Remove(n); }",
        "GM0408",
    ),
    (
        8,
        "write-mutate is an error",
        "Foreach (t: G.Nodes) { t.S = s; For (u: t.Nbrs) { u.S.Add(n); } }",
        "GM0409",
    ),
    (
        9,
        "no traversal in a traversal",
        "InBFS (t: G.Nodes From n) { InDFS (u: G.Nodes From t) { } }",
        "GM0307",
    ),
]


def found_in(text: str) -> set[str]:
    program = text if "Procedure" in text else f"{FRAME}{{ {text} Return 0; }}"
    diagnostics = Diagnostics()
    try:
        check_program(parse(Source("program.gm", program)), diagnostics)
    except CompileError as error:
        return {item.code for item in error.diagnostics}
    return {item.code for item in diagnostics.found}


@pytest.mark.parametrize(
    ("section", "says", "program", "code"),
    STATEMENTS,
    ids=[f"{section}: {says}" for section, says, _, _ in STATEMENTS],
)
def test_statement(section: int, says: str, program: str, code: str) -> None:
    assert found_in(program) == {code}


@pytest.mark.parametrize(
    ("program", "code"),
    [(item[2], item[3]) for item in STATEMENTS if "is a warning" in item[1]],
)
def test_strict_races_makes_errors_of_warnings(program: str, code: str) -> None:
    parsed = parse(Source("program.gm", f"{FRAME}{{ {program} Return 0; }}"))
    diagnostics = Diagnostics()
    check_program(parsed, diagnostics)
    assert [item.severity for item in diagnostics.found] == [Severity.WARNING]
    with pytest.raises(CompileError) as caught:
        check_program(parsed, Diagnostics(), strict_races=True)
    (diagnostic,) = caught.value.diagnostics
    assert (diagnostic.code, diagnostic.severity) == (code, Severity.ERROR)


def test_foreign_code_in_parallel_on_cuda() -> None:
    program = "Procedure p(G: Graph) { Foreach (t: G.Nodes) { [ f() ]; } }"
    compilation = front(Source("program.gm", program))
    lower(compilation, "openmp")
    with pytest.raises(CompileError) as caught:
        lower(compilation, "cuda")
    assert [item.code for item in caught.value.diagnostics] == ["GM0502"]
