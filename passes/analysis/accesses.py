"""What statements of the core change."""

from __future__ import annotations

from lighthouse.changes import written
from lighthouse.ir.nodes import (
    Assign,
    Defer,
    Index,
    LValue,
    Node,
    Reduce,
    ReduceTuple,
)
from lighthouse.ir.types import is_object
from lighthouse.ir.walk import walk


def target_name(target: LValue) -> str:
    """The variable, property or map that a write to `target` changes."""
    return target.map.name if isinstance(target, Index) else target.name


def written_names(node: Node) -> frozenset[str]:
    """Variables, properties and maps that the statements in `node` may change."""
    names = set()
    for item in walk(node):
        if isinstance(item, Assign | Reduce | ReduceTuple | Defer):
            names.add(target_name(item.target))
        if isinstance(item, ReduceTuple):
            names.update(map(target_name, item.targets))
    return frozenset(names)


def changed_objects(node: Node) -> frozenset[str]:
    """Collections and maps that `node` changes, by whatever way."""
    return frozenset(
        target_name(place)
        for item in walk(node)
        for place in written(item)
        if isinstance(place, Index) or is_object(place.type)
    )
