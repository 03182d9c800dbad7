"""Collects the constraints of a module."""

import re
from collections.abc import Iterator

from lighthouse.extensions.pta.extract import ir
from lighthouse.extensions.pta.extract.addresses import Addresses
from lighthouse.extensions.pta.extract.calls import Calls
from lighthouse.extensions.pta.extract.debug import Source
from lighthouse.extensions.pta.extract.facts import (
    FIRST_PARAMETER,
    Block,
    Facts,
    Field,
    Kind,
)
from lighthouse.extensions.pta.extract.instructions import Body
from lighthouse.extensions.pta.extract.layout import Layout, Machine, one_field
from lighthouse.extensions.pta.extract.models import Models
from lighthouse.extensions.pta.extract.sections import early, joined, named
from lighthouse.extensions.pta.extract.varargs import passed
from lighthouse.extensions.pta.extract.wrappers import Wrappers

_WORD = re.compile(r"[A-Za-z_.][\w.]*")


def collect(
    module: ir.Module, models: Models, *, library: bool = False, in_parts: bool = False
) -> Facts:
    """The constraints of a module; with `library`, it is called from outside, too;
    with `in_parts`, pointers may be copied piece by piece."""
    first = early(module) | {"main"}
    module = joined(module)
    machine = Machine(module.data_layout, module.structs)
    source = Source(module.metadata)
    indirect = _most_arguments(module, indirect=True)
    facts = Facts(machine.word, source, in_parts, indirect)
    addresses = Addresses(facts, machine, module.aliases)
    calls = Calls(facts, machine, addresses, models)
    most = _most_arguments(module)
    assembled = _in_assembly(module)
    used = {*_addressed(module), *assembled}
    # Who may use what is not static, though nothing here does.
    users = [facts.outside] if library else []
    if any(one.body is None and models.looks_up(one.name) for one in module.procedures):
        users.append(facts.kept("symbols"))
    left = {each.place for each in module.procedures if each.body is not None}
    facts.spans = source.spans(left)
    for procedure in module.procedures:
        if procedure.body is not None or procedure.name in used:
            _declare(procedure, most, facts, addresses, source)
        calls.procedures[procedure.name] = procedure
    for variable in module.variables:
        layout: Layout | None = machine.layout(variable.type)
        if variable.initial is None and not machine.size(variable.type):
            layout = None
        block = facts.block(
            Block(
                name=source.named(variable.name, variable.place),
                kind=Kind.GLOBAL,
                layout=layout,
                line=source.line(variable.place),
                type=source.type(variable.place),
            )
        )
        addresses.globals[variable.name] = Field(block, 0)
        addresses.layouts[block] = layout
    for variable in module.variables:
        home = addresses.globals[variable.name]
        if variable.initial is None:
            calls.variable(variable.name, home)
        else:
            _initialise(variable.type, variable.initial, home, addresses, machine)
        for user in users if not variable.local else ():
            facts.address(user, home)
        if variable.name in assembled:
            facts.address(facts.outside, home)
    wrappers = Wrappers(module, models, addresses)
    later = []
    given: dict[str, int] = {}
    for procedure in module.procedures:
        home_of = addresses.globals.get(procedure.name)
        if home_of is None:
            continue
        block = home_of.block
        if procedure.body is None:
            calls.stand_in(procedure, block)
            continue
        exposed = bool(users) and not procedure.local
        body = Body(
            procedure, block, facts, machine, addresses, calls, source, wrappers
        )
        if procedure.name in wrappers.names and not (exposed or procedure.name in used):
            later.append((procedure.name, body))
        else:
            body.visit()
        if procedure.name in first:
            _start(procedure, block, facts, given)
        for user in users if exposed else ():
            facts.address(user, home_of)
        if procedure.name in assembled:
            facts.address(facts.outside, home_of)
    # A function all of whose calls are cloned is not analysed for itself.
    while wanted := [each for each in later if not wrappers.replace(each[0])]:
        later = [each for each in later if each not in wanted]
        for _, body in wanted:
            body.visit()
    facts.expose()
    return facts


