"""What must hold of a core or a plan between passes; a violation is our bug."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from lighthouse.ir.nodes import (
    Declare,
    Defer,
    Expression,
    Field,
    Loop,
    Node,
    Procedure,
    Reduce,
    ReduceTuple,
    Reduction,
    Variable,
)
from lighthouse.ir.plan import (
    Kernel,
    Launch,
    Plan,
    Repeat,
    Store,
    Sync,
    Update,
    UpdateTuple,
)
from lighthouse.ir.symbols import declarations
from lighthouse.ir.types import UNKNOWN
from lighthouse.ir.walk import children, walk


class InvalidIR(Exception):
    """A pass left something that later passes do not expect."""


def verify(unit: Procedure | Plan, after: str) -> None:
    """Raises InvalidIR, naming the pass `after` which it was found."""
    problems = list(
        plan_problems(unit) if isinstance(unit, Plan) else problems_of(unit)
    )
    if problems:
        raise InvalidIR(f"after {after}: " + "; ".join(problems))


def problems_of(procedure: Procedure) -> Iterator[str]:
    names = [item.name for item in procedure.parameters]
    for node in walk(procedure.body):
        if isinstance(node, Declare):
            names += node.names
        elif isinstance(node, Loop | Reduction):
            names.append(node.iterator)
    for name, count in Counter(names).items():
        if count > 1:
            yield f"`{name}` is declared {count} times"
    declared = declarations(procedure)
    for node in walk(procedure.body):
        if isinstance(node, Variable) and node.name not in declared:
            yield f"`{node.name}` is used but not declared"
    yield from untyped(procedure)
    yield from bound_outside(procedure.body, frozenset())


def untyped(node: Node) -> Iterator[str]:
    for item in walk(node):
        if isinstance(item, Expression) and item.type == UNKNOWN:
            yield f"{type(item).__name__} has no type"


def bound_outside(node: Node, loops: frozenset[str]) -> Iterator[str]:
    """Reductions that name a loop which does not enclose them."""
    if (
        isinstance(node, Reduce | ReduceTuple | Defer)
        and node.loop is not None
        and node.loop not in loops
    ):
        yield f"a reduction is bound to `{node.loop}`, which does not enclose it"
    if isinstance(node, Loop):
        loops |= {node.iterator}
    for child in children(node):
        yield from bound_outside(child, loops)


def plan_problems(plan: Plan) -> Iterator[str]:
    kernels = Counter(kernel.name for kernel in plan.kernels)
    yield from (f"two kernels `{name}`" for name, n in kernels.items() if n > 1)
    for step in plan.steps:
        for node in walk(step):
            if isinstance(node, Launch) and node.kernel not in kernels:
                yield f"no kernel `{node.kernel}`"
            if isinstance(node, Repeat):
                yield from elements_in(node)
    for kernel in plan.kernels:
        yield from core_left(kernel)


def elements_in(loop: Repeat) -> Iterator[str]:
    """The test of a loop reads host scalars only."""
    for node in walk(loop.condition):
        if isinstance(node, Field):
            yield f"the test of a loop reads `{node.name}`"


def unsynchronised(plan: Plan) -> Iterator[str]:
    """Writes for which it is not decided how they are kept correct."""
    for kernel in plan.kernels:
        for node in walk(kernel.body):
            undecided = (
                node.strategy is None
                if isinstance(node, UpdateTuple)
                else isinstance(node, Store | Update) and node.sync is None
            )
            if undecided:
                yield f"{type(node).__name__} without synchronisation in {kernel.name}"
            if isinstance(node, Store) and node.sync is Sync.ATOMIC:
                yield f"an atomic store in {kernel.name}"


def verify_complete(plan: Plan) -> None:
    """Raises InvalidIR if code generation would not know what to do."""
    problems = [*plan_problems(plan), *unsynchronised(plan)]
    if problems:
        raise InvalidIR("; ".join(problems))


def core_left(kernel: Kernel) -> Iterator[str]:
    for node in walk(kernel.body):
        if isinstance(node, Loop | Reduce | ReduceTuple | Defer):
            yield f"{type(node).__name__} in kernel `{kernel.name}`"
        if isinstance(node, Store | Update | UpdateTuple):
            yield from untyped(node)
