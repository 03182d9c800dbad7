"""Queries about calls of user procedures, for several passes."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TypeVar

from lighthouse.ir.changes import handed_over
from lighthouse.ir.nodes import (
    Call,
    Declare,
    Expression,
    Node,
    Procedure,
    Program,
    Variable,
)
from lighthouse.ir.types import (
    CollectionType,
    EdgeType,
    GraphType,
    MapType,
    NodeType,
    PropertyType,
    QueueType,
    Scalar,
    Type,
)
from lighthouse.ir.uses import Symbol, symbol_of, written
from lighthouse.ir.walk import rewrite

N = TypeVar("N", bound=Node)


def called(node: Node, program: Program | None) -> Procedure | None:
    """The user's procedure that `node` calls."""
    if isinstance(node, Call) and node.receiver is None and program is not None:
        for procedure in program.procedures:
            if procedure.name == node.name:
                return procedure
    return None


def changed_by(node: Node, program: Program | None) -> Iterator[Symbol]:
    """What `node` itself changes, as a call through the procedure that it calls."""
    yield from map(symbol_of, written(node))
    procedure = called(node, program)
    if isinstance(node, Call) and procedure is not None and program is not None:
        yield from handed_over(node, procedure, program)


def by_value(type: Type) -> bool:
    """True of what is copied; graphs, properties and collections are shared."""
    return isinstance(type, Scalar | NodeType | EdgeType)


# --- the graphs of the procedure called -----------------------------------------------


def graphs_of(callee: Procedure, call: Call) -> dict[str, str]:
    """The names that the callee's graphs have for the caller."""
    return {
        parameter.name: argument.name
        for parameter, argument in zip(callee.parameters, call.arguments, strict=True)
        if isinstance(parameter.type, GraphType) and isinstance(argument, Variable)
    }


def renamed_graphs(type: Type, graphs: Mapping[str, str]) -> Type:
    match type:
        case PropertyType(of, element, graph):
            return PropertyType(
                of, renamed_graphs(element, graphs), renamed(graph, graphs)
            )
        case NodeType(graph) | EdgeType(graph) | CollectionType(graph=graph):
            return replace(type, graph=renamed(graph, graphs))
        case QueueType(element, graph):
            inner = replace(element, graph=renamed(element.graph, graphs))
            return QueueType(inner, renamed(graph, graphs))
        case MapType(key, value):
            return MapType(renamed_graphs(key, graphs), renamed_graphs(value, graphs))
        case _:
            return type


def renamed(graph: str | None, graphs: Mapping[str, str]) -> str | None:
    return graph if graph is None else graphs.get(graph, graph)


def retyped(node: N, graphs: Mapping[str, str]) -> N:
    """`node` with the graphs in its types renamed."""

    def one(item: Node) -> Node:
        if isinstance(item, Expression | Declare):
            type = renamed_graphs(item.type, graphs)
            return item if type == item.type else replace(item, type=type)
        return item

    return rewrite(node, one)
