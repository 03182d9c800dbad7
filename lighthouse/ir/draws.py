"""Which parts of a program draw random numbers, also through calls."""

from collections.abc import Sequence

from lighthouse.ir.builtins import RANDOM
from lighthouse.ir.nodes import Call, Node, Procedure
from lighthouse.ir.walk import find


class Drawing:
    """What draws in a program of these procedures."""

    def __init__(self, procedures: Sequence[Procedure] = ()) -> None:
        self.names = {procedure.name for procedure in procedures}
        self.drawing: set[str] = set()
        before = -1
        while before != len(self.drawing):
            before = len(self.drawing)
            self.drawing |= {each.name for each in procedures if self.draws(each.body)}

    def draws(self, *nodes: Node | None) -> bool:
        return any(
            self.is_draw(item)
            for node in nodes
            if node is not None
            for item in find(node, Call)
        )

    def is_draw(self, call: Call) -> bool:
        if call.receiver is None and call.name in self.names:
            return call.name in self.drawing
        return call.name in RANDOM
