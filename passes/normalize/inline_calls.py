"""Inlines calls of the user's procedures.

    Local twice(G: Graph, A: N_P<Int>, n: Node): Int {
        Int x = n.A;
        Return 2 * x;
    }
    Procedure p(G: Graph, A: N_P<Int>; B: N_P<Int>) {
        Foreach (n: G.Nodes) {
            Int value = twice(G, A, n);
            n.B = value + 1;
        }
    }
    →
    Procedure p(G: Graph, A: N_P<Int>; B: N_P<Int>) {
        Foreach (n: G.Nodes) {
            Int x = n.A;
            Int value = 2 * x;
            n.B = value + 1;
        }
    }

When the pass runs, each call is the whole right side of a declaration or assignment, or
a statement, and the callee has been through the same passes as the caller.  An input is
copied, unless nothing changes the argument meanwhile; an output variable of the same
type replaces the parameter, any other output is copied in and out.  Graphs, properties
and collections are replaced by name, graphs also in types.  Reductions of the callee
are bound to its loops explicitly, so that they cannot be bound to a loop of the caller.
Where inlining would make a program too large, calls outside of parallel loops share the
callee (`sharing`, `recursion`).
(Green-Marl specification 0.5, section 4.)
"""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import TypeVar

from lighthouse.ir import nodes as ir
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import INT, LONG, NIL, VOID, PropertyType, Type, by_value
from lighthouse.ir.values import converted
from lighthouse.ir.walk import expand_children, find, map_body, rewrite, with_values
from lighthouse.passes.base import Context, CorePass
from lighthouse.passes.manager import run_pass
from lighthouse.passes.normalize.bind_reductions import bound
from lighthouse.passes.normalize.calls import called, graphs_of, renamed_graphs, retyped
from lighthouse.passes.normalize.lower_effects import iterators, unchanging
from lighthouse.passes.normalize.lower_random import in_order
from lighthouse.passes.normalize.recursion import Recursion, groups
from lighthouse.passes.normalize.returns import with_declared
from lighthouse.passes.normalize.sharing import Sharing
from lighthouse.passes.normalize.unique_names import Renamer, Scope

N = TypeVar("N", bound=ir.Node)


# --- calls ----------------------------------------------------------------------------


@dataclass(slots=True)
class _Procedures:
    """The procedures of a program; each is made ready for its callers once.

    shared: those that calls outside of parallel loops share.
    """

    context: Context
    shared: frozenset[str] = frozenset()
    ready: dict[str, ir.Procedure] = field(default_factory=dict)
    parts: dict[str, ir.Procedure] = field(default_factory=dict)

    def group(self, name: str) -> frozenset[str]:
        """Those that call each other with the procedure `name`, if it is recursive."""
        program = self.context.program
        return self.context.analysis(groups, program)[name] if program else frozenset()

    def callee(self, name: str) -> ir.Procedure:
        """The procedure `name` after the passes that its caller has gone through; its
        reductions name their loops."""
        if name not in self.ready:
            assert self.context.program is not None
            found = (p for p in self.context.program.procedures if p.name == name)
            (procedure,) = found
            for each in self.context.done:
                procedure = run_pass(each, procedure, self.context)
            self.ready[name] = bound(self.in_order(procedure))
        return self.ready[name]

    def part(self, name: str) -> ir.Procedure:
        """The procedure `name`, without calls except of what is compiled with it: its
        group, or what is shared."""
        if name not in self.parts:
            kept = self.group(name) or self.shared
            self.parts[name] = self.inlined(self.callee(name), kept)
        return self.parts[name]

    def in_order(self, procedure: ir.Procedure) -> ir.Procedure:
        """`procedure` where a loop that calls back is sequential."""
        group = self.group(procedure.name)
        names = Names(procedure, self.context.meanings)

        def one(node: ir.Loop) -> ir.StatementNode:
            recurses = any(call.name in group for call in find(node, ir.Call))
            if not node.parallel or not recurses:
                return node
            message = f"Foreach over `{node.iterator}` runs in order: it recurses"
            self.context.missed(InlineCalls(), message, node.span)
            return in_order(node, names, self.context)

        return rewrite(procedure, one, ir.Loop) if group else procedure

    def inlined(
        self, procedure: ir.Procedure, kept: frozenset[str] = frozenset()
    ) -> ir.Procedure:
        """`procedure` without calls but those of the procedures `kept`."""
        names = Names(procedure, self.context.meanings)
        inliner = _Inliner(names, self, kept, set(unchanging(procedure)))
        return map_body(procedure, inliner.inside)


