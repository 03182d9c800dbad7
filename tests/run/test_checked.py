"""Checked mode: what stops, where, and that all else is as it was."""

import functools
import re
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import cast

import numpy as np
import pytest

import lighthouse
from lighthouse import Graph, Options
from lighthouse.api import Compiled, Target
from lighthouse.diagnostics import CompileError
from tests.corpus import test_corpus as corpus
from tests.once import OneOfMany, share_library
from tests.refused import refused
from tests.run.problems import ALL_PROBLEMS, Problem
from tests.run.test_samples import SAMPLES, check, small_graphs
from tests.run.ways import TREE, Way
from tests.sampling import check_each, sampled

WRONG = Path(__file__).with_name("checked.gm")
COMPILED: tuple[Target, ...] = ("openmp", "cuda-sim")
TARGETS: tuple[Target, ...] = (*COMPILED, "interpret")
# By number; the others are GM0603.
CODES = dict.fromkeys((15, 16, 17), "GM0601") | dict.fromkeys(range(18, 23), "GM0618")
# Programs of the corpus that read a zero which nothing has written.
ON_ZERO = {
    "depth_first_search",
    "inside_loops",
    "locals",
    "outputs",
    "sequential",
    "strongly_connected",
    "zero",
}


@functools.cache
def places() -> dict[int, tuple[int, int]]:
    """The line and column that each mark points at."""
    found = {}
    lines = WRONG.read_text(encoding="utf-8").splitlines()
    for number, line in enumerate(lines):
        for mark in re.finditer(r"@(\d+)", line):
            found[int(mark[1])] = number, mark.start() + 1
    return found


@functools.cache
def checked(program: str | Path, target: Target) -> Compiled:
    options = Options(checked=True, foreign=True)
    return lighthouse.compile(program, target=target, options=options)


def run(program: Compiled, mistake: int) -> int:
    graph = Graph.from_edges([0, 1], [1, 0], nodes=3)
    result = program(graph, mistake=mistake, zero=0, nil=-1, e=-1)
    returned: int = result.returned
    return returned


@pytest.mark.parametrize("target", TARGETS)
def test_each_mistake_is_told_with_its_place(target: Target) -> None:
    assert sorted(places()) == list(range(1, 27))
    for mistake, place in places().items():
        with pytest.raises(CompileError) as stopped:
            run(checked(WRONG, target), mistake)
        (told,) = stopped.value.diagnostics
        assert told.code == CODES.get(mistake, "GM0603"), mistake
        assert (told.span.line, told.span.column) == place, mistake


@pytest.mark.parametrize("target", TARGETS)
def test_what_is_no_mistake_runs(target: Target) -> None:
    assert run(checked(WRONG, target), 0) == 1 + 3 + 3 + 1


def test_without_it_nothing_is_checked() -> None:
    plain = lighthouse.compile(WRONG, target="openmp", options=Options(level=0))
    assert not re.search(r"lh::(check\(|Failed|Failures)", plain.source)


@pytest.mark.parametrize("target", COMPILED)
def test_an_id_from_foreign_code_may_be_outside(target: Target) -> None:
    text = """Procedure p(G: Graph; A: N_P<Int>): Int {
    Node n;
    [$n = 3]::[n];
    Return n.A;
}"""
    with pytest.raises(CompileError, match="NIL, or an id outside"):
        checked(text, target)(Graph.path(3))
    assert checked(text, target)(Graph.path(4)).returned == 0


@pytest.mark.parametrize("target", TARGETS)
def test_a_degree_must_fit(target: Target) -> None:
    text = "Procedure p(G: Graph, n: Node): Int { Return n.Degree(); }"
    # Only its offsets tell of so many edges.
    offsets = np.array([0, 2**31, 2**31 + 7])
    huge = replace(Graph.empty(2), row_offsets=offsets)
    assert checked(text, target)(huge, n=1).returned == 7
    with pytest.raises(CompileError, match="more edges than an Int can count"):
        checked(text, target)(huge, n=0)


def test_not_on_a_gpu() -> None:
    refused("GM0914", checked, WRONG, "cuda")


@pytest.mark.parametrize(
    ("problem", "target"), sampled(product(ALL_PROBLEMS, COMPILED), 15)
)
def test_samples(problem: Problem, target: Target) -> None:
    program = checked(SAMPLES / f"{problem.name}.gm", target)
    check(program, problem, small_graphs()[:4])


@pytest.mark.slow
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("batch", corpus.BATCHES, ids=lambda batch: batch[0].stem)
def test_corpus(batch: tuple[Path, ...], target: Target) -> None:
    """The same answers, or a message where a program relies on zero."""
    way = Way(target)
    paths = [path for path in batch if corpus.runs(path, way)]
    programs = {path: checked(path, target) for path in paths}
    if target != "interpret":
        share_library([cast(OneOfMany, program) for program in programs.values()])

    def check_one(path: Path) -> None:
        program, head = programs[path], corpus.head(path)
        if path.stem in ON_ZERO:
            refused("GM0618", corpus.check_cases, program, way, head)
            return
        corpus.check_cases(program, way, head)
        if head.anywhere is not None:
            assert corpus.anywhere_of(program, way, head) == corpus.anywhere(path, TREE)

    check_each(paths, check_one)
