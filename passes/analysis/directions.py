"""Rewrites a round of pushes as one of pulls: each target tests its in-neighbours.

    kernel over v: G.Nodes                 kernel over w: G.Nodes
        if v.level == depth                    if w.level == -1
            each w: v.Nbrs                         Bool reached = False
                if w.level == -1          →        each v: w.InNbrs
                    w.level = depth + 1                if v.level == depth
                                                           reached |= True
                                                   if reached
                                                       w.level = depth + 1

(Beamer, Asanović, Patterson: Direction-Optimizing Breadth-First Search, SC 2012.)
"""

from lighthouse.ir import nodes as ir
from lighthouse.ir.kernels import Each, Kernel, Store, Update
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import BOOL
from lighthouse.ir.walk import as_block, only, walk
from lighthouse.passes.analysis.rounds import Guarded, is_own
from lighthouse.passes.base import Refused

REVERSED: dict[ir.RangeKind, ir.RangeKind] = {"Nbrs": "InNbrs", "InNbrs": "Nbrs"}


def pulled(guard: Guarded, fixed: frozenset[str], names: Names) -> Kernel:
    """The guarded kernel over those that it reaches.

    Whatever reaches a node does the same to it, and twice is as good as once.
    Raises Refused if it has no such form.
    """
    kernel, active = guard.kernel, guard.condition
    if kernel.domain.kind != "Nodes":
        raise Refused("it does not run over the nodes")
    if kernel.partials or kernel.candidates:
        raise Refused("it reduces into a variable")
    loop = only(guard.body)
    if not isinstance(loop, Each) or not loop.parallel:
        raise Refused("there is more than a loop over the neighbours")
    target, range, inside = loop.iterator, loop.range, only(loop.body)
    if range.kind not in REVERSED or range.source != guard.node:
        raise Refused(f"`{target}` is no neighbour of `{guard.node.name}`")
    if loop.is_cut:
        # The limits are those of the other end.
        raise Refused("it passes over parts of the rows")
    if not isinstance(inside, ir.If) or inside.otherwise is not None:
        raise Refused(f"no condition excludes any `{target}`")
    check, then = inside.condition, inside.then
    effects = list(as_block(then).statements)
    if not is_own(check, target, fixed) or not is_own(active, guard.node.name, fixed):
        raise Refused("its conditions read more than the node that they choose")
    if not all(is_repeatable(item, target, fixed) for item in effects):
        raise Refused(f"the effect on `{target}` depends on the node that reaches it")
    span = kernel.span
    meaning = f"the flag of `{target}`"
    reached = names.variable("reached", BOOL, span, meaning)
    own = ir.Variable(target, type=guard.node.type, span=span)
    found = Update(reached, "|", ir.Literal(True, type=BOOL), span=span)
    search = Each(
        guard.node.name,
        ir.Range(REVERSED[range.kind], own, span=range.span),
        ir.Block((ir.If(active, ir.Block((found,), span=span), span=span),), span=span),
        parallel=True,
        until=reached,
        span=loop.span,
    )
    nobody = ir.declare(reached, ir.Literal(False, type=BOOL))
    reach = ir.If(reached, then, span=span)
    body = ir.Block((nobody, search, reach), span=span)
    return Kernel(
        names.fresh(f"{kernel.name}_pulled"),
        target,
        kernel.domain,
        ir.Block((ir.If(check, body, span=span),), span=span),
        annotations=kernel.annotations,
        span=span,
    )


def is_repeatable(
    statement: ir.StatementNode, target: str, fixed: frozenset[str]
) -> bool:
    """True if it does the same for whoever reaches `target`, and twice as well."""
    match statement:
        case Store(place, value) if not statement.then:
            pass
        case Update(place, operator, value) if (
            operator in ir.IDEMPOTENT and not statement.then
        ):
            pass
        case _:
            return False
    if isinstance(place, ir.Field) and place.driver.name != target:
        return False
    return isinstance(place, ir.Field | ir.Variable) and is_the_same(value, fixed)


def is_the_same(value: ir.Expression, fixed: frozenset[str]) -> bool:
    return all(
        isinstance(item, ir.Literal | ir.Infinity | ir.Unary | ir.Binary)
        or (isinstance(item, ir.Variable) and item.name in fixed)
        for item in walk(value)
    )
