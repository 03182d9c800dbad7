"""The declarations of a procedure with unique names."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from lighthouse.diagnostics import NOWHERE, Span
from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.remember import remembered
from lighthouse.ir.walk import find


@dataclass(frozen=True, slots=True)
class Declaration:
    """A name, its type and the node that declares it; `range` is set for iterators."""

    name: str
    type: ty.Type
    node: ir.Node
    range: ir.Range | None = None

    @property
    def is_argument(self) -> bool:
        return isinstance(self.node, ir.Parameter)


@remembered
def declarations(procedure: ir.Procedure) -> Mapping[str, Declaration]:
    """Every name of the procedure, arguments first, then in source order."""
    found: dict[str, Declaration] = {}
    for parameter in procedure.parameters:
        found[parameter.name] = Declaration(parameter.name, parameter.type, parameter)
    for declaration in _declared(procedure):
        found.setdefault(declaration.name, declaration)
    return found


def _declared(procedure: ir.Procedure) -> Iterator[Declaration]:
    for node in find(procedure.body, ir.Declare, ir.Loop, ir.Reduction, ir.Bfs, ir.Dfs):
        match node:
            case ir.Declare(type=type, names=names):
                for name in names:
                    yield Declaration(name, type, node)
            case (
                ir.Loop(iterator=name, range=range)
                | ir.Reduction(iterator=name, range=range)
            ):
                yield Declaration(name, element_type(range), node, range)
            case (
                ir.Bfs(iterator=name, source=graph)
                | ir.Dfs(iterator=name, source=graph)
            ):
                yield Declaration(name, ty.NodeType(graph.name), node)


def element_type(range: ir.Range) -> ty.Type:
    """The type of what a loop over `range` (typed) iterates."""
    match range.kind, range.source.type:
        case "Nodes", ty.GraphType() if isinstance(range.source, ir.Variable):
            return ty.NodeType(range.source.name)
        case "Edges", ty.GraphType() if isinstance(range.source, ir.Variable):
            return ty.EdgeType(range.source.name)
        case kind, ty.NodeType(graph):
            return ty.EdgeType(graph) if kind.endswith("Edges") else ty.NodeType(graph)
        case "Items", ty.CollectionType() as type:
            return type.member
        case "Items", ty.QueueType(element):
            return element
    return ty.UNKNOWN


def elements_of(
    property: ty.PropertyType, names: Names, span: Span = NOWHERE
) -> tuple[ir.Variable, ir.Range]:
    """A new iterator for what the property has values of, and over what it runs."""
    assert property.graph is not None
    graph = ir.Variable(property.graph, type=ty.GraphType(), span=span)
    range = ir.Range("Nodes" if property.of == "Node" else "Edges", graph, span=span)
    name = names.fresh("n" if property.of == "Node" else "e")
    return ir.Variable(name, type=element_type(range), span=span), range


def has_repeats(range: ir.Range) -> bool:
    """True of items of which one may come twice, or that are no numbers."""
    source = range.source.type
    return range.kind == "Items" and (
        isinstance(source, ty.QueueType)
        or (isinstance(source, ty.CollectionType) and source.kind == "Seq")
    )


@remembered
def _named(procedure: ir.Procedure) -> frozenset[str]:
    return frozenset(node.name for node in find(procedure, ir.Variable, ir.Field))


class Names:
    """Fresh names for a pass: never one that the procedure already uses.

    `meanings` gets what remarks call them: a name of the program, or a phrase.
    """

    def __init__(
        self, procedure: ir.Procedure, meanings: dict[str, str] | None = None
    ) -> None:
        self.meanings = {} if meanings is None else meanings
        self.procedure = procedure
        # How far the numbers of each hint have come.
        self.counts: dict[str, int] = {}

    @cached_property
    def used(self) -> set[str]:
        """Found when the first name is needed: few passes need one."""
        return {*declarations(self.procedure), *_named(self.procedure)}

    def fresh(self, hint: str, meaning: str = "") -> str:
        """`hint` itself if it is free, else `hint_2`, `hint_3`, …"""
        name, count = hint, self.counts.get(hint, 1)
        while name in self.used:
            count += 1
            name = f"{hint}_{count}"
        self.counts[hint] = count
        self.used.add(name)
        if meaning and meaning != name:
            self.meanings[name] = meaning
        return name

    def variable(
        self, hint: str, type: ty.Type, span: Span = NOWHERE, meaning: str = ""
    ) -> ir.Variable:
        """A new one, called as the hint if that is free."""
        return ir.Variable(self.fresh(hint, meaning), type=type, span=span)
