"""Addresses that optimising compilers write in their own way."""

from __future__ import annotations

from pathlib import Path

import pytest

from lighthouse.extensions.pta.extract import extract
from tests.extensions.pta.extract.textbook import by_name

pytest.importorskip("llvmlite", reason="LLVM IR is read by llvmlite")

MODULE = """\
%table = type { [2 x ptr], ptr }
%outer = type { i64, %table }
@x = global i32 0
@y = global i32 0
@n = global i64 0
@table = global %table { [2 x ptr] [ptr @x, ptr @x], ptr @y }
@outer = global %outer { i64 0, %table { [2 x ptr] [ptr @x, ptr @x], ptr @y } }
@got = global ptr null
define i32 @main() {
  %i = load i64, ptr @n
  %place = getelementptr PATH
  %got = load ptr, ptr %place
  store ptr %got, ptr @got
  ret i32 0
}
"""


@pytest.mark.parametrize(
    ("path", "got"),
    [
        ("%table, ptr @table, i64 0, i32 0, i64 1", {"x"}),
        ("[2 x ptr], ptr @table, i64 0, i64 %i", {"x"}),
        # ((int **)&table)[i]
        ("%table, ptr @table, i64 0, i32 0, i64 %i", {"x", "y"}),
        ("%outer, ptr @outer, i64 0, i32 1, i32 0, i64 %i", {"x", "y"}),
        ("ptr, ptr @table, i64 %i", {"x", "y"}),
        ("i8, ptr @table, i64 %i", {"x", "y"}),
    ],
)
def test_an_unknown_index(path: str, got: set[str], tmp_path: Path) -> None:
    module = tmp_path / "program.ll"
    module.write_text(MODULE.replace("PATH", path), encoding="utf-8")
    assert by_name(extract([module]))["got"] == got
