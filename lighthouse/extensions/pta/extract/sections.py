"""What a program finds in a section of its executable.

Programs collect commands, tests and the like as variables that nothing names, in one
section, and walk it from `__start_NAME` to `__stop_NAME`, which the linker defines if
NAME is an identifier.  So these variables are one array.  Other sections list functions
that the system calls before `main`.
"""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import replace

from lighthouse.extensions.pta.extract import ir

_START, _STOP = "__start_", "__stop_"
_EARLY = (".init_array", ".preinit_array")
_CONSTRUCTORS = "llvm.global_ctors"


def joined(module: ir.Module) -> ir.Module:
    """The variables of each section that is walked become elements of one."""
    walked = {
        one.name.removeprefix(prefix)
        for one in module.variables
        for prefix in (_START, _STOP)
        if one.initial is None and one.name.startswith(prefix)
    }
    members: defaultdict[str, list[ir.Variable]] = defaultdict(list)
    for one in module.variables:
        if one.section in walked and one.initial is not None:
            members[one.section].append(one)
    if not members:
        return module
    aliases = dict(module.aliases)
    arrays = []
    for section, those in members.items():
        array = _array(_START + section, those)
        arrays.append(array)
        for index, one in enumerate(those):
            aliases[one.name] = _place(array, 0, index)
        aliases[_STOP + section] = _place(array, 1)
    gone = aliases.keys() | {array.name for array in arrays}
    kept = [one for one in module.variables if one.name not in gone]
    return replace(module, variables=(*kept, *arrays), aliases=aliases)


def _array(name: str, elements: list[ir.Variable]) -> ir.Variable:
    types = tuple(one.type for one in elements)
    alike = len(set(types)) == 1
    values = [ir.Operand(one.type, one.initial) for one in elements if one.initial]
    return ir.Variable(
        name=name,
        type=ir.Array(len(types), types[0]) if alike else ir.Struct(types),
        initial=ir.Aggregate(tuple(values)),
        local=all(one.local for one in elements),
    )


def _place(array: ir.Variable, *indices: int) -> ir.Expression:
    numbers = [ir.Operand(ir.Scalar("i", 64), ir.Integer(one)) for one in indices]
    start = ir.Operand(ir.Pointer(), ir.Global(array.name))
    return ir.Expression("getelementptr", (start, *numbers), array.type)


def early(module: ir.Module) -> set[str]:
    """The functions that are called before `main`, with the same arguments."""
    lists = [
        one.initial
        for one in module.variables
        if one.name == _CONSTRUCTORS or one.section.startswith(_EARLY)
    ]
    return {name for value in lists if value for name in named(value)}


def named(value: ir.Value) -> Iterator[str]:
    """The functions and variables that a value contains."""
    values = [value]
    while values:
        value = values.pop()
        if isinstance(value, ir.Global):
            yield value.name
        elif not isinstance(value, ir.Local):
            values += [item.value for item in getattr(value, "operands", ())]
            values += [item.value for item in getattr(value, "elements", ())]
