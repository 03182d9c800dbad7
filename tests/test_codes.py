"""The codes of diagnostics: each is listed once, in the room that uses it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection
from pathlib import Path

from lighthouse import binding, driver, extensions
from lighthouse.cli.main import USAGE_CODES
from lighthouse.extensions.pta import errors as pta_errors
from lighthouse.extensions.pta.extract import errors as extract_errors
from lighthouse.frontend import check, races, syntax_errors
from lighthouse.graph import errors as graph_errors
from lighthouse.ir import plan_parser
from lighthouse.passes import errors as pass_errors
from lighthouse.runtime import errors as runtime_errors
from lighthouse.runtime.interpreter import errors as interpreter_errors

REPOSITORY = Path(__file__).parent.parent

# The first of these that a file matches is its room.
ROOMS = {
    "syntax": (
        syntax_errors.CODES,
        "frontend/(chains|confus|gramm|lexer|mist|nest|recov|repairs|syntax)",
    ),
    "races": (races.CODES, "frontend/races"),
    "check": (check.CODES, "frontend/"),
    "passes": (pass_errors.CODES, "passes/"),
    "extract": (extract_errors.CODES, "lighthouse/extensions/pta/extract/"),
    "pta": (pta_errors.CODES, "lighthouse/extensions/pta/"),
    "extensions": (extensions.CODES, "lighthouse/extensions/"),
    "plans": (plan_parser.CODES, "lighthouse/ir/"),
    "graph": (graph_errors.CODES, "lighthouse/graph/"),
    "interpreter": (interpreter_errors.CODES, "lighthouse/runtime/interpreter/"),
    "runtime": (runtime_errors.CODES, "lighthouse/runtime/"),
    "call": (
        binding.CODES,
        "lighthouse/(api|binding|requirem|values|cli/(argum|liter|resul))",
    ),
    "driver": (driver.CODES, "lighthouse/"),
}
# Rooms that show mistakes of the one they call, or tell them from others.
BORROWED: dict[str, Collection[str]] = {
    "call": driver.CODES,
    "pta": driver.CODES,
    "runtime": interpreter_errors.CODES | binding.CODES,
    "driver": USAGE_CODES,
}


def room_of(path: str) -> str:
    return next(
        (name for name, (_, places) in ROOMS.items() if re.match(places, path)), ""
    )


def used_codes() -> dict[str, Counter[str]]:
    """How often each room writes each code."""
    found: dict[str, Counter[str]] = {name: Counter() for name in ROOMS}
    for folder in ("frontend", "passes", "codegen", "lighthouse"):
        for path in (REPOSITORY / folder).rglob("*.py"):
            name = path.relative_to(REPOSITORY).as_posix()
            codes = re.findall(r'"(GM\d{4})"', path.read_text(encoding="utf-8"))
            if codes:
                found[room_of(name)].update(codes)
    return found


def test_no_code_is_listed_twice() -> None:
    listed = Counter(code for codes, _ in ROOMS.values() for code in codes)
    assert [code for code, times in listed.items() if times > 1] == []


def test_codes_are_listed_where_they_are_used() -> None:
    used = used_codes()
    total = sum(used.values(), Counter[str]())
    for room, (codes, _) in ROOMS.items():
        assert set(used[room]) <= {*codes, *BORROWED.get(room, ())}, room
        # Its line in the table is one place; there must be another.
        assert [code for code in codes if total[code] < 2] == [], room
        assert list(codes) == sorted(codes), room
