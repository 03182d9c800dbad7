"""Refuse what the compiled targets cannot lower yet.

The grammar and the interpreter know the whole language.  A program that uses more than
the passes lower is refused here, with the places, and never compiled wrongly.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from lighthouse.diagnostics import CompileError, Diagnostic
from lighthouse.ir.builtins import RANDOM
from lighthouse.ir.nodes import (
    Bfs,
    Call,
    Declare,
    Dfs,
    Effect,
    Foreign,
    ForeignExpression,
    Index,
    Loop,
    Node,
    Procedure,
    Range,
)
from lighthouse.ir.types import (
    CollectionType,
    GraphType,
    MapType,
    PropertyType,
    QueueType,
    Type,
)
from lighthouse.ir.walk import children
from lighthouse.passes.base import Context, Stage

METHODS = frozenset(
    """
    NumNodes NumEdges OutDegree InDegree HasEdgeTo HasEdgeFrom ToEdge FromNode
    ToNode Log Exp Pow Sqrt Floor Ceil Abs Min Max
    """.split()
)


def unsupported(node: Node, parallel: bool) -> str | None:
    """What `node` itself is, if it is not lowered yet."""
    match node:
        case Bfs() if parallel:
            return "InBFS inside a parallel loop"
        case Dfs():
            return "InDFS"
        case Loop(parallel=False, range=Range(kind)) if not parallel:
            known = kind == "Nodes"
            return None if known else f"a sequential For over {kind}"
        case Range(kind="Items" | "UpEdges" | "DownEdges" as kind):
            return f"the range {kind}"
        case Foreign() | ForeignExpression():
            return "foreign code"
        case Index():
            return "a Map"
        case Effect():
            return "a call as a statement"
        case Call(name=name) if name in RANDOM:
            return f"the random function {name}"
        case Call(name=name) if name not in METHODS:
            return f"a call of {name}"
        case Declare(type=type):
            if isinstance(type, PropertyType) and parallel:
                return "a property declared inside a parallel loop"
            return unsupported_type(type)
        case _:
            return None


def unsupported_type(type: Type) -> str | None:
    match type:
        case CollectionType() | QueueType() | MapType():
            return f"a variable of type {type}"
        case PropertyType(element=CollectionType() as element):
            return f"a property of {element}"
        case GraphType(undirected=True):
            return "UGraph"
        case _:
            return None


def places(node: Node, parallel: bool = False) -> Iterator[tuple[Node, str]]:
    what = unsupported(node, parallel)
    if what is not None:
        yield node, what
    inside = parallel or isinstance(node, Bfs)
    inside = inside or (isinstance(node, Loop) and node.parallel)
    for child in children(node):
        yield from places(child, inside)


def check_supported(procedure: Procedure) -> None:
    """Raises CompileError with every construct that is not lowered yet."""
    found: dict[str, Diagnostic] = {}
    for parameter in procedure.parameters:
        what = unsupported_type(parameter.type)
        if what is not None:
            found.setdefault(what, diagnostic(parameter, what))
    for node, what in places(procedure.body):
        found.setdefault(what, diagnostic(node, what))
    if found:
        raise CompileError(*found.values())


def diagnostic(node: Node, what: str) -> Diagnostic:
    return Diagnostic(
        "GM0501",
        f"{what} is not compiled to CUDA and OpenMP yet",
        node.span,
        notes=("`lighthouse run --target interpret` runs it",),
    )


@dataclass(frozen=True, slots=True)
class CheckSupported:
    name: ClassVar[str] = "check-supported"
    stage: ClassVar[Stage] = "core"

    def run(self, procedure: Procedure, context: Context) -> Procedure:
        check_supported(procedure)
        return procedure
