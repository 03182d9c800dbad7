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

Whoever has just become nearer acts in the next round, until nobody has.  What comes out
does not depend on who acts when.  Take two orders, and a node that the first brings to
`d`: by a chain of nodes that each became nearer, from one that was active at the start.
Along that chain the second order comes to values at most as great: each node of it has
become nearer there, too, so it has acted with its last value, and sums grow with their
terms, rounded or not.  It holds for every order that lets a node act once more after it
has become nearer, and for sums that do not wrap round.

With lengths that are not negative no chain comes to a node twice.  So it has fewer
edges than there are nodes, and a limit of that many rounds cuts nothing off.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from lighthouse.ir.effects import effects, writes
from lighthouse.ir.nodes import (
    Binary,
    Block,
    Call,
    Declare,
    Expression,
    Field,
    If,
    Literal,
    Node,
    Unary,
    Variable,
)
from lighthouse.ir.plan import (
    Branch,
    Compute,
    Each,
    Kernel,
    Launch,
    Plan,
    Repeat,
    Step,
    Store,
    Update,
    UpdateTuple,
)
from lighthouse.ir.types import BOOL, EdgeType, NodeType, is_floating
from lighthouse.ir.walk import map_children, rename, walk
from lighthouse.passes.analysis.nests import conjuncts
from lighthouse.passes.analysis.rounds import Guarded, Round, Settling, growth, round_of
from lighthouse.passes.base import Refused

Relax = Update | UpdateTuple


@dataclass(frozen=True, slots=True)
class Relaxation:
    """`relax` lowers `copy` of `target` to `distance` of the node and `length`; behind
    it, both properties are the same, and `active` are the nodes that became nearer."""

    guard: Guarded
    relax: Relax
    target: Variable
    distance: Field
    copy: str
    active: Field
    length: Expression


# --- the statement --------------------------------------------------------------------


def relaxation_of(loop: Repeat, plan: Plan) -> Relaxation:
    """Raises Refused."""
    round = round_of(loop, plan)
    if len(round.active) != 1:
        raise Refused("several kernels ask their nodes for a condition")
    (guard,) = round.active
    match guard.condition:
        case Field() as active:
            pass
        case _:
            raise Refused("its nodes are not marked by a property")
    relax = only_write(guard)
    match relax.target:
        case Field(target, copy) if target != guard.node:
            pass
        case _:
            raise Refused("it does not lower a property of others")
    found = sum_of(guard, relax)
    if found is None:
        raise Refused(f"`{copy}` is not lowered to a sum of a property and a length")
    distance, length = found
    relaxation = Relaxation(guard, relax, target, distance, copy, active, length)
    check_nest(relaxation, round, loop, plan)
    check_settling(relaxation, round)
    check_scalars(relaxation, round, loop, plan)
    return relaxation


def only_write(guard: Guarded) -> Relax:
    """The one statement of the nest that writes: a minimum, perhaps with a mark."""
    match tuple(writes(guard.kernel)):
        case (Update(operator="min", then=()) as relax,):
            return relax
        case (UpdateTuple("min", _, _, (_,), (Literal(True),), then=()) as relax,):
            return relax
    raise Refused("it does more than lower a property")


def sum_of(guard: Guarded, relax: Relax) -> tuple[Field, Expression] | None:
    """`n.dist` and `length` of `n.dist + length`."""
    match resolved(relax.value, guard.body):
        case Binary("+", left, right, type=type) if type == relax.target.type:
            for distance, length in ((left, right), (right, left)):
                if isinstance(distance, Field) and distance.driver == guard.node:
                    return distance, length
    return None


def resolved(value: Expression, body: Node) -> Expression:
    """`value` with what the variables of `body` stand for, where that is no
    conversion."""
    known = initials(body)

    def meaning(node: Expression) -> Expression:
        match node:
            case Field():
                return node
            case Variable(name, type=type) if name in known:
                same = known[name].type == type
                return meaning(known[name]) if same else node
        return map_children(node, meaning)  # type: ignore[arg-type]

    return meaning(value)


def behind(value: Expression, body: Node) -> frozenset[str]:
    """The names that `value` reads, also through variables of `body`."""
    known = initials(body)
    found: set[str] = set()
    waiting = [value]
    while waiting:
        for item in walk(waiting.pop()):
            if isinstance(item, Variable | Field) and item.name not in found:
                found.add(item.name)
                waiting += [known[item.name]] if item.name in known else []
    return frozenset(found)


def initials(body: Node) -> dict[str, Expression]:
    return {
        name: item.initial
        for item in walk(body)
        if isinstance(item, Declare) and item.initial is not None
        for name in item.names
    }