@dataclass(frozen=True, slots=True)
class _Inliner:
    """Inlines calls, each at its statement, and those of what it inlines.

    names: of the procedure that all of them become.
    fixed: its variables that do not change, of those that the statements can see.
    alone: no other thread runs meanwhile, so that only a call changes variables.
    """

    names: Names
    procedures: _Procedures
    kept: frozenset[str]
    fixed: set[str]
    alone: bool = True

    def is_inlined(self, call: ir.Call) -> bool:
        program = self.procedures.context.program
        return call.name not in self.kept and called(call, program) is not None

    def inside(self, node: N) -> N:
        return expand_children(node, self.statement)

    def statement(self, node: ir.StatementNode) -> ir.Statements:
        match node:
            case ir.Effect(call) if self.is_inlined(call):
                return self.call(call, self.names.fresh(call.name))
            case ir.Declare(type, (name,), ir.Call() as call) if self.is_inlined(call):
                self.fixed.add(name)
                if self.result_type(call) == type:
                    return self.call(call, name)
                result = self.names.variable(call.name, call.type, call.span)
                return (*self.call(call, result.name), replace(node, initial=result))
            case ir.Assign(_, ir.Call() as call) if self.is_inlined(call):
                result = self.names.variable(call.name, call.type, call.span)
                return assigned(node, self.call(call, result.name), result)
            case ir.Loop(parallel=True):
                inside = replace(self, kept=frozenset(), alone=False)
                return (inside.inside(node),)
        return (self.inside(node),)

    def result_type(self, call: ir.Call) -> Type:
        callee = self.procedures.callee(call.name)
        return renamed_graphs(callee.returns, graphs_of(callee, call))

    def call(self, node: ir.Call, result: str) -> ir.Statements:
        """The body of what `node` calls; what it returns is the new `result`."""
        group = self.procedures.group(node.name)
        if group:
            recursion = Recursion(self.names, group, self.procedures.part)
            steps, value = recursion.statements(node)
            if value.type == VOID:
                return steps
            return (*steps, ir.Declare(value.type, (result,), value, span=node.span))
        callee = self.procedures.callee(node.name)
        graphs = graphs_of(callee, node)
        passing = _Passing(self.names, self.fixed, self.alone, node.arguments)
        cast = {each.operand for each in find(callee.body, ir.Cast)}
        for parameter, argument in zip(callee.parameters, node.arguments, strict=True):
            type = renamed_graphs(parameter.type, graphs)
            is_input = parameter in callee.inputs
            place = ir.Variable(parameter.name, type=parameter.type)
            passing.parameter(
                replace(parameter, type=type), argument, is_input, place in cast
            )
        renamer = Renamer(self.names, self.names.used)
        body = retyped(renamer.node(callee.body, passing.scope), graphs)
        body = with_values(body, passing.collections)
        place = ir.Variable(result, type=self.result_type(node), span=node.span)
        statements = [*passing.before]
        scalars = (item.name for item in callee.inputs if by_value(item.type))
        fixed = iterators(body).union(passing.scope[False, name] for name in scalars)
        inliner = replace(self, fixed=fixed)
        for statement in with_declared(body, place, self.names):
            statements += inliner.statement(statement)
        return [*statements, *passing.after]


