"""Compiles a procedure at its first call; each call has its own environment."""

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Any

from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.draws import Drawing
from lighthouse.runtime.interpreter import values
from lighthouse.runtime.interpreter.chance import STREAM
from lighthouse.runtime.interpreter.environment import (
    Environment,
    Evaluate,
    Permute,
    Run,
    property_key,
)
from lighthouse.runtime.interpreter.statements import Returned, StatementCompiler

# Moves a value between the environments of the caller and of the procedure called.
Handover = Callable[[Environment, Environment], None]


class Machine:
    """Runs the procedures of one program, each compiled when first called."""

    def __init__(self, procedures: Sequence[ir.Procedure], permute: Permute) -> None:
        self.procedures = {procedure.name: procedure for procedure in procedures}
        self.permute = permute
        self.drawing = Drawing(procedures)
        self._compiled: dict[str, Run] = {}

    def run(self, procedure: ir.Procedure, environment: Environment) -> Any:
        """The value that the procedure returns; zero if it ends without `Return`."""
        if procedure.name not in self._compiled:
            compiler = ProcedureCompiler(self)
            self._compiled[procedure.name] = compiler.procedure(procedure)
        try:
            self._compiled[procedure.name](environment)
        except Returned as returned:
            return returned.value
        return None if procedure.returns == ty.VOID else values.zero(procedure.returns)


class ProcedureCompiler(StatementCompiler):
    """Compiles one procedure and the calls in it."""

    def __init__(self, machine: Machine) -> None:
        super().__init__(machine.permute, machine.drawing)
        self.machine = machine

    def procedure(self, node: ir.Procedure) -> Run:
        for parameter in node.parameters:
            self.declare(parameter.name, parameter.type)
        self.returns = node.returns
        return self.statement(node.body)

    def call_procedure(self, node: ir.Call) -> Evaluate | None:
        callee = self.machine.procedures.get(node.name)
        if callee is None:
            return None
        give, take_back = [], []
        for position, (parameter, argument) in enumerate(
            zip(callee.parameters, node.arguments, strict=True)
        ):
            give.append(self.hand_over(argument, parameter.name, parameter.type))
            if position >= len(callee.inputs) and ty.by_value(parameter.type):
                assert isinstance(argument, ir.LValue)
                take_back.append(
                    self.take_back(argument, parameter.name, parameter.type)
                )
        machine = self.machine

        def call(environment: Environment) -> Any:
            inner: Environment = {}
            for hand_over in give:
                hand_over(environment, inner)
            inner[STREAM] = environment[STREAM]
            result = machine.run(callee, inner)
            environment[STREAM] = inner[STREAM]
            for hand_over in take_back:
                hand_over(environment, inner)
            return result

        return call

    def hand_over(self, argument: ir.Expression, name: str, type: ty.Type) -> Handover:
        """Puts an argument under the name that it has in the procedure called."""
        give: Evaluate
        if isinstance(type, ty.PropertyType):
            assert isinstance(argument, ir.Variable | ir.Field)
            give, name = itemgetter(property_key(argument.name)), property_key(name)
        elif ty.by_value(type):
            give = self.value(argument, type)
        else:
            give = self.expression(argument)

        def hand_over(outer: Environment, inner: Environment) -> None:
            inner[name] = give(outer)

        return hand_over

    def take_back(self, argument: ir.LValue, name: str, type: ty.Type) -> Handover:
        """Puts the final value of an output where the caller wants it."""
        place, convert = self.place(argument), values.conversion(type, argument.type)

        def take_back(outer: Environment, inner: Environment) -> None:
            container, key = place(outer)
            container[key] = convert(inner[name]) if convert else inner[name]

        return take_back
