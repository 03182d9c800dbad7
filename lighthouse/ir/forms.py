"""Forms: the textual syntax of each kind of plan node, and the names of types.

A form is the argument of `@kind`.  `{field}` is a field, `[ … ]` a part that is left
out where its fields have their defaults (`[[` and `]]` are brackets of the text).  The
fields that a form does not mention are attributes, printed in brackets in place of
`{*}` or at the end: `[atomic, same_value, work=w]`.  `{one other}` are fields that hold
several nodes: a line for each, whose class determines the field.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import MISSING, dataclass
from enum import Enum
from functools import cache
from types import NoneType
from typing import Any, Literal, get_args, get_origin

from lighthouse.ir import nodes as ir
from lighthouse.ir import types
from lighthouse.ir.builtins import BUILTINS
from lighthouse.ir.kernels import UpdateTuple
from lighthouse.ir.nodes import Literal as Constant
from lighthouse.ir.printer import LEVELS
from lighthouse.ir.roles import KINDS, FieldSpec, holds, specs
from lighthouse.ir.steps import Step
from lighthouse.ir.symbols import element_type

# --- forms ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Group:
    """A part of a form that may be left out."""

    parts: Parts


@dataclass(frozen=True, slots=True)
class Attributes:
    """The fields that a form does not mention."""

    fields: tuple[FieldSpec, ...]


@dataclass(frozen=True, slots=True)
class Members:
    """The fields that hold the nodes on the following lines, in order."""

    fields: tuple[FieldSpec, ...]


Part = str | FieldSpec | Group | Attributes | Members
Parts = tuple[Part, ...]
_PIECE = re.compile(r"\{[\w* ]+\}|\[\[|\]\]|\[|\]|[^\[\]{]+")


@cache
def layout(cls: Any) -> Parts:
    """The parts of a class's form."""
    form = KINDS[cls]
    annotations = {"span"}
    if issubclass(cls, ir.Expression):
        annotations.add("type")
    left = {spec.name: spec for spec in specs(cls) if spec.name not in annotations}
    open_: list[list[Part]] = [[]]
    for piece in _PIECE.findall(form if "{*}" in form else form + "{*}"):
        match piece:
            case "[":
                open_.append([])
            case "]":
                group = Group(tuple(open_.pop()))
                open_[-1].append(group)
            case "{*}":
                open_[-1].append(Attributes(()))
            case _ if piece.startswith("{"):
                named = tuple(left.pop(name) for name in piece[1:-1].split())
                open_[-1].append(Members(named) if len(named) > 1 else named[0])
            case _:
                open_[-1].append({"[[": "[", "]]": "]"}.get(piece, piece))
    rest = Attributes(tuple(left.values()))
    return tuple(rest if part == Attributes(()) else part for part in open_[0])


def default_of(spec: FieldSpec) -> Any:
    """What a field is that the text does not mention; MISSING if it must."""
    if spec.default is not MISSING:
        return spec.default
    if NoneType in get_args(spec.hint):
        return None
    if spec.hint is bool:
        return False
    return MISSING if item_of(spec.hint) is None else ()


def is_shown(node: Any, part: FieldSpec | Group) -> bool:
    """True if the field, or one of the group, is not as it is without the part."""
    if isinstance(part, Group):
        fields = (item for item in part.parts if isinstance(item, FieldSpec))
        return any(is_shown(node, field) for field in fields)
    return bool(getattr(node, part.name) != default_of(part))


# --- the types of fields --------------------------------------------------------------


@cache
def members(hint: Any) -> tuple[Any, ...]:
    """The types of which a value has one, without None."""
    if get_origin(hint) in (None, tuple, Literal):
        return () if hint is NoneType else (hint,)
    return tuple(found for item in get_args(hint) for found in members(item))


@cache
def item_of(hint: Any) -> Any:
    """The type of the items, if the values are tuples; else None."""
    for member in members(hint):
        if get_origin(member) is tuple:
            return get_args(member)[0]
    return None


@cache
def words(hint: Any) -> dict[str, Any]:
    """By their texts, the values of enumerations and choices."""
    found: dict[str, Any] = {}
    for member in members(hint):
        if get_origin(member) is Literal:
            found |= {value: value for value in get_args(member)}
        elif isinstance(member, type) and issubclass(member, Enum):
            found |= {str(value): value for value in member}
    return found


@cache
def is_line(hint: Any) -> bool:
    """True of nodes each of which has a line of its own."""
    return any(holds(hint, base) for base in (ir.StatementNode, Step))


# --- the types of expressions ---------------------------------------------------------


