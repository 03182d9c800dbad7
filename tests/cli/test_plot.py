"""`lighthouse compare --plot`: a group of bars for each graph."""

import builtins
import math
import re
from pathlib import Path

import pytest

from lighthouse.cli.comparison import Variant
from lighthouse.cli.plot import Bar, Panel, draw, speedup
from tests.cli.command import Run

WORDS = ("compare", "small.gm", "--graph=path:3", "--targets=interpret,interpret")
WAYS = (Variant("openmp", threads=1), Variant("openmp", threads=4), Variant("cuda"))
ONE, FOUR, GPU = (Bar(way.title, way.target) for way in WAYS)


def texts(path: Path) -> list[str]:
    return re.findall(r">([^<>\n]+)</text>", path.read_text())


def drawn(path: Path, *panels: Panel) -> list[str]:
    pytest.importorskip("matplotlib", reason="it draws the plots")
    draw([*panels], path)
    return texts(path)


@pytest.fixture
def program(lighthouse: Run) -> Run:
    Path("small.gm").write_text("Procedure s(G: Graph): Int { Return G.NumNodes(); }")
    return lighthouse


def test_plot_of_a_comparison(program: Run) -> None:
    pytest.importorskip("matplotlib", reason="it draws the plots")
    done = program(*WORDS, "--also-on=star:5", "--plot=out.svg")
    assert (done.code, done.err) == (0, "")
    found = texts(Path("out.svg"))
    assert {"path:3", "star:5", "s", "interpret", "speed-up over interpret"} <= {*found}


def test_bars_are_speedups_over_one_thread(tmp_path: Path) -> None:
    path = tmp_path / "figure.svg"
    times = [{FOUR: 4.0, ONE: 10.1, GPU: 1.5}, {FOUR: 5.0, ONE: 8.2}]
    panel = Panel("sssp", ["data/road.mtx", "rmat:20"], times)
    found = drawn(path, panel)
    assert {"speed-up over openmp, 1 thread", "road.mtx", "rmat:20"} <= {*found}
    # Four threads, one thread and the GPU on both graphs; a bar that is not there has
    # no label.
    labels = ["2.52", "1.64", "6.73"]
    assert [text for text in found if text in labels] == labels
    assert [way.title for way in (FOUR, ONE, GPU)] == found[-3:]
    once = path.read_bytes()
    draw([panel], path)
    assert path.read_bytes() == once


def test_bars_that_are_far_apart(tmp_path: Path) -> None:
    panel = Panel("sssp", ["g"], [{ONE: 3000.0, GPU: 1.0}])
    assert {"3e+03", "1"} <= {*drawn(tmp_path / "figure.svg", panel)}


def test_a_panel_for_each_program(tmp_path: Path) -> None:
    other = Bar("by hand", "peer")
    times = [{ONE: 9.0, GPU: 2.0}, {ONE: 8.2, other: 2.0}]
    found = drawn(
        tmp_path / "figure.svg",
        Panel("match", ["g"], [{ONE: 7.5, GPU: 2.5}]),
        Panel("sssp", ["g", "h"], times),
    )
    assert {"match", "sssp", "by hand", "3", "4.5", "4.1"} <= {*found}
    assert [found.count(bar.title) for bar in (ONE, GPU, other)] == [2, 2, 1]


def test_speedups_of_what_did_not_run() -> None:
    assert speedup({ONE: 6.0, GPU: 2.0}, GPU, ONE) == 3
    for times in ({ONE: 6.0}, {GPU: 6.0}, {ONE: 6.0, GPU: 0.0}):
        assert math.isnan(speedup(times, GPU, ONE))


NOWHERE = {"out.xyz": "the ending says how", "out": "the ending says how"}
NOWHERE["no/out.svg"] = "there is no directory"


@pytest.mark.parametrize(("path", "said"), NOWHERE.items())
def test_wrong_destinations(path: str, said: str, program: Run) -> None:
    pytest.importorskip("matplotlib", reason="it draws the plots")
    done = program(*WORDS, f"--plot={path}")
    assert (done.code, done.out) == (1, "")
    assert "GM0905" in done.err
    assert said in done.err


def test_without_matplotlib(program: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    real = builtins.__import__

    def refuse(name: str, *rest: object, **named: object) -> object:
        if name.partition(".")[0] == "matplotlib":
            raise ImportError(name)
        return real(name, *rest, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(builtins, "__import__", refuse)
    done = program(*WORDS, "--plot=out.svg")
    assert (done.code, done.out) == (3, "")
    assert done.err.splitlines() == [
        "lighthouse: --plot needs matplotlib",
        "to fix it: pip install 'lighthouse[plot]'",
    ]
