"""Functions that return fresh memory, and which of their calls are cloned.

A wrapper of `malloc` has one call of it, so all memory of the program would be one
object.  So the body of such a function is analysed again for each of its direct calls:
the result is that of inlining it there, whatever else the function does.  Calls in
recursion and those beyond the limits share one clone.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lighthouse.extensions.pta.extract.addresses import Addresses
from lighthouse.extensions.pta.extract.facts import Node
from lighthouse.extensions.pta.extract.ir import (
    Global,
    Instruction,
    Local,
    Module,
    Pointer,
    Procedure,
)
from lighthouse.extensions.pta.extract.models import RETURN, Assign, Models, New, Place
from lighthouse.extensions.pta.extract.parser import CALLS, CASTS

DEEPEST = 3
"""Wrappers around each other; those that call `malloc` itself may be one more."""
LARGEST = 200
"""Instructions of a function that is cloned."""
MOST = 100_000
"""Instructions of all clones."""

# The result points to where an operand does.
_PASSING = CASTS | {"phi", "select", "freeze", "getelementptr"}


@dataclass(frozen=True, slots=True, kw_only=True)
class Clone:
    """A function as one call of it has it.

    parameters  variables in place of those of the function
    returned    likewise
    context     where it is called, after the names of what it allocates: `@main:20`
    around      the functions that are cloned around it, and itself
    """

    parameters: Sequence[Node]
    returned: Node
    context: str = ""
    around: tuple[str, ...] = ()


class Wrappers:
    """The functions whose calls are cloned, by their `names`; and by name the clones
    that calls share."""

    def __init__(self, module: Module, models: Models, addresses: Addresses) -> None:
        self._left = MOST
        self._cloned: set[str] = set()
        self.shared: dict[str, Clone] = {}
        returned = {
            one.name: {
                target.name
                for callee in _returned(one)
                if isinstance(target := addresses.resolved(callee), Global)
            }
            for one in module.procedures
            if _may_be_cloned(one)
        }
        fresh = {
            one.name
            for one in module.procedures
            if one.body is None and _allocates(models, one.name)
        }
        self._innermost = {name for name, of in returned.items() if of & fresh}
        self.names = set(self._innermost)
        for _ in range(DEEPEST - 1):
            known = fresh | self.names
            self.names |= {name for name, of in returned.items() if of & known}

    def clones(self, procedure: Procedure, around: tuple[str, ...]) -> bool:
        """Whether to analyse a function again for a call of it, within clones of those
        `around`; counts it."""
        size = len(procedure.body or ())
        deep = len(around) >= DEEPEST and procedure.name not in self._innermost
        if deep or procedure.name in around or size > self._left:
            return False
        self._left -= size
        self._cloned.add(procedure.name)
        return True

    def replace(self, name: str) -> bool:
        """Whether clones were made for all calls so far, and there were some."""
        return name in self._cloned or name in self.shared


def _may_be_cloned(procedure: Procedure) -> bool:
    return (
        procedure.body is not None
        and len(procedure.body) <= LARGEST
        and isinstance(procedure.type.returned, Pointer)
        and not procedure.type.variadic
    )


def _allocates(models: Models, name: str) -> bool:
    """Whether an external function returns memory that is new at each call."""
    return any(
        isinstance(effect, Assign)
        and effect.target == Place(RETURN)
        and isinstance(effect.value, New)
        and not effect.value.static
        for effect in models.get(name) or ()
    )


def _returned(procedure: Procedure) -> Iterator[Global]:
    """The functions whose results may be what a function returns."""
    body = procedure.body or ()
    made = {one.result: one for one in body if one.result is not None}
    stored: dict[str, list[Instruction]] = {}
    for one in body:
        if one.opcode == "store" and isinstance(one.operands[1].value, Local):
            stored.setdefault(one.operands[1].value.name, []).append(one)
    left = [
        one.operands[0].value for one in body if one.opcode == "ret" and one.operands
    ]
    seen = set()
    while left:
        value = left.pop()
        if not isinstance(value, Local) or value in seen:
            continue
        seen.add(value)
        source = made.get(value.name)
        if source is None:
            continue
        if source.opcode in CALLS and isinstance(source.callee, Global):
            yield source.callee
        elif source.opcode in _PASSING:
            left += [operand.value for operand in source.operands]
        elif source.opcode == "load" and isinstance(
            place := source.operands[0].value, Local
        ):
            left += [one.operands[0].value for one in stored.get(place.name, ())]
