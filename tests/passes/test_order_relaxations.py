"""Distances that come in another order are the same; where they might not be, the loop
runs as it is."""

import math
import re
from collections.abc import Callable, Iterable
from functools import cache
from itertools import pairwise, product
from typing import Any

import numpy as np
import pytest

import lighthouse
from lighthouse.api import Target
from lighthouse.diagnostics import Source
from lighthouse.driver import Options, front, lower
from lighthouse.graph import Graph
from lighthouse.passes.device.sum_bounds import LARGE
from lighthouse.remarks import Kind
from tests.existing import ROOT
from tests.once import compiled
from tests.passes.meaning import programs, variants
from tests.sampling import rows, sampled

ORDERED = programs("order_relaxations")
SINGLES = programs("singles")
Way = tuple[Target, bool, bool]
HERE: tuple[Way, ...] = (
    ("openmp", False, False),
    ("cuda-sim", False, False),
    ("cuda-sim", False, True),
    ("cuda-sim", True, True),
)
ON_GPU: tuple[Way, ...] = (("cuda", False, False), ("cuda", False, True))
WIDTHS = (0, 1, 32)


def some_of(*others: Iterable[Any]) -> list[Any]:
    """Each option with some of the others; the other pairs are slow tests."""
    on_gpu = (
        pytest.param(*case, marks=pytest.mark.gpu) for case in product(ON_GPU, *others)
    )
    return [*sampled(product(HERE, *others), 7), *on_gpu]


CORE = "fuse-loops,collapse-loops,"
DEVICE = (
    ",privatize-reductions,infer-frontier{use=all},schedule-loops{mapping=balanced}"
)


@cache
def graphs() -> list[Graph]:
    generator = np.random.default_rng(11)
    path = Graph.from_edges(range(39), range(1, 40), nodes=40)
    found = [path, Graph.from_edges([], [], nodes=1)]
    for nodes, edges in ((30, 60), (20, 150), (60, 130)):
        ends = generator.integers(0, nodes, (2, edges))
        found.append(Graph.from_edges(ends[0], ends[1], nodes=nodes))
    return found


def arguments(graph: Graph, least: int = 0, most: int = 9) -> dict[str, Any]:
    generator = np.random.default_rng(graph.edges)
    lengths = generator.integers(least, most + 1, graph.edges).astype(np.int32)
    starts = (np.arange(graph.nodes) * 7 % 6).astype(np.int32)
    return {"len": lengths, "start": starts, "root": 0}


def answer(
    text: str,
    target: Target,
    graph: Graph,
    passes: str = "",
    given: dict[str, Any] | None = None,
    **options: Any,
) -> Any:
    program = compiled(text, target, Options(passes=passes), **options)
    result = program(graph, **(given or arguments(graph)))
    found = {name: item.tolist() for name, item in result.outputs.items()}
    return result.returned, found, program.remarks


def is_ordered(remarks: Any) -> bool:
    """What else is told is that an option is the usual one."""
    told = [r.kind for r in remarks if r.pass_name == "order-relaxations"]
    return told in ([Kind.PASSED], [Kind.PASSED, Kind.MISSED])


@pytest.mark.parametrize(("way", "name"), some_of(ORDERED))
def test_ordered(way: Way, name: str) -> None:
    text = ORDERED[name]
    target, lanes, persist = way
    for graph in graphs():
        expected = answer(text, "interpret", graph)
        for width in WIDTHS if target == "openmp" else (4,):
            order = f"order-relaxations{{after=1,width={width}}}"
            passes = CORE + "eliminate-bool-atomics," + order + DEVICE
            passes += ",persist-loops" if persist else ""
            found = answer(text, target, graph, passes, lanes=lanes)
            assert is_ordered(found[2])
            assert found[:2] == expected[:2]


def fallen_back(case: str, graph: Graph) -> dict[str, Any]:
    """Arguments that no order is right for."""
    given = arguments(graph, 1)
    lengths = given["len"]
    match case:
        case "negative":
            lengths[lengths == 3] = -1
        case "falling for ever":
            lengths[:] = -lengths
        case "great":
            lengths[lengths < 3] = 1 << 30
        case "one great path":
            lengths[:] = 1 << 27
        case "few great edges":
            lengths[lengths == 4] = (1 << 31) - 9
    return given


