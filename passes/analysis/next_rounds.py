"""Which vertices may become active in a later round of a loop.

A vertex may become active if the predicate of a guarded kernel may hold for it, or if
settling it once more would change or contribute something.  A predicate
`v.level == depth`, where `depth` only grows, may hold later for vertices of a greater
level.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import both, compared, either
from lighthouse.ir.kernels import Kernel, Store
from lighthouse.ir.types import BOOL, INT, Type
from lighthouse.ir.uses import written_names
from lighthouse.ir.walk import as_block, rename, rewrite
from lighthouse.passes.analysis.nests import conjuncts, operands
from lighthouse.passes.analysis.rounds import (
    Round,
    Settling,
    fields,
    is_own_sign,
    level_of,
)
from lighthouse.passes.optimize.fold_constants import folded


def stored(body: ir.Block, node: ir.Variable) -> dict[str, ir.Expression]:
    """What the elements of `node` are after `body`, where a variable or a truth value
    says so."""
    found: dict[str, ir.Expression] = {}
    changed = written_names(body)
    for statement in body.statements:
        for name in written_names(statement):
            found.pop(name, None)
        match statement:
            case Store(ir.Field(driver, name, type=type), value) if (
                driver.name == node.name and value.type == type
            ):
                fixed = isinstance(value, ir.Variable) and value.name not in changed
                if fixed or (isinstance(value, ir.Literal) and type == BOOL):
                    found[name] = value
            case ir.If(condition, then, None):
                # Where it is not taken, no part of its condition holds.
                parts = [*operands(condition, "||")]
                for name, value in stored(as_block(then), node).items():
                    place = ir.Field(node, name, type=BOOL)
                    if value == ir.Literal(False) and place in parts:
                        found[name] = value
    return found


def with_stored(
    condition: ir.Expression, known: Mapping[str, ir.Expression]
) -> ir.Expression:
    """`condition` with what the elements are."""

    def replaced(item: ir.Expression) -> ir.Expression:
        if isinstance(item, ir.Field):
            return known.get(item.name, item)
        return ir.Literal(False, type=BOOL) if is_own_sign(item) else folded(item)

    return rewrite(condition, replaced, ir.Expression) if known else condition


def without_differences(
    conditions: Collection[ir.Expression],
) -> Iterable[ir.Expression]:
    """Of conditions of which one must hold: `a`, `a != b` are `a`, `b`."""

    def simpler(condition: ir.Expression) -> ir.Expression:
        match condition:
            case ir.Binary("!=", one, other) if one.type == BOOL:
                if one in conditions:
                    return other
                return one if other in conditions else condition
        return condition

    return dict.fromkeys(map(simpler, conditions))


def absorbed(conditions: Iterable[ir.Expression]) -> Iterable[ir.Expression]:
    """Of conditions of which one must hold: `a`, `a && b` are `a`."""
    found: dict[frozenset[ir.Expression], ir.Expression] = {}
    for condition in conditions:
        parts = dict.fromkeys(conjuncts(condition))
        found.setdefault(frozenset(parts), both(parts))
    return [each for parts, each in found.items() if not any(x < parts for x in found)]


@dataclass(frozen=True, slots=True)
class NextRound:
    """What decides about the nodes of a round; `types` are those of host scalars.

    `in_turn` if each round gives the level of the next one to nodes that had none, and
    no other node gets or has one that comes yet; `at_once` if none at all does.
    """

    round: Round
    types: Mapping[str, Type]
    in_turn: bool = False
    at_once: bool = False

    @property
    def watched(self) -> frozenset[str]:
        """The properties that decide about their node: who writes one has to tell."""
        return frozenset[str]().union(
            *(fields(guard.condition) for guard in self.round.active),
            *(
                fields(kernel.body)
                for kernel in (*self.round.before, *self.round.after)
            ),
        )

    def matters(
        self,
        node: ir.Variable,
        *,
        anew: bool = False,
        after: ir.Block | None = None,
        listed: bool = True,
    ) -> ir.Expression:
        """`node` may matter in a later round, or in this one if `anew`; to a thread
        that has just settled it by the statements `after`.  Rounds are `listed` only
        while no scalar is about to end."""
        guards: dict[ir.Expression, None] = {}
        for guard in self.round.active:
            level = level_of(guard, self.round.growing)
            if level is None:
                guards[rename(guard.condition, guard.node.name, node.name)] = None
            elif not self.at_once:
                own = replace(level[0], driver=node)
                guards[self.later(own, level[1], anew, listed)] = None
        settled = Settling(node, *self.round.after)
        before = (Settling(node, kernel) for kernel in self.unsettled(node))
        conditions = dict(guards)
        for settling in (*before, settled):
            for condition in settling.acts():
                if not settled.excludes(condition):
                    conditions[condition] = None
        apart = without_differences(conditions)
        known = stored(after, node) if after else {}
        different = dict.fromkeys(
            with_stored(each, known)
            for each in apart
            if each in guards or not settled.excludes(each)
        )
        if not different:
            return ir.Literal(False, type=BOOL)
        either_of = absorbed(without_differences(different))
        return with_stored(either(either_of), known)

    def later(
        self, level: ir.Field, depth: str, anew: bool, listed: bool
    ) -> ir.Expression:
        """The condition may hold in a later round, or in this one if `anew`: where
        levels come in turn, in the next one.

        It never does for INF, unless the scalar is about to get there or to overflow:
        which `listed` rounds leave to others.
        """
        growth = self.round.growing[depth]
        now = self.depth(depth)
        if self.in_turn:
            one = ir.Literal(1, type=INT)
            next = ir.Binary("+", now, one, type=now.type, span=now.span)
            return compared("==", level, now if anew else next)
        # It may have grown already when the nodes are settled.
        early = growth.kernels > len(self.round.before)
        early = early and growth.kernels < self.round.kernels
        comes = ir.Binary(">=" if early or anew else ">", level, now, type=BOOL)
        ends = ir.Binary("!=", level, ir.Infinity(type=level.type), type=BOOL)
        waits = ir.Binary("&&", comes, ends, type=BOOL)
        if not growth.ends or (listed and growth.kernels == self.round.kernels):
            return waits
        return ir.Binary("||", waits, self.ending(level, now), type=BOOL)

    def ending(self, level: ir.Field, depth: ir.Variable) -> ir.Expression:
        """The scalar is about to get to INF or to overflow: all nodes may matter."""
        type = INT if INT in (level.type, depth.type) else depth.type
        largest = (1 << 31 if type == INT else 1 << 63) - 1
        by = self.round.growing[depth.name].by
        return ir.Binary(">=", depth, ir.Literal(largest - by, type=type), type=BOOL)

    def endings(self) -> Iterator[ir.Expression]:
        """All that could happen to the scalars that grow."""
        for guard in self.round.active:
            level = level_of(guard, self.round.growing)
            if level and self.round.growing[level[1]].ends:
                yield self.ending(level[0], self.depth(level[1]))

    def depth(self, name: str) -> ir.Variable:
        span = self.round.active[0].kernel.span
        return ir.Variable(name, type=self.types[name], span=span)

    def unsettled(self, node: ir.Variable) -> tuple[Kernel, ...]:
        """What must settle before the guarded kernels of a round over lists."""
        last = Settling(node, *self.round.after)
        return tuple(
            kernel
            for kernel in self.round.before
            if not Settling(node, kernel).is_undone_by(last)
        )
