"""Procedures that extensions have for the programs that import them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

import lighthouse
from lighthouse import extensions
from lighthouse.cli.main import main
from lighthouse.diagnostics import Source
from lighthouse.driver import front
from lighthouse.extensions import VERSION, Extension
from lighthouse.graph import Graph
from tests.extensions.conftest import Announce
from tests.refused import refused
from tests.sampling import tables

COUNTING = """
Local twice(G: Graph): Int { Return 2 * once(G); }
Local once(G: Graph): Int { Return G.NumNodes(); }
Local Log(x: Double): Double { Return x; }
"""
COUNTS = """Import one;
Procedure count(G: Graph): Int { Return twice(G); }
"""

Register = Callable[..., None]


@pytest.fixture
def register(announce: Announce, tmp_path: Path) -> Register:
    """Extensions by name, which have nothing but a library of one file."""

    def make(**texts: str) -> None:
        for name, text in texts.items():
            path = tmp_path / f"{name}.gm"
            path.write_text(text)
            made = Extension(name=name, version=VERSION, library=(path,))
            extensions.register(made)

    return make


def names(text: str) -> list[str]:
    return [each.name for each in front(Source("p.gm", text)).program.procedures]


@pytest.mark.parametrize("target", ["interpret", "openmp", "cuda-sim"])
def test_a_program_calls_them(target: lighthouse.Target, register: Register) -> None:
    register(one=COUNTING)
    program = lighthouse.compile(COUNTS, target=target)
    assert program(Graph.read("path:5")).returned == 10


@pytest.mark.parametrize(*tables(__file__)["who is called"])
def test_who_is_called(two: str, program: str, found: str, register: Register) -> None:
    """Its procedures, or the one error, where it is and what it says."""
    register(one=COUNTING, two=two)
    text = program.replace("COUNT", "Procedure count(G: Graph): Int")
    if not found.startswith("GM"):
        assert names(text) == found.split()
        return
    code, _, rest = found.partition(" ")
    error = refused(code, names, text)
    places = [error.span, *(label.span for label in error.labels)]
    told = {each.source.name for each in places if each.source} | {error.message}
    assert {*filter(None, rest.split(", "))} <= told


def test_what_is_wrong_in_a_library(
    register: Register, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    register(
        one="Local twice(G: Graph): Int { Return 2 * many; }",
        two="Local twice(G: Graph) { Return }",
        three="",
    )
    path = tmp_path / "p.gm"
    for name, place in (("one", "one/one.gm:1:41"), ("two", "two/two.gm:1:31")):
        path.write_text(COUNTS.replace("one", name))
        assert main(["check", str(path)]) == 1
        assert f"--> {place}\n" in capsys.readouterr().err
    refused("GM0104", names, COUNTS.replace("one", "three"))


@pytest.mark.parametrize("content", [None, b"\xff\xfe"])
def test_a_file_that_cannot_be_read(
    content: bytes | None, register: Register, tmp_path: Path
) -> None:
    register(one=COUNTING)
    if content is None:
        (tmp_path / "one.gm").unlink()
    else:
        (tmp_path / "one.gm").write_bytes(content)
    found = refused("GM0913", names, COUNTS)
    assert found.message.startswith("the library of `one` cannot be read: ")


def test_what_is_printed_can_be_read_again(
    register: Register, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    register(one=COUNTING)
    path = tmp_path / "p.gm"
    path.write_text(COUNTS)
    assert main(["compile", str(path), "--emit=tree"]) == 0
    printed = capsys.readouterr().out
    assert names(printed) == ["twice", "once", "count"]
