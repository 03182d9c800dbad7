"""What a kernel reads, writes and overwrites: use-def for the device passes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from lighthouse.ir.nodes import (
    Block,
    Call,
    Declare,
    Field,
    Node,
    Variable,
)
from lighthouse.ir.plan import (
    Each,
    Kernel,
    Place,
    Plan,
    Store,
    Strategy,
    Update,
    UpdateTuple,
)
from lighthouse.ir.types import GraphType
from lighthouse.ir.walk import children, walk

Write = Store | Update | UpdateTuple


@dataclass(frozen=True, slots=True)
class Effects:
    """Names by what a kernel does with them.

    `overwritten` properties get a new value for every element before any is read, so
    their earlier content is dead.  An update both reads and writes.
    """

    fields_read: frozenset[str]
    fields_written: frozenset[str]
    overwritten: frozenset[str]
    scalars_read: frozenset[str]
    scalars_written: frozenset[str]

    @property
    def needs(self) -> frozenset[str]:
        """What must hold its current value on the device before the launch."""
        partial = (self.fields_written | self.fields_read) - self.overwritten
        return partial | self.scalars_read | self.scalars_written


def local_names(kernel: Kernel) -> frozenset[str]:
    """The variables of one thread: iterators and declarations."""
    names = {kernel.iterator}
    for partial in kernel.partials:
        names.add(partial.name)
    for node in walk(kernel.body):
        if isinstance(node, Declare):
            names.update(node.names)
        elif isinstance(node, Each):
            names.add(node.iterator)
    return frozenset(names)


def targets(node: Write) -> tuple[Place, ...]:
    """Every place that the statement may write."""
    if isinstance(node, UpdateTuple):
        return (node.target, *node.targets)
    return (node.target,)


def writes(kernel: Kernel) -> Iterator[Write]:
    for node in walk(kernel.body):
        if isinstance(node, Store | Update | UpdateTuple):
            yield node


def reads(node: Node) -> Iterator[Place]:
    """Every variable and property read in `node`; the driver of a field is read too,
    the target of a plain store is not."""
    match node:
        case Store(target=target, value=value):
            yield from reads(value)
            if isinstance(target, Field):
                yield from reads(target.driver)
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


def overwritten_fields(kernel: Kernel) -> frozenset[str]:
    """Properties that the kernel stores unconditionally, for every element, unread."""
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
                if driver.name == kernel.iterator and name not in seen:
                    found.add(name)
        # A conditional or foreign write before the store does not matter, a read does.

    if kernel.domain.kind in ("Nodes", "Edges"):
        scan(kernel.body)
    # A read of another element may come before that element's store.
    others = {
        item.name
        for item in reads(kernel.body)
        if isinstance(item, Field) and item.driver.name != kernel.iterator
    }
    return frozenset(found - others)


def effects(kernel: Kernel) -> Effects:
    local = local_names(kernel)
    read = list(reads(kernel.body))
    written = [place for write in writes(kernel) for place in targets(write)]
    written += [partial.target for partial in kernel.partials]
    for candidate in kernel.candidates:
        written += [candidate.target, *candidate.targets]

    def scalars(items: list[Place]) -> frozenset[str]:
        return frozenset(
            item.name
            for item in items
            if isinstance(item, Variable)
            and item.name not in local
            and not isinstance(item.type, GraphType)
        )

    def fields(items: list[Place]) -> frozenset[str]:
        return frozenset(item.name for item in items if isinstance(item, Field))

    return Effects(
        fields(read),
        fields(written),
        overwritten_fields(kernel),
        scalars(read),
        scalars(written),
    )


def cells(plan: Plan) -> frozenset[str]:
    """Scalars that some kernel writes: on the device they are cells in memory."""
    return frozenset(
        name for kernel in plan.kernels for name in effects(kernel).scalars_written
    )


def needs_locks(kernel: Kernel) -> bool:
    """True if a tuple of the kernel is guarded by locks."""
    return any(
        isinstance(node, UpdateTuple) and node.strategy is Strategy.LOCK
        for node in walk(kernel.body)
    )
