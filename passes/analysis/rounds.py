"""Rounds of a loop: its active vertices, and what happens to all others.

A round consists of guarded kernels, which test a predicate on the properties of each
vertex and do nothing where it is false, and of settling kernels, in which each vertex
reads and writes only itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import inf

from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.conditions import both, compared, either, negated
from lighthouse.ir.effects import Write, by_warps, effects, unknown, writes
from lighthouse.ir.kernels import Each, Kernel, Store, Update
from lighthouse.ir.plan import Plan
from lighthouse.ir.steps import (
    Branch,
    Compute,
    Launch,
    Repeat,
    Step,
    launched,
    steps_before,
)
from lighthouse.ir.uses import target_name, written
from lighthouse.ir.values import converted, neutral
from lighthouse.ir.walk import as_block, children, find, map_children, walk
from lighthouse.passes.analysis.differences import counters_of_plan, value_before
from lighthouse.passes.analysis.first_levels import first_stores, goes_on_for_levels
from lighthouse.passes.analysis.nests import conjuncts
from lighthouse.passes.base import Refused
from lighthouse.passes.optimize.fold_constants import folded

# --- the kernels of a round -----------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Guarded:
    """A kernel that acts only for nodes with `condition`, which is about `node`.

    One over all edges acts for the `edges` of the node, those that leave or enter it.
    """

    kernel: Kernel
    node: ir.Variable
    condition: ir.Expression
    body: ir.StatementNode
    edges: ir.RangeKind | None = None

    def nest(self, body: ir.StatementNode) -> ir.StatementNode:
        """`body`, for each of the edges of the node if the kernel is over edges."""
        if self.edges is None:
            return body
        kernel, body = self.kernel, as_block(body)
        edges = ir.Range(self.edges, self.node, span=kernel.domain.span)
        return Each(kernel.iterator, edges, body, parallel=True, span=kernel.span)


def guarded(kernel: Kernel) -> Guarded | None:
    """`If (v.active) …` over nodes, or over edges with one of their ends for `v`."""
    edges: ir.RangeKind | None = None
    graph = kernel.domain.source.name
    match kernel.domain.kind, kernel.body.statements:
        case "Nodes", (ir.If(condition, body, None),):
            node = ir.Variable(kernel.iterator, type=ty.NodeType(graph))
        case (
            "Edges",
            (
                ir.Declare(
                    initial=ir.Call(ir.Variable(edge), "FromNode" | "ToNode" as end)
                ) as source,
                ir.If(condition, body, None),
            ),
        ) if edge == kernel.iterator:
            if any(
                target_name(place) == source.name
                for write in writes(kernel)
                for place in written(write)
            ):
                return None
            node = ir.Variable(source.name, type=source.type)
            edges = "OutEdges" if end == "FromNode" else "InEdges"
        case _:
            return None
    if not fields(condition):
        return None
    return Guarded(kernel, node, condition, body, edges)


def row_conditions(node: ir.Node) -> float:
    """How many conditions are around a loop over a row, where they are the fewest;
    infinite if there is no such loop."""
    if isinstance(node, Each):
        return 0
    fewest = min(map(row_conditions, children(node)), default=inf)
    return fewest + isinstance(node, ir.If)


def fields(node: ir.Node) -> frozenset[str]:
    return frozenset(item.name for item in find(node, ir.Field))


def is_own(expression: ir.Expression, node: str, fixed: frozenset[str]) -> bool:
    """True if only the node's own properties and what nobody changes are read."""
    for item in walk(expression):
        match item:
            case ir.Field(driver) if driver.name != node:
                return False
            case ir.Variable(name, type=type):
                if name != node and name not in fixed and type != ty.GraphType():
                    return False
            case ir.Call(receiver=receiver):
                if receiver is not None and receiver.type != ty.GraphType():
                    return False
            case _ if unknown(item):
                return False
    return True


