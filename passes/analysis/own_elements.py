"""Elements that belong to one iteration of a parallel loop alone."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.effects import is_only_reduced
from lighthouse.ir.remember import remembered
from lighthouse.ir.uses import uses, written, written_names
from lighthouse.ir.values import zero
from lighthouse.ir.walk import children, find, has, spliced
from lighthouse.passes.analysis.invariants import has_unknown_effects
from lighthouse.passes.analysis.nests import named_edges

EDGES: dict[str, ir.RangeKind] = {"Nbrs": "OutEdges", "InNbrs": "InEdges"}


def accumulators(inner: ir.Loop, owner: str) -> dict[str, ir.Field]:
    """The properties of which the loop updates the element of `owner`."""
    return {
        place.name: place
        for node in find(inner.body, ir.Reduce, ir.ReduceTuple)
        for place in written(node)
        if isinstance(place, ir.Field) and place.driver.name == owner
    }


def is_own(place: ir.Field, loop: ir.Loop) -> bool:
    """True if the element belongs to the iteration, and is there: never NIL."""
    return place.driver.name == loop.iterator and loop.range.kind in ("Nodes", "Edges")


def uses_others(name: str, outer: ir.Loop, within: ir.Node) -> bool:
    """True if `within` uses an element of the property that is not the iteration's."""
    return any(use.driver != outer.iterator for use in uses(within) if use.name == name)


@remembered
def written_elsewhere(loop: ir.Loop) -> frozenset[str]:
    """What the iterations write, but for what each does to its own element."""
    found = (use for use in uses(loop.body) if use.assigns)
    return frozenset(use.name for use in found if use.driver != loop.iterator)


def why_in_memory(name: str, outer: ir.Loop, inner: ir.Loop) -> str | None:
    """Why the element must stay in memory."""
    if name in written_elsewhere(outer):
        return "the loop writes elements of it that are not its own"
    if uses_others(name, outer, inner):
        return "that of others is used in the same loop"
    if not is_only_reduced(name, inner.body):
        return "it is not only reduced, by one operator"
    return None


def alone_reduced(name: str, inner: ir.Loop) -> ir.ReduceOperator | None:
    """The operator, if `inner` does nothing but reduce into the property, and not into
    others with it: then it does not matter who else does."""
    by = {use.by for use in uses(inner.body) if use.name == name}
    operators = {node.operator for node in by if isinstance(node, ir.Reduce)}
    if is_only_reduced(name, inner.body) and all(isinstance(n, ir.Reduce) for n in by):
        return operators.pop()
    return None


def with_whole_tuples(names: set[str], inner: ir.Loop) -> set[str]:
    """Those of `names` with which everything in the same tuples can be promoted."""
    for node in find(inner.body, ir.ReduceTuple):
        together = {use.name for use in uses(node) if use.writes}
        if together & names and not together <= names:
            return with_whole_tuples(names - together, inner)
    return names


def parallel_loops(node: ir.Node) -> Iterator[ir.Loop]:
    """The outermost ones in `node`."""
    if isinstance(node, ir.Loop) and node.parallel:
        yield node
    elif isinstance(node, ir.StatementNode):
        for child in children(node):
            yield from parallel_loops(child)


def why_not_private(name: str, loop: ir.Loop) -> str | None:
    """Why the element, if the iteration has it alone or overwrites it first, cannot be
    a variable from its first use in `loop` to its last."""
    if has_unknown_effects(loop):
        return "foreign code in the loop may use it"
    if name in written_elsewhere(loop):
        return "the loop writes elements of it that are not its own"
    if has(loop.body, ir.Return):
        return "the loop may end early"
    if not with_whole_tuples({name}, loop):
        return "it is reduced together with others"
    for inner in parallel_loops(loop.body):
        if name in written_names(inner) and not is_only_reduced(name, inner.body):
            return "it is not only reduced, by one operator"
    return None


def zeroed(loop: ir.Loop) -> set[str]:
    """The properties of which the loop sets all elements to zero, and does no more."""
    count = Counter(use.name for use in uses(loop.body))
    found = set()
    for item in spliced(loop.body):
        match item:
            case ir.Assign(ir.Field() as place, value) if is_own(place, loop):
                is_zero = value in (zero(place.type), ir.Literal(0.0))
                if is_zero and count[place.name] == 1:
                    found.add(place.name)
    return found


def as_edges(loop: ir.Loop, edge: str) -> ir.Loop:
    """A loop over neighbours as one over its edges, of which it names each `edge`."""
    range = replace(loop.range, kind=EDGES[loop.range.kind])
    return replace(loop, iterator=edge, range=range)


def with_zeros(
    node: ir.Node, fresh: set[str], owner: str | None = None
) -> Iterator[tuple[ir.Loop, frozenset[str]]]:
    """All parallel loops in `node`, each with those properties of which it comes to no
    element twice after all have become zero; those over neighbours also as loops over
    the edges that they name.

    `fresh` are those for which that is true of `node`, or of the rows of `owner` in it.
    """
    inside, inner = fresh, owner
    match node:
        case ir.Declare(names=names):
            fresh.update(names)
        case ir.Loop(parallel=True, range=ir.Range(kind, source)):
            of_row = frozenset(fresh if source.name == owner else ())
            is_whole = owner is None and kind == "Nodes"
            if owner is None:
                yield node, frozenset(fresh if kind in ("Nodes", "Edges") else ())
            else:
                yield node, of_row if kind in ("OutEdges", "InEdges") else frozenset()
            for edge in named_edges(node) if kind in EDGES else ():
                yield as_edges(node, edge), of_row
            inside = {*fresh} if is_whole else set()
            inner = node.iterator if is_whole else None
        case ir.Loop() | ir.While() | ir.DoWhile() | ir.Dfs():
            inside, inner = set(), None
    for child in children(node):
        if isinstance(child, ir.StatementNode):
            # What one arm of an If makes zero may not be so after it.
            each = {*inside} if isinstance(node, ir.If) else inside
            yield from with_zeros(child, each, inner)
    if isinstance(node, ir.Loop) and node.parallel and owner is None:
        fresh.update(zeroed(node))
