"""Completes the constraints where field offsets cannot express byte offsets.

Offset constraints move all targets of a pointer by the same number of fields.  That is
correct where the program accesses memory with its own type, but not with another one: a
struct in an array of bytes, a union, a struct found from one of its members.  There the
offset in bytes decides.  So the constraints are solved; the target of each step is
computed in bytes, for each field that it starts from; and targets that the solution
lacks are added as address-of constraints.  Likewise a block is copied byte by byte
where its two sides have different types, and loads of less than a pointer copy pointers
once the memory that they read contains some.

This is repeated until nothing is missing, so the solution is sound.  A step that lacks
something again and again, as that of a loop over an array does, is taken as often as it
leads further: the number of rounds does not depend on that of fields.
"""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from lighthouse.extensions.pta.constraints import UNKNOWN, Constraints
from lighthouse.extensions.pta.extract.blocks import solved
from lighthouse.extensions.pta.extract.facts import Facts, Part
from lighthouse.extensions.pta.extract.members import with_members
from lighthouse.extensions.pta.extract.numbering import Numbering
from lighthouse.extensions.pta.extract.steps import Steps
from lighthouse.extensions.pta.extract.unknown import More, Unknowns
from lighthouse.extensions.pta.solution import Solution
from lighthouse.extensions.pta.solver import Solved


@dataclass(frozen=True, slots=True)
class Extracted:
    """The constraints of a program, and of each function that is neither there nor
    known by a model how many objects it is given pointers to."""

    constraints: Constraints
    unmodelled: Mapping[str, int]


def complete(facts: Facts) -> Extracted | None:
    """The constraints that say what `facts` do; None if no pointers are taken apart,
    though the facts have what would become of the parts."""
    parts: dict[Part, None] = {}
    while True:
        numbering = Numbering(facts, parts)
        found, solution, new = _stepped(facts, numbering, parts)
        if not new:
            if facts.in_parts and not parts:
                return None
            found = with_members(found, facts, numbering, solution)
            return Extracted(found, _given(facts, numbering, solution))
        # What blocks have for fields depends on them, so the numbers change.
        parts |= new


def _given(facts: Facts, numbering: Numbering, solution: Solution) -> dict[str, int]:
    found = {}
    for name, nodes in facts.unmodelled.items():
        given = [solution.members(numbering.id(node)) for node in nodes]
        found[name] = len(set().union(*(objects.tolist() for objects in given)))
    return found


def _stepped(
    facts: Facts, numbering: Numbering, parts: Collection[Part]
) -> tuple[Constraints, Solution, dict[Part, None]]:
    """The constraints with all targets of steps; and parts that turn out to have
    pointers besides those that are known."""
    found = numbering.constraints()
    steps = Steps(facts, numbering)
    unknowns = Unknowns(facts, numbering.id)
    new: dict[Part, None] = {}
    before: Solved | None = None
    while True:
        before = solved(found, before)
        solution = before.solution
        leading, having = _pointing(solution)
        more = {
            part: None
            for part in facts.parts
            if part not in parts
            and part not in new
            and (having if part.direct else leading)[numbering.id(part.place)]
        }
        new |= more
        reached = steps.missing(solution)
        # Comparing what is copied takes longest, so it waits for the steps.
        copied = set() if len(reached) else steps.missing_copies(solution)
        moved = More(
            address_of=reached,
            copies=copied | _rows(more, numbering, True),
            loads=_rows(more, numbering, False),
        )
        lost = unknowns.missing(found, solution)
        if not moved and not lost:
            return found, solution, new
        found = lost.added_to(moved.added_to(found))


def _rows(
    parts: Collection[Part], numbering: Numbering, direct: bool
) -> set[tuple[int, ...]]:
    """The copies that parts are, if `direct`, or their loads."""
    return {
        (numbering.id(part.value), numbering.id(part.place), *(() if direct else (0,)))
        for part in parts
        if part.direct == direct
    }


def _pointing(solution: Solution) -> tuple[NDArray[np.bool_], NDArray[np.bool_]]:
    """Which variables lead to pointers, and which have some."""
    having = (np.diff(solution.starts) > 0)[solution.classes]
    having[UNKNOWN] = True
    bits = np.packbits(having, bitorder="little")
    words = np.append(bits, np.zeros(-len(bits) % 8, np.uint8)).view(np.uint64)
    found = solution.words & words[solution.places] != 0
    before = np.append(0, np.cumsum(found))[solution.starts]
    return (np.diff(before) > 0)[solution.classes], having
