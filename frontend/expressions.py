"""Types of expressions, and what every check of a procedure shares.

After an error an expression has the type `UNKNOWN`, which fits everything: one mistake
gives one message.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import assert_never

from lighthouse.diagnostics import Diagnostic, Diagnostics, Label, Severity, Span
from lighthouse.frontend.scope import Scope, Symbol, suggest
from lighthouse.ir import builtins
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
    LONG,
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
    Scalar,
    Type,
    arithmetic_type,
    is_element,
    is_floating,
    is_integral,
    is_numeric,
)

NEIGHBOURS = ("Nbrs", "InNbrs", "UpNbrs", "DownNbrs")


class ExpressionChecker:
    """Scopes, messages and expressions; `ProcedureChecker` adds the statements."""

    def __init__(self, program: Program, diagnostics: Diagnostics) -> None:
        self.program = program
        self.diagnostics = diagnostics
        self.scope = Scope()
        self.loops: list[str] = []
        self.parallel_depth = 0
        self.returns: Type = VOID
        # In `G.P = e`: the name G and the type of the element that it stands for.
        self.group: tuple[str, NodeType | EdgeType] | None = None

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
        typed = self.expression(node)
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
        value = adapt(value, to)
        have = value.type
        if UNKNOWN in (have, to):
            return value
        if is_numeric(have) and is_numeric(to):
            if loses_precision(have, to) and not isinstance(value, Literal):
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
            notes = ()
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
        if self.scope.property(node.name) is not None:
            self.error(
                "GM0101",
                f"`{node.name}` is a property: it has a value for each element only",
                node.span,
                f"write `x.{node.name}` for an element x, or `G.{node.name} = …` for all",
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
        elif is_element(driver.type) and driver.type.graph != symbol.type.graph:
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
            self.error(
                "GM0205", "INF cannot take part in arithmetic", node.span, "write -INF"
            )
        elif operand.type != UNKNOWN and not is_numeric(operand.type):
            self.error("GM0202", f"{operand.type} is not a number", operand.span)
        return replace(node, operand=operand, type=operand.type)

    def as_bool(self, node: Expression) -> Expression:
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
        if (a == NIL or b == NIL) and ordering:
            self.error("GM0204", "NIL has no order", node.span)
        elif is_element(a) and is_element(b) and a != b and type(a) is type(b):
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
        return replace(
            node, condition=condition, then=then, otherwise=otherwise, type=type
        )

    def cast(self, node: Cast) -> Cast:
        operand = adapt(self.expression(node.operand), node.to)
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
            body = self.expression(node.body) if node.body else None
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
                if argument is not None and argument.type not in (have, UNKNOWN):
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

    # --- calls ------------------------------------------------------------------------

    def call(self, node: Call, *, statement: bool) -> Call:
        if node.receiver is None:
            for procedure in self.program.procedures:
                if procedure.name == node.name:
                    return self.call_procedure(node)
        receiver = self.expression(node.receiver) if node.receiver else None
        kind = self.receiver_kind(receiver)
        found = builtins.find(kind, node.name)
        if (
            receiver is not None
            and isinstance(receiver, Variable)
            and self.group
            and receiver.name == self.group[0]
            and found is None
        ):
            receiver = replace(receiver, type=self.group[1])
            kind = "Node" if isinstance(self.group[1], NodeType) else "Edge"
            found = builtins.find(kind, node.name)
        arguments = tuple(self.expression(argument) for argument in node.arguments)
        if found is None:
            if receiver is None or receiver.type != UNKNOWN:
                where = f" for {receiver.type}" if receiver else ""
                self.error(
                    "GM0104",
                    f"there is no built-in `{node.name}`{where}",
                    node.span,
                    *suggest(node.name, builtins.names(kind)),
                )
            return replace(node, receiver=receiver, arguments=arguments)
        if len(arguments) != len(found.parameters):
            self.error(
                "GM0208",
                f"`{node.name}` takes {len(found.parameters)} arguments, "
                f"not {len(arguments)}",
                node.span,
            )
        else:
            arguments = tuple(
                self.argument(argument, parameter, receiver)
                for argument, parameter in zip(arguments, found.parameters, strict=True)
            )
        result = self.resolve(found.result, receiver, arguments)
        if result == VOID and not statement:
            self.error("GM0208", f"`{node.name}` returns nothing", node.span)
            result = UNKNOWN
        assert receiver is None or isinstance(receiver, Variable | Field)
        return replace(
            node, name=found.name, receiver=receiver, arguments=arguments, type=result
        )

    def receiver_kind(self, receiver: Expression | None) -> builtins.Receiver:
        if receiver is None:
            return None
        match receiver.type:
            case GraphType():
                return "Graph"
            case NodeType():
                if isinstance(receiver, Variable):
                    symbol = self.scope.variable(receiver.name)
                    if symbol is not None and symbol.range in NEIGHBOURS:
                        return "Iterator"
                return "Node"
            case EdgeType():
                return "Edge"
            case CollectionType(kind=kind):
                return kind
            case QueueType():
                return "Queue"
            case MapType():
                return "Map"
            case _:
                return None

    def argument(
        self,
        argument: Expression,
        parameter: Type | builtins.Kind,
        receiver: Expression | None,
    ) -> Expression:
        if parameter == "number":
            if argument.type != UNKNOWN and not is_numeric(argument.type):
                self.error("GM0208", f"{argument.type} is not a number", argument.span)
            return argument
        wanted = self.resolve(parameter, receiver, ())
        if isinstance(wanted, NodeType) and receiver and is_element(receiver.type):
            wanted = NodeType(receiver.type.graph)
        return self.assigned(argument, wanted)

    def resolve(
        self,
        kind: Type | builtins.Kind,
        receiver: Expression | None,
        arguments: tuple[Expression, ...],
    ) -> Type:
        """The type that a built-in's parameter or result has on this receiver."""
        have = receiver.type if receiver else UNKNOWN
        match kind, have:
            case "number", _:
                type: Type = INT
                for argument in arguments:
                    if is_numeric(argument.type) and is_numeric(type):
                        type = arithmetic_type(type, argument.type)
                return type
            case "same", _:
                return have
            case "element", CollectionType(of=of, graph=graph):
                return NodeType(graph) if of == "Node" else EdgeType(graph)
            case "element", QueueType(element):
                return element
            case "key", MapType(key):
                return key
            case "value", MapType(value=value):
                return value
            case NodeType() | EdgeType(), GraphType() if isinstance(receiver, Variable):
                return replace(kind, graph=receiver.name)
            case NodeType() | EdgeType(), NodeType(graph) | EdgeType(graph):
                return replace(kind, graph=graph)
            case str(), _:
                return UNKNOWN
            case _:
                return kind

    def passed(self, argument: Expression, to: Type) -> Expression:
        """An argument of a user's procedure; a property is passed by its bare name."""
        if isinstance(to, PropertyType) and isinstance(argument, Variable):
            symbol = self.scope.property(argument.name)
            if symbol is not None:
                return replace(argument, type=symbol.type)
        typed = self.expression(argument)
        return adapt(typed, to) if isinstance(to, Scalar) else typed

    def call_procedure(self, node: Call) -> Call:
        (callee,) = [p for p in self.program.procedures if p.name == node.name][:1]
        wanted = [parameter.type for parameter in callee.parameters]
        wanted += [UNKNOWN] * (len(node.arguments) - len(wanted))
        arguments = tuple(
            self.passed(argument, type)
            for argument, type in zip(node.arguments, wanted, strict=False)
        )
        if len(arguments) != len(callee.parameters):
            self.error(
                "GM0208",
                f"`{node.name}` takes {len(callee.parameters)} arguments, "
                f"not {len(arguments)}",
                node.span,
                labels=(Label(callee.span, "defined here"),),
            )
        return replace(node, arguments=arguments, type=callee.returns)


