"""Which variable argument each load of a function gets.

On x86-64 (System V ABI, AMD64 supplement, 3.5.7) `va_start` fills a struct:

    gp_offset          in bytes, of the next register among six of 8 bytes
    fp_offset          likewise, among eight of 16 bytes after these
    overflow_arg_area  the next argument on the stack
    reg_save_area      where the registers were saved

and clang writes `va_arg` as loads and stores of its members.  Conditional constant
propagation (Wegman and Zadeck, TOPLAS 1991) of these tells which register or which word
of the stack is read, as long as the reads before it are the same on all paths.  Where
the list was passed on, or anything else was done with its address, nothing is known.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from lighthouse.extensions.pta.extract import ir
from lighthouse.extensions.pta.extract.addresses import Addresses
from lighthouse.extensions.pta.extract.layout import Machine

# Registers for integers and addresses, and for numbers with a point; both in bytes.
_GENERAL, _FLOATING = 6, 8
_WORD, _WIDE = 8, 16
_SAVED = _GENERAL * _WORD
_LIST = 24


class Slot(NamedTuple):
    """A parameter by number; with `further`, or any after it."""

    number: int
    further: bool = False


def passed(arguments: Sequence[ir.Operand], fixed: int) -> list[Slot]:
    """The parameters that arguments are for, `fixed` of them before the variable ones.

    Variable arguments count by where they are, whatever lies between: first those in
    general registers, then the words on the stack.
    """
    types = [(one.type, one.copied) for one in arguments]
    named = sum(_general(*one) for one in types[:fixed])
    general, floating = named, sum(_floating(*one) for one in types[:fixed])
    stack = Slot(fixed + max(0, _GENERAL - named))
    found = [Slot(index) for index in range(min(fixed, len(types)))]
    for index, (type, copied) in enumerate(types[fixed:], fixed):
        if _general(type, copied) and general < _GENERAL:
            found.append(Slot(fixed + general - named))
            general += 1
        elif _floating(type, copied) and floating < _FLOATING:
            found.append(Slot(index))
            floating += 1
        elif not (_simple(type, copied) or copied):
            rest = Slot(fixed, further=True)
            return found + [rest] * (len(types) - index)
        else:
            stack = stack._replace(further=stack.further or copied)
            found.append(stack)
            if not stack.further:
                stack = Slot(stack.number + 1)
    return found


def _general(type: ir.Type, copied: bool) -> bool:
    if isinstance(type, ir.Scalar):
        return type.kind == "i" and type.bits <= 8 * _WORD
    return isinstance(type, ir.Pointer) and not copied


def _floating(type: ir.Type, copied: bool) -> bool:
    return isinstance(type, ir.Scalar) and type.kind == "f" and type.bits <= 8 * _WORD


def _simple(type: ir.Type, copied: bool) -> bool:
    return _general(type, copied) or _floating(type, copied)


class _Place(NamedTuple):
    """An address: so many bytes after the start of an area."""

    area: str
    at: int


# The areas; others are lists, by the local variables that they are.
_REGISTERS, _STACK = "@registers", "@stack"


class _List(NamedTuple):
    """What is known of the members of a list; once `lost`, it may be anything."""

    general: int | None = None
    floating: int | None = None
    stack: int | None = None
    lost: bool = False

    def joined(self, other: _List) -> _List:
        if self.lost or other.lost:
            return _LOST
        return _List(
            _same(self.general, other.general),
            _same(self.floating, other.floating),
            _same(self.stack, other.stack),
        )


def _same(one: int | None, other: int | None) -> int | None:
    return one if one == other else None


_LOST = _List(lost=True)
# Of icmp, without the sign; also names of functions.
_ORDERS = ("lt", "le", "gt", "ge", "eq", "ne")
_COMPUTED: Mapping[str, Callable[[int, int], int]] = {
    "add": operator.add,
    "sub": operator.sub,
    "or": operator.or_,
}
_Known: TypeAlias = int | _Place | None
_State: TypeAlias = dict[str, _List]


def loads(
    procedure: ir.Procedure, machine: Machine, addresses: Addresses
) -> dict[str, int | None]:
    """The parameter that a load gets, by its result; None if it is never executed.

    Loads of which this is not known are left out.
    """
    body = procedure.body or ()
    starts = any(
        isinstance(one.callee, ir.Global)
        and one.callee.name.startswith("llvm.va_start")
        for one in body
    )
    types = list(zip(procedure.type.parameters, procedure.copied, strict=True))
    if not starts or machine.word != _WORD:
        return {}
    if not all(_simple(type, copied) or copied for type, copied in types):
        return {}
    general = sum(_general(*one) for one in types)
    flow = _Flow(body, machine, addresses)
    flow.start = _List(
        min(general, _GENERAL) * _WORD,
        _SAVED + min(sum(_floating(*one) for one in types), _FLOATING) * _WIDE,
        0,
    )
    while flow.visit():
        pass
    found: dict[str, int | None] = {}
    for name, instructions in flow.blocks.items():
        for one in instructions:
            if one.opcode != "load" or one.result is None:
                continue
            if name not in flow.before:
                found[one.result] = None
            elif machine.size(one.type) == _WORD:
                place = flow.known(one.operands[0].value)
                number = _number(place, len(types), general)
                if number is not None:
                    found[one.result] = number
    return found


def _number(place: _Known, fixed: int, general: int) -> int | None:
    """The parameter that is in a place, as `passed` numbers them."""
    if not isinstance(place, _Place) or place.at % _WORD:
        return None
    word = place.at // _WORD
    if place.area == _REGISTERS and general <= word < _GENERAL:
        return fixed + word - general
    if place.area == _STACK and word >= 0:
        return fixed + max(0, _GENERAL - general) + word
    return None


class _Flow:
    """One function: `before` are the states at the beginnings of blocks that are
    reached, `start` is what `va_start` makes of a list."""

    start = _List()

    def __init__(
        self, body: Sequence[ir.Instruction], machine: Machine, addresses: Addresses
    ) -> None:
        self._machine = machine
        self._addresses = addresses
        self._values: dict[str, _Known] = {}
        self._edges: set[tuple[str, str]] = set()
        self._entry = body[0].labels[0] if body[0].opcode == "label" else ""
        self.blocks: dict[str, list[ir.Instruction]] = {self._entry: []}
        at = self._entry
        for instruction in body:
            if instruction.opcode == "label":
                (at,) = instruction.labels
                self.blocks.setdefault(at, [])
            else:
                self.blocks[at].append(instruction)
        self.before: dict[str, _State] = {self._entry: {}}
        self._changed = False

    def visit(self) -> bool:
        """Visit each block that is reached; whether anything new is known."""
        self._changed = False
        for name, instructions in self.blocks.items():
            if name not in self.before:
                continue
            state = dict(self.before[name])
            for instruction in instructions:
                value = self._evaluate(instruction, state, name)
                if instruction.result is not None:
                    self._set(instruction.result, value)
            for target in self._targets(instructions[-1]):
                self._enter(name, target, state)
        return self._changed

    def known(self, value: ir.Value) -> _Known:
        if isinstance(value, ir.Local):
            return self._values.get(value.name)
        return value.value if isinstance(value, ir.Integer) else None

    def _set(self, name: str, value: _Known) -> None:
        before = self._values.get(name, value)
        joined = value if before == value else None
        if name not in self._values or before != joined:
            self._values[name] = joined
            self._changed = True

    def _enter(self, source: str, target: str, state: _State) -> None:
        before = self.before.get(target)
        joined = dict(state)
        for name, known in (before or {}).items():
            joined[name] = known.joined(state.get(name, known))
        if joined != before or (source, target) not in self._edges:
            self.before[target] = joined
            self._edges.add((source, target))
            self._changed = True

    def _targets(self, last: ir.Instruction) -> Sequence[str]:
        labels = [name for name in last.labels if name in self.blocks]
        if last.opcode == "br" and len(labels) == 2:
            condition = self.known(last.tested[0])
            if isinstance(condition, int):
                return labels[:1] if condition else labels[1:]
        return labels

    def _evaluate(self, one: ir.Instruction, state: _State, block: str) -> _Known:
        """The result of an instruction, which may change the state."""
        known = [self.known(operand.value) for operand in one.operands]
        match one.opcode:
            case "alloca" if self._machine.size(one.type) == _LIST and one.result:
                state[one.result] = _List()
                return _Place(one.result, 0)
            case "load":
                return self._load(one.type, known[0], state)
            case "store":
                self._lose(known[:1], state)
                self._store(one.operands[0].type, known[1], known[0], state)
                return None
            case "getelementptr":
                return self._moved(one, known, state)
            case "call" if isinstance(one.callee, ir.Global):
                self._call(one.callee.name, known, state)
                return None
            case "icmp":
                return _compared(one.predicate, *map(self.known, one.tested))
            case "add" | "sub" | "or":
                left, right = known
                if isinstance(left, int) and isinstance(right, int):
                    return _COMPUTED[one.opcode](left, right)
            case "zext" | "sext" | "trunc" | "freeze" if isinstance(known[0], int):
                return known[0]
            case "phi":
                known = self._arriving(one, block)
                if known and all(each == known[0] for each in known):
                    self._lose(known, state)
                    return known[0]
        self._lose(known, state)
        return None

    def _arriving(self, phi: ir.Instruction, block: str) -> list[_Known]:
        """The operands of a phi on the edges that are taken."""
        found = []
        for operand, label in zip(phi.operands, phi.labels, strict=True):
            source = label if label in self.blocks else self._entry
            value = operand.value
            defined = not isinstance(value, ir.Local) or value.name in self._values
            if (source, block) in self._edges and defined:
                found.append(self.known(value))
        return found

    def _load(self, type: ir.Type, pointer: _Known, state: _State) -> _Known:
        if not isinstance(pointer, _Place) or pointer.area not in state:
            return None
        found = state[pointer.area]
        if found.lost:
            return None
        match pointer.at, type:
            case 0, ir.Scalar("i", 32):
                return found.general
            case 4, ir.Scalar("i", 32):
                return found.floating
            case 8, ir.Pointer() if found.stack is not None:
                return _Place(_STACK, found.stack)
            case 16, ir.Pointer():
                return _Place(_REGISTERS, 0)
        return None

    def _store(
        self, type: ir.Type, pointer: _Known, value: _Known, state: _State
    ) -> None:
        if not isinstance(pointer, _Place) or pointer.area not in state:
            return
        found = state[pointer.area]
        number = value if isinstance(value, int) else None
        place = value if isinstance(value, _Place) else _Place("", 0)
        match pointer.at, type:
            case _ if found.lost:
                pass
            case 0, ir.Scalar("i", 32):
                found = found._replace(general=number)
            case 4, ir.Scalar("i", 32):
                found = found._replace(floating=number)
            case 8, ir.Pointer():
                stack = place.at if place.area == _STACK else None
                found = found._replace(stack=stack)
            case _:
                found = _LOST
        state[pointer.area] = found

    def _moved(
        self, one: ir.Instruction, known: Sequence[_Known], state: _State
    ) -> _Known:
        base, *indices = known
        operands = [
            ir.Operand(operand.type, ir.Integer(index))
            if isinstance(index, int)
            else operand
            for operand, index in zip(one.operands[1:], indices, strict=True)
        ]
        if isinstance(base, _Place):
            total = self._addresses.path(one.type, operands).total
            if total is not None:
                return _Place(base.area, base.at + total)
        self._lose(known, state)
        return None

    def _call(self, name: str, known: Sequence[_Known], state: _State) -> None:
        lists = [
            one.area if isinstance(one, _Place) and not one.at else "" for one in known
        ]
        if name.startswith(("llvm.va_end", "llvm.lifetime")):
            return
        if name.startswith("llvm.va_start") and lists[0] in state:
            self._assign(lists[0], self.start, state)
        elif name.startswith("llvm.va_copy") and lists[0] in state:
            self._assign(lists[0], state.get(lists[1], _List()), state)
        else:
            self._lose(known, state)

    def _assign(self, name: str, value: _List, state: _State) -> None:
        if not state[name].lost:
            state[name] = value

    def _lose(self, known: Sequence[_Known], state: _State) -> None:
        """The addresses go where nobody follows them."""
        for one in known:
            if isinstance(one, _Place) and one.area in state:
                state[one.area] = _LOST


def _compared(predicate: str, left: _Known = None, right: _Known = None) -> _Known:
    if not (isinstance(left, int) and isinstance(right, int)) or min(left, right) < 0:
        return None
    order = predicate[-2:]
    return int(getattr(operator, order)(left, right)) if order in _ORDERS else None
