"""Bitcode is as good as text, modules are linked, and a library is open."""

from pathlib import Path

import pytest

from lighthouse.extensions.pta.extract import extract
from tests.extensions.pta.extract.textbook import by_name
from tests.passes.meaning import programs

TEXTS = programs(Path(__file__).with_name("modules.txt"))
ONE = TEXTS["one"]
OTHER = TEXTS["other"]
llvm = pytest.importorskip("llvmlite.binding", reason="LLVM IR is read by llvmlite")

PROGRAMS = Path(__file__).parent / "programs"


def test_bitcode(tmp_path: Path) -> None:
    text = PROGRAMS / "fields.O0.ll"
    path = tmp_path / "fields.bc"
    path.write_bytes(llvm.parse_assembly(text.read_text("utf-8")).as_bitcode())
    assert by_name(extract([path])) == by_name(extract([text]))


def test_symbols_join_modules(tmp_path: Path) -> None:
    paths = [tmp_path / "one.ll", tmp_path / "other.ll"]
    for path, text in zip(paths, (ONE, OTHER), strict=True):
        path.write_text(text, encoding="utf-8")
    found = by_name(extract(paths))
    assert found["shared"] == found["find.return"] == {"own"}
    # Both modules have a variable of this name for themselves.
    assert len(found["mine.return"]) == 1
    assert found["mine.return"] != {"own"}
    alone = by_name(extract(paths[:1]))
    assert {"own", "UNKNOWN", "outside"} <= alone["shared"]


def test_a_library_is_called_from_outside(tmp_path: Path) -> None:
    path = tmp_path / "other.ll"
    path.write_text(OTHER, encoding="utf-8")
    found = by_name(extract([path], library=True))
    assert {"UNKNOWN", "outside", "shared", "find"} <= found["find.return"]
    assert {"UNKNOWN", "own"} <= found["shared"]
