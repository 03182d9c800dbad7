"""The variables of a plan under construction: buffers, scalars and objects."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cached_property
from typing import Literal as Choice

from lighthouse.diagnostics import Span
from lighthouse.ir.kernels import HostBlock, Kernel
from lighthouse.ir.nodes import Expression, Field, Literal, Node, Procedure, Variable
from lighthouse.ir.plan import Buffer, HostScalar, Object, Plan
from lighthouse.ir.steps import Allocate, Compute, Launch, Step, launched
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import BOOL, GraphType, PropertyType, Type, is_object
from lighthouse.ir.uses import uses

Role = Choice["input", "output", "temporary"]


class PlanNames(Names):
    """Fresh names for a pass over a plan."""

    def __init__(self, plan: Plan, meanings: dict[str, str] | None = None) -> None:
        super().__init__(plan.procedure, meanings)
        self.plan = plan

    @cached_property
    def used(self) -> set[str]:
        return super().used | {use.name for use in uses(self.plan)}


class PlanVariables:
    """Starts with the arguments of the procedure; `names` gives fresh ones."""

    def __init__(self, procedure: Procedure) -> None:
        self.procedure = procedure
        self.names = Names(procedure)
        self.buffers: list[Buffer] = []
        self.scalars: list[HostScalar] = []
        self.objects: list[Object] = []
        for parameter in procedure.inputs:
            self.declare(parameter.name, parameter.type, "input", parameter)
        for parameter in procedure.outputs:
            self.declare(parameter.name, parameter.type, "output", parameter)

    def declare(self, name: str, type: Type, role: Role, node: Node) -> None:
        """A name of the program, as what lives in the plan."""
        match type:
            case GraphType():
                pass
            case PropertyType(of, element, graph) if not is_object(element):
                extent: Choice["n", "m"] = "n" if of == "Node" else "m"
                self.buffers.append(
                    Buffer(name, element, extent, graph, role, span=node.span)
                )
            case _ if is_object(type) or isinstance(type, PropertyType):
                self.objects.append(Object(name, type, role, span=node.span))
            case _:
                self.scalars.append(HostScalar(name, type, role, span=node.span))

    def fresh(self, hint: str, type: Type, node: Node) -> Variable:
        """A new temporary."""
        name = self.names.fresh(hint)
        self.declare(name, type, "temporary", node)
        return Variable(name, type=type, span=node.span)

    def array(self, hint: str, element: Type, graph: str, count: Variable) -> str:
        """A new buffer of `count` elements."""
        name = self.names.fresh(hint)
        self.buffers.append(Buffer(name, element, count, graph, span=count.span))
        return name

    @cached_property
    def finished(self) -> Variable:
        """Set by a host block that leaves the procedure."""
        return self.fresh("finished", BOOL, self.procedure)

    @cached_property
    def result(self) -> Variable:
        """What such a block returns."""
        return self.fresh("result", self.procedure.returns, self.procedure)


class Additions:
    """What a pass adds to a plan, for one of its loops say.

    Where it adds buffers, `graph` says for which nodes.
    """

    graph: Variable | Field

    def __init__(self, names: Names, span: Span) -> None:
        self.names = names
        self.span = span
        self.buffers: list[Buffer] = []
        self.scalars: list[HostScalar] = []
        self.kernels: list[Kernel] = []
        self.blocks: list[HostBlock] = []

    def scalar(self, hint: str, type: Type, meaning: str = "") -> Variable:
        name = self.names.fresh(hint, meaning)
        self.scalars.append(HostScalar(name, type, span=self.span))
        return Variable(name, type=type, span=self.span)

    def buffer(
        self, hint: str, element: Type, meaning: str = "", *, packed: bool = False
    ) -> str:
        """One with an element for each node of the graph."""
        name = self.names.fresh(hint, meaning)
        buffer = Buffer(name, element, "n", self.graph.name, span=self.span)
        self.buffers.append(replace(buffer, packed=packed))
        return name

    @property
    def setup(self) -> Iterator[Step]:
        """Before everything."""
        for item in self.buffers:
            yield Allocate(item.name, span=self.span)

    def set(self, scalar: Variable, value: Expression) -> Compute:
        return Compute(scalar, value, span=self.span)

    def zero(self, scalar: Variable) -> Compute:
        return self.set(scalar, Literal(0, type=scalar.type))

    def launch(self, kernel: Kernel) -> Launch:
        self.kernels.append(kernel)
        return Launch(kernel.name, span=kernel.span)


def with_additions(
    plan: Plan, made: Sequence[Additions], steps: tuple[Step, ...]
) -> Plan:
    """`plan` with `steps` in place of its own."""
    return replace(
        plan,
        buffers=(*plan.buffers, *(b for each in made for b in each.buffers)),
        scalars=(*plan.scalars, *(s for each in made for s in each.scalars)),
        kernels=(*plan.kernels, *(k for each in made for k in each.kernels)),
        blocks=(*plan.blocks, *(b for each in made for b in each.blocks)),
        steps=(*(s for each in made for s in each.setup), *steps),
    )


def without_unused(plan: Plan) -> Plan:
    """`plan` without kernels that no step launches."""
    used = frozenset(launched(plan.steps))
    return replace(plan, kernels=tuple(k for k in plan.kernels if k.name in used))
