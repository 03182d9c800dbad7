"""Types of expressions, and what every check of a procedure shares.

After an error an expression has the type `UNKNOWN`, which fits everything: one mistake
gives one message.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import assert_never

from lighthouse.diagnostics import Diagnostic, Diagnostics, Label, Severity, Span
from lighthouse.frontend.fitting import (
    adapt,
    article,
    default_infinity,
    is_exact,
    literal_type,
    loses_precision,
    same_graph,
    same_kind,
)
from lighthouse.frontend.scope import Scope, Symbol, suggest
from lighthouse.ir.nodes import (
    Binary,
    Call,
    Cast,
    Conditional,
    Expression,
    Field,
    ForeignExpression,
    Index,
    Infinity,
    Literal,
    Nil,
    Node,
    Program,
    Range,
    RangeKind,
    Reduction,
    Unary,
    Variable,
)
from lighthouse.ir.types import (
    BOOL,
    DOUBLE,
    FLOAT,
    INT,
    NIL,
    UNKNOWN,
    VOID,
    CollectionType,
    EdgeType,
    GraphType,
    MapType,
    NodeType,
    PropertyType,
    QueueType,
    Type,
    arithmetic_type,
    is_element,
    is_integral,
    is_numeric,
)

NEIGHBOURS = ("Nbrs", "InNbrs", "UpNbrs", "DownNbrs")


class ExpressionChecker(ABC):
    """Scopes, messages and expressions; `CallChecker` adds calls, `ProcedureChecker`
    the statements."""

    def __init__(self, program: Program, diagnostics: Diagnostics) -> None:
        self.program = program
        self.diagnostics = diagnostics
        self.scope = Scope()
        self.loops: list[str] = []
        self.parallel_depth = 0
        self.returns: Type = VOID
        self.in_traversal = False
        # In `G.P = e`: the name G and the type of the element that it stands for.
        self.group: tuple[str, NodeType | EdgeType] | None = None
        # Undeclared names that were reported: once is enough.
        self.reported: set[tuple[str, str]] = set()

    # --- scopes and messages ----------------------------------------------------------

    @contextmanager
    def nested(self) -> Iterator[None]:
        self.scope = Scope(self.scope)
        try:
            yield
        finally:
            assert self.scope.outer is not None
            self.scope = self.scope.outer

    @contextmanager
    def inside(self, iterator: str, *, parallel: bool) -> Iterator[None]:
        self.loops.append(iterator)
        self.parallel_depth += parallel
        try:
            yield
        finally:
            self.loops.pop()
            self.parallel_depth -= parallel

    @contextmanager
    def grouped(self, name: str, element: NodeType | EdgeType) -> Iterator[None]:
        self.group = (name, element)
        try:
            yield
        finally:
            self.group = None

    def error(
        self,
        code: str,
        message: str,
        span: Span,
        *notes: str,
        labels: tuple[Label, ...] = (),
    ) -> None:
        self.diagnostics.error(code, message, span, *notes, labels=labels)

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
        self, name: str, type: Type, kind: RangeKind | str, node: Node
    ) -> None:
        self.declare(Symbol(name, type, "iterator", node.span, kind))  # type: ignore[arg-type]

    # --- fitting values to places -----------------------------------------------------

    def condition(self, node: Expression) -> Expression:
        typed = default_infinity(self.expression(node))
        if typed.type not in (BOOL, UNKNOWN):
            self.error(
                "GM0203",
                f"a condition must be Bool, this is {typed.type}",
                node.span,
                *(("compare it, for example with `!= 0`",) * is_numeric(typed.type)),
            )
        return typed

    def assigned(self, value: Expression, to: Type) -> Expression:
        """`value` as it is stored in a place of type `to`; reports what cannot be."""
        if to == UNKNOWN:
            return value
        value = default_infinity(adapt(value, to))
        have = value.type
        if have == UNKNOWN:
            return value
        if is_numeric(have) and is_numeric(to):
            if loses_precision(have, to) and not is_exact(value, to):
                self.diagnostics.add(
                    Diagnostic(
                        "GM0210",
                        f"{have} is converted to {to}",
                        value.span,
                        Severity.WARNING,
                        notes=(f"write `({to}) …` if this is meant",),
                    )
                )
            return value
        if not same_kind(have, to):
            self.error("GM0201", f"{have} does not fit {to}", value.span)
        return value

    # --- expressions ------------------------------------------------------------------

    def expression(self, node: Expression, *, statement: bool = False) -> Expression:
        match node:
            case Literal(value):
                return replace(node, type=literal_type(value))
            case Infinity():
                return node
            case Nil():
                return replace(node, type=NIL)
            case Variable():
                return self.variable(node)
            case Field():
                return self.field(node)
            case Index():
                return self.index(node)
            case Unary():
                return self.unary(node)
            case Binary():
                return self.binary(node)
            case Conditional():
                return self.conditional(node)
            case Cast():
                return self.cast(node)
            case Call():
                return self.call(node, statement=statement)
            case Reduction():
                return self.reduction_expression(node)
            case ForeignExpression():
                return node
            case _:
                assert_never(node)

    def variable(self, node: Variable) -> Variable:
        symbol = self.scope.variable(node.name)
        if symbol is not None:
            return replace(node, type=symbol.type)
        if ("variable", node.name) in self.reported:
            return node
        self.reported.add(("variable", node.name))
        if self.scope.property(node.name) is not None:
            self.error(
                "GM0101",
                f"`{node.name}` is a property: it has a value for each element only",
                node.span,
                f"write `x.{node.name}` for one element x, "
                f"`G.{node.name} = …` for all of them",
            )
        else:
            names = [s.name for s in self.scope.visible("variables")]
            self.error(
                "GM0101",
                f"`{node.name}` is not declared",
                node.span,
                *suggest(node.name, names),
            )
        return node

    def field(self, node: Field) -> Field:
        driver = self.variable(node.driver)
        if self.group and driver.name == self.group[0]:
            driver = replace(driver, type=self.group[1])
        symbol = self.scope.property(node.name)
        if symbol is None:
            if ("property", node.name) not in self.reported:
                self.reported.add(("property", node.name))
                names = [s.name for s in self.scope.visible("properties")]
                self.error(
                    "GM0101",
                    f"property `{node.name}` is not declared",
                    node.span,
                    *suggest(node.name, names),
                )
            return replace(node, driver=driver)
        assert isinstance(symbol.type, PropertyType)
        if driver.type == UNKNOWN:
            return replace(node, driver=driver)
        wanted = symbol.type.of
        fits = isinstance(driver.type, NodeType if wanted == "Node" else EdgeType)
        if not fits:
            self.error(
                "GM0103",
                f"`{node.name}` is a property of {wanted.lower()}s, "
                f"`{driver.name}` is {article(driver.type)}",
                node.span,
                labels=(Label(symbol.span, "declared here"),),
            )
        elif is_element(driver.type) and not same_graph(
            driver.type.graph, symbol.type.graph
        ):
            self.error(
                "GM0103",
                f"`{driver.name}` belongs to graph `{driver.type.graph}`, "
                f"`{node.name}` to `{symbol.type.graph}`",
                node.span,
            )
        return replace(node, driver=driver, type=symbol.type.element)

    def index(self, node: Index) -> Index:
        map_ = self.variable(node.map)
        key = self.expression(node.key)
        if not isinstance(map_.type, MapType):
            if map_.type != UNKNOWN:
                self.error(
                    "GM0201", f"only a Map is indexed, not {map_.type}", node.span
                )
            return replace(node, map=map_, key=key)
        key = self.assigned(key, map_.type.key)
        return replace(node, map=map_, key=key, type=map_.type.value)

    def unary(self, node: Unary) -> Unary:
        operand = self.expression(node.operand)
        if node.operator == "!":
            return replace(node, operand=self.as_bool(operand), type=BOOL)
        if isinstance(operand, Infinity):
            notes = ("write `-INF`, without a blank",) if node.operator == "-" else ()
            self.error(
                "GM0205", "INF cannot take part in arithmetic", node.span, *notes
            )
        elif operand.type != UNKNOWN and not is_numeric(operand.type):
            self.error("GM0202", f"{operand.type} is not a number", operand.span)
            return replace(node, operand=operand)
        return replace(node, operand=operand, type=operand.type)

    def as_bool(self, node: Expression) -> Expression:
        node = default_infinity(node)
        if node.type not in (BOOL, UNKNOWN):
            self.error("GM0203", f"this must be Bool, it is {node.type}", node.span)
        return node

    def binary(self, node: Binary) -> Binary:
        left, right = self.expression(node.left), self.expression(node.right)
        if node.operator in ("&&", "||"):
            left, right = self.as_bool(left), self.as_bool(right)
            return replace(node, left=left, right=right, type=BOOL)
        if self.group and node.operator in ("==", "!="):
            left, right = self.group_element(left), self.group_element(right)
        left, right = adapt(left, right.type), adapt(right, left.type)
        if node.operator in ("==", "!=", "<", ">", "<=", ">="):
            left, right = default_infinity(left), default_infinity(right)
            self.check_comparison(node, left, right)
            return replace(node, left=left, right=right, type=BOOL)
        type: Type = UNKNOWN
        for side in (left, right):
            if isinstance(side, Infinity):
                self.error("GM0205", "INF cannot take part in arithmetic", side.span)
            elif side.type != UNKNOWN and not is_numeric(side.type):
                self.error("GM0202", f"{side.type} is not a number", side.span)
        if is_numeric(left.type) and is_numeric(right.type):
            type = arithmetic_type(left.type, right.type)
            if node.operator == "%" and not is_integral(type):
                self.error("GM0207", f"% needs integers, this is {type}", node.span)
        return replace(node, left=left, right=right, type=type)

    def group_element(self, node: Expression) -> Expression:
        """In `G.P = (G == r)`, G stands for the element."""
        if self.group and isinstance(node, Variable) and node.name == self.group[0]:
            return replace(node, type=self.group[1])
        return node

    def check_comparison(
        self, node: Binary, left: Expression, right: Expression
    ) -> None:
        a, b = left.type, right.type
        if UNKNOWN in (a, b) or (is_numeric(a) and is_numeric(b)):
            return
        ordering = node.operator not in ("==", "!=")
        if ordering and isinstance(node.left, Nil) | isinstance(node.right, Nil):
            self.error("GM0204", "NIL has no order", node.span)
        elif (
            is_element(a)
            and is_element(b)
            and type(a) is type(b)
            and not same_graph(a.graph, b.graph)
        ):
            self.error(
                "GM0204",
                f"elements of graphs `{a.graph}` and `{b.graph}` are not comparable",
                node.span,
            )
        elif not same_kind(a, b) or isinstance(a, CollectionType | QueueType | MapType):
            self.error("GM0204", f"{a} and {b} cannot be compared", node.span)

    def conditional(self, node: Conditional) -> Conditional:
        condition = self.condition(node.condition)
        then, otherwise = self.expression(node.then), self.expression(node.otherwise)
        then, otherwise = adapt(then, otherwise.type), adapt(otherwise, then.type)
        if not isinstance(then, Infinity):
            otherwise = default_infinity(otherwise)
        elif not isinstance(otherwise, Infinity):
            then = default_infinity(then)
        a, b = then.type, otherwise.type
        type: Type
        if is_numeric(a) and is_numeric(b):
            type = arithmetic_type(a, b)
        elif UNKNOWN in (a, b):
            type = b if a == UNKNOWN else a
        else:
            type = b if a == NIL else a
            if not same_kind(a, b):
                self.error("GM0212", f"the branches of ?: are {a} and {b}", node.span)
                type = UNKNOWN
        return replace(
            node, condition=condition, then=then, otherwise=otherwise, type=type
        )

    def cast(self, node: Cast) -> Cast:
        operand = default_infinity(adapt(self.expression(node.operand), node.to))
        have = operand.type
        fits = (
            have == UNKNOWN
            or (is_numeric(node.to) and (is_numeric(have) or is_element(have)))
            or (node.to == BOOL and have == BOOL)
        )
        if not fits:
            self.error("GM0206", f"{have} cannot be cast to {node.to}", node.span)
        if is_element(have) and isinstance(operand, Variable):
            symbol = self.scope.variable(operand.name)
            if symbol and symbol.role == "iterator":
                self.error(
                    "GM0206",
                    "a loop iterator cannot be cast",
                    node.span,
                    f"copy it first: `Node x = {operand.name};`",
                )
        return replace(node, operand=operand, type=node.to)

    def reduction_expression(self, node: Reduction) -> Reduction:
        with self.nested():
            range_, element = self.range(node.range)
            self.declare_iterator(node.iterator, element, node.range.kind, node)
            filter_ = self.condition(node.filter) if node.filter else None
            body = default_infinity(self.expression(node.body)) if node.body else None
        type: Type
        if node.operator == "Count":
            type = INT
        elif node.operator in ("Exist", "All"):
            body = self.as_bool(body) if body else None
            type = BOOL
        else:
            type = body.type if body else UNKNOWN
            if type != UNKNOWN and not is_numeric(type):
                self.error(
                    "GM0202",
                    f"{node.operator} needs numbers, this is {type}",
                    body.span if body else node.span,
                )
                type = UNKNOWN
            if node.operator == "Avg" and type != UNKNOWN:
                type = FLOAT if type == FLOAT else DOUBLE
        return replace(node, range=range_, filter=filter_, body=body, type=type)

    def range(self, node: Range) -> tuple[Range, Type]:
        """The typed range and the type of its elements."""
        source = self.expression(node.source)
        assert isinstance(source, Variable | Field)
        argument = self.expression(node.argument) if node.argument else None
        typed = replace(node, source=source, argument=argument)
        have = source.type
        if have == UNKNOWN:
            return typed, UNKNOWN
        match node.kind, have:
            case ("Nodes", GraphType()) if isinstance(source, Variable):
                return typed, NodeType(source.name)
            case ("Edges", GraphType()) if isinstance(source, Variable):
                return typed, EdgeType(source.name)
            case ("Items", CollectionType(of=of, graph=graph)):
                return typed, NodeType(graph) if of == "Node" else EdgeType(graph)
            case ("Items", QueueType(element)):
                return typed, element
            case ("UpNbrs" | "DownNbrs" | "UpEdges" | "DownEdges", NodeType()):
                symbol = self.scope.variable(source.name)
                if symbol is None or symbol.range != "Bfs":
                    self.error(
                        "GM0211",
                        f"{node.kind} exists only for the iterator of an InBFS",
                        node.span,
                    )
                return typed, self.neighbour(node.kind, have.graph)
            case (
                "Nbrs" | "InNbrs" | "CommonNbrs" | "OutEdges" | "InEdges",
                NodeType(graph),
            ):
                if argument is not None and not (
                    argument.type == UNKNOWN or same_kind(argument.type, have)
                ):
                    self.error(
                        "GM0211",
                        f"CommonNbrs needs a node of `{graph}`",
                        argument.span,
                    )
                return typed, self.neighbour(node.kind, graph)
        self.error("GM0211", f"{have} has no {node.kind}", node.span)
        return typed, UNKNOWN

    def neighbour(self, kind: str, graph: str | None) -> Type:
        return EdgeType(graph) if kind.endswith("Edges") else NodeType(graph)

    # --- calls: CallChecker has them --------------------------------------------------

    @abstractmethod
    def call(self, node: Call, *, statement: bool) -> Call: ...
