"""What a node reads, writes, updates and defines, from the roles of its fields.

One answer for the tree, the core and the plan, and for kinds of nodes that others add.
A kind that does more than its fields say registers with `add_uses`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import singledispatch
from typing import Any, NamedTuple

from lighthouse.ir import nodes as ir
from lighthouse.ir.builtins import mutation
from lighthouse.ir.foreign import foreign_names
from lighthouse.ir.kernels import Kernel
from lighthouse.ir.remember import remembered
from lighthouse.ir.roles import FieldSpec, Names, Role, by_class, holds, specs
from lighthouse.ir.types import PropertyType, QueueType, is_element, is_object
from lighthouse.ir.walk import walk

# Variables and properties have name spaces of their own: (is a property, name).
Symbol = tuple[bool, str]

_READ = (Role.READS, Role.UPDATES)
_WRITTEN = (Role.WRITES, Role.UPDATES)


class Use(NamedTuple):
    """One use of a place, or of what a text names, by a node.

    `certain` if the place is used whenever the outermost node is run to its end.  If
    both arms of an If use it alike, the use in the second arm is certain.
    """

    role: Role
    what: ir.LValue | str
    name: str
    by: ir.Node
    names: Names | None = None
    certain: bool = True

    @property
    def reads(self) -> bool:
        return self.role in _READ

    @property
    def writes(self) -> bool:
        return self.role in _WRITTEN

    @property
    def assigns(self) -> bool:
        """True if the name has another value after it, or its first one."""
        return self.writes or isinstance(self.by, ir.Declare)

    @property
    def driver(self) -> str | None:
        """The variable of which an element of a property is used."""
        return self.what.driver.name if isinstance(self.what, ir.Field) else None


def symbol_of(target: ir.LValue) -> Symbol:
    is_property = isinstance(target, ir.Field) or isinstance(target.type, PropertyType)
    return is_property, target_name(target)


def target_name(target: ir.LValue) -> str:
    """The variable, property or map that a write to `target` changes."""
    return target.map.name if isinstance(target, ir.Index) else target.name


@remembered
def uses(node: ir.Node) -> tuple[Use, ...]:
    """All in `node`: what a node reads comes before what it changes, and that before
    its parts."""
    found: list[Use] = []
    add_uses(node, found)
    return tuple(found)


@remembered
def _perhaps(node: ir.Node) -> tuple[Use, ...]:
    """The same where `node` may not be run."""
    return tuple(
        Use(*use[:5], certain=False) if use.certain else use for use in uses(node)
    )


@singledispatch
def add_uses(node: Any, found: list[Use]) -> None:
    """Adds the uses in `node` to `found`."""
    add_by_roles(node, found)


# As the generic function finds them, for each class once.
_adder = by_class(add_uses.dispatch)


def add_by_roles(node: ir.Node, found: list[Use]) -> None:
    """The uses that the fields of `node` have, and those in its parts."""
    later: list[Use] = []
    parts: list[Use] = []
    for spec, item in held(node):
        if spec.role is None or spec.role is Role.READS:
            if not isinstance(item, ir.Node):
                found.append(Use(Role.READS, item, item, node, spec.names))
            elif spec.role is None:
                parts += _perhaps(item) if spec.maybe else uses(item)
            else:
                _adder(type(item))(item, found)
        else:
            # What is read in order to know which place is written.
            if isinstance(item, ir.Field):
                _variable(item.driver, found)
            elif isinstance(item, ir.Index):
                add_uses(item.key, found)
            name = item if isinstance(item, str) else target_name(item)
            later.append(Use(spec.role, item, name, node, spec.names))
    found += later
    found += parts


def held(node: ir.Node) -> list[tuple[FieldSpec, Any]]:
    """What the fields hold: nodes, and texts that name what has a role."""
    found: list[tuple[FieldSpec, Any]] = []
    for spec, holder in _holders(type(node)):
        value = getattr(node, spec.name)
        if value.__class__ is tuple:
            found += [(spec, item) for item in value if isinstance(item, holder)]
        elif isinstance(value, holder):
            found.append((spec, value))
    return found


@by_class
def _holders(cls: type[Any]) -> tuple[tuple[FieldSpec, tuple[type, ...]], ...]:
    """The fields that may hold such things, and of which classes these are."""
    found = []
    for spec in specs(cls):
        named = spec.role is not None and spec.names is not None
        if named or holds(spec.hint, ir.Node):
            found.append((spec, (ir.Node, str) if named else (ir.Node,)))
    return tuple(found)


def written(node: ir.Node) -> tuple[ir.LValue, ...]:
    """The places that the node itself changes, not those that its parts change."""
    if isinstance(node, ir.Call):
        return (node.receiver,) if node.receiver and is_mutation(node) else ()
    if not changes(type(node)):
        return ()
    return tuple(
        item
        for spec, item in held(node)
        if spec.role in _WRITTEN and isinstance(item, ir.LValue)
    )


@by_class
def changes(cls: type[Any]) -> bool:
    """True of nodes that may change something themselves."""
    return any(spec.role in _WRITTEN for spec in specs(cls))


@remembered
def local_names(node: ir.Node) -> frozenset[str]:
    """Variables, properties and iterators that begin to exist in `node`; in a kernel,
    they are those of one thread."""
    return frozenset(
        use.name
        for use in uses(node)
        if use.role is Role.DEFINES and use.names is Names.LOCAL
    )


def is_mutation(call: ir.Call, growth: bool = False) -> bool:
    """True if the method changes its receiver, or if it may add to it."""
    if call.receiver is None:
        return False
    change = mutation(call.receiver.type, call.name)
    return change == "grow" if growth else change is not None


# --- statements of the core -----------------------------------------------------------


@remembered
def given_numbers(node: ir.Node) -> frozenset[str]:
    """The variables for elements that only get numbers, as passes count cells, the
    element of a number, or an end of an edge, and thus are never NIL."""
    numbers: set[str] = set()
    others: set[str] = set()
    for use in uses(node):
        if use.assigns and not isinstance(use.what, ir.Field):
            match getattr(use.by, "initial", getattr(use.by, "value", None)):
                case ir.Cast(to, operand):
                    is_number = is_element(to) and not is_element(operand.type)
                case ir.Call(name="NodeAt" | "EdgeAt" | "FromNode" | "ToNode"):
                    is_number = True
                case _:
                    is_number = False
            (numbers if is_number else others).add(use.name)
    return frozenset(numbers - others)


@remembered
def written_names(node: ir.Node) -> frozenset[str]:
    """Variables, properties and maps that the statements in `node` give values."""
    return frozenset(
        target_name(place)
        for item in walk(node)
        if changes(type(item)) and not isinstance(item, ir.Foreign)
        for place in written(item)
    )


def changed_objects(node: ir.Node) -> frozenset[str]:
    """Collections and maps that `node` changes, by whatever way."""
    return frozenset(
        target_name(place)
        for item in walk(node)
        for place in written(item)
        if isinstance(place, ir.Index) or is_object(place.type)
    )


@dataclass(frozen=True, slots=True)
class Touched:
    """The names that some statements use, and those of them that they write."""

    used: frozenset[str]
    written: frozenset[str]

    def __or__(self, other: Touched) -> Touched:
        return Touched(self.used | other.used, self.written | other.written)

    def apart(self, other: Touched) -> bool:
        """True if neither writes what the other uses."""
        return self.written.isdisjoint(other.used) and other.written.isdisjoint(
            self.used
        )


@remembered
def touched(node: ir.Node) -> Touched:
    found = uses(node)
    return Touched(
        frozenset(use.name for use in found),
        frozenset(use.name for use in found if use.assigns),
    )


def independent(one: ir.Node, other: ir.Node) -> bool:
    """True if neither writes what the other uses, so that they may change places."""
    return touched(one).apart(touched(other))


# --- what is more than its fields -----------------------------------------------------


@add_uses.register(ir.Variable)
def _variable(node: ir.Variable, found: list[Use]) -> None:
    found.append(Use(Role.READS, node, node.name, node))


@add_uses.register(ir.Field)
def _field(node: ir.Field, found: list[Use]) -> None:
    found.append(Use(Role.READS, node, node.name, node))
    add_by_roles(node, found)


@add_uses.register(ir.Call)
def _call(node: ir.Call, found: list[Use]) -> None:
    add_by_roles(node, found)
    for place in written(node):
        found.append(Use(Role.WRITES, place, target_name(place), node))


@add_uses.register(ir.If)
def _if(node: ir.If, found: list[Use]) -> None:
    add_uses(node.condition, found)
    found += _perhaps(node.then)
    if node.otherwise is not None:
        first = [(use.role, use.what) for use in uses(node.then) if use.certain]
        found += (
            use if (use.role, use.what) in first else perhaps
            for use, perhaps in zip(
                uses(node.otherwise), _perhaps(node.otherwise), strict=True
            )
        )


@add_uses.register(ir.Loop)
def _loop(node: ir.Loop, found: list[Use]) -> None:
    """The collections in a queue change through the iterator."""
    add_by_roles(node, found)
    source = node.range.source
    if isinstance(source.type, QueueType):
        found.append(Use(Role.WRITES, source, source.name, node))


@add_uses.register(ir.Foreign)
@add_uses.register(ir.ForeignExpression)
def _foreign(node: ir.Foreign | ir.ForeignExpression, found: list[Use]) -> None:
    for name in foreign_names(node.text):
        found.append(Use(Role.UPDATES, name, name, node, Names.ANY))
    add_by_roles(node, found)


@add_uses.register(Kernel)
def _kernel(node: Kernel, found: list[Use]) -> None:
    """Over a list, the domain names a buffer; over a graph, nothing that is read."""
    own: list[Use] = []
    add_by_roles(node, own)
    source = node.domain.source
    for use in own:
        if use.what is not source:
            found.append(use)
        elif node.domain.kind == "Items":
            use = Use(Role.READS, source.name, source.name, node, Names.ARRAY)
            found.append(use)
