"""What a kernel or host block reads, writes and overwrites: use-def for the device
passes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from lighthouse.ir import builtins
from lighthouse.ir.foreign import foreign_names
from lighthouse.ir.nodes import (
    Block,
    Call,
    Declare,
    Dfs,
    Field,
    Foreign,
    ForeignExpression,
    Index,
    Node,
    Range,
    Return,
    Variable,
)
from lighthouse.ir.plan import (
    Each,
    HostBlock,
    Kernel,
    Place,
    Plan,
    Push,
    Put,
    Store,
    Strategy,
    Tally,
    Update,
    UpdateTuple,
)
from lighthouse.ir.remember import remembered
from lighthouse.ir.types import (
    CollectionType,
    GraphType,
    MapType,
    QueueType,
    Type,
    is_extended,
    is_object,
)
from lighthouse.ir.walk import children, walk
from lighthouse.passes.analysis.accesses import target_name

# What has a body: run by all threads of a device, or by one on the host.
Unit = Kernel | HostBlock
Write = Store | Update | UpdateTuple


@dataclass(frozen=True, slots=True)
class Effects:
    """Names by what a kernel or block does with them.

    `overwritten` properties get a new value for every element before any is read, so
    their earlier content is dead; the same for scalars that a block stores first.  An
    update both reads and writes.  `objects` are
    collections, maps and properties of collections.  `foreign` names are those in
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

    @property
    def needs(self) -> frozenset[str]:
        """What must hold its current value where the body runs before it does."""
        fields = self.fields_read | self.fields_written
        scalars = self.scalars_read | self.scalars_written
        return (fields | scalars) - self.overwritten | self.foreign

    @property
    def touched(self) -> frozenset[str]:
        """Every name that does not belong to a thread."""
        read = self.fields_read | self.scalars_read | self.objects_read
        return read | self.written | self.foreign

    @property
    def written(self) -> frozenset[str]:
        """Every such name that may be changed."""
        known = self.fields_written | self.scalars_written | self.objects_written
        return known | self.foreign_written


# --- names ----------------------------------------------------------------------------


def iterators(unit: Unit) -> dict[str, Range]:
    """Over what each iterator runs.  A depth-first search comes over edges."""
    found = {unit.iterator: unit.domain} if isinstance(unit, Kernel) else {}
    for node in walk(unit.body):
        match node:
            case Each(iterator, range):
                found[iterator] = range
            case Dfs(iterator, source, transposed):
                kind = "InNbrs" if transposed else "Nbrs"
                found[iterator] = Range(kind, source, span=node.span)  # type: ignore[arg-type]
    return found


def local_names(unit: Unit) -> frozenset[str]:
    """The variables of one thread: iterators and declarations."""
    names = set(iterators(unit))
    if isinstance(unit, Kernel):
        names.update(partial.name for partial in unit.partials)
        names.update([unit.has_item] if unit.has_item else [])
    for node in walk(unit.body):
        if isinstance(node, Declare):
            names.update(node.names)
    return frozenset(names)


def named_in_foreign(node: Node) -> Iterator[str]:
    for item in walk(node):
        if isinstance(item, Foreign | ForeignExpression):
            yield from foreign_names(item.text)


# --- writes ---------------------------------------------------------------------------


def targets(node: Write) -> tuple[Place, ...]:
    """Every place that the statement may write."""
    if isinstance(node, UpdateTuple):
        return (node.target, *node.targets)
    return (node.target,)


def writes(unit: Unit) -> Iterator[Write]:
    return writes_in(unit.body)


def writes_in(node: Node) -> Iterator[Write]:
    for item in walk(node):
        if isinstance(item, Store | Update | UpdateTuple):
            yield item


def receiver_kind(type: Type) -> builtins.Receiver:
    """As what the table of built-ins knows an object of this type."""
    match type:
        case CollectionType(kind=kind):
            return kind
        case QueueType():
            return "Queue"
        case MapType():
            return "Map"
        case _:
            return None


