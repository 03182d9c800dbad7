"""Trees as text, and back."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lighthouse.diagnostics import Source
from lighthouse.frontend.grammar import parse
from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.printer import (
    print_expression,
    print_procedure,
    print_program,
    print_statement,
    print_type,
)

# Programs as they are printed, each after a comment.
CANONICAL_FILE = Path(__file__).parent / "canonical.txt"
CANONICAL = re.split(r"^// .*\n", CANONICAL_FILE.read_text("utf-8"), flags=re.M)[1:]


def parsed(text: str) -> ir.Program:
    return parse(Source("test.gm", text))


def parsed_statement(text: str) -> ir.StatementNode:
    (procedure,) = parsed(f"Procedure p() {{ {text} }}").procedures
    (found,) = procedure.body.statements
    return found


def parsed_expression(text: str) -> ir.Expression:
    found = parsed_statement(f"x = {text};")
    assert isinstance(found, ir.Assign)
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
        (ty.PropertyType("Edge", ty.NodeType("H"), "G"), "E_P<Node(H)>(G)"),
        (ty.PropertyType("Node", ty.CollectionType("Set", "Node", "G")), "N_P<N_S(G)>"),
        (ty.CollectionType("Seq", "Edge"), "E_Q"),
        (ty.QueueType(ty.CollectionType("Order"), "G"), "Collection<N_O>(G)"),
        (
            ty.MapType(ty.NodeType(), ty.MapType(ty.INT, ty.BOOL)),
            "Map<Node, Map<Int, Bool>>",
        ),
        (ty.GraphType(undirected=True), "UGraph"),
        (ty.EdgeType("G"), "Edge(G)"),
        (ty.VOID, "nothing"),
        (ty.UNKNOWN, "?"),
        (ty.NIL, "NIL"),
    ],
)
def test_types(type: ty.Type, text: str) -> None:
    assert print_type(type) == text


a, b, x = ir.Variable("a"), ir.Variable("b"), ir.Variable("x")


def test_negative_literals_become_the_minus_of_positive_ones() -> None:
    tree = ir.Binary("-", ir.Literal(-1), ir.Unary("-", ir.Literal(-2.5)))
    assert print_expression(tree) == "-1 - -(-2.5)"
    again = parsed_expression(print_expression(tree))
    assert print_expression(again) == print_expression(tree)


def test_a_branch_that_would_take_the_else_gets_braces() -> None:
    inner = ir.Loop(
        False, "n", ir.Range("Nodes", ir.Variable("G")), None, ir.If(b, ir.Assign(x, a))
    )
    tree = ir.If(a, inner, ir.Assign(x, b))
    again = parsed_statement(print_statement(tree))
    assert again == ir.If(a, ir.Block((inner,)), ir.Assign(x, b))
    chain = ir.If(a, ir.If(b, ir.Assign(x, a), ir.If(a, ir.Block())), ir.Assign(x, b))
    again = parsed_statement(print_statement(chain))
    assert again == ir.If(a, ir.Block((chain.then,)), ir.Assign(x, b))


def test_procedure_alone() -> None:
    procedure = ir.Procedure("f", (), (ir.Parameter("x", ty.INT),), local=True)
    assert print_procedure(procedure) == "Local f(; x: Int) { }\n"


# --- random trees ---------------------------------------------------------------------

names = st.sampled_from(["a", "b", "n", "max", "Import", "OutEdges", "E_S"])
variables = st.builds(ir.Variable, names)
fields = st.builds(ir.Field, variables, names)
iterators = names
loops = st.none() | names
foreign = st.sampled_from(["", " f(a[1]); ", "x\n  [[]] y", "a > b;"])


RANGES = (
    "Nodes Edges Nbrs InNbrs UpNbrs DownNbrs Items OutEdges InEdges UpEdges DownEdges"
)
OPERATORS = "|| && == != < > <= >= + - * / %"


def ranges(
    expressions: st.SearchStrategy[ir.Expression],
) -> st.SearchStrategy[ir.Range]:
    source = variables | fields
    kinds = st.sampled_from(RANGES.split())
    return (
        st.builds(ir.Range, kinds, source)
        | st.builds(ir.Range, st.just("CommonNbrs"), source, expressions)
        | st.builds(ir.Range, st.just("Items"), source, backward=st.just(True))
    )


def larger(inner: st.SearchStrategy[ir.Expression]) -> st.SearchStrategy[ir.Expression]:
    reducers = st.sampled_from(["Sum", "Product", "Min", "Max", "Avg", "Exist", "All"])
    arguments = st.lists(inner, max_size=3).map(tuple)
    receivers = st.none() | variables | fields
    return st.one_of(
        st.builds(ir.Index, variables, inner),
        st.builds(ir.Unary, st.sampled_from(["-", "!", "abs"]), inner),
        st.builds(ir.Binary, st.sampled_from(OPERATORS.split()), inner, inner),
        st.builds(ir.Conditional, inner, inner, inner),
        st.builds(ir.Cast, st.sampled_from(list(ty.SCALARS.values())), inner),
        st.builds(ir.Call, receivers, names, arguments),
        st.builds(ir.Call, st.none(), st.sampled_from(["Min", "Max"]), arguments),
        st.builds(
            ir.Reduction, reducers, names, ranges(inner), st.none() | inner, inner
        ),
        st.builds(
            ir.Reduction,
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
expressions: st.SearchStrategy[ir.Expression] = st.recursive(
    st.one_of(
        st.builds(ir.Literal, literals),
        st.builds(ir.Infinity, st.booleans()),
        st.just(ir.Nil()),
        variables,
        fields,
        st.builds(ir.ForeignExpression, foreign),
    ),
    larger,
    max_leaves=12,
)
lvalues: st.SearchStrategy[ir.LValue] = (
    variables | fields | st.builds(ir.Index, variables, expressions)
)
graph_names = st.none() | st.just("G")
collections = st.builds(
    ty.CollectionType,
    st.sampled_from(["Set", "Order", "Seq"]),
    st.sampled_from(["Node", "Edge"]),
    graph_names,
)
kinds = st.sampled_from(["Node", "Edge"])
types: st.SearchStrategy[ty.Type] = st.recursive(
    st.one_of(
        st.sampled_from(list(ty.SCALARS.values())),
        st.builds(ty.GraphType, st.booleans()),
        st.builds(ty.NodeType, graph_names),
        st.builds(ty.EdgeType, graph_names),
        collections,
        st.builds(ty.QueueType, collections, graph_names),
    ),
    lambda inner: (
        st.builds(ty.PropertyType, kinds, inner, graph_names)
        | st.builds(ty.MapType, inner, inner)
    ),
    max_leaves=3,
)


def tuples(
    items: st.SearchStrategy[ir.Expression], size: int
) -> st.SearchStrategy[tuple[ir.Expression, ...]]:
    return st.lists(items, min_size=size, max_size=size).map(tuple)


simple: st.SearchStrategy[ir.StatementNode] = st.one_of(
    st.builds(ir.Declare, types, st.lists(names, min_size=1, max_size=3).map(tuple)),
    st.builds(ir.Declare, types, names.map(lambda name: (name,)), expressions),
    st.builds(ir.Assign, lvalues, expressions),
    st.builds(
        ir.Reduce,
        lvalues,
        st.sampled_from(["+", "*", "min", "max", "&", "|"]),
        expressions,
        loops,
    ),
    st.builds(ir.Defer, lvalues, expressions, loops),
    st.integers(0, 2).flatmap(
        lambda size: st.builds(
            ir.ReduceTuple,
            st.sampled_from(["min", "max"]),
            lvalues,
            expressions,
            tuples(lvalues, size),
            tuples(expressions, size),
            loops,
        )
    ),
    st.builds(ir.Return, st.none() | expressions),
    st.builds(
        ir.Effect,
        st.builds(
            ir.Call,
            st.none() | variables | fields,
            names,
            st.lists(expressions, max_size=2).map(tuple),
        ),
    ),
    st.builds(ir.Foreign, foreign, st.lists(lvalues, max_size=2).map(tuple)),
)
loop_annotations = st.builds(
    ir.Annotation,
    st.sampled_from(["schedule", "benign"]),
    st.lists(st.sampled_from(["edge", "4"]), max_size=2).map(tuple),
)


def compound(
    inner: st.SearchStrategy[ir.StatementNode],
) -> st.SearchStrategy[ir.StatementNode]:
    blocks = st.lists(inner, max_size=3).map(lambda items: ir.Block(tuple(items)))
    filters = st.none() | expressions
    back = st.tuples(st.none(), st.none()) | st.tuples(filters, blocks)
    traversal = st.tuples(
        names, variables, st.booleans(), expressions, filters, filters, blocks
    )
    return st.one_of(
        blocks,
        st.builds(ir.If, expressions, inner),
        st.builds(ir.If, expressions, blocks, inner),
        st.builds(ir.While, expressions, blocks),
        st.builds(ir.DoWhile, blocks, expressions),
        st.builds(
            ir.Loop,
            st.booleans(),
            names,
            ranges(expressions),
            filters,
            inner,
            st.lists(loop_annotations, max_size=2).map(tuple),
        ),
        st.builds(lambda head, tail: ir.Bfs(*head, *tail), traversal, back),
        st.builds(lambda head, tail: ir.Dfs(*head, *tail), traversal, back),
    )


statements = st.recursive(simple, compound, max_leaves=6)


@given(expressions)
def test_expressions_come_back(tree: ir.Expression) -> None:
    assert parsed_expression(print_expression(tree)) == tree


@given(statements)
def test_statements_come_back(tree: ir.StatementNode) -> None:
    text = print_statement(tree)
    assert parsed_statement(text) == tree
    assert print_statement(parsed_statement(text)) == text


@given(types)
def test_types_come_back(type: ty.Type) -> None:
    assert parsed_statement(f"{print_type(type)} a;") == ir.Declare(type, ("a",))


parameters = st.lists(st.builds(ir.Parameter, names, types), max_size=3).map(tuple)
procedures = st.builds(
    ir.Procedure,
    names,
    parameters,
    parameters,
    types | st.just(ty.VOID),
    st.lists(simple, max_size=2).map(lambda items: ir.Block(tuple(items))),
    st.booleans(),
)


@given(st.lists(procedures, max_size=3), st.lists(names, max_size=2))
def test_programs_come_back(items: list[ir.Procedure], imports: list[str]) -> None:
    tree = ir.Program(tuple(items), tuple(imports))
    assert parsed(print_program(tree)) == tree
