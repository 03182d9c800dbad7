"""Lexical scopes.

Variables and properties live in two name spaces, so `Int A` and `N_P<Int> A` may stand
side by side: `A` is the variable, `x.A` the property.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from lighthouse.diagnostics import Span
from lighthouse.ir.nodes import RangeKind
from lighthouse.ir.types import GraphType, PropertyType, Type

Role = Literal["input", "output", "local", "iterator"]


@dataclass(frozen=True, slots=True)
class Symbol:
    """A declared name; `range` is set for iterators."""

    name: str
    type: Type
    role: Role
    span: Span
    range: RangeKind | Literal["Bfs", "Dfs"] | None = None
    parallel: bool = False

    @property
    def is_property(self) -> bool:
        return isinstance(self.type, PropertyType)


@dataclass(slots=True)
class Scope:
    """One block, loop or procedure; lookups continue in `outer`."""

    outer: Scope | None = None
    variables: dict[str, Symbol] = field(default_factory=dict)
    properties: dict[str, Symbol] = field(default_factory=dict)
    own_graphs: list[Symbol] = field(default_factory=list)

    def declare(self, symbol: Symbol) -> None:
        space = self.properties if symbol.is_property else self.variables
        space[symbol.name] = symbol
        if isinstance(symbol.type, GraphType):
            self.own_graphs.append(symbol)

    def variable(self, name: str) -> Symbol | None:
        scope: Scope | None = self
        while scope is not None:
            if name in scope.variables:
                return scope.variables[name]
            scope = scope.outer
        return None

    def property(self, name: str) -> Symbol | None:
        scope: Scope | None = self
        while scope is not None:
            if name in scope.properties:
                return scope.properties[name]
            scope = scope.outer
        return None

    def visible(self, kind: Literal["variables", "properties"]) -> list[Symbol]:
        """Every visible symbol of one name space, innermost first."""
        found: dict[str, Symbol] = {}
        scope: Scope | None = self
        while scope is not None:
            space = scope.variables if kind == "variables" else scope.properties
            for name, symbol in space.items():
                found.setdefault(name, symbol)
            scope = scope.outer
        return list(found.values())

    def graphs(self) -> list[Symbol]:
        """Every visible graph, innermost first."""
        found: list[Symbol] = []
        scope: Scope | None = self
        while scope is not None:
            found += (s for s in scope.own_graphs if self.variable(s.name) is s)
            scope = scope.outer
        return found
