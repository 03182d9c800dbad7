"""Lexical scopes.

Variables and properties live in two name spaces, so `Int A` and `N_P<Int> A` may stand
side by side: `A` is the variable, `x.A` the property.
"""

from __future__ import annotations

from collections import ChainMap
from dataclasses import dataclass, field
from typing import Literal

from lighthouse.diagnostics import Span
from lighthouse.ir.nodes import RangeKind
from lighthouse.ir.types import GraphType, PropertyType, Type

Role = Literal["input", "output", "local", "iterator"]


@dataclass(frozen=True, slots=True)
class Symbol:
    """A declared name; `range` is set for iterators, `queue` for those that are one of
    the collections in a queue."""

    name: str
    type: Type
    role: Role
    span: Span
    range: RangeKind | Literal["Bfs", "Dfs"] | None = None
    parallel: bool = False
    queue: str | None = None

    @property
    def is_property(self) -> bool:
        return isinstance(self.type, PropertyType)


@dataclass(slots=True)
class Scope:
    """One block, loop or procedure, and what is around it; by name what is visible,
    from the inmost scope on."""

    variables: ChainMap[str, Symbol] = field(default_factory=ChainMap)
    properties: ChainMap[str, Symbol] = field(default_factory=ChainMap)
    own_graphs: ChainMap[str, Symbol] = field(default_factory=ChainMap)

    def inner(self) -> Scope:
        return Scope(
            self.variables.new_child(),
            self.properties.new_child(),
            self.own_graphs.new_child(),
        )

    def declare(self, symbol: Symbol) -> None:
        space = self.properties if symbol.is_property else self.variables
        space[symbol.name] = symbol
        if isinstance(symbol.type, GraphType):
            self.own_graphs[symbol.name] = symbol

    def variable(self, name: str) -> Symbol | None:
        return self.variables.get(name)

    def property(self, name: str) -> Symbol | None:
        return self.properties.get(name)

    def graphs(self) -> list[Symbol]:
        """Every visible graph, inmost first."""
        return [item for item in inmost_first(self.own_graphs) if self.shows(item)]

    def shows(self, symbol: Symbol) -> bool:
        return self.variables.get(symbol.name) is symbol


def inmost_first(names: ChainMap[str, Symbol]) -> list[Symbol]:
    found: dict[str, Symbol] = {}
    for scope in names.maps:
        for name, symbol in scope.items():
            found.setdefault(name, symbol)
    return list(found.values())
