"""Boolean reductions need no atomic, since all threads write the same value.

    found |= n.A > 0                        if n.A > 0
                                              found = True [same_value]
    finished &= False                    →  finished = False [same_value]
    each t: n.Nbrs [parallel]               each t: n.Nbrs [parallel]
      (t.dist; t.seen) min= (n.A; True)       (t.dist; t.seen) min= (n.A; True) [flag]

Where no thread writes, the target keeps its value, as the language requires.
(LightHouse, section 4.1.)
"""

from dataclasses import replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import negated
from lighthouse.ir.kernels import Kernel, Store, Strategy, Update, UpdateTuple
from lighthouse.ir.types import BOOL
from lighthouse.ir.uses import local_names, target_name, written
from lighthouse.ir.walk import expand_block, map_body
from lighthouse.passes.analysis.owners import owned_fields
from lighthouse.passes.base import Context, KernelPass
from lighthouse.passes.device.pair_properties import is_alone, is_constant


def is_shared(target: ir.LValue, local: frozenset[str]) -> bool:
    """True if other threads can reach `target`."""
    return isinstance(target, ir.Field) or (
        isinstance(target, ir.Variable) and target.name not in local
    )


class EliminateBoolAtomics(KernelPass):
    def kernel(self, kernel: Kernel, context: Context) -> Kernel:
        local = local_names(kernel)
        owned = owned_fields(kernel)

        def is_own(node: UpdateTuple) -> bool:
            return set(map(target_name, written(node))) <= owned

        def lower(node: ir.StatementNode) -> ir.Statements:
            match node:
                case Update(target, "|" | "&" as operator) if is_shared(target, local):
                    context.passed(
                        self,
                        f"`{operator}=` on `{target_name(target)}` is a plain store",
                        node.span,
                    )
                    return self.store(node)
                case UpdateTuple(strategy=None) if is_own(node):
                    # Its thread needs no atomic, nor anybody's answer.
                    return (node,)
                case UpdateTuple(strategy=None) if is_shared(node.target, local):
                    return (self.tuple_(node, kernel, context),)
            return (node,)

        return map_body(kernel, lambda body: expand_block(body, lower))

    def store(self, node: Update) -> ir.Statements:
        raised = node.operator == "|"
        store = Store(
            node.target,
            ir.Literal(raised, type=BOOL, span=node.span),
            same_value=True,
            then=node.then,
            span=node.span,
        )
        match node.value:
            case ir.Literal(value):
                return (store,) if value is raised else ()
            case value:
                test = value if raised else negated(value)
                return (ir.If(test, ir.Block((store,)), span=node.span),)

    def tuple_(
        self, node: UpdateTuple, kernel: Kernel, context: Context
    ) -> UpdateTuple:
        name = target_name(node.target)
        if not all(map(is_constant, node.values)):
            context.missed(
                self, f"the payload of `{name}` is not a Bool constant", node.span
            )
            return node
        if not is_alone(node, kernel):
            context.missed(
                self, f"the payload of `{name}` is also written elsewhere", node.span
            )
            return node
        message = f"the payload of `{name}` is one constant: any thread may write it"
        context.passed(self, message, node.span)
        return replace(node, strategy=Strategy.FLAG)
