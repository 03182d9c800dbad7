"""The inputs that a call changes, which are results as well.

Green-Marl passes properties, collections and maps by reference, and older programs
write their results into inputs.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from lighthouse.ir.nodes import (
    Call,
    Field,
    Index,
    Loop,
    Parameter,
    Procedure,
    Program,
    Variable,
)
from lighthouse.ir.types import PropertyType, QueueType
from lighthouse.ir.uses import Symbol, symbol_of, written
from lighthouse.ir.walk import walk


def results(procedure: Procedure, program: Program) -> tuple[Parameter, ...]:
    """The outputs, and behind them the inputs that the procedure may change."""
    return (*procedure.outputs, *changed_inputs(procedure, program))


def changed_inputs(procedure: Procedure, program: Program) -> tuple[Parameter, ...]:
    changed = set(changes(procedure, program, frozenset()))
    return tuple(
        item
        for item in procedure.inputs
        if item.role == "changed" or symbol(item) in changed
    )


def as_written(procedure: Procedure, program: Program) -> Procedure:
    """What `procedure` was before passes, if it is one of the program's."""
    same = (procedure.name, procedure.local)
    return next(
        (
            each
            for each in reversed(program.procedures)
            if same == (each.name, each.local)
        ),
        procedure,
    )


def with_roles(core: Procedure, program: Program) -> Procedure:
    """Each input says whether callers give it, and whether it is a result as well."""
    written = as_written(core, program)
    given = {item.name for item in written.inputs}
    changed = {item.name for item in changed_inputs(written, program)}

    def marked(item: Parameter) -> Parameter:
        if item.name not in given:
            return replace(item, role="added")
        return replace(item, role="changed") if item.name in changed else item

    return replace(core, inputs=tuple(map(marked, core.inputs)))


def symbol(parameter: Parameter) -> Symbol:
    return isinstance(parameter.type, PropertyType), parameter.name


def changes(
    procedure: Procedure, program: Program, callers: frozenset[str]
) -> Iterator[Symbol]:
    """What the body writes; `callers` are the procedures being looked at already."""
    callers |= {procedure.name}
    queues = [
        (node.iterator, node.range.source)
        for node in walk(procedure.body)
        if isinstance(node, Loop) and isinstance(node.range.source.type, QueueType)
    ]
    for node in walk(procedure.body):
        for target in written(node):
            yield symbol_of(target)
            for iterator, queue in queues:
                if target == Variable(iterator):
                    yield symbol_of(queue)
        if isinstance(node, Call) and node.receiver is None:
            for callee in program.procedures:
                if callee.name == node.name and callee.name not in callers:
                    yield from handed_over(node, callee, program, callers)


def handed_over(
    call: Call, callee: Procedure, program: Program, callers: frozenset[str]
) -> Iterator[Symbol]:
    """Arguments of a call that the procedure called changes."""
    changed = set(changes(callee, program, callers))
    changed |= {symbol(item) for item in callee.outputs}
    for parameter, argument in zip(callee.parameters, call.arguments, strict=True):
        match argument:
            case Variable(name) | Field(name=name) if symbol(parameter) in changed:
                yield isinstance(parameter.type, PropertyType), name
            case Index(map=map) if symbol(parameter) in changed:
                yield False, map.name
