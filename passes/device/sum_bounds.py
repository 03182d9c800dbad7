"""Whether sums of a distance and lengths along a path can overflow, measured in a run.

A path leaves each node at most once, so no sum is more than the farthest distance at
the start and the longest edge of each node together, if no length is negative.
"""

from collections.abc import Iterator

from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import compared
from lighthouse.ir.kernels import Store, Update
from lighthouse.ir.steps import Compute
from lighthouse.ir.types import BOOL, DOUBLE, INT, Type
from lighthouse.passes.device.plan_variables import Additions

# Sums of Longs are estimated, so they keep well away from the largest; so does a bound.
LARGE = 1 << 62


def invalidated(valid: ir.Variable) -> ir.Block:
    return ir.Block((Store(valid, ir.Literal(False, type=BOOL), same_value=True),))


class SumBound:
    """The scalars and statements of a kernel over all nodes that measures.

    `type` is that of distances and sums; `valid` becomes False if one of them or a
    length is negative.
    """

    def __init__(
        self, owner: Additions, valid: ir.Variable, type: Type, length: Type
    ) -> None:
        self.owner = owner
        self.largest = (1 << 31) - 1 if type == INT else LARGE
        self.valid = valid
        self.farthest = owner.scalar("farthest", type, "the greatest distance")
        self.reach = owner.scalar("reach", DOUBLE, "the greatest sum")
        self.longest = owner.names.variable("own_longest", length)

    def reset(self) -> Iterator[Compute]:
        yield self.owner.zero(self.farthest)
        yield self.owner.zero(self.reach)

    def at_node(self, distance: ir.Expression, counts: ir.Expression) -> ir.Statements:
        """Before its edges; the distance `counts` if it may be part of a sum."""
        type, zero = self.longest.type, ir.Literal(0, type=INT)
        farthest = Update(self.farthest, "max", distance)
        return (
            ir.If(compared("<", distance, zero), invalidated(self.valid)),
            ir.If(counts, ir.Block((farthest,))),
            ir.Declare(type, (self.longest.name,), ir.Literal(0, type=type)),
        )

    def at_edge(self, length: ir.Variable) -> ir.Statements:
        zero = ir.Literal(0, type=INT)
        return (
            ir.If(compared("<", length, zero), invalidated(self.valid)),
            Update(self.longest, "max", length),
        )

    def after_edges(self) -> ir.StatementNode:
        return Update(self.reach, "+", ir.Cast(DOUBLE, self.longest, type=DOUBLE))

    def fits(self) -> ir.Expression:
        """No sum is too great."""
        start = ir.Cast(DOUBLE, self.farthest, type=DOUBLE)
        most = ir.Binary("+", start, self.reach, type=DOUBLE)
        return compared("<", most, ir.Literal(float(self.largest), type=DOUBLE))
