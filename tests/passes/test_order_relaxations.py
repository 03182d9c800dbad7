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

from lighthouse.api import Target
from lighthouse.diagnostics import Source
from lighthouse.driver import Options, front, lower
from lighthouse.graph import Graph
from lighthouse.passes.device.sum_bounds import LARGE
from lighthouse.remarks import Kind
from tests.existing import ROOT
from tests.once import compiled
from tests.passes.meaning import programs
from tests.sampling import rows, sampled

HEAD = "Proc f(G: Graph, len: E_P<Int>, start: N_P<Int>, root: Node; A: N_P<Int>)"
ORDERED = programs("order_relaxations")
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


# Sums of `T`, from distances that are given; only the root acts at first.
COUNTED = """Proc f(G: Graph, len: E_P<T>, start: N_P<T>, root: Node; A: N_P<T>): Int {
    N_P<T> next; N_P<Bool> on;
    Bool more = True;
    G.A = G.start;
    G.next = G.A;
    G.on = (G == root);
    While (more) {
        Foreach (n: G.Nodes)(n.on) {
            Foreach (s: n.Nbrs) { Edge e = s.ToEdge(); s.next min= n.A + e.len @ n; }
        }
        more = False;
        Foreach (n: G.Nodes) { n.on = n.next < n.A; n.A = n.next; more |= n.on; }
    }
    Return more ? 1 : 0;
}"""
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
    ("way", "case", "type"), sampled(product(HERE, TURNS, TYPES), 11)
)
def test_turns_are_counted(way: Way, case: Callable[[Roads], None], type: str) -> None:
    check_turns(case, type, *way)


@pytest.mark.gpu
@pytest.mark.parametrize("type", TYPES)
@pytest.mark.parametrize("case", TURNS)
@pytest.mark.parametrize("way", ON_GPU)
def test_turns_are_counted_on_a_gpu(
    way: Way, case: Callable[[Roads], None], type: str
) -> None:
    check_turns(case, type, *way)


def check_turns(
    case: Callable[[Roads], None], type: str, target: Target, lanes: bool, persist: bool
) -> None:
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


# With a distance come the node and the edge that it is due to, and a mark; some nodes
# have a distance at first and are at rest.
PAYLOAD = """Proc f(
    G: Graph, len: E_P<Int>, start: N_P<Int>, root: Node;
    A: N_P<Int>, from: N_P<Node>, via: N_P<Edge>, seen: N_P<Bool>
): Int {
    N_P<Int> next; N_P<Bool> on, woken;
    Bool more = True;
    G.A = G.start;
    G.next = G.A;
    G.from = NIL;
    G.via = NIL;
    G.seen = False;
    G.on = (G == root);
    While (more) {
        Foreach (n: G.Nodes)(n.on) {
            Foreach (s: n.Nbrs) {
                Edge e = s.ToEdge();
                <s.next; s.woken, s.from, s.via, s.seen>
                    min= <n.A + e.len; True, n, e, True> @ n;
            }
        }
        more = False;
        Foreach (n: G.Nodes) {
            n.on = n.woken;
            n.woken = False;
            n.A = n.next;
            more |= n.on;
        }
    }
    Return more ? 1 : 0;
}"""


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


# Lengths that are no numbers, infinite, or the zero below zero; all nodes act at first,
# some at an infinite distance.
STRANGE = f"""{HEAD.replace("root: Node", "odd: Double")}: Int {{
    N_P<Double> far, next; N_P<Bool> on; E_P<Double> w;
    Bool more = True;
    Double nothing = 0.0;
    Foreach (e: G.Edges) {{
        e.w = (e.len == 3) ? odd : 0.7 * e.len;
    }}
    Foreach (n: G.Nodes) {{
        n.far = (n.start > 3) ? -nothing : INF;
        n.next = n.far;
        n.on = True;
    }}
    While (more) {{
        Foreach (n: G.Nodes)(n.on) {{
            Foreach (s: n.Nbrs) {{
                Edge e = s.ToEdge();
                s.next min= n.far + e.w @ n;
            }}
        }}
        more = False;
        Foreach (n: G.Nodes) {{
            n.on = n.next < n.far;
            n.far = n.next;
            more |= n.on;
        }}
    }}
    Foreach (n: G.Nodes) {{
        n.A = (1.0 / n.far < 0) ? -1 : ((n.far < INF) ? 1000 * n.far : -2);
    }}
    Return more ? 1 : 0;
}}"""


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


LOOP = """Proc f(
    G: Graph, len: E_P<Int>, start: N_P<Int>, root: Node, toll: Int, left: N_P<Node>,
    via: N_P<Edge>; A: N_P<{type}>, on: N_P<Bool>, most: Int
) {{
    N_P<{copy}> next; N_P<Bool> woken;
    Bool more = True; Bool other = True; Int k = 0;
    G.next = G.A;
    {ahead}
    While ({goes_on}) {{
        {front}
        Foreach (n: G.Nodes)({guard}) {{
            {nest}
        }}
        {between}
        {after}
        {last}
    }}
    {outside}
}}"""
USUAL = {
    **{"type": "Int", "copy": "Int", "goes_on": "more", "guard": "n.on", "ahead": ""},
    **{"front": "more = False;", "between": "", "last": "", "outside": ""},
    "nest": "Foreach (s: n.Nbrs) { Edge e = s.ToEdge(); s.next min= n.A + e.len @ n; }",
    "settle": "n.on = n.next < n.A; n.A = n.next; more |= n.on;",
}


