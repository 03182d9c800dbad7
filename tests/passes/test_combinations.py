"""No answer depends on an optimising pass: each left out, each alone and others at
random, in any order, give the same.

The ordinary suite leaves out half of them at a time, such that of any two passes each
runs with and without the other; each alone is left out in the slow tests.
"""

from collections.abc import Sequence
from itertools import combinations
from math import comb
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
from tests.once import OneOfMany, renamed, share_library
from tests.run.problems import PROBLEMS, Problem
from tests.run.ways import TREE
from tests.sampling import check_each

HERE = Path(__file__).parent
DEFAULT = {each.name for each in registry.pipeline("cuda")}
OPTIONAL = tuple(sorted(DEFAULT - registry.MANDATORY))
# Each of them acts on the first of these programs; the second has passes of its own.
TRIGGERS = {
    "winner": {*OPTIONAL},
    "around": {"share-members", "split-loops", "elide-set-atomics"},
}
# Pipelines drawn at random.
SUBSETS = 6
QUICK = {"pagerank"}
# So many share a library.
TOGETHER = 12


Variants = dict[str, Options]


def halves(names: Sequence[str]) -> list[tuple[str, ...]]:
    """Sets of names such that each pair of names is in all four ways in some set or
    not: the first is empty, and of the others each name is in another half.

    (Kleitman, Spencer: Families of k-independent sets, Discrete Mathematics 1973.)
    """
    count = next(n for n in range(2, 40) if comb(n - 1, n // 2) >= len(names))
    chosen = list(combinations(range(1, count), count // 2))
    return [
        tuple(name for name, rows in zip(names, chosen, strict=False) if row in rows)
        for row in range(count)
    ]


ON_REQUEST = tuple(each.name for each in registry.ON_REQUEST)


def without(some: Sequence[str]) -> Options:
    """All passes but these, also of those that run on request."""
    return Options(
        enabled=tuple(name for name in ON_REQUEST if name not in some),
        disabled=tuple(name for name in OPTIONAL if name in some),
        verify_each=True,
    )


PAIRS: Variants = {
    **{
        f"half {i}": without(some)
        for i, some in enumerate(halves((*OPTIONAL, *ON_REQUEST)))
    },
    "none": Options(level=0, verify_each=True),
}
# All but one, some.
MOST: Variants = {
    **{f"no {name}": Options(disabled=(name,), verify_each=True) for name in OPTIONAL},
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
    **{f"only {name}": Options(passes=name, verify_each=True) for name in ON_REQUEST},
}


def distinct(path: Path, variants: Variants) -> list[tuple[str, Compiled]]:
    """`path` compiled in every way that leads to different code; some share a
    library."""
    text = path.read_text(encoding="utf-8")
    found: dict[str, tuple[str, OneOfMany]] = {}
    for number, (way, options) in enumerate(variants.items()):
        program = OneOfMany(renamed(text, number), "cuda-sim", options)
        code = program.source.replace(program.__name__, "")
        found.setdefault(code, (way, program))
    programs = [program for _, program in found.values()]
    for first in range(0, len(programs), TOGETHER):
        share_library(programs[first : first + TOGETHER])
    return [*found.values()]


VARIANTS = pytest.mark.parametrize(
    "variants",
    [
        pytest.param(PAIRS, id="pairs"),
        pytest.param(MOST, id="most", marks=pytest.mark.slow),
        pytest.param(SINGLE, id="single", marks=pytest.mark.slow),
    ],
)


def test_halves_have_each_pair_in_all_ways() -> None:
    names = (*OPTIONAL, *ON_REQUEST)
    rows = halves(names)
    for one, other in combinations(names, 2):
        assert len({(one in row, other in row) for row in rows}) == 4


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
@VARIANTS
def test_samples(problem: Problem, variants: Variants, samples: Path) -> None:
    graph = problem.prepare(Graph.read(samples / "graphs" / "karate.mtx"))
    arguments = next(problem.cases(graph))

    def check(variant: tuple[str, Compiled]) -> None:
        problem.check(graph, arguments, variant[1](graph, **arguments))

    check_each(distinct(samples / f"{problem.name}.gm", variants), check)


@pytest.mark.parametrize("name", TRIGGERS)
def test_passes_act(name: str) -> None:
    compilation = front(read_source(str(HERE / f"{name}.gm")))
    program = Compiled(compilation, "cuda-sim", Options())
    acted = {r.pass_name for r in program.remarks if r.kind is Kind.PASSED}
    assert acted >= TRIGGERS[name]


# Takes 9 seconds: a long program in nine ways, each verified after each pass.
@VARIANTS
@pytest.mark.parametrize("name", TRIGGERS)
def test_programs_on_which_passes_act(
    name: str, variants: Variants, samples: Path
) -> None:
    path = HERE / f"{name}.gm"
    graph = Graph.read(samples / "graphs" / "karate.mtx")
    keys = np.random.default_rng(5).permutation(graph.nodes).astype(np.int32)
    expected = results(TREE.compile(path), graph, key=keys)

    def check(variant: tuple[str, Compiled]) -> None:
        assert results(variant[1], graph, key=keys) == expected

    check_each(distinct(path, variants), check)


def results(program: Compiled, graph: Graph, **arguments: Any) -> dict[str, Any]:
    result = program(graph, **arguments)
    found = {
        name: [each.tolist() for each in value]
        if isinstance(value, SparseSets)
        else np.asarray(value).tolist()
        for name, value in result.outputs.items()
    }
    return {"returned": result.returned, **found}
