"""What a kernel or host block reads, writes and overwrites: use-def for plans."""

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any

from lighthouse.ir import kernels
from lighthouse.ir import nodes as ir
from lighthouse.ir.kinds import Kind, kind_of
from lighthouse.ir.plan import Plan
from lighthouse.ir.remember import remembered
from lighthouse.ir.roles import Names, Role, specs
from lighthouse.ir.types import GraphType, Type, is_extended, is_object
from lighthouse.ir.uses import Use, is_mutation, local_names, uses
from lighthouse.ir.walk import find, has, has_statements, kinds, walk

# What has a body: run by all threads of a device, or by one on the host.
Unit = kernels.Kernel | kernels.HostBlock
Write = kernels.Store | kernels.Update | kernels.UpdateTuple


@dataclass(frozen=True)
class Effects:
    """Names by what a kernel or block does with them.

    `overwritten` properties get a new value for every element before any is read, so
    their earlier content is dead; the same for scalars that a block stores first, and
    for collections that it clears first.  An update both reads and writes.  `objects`
    are collections, maps and properties of collections.  `foreign` names are those in
    foreign code, of whatever kind; without a list of what it changes, it may change
    them all.
    """

    fields_read: frozenset[str]
    fields_written: frozenset[str]
    overwritten: frozenset[str]
    scalars_read: frozenset[str]
    scalars_written: frozenset[str]
    objects_read: frozenset[str] = frozenset()
    objects_written: frozenset[str] = frozenset()
    foreign: frozenset[str] = frozenset()
    foreign_written: frozenset[str] = frozenset()

    @cached_property
    def needs(self) -> frozenset[str]:
        """What must hold its current value where the body runs before it does."""
        fields = self.fields_read | self.fields_written
        scalars = self.scalars_read | self.scalars_written
        objects = self.objects_read | self.objects_written
        return (fields | scalars | objects) - self.overwritten | self.foreign

    @cached_property
    def touched(self) -> frozenset[str]:
        """Every name that does not belong to a thread."""
        read = self.fields_read | self.scalars_read | self.objects_read
        return read | self.written | self.foreign

    @cached_property
    def written(self) -> frozenset[str]:
        """Every such name that may be changed."""
        known = self.fields_written | self.scalars_written | self.objects_written
        return known | self.foreign_written


# --- names ----------------------------------------------------------------------------


@remembered
def iterators(unit: Unit) -> Mapping[str, ir.Range]:
    """Over what each iterator runs."""
    found = {unit.iterator: unit.domain} if isinstance(unit, kernels.Kernel) else {}
    for node in walk(unit.body):
        cls: Any = type(node)
        if is_loop(cls):
            found[node.iterator] = node.range  # type: ignore[attr-defined]
    return found


@cache
def is_loop(cls: Any) -> bool:
    """True of statements that run their body for each `iterator` of a `range`."""
    hints = {spec.name: spec.hint for spec in specs(cls)}
    return hints.get("iterator") is str and hints.get("range") is ir.Range


# --- what others add ------------------------------------------------------------------


def unknown(node: ir.Node) -> str | None:
    """What in `node` may do what passes do not see that look at each statement: foreign
    code, expressions of kinds that others add, and statements of such kinds that change
    or define something, or run others; None if there is nothing of them."""
    added = set(filter(is_added, kinds(node)))
    if not added and not has(node, ir.Foreign, ir.ForeignExpression):
        return None
    for item in walk(node):
        if isinstance(item, ir.Foreign | ir.ForeignExpression):
            return "foreign code"
        if type(item) in added and (isinstance(item, ir.Expression) or does_more(item)):
            return f"`{type(item).__name__}`"
    return None


def is_added(kind: type[Any]) -> bool:
    """True of statements and expressions of a kind that is not LightHouse's own."""
    ours = kind.__module__.startswith("lighthouse.ir.")
    return issubclass(kind, ir.StatementNode | ir.Expression) and not ours