def settles(kernel: Kernel, fixed: frozenset[str]) -> bool:
    """True if each node looks at and changes only itself, and adds to scalars."""
    if kernel.domain.kind != "Nodes" or kernel.candidates:
        return False
    local = {name for item in find(kernel.body, ir.Declare) for name in item.names}
    fixed |= local

    def is_settled(statement: ir.StatementNode) -> bool:
        match statement:
            case ir.Declare(initial=ir.Expression() as value):
                return is_own(value, kernel.iterator, fixed)
            case Store(ir.Field(driver), value):
                own = driver.name == kernel.iterator
                return own and is_own(value, kernel.iterator, fixed)
            case ir.If(condition, then, None):
                own = is_own(condition, kernel.iterator, fixed)
                return own and all(map(is_settled_if, as_block(then).statements))
            case Update(ir.Variable(name) as target, _, value):
                # What adds nothing is known for one type; zeros of Doubles have signs.
                same = target.type == value.type and not ty.is_floating(value.type)
                own = is_own(value, kernel.iterator, fixed)
                return same and own and name not in local
        return False

    def is_settled_if(statement: ir.StatementNode) -> bool:
        match statement:
            case Store(ir.Variable(name), ir.Literal()):
                return name not in local
        return is_settled(statement)

    return all(map(is_settled, kernel.body.statements))


@dataclass(frozen=True, slots=True)
class Contribution:
    """A settling kernel changes `scalar` if `condition` holds: to the constant `value`,
    if that is known."""

    scalar: str
    condition: ir.Expression
    value: bool | None


class Settling:
    """What settling kernels make of `node`, one after the other, in terms of what its
    properties were before."""

    def __init__(self, node: ir.Variable, *kernels: Kernel) -> None:
        self.node = node
        self.known: dict[str, ir.Expression] = {}
        self.local: dict[str, ir.Expression] = {}
        self.contributes: list[Contribution] = []
        for kernel in kernels:
            for statement in kernel.body.statements:
                self.add(statement, kernel)

    def add(
        self, statement: ir.StatementNode, kernel: Kernel, *under: ir.Expression
    ) -> None:
        """Of a statement that happens only `under` some conditions."""
        match statement:
            case ir.Declare(type, (name,), ir.Expression() as value):
                value = self.before(value, kernel.iterator)
                self.local[name] = converted(value, type)
            case Store(ir.Field(_, name, type=type), value):
                value = converted(self.before(value, kernel.iterator), type)
                now = self.known.get(name, ir.Field(self.node, name, type=type))
                self.known[name] = chosen(both(under), value, now) if under else value
            case ir.If(condition, then):
                found = self.before(negated(negated(condition)), kernel.iterator)
                for inner in as_block(then).statements:
                    self.add(inner, kernel, *under, found)
            case Store(ir.Variable(name), ir.Literal(constant)):
                known = constant if isinstance(constant, bool) else None
                certain = ir.Literal(True, type=ty.BOOL)
                self.contribute(kernel, name, (*under, certain), known)
            case Update(ir.Variable(name), "|", value) if value.type == ty.BOOL:
                self.contribute(kernel, name, (*under, value), True)
            case Update(ir.Variable(name), "&", value) if value.type == ty.BOOL:
                self.contribute(kernel, name, (*under, negated(value)), False)
            case Update(ir.Variable(name), operator, value):
                more = folded(differ(value, neutral(operator, value.type)))
                self.contribute(kernel, name, (*under, more), None)

    def contribute(
        self,
        kernel: Kernel,
        name: str,
        conditions: Sequence[ir.Expression],
        value: bool | None,
    ) -> None:
        """Where all `conditions` hold; all but the last are about values of before."""
        *under, last = conditions
        last = self.before(negated(negated(last)), kernel.iterator)
        certain = [ir.Literal(True), negated(ir.Literal(False))]
        holds = both(under if under and last in certain else [*under, last])
        shared = {item.name: item.target.name for item in kernel.partials}
        found = Contribution(shared.get(name, name), holds, value)
        self.contributes.append(found)

    def before(self, value: ir.Expression, iterator: str) -> ir.Expression:
        match value:
            case ir.Field(name=name):
                return self.known.get(name, replace(value, driver=self.node))
            case ir.Variable(name) if name == iterator:
                return self.node
            case ir.Variable(name) if name in self.local:
                return self.local[name]
        return map_children(value, lambda item: self.before(item, iterator))

    def acts(self) -> Iterator[ir.Expression]:
        """It leaves all as it is if none of these holds."""
        yield from (item.condition for item in self.contributes)
        for name, value in self.known.items():
            now = ir.Field(self.node, name, type=value.type)
            match value:
                case ir.Conditional(condition, then, otherwise) if otherwise == now:
                    yield both([condition, differ(now, then)])
                case _ if value != now:
                    yield differ(now, value)

    def is_undone_by(self, other: Settling) -> bool:
        """True if this one changes nothing for a node that `other` has just settled."""
        if self.contributes:
            return False
        for name, value in self.known.items():
            now = other.known.get(name, ir.Field(self.node, name, type=value.type))
            if other.before(value, self.node.name) != now:
                return False
        return True

    def excludes(self, condition: ir.Expression) -> bool:
        """True if `condition` does not hold for a node that is just settled."""
        match self.before(condition, self.node.name):
            case ir.Binary("!=", left, right):
                # A NaN differs from itself.
                return left == right and not ty.is_floating(left.type)
            case ir.Binary("||", ir.Binary("!=", left, right), sign):
                # As `differ` asks; what is stored there again is the same NaN.
                return left == right and is_own_sign(sign)
            case ir.Binary("<" | ">", left, right):
                return left == right
            case ir.Literal(value):
                return value is False
        return False


