"""Programs that race on purpose, on every target, many times over.

Those of EXACT have one answer: that of the interpreter, which must not depend on the
order in which it runs a Foreach.  For the others a checker knows what is valid.
"""

import functools
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal

import numpy as np
import pytest

from lighthouse.api import Compiled, Result
from lighthouse.graph import Graph
from lighthouse.runtime.interpreter.run import Order
from tests.run import ways
from tests.run.ways import ORDERS, Way, compiled_together
from tests.sampling import rows

PROGRAMS = Path(__file__).parent / "programs"
INT_MAX, INT_MIN = 2**31 - 1, -(2**31)
LIMITS = {
    **{"INT_MAX": INT_MAX, "INT_MIN": INT_MIN, "inf": np.inf, "nan": np.nan},
    **{"LONG_MAX": 2**63 - 1, "LONG_MIN": -(2**63)},
    "FAR": (1e300, -1e300, np.inf, -np.inf, np.nan),
}

Arguments = dict[str, Any]


@functools.cache
def compiled(way: Way, name: str) -> Compiled:
    path = PROGRAMS / f"{name}.gm"
    if name not in EXACT:
        return way.compile(path)
    exact = tuple(PROGRAMS / f"{each}.gm" for each in EXACT)
    return compiled_together(way, exact)[path]


Scale = Literal["small", "large"]


@pytest.fixture(params=["small", pytest.param("large", marks=pytest.mark.slow)])
def scale(request: pytest.FixtureRequest) -> Scale:
    """Of the graphs, and how often a program runs on them."""
    chosen: Scale = request.param
    return chosen


@functools.cache
def graphs(scale: Scale) -> tuple[Graph, ...]:
    """From nothing at all to what keeps all threads busy."""
    random = np.random.default_rng(4)
    sources, targets = random.integers(0, 14, (2, 90))
    small = scale == "small"
    return (
        Graph.empty(3),
        Graph.path(2),
        Graph.from_edges(sources, targets, nodes=16),
        crossing(),
        Graph.star(300 if small else 2100),
        Graph.rmat(8 if small else 12, 4),
    )


def crossing() -> Graph:
    """A long row among others, with nodes that stand in it many times."""
    random = np.random.default_rng(7)
    sources = np.append(np.zeros(60, np.int64), random.integers(0, 90, 260))
    return Graph.from_edges(sources, random.integers(0, 90, 320), nodes=90)


@functools.cache
def crowd(scale: Scale) -> Graph:
    """So many at one node that threads run at the same time, not one after another."""
    return Graph.star(10_000 if scale == "small" else 100_000)


# Their loops go from node to node, and launch kernels for each: thousands in one run.
SEQUENTIAL = {"maps", "nests", "queues", "walks"}


def repeats(way: Way, program: Compiled, graph: Graph, scale: Scale) -> int:
    if graph.nodes < 100 or way.target == "interpret" or way.threads == 1:
        return 1
    if scale == "small" or program.procedure.name in SEQUENTIAL:
        return 2 if way.lanes else 3
    return 3 if way.lanes else 20


# --- arguments ------------------------------------------------------------------------


class Draw:
    """Seeded values for the properties of one graph; floats add up without rounding."""

    def __init__(self, graph: Graph) -> None:
        self.graph = graph
        self.random = np.random.default_rng(graph.edges)

    def ints(self, size: int, low: int = -50, high: int = 50) -> Any:
        return self.random.integers(low, high, size, np.int32)

    def floats(self, size: int) -> Any:
        return (self.ints(size) / 4).astype(np.float32)

    def among(self, dtype: str, *values: float) -> Any:
        return self.random.choice(np.array(values, dtype), self.graph.nodes)

    def bools(self, size: int) -> Any:
        return self.random.random(size) < 0.5


def arguments_of(lines: str) -> Callable[[Graph], Arguments]:
    """What the lines `given` of a program say: see `Draw`."""

    def arguments(graph: Graph) -> Arguments:
        draw = Draw(graph)
        known = {name: getattr(draw, name) for name in dir(draw) if name[0] != "_"}
        sizes = {"n": graph.nodes, "m": graph.edges}
        found: Arguments = eval(f"dict({lines})", LIMITS | known | sizes)
        return found

    return arguments


def given(path: Path) -> str | None:
    lines = re.findall(r"^// given:(.*)", path.read_text(encoding="utf-8"), flags=re.M)
    return ", ".join(lines) if lines else None


# Those that say what they are given.
EXACT: dict[str, Callable[[Graph], Arguments]] = {
    path.stem: arguments_of(lines)
    for path in sorted(PROGRAMS.glob("*.gm"))
    if (lines := given(path)) is not None
}
CONTENDED = {"booleans", "sums", "extremes"}


# --- one answer -----------------------------------------------------------------------


