"""Every fact of a solution has a chain, each step of which is a constraint."""

from dataclasses import replace
from itertools import pairwise

import numpy as np
from hypothesis import given

from lighthouse.extensions.pta.constraints import Constraints, no_rows
from lighthouse.extensions.pta.solution import Solution
from lighthouse.extensions.pta.why import Reasons, Step
from tests.extensions.pta.programs import by_rules, programs


def solved(program: Constraints) -> tuple[list[set[int]], Solution]:
    points = by_rules(program)
    members = [object_ for each in points for object_ in sorted(each)]
    starts = np.append(0, np.cumsum([len(each) for each in points]))
    classes = np.arange(len(points), dtype=np.int32)
    return points, Solution.of_sets(classes, starts, np.array(members, np.int64))


def check_step(
    step: Step, origin: int | None, program: Constraints, points: list[set[int]]
) -> None:
    """That a constraint says so; `origin` is what the source points to."""
    assert step.object_ in points[step.variable]
    row = [step.variable, step.source, step.offset]
    if step.source is None:
        assert [step.variable, step.object_] in program.address_of.tolist()
    elif step.pointer is None:
        if (
            step.offset
            or origin != step.object_
            or row[:2] not in program.copies.tolist()
        ):
            assert row in program.offsets.tolist()
            assert origin is not None
            assert origin + step.offset == step.object_
            assert program.sizes[origin] > step.offset
    else:
        assert origin == step.object_
        changed = step.variable if step.stored else step.source
        target = changed - step.offset
        assert target in points[step.pointer]
        assert not step.offset or program.sizes[target] > step.offset
        if step.stored:
            stored = [step.pointer, step.source, step.offset]
            assert stored in program.stores.tolist()
        else:
            loaded = [step.variable, step.pointer, step.offset]
            assert loaded in program.loads.tolist()


@given(programs())
def test_chains(program: Constraints) -> None:
    program = replace(program, merged=no_rows(2), cycles=no_rows(2))
    points, solution = solved(program)
    reasons = Reasons(program, solution)
    for variable, objects in enumerate(points):
        for object_ in range(program.objects):
            chain = reasons.chain(variable, object_)
            assert bool(chain) == (object_ in objects)
            if not chain:
                continue
            assert (chain[0].variable, chain[0].object_) == (variable, object_)
            for step, following in pairwise(chain):
                assert step.source == following.variable
                check_step(step, following.object_, program, points)
            assert chain[-1].source is None
            check_step(chain[-1], None, program, points)
