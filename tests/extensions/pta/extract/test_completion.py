"""How often constraints are solved to complete them does not depend on the fields."""

from pathlib import Path
from unittest.mock import patch

import pytest

from lighthouse.extensions.pta.extract import blocks, completion, extract
from tests.extensions.pta.extract.textbook import by_name
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
    assert rounds[0] == rounds[1] < 8
