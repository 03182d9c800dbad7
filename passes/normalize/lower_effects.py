"""Moves each side effect to a statement of its own, in the order of evaluation.

    x = Rand(9) + f(G);                        Long value = Rand(9);
    If (c && Q.PopFront() == n) x = 0;         Int value_2 = f(G);
                                               x = value + value_2;
                                          →    Bool value_3 = False;
                                               If (c) {
                                                   Node value_4 = Q.PopFront();
                                                   value_3 = value_4 == n;
                                               }
                                               If (value_3) x = 0;

An effect is a call of a user's procedure, a random number, or a method that changes its
receiver.  After this pass it is the whole right side of a declaration or assignment, or
a statement by itself; values that were evaluated before it, and that it may change, are
saved.  A reduction with effects becomes a loop.  (Green-Marl specification
0.5, section 5.)
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TypeVar

from lighthouse.ir import builtins
from lighthouse.ir import nodes as ir
from lighthouse.ir.changes import handed_over
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import by_value
from lighthouse.ir.uses import is_mutation
from lighthouse.ir.walk import expand_body, find, has, walk
from lighthouse.passes.base import Context, CorePass
from lighthouse.passes.normalize.calls import called
from lighthouse.passes.normalize.hoister import Hoister, keys_of, with_keys

N = TypeVar("N", bound=ir.Node)


def has_effect(node: ir.Node, program: ir.Program | None) -> bool:
    """True of a call that must keep its place among others; `node` alone counts, not
    what is inside it."""
    return isinstance(node, ir.Call) and (
        called(node, program) is not None
        or node.name in builtins.RANDOM
        or is_mutation(node)
    )


def iterators(body: ir.Node) -> set[str]:
    kinds = ir.Loop | ir.Reduction | ir.Traversal
    return {item.iterator for item in walk(body) if isinstance(item, kinds)}


def unchanging(procedure: ir.Procedure) -> frozenset[str]:
    """The scalar inputs and iterators, which the language makes read-only."""
    inputs = (item.name for item in procedure.inputs if by_value(item.type))
    return frozenset(iterators(procedure.body).union(inputs))


class _EffectHoister(Hoister):
    """`fixed` are the names of what nothing changes."""

    def __init__(
        self, names: Names, program: ir.Program | None, fixed: frozenset[str]
    ) -> None:
        super().__init__(names)
        self.program = program
        self.fixed = fixed

    def nested(self) -> Hoister:
        return _EffectHoister(self.names, self.program, self.fixed)

    kinds = (ir.Call,)

    def is_moved(self, node: ir.Node) -> bool:
        return has_effect(node, self.program)

    def moved(self, node: ir.Expression) -> ir.Expression:
        assert isinstance(node, ir.Call)
        hint = node.name if called(node, self.program) else "value"
        return self.declare(hint, node.type, node)

    # --- what the order of evaluation matters to --------------------------------------

    def disturbs(self, rest: Sequence[ir.Node], value: ir.Expression) -> bool:
        if not by_value(value.type):
            return False
        changed = {
            name
            for node in rest
            for item in find(node, ir.Call)
            for name in self.changed_by(item)
        }
        return bool(changed) and any(
            isinstance(item, ir.ForeignExpression)
            or (isinstance(item, ir.Variable | ir.Field) and item.name in changed)
            for item in walk(value)
        )

    def changed_by(self, call: ir.Call) -> Iterator[str]:
        """The names of what `call` may change."""
        if call.receiver is not None and is_mutation(call):
            yield call.receiver.name
        procedure = called(call, self.program)
        if procedure is not None and self.program is not None:
            symbols = handed_over(call, procedure, self.program)
            yield from ({name for _, name in symbols} - self.fixed)

    # --- statements and calls ---------------------------------------------------------

    def hoisted(self, node: ir.StatementNode) -> ir.StatementNode:
        match node:
            case ir.Declare(initial=ir.Call() as call) if self.is_moved(call):
                return replace(node, initial=self.operands(call))
            case ir.Assign(target, ir.Call() as call) if self.is_moved(call):
                if not any(map(self.moves, keys_of(target))):
                    return replace(node, value=self.operands(call))
            case ir.Effect(call):
                return replace(node, call=self.operands(call))
        return super().hoisted(node)

    def operands(self, node: N) -> N:
        procedure = called(node, self.program)
        if procedure is None:
            return super().operands(node)
        assert isinstance(node, ir.Call)
        split = len(procedure.inputs)
        outputs = node.arguments[split:]
        keys = [key for place in outputs for key in keys_of(place)]
        done = self.sequence(*node.arguments[:split], *keys)
        rest = list(done[split:])
        places = (
            with_keys(place, [rest.pop(0) for _ in keys_of(place)]) for place in outputs
        )
        return replace(node, arguments=(*done[:split], *places))


class LowerEffects(CorePass):
    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        if not has(procedure.body, ir.Call):
            return procedure
        names, fixed = Names(procedure, context.meanings), unchanging(procedure)

        def lower(node: ir.StatementNode) -> ir.Statements:
            return _EffectHoister(names, context.program, fixed).statement(node)

        return expand_body(procedure, lower)
