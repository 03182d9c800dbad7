"""Uses an iterator where the program has another name of it.

    each n: G.Nodes                    each n: G.Nodes
      Node own = n               →       n.A = int(n)
      n.A = int(own)

Green-Marl cannot cast an iterator, and a call copies what it is given; a plan can.
"""

from typing import TypeVar

from lighthouse.ir import nodes as ir
from lighthouse.ir.kernels import Each, HostBlock, Kernel
from lighthouse.ir.types import NodeType
from lighthouse.ir.uses import written_names
from lighthouse.ir.walk import expand_block, find, map_body, rename_locals

Unit = TypeVar("Unit", Kernel, HostBlock)


def without_copies(unit: Unit) -> Unit:
    """The unit without variables that are another name of an iterator."""
    loops = [(each.iterator, each.range) for each in find(unit, Each)]
    if isinstance(unit, Kernel):
        loops.append((unit.iterator, unit.domain))
    # What a set contains has a type only where it is given one.
    iterators = {name for name, range in loops if range.kind != "Items"}
    written = written_names(unit)
    copies: dict[str, str] = {}

    def one(node: ir.StatementNode) -> ir.Statements:
        match node:
            case ir.Declare(type, initial=ir.Variable(of, type=given)) if (
                copies.get(of, of) in iterators
                and isinstance(type, NodeType)
                and type == given
                and node.name not in written
            ):
                copies[node.name] = copies.get(of, of)
                return ()
        return (node,)

    unit = map_body(unit, lambda body: expand_block(body, one))
    return rename_locals(unit, copies) if copies else unit