def is_mutation(call: Call) -> bool:
    """True if the method changes its receiver."""
    if call.receiver is None or not is_object(call.receiver.type):
        return False
    found = builtins.find(receiver_kind(call.receiver.type), call.name)
    return found is not None and found.mutates is not None


def written(unit: Unit) -> Iterator[Place]:
    """Every place that the body may write, and every object that it may change."""
    ranges = iterators(unit)
    for node in walk(unit.body):
        match node:
            case Store() | Update() | UpdateTuple():
                yield from targets(node)
            case Push(item, into, count, stamp, work=work, claim=claim, takes=takes):
                yield from (Field(item, into, type=item.type), count)
                others = (stamp, work, claim)
                yield from (place for place in others if place is not None)
                if takes is not None:
                    yield Field(item, takes, type=item.type)
            case Put(item, into, claim=claim):
                yield Field(item, into, type=item.type)
                if claim is not None:
                    yield claim
            case Tally(sums):
                yield sums
            case Call(receiver=Variable() | Field() as receiver) if is_mutation(node):
                yield receiver
                if receiver.name in ranges and isinstance(receiver, Variable):
                    # One of the collections in a queue.
                    yield ranges[receiver.name].source
            case Foreign(mutates=mutates):
                yield from mutates
    if isinstance(unit, Kernel):
        for partial in unit.partials:
            yield partial.target
        for candidate in unit.candidates:
            yield from (candidate.target, *candidate.targets)


def is_only_reduced(name: str, body: Node) -> bool:
    """True if every access to the variable is an update with one operator."""
    updates = [w for w in writes_in(body) if name in map(target_name, targets(w))]
    operators = {w.operator if isinstance(w, Update) else None for w in updates}
    # The target of an update counts as read once.
    seen = sum(isinstance(r, Variable) and r.name == name for r in reads(body))
    return len(operators) == 1 and None not in operators and seen == len(updates)


# --- reads ----------------------------------------------------------------------------


def reads(node: Node) -> Iterator[Place]:
    """Every variable and property read in `node`; the driver of a field is read too,
    the target of a plain store is not."""
    match node:
        case Store(target=target, value=value, then=then):
            yield from reads(value)
            for push in then:
                yield from reads(push)
            if isinstance(target, Field):
                yield from reads(target.driver)
            elif isinstance(target, Index):
                yield from reads(target.key)
        case Field(driver=driver):
            yield node
            yield from reads(driver)
        case Variable():
            yield node
        case Call(receiver=Variable(type=GraphType()), arguments=arguments):
            for argument in arguments:
                yield from reads(argument)
        case _:
            for child in children(node):
                yield from reads(child)


def overwritten(unit: Unit) -> frozenset[str]:
    """Properties that the body stores unconditionally, for every element, unread; for
    a block, which runs only once, scalars too."""
    if isinstance(unit, Kernel):
        return overwritten_by_loop(unit.iterator, unit.domain, unit.body)
    found: set[str] = set()
    seen: set[str] = set()
    for statement in unit.body.statements:
        if any(isinstance(item, Return) for item in walk(statement)):
            break
        match statement:
            case Each(iterator, range, body):
                found |= overwritten_by_loop(iterator, range, body) - seen
            case Store(target=Variable(name), value=value):
                if name not in seen | {item.name for item in names_in(value)}:
                    found.add(name)
        seen.update(item.name for item in names_in(statement))
        seen.update(named_in_foreign(statement))
    return frozenset(found)


def names_in(node: Node) -> Iterator[Variable | Field]:
    for item in walk(node):
        if isinstance(item, Variable | Field):
            yield item


