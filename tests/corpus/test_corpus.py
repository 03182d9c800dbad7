"""Every program of the corpus gives what its head says, on every target.

With other passes and with other offsets, some give it in turn.
"""

import functools
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lighthouse.api import Compiled, Result
from lighthouse.diagnostics import CompileError
from lighthouse.graph import Graph
from lighthouse.ir.nodes import Procedure
from lighthouse.ir.types import VOID, GraphType
from tests.corpus.cases import (
    HERE,
    PATHS,
    Arguments,
    Head,
    given,
    plain,
    random_arguments,
    read_head,
)
from tests.run import ways
from tests.run.ways import Way, compiled_together
from tests.sampling import check_each

# Most of what g++ does for a program is the same for all: so many share a library.
TOGETHER = 12
# Foreign code is for the target it is written for: not for the interpreter, and in a
# parallel loop not for a GPU.
FOREIGN = {"GM0602", "GM0502"}

head = functools.cache(read_head)


@functools.cache
def compiled(way: Way, path: Path) -> Compiled:
    if way.core or way.target not in ("openmp", "cuda-sim"):
        return way.compile(path)
    (batch,) = (batch for batch in BATCHES if path in batch)
    return compiled_together(way, tuple(item for item in batch if runs(item, way)))[
        path
    ]


def runs(path: Path, way: Way) -> bool:
    return not head(path).only or way.target in head(path).only


def batches() -> Iterator[tuple[Path, ...]]:
    """All programs; the entries in a batch have different names."""
    found: dict[str, Path] = {}
    for path in PATHS:
        *_, name = re.findall(r"^Proc(?:edure)? (\w+)", path.read_text("utf-8"), re.M)
        if len(found) == TOGETHER or name in found:
            yield tuple(found.values())
            found = {}
        found[name] = path
    yield tuple(found.values())


BATCHES = tuple(batches())


@functools.cache
def any_graphs() -> tuple[Graph, ...]:
    """Small ones, with loops, parallel edges, hubs, and nodes without edges."""
    random = np.random.default_rng(4)
    sources, targets = random.integers(0, 14, (2, 60))
    return (
        Graph.from_edges([0], [0]),
        Graph.path(5),
        Graph.from_edges(sources, targets, nodes=16),
        Graph.star(40),
        Graph.rmat(6, 4),
    )


def graph_names(procedure: Procedure) -> list[str]:
    return [
        item.name for item in procedure.parameters if isinstance(item.type, GraphType)
    ]


def run(
    program: Compiled, way: Way, graphs: dict[str, Graph], arguments: Arguments
) -> Result:
    first, *_ = [*graph_names(program.procedure), ""]
    named = {
        name or first: graph.widened() if way.wide else graph
        for name, graph in graphs.items()
    }
    return program(**named, **arguments)


def results(program: Compiled, result: Result) -> Arguments:
    """All outputs, the inputs that were changed, and what was returned, if anything."""
    procedure = program.procedure
    found = {
        item.name: plain(item.type, result.outputs[item.name])
        for item in procedure.parameters
        if item.name in result.outputs
    }
    if procedure.returns != VOID:
        found["returned"] = plain(procedure.returns, result.returned)
    return found


def check_cases(program: Compiled, way: Way, head: Head) -> None:
    procedure = program.procedure
    types = {item.name: item.type for item in procedure.parameters}
    types["returned"] = procedure.returns
    for case in head.cases:
        arguments = given(procedure, case.arguments)
        found = results(program, run(program, way, case.graphs, arguments))
        expected = [
            {name: plain(types[name], value) for name, value in result.items()}
            for result in case.results
        ]
        stated = {name: found[name] for name in expected[0]}
        if len(expected) == 1:
            assert stated == expected[0]
        else:
            assert stated in expected


@functools.cache
def anywhere(path: Path, way: Way) -> list[Any]:
    return anywhere_of(compiled(way, path), way, head(path))


def anywhere_of(program: Compiled, way: Way, head: Head) -> list[Any]:
    """The results on all graphs, with random arguments."""
    fixed = head.anywhere
    assert fixed is not None
    found = []
    for graph in any_graphs():
        graphs = dict.fromkeys(graph_names(program.procedure), graph)
        arguments = random_arguments(program.procedure, graphs, fixed)
        found.append(results(program, run(program, way, graphs, arguments)))
    return found


def name_of(path: Path) -> str:
    return str(path.relative_to(HERE).with_suffix(""))


def check_program(way: Way, path: Path) -> None:
    if not runs(path, way):
        with pytest.raises(CompileError) as refused:
            check_cases(way.compile(path), way, head(path))
        codes = {item.code for item in refused.value.diagnostics}
        assert codes <= FOREIGN
        return
    check_cases(compiled(way, path), way, head(path))
    if head(path).anywhere is not None:
        assert anywhere(path, way) == anywhere(path, ways.TREE)


@pytest.mark.parametrize(
    ("number", "way"),
    [case for number in range(len(BATCHES)) for case in ways.in_turn(number)],
)
def test_programs(number: int, way: Way) -> None:
    check_each(BATCHES[number], partial(check_program, way))
