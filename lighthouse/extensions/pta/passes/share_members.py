"""Lets the threads of a warp process the members of a set in parallel, one each.

    each z: x.copies.Items [parallel]
      Node(G) y = …
      if !y.fresh.IsEmpty()…
        x.next.Union(y.fresh)

    each z_2: x_2.fresh.Items [parallel]
      if … != unknown
        ….found.Union(x_2.stored)

    each z_3: x_3.copies.Items [parallel]
      if ….key < x_3.key
        ….most max= x_3.key
    →
    unite each z: x.copies.Items [parallel]
      Node(G) y = …
      if !y.fresh.IsEmpty()…
        x.next.Union(y.fresh)

    tested by lanes, each z_2: x_2.fresh.Items [parallel]
      if … != unknown
        ….found.Union(x_2.stored)

    by lanes, each z_3: x_3.copies.Items [parallel]
      if ….key < x_3.key
        ….most max= x_3.key

The methods of an extension's sets need all threads of a warp, but predicates of a
member need only one: so each thread tests another member.  Where the loop only adds
sets to one set, each thread then has one of them, and the warp adds all of them in one
traversal rather than one after the other.  Where no statement of the body needs a warp,
each thread runs the whole body.

Legal if the predicates can be evaluated by one thread alone and read nothing that the
loop changes, and if the loop uses no other set of the property of the one set, and does
not read that set.  A `For` whose body does more keeps its order.  (Méndez-Lojo,
Burtscher, Pingali: A GPU Implementation of Inclusion-based Points-to Analysis, PPoPP
2012, section 5: one active node for a warp.)
"""

from collections.abc import Iterator

from lighthouse.extensions.pta.loops import EachAlone, EachWhere, UniteMembers
from lighthouse.ir import nodes as ir
from lighthouse.ir.kernels import Each, Kernel, Store, Update, UpdateTuple
from lighthouse.ir.roles import Role
from lighthouse.ir.types import CollectionType
from lighthouse.ir.uses import local_names, uses
from lighthouse.ir.walk import find, map_body, rewrite
from lighthouse.passes.analysis.asking import is_alone
from lighthouse.passes.base import Context, KernelPass

# --- legality -------------------------------------------------------------------------


def shares(loop: Each) -> bool:
    """True if `loop` runs over a set whose class can do all this."""
    match loop.range.source.type:
        case CollectionType("Bits"):
            return True
    return False


def the_union(statement: ir.StatementNode) -> Iterator[ir.Call | None]:
    """The calls that `statement` makes, and None for whatever else it does."""
    match statement:
        case ir.Block(statements):
            for item in statements:
                yield from the_union(item)
        case ir.If(condition, then, otherwise):
            if not is_alone(condition):
                yield None
            yield from the_union(then)
            if otherwise is not None:
                yield from the_union(otherwise)
        case ir.Declare(initial=initial):
            if initial is not None and not is_alone(initial):
                yield None
        case ir.Effect(ir.Call(ir.Field(), "Union", (ir.Field(),)) as call):
            yield call
        case _:
            yield None


def united(loop: Each) -> ir.Field | None:
    """The set to which `loop` adds others, if that is all that it does."""
    calls = list(the_union(loop.body))
    call = calls[0] if len(calls) == 1 else None
    if call is None:
        return None
    target = call.receiver
    assert isinstance(target, ir.Field)
    fields = find(loop, ir.Field)
    apart = sum(node.name == target.name for node in fields) == 1
    return target if apart and target.driver.name not in local_names(loop) else None


def is_for_one(loop: Each, local: frozenset[str]) -> bool:
    """True if one thread can do by itself all that there is to do for a member."""
    if not loop.parallel:
        return False
    steps = (ir.Block, ir.If, ir.Declare, Store, Update, UpdateTuple)
    return (
        all(isinstance(node, steps) for node in find(loop.body, ir.StatementNode))
        and is_alone(loop.body)
        and not (changed(loop.body) - local_names(loop.body)) & local
    )


def asks_ahead(loop: Each) -> bool:
    """True if the condition of each member can be asked before what is done for any."""
    if not loop.parallel:
        return False
    match loop.body.statements:
        case (*before, ir.If(condition, then, None)):
            asked: list[ir.Node] = [*before, condition]
            declares = all(isinstance(item, ir.Declare) for item in before)
            read = set().union(*map(names_in, asked))
            return declares and all(map(is_alone, asked)) and not read & changed(then)
    return False


def names_in(node: ir.Node) -> set[str]:
    return {use.name for use in uses(node) if use.role is not Role.DEFINES}


def changed(node: ir.Node) -> set[str]:
    """What the statements in `node` change."""
    return {use.name for use in uses(node) if use.writes}


class ShareMembers(KernelPass):
    def kernel(self, kernel: Kernel, context: Context) -> Kernel:
        local = local_names(kernel) - {item.name for item in kernel.partials}

        def change(node: ir.Node) -> ir.Node:
            if not isinstance(node, Each) or not shares(node):
                return node
            loop = f"the loop over `{node.iterator}`"
            shared = node.iterator, node.range, node.body, node.parallel
            if target := united(node):
                message = f"{loop} adds all sets to `{target.name}` in one traversal"
                context.passed(self, message, node.span)
                return UniteMembers(*shared, span=node.span)
            if not kernel.candidates and is_for_one(node, local):
                message = f"{loop} processes a member in each thread"
                context.passed(self, message, node.span)
                return EachAlone(*shared, span=node.span)
            if asks_ahead(node):
                message = f"{loop} tests its predicate for several members at a time"
                context.passed(self, message, node.span)
                return EachWhere(*shared, span=node.span)
            message = f"{loop} processes one member after the other"
            context.missed(self, message, node.span)
            return node

        return map_body(kernel, lambda body: rewrite(body, change))