@pytest.mark.parametrize(
    "case",
    ["negative", "falling for ever", "great", "one great path", "few great edges"],
)
@pytest.mark.parametrize("width", [1, 32])
def test_lengths_that_no_order_is_right_for(case: str, width: int) -> None:
    text = ORDERED["marks"]
    order = f"{CORE}eliminate-bool-atomics,"
    order += f"order-relaxations{{after=1,width={width}}}"
    for graph in graphs():
        given = fallen_back(case, graph)
        expected = answer(text, "interpret", graph, given=given)
        for passes in (order, order.replace("after=1", "after=3")):
            found = answer(text, "openmp", graph, passes + DEVICE, given)
            assert is_ordered(found[2])
            assert found[:2] == expected[:2]


COUNTED = SINGLES["counted sums"]
FAR = 1000


class Roads:
    """A graph with distances: `most` of its `long` edges do not wrap round, but do so
    from `FAR`; 67 of them may be in a path."""

    def __init__(self, largest: int) -> None:
        self.largest = largest
        self.long = min(largest, LARGE) // 68
        self.most = largest // self.long
        self.start = [0]
        self.edges: list[tuple[int, int, int]] = []

    def node(self, distance: int | None = None) -> int:
        self.start.append(self.largest if distance is None else distance)
        return len(self.start) - 1

    def edge(self, source: int, target: int, length: int = 0) -> None:
        self.edges.append((source, target, length))

    def chain(self, count: int, length: int) -> list[int]:
        """Nodes that have no distance."""
        nodes = [self.node() for _ in range(count)]
        for source, target in pairwise(nodes):
            self.edge(source, target, length)
        return nodes

    def arguments(self, element: Any) -> tuple[Graph, dict[str, Any]]:
        sources, targets, lengths = np.array(self.edges, dtype=np.int64).T
        graph = Graph.from_edges(sources, targets, nodes=len(self.start))
        start = np.array(self.start, dtype=element)
        return graph, {"len": lengths.astype(element), "start": start, "root": 0}


def great_lengths(roads: Roads) -> None:
    """All long edges together are too much, but no path has many edges."""
    nodes = roads.chain(40, 1)
    roads.edge(0, nodes[0], FAR)
    for node in nodes:
        leaf = roads.node()
        roads.edge(node, leaf, roads.long - node)
        roads.edge(leaf, nodes[-1], roads.long)


def too_many_turns(roads: Roads) -> None:
    """The rounds wrap round: that the nodes are near is found later, by many edges."""
    reached = roads.chain(roads.most + 4, roads.long)
    path = roads.chain(2 * len(reached) + 4, 1)
    roads.edge(0, path[0])
    roads.edge(0, reached[0], FAR)
    for source, target in zip(path[4::2], reached, strict=True):
        roads.edge(source, target)


def back_from_the_copy(roads: Roads) -> None:
    """The rounds wrap round, as the first of the nodes is far before it is near."""
    reached = roads.chain(roads.most + 1, roads.long)
    path, detour = roads.chain(80, 1), roads.chain(3, 0)
    roads.edge(0, path[0], FAR)
    roads.edge(0, reached[0], FAR)
    roads.edge(0, detour[0])
    roads.edge(detour[-1], reached[0])


def overtaken(roads: Roads, distance: int | None = None) -> None:
    """The rounds wrap round before a chain is near; but if all of it is active, it may
    become so in one turn, and wake nodes at rest."""
    nodes = roads.chain(roads.most + 10, 0)
    reached = [roads.node(distance) for _ in nodes]
    for source, target in pairwise(reached):
        roads.edge(source, target, roads.long)
    roads.edge(0, reached[0])
    for node, target in zip(nodes, reached, strict=True):
        roads.edge(0, node, 0 if node == nodes[0] else FAR)
        rests = roads.node(FAR - 1)
        roads.edge(node, rests)
        roads.edge(rests, target)


def overtaken_from_far(roads: Roads) -> None:
    """The same, but all have a distance at the start."""
    overtaken(roads, roads.largest - 1)


# With what comes of turns: most rounds are left out, or the loop runs as it is.
TURNS: dict[Callable[[Roads], None], bool] = {
    great_lengths: True,
    too_many_turns: False,
    back_from_the_copy: False,
    overtaken: False,
    overtaken_from_far: False,
}
TYPES: dict[str, type[np.int32 | np.int64]] = {"Int": np.int32, "Long": np.int64}


def counted(
    case: Callable[[Roads], None], type: str
) -> tuple[str, Graph, dict[str, Any]]:
    roads = Roads(int(np.iinfo(TYPES[type]).max))
    case(roads)
    return re.sub(r"\bT\b", type, COUNTED), *roads.arguments(TYPES[type])


