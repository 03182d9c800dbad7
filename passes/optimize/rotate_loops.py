"""Moves the first loop of a round to the end of the round before (loop rotation).

    N_P<Double> share;                      N_P<Double> share, share_next;
    While (more) {                          Foreach (n: G.Nodes)
        Foreach (n: G.Nodes)                    n.share = n.rank / n.OutDegree();
            n.share = n.rank                While (more) {
                / n.OutDegree();                Foreach (t: G.Nodes) {
        Foreach (t: G.Nodes) {                      Double sum = 0;
            Double sum = 0;           →             Foreach (w: t.InNbrs)
            Foreach (w: t.InNbrs)                       sum += w.share;
                sum += w.share;                     t.rank = sum;
            t.rank = sum;                           t.share_next = t.rank
        }                                               / t.OutDegree();
        more = False;                           }
    }                                           more = False;
                                                Foreach (n: G.Nodes)
                                                    n.share = n.share_next;
                                            }

This saves a launch and a pass over memory in each round: the rank is used where it is
computed, and the copy becomes an exchange of two arrays (`swap-copies`).  If no thread
still reads the shares of this round there, no copy is needed either.  The shares of the
last round are unused, and a loop of no rounds computes them once.  (Loop
rotation, as of a software pipeline of one stage: Allan, Jones, Lee, Allan: Software
Pipelining, ACM Computing Surveys 27 (3), 1995; then loop fusion, as in `fuse-loops`.)
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import chain

from lighthouse.diagnostics import Span
from lighthouse.ir import nodes as ir
from lighthouse.ir.printer import print_expression
from lighthouse.ir.symbols import Names, declarations
from lighthouse.ir.types import PropertyType, is_object
from lighthouse.ir.uses import target_name, touched, uses
from lighthouse.ir.walk import (
    children,
    expand_children,
    map_children,
    rename,
    spliced,
    walk,
)
from lighthouse.passes.analysis.invariants import (
    drivers,
    has_unknown_effects,
    is_pure,
    may_fail,
    names_read,
)
from lighthouse.passes.analysis.rounds import fields
from lighthouse.passes.base import Context, CorePass
from lighthouse.passes.optimize import fuse_loops


@dataclass(frozen=True, slots=True)
class Site:
    """In the rounds of `around`, a `store` in the loop `first`, and the statement
    after it in its block that writes last what the store reads."""

    around: ir.While | ir.DoWhile
    outside: tuple[ir.Node, ...]  # of the rounds,
    inside: tuple[ir.Node, ...]  # and of the block in them
    block: ir.Block
    first: ir.Loop
    store: ir.Assign
    second: ir.StatementNode

    @property
    def name(self) -> str:
        """The property that is stored."""
        return target_name(self.store.target)

    @property
    def reads(self) -> frozenset[str]:
        return names_read(self.store.value) - {self.first.iterator}

    @property
    def rest(self) -> ir.Block:
        """What remains of the body of `first`."""
        body = spliced(self.first.body)
        rest = tuple(item for item in body if item is not self.store)
        return ir.Block(rest, span=self.first.span)

    @property
    def between(self) -> tuple[ir.StatementNode, ...]:
        """The statements after `first`, `second` among them."""
        return self.split(self.first)[1]

    @property
    def before(self) -> tuple[ir.Node, ...]:
        """What comes in a round before the store, or in no order to it."""
        return (*self.inside, *self.split(self.first)[0], self.rest)

    @property
    def later(self) -> tuple[ir.StatementNode, ...]:
        """What comes in the block after `second`."""
        return self.split(self.second)[1]

    def split(self, at: ir.StatementNode) -> tuple[tuple[ir.StatementNode, ...], ...]:
        """The statements of the block before and after one."""
        statements = self.block.statements
        (i,) = (i for i, item in enumerate(statements) if item is at)
        return statements[:i], statements[i + 1 :]


# Down from a node: the parts of each node on the way, and which of them leads on.
Path = tuple[tuple[list[ir.Node], int], ...]


def beside(path: Path) -> tuple[ir.Node, ...]:
    """The largest parts outside of where the path leads, in order."""
    before = [part for parts, i in path for part in parts[:i]]
    after = [part for parts, i in reversed(path) for part in parts[i + 1 :]]
    return (*before, *after)


def rounds(
    node: ir.Node, path: Path = ()
) -> Iterator[tuple[ir.While | ir.DoWhile, Path]]:
    """The sequential loops in no parallel one, the inner ones first."""
    match node:
        case ir.Dfs() | ir.Loop(parallel=True):
            return
        case ir.StatementNode():
            parts = children(node)
            for i, child in enumerate(parts):
                yield from rounds(child, (*path, (parts, i)))
    if isinstance(node, ir.While | ir.DoWhile):
        yield node, path


def blocks(node: ir.Node, path: Path = ()) -> Iterator[tuple[ir.Block, Path]]:
    """The blocks in `node` of which a round runs each once, or not at all."""
    if isinstance(node, ir.Block):
        yield node, path
    if isinstance(node, ir.Block | ir.If) or not path:
        parts = children(node)
        for i, child in enumerate(parts):
            yield from blocks(child, (*path, (parts, i)))


def sites(body: ir.Block) -> Iterator[Site]:
    """The stores in the rounds of loops that would gain: others gather what they store,
    and what they read is written after them."""
    for around, path in rounds(body):
        for block, way in blocks(around):
            found = list(sites_in(block))
            if found:
                outside, inside = beside(path), beside(way)
                for first, store, second in found:
                    yield Site(around, outside, inside, block, first, store, second)


def sites_in(block: ir.Block) -> Iterator[tuple[ir.Loop, ir.Assign, ir.StatementNode]]:
    """The loops, stores and last writes of a block."""
    for i, first in enumerate(block.statements):
        if not isinstance(first, ir.Loop) or fuse_loops.candidate(first) is None:
            continue
        rest = block.statements[i + 1 :]
        for store in own_stores(first):
            name, reads = target_name(store.target), names_read(store.value)
            last = [item for item in rest if touched(item).written & reads]
            if last and any(gathers(item, name) for item in rest):
                yield first, store, last[-1]


def own_stores(loop: ir.Loop) -> Iterator[ir.Assign]:
    """What every iteration stores in a property of its own element."""
    for statement in spliced(loop.body):
        match statement:
            case ir.Assign(ir.Field() as place) if is_own(place, loop):
                yield statement


def is_own(place: ir.Node, loop: ir.Loop) -> bool:
    return (
        isinstance(place, ir.Field)
        and place.driver.name == loop.iterator
        and loop.range.kind in ("Nodes", "Edges")
        and not is_object(place.type)
    )


def gathers(statement: ir.StatementNode, name: str) -> bool:
    """True if an iteration reads the property of other elements."""
    own = statement.iterator if isinstance(statement, ir.Loop) else None
    return any(
        use.name == name and use.driver not in (None, own) and not use.assigns
        for use in uses(statement)
    )


# --- legality -------------------------------------------------------------------------


def uneven_values(site: Site) -> Iterator[str]:
    """Each iteration computes it from what its element has, whenever it does: once more
    than before, and for nobody, after the last round."""
    value = site.store.value
    text = f"`{print_expression(value)}`"
    if not is_pure(value):
        yield f"{text} is not plain arithmetic"
    if drivers(value) - {site.first.iterator}:
        yield f"{text} belongs to other elements"
    if (reason := may_fail(value)) is not None:
        yield f"{reason} after the last round"


def other_uses(site: Site, procedure: ir.Procedure) -> Iterator[str]:
    """Between two rounds the property holds what the next one has to compute."""
    if declarations(procedure)[site.name].is_argument:
        yield "the caller sees it"
    for item in chain(site.outside, site.before):
        is_declaration = isinstance(item, ir.Declare) and item.initial is None
        if not is_declaration and site.name in touched(item).used:
            # What an inlined recursion does with its frames has no line.
            place = f"in line {item.span.line}" if item.span.line else "elsewhere"
            yield f"it is used {place}, too"
    for item in site.between:
        if site.name in touched(item).written:
            yield f"it is also written in line {item.span.line}"


def early_changes(site: Site) -> Iterator[str]:
    """What it is computed from stays, until its time comes, as `second` leaves it."""
    for item in site.before:
        for name in sorted(site.reads & touched(item).written):
            yield f"`{name}` changes in line {item.span.line}"


def unsettled(site: Site) -> Iterator[str]:
    """Each iteration of `second` stores all that it is computed from."""
    loop, line = site.second, site.second.span.line
    if not isinstance(loop, ir.Loop) or loop.range != site.first.range:
        yield f"no loop over the same elements writes in line {line} what it reads"
        return
    stored = {
        item.target.name
        for item in spliced(loop.body)
        if isinstance(item, ir.Assign | ir.Reduce)
        and isinstance(item.target, ir.Field)
        and is_own(item.target, loop)
    }
    value = site.store.value
    for name in sorted(fields(value) & touched(loop).written - stored):
        yield f"the loop in line {line} does not write `{name}` of every element"


def obstacles(site: Site, procedure: ir.Procedure) -> Iterator[str]:
    """Why the store must stay where it is: each reason is enough."""
    if has_unknown_effects(site.around):
        yield "foreign code in the rounds may see it"
    yield from uneven_values(site)
    yield from other_uses(site, procedure)
    yield from early_changes(site)
    yield from unsettled(site)


# --- the rewrite ----------------------------------------------------------------------


class _Rotation:
    """What becomes of a site.  Where the property is still read when its new value is
    there, that goes to `next`, a property of its own."""

    def __init__(self, site: Site, procedure: ir.Procedure, context: Context) -> None:
        self.site = site
        self.context = context
        self.names = Names(procedure, context.meanings)
        type = declarations(procedure)[site.name].type
        assert isinstance(type, PropertyType)
        self.type = type
        self.next = site.name
        if any(site.name in touched(item).used for item in (site.second, *site.later)):
            meaning = f"`{site.name}` for the next round"
            self.next = self.names.fresh(f"{site.name}_next", meaning)

    def follower(self, second: ir.Loop) -> ir.Loop:
        """What joins `second`."""
        body = replace(self.site.store, target=self.place(self.next))
        annotations = second.annotations
        first, span = self.site.first, source_of(body, self.site.first)
        return replace(first, body=body, annotations=annotations, span=span)

    def place(self, name: str, driver: str = "") -> ir.Field:
        target = self.site.store.target
        assert isinstance(target, ir.Field)
        own = replace(target.driver, name=driver or target.driver.name)
        return replace(target, driver=own, name=name)

    def statements(self, second: ir.Loop) -> tuple[ir.StatementNode, ...]:
        """In place of the sequential loop."""
        site, span = self.site, self.site.store.span
        declared = [node for node in walk(site.around) if self.declares(node)]
        if self.next != site.name:
            declared.append(ir.Declare(self.type, (self.next,), span=span))

        def inside(node: ir.Node) -> ir.Node:
            if not isinstance(node, ir.Block):
                return map_children(node, inside)
            kept = tuple(item for item in node.statements if not self.declares(item))
            if node is site.block:
                return self.ended(replace(node, statements=kept), second)
            return map_children(replace(node, statements=kept), inside)

        around = map_children(site.around, inside)
        first = self.over_all(site.name, site.store.value)
        return (*declared, first, around)  # type: ignore[arg-type]

    def declares(self, node: ir.Node) -> bool:
        return isinstance(node, ir.Declare) and self.site.name in node.names

    def ended(self, block: ir.Block, second: ir.Loop) -> ir.Block:
        """What remains of the first loop may join another one now; then the next round
        begins."""
        site = self.site

        def change(node: ir.StatementNode) -> tuple[ir.StatementNode, ...]:
            if node is site.first:
                span = source_of(site.rest, site.first)
                rest = replace(site.first, body=site.rest, span=span)
                return (rest,) if site.rest.statements else ()
            if node is second:
                follower = self.follower(second)
                return (fuse_loops.fused(second, follower, self.names),)
            return (node,)

        statements = tuple(new for old in block.statements for new in change(old))
        quiet = Context(self.context.target)
        block = replace(block, statements=statements)
        block = fuse_loops.FuseLoops().block(block, self.names, quiet)
        if self.next == site.name:
            return block
        copy = self.over_all(site.name, self.place(self.next))
        return replace(block, statements=(*block.statements, copy))

    def over_all(self, name: str, value: ir.Expression) -> ir.Loop:
        """The loop that stores `value` of each element."""
        loop, span = self.site.first, self.site.store.span
        item = self.names.fresh(self.type.of[0].lower())
        value = rename(value, loop.iterator, item)
        body = ir.Assign(self.place(name, item), value, span=span)
        loop = replace(loop, iterator=item, body=body, annotations=())
        return replace(loop, span=source_of(body, loop))


def source_of(body: ir.StatementNode, loop: ir.Loop) -> Span:
    """Of the places that a fused loop comes from, those of this part of its body."""
    spans = [node.span for node in walk(body)]
    first, *others = [
        part
        for part in loop.span.parts
        if any(span.start < part.end and part.start < span.end for span in spans)
    ] or loop.span.parts
    return replace(first, others=tuple(others))


class RotateLoops(CorePass):
    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        while (after := self.once(procedure, context)) is not None:
            procedure = after
        return procedure

    def once(self, procedure: ir.Procedure, context: Context) -> ir.Procedure | None:
        """The procedure with one store moved; if there is none, remarks say why."""
        missed: list[tuple[str, Span]] = []
        for site in sites(procedure.body):
            what, second = f"`{site.name}`", site.second
            # One reason is enough, and each takes a look at the whole procedure.
            reason = next(obstacles(site, procedure), None)
            if reason is None:
                assert isinstance(second, ir.Loop)
                rotation = _Rotation(site, procedure, context)
                follower = rotation.follower(second)
                reason = next(iter(fuse_loops.obstacles(second, follower, context)), "")
                if not reason:
                    there = f"the loop in line {second.span.line}"
                    message = f"{there} computes {what} for the next round"
                    context.passed(self, message, site.store.span)
                    return replaced(procedure, site.around, rotation.statements(second))
            message = f"{what} is not computed in the round before: {reason}"
            missed.append((message, site.store.span))
        for message, span in missed:
            context.missed(self, message, span)
        return None


def replaced(
    procedure: ir.Procedure, old: ir.StatementNode, new: tuple[ir.StatementNode, ...]
) -> ir.Procedure:
    def change(node: ir.StatementNode) -> tuple[ir.StatementNode, ...]:
        return new if node is old else (expand_children(node, change),)

    return replace(procedure, body=expand_children(procedure.body, change))
