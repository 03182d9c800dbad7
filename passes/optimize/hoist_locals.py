"""What is the same for all neighbours of a vertex is computed before their loop.

    Foreach (s: G.Nodes) {                   Foreach (s: G.Nodes) {
        s.rest = s.B * 2;                        s.rest = s.B * 2;
        Foreach (t: s.Nbrs)               →      Double fixed = s.rest / s.OutDegree();
            t.A += s.rest / s.OutDegree();       Foreach (t: s.Nbrs)
    }                                                t.A += fixed;
                                             }

A C++ compiler does not see this where the loop writes memory that could be the same.
Behind `collapse-loops`, which wants nothing between its loops.  (Loop-invariant code
motion: Aho, Lam, Sethi, Ullman: Compilers, second edition, section 9.5.)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import ClassVar

from lighthouse.ir.changes import written
from lighthouse.ir.nodes import (
    Declare,
    Expression,
    Field,
    Loop,
    Procedure,
    StatementNode,
    Variable,
)
from lighthouse.ir.printer import print_expression
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import Scalar
from lighthouse.ir.walk import expand_children, walk
from lighthouse.passes.analysis.accesses import target_name, written_names
from lighthouse.passes.analysis.invariants import (
    Key,
    cost,
    declared_names,
    drivers,
    edge_ends,
    evaluations,
    has_unknown_effects,
    is_pure,
    key,
    largest_parts,
    may_fail,
    names_read,
    substituted,
)
from lighthouse.passes.analysis.parallel import kernels_in
from lighthouse.passes.base import Context, Stage


class Kernel:
    """A loop that runs in parallel, and what its iterations change."""

    def __init__(self, loop: Loop, never_nil: frozenset[str]) -> None:
        self.loop = loop
        self.never_nil = never_nil
        self.unknown = has_unknown_effects(loop)
        targets = [place for node in walk(loop.body) for place in written(node)]
        self.properties = {item.name for item in targets if isinstance(item, Field)}
        self.shared = {
            target_name(item)
            for item in targets
            if not (isinstance(item, Field) and item.driver.name == loop.iterator)
        } - declared_names(loop.body)


def never_nil(procedure: Procedure) -> frozenset[str]:
    """The iterators and ends of edges that stand for a node or edge in any case."""
    loops = (node for node in walk(procedure) if isinstance(node, Loop))
    found = {node.iterator for node in loops if node.range.kind != "Items"}
    return frozenset(found | {end.name for end in edge_ends(procedure)})


# --- legal and profitable -------------------------------------------------------------


def belongs(expression: Expression, declared: frozenset[str]) -> bool:
    """True if it is a number that every turn of a loop, which declares these names,
    computes from what exists before the loop."""
    return (
        isinstance(expression.type, Scalar)
        and is_pure(expression)
        and not names_read(expression) & declared
    )


def pays(expression: Expression, kernel: Kernel, loop: Loop) -> bool:
    """True if it is slow, or if a C++ compiler must load a part of it each time, as the
    kernel, though not this loop, writes such memory."""
    read = names_read(expression)
    loaded = kernel.properties - kernel.shared - written_names(loop)
    return bool(read & loaded) or (cost(expression).slow and bool(read))


def obstacles(
    expression: Expression, guard: Expression | None, kernel: Kernel, loop: Loop
) -> Iterator[str]:
    """Why the expression must stay in `loop`: each reason is enough."""
    if kernel.unknown:
        yield "foreign code in the loop may change what it reads"
    for name in sorted(names_read(expression) & written_names(loop)):
        yield f"the loop writes `{name}`"
    for name in sorted(names_read(expression) & kernel.shared):
        yield f"other iterations write `{name}`"
    if (reason := may_fail(expression)) is not None:
        yield reason
    for name in sorted(drivers(expression) - kernel.never_nil):
        yield f"`{name}` may be NIL"
    if guard is not None and cost(expression).slow:
        yield f"not every turn computes it, as `{print_expression(guard)}` decides"


def judge(
    kernel: Kernel,
    loop: Loop,
    declared: frozenset[str],
    expression: Expression,
    guard: Expression | None,
) -> str | None:
    """As `largest_parts` asks."""
    if not belongs(expression, declared) or not pays(expression, kernel, loop):
        return None
    return next(obstacles(expression, guard, kernel, loop), "")


# --- the rewrite ----------------------------------------------------------------------


@dataclass(slots=True)
class Hoister:
    """Moves expressions out of the loops of one kernel, the outermost loops first."""

    kernel: Kernel
    names: Names
    context: Context
    of: HoistLocals

    def statement(self, node: StatementNode) -> tuple[StatementNode, ...]:
        """What takes the place of `node`: declarations may come before a loop."""
        found: dict[Key, Declare] = {}
        if isinstance(node, Loop):
            this = partial(judge, self.kernel, node, declared_names(node))
            for value in evaluations(node.body):
                for expression, reason in largest_parts(value, this):
                    if reason:
                        self.stays(expression, reason)
                    elif key(expression) not in found:
                        found[key(expression)] = self.declared(expression)
        values = {name: variable(item) for name, item in found.items()}
        new = substituted(node, values) if values else node
        assert isinstance(new, StatementNode)
        return (*found.values(), expand_children(new, self.statement))

    def stays(self, expression: Expression, reason: str) -> None:
        text = f"`{print_expression(expression)}` stays in the loop: {reason}"
        self.context.missed(self.of, text, expression.span)

    def declared(self, expression: Expression) -> Declare:
        text = f"`{print_expression(expression)}` is computed once before the loop"
        self.context.passed(self.of, text, expression.span)
        name = self.names.fresh("fixed", "what all rounds have in common")
        return Declare(expression.type, (name,), expression, span=expression.span)


def variable(declare: Declare) -> Variable:
    return Variable(declare.name, type=declare.type, span=declare.span)


@dataclass(frozen=True, slots=True)
class HoistLocals:
    name: ClassVar[str] = "hoist-locals"
    stage: ClassVar[Stage] = "core"

    def run(self, procedure: Procedure, context: Context) -> Procedure:
        names, sure = Names(procedure, context.meanings), never_nil(procedure)
        kernels = list(kernels_in(procedure.body, context.target))

        def visit(node: StatementNode) -> tuple[StatementNode, ...]:
            if isinstance(node, Loop) and any(node is each for each in kernels):
                hoister = Hoister(Kernel(node, sure), names, context, self)
                return (expand_children(node, hoister.statement),)
            return (expand_children(node, visit),)

        body = expand_children(procedure.body, visit)
        return procedure if body is procedure.body else replace(procedure, body=body)
