"""A set gains nothing from itself.

x.seen.Union(x.seen);    →    (nothing)
"""

from dataclasses import dataclass
from typing import ClassVar

from lighthouse.ir.nodes import Block, Call, Effect, Field, Node, Procedure
from lighthouse.ir.walk import rewrite
from lighthouse.passes.base import Context, Stage


@dataclass(frozen=True, slots=True)
class DropSelfUnions:
    name: ClassVar[str] = "drop-self-unions"
    stage: ClassVar[Stage] = "core"

    def run(self, procedure: Procedure, context: Context) -> Procedure:
        def change(node: Node) -> Node:
            match node:
                case Effect(Call(Field() as own, "Union", (other,))) if own == other:
                    message = f"the union of `{own.name}` with itself is gone"
                    context.passed(self, message, node.span)
                    return Block(())
            return node

        return rewrite(procedure, change)