class _Passing:
    """How the arguments of one call take the place of its parameters.

    `scope` says by which names; `before` copies values in, `after` copies outputs out.
    """

    def __init__(
        self,
        names: Names,
        fixed: set[str],
        alone: bool,
        arguments: Sequence[ir.Expression],
    ) -> None:
        self.names = names
        self.fixed = fixed
        self.alone = alone
        self.arguments = arguments
        self.scope: Scope = {}
        self.before: list[ir.StatementNode] = []
        self.after: list[ir.StatementNode] = []
        # Collections that belong to an element, under a name of their own.
        self.collections: dict[str, ir.Field] = {}

    def parameter(
        self,
        parameter: ir.Parameter,
        argument: ir.Expression,
        is_input: bool,
        is_cast: bool,
    ) -> None:
        """`is_cast`: somewhere in the body, where an iterator must not be."""
        type = parameter.type
        key = isinstance(type, PropertyType), parameter.name
        if isinstance(argument, ir.Variable) and (
            not by_value(type)
            or (not is_cast and self.stands_for_itself(argument, type, is_input))
        ):
            self.scope[key] = argument.name
        elif not by_value(type):
            assert isinstance(argument, ir.Field)
            name = self.scope[key] = self.names.fresh(parameter.name, parameter.name)
            self.collections[name] = self.element(argument)
        else:
            place = self.copied(parameter.name, type, argument)
            self.scope[key] = place.name
            if not is_input:
                assert isinstance(argument, ir.LValue)
                value = stored(place, argument.type)
                self.after.append(ir.Assign(argument, value, span=argument.span))

    def stands_for_itself(
        self, argument: ir.Variable, type: Type, is_input: bool
    ) -> bool:
        """True if a variable of the caller can take the place of a parameter: while the
        call lasts, nothing else changes it."""
        if argument.type != type:
            return False
        is_once = self.arguments.count(argument) == 1
        if is_input:
            return argument.name in self.fixed or (self.alone and is_once)
        return is_once

    def copied(self, hint: str, type: Type, value: ir.Expression) -> ir.Variable:
        if value.type == NIL:
            value = replace(value, type=type)
        copy = self.names.variable(hint, type, value.span, meaning=hint)
        self.before.append(ir.declare(copy, stored(value, type)))
        return copy

    def element(self, place: ir.Field) -> ir.Field:
        """`place` for as long as the call lasts."""
        driver = place.driver
        if driver.name not in self.fixed:
            driver = self.copied(driver.name, driver.type, driver)
        return replace(place, driver=driver)


def stored(value: ir.Expression, type: Type) -> ir.Expression:
    """`value` for a place of this type: a narrowing store is a cast."""
    is_narrow = (value.type, type) == (LONG, INT)
    return converted(value, type) if is_narrow else value


def assigned(
    node: ir.Assign, call: ir.Statements, result: ir.Variable
) -> ir.Statements:
    """What a call leaves in a new variable `result`, assigned as `node` wants it."""
    *before, last = call
    match last:
        case ir.Declare(type, (result.name,), ir.Expression() as value):
            if value == node.target:
                return (*before,)
            if type == value.type == node.target.type:
                return (*before, replace(node, value=value))
    return (*call, replace(node, value=result))


class InlineCalls(CorePass):
    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        procedures = _Procedures(context)
        sharing = Sharing(context.program, procedures.callee, procedures.group)
        shared = sharing.shared(procedure)
        if not shared:
            return procedures.inlined(procedure)
        procedures.shared = shared
        for name in sorted(shared):
            message = f"the calls of `{name}` share it: inlined, they are too large"
            context.passed(self, message, procedures.callee(name).span)
        begin = procedures.inlined(procedure, shared)
        names = Names(begin, context.meanings)
        recursion = Recursion(names, shared, procedures.part, again=False)
        return recursion.whole(begin)
