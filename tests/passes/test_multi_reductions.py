"""Each strategy chooses exactly one winner, with all of its payload, among many that
offer the same key at once; and none where no key is strictly better."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import numpy as np
import pytest

from lighthouse.api import Target
from lighthouse.driver import Options
from lighthouse.graph import Graph
from tests.once import compiled

KEYS: dict[str, Any] = {
    "Int": np.int32,
    "Long": np.int64,
    "Float": np.float32,
    "Double": np.float64,
}
# The name of an output, the property that says what it is in the winner's iteration,
# its type, and what it is before.
PAYLOADS = (
    ("w", "id", "Node", -1),
    ("i", "I", "Int", -7),
    ("l", "L", "Long", -7),
    ("f", "F", "Float", -7.0),
    ("d", "D", "Double", -7.0),
    ("b", "B", "Bool", False),
)
TYPES = {name: (of, type, before) for name, of, type, before in PAYLOADS}
# By number, the payload that comes with a key; `c` is a constant.
CHAINS = ("w", "if", "bc", "wld", "c", "wc")


def shapes() -> Iterator[tuple[str, str, str, str]]:
    """The number, operator, type of the key and payload of each tuple."""
    for i, chain in enumerate(CHAINS):
        for j, key in enumerate(KEYS):
            yield f"{i}{j}", "min" if (i + j) % 2 else "max", key, chain


def value(letter: str, vertex: str) -> str:
    if letter == "c":
        return "True"
    return vertex if letter == "w" else f"{vertex}.{TYPES[letter][0]}"


@cache
def program(form: str) -> str:
    """`scalars`: each tuple in a loop over the nodes or over the edges of each;
    `fields`: into the properties of neighbours, or of the edges to them."""
    arguments, lines = [], []
    for number, operator, key, chain in shapes():
        every, driver, kind, edge, vertex = "G.", "t.", "N_P<{}>", "", "n"
        if form == "scalars":
            every, driver, kind = "", "", "{}"
            vertex = "t" if int(number) % 3 else "n"
        elif int(number) % 5 == 2:
            driver, kind, edge = "e.", "E_P<{}>", "Edge e = t.ToEdge(); "
        for letter in f"k{chain}":
            _, type, before = TYPES.get(letter, ("", "Bool", False))
            type = key if letter == "k" else type
            arguments.append(f"{letter}{number}: {kind.format(type)}")
            first = {"w": "NIL", "k": f"start{key}"}.get(letter, before)
            lines.append(f"{every}{letter}{number} = {first};")
        targets = ", ".join(f"{driver}{letter}{number}" for letter in chain)
        values = ", ".join(value(letter, vertex) for letter in chain)
        tuple_ = f"{edge}<{driver}k{number}; {targets}> {operator}= "
        tuple_ += f"<{vertex}.K{key}; {values}> @ n;"
        if driver or vertex == "t":
            tuple_ = f"Foreach (t: n.Nbrs) {{ {tuple_} }}"
        lines.append(f"Foreach (n: G.Nodes) {{ {tuple_} }}")
    given = [f"start{key}: {key}, K{key}: N_P<{key}>" for key in KEYS]
    given += [f"{of}: N_P<{type}>" for _, of, type, _ in PAYLOADS[1:]]
    body = "\n    ".join(lines)
    head = f"Procedure f(G: Graph, {', '.join(given)}; {', '.join(arguments)})"
    return f"{head} {{\n    {body}\n}}\n"


DEVICE = "privatize-reductions,schedule-loops{{mapping={mapping}}}"


def inputs(graph: Graph, seed: int, distinct: int) -> dict[str, Any]:
    """Keys with many ties; extremes, NaN and both zeros among those that have them.
    What else the nodes have tells them apart."""
    random = np.random.default_rng(seed)
    found: dict[str, Any] = {}
    for name, dtype in KEYS.items():
        keys = random.integers(-distinct, distinct, graph.nodes, endpoint=True)
        found[f"K{name}"] = keys.astype(dtype)
        if name in ("Float", "Double"):
            some = random.integers(0, graph.nodes, graph.nodes // 8)
            found[f"K{name}"][some] = np.nan
            some = random.integers(0, graph.nodes, graph.nodes // 8)
            found[f"K{name}"][some] = dtype("-0.0")
    order = random.permutation(graph.nodes)
    found["I"] = (order - graph.nodes // 2).astype(np.int32)
    found["L"] = order.astype(np.int64) << 33
    found["F"] = (order - 0.5).astype(np.float32)
    found["D"] = order / 3.0
    found["B"] = order % 3 == 0
    return found


def starts(kind: str, dtype: Any, keys: Any) -> Any:
    """What the keys start from: all are better, or worse, or some of them."""
    known = keys[keys == keys]
    info: Any = np.finfo if np.issubdtype(dtype, np.floating) else np.iinfo
    match kind:
        case "least":
            return dtype(info(dtype).min)
        case "greatest":
            return dtype(info(dtype).max)
        case "smallest key":
            return known.min()
        case "largest key":
            return known.max()
        case _:
            return dtype(0)


STARTS = ("least", "greatest", "smallest key", "largest key", "zero")


def check(
    shape: tuple[str, str, str, str],
    start: Any,
    offers: Any,
    given: dict[str, Any],
    found: dict[str, Any],
) -> None:
    """One tuple, as one of the vertices that offered a key, or nobody, leaves it."""
    number, operator, key, chain = shape
    keys = given[f"K{key}"][offers]
    with np.errstate(invalid="ignore"):
        wins = keys < start if operator == "min" else keys > start
    have = {letter: found[f"{letter}{number}"] for letter in chain}
    if not wins.any():
        assert found[f"k{number}"] == start
        for letter in chain:
            _, _, before = TYPES.get(letter, ("", "Bool", False))
            assert have[letter] == before, (shape, letter)
        return
    best = keys[wins].min() if operator == "min" else keys[wins].max()
    assert found[f"k{number}"] == best, shape
    alike = [v for v in offers if given[f"K{key}"][v] == best]
    payloads = given | {"id": range(len(given["I"])), "c": [True] * len(given["I"])}
    names = {letter: TYPES.get(letter, ("c",))[0] for letter in chain}
    wanted = [{k: payloads[name][v] for k, name in names.items()} for v in alike]
    assert have in wanted, shape


def tangle() -> tuple[Graph, Any]:
    """Enough edges that all threads meet; two vertices whom everybody knows.  With the
    source of each edge, in the order in which results have them."""
    random = np.random.default_rng(11)
    ends = random.integers(0, 300, (2, 2400))
    everyone = np.arange(300)
    sources = np.concatenate([ends[0], everyone, everyone])
    goals = np.concatenate([ends[1], np.zeros(300, int), np.full(300, 299)])
    return Graph.from_edges(sources, goals, nodes=300), sources


STRATEGIES = {
    "barrier": "lower-multi-reductions{strategy=barrier},",
    "two-kernels": "lower-multi-reductions{strategy=two-kernels},",
    "packed": "pair-properties,lower-multi-reductions{strategy=barrier},",
}
# Building for the simulator takes long.
SELDOM = {("scalars", "two-kernels"), ("fields", "barrier")}
WAYS = [
    pytest.param(
        form,
        f"{first}{passes}{DEVICE.format(mapping=mapping)}",
        target,
        lanes,
        id=f"{form}-{strategy}-{target}{'-lanes' * lanes}",
        marks=marks or [pytest.mark.slow] * ((form, strategy) in SELDOM),
    )
    for form in ("scalars", "fields")
    for strategy, passes in STRATEGIES.items()
    if (form, strategy) != ("scalars", "packed")
    for first, mapping, target, lanes, marks in (
        ("", "thread", "openmp", False, [pytest.mark.slow]),
        ("", "balanced", "cuda-sim", False, []),
        ("eliminate-bool-atomics,", "warp", "cuda-sim", True, [pytest.mark.slow]),
    )
]


@pytest.mark.parametrize(("form", "passes", "target", "lanes"), WAYS)
def test_one_winner(form: str, passes: str, target: Target, lanes: bool) -> None:
    options = Options(passes=passes, verify_each=True)
    run = compiled(program(form), target, options, lanes=lanes)
    graph, sources = tangle()
    into = [[] for _ in range(graph.nodes)]  # type: list[list[int]]
    for source, goal in zip(graph.slot_sources, graph.column_indices, strict=True):
        into[goal].append(int(source))
    reached = [v for v in range(graph.nodes) if into[v]]
    for seed in range(3 if lanes else 5):
        given = inputs(graph, seed, (0, 1, 3, 40)[seed % 4])
        kind = STARTS[seed % len(STARTS)]
        first = {k: starts(kind, t, given[f"K{k}"]) for k, t in KEYS.items()}
        result = run(graph, **given, **{f"start{k}": v for k, v in first.items()})
        for shape in shapes():
            number, _, key, chain = shape
            names = [f"{letter}{number}" for letter in f"k{chain}"]
            if form == "scalars":
                offers = reached if int(number) % 3 else range(graph.nodes)
                found = {name: result.outputs[name] for name in names}
                check(shape, first[key], np.array(offers), given, found)
                continue
            by_edge = int(number) % 5 == 2
            count = graph.edges if by_edge else graph.nodes
            # The two whom everybody knows, and some others.
            for at in {0, graph.nodes - 1, *range(seed, count, count // 20)}:
                offers = [int(sources[at])] if by_edge else into[at]
                found = {name: result.outputs[name][at] for name in names}
                check(shape, first[key], np.array(offers, int), given, found)
