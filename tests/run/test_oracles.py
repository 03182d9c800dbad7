"""The judges of the samples refuse a result in which one value is wrong."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lighthouse.api import Result
from lighthouse.graph import Graph
from tests.run.problems import ALL_PROBLEMS, Problem
from tests.run.ways import TREE


def spoilt(value: Any) -> Any:
    """Another value of the same kind; of several, only one is another."""
    if isinstance(value, np.ndarray) and value.dtype == np.bool_:
        return np.concatenate((~value[:1], value[1:]))
    if isinstance(value, np.ndarray | list) and len(value) and np.ndim(value[0]) > 0:
        at = next(i for i, items in enumerate(value) if len(items))
        return [*value[:at], value[at][1:], *value[at + 1 :]]
    if isinstance(value, np.ndarray):
        return np.concatenate((-1 - value[:1], value[1:]))
    return -1 - value


@pytest.mark.parametrize("problem", ALL_PROBLEMS, ids=lambda problem: problem.name)
def test_one_wrong_value_is_seen(problem: Problem, samples: Path) -> None:
    graph = problem.prepare(Graph.read(samples / "graphs" / "karate.mtx"))
    arguments = next(problem.cases(graph))
    good = TREE.compile(samples / f"{problem.name}.gm")(graph, **arguments)
    expected = problem.solve(graph, arguments)
    problem.judge(graph, arguments, expected, good)
    bad = [
        Result(good.returned, {**good.outputs, name: spoilt(value)}, {})
        for name, value in good.outputs.items()
    ]
    if good.returned is not None:
        bad.append(Result(spoilt(good.returned), good.outputs, {}))
    assert bad
    for result in bad:
        with pytest.raises(AssertionError):
            problem.judge(graph, arguments, expected, result)
