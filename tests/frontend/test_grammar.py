"""Trees and spans of everything that the grammar has."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, get_args

import pytest

from lighthouse.diagnostics import Source
from lighthouse.extensions import load
from lighthouse.frontend import grammar
from lighthouse.frontend.grammar import parse
from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.printer import print_type
from lighthouse.ir.walk import walk
from tests.existing import PROGRAMS

a, b, c, n, m, r, x, y = map(ir.Variable, "abcnmrxy")
G, S = ir.Variable("G"), ir.Variable("S")
ONE, TWO = ir.Literal(1), ir.Literal(2)
nP, nQ = ir.Field(n, "P"), ir.Field(n, "Q")
NODES = ir.Range("Nodes", G)


@pytest.fixture(autouse=True, scope="module")
def _imported() -> None:
    """What a program imports is loaded before it is parsed."""
    load("pta")


def program(text: str) -> ir.Program:
    return parse(Source("test.gm", text))


def statements(text: str) -> tuple[ir.StatementNode, ...]:
    (procedure,) = program(f"Procedure p() {{ {text} }}").procedures
    return procedure.body.statements


def statement(text: str) -> ir.StatementNode:
    (found,) = statements(text)
    return found


def expression(text: str) -> ir.Expression:
    found = statement(f"x = {text};")
    assert isinstance(found, ir.Assign)
    return found.value


STATEMENTS: list[tuple[str, ir.StatementNode]] = [
    ("{ }", ir.Block()),
    ("{ ; ; x = 1; ; }", ir.Block((ir.Assign(x, ONE),))),
    ("Int a;", ir.Declare(ty.INT, ("a",))),
    ("Long a, b, c;", ir.Declare(ty.LONG, ("a", "b", "c"))),
    ("Double a = 1;", ir.Declare(ty.DOUBLE, ("a",), ONE)),
    ("x = 1;", ir.Assign(x, ONE)),
    ("n.P = 1;", ir.Assign(nP, ONE)),
    ("m[n.P] = 1;", ir.Assign(ir.Index(m, nP), ONE)),
    ("n.P <= 1;", ir.Defer(nP, ONE)),
    ("n.P <= 1 @ n;", ir.Defer(nP, ONE, "n")),
    ("x += 1;", ir.Reduce(x, "+", ONE)),
    ("x += 1 @ n;", ir.Reduce(x, "+", ONE, "n")),
    ("x *= 1;", ir.Reduce(x, "*", ONE)),
    ("x min= 1;", ir.Reduce(x, "min", ONE)),
    ("n.P max= 1 @ n;", ir.Reduce(nP, "max", ONE, "n")),
    ("x &= a;", ir.Reduce(x, "&", a)),
    ("x &&= a;", ir.Reduce(x, "&", a)),
    ("x |= a;", ir.Reduce(x, "|", a)),
    ("x ||= a @ n;", ir.Reduce(x, "|", a, "n")),
    ("x -= 1 @ n;", ir.Reduce(x, "+", ir.Unary("-", ONE), "n")),
    ("x++;", ir.Reduce(x, "+", ONE)),
    ("n.P++ @ n;", ir.Reduce(nP, "+", ONE, "n")),
    ("m[a]-- @ n;", ir.Reduce(ir.Index(m, a), "+", ir.Unary("-", ONE), "n")),
    ("<x; y> min= <1; 2> @ n;", ir.ReduceTuple("min", x, ONE, (y,), (TWO,), "n")),
    ("<n.P; n.Q> max= <a; b>;", ir.ReduceTuple("max", nP, a, (nQ,), (b,))),
    ("<x> min= <1>;", ir.ReduceTuple("min", x, ONE, (), ())),
    (
        "<x; y, a> min= <n.P > 1; a, n.Q > 2>@n;",
        ir.ReduceTuple(
            "min",
            x,
            ir.Binary(">", nP, ONE),
            (y, a),
            (a, ir.Binary(">", nQ, TWO)),
            "n",
        ),
    ),
    ("If (a) x = 1;", ir.If(a, ir.Assign(x, ONE))),
    ("If (a) x = 1; Else x = 2;", ir.If(a, ir.Assign(x, ONE), ir.Assign(x, TWO))),
    ("If (a) ; Else { }", ir.If(a, ir.Block(), ir.Block())),
    (
        "If (a) If (b) x = 1; Else x = 2;",
        ir.If(a, ir.If(b, ir.Assign(x, ONE), ir.Assign(x, TWO))),
    ),
    (
        "If (a) { If (b) x = 1; } Else If (c) x = 2;",
        ir.If(a, ir.Block((ir.If(b, ir.Assign(x, ONE)),)), ir.If(c, ir.Assign(x, TWO))),
    ),
    ("While (a) { x = 1; }", ir.While(a, ir.Block((ir.Assign(x, ONE),)))),
    ("Do { x = 1; } While (a);", ir.DoWhile(ir.Block((ir.Assign(x, ONE),)), a)),
    ("For (n: G.Nodes) x = 1;", ir.Loop(False, "n", NODES, None, ir.Assign(x, ONE))),
    ("Foreach (n: G.Nodes)(n.P) { }", ir.Loop(True, "n", NODES, nP, ir.Block())),
    ("Foreach (n: G.Nodes) ;", ir.Loop(True, "n", NODES, None, ir.Block())),
    (
        "@schedule(edge) @benign @width(4, warp) Foreach (n: G.Nodes) { }",
        ir.Loop(
            True,
            "n",
            NODES,
            None,
            ir.Block(),
            (
                ir.Annotation("schedule", ("edge",)),
                ir.Annotation("benign"),
                ir.Annotation("width", ("4", "warp")),
            ),
        ),
    ),
    (
        "InBFS (v: G.Nodes From r) { }",
        ir.Bfs("v", G, False, r, None, None, ir.Block()),
    ),
    (
        "InBFS (v: G^.Nodes; m[a])[b](c) { } InReverse { x = 1; }",
        ir.Bfs(
            "v",
            G,
            True,
            ir.Index(m, a),
            b,
            c,
            ir.Block(),
            None,
            ir.Block((ir.Assign(x, ONE),)),
        ),
    ),
    (
        "InBFS (v: G.Nodes From r)(c)[b] { } InReverse (a) { }",
        ir.Bfs("v", G, False, r, b, c, ir.Block(), a, ir.Block()),
    ),
    (
        "InRBFS (v: G.Nodes From r)[b] { }",
        ir.Bfs("v", G, True, r, b, None, ir.Block()),
    ),
    (
        "InRBFS (v: G^.Nodes From r) { }",
        ir.Bfs("v", G, False, r, None, None, ir.Block()),
    ),
    ("InDFS (v: G.Nodes From r)(c) { }", ir.Dfs("v", G, False, r, None, c, ir.Block())),
    (
        "InDFS (v: G^.Nodes From r) { } InPost (a) { }",
        ir.Dfs("v", G, True, r, None, None, ir.Block(), a, ir.Block()),
    ),
    ("Return;", ir.Return()),
    ("Return 1;", ir.Return(ONE)),
    ("f();", ir.Effect(ir.Call(None, "f"))),
    ("S.Add(n);", ir.Effect(ir.Call(S, "Add", (n,)))),
    ("n.P.PushBack(a);", ir.Effect(ir.Call(nP, "PushBack", (a,)))),
    ("[ a[1] = 2; ];", ir.Foreign(" a[1] = 2; ")),
    ("[f();]::[x, n.P];", ir.Foreign("f();", (x, nP))),
]

# As they are printed; and other spellings of these.
TYPES = (
    *"Int Long Float Double Bool Graph UGraph Node Node(G) Edge(G) N_P<Int>".split(),
    *"N_P<Node(G)>(G) N_P<N_S>(G) E_P<Bool> E_P<Double>(G) N_S N_O(G) N_Q".split(),
    *"E_S E_O(G) E_Q Collection<N_S> Collection<N_Q(G)>(G)".split(),
    *("Map<Node, Int>", "Map<Long, Map<Int, Bool>>"),
)
SPELLINGS = {
    **{"DGraph": "Graph", "Node_Prop<Bool>": "N_P<Bool>", "Edge_Set": "E_S"},
    **{"Node_Property<Int>(G)": "N_P<Int>(G)", "Edge_Sequence(G)": "E_Q(G)"},
    **{"Node_Order": "N_O", "Node_Sequence": "N_Q", "Edge_Order": "E_O"},
}

EXPRESSIONS: list[tuple[str, ir.Expression]] = [
    ("1", ONE),
    ("007", ir.Literal(7)),
    ("1.5", ir.Literal(1.5)),
    (".5e1", ir.Literal(5.0)),
    ("True", ir.Literal(True)),
    ("False", ir.Literal(False)),
    ("NIL", ir.Nil()),
    ("INF", ir.Infinity()),
    ("+INF", ir.Infinity()),
    ("-INF", ir.Infinity(True)),
    ("- INF", ir.Unary("-", ir.Infinity())),
    ("n", n),
    ("n.P", nP),
    ("m[n]", ir.Index(m, n)),
    ("f(a, 1)", ir.Call(None, "f", (a, ONE))),
    ("Max(a, b)", ir.Call(None, "Max", (a, b))),
    ("Min(Min(a, b), c)", ir.Call(None, "Min", (ir.Call(None, "Min", (a, b)), c))),
    ("n.Degree()", ir.Call(n, "Degree")),
    ("n.P.Has(a)", ir.Call(nP, "Has", (a,))),
    ("[rand()]", ir.ForeignExpression("rand()")),
    ("(a)", a),
    ("|a - b|", ir.Unary("abs", ir.Binary("-", a, b))),
    ("| |a| - 1 |", ir.Unary("abs", ir.Binary("-", ir.Unary("abs", a), ONE))),
    ("-a * b", ir.Binary("*", ir.Unary("-", a), b)),
    ("!a && b", ir.Binary("&&", ir.Unary("!", a), b)),
    ("(Double) a / b", ir.Binary("/", ir.Cast(ty.DOUBLE, a), b)),
    ("(Int) -a", ir.Cast(ty.INT, ir.Unary("-", a))),
    ("a - b - c", ir.Binary("-", ir.Binary("-", a, b), c)),
    ("a - (b - c)", ir.Binary("-", a, ir.Binary("-", b, c))),
    ("a + b * c", ir.Binary("+", a, ir.Binary("*", b, c))),
    ("a < b == c", ir.Binary("==", ir.Binary("<", a, b), c)),
    ("a Or b And c", ir.Binary("||", a, ir.Binary("&&", b, c))),
    ("a ? 1 : b ? 2 : c", ir.Conditional(a, ONE, ir.Conditional(b, TWO, c))),
    ("a ? b ? 1 : 2 : c", ir.Conditional(a, ir.Conditional(b, ONE, TWO), c)),
    ("a || b ? 1 : 2", ir.Conditional(ir.Binary("||", a, b), ONE, TWO)),
    ("Count(n: G.Nodes)", ir.Reduction("Count", "n", NODES, None, None)),
    ("Count(n: G.Nodes)(n.P)", ir.Reduction("Count", "n", NODES, nP, None)),
    *(
        (f"{name} (n: G.Nodes){{n.P}}", ir.Reduction(name, "n", NODES, None, nP))
        for name in ("Sum", "Product", "Min", "Max", "Avg", "Exist", "All")
    ),
    ("Max(n: G.Nodes)(n.Q){n.P}", ir.Reduction("Max", "n", NODES, nQ, nP)),
]

KINDS = {kind: kind for kind in get_args(ir.RangeKind) if kind != "CommonNbrs"}
KINDS |= {"OutNbrs": "Nbrs", "NbrEdges": "OutEdges"}
RANGES = [
    (f"{text}.{name}", ir.Range(kind, source))
    for text, source in (("n", n), ("n.P", nP))
    for name, kind in KINDS.items()
]
RANGES += [("n.CommonNbrs(m)", ir.Range("CommonNbrs", n, m))]
RANGES += [("n.P.CommonNbrs(m)", ir.Range("CommonNbrs", nP, m))]
RANGES += [(f"{x}.Items", ir.Range("Items", S)) for x in ("S", "S+")]
RANGES += [(f"S{x}.Items", ir.Range("Items", S, backward=True)) for x in "-^"]
RANGES += [("n.P+.Items", ir.Range("Items", nP))]
RANGES += [(f"n.P{x}.Items", ir.Range("Items", nP, backward=True)) for x in "-^"]

GRAPH = ir.Parameter("G", ty.GraphType())
BITS = ty.PropertyType("Node", ty.CollectionType("Bits"))
HEADS: list[tuple[str, ir.Program]] = [
    ("", ir.Program(())),
    ("Import pta; Import other;", ir.Program((), ("pta", "other"))),
    (
        "Import pta; Proc p(G: Graph, a, b: N_P<Bits>; c: N_P<Bits>(G)): Int { }",
        ir.Program(
            (
                ir.Procedure(
                    "p",
                    (GRAPH, ir.Parameter("a", BITS), ir.Parameter("b", BITS)),
                    (ir.Parameter("c", replace(BITS, graph="G")),),
                    ty.INT,
                ),
            ),
            ("pta",),
        ),
    ),
    (
        "Local f(; x: Int) { ; } Procedure g() { }",
        ir.Program(
            (
                ir.Procedure("f", (), (ir.Parameter("x", ty.INT),), local=True),
                ir.Procedure("g", (), ()),
            )
        ),
    ),
]


def test_every_text_is_its_tree() -> None:
    for text, tree in HEADS:
        assert program(text) == tree, text
    for text, node in STATEMENTS:
        assert statement(text) == node, text
    for text, value in EXPRESSIONS:
        assert expression(text) == value, text
    for text, range in RANGES:
        loop = ir.Loop(False, "x", range, None, ir.Block())
        assert statement(f"For (x: {text}) ;") == loop, text


def test_types() -> None:
    for text, printed in [*zip(TYPES, TYPES, strict=True), *SPELLINGS.items()]:
        declared = statement(f"{text} a;")
        assert isinstance(declared, ir.Declare)
        assert print_type(declared.type) == printed
        (procedure,) = program(f"Proc p(a: {text}; b: {text}): {text} {{ }}").procedures
        types = {item.type for item in procedure.parameters} | {procedure.returns}
        assert types == {declared.type}, text


def test_binary_operators_are_left_associative() -> None:
    for operator in "|| && == != < > <= >= + - * / %".split():
        tree = ir.Binary(operator, ir.Binary(operator, a, b), c)
        assert expression(f"a {operator} b {operator} c") == tree, operator


CORPUS = [path for path in PROGRAMS if "corpus" in path.parts]


def all_texts(every: int) -> Iterator[str]:
    """The tables above as programs, and one of `every` programs of the corpus."""
    yield from (text for text, _ in HEADS)
    bodies = [text for text, _ in STATEMENTS]
    bodies += [f"For (x: {text}) ;" for text, _ in RANGES]
    yield from (f"Procedure p() {{ {text} }}" for text in bodies)
    yield from (path.read_text(encoding="utf-8") for path in CORPUS[::every])


def test_the_tables_and_the_corpus_use_every_rule(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    used: set[str] = set()

    reduce = grammar.Production.callable

    def recorded(self: grammar.Production, p: Any) -> None:
        used.add(str(self.rule))
        reduce(self, p)

    monkeypatch.setattr(grammar.Production, "callable", recorded)
    for text in all_texts(1):
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
    for text in all_texts(7):
        check_spans(text)


def check_spans(text: str) -> None:
    whole = program(text)
    for node in walk(whole):
        part = text[node.span.start : node.span.end]
        match node:
            case ir.Program() | ir.Parameter():
                assert part == part.strip()
            case ir.Procedure():
                alone = parse(Source("test.gm", part), whole.imports)
                assert alone.procedures == (replace(node, requires=()),)
            case ir.Range():
                loop = ir.Loop(False, "x", node, None, ir.Block())
                assert statement(f"For (x: {part}) ;") == loop
            case ir.Annotation():
                loop = ir.Loop(False, "n", NODES, None, ir.Block(), (node,))
                assert statement(f"{part} For (n: G.Nodes) ;") == loop
            case ir.Block() if part == ";":
                assert node == ir.Block()
            case ir.Literal() if part.endswith(";"):
                assert node == ONE
            case ir.Unary("-", operand) if not part.startswith("-"):
                assert node.span == operand.span  # the minus of `-=` or `--`
            case ir.Expression():
                assert expression(part) == node
            case _:
                assert statement(part) == node


def test_spans_by_example() -> None:
    text = "Procedure p(G: Graph, a, b: Int) {\n  x = (a + 1) * b;\n}\n"
    (procedure,) = program(text).procedures

    def part(node: ir.Node) -> str:
        return text[node.span.start : node.span.end]

    assert part(procedure) == text.strip()
    assert [part(item) for item in procedure.inputs] == ["G: Graph", "a", "b"]
    (assign,) = procedure.body.statements
    assert part(assign) == "x = (a + 1) * b;"
    assert isinstance(assign, ir.Assign)
    assert part(assign.value) == "(a + 1) * b"
    assert isinstance(assign.value, ir.Binary)
    assert part(assign.value.left) == "a + 1"
    assert (assign.span.line, assign.span.column) == (2, 3)


def test_not_reserved_words_are_names() -> None:
    text = "x = Import + OutEdges + max + count; E_S = schedule; Print = Sqrt(String);"
    assert len(statements(text)) == 3


@pytest.mark.parametrize("word", ["DGraph", "UGraph", "Edge_Set", "E_O", "E_Q"])
def test_types_of_the_specification_can_be_names(word: str) -> None:
    name = ir.Variable(word)
    text = f"Int {word} = 1; {word} = n.{word} < {word} ? {word} : {word};"
    declared, assigned = statements(text)
    assert declared == ir.Declare(ty.INT, (word,), ONE)
    less = ir.Binary("<", ir.Field(n, word), name)
    assert assigned == ir.Assign(name, ir.Conditional(less, name, name))
    (made,) = statements(f"{word} {word};")
    assert isinstance(made, ir.Declare)
    assert made.names == (word,)
    (procedure,) = program(f"Proc {word}({word}: {word}) {{ }}").procedures
    assert procedure.inputs[0] == ir.Parameter(word, made.type)
    assert expression(f"{word}({word})") == ir.Call(None, word, (name,))


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
        assert statement("x = 1;") == ir.Assign(x, ONE)
        assert path.read_bytes() == good
    assert [item.name for item in tmp_path.iterdir()] == [path.name]
    grammar.tables.cache_clear()


def test_no_cache(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIGHTHOUSE_CACHE_DIR", "/dev/null/none")
    grammar.tables.cache_clear()
    assert statement("x = 1;") == ir.Assign(x, ONE)
    grammar.tables.cache_clear()


def test_deep_nesting() -> None:
    assert expression("(" * 5000 + "1" + ")" * 5000) == ONE
