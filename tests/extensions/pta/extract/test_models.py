"""What lines of a table of models do, on a module with a call of each kind."""

from __future__ import annotations

from pathlib import Path

import pytest

from lighthouse.extensions.pta.extract import extract
from tests.extensions.pta.extract.textbook import by_name

pytest.importorskip("llvmlite", reason="LLVM IR is read by llvmlite")

MODULE = """\
%pair = type { ptr, ptr }
@x = global i32 0
@y = global i32 0
@pairs = global [4 x %pair] zeroinitializer
@got = global ptr null
declare ptr @run(ptr, ptr)
declare ptr @known()
define ptr @same(ptr %p) {
  ret ptr %p
}
define i32 @main() {
  store ptr @x, ptr @pairs
  store ptr @y, ptr getelementptr (%pair, ptr @pairs, i64 0, i32 1)
  %got = call ptr @run(ptr @same, ptr ARGUMENT)
  store ptr %got, ptr @got
  %known = call ptr @known()
  ret i32 0
}
"""


@pytest.mark.parametrize(
    ("model", "argument", "got"),
    [
        ("run: return = call arg0(arg1)", "@x", {"x"}),
        ("run: call arg0(arg1)", "@x", set()),
        ("run: return = call arg0(-)", "@x", set()),
        ("run: return = arg1[]", "@pairs", {"pairs", "pairs+8"}),
        ("run: return = *arg1[]", "@pairs", {"x", "y"}),
        ("run: return = *arg1", "@pairs", {"x"}),
        ("run: *return = arg1, return = &heap", "@x", {"run@main"}),
    ],
)
def test_what_a_call_returns(
    model: str, argument: str, got: set[str], tmp_path: Path
) -> None:
    module, models = tmp_path / "program.ll", tmp_path / "models.txt"
    module.write_text(MODULE.replace("ARGUMENT", argument), encoding="utf-8")
    models.write_text(f"{model}\nknown: return = outside\n", encoding="utf-8")
    found = by_name(extract([module], models))
    assert found["got"] == got
    outside = {one for one in found["main.%known"] if one in ("x", "y")}
    assert outside == ({"x"} if model == "run: call arg0(arg1)" else set())