def _declare(
    procedure: ir.Procedure,
    most: int,
    facts: Facts,
    addresses: Addresses,
    source: Source,
) -> None:
    count = len(procedure.type.parameters)
    if procedure.type.variadic:
        count = max(count, most)
    block = Block(
        name=source.named(procedure.name, procedure.place),
        kind=Kind.FUNCTION,
        parameters=count,
        line=source.line(procedure.place),
    )
    addresses.globals[procedure.name] = Field(facts.block(block), 0)


def _start(
    procedure: ir.Procedure, block: int, facts: Facts, given: dict[str, int]
) -> None:
    """The arguments and the environment are arrays of texts, `given` to others, too."""
    one = one_field(facts.word)
    for index, name in enumerate(("argv", "envp"), 1):
        if len(procedure.parameters) <= index:
            continue
        if name not in given:
            array = facts.block(Block(name=name, kind=Kind.GLOBAL, layout=one))
            text = facts.block(Block(name=f"{name}[]", kind=Kind.GLOBAL, layout=one))
            facts.address(Field(array, 0), Field(text, 0))
            if name == "argv":
                facts.address(facts.kept("arguments"), Field(text, 0))
            else:
                facts.copy(Field(array, 0), facts.kept("environment"))
            given[name] = array
        parameter = Field(block, FIRST_PARAMETER + index)
        facts.address(parameter, Field(given[name], 0))
        if name == "envp":
            facts.copy(parameter, facts.kept("environment"))


def _initialise(
    type: ir.Type, value: ir.Value, home: Field, addresses: Addresses, machine: Machine
) -> None:
    layout = addresses.layouts[home.block]
    assert layout is not None
    for at, part in _parts(type, value, 0, machine):
        index = layout.field_at(at)
        addresses.flow(Field(home.block, index or 0), part)


def _parts(
    type: ir.Type, value: ir.Value, at: int, machine: Machine
) -> Iterator[tuple[int, ir.Value]]:
    """The constants in an initial value, each with its distance from the start."""
    if isinstance(value, ir.Plain):
        return
    if not isinstance(value, ir.Aggregate):
        yield at, value
    elif isinstance(type, ir.Struct | ir.Named):
        for (distance, item), part in zip(
            machine.members(type), value.elements, strict=True
        ):
            yield from _parts(item, part.value, at + distance, machine)
    elif isinstance(type, ir.Array | ir.Vector):
        size = machine.size(type.element)
        for index, part in enumerate(value.elements):
            yield from _parts(type.element, part.value, at + index * size, machine)


def _most_arguments(module: ir.Module, *, indirect: bool = False) -> int:
    """How many parameters a function needs that takes all arguments of any call."""
    found = 0
    fixed = {
        one.name: len(one.type.parameters)
        for one in module.procedures
        if one.type.variadic
    }
    for procedure in module.procedures:
        for instruction in procedure.body or ():
            callee = instruction.callee
            if callee is None or (indirect and isinstance(callee, ir.Global)):
                continue
            found = max(found, len(instruction.operands))
            named = fixed.get(callee.name, -1) if isinstance(callee, ir.Global) else -1
            for count in {instruction.fixed, named} - {-1}:
                slots = passed(instruction.operands, count)
                found = max(found, *(slot.number + 1 for slot in slots), 0)
    return found


def _in_assembly(module: ir.Module) -> set[str]:
    """The words in assembler code, which may be names that it uses."""
    texts = [module.assembly]
    texts += [
        instruction.callee.text
        for procedure in module.procedures
        for instruction in procedure.body or ()
        if isinstance(instruction.callee, ir.Assembly)
    ]
    return {word for text in texts for word in _WORD.findall(text)}


def _addressed(module: ir.Module) -> Iterator[str]:
    """The names of functions and variables that are used other than by calls."""
    values = [variable.initial for variable in module.variables if variable.initial]
    values += module.aliases.values()
    for procedure in module.procedures:
        for instruction in procedure.body or ():
            values += [operand.value for operand in instruction.operands]
    for value in values:
        if not isinstance(value, ir.Local):
            yield from named(value)