def article(type: Type) -> str:
    return f"{'an' if str(type)[0] in 'AEIOU' else 'a'} {type}"


def literal_type(value: bool | float) -> Scalar:
    if isinstance(value, bool):
        return BOOL
    if isinstance(value, int):
        return INT if -(2**31) <= value < 2**31 else LONG
    return DOUBLE


def adapt(node: Expression, to: Type) -> Expression:
    """Literals, INF and NIL take their type from where they stand."""
    match node:
        case Literal(float()) if to == FLOAT:
            return replace(node, type=FLOAT)
        case Infinity() if is_numeric(to):
            return replace(node, type=to)
        case Nil() if is_element(to):
            return replace(node, type=to)
        case Unary("-" | "abs", operand):
            operand = adapt(operand, to)
            return replace(node, operand=operand, type=operand.type)
        case Conditional(_, then, otherwise) if node.type in (UNKNOWN, NIL, DOUBLE):
            then, otherwise = adapt(then, to), adapt(otherwise, to)
            if then is node.then and otherwise is node.otherwise:
                return node
            if is_numeric(then.type) and is_numeric(otherwise.type):
                type: Type = arithmetic_type(then.type, otherwise.type)
            else:
                type = then.type
            return replace(node, then=then, otherwise=otherwise, type=type)
        case _:
            return node


def default_infinity(node: Expression) -> Expression:
    """INF compared with INF: both are Int."""
    if isinstance(node, Infinity) and node.type == UNKNOWN:
        return replace(node, type=INT)
    return node


def loses_precision(have: Scalar, to: Scalar) -> bool:
    return (
        (is_floating(have) and is_integral(to))
        or (have == LONG and to == INT)
        or (have == DOUBLE and to == FLOAT)
    )


def same_kind(have: Type, to: Type) -> bool:
    """True if a value of type `have` may stand where `to` is wanted."""
    if is_numeric(have) and is_numeric(to):
        return True
    if have == NIL or to == NIL:
        return is_element(have) or is_element(to)
    if isinstance(have, CollectionType) and isinstance(to, CollectionType):
        return have.of == to.of and have.graph == to.graph
    return have == to