@pytest.mark.parametrize(
    ("way", "case", "type"),
    [
        *sampled(product(HERE, TURNS, TYPES), 11),
        *(
            pytest.param(*x, marks=pytest.mark.gpu)
            for x in product(ON_GPU, TURNS, TYPES)
        ),
    ],
)
def test_turns_are_counted(way: Way, case: Callable[[Roads], None], type: str) -> None:
    target, lanes, persist = way
    text, graph, given = counted(case, type)
    expected = answer(text, "interpret", graph, given=given)
    passes = "order-relaxations{after=1}" + DEVICE
    passes += ",persist-loops" if persist else ""
    options: dict[str, Any] = {"lanes": True} if lanes else {}
    # In one thread, each who acts sees what those before it have lowered.
    options |= {"threads": 1} if target == "openmp" else {}
    found = answer(text, target, graph, passes, given, **options)
    assert is_ordered(found[2])
    assert found[:2] == expected[:2]


@pytest.mark.parametrize("type", TYPES)
@pytest.mark.parametrize("case", TURNS)
def test_rounds_are_left_out(case: Callable[[Roads], None], type: str) -> None:
    text, graph, given = counted(case, type)
    options = Options(passes="order-relaxations{after=1}")
    result = compiled(text, "openmp", options, profile=True)(graph, **given)
    line = COUNTED[: COUNTED.index("n.on = n.next < n.A")].count("\n") + 1
    (rounds,) = (x.launches for x in result.profile or () if x.line == line)
    assert (rounds <= 3) == TURNS[case]


PAYLOAD = SINGLES["payload"]


def with_ties(seed: int) -> tuple[Graph, dict[str, Any]]:
    """A path and edges across it, with lengths that often give the same sum."""
    generator = np.random.default_rng(seed)
    nodes = 40
    ends = generator.integers(0, nodes, (2, 60))
    sources = np.concatenate([np.arange(nodes - 1), ends[0]])
    targets = np.concatenate([np.arange(1, nodes), ends[1]])
    graph = Graph.from_edges(sources, targets, nodes=nodes)
    start = np.full(nodes, np.iinfo(np.int32).max, np.int32)
    start[generator.integers(1, nodes, 4)] = generator.integers(1, 9, 4)
    start[0] = 0
    lengths = generator.integers(0, 3, graph.edges).astype(np.int32)
    return graph, {"len": lengths, "start": start, "root": 0}


def at_rest() -> tuple[Graph, dict[str, Any]]:
    """Node 1 never acts, but would offer what node 2 does."""
    graph = Graph.from_edges([0, 2, 1, 3], [2, 3, 3, 4], nodes=5)
    start = np.array([0, 3, *[np.iinfo(np.int32).max] * 3], np.int32)
    return graph, {"len": np.array([0, 4, 1, 1], np.int32), "start": start, "root": 0}


def round_by_round(
    graph: Graph, given: dict[str, Any]
) -> tuple[list[int], dict[int, set[int]]]:
    """The distances, and the edges to which each node may owe its own."""
    sources, targets = graph.edge_sources, graph.edge_targets
    distance = given["start"].astype(np.int64)
    active = np.arange(graph.nodes) == given["root"]
    due: dict[int, set[int]] = {}
    while active.any():
        offers = np.where(active[sources], distance[sources] + given["len"], 1 << 40)
        least = distance.copy()
        np.minimum.at(least, targets, offers)
        active = least < distance
        for node in np.flatnonzero(active).tolist():
            same = (targets == node) & (offers == least[node])
            due[node] = set(np.flatnonzero(same).tolist())
        distance = least
    return distance.tolist(), due


@pytest.mark.parametrize(("way", "width"), some_of(WIDTHS))
def test_payload(way: Way, width: int) -> None:
    target, lanes, persist = way
    order = f"order-relaxations{{after=1,width={width}}}"
    for before in (CORE, CORE + "eliminate-bool-atomics,pair-properties,"):
        passes = before + order + DEVICE + (",persist-loops" if persist else "")
        for graph, given in (*map(with_ties, range(3)), at_rest()):
            distances, due = round_by_round(graph, given)
            _, found, remarks = answer(
                PAYLOAD, target, graph, passes, given, lanes=lanes
            )
            assert is_ordered(remarks)
            assert found["A"] == distances
            sources = graph.edge_sources.tolist()
            for node, edge in enumerate(found["via"]):
                assert found["seen"][node] == (node in due)
                assert edge in due.get(node, {-1})
                assert found["from"][node] == (sources[edge] if node in due else -1)


