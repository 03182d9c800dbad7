"""Removes the atomics of operations on a set that only one iteration uses.

    each z: x.copies.Items [parallel]
      Node(G) y = …
      x.next.Union(y.fresh)
      y.found.Add(x)
    →
    each z: x.copies.Items [parallel]
      Node(G) y = …
      owned x.next.Union(y.fresh)
      y.found.Add(x)

Warps add members to a set with an atomic *or* on its words and a compare-and-swap on
the links of its list, in case another warp adds to it at the same time.  A warp that is
alone with a set needs plain loads and stores only.

Legal if the iterations of the kernel use no other element of the property than their
own: then only the warp of that iteration reads or writes the set.  Of a loop that a
second launch continues (`split-loops`), only the first launch has no atomics: in the
second, many warps share an iteration.  (Méndez-Lojo, Burtscher, Pingali: A GPU
Implementation of Inclusion-based Points-to Analysis, PPoPP 2012, section 5: reversed
rules need no synchronisation.)
"""

from lighthouse.extensions.pta.loops import OwnedEffect
from lighthouse.ir.kernels import Kernel
from lighthouse.ir.nodes import Effect, Field, Node
from lighthouse.ir.types import CollectionType
from lighthouse.ir.uses import is_mutation
from lighthouse.ir.walk import map_body, rewrite
from lighthouse.passes.analysis.owners import owned_fields
from lighthouse.passes.base import Context, KernelPass


def grown(node: Node) -> Field | None:
    """The set to which the statement `node` may add members."""
    match node:
        case Effect(call) if is_mutation(call, growth=True):
            match call.receiver:
                case Field(type=CollectionType("Bits")) as target:
                    return target
    return None


class ElideSetAtomics(KernelPass):
    targets = ("cuda",)

    def kernel(self, kernel: Kernel, context: Context) -> Kernel:
        owned = owned_fields(kernel)

        def change(node: Node) -> Node:
            target = grown(node)
            if target is None:
                return node
            assert isinstance(node, Effect)
            if target.name not in owned:
                message = f"other iterations may use the set `{target.name}`"
                context.missed(self, message, node.span)
                return node
            message = f"`{target.name}` needs no atomics: one iteration uses each set"
            context.passed(self, message, node.span)
            return OwnedEffect(node.call, span=node.span)

        return map_body(kernel, lambda body: rewrite(body, change))
