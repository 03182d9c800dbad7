"""Which elements of properties belong to one iteration of a kernel.

    kernel over n: G.Nodes
      each t: n.Nbrs
        n.A += t.B              A: only element n is used, B: not owned
        t.C += 1                C: not owned

Nothing else in the kernel reads or writes such an element while the iteration runs.
(Nasre, Burtscher, Pingali: Atomic-free Irregular Computations on GPUs, GPGPU 2013,
section 5.1: owner computes.)
"""

from lighthouse.ir.kernels import Kernel, ListItems
from lighthouse.ir.nodes import Field, Range
from lighthouse.ir.types import CollectionType
from lighthouse.ir.uses import uses


def owned_fields(kernel: Kernel) -> frozenset[str]:
    """Properties of which each iteration uses only its own element."""
    if may_repeat(kernel.domain):
        return frozenset()
    used = (use.what for use in uses(kernel.body))
    touched = [place for place in used if isinstance(place, Field)]
    foreign = {item.name for item in touched if item.driver.name != kernel.iterator}
    return frozenset(item.name for item in touched if item.name not in foreign)


def may_repeat(domain: Range) -> bool:
    """True if two iterations may have the same element."""
    match domain.source.type:
        case CollectionType(kind="Seq"):
            return True
    return isinstance(domain, ListItems) and domain.repeats
