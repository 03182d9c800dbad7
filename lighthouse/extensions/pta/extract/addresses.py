"""The objects that constants and constant expressions point to."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from lighthouse.extensions.pta.extract import ir
from lighthouse.extensions.pta.extract.facts import Facts, Field, Node, Step
from lighthouse.extensions.pta.extract.layout import Layout, Machine
from lighthouse.extensions.pta.extract.parser import ARITHMETIC

# Constants as near to 0 are marks, such as MAP_FAILED: nothing lies in the first page
# of memory, or in the last one.
_NEVER_MAPPED = 4096


@dataclass(frozen=True, slots=True)
class Path:
    """Where getelementptr leads.

    total     the distance in bytes, if every index is a constant
    inner     the distance in bytes within `type`, with all indices of arrays as 0
    raw       the type is bytes: what they belong to is not said
    first     the first index moves by whole elements, and is not 0
    leaves    an unknown index counts from the start of a struct that begins with an
              array: compilers write `((T *)&s)[i]` so, and it may lead further
    """

    type: ir.Type
    total: int | None
    inner: int
    raw: bool
    first: bool
    leaves: bool


class Addresses:
    """Makes nodes of constant values, and of the paths of getelementptr."""

    def __init__(
        self, facts: Facts, machine: Machine, aliases: Mapping[str, ir.Value]
    ) -> None:
        self._facts = facts
        self._machine = machine
        self._aliases = aliases
        self._constants: dict[ir.Value, int] = {}
        self.globals: dict[str, Field] = {}
        self.layouts: dict[int, Layout | None] = {}

    def exact(self, value: ir.Value) -> tuple[Field, int] | None:
        """The block that a constant points into, and the distance in bytes."""
        match value:
            case ir.Global(name) if name in self._aliases:
                return self.exact(self._aliases[name])
            case ir.Global(name) if name in self.globals:
                return self.globals[name], 0
            case ir.Expression("bitcast" | "addrspacecast", (inner,)):
                return self.exact(inner.value)
            case ir.Expression("getelementptr", (base, *indices), type) if (
                type is not None
            ):
                found = self.exact(base.value)
                total = self.path(type, indices).total
                if found is not None and total is not None:
                    return found[0], found[1] + total
        return None

    def resolved(self, value: ir.Value) -> ir.Value:
        """What an alias or a cast of it stands for."""
        match value:
            case ir.Global(name) if name in self._aliases:
                return self.resolved(self._aliases[name])
            case ir.Expression("bitcast" | "addrspacecast", (inner,)):
                return self.resolved(inner.value)
        return value

    def field(self, block: int, distance: int) -> Field:
        """The field of a block at some bytes from its start, or its first one."""
        layout = self.layouts.get(block)
        if layout is None or distance < 0:
            return Field(block, 0)
        if distance == layout.size:
            return Field(block, layout.last)
        return Field(block, layout.field_at(distance) or 0)

    def exactly(self, value: ir.Value, further: int = 0) -> Field | None:
        """The field so many bytes after what a constant is the address of, if that is
        known."""
        found = self.exact(value)
        if found is None:
            return None
        block, distance = found[0].block, found[1] + further
        if distance and self.layouts.get(block) is None:
            return None
        return self.field(block, distance)

    def flow(self, target: Node, value: ir.Value) -> None:
        """target = a constant"""
        field = self.exactly(value)
        if field is not None:
            self._facts.address(target, field)
            return
        match value:
            case ir.Aggregate(elements):
                for element in elements:
                    self.flow(target, element.value)
            case ir.Expression("inttoptr", (ir.Operand(value=ir.Integer(number)),)) if (
                abs(number) < _NEVER_MAPPED
            ):
                pass
            case ir.Expression("inttoptr", operands):
                self._facts.unknown[target] = None
                for operand in operands:
                    self.flow(target, operand.value)
            case ir.Expression("getelementptr", (base, *indices), type) if (
                type is not None
            ):
                source = self.constant(base.value)
                self.move(target, source, self.path(type, indices))
            case ir.Expression("sub", (left, right)):
                # A distance: what is added to it leads to the one, or elsewhere.
                self.flow(target, left.value)
                self._facts.compute(target, self.constant(right.value))
            case ir.Expression(opcode, operands):
                if opcode == "ptrtoint":
                    self._facts.integers[target] = None
                for operand in operands:
                    if opcode in ARITHMETIC:
                        self._facts.compute(target, self.constant(operand.value))
                    else:
                        self.flow(target, operand.value)

    def constant(self, value: ir.Value) -> int:
        """A variable with this constant as its value."""
        found = self._constants.get(value)
        if found is None:
            found = self._constants[value] = self._facts.variable()
            self.flow(found, value)
        return found

    def path(self, type: ir.Type, indices: list[ir.Operand]) -> Path:
        size = self._machine.size(type)
        first = indices[0].value
        total = first.value * size if isinstance(first, ir.Integer) else None
        inner = 0
        at = type
        begins = leaves = False
        for index in indices[1:]:
            value = index.value
            constant = value.value if isinstance(value, ir.Integer) else None
            if isinstance(at, ir.Struct | ir.Named):
                distance, at = self._machine.members(at)[constant or 0]
                inner += distance
                begins = distance == 0
            else:
                assert isinstance(at, ir.Array | ir.Vector)
                at = at.element
                if constant is None:
                    total = None
                    leaves = leaves or begins
                    begins = False
                    continue
                begins = begins and constant == 0
                distance = constant * self._machine.size(at)
            if total is not None:
                total += distance
        raw = isinstance(type, ir.Scalar) and type.bits <= 8
        return Path(type, total, inner, raw, first != ir.Integer(0), leaves)

    def move(self, target: Node, source: Node, path: Path) -> None:
        """target = source, moved along a path"""
        if path.leaves:
            self._facts.compute(target, source)
            return
        if path.raw:
            step = Step(target=target, source=source, anywhere=path.total is None)
            self._facts.step(replace(step, distance=path.total or 0))
            return
        layout = self._machine.layout(path.type)
        self._facts.step(
            Step(
                target=target,
                source=source,
                fields=layout.field_at(path.inner) or 0,
                distance=path.inner,
                anywhere=path.first or path.total is None,
                within=layout,
                first=path.first,
                total=path.total,
            )
        )
