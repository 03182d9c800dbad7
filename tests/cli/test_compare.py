"""`lighthouse compare`: agreement, times, and the exit code that scripts look at."""

import argparse
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from lighthouse.api import Compiled, Result
from lighthouse.cli.comparison import Variant, factor_text, parse_ways
from lighthouse.diagnostics import ToolMissing
from lighthouse.runtime import cuda
from tests.cli.command import Run
from tests.passes.meaning import programs
from tests.sampling import rows, tables

PROGRAMS = programs(Path(__file__).with_name("compare.txt"))
TABLES = tables(__file__)
SSSP = ("sssp.gm", "--graph=karate.mtx", "--arg=len=random:1:1:9", "--arg=root=0")
COUNT = "Procedure count(G: Graph; n: Int, r: Double): Int { Return G.NumNodes(); }"
Fake = Callable[..., None]


def row(line: str) -> list[str]:
    """The cells of a line of a table."""
    return [cell.strip() for cell in line.split("  ") if cell.strip()]


@pytest.fixture
def fake(monkeypatch: pytest.MonkeyPatch) -> Fake:
    """Runs take no time, and give what a function of the compiled program says."""

    def install(
        answer: Callable[[Compiled], Any],
        milliseconds: Callable[[Compiled], float] = lambda _: 1.0,
        missing: tuple[str, ...] = (),
        text: str = COUNT,
        outputs: Callable[[Compiled], Any] = lambda _: {"n": 7, "r": 0.5},
    ) -> None:
        def prepare(self: Compiled, *_: object) -> float:
            if self.target in missing:
                raise ToolMissing(f"there is no {self.target}", "buy one")
            return 0.0

        def call(self: Compiled, **_: object) -> Result:
            return Result(answer(self), outputs(self), {"run": milliseconds(self)})

        monkeypatch.setattr(Compiled, "prepare", prepare)
        monkeypatch.setattr(Compiled, "__call__", call)
        Path("count.gm").write_text(text)

    return install


FAKED = ("compare", "count.gm", "--graph=path:3")


# --- the table ------------------------------------------------------------------------


def test_times_and_speedups(lighthouse: Run, fake: Fake) -> None:
    times = iter([9.0, 4.0, 2.0, 3.0, 9.0, 30.0, 20.0, 40.0])
    fake(lambda _: 3, lambda _: next(times))
    done = lighthouse(*FAKED, "--targets=openmp,cuda-sim", "--threads=1")
    first, second = done.out.splitlines()[3:]
    # The first of four runs is to warm up.
    assert row(first)[:5] == ["openmp x1", "3.000", "2.000", "4.000", "1.00"]
    assert row(second)[:5] == ["cuda-sim", "30.000", "20.000", "40.000", "0.10"]


def test_factors() -> None:
    shown = map(factor_text, [1.0, 41.567, 0.0123, float("nan")])
    assert [*shown] == ["1.00", "41.57", "0.012", "-"]


def test_a_run_that_takes_no_time_has_no_speedup(lighthouse: Run, fake: Fake) -> None:
    fake(lambda _: 3, lambda compiled: float(compiled.target == "openmp"))
    done = lighthouse(*FAKED, "--targets=openmp,cuda-sim", "--json")
    columns = json.loads(done.out)["comparisons"][0]["columns"]
    assert [column["speedup"] for column in columns] == [1, None]


def test_the_interpreter_runs_once(lighthouse: Run, fake: Fake) -> None:
    fake(lambda _: 3)
    done = lighthouse(*FAKED, "--targets=interpret,openmp", "--repeat=5", "--json")
    columns = json.loads(done.out)["comparisons"][0]["columns"]
    assert [len(column["milliseconds"]) for column in columns] == [1, 5]


# --- targets --------------------------------------------------------------------------


def test_pipelines_side_by_side(lighthouse: Run, fake: Fake) -> None:
    """Options after a target take the place of those of the command line."""
    fake(lambda _: 3)
    done = lighthouse(
        *("compare", "count.gm", "--graph=path:3", "-O0", "--threads=2"),
        "--targets=openmp,openmp:-O2,openmp:--passes=fuse-loops,flip-edges,cuda-sim",
    )
    titles = [row(line)[0] for line in done.out.splitlines()[3:]]
    assert titles == [
        "openmp x2",
        "openmp x2 -O2",
        "openmp x2 --passes=fuse-loops,flip-edges",
        "cuda-sim",
    ]


def test_a_pipeline_is_what_it_says(lighthouse: Run, fake: Fake) -> None:
    seen: list[set[str]] = []

    def note(compiled: Compiled) -> int:
        assert compiled.lowered is not None
        names = {name for name, _ in compiled.lowered.timings}
        seen.append(names & {"collapse-loops", "fuse-loops", "privatize-reductions"})
        return 3

    fake(note)
    targets = "openmp,openmp:-O0,openmp:--passes=fuse-loops,privatize-reductions"
    words = ("--disable-pass=fuse-loops", "--threads=1", "--repeat=1")
    assert lighthouse(*FAKED, f"--targets={targets}", *words).code == 0
    # Each ran twice: once to warm up.
    assert seen[::2] == [
        {"collapse-loops", "privatize-reductions"},
        set(),
        {"fuse-loops", "privatize-reductions"},
    ]


