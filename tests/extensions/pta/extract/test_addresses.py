"""Addresses that optimising compilers write in their own way."""

from __future__ import annotations

from pathlib import Path

import pytest

from lighthouse.extensions.pta.extract import extract
from tests.extensions.pta.extract.textbook import by_name
from tests.sampling import tables

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


TABLES = tables(__file__)


@pytest.mark.parametrize(*TABLES["an unknown index"])
def test_an_unknown_index(path: str, got: set[str], tmp_path: Path) -> None:
    module = tmp_path / "program.ll"
    module.write_text(MODULE.replace("PATH", path), encoding="utf-8")
    assert by_name(extract([module]))["got"] == got
