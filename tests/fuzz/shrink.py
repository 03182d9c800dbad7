"""From a program that shows a disagreement to a small one that still does.

Each round makes every program that is one step smaller, asks which of them still show
it, and goes on from the smallest.  (As in Zeller, Hildebrandt: Simplifying and
isolating failure-inducing input, 2002, on trees instead of text.)
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from types import UnionType
from typing import Any, TypeVar

from lighthouse.diagnostics import Source
from lighthouse.frontend.grammar import parse
from lighthouse.ir import nodes as ir
from lighthouse.ir.printer import print_expression, print_program
from lighthouse.ir.walk import children, map_children, walk

N = TypeVar("N", bound=ir.Node)

# Which of some programs still show the disagreement.
StillWrong = Callable[[Sequence[str]], Sequence[bool]]
CHUNK = 60
# Parts of nodes that may be left out.
OPTIONAL = "filter navigator back_filter initial loop otherwise".split()


def shrink(text: str, still_wrong: StillWrong, rounds: int = 60) -> str:
    """The smallest program found: whole statements go first, then what is in them."""
    for kinds in (ir.Block | ir.Procedure | ir.Program, ir.Node):
        for _ in range(rounds):
            candidates = list(dict.fromkeys(smaller(text, kinds)))
            candidates.sort(key=len)
            found = first_wrong(candidates, still_wrong)
            if found is None:
                break
            text = found
    return text


def first_wrong(candidates: Sequence[str], still_wrong: StillWrong) -> str | None:
    for start in range(0, len(candidates), CHUNK):
        chunk = candidates[start : start + CHUNK]
        for candidate, wrong in zip(chunk, still_wrong(chunk), strict=True):
            if wrong:
                return candidate
    return None


def smaller(text: str, kinds: type[ir.Node] | UnionType = ir.Node) -> Iterator[str]:
    """Programs one step smaller, by a change of a node of one of `kinds`; not all of
    them are valid."""
    program = parse(Source("shrunk.gm", text))
    for node in walk(program):
        if not isinstance(node, kinds):
            continue
        for new in simpler(node):
            candidate = print_program(replaced(program, node, new))
            if len(candidate) < len(text):
                yield candidate


def replaced(tree: ir.Program, old: ir.Node, new: ir.Node) -> ir.Program:
    def change(node: ir.Node) -> ir.Node:
        return new if node is old else map_children(node, change)

    made = change(tree)
    assert isinstance(made, ir.Program)
    return made


def simpler(node: ir.Node) -> Iterator[ir.Node]:
    """What may stand in the place of a node."""
    match node:
        case ir.Program(procedures):
            for fewer in without_parts(procedures):
                yield replace(node, procedures=fewer)
        case ir.Procedure(inputs=inputs, outputs=outputs):
            for group in without_parts(inputs):
                yield replace(node, inputs=group)
            for group in without_parts(outputs):
                yield replace(node, outputs=group)
        case ir.Block(statements):
            for part in without_parts(statements):
                yield replace(node, statements=part)
            for i, statement in enumerate(statements):
                for opened in contents(statement):
                    yield replace(
                        node,
                        statements=(*statements[:i], *opened, *statements[i + 1 :]),
                    )
        case ir.If():
            yield from inner_statements(node)
        case ir.Bfs() | ir.Dfs():
            yield replace(node, back_filter=None, back_body=None)
    for name in OPTIONAL:
        if getattr(node, name, None) is not None and not isinstance(
            node, ir.Conditional
        ):
            less: Any = {name: None}
            yield replace(node, **less)
    if isinstance(node, ir.Expression):
        yield from simpler_values(node)


def simpler_values(node: ir.Expression) -> Iterator[ir.Expression]:
    if isinstance(node, ir.LValue | ir.Literal):
        return
    for child in children(node):
        if isinstance(child, ir.Expression) and not isinstance(child, ir.Literal):
            yield child
    match node:
        case ir.Conditional(then=then, otherwise=otherwise):
            yield then
            yield otherwise
        case ir.Unary("-", ir.Literal()):
            return
    assert isinstance(node, ir.Expression)
    if len(print_expression(node)) > 4:
        for value in (0, 1, True, False):
            yield ir.Literal(value)


def without_parts(items: tuple[N, ...]) -> Iterator[tuple[N, ...]]:
    """Without each half, and without each single one."""
    half = len(items) // 2
    if half > 1:
        yield items[:half]
        yield items[half:]
    for i in range(len(items)):
        yield (*items[:i], *items[i + 1 :])


def contents(statement: ir.StatementNode) -> Iterator[tuple[ir.StatementNode, ...]]:
    """A compound statement without what is around its body."""
    if isinstance(statement, ir.Block):
        yield statement.statements
    else:
        yield from ((inner,) for inner in inner_statements(statement))


def inner_statements(node: ir.Node) -> Iterator[ir.StatementNode]:
    return (child for child in children(node) if isinstance(child, ir.StatementNode))
