"""A build with lighthouse-cc is recorded, and its programs are found from that."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import lighthouse
from lighthouse.cc import Command, record
from lighthouse.diagnostics import CompileError
from lighthouse.extensions.pta.extract.project import Unit, units
from tests.sampling import rows, tables

TABLES = tables(__file__)
ROOT = Path(lighthouse.__file__).parents[1]
SCRIPT = """\
#!{python}
import sys
sys.path.insert(0, {root!r})
from lighthouse.cc import run
sys.exit(run())
"""
TEXT = Path(__file__).with_name("build.txt").read_text(encoding="utf-8")
PARTS = re.split(r"^== (.*)\n", TEXT, flags=re.M)[1:]
FILES = dict(zip(PARTS[::2], PARTS[1::2], strict=True))


@pytest.fixture
def script(tmp_path: Path) -> Path:
    """The program, as it is installed."""
    path = tmp_path / "bin" / "lighthouse-cc"
    path.parent.mkdir()
    path.write_text(SCRIPT.format(python=sys.executable, root=str(ROOT)))
    path.chmod(0o755)
    return path


@pytest.fixture
def compiler(script: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LIGHTHOUSE_CC", "gcc")
    monkeypatch.delenv("LIGHTHOUSE_CC_FOLDER", raising=False)
    if shutil.which("gcc") is None:
        pytest.skip("gcc builds the programs")
    return script


def told(found: list[Unit], folder: Path) -> dict[str, list[str]]:
    """The options of each file by its place in the folder."""
    return {
        str((unit.folder / unit.file).relative_to(folder)): list(unit.arguments[1:-1])
        for unit in found
    }


@pytest.mark.skipif(shutil.which("make") is None, reason="make builds the programs")
def test_a_build(tmp_path: Path, compiler: Path) -> None:
    folder = tmp_path / "a project"
    for name, text in FILES.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    command = ["make", "-s", "-j3", f"CC={compiler}"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    version = subprocess.check_output(["gcc", "--version"], text=True)
    assert (folder / "version").read_text() == version
    assert "missing.c: No such file" in (folder / "errors").read_text()

    defined = ['-DTEXT="a b"', '-DOTHER="it\'s"']
    one = {"main.c": [], "list.c": [], "moved.c": [], "lib/list.c": defined}
    assert told(units(folder, program="one"), folder) == one
    assert told(units(folder, program="two"), folder) == {"two.c": ["-O1"]}
    library = told(units(folder, program="libown.a"), folder)
    assert library == {"lib/list.c": defined}
    with pytest.raises(CompileError, match="the build links 2 programs") as caught:
        units(folder)
    assert caught.value.diagnostics[0].notes == (
        "--program NAME chooses one of: one, two",
    )
    with pytest.raises(CompileError, match="the build links no three"):
        units(folder, program="three")
    for path in folder.rglob(".lighthouse-cc/*.o-*"):
        path.unlink()
    with pytest.raises(CompileError, match="of one, 2 objects are not"):
        units(folder, program="one")


def test_a_command_that_cannot_be_recorded(
    tmp_path: Path, compiler: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It compiles all the same, with a warning."""
    (tmp_path / "taken").write_text("")
    monkeypatch.setenv("LIGHTHOUSE_CC_FOLDER", str(tmp_path / "taken" / "folder"))
    (tmp_path / "a.c").write_text("int x;")
    command = [str(compiler), "-c", "a.c"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0
    assert (tmp_path / "a.o").is_file()
    (line,) = done.stderr.splitlines()
    assert line.startswith("lighthouse-cc: warning: this command is not recorded: ")


def test_no_compiler(script: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIGHTHOUSE_CC", "no-such-compiler")
    done = subprocess.run([script, "--version"], capture_output=True, text=True)
    assert done.returncode == 127
    assert "cannot run no-such-compiler" in done.stderr
    assert "LIGHTHOUSE_CC names the compiler" in done.stderr


@rows(*TABLES["commands"])
def test_commands(
    arguments: str, inputs: list[str], outputs: list[str], linked: bool | None
) -> None:
    command = Command(arguments.split())
    assert command.outputs == outputs
    if linked is not None:
        assert command.inputs == inputs
        assert command.linked is linked


def test_recorded_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The last command for an output counts; a launcher is no compiler."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("LIGHTHOUSE_CC_FOLDER", raising=False)
    (tmp_path / "a.c").write_text("int x;")
    for option in ("-O1", "-O2"):
        record(["ccache", "gcc", "-m32"], [option, "-c", "a.c"])
    (unit,) = units(tmp_path)
    assert unit.arguments == ("gcc", "-m32", "-O2", "a.c")
    names = {name.partition("-")[0] for name in os.listdir(".lighthouse-cc")}
    assert names == {".gitignore", "a.o"}


def test_programs_of_libtool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program is in a folder beside; libraries are no programs."""
    monkeypatch.delenv("LIGHTHOUSE_CC_FOLDER", raising=False)
    for name in ("src", "src/.libs"):
        (tmp_path / name).mkdir()
    monkeypatch.chdir(tmp_path / "src")
    for name in ("a.c", "b.c", ".libs/a", ".libs/libb.so"):
        Path(name).touch()
    record(["cc"], ["-shared", "-o", ".libs/libb.so", "b.c"])
    record(["cc"], ["-o", ".libs/a", "a.c"])
    assert [unit.file for unit in units(tmp_path)] == ["a.c"]
    for program, file in (("src/a", "a.c"), ("a", "a.c"), ("libb.so", "b.c")):
        assert [unit.file for unit in units(tmp_path, program=program)] == [file]
    with pytest.raises(CompileError) as caught:
        units(tmp_path, program="c")
    (note,) = caught.value.diagnostics[0].notes
    assert note == "--program NAME chooses one of: src/a, src/libb.so"


def test_a_folder_without_records(tmp_path: Path) -> None:
    with pytest.raises(CompileError, match="there are no records of a build") as caught:
        units(tmp_path)
    assert "CC=lighthouse-cc" in caught.value.diagnostics[0].notes[0]
    path = tmp_path / "compile_commands.json"
    path.write_text('[{"file": "a.c", "directory": "", "arguments": ["cc", "a.c"]}]')
    assert len(units(tmp_path)) == 1
    with pytest.raises(CompileError, match="does not say which files make up one"):
        units(tmp_path, program="one")
