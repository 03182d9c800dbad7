"""The traversals: order, sharing of what did not change, one statement into several."""

from collections.abc import Sequence
from dataclasses import replace

from lighthouse.diagnostics import Source
from lighthouse.frontend.grammar import parse
from lighthouse.ir import nodes as ir
from lighthouse.ir import walk
from lighthouse.ir.kernels import Each
from lighthouse.ir.printer import print_procedure
from lighthouse.ir.steps import Branch, Fill, Repeat, Step, expand_before, expand_steps

ONE = ir.Literal(1)


def procedure(body: str) -> ir.Procedure:
    text = f"Procedure f(G: Graph; A: N_P<Int>, x: Int, y: Int) {{ {body} }}"
    return parse(Source("test.gm", text)).procedures[0]


def body_of(found: ir.Procedure) -> str:
    """Its statements on one line."""
    _, *lines, _ = print_procedure(found).splitlines()
    return " ".join(line.strip() for line in lines)


def names(node: ir.Node) -> list[str]:
    return [item.name for item in walk.walk(node) if isinstance(item, ir.Variable)]


def test_children_are_in_source_order() -> None:
    node = ir.Binary(
        "+", ir.Variable("a"), ir.Binary("*", ir.Variable("b"), ir.Variable("c"))
    )
    assert list(walk.children(node)) == [node.left, node.right]
    assert names(node) == ["a", "b", "c"]
    assert next(walk.walk(node)) is node


def test_nothing_changed_is_the_same_object() -> None:
    node = procedure("If (x > 1) { y = x; } Else y = 2;").body
    assert walk.map_children(node, lambda child: child) is node
    assert walk.rewrite(node, lambda item: item) is node
    assert walk.expand(node, lambda item: (item,)) == (node,)
    assert walk.expand(node, lambda item: (item,))[0] is node


def test_rewrite_shares_what_it_leaves_alone() -> None:
    node = procedure("x = 1; y = 2;").body

    def to_three(item: ir.Node) -> ir.Node:
        return ir.Literal(3) if item == ir.Literal(2) else item

    new = walk.rewrite(node, to_three)
    assert new.statements[0] is node.statements[0]
    assert new.statements[1] == ir.Assign(ir.Variable("y"), ir.Literal(3))
    assert node.statements[1] == ir.Assign(ir.Variable("y"), ir.Literal(2))


def test_rewrite_is_bottom_up() -> None:
    node = ir.Binary("+", ir.Binary("+", ONE, ONE), ONE)

    def fold(item: ir.Node) -> ir.Node:
        match item:
            case ir.Binary("+", ir.Literal(a), ir.Literal(b)):
                return ir.Literal(a + b)
            case _:
                return item

    assert walk.rewrite(node, fold) == ir.Literal(3)


def twice(node: ir.StatementNode) -> Sequence[ir.StatementNode]:
    return (node, node) if isinstance(node, ir.Assign) else (node,)


def test_expand_splices_into_blocks() -> None:
    found = walk.expand_body(procedure("x = 1; If (x > 1) { y = 2; }"), twice)
    assert body_of(found) == "x = 1; x = 1; If (x > 1) { y = 2; y = 2; }"


def test_expand_makes_a_block_where_one_statement_stands() -> None:
    found = walk.expand_body(procedure("If (x > 1) y = 2; Else x = 1;"), twice)
    assert body_of(found) == "If (x > 1) { y = 2; y = 2; } Else { x = 1; x = 1; }"


def test_expand_to_nothing() -> None:
    def drop(node: ir.StatementNode) -> Sequence[ir.StatementNode]:
        return () if isinstance(node, ir.Assign) else (node,)

    found = walk.expand_body(procedure("x = 1; If (x > 1) y = 2;"), drop)
    (left,) = found.body.statements
    assert isinstance(left, ir.If)
    assert left == ir.If(left.condition, ir.Block())


def test_rename_reaches_drivers_and_loops() -> None:
    found = procedure(
        "Foreach (n: G.Nodes) Foreach (t: n.Nbrs) { "
        "x += n.A + t.A @ n; t.A <= n.A @ t; }"
    )
    inner = walk.rename(found.body.statements[0].body, "n", "v")  # type: ignore[attr-defined]
    assert print_words(inner) == (
        "Foreach (t: v.Nbrs) { x += v.A + t.A @ v; t.A <= v.A @ t; }"
    )


def test_rename_reaches_all_that_a_node_of_a_kernel_reads() -> None:
    """Those among which the nodes of a row must be are beside its body."""
    row, among = (ir.Range("Nbrs", ir.Variable(name)) for name in ("n", "some"))
    loop = Each("t", row, ir.Block(), among=among)
    renamed = replace(among, source=ir.Variable("any"))
    assert walk.rename(loop, "some", "any") == replace(loop, among=renamed)


def print_words(node: ir.StatementNode) -> str:
    return body_of(ir.Procedure("f", (), (), body=ir.Block((node,))))


def test_find_sees_what_is_there_and_its_bases() -> None:
    node = procedure("x = 1; If (x > 1) { y = x; }").body
    assert walk.find(node, ir.Assign, ir.If) == [
        n for n in walk.walk(node) if type(n) in (ir.Assign, ir.If)
    ]
    assert walk.find(node, ir.StatementNode)[0] is node
    assert walk.has(node, ir.Literal)
    assert walk.has(node, ir.Expression)
    assert not walk.has(node, ir.Range)
    assert walk.find(node, ir.Range) == []


def test_rewrite_of_some_classes_leaves_the_others() -> None:
    node = procedure("x = 1; y = x;").body
    seen: list[ir.Node] = []

    def kept(item: ir.Node) -> ir.Node:
        seen.append(item)
        return item

    assert walk.rewrite(node, kept, ir.Literal) is node
    assert seen == [ONE]
    assert walk.rewrite(node, kept, ir.Range) is node
    assert seen == [ONE]


def test_steps_that_nothing_changes_are_the_same_objects() -> None:
    inner = Repeat(ir.Variable("x"), (Fill("A"), Fill("B")), True)
    steps = (Branch(ir.Variable("x"), (inner,)), Fill("C"))
    assert walk.same(expand_steps(steps, lambda step: None), steps)
    assert walk.same(expand_before(steps, lambda step, after: None), steps)

    def without_b(step: Step) -> tuple[Step, ...] | None:
        return () if step == Fill("B") else None

    branch, fill = expand_steps(steps, without_b)
    assert branch == Branch(
        ir.Variable("x"), (Repeat(ir.Variable("x"), (Fill("A"),), True),)
    )
    assert fill is steps[1]