def overwritten_by_loop(iterator: str, range: Range, body: Node) -> frozenset[str]:
    """The properties of which the loop over all nodes or edges stores each element."""
    if range.kind not in ("Nodes", "Edges"):
        return frozenset()
    seen: set[str] = set()
    found: set[str] = set()

    def scan(statement: Node) -> None:
        if isinstance(statement, Block):
            for item in statement.statements:
                scan(item)
            return
        seen.update(item.name for item in reads(statement) if isinstance(item, Field))
        match statement:
            case Store(target=Field(driver, name)):
                if driver.name == iterator and name not in seen:
                    found.add(name)
        # A conditional or foreign write before the store does not matter, a read does.

    scan(body)
    # A read of another element may come before that element's store.
    others = {
        item.name
        for item in reads(body)
        if isinstance(item, Field) and item.driver.name != iterator
    }
    return frozenset(found - others)


# --- the whole ------------------------------------------------------------------------


@remembered
def effects(unit: Unit) -> Effects:
    local = local_names(unit)
    read = list(global_places(reads(unit.body), local))
    changed = list(global_places(written(unit), local))
    unlisted = {
        name
        for node in walk(unit.body)
        if isinstance(node, Foreign) and not node.mutates
        for name in foreign_names(node.text)
    }

    def scalars(items: list[Variable | Field]) -> frozenset[str]:
        return frozenset(
            item.name
            for item in items
            if isinstance(item, Variable) and not is_object(item.type)
        )

    def fields(items: list[Variable | Field]) -> frozenset[str]:
        return frozenset(
            item.name
            for item in items
            if isinstance(item, Field) and not is_object(item.type)
        )

    def objects(items: list[Variable | Field]) -> frozenset[str]:
        return frozenset(item.name for item in items if is_object(item.type))

    return Effects(
        fields(read) | frozenset(items_of(unit)),
        fields(changed),
        overwritten(unit),
        scalars(read) | frozenset(count_of(unit)),
        scalars(changed),
        objects(read),
        objects(changed),
        frozenset(named_in_foreign(unit.body)) - local,
        frozenset(unlisted) - local,
    )


def items_of(unit: Unit) -> Iterator[str]:
    """The buffer of items that a kernel runs over."""
    if isinstance(unit, Kernel) and unit.domain.kind == "Items":
        yield unit.domain.source.name


def count_of(unit: Unit) -> Iterator[str]:
    """The scalar that says how many they are."""
    if isinstance(unit, Kernel) and unit.count is not None:
        yield unit.count.name


def global_places(
    places: Iterable[Place], local: frozenset[str]
) -> Iterator[Variable | Field]:
    """What is not private to a thread; an element of a map stands for the map."""
    for place in places:
        match place:
            case Index(map=map):
                if map.name not in local:
                    yield map
            case Variable(name, type=type):
                if name not in local and not isinstance(type, GraphType):
                    yield place
            case Field():
                yield place


@remembered
def cells(plan: Plan) -> frozenset[str]:
    """Scalars that some kernel writes: on the device they are cells in memory."""
    return frozenset(
        name for kernel in plan.kernels for name in effects(kernel).scalars_written
    )


@remembered
def by_warps(kernel: Kernel) -> bool:
    """True if, on a GPU, a warp runs each iteration of the kernel together: it has
    sets of an extension, whose methods want that."""
    return any(
        isinstance(node, Field) and is_extended(node.type) for node in walk(kernel.body)
    )


@remembered
def grows(kernel: Kernel) -> bool:
    """True if a set of an extension may need more memory."""
    return any(
        isinstance(node, Call)
        and node.receiver is not None
        and is_extended(node.receiver.type)
        and growth(node)
        for node in walk(kernel.body)
    )


def growth(call: Call) -> bool:
    assert call.receiver is not None
    found = builtins.find(receiver_kind(call.receiver.type), call.name)
    return found is not None and found.mutates == "grow"


def needs_locks(kernel: Kernel) -> bool:
    """True if a tuple of the kernel is guarded by locks."""
    return any(
        isinstance(node, UpdateTuple) and node.strategy is Strategy.LOCK
        for node in walk(kernel.body)
    )


def own_objects(kernel: Kernel) -> dict[str, Type]:
    """The collections and maps that each iteration has for itself."""
    return {
        node.name: node.type
        for node in walk(kernel.body)
        if isinstance(node, Declare) and is_object(node.type)
    }
