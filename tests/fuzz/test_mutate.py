"""A small campaign of mutated programs, and that failures would be noticed."""

import time

import pytest

from tests.fuzz import mutate
from tests.fuzz.mutate import TOO_LONG, campaign, compile_all, corpus, mutant, shrink

pytestmark = pytest.mark.usefixtures("nothing_is_reused")

GOOD = b"Procedure p(G: Graph; x: Int) {\n    x = 1;\n    x = 2;\n}\n"


def test_mutants_compile_or_are_refused() -> None:
    report = campaign(iter(range(150)))
    assert {key: ending.detail for key, (_, _, ending) in report.failures.items()} == {}
    assert len(report.endings) > 10


@pytest.mark.slow
def test_ten_thousand_mutants(capsys: pytest.CaptureFixture[str]) -> None:
    report = campaign(iter(range(1000, 11_000)))
    with capsys.disabled():
        mutate.show(report)
    assert not report.failures
    assert sum(report.endings.values()) == 10_000


def test_mutants_are_reproducible() -> None:
    programs = corpus()
    made = [mutant(seed, programs) for seed in range(50)]
    assert made == [mutant(seed, programs) for seed in range(50)]
    assert len(set(made)) > 40


@pytest.mark.parametrize(
    ("text", "key"),
    [(GOOD, "compiled"), (b";", "GM0039"), (b"\0\xff", "GM0901"), (b"", "GM0902")],
)
def test_endings(text: bytes, key: str) -> None:
    ending = compile_all(text, 0)
    assert (ending.key, ending.failed) == (key, False)


def test_exceptions_are_noticed_and_shrunk(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(lowered: object, target: str) -> None:
        raise KeyError(target)

    monkeypatch.setattr(mutate, "generate", broken)
    ending = compile_all(GOOD, 2)
    assert ending.failed
    assert ending.key.startswith("KeyError in ")
    small = shrink(GOOD, 2, ending.key)
    assert b"Procedure" in small
    assert b"x = 1" not in small


def test_hangs_are_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mutate, "generate", lambda *_: time.sleep(10))
    ending = compile_all(GOOD, 0, seconds=0.2)
    assert (ending.key, ending.failed) == (TOO_LONG, True)
