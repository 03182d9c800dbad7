"""Sessions: what a call leaves is there for the next one, on every target."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import lighthouse
from lighthouse import Graph
from lighthouse.diagnostics import CompileError
from lighthouse.session import Session
from lighthouse.sets import SparseSets
from tests.passes.meaning import programs
from tests.sampling import tables

PROGRAMS = programs(Path(__file__).with_name("session.txt"))
STEPS = PROGRAMS["steps"]
SIDES = PROGRAMS["sides"]
NODES = 2000
EVERYWHERE = pytest.mark.parametrize(
    ("target", "options"),
    [
        ("openmp", {}),
        ("cuda-sim", {}),
        ("cuda-sim", {"lanes": True}),
        pytest.param("cuda", {}, marks=pytest.mark.gpu),
    ],
)


@pytest.mark.parametrize("target", ["openmp", "cuda-sim"])
def test_calls_are_measured(target: Any) -> None:
    compiled = lighthouse.compile(STEPS, target=target, profile=True)
    with Session(compiled, Graph.path(4), step=0, by=[1, 2, 3, 4]) as session:
        session()
        session()
        loops = session.profile()
        assert min(loop.line for loop in loops) == 5
        assert {loop.launches for loop in loops} == {2}
        session(step=2)
        assert [loop.line for loop in session.profile()] == [15]
        assert session.profile() == ()


@EVERYWHERE
def test_calls_find_what_is_there(target: Any, options: dict[str, Any]) -> None:
    ends = np.random.default_rng(1).integers(0, NODES, (2, 5 * NODES))
    graph = Graph.from_edges(ends[0], ends[1], nodes=NODES)
    neighbours = SparseSets.of(ends[1][ends[0] == x] for x in range(NODES))
    more = SparseSets.of([x // 3, NODES - 1 - x] for x in range(NODES))
    compiled = lighthouse.compile(STEPS, target=target, **options)
    with Session(compiled, graph, step=0, by=np.arange(NODES)) as session:
        session()
        assert session.read("here") == neighbours
        session(step=1)
        assert session.read("here") == SparseSets.empty(NODES)
        assert session(step=2) == neighbours.sizes().sum()
        session.unite("there", more)
        both = [
            {*a.tolist(), *b.tolist()} for a, b in zip(neighbours, more, strict=True)
        ]
        assert session.read("there") == SparseSets.of(both)
        assert session(step=2) == sum(map(len, both))
        session(step=0)
        assert session.read("total").tolist() == list(range(0, 2 * NODES, 2))
        session.write("total", np.ones(NODES, np.int32))
        session(step=0)
        assert session.read("total").tolist() == list(range(1, NODES + 1))


@EVERYWHERE
def test_begins_with_what_is_given(target: Any, options: dict[str, Any]) -> None:
    graph = Graph.from_edges([0], [1], nodes=3)
    compiled = lighthouse.compile(STEPS, target=target, **options)
    given = SparseSets.of([[2], [], [0, 1]])
    with Session(compiled, graph, step=0, by=[1, 2, 3], here=given) as session:
        session(step=1)
        assert session.read("there") == given
    assert len(given.words) == 2


@EVERYWHERE
def test_each_call_begins_with_the_scalars_that_are_given(
    target: Any, options: dict[str, Any]
) -> None:
    """Whatever their names, and whatever a call before made of the outputs."""
    text = PROGRAMS["each call begins with the scalars that are given"]
    add = lighthouse.compile(text, target=target, **options)
    with Session(add, Graph.path(2), self=2, compiled=3, sum=10) as session:
        assert [session(), session()] == [16, 16]
        assert [session(self=4), session(sum=0)] == [22, 12]


def test_what_does_not_fit() -> None:
    graph = Graph.from_edges([0], [1], nodes=3)
    compiled = lighthouse.compile(STEPS, target="openmp")
    with pytest.raises(CompileError, match="needs by"):
        Session(compiled, graph, step=0)
    with pytest.raises(TypeError, match="keeps nothing"):
        Session(lighthouse.compile(STEPS, target="interpret"), graph, step=0)
    with (
        Session(compiled, graph, step=0, by=[1, 2, 3]) as session,
        pytest.raises(CompileError, match="step is Int"),
    ):
        session(step="first")


@EVERYWHERE
def test_what_does_not_fit_what_is_there(target: Any, options: dict[str, Any]) -> None:
    graph = Graph.from_edges([0], [1], nodes=3)
    compiled = lighthouse.compile(STEPS, target=target, **options)
    _, calls = tables(__file__, CompileError=CompileError)[
        "what does not fit what is there"
    ]
    with pytest.raises(TypeError, match="`steps` takes G by position"):
        Session(compiled, step=0, by=[1, 2, 3])
    with Session(compiled, graph, step=0, by=[1, 2, 3]) as session:
        for call, error, said in calls:
            with pytest.raises(error, match=re.escape(said)):
                eval(call, {"session": session, **globals()})
    with pytest.raises(TypeError, match="within `with`"):
        session.read("total")


@EVERYWHERE
def test_whatever_side_a_step_is_on(target: Any, options: dict[str, Any]) -> None:
    graph = Graph.from_edges([0], [1], nodes=3)
    compiled = lighthouse.compile(SIDES, target=target, **options)
    with Session(compiled, graph, step=0) as session:
        session()
        session(step=1)
        assert session.read("a").tolist() == [6, 6, 6]
        assert [session(step=2), session(step=2)] == [6, 18]
        assert session.read("b").tolist() == [6, 6, 6]
        assert session.read("c").tolist() == [0, 0, 0]


@EVERYWHERE
def test_others_of_the_same_program_come_and_go(
    target: Any, options: dict[str, Any]
) -> None:
    graph = Graph.from_edges([0, 1], [1, 2], nodes=3)
    compiled = lighthouse.compile(STEPS, target=target, **options)
    given = {"step": 0, "by": [1, 2, 3]}
    with Session(compiled, graph, **given) as session:
        session()
        with Session(compiled, graph, **given) as other:
            other()
        # Whose sets would be where those of the session are, had they been freed.
        compiled(graph, **given, here=SparseSets.of([[0], [0], [0]]))
        with Session(compiled, graph, **given) as other:
            other.unite("here", SparseSets.of([[0], [0], [0]]))
            assert session.read("here") == SparseSets.of([[1], [2], []])


def test_memory_is_free_once_nobody_uses_it() -> None:
    graph = Graph.from_edges([0], [1], nodes=3)
    compiled = lighthouse.compile(STEPS, target="openmp")
    one, other = (Session(compiled, graph, step=0, by=[1, 2, 3]) for _ in range(2))
    with one:
        with other:
            other()
        memory = one.place.library.lh_pta_memory  # type: ignore[union-attr]
        assert memory() > 0
    assert memory() == 0


def test_memory_of_local_sets_is_free_after_a_run() -> None:
    text = PROGRAMS["memory of local sets is free after a run"]
    compiled = lighthouse.compile(text, target="openmp")
    assert compiled(Graph.from_edges([0], [1], nodes=3)).returned
    assert compiled._device(wide=False).library(wide=False).lh_pta_memory() == 0
