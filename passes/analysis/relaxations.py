"""Recognises loops that lower one property to its least fixpoint, as in SSSP.

    While (more) {
        Foreach (n: G.Nodes)(n.active)
            Foreach (s: n.Nbrs)
                <s.next; s.woken> min= <n.dist + length; True>;
        Foreach (n: G.Nodes) {
            n.dist = n.next;  n.active = n.woken;  n.woken = False;
            more |= n.active;
        }
    }

A vertex whose distance was lowered is active in the next round, until there is none.
The result does not depend on the order in which active vertices are processed.  Proof:
take two orders, and a vertex that the first one lowers to `d`, along a path of vertices
that were each lowered, from one that was active at the start.  By induction along the
path, the second order reaches values at most as great: each vertex is lowered there,
too, and processed with its last value, and sums are monotone, rounded or not.  This
holds for every order that processes a vertex again after it was lowered, and for sums
that do not overflow.

If no length is negative, no such path visits a vertex twice.  So it has fewer edges
than there are nodes, and a limit of that many rounds does not change the result.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.effects import effects, writes
from lighthouse.ir.kernels import Each, Kernel, Store, Update, UpdateTuple
from lighthouse.ir.plan import Plan
from lighthouse.ir.steps import Compute, Launch, Repeat, steps_before
from lighthouse.ir.types import INT, is_floating
from lighthouse.ir.uses import target_name, written
from lighthouse.ir.walk import children, find, map_children, walk
from lighthouse.passes.analysis.differences import value_before
from lighthouse.passes.analysis.invariants import may_be_nil, may_fail, names_read
from lighthouse.passes.analysis.nests import conjuncts
from lighthouse.passes.analysis.rounds import (
    Guarded,
    Round,
    Settling,
    changed_in,
    growth,
    round_of,
)
from lighthouse.passes.base import Refused

Relax = Update | UpdateTuple


@dataclass(frozen=True, slots=True)
class Relaxation:
    """`relax` lowers `copy` of `target` to `distance` of the node and `length`; after
    it, both properties are the same, and `active` are the nodes that became nearer.
    With a distance comes its `payload`: places of `target` and their values."""

    guard: Guarded
    relax: Relax
    target: ir.Variable
    distance: ir.Field
    copy: str
    active: ir.Field
    length: ir.Expression
    payload: tuple[tuple[ir.Field, ir.Expression], ...] = ()


# --- the statement --------------------------------------------------------------------


def relaxation_of(loop: Repeat, plan: Plan) -> Relaxation:
    """Raises Refused."""
    round = round_of(loop, plan)
    if len(round.active) != 1:
        raise Refused("several loops test a condition per vertex")
    (guard,) = round.active
    match guard.condition:
        case ir.Field() as active:
            pass
        case _:
            raise Refused("its nodes are not marked by a property")
    relax = only_write(guard)
    match relax.target:
        case ir.Field(target, copy) if target != guard.node:
            pass
        case _:
            raise Refused("it does not lower a property of others")
    found = sum_of(guard, relax)
    if found is None:
        raise Refused(f"`{copy}` is not lowered to a sum of a property and a length")
    distance, length = found
    relaxation = Relaxation(guard, relax, target, distance, copy, active, length)
    check_nest(relaxation, round, loop, plan)
    mark = check_settling(relaxation, round)
    check_scalars(relaxation, round, loop, plan)
    payload = tuple(item for item in replaced(relax) if item[0].name != mark)
    if payload and distance.type != INT:
        raise Refused(f"`{payload[0][0].name}` comes with a `{copy}` that is no Int")
    return replace(relaxation, payload=payload)


def only_write(guard: Guarded) -> Relax:
    """The only effect of the nest: a minimum, perhaps with a payload."""
    effect = effects(guard.kernel)
    match tuple(writes(guard.kernel)):
        case (
            Update(operator="min", then=()) | UpdateTuple("min", then=()) as relax,
        ) if (
            effect.written <= {*map(target_name, written(relax))} and not effect.foreign
        ):
            return relax
    raise Refused("it does more than lower a property")


def replaced(relax: Relax) -> Iterator[tuple[ir.Field, ir.Expression]]:
    """The properties that `relax` replaces with the one it lowers."""
    if isinstance(relax, UpdateTuple):
        for place, value in zip(relax.targets, relax.values, strict=True):
            assert isinstance(place, ir.Field)
            yield place, value


def sum_of(guard: Guarded, relax: Relax) -> tuple[ir.Field, ir.Expression] | None:
    """`n.dist` and `length` of `n.dist + length`."""
    match resolved(relax.value, guard.body):
        case ir.Binary("+", left, right, type=type) if type == relax.target.type:
            for distance, length in ((left, right), (right, left)):
                if isinstance(distance, ir.Field) and distance.driver == guard.node:
                    return distance, length
    return None


def resolved(value: ir.Expression, body: ir.Node) -> ir.Expression:
    """`value` with what the variables of `body` stand for, where that is no
    conversion."""
    known = initials(body)

    def meaning(node: ir.Expression) -> ir.Expression:
        match node:
            case ir.Field():
                return node
            case ir.Variable(name, type=type) if name in known:
                same = known[name].type == type
                return meaning(known[name]) if same else node
        return map_children(node, meaning)

    return meaning(value)


def read_through(value: ir.Node, body: ir.Node) -> frozenset[str]:
    """The names that `value` reads, also through variables of `body`."""
    known = initials(body)
    found: set[str] = set()
    waiting: list[ir.Node] = [value]
    while waiting:
        for item in walk(waiting.pop()):
            if isinstance(item, ir.Variable | ir.Field) and item.name not in found:
                found.add(item.name)
                waiting += [known[item.name]] if item.name in known else []
    return frozenset(found)


def initials(body: ir.Node) -> dict[str, ir.Expression]:
    return {
        name: item.initial
        for item in find(body, ir.Declare)
        if item.initial is not None
        for name in item.names
    }


def check_nest(relaxation: Relaxation, round: Round, loop: Repeat, plan: Plan) -> None:
    """All that the nest reads, but for the distance in the sum, stays as it is: whom it
    reaches, and at which lengths."""
    guard = relaxation.guard
    if relaxation.distance.type != relaxation.relax.target.type:
        raise Refused("the distance and the sum are of different types")
    if isinstance(relaxation.length, ir.Literal):
        raise Refused("all lengths are the same: the rounds are in order")
    changed = changed_in(loop, plan)

    values: list[ir.Node] = [relaxation.length, relaxation.target]
    values += [value for _, value in replaced(relaxation.relax)]
    for item in find(guard.body, ir.If, Each):  # conditions and rows
        values += [x for x in children(item) if not isinstance(x, ir.Block)]
    for value in values:
        for name in sorted(read_through(value, guard.body) & changed):
            raise Refused(f"`{name}` is not the same in all rounds")
    # Lengths are measured for all nodes: also where the program never looks.
    if unknown := may_be_nil(guard.body):
        raise Refused(f"`{unknown}` may be NIL where no node is active")
    if reason := may_fail(relaxation.length):
        raise Refused(f"the length may fail where no node is active: {reason}")


# --- what happens between rounds ------------------------------------------------------


def check_settling(relaxation: Relaxation, round: Round) -> str | None:
    """Both copies become the same, and active are those that became nearer.  Returns
    the property that `relax` marks them with, if it does."""
    if not round.after:
        raise Refused("nothing marks the nodes that are active in the next round")
    guard, distance, active = relaxation.guard, relaxation.distance, relaxation.active
    copy = replace(distance, name=relaxation.copy)
    known = Settling(guard.node, *round.after).known
    if known.pop(distance.name, distance) != copy:
        raise Refused(f"`{distance.name}` does not become `{copy.name}`")
    if known.pop(copy.name, copy) != copy:
        raise Refused(f"`{copy.name}` is also written otherwise")
    woken = known.pop(active.name, active)
    cleared = set()
    for kernel in round.before:
        for statement in kernel.body.statements:
            match statement:
                case Store(ir.Field(name=name), ir.Literal(False)):
                    cleared.add(name)
                case _:
                    line = kernel.span.line
                    raise Refused(f"the loop in line {line} prepares more than marks")
    marks = [
        place.name
        for place, value in replaced(relaxation.relax)
        if value == ir.Literal(True)
    ]
    mark = next((x for x in marks if woken == replace(active, name=x)), None)
    if mark is not None:
        if known.pop(mark, None) == ir.Literal(False):
            cleared.add(mark)
        is_woken = cleared == {mark}
    else:
        forms = [("<", copy, distance), (">", distance, copy)]
        if not is_floating(distance.type):
            forms += [("!=", copy, distance), ("!=", distance, copy)]
        is_woken = woken in [ir.Binary(*form) for form in forms] and not cleared
        is_woken = is_woken and copy != distance
    if not is_woken:
        raise Refused(f"`{active.name}` does not mark the nodes that became nearer")
    if known:
        raise Refused(f"it also changes `{next(iter(known))}`")
    return mark


# --- what is seen of the rounds -------------------------------------------------------


def check_scalars(
    relaxation: Relaxation, round: Round, loop: Repeat, plan: Plan
) -> None:
    """Nothing depends on how many rounds there are, and they end when nobody acts."""
    changed = changed_in(loop, plan)
    # Computed anew in each round, with what is known of it if some node is woken.
    fresh: dict[str, bool | None] = {}
    told = contributed(relaxation, round.after)
    counters: set[str] = set()
    for step in loop.body:
        match step:
            case Compute(ir.Variable(name), value):
                used = names_read(value)
                if growth(step) == 1 and name not in fresh.keys() | counters:
                    counters.add(name)
                elif used & changed <= fresh.keys() and name not in counters:
                    fresh[name] = truth(value, fresh)
                else:
                    raise Refused(f"`{name}` is carried from round to round")
            case Launch(name):
                kernel = plan.kernel(name)
                scalars = effects(kernel).scalars_written
                for scalar in sorted(scalars - fresh.keys()):
                    raise Refused(f"`{scalar}` is carried from round to round")
                if kernel in round.after:
                    fresh |= {scalar: told.get(scalar) for scalar in scalars}
    graph = relaxation.guard.kernel.domain.source.name
    for conjunct in conjuncts(loop.condition):
        match conjunct:
            case ir.Binary(
                "<" | "<=", ir.Variable(name), ir.Call(ir.Variable(of), "NumNodes")
            ) if name in counters and of == graph:
                check_counter(name, loop, plan)
                counters.remove(name)
            case _ if truth(conjunct, fresh) is not True:
                raise Refused("it may end before all nodes are settled")
    for name in sorted(counters):
        check_seen(name, 0, plan)


def truth(value: ir.Expression, known: dict[str, bool | None]) -> bool | None:
    match value:
        case ir.Literal(bool() as literal):
            return literal
        case ir.Variable(name):
            return known.get(name)
        case ir.Unary("!", operand):
            inner = truth(operand, known)
            return None if inner is None else not inner
    return None


def contributed(
    relaxation: Relaxation, kernels: tuple[Kernel, ...]
) -> dict[str, bool | None]:
    """What is known of the scalars to which the settling kernels contribute, if a node
    is woken.

    They must not see who has acted: that depends on the order.
    """
    active = relaxation.active
    settling = Settling(relaxation.guard.node, *kernels)
    found: dict[str, bool | None] = {}
    for item in settling.contributes:
        if active in walk(item.condition):
            raise Refused(f"`{item.scalar}` depends on the order of active nodes")
        value = item.value if item.condition == settling.known[active.name] else None
        found[item.scalar] = value if found.get(item.scalar, value) == value else None
    return found


def check_counter(name: str, loop: Repeat, plan: Plan) -> None:
    """The counter of a limit starts at zero, and nobody else looks at it."""
    check_seen(name, 1, plan)
    before = steps_before(loop, plan.steps)
    first = value_before(name, before, plan)
    if first is None or first > 0:
        raise Refused(f"`{name}` does not start at 0")


def check_seen(name: str, looks: int, plan: Plan) -> None:
    """Nobody looks at the counter but itself and, so many times, its loop."""
    is_own = any(s.name == name and s.role == "temporary" for s in plan.scalars)
    in_steps = [node for step in plan.steps for node in walk(step)]
    seen = sum(isinstance(node, ir.Variable) and node.name == name for node in in_steps)
    counter = ir.Variable(name)
    given = sum(isinstance(n, Compute) and n.target == counter for n in in_steps)
    in_units = any(name in effects(unit).touched for unit in plan.units)
    if not is_own or in_units or seen != given + 1 + looks:
        raise Refused(f"`{name}` counts the rounds, and is read elsewhere")
