"""Evaluates the expressions of host steps, in Python."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from lighthouse.ir.nodes import Call, Variable
from lighthouse.runtime.interpreter.environment import Evaluate
from lighthouse.runtime.interpreter.expressions import ExpressionCompiler
from lighthouse.runtime.interpreter.network import Network
from lighthouse.runtime.layout import Memory


class Arrays:
    """A host array whose elements are read and written as Python values.

    NIL has no properties: reading one gives `nothing`, writing it does nothing.
    """

    def __init__(self, array: Memory, nothing: Any) -> None:
        self.array, self.nothing = array, nothing

    def __getitem__(self, index: int) -> Any:
        return self.array.item(index) if index >= 0 else self.nothing

    def __setitem__(self, index: int, value: Any) -> None:
        if index >= 0:
            self.array[index] = value


class GraphFacts(Network):
    """Reads the graph's arrays directly: host steps look at few of its elements."""

    @cached_property
    def sources(self) -> Any:
        return Arrays(self.graph.slot_sources, -1)

    @property
    def targets(self) -> Any:
        return Arrays(self.graph.column_indices, -1)

    def out_degree(self, node: int) -> int:
        return int(self.graph.row_offsets[node + 1]) - int(self.graph.row_offsets[node])

    def in_degree(self, node: int) -> int:
        offsets = self.graph.in_row_offsets
        return int(offsets[node + 1]) - int(offsets[node])

    def neighbour_at(self, node: int, position: int) -> int:
        return int(self.graph.column_indices[self.graph.row_offsets[node] + position])

    def has_edge(self, source: int, target: int) -> bool:
        begin, end = self.graph.row_offsets[source : source + 2]
        row = self.graph.column_indices[begin:end]
        at = int(np.searchsorted(row, target))
        return at < len(row) and int(row[at]) == target


class HostExpressions(ExpressionCompiler):
    """Host steps have no loops and no calls of procedures; NIL is for the array."""

    def field(self, driver: Variable, key: str) -> Evaluate:
        element = self.expression(driver)
        return lambda environment: environment[key][element(environment)]

    def call_procedure(self, node: Call) -> None:
        return None
