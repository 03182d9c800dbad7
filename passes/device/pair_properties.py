"""Packs two properties of a multiple reduction in one word, for a single atomic.

    buffer dist: Int[n] of G
    buffer from: Node(G)[n] of G

    kernel p_update_dist over n: G.Nodes
      each t: n.Nbrs [parallel]
        (t.dist; t.from, t.seen) min= (n.A + 1; n, True)
    →
    buffer dist: Int[n] of G
    buffer from: Node(G)[n] of G
    pair dist_from: dist, from

    kernel p_update_dist over n: G.Nodes
      each t: n.Nbrs [parallel]
        (t.dist; t.from, t.seen) min= (n.A + 1; n, True) [packed]

The key is in the upper half of a word of 64 bits, so that words are in the order of
their keys, and the hardware's minimum chooses a winner with its payload: one atomic on
the word of `t`, and no lock; where the key decreased, `t.seen` becomes True.  A key
that is a Float is compared before each compare-and-exchange instead.  A tuple whose key
equals that of the word never replaces it, unless that came from the same loop.  Other
accesses read and write one half.  Further payloads are allowed if all threads write the
same Bool.  Arguments, and properties that host blocks use, are not packed: the kernels
of a loop work on a copy.  (The weight and the edge in one word:
Fallin, Gonzalez, Seo, Burtscher: A High-Performance MST Implementation for GPUs, SC
2023, section 3.)
"""

from collections.abc import Iterable
from dataclasses import replace

from lighthouse.ir.effects import effects, unknown, writes
from lighthouse.ir.kernels import Kernel, Strategy, UpdateTuple
from lighthouse.ir.nodes import Expression, Field, Literal
from lighthouse.ir.plan import Plan
from lighthouse.ir.steps import Allocate, Fill, Launch, Pair, Step, expand_steps
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import BOOL, FLOAT, INT, EdgeType, NodeType
from lighthouse.ir.uses import target_name, written
from lighthouse.ir.values import zero
from lighthouse.ir.walk import map_body, rewrite
from lighthouse.passes.analysis.owners import owned_fields
from lighthouse.passes.base import Context, DevicePass, Refused
from lighthouse.passes.device.lent_copies import lending, lent, storing
from lighthouse.passes.device.plan_variables import PlanNames


def candidates(kernel: Kernel) -> list[UpdateTuple]:
    """The tuples of elements that several threads may want to replace."""
    owned = owned_fields(kernel)
    return [
        node
        for node in writes(kernel)
        if isinstance(node, UpdateTuple)
        and isinstance(node.target, Field)
        and node.target.name not in owned
        and node.strategy is None
    ]


def is_constant(value: Expression) -> bool:
    return isinstance(value, Literal) and value.type == BOOL


def pair_of(node: UpdateTuple) -> tuple[str, str]:
    """The key, and the payload that differs from candidate to candidate.

    Raises Refused if they do not fit into a word.
    """
    name = target_name(node.target)
    if node.target.type not in (INT, FLOAT):
        raise Refused(f"the key `{name}` is no Int or Float")
    pairs = zip(node.targets, node.values, strict=True)
    chosen = [place for place, value in pairs if not is_constant(value)]
    if len(chosen) != 1:
        raise Refused(f"`{name}` comes with {len(chosen)} payloads that differ")
    other, type = target_name(chosen[0]), chosen[0].type
    if other == name:
        raise Refused(f"`{name}` is its own payload")
    if isinstance(type, EdgeType):
        raise Refused(f"`{other}` is an edge, which may have 64 bits")
    if type not in (INT, FLOAT) and not isinstance(type, NodeType):
        raise Refused(f"`{other}` has not 32 bits")
    return name, other


def is_alone(node: UpdateTuple, kernel: Kernel) -> bool:
    """True if what else in the kernel writes there are tuples of the same form."""
    mine = list(map(target_name, written(node)))
    for other in writes(kernel):
        others = list(map(target_name, written(other)))
        if other is node or not set(mine) & set(others):
            continue
        if not isinstance(other, UpdateTuple) or other.operator != node.operator:
            return False
        if mine != others or constants(other) != constants(node):
            return False
    return unknown(kernel.body) is None


def constants(node: UpdateTuple) -> list[Expression | None]:
    """Of each payload the value that all write, or None."""
    return [value if is_constant(value) else None for value in node.values]


