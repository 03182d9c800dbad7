"""Trees as text, and back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lighthouse.diagnostics import Source
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
    LValue,
    Nil,
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
from lighthouse.ir.printer import (
    print_expression,
    print_procedure,
    print_program,
    print_statement,
    print_type,
)
from lighthouse.ir.types import (
    BOOL,
    INT,
    NIL,
    SCALARS,
    UNKNOWN,
    VOID,
    CollectionType,
    EdgeType,
    GraphType,
    MapType,
    NodeType,
    PropertyType,
    QueueType,
    Type,
)

# Programs as they are printed, each after a comment.
CANONICAL_FILE = Path(__file__).parent / "canonical.txt"
CANONICAL = re.split(r"^// .*\n", CANONICAL_FILE.read_text("utf-8"), flags=re.M)[1:]


def parsed(text: str) -> Program:
    return parse(Source("test.gm", text))


def parsed_statement(text: str) -> StatementNode:
    (procedure,) = parsed(f"Procedure p() {{ {text} }}").procedures
    (found,) = procedure.body.statements
    return found


def parsed_expression(text: str) -> Expression:
    found = parsed_statement(f"x = {text};")
    assert isinstance(found, Assign)
    return found.value


def test_programs() -> None:
    for text in CANONICAL:
        assert print_program(parsed(text)).strip() == text.strip()


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Proc p(a,b:Int;c:Int){;}", "Procedure p(a: Int, b: Int; c: Int) { }\n"),
        ("Procedure p(;x:N_S) { x = x; }", "Procedure p(; x: N_S) {\n    x = x;\n}\n"),
        ("", ""),
        ("Import pta;", "Import pta;\n"),
    ],
)
def test_other_spellings_of_programs(text: str, expected: str) -> None:
    assert print_program(parsed(text)) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("(a + b) + c", "a + b + c"),
        ("a + (b + c)", "a + (b + c)"),
        ("(a * b) + (c / d)", "a * b + c / d"),
        ("(a + b) * c", "(a + b) * c"),
        ("!(a) And (b Or c)", "!a && (b || c)"),
        ("-(-a)", "-(-a)"),
        ("- INF", "-(INF)"),
        ("a - INF", None),
        ("a - -INF", None),
        ("a - -b", None),
        ("(Int) (Double) a", None),
        ("((Int) a) * b", "(Int) a * b"),
        ("(Int) (a * b)", None),
        ("(a ? b : c) ? d : e", None),
        ("a ? (b ? c : d) : (e ? f : g)", "a ? b ? c : d : e ? f : g"),
        ("| |a| |", None),
        ("| |a| + |b| |", None),
        ("|a||b", None),
        ("1.0", None),
        ("1e20", "1e+20"),
        (".5", "0.5"),
        ("100000000.0", None),
        ("[ f[1] ]", None),
        ("f()", None),
        ("Min(a, Max(b, c))", None),
        (
            "Exist(n:G.Nodes)(a){b} || All(n:G.Nodes){c}",
            "Exist(n: G.Nodes)(a){b} || All(n: G.Nodes){c}",
        ),
    ],
)
def test_expressions(text: str, expected: str | None) -> None:
    if text == "|a||b":
        text, expected = "|a| || b", "|a| || b"
    tree = parsed_expression(text)
    assert print_expression(tree) == (expected or text)
    assert parsed_expression(print_expression(tree)) == tree


@pytest.mark.parametrize(
    ("type", "text"),
    [
        (PropertyType("Edge", NodeType("H"), "G"), "E_P<Node(H)>(G)"),
        (PropertyType("Node", CollectionType("Set", "Node", "G")), "N_P<N_S(G)>"),
        (CollectionType("Seq", "Edge"), "E_Q"),
        (QueueType(CollectionType("Order"), "G"), "Collection<N_O>(G)"),
        (MapType(NodeType(), MapType(INT, BOOL)), "Map<Node, Map<Int, Bool>>"),
        (GraphType(undirected=True), "UGraph"),
        (EdgeType("G"), "Edge(G)"),
        (VOID, "nothing"),
        (UNKNOWN, "?"),
        (NIL, "NIL"),
    ],
)
def test_types(type: Type, text: str) -> None:
    assert print_type(type) == text


a, b, x = Variable("a"), Variable("b"), Variable("x")


def test_negative_literals_become_the_minus_of_positive_ones() -> None:
    tree = Binary("-", Literal(-1), Unary("-", Literal(-2.5)))
    assert print_expression(tree) == "-1 - -(-2.5)"
    again = parsed_expression(print_expression(tree))
    assert print_expression(again) == print_expression(tree)


def test_a_branch_that_would_take_the_else_gets_braces() -> None:
    inner = Loop(False, "n", Range("Nodes", Variable("G")), None, If(b, Assign(x, a)))
    tree = If(a, inner, Assign(x, b))
    again = parsed_statement(print_statement(tree))
    assert again == If(a, Block((inner,)), Assign(x, b))
    chain = If(a, If(b, Assign(x, a), If(a, Block())), Assign(x, b))
    again = parsed_statement(print_statement(chain))
    assert again == If(a, Block((chain.then,)), Assign(x, b))


def test_procedure_alone() -> None:
    procedure = Procedure("f", (), (Parameter("x", INT),), local=True)
    assert print_procedure(procedure) == "Local f(; x: Int) { }\n"


# --- random trees ---------------------------------------------------------------------

names = st.sampled_from(["a", "b", "n", "max", "Import", "OutEdges", "E_S"])
variables = st.builds(Variable, names)
fields = st.builds(Field, variables, names)
iterators = names
loops = st.none() | names
foreign = st.sampled_from(["", " f(a[1]); ", "x\n  [[]] y", "a > b;"])


RANGES = (
    "Nodes Edges Nbrs InNbrs UpNbrs DownNbrs Items OutEdges InEdges UpEdges DownEdges"
)
OPERATORS = "|| && == != < > <= >= + - * / %"


def ranges(expressions: st.SearchStrategy[Expression]) -> st.SearchStrategy[Range]:
    source = variables | fields
    kinds = st.sampled_from(RANGES.split())
    return (
        st.builds(Range, kinds, source)
        | st.builds(Range, st.just("CommonNbrs"), source, expressions)
        | st.builds(Range, st.just("Items"), source, backward=st.just(True))
    )


def larger(inner: st.SearchStrategy[Expression]) -> st.SearchStrategy[Expression]:
    reducers = st.sampled_from(["Sum", "Product", "Min", "Max", "Avg", "Exist", "All"])
    arguments = st.lists(inner, max_size=3).map(tuple)
    receivers = st.none() | variables | fields
    return st.one_of(
        st.builds(Index, variables, inner),
        st.builds(Unary, st.sampled_from(["-", "!", "abs"]), inner),
        st.builds(Binary, st.sampled_from(OPERATORS.split()), inner, inner),
        st.builds(Conditional, inner, inner, inner),
        st.builds(Cast, st.sampled_from(list(SCALARS.values())), inner),
        st.builds(Call, receivers, names, arguments),
        st.builds(Call, st.none(), st.sampled_from(["Min", "Max"]), arguments),
        st.builds(Reduction, reducers, names, ranges(inner), st.none() | inner, inner),
        st.builds(
            Reduction,
            st.just("Count"),
            names,
            ranges(inner),
            st.none() | inner,
            st.none(),
        ),
    )


literals = (
    st.booleans()
    | st.integers(0, 2**63 - 1)
    | st.floats(0, allow_infinity=False, allow_nan=False).map(abs)
)
expressions: st.SearchStrategy[Expression] = st.recursive(
    st.one_of(
        st.builds(Literal, literals),
        st.builds(Infinity, st.booleans()),
        st.just(Nil()),
        variables,
        fields,
        st.builds(ForeignExpression, foreign),
    ),
    larger,
    max_leaves=12,
)
lvalues: st.SearchStrategy[LValue] = (
    variables | fields | st.builds(Index, variables, expressions)
)
graph_names = st.none() | st.just("G")
collections = st.builds(
    CollectionType,
    st.sampled_from(["Set", "Order", "Seq"]),
    st.sampled_from(["Node", "Edge"]),
    graph_names,
)
kinds = st.sampled_from(["Node", "Edge"])
types: st.SearchStrategy[Type] = st.recursive(
    st.one_of(
        st.sampled_from(list(SCALARS.values())),
        st.builds(GraphType, st.booleans()),
        st.builds(NodeType, graph_names),
        st.builds(EdgeType, graph_names),
        collections,
        st.builds(QueueType, collections, graph_names),
    ),
    lambda inner: (
        st.builds(PropertyType, kinds, inner, graph_names)
        | st.builds(MapType, inner, inner)
    ),
    max_leaves=3,
)


def tuples(
    items: st.SearchStrategy[Expression], size: int
) -> st.SearchStrategy[tuple[Expression, ...]]:
    return st.lists(items, min_size=size, max_size=size).map(tuple)


simple: st.SearchStrategy[StatementNode] = st.one_of(
    st.builds(Declare, types, st.lists(names, min_size=1, max_size=3).map(tuple)),
    st.builds(Declare, types, names.map(lambda name: (name,)), expressions),
    st.builds(Assign, lvalues, expressions),
    st.builds(
        Reduce,
        lvalues,
        st.sampled_from(["+", "*", "min", "max", "&", "|"]),
        expressions,
        loops,
    ),
    st.builds(Defer, lvalues, expressions, loops),
    st.integers(0, 2).flatmap(
        lambda size: st.builds(
            ReduceTuple,
            st.sampled_from(["min", "max"]),
            lvalues,
            expressions,
            tuples(lvalues, size),
            tuples(expressions, size),
            loops,
        )
    ),
    st.builds(Return, st.none() | expressions),
    st.builds(
        Effect,
        st.builds(
            Call,
            st.none() | variables | fields,
            names,
            st.lists(expressions, max_size=2).map(tuple),
        ),
    ),
    st.builds(Foreign, foreign, st.lists(lvalues, max_size=2).map(tuple)),
)
loop_annotations = st.builds(
    Annotation,
    st.sampled_from(["schedule", "benign"]),
    st.lists(st.sampled_from(["edge", "4"]), max_size=2).map(tuple),
)


def compound(
    inner: st.SearchStrategy[StatementNode],
) -> st.SearchStrategy[StatementNode]:
    blocks = st.lists(inner, max_size=3).map(lambda items: Block(tuple(items)))
    filters = st.none() | expressions
    back = st.tuples(st.none(), st.none()) | st.tuples(filters, blocks)
    traversal = st.tuples(
        names, variables, st.booleans(), expressions, filters, filters, blocks
    )
    return st.one_of(
        blocks,
        st.builds(If, expressions, inner),
        st.builds(If, expressions, blocks, inner),
        st.builds(While, expressions, blocks),
        st.builds(DoWhile, blocks, expressions),
        st.builds(
            Loop,
            st.booleans(),
            names,
            ranges(expressions),
            filters,
            inner,
            st.lists(loop_annotations, max_size=2).map(tuple),
        ),
        st.builds(lambda head, tail: Bfs(*head, *tail), traversal, back),
        st.builds(lambda head, tail: Dfs(*head, *tail), traversal, back),
    )


statements = st.recursive(simple, compound, max_leaves=6)


@given(expressions)
def test_expressions_come_back(tree: Expression) -> None:
    assert parsed_expression(print_expression(tree)) == tree


@given(statements)
def test_statements_come_back(tree: StatementNode) -> None:
    text = print_statement(tree)
    assert parsed_statement(text) == tree
    assert print_statement(parsed_statement(text)) == text


@given(types)
def test_types_come_back(type: Type) -> None:
    assert parsed_statement(f"{print_type(type)} a;") == Declare(type, ("a",))


parameters = st.lists(st.builds(Parameter, names, types), max_size=3).map(tuple)
procedures = st.builds(
    Procedure,
    names,
    parameters,
    parameters,
    types | st.just(VOID),
    st.lists(simple, max_size=2).map(lambda items: Block(tuple(items))),
    st.booleans(),
)


@given(st.lists(procedures, max_size=3), st.lists(names, max_size=2))
def test_programs_come_back(items: list[Procedure], imports: list[str]) -> None:
    tree = Program(tuple(items), tuple(imports))
    assert parsed(print_program(tree)) == tree
