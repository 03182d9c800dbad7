"""Checks that a parallel loop is idempotent, so that it can restart with more memory.

    Foreach (x: G.Nodes) {                 Foreach (x: G.Nodes) {
        x.fresh.Union(x.next);      yes        total += x.next.Size();     no: twice
        x.count = x.fresh.Size();              x.fresh.Union(x.next);
    }                                      }

A launch on a GPU that runs out of memory adds only a part of the members, and is
repeated with more memory, on top of its first effects.  The result is the same if there
is no reduction by `+` or `*`, if nothing reads what the loop stores, and if a set that
the loop changes is read only after all its changes, by the iteration that makes them.
Such a read may see a part of the set.  Its result may be stored (the next launch stores
it again) or added to other sets, and a test for emptiness may guard work for nonempty
sets; other uses are not idempotent.  A test whether there is anything to clear is
allowed, too.

All changes of a set may be repeated, also Clear and Complement: the last of them
decides whether an element is a member.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from lighthouse.ir import nodes as ir
from lighthouse.ir.types import is_extended
from lighthouse.ir.uses import target_name, written
from lighthouse.ir.walk import children, walk
from lighthouse.passes.analysis.parallel import changed_sets

Obstacle = tuple[ir.Node, str]


def why_not_again(loop: ir.Loop) -> Obstacle | None:
    """The first statement that must not run twice, and why; None if all may.

    Only a loop in which a set may need memory ever runs again.
    """
    return next(_Walk.of(loop).obstacles(), None)


@dataclass(frozen=True, slots=True)
class Around:
    """Whether a `part` of a set is asked if a statement is done, and whether it is
    `sure` that it is to be done where a part says so."""

    part: bool = False
    sure: bool = True

    def under(self, part: bool, *, sure: bool) -> Around:
        return Around(self.part or part, self.sure and sure)


@dataclass(slots=True)
class _Walk:
    """Through the statements of a loop, in order.

    `stored` are the names that it stores or reduces into, apart from the variables of
    an iteration; `left` says how many changes of each set are still to come; `partial`
    are the variables that depend on sets of which there may be a part.
    """

    loop: ir.Loop
    own: frozenset[str]
    stored: frozenset[str]
    left: dict[str, int]
    drivers: dict[str, set[str]]
    partial: set[str] = field(default_factory=set)

    @classmethod
    def of(cls, loop: ir.Loop) -> _Walk:
        own, stored = {loop.iterator}, set[str]()
        left: dict[str, int] = {}
        drivers: dict[str, set[str]] = {}
        for node in walk(loop.body):
            match node:
                case ir.Declare(names=names):
                    own.update(names)
                case ir.Loop(iterator=iterator):
                    own.add(iterator)
                case ir.Assign(target) | ir.Reduce(target):
                    stored.add(target_name(target))
                case ir.ReduceTuple(target=target, targets=targets):
                    stored.update(map(target_name, (target, *targets)))
                case ir.Field(driver, name) if is_extended(node.type):
                    drivers.setdefault(name, set()).add(driver.name)
        for place in changed_sets(loop.body):
            left[place.name] = left.get(place.name, 0) + 1
        outside = frozenset(stored - own)
        return cls(loop, frozenset(own), outside, left, drivers)

    def obstacles(self) -> Iterator[Obstacle]:
        yield from self.statement(self.loop.body, Around())

    # --- statements -------------------------------------------------------------------

    def statement(self, node: ir.StatementNode, around: Around) -> Iterator[Obstacle]:
        match node:
            case ir.Block(statements):
                for item in statements:
                    yield from self.statement(item, around)
            case ir.If(condition, then, None) if self.clears(then, asked(condition)):
                for place in changed_sets(then):
                    self.left[place.name] -= 1
            case ir.If(condition, then, otherwise):
                yield from self.reads(condition)
                yield from self.statement(then, self.inside(condition, around))
                if otherwise is not None:
                    part = self.is_partial(condition)
                    around = around.under(part, sure=not part)
                    yield from self.statement(otherwise, around)
            case ir.Loop(range=range_, body=body):
                yield from self.reads(range_)
                part = self.is_partial(range_)
                yield from self.repeated(body, around.under(part, sure=True))
            case ir.While(condition, body) | ir.DoWhile(body, condition):
                yield from self.reads(condition)
                part = self.is_partial(condition)
                yield from self.repeated(body, around.under(part, sure=not part))
            case _:
                yield from self.action(node, around)

    def clears(self, node: ir.StatementNode, sets: frozenset[str] | None) -> bool:
        """True if `node` clears `sets` of the iteration, and does no more."""
        statements = node.statements if isinstance(node, ir.Block) else (node,)
        cleared = set()
        for item in statements:
            match item:
                case ir.Effect(
                    ir.Call(receiver=ir.Field(ir.Variable(driver), name), name="Clear")
                ):
                    if driver != self.loop.iterator:
                        return False
                    cleared.add(name)
                case _:
                    return False
        return sets is not None and sets == cleared

    def inside(self, condition: ir.Expression, around: Around) -> Around:
        sure = self.is_sure(condition)
        return around.under(self.is_partial(condition), sure=sure)

    def repeated(self, body: ir.StatementNode, around: Around) -> Iterator[Obstacle]:
        """What is read comes before the changes of the next round, and variables are
        what an earlier round has made of them."""
        changes = list(changed_sets(body))
        names = {place.name for place in changes}
        receivers = set(map(id, changes))
        for node in walk(body):
            if not isinstance(node, ir.Field) or id(node) in receivers:
                continue
            if node.name in names:
                yield node, f"it reads `{node.name}`, which its next round changes"
                return
        before = dict(self.left)
        for _ in self.statement(body, around):
            pass
        self.left = before
        yield from self.statement(body, around)

    def action(self, node: ir.StatementNode, around: Around) -> Iterator[Obstacle]:
        yield from self.reads(node)
        partial = any(map(self.is_partial, values_of(node)))
        if isinstance(node, ir.Declare):
            self.partial |= set(node.names) if partial else set()
            return
        if own := self.own & {target_name(place) for place in written(node)}:
            self.partial |= own if partial or around.part else set()
            return
        places = (*written(node), *changed_sets(node))
        drivers = {place.driver.name for place in places if isinstance(place, ir.Field)}
        if drivers & self.partial:
            yield node, "a part of a set decides which element it changes"
        match node:
            case ir.Reduce(operator="+" | "*" as operator):
                yield node, f"`{operator}=` would count what it has counted once more"
            case ir.Reduce(operator="|", value=value) if self.is_sure(value):
                pass
            case ir.Reduce() | ir.ReduceTuple() | ir.Effect() if partial:
                yield node, "it takes a part of a set for all of it"
        if not around.sure:
            yield node, "a part of a set decides whether it is done"
        for place in changed_sets(node):
            self.left[place.name] -= 1

    # --- what is read -----------------------------------------------------------------

    def reads(self, node: ir.Node) -> Iterator[Obstacle]:
        """Of what the loop stores, nothing may be read; of what it adds to a set only
        what the iteration has added to its own."""
        changed = list(changed_sets(node)) if isinstance(node, ir.Effect) else []
        targets = set(map(id, (*written(node), *changed)))
        for item in walk(node):
            if id(item) in targets or not isinstance(item, ir.Variable | ir.Field):
                continue
            name = item.name
            if name in self.stored:
                yield item, f"it reads `{name}`, which it also writes"
            if not is_extended(item.type) or name not in self.left:
                continue
            if self.left[name]:
                yield item, f"it reads `{name}` before it changes it"
            elif self.drivers[name] != {self.loop.iterator}:
                yield item, f"it reads `{name}`, which other iterations change"

    def is_sure(self, node: ir.Expression) -> bool:
        """True if a part of a set says yes only where all of it does."""
        match node:
            case ir.Unary("!", ir.Call(receiver=ir.Field(), name="IsEmpty")):
                return True
            case ir.Call(receiver=ir.Field(), name="Has", arguments=arguments):
                return not any(map(self.is_partial, arguments))
            case ir.Binary("&&" | "||", left, right):
                return self.is_sure(left) and self.is_sure(right)
            case _:
                return not self.is_partial(node)

    def is_partial(self, node: ir.Node) -> bool:
        """True if `node` may be asked of a part of a set."""
        return any(
            (isinstance(item, ir.Variable) and item.name in self.partial)
            or (
                isinstance(item, ir.Field)
                and is_extended(item.type)
                and item.name in self.left
            )
            for item in walk(node)
        )


def asked(node: ir.Expression) -> frozenset[str] | None:
    """The sets of which `node` asks whether one is not empty; None if it asks more."""
    match node:
        case ir.Unary("!", ir.Call(receiver=ir.Field(name=name), name="IsEmpty")):
            return frozenset({name})
        case ir.Binary("||", left, right):
            one, other = asked(left), asked(right)
            return None if one is None or other is None else one | other
        case _:
            return None


def values_of(node: ir.StatementNode) -> Iterator[ir.Node]:
    """What a statement computes with: not the sets that are added, all or in part."""
    match node:
        case ir.Effect(ir.Call(arguments=arguments) as call):
            if call.name == "Complement":
                yield from arguments
            else:
                yield from (each for each in arguments if not is_extended(each.type))
        case _:
            yield from children(node)
