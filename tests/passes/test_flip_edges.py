"""Whichever end of an edge does the work, a program means the same."""

from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from lighthouse.api import Compiled, Target
from lighthouse.diagnostics import Source
from lighthouse.driver import Compilation, Options, front, lower
from lighthouse.graph import Graph
from lighthouse.remarks import Kind
from tests.passes.meaning import programs

# Parallel edges, self-loops (one of them twice), a vertex alone, one that only gives.
FROM = [0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 7]
TO = [1, 2, 3, 2, 4, 0, 1, 3, 4, 0, 0, 5, 5, 1]
GRAPH = Graph.from_edges(FROM, TO, nodes=8)

PROGRAMS = programs("flip_edges")
# Those in which a vertex receives from its neighbours: `to=push` finds something.
PULLS = {"undirected", "conversions"}


def arguments(program: Compiled) -> dict[str, Any]:
    """What its parameters ask for: vertex 2, or the numbers from 3 or 0 up."""
    found: dict[str, Any] = {}
    for name, parameter in program.__signature__.parameters.items():
        match parameter.annotation:
            case "Node":
                found[name] = 2
            case "N_P<Int>" if parameter.default is not None:
                found[name] = np.arange(3, 11, dtype=np.int32)
            case "E_P<Int>":
                found[name] = np.arange(len(FROM), dtype=np.int32)
    return found


def answer(program: Compiled) -> Any:
    result = program(GRAPH, **arguments(program))
    outputs = {key: np.asarray(x).tolist() for key, x in result.outputs.items()}
    return result.returned, outputs


def compiled(name: str) -> Compilation:
    return front(Source(f"{name}.gm", PROGRAMS[name]))


def expected(name: str) -> Any:
    return answer(Compiled(compiled(name), "interpret", Options()))


def options(to: str) -> Options:
    return Options(passes=f"flip-edges{{to={to}}},scalar-replacement", verify_each=True)


@pytest.mark.parametrize("to", ["auto", "pull", "push"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_core(name: str, to: str) -> None:
    compilation = compiled(name)
    lowered = lower(compilation, "openmp", options(to))
    core = replace(compilation, procedure=lowered.core)
    assert answer(Compiled(core, "interpret", Options())) == expected(name)
    passed = {r.pass_name for r in lowered.remarks if r.kind is Kind.PASSED}
    if to != "auto":
        assert ("flip-edges" in passed) == (to == "pull" or name in PULLS)


@pytest.mark.slow
@pytest.mark.parametrize("options", [Options(), options("pull"), options("push")])
@pytest.mark.parametrize("target", ["openmp", "cuda-sim"])
@pytest.mark.parametrize("name", PROGRAMS)
def test_targets(name: str, target: Target, options: Options) -> None:
    assert answer(Compiled(compiled(name), target, options)) == expected(name)
