"""What lines of a table of models do, on a module with a call of each kind."""

from __future__ import annotations

from pathlib import Path

import pytest

from lighthouse.extensions.pta.extract import extract
from tests.extensions.pta.extract.textbook import by_name
from tests.sampling import tables

pytest.importorskip("llvmlite", reason="LLVM IR is read by llvmlite")

MODULE = """\
%pair = type { ptr, ptr }
@x = global i32 0
@y = global i32 0
@pairs = global [4 x %pair] zeroinitializer
@got = global ptr null
declare ptr @run(ptr, ptr)
declare ptr @known()
define ptr @same(ptr %p) {
  ret ptr %p
}
define i32 @main() {
  store ptr @x, ptr @pairs
  store ptr @y, ptr getelementptr (%pair, ptr @pairs, i64 0, i32 1)
  %got = call ptr @run(ptr @same, ptr ARGUMENT)
  store ptr %got, ptr @got
  %known = call ptr @known()
  ret i32 0
}
"""


TABLES = tables(__file__)


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


EVENTS = """\
@x = global i32 0
@y = global i32 0
@event = global [20 x ptr] zeroinitializer
@optarg = external global ptr
declare i32 @getopt(i32, ptr, ptr)
declare void @event_set(ptr, i32, i16, ptr, ptr)
declare ptr @bufferevent_new(i32, ptr, ptr, ptr, ptr)
declare ptr @evbuffer_pullup(ptr, i64)
declare ptr @signal(i32, ptr)
declare i32 @sigaction(i32, ptr, ptr)
define void @woken(i32 %file, i16 %what, ptr %given) {
  ret void
}
define void @read(ptr %buffers, ptr %given) {
  ret void
}
define void @stopped(i32 %number) {
  ret void
}
define i32 @main(i32 %argc, ptr %argv) {
  %letter = call i32 @getopt(i32 %argc, ptr %argv, ptr null)
  %option = load ptr, ptr @optarg
  call void @event_set(ptr @event, i32 0, i16 0, ptr @woken, ptr @x)
  %buffers = call ptr @bufferevent_new(i32 0, ptr @read, ptr null, ptr null, ptr @y)
  %place = getelementptr i8, ptr %buffers, i64 280
  %input = load ptr, ptr %place
  %text = call ptr @evbuffer_pullup(ptr %input, i64 -1)
  %action = alloca [19 x ptr]
  store ptr @stopped, ptr %action
  %set = call i32 @sigaction(i32 2, ptr %action, ptr null)
  %old = call ptr @signal(i32 2, ptr null)
  ret i32 0
}
"""


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
