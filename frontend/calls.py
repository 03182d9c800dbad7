"""Checks calls of built-in functions, methods and procedures."""

from collections.abc import Callable, Iterator
from dataclasses import replace

from lighthouse.diagnostics import Edit, Label, Span
from lighthouse.frontend.expressions import ExpressionChecker
from lighthouse.frontend.fitting import (
    adapt,
    article,
    default_infinity,
    loses_precision,
    same_kind,
)
from lighthouse.frontend.places import NEIGHBOURS, is_method
from lighthouse.frontend.scope import inmost_first
from lighthouse.ir import builtins
from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.walk import walk
from lighthouse.spelling import closest


class CallChecker(ExpressionChecker):
    """Expressions with calls in them."""

    def call(self, node: ir.Call, *, statement: bool) -> ir.Call:
        if node.receiver is None:
            named = [p for p in self.program.procedures if p.name == node.name]
            if named:
                return self.call_procedure(node, named, statement)
        receiver = self.expression(node.receiver) if node.receiver else None
        assert receiver is None or isinstance(receiver, ir.Variable | ir.Field)
        kind = self.receiver_kind(receiver)
        is_global = receiver is None
        found = builtins.find(kind, node.name) if kind or is_global else None
        if (
            found is None
            and self.group
            and isinstance(receiver, ir.Variable)
            and receiver.name == self.group.name
        ):
            receiver = replace(receiver, type=self.group.element)
            kind = "Node" if isinstance(self.group.element, ty.NodeType) else "Edge"
            found = builtins.find(kind, node.name)
        whole = {
            i
            for i, parameter in enumerate(found.parameters if found else ())
            if parameter in builtins.WHOLE
        }
        if is_global and found is None:
            # Meant for a procedure, to which a property is passed by its name.
            whole = {
                i
                for i, argument in enumerate(node.arguments)
                if isinstance(argument, ir.Variable)
                and self.scope.property(argument.name)
            }
        arguments = tuple(
            argument if i in whole else self.expression(argument)
            for i, argument in enumerate(node.arguments)
        )
        if found is None:
            if receiver is None or receiver.type != ty.UNKNOWN:
                self.no_builtin(node, receiver, kind)
            return replace(node, receiver=receiver, arguments=arguments)
        if len(arguments) == 2 and "number" in found.parameters:
            # Literals and INF take their type from the other one.
            one, other = arguments
            arguments = (adapt(one, other.type), adapt(other, one.type))
        parameters = found.parameters_of(len(arguments))
        if len(arguments) != len(parameters):
            self.wrong_number(node, len(parameters))
        else:
            arguments = tuple(
                self.argument(argument, parameter, receiver)
                for argument, parameter in zip(arguments, parameters, strict=True)
            )
        result = self.resolve(found.result, receiver, arguments)
        if result == ty.VOID and not statement:
            self.error("GM0208", f"`{node.name}` returns nothing", node.span)
            result = ty.UNKNOWN
        return replace(
            node, name=found.name, receiver=receiver, arguments=arguments, type=result
        )

    def wrong_number(self, node: ir.Call, wanted: int, *labels: Label) -> None:
        arguments = "1 argument" if wanted == 1 else f"{wanted} arguments"
        message = f"`{node.name}` takes {arguments}, not {len(node.arguments)}"
        self.error("GM0208", message, node.span, labels=labels)

    # --- what does not exist ----------------------------------------------------------

    def no_builtin(
        self,
        node: ir.Call,
        receiver: ir.Variable | ir.Field | None,
        kind: builtins.Receiver,
    ) -> None:
        name = node.name
        if receiver is None:
            note = f"`{name}` is a method: write `x.{name}(…)`"
            self.unknown(
                "GM0104",
                f"there is no function `{name}`",
                node.span,
                Span(node.span.source, node.span.start, node.span.start + len(name)),
                [*builtins.names(None), *(p.name for p in self.program.procedures)],
                *((note,) if is_method(name) else ()),
            )
            return
        message = f"{article(receiver.type)} has no method `{name}`"
        notes: tuple[str, ...] = ()
        if kind is None:
            message = f"{article(receiver.type)} has no methods"
            if builtins.find(None, name):
                notes = (f"write `{name}({receiver.span.text})`",)
        elif name == "ToEdge":
            notes = (
                "only the iterator of a loop over Nbrs, InNbrs, UpNbrs or DownNbrs "
                "came over an edge",
            )
        elif self.scope.property(name) is not None:
            notes = (f"`{name}` is a property: write `{receiver.span.text}.{name}`",)
        start = node.span.text.find(name, len(receiver.span.text)) + node.span.start
        where = Span(node.span.source, start, start + len(name))
        known = builtins.names(kind) if kind else []
        if known and not notes and not closest(name, known):
            notes = (f"it has {', '.join(known)}",)
        self.unknown("GM0104", message, node.span, where, known, *notes)

    # --- built-ins --------------------------------------------------------------------

    def receiver_kind(self, receiver: ir.Expression | None) -> builtins.Receiver:
        if isinstance(receiver, ir.Variable) and isinstance(receiver.type, ty.NodeType):
            symbol = self.scope.variable(receiver.name)
            if symbol is not None and symbol.range in NEIGHBOURS:
                return "Iterator"
        return builtins.receiver_of(receiver.type if receiver else None)

    def argument(
        self,
        argument: ir.Expression,
        parameter: ty.Type | builtins.Kind,
        receiver: ir.Expression | None,
    ) -> ir.Expression:
        if parameter == "number":
            argument = default_infinity(argument)
            if argument.type != ty.UNKNOWN and not ty.is_numeric(argument.type):
                self.not_a_number(argument)
            return argument
        if parameter in builtins.WHOLE:
            return self.whole_property(argument, receiver, parameter)
        wanted = self.resolve(parameter, receiver, ())
        return self.assigned(argument, wanted)

    def whole_property(
        self,
        argument: ir.Expression,
        receiver: ir.Expression | None,
        kind: ty.Type | str,
    ) -> ir.Expression:
        """A property of the nodes of the receiver, by its name; as that of one of them
        it takes part in all that follows."""
        assert isinstance(receiver, ir.Field)
        if isinstance(argument, ir.Variable) and self.scope.property(argument.name):
            driver = receiver.driver
            argument = ir.Field(driver, argument.name, span=argument.span)
            to = ty.INT if kind == "property" else self.resolve("element", receiver, ())
            return self.assigned(self.field(argument), to)
        if isinstance(argument, ir.Field):
            return argument
        self.error(
            "GM0208", "a property is passed whole, by its name alone", argument.span
        )
        return argument

    def resolve(
        self,
        kind: ty.Type | builtins.Kind,
        receiver: ir.Expression | None,
        arguments: tuple[ir.Expression, ...],
    ) -> ty.Type:
        """The type that a built-in's parameter or result has on this receiver."""
        have = receiver.type if receiver else ty.UNKNOWN
        match kind, have:
            case "number", _:
                type: ty.Type = ty.INT
                for argument in arguments:
                    if ty.is_numeric(argument.type) and ty.is_numeric(type):
                        type = ty.arithmetic_type(type, argument.type)
                return type
            case "any", _:
                return arguments[1].type if arguments else ty.UNKNOWN
            case "same", _:
                return have
            case "element", ty.CollectionType():
                return have.member
            case "element", ty.QueueType(element):
                return element
            case "key", ty.MapType(key):
                return key
            case "value", ty.MapType(value=value):
                return value
            case ty.NodeType() | ty.EdgeType(), ty.GraphType() if isinstance(
                receiver, ir.Variable
            ):
                return replace(kind, graph=receiver.name)
            case ty.NodeType() | ty.EdgeType(), ty.NodeType(graph) | ty.EdgeType(graph):
                return replace(kind, graph=graph)
            case str(), _:
                return ty.UNKNOWN
            case _:
                return kind

    # --- procedures of the user -------------------------------------------------------

    def call_procedure(
        self, node: ir.Call, named: list[ir.Procedure], statement: bool
    ) -> ir.Call:
        if len(named) > 1:
            return node  # What is wrong is said where they are defined.
        (callee,) = named
        defined = (Label(header(callee), "defined here"),)
        rename = self.graphs_of(node, callee)
        arguments = tuple(
            self.passed(
                argument, parameter, ty.with_graphs(parameter.type, rename), callee
            )
            for argument, parameter in zip(
                node.arguments, callee.parameters, strict=False
            )
        )
        if len(node.arguments) != len(callee.parameters):
            self.wrong_number(node, len(callee.parameters), *defined)
        self.check_aliases(node, callee)
        returns = ty.with_graphs(callee.returns, rename)
        if returns == ty.VOID and not statement:
            message = f"`{node.name}` returns nothing"
            self.error("GM0208", message, node.span, labels=defined)
            returns = ty.UNKNOWN
        return replace(node, arguments=arguments, type=returns)

    def graphs_of(
        self, node: ir.Call, callee: ir.Procedure
    ) -> Callable[[str | None], str | None]:
        """The graphs of the procedure called, by the names that they have here."""
        given = {
            parameter.name: argument.name
            for parameter, argument in zip(
                callee.parameters, node.arguments, strict=False
            )
            if isinstance(parameter.type, ty.GraphType)
            and isinstance(argument, ir.Variable)
            and self.is_graph(argument.name)
        }
        only = next(iter(given)) if len(given) == 1 else None
        return lambda graph: given.get(graph or only or "")

    def is_graph(self, name: str) -> bool:
        symbol = self.scope.variable(name)
        return symbol is not None and isinstance(symbol.type, ty.GraphType)

    def passed(
        self,
        argument: ir.Expression,
        parameter: ir.Parameter,
        to: ty.Type,
        callee: ir.Procedure,
    ) -> ir.Expression:
        """An argument as it is handed over; a property is passed by its bare name."""
        if isinstance(to, ty.PropertyType):
            return self.passed_property(argument, parameter, to)
        typed = self.expression(argument)
        declared = Label(parameter.span, "the argument of the procedure")
        if parameter in callee.outputs and not isinstance(to, ty.GraphType):
            if not isinstance(argument, ir.LValue):
                self.error(
                    "GM0208",
                    f"output `{parameter.name}` of `{callee.name}` needs a variable",
                    argument.span,
                    labels=(declared,),
                )
                return typed
            if isinstance(to, ty.Scalar) or ty.is_element(to):
                self.check_written(argument, parameter, callee)
            if ty.is_numeric(to) and ty.is_numeric(typed.type):
                if loses_precision(to, typed.type):
                    message = f"the output is {article(to)} that becomes "
                    message += article(typed.type)
                    self.warning("GM0210", message, argument.span, labels=(declared,))
                return typed
        if isinstance(to, ty.GraphType):
            if not isinstance(typed.type, ty.GraphType) and typed.type != ty.UNKNOWN:
                message = f"{typed.type} does not fit {to}"
                self.error("GM0201", message, argument.span, labels=(declared,))
            return typed
        return self.assigned(typed, to, declared)

    def passed_property(
        self, argument: ir.Expression, parameter: ir.Parameter, to: ty.PropertyType
    ) -> ir.Expression:
        declared = Label(parameter.span, "the argument of the procedure")
        if isinstance(argument, ir.Variable):
            symbol = self.scope.property(argument.name)
            if symbol is None and self.scope.variable(argument.name) is None:
                names = [item.name for item in inmost_first(self.scope.properties)]
                message = f"property `{argument.name}` is not declared"
                span = argument.span
                self.unknown("GM0113", message, span, span, names)
                return argument
            if symbol is not None:
                if not same_kind(symbol.type, to):
                    self.misfit(symbol.type, to, argument.span, declared)
                return replace(argument, type=symbol.type)
        if isinstance(argument, ir.Field) and self.scope.property(argument.name):
            self.error(
                "GM0208",
                "a property is passed whole, by its name alone",
                argument.span,
                labels=(declared,),
                edit=Edit(argument.span, argument.name),
            )
            return argument
        typed = self.expression(argument)
        if typed.type != ty.UNKNOWN:
            message = f"{typed.type} does not fit {to}"
            self.error("GM0201", message, argument.span, labels=(declared,))
        return typed

    def check_written(
        self, argument: ir.Expression, parameter: ir.Parameter, callee: ir.Procedure
    ) -> None:
        if not isinstance(argument, ir.Variable):
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

    def check_aliases(self, node: ir.Call, callee: ir.Procedure) -> None:
        """A procedure may count on its arguments being different things."""
        changed = set(changed_names(callee))
        seen: dict[tuple[bool, str], tuple[ir.Variable, ir.Parameter]] = {}
        for argument, parameter in zip(node.arguments, callee.parameters, strict=False):
            is_property = isinstance(parameter.type, ty.PropertyType)
            shared = is_property or ty.is_object(parameter.type)
            if not isinstance(argument, ir.Variable) or not (
                shared or parameter in callee.outputs
            ):
                continue
            whole = self.whole(argument.name)
            other, first = seen.setdefault((is_property, whole), (argument, parameter))
            if other is argument or not {parameter.name, first.name} & changed:
                continue
            parts = argument.name != whole or other.name != whole
            twice = "with a part of it" if parts else "twice"
            self.warning(
                "GM0215",
                f"`{whole}` is passed {twice} to `{callee.name}`, which changes it",
                argument.span,
                "a procedure may count on its arguments being different things",
                labels=(Label(other.span, "passed here, too"),),
            )

    def whole(self, name: str) -> str:
        """Of one of the collections in a queue, the name of that queue."""
        symbol = self.scope.variable(name)
        return (symbol and symbol.queue) or name


def header(procedure: ir.Procedure) -> Span:
    """`Procedure name(…): type`, without the body."""
    span, body = procedure.span, procedure.body.span
    if span.source is None:
        return span
    text = span.source.text[span.start : body.start].rstrip()
    return Span(span.source, span.start, span.start + len(text))


def changed_names(procedure: ir.Procedure) -> Iterator[str]:
    """The names of variables and properties that a procedure may change."""

    def name_of(place: ir.Expression) -> str:
        match place:
            case (
                ir.Index(map=ir.Variable(name))
                | ir.Field(name=name)
                | ir.Variable(name)
            ):
                return name
        return ""

    for node in walk(procedure.body):
        match node:
            case ir.Assign(target) | ir.Reduce(target=target) | ir.Defer(target):
                yield name_of(target)
            case ir.ReduceTuple(target=target, targets=targets):
                yield from map(name_of, (target, *targets))
            case ir.Foreign(mutates=targets):
                yield from map(name_of, targets)
            case ir.Call(receiver, _, arguments):
                yield from map(name_of, arguments)
                if receiver is not None:
                    yield name_of(receiver)