@functools.cache
def reference(name: str, graph: Graph, order: Order) -> Result:
    """What the interpreter gives."""
    program = Way("interpret", order=order).compile(PROGRAMS / f"{name}.gm")
    return program(graph, **EXACT[name](graph))


def assert_same(found: Result, expected: Result) -> None:
    assert found.outputs.keys() == expected.outputs.keys()
    for name, value in expected.outputs.items():
        strict = isinstance(value, np.ndarray)
        np.testing.assert_array_equal(
            found.outputs[name], value, err_msg=name, strict=strict
        )
    np.testing.assert_array_equal(found.returned, expected.returned)


def repeat(
    program: Compiled,
    way: Way,
    arguments: Callable[[Graph], Arguments],
    check: Callable[[Graph, Arguments, Result], None],
    scale: Scale,
    *more: Graph,
) -> None:
    for graph in (*graphs(scale), *more):
        given = arguments(graph)
        for number in range(repeats(way, program, graph, scale)):
            try:
                check(graph, given, program(graph, **given))
            except AssertionError as error:
                error.add_note(f"on {graph!r}, run {number}")
                raise


# Takes 6 seconds: three runs in the interpreter for each program and graph.
@rows("name", EXACT)
def test_order_does_not_matter(name: str) -> None:
    """Of iterations, in the interpreter: small graphs show it."""
    for graph in graphs("small"):
        expected = reference(name, graph, "forward")
        for order in ORDERS[1:]:
            assert_same(reference(name, graph, order), expected)


@pytest.mark.parametrize("way", ways.ALL)
@rows("name", EXACT)
def test_equals_the_interpreter(name: str, way: Way, scale: Scale) -> None:
    def check(graph: Graph, arguments: Arguments, result: Result) -> None:
        assert_same(result, reference(name, graph, "forward"))

    contended = name in CONTENDED and way.target != "interpret"
    more = [crowd(scale)] if contended else []
    repeat(compiled(way, name), way, EXACT[name], check, scale, *more)


@pytest.mark.parametrize("stop", [0, 1, 2])
@pytest.mark.parametrize("way", ways.ALL)
def test_return_from_a_loop(way: Way, stop: int) -> None:
    """A is large enough for three rounds; 0 is never reached."""
    graph = Graph.path(3)
    start = np.array([1000, 1000, 1000], np.int32)
    result = compiled(way, "control")(graph, A=start, stop=stop)
    if stop:
        assert (result.returned, result.rounds) == (-1, stop)
        assert result.B.tolist() == [1000 >> stop] * 3
    else:
        assert result.returned == 3


@pytest.mark.parametrize("way", ways.COMPILED)
def test_nil_has_no_elements(way: Way) -> None:
    """On the host, reading a property of NIL gives zero and writing it does nothing."""
    graph = Graph.path(4)
    start = np.arange(4, dtype=np.int32)
    arguments = {"A": start, "root": -1, "other": -1}
    result = compiled(way, "elements")(graph, **arguments)
    assert result.B.tolist() == [4 * a + 6 for a in range(4)]
    assert (result.returned, result.seen, result.who) == (0, 0, -1)
    assert not result.D.any()


# --- any winner -----------------------------------------------------------------------


def ends(graph: Graph) -> tuple[Any, Any]:
    """Sources and targets in the order of the input."""
    return (graph.edge_sources, graph.edge_targets)


def scalar_arguments(low: int) -> Callable[[Graph], Arguments]:
    """Keys from `low` on, with many ties; the tuple starts at 0."""

    def arguments(graph: Graph) -> Arguments:
        draw = Draw(graph)
        return {
            "A": draw.ints(graph.nodes, low, low + 5),
            "B": draw.random.permutation(graph.nodes),
            "W": draw.ints(graph.edges, 0, 6) / 2,
            "start": 0,
        }

    return arguments