def is_free(name: str, plan: Plan) -> bool:
    """True of a temporary property that only host steps and our kernels touch."""
    return (
        plan.buffer(name).role == "temporary"
        and not any(name in effects(block).touched for block in plan.blocks)
        and not any(name in effects(kernel).foreign for kernel in plan.kernels)
    )


class _Pairs:
    """The pairs of one plan, as they are found."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.names = PlanNames(plan)
        self.found: dict[str, Pair] = {pair.key: pair for pair in plan.pairs}

    def add(self, node: UpdateTuple, kernel: Kernel) -> Pair:
        """The pair of a tuple; raises Refused."""
        key, payload = pair_of(node)
        if not is_alone(node, kernel):
            raise Refused(f"`{key}` is written otherwise in this loop")
        known = self.found.get(key)
        if known is not None and known.payload == payload:
            return known
        for name in (key, payload):
            if not is_free(name, self.plan):
                raise Refused(f"the host works on `{name}` meanwhile")
            if any(name in (pair.key, pair.payload) for pair in self.found.values()):
                raise Refused(f"`{name}` is one of another pair")
        name = self.names.fresh(f"{key}_{payload}")
        self.found[key] = Pair(name, key, payload, span=node.span)
        return self.found[key]


def side_by_side(plan: Plan, pair: Pair, names: Names) -> Plan:
    """`plan` with the memory of the pair; what filled one of the two is a kernel."""
    clearing: dict[str, Kernel] = {}

    def step(item: Step) -> Iterable[Step] | None:
        match item:
            case Allocate(pair.key | pair.payload):
                return ()
            case Fill(pair.key | pair.payload as name):
                if name not in clearing:
                    clearing[name] = filling(plan, item, names)
                return (Launch(clearing[name].name, span=item.span),)
        return None

    steps = expand_steps(plan.steps, step)
    return replace(
        plan, steps=(pair, *steps), kernels=(*plan.kernels, *clearing.values())
    )


def filling(plan: Plan, fill: Fill, names: Names) -> Kernel:
    """A kernel that sets every element of a property to zero."""
    buffer = plan.buffer(fill.buffer)
    name = names.fresh(f"{plan.name}_clear_{buffer.name}")
    value = zero(buffer.element)
    return storing(plan, {buffer: value}, name, names, fill.span)


def with_copies(plan: Plan, kernel: str, names: Names) -> Plan:
    """`plan` in which the tuples of the kernel work on copies of what is not free."""
    for node in candidates(plan.kernel(kernel)):
        try:
            both = pair_of(node)
        except Refused:
            continue
        wanted = [name for name in both if not is_free(name, plan)]
        if (
            wanted
            and is_alone(node, plan.kernel(kernel))
            and lending(plan, kernel, frozenset(wanted)) is not None
        ):
            for name in wanted:
                # That of one may be larger, and is another once one is lent.
                step = lending(plan, kernel, frozenset({name}))
                assert step is not None
                plan = lent(plan, step, name, names)
            return with_copies(plan, kernel, names)
    return plan


class PairProperties(DevicePass):
    def run(self, plan: Plan, context: Context) -> Plan:
        names = PlanNames(plan, context.meanings)
        for kernel in plan.kernels:
            plan = with_copies(plan, kernel.name, names)
        pairs = _Pairs(plan)
        paired = plan.map_kernels(lambda each: self.kernel(each, pairs, context))
        if paired is plan:
            return plan
        plan = paired
        for pair in pairs.found.values():
            if pair not in plan.pairs:
                plan = side_by_side(plan, pair, pairs.names)
        return plan

    def kernel(self, kernel: Kernel, pairs: _Pairs, context: Context) -> Kernel:
        found = candidates(kernel)

        def pack(node: UpdateTuple) -> UpdateTuple:
            if node not in found:
                return node
            try:
                pair = pairs.add(node, kernel)
            except Refused as reason:
                context.missed(self, f"not in one word: {reason}", node.span)
                return node
            message = f"one atomic replaces `{pair.key}` and `{pair.payload}`"
            context.passed(self, message, node.span)
            return replace(node, strategy=Strategy.PACKED)

        return map_body(kernel, lambda body: rewrite(body, pack, UpdateTuple))
