"""No command writes over a file that it reads, under whatever name."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.command import Run
from tests.sampling import tables

SMALL = ("small.gm", "--graph", "g.wel", "--arg", "k=1", "--arg", "root=0")
RUN = ("run", *SMALL, "--target", "interpret")


@pytest.fixture
def folder(lighthouse: Run) -> Path:
    """The working directory, with what the commands above read."""
    for name in ("g.wel", "h.wel"):
        Path(name).write_text("0 1 5\n1 0 5\n")
    for name in ("pass.py", "w.txt", "nodes", "constraints", "m.ll", "m_names.txt"):
        Path(name).write_text("1\n1\n")
    return Path.cwd()


def itself(path: Path) -> Path:
    return path


def by_another_path(path: Path) -> Path:
    return Path(f"../{path.absolute().parent.name}/{path}")


def symbolic(path: Path) -> Path:
    link = Path(f"link{path.suffix}")
    link.symlink_to(path)
    return link


def hard(path: Path) -> Path:
    link = Path(f"link{path.suffix}")
    os.link(path, link)
    return link


@pytest.mark.parametrize("name", [itself, by_another_path, symbolic, hard])
@pytest.mark.parametrize(*tables(__file__)["what is read stays"])
def test_what_is_read_stays(
    read: str,
    words: str,
    name: Callable[[Path], Path],
    folder: Path,
    lighthouse: Run,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("lighthouse.cli.plot.check", lambda path: None)
    before = (folder / read).read_bytes()
    out = str(name(Path(read))) if "OUT" in words else read
    done = lighthouse(*words.replace("OUT", out).split())
    assert done.code == 1
    assert f"error[GM0905]: {out} cannot be written: the command reads it" in done.err
    assert (folder / read).read_bytes() == before


def test_the_default_name_may_be_that_of_the_program(
    folder: Path, lighthouse: Run
) -> None:
    Path("small.gm").rename("small.cu")
    assert "small.cu cannot be written" in lighthouse("compile", "small.cu").err


def test_a_replaced_file_keeps_its_mode(folder: Path, lighthouse: Run) -> None:
    Path("out.cu").write_text("old")
    Path("out.cu").chmod(0o640)
    assert lighthouse("compile", "small.gm", "-o", "out.cu").code == 0
    assert Path("out.cu").read_text() != "old"
    assert Path("out.cu").stat().st_mode & 0o777 == 0o640


def test_two_outputs_in_one_file(folder: Path, lighthouse: Run) -> None:
    outputs = ("--output", "far=x.txt", "--output", "score=./x.txt")
    done = lighthouse(*RUN, "--arg", "w=weights", *outputs)
    assert (done.code, Path("x.txt").exists()) == (1, False)
    assert "two outputs would be in it" in done.err


def test_an_output_is_not_where_standard_output_goes(folder: Path) -> None:
    words = [*RUN, "--arg", "w=weights", "--json", "--output", "far=result.txt"]
    with Path("result.txt").open("w") as stream:
        command = [sys.executable, "-m", "lighthouse", *words]
        assert subprocess.run(command, stdout=stream, check=False).returncode == 1


def test_what_is_kept_has_names_of_its_own(folder: Path, lighthouse: Run) -> None:
    """`--save-temps` beside the program."""
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    words = ("--target", "openmp", "--save-temps", ".", "--arg", "w=weights")
    assert lighthouse("run", *SMALL, *words).code == 0
    assert before.items() <= {p.name: p.read_bytes() for p in folder.iterdir()}.items()


@pytest.mark.parametrize("out", ["/dev/null", "gm", "openmp", "g.txt"])
def test_what_is_no_input_can_be_written(
    out: str, folder: Path, lighthouse: Run
) -> None:
    """Words that are no files, and devices, which can be read and written."""
    Path("openmp").touch()
    done = lighthouse("compile", "small.gm", "--target", "openmp", "-o", out)
    assert done.code == 0
    words = ("--arg", "w=weights", "--output", "far=/dev/null")
    assert lighthouse(*RUN, *words, "--output", "score=/dev/null").code == 0