def relaxing(value: str, filter: str = "True", first: str = "") -> dict[str, str]:
    lower = f"If ({filter}) {{ s.next min= {value} @ n; }}"
    return {"nest": f"{first} Foreach (s: n.Nbrs) {{ Edge e = s.ToEdge(); {lower} }}"}


TUPLE = (
    "Foreach (s: n.Nbrs) {{ Edge e = s.ToEdge(); <{}> min= <n.A + e.len; True> @ n; }}"
)
MARKED = {
    "nest": TUPLE.format("s.next; s.woken"),
    "settle": "n.on = n.woken; n.woken = False; n.A = n.next; more |= n.on;",
}
REALS = {"type": "Double", "copy": "Double"}
LIMIT = {"goes_on": "more && k < G.NumNodes()", "last": "k++;"}
LOOKED_AT = "`k` counts the rounds, and is read elsewhere"
CARRIED = "`{}` is carried from round to round"
UNLIKE = "`on` does not mark the nodes that became nearer"
NO_SUM = "`next` is not lowered to a sum of a property and a length"
EARLY = "it may end before all nodes are settled"
MAY = {
    "usual": {},
    "marks": MARKED,
    "marks cleared in front": {
        **MARKED,
        "front": "more = False; G.woken = False;",
        "settle": "n.on = n.woken; n.A = n.next; more |= n.on;",
    },
    "variables": relaxing("d + (e.len + toll)", first="Int d = n.A;"),
    "other nodes": relaxing("n.A + e.len", "s.start > 2 && s != root"),
    "a limit": LIMIT,
    "another limit": LIMIT | {"goes_on": "more && k <= G.NumNodes()"},
    "a limit that is used again": LIMIT | {"outside": "k = 5;"},
    "in an arm": LIMIT | {"ahead": "If (toll > 3) { k = 0;", "outside": "}"},
    "in the other arm": LIMIT
    | {"ahead": "If (toll > 3) { most = 1; } Else { k = 0;", "outside": "}"},
    "in a loop": LIMIT
    | {"ahead": "While (other) { other = False; k = 0;", "outside": "}"},
    "counted anew": {"last": "k = 0; k++;"},
    "always": {"goes_on": "more && other", "last": "other = True;"},
    "while not": {
        "goes_on": "!other",
        "front": "other = True;",
        "settle": "n.on = n.next < n.A; n.A = n.next; other &= !n.on;",
    },
    "reals": {**REALS, **relaxing("n.A + 0.5 * e.len")},
}
MAY |= {
    "a payload": MARKED
    | {
        "nest": TUPLE.format("s.next; s.woken")
        .replace("s.woken", "s.woken, s.left")
        .replace("True", "True, n")
    },
    "a payload of those who are compared": relaxing("n.A + e.len")
    | {"nest": TUPLE.format("s.next; s.left").replace("True", "n")},
}
MUST_NOT = {
    "two kernels": (
        {"between": "Foreach (n: G.Nodes)(n.on) { n.woken = True; }"},
        "several loops test a condition per vertex",
    ),
    "a condition": ({"guard": "n.on && n.start > 2"}, "not marked by a property"),
    "converted sum": (relaxing("n.A + 0.5 * e.len"), NO_SUM),
    "wider copy": (
        {"copy": "Long", **relaxing("n.A + (Long) e.len")},
        "the distance and the sum are of different types",
    ),
    "truncated": (
        {**REALS, **relaxing("d + 0.5 * e.len", first="Int d = n.A;")},
        NO_SUM,
    ),
    "distance of others": (relaxing("s.start + e.len"), NO_SUM),
    "filter": (relaxing("n.A + e.len", "s.A > 3"), "`A` is not the same in all rounds"),
    "filter in the other arm": (
        {
            "nest": "Foreach (s: n.Nbrs) { Edge e = s.ToEdge(); If (s.start > 2) { }"
            " Else { If (s.A > 3) { s.next min= n.A + e.len @ n; } } }"
        },
        "`A` is not the same in all rounds",
    ),
    "whose neighbours": (
        {
            "nest": "Node p = n.A > 9 ? n : root;"
            " Foreach (s: p.Nbrs) { s.next min= n.A + n.start @ n; }"
        },
        "`A` is not the same in all rounds",
    ),
    # `hub` depends on the distances of a round, but not on who has acted.
    "common with whom": (
        {
            "ahead": "Node hub = root;",
            "nest": "Foreach (s: n.CommonNbrs(hub)) { s.next min= n.A + n.start @ n; }",
            "front": "more = False; other = False;",
            "settle": f"{USUAL['settle']} other |= n.A == 9;",
            "last": "hub = other ? root : NIL;",
        },
        "`hub` is not the same in all rounds",
    ),
    "filter of the round": (
        relaxing("n.A + e.len", "other")
        | {"front": "more = False; other = True;"}
        | {"settle": USUAL["settle"] + "other &= n.A == 9;"},
        "`other` is not the same in all rounds",
    ),
    "element": ({"last": "k = root.A;"}, CARRIED.format("k")),
    "counted twice": (LIMIT | {"last": "k++; k++;"}, CARRIED.format("k")),
    "counted and forgotten": ({"last": "k++; k = 0;"}, CARRIED.format("k")),
    "every other round": ({"last": "other = !other;"}, CARRIED.format("other")),
    "limit of no counter": (LIMIT | {"goes_on": "more && toll < G.NumNodes()"}, EARLY),
    "limit of a result": (
        {"goes_on": "more && most < G.NumNodes()", "last": "most++;"}
        | {"ahead": "most = 0;"},
        "`most` counts the rounds, and is read elsewhere",
    ),
    "limit looked at": (LIMIT | {"outside": "most = k;"}, LOOKED_AT),
    "limit of a kernel": (
        LIMIT | {"outside": "Foreach (n: G.Nodes) { n.A += k; }"},
        LOOKED_AT,
    ),
    "late": (
        LIMIT | {"ahead": "k = 7; Int j = 0;", "outside": "k = 0;"},
        "`k` does not start at 0",
    ),
    "a node that is NIL": (
        relaxing("n.A + t.start", first="Node t = n.left;"),
        "`t` may be NIL where no node is active",
    ),
    "a length that fails": (
        relaxing("n.A + 9 / n.start"),
        "the length may fail where no node is active: `n.start` may be zero",
    ),
    "an edge that is NIL": (
        relaxing("n.A + g.len", first="Edge g = n.via;"),
        "`g` may be NIL where no node is active",
    ),
    "settled in front": (
        {"front": "Foreach (n: G.Nodes) { n.on = n.next < n.A; n.A = n.next; }"}
        | {"between": "more = False;", "settle": ""},
        "nothing marks the nodes that are active in the next round",
    ),
    "a new start": (
        {"settle": "n.on = n.next < n.A; n.A = n.next; n.next = INF; more |= n.on;"},
        "`next` is also written otherwise",
    ),
    "others marked": (
        MARKED
        | {
            "settle": "n.on = n.start > 2; n.woken = False; n.A = n.next; more |= n.on;"
        },
        UNLIKE,
    ),
    "marks never cleared": (
        MARKED | {"settle": "n.on = n.woken; n.A = n.next; more |= n.on;"},
        UNLIKE,
    ),
    "a payload of another round": (
        MARKED
        | {
            "nest": "Foreach (s: n.Nbrs) { Edge e = s.ToEdge();"
            " Node p = n.on ? n : root;"
            " <s.next; s.woken, s.left> min= <n.A + e.len; True, p> @ n; }"
        },
        "`on` is not the same in all rounds",
    ),
    "a payload beside a Long": (
        MARKED
        | {
            **{"type": "Long", "copy": "Long"},
            "nest": "Foreach (s: n.Nbrs) { Edge e = s.ToEdge();"
            " <s.next; s.woken, s.left> min= <n.A + (Long) e.len; True, n> @ n; }",
        },
        "`left` comes with a `next` that is no Int",
    ),
    "no numbers": (
        {
            **REALS,
            **relaxing("n.A + 0.5 * e.len"),
            "settle": "n.on = n.next != n.A; n.A = n.next; more |= n.on;",
        },
        UNLIKE,
    ),
    "marks without a use": ({"front": "more = False; G.woken = False;"}, UNLIKE),
}


def told(change: dict[str, str], before: str = "eliminate-bool-atomics") -> list[str]:
    parts = USUAL | change
    after = f"Foreach (n: G.Nodes) {{ {parts['settle']} }}" if parts["settle"] else ""
    text = LOOP.format(after=after, **parts)
    options = Options(passes=f"{before},order-relaxations", verify_each=True)
    found = lower(front(Source("f.gm", text)), "openmp", options).remarks
    own = [each for each in found if each.pass_name == "order-relaxations"]
    return [f"{each.kind}: {each.message}" for each in own]


@rows("name", MAY)
def test_may(name: str) -> None:
    # Marks are set by atomics or by plain writes.
    marked = MARKED["settle"] in MAY[name].values()
    for before in ("eliminate-bool-atomics", "unique-names")[: 1 + marked]:
        (remark,) = told(MAY[name], before)
        assert remark == "passed: after 2 rounds, nearest `n` first"


@rows("name", MUST_NOT)
def test_must_not(name: str) -> None:
    change, reason = MUST_NOT[name]
    (remark,) = told(change)
    assert remark.startswith("missed")
    assert reason in remark
