"""A small portion of what `make fuzz` runs, and tests of the fuzzer itself."""

import json
import re
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from lighthouse.graph import Graph
from lighthouse.passes.normalize import lower_deferred
from tests.corpus.coverage import REQUIRED
from tests.fuzz import campaign, coverage, oracle, shrink
from tests.fuzz.batch import Batch, Finding, Item
from tests.fuzz.campaign import (
    Campaign,
    Report,
    crash_of,
    items_of,
    renumbered,
    run_batch,
)
from tests.fuzz.graphs import WIDE_SHAPES, arguments
from tests.fuzz.programs import make
from tests.passes.meaning import programs

PROGRAMS = programs(Path(__file__).with_name("fuzz.txt"))
RACE = PROGRAMS["race"]
DIVISION = PROGRAMS["division"]
MISTAKE = PROGRAMS["mistake"]
DEFERRED = PROGRAMS["deferred"]
# Random programs are compiled once, some by a compiler that is broken on purpose.
pytestmark = pytest.mark.usefixtures("nothing_is_reused")

WAYS = (
    *("core-O0", "core-O2", "openmp-O0", "openmp-O2"),
    *("cuda-sim-O0", "cuda-sim-O2", "cuda-sim-host-O0"),
)


# Takes 8 seconds: seven ways to run what no cache has.
def test_random_programs_mean_the_same_everywhere(
    capsys: pytest.CaptureFixture[str],
) -> None:
    foreign = next(seed for seed in count() if "]::[" in make(seed).text)
    Batch(items_of((0, foreign)), [*WAYS], [0, 1]).run()
    output = capsys.readouterr().out
    assert '"done": true' in output
    assert findings(output) == []


def test_a_batch_runs_in_a_process_of_its_own() -> None:
    items = [Item(0, DIVISION, 3), Item(1, "Procedure p1(; x: Int) { x = 1; }", 3)]
    report = run_batch(items, ["core-O2"], [0])
    assert [(each.number, each.kind) for each in report.findings] == [(0, "fault")]
    assert report.seconds.keys() == {"interpret", "lower core-O2", "run core-O2"}


def test_foreign_code_has_a_meaning() -> None:
    text = "Int a = 2;\n[ $a = $a * 3 + 4; ]::[a]; // a = a * 3 + 4;\nReturn a;"
    assert oracle.without_foreign(text) == "Int a = 2;\na = a * 3 + 4;\nReturn a;"


@pytest.mark.slow
def test_random_programs_have_no_data_races() -> None:
    report = run_batch(items_of(range(100, 125)), ["cuda-sim-watched-O2"], range(2))
    assert report.findings == []


def test_a_seed_is_one_program() -> None:
    assert make(11) == make(11)
    assert make(11).text != make(12).text


@pytest.mark.slow
def test_programs_have_the_whole_language() -> None:
    wanted = PROGRAMS["features"]
    missing = {each.strip() for each in re.split(r"[|\n]", wanted.strip())}
    found: set[str] = set()
    # The rarest is in one of eighty programs.
    for seed in range(800):
        found |= set(coverage.used([make(seed).text]))
        if missing <= found and len(REQUIRED & found) > len(REQUIRED) / 2:
            return
    pytest.fail(f"missing: {missing - found}")


@pytest.mark.slow
def test_programs_give_the_passes_something_to_do() -> None:
    programs = coverage.acting(make(seed).text for seed in range(600))
    for name, least in {
        "infer-frontier": 120,
        "persist-loops": 120,
        "end-searches": 45,
        "intersect-rows": 36,
        "order-relaxations": 18,
        "pair-properties": 27,
    }.items():
        assert programs[name] >= least, name


