"""Splits kernels that read a property and then reset it, so that two threads may run
one vertex.

    kernel over n: touched            →    kernel over n: touched
        n.updated = n.updated_nxt              n.updated = n.updated_nxt
        n.updated_nxt = False              kernel over n: touched
                                               n.updated_nxt = False

A second thread would find what the first one has reset.  After the barrier between the
two kernels, it writes what the first one wrote.
"""

from collections.abc import Iterator
from dataclasses import replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.kernels import Kernel, Store
from lighthouse.ir.steps import Launch, Repeat, Step, expand_steps
from lighthouse.ir.symbols import Names
from lighthouse.passes.analysis.repeats import mentioned
from lighthouse.passes.analysis.rounds import Round


def reset(statement: ir.StatementNode, kernel: Kernel) -> str | None:
    """The property that it sets to a constant."""
    match statement:
        case Store(ir.Field(ir.Variable(node), name), ir.Literal()):
            return name if node == kernel.iterator else None
    return None


def split(kernel: Kernel, names: Names) -> tuple[Kernel, ...]:
    """`kernel` up to its resets of what nothing reads after them, and these; none if
    there is nothing to split."""
    early: list[ir.StatementNode] = []
    late: list[ir.StatementNode] = []
    for statement in reversed(kernel.body.statements):
        name = reset(statement, kernel)
        read = name is None or any(name in mentioned(later) for later in early)
        (early if read else late).insert(0, statement)
    if not early or not late:
        return ()
    first = replace(kernel, body=replace(kernel.body, statements=tuple(early)))
    return (
        replace(first, name=names.fresh(f"{kernel.name}_before_resets")),
        replace(
            kernel,
            name=names.fresh(f"{kernel.name}_resets"),
            body=replace(kernel.body, statements=tuple(late)),
            partials=(),
        ),
    )


def with_split_resets(
    loop: Repeat, round: Round, names: Names
) -> tuple[Repeat, tuple[Kernel, ...]]:
    """The loop with its settling kernels split, and the parts."""
    parts = {each.name: split(each, names) for each in (*round.before, *round.after)}

    def changed(step: Step) -> Iterator[Step] | None:
        if isinstance(step, Launch) and parts.get(step.kernel):
            return (replace(step, kernel=part.name) for part in parts[step.kernel])
        return None

    body = expand_steps(loop.body, changed)
    return replace(loop, body=body), tuple(k for each in parts.values() for k in each)