def does_more(node: ir.Node) -> bool:
    """True of a statement that does more than to read."""
    return has_statements(node) or any(
        use.by is node and use.role is not Role.READS for use in uses(node)
    )


# --- writes ---------------------------------------------------------------------------


def writes(unit: Unit) -> list[Write]:
    return writes_in(unit.body)


def writes_in(node: ir.Node) -> list[Write]:
    return find(node, kernels.Store, kernels.Update, kernels.UpdateTuple)


def is_only_reduced(name: str, body: ir.Node) -> bool:
    """True if every access to the name is a reduction, by one operator."""
    operators = {
        _reduction(use) if use.writes else None
        for use in uses(body)
        if use.name == name and use.role is not Role.DEFINES
    }
    return len(operators) == 1 and None not in operators


def _reduction(use: Use) -> object:
    """By what it reduces into the place; None if it does something else, or the order
    matters."""
    match use.by:
        case kernels.Update() | ir.Reduce() | ir.ReduceTuple():
            return use.by.operator
        case kernels.UpdateTuple(ties=ties) as by if ties is not None:
            return by.operator, by.target, by.targets, ties
    return None


# --- the whole ------------------------------------------------------------------------


@remembered
def effects(unit: Unit) -> Effects:
    found, local = uses(unit), local_names(unit)
    # The collections in a queue change through the iterators over it.
    queues = {
        iterator: range.source.name
        for iterator, range in iterators(unit).items()
        if is_object(range.source.type) and range.source.name not in local
    }
    read: dict[str, set[str]] = defaultdict(set)
    changed: dict[str, set[str]] = defaultdict(set)
    for use in found:
        kind, name = _kind(use), use.name
        if use.writes and name in queues:
            changed["object"].add(queues[name])
        if kind != "field" and name in local:
            continue
        if use.reads:
            read[kind].add(name)
        if use.writes and not (kind == "foreign" and _is_listed(use.by)):
            changed[kind].add(name)
    return Effects(
        fields_read=frozenset(read["field"]),
        fields_written=frozenset(changed["field"]),
        overwritten=_overwritten(unit),
        scalars_read=frozenset(read["scalar"]),
        scalars_written=frozenset(changed["scalar"]),
        objects_read=frozenset(read["object"]),
        objects_written=frozenset(changed["object"]),
        foreign=frozenset(read["foreign"]),
        foreign_written=frozenset(changed["foreign"]),
    )


def _kind(use: Use) -> str:
    """Where the name belongs in `Effects`; an element of a map stands for the map."""
    what = use.what.map if isinstance(use.what, ir.Index) else use.what
    match what:
        case str():
            if use.names is Names.ARRAY:
                return "field"
            return "foreign" if use.names is Names.ANY else ""
        case ir.Variable(type=GraphType()):
            return ""
        case ir.Variable() | ir.Field() if is_object(what.type):
            return "object"
    return "field" if isinstance(what, ir.Field) else "scalar"


def _is_listed(node: ir.Node) -> bool:
    """True if foreign code changes what stands in its list, and nothing else."""
    return not isinstance(node, ir.Foreign) or bool(node.mutates)


def _overwritten(unit: Unit) -> frozenset[str]:
    """Properties that the body stores for every element, unread; for a block, which
    runs only once, scalars too."""
    if isinstance(unit, kernels.Kernel):
        return _overwritten_by_loop(unit.iterator, unit.domain, _of_items(unit))
    found: set[str] = set()
    seen: set[str] = set()
    for statement in unit.body.statements:
        if has(statement, ir.Return):
            break
        if isinstance(statement, kernels.Each):
            loop = statement.iterator, statement.range, statement.body
            found |= _overwritten_by_loop(*loop) - seen
        for use in _of_values(statement):
            if _is_stored(use, seen) and isinstance(use.what, ir.Variable):
                found.add(use.name)
            seen.add(use.name)
    return frozenset(found)