def chosen(
    condition: ir.Expression, then: ir.Expression, otherwise: ir.Expression
) -> ir.Expression:
    match then, otherwise:
        case ir.Literal(True), ir.Literal(False):
            return condition
    return ir.Conditional(
        condition, then, otherwise, type=then.type, span=condition.span
    )


def differ(left: ir.Expression, right: ir.Expression) -> ir.Expression:
    """True if the two differ; zeros have signs."""
    different = folded(compared("!=", left, right))
    if not ty.is_floating(left.type) or isinstance(right, ir.Infinity):
        return different
    zero = compared("==", left, ir.Literal(0.0, type=left.type))
    one = ir.Literal(1.0, type=left.type)
    signs = [ir.Binary("/", one, item, type=left.type) for item in (left, right)]
    return either([different, both([zero, compared("!=", *signs)])])


def is_own_sign(condition: ir.Expression) -> bool:
    """True if `differ` asks whether a zero has another sign than itself."""
    match condition:
        case ir.Binary(
            "&&",
            ir.Binary("==", zero, ir.Literal(0.0)),
            ir.Binary("!=", ir.Binary("/", ir.Literal(1.0), value) as sign, same),
        ):
            return zero == value and sign == same
    return False


def plain_rounds(body: Sequence[Step], plan: Plan, *fixed: ir.Variable) -> list[Kernel]:
    """The kernels of rounds that have nothing else, but for scalars that are computed;
    none of the `fixed` ones.  Raises Refused."""
    for step in body:
        match step:
            case Launch():
                pass
            case Compute(ir.Variable() as target) if target not in fixed:
                pass
            case _:
                raise Refused("its rounds have more than parallel loops and scalars")
    return [plan.kernel(name) for name in launched(body)]


def changed_in(loop: Repeat, plan: Plan) -> frozenset[str]:
    """The properties and scalars that change in a round."""
    found: set[str] = set()
    for step in loop.body:
        match step:
            case Launch(name):
                effect = effects(plan.kernel(name))
                found |= effect.fields_written | effect.scalars_written
            case Compute(ir.Variable(name)):
                found.add(name)
    return frozenset(found)


# --- legality -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Growth:
    """A host scalar that only grows, `by` the same each round, after so many kernels
    of the round; `ends` unless it is known to be far from INF and from overflowing.
    What nodes get as their level may be the next one, where they had none
    (`first_levels`), or the present one (`present`), and no other."""

    by: int
    kernels: int
    ends: bool = True
    first_levels: bool = False
    present: bool = False


@dataclass(frozen=True, slots=True)
class Round:
    """One round: what settles before the guarded kernels, these, what settles after;
    the scalars that only grow; the choice that leaves out some of the kernels, if there
    is one."""

    before: tuple[Kernel, ...]
    active: tuple[Guarded, ...]
    after: tuple[Kernel, ...]
    growing: dict[str, Growth]
    choice: Choice | None = None

    @property
    def kernels(self) -> int:
        return len(self.before) + len(self.active) + len(self.after)


