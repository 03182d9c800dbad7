"""A loop becomes sequential if something in its body has no parallel form.

    Foreach (s: G.Nodes) {
        N_P<Int> level;
        Foreach (v: G.Nodes)
            v.level = v == s ? 0 : INF;
        s.far = Max(v: G.Nodes){v.level};
    }
    →
    For (s: G.Nodes) {
        N_P<Int> level;
        Foreach (v: G.Nodes)
            v.level = v == s ? 0 : INF;
        s.far = Max(v: G.Nodes){v.level};
    }

Every Foreach may run as a For.  A property that is declared inside one would need a
copy for each concurrent iteration; so would an InBFS, which has become loops with a
property of levels.  Reductions bound to the loop are bound to the first parallel loop
inside it, as in `bind-reductions`.  (Green-Marl specification 0.5, section 6.)
"""

from dataclasses import replace

from lighthouse.ir.nodes import Declare, Loop, Procedure
from lighthouse.ir.types import PropertyType
from lighthouse.ir.walk import find, rewrite
from lighthouse.passes.base import Context, CorePass


def private_property(loop: Loop) -> Declare | None:
    """The first property that is declared inside `loop`."""
    for node in find(loop.body, Declare):
        if isinstance(node.type, PropertyType):
            return node
    return None


class SerialiseLoops(CorePass):
    def run(self, procedure: Procedure, context: Context) -> Procedure:
        def lower(node: Loop) -> Loop:
            if not node.parallel:
                return node
            declared = private_property(node)
            if declared is None:
                return node
            message = (
                f"Foreach over `{node.iterator}` runs in order: every iteration needs "
                f"`{declared.name}` of its own"
            )
            context.missed(self, message, node.span)
            return replace(node, parallel=False)

        return rewrite(procedure, lower, Loop)