def check_nest(relaxation: Relaxation, round: Round, loop: Repeat, plan: Plan) -> None:
    """All that the nest reads, but for the distance in the sum, stays as it is: whom it
    reaches, and at which lengths."""
    guard = relaxation.guard
    if relaxation.distance.type != relaxation.relax.target.type:
        raise Refused("the distance and the sum are of different types")
    if isinstance(relaxation.length, Literal):
        raise Refused("all lengths are the same: the rounds are in order")
    changed = changed_in(loop, plan)

    def inputs(node: Node) -> Iterator[Expression]:
        match node:
            case If(condition, then, otherwise):
                yield condition
                yield from inputs(then)
                if otherwise is not None:
                    yield from inputs(otherwise)
            case Each(_, range, body, among=among, above=above, below=below):
                yield range.source
                if among is not None:
                    yield among.source
                yield from (*above, *below)
                yield from inputs(body)
            case Block(statements):
                for statement in statements:
                    yield from inputs(statement)
            case Declare() | Update() | UpdateTuple():
                pass
            case _:
                raise Refused("it does more than lower a property")

    for value in (relaxation.length, relaxation.target, *inputs(guard.body)):
        for name in sorted(behind(value, guard.body) & changed):
            raise Refused(f"`{name}` is not the same in all rounds")
    # Lengths are measured for all nodes: also where the program never looks.
    for item in walk(guard.body):
        match item:
            case Declare(NodeType() | EdgeType(), (name,)):
                if any(isinstance(each, Field) for each in walk(item)):
                    raise Refused(f"`{name}` may be NIL where no node acts")


# --- what happens between rounds ------------------------------------------------------


def merged(kernels: tuple[Kernel, ...]) -> Kernel:
    """Settling kernels, one behind the other, as one."""
    first = kernels[0]
    bodies = [rename(item.body, item.iterator, first.iterator) for item in kernels]
    statements = tuple(s for body in bodies for s in body.statements)
    return replace(first, body=Block(statements))


def check_settling(relaxation: Relaxation, round: Round) -> None:
    """Both copies become the same, and active are those that became nearer."""
    if not round.after:
        raise Refused("nothing says who acts in the next round")
    guard, distance, active = relaxation.guard, relaxation.distance, relaxation.active
    copy = replace(distance, name=relaxation.copy)
    known = Settling(merged(round.after), guard.node).known
    if known.pop(distance.name, distance) != copy:
        raise Refused(f"`{distance.name}` does not become `{copy.name}`")
    if known.pop(copy.name, copy) != copy:
        raise Refused(f"`{copy.name}` is also written otherwise")
    woken = known.pop(active.name, active)
    cleared = set()
    for kernel in round.before:
        for statement in kernel.body.statements:
            match statement:
                case Store(Field(name=name), Literal(False)):
                    cleared.add(name)
                case _:
                    line = kernel.span.line
                    raise Refused(f"the loop in line {line} prepares more than marks")
    match relaxation.relax:
        case UpdateTuple(targets=(Field(name=mark),)):
            is_woken = woken == replace(active, name=mark)
            if known.pop(mark, None) == Literal(False):
                cleared.add(mark)
            is_woken = is_woken and cleared == {mark}
        case _:
            forms = [("<", copy, distance), (">", distance, copy)]
            if not is_floating(distance.type):
                forms += [("!=", copy, distance), ("!=", distance, copy)]
            is_woken = woken in [Binary(*form) for form in forms] and not cleared
            is_woken = is_woken and copy != distance
    if not is_woken:
        raise Refused(f"`{active.name}` does not mark those who became nearer")
    if known:
        raise Refused(f"it also changes `{next(iter(known))}`")


# --- what is seen of the rounds -------------------------------------------------------


def check_scalars(
    relaxation: Relaxation, round: Round, loop: Repeat, plan: Plan
) -> None:
    """Nothing depends on how many rounds there are, and they end when nobody acts."""
    changed = changed_in(loop, plan)
    # Computed anew in each round, with what is known of it if some node is woken.
    fresh: dict[str, bool | None] = {}
    counters: set[str] = set()
    for step in loop.body:
        match step:
            case Compute(Variable(name), value):
                reads = (x for x in walk(value) if isinstance(x, Variable | Field))
                used = {item.name for item in reads}
                if growth(step) == 1 and name not in fresh.keys() | counters:
                    counters.add(name)
                elif used & changed <= fresh.keys() and name not in counters:
                    fresh[name] = truth(value, fresh)
                else:
                    raise Refused(f"`{name}` goes from round to round")
            case Launch(name):
                kernel = plan.kernel(name)
                scalars = effects(kernel).scalars_written
                for scalar in sorted(scalars - fresh.keys()):
                    raise Refused(f"`{scalar}` goes from round to round")
                if kernel in round.after:
                    ahead = round.after[: round.after.index(kernel) + 1]
                    told = contributed(relaxation, ahead, round.after)
                    fresh |= {scalar: told.get(scalar) for scalar in scalars}
    graph = relaxation.guard.kernel.domain.source.name
    for conjunct in conjuncts(loop.condition):
        match conjunct:
            case Binary("<" | "<=", Variable(name), Call(Variable(of), "NumNodes")) if (
                name in counters and of == graph
            ):
                check_counter(name, loop, plan)
                counters.remove(name)
            case _ if truth(conjunct, fresh) is not True:
                raise Refused("it may end before all nodes are settled")
    for name in sorted(counters):
        check_seen(name, 0, plan)


