"""Ends a loop that only searches for an element at the one that decides.

    Bool exist = False              Bool exist = False
    each u: v.InNbrs [parallel]  →  each u: v.InNbrs until exist [parallel]
      exist |= u.active               exist |= u.active

    Node(G) first = NIL             Node(G) first = NIL
    each t: n.Nbrs               →  each t: n.Nbrs until first != NIL
      if first == NIL && t.A > 0      if t.A > 0
        first = t                       first = t

Legal if the loop does nothing but `|=` to one Bool of its thread: once that is true,
the remaining elements do not matter.  So it is with `&=` once the Bool is false.  A
loop that runs in order may do anything for the element that it keeps in a variable,
if it does nothing unless that is still `NIL`, which then need not be tested again.
(Beamer, Asanović, Patterson: Direction-Optimizing Breadth-First Search, SC 2012,
section 3: a vertex stops at its first parent.)
"""

from dataclasses import replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import both, negated
from lighthouse.ir.effects import unknown
from lighthouse.ir.kernels import Each, Kernel, Store, Update
from lighthouse.ir.types import BOOL
from lighthouse.ir.uses import local_names, uses
from lighthouse.ir.walk import has, map_body, rewrite
from lighthouse.passes.analysis.nests import conjuncts
from lighthouse.passes.base import Context, KernelPass
from lighthouse.passes.device.shared_rows import thread_private

# --- legality -------------------------------------------------------------------------


def ended(loop: Each, kernel: Kernel) -> tuple[Each, str] | None:
    """The loop that ends once the elements that are left do not matter, and for people
    when that is."""
    return told(loop, kernel) or kept(loop, kernel)


def told(loop: Each, kernel: Kernel) -> tuple[Each, str] | None:
    """For a loop that tells nothing but one Bool."""
    if not loop.parallel or has(loop, ir.Effect) or unknown(loop):
        return None
    own = local_names(kernel) - local_names(loop) - thread_private(kernel)
    match list(tells(loop.body)):
        case [Update(ir.Variable(name) as target, "|" | "&" as operator)]:
            if name in own and target.type == BOOL:
                if operator == "|":
                    return replace(loop, until=target), f"`{name}` is true"
                return replace(loop, until=negated(target)), f"`{name}` is false"
    return None


def kept(loop: Each, kernel: Kernel) -> tuple[Each, str] | None:
    """For a loop that acts only while a variable is NIL, and then keeps the element."""
    if loop.parallel or loop.range.kind not in ir.ROWS:
        return None
    body, conditions = loop.body, list[ir.Expression]()
    while True:
        match body:
            case ir.Block((ir.If(condition, ir.Block() as then, None),)):
                conditions += conjuncts(condition)
                body = then
            case _:
                break
    for part in conditions:
        match part:
            case ir.Binary("==", ir.Variable() as place, ir.Nil()) if (
                place.name in local_names(kernel) - local_names(loop)
                and any(keeps(item, place, loop) for item in body.statements)
                and sum(u.writes and u.name == place.name for u in uses(loop)) == 1
            ):
                if left := [each for each in conditions if each is not part]:
                    body = ir.Block((ir.If(both(left), body, span=part.span),))
                until = replace(part, operator="!=")
                found = replace(loop, body=body, until=until)
                return found, f"`{place.name}` is one"
    return None


def keeps(statement: ir.StatementNode, place: ir.Variable, loop: Each) -> bool:
    match statement:
        case Store(ir.Variable(name), ir.Variable(value)):
            return name == place.name and value == loop.iterator
    return False


def tells(statement: ir.StatementNode) -> list[ir.StatementNode]:
    """The effects of a statement."""
    match statement:
        case ir.Block(statements):
            return [effect for item in statements for effect in tells(item)]
        case ir.If(_, then, otherwise):
            return [*tells(then), *(tells(otherwise) if otherwise else [])]
        case ir.Declare():
            return []
    return [statement]


class EndSearches(KernelPass):
    def kernel(self, kernel: Kernel, context: Context) -> Kernel:
        def change(node: Each) -> Each:
            found = ended(node, kernel)
            if found is None:
                return node
            loop, when = found
            message = f"the loop over `{node.iterator}` ends once {when}"
            context.passed(self, message, node.span)
            return loop

        return map_body(kernel, lambda body: rewrite(body, change, Each))
