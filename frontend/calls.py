"""Calls: built-in functions, methods, and procedures of the user."""

from __future__ import annotations

from dataclasses import replace

from lighthouse.diagnostics import Label
from lighthouse.frontend.expressions import NEIGHBOURS, ExpressionChecker
from lighthouse.frontend.fitting import (
    adapt,
    default_infinity,
    same_kind,
    without_graph,
)
from lighthouse.frontend.scope import suggest
from lighthouse.ir import builtins
from lighthouse.ir.nodes import (
    Call,
    Expression,
    Field,
    LValue,
    Parameter,
    Procedure,
    Variable,
)
from lighthouse.ir.types import (
    INT,
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
    is_numeric,
)


class CallChecker(ExpressionChecker):
    """Expressions with calls in them."""

    def call(self, node: Call, *, statement: bool) -> Call:
        if node.receiver is None:
            for procedure in self.program.procedures:
                if procedure.name == node.name:
                    return self.call_procedure(node)
        receiver = self.expression(node.receiver) if node.receiver else None
        assert receiver is None or isinstance(receiver, Variable | Field)
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
        if len(arguments) == 2 and found and "number" in found.parameters:
            # Literals and INF take their type from the other one.
            one, other = arguments
            arguments = (adapt(one, other.type), adapt(other, one.type))
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
            argument = default_infinity(argument)
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

    def passed(
        self, argument: Expression, parameter: Parameter, callee: Procedure
    ) -> Expression:
        """An argument of a user's procedure; a property is passed by its bare name."""
        to = parameter.type
        typed = argument
        if isinstance(to, PropertyType) and isinstance(argument, Variable):
            symbol = self.scope.property(argument.name)
            if symbol is not None:
                typed = replace(argument, type=symbol.type)
        if typed.type == UNKNOWN:
            typed = self.expression(argument)
        if parameter in callee.outputs and not isinstance(argument, LValue):
            self.error(
                "GM0208",
                f"output `{parameter.name}` of `{callee.name}` needs a variable",
                argument.span,
            )
        if parameter in callee.outputs and (isinstance(to, Scalar) or is_element(to)):
            self.check_written(argument, parameter, callee)
        if isinstance(to, Scalar):
            return self.assigned(typed, to)
        # Which graph a type belongs to is a matter of each procedure.
        if typed.type != UNKNOWN and not same_kind(
            without_graph(typed.type), without_graph(to)
        ):
            self.error("GM0201", f"{typed.type} does not fit {to}", argument.span)
        return typed

    def check_written(
        self, argument: Expression, parameter: Parameter, callee: Procedure
    ) -> None:
        if not isinstance(argument, Variable):
            return
        symbol = self.scope.variable(argument.name)
        if symbol is not None and symbol.role in ("input", "iterator"):
            self.error(
                "GM0106",
                f"`{argument.name}` is read-only, but `{callee.name}` writes its "
                f"output `{parameter.name}`",
                argument.span,
                labels=(Label(symbol.span, f"declared as an {symbol.role} here"),),
            )

    def call_procedure(self, node: Call) -> Call:
        (callee,) = [p for p in self.program.procedures if p.name == node.name][:1]
        arguments = tuple(
            self.passed(argument, parameter, callee)
            for argument, parameter in zip(
                node.arguments, callee.parameters, strict=False
            )
        )
        if len(node.arguments) != len(callee.parameters):
            self.error(
                "GM0208",
                f"`{node.name}` takes {len(callee.parameters)} arguments, "
                f"not {len(node.arguments)}",
                node.span,
                labels=(Label(callee.span, "defined here"),),
            )
        returns = callee.returns
        if isinstance(returns, NodeType):
            # Its graph has another name here; with one graph it need not be named.
            for parameter, argument in zip(callee.parameters, arguments, strict=False):
                if (
                    isinstance(parameter.type, GraphType)
                    and returns.graph in (None, parameter.name)
                    and isinstance(argument, Variable)
                ):
                    return replace(
                        node, arguments=arguments, type=NodeType(argument.name)
                    )
        return replace(node, arguments=arguments, type=returns)