# What the built-ins of one name give, if all give the same.
RESULTS = {
    name: results.pop()
    for name in {each.name for each in BUILTINS}
    if len(results := {each.result for each in BUILTINS if each.name == name}) == 1
}


class Known:
    """The types that expressions have unless the text says otherwise: names as they
    were declared, operators as their operands, calls as the table of built-ins says;
    INF and NIL see `adopted`."""

    def __init__(self) -> None:
        self.variables: dict[str, types.Type] = {}
        self.fields: dict[str, types.Type] = {}

    def declare(self, values: Mapping[str, Any]) -> None:
        """Learns what a node, some fields of which are known, says about names."""
        for name, type in self.declared(values):
            if isinstance(type, types.PropertyType):
                self.fields[name] = type.element
            elif "element" in values:
                self.fields[name] = type
                # In the domain of a kernel a list is a variable with its graph's type.
                graph = values.get("graph") or getattr(type, "graph", None)
                if graph in self.variables:
                    self.variables.setdefault(name, self.variables[graph])
            else:
                self.variables[name] = type

    def declared(self, values: Mapping[str, Any]) -> Iterator[tuple[str, types.Type]]:
        match values:
            case {"name": name, "type": type} | {"name": name, "element": type}:
                yield name, type
            case {"names": names, "type": type}:
                yield from ((name, type) for name in names)
            case {"iterator": name, "range": ir.Range() as range} | {
                "iterator": name,
                "domain": ir.Range() as range,
            }:
                yield name, self.element(range)
            case {"has_item": name}:
                yield name, types.BOOL
            case {"before": str(name), "target": ir.Expression(type=type)}:
                yield name, type
            case {"graph": graph, "into": name} if graph in self.variables:
                yield name, self.variables[graph]
            case {"name": name, "target": ir.Variable(type=type)}:
                yield name, type
                targets = values.get("targets", ())
                for name, target in zip(values.get("names", ()), targets, strict=False):
                    yield name, target.type

    def element(self, range: ir.Range) -> types.Type:
        if range.kind == "Items" and range.source.name in self.fields:
            return self.fields[range.source.name]
        found = element_type(range)
        # A search goes along the edges of a whole graph.
        return types.NodeType(range.source.name) if found == types.UNKNOWN else found

    def expected(self, node: ir.Expression) -> types.Type:
        match node:
            case Constant(bool()):
                return types.BOOL
            case Constant(int()):
                return types.INT
            case Constant():
                return types.DOUBLE
            case ir.Variable(name):
                return self.variables.get(name, types.UNKNOWN)
            case ir.Field(name=name):
                return self.fields.get(name, types.UNKNOWN)
            case ir.Unary(operator, operand):
                return types.BOOL if operator == "!" else operand.type
            case ir.Binary(operator, left, right):
                if LEVELS[operator] < 5:
                    return types.BOOL
                return joined(left.type, right.type)
            case ir.Conditional(_, then, otherwise):
                return joined(then.type, otherwise.type)
            case ir.Cast(to):
                return to
            case ir.Index(map) if isinstance(map.type, types.MapType):
                return map.type.value
            case ir.Call(receiver, name):
                return result(RESULTS.get(name), receiver)
        return types.UNKNOWN


def adopted(node: ir.Node, part: object) -> types.Type:
    """The type of INF or NIL as a part of `node`: that of what it is assigned to, or is
    an operand with."""
    match node:
        case ir.Declare(type=type):
            return type
        case ir.Binary(_, one, other) | ir.Conditional(_, one, other):
            partner: object = other if part is one else one
        case UpdateTuple(values=values, targets=targets) if part is not node.value:
            at = next(i for i, value in enumerate(values) if value is part)
            partner = targets[at]
        case _:
            partner = getattr(node, "target", None)
    if isinstance(partner, ir.Expression) and not isinstance(
        partner, ir.Infinity | ir.Nil
    ):
        return partner.type
    return types.UNKNOWN


def result(type: object, receiver: ir.Variable | ir.Field | None) -> types.Type:
    """What a call gives: nodes and edges are those of the receiver's graph."""
    of = receiver.type if receiver is not None else types.UNKNOWN
    if isinstance(of, types.GraphType) and isinstance(receiver, ir.Variable):
        graph: str | None = receiver.name
    else:
        graph = getattr(of, "graph", None)
    match type:
        case types.NodeType():
            return types.NodeType(graph)
        case types.EdgeType():
            return types.EdgeType(graph)
        case _ if isinstance(type, types.Type):
            return type
    return types.UNKNOWN


def joined(one: types.Type, other: types.Type) -> types.Type:
    if types.is_numeric(one) and types.is_numeric(other):
        return types.arithmetic_type(one, other)
    return one
