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


def test_an_output_is_not_where_standard_output_goes(folder: Path) -> None:
    words = [*RUN, "--arg", "w=weights", "--json", "--output", "far=result.txt"]
    with Path("result.txt").open("w") as stream:
        command = [sys.executable, "-m", "lighthouse", *words]
        assert subprocess.run(command, stdout=stream, check=False).returncode == 1