def _of_items(kernel: kernels.Kernel) -> ir.Block:
    """The body as the threads run it that have an item."""
    guard = kernel.schedule.guard

    def taken(node: ir.StatementNode) -> ir.StatementNode:
        match node:
            case ir.If(ir.Variable(name), then, None) if name == guard:
                return then
        return node

    return (
        kernel.body
        if guard is None
        else ir.Block(tuple(map(taken, kernel.body.statements)))
    )


def _overwritten_by_loop(
    iterator: str, range: ir.Range, body: ir.Block
) -> frozenset[str]:
    """The properties of which the loop over all nodes or edges stores each element."""
    if range.kind not in ("Nodes", "Edges"):
        return frozenset()
    found = _stored(iterator, body)
    parts = body.statements if range.kind == "Nodes" else ()
    for part in parts:
        if isinstance(part, kernels.Each) and _has_row(part, iterator):
            # The rows of all nodes are all edges.
            rest = (use for item in parts if item is not part for use in uses(item))
            read = {use.name for use in rest if use.reads}
            found |= _stored(part.iterator, part.body) - read
    return found


def _has_row(loop: kernels.Each, node: str) -> bool:
    """True if the loop runs over all edges of the node in one direction."""
    over = loop.range.kind in ("OutEdges", "InEdges") and not loop.is_cut
    return over and loop.until is None and loop.range.source.name == node


def _stored(iterator: str, body: ir.Node) -> frozenset[str]:
    """The properties that the body stores for the iterator in any case, and reads of
    no element that has no new value yet."""
    found: set[str] = set()
    seen: set[str] = set()
    # A read of another element may come before that element's store.
    others: set[str] = set()
    for use in _of_values(body):
        if isinstance(use.what, ir.Field):
            own = use.what.driver.name == iterator
            if own and _is_stored(use, seen):
                found.add(use.name)
            if use.reads:
                seen.add(use.name)
                if not own:
                    others.add(use.name)
    return frozenset(found - others)


def _of_values(node: ir.Node) -> Iterator[Use]:
    """The uses, without those of a collection to clear it: no member is read."""
    cleared = {id(call.receiver) for call in find(node, ir.Call) if _clears(call)}
    for use in uses(node):
        if use.writes or id(use.what) not in cleared:
            yield use


def _clears(node: ir.Node) -> bool:
    return isinstance(node, ir.Call) and is_mutation(node) and node.name == "Clear"


def _is_stored(use: Use, seen: set[str]) -> bool:
    """True if the place gets a new value, whatever happens, before one is read."""
    sets = use.role is Role.WRITES or (use.writes and _clears(use.by))
    return sets and use.certain and use.name not in seen


@remembered
def cells(plan: Plan) -> frozenset[str]:
    """Scalars that some kernel writes: on the device they are cells in memory."""
    return frozenset(
        name for kernel in plan.kernels for name in effects(kernel).scalars_written
    )


@remembered
def by_warps(kernel: kernels.Kernel) -> bool:
    """True if, on a GPU, a warp runs each iteration of the kernel together: it has
    sets of an extension, whose methods want that."""
    return any(is_extended(node.type) for node in find(kernel.body, ir.Field))


@remembered
def growing(node: ir.Node) -> dict[str, Kind]:
    """The kinds, by name, of the sets of extensions that may need more memory."""
    receivers = (
        item.receiver for item in find(node, ir.Call) if is_mutation(item, growth=True)
    )
    kinds = (kind_of(r.type) for r in receivers if r and is_extended(r.type))
    return {kind.name: kind for kind in kinds}


@remembered
def needs_locks(kernel: kernels.Kernel) -> bool:
    """True if a tuple of the kernel is guarded by locks."""
    return any(
        node.strategy is kernels.Strategy.LOCK
        for node in find(kernel.body, kernels.UpdateTuple)
    )


@remembered
def own_objects(kernel: kernels.Kernel) -> Mapping[str, Type]:
    """The collections and maps that each iteration has for itself."""
    return {
        node.name: node.type
        for node in find(kernel.body, ir.Declare)
        if is_object(node.type)
    }
