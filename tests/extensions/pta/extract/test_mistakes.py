"""What is wrong with modules and models is told, with a place and a way out."""

import gzip
import sys
from pathlib import Path

import pytest

from lighthouse.diagnostics import CompileError, Diagnostic, ToolMissing
from lighthouse.extensions.pta.extract import extract, models
from tests.refused import refused
from tests.sampling import rows, tables

pytest.importorskip("llvmlite", reason="LLVM IR is read by llvmlite")


MAIN = "define i32 @main() {\n  ret i32 0\n}\n"


def mistake(code: str, folder: Path, *contents: bytes) -> Diagnostic:
    paths = [folder / f"{number}.ll" for number in range(len(contents))]
    for path, content in zip(paths, contents, strict=True):
        path.write_bytes(content)
    return refused(code, extract, paths)


STATIC = "@own = internal global i32 0\ndefine internal void @mine() {\n  ret void\n}\n"
TABLES = tables(__file__, MAIN=MAIN, STATIC=STATIC)


@rows(*TABLES["what is not a module"])
def test_what_is_not_a_module(content: bytes, told: str, tmp_path: Path) -> None:
    found = mistake("GM0871", tmp_path, content)
    assert "0.ll" in found.message
    assert told in "\n".join((found.message, *found.notes))
    assert "clang -S -emit-llvm" in found.notes[-1]


@rows(*TABLES["the compiler is named"])
def test_the_compiler_is_named(
    made: str | None, told: str | None, tmp_path: Path
) -> None:
    """Only one that is newer than what reads the module is to blame."""
    ident = "" if made is None else f'!llvm.ident = !{{!0}}\n!0 = !{{!"{made}"}}\n'
    text = f"define i32 @main() {{\n  new i32 0\n}}\n{ident}"
    found = mistake("GM0871", tmp_path, text.encode())
    blamed = [note for note in found.notes if "newer" in note]
    assert [note.startswith(told or "-") for note in blamed] == [True] * bool(told)


@pytest.mark.parametrize(
    "constant",
    [
        "i64 or (i64 ptrtoint (ptr @x to i64), i64 1)",
        "ptr getelementptr inbounds (i64, ptr @x, inrange i32 0)",
    ],
)
def test_text_of_an_older_version(constant: str, tmp_path: Path) -> None:
    """LLVM upgrades all bitcode, but not these constants in text."""
    text = (
        f"@x = global i64 0\n@y = global {constant}\n"
        '!llvm.ident = !{!0}\n!0 = !{!"clang version 17.0.6"}\n'
    )
    found = mistake("GM0871", tmp_path, text.encode())
    assert "error: " in found.notes[0]
    assert found.notes[1].startswith("clang version 17.0.6 made it, which is older:")
    assert "clang -c -emit-llvm -g" in found.notes[1]


def test_compressed_modules(tmp_path: Path) -> None:
    path = tmp_path / "main.ll.gz"
    path.write_bytes(gzip.compress(MAIN.encode()))
    assert "main" in extract([path]).names.values()
    path.write_bytes(path.read_bytes()[:-9])
    with pytest.raises(CompileError, match="damaged or cut off"):
        extract([path])


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(CompileError, match="no such file"):
        extract([tmp_path / "missing.ll"])


def test_a_symbol_that_two_modules_define(tmp_path: Path) -> None:
    found = mistake("GM0872", tmp_path, MAIN.encode(), MAIN.encode())
    assert "1.ll" in found.message
    assert "main" in found.message


@pytest.mark.parametrize(*TABLES["nothing that is called"])
def test_nothing_that_is_called(
    content: str, library: bool, told: str, tmp_path: Path
) -> None:
    path = tmp_path / "some.ll"
    path.write_text(content, encoding="utf-8")
    found = refused("GM0875", extract, [path], library=library)
    assert told in found.message


@pytest.mark.parametrize("content", [MAIN.replace("main", "f"), "@x = global i32 0\n"])
def test_a_library_needs_one_thing_to_use(content: str, tmp_path: Path) -> None:
    path = tmp_path / "some.ll"
    path.write_text(content, encoding="utf-8")
    extract([path], library=True)


def test_without_llvmlite(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(sys.modules, "llvmlite", None)
    path = tmp_path / "any.ll"
    path.write_text(MAIN, encoding="utf-8")
    with pytest.raises(ToolMissing) as caught:
        extract([path])
    assert caught.value.remedy == "pip install lighthouse[pta]"


@rows(*TABLES["a line that is not a model"])
def test_a_line_that_is_not_a_model(line: str, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text(f"# mine\nfree: -\n{line}  # so\n", encoding="utf-8")
    assert refused("GM0873", models.load, path).span.line == 3


def test_a_table_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(CompileError, match="no such file"):
        models.load(tmp_path / "missing.txt")
