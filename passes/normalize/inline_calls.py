"""Calls of the user's procedures become their bodies.

    Local twice(G: Graph, n: Node): Int {
        Int x = n.A;                              Foreach (n: G.Nodes) {
        Return 2 * x;                                 Int x = n.A;
    }                                        →        Int twice = 2 * x;
    …                                                 n.B = twice + 1;
    Foreach (n: G.Nodes)                          }
        n.B = twice(G, n) + 1;

An input is copied first, unless nothing changes what is passed; an output variable of
the same type stands for itself, any other output is copied in and out.  Graphs and
properties are replaced by name, also in types.  A call in an expression moves before
its statement as a reduction does, and what is evaluated before it is saved if the call
might change it.  Recursion, and a Return from the midst of a loop, are refused.
(Green-Marl specification 0.5, section 4.)
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import ClassVar, TypeVar

from lighthouse.diagnostics import CompileError, Diagnostic, Label, Span
from lighthouse.ir.nodes import (
    Assign,
    Bfs,
    Block,
    Call,
    Declare,
    Defer,
    Dfs,
    Effect,
    Expression,
    ExpressionNode,
    Foreign,
    If,
    Infinity,
    Literal,
    LValue,
    Nil,
    Node,
    Procedure,
    Reduce,
    ReduceTuple,
    Return,
    StatementNode,
    Variable,
)
from lighthouse.ir.symbols import Names, declarations
from lighthouse.ir.types import (
    NIL,
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
)
from lighthouse.ir.values import zero
from lighthouse.ir.walk import children, expand_body, map_children, rewrite, walk
from lighthouse.passes.base import Context, Stage
from lighthouse.passes.normalize.lower_filters import LowerFilters
from lighthouse.passes.normalize.lower_groups import LowerGroups
from lighthouse.passes.normalize.lower_reductions import Hoister
from lighthouse.passes.normalize.unique_names import Renamer, Scope, UniqueNames

N = TypeVar("N", bound=Node)


def by_value(type: Type) -> bool:
    """True of what is copied; graphs, properties and collections are shared."""
    return isinstance(type, Scalar | NodeType | EdgeType)


def unchanging(procedure: Procedure) -> set[str]:
    """The scalar inputs and iterators, which the language makes read-only."""
    inputs = {item.name for item in procedure.inputs}
    return {
        name
        for name, declared in declarations(procedure).items()
        if name in inputs
        or not (declared.is_argument or isinstance(declared.node, Declare))
    }


def targets_of(node: Node) -> tuple[LValue, ...]:
    """What a statement writes: places, not values."""
    match node:
        case Assign(target) | Reduce(target) | Defer(target):
            return (target,)
        case ReduceTuple(target=target, targets=targets):
            return (target, *targets)
        case _:
            return ()


def has_effects(procedure: Procedure) -> bool:
    """True if a call may change what its caller sees."""
    return bool(procedure.outputs) or any(
        isinstance(item, Effect | Foreign)
        or (
            isinstance(item, Assign | Reduce | Defer | ReduceTuple)
            and not isinstance(item.target, Variable)
        )
        for item in walk(procedure.body)
    )


# --- types: the callee's names of graphs ----------------------------------------------


def renamed_graphs(type: Type, graphs: Mapping[str, str]) -> Type:
    match type:
        case PropertyType(of, element, graph):
            return PropertyType(
                of, renamed_graphs(element, graphs), renamed(graph, graphs)
            )
        case NodeType(graph) | EdgeType(graph) | CollectionType(graph=graph):
            return replace(type, graph=renamed(graph, graphs))
        case QueueType(element, graph):
            inner = replace(element, graph=renamed(element.graph, graphs))
            return QueueType(inner, renamed(graph, graphs))
        case MapType(key, value):
            return MapType(renamed_graphs(key, graphs), renamed_graphs(value, graphs))
        case _:
            return type


def renamed(graph: str | None, graphs: Mapping[str, str]) -> str | None:
    return graph if graph is None else graphs.get(graph, graph)


def retyped(node: N, graphs: Mapping[str, str]) -> N:
    """`node` with the graphs in its types renamed."""

    def one(item: Node) -> Node:
        if isinstance(item, ExpressionNode | Declare):
            return replace(item, type=renamed_graphs(item.type, graphs))
        return item

    return rewrite(node, one)


# --- returns --------------------------------------------------------------------------


def always_returns(node: StatementNode | None) -> bool:
    match node:
        case Return():
            return True
        case Block((*_, last)):
            return always_returns(last)
        case If(_, then, otherwise):
            return always_returns(then) and always_returns(otherwise)
        case _:
            return False


def without_guard(block: Block) -> Block:
    """`If (c) Return x; rest` as `If (c) Return x; Else { rest }`."""
    for position, item in enumerate(block.statements):
        rest = block.statements[position + 1 :]
        if isinstance(item, If) and rest and always_returns(item.then):
            skipped = (item.otherwise, *rest) if item.otherwise else rest
            guard = replace(item, otherwise=Block(skipped, span=rest[0].span))
            return replace(block, statements=(*block.statements[:position], guard))
    return block


def with_result(node: StatementNode, result: Variable) -> StatementNode:
    """`node` with each Return at its very end as an assignment to `result`."""
    match node:
        case Return(value):
            if value is None:
                return Block(span=node.span)
            return Assign(result, value, span=node.span)
        case Block((_, *_)):
            *first, last = without_guard(node).statements
            return replace(node, statements=(*first, with_result(last, result)))
        case If(_, then, otherwise):
            other = with_result(otherwise, result) if otherwise else None
            return replace(node, then=with_result(then, result), otherwise=other)
        case _:
            return node


def with_declared(body: Block, result: Variable, call: Call) -> list[StatementNode]:
    """The statements of `body`, which leave what it returns in the new `result`."""
    done = with_result(body, result)
    assert isinstance(done, Block)
    for item in walk(done):
        if isinstance(item, Return):
            raise refused(
                f"`{call.name}`, which returns before its end,",
                call.span,
                "set a variable, and return it at the end",
                labels=(Label(item.span, "returns here"),),
            )
    names = (result.name,)
    match done.statements:
        case statements if result.type == VOID:
            return list(statements)
        case (*first, Assign(target, value)) if target is result:
            return [*first, Declare(result.type, names, value, span=value.span)]
        case statements:
            start = Declare(result.type, names, zero(result.type), span=call.span)
            return [start, *statements]


# --- calls ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Procedures:
    """The procedures of a program; each is made ready for its callers once."""

    by_name: Mapping[str, Procedure]
    context: Context
    ready: dict[str, Procedure] = field(default_factory=dict)

    def called(self, node: Node) -> Procedure | None:
        if isinstance(node, Call) and node.receiver is None:
            return self.by_name.get(node.name)
        return None

    def callee(self, call: Call, chain: tuple[str, ...]) -> Procedure:
        """What `call` calls, without calls of its own; `chain` is who called it."""
        if call.name in chain:
            raise refused(f"the recursive call of `{call.name}`", call.span)
        if call.name not in self.ready:
            procedure = self.by_name[call.name]
            for each in (UniqueNames(), LowerGroups(), LowerFilters()):
                procedure = each.run(procedure, self.context)
            self.ready[call.name] = self.inlined(procedure, chain)
        return self.ready[call.name]

    def inlined(self, procedure: Procedure, chain: tuple[str, ...] = ()) -> Procedure:
        """`procedure` without calls."""
        names, fixed = Names(procedure), unchanging(procedure)
        chain = (*chain, procedure.name)

        def lower(node: StatementNode) -> Sequence[StatementNode]:
            return _CallHoister(names, self, fixed, chain).statement(node)

        done = expand_body(procedure, lower)
        for node in walk(done.body):
            if self.called(node):
                note = "assign it to a variable first, or use a Foreach"
                raise refused("a call here", node.span, note)
        return done


def refused(
    what: str, span: Span, *notes: str, labels: tuple[Label, ...] = ()
) -> CompileError:
    return CompileError(
        Diagnostic(
            "GM0501",
            f"{what} is not compiled to CUDA and OpenMP yet",
            span,
            labels=labels,
            notes=(*notes, "`lighthouse run --target interpret` runs it"),
        )
    )


class _CallHoister(Hoister):
    """Moves the calls of one statement, and reductions with calls, before it."""

    def __init__(
        self,
        names: Names,
        procedures: _Procedures,
        fixed: set[str],
        chain: tuple[str, ...],
    ) -> None:
        super().__init__(names)
        self.procedures = procedures
        self.fixed = fixed
        self.chain = chain

    def nested(self) -> Hoister:
        return _CallHoister(self.names, self.procedures, self.fixed, self.chain)

    def moves(self, node: Node) -> bool:
        return any(self.procedures.called(item) for item in walk(node))

    def statement(self, node: StatementNode) -> tuple[StatementNode, ...]:
        match node:
            case Effect(call) if self.procedures.called(call):
                self.call(call)
                return tuple(self.before)
            case Bfs(root=root) | Dfs(root=root):
                # The other expressions are evaluated at each vertex.
                new = replace(node, root=self.expression(root))
                return (*self.before, new) if self.before else (node,)
        return super().statement(node)

    def expression(self, node: Expression) -> Expression:
        if isinstance(node, Call) and self.procedures.called(node):
            return self.call(node)
        return super().expression(node)

    def operands(self, node: N) -> N:
        rest, targets = list(children(node)), targets_of(node)

        def operand(child: Node) -> Node:
            rest.pop(0)
            if not isinstance(child, Expression):
                return child
            if any(child is target for target in targets):
                return child
            value = self.expression(child)
            if self.is_fixed(value) or not any(map(self.disturbs, rest)):
                return value
            return self.saved("value", value.type, value)

        return map_children(node, operand)

    def is_fixed(self, value: Expression) -> bool:
        """True of what no call can change."""
        if isinstance(value, Variable):
            return value.name in self.fixed or not by_value(value.type)
        return isinstance(value, Literal | Infinity | Nil)

    def disturbs(self, node: Node) -> bool:
        """True if evaluating `node` may change what other expressions read."""
        return any(
            isinstance(item, Call)
            and self.procedures.called(item) is not None
            and has_effects(self.procedures.callee(item, self.chain))
            for item in walk(node)
        )

    def saved(self, hint: str, type: Type, value: Expression) -> Variable:
        """A variable with the value that `value` has now; nothing changes it."""
        copy = self.copied(hint, type, value)
        self.fixed.add(copy.name)
        return copy

    def copied(self, hint: str, type: Type, value: Expression) -> Variable:
        if value.type == NIL:
            value = replace(value, type=type)
        name = self.names.fresh(hint)
        self.before.append(Declare(type, (name,), value, span=value.span))
        return Variable(name, type=type, span=value.span)

    # --- one call ---------------------------------------------------------------------

    def call(self, node: Call) -> Variable:
        """Puts the body of what `node` calls before it; where its result is."""
        callee = self.procedures.callee(node, self.chain)
        arguments = self.operands(node).arguments
        pairs = list(zip(callee.parameters, arguments, strict=True))
        graphs = {
            parameter.name: argument.name
            for parameter, argument in pairs
            if isinstance(parameter.type, GraphType) and isinstance(argument, Variable)
        }
        scope: Scope = {}
        copies_back: list[StatementNode] = []
        for position, (parameter, argument) in enumerate(pairs):
            type, is_input = parameter.type, position < len(callee.inputs)
            type = renamed_graphs(type, graphs)
            if isinstance(argument, Variable) and (
                not by_value(type)
                or self.stands_for_itself(argument, type, is_input, arguments)
            ):
                place = argument
            elif not by_value(type):
                raise refused("a collection of an element here", argument.span)
            elif is_input:
                place = self.saved(parameter.name, type, argument)
            else:
                assert isinstance(argument, LValue)
                place = self.copied(parameter.name, type, argument)
                copies_back.append(Assign(argument, place, span=argument.span))
            scope[isinstance(type, PropertyType), parameter.name] = place.name
        renamer = Renamer(self.names, self.names.used)
        body = retyped(renamer.node(callee.body, scope), graphs)
        name = self.names.fresh(callee.name)
        returns = renamed_graphs(callee.returns, graphs)
        result = Variable(name, type=returns, span=node.span)
        self.before += with_declared(body, result, node)
        self.before += copies_back
        self.fixed.add(name)
        return result

    def stands_for_itself(
        self,
        argument: Variable,
        type: Type,
        is_input: bool,
        arguments: Sequence[Expression],
    ) -> bool:
        """True if a variable of the caller can take the place of a parameter."""
        if argument.type != type:
            return False
        if is_input:
            return argument.name in self.fixed
        return arguments.count(argument) == 1


@dataclass(frozen=True, slots=True)
class InlineCalls:
    name: ClassVar[str] = "inline-calls"
    stage: ClassVar[Stage] = "core"

    def run(self, procedure: Procedure, context: Context) -> Procedure:
        program = context.program.procedures if context.program else ()
        by_name = {item.name: item for item in program}
        return _Procedures(by_name, context).inlined(procedure)
