"""Every race that is known, beside the nearest program that has none."""

from pathlib import Path

from lighthouse.diagnostics import Severity
from lighthouse.explanations import titles
from tests.frontend.language import Entry, entries, findings
from tests.sampling import rows

WARNINGS = {"GM0401", "GM0402", "GM0407", "GM0408"}
# `bad` has the race and no other; `good` has none.
CASES = entries("race_repairs")


@rows("case", CASES)
def test_the_race_is_found_and_the_repaired_program_has_none(case: Entry) -> None:
    (race,) = [item for item in case.found(case["bad"]) if item.code == case.says]
    warns = case.says in WARNINGS
    assert race.severity is (Severity.WARNING if warns else Severity.ERROR)
    assert race.notes
    assert any(label.span == race.span for label in race.labels)
    assert case.found(case["good"]) == []


def test_every_code_has_a_case() -> None:
    # GM0410 is about a comment, see `near_races.txt`.
    assert {case.says for case in CASES} | {"GM0410"} == {
        code for code in titles() if code.startswith("GM04")
    }


def test_samples_race_on_purpose_only(samples: Path) -> None:
    texts = {path.stem: path.read_text() for path in samples.glob("*.gm")}
    assert not any(map(findings, texts.values()))
    raced = {
        name
        for name, text in texts.items()
        if findings(text.replace("//! races", "//"))
    }
    assert raced == {"bipartite_matching", "colouring_shortcuts", "components", "mst"}
