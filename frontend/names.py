"""Name resolution, graphs of types, and messages, for all checks of a procedure."""

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import Literal

from lighthouse.diagnostics import NOWHERE, Diagnostics, Edit, Label, Span
from lighthouse.frontend.fitting import article
from lighthouse.frontend.scope import Scope, Symbol
from lighthouse.ir import types as ty
from lighthouse.ir.nodes import Program, RangeKind
from lighthouse.spelling import closest


@dataclass(frozen=True, slots=True)
class Group:
    """In `G.P = e` the name G stands for an element of type `element`."""

    name: str
    element: ty.NodeType | ty.EdgeType


class NameChecker:
    """Scopes and messages; the classes that follow check what stands in them."""

    def __init__(self, program: Program, diagnostics: Diagnostics) -> None:
        self.program = program
        self.diagnostics = diagnostics
        self.error, self.warning = diagnostics.error, diagnostics.warning
        self.scope = Scope()
        self.loops: list[str] = []
        # The headers of the parallel loops and traversals around a place.
        self.parallel_loops: list[Span] = []
        self.traversals: list[Span] = []
        self.returns: ty.Type = ty.VOID
        self.header = NOWHERE
        self.group: Group | None = None
        # Undeclared names that were reported: once is enough.
        self.reported: set[tuple[str, str]] = set()

    # --- scopes -----------------------------------------------------------------------

    @contextmanager
    def nested(self) -> Iterator[None]:
        around, self.scope = self.scope, self.scope.inner()
        try:
            yield
        finally:
            self.scope = around

    @contextmanager
    def inside(self, iterator: str, parallel: Span | None) -> Iterator[None]:
        """The body of a loop; `parallel` is the header of a parallel one."""
        headers = [parallel] if parallel else []
        self.loops.append(iterator)
        self.parallel_loops += headers
        try:
            yield
        finally:
            self.loops.pop()
            del self.parallel_loops[len(self.parallel_loops) - len(headers) :]

    @contextmanager
    def grouped(self, name: str, element: ty.NodeType | ty.EdgeType) -> Iterator[None]:
        self.group = Group(name, element)
        try:
            yield
        finally:
            self.group = None

    # --- messages ---------------------------------------------------------------------

    def unknown(
        self,
        code: str,
        message: str,
        span: Span,
        name: Span,
        candidates: Sequence[str],
        *notes: str,
    ) -> None:
        """An error about the name at `name`, with the nearest that exist."""
        match closest(name.text, candidates):
            case (best,):
                self.error(code, message, span, *notes, edit=Edit(name, best))
            case (first, second):
                near = f"did you mean `{first}` or `{second}`?"
                self.error(code, message, span, near, *notes)
            case _:
                self.error(code, message, span, *notes)

    # --- declarations -----------------------------------------------------------------

    def declare(self, symbol: Symbol) -> None:
        lookup = self.scope.property if symbol.is_property else self.scope.variable
        earlier = lookup(symbol.name)
        if earlier is not None:
            self.error(
                "GM0102",
                f"`{symbol.name}` is already declared",
                symbol.span,
                "Green-Marl does not allow shadowing: choose another name",
                labels=(Label(earlier.span, "declared here"),),
            )
        self.scope.declare(symbol)

    def declare_iterator(
        self,
        name: str,
        type: ty.Type,
        kind: RangeKind | Literal["Bfs", "Dfs"],
        header: Span,
        queue: str | None = None,
    ) -> None:
        self.declare(Symbol(name, type, "iterator", header, kind, queue=queue))

    # --- the graphs of types ----------------------------------------------------------

    def bind(self, type: ty.Type, span: Span) -> ty.Type:
        """`type` with its graph filled in, where exactly one is visible; reports what
        cannot be a type."""
        match type:
            case (
                ty.NodeType(graph) | ty.EdgeType(graph) | ty.CollectionType(graph=graph)
            ):
                return replace(type, graph=self.graph_of(graph, type, span))
            case ty.PropertyType(element=element, graph=graph):
                graph = self.graph_of(graph, type, span)
                if isinstance(element, ty.NodeType | ty.EdgeType | ty.CollectionType):
                    if element.graph is not None:
                        self.graph_of(element.graph, element, span)
                    element = replace(element, graph=element.graph or graph)
                elif not isinstance(element, ty.Scalar):
                    self.error(
                        "GM0108",
                        f"a property cannot hold {plural(element)}",
                        span,
                        "it holds a number, a Bool, a Node, an Edge, or a set, order "
                        "or sequence for each element",
                    )
                return replace(type, element=element, graph=graph)
            case ty.QueueType(element, graph):
                graph = self.graph_of(graph, type, span)
                return ty.QueueType(
                    replace(element, graph=element.graph or graph), graph
                )
            case ty.MapType(key, value):
                return ty.MapType(
                    self.map_part(key, "keys", span),
                    self.map_part(value, "values", span),
                )
        return type

    def map_part(self, type: ty.Type, what: str, span: Span) -> ty.Type:
        if isinstance(type, ty.Scalar) or ty.is_element(type):
            return self.bind(type, span)
        self.error(
            "GM0108",
            f"the {what} of a Map cannot be {plural(type)}",
            span,
            "they are numbers, Bools, Nodes or Edges",
        )
        return ty.UNKNOWN

    def graph_of(self, graph: str | None, type: ty.Type, span: Span) -> str | None:
        if graph is not None:
            symbol = self.scope.variable(graph)
            if symbol is not None and isinstance(symbol.type, ty.GraphType):
                return graph
            message = f"there is no graph `{graph}`"
            if symbol is not None:
                message = f"`{graph}` is {article(symbol.type)}, not a graph"
            names = [known.name for known in self.scope.graphs()]
            edit = in_parentheses(span, graph, names[0]) if len(names) == 1 else None
            notes = self.graphs_here(names, graph)
            self.error("GM0114", message, span, *notes, edit=edit)
            return None
        graphs = self.scope.graphs()
        if len(graphs) == 1:
            return graphs[0].name
        note = "add one to the arguments: `G: Graph`"
        if graphs:
            note = f"write for example `{type}({graphs[-1].name})`"
        problem = f"`{type}` must say to which graph it belongs"
        if not graphs:
            problem = f"`{type}` belongs to a graph, and none is declared here"
        self.error(
            "GM0105",
            problem,
            span,
            note,
            labels=tuple(
                Label(symbol.span, f"the graph `{symbol.name}`")
                for symbol in reversed(graphs)
            ),
        )
        return None

    def graphs_here(self, names: Sequence[str], meant: str) -> tuple[str, ...]:
        near = closest(meant, names)
        if near:
            return (f"did you mean `{near[0]}`?",)
        known = ", ".join(f"`{name}`" for name in names)
        return (f"the graphs here: {known}",) if known else ()


def in_parentheses(span: Span, name: str, meant: str) -> Edit | None:
    """`Node(H)` becomes `Node(G)`."""
    found = re.search(rf"\(\s*({name})\s*\)", span.text)
    if found is None:
        return None
    start, end = (span.start + place for place in found.span(1))
    return Edit(Span(span.source, start, end), meant)


def plural(type: ty.Type) -> str:
    """A kind of values, in words."""
    match type:
        case ty.GraphType():
            return "graphs"
        case ty.PropertyType():
            return "properties"
        case ty.MapType():
            return "maps"
        case ty.QueueType():
            return "queues of collections"
        case ty.CollectionType():
            return "collections"
    return f"values of type {type}"