def changed_in(loop: Repeat, plan: Plan) -> frozenset[str]:
    """The properties and scalars that change in a round."""
    found: set[str] = set()
    for step in loop.body:
        match step:
            case Launch(name):
                effect = effects(plan.kernel(name))
                found |= effect.fields_written | effect.scalars_written
            case Compute(Variable(name)):
                found.add(name)
    return frozenset(found)


def truth(value: Expression, known: dict[str, bool | None]) -> bool | None:
    match value:
        case Literal(bool() as literal):
            return literal
        case Variable(name):
            return known.get(name)
        case Unary("!", operand):
            inner = truth(operand, known)
            return None if inner is None else not inner
    return None


def contributed(
    relaxation: Relaxation, kernels: tuple[Kernel, ...], all: tuple[Kernel, ...]
) -> dict[str, bool | None]:
    """What is known of the scalars to which `kernels` contribute, if a node is woken.

    They must not see who has acted: that depends on the order.
    """
    node, active = relaxation.guard.node, relaxation.active
    woken = Settling(merged(all), node).known[active.name]
    shared = {item.name: item.target.name for k in kernels for item in k.partials}
    whole = merged(kernels)
    found: dict[str, bool | None] = {}
    for i, statement in enumerate(whole.body.statements):
        result: bool | None
        match statement:
            case If(value, Block((Store(Variable(name), Literal(constant)),))):
                result = constant if isinstance(constant, bool) else None
                value = inverse(inverse(value))
            case Update(Variable(name), "|" | "&" as operator, value):
                result = operator == "|"
                value = value if result else inverse(value)
            case Update(Variable(name), _, value):
                result = None
            case _:
                continue
        name = shared.get(name, name)
        ahead = replace(whole, body=Block(whole.body.statements[:i]))
        meaning = Settling(ahead, node).before(value, whole.iterator)
        if active in walk(meaning):
            raise Refused(f"`{name}` depends on who acts in a round")
        if meaning != woken or found.get(name, result) != result:
            result = None
        found[name] = result
    return found


def inverse(value: Expression) -> Expression:
    match value:
        case Unary("!", operand):
            return operand
    return Unary("!", value, type=BOOL)


def check_counter(name: str, loop: Repeat, plan: Plan) -> None:
    """The counter of a limit starts at zero, and nobody else looks at it."""
    check_seen(name, 1, plan)
    starts = [
        item.value
        for sequence in sequences(plan.steps)
        for i, step in enumerate(sequence)
        if step is loop
        for earlier in sequence[:i]
        for item in walk(earlier)
        if isinstance(item, Compute) and item.target == Variable(name)
    ]
    match starts:
        case [*_, Literal(int() as first)] if first <= 0:
            pass
        case _:
            raise Refused(f"`{name}` does not start at 0")


def sequences(steps: tuple[Step, ...]) -> Iterator[tuple[Step, ...]]:
    """The steps, and those inside them."""
    yield steps
    for step in steps:
        match step:
            case Branch(_, then, otherwise):
                yield from sequences(then)
                yield from sequences(otherwise)
            case Repeat(_, body):
                yield from sequences(body)


def check_seen(name: str, looks: int, plan: Plan) -> None:
    """Nobody looks at the counter but itself and, so many times, its loop."""
    is_own = any(s.name == name and s.role == "temporary" for s in plan.scalars)
    in_steps = [node for step in plan.steps for node in walk(step)]
    seen = sum(isinstance(node, Variable) and node.name == name for node in in_steps)
    counter = Variable(name)
    given = sum(isinstance(n, Compute) and n.target == counter for n in in_steps)
    in_units = any(name in effects(unit).touched for unit in plan.units)
    if not is_own or in_units or seen != given + 1 + looks:
        raise Refused(f"`{name}` counts the rounds, and is looked at")
