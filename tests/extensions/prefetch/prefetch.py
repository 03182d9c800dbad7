"""A statement `prefetch v.A`, and a pass that puts it before loops over edges."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import ClassVar

from lighthouse.codegen.bodies import BodyPrinter
from lighthouse.codegen.texts import text_of
from lighthouse.extensions import VERSION, Extension
from lighthouse.ir.kernels import Each, Kernel
from lighthouse.ir.nodes import Block, Field, StatementNode
from lighthouse.ir.plan import Plan
from lighthouse.ir.roles import Reads, kind
from lighthouse.ir.walk import find, has
from lighthouse.passes.base import Context, Stage


@kind("prefetch {place}")
class Prefetch(StatementNode):
    """The element is read soon."""

    place: Reads[Field]


@text_of(Prefetch, needs=["prefetch.cuh"])
def prefetch(printer: BodyPrinter, node: Prefetch) -> Iterator[str]:
    yield f"lh::prefetch({printer.address(node.place)});"


@dataclass(frozen=True, slots=True)
class PrefetchElements:
    name: ClassVar[str] = "prefetch-elements"
    stage: ClassVar[Stage] = "device"

    def run(self, plan: Plan, context: Context) -> Plan:
        return plan.map_kernels(self.kernel)

    def kernel(self, kernel: Kernel) -> Kernel:
        if not has(kernel.body, Each):
            return kernel
        fields = find(kernel.body, Field)
        own = dict.fromkeys(f for f in fields if f.driver.name == kernel.iterator)
        return replace(kernel, body=Block((*map(Prefetch, own), kernel.body)))


EXTENSION = Extension(
    name="prefetch",
    version=VERSION,
    include=Path(__file__).parent / "include",
    passes=(PrefetchElements,),
)
