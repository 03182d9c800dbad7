"""`lighthouse compare --ablate`: each optional pass left out in turn."""

import json
import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from lighthouse.api import Compiled, Result
from lighthouse.cli.ablate import GRAIN, REPEAT, ROUNDS, intervals, is_certain, said
from lighthouse.remarks import Kind, Remark
from tests.cli.command import Run
from tests.sampling import sampled

PASSES = "privatize-reductions,eliminate-dead-fills,sets-to-properties"
WORDS = (
    *("compare", "pagerank.gm", "--graph=karate.mtx", "--ablate", "--repeat=11"),
    *("--arg=e=1e-6", "--arg=d=0.85", "--arg=max=20"),
)
CHOSEN = (*WORDS, "--targets=openmp", "--threads=1", f"--passes={PASSES}")


@pytest.fixture
def timed(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """Runs take no time; those without privatised reductions say 8 ms, not 2.

    The list gets the passes of each program that ran.
    """
    ran: list[tuple[str, ...]] = []

    def call(self: Compiled, **_: object) -> Result:
        assert self.lowered is not None
        passes = tuple(name for name, _ in self.lowered.timings)
        ran.append(passes)
        milliseconds = 2.0 if "privatize-reductions" in passes else 8.0
        ranks = np.array([1.0 * len(passes)])
        return Result(None, {"pg_rank": ranks}, {"run": milliseconds})

    monkeypatch.setattr(Compiled, "prepare", lambda *_: 0.0)
    monkeypatch.setattr(Compiled, "__call__", call)
    return ran


def test_on_this_machine(lighthouse: Run) -> None:
    done = lighthouse(*CHOSEN, "--json")
    assert (done.code, done.err) == (0, "")
    (found,) = json.loads(done.out)["ablations"]
    assert (found["target"], found["threads"]) == ("openmp", 1)
    rows = found["rows"]
    assert [row["without"] for row in rows] == [
        None,
        "privatize-reductions",
        "eliminate-dead-fills",
        "all of them (-O0)",
    ]
    assert all(row["agrees"] and len(row["milliseconds"]) == 11 for row in rows)
    assert rows[0]["factor"] == 1
    (remark,) = rows[1]["remarks"]
    assert (remark["kind"], remark["line"] > 0) == ("passed", True)
    assert found["no_effect"] == {"sets-to-properties": []}


def test_what_a_pass_is_worth(lighthouse: Run, timed: list[tuple[str, ...]]) -> None:
    done = lighthouse(*CHOSEN, "--ignore=pg_rank")
    assert done.code == 0
    title, _, _, *lines = done.out.splitlines()
    assert title == "pagerank on karate.mtx (openmp x1)"
    cells = [re.split("  +", line.strip()) for line in lines[:4]]
    assert [row[:6] for row in cells] == [
        ["nothing", "2.000", "2.000", "2.000", "-", "-"],
        ["privatize-reductions", "8.000", "8.000", "8.000", "4.00", "4.00 … 4.00"],
        ["eliminate-dead-fills", "2.000", "2.000", "2.000", "~1.00", "1.00 … 1.00"],
        ["all of them (-O0)", "8.000", "8.000", "8.000", "4.00", "4.00 … 4.00"],
    ]
    assert cells[1][7].startswith("1 passed: each thread reduces its own part")
    assert lines[4:] == [
        "  ~ may be chance: the interval contains 1",
        "  no effect here:",
        "    sets-to-properties  no remarks",
        "  not compared: pg_rank",
    ]


def test_programs_run_in_turns(lighthouse: Run, timed: list[tuple[str, ...]]) -> None:
    lighthouse(*CHOSEN)
    rounds = [timed[at : at + 4] for at in range(0, len(timed), 4)]
    assert [len(set(each)) for each in rounds] == [4] * 12
    assert len(set(map(tuple, rounds))) > 4  # orders


def test_few_runs_give_no_verdict(
    lighthouse: Run, timed: list[tuple[str, ...]]
) -> None:
    done = lighthouse(*CHOSEN, "--ignore=pg_rank", "--repeat=10")
    assert done.out.count("?4.00") == 2
    assert "? cannot be told: it takes 11 runs of each" in done.out
    rows = json.loads(lighthouse(*CHOSEN, "--repeat=10", "--json").out)["ablations"][0]
    assert [row["certain"] for row in rows["rows"]] == [False] * 4


# --- what is certain ------------------------------------------------------------------

Noise = Callable[[np.random.Generator, int], Any]
NOISE: dict[str, Noise] = {
    "even": lambda random, n: random.lognormal(0, 0.1, n),
    "wide": lambda random, n: random.lognormal(0, 0.5, n),
    "spikes": lambda random, n: (
        random.lognormal(0, 0.05, n) * random.choice([1, 2], n, p=[0.7, 0.3])
    ),
    "two speeds": lambda random, n: (
        random.lognormal(0, 0.02, n) * random.choice([1, 2], n)
    ),
}


def certain(noise: Noise, factor: float, rounds: int, drift: bool = False) -> int:
    """In how many of 40 tables of four programs some factor is certain; the last one
    takes `factor` times as long as the others."""
    random, found = np.random.default_rng(1), 0
    for _ in range(40):
        slow = np.exp(np.cumsum(random.normal(0, 0.3, rounds))) if drift else 1
        times = [slow * noise(random, rounds) for _ in range(4)]
        times[-1] = times[-1] * factor
        found += any(map(is_certain, intervals(times[0], times[1:])))
    return found


@pytest.mark.parametrize("name", sampled(zip(NOISE), 2))
def test_noise_gives_no_verdict(name: str) -> None:
    assert certain(NOISE[name], 1, REPEAT) <= 2


def test_nor_do_few_rounds_or_a_machine_that_becomes_slower() -> None:
    assert certain(NOISE["wide"], 1, ROUNDS) <= 2
    assert certain(NOISE["even"], 1, REPEAT, drift=True) <= 2


@pytest.mark.parametrize("drift", [False, True])
def test_a_true_factor_is_certain(drift: bool) -> None:
    assert certain(NOISE["even"], 1.5, REPEAT, drift) >= 38


def test_times_below_the_grain_give_no_verdict() -> None:
    short, long = [GRAIN / 3] * 15, [GRAIN] * 15
    assert intervals(short, [[GRAIN / 6] * 15, long]) == [None, (3, 3)]
    assert intervals([0.0] * 15, [[0.0] * 15]) == [None]


def test_a_pass_that_changes_the_answer_is_found(
    lighthouse: Run, timed: list[tuple[str, ...]]
) -> None:
    """Without a pass the answer of `timed` is smaller by one."""
    done = lighthouse(*CHOSEN)
    assert done.code == 1
    assert done.out.count("DIFFERS") == 3
    found = re.findall(r"without (\S+).*: pg_rank\[0\]: \S+ and", done.out)
    assert found == ["privatize-reductions", "eliminate-dead-fills", "all"]
    data = json.loads(lighthouse(*CHOSEN, "--json").out)
    agree = [row["agrees"] for row in data["ablations"][0]["rows"]]
    assert agree == [True, False, False, False]


def test_default_pipeline_and_its_mandatory_passes(
    lighthouse: Run, timed: list[tuple[str, ...]]
) -> None:
    from lighthouse.passes.registry import MANDATORY, pipeline

    done = lighthouse(*WORDS, "--targets=openmp", "--json")
    (openmp,) = json.loads(done.out)["ablations"]
    names = {row["without"] for row in openmp["rows"]} | set(openmp["no_effect"])
    optional = {each.name for each in pipeline("openmp")} - MANDATORY
    assert names - {None, "all of them (-O0)"} == optional
    assert "outline-kernels" in MANDATORY
    assert "outline-kernels" not in names


def test_remarks_are_shown_once(lighthouse: Run, timed: list[tuple[str, ...]]) -> None:
    done = lighthouse(*CHOSEN, "--remarks", "--ignore=pg_rank")
    assert done.err.count("[privatize-reductions]") == 1


def test_nothing_to_leave_out(lighthouse: Run, timed: list[tuple[str, ...]]) -> None:
    done = lighthouse(*WORDS, "--targets=openmp:-O0,cuda-sim:-O0", "--json")
    tables = json.loads(done.out)["ablations"]
    assert [each["target"] for each in tables] == ["openmp", "cuda-sim"]
    for found in tables:
        assert (len(found["rows"]), found["no_effect"]) == (1, {})


def test_remarks_in_a_line() -> None:
    for kinds, text in {
        "": "",
        "analysis": "",
        "missed passed missed": "1 passed, 2 missed: passed 1",
        "analysis missed": "1 missed: missed 1",
    }.items():
        each = enumerate(kinds.split())
        remarks = [Remark(Kind(kind), "x", f"{kind} {i}") for i, kind in each]
        assert said(remarks) == text
