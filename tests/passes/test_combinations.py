"""No answer depends on an optimising pass: each left out, each alone and others at
random, in any order, give the same; so do those that run on request."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lighthouse.api import Compiled
from lighthouse.driver import Options, front, read_source
from lighthouse.graph import Graph
from lighthouse.passes import registry
from lighthouse.remarks import Kind
from lighthouse.sets import SparseSets
from tests.fuzz.pipelines import pipeline
from tests.run.problems import PROBLEMS, Problem

HERE = Path(__file__).parent
OPTIONAL = (
    "collapse-loops",
    "eliminate-bool-atomics",
    "eliminate-dead-code",
    "eliminate-dead-fills",
    "end-searches",
    "flip-edges",
    "fold-constants",
    "forward-stores",
    "fuse-loops",
    "hoist-invariants",
    "hoist-locals",
    "hoist-properties",
    "infer-frontier",
    "intersect-rows",
    "lower-multi-reductions",
    "orient-edges",
    "order-relaxations",
    "pair-properties",
    "persist-loops",
    "privatize-reductions",
    "promote-accumulators",
    "rotate-loops",
    "schedule-loops",
    "sets-to-properties",
    "share-members",
    "split-loops",
    "swap-copies",
    "undefer-writes",
)
# Each of them acts on one of these programs.
OF_SETS = {"share-members", "split-loops"}
TRIGGERS = {"winner": {*OPTIONAL} - OF_SETS, "around": OF_SETS}
# Pipelines drawn at random.
SUBSETS = 6
QUICK = {"pagerank"}


Variants = dict[str, Options]

# The default, no optional pass, all but one, some.
MOST: Variants = {
    "default": Options(verify_each=True),
    "none": Options(level=0, verify_each=True),
    **{f"no {name}": Options(disabled=(name,), verify_each=True) for name in OPTIONAL},
    **{
        f"and {each.name}": Options(enabled=(each.name,), verify_each=True)
        for each in registry.ON_REQUEST
    },
    **{
        f"some {seed}": Options(passes=pipeline(seed), verify_each=True)
        for seed in range(SUBSETS)
    },
}
# One alone.
SINGLE: Variants = {
    **{
        f"only {name}": Options(
            disabled=tuple(other for other in OPTIONAL if other != name),
            verify_each=True,
        )
        for name in OPTIONAL
    },
    **{
        f"only {each.name}": Options(passes=each.name, verify_each=True)
        for each in registry.ON_REQUEST
    },
}


def distinct(path: Path, variants: Variants) -> Iterator[Compiled]:
    """`path` compiled in every way that leads to different code."""
    compilation = front(read_source(str(path)))
    seen: set[str] = set()
    for options in variants.values():
        program = Compiled(compilation, "cuda-sim", options)
        if program.source not in seen:
            seen.add(program.source)
            yield program


def test_optional_passes_are_all() -> None:
    default = {each.name for each in registry.pipeline("cuda")}
    assert default - registry.MANDATORY == set(OPTIONAL)


@pytest.mark.parametrize(
    "problem",
    [
        pytest.param(
            problem,
            id=problem.name,
            marks=[] if problem.name in QUICK else [pytest.mark.slow],
        )
        for problem in PROBLEMS
    ],
)
@pytest.mark.parametrize(
    "variants",
    [
        pytest.param(MOST, id="most"),
        pytest.param(SINGLE, id="single", marks=pytest.mark.slow),
    ],
)
def test_samples(problem: Problem, variants: Variants, samples: Path) -> None:
    graph = problem.prepare(Graph.read(samples / "graphs" / "karate.mtx"))
    arguments = next(problem.cases(graph))
    for program in distinct(samples / f"{problem.name}.gm", variants):
        problem.check(graph, arguments, program(graph, **arguments))


@pytest.mark.parametrize("name", TRIGGERS)
def test_passes_act(name: str) -> None:
    compilation = front(read_source(str(HERE / f"{name}.gm")))
    program = Compiled(compilation, "cuda-sim", Options())
    acted = {r.pass_name for r in program.remarks if r.kind is Kind.PASSED}
    assert acted >= TRIGGERS[name]


@pytest.mark.parametrize("name", TRIGGERS)
@pytest.mark.parametrize(
    "options",
    [
        *(pytest.param(each, id=way) for way, each in MOST.items()),
        *(
            pytest.param(each, id=way, marks=pytest.mark.slow)
            for way, each in SINGLE.items()
        ),
    ],
)
def test_programs_on_which_passes_act(
    name: str, options: Options, samples: Path
) -> None:
    compilation = front(read_source(str(HERE / f"{name}.gm")))
    graph = Graph.read(samples / "graphs" / "karate.mtx")
    keys = np.random.default_rng(5).permutation(graph.nodes).astype(np.int32)
    expected = Compiled(compilation, "interpret", Options())
    program = Compiled(compilation, "cuda-sim", options)
    answer = results(expected, graph, key=keys)
    assert results(program, graph, key=keys) == answer


def results(program: Compiled, graph: Graph, **arguments: Any) -> dict[str, Any]:
    result = program(graph, **arguments)
    found = {
        name: [each.tolist() for each in value]
        if isinstance(value, SparseSets)
        else np.asarray(value).tolist()
        for name, value in result.outputs.items()
    }
    return {"returned": result.returned, **found}
