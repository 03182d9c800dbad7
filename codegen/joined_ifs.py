"""Joins adjacent Ifs that ask for the same variable, as passes leave them.

if on                             if on
  exist |= True              →      exist |= True
if on                               push n into next
  push n into next
"""

from collections.abc import Iterator
from dataclasses import replace
from typing import TypeVar

from lighthouse.ir import nodes as ir
from lighthouse.ir.kernels import HostBlock, Kernel
from lighthouse.ir.uses import local_names, written_names
from lighthouse.ir.walk import rewrite

Unit = TypeVar("Unit", Kernel, HostBlock)


def with_ifs_joined(unit: Unit) -> Unit:
    """Those of a variable that never changes."""
    fixed = local_names(unit) - written_names(unit)

    def joined(statements: ir.Statements) -> Iterator[ir.StatementNode]:
        before: ir.StatementNode | None = None
        for node in statements:
            match before, node:
                case (
                    ir.If(ir.Variable(name), one, None),
                    ir.If(ir.Variable(again), other, None),
                ) if name == again and name in fixed:
                    before = replace(before, then=ir.Block((one, other), span=one.span))
                    continue
            if before is not None:
                yield before
            before = node
        if before is not None:
            yield before

    def block(node: ir.Block) -> ir.Block:
        statements = tuple(joined(node.statements))
        same = len(statements) == len(node.statements)
        return node if same else replace(node, statements=statements)

    return rewrite(unit, block, ir.Block)
