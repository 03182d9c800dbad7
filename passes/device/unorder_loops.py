"""A sequential loop over a row becomes parallel where the order does not matter.

    each t: n.Nbrs                         each t: n.Nbrs [parallel]
      m[t.A] = m[t.A] + 1              →     m[t.A] += 1
    each u: n.Nbrs                         each u: n.Nbrs [parallel]
      if u.A > x || u.A == x && u.B < y      (x; y) max= (u.A; u.B) ties min
        x = u.A
        y = u.B

A `For` of the source runs in order, so that one thread runs it, however long the row.
Legal if whatever outlives an iteration is only reduced in the loop, by one operator
that gives the same in any order: no sums of floating-point numbers, and of pairs the
best by both of their numbers.  Rows are sorted: where a node goes with its key, as in
`<x; y> min= <u.A; u>`, the first of equal ones has the least number.  So it is if `y`
is NIL before, the least of all; another node would stay there where keys are equal.
Later passes share such loops among threads (CUDA only).
"""

from dataclasses import replace
from typing import Literal as Choice

from lighthouse.ir import nodes as ir
from lighthouse.ir.effects import is_only_reduced, unknown, writes_in
from lighthouse.ir.kernels import Each, Kernel, Store, Update, UpdateTuple
from lighthouse.ir.types import BOOL, Type, is_element, is_integral
from lighthouse.ir.uses import local_names, target_name, written, written_names
from lighthouse.ir.walk import children, has, map_body, rewrite, walk
from lighthouse.passes.base import Context, KernelPass, Refused
from lighthouse.passes.device.shared_rows import spine, thread_private

OPERATORS: dict[str, ir.ReduceOperator] = {"+": "+", "*": "*", "||": "|", "&&": "&"}
# By the comparison of a new value with an old one.
CHOSEN: dict[str, Choice["min", "max"]] = {"<": "min", ">": "max"}
FLIPPED = {"<": ">", ">": "<"}


# --- legality -------------------------------------------------------------------------


def order_matters(loop: Each, kernel: Kernel) -> str | None:
    """Why its iterations must come in order; None if they need not."""
    if loop.until is not None:
        return "the first edge found ends it"
    if has(loop.body, ir.Effect) or unknown(loop.body):
        return "its effects are not known"
    inside = local_names(loop)
    own = local_names(kernel) - inside - thread_private(kernel)
    for write in writes_in(loop.body):
        for place in written(write):
            name = target_name(place)
            if isinstance(place, ir.Variable) and name in inside:
                continue
            if isinstance(place, ir.Field) or name not in own:
                return f"it writes `{name}`, which others see"
            if not is_only_reduced(name, loop.body):
                return f"`{name}` is not only reduced in it"
            if not is_exact(place.type):
                return f"what `{name}` becomes depends on the order"
    return None


def is_exact(type: Type) -> bool:
    """True where reductions give the same in any order, to the last bit."""
    return is_integral(type) or type == BOOL or is_element(type)


def nil_before(
    node: ir.Node, loop: Each, known: frozenset[str] = frozenset()
) -> frozenset[str]:
    """The variables of the thread that are NIL where it comes to the loop in `node`;
    those that are `known` are NIL before that."""
    if node is loop:
        return known
    statements = node.statements if isinstance(node, ir.Block) else (*children(node),)
    if not isinstance(node, ir.Block | ir.If):
        known -= written_names(node)
    for item in statements:
        if any(each is loop for each in walk(item)):
            return nil_before(item, loop, known)
        match item:
            case ir.Declare(names=names, initial=ir.Nil()):
                known |= frozenset(names)
            case _:
                known -= written_names(item)
    return known


# --- the rewrite ----------------------------------------------------------------------


def unordered(loop: Each, kernel: Kernel) -> Each:
    """The loop with its reductions as such; raises Refused if the order matters."""
    body = rewrite(loop.body, reduction, Store, ir.If)
    found = replace(loop, body=body, parallel=True)
    if reason := order_matters(found, kernel):
        raise Refused(reason)
    return found


