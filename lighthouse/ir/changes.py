"""The inputs that a call changes, which are results as well.

Green-Marl passes properties, collections and maps by reference, and older programs
write their results into inputs.
"""

from collections.abc import Iterator
from dataclasses import replace

from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.interface import Interface
from lighthouse.ir.types import PropertyType, QueueType
from lighthouse.ir.uses import Symbol, symbol_of, written
from lighthouse.ir.walk import find, walk


def interface(procedure: ir.Procedure, program: ir.Program) -> Interface:
    """That of a procedure as it was written, also where it is its core that runs."""
    written = as_written(procedure, program)
    nodes = (node for each in reached(written, program) for node in walk(each.body))
    return Interface(
        replace(written, body=ir.Block()),
        changed_inputs(written, program),
        next(filter(None, map(counted_edges, nodes)), None),
        tuple(each.name for each in program.procedures if not each.local),
    )


def changed_inputs(
    procedure: ir.Procedure, program: ir.Program
) -> tuple[ir.Parameter, ...]:
    changed = changes(procedure, program)
    return tuple(
        item
        for item in procedure.inputs
        if item.role == "changed" or symbol(item) in changed
    )


def as_written(procedure: ir.Procedure, program: ir.Program) -> ir.Procedure:
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


def with_roles(core: ir.Procedure, program: ir.Program) -> ir.Procedure:
    """Each input says whether callers give it, and whether it is a result as well."""
    written = as_written(core, program)
    given = {item.name for item in written.inputs}
    changed = {item.name for item in changed_inputs(written, program)}

    def marked(item: ir.Parameter) -> ir.Parameter:
        if item.name not in given:
            return replace(item, role="added")
        return replace(item, role="changed") if item.name in changed else item

    return replace(core, inputs=tuple(map(marked, core.inputs)))


def symbol(parameter: ir.Parameter) -> Symbol:
    return isinstance(parameter.type, PropertyType), parameter.name


def changes(procedure: ir.Procedure, program: ir.Program) -> set[Symbol]:
    """What the body writes: the least fixed point over the procedures that it calls."""
    every = {id(each): each for each in (procedure, *program.procedures)}
    changed = {key: set(own_changes(each)) for key, each in every.items()}
    calls = [
        (changed[key], call, callee)
        for key, each in every.items()
        for call in find(each.body, ir.Call)
        if call.receiver is None
        for callee in program.procedures
        if callee.name == call.name
    ]
    stable = False
    while not stable:
        stable = True
        # Most procedures come before those that they call.
        for here, call, callee in reversed(calls):
            before = len(here)
            here |= {*handed_back(call, callee, changed[id(callee)])}
            stable = stable and len(here) == before
    return changed[id(procedure)]


def own_changes(procedure: ir.Procedure) -> Iterator[Symbol]:
    """What the body writes itself, not by calls."""
    queues = [
        (node.iterator, node.range.source)
        for node in find(procedure.body, ir.Loop)
        if isinstance(node.range.source.type, QueueType)
    ]
    for node in walk(procedure.body):
        for target in written(node):
            yield symbol_of(target)
            for iterator, queue in queues:
                if target == ir.Variable(iterator):
                    yield symbol_of(queue)


def handed_over(
    call: ir.Call, callee: ir.Procedure, program: ir.Program
) -> Iterator[Symbol]:
    """Arguments of a call that the procedure called changes."""
    return handed_back(call, callee, changes(callee, program))


def handed_back(
    call: ir.Call, callee: ir.Procedure, changed: set[Symbol]
) -> Iterator[Symbol]:
    """The arguments whose parameters are outputs or among what is `changed`."""
    changed = changed | {symbol(item) for item in callee.outputs}
    for parameter, argument in zip(callee.parameters, call.arguments, strict=True):
        match argument:
            case ir.Variable(name) | ir.Field(name=name) if (
                symbol(parameter) in changed
            ):
                yield isinstance(parameter.type, PropertyType), name
            case ir.Index(map=map) if symbol(parameter) in changed:
                yield False, map.name


def reached(procedure: ir.Procedure, program: ir.Program) -> list[ir.Procedure]:
    """The procedure, and all that it calls."""
    found = [procedure]
    for each in found:
        names = {
            node.name
            for node in walk(each.body)
            if isinstance(node, ir.Call) and node.receiver is None
        }
        for callee in program.procedures:
            if callee.name in names and callee not in found:
                found.append(callee)
    return found


def counted_edges(node: ir.Node) -> str | None:
    """What of `node` may count all edges in an Int."""
    match node:
        case ir.Call(name="NumEdges"):
            return "NumEdges()"
        case ir.Reduction("Count", range=ir.Range(kind="Edges")):
            return "Count"
        case ir.Reduction("Sum", body=body) if node.type == ty.INT and body is not None:
            for item in walk(body):
                match item:
                    case ir.Reduction("Count") | ir.Call(name="OutDegree" | "InDegree"):
                        return "this Sum"
            return None
        case _:
            return None
