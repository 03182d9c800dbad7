"""Trees and spans of everything that the grammar has."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from lighthouse.diagnostics import Source
from lighthouse.extensions import load
from lighthouse.frontend import grammar
from lighthouse.frontend.grammar import parse
from lighthouse.ir.nodes import (
    Annotation,
    Assign,
    Bfs,
    Binary,
    Block,
    Call,
    Cast,
    Conditional,
    Declare,
    Defer,
    Dfs,
    DoWhile,
    Effect,
    Expression,
    Field,
    Foreign,
    ForeignExpression,
    If,
    Index,
    Infinity,
    Literal,
    Loop,
    Nil,
    Node,
    Parameter,
    Procedure,
    Program,
    Range,
    Reduce,
    ReduceTuple,
    Reduction,
    Return,
    StatementNode,
    Unary,
    Variable,
    While,
)
from lighthouse.ir.types import (
    BOOL,
    DOUBLE,
    FLOAT,
    INT,
    LONG,
    CollectionType,
    EdgeType,
    GraphType,
    MapType,
    NodeType,
    PropertyType,
    QueueType,
    Type,
)
from lighthouse.ir.walk import walk

a, b, c, n, m, r, x, y = map(Variable, "abcnmrxy")
G, S = Variable("G"), Variable("S")
ONE, TWO = Literal(1), Literal(2)
nP, nQ = Field(n, "P"), Field(n, "Q")
NODES = Range("Nodes", G)


@pytest.fixture(autouse=True, scope="module")
def _imported() -> None:
    """What a program imports is loaded before it is parsed."""
    load("pta")


def program(text: str) -> Program:
    return parse(Source("test.gm", text))


def statements(text: str) -> tuple[StatementNode, ...]:
    (procedure,) = program(f"Procedure p() {{ {text} }}").procedures
    return procedure.body.statements


def statement(text: str) -> StatementNode:
    (found,) = statements(text)
    return found


def expression(text: str) -> Expression:
    found = statement(f"x = {text};")
    assert isinstance(found, Assign)
    return found.value


STATEMENTS: list[tuple[str, StatementNode]] = [
    ("{ }", Block()),
    ("{ ; ; x = 1; ; }", Block((Assign(x, ONE),))),
    ("Int a;", Declare(INT, ("a",))),
    ("Long a, b, c;", Declare(LONG, ("a", "b", "c"))),
    ("Double a = 1;", Declare(DOUBLE, ("a",), ONE)),
    ("x = 1;", Assign(x, ONE)),
    ("n.P = 1;", Assign(nP, ONE)),
    ("m[n.P] = 1;", Assign(Index(m, nP), ONE)),
    ("n.P <= 1;", Defer(nP, ONE)),
    ("n.P <= 1 @ n;", Defer(nP, ONE, "n")),
    ("x += 1;", Reduce(x, "+", ONE)),
    ("x += 1 @ n;", Reduce(x, "+", ONE, "n")),
    ("x *= 1;", Reduce(x, "*", ONE)),
    ("x min= 1;", Reduce(x, "min", ONE)),
    ("n.P max= 1 @ n;", Reduce(nP, "max", ONE, "n")),
    ("x &= a;", Reduce(x, "&", a)),
    ("x &&= a;", Reduce(x, "&", a)),
    ("x |= a;", Reduce(x, "|", a)),
    ("x ||= a @ n;", Reduce(x, "|", a, "n")),
    ("x -= 1 @ n;", Reduce(x, "+", Unary("-", ONE), "n")),
    ("x++;", Reduce(x, "+", ONE)),
    ("n.P++ @ n;", Reduce(nP, "+", ONE, "n")),
    ("m[a]-- @ n;", Reduce(Index(m, a), "+", Unary("-", ONE), "n")),
    ("<x; y> min= <1; 2> @ n;", ReduceTuple("min", x, ONE, (y,), (TWO,), "n")),
    ("<n.P; n.Q> max= <a; b>;", ReduceTuple("max", nP, a, (nQ,), (b,))),
    ("<x> min= <1>;", ReduceTuple("min", x, ONE, (), ())),
    (
        "<x; y, a> min= <n.P > 1; a, n.Q > 2>@n;",
        ReduceTuple(
            "min",
            x,
            Binary(">", nP, ONE),
            (y, a),
            (a, Binary(">", nQ, TWO)),
            "n",
        ),
    ),
    ("If (a) x = 1;", If(a, Assign(x, ONE))),
    ("If (a) x = 1; Else x = 2;", If(a, Assign(x, ONE), Assign(x, TWO))),
    ("If (a) ; Else { }", If(a, Block(), Block())),
    (
        "If (a) If (b) x = 1; Else x = 2;",
        If(a, If(b, Assign(x, ONE), Assign(x, TWO))),
    ),
    (
        "If (a) { If (b) x = 1; } Else If (c) x = 2;",
        If(a, Block((If(b, Assign(x, ONE)),)), If(c, Assign(x, TWO))),
    ),
    ("While (a) { x = 1; }", While(a, Block((Assign(x, ONE),)))),
    ("Do { x = 1; } While (a);", DoWhile(Block((Assign(x, ONE),)), a)),
    ("For (n: G.Nodes) x = 1;", Loop(False, "n", NODES, None, Assign(x, ONE))),
    ("Foreach (n: G.Nodes)(n.P) { }", Loop(True, "n", NODES, nP, Block())),
    ("Foreach (n: G.Nodes) ;", Loop(True, "n", NODES, None, Block())),
    (
        "@schedule(edge) @benign @width(4, warp) Foreach (n: G.Nodes) { }",
        Loop(
            True,
            "n",
            NODES,
            None,
            Block(),
            (
                Annotation("schedule", ("edge",)),
                Annotation("benign"),
                Annotation("width", ("4", "warp")),
            ),
        ),
    ),
    (
        "InBFS (v: G.Nodes From r) { }",
        Bfs("v", G, False, r, None, None, Block()),
    ),
    (
        "InBFS (v: G^.Nodes; m[a])[b](c) { } InReverse { x = 1; }",
        Bfs("v", G, True, Index(m, a), b, c, Block(), None, Block((Assign(x, ONE),))),
    ),
    (
        "InBFS (v: G.Nodes From r)(c)[b] { } InReverse (a) { }",
        Bfs("v", G, False, r, b, c, Block(), a, Block()),
    ),
    (
        "InRBFS (v: G.Nodes From r)[b] { }",
        Bfs("v", G, True, r, b, None, Block()),
    ),
    ("InRBFS (v: G^.Nodes From r) { }", Bfs("v", G, False, r, None, None, Block())),
    ("InDFS (v: G.Nodes From r)(c) { }", Dfs("v", G, False, r, None, c, Block())),
    (
        "InDFS (v: G^.Nodes From r) { } InPost (a) { }",
        Dfs("v", G, True, r, None, None, Block(), a, Block()),
    ),
    ("Return;", Return()),
    ("Return 1;", Return(ONE)),
    ("f();", Effect(Call(None, "f"))),
    ("S.Add(n);", Effect(Call(S, "Add", (n,)))),
    ("n.P.PushBack(a);", Effect(Call(nP, "PushBack", (a,)))),
    ("[ a[1] = 2; ];", Foreign(" a[1] = 2; ")),
    ("[f();]::[x, n.P];", Foreign("f();", (x, nP))),
]

TYPES: list[tuple[str, Type]] = [
    ("Int", INT),
    ("Long", LONG),
    ("Float", FLOAT),
    ("Double", DOUBLE),
    ("Bool", BOOL),
    ("Graph", GraphType()),
    ("DGraph", GraphType()),
    ("UGraph", GraphType(undirected=True)),
    ("Node", NodeType()),
    ("Node(G)", NodeType("G")),
    ("Edge(G)", EdgeType("G")),
    ("N_P<Int>", PropertyType("Node", INT)),
    ("Node_Prop<Node(G)>(G)", PropertyType("Node", NodeType("G"), "G")),
    ("Node_Property<N_S>(G)", PropertyType("Node", CollectionType("Set"), "G")),
    ("E_P<Bool>", PropertyType("Edge", BOOL)),
    ("E_P<Double>(G)", PropertyType("Edge", DOUBLE, "G")),
    ("N_S", CollectionType("Set")),
    ("Node_Order(G)", CollectionType("Order", "Node", "G")),
    ("N_Q", CollectionType("Seq")),
    ("Edge_Set", CollectionType("Set", "Edge")),
    ("E_O(G)", CollectionType("Order", "Edge", "G")),
    ("Edge_Sequence", CollectionType("Seq", "Edge")),
    ("Collection<N_S>", QueueType(CollectionType("Set"))),
    ("Collection<N_Q(G)>(G)", QueueType(CollectionType("Seq", "Node", "G"), "G")),
    ("Map<Node, Int>", MapType(NodeType(), INT)),
    ("Map<Long, Map<Int, Bool>>", MapType(LONG, MapType(INT, BOOL))),
]

EXPRESSIONS: list[tuple[str, Expression]] = [
    ("1", ONE),
    ("007", Literal(7)),
    ("1.5", Literal(1.5)),
    (".5e1", Literal(5.0)),
    ("True", Literal(True)),
    ("False", Literal(False)),
    ("NIL", Nil()),
    ("INF", Infinity()),
    ("+INF", Infinity()),
    ("-INF", Infinity(True)),
    ("- INF", Unary("-", Infinity())),
    ("n", n),
    ("n.P", nP),
    ("m[n]", Index(m, n)),
    ("f(a, 1)", Call(None, "f", (a, ONE))),
    ("Max(a, b)", Call(None, "Max", (a, b))),
    ("Min(Min(a, b), c)", Call(None, "Min", (Call(None, "Min", (a, b)), c))),
    ("n.Degree()", Call(n, "Degree")),
    ("n.P.Has(a)", Call(nP, "Has", (a,))),
    ("[rand()]", ForeignExpression("rand()")),
    ("(a)", a),
    ("|a - b|", Unary("abs", Binary("-", a, b))),
    ("| |a| - 1 |", Unary("abs", Binary("-", Unary("abs", a), ONE))),
    ("-a * b", Binary("*", Unary("-", a), b)),
    ("!a && b", Binary("&&", Unary("!", a), b)),
    ("(Double) a / b", Binary("/", Cast(DOUBLE, a), b)),
    ("(Int) -a", Cast(INT, Unary("-", a))),
    ("a - b - c", Binary("-", Binary("-", a, b), c)),
    ("a - (b - c)", Binary("-", a, Binary("-", b, c))),
    ("a + b * c", Binary("+", a, Binary("*", b, c))),
    ("a < b == c", Binary("==", Binary("<", a, b), c)),
    ("a Or b And c", Binary("||", a, Binary("&&", b, c))),
    ("a ? 1 : b ? 2 : c", Conditional(a, ONE, Conditional(b, TWO, c))),
    ("a ? b ? 1 : 2 : c", Conditional(a, Conditional(b, ONE, TWO), c)),
    ("a || b ? 1 : 2", Conditional(Binary("||", a, b), ONE, TWO)),
    ("Count(n: G.Nodes)", Reduction("Count", "n", NODES, None, None)),
    ("Count(n: G.Nodes)(n.P)", Reduction("Count", "n", NODES, nP, None)),
    *(
        (f"{name} (n: G.Nodes){{n.P}}", Reduction(name, "n", NODES, None, nP))
        for name in ("Sum", "Product", "Min", "Max", "Avg", "Exist", "All")
    ),
    ("Max(n: G.Nodes)(n.Q){n.P}", Reduction("Max", "n", NODES, nQ, nP)),
]

RANGES: list[tuple[str, Range]] = [
    ("G.Nodes", NODES),
    ("G.Edges", Range("Edges", G)),
    ("n.Nbrs", Range("Nbrs", n)),
    ("n.OutNbrs", Range("Nbrs", n)),
    ("n.InNbrs", Range("InNbrs", n)),
    ("n.UpNbrs", Range("UpNbrs", n)),
    ("n.DownNbrs", Range("DownNbrs", n)),
    ("n.CommonNbrs(m)", Range("CommonNbrs", n, m)),
    ("n.OutEdges", Range("OutEdges", n)),
    ("n.NbrEdges", Range("OutEdges", n)),
    ("n.InEdges", Range("InEdges", n)),
    ("n.UpEdges", Range("UpEdges", n)),
    ("n.DownEdges", Range("DownEdges", n)),
    ("S.Items", Range("Items", S)),
    ("S+.Items", Range("Items", S)),
    ("S-.Items", Range("Items", S, backward=True)),
    ("S^.Items", Range("Items", S, backward=True)),
    ("n.P.Nodes", Range("Nodes", nP)),
    ("n.P.Edges", Range("Edges", nP)),
    ("n.P.Nbrs", Range("Nbrs", nP)),
    ("n.P.InNbrs", Range("InNbrs", nP)),
    ("n.P.UpNbrs", Range("UpNbrs", nP)),
    ("n.P.DownNbrs", Range("DownNbrs", nP)),
    ("n.P.CommonNbrs(m)", Range("CommonNbrs", nP, m)),
    ("n.P.OutEdges", Range("OutEdges", nP)),
    ("n.P.Items", Range("Items", nP)),
    ("n.P+.Items", Range("Items", nP)),
    ("n.P-.Items", Range("Items", nP, backward=True)),
    ("n.P^.Items", Range("Items", nP, backward=True)),
]

GRAPH = Parameter("G", GraphType())
BITS = CollectionType("Bits")
PROGRAMS: list[tuple[str, Program]] = [
    ("", Program(())),
    ("Import pta; Import other;", Program((), ("pta", "other"))),
    ("Procedure p() { }", Program((Procedure("p", (), ()),))),
    (
        "Import pta; Procedure p(G: Graph, a: N_P<Bits>; b: N_P<Bits>(G)) { }",
        Program(
            (
                Procedure(
                    "p",
                    (GRAPH, Parameter("a", PropertyType("Node", BITS))),
                    (Parameter("b", PropertyType("Node", BITS, "G")),),
                ),
            ),
            ("pta",),
        ),
    ),
    (
        "Local f(G: Graph, a, b: N_P<Int>; c: Int): Double { }\nProc g(; x: Int) { ; }",
        Program(
            (
                Procedure(
                    "f",
                    (
                        GRAPH,
                        Parameter("a", PropertyType("Node", INT)),
                        Parameter("b", PropertyType("Node", INT)),
                    ),
                    (Parameter("c", INT),),
                    DOUBLE,
                    local=True,
                ),
                Procedure("g", (), (Parameter("x", INT),)),
            )
        ),
    ),
    (
        "Proc p(G: Graph, a: N_P<Int>; b: Map<Int, Int>): Node(G) { Return NIL; }",
        Program(
            (
                Procedure(
                    "p",
                    (GRAPH, Parameter("a", PropertyType("Node", INT))),
                    (Parameter("b", MapType(INT, INT)),),
                    NodeType("G"),
                    Block((Return(Nil()),)),
                ),
            )
        ),
    ),
]


def test_every_text_is_its_tree() -> None:
    for text, tree in PROGRAMS:
        assert program(text) == tree, text
    for text, node in STATEMENTS:
        assert statement(text) == node, text
    for text, value in EXPRESSIONS:
        assert expression(text) == value, text
    for text, range in RANGES:
        loop = Loop(False, "x", range, None, Block())
        assert statement(f"For (x: {text}) ;") == loop, text
    for text, type in TYPES:
        assert statement(f"{text} a;") == Declare(type, ("a",)), text
        (procedure,) = program(f"Proc p(a: {text}; b: {text}): {text} {{ }}").procedures
        assert {item.type for item in procedure.parameters} == {type}, text
        assert procedure.returns == type, text


def test_binary_operators_are_left_associative() -> None:
    for operator in "|| && == != < > <= >= + - * / %".split():
        tree = Binary(operator, Binary(operator, a, b), c)
        assert expression(f"a {operator} b {operator} c") == tree, operator


def all_texts() -> Iterator[str]:
    """The tables above as programs."""
    yield from (text for text, _ in PROGRAMS)
    bodies = [
        *(text for text, _ in STATEMENTS),
        *(f"{text} a;" for text, _ in TYPES),
        *(f"x = {text};" for text, _ in EXPRESSIONS),
        *(f"For (x: {text}) ;" for text, _ in RANGES),
        *(f"x = a {operator} b;" for operator in ("!=", ">=", "<=", ">", "%", "/")),
    ]
    yield from (f"Procedure p() {{ {text} }}" for text in bodies)
    yield from (f"Procedure p(a: {text}; b: Int) {{ }}" for text, _ in TYPES)


def test_the_tables_above_use_every_rule(monkeypatch: pytest.MonkeyPatch) -> None:
    used: set[str] = set()

    reduce = grammar.Production.callable

    def recorded(self: grammar.Production, p: Any) -> None:
        used.add(str(self.rule))
        reduce(self, p)

    monkeypatch.setattr(grammar.Production, "callable", recorded)
    for text in all_texts():
        program(text)
    recovery = {str(item) for item in grammar.RECOVERY}
    wrong = {"expression : Count ( ID : range ) filter { expression }"}
    assert {str(item) for item in grammar.RULES} - used == recovery | wrong


def test_no_conflict_is_left_to_chance() -> None:
    generated = grammar.generate()
    assert generated.sr_conflicts == []
    assert generated.rr_conflicts == []


def test_spans_are_the_texts_of_their_nodes() -> None:
    """What a node spans, parsed alone, is the node."""
    for text in all_texts():
        check_spans(text)


def check_spans(text: str) -> None:
    whole = program(text)
    for node in walk(whole):
        part = text[node.span.start : node.span.end]
        match node:
            case Program() | Parameter():
                assert part == part.strip()
            case Procedure():
                alone = parse(Source("test.gm", part), whole.imports)
                assert alone.procedures == (node,)
            case Range():
                loop = Loop(False, "x", node, None, Block())
                assert statement(f"For (x: {part}) ;") == loop
            case Annotation():
                loop = Loop(False, "n", NODES, None, Block(), (node,))
                assert statement(f"{part} For (n: G.Nodes) ;") == loop
            case Block() if part == ";":
                assert node == Block()
            case Literal() if part.endswith(("++ @ n;", "++;", "-- @ n;")):
                assert node == ONE
            case Unary("-", operand) if not part.startswith("-"):
                assert node.span == operand.span  # the minus of `-=` or `--`
            case Expression():
                assert expression(part) == node
            case _:
                assert statement(part) == node


def test_spans_by_example() -> None:
    text = "Procedure p(G: Graph, a, b: Int) {\n  x = (a + 1) * b;\n}\n"
    (procedure,) = program(text).procedures

    def part(node: Node) -> str:
        return text[node.span.start : node.span.end]

    assert part(procedure) == text.strip()
    assert [part(item) for item in procedure.inputs] == ["G: Graph", "a", "b"]
    (assign,) = procedure.body.statements
    assert part(assign) == "x = (a + 1) * b;"
    assert isinstance(assign, Assign)
    assert part(assign.value) == "(a + 1) * b"
    assert isinstance(assign.value, Binary)
    assert part(assign.value.left) == "a + 1"
    assert (assign.span.line, assign.span.column) == (2, 3)


def test_not_reserved_words_are_names() -> None:
    text = "x = Import + OutEdges + max + count; E_S = schedule; Print = Sqrt(String);"
    assert len(statements(text)) == 3


@pytest.mark.parametrize("word", ["DGraph", "UGraph", "Edge_Set", "E_O", "E_Q"])
def test_types_of_the_specification_can_be_names(word: str) -> None:
    name = Variable(word)
    text = f"Int {word} = 1; {word} = n.{word} < {word} ? {word} : {word};"
    declared, assigned = statements(text)
    assert declared == Declare(INT, (word,), ONE)
    less = Binary("<", Field(n, word), name)
    assert assigned == Assign(name, Conditional(less, name, name))
    (made,) = statements(f"{word} {word};")
    assert isinstance(made, Declare)
    assert made.names == (word,)
    (procedure,) = program(f"Proc {word}({word}: {word}) {{ }}").procedures
    assert procedure.inputs[0] == Parameter(word, made.type)
    assert expression(f"{word}({word})") == Call(None, word, (name,))


def test_a_broken_cache_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LIGHTHOUSE_CACHE_DIR", str(tmp_path))
    grammar.tables.cache_clear()
    program("")
    (path,) = tmp_path.iterdir()
    good = path.read_bytes()
    for bad in (b"{}", b"[{}, {}, 7]", good[:-100], b"\xff\xfe"):
        path.write_bytes(bad)
        grammar.tables.cache_clear()
        assert statement("x = 1;") == Assign(x, ONE)
        assert path.read_bytes() == good
    assert [item.name for item in tmp_path.iterdir()] == [path.name]
    grammar.tables.cache_clear()


def test_no_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIGHTHOUSE_CACHE_DIR", "/dev/null/none")
    grammar.tables.cache_clear()
    assert statement("x = 1;") == Assign(x, ONE)
    grammar.tables.cache_clear()


def test_deep_nesting() -> None:
    assert expression("(" * 5000 + "1" + ")" * 5000) == ONE
