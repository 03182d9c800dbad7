"""Splits long loops over sets: a second launch distributes the rest over all warps.

    kernel p_change_next over x: G.Nodes
      unite each z: x.copies.Items [parallel]
    →
    kernel p_change_next over x: G.Nodes by two launches for z, warps
      unite each z: x.copies.Items [parallel]

The first launch processes a few members of each set, and records nodes that have more;
the second runs over these nodes, with many warps for each.  One node may have a
thousand times the members of another, and a single warp that processes them delays the
end of the kernel: with points-to sets, for most of its time.

Legal for a loop that warps share (`share-members`), if it is the only loop of a kernel
over nodes or edges, and its iterations may run in any order and at any time during the
kernel, because nothing else in the kernel uses what it changes.  The statements around
it are executed by the first launch only, except the variables of an iteration and the
predicates, which both launches compute: nothing in the kernel may change their inputs
or those of the loop.  (Nasre, Burtscher, Pingali: Atomic-free Irregular Computations on
GPUs, GPGPU 2013, section 3.1: work donation.)
"""

from collections.abc import Iterator
from dataclasses import replace

from lighthouse.extensions.pta.launches import InFirstLaunch, TwoLaunches
from lighthouse.extensions.pta.loops import SharedLoop
from lighthouse.extensions.pta.passes.share_members import changed, names_in
from lighthouse.ir.kernels import Each, Kernel, Store, Update, UpdateTuple
from lighthouse.ir.nodes import (
    Block,
    Call,
    Effect,
    Field,
    Node,
    StatementNode,
    Variable,
)
from lighthouse.ir.schedules import WarpStride
from lighthouse.ir.uses import local_names, target_name, written
from lighthouse.ir.walk import children, map_children, rewrite, walk
from lighthouse.passes.base import Context, KernelPass

# --- legality -------------------------------------------------------------------------


def rest_of(kernel: Kernel) -> Each | str | None:
    """The loop of which `kernel` may leave the rest to a second launch, or why it may
    not; None if there is none to split."""
    loops = [node for node in walk(kernel.body) if isinstance(node, SharedLoop)]
    if not loops:
        return None
    if len(loops) > 1 or any(isinstance(node, SharedLoop) for node in inside(loops[0])):
        return "there are several loops over sets"
    (loop,) = loops
    if kernel.domain.kind not in ("Nodes", "Edges"):
        return "it runs over a worklist"
    if kernel.partials or kernel.candidates:
        return "the kernel reduces"
    if encloses(kernel.body, loop):
        return f"another loop is around that over `{loop.iterator}`"
    others = list(apart(kernel.body, loop))
    if meets := changed(loop) & set().union(*map(names_in, others)):
        return f"the kernel also uses `{min(meets)}`, which the loop changes"
    local = local_names(kernel)
    once = set().union(*map(changed, others)) - local
    again = names_in(loop).union(*(asked(item, local) for item in others))
    if meets := once & again:
        return f"the kernel also changes `{min(meets)}`, which both launches need"
    return loop


def inside(loop: Node) -> list[Node]:
    return [node for node in walk(loop) if node is not loop]


def encloses(node: Node, loop: Each) -> bool:
    """True if another loop has `loop` in it."""
    return any(
        isinstance(item, Each) and item is not loop and loop in inside(item)
        for item in walk(node)
    )


def apart(node: Node, loop: Each) -> Iterator[Node]:
    """What stands outside of `loop`: statements and conditions."""
    if node is loop:
        return
    if not any(item is loop for item in walk(node)):
        yield node
        return
    for child in children(node):
        yield from apart(child, loop)


def asked(node: Node, local: frozenset[str]) -> set[str]:
    """What the second launch finds out once more of `node`: all but what is written."""
    match node:
        case Store() | Update() | UpdateTuple() if (
            not {target_name(place) for place in written(node)} & local
        ):
            return set()
        case Effect(Call(receiver=Field())):
            return set()
        case Variable(name) | Field(name=name):
            found = {name}
        case _:
            found = set()
    return found.union(*(asked(child, local) for child in children(node)))


def done_once(body: Block, local: frozenset[str]) -> Block:
    """The same, where the first launch alone does what changes more than variables of
    an iteration, outside of the loop."""

    def change(node: Node) -> Node:
        match node:
            case SharedLoop():
                return node
            case (
                Store(target)
                | Update(target)
                | UpdateTuple(target=target)
                | Effect(Call(receiver=Variable() | Field() as target))
            ):
                own = not isinstance(target, Field) and target_name(target) in local
                return node if own else InFirstLaunch(Block((node,)), span=node.span)
        return map_children(node, change)

    return rewrite(map_children(body, change), together, Block)


def together(block: Block) -> Block:
    """What only the first launch does is under one test if it is side by side."""
    found: list[StatementNode] = []
    for node in block.statements:
        match found[-1:], node:
            case [InFirstLaunch(first)], InFirstLaunch(body):
                both = (*first.statements, *body.statements)
                found[-1] = InFirstLaunch(Block(both), span=node.span)
            case _:
                found.append(node)
    same = len(found) == len(block.statements)
    return block if same else replace(block, statements=tuple(found))


class SplitLoops(KernelPass):
    targets = ("cuda",)

    def kernel(self, kernel: Kernel, context: Context) -> Kernel:
        match rest_of(kernel):
            case Each(iterator) as loop:
                message = (
                    f"the rest of the loop over `{iterator}` is distributed by a "
                    "second launch"
                )
                context.passed(self, message, loop.span)
                return replace(
                    kernel,
                    body=done_once(kernel.body, local_names(kernel)),
                    schedule=TwoLaunches(iterator, WarpStride()),
                )
            case str() as reason:
                message = f"`{kernel.name}` is not split: {reason}"
                context.missed(self, message, kernel.span)
        return kernel
