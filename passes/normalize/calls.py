"""Queries about calls of user procedures, for several passes."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TypeVar

from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.changes import handed_over
from lighthouse.ir.uses import Symbol, symbol_of, written
from lighthouse.ir.walk import rewrite

N = TypeVar("N", bound=ir.Node)


def called(node: ir.Node, program: ir.Program | None) -> ir.Procedure | None:
    """The user's procedure that `node` calls."""
    if isinstance(node, ir.Call) and node.receiver is None and program is not None:
        for procedure in program.procedures:
            if procedure.name == node.name:
                return procedure
    return None


def changed_by(node: ir.Node, program: ir.Program | None) -> Iterator[Symbol]:
    """What `node` itself changes, as a call through the procedure that it calls."""
    yield from map(symbol_of, written(node))
    procedure = called(node, program)
    if isinstance(node, ir.Call) and procedure is not None and program is not None:
        yield from handed_over(node, procedure, program)


# --- the graphs of the procedure called -----------------------------------------------


def graphs_of(callee: ir.Procedure, call: ir.Call) -> dict[str, str]:
    """The names that the callee's graphs have for the caller."""
    return {
        parameter.name: argument.name
        for parameter, argument in zip(callee.parameters, call.arguments, strict=True)
        if isinstance(parameter.type, ty.GraphType)
        and isinstance(argument, ir.Variable)
    }


def renamed_graphs(type: ty.Type, graphs: Mapping[str, str]) -> ty.Type:
    return ty.with_graphs(type, lambda graph: graphs.get(graph or "", graph))


def retyped(node: N, graphs: Mapping[str, str]) -> N:
    """`node` with the graphs in its types renamed."""

    def one(item: ir.Expression | ir.Declare) -> ir.Node:
        type = renamed_graphs(item.type, graphs)
        return item if type == item.type else replace(item, type=type)

    return rewrite(node, one, ir.Expression, ir.Declare)
