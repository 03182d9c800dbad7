"""What lines of a table of models do, on a module with a call of each kind."""

from pathlib import Path

import pytest

from lighthouse.extensions.pta.extract import extract
from tests.extensions.pta.extract.textbook import by_name
from tests.passes.meaning import programs
from tests.sampling import tables

PROGRAMS = programs(Path(__file__).with_name("models.txt"))
MODULE = PROGRAMS["module"]
TABLES = tables(__file__)
EVENTS = PROGRAMS["events"]


pytest.importorskip("llvmlite", reason="LLVM IR is read by llvmlite")


@pytest.mark.parametrize(*TABLES["what a call returns"])
def test_what_a_call_returns(
    model: str, argument: str, got: set[str], tmp_path: Path
) -> None:
    module, models = tmp_path / "program.ll", tmp_path / "models.txt"
    module.write_text(MODULE.replace("ARGUMENT", argument), encoding="utf-8")
    models.write_text(f"{model}\nknown: return = outside\n", encoding="utf-8")
    found = by_name(extract([module], models))
    assert found["got"] == got
    outside = {one for one in found["main.%known"] if one in ("x", "y")}
    assert outside == ({"x"} if model == "run: call arg0(arg1)" else set())


def test_events_signals_and_options(tmp_path: Path) -> None:
    """What callbacks are given stays apart, and makes nothing unknown."""
    module = tmp_path / "program.ll"
    module.write_text(EVENTS, encoding="utf-8")
    found = by_name(extract([module]))
    assert found["woken.arg2"] == {"x"}
    assert found["read.arg1"] == {"y"}
    buffers = {"bufferevent_new@main"}
    assert {one.partition("+")[0] for one in found["read.arg0"]} == buffers
    assert {one.partition("+")[0] for one in found["main.%text"]} == buffers
    assert found["main.%old"] == {"stopped"}
    assert found["main.%option"] == {"argv[]"}
    own = [found[name] for name in found if not name.startswith(("outside", "exposed"))]
    assert not any("UNKNOWN" in objects for objects in own)