@dataclass(frozen=True, slots=True)
class Choice:
    """The branch at the end of a round: `busy` with the guarded kernels and all after
    them, or `idle`, which computes scalars that may change what all nodes do next."""

    branch: Branch
    busy: tuple[Step, ...]
    idle: tuple[Compute, ...]

    def of(self, busy: Iterable[Step], *after: Step) -> Branch:
        """The same choice of other steps, and of `after` at the end of idle rounds."""
        new, idle = tuple(busy), (*self.idle, *after)
        if self.branch.then == self.busy:
            return replace(self.branch, then=new, otherwise=idle)
        return replace(self.branch, then=idle, otherwise=new)


def choice_of(loop: Repeat) -> Choice | None:
    match loop.body:
        case (*_, Branch(_, then, otherwise) as branch):
            for busy, idle in ((then, otherwise), (otherwise, then)):
                scalars = [step for step in idle if isinstance(step, Compute)]
                if len(scalars) == len(idle):
                    return Choice(branch, busy, tuple(scalars))
    return None


def round_of(loop: Repeat, plan: Plan) -> Round:
    """Raises Refused."""
    launched: list[Kernel] = []
    computed: dict[str, list[tuple[int, Compute]]] = {}
    choice = choice_of(loop)
    body = (*loop.body[:-1], *choice.busy) if choice else loop.body
    for step in body:
        match step:
            case Launch(name):
                launched.append(plan.kernel(name))
            case Compute(ir.Variable(name)):
                computed.setdefault(name, []).append((len(launched), step))
            case Compute():
                raise Refused("it writes an element between its kernels")
            case _:
                raise Refused("its rounds have more than parallel loops and scalars")
    for kernel in launched:
        if stranger := unknown(kernel.body):
            raise Refused(f"the effects of {stranger} are not known")
        if by_warps(kernel):
            line = kernel.span.line
            raise Refused(f"the loop in line {line} has sets of an extension")
    changed = {name for kernel in launched for name in effects(kernel).scalars_written}
    fixed = frozenset(
        item.name
        for item in plan.scalars
        if item.name not in computed and item.name not in changed
    )
    found = [guarded(kernel) for kernel in launched]
    places = [i for i, item in enumerate(found) if item is not None]
    if not places:
        raise Refused("no loop tests a condition per vertex first")
    first, last = places[0], places[-1]
    if choice and sum(isinstance(step, Launch) for step in loop.body) > first:
        raise Refused("some rounds leave out a part of its kernels")
    active = tuple(item for item in found if item is not None)
    if len(active) != last - first + 1:
        between = zip(launched[first:], found[first:], strict=True)
        raise whole(next(kernel for kernel, guard in between if guard is None), fixed)
    before, after = tuple(launched[:first]), tuple(launched[last + 1 :])
    for kernel in (*before, *after):
        if not settles(kernel, fixed):
            raise whole(kernel, fixed)
    if len({kernel.domain.source.name for kernel in launched}) > 1:
        raise Refused("its kernels run over several graphs")
    if any(item.kernel.candidates for item in active):
        raise Refused("its kernels choose a winner among all nodes")
    growing = {}
    for name, steps in computed.items():
        kernels, step = steps[0]
        by = growth(step)
        within = first < kernels <= last
        once = len(steps) == 1 and choice is None
        if once and name not in changed and by is not None and not within:
            growing[name] = Growth(by, kernels)
    check(active, growing, fixed)
    counters = counters_of_plan(plan)
    for guard in active:
        level = level_of(guard, growing)
        if level is None or (known := growing[level[1]]).by != 1:
            continue
        place, name = level[0].name, level[1]
        levels = guard.kernel, place, ir.Variable(name), plan
        ends = name not in counters and not (
            value_before(name, steps_before(loop, plan.steps), plan) == 0
            and goes_on_for_levels(loop, *levels)
        )
        growing[name] = replace(
            known,
            ends=known.ends and ends,
            first_levels=known.first_levels or bool(first_stores(loop, *levels)),
            present=gives_present_levels(launched, place, ir.Variable(name)),
        )
    if not (
        before or after or any(may_change(each, launched, growing) for each in active)
    ):
        raise Refused("the same nodes are active in all of them")
    return Round(before, active, after, growing, choice)