def by_number(loop: Each, unset: frozenset[str]) -> Each:
    """The loop where nodes that go with equal keys are told apart by their numbers, if
    what keeps them is among the `unset` variables before."""
    node = ir.Variable(loop.iterator)

    def decide(item: UpdateTuple) -> UpdateTuple:
        alone = isinstance(item.target, ir.Variable) and item.values == (node,)
        known = unset.issuperset(map(target_name, item.targets))
        is_free = alone and known and item.ties is None
        return replace(item, ties="min") if is_free else item

    return replace(loop, body=rewrite(loop.body, decide, UpdateTuple))


def reduction(node: Store | ir.If) -> ir.StatementNode:
    """What the statement is if it reduces into a place; else itself."""
    match node:
        case Store(target, value, then=()) if value.type == target.type:
            found = into(target, value)
            if found is not None:
                return Update(target, *found, span=node.span)
        case ir.If(condition, then, None):
            return chosen(condition, stores(then)) or node
    return node


def into(
    target: ir.LValue, value: ir.Expression
) -> tuple[ir.ReduceOperator, ir.Expression] | None:
    """The operator and the value of `target = target op value`."""
    match value:
        case ir.Binary("+" | "*" | "||" | "&&" as operator, left, right) if (
            left == target
        ):
            return OPERATORS[operator], right
        case ir.Conditional(
            ir.Binary("<" | ">" as sign, new, old), then, otherwise
        ) if new == then and old == otherwise == target:
            return CHOSEN[sign], new
    return None


def stores(node: ir.StatementNode) -> list[Store]:
    """The statements of a body of which all are plain stores; else none."""
    body = node.statements if isinstance(node, ir.Block) else (node,)
    found = [item for item in body if isinstance(item, Store) and not item.then]
    return found if len(found) == len(body) else []


def chosen(condition: ir.Expression, body: list[Store]) -> ir.StatementNode | None:
    """`if (a > x) x = a` as `x max= a`, and the best of pairs.  Of maps neither, since
    a reduction makes an element where the condition need not."""
    for store in body:
        is_variable = isinstance(store.target, ir.Variable)
        if not is_variable or store.value.type != store.target.type:
            return None
    match condition, body:
        case _, [store]:
            if sign := better(condition, store):
                target, value = store.target, store.value
                return Update(target, CHOSEN[sign], value, span=store.span)
        case ir.Binary("||", first, ir.Binary("&&", equal, second)), [one, other]:
            for key, payload in ((one, other), (other, one)):
                by, ties = better(first, key), better(second, payload)
                if by and ties and is_equality(equal, key):
                    return UpdateTuple(
                        CHOSEN[by],
                        key.target,
                        key.value,
                        (payload.target,),
                        (payload.value,),
                        ties=CHOSEN[ties],
                        span=key.span,
                    )
    return None


def better(condition: ir.Expression, store: Store) -> str | None:
    """How the stored value compares with what is there, if that is the condition."""
    match condition:
        case ir.Binary("<" | ">" as sign, left, right):
            if (left, right) == (store.value, store.target):
                return sign
            if (left, right) == (store.target, store.value):
                return FLIPPED[sign]
    return None


def is_equality(condition: ir.Expression, store: Store) -> bool:
    match condition:
        case ir.Binary("==", left, right):
            pair = (store.value, store.target)
            return pair in ((left, right), (right, left))
    return False


class UnorderLoops(KernelPass):
    before = "synchronise"
    targets = ("cuda",)

    def kernel(self, kernel: Kernel, context: Context) -> Kernel:
        loops = {id(loop) for loop in spine(kernel.body)}

        def change(node: Each) -> Each:
            if id(node) not in loops:
                return node
            if node.parallel:
                return by_number(node, nil_before(kernel.body, node))
            named = f"the loop over `{node.iterator}`"
            try:
                found = unordered(node, kernel)
            except Refused as reason:
                context.missed(self, f"{named} runs in order: {reason}", node.span)
                return node
            context.passed(self, f"{named} runs in any order", node.span)
            return found

        return map_body(kernel, lambda body: rewrite(body, change, Each))