def improving_arguments(graph: Graph) -> Arguments:
    """Nearly every node and edge improves on those before it, so that they collide."""
    nodes, slots = np.arange(graph.nodes), np.arange(graph.edges)
    return {
        "A": (-nodes // 2).astype(np.int32),
        "B": Draw(graph).random.permutation(graph.nodes),
        "W": graph.edges_to_input(slots / 2),
        "start": 0,
    }


def check_scalar(graph: Graph, arguments: Arguments, result: Result) -> None:
    keys, weights = arguments["A"], arguments["W"]
    assert result.least == result.returned == min(0, keys.min())
    if keys.min() >= 0:
        assert (result.who, result.what, result.odd) == (-1, -1, False)
    else:
        assert keys[result.who] == result.least
        assert arguments["B"][result.who] == result.what
        assert result.odd == bool(keys[result.who] % 2)
    if graph.edges == 0:
        assert result.most == -np.inf
        assert (result.source, result.target, result.via) == (-1, -1, -1)
        return
    sources, targets = ends(graph)
    assert result.most == weights.max() == weights[result.via]
    assert result.source == sources[result.via]
    assert result.target == targets[result.via]


@pytest.mark.parametrize("low", [-7, 0, 3], ids=["better", "tie", "worse"])
@pytest.mark.parametrize("way", ways.ALL)
def test_one_scalar_winner(way: Way, low: int, scale: Scale) -> None:
    program = compiled(way, "winner_scalar")
    repeat(program, way, scalar_arguments(low), check_scalar, scale)


@pytest.mark.parametrize("way", ways.ALL)
def test_one_scalar_winner_of_many(way: Way, scale: Scale) -> None:
    program = compiled(way, "winner_scalar")
    repeat(program, way, improving_arguments, check_scalar, scale, crowd(scale))


def field_arguments(graph: Graph) -> Arguments:
    """A third of the nodes start with a key that nothing beats; others change often."""
    draw = Draw(graph)
    nodes = np.arange(graph.nodes)
    return {
        "A": ((graph.nodes - nodes) // 2).astype(np.int32),
        "len": draw.ints(graph.edges, 0, 4),
        "best": np.where(nodes % 3 == 1, 0, INT_MAX).astype(np.int32),
        "who": np.full(graph.nodes, -1),
        "via": np.full(graph.nodes, -1),
        "most": np.full(graph.nodes, 4),
        "whose": np.full(graph.nodes, -1),
    }


def check_field(graph: Graph, arguments: Arguments, result: Result) -> None:
    sources, targets = ends(graph)
    start, keys = arguments["best"], arguments["A"]
    offers = keys[sources] + arguments["len"]
    best = start.copy()
    np.minimum.at(best, targets, offers)
    np.testing.assert_array_equal(result.best, best)
    changed = best < start
    assert (result.who[~changed] == -1).all()
    assert (result.via[~changed] == -1).all()
    via = result.via[changed]
    np.testing.assert_array_equal(targets[via], np.flatnonzero(changed))
    np.testing.assert_array_equal(sources[via], result.who[changed])
    np.testing.assert_array_equal(offers[via], best[changed])

    bids = (keys[sources].astype(np.int64) * arguments["len"])[keys[sources] > 2]
    bidders, bid_for = sources[keys[sources] > 2], targets[keys[sources] > 2]
    most = arguments["most"].copy()
    np.maximum.at(most, bid_for, bids)
    np.testing.assert_array_equal(result.most, most)
    raised = np.flatnonzero(most > 4)
    assert np.array_equal(np.flatnonzero(result.whose != -1), raised)
    # Each pair (bidder, node) is among those that bid the most.
    fits = bids == most[bid_for]
    pairs = bidders[fits].astype(np.int64) * graph.nodes + bid_for[fits]
    winners = result.whose[raised].astype(np.int64) * graph.nodes + raised
    assert np.isin(winners, pairs).all()


@pytest.mark.parametrize("way", ways.ALL)
def test_one_winner_for_each_node(way: Way, scale: Scale) -> None:
    program = compiled(way, "winner_field")
    repeat(program, way, field_arguments, check_field, scale, crowd(scale))


# --- nodes as values ------------------------------------------------------------------


def pointer_arguments(graph: Graph) -> Arguments:
    draw = Draw(graph)
    parent = draw.random.integers(-1, max(graph.nodes // 2, 1), graph.nodes)
    return {"parent": parent.astype(np.int32), "A": draw.ints(graph.nodes)}


def check_pointers(graph: Graph, arguments: Arguments, result: Result) -> None:
    parent = arguments["parent"]
    nodes = np.arange(graph.nodes)
    child = parent >= 0
    children = np.bincount(parent[child], minlength=graph.nodes)
    np.testing.assert_array_equal(result.children, children)
    grand = np.where(child, parent[parent], -1)
    # Outputs of type Node start at NIL.
    np.testing.assert_array_equal(result.grand, grand)
    largest = np.zeros(graph.nodes, np.int32)
    np.maximum.at(largest, parent[child], arguments["A"][child])
    largest += np.where(grand == -1, graph.nodes + graph.edges, 0).astype(np.int32)
    np.testing.assert_array_equal(result.largest, largest)
    pairs = set(zip(*(array.tolist() for array in ends(graph)), strict=True))
    for n, p in zip(nodes.tolist(), parent.tolist(), strict=True):
        expected = p != -1 and ((p > n and (n, p) in pairs) or (p, n) in pairs)
        assert result.up[n] == expected
    scores = children * graph.nodes + np.diff(graph.row_offsets)
    assert scores[result.returned] == scores.max()


@pytest.mark.parametrize("way", ways.ALL)
def test_pointers(way: Way, scale: Scale) -> None:
    repeat(compiled(way, "pointers"), way, pointer_arguments, check_pointers, scale)
