"""Which integers that become pointers are known by what they are made of.

An integer as wide as a pointer may be an address in a manner that nobody can follow,
such as one read from a text.  These are not:

* a number of half as many bits, which programs keep in pointers: it is an address only
  as far as it has parts of one, and parts are followed;
* what was stored in a local variable as a pointer, and is read as an integer.
"""

from collections.abc import Mapping, Sequence

from lighthouse.extensions.pta.extract.ir import (
    Global,
    Instruction,
    Integer,
    Local,
    Operand,
    Pointer,
    Scalar,
    Value,
)
from lighthouse.extensions.pta.extract.parser import CALLS

# The result is another place in the block of the first operand.
_MOVING = frozenset("bitcast addrspacecast getelementptr".split())
# The result is one of the operands.
_CHOOSING = frozenset("phi select freeze".split())
# Calls that do nothing with the content of a variable.
_MARKS = ("llvm.lifetime.", "llvm.dbg.")


def followed(body: Sequence[Instruction], word: int) -> set[str | None]:
    """The pointers that such integers become; a word has so many bytes."""
    made: dict[str | None, Instruction] = {
        one.result: one for one in body if one.result is not None
    }
    found: set[str | None] = set()
    places: set[str | None] | None = None
    for cast in body:
        if cast.opcode != "inttoptr":
            continue
        value = cast.operands[0].value
        source = made.get(_name(value))
        if source is not None and source.opcode == "load":
            if places is None:
                places = _pointers_alone(body, made, word)
            if _name(source.operands[0].value) in places:
                found.add(cast.result)
        elif _bits(source) <= 4 * word:
            found.add(cast.result)
    return found


def _bits(source: Instruction | None) -> int:
    """How many bits of an integer say which one it is; the others are 0, or copies of
    the highest one."""
    if source is None or not isinstance(source.type, Scalar):
        return 64
    bits = source.type.bits
    match source.opcode, [operand.value for operand in source.operands]:
        case "zext" | "sext", [_]:
            narrow = source.operands[0].type
            return narrow.bits if isinstance(narrow, Scalar) else bits
        case "and", [_, Integer(mask)] if mask >= 0:
            return mask.bit_length()
        case "lshr" | "ashr", [_, Integer(by)]:
            return bits - by
    return bits


def _pointers_alone(
    body: Sequence[Instruction], made: Mapping[str | None, Instruction], word: int
) -> set[str | None]:
    """The places in local variables that are only read and written here, and in which
    of words only pointers are stored."""
    homes = _homes(body)
    other: set[str] = set()
    for one in body:
        used = [homes.get(_name(operand.value), set()) for operand in one.operands]
        match one.opcode:
            case "load":
                continue
            case "store":
                if not used[0] and _pointer_or_less(one.operands[0], made, word):
                    continue
            case opcode if opcode in _MOVING or opcode in _CHOOSING:
                continue
            case opcode if opcode in CALLS and _marks(one):
                continue
        other.update(*used)
    return {
        one.result
        for one in body
        if one.opcode == "alloca" or one.opcode in _MOVING
        for variable in (one.result, _name(one.operands[0].value))
        if (source := made.get(variable)) is not None
        if source.opcode == "alloca" and variable not in other
    }


def _homes(body: Sequence[Instruction]) -> dict[str | None, set[str]]:
    """Of each address in local variables, or which may be one, these variables."""
    found: dict[str | None, set[str]] = {
        one.result: {one.result}
        for one in body
        if one.opcode == "alloca" and one.result is not None
    }
    moved = [one for one in body if one.opcode in _MOVING | _CHOOSING]
    changed = True
    while changed:
        changed = False
        for one in moved:
            operands = one.operands[:1] if one.opcode in _MOVING else one.operands
            of = set().union(*(found.get(_name(each.value), ()) for each in operands))
            if not of <= found.get(one.result, set()):
                found.setdefault(one.result, set()).update(of)
                changed = True
    return found


def _pointer_or_less(
    stored: Operand, made: Mapping[str | None, Instruction], word: int
) -> bool:
    if isinstance(stored.type, Scalar) and stored.type.bits == 8 * word:
        source = made.get(_name(stored.value))
        return source is not None and source.opcode == "ptrtoint"
    less = isinstance(stored.type, Scalar) and stored.type.bits < 8 * word
    return less or isinstance(stored.type, Pointer)


def _name(value: Value) -> str | None:
    return value.name if isinstance(value, Local) else None


def _marks(call: Instruction) -> bool:
    return isinstance(call.callee, Global) and call.callee.name.startswith(_MARKS)