def gives_present_levels(
    kernels: Iterable[Kernel], level: str, depth: ir.Variable
) -> bool:
    """True if nobody gets a `level` but `depth`."""
    return all(
        isinstance(write, Store) and write.value == depth
        for kernel in kernels
        for write in writes(kernel)
        if level in map(target_name, written(write))
    )


def may_change(
    guard: Guarded, launched: Iterable[Kernel], growing: dict[str, Growth]
) -> bool:
    """True if a round may change for whom the condition holds."""
    decides = fields(guard.condition)
    return level_of(guard, growing) is not None or any(
        decides & effects(kernel).fields_written for kernel in launched
    )


def whole(kernel: Kernel, fixed: frozenset[str]) -> Refused:
    effect, line = effects(kernel), kernel.span.line
    for name in sorted(effect.scalars_read - effect.scalars_written - fixed):
        return Refused(f"the loop in line {line} reads `{name}`, which changes")
    return Refused(f"the loop in line {line} needs all nodes")


def growth(step: Compute) -> int | None:
    """`by` if the step is `depth = depth + by`."""
    match step:
        case Compute(
            ir.Variable(name, type=type),
            ir.Binary("+", ir.Variable(same), ir.Literal(by)) as sum,
        ) if (
            name == same
            and type == sum.type
            and ty.is_integral(type)
            and 0 < by < 1 << 16
        ):
            return int(by)
    return None


def level_of(guard: Guarded, growing: dict[str, Growth]) -> tuple[ir.Field, str] | None:
    """`v.level` and `depth` if the condition has `v.level == depth`."""
    for item in conjuncts(guard.condition):
        match item:
            case ir.Binary("==", ir.Field(driver) as level, ir.Variable(name)):
                own = driver.name == guard.node.name and ty.is_integral(level.type)
                if own and name in growing:
                    return level, name
    return None


def levels_in_turn(round: Round) -> bool:
    """True if each round gives the next level to nodes that had none, and no other
    level to any, at the end of which it counts up."""
    levels = [level_of(guard, round.growing) for guard in round.active]
    return all(
        level is not None
        and round.growing[level[1]].first_levels
        and counts_at_end(round, level[1])
        for level in levels
    )


def levels_at_once(round: Round) -> bool:
    """True if a round gives its own level alone, at the end of which it counts up."""
    levels = filter(None, (level_of(guard, round.growing) for guard in round.active))
    return all(
        round.growing[depth].present and counts_at_end(round, depth)
        for _, depth in levels
    )


def counts_at_end(round: Round, depth: str) -> bool:
    """True if that is after all kernels, and INF is far."""
    growth = round.growing[depth]
    return growth.kernels == round.kernels and not growth.ends


def check(
    active: tuple[Guarded, ...], growing: dict[str, Growth], fixed: frozenset[str]
) -> None:
    """A condition is about the node alone, and no earlier kernel makes it true for
    nodes that are not active."""
    for i, guard in enumerate(active):
        level = level_of(guard, growing)
        known = fixed | (frozenset({level[1]}) if level else frozenset())
        if not is_own(guard.condition, guard.node.name, known):
            raise Refused(
                f"the condition in line {guard.kernel.span.line} is not about the "
                "properties of the node alone"
            )
        for other in active[:i]:
            for write in writes(other.kernel):
                for place in written(write):
                    if target_name(place) not in fields(guard.condition):
                        continue
                    if isinstance(place, ir.Field) and place.driver == other.node:
                        # That node is active already.
                        continue
                    if level is None or not is_later(write, *level):
                        line = guard.kernel.span.line
                        raise Refused(
                            f"the condition in line {line} may become true in the same "
                            "round"
                        )


def is_later(write: Write, level: ir.Field, depth: str) -> bool:
    """True of `w.level = depth + 1`."""
    match write:
        case Store(
            ir.Field(name=name), ir.Binary("+", ir.Variable(now), ir.Literal(by))
        ):
            # A greater number may come back to `depth` where it is stored.
            return name == level.name and now == depth and 0 < by < 1 << 16
    return False
