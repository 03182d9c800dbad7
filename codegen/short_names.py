"""Gives the variables of a kernel or host block the names that they have in the source.

Passes keep names unique in the whole program, which gives names such as `n_4`; in the
code of one kernel it is enough that they are unique where they are visible.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Hashable, Iterator
from dataclasses import dataclass, field, replace
from itertools import chain, count
from typing import Literal

from lighthouse.codegen.joined_ifs import Unit, with_ifs_joined
from lighthouse.codegen.names import mangle
from lighthouse.codegen.signature import keys_of_pairs, parameter, signature
from lighthouse.ir import nodes as ir
from lighthouse.ir.kernels import Each, FirstVisit, Gather, WhileAny
from lighthouse.ir.plan import Plan
from lighthouse.ir.roles import Names, Role
from lighthouse.ir.types import GraphType, is_object
from lighthouse.ir.uses import local_names, uses
from lighthouse.ir.walk import rename_locals

# Also what `scalar-replacement` calls a variable for an element of a property, and what
# ends with an underscore: C++ reserves names with two, which would be made of it.
NUMBERED = re.compile(r"(.*?[^\W\d_])(?=_)(_+kept)?((?:_+\d+)*_*)")


@dataclass(frozen=True, slots=True)
class Local:
    """A variable, visible from its place in the text to the end of its scope.

    Only those of one sort may share a name, as printers ask by its name what a variable
    is.  One without a sort is visible in the whole unit.
    """

    name: str
    sort: Hashable = None
    place: int = 0
    end: int = 0

    def may_share(self, other: Local) -> bool:
        apart = self.end < other.place or other.end < self.place
        return self.sort is not None and self.sort == other.sort and apart


def with_short_names(plan: Plan, unit: Unit, target: Literal["cuda", "openmp"]) -> Unit:
    """The unit without the numbers after names, or with small ones, where no other
    variable is visible that has such a name.  `P_kept` is `P` where the unit does not
    use the property.

    A number or `_kept` that the program itself has goes, too: a plan does not tell them
    apart.
    """
    unit = with_ifs_joined(unit)
    scopes = Scopes(local_names(unit))
    scopes.scope(unit.body)
    own = {
        use.name: scopes.found.get(use.name, Local(use.name))
        for use in uses(unit)
        if use.role is Role.DEFINES and use.names is Names.LOCAL
    }
    parameters = (parameter(plan, item) for item in signature(plan, unit, target))
    given = {text.split()[-1].lstrip("*&") for text in parameters}
    given |= {*map(mangle, keys_of_pairs(unit))}
    settled = {name: name for name in own if not NUMBERED.fullmatch(name)}
    for name, local in own.items():
        if name not in settled:
            taken = given | {
                mangle(settled[x]) for x in settled if not local.may_share(own[x])
            }
            settled[name] = short(name, taken)
    changed = {old: new for old, new in settled.items() if old != new}
    return rename_locals(unit, changed) if changed else unit


def short(name: str, taken: Collection[str]) -> str:
    """The first name like that which is not taken by one in generated code."""
    return next(each for each in shorter(name) if mangle(each) not in taken)


def shorter(name: str) -> Iterator[str]:
    """Names like that, the best first."""
    match = NUMBERED.fullmatch(name)
    assert match
    stem = match[1]
    kept = [f"{stem}_kept"] if match[2] else []
    numbered = (f"{(kept or [stem])[0]}_{number}" for number in count(2))
    return chain([stem], kept, numbered)


@dataclass
class Scopes:
    """Finds the variables that are visible in a part of a unit, of its `locals`."""

    locals: Collection[str]
    found: dict[str, Local] = field(default_factory=dict)
    place: int = 0

    def scope(self, *statements: ir.Node, iterator: Local | None = None) -> None:
        """Statements in braces; the header of a loop declares its iterator."""
        first = self.place
        declared = [replace(iterator, place=first)] if iterator else []
        for statement in statements:
            declared += self.declared(statement)
        self.place += 1
        for local in declared:
            self.found[local.name] = replace(local, end=self.place)
        self.place += 1

    def declared(self, node: ir.Node) -> Iterator[Local]:
        """The variables that a statement declares for those after it."""
        self.place += 1
        match node:
            case ir.Block():
                for each in node.statements:
                    yield from self.declared(each)
            case ir.Declare(initial=ir.Call(name="ToEdge" | "FromNode" | "ToNode")):
                return  # printers may have other names for it
            case ir.Declare() if not is_object(node.type):
                yield Local(node.name, (ir.Declare, node.type), self.place)
            case ir.If():
                self.scope(node.then)
                if node.otherwise is not None:
                    self.scope(node.otherwise)
            case ir.While() | ir.DoWhile() | FirstVisit() | WhileAny():
                self.scope(node.body)
            case Gather(loop=loop):
                # Its row and its body have names, which stand before it.
                yield Local(loop.iterator, sort_of(loop), self.place)
                self.scope(loop.body)
            case Each() if self.is_alone(node):
                self.scope(node.body, iterator=Local(node.iterator, sort_of(node)))

    def is_alone(self, loop: Each) -> bool:
        """True if no other name is made of its iterator outside of it."""
        source = loop.range.source
        is_own = isinstance(source, ir.Variable) and source.name in self.locals
        rows = isinstance(source.type, GraphType) or (is_own and not loop.is_cut)
        return rows and loop.range.kind != "Items"


def sort_of(loop: Each) -> Hashable:
    return Each, loop.range.kind, loop.range.source.type
