"""A loop's filter becomes an If around its body.

Foreach (n: G.Nodes) (n.updated)          Foreach (n: G.Nodes)
    n.A = 1;                        →         If (n.updated)
                                                  n.A = 1;
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from lighthouse.ir.nodes import If, Loop, Procedure, StatementNode
from lighthouse.ir.walk import expand_body
from lighthouse.passes.base import Context, Stage


@dataclass(frozen=True, slots=True)
class LowerFilters:
    name: ClassVar[str] = "lower-filters"
    stage: ClassVar[Stage] = "core"

    def run(self, procedure: Procedure, context: Context) -> Procedure:
        def lower(node: StatementNode) -> Sequence[StatementNode]:
            if not isinstance(node, Loop) or node.filter is None:
                return (node,)
            guarded = If(node.filter, node.body, span=node.filter.span)
            return (replace(node, filter=None, body=guarded),)

        return expand_body(procedure, lower)
