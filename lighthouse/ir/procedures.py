"""Procedures and their parameters, which callers need; `ir.nodes` has the nodes of
their bodies."""

from __future__ import annotations

from dataclasses import field
from typing import Literal as Choice

from lighthouse.diagnostics import NOWHERE, Span
from lighthouse.ir.frozen import frozen
from lighthouse.ir.roles import kind
from lighthouse.ir.types import VOID, GraphType, Type


@frozen
class Node:
    """What every node has: the place in the source that it stands for."""

    span: Span = field(default=NOWHERE, compare=False, repr=False, kw_only=True)
    # All of them, kept by `ir.walk` when it is first asked: nodes never change.
    descendants: Nodes | None = field(
        init=False, default=None, compare=False, repr=False
    )


Nodes = tuple[Node, ...]


@frozen
class StatementNode(Node):
    """What a block contains: a statement of the language, or one of a kernel."""


@kind("block {statements}")
class Block(StatementNode):
    """`{ … }`, a scope."""

    statements: tuple[StatementNode, ...] = ()


@kind("{name}: {type}{*}")
class Parameter(Node):
    """One argument; an input, or an output where it stands after the `;`.

    What a plan says of its inputs: one that is `changed` is a result as well, and one
    that is `added` by a pass is not given by callers.
    """

    name: str
    type: Type
    role: Choice["given", "changed", "added"] = "given"


@kind("{name} {condition}")
class Requirement(Node):
    """`name condition` of `//! requires`: what must be true of an input."""

    name: str
    condition: str


@kind("{name}({inputs}[; {outputs}])[: {returns}][ requires {requires}]")
class Procedure(Node):
    """`Procedure name(inputs; outputs): returns { body }`."""

    name: str
    inputs: tuple[Parameter, ...]
    outputs: tuple[Parameter, ...]
    returns: Type = VOID
    body: Block = field(default_factory=Block)
    local: bool = False
    requires: tuple[Requirement, ...] = ()

    @property
    def parameters(self) -> tuple[Parameter, ...]:
        return self.inputs + self.outputs


def required(procedure: Procedure) -> dict[str, set[str]]:
    """What must be true of each graph: a UGraph is symmetric, too."""
    found: dict[str, set[str]] = {}
    for item in procedure.parameters:
        if isinstance(item.type, GraphType):
            facts = {x.condition for x in procedure.requires if x.name == item.name}
            found[item.name] = facts | {"symmetric"} if item.type.undirected else facts
    return found


@frozen
class Program(Node):
    """The procedures of a file and the extensions that it imports."""

    procedures: tuple[Procedure, ...]
    imports: tuple[str, ...] = ()
