"""The traversals: order, sharing of what did not change, one statement into several."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from lighthouse.diagnostics import Source
from lighthouse.frontend.grammar import parse
from lighthouse.ir.kernels import Each
from lighthouse.ir.nodes import (
    Assign,
    Binary,
    Block,
    Expression,
    If,
    Literal,
    Node,
    Procedure,
    Range,
    StatementNode,
    Variable,
)
from lighthouse.ir.printer import print_procedure
from lighthouse.ir.steps import Branch, Fill, Repeat, Step, expand_steps
from lighthouse.ir.walk import (
    children,
    expand,
    expand_body,
    find,
    has,
    map_children,
    rename,
    rewrite,
    same,
    walk,
)
from lighthouse.passes.analysis.next_use import expand_before

ONE = Literal(1)


def procedure(body: str) -> Procedure:
    text = f"Procedure f(G: Graph; A: N_P<Int>, x: Int, y: Int) {{ {body} }}"
    return parse(Source("test.gm", text)).procedures[0]


def body_of(found: Procedure) -> str:
    """Its statements on one line."""
    _, *lines, _ = print_procedure(found).splitlines()
    return " ".join(line.strip() for line in lines)


def names(node: Node) -> list[str]:
    return [item.name for item in walk(node) if isinstance(item, Variable)]


def test_children_are_in_source_order() -> None:
    node = Binary("+", Variable("a"), Binary("*", Variable("b"), Variable("c")))
    assert list(children(node)) == [node.left, node.right]
    assert names(node) == ["a", "b", "c"]
    assert next(walk(node)) is node


def test_nothing_changed_is_the_same_object() -> None:
    node = procedure("If (x > 1) { y = x; } Else y = 2;").body
    assert map_children(node, lambda child: child) is node
    assert rewrite(node, lambda item: item) is node
    assert expand(node, lambda item: (item,)) == (node,)
    assert expand(node, lambda item: (item,))[0] is node


def test_rewrite_shares_what_it_leaves_alone() -> None:
    node = procedure("x = 1; y = 2;").body

    def to_three(item: Node) -> Node:
        return Literal(3) if item == Literal(2) else item

    new = rewrite(node, to_three)
    assert new.statements[0] is node.statements[0]
    assert new.statements[1] == Assign(Variable("y"), Literal(3))
    assert node.statements[1] == Assign(Variable("y"), Literal(2))


def test_rewrite_is_bottom_up() -> None:
    node = Binary("+", Binary("+", ONE, ONE), ONE)

    def fold(item: Node) -> Node:
        match item:
            case Binary("+", Literal(a), Literal(b)):
                return Literal(a + b)
            case _:
                return item

    assert rewrite(node, fold) == Literal(3)  # type: ignore[comparison-overlap]


def twice(node: StatementNode) -> Sequence[StatementNode]:
    return (node, node) if isinstance(node, Assign) else (node,)


def test_expand_splices_into_blocks() -> None:
    found = expand_body(procedure("x = 1; If (x > 1) { y = 2; }"), twice)
    assert body_of(found) == "x = 1; x = 1; If (x > 1) { y = 2; y = 2; }"


def test_expand_makes_a_block_where_one_statement_stands() -> None:
    found = expand_body(procedure("If (x > 1) y = 2; Else x = 1;"), twice)
    assert body_of(found) == "If (x > 1) { y = 2; y = 2; } Else { x = 1; x = 1; }"


def test_expand_to_nothing() -> None:
    def drop(node: StatementNode) -> Sequence[StatementNode]:
        return () if isinstance(node, Assign) else (node,)

    found = expand_body(procedure("x = 1; If (x > 1) y = 2;"), drop)
    assert found.body == Block((If(found.body.statements[0].condition, Block()),))  # type: ignore[attr-defined]


def test_rename_reaches_drivers_and_loops() -> None:
    found = procedure(
        "Foreach (n: G.Nodes) Foreach (t: n.Nbrs) { "
        "x += n.A + t.A @ n; t.A <= n.A @ t; }"
    )
    inner = rename(found.body.statements[0].body, "n", "v")  # type: ignore[attr-defined]
    assert print_words(inner) == (
        "Foreach (t: v.Nbrs) { x += v.A + t.A @ v; t.A <= v.A @ t; }"
    )


def test_rename_reaches_all_that_a_node_of_a_kernel_reads() -> None:
    """Those among which the nodes of a row must be are beside its body."""
    row, among = (Range("Nbrs", Variable(name)) for name in ("n", "some"))
    loop = Each("t", row, Block(), among=among)
    renamed = replace(among, source=Variable("any"))
    assert rename(loop, "some", "any") == replace(loop, among=renamed)


def print_words(node: StatementNode) -> str:
    return body_of(Procedure("f", (), (), body=Block((node,))))


def test_find_sees_what_is_there_and_its_bases() -> None:
    node = procedure("x = 1; If (x > 1) { y = x; }").body
    assert find(node, Assign, If) == [n for n in walk(node) if type(n) in (Assign, If)]
    assert find(node, StatementNode)[0] is node
    assert has(node, Literal)
    assert has(node, Expression)
    assert not has(node, Range)
    assert find(node, Range) == []


def test_rewrite_of_some_classes_leaves_the_others() -> None:
    node = procedure("x = 1; y = x;").body
    seen: list[Node] = []

    def kept(item: Node) -> Node:
        seen.append(item)
        return item

    assert rewrite(node, kept, Literal) is node
    assert seen == [ONE]
    assert rewrite(node, kept, Range) is node
    assert seen == [ONE]


def test_steps_that_nothing_changes_are_the_same_objects() -> None:
    inner = Repeat(Variable("x"), (Fill("A"), Fill("B")), True)
    steps = (Branch(Variable("x"), (inner,)), Fill("C"))
    assert same(expand_steps(steps, lambda step: None), steps)
    assert same(expand_before(steps, lambda step, after: None), steps)

    def without_b(step: Step) -> tuple[Step, ...] | None:
        return () if step == Fill("B") else None

    branch, fill = expand_steps(steps, without_b)
    assert branch == Branch(Variable("x"), (Repeat(Variable("x"), (Fill("A"),), True),))
    assert fill is steps[1]
