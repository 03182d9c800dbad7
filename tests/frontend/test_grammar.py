"""Trees and spans of everything that the grammar has."""

import re
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

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

a, b, c, n, x = map(ir.Variable, "abcnx")
ONE = ir.Literal(1)
NODES = ir.Range("Nodes", ir.Variable("G"))


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


def range_(text: str) -> ir.Range:
    loop = statement(f"For (x: {text}) ;")
    assert isinstance(loop, ir.Loop)
    assert loop == ir.Loop(False, "x", loop.range, None, ir.Block())
    return loop.range


TREES = Path(__file__).with_name("trees.txt")
# Texts by what they are, each with its tree as text.
PARTS = re.split(r"^== (.+)\n", TREES.read_text(encoding="utf-8"), flags=re.M)
TEXTS = {
    kind: re.findall(r"^(\S.*)\n((?: .*\n)+)", part, flags=re.M)
    for kind, part in zip(PARTS[1::2], PARTS[2::2], strict=True)
}

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


def shown(value: Any) -> str:
    """A tree as text: names of variables are bare, and defaults at the end left out."""
    match value:
        case ir.Variable(name):
            return name
        case ir.Literal(value):
            return repr(value)
        case ir.Node():
            parts = [field for field in fields(value) if field.compare]
            while parts and getattr(value, parts[-1].name) == parts[-1].default:
                parts.pop()
            inner = ", ".join(shown(getattr(value, part.name)) for part in parts)
            return f"{type(value).__name__}({inner})"
        case tuple():
            return f"[{', '.join(map(shown, value))}]"
        case bool():
            return "yes" if value else "no"
        case str() | None:
            return repr(value) if value else "-"
    return f"<{print_type(value)}>"


def test_every_text_is_its_tree() -> None:
    parsers = {
        "program": program,
        "statement": statement,
        "expression": expression,
        "range": range_,
    }
    assert TEXTS.keys() == parsers.keys()
    for kind, texts in TEXTS.items():
        for text, tree in texts:
            assert shown(parsers[kind](text)).split() == tree.split(), text


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
    yield from (text for text, _ in TEXTS["program"])
    bodies = [text for text, _ in TEXTS["statement"]]
    bodies += [f"For (x: {text}) ;" for text, _ in TEXTS["range"]]
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
            case ir.Program() | ir.Parameter() | ir.Requirement():
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
            case ir.Block() if part.startswith(("InReverse", "InPost")):
                head = "InBFS" if part.startswith("InReverse") else "InDFS"
                around = statement(f"{head} (n: G.Nodes From r) {{ }} {part}")
                assert isinstance(around, ir.Traversal)
                assert around.back_body == node
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