# --- what is wrong is found -----------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "kind"), [(RACE, "order"), (DIVISION, "fault"), (MISTAKE, "refused")]
)
def test_bad_programs_are_found(
    text: str, kind: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Batch([Item(0, text, 3)], [], [0, 1, 2]).run()
    found = findings(capsys.readouterr().out)
    assert [finding.kind for finding in found] == [kind]


def findings(output: str) -> list[Finding]:
    messages = map(json.loads, output.splitlines())
    return [Finding(**each["finding"]) for each in messages if "finding" in each]


def test_a_broken_pass_is_found(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In every way: each of them runs what the passes made of the program."""
    monkeypatch.setattr(lower_deferred, "writes_every_element", lambda *_: True)
    ways = [name for name in WAYS if "O0" in name]
    Batch([Item(0, DEFERRED, 7)], ways, [0, 1, 2]).run()
    found = findings(capsys.readouterr().out)
    assert [(finding.kind, finding.way) for finding in found] == [
        ("wrong", way) for way in ways
    ]


# --- wide cases -----------------------------------------------------------------------


@pytest.mark.parametrize("shape", WIDE_SHAPES)
def test_wide_graphs(shape: Callable[[Random], Graph]) -> None:
    assert max(shape(Random(seed)).nodes for seed in range(9)) > 200


def test_wide_cases_have_special_values() -> None:
    text = "Procedure p0(G: Graph, A: N_P<Double>, B: N_P<Float>; x: Int) { x = 1; }"
    procedure = oracle.checked(text, "p0").procedure
    found = [arguments(procedure, Item(0, text, s).case(-1)) for s in range(20)]
    for name in ("A", "B"):
        values = np.concatenate([each[name] for each in found])
        assert np.isnan(values).any()
        assert np.isinf(values).any()
        assert (np.abs(values) > 1e38).any()


def test_wide_cases_find_what_is_wrong(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(lower_deferred, "writes_every_element", lambda *_: True)
    Batch([Item(0, DEFERRED, 7)], ["core-O0"], [-1]).run()
    found = findings(capsys.readouterr().out)
    assert [(finding.kind, finding.case) for finding in found] == [("wrong", -1)]


def test_wide_cases_leave_out_what_depends_on_the_order(
    capsys: pytest.CaptureFixture[str],
) -> None:
    batch = Batch([Item(0, RACE, 3)], [], [-1])
    batch.run()
    assert not findings(capsys.readouterr().out)
    assert not batch.expected


def test_a_crash_belongs_to_what_ran_last() -> None:
    messages: list[dict[str, Any]] = [
        {"at": [4, "openmp-O0", 1]},
        {"at": [5, "openmp-O0", 0]},
        {"ended": "!"},
    ]
    assert crash_of(messages) == Finding(5, "crash", "openmp-O0", 0, ("!",))
    assert (
        crash_of([{"at": [4, "a", 1]}, {"compiling": "b"}, {"ended": "!"}]).number < 0
    )


def test_a_program_is_made_small() -> None:
    """What matters here is the product."""
    text = next(
        text for text in (make(seed).text for seed in range(500)) if "Product(" in text
    )
    small = shrink.shrink(text, lambda texts: ["Product(" in each for each in texts])
    assert "Product(" in small
    assert len(small) < 90


def test_names_follow_the_number() -> None:
    text = "Local h7_0(): Int { } Procedure p7(p: Int) { Int h7; p = h7_0(); }"
    assert renumbered(text, 7, 12) == (
        "Local h12_0(): Int { } Procedure p12(p: Int) { Int h7; p = h12_0(); }"
    )


def test_a_campaign_ends_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each batch takes a minute by the clock here."""
    done: list[int] = []

    def run(*_: object) -> Report:
        done.append(1)
        return Report(1)

    monkeypatch.setattr("time.monotonic", lambda: 60.0 * len(done))
    monkeypatch.setattr(campaign, "items_of", lambda seeds: [])
    monkeypatch.setattr(campaign, "run_batch", run)
    assert not list(Campaign(0, 10**5, (), minutes=-1.0).run())
    assert 9 <= len(list(Campaign(0, 10**5, (), minutes=9.0).run())) <= 11
    assert len(list(Campaign(0, 10**3, ()).run())) == 10
