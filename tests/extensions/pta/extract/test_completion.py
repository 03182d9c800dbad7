"""Constraints are solved until they are complete: how often, and from what."""

from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import numpy as np
import pytest

from lighthouse.extensions.pta import solver
from lighthouse.extensions.pta.extract import blocks, completion, extract
from tests.extensions.pta.extract.textbook import by_name
from tests.extensions.pta.programs import written
from tests.passes.meaning import programs

PROGRAMS = programs(Path(__file__).with_name("completion.txt"))
# for (p = words + START; …; p += STEP) got = p, where words has fields of one word.
MODULE = PROGRAMS["module"]


pytest.importorskip("llvmlite", reason="LLVM IR is read by llvmlite")


@pytest.mark.parametrize("step", [8, -8, 16, 1])
def test_a_loop_over_fields(step: int, tmp_path: Path) -> None:
    rounds = []
    for fields in (20, 80):
        start = 8 * (fields - 1) if step < 0 else 0
        text = MODULE.replace("FIELDS", ", ".join(["i64"] * fields))
        text = text.replace("START", str(start)).replace("STEP", str(step))
        module = tmp_path / "program.ll"
        module.write_text(text, encoding="utf-8")
        with patch.object(completion, "solved", wraps=blocks.solved) as solved:
            got = by_name(extract([module]))["got"]
        rounds.append(solved.call_count)
        # The end of the block counts as its last field.
        reached = {*range(0, fields, max(1, step // 8)), fields - 1}
        assert got == {f"words+{8 * field}" if field else "words" for field in reached}
    assert rounds[0] == rounds[1] < 12


def test_what_was_the_same_is_the_same_with_more_constraints() -> None:
    # 5 points to 3; what 6 loads from there is stored there again, by 7.
    some = written(
        [0, 1, 0, 1, 1, 0, 0, 0],
        objects=5,
        address_of=[(5, 3), (6, 4)],
        copies=[(7, 6)],
        loads=[(6, 5, 0)],
        stores=[(5, 7, 0)],
    )
    more = replace(some, address_of=np.array([(5, 3), (6, 4), (7, 3)], np.int32))
    before = replace(blocks.solved(some), same=np.array([0, 1, 2, 3, 4, 5, 6, 3]))
    with patch.object(blocks, "solve", wraps=solver.solve) as solve:
        after = blocks.solved(more, before).solution
    assert [7, 3] in solve.call_args.args[0].merged.tolist()
    assert after.digest() == blocks.solved(more).solution.digest()
    assert [after.members(each).tolist() for each in (3, 6, 7)] == 3 * [[3, 4]]