def test_default_targets_say_what_is_missing(
    lighthouse: Run, fake: Fake, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cuda, "is_usable", lambda: False)
    fake(lambda _: 3, missing=("cuda",))
    done = lighthouse(*FAKED)
    assert done.code == 0
    threads = len(os.sched_getaffinity(0))
    rows = [row(line) for line in done.out.splitlines()[3:]]
    assert [cells[0] for cells in rows] == [f"openmp x{threads}", "cuda", "cuda-sim"]
    assert rows[1][1:] == ["-", "-", "-", "-", "not run: there is no cuda"]
    assert rows[2][-1] == "same"


@pytest.mark.parametrize(*TABLES["a named target must be there"])
def test_a_named_target_must_be_there(
    words: list[str], missing: tuple[str, ...], lighthouse: Run, fake: Fake
) -> None:
    fake(lambda _: 3, missing=missing)
    done = lighthouse(*FAKED, *words)
    assert (done.code, done.out) == (3, "")
    assert done.err.splitlines()[-1] == "to fix it: buy one"


def test_ways_are_read() -> None:
    added = "cuda:--enable-pass=a{x=1,y=2}"
    ways = parse_ways(f"openmp,cuda:-O0,cuda:--passes=a,b{{x=1}},{added},interpret")
    assert ways == [
        Variant("openmp"),
        Variant("cuda", ("-O0",)),
        Variant("cuda", ("--passes=a,b{x=1}",)),
        Variant("cuda", ("--enable-pass=a{x=1,y=2}",)),
        Variant("interpret"),
    ]
    settings = ways[1].settings(argparse.Namespace(level=2))
    assert (settings.level, settings.passes) == (0, None)
    given = argparse.Namespace(level=1)
    assert ways[0].settings(given) is given


@rows(*TABLES["wrong words"])
def test_wrong_words(words: list[str], code: int, said: str, lighthouse: Run) -> None:
    done = lighthouse("compare", *SSSP, *words)
    assert (done.code, done.out) == (code, "")
    assert said in done.err


# --- agreement ------------------------------------------------------------------------


def test_disagreement_is_an_error(lighthouse: Run, fake: Fake) -> None:
    fake(lambda compiled: 2 if compiled.target == "cuda-sim" else 1)
    done = lighthouse(*FAKED, "--targets=openmp,cuda-sim,interpret")
    assert done.code == 1
    lines = done.out.splitlines()
    assert [row(line)[-1] for line in lines[3:6]] == ["reference", "DIFFERS", "same"]
    assert lines[6] == "  cuda-sim: Return: 1 and 2, must be equal"
    assert "`--ignore NAME`" in lines[7]


def test_a_result_that_varies_differs_from_itself(lighthouse: Run, fake: Fake) -> None:
    answers = iter(range(4))
    fake(lambda _: next(answers))
    done = lighthouse(*FAKED, "--targets=cuda-sim")
    assert done.code == 1
    assert row(done.out.splitlines()[3])[-1] == "DIFFERS from itself"


def test_tolerance_is_the_users(lighthouse: Run, fake: Fake) -> None:
    fake(
        lambda compiled: 1.0 if compiled.target == "interpret" else 1.1,
        text="Procedure d(G: Graph): Double { Return 1.0; }",
        outputs=lambda _: {},
    )
    words = (*FAKED, "--targets=interpret,openmp")
    assert lighthouse(*words).code == 1
    assert lighthouse(*words, "--rtol=0.2").code == 0
    assert lighthouse(*words, "--atol=0.2").code == 0
    assert lighthouse(*words, "--rtol=0.05").code == 1


def test_what_is_ignored_is_told(lighthouse: Run, fake: Fake) -> None:
    fake(lambda compiled: 2 if compiled.target == "cuda-sim" else 1)
    words = (*FAKED, "--targets=openmp,cuda-sim", "--ignore=Return", "--ignore=n")
    done = lighthouse(*words)
    assert done.code == 0
    assert done.out.splitlines()[-1] == "  not compared: Return, n"
    assert json.loads(lighthouse(*words, "--json").out)["not_compared"] == [
        "Return",
        "n",
    ]


def test_places_that_leave_a_choice_are_told(lighthouse: Run, fake: Fake) -> None:
    """A tie of a tuple reduction, and a race that the compiler warned of."""
    fake(
        lambda _: None,
        text=PROGRAMS["places that leave a choice are told"],
        outputs=lambda c: {"best": 1 if c.target == "interpret" else 2, "any": 1},
    )
    words = (*FAKED, "--targets=interpret,openmp")
    done = lighthouse(*words)
    assert done.code == 1
    choices = done.out.splitlines()[-2:]
    assert choices[0] == "  line 4 leaves a choice: of equal values any may win"
    assert choices[1].startswith("  line 5 leaves a choice: several iterations may")
    done = lighthouse(*words, "--ignore=best")
    assert (done.code, "leaves a choice" in done.out) == (0, False)


# --- JSON -----------------------------------------------------------------------------


def test_json(lighthouse: Run, fake: Fake) -> None:
    fake(
        lambda compiled: 2 if compiled.target == "interpret" else 1,
        lambda compiled: 1.0 if compiled.target == "interpret" else 4.0,
        missing=("cuda",),
    )
    words = ("--targets=openmp:-O0,interpret", "--threads=2", "--repeat=2", "--json")
    done = lighthouse(*FAKED, *words)
    assert (done.code, done.err) == (1, "")
    assert json.loads(done.out) == json.loads(PROGRAMS["json"])
