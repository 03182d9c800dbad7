"""The files of a project are compiled as `compile_commands.json` says.

In place of clang, a script writes the modules that lie beside the files.
"""

import json
import shlex
import shutil
from collections.abc import Sequence
from pathlib import Path

import pytest

from lighthouse.diagnostics import CompileError, ToolMissing
from lighthouse.extensions.pta.extract import extract
from lighthouse.extensions.pta.extract.project import Project, contents, units
from tests.extensions.pta.extract.textbook import by_name
from tests.passes.meaning import programs
from tests.refused import refused
from tests.sampling import rows, tables

PROGRAMS = programs(Path(__file__).with_name("project.txt"))
# Prints the module of the last argument that is a file; knows no option -fgcc….
CLANG = PROGRAMS["clang"]
MAIN = PROGRAMS["main"]
FIND = PROGRAMS["find"]
TABLES = tables(__file__)


pytest.importorskip("llvmlite", reason="LLVM IR is read by llvmlite")


def project(
    folder: Path, *commands: str | Sequence[str], options: Sequence[str] = ()
) -> Project:
    """The files `my main.c` and `find.c`, compiled by the commands."""
    folder.mkdir(exist_ok=True)
    for name, text in {"my main.c": MAIN, "find.c": FIND}.items():
        (folder / f"{name}.ll").write_text(text, encoding="utf-8")
    clang = folder / "clang"
    clang.write_text(CLANG.format(log=folder / "log"), encoding="utf-8")
    clang.chmod(0o755)
    entries = []
    for command in commands:
        file = shlex.split(command)[-1] if isinstance(command, str) else command[-1]
        key = "command" if isinstance(command, str) else "arguments"
        entries.append({"directory": str(folder), "file": file, key: command})
    path = folder / "compile_commands.json"
    path.write_text(json.dumps(entries), encoding="utf-8")
    return Project(path, options=options, clang=str(clang))


def compiled(folder: Path) -> list[str]:
    return sorted((folder / "log").read_text(encoding="utf-8").splitlines())


BOTH = ("gcc -O2 'my main.c'", ["cc", "find.c"])


def test_a_project(tmp_path: Path) -> None:
    """Static functions of one name stay apart; a path may have blanks."""
    found = by_name(extract(project=project(tmp_path / "a b", *BOTH)))
    assert found["find.return"] == found["main.%found"] == {"find"}
    assert found["main.%own"] != {"find"}
    assert len(found["main.%own"]) == 1
    emit = "-w -Qunused-arguments -g -c -emit-llvm -o -"
    log = compiled(tmp_path / "a b")
    assert log == [f"-O2 my main.c {emit}", f"find.c {emit}"]


@rows(*TABLES["what is kept of a command"])
def test_what_is_kept_of_a_command(
    arguments: list[str], kept: list[str], tmp_path: Path
) -> None:
    folder = tmp_path / "p"
    (unit,) = units(project(folder, arguments).commands)
    assert list(unit.arguments) == kept
    shutil.rmtree(folder)


def test_what_is_left_out(tmp_path: Path) -> None:
    """A file counts once for the same options; what is no C is left out."""
    commands = (
        *BOTH,
        ["gcc", "-O2", "-fPIC", "-DPIC", "-o", "x.lo", "my main.c"],
        ["gcc", "-O1", "my main.c"],
        ["gcc", "start.S"],
        ["gcc", "tests/test.c"],
    )
    given = project(tmp_path, *commands)
    files = [unit.file for unit in units(given.commands, ["tests/*"])]
    assert files == ["my main.c", "find.c", "my main.c"]
    with pytest.raises(CompileError, match="it has no file of C") as caught:
        units(given.commands, ["*.c"])
    assert caught.value.diagnostics[0].notes == ("left out: *.c",)


@rows(*TABLES["compilers"])
def test_compilers(command: str, log: str, tmp_path: Path) -> None:
    given = project(tmp_path, command.split(" "), options=["-DX"])
    assert len(contents(given)) == 1
    assert any(
        line.startswith(log.replace(" -w", " -DX -w")) for line in compiled(tmp_path)
    )


def test_files_that_do_not_compile(tmp_path: Path) -> None:
    broken = [["cc", f"{number}broken.c"] for number in range(7)]
    with pytest.raises(CompileError) as caught:
        contents(project(tmp_path, *BOTH, *broken))
    found = caught.value.diagnostics
    assert [each.code for each in found] == ["GM0877"] * 5
    assert found[0].message == "clang does not compile 0broken.c"
    assert found[0].notes[0] == "broken.c:1:5: error: expected ';'"
    assert "-emit-llvm" in found[0].notes[1]
    assert "--exclude 0broken.c" in found[0].notes[2]
    assert found[4].notes[-1] == "2 more files do not compile"


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    given = project(tmp_path, *BOTH)
    text = given.commands.read_text(encoding="utf-8")
    moved = text.replace(str(tmp_path), "/nowhere")
    given.commands.write_text(moved, encoding="utf-8")
    with pytest.raises(CompileError, match="in /nowhere: no such file") as caught:
        contents(given)
    assert caught.value.diagnostics[0].notes == ("build the project first",)


@rows(*TABLES["what are no commands"])
def test_what_are_no_commands(text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "commands.json"
    path.write_text(text, encoding="utf-8")
    found = refused("GM0876", contents, Project(path))
    assert message in found.message


def test_no_commands_and_no_clang(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(CompileError, match="no such file"):
        contents(Project(tmp_path / "missing.json"))
    given = project(tmp_path, *BOTH)
    monkeypatch.setenv("PATH", str(tmp_path / "none"))
    with pytest.raises(ToolMissing, match="needs clang"):
        contents(Project(given.commands))
    with pytest.raises(ToolMissing, match="no program clang-7"):
        contents(Project(given.commands, clang="clang-7"))