def test_rounds_with_a_payload_are_left_out() -> None:
    graph, given = with_ties(0)
    options = Options(passes="order-relaxations{after=1}")
    result = compiled(PAYLOAD, "openmp", options, profile=True)(graph, **given)
    line = PAYLOAD[: PAYLOAD.index("n.on = n.woken")].count("\n")
    (rounds,) = (x.launches for x in result.profile or () if x.line == line)
    assert rounds <= 3


@pytest.mark.parametrize(("hub", "few"), [(False, True), (True, False)])
def test_large_graphs_without_hubs_begin_early(hub: bool, few: bool) -> None:
    nodes, steps = 200, [1, 2, 3, 5, 7, 11, 13, 17]
    sources = np.repeat(np.arange(nodes), len(steps))
    targets = (sources + np.tile(steps, nodes)) % nodes
    if hub:
        sources = np.append(np.zeros(nodes, int), sources)
        targets = np.append(np.arange(nodes), targets)
    graph = Graph.from_edges(sources, targets, nodes=nodes)
    lengths = np.random.default_rng(1).integers(1, 200, graph.edges, np.int32)
    found, rounds = [], []
    for size in graph.edges - 1, graph.edges:
        options = Options(
            enabled=[f"order-relaxations{{large={size}}}"], disabled=["persist-loops"]
        )
        sample = ROOT / "samples/sssp.gm"
        program = lighthouse.compile(
            sample, target="cuda-sim", options=options, profile=True
        )
        result = program(graph, len=lengths, root=0)
        found.append(result.dist.tolist())
        rounds.append(next(x.launches for x in result.profile or () if x.line == 27))
    assert found[0] == found[1]
    assert (rounds[0] == 3 < rounds[1]) == few


@pytest.mark.parametrize("target", ["openmp", "cuda-sim"])
def test_a_path_has_as_few_edges_as_in_rounds(target: Target) -> None:
    text = (ROOT / "samples/sssp_path.gm").read_text(encoding="utf-8")
    options = Options(enabled=("order-relaxations{after=1}",))
    program = compiled(text, target, options)
    assert is_ordered(program.remarks)
    for seed in range(3):
        graph, given = with_ties(seed)
        given["start"][1:] = np.iinfo(np.int32).max
        distances, due = round_by_round(graph, given)
        for node in 7, 39:
            result = program(graph, len=given["len"], root=0, target=node)
            path = result.outputs["path"]
            assert result.returned == distances[node]
            assert (path[0], path[-1]) == (0, node)
            for one, other in pairwise(path):
                assert one in graph.edge_sources[[*due[other]]]


STRANGE = SINGLES["strange numbers"]


@rows("value", [0.3, 0.0, -0.0, math.inf, math.nan])
def test_strange_numbers(value: float) -> None:
    for graph in graphs():
        given = {**arguments(graph), "odd": value}
        del given["root"]
        expected = answer(STRANGE, "interpret", graph, given=given)
        for width in WIDTHS:
            order = f"order-relaxations{{after=1,width={width}}}"
            found = answer(STRANGE, "openmp", graph, order + DEVICE, given)
            assert is_ordered(found[2])
            assert found[:2] == expected[:2]


@pytest.mark.parametrize("name", ORDERED)
def test_alone(name: str) -> None:
    text = ORDERED[name]
    for graph in graphs():
        expected = answer(text, "interpret", graph)
        found = answer(text, "openmp", graph, "order-relaxations{after=2}")
        assert found[:2] == expected[:2]


LOOPS = variants("ordered_loops")


@rows("name", LOOPS)
def test_what_may_be_ordered(name: str) -> None:
    text, reason = LOOPS[name]
    # Marks are set by atomics or by plain writes.
    marked = "n.woken = False" in text and not reason
    for before in ("eliminate-bool-atomics", "unique-names")[: 1 + marked]:
        options = Options(passes=f"{before},order-relaxations", verify_each=True)
        found = lower(front(Source("f.gm", text)), "openmp", options).remarks
        (told,) = (each for each in found if each.pass_name == "order-relaxations")
        if name.startswith("may: "):
            assert str(told.kind) == "passed"
            assert told.message == "after 2 rounds, nearest `n` first"
        else:
            assert str(told.kind) == "missed"
            assert reason in told.message
