"""Small programs: arguments by the types of their parameters, and their answers."""

import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np

from lighthouse.api import Compiled, Target
from lighthouse.driver import Compilation, Options, lower
from lighthouse.graph import Graph
from lighthouse.remarks import Kind
from tests.once import compiled_together

# 0 → 1, 2, 3; 1 → 2, 4; 2 → 0, 1; 3 → 3, 4; 4 → 0 twice; nothing reaches 5.
GRAPH = Graph.from_edges(
    [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4], [1, 2, 3, 2, 4, 0, 1, 3, 4, 0, 0], nodes=6
)
PATH = Graph.from_edges([0, 1, 2, 3, 4], [1, 2, 3, 4, 5], nodes=6)


def programs(file: str | Path) -> dict[str, str]:
    """By name, those of a file, of the folder `programs` if it is named without ending:
    each follows `== NAME`.

    After a program, `-- NAME: TEXT` is one with TEXT in the place of `$`.
    """
    folder = Path(__file__).parent / "programs"
    path = file if isinstance(file, Path) else folder / f"{file}.txt"
    text = path.read_text(encoding="utf-8")
    found: dict[str, str] = {}
    for name, lines in re.findall(r"^== (.+)\n((?:(?!== ).*\n)+)", text, re.M):
        whole, *parts = re.split(r"^-- ", lines.rstrip() + "\n", flags=re.MULTILINE)
        found |= {} if parts else {name: whole}
        for part in parts:
            variant, _, put = part.strip().partition(": ")
            found[f"{name}, {variant}"] = whole.replace("$", put)
    return found


def variants(file: str) -> dict[str, tuple[str, str]]:
    """By name, programs that differ in some parts, and what is `told` of each.

    `== program` has `$NAME` in the place of a part, `== usual` says what the parts are,
    and each chapter after it what some of them are instead.
    """
    found = programs(file)
    template, usual = found.pop("program"), parts(found.pop("usual"))
    chosen = {name: usual | parts(lines) for name, lines in found.items()}
    return {
        name: (re.sub(r"\$(\w+)", lambda m: own[m[1]], template), own.get("told", ""))  # noqa: B023
        for name, own in chosen.items()
    }


def parts(lines: str) -> dict[str, str]:
    found = (line.partition(":") for line in lines.splitlines() if line)
    return {name: text.strip() for name, _, text in found}


def arguments(program: Compiled) -> dict[str, Any]:
    """Vertex 2, False, 7, the numbers 3, 4, …, 8, GRAPH, and PATH for a graph H."""
    values = {"Node": 2, "Bool": False, "Int": 7, "Graph": GRAPH}
    values["N_P<Int>"] = np.arange(3, 9, dtype=np.int32)
    found = {
        name: values[parameter.annotation]
        for name, parameter in program.__signature__.parameters.items()
        if parameter.default is not None or parameter.annotation == "N_P<Int>"
    }
    return found | {"H": PATH} if "H" in found else found


def outcome(program: Compiled) -> tuple[Any, dict[str, Any]]:
    """What it returns, and its outputs as lists."""
    result = program(**arguments(program))
    outputs = {key: np.asarray(x).tolist() for key, x in result.outputs.items()}
    return result.returned, outputs


def answer(
    programs: Mapping[str, str], name: str, target: Target, level: int = 2
) -> tuple[Any, dict[str, Any]]:
    """The outcome of one of some programs, which are compiled together."""
    options = Options(level=level, verify_each=True)
    texts = (*programs.values(),)
    return outcome(compiled_together(texts, target, options)[programs[name]])


def core_of(compilation: Compilation, options: Options) -> Compiled:
    """What the passes for OpenMP make of it, for the interpreter."""
    lowered = lower(compilation, "openmp", options)
    core = replace(compilation, procedure=lowered.core)
    program = Compiled(core, "interpret", options)
    program.lowered = lowered
    return program


def acted(program: Compiled, name: str) -> int:
    """How often a pass did what it is for."""
    remarks = [(remark.kind, remark.pass_name) for remark in program.remarks]
    return remarks.count((Kind.PASSED, name))
