"""From the core to the plan: each outermost Foreach becomes a kernel.

    diff = 0;                                Compute diff = 0
    Foreach (t: G.Nodes)               →     Launch pagerank_t
        diff += …t… @ t;                         kernel pagerank_t over G.Nodes { … }

What is outside parallel loops becomes host steps; loops inside a parallel loop are run
by one thread.  Temporary properties are allocated once, at the start, and filled with
zero where they are declared: uninitialised is zero.  (LightHouse, sections 3.1, 3.2.)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

from lighthouse.diagnostics import CompileError, Diagnostic
from lighthouse.ir.nodes import (
    Assign,
    Binary,
    Block,
    Call,
    Cast,
    Declare,
    DoWhile,
    Expression,
    Field,
    If,
    Infinity,
    Literal,
    Loop,
    Nil,
    Node,
    Procedure,
    Reduce,
    ReduceTuple,
    Return,
    StatementNode,
    Variable,
    While,
)
from lighthouse.ir.plan import (
    Allocate,
    Branch,
    Buffer,
    Compute,
    Each,
    Fill,
    Finish,
    HostScalar,
    Kernel,
    Launch,
    Place,
    Plan,
    Repeat,
    Step,
    Store,
    Update,
    UpdateTuple,
)
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import BOOL, INT, GraphType, NodeType, PropertyType, Type
from lighthouse.ir.values import zero
from lighthouse.ir.walk import map_children, walk
from lighthouse.passes.base import Context, Stage


def kernel_body(node: Node) -> Node:
    """Statements of a parallel loop as statements of a kernel."""
    match node:
        case Assign(Variable() | Field() as target, value):
            return Store(target, value, span=node.span)
        case Reduce(Variable() | Field() as target, operator, value):
            return Update(target, operator, value, span=node.span)
        case ReduceTuple(operator, Variable() | Field() as target, value):
            places = tuple(t for t in node.targets if isinstance(t, Place))
            return UpdateTuple(
                operator, target, value, places, node.values, span=node.span
            )
        case Loop(iterator=iterator, range=range, body=body):
            inner = kernel_body(body)
            assert isinstance(inner, StatementNode)
            block = inner if isinstance(inner, Block) else Block((inner,))
            return Each(iterator, range, block, span=node.span)
        case Declare(type=PropertyType()):
            raise not_yet("a property declared inside a parallel loop", node)
        case Declare(type=type, initial=None):
            return replace(node, initial=zero(type))
        case StatementNode():
            return map_children(node, kernel_body)
        case _:
            return node


def not_yet(what: str, node: Node) -> CompileError:
    return CompileError(Diagnostic("GM0501", f"{what} is not compiled yet", node.span))


class _Outliner:
    def __init__(self, procedure: Procedure) -> None:
        self.procedure = procedure
        self.kernel_names = Names(procedure)
        self.names = Names(procedure)
        self.kernels: list[Kernel] = []
        self.buffers: list[Buffer] = []
        self.scalars: list[HostScalar] = []

    def plan(self) -> Plan:
        inputs = self.procedure.inputs
        for parameter in self.procedure.parameters:
            role = "input" if parameter in inputs else "output"
            self.variable(parameter.name, parameter.type, role, parameter)
        steps = self.block(self.procedure.body)
        allocations = tuple(
            Allocate(buffer.name, span=buffer.span)
            for buffer in self.buffers
            if buffer.role == "temporary"
        )
        return Plan(
            self.procedure,
            tuple(self.buffers),
            tuple(self.scalars),
            allocations + steps,
            tuple(self.kernels),
            span=self.procedure.span,
        )

    def variable(self, name: str, type: Type, role: str, node: Node) -> None:
        match type:
            case GraphType():
                pass
            case PropertyType(of, element, graph):
                extent = "n" if of == "Node" else "m"
                self.buffers.append(
                    Buffer(name, element, extent, graph, role, span=node.span)  # type: ignore[arg-type]
                )
            case _:
                self.scalars.append(HostScalar(name, type, role, span=node.span))  # type: ignore[arg-type]

    def block(self, node: Block) -> tuple[Step, ...]:
        return tuple(step for item in node.statements for step in self.steps(item))

    def nested(self, node: StatementNode) -> tuple[Step, ...]:
        return self.block(node) if isinstance(node, Block) else tuple(self.steps(node))

    def steps(self, node: StatementNode) -> Iterator[Step]:
        match node:
            case Block():
                yield from self.block(node)
            case Declare(type=PropertyType()):
                self.variable(node.name, node.type, "temporary", node)
                yield Fill(node.name, span=node.span)
            case Declare(type=type, initial=initial):
                self.variable(node.name, type, "temporary", node)
                yield Compute(self.target(node), initial or zero(type), span=node.span)
            case Assign(Variable() | Field() as target, value):
                yield Compute(target, value, span=node.span)
            case If(condition, then, otherwise):
                no = self.nested(otherwise) if otherwise else ()
                yield Branch(condition, self.nested(then), no, span=node.span)
            case While(condition, body) | DoWhile(body, condition):
                yield from self.repeat(node, condition, body)
            case Return(value):
                yield Finish(value, span=node.span)
            case Loop(parallel=True):
                kernel = self.kernel(node)
                self.kernels.append(kernel)
                yield Launch(kernel.name, span=node.span)
            case Loop():
                yield from self.each_node(node)
            case _:
                raise not_yet(f"{node.__class__.__name__}", node)

    def repeat(
        self, node: While | DoWhile, condition: Expression, body: Block
    ) -> Iterator[Step]:
        """A condition that reads a property is computed into a scalar first: the test
        of a loop reads host scalars only."""
        first = isinstance(node, While)
        steps = self.block(body)
        if any(isinstance(item, Field) for item in walk(condition)):
            more = Variable(self.names.fresh("more"), type=BOOL, span=condition.span)
            self.variable(more.name, BOOL, "temporary", condition)
            test = Compute(more, condition, span=condition.span)
            steps, condition = (*steps, test), more
            if first:
                yield test
        yield Repeat(condition, steps, first, span=node.span)

    def each_node(self, node: Loop) -> Iterator[Step]:
        """A sequential For over the nodes of a graph counts them on the host."""
        graph = node.range.source
        assert isinstance(graph, Variable)
        element = NodeType(graph.name)
        count = Variable(self.names.fresh("i"), type=INT, span=node.span)
        vertex = Variable(node.iterator, type=element, span=node.span)
        self.variable(count.name, INT, "temporary", node)
        self.variable(vertex.name, element, "temporary", node)
        nodes = Call(graph, "NumNodes", type=INT, span=node.range.span)
        more = Binary("<", count, nodes, type=BOOL, span=node.span)
        following = Binary("+", count, Literal(1, type=INT), type=INT, span=node.span)
        steps = (
            Compute(vertex, Cast(element, count, type=element), span=node.span),
            *self.nested(node.body),
            Compute(count, following, span=node.span),
        )
        yield Compute(count, Literal(0, type=INT), span=node.span)
        yield Repeat(more, steps, True, span=node.span)

    def target(self, node: Declare) -> Variable:
        return Variable(node.name, type=node.type, span=node.span)

    def kernel(self, node: Loop) -> Kernel:
        body = kernel_body(node.body)
        assert isinstance(body, StatementNode)
        block = body if isinstance(body, Block) else Block((body,), span=body.span)
        name = self.kernel_names.fresh(f"{self.procedure.name}_{self.describe(node)}")
        return Kernel(name, node.iterator, node.range, block, span=node.span)

    def describe(self, node: Loop) -> str:
        """`set_P` for a loop that only fills or copies a property, else what it runs
        over: names that tell kernels apart in a profile."""
        match node.body:
            case Assign(target=Field(driver, name), value=value):
                if driver.name == node.iterator and isinstance(
                    value, Literal | Infinity | Nil
                ):
                    return f"fill_{name}"
                return f"set_{name}"
        written = [
            item.target.name
            for item in walk(node.body)
            if isinstance(item, Reduce | ReduceTuple | Assign)
            and isinstance(item.target, Field | Variable)
        ]
        return f"update_{written[-1]}" if written else f"foreach_{node.iterator}"


@dataclass(frozen=True, slots=True)
class OutlineKernels:
    name: ClassVar[str] = "outline-kernels"
    stage: ClassVar[Stage] = "core"

    def run(self, procedure: Procedure, context: Context) -> Plan:
        plan = _Outliner(procedure).plan()
        on_host = {scalar.name for scalar in plan.scalars}
        for node in walk(procedure.body):
            if isinstance(node, Loop) and node.iterator in on_host:
                message = f"For over `{node.iterator}` runs on the host, in order"
                context.missed(self, message, node.span)
        for kernel in plan.kernels:
            source = kernel.domain.source.name
            domain = f"`{source}.{kernel.domain.kind}`"
            context.passed(self, f"kernel `{kernel.name}` over {domain}", kernel.span)
        return plan
