"""Addresses that optimising compilers write in their own way."""

from pathlib import Path

import pytest

from lighthouse.extensions.pta.extract import extract
from tests.extensions.pta.extract.textbook import by_name
from tests.passes.meaning import programs
from tests.sampling import tables

PROGRAMS = programs(Path(__file__).with_name("addresses.txt"))
MODULE = PROGRAMS["module"]
TABLES = tables(__file__)


pytest.importorskip("llvmlite", reason="LLVM IR is read by llvmlite")


@pytest.mark.parametrize(*TABLES["an unknown index"])
def test_an_unknown_index(path: str, got: set[str], tmp_path: Path) -> None:
    module = tmp_path / "program.ll"
    module.write_text(MODULE.replace("PATH", path), encoding="utf-8")
    assert by_name(extract([module]))["got"] == got


def test_an_array_or_a_struct(tmp_path: Path) -> None:
    """All elements of the array are one, but not all members of the struct."""
    module = tmp_path / "program.ll"
    module.write_text(PROGRAMS["an array or a struct"], encoding="utf-8")
    assert by_name(extract([module]))["got"] == {"y", "argv[]"}


@pytest.mark.parametrize(*TABLES["a constant exposes an address"])
def test_a_constant_exposes_an_address(use: str, tmp_path: Path) -> None:
    module = tmp_path / "program.ll"
    text = PROGRAMS["a constant that is compared"].replace("USE", use)
    module.write_text(text, encoding="utf-8")
    found = by_name(extract([module]))
    assert "UNKNOWN" in found["got"]
    assert "x" in found["exposed"]


@pytest.mark.parametrize(*TABLES["an address that is only compared"])
def test_an_address_that_is_compared(use: str, exposed: bool, tmp_path: Path) -> None:
    module = tmp_path / "program.ll"
    program = PROGRAMS["a constant that is compared"]
    module.write_text(program.replace("USE", use.replace("; ", "\n")), encoding="utf-8")
    found = by_name(extract([module]))
    assert ("x" in found.get("exposed", ())) == exposed


@pytest.mark.parametrize(*TABLES["what intrinsics load"])
def test_what_intrinsics_load(intrinsic: str, got: set[str], tmp_path: Path) -> None:
    """A switch between constants is a table of distances with -fPIC."""
    module = tmp_path / "program.ll"
    text = PROGRAMS["intrinsics"].replace("INTRINSIC", intrinsic)
    module.write_text(text, encoding="utf-8")
    assert by_name(extract([module]))["got"] == got


@pytest.mark.parametrize(*TABLES["what assembler code names"])
def test_what_assembler_code_names(
    module: str, inline: str, got: bool, tmp_path: Path
) -> None:
    path = tmp_path / "program.ll"
    text = PROGRAMS["assembly"].replace("MODULE", module).replace("INLINE", inline)
    path.write_text(text, encoding="utf-8")
    assert ("given" in by_name(extract([path]))["got"]) == got
