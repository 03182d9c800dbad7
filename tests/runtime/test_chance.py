"""Random numbers: known values, fair, and the same in every order of the iterations."""

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lighthouse.diagnostics import Source
from lighthouse.driver import front
from lighthouse.graph import Graph
from lighthouse.runtime.interpreter.chance import (
    GOLDEN_RATIO,
    below,
    key,
    mixed,
    next_state,
    signed,
    uniform,
)
from lighthouse.runtime.interpreter.run import Order, interpret
from tests.passes.meaning import programs
from tests.sampling import rows

PROGRAMS = programs(Path(__file__).with_name("chance.txt"))
MASK = (1 << 64) - 1
# Three parallel edges between two nodes, both ways.
THREEFOLD = Graph.from_edges([0, 0, 0, 1, 1, 1], [1, 1, 1, 0, 0, 0], nodes=2)


def run(text: str, graph: Graph, order: Order = "forward", **given: Any) -> Any:
    compilation = front(Source("test.gm", text))
    arguments = {"G": graph, **given}
    return interpret(compilation.procedure, arguments, order=order, seed=11)


def test_known_values() -> None:
    """Those that are published for SplitMix64 and for the finaliser of MurmurHash3."""
    state, found = 1234567, []
    for _ in range(3):
        state = next_state(state)
        found.append(mixed(state & MASK))
    assert found == [6457827717110365317, 3203168211198807973, 9817491932198370423]
    assert key(signed((1 - GOLDEN_RATIO) & MASK), 0) & MASK == 0xB456BCFC34C2CB2C


def test_numbers_are_fair() -> None:
    """Both along one stream and over the first numbers of the streams of one key."""
    along, state = [], 3
    for _ in range(20_000):
        state = next_state(state)
        along.append(state)
    across = [next_state(key(3, item)) for item in range(20_000)]
    for states in (along, across):
        numbers = np.array([uniform(state) for state in states])
        assert numbers.min() >= 0
        assert numbers.max() < 1
        counts = np.histogram(numbers, 50, (0, 1))[0]
        # 49 degrees of freedom: above 90 once in 3000 sequences.
        assert ((counts - 400) ** 2 / 400).sum() < 90
        assert abs(np.corrcoef(numbers[1:], numbers[:-1])[0, 1]) < 0.03
        thirds = np.bincount([below(state, 3) for state in states], minlength=3)
        assert abs(thirds - 20_000 / 3).max() < 250


@rows("end", [1, 2, 3, 1 << 32, (1 << 62) + 1, (1 << 63) - 1])
def test_below_stays_below(end: int) -> None:
    found = [below(state, end) for state in range(-500, 500)]
    assert min(found) >= 0
    assert max(found) < end
    assert max(found) >= end // 2


def test_below_nothing() -> None:
    with pytest.raises(ZeroDivisionError):
        below(1, 0)


@pytest.mark.parametrize("order", ["reverse", "shuffle"])
def test_the_order_of_iterations_does_not_matter(order: Order) -> None:
    text = PROGRAMS["the order of iterations does not matter"]
    graph = Graph.rmat(6, 4, seed=2)
    results = []
    for each in ("forward", order):
        given = {"A": np.zeros(graph.nodes), "B": np.zeros(graph.nodes, np.int64)}
        returned = run(text, graph, each, **given).returned
        results.append((returned, given["A"].tolist(), given["B"].tolist()))
    assert results[0] == results[1]


def test_parallel_edges_draw_different_numbers() -> None:
    text = PROGRAMS["parallel edges draw different numbers"]
    drawn = np.zeros(THREEFOLD.edges)
    run(text, THREEFOLD, E=drawn)
    assert len(set(drawn)) == THREEFOLD.edges


def test_repeated_items_draw_different_numbers() -> None:
    text = """Procedure f(G: Graph, Q: N_Q): Int {
        Return Count(n: Q.Items)(Rand(1000000) < 500000);
    }"""
    drawn = run(text, THREEFOLD, Q=[1] * 100).returned
    assert 20 < drawn < 80


def test_empty_choices() -> None:
    text = "Procedure f(G: Graph): Bool { Return G.PickRandom() == NIL; }"
    assert run(text, Graph.empty(0)).returned
    text = "Procedure f(G: Graph, n: Node): Node { Return n.PickRandomNbr(); }"
    assert run(text, Graph.empty(1), n=0).returned == -1
    assert run(text, THREEFOLD, n=0).returned == 1
