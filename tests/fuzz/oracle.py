"""What a program means: the interpreter's answer, which no order of iterations changes.

On every target the answer must be the same, exactly.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any

import numpy as np

from lighthouse.api import Compiled, Result
from lighthouse.diagnostics import CompileError, Source
from lighthouse.driver import Compilation, front
from tests.fuzz.graphs import arguments
from tests.run.ways import ORDERS, Interpreted

# Of the random built-ins, on every target.
SEED = 7


@dataclass(frozen=True, slots=True)
class Answer:
    """What one run gives: the outputs by name, and `Return`.

    `error` is the message of a run that stopped.
    """

    values: Mapping[str, Any]
    error: str = ""

    def differences(self, other: Answer, *, nearly: bool = False) -> list[str]:
        """One line for each value that differs; floating ones may if `nearly`, as much
        as sums in another order."""
        if self.error or other.error:
            same = self.error == other.error
            return [] if same else [f"error: {self.error!r}, then {other.error!r}"]
        return [
            f"{name}: {short(value)}, then {short(other.values[name])}"
            for name, value in self.values.items()
            if not equal(value, other.values[name], nearly=nearly)
        ]


def equal(one: Any, other: Any, *, nearly: bool = False) -> bool:
    """Exactly, but for the sign of zero; nan is nan."""
    same = partial(equal, nearly=nearly)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, dict) and isinstance(other, dict):
        return one.keys() == other.keys() and all(same(one[k], other[k]) for k in one)
    if isinstance(one, float) and isinstance(other, float):
        if math.isnan(one):
            return math.isnan(other)
        if nearly and math.isclose(one, other, rel_tol=1e-4, abs_tol=1e-4):
            return True
    return bool(one == other)


def short(value: Any) -> str:
    text = repr(value)
    return text if len(text) < 160 else f"{text[:157]}…"


def without_foreign(text: str) -> str:
    """For the interpreter: what follows foreign code as a comment, in its place."""
    return re.sub(r"\[ .* \]::\[\w+\]; // (.*)", r"\1", text)


def checked(text: str, entry: str) -> Compilation:
    """Raises CompileError where the checker refuses the program."""
    return front(Source(f"{entry}.gm", text), entry)


def run(compiled: Compiled, case: str) -> Answer:
    """One run, with the arguments that belong to `case`."""
    given = arguments(compiled.procedure, case)
    try:
        return answer(compiled(**given))
    except CompileError as error:
        first = error.diagnostics[0]
        return Answer({}, f"{first.code} {first.message}")


def answer(result: Result) -> Answer:
    values = {name: plain(value) for name, value in result.outputs.items()}
    return Answer({"Return": result.returned, **values})


def plain(value: Any) -> Any:
    """Lists in place of arrays."""
    match value:
        case np.ndarray():
            return value.tolist()
        case list():
            return [plain(item) for item in value]
        case _:
            return value


def reference(compilation: Compilation, case: str) -> tuple[Answer, list[str]]:
    """The interpreter's answer, and where another order gives a different one."""
    answers = [run(Interpreted(compilation, order, SEED), case) for order in ORDERS]
    differences = [
        f"{order}: {line}"
        for order, other in zip(ORDERS[1:], answers[1:], strict=True)
        for line in answers[0].differences(other)
    ]
    return answers[0], differences
