"""Joins adjacent Ifs that ask for the same variable, as passes leave them; also an If
and a store before it that changes nothing unless the If is entered.

if on                             if on
  exist |= True              →      exist |= True
if on                               push n into next
  push n into next

Bool on = n.A                     Bool on = n.A
n.A = False                  →    if on
if on                               n.A = False
  push n into next                  push n into next
"""

from dataclasses import replace
from typing import TypeVar

from lighthouse.ir import nodes as ir
from lighthouse.ir.kernels import HostBlock, Kernel, Store, Sync
from lighthouse.ir.uses import local_names, written_names
from lighthouse.ir.walk import rewrite
from lighthouse.passes.analysis.facts import Facts, answer, copied, facts_of, survivors

Unit = TypeVar("Unit", Kernel, HostBlock)


def with_ifs_joined(unit: Unit) -> Unit:
    """Those of a variable that never changes."""
    fixed = local_names(unit) - written_names(unit)

    def block(node: ir.Block) -> ir.Block:
        statements = joined(node.statements, fixed)
        same = len(statements) == len(node.statements)
        return node if same else replace(node, statements=statements)

    return rewrite(unit, block, ir.Block)


def joined(
    statements: ir.Statements, fixed: frozenset[str]
) -> tuple[ir.StatementNode, ...]:
    found: list[ir.StatementNode] = []
    facts: Facts = ()
    for node in statements:
        one = as_one(found[-1], node, facts, fixed) if found else None
        if one is not None:
            found[-1] = one
            continue
        if found:
            facts = (*survivors(facts, found[-1]), *copied(found[-1]))
        found.append(node)
    return tuple(found)


def as_one(
    before: ir.StatementNode,
    node: ir.StatementNode,
    facts: Facts,
    fixed: frozenset[str],
) -> ir.If | None:
    match before, node:
        case (
            ir.If(ir.Variable(name), one, None) as first,
            ir.If(ir.Variable(again), other, None),
        ) if name == again and name in fixed:
            return replace(first, then=ir.Block((one, other), span=one.span))
        case (
            Store(
                ir.Field() as place, ir.Literal(bool() as value), Sync.OWNER, then=()
            ),
            ir.If(ir.Variable() as on, then, None) as alone,
        ) if answer(place, (*facts, *facts_of(on, False))) is value:
            return replace(alone, then=ir.Block((before, then), span=then.span))
    return None
