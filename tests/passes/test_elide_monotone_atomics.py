"""Rounds without atomics end at the same fixpoint, though many threads collide."""

import re
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lighthouse.api import Compiled, Target
from lighthouse.bench.suites import SUITES, Pipeline
from lighthouse.diagnostics import Source
from lighthouse.driver import Options, front, lower, read_source
from lighthouse.graph import Graph
from lighthouse.remarks import Kind
from lighthouse.runtime.profile import by_loop
from lighthouse.runtime.toolchain import compile_ptx
from tests.passes.meaning import acted
from tests.sampling import rows

HERE = Path(__file__).parent / "elide-monotone-atomics"
EDGES = 4000
NODES = 60
PASSES = "fuse-loops,eliminate-bool-atomics,elide-monotone-atomics"


def values(graph: Graph) -> dict[str, Any]:
    random = np.random.default_rng(8)
    return {
        "len": random.uniform(0, 9, graph.edges).astype(np.float32),
        "key": random.integers(-99, 99, graph.nodes).astype(np.int32),
        "root": 0,
    }


@pytest.mark.parametrize("target", ["openmp", "cuda-sim"])
def test_shortest_paths_from_the_active_keep_atomics(
    samples: Path, target: Target
) -> None:
    compilation = front(read_source(str(samples / "sssp.gm")))
    options = Options(passes="elide-monotone-atomics")
    program = Compiled(compilation, target, options)
    kinds = {r.kind for r in program.remarks if r.pass_name == options.passes}
    assert kinds == {Kind.MISSED}


@pytest.mark.parametrize(
    ("target", "lanes"),
    [
        ("openmp", False),
        ("cuda-sim", False),
        pytest.param("cuda-sim", True, marks=pytest.mark.slow),
    ],
)
@pytest.mark.parametrize(
    ("name", "result"),
    [
        ("distances", "dist"),
        ("double_buffered", "dist"),
        ("measured", "dist"),
        ("labels", "label"),
        ("tested", "dist"),
    ],
)
def test_fixpoint(name: str, result: str, target: Target, lanes: bool) -> None:
    random = np.random.default_rng(7)
    ends = random.integers(0, NODES, (2, EDGES))
    graph = Graph.from_edges(ends[0].tolist(), ends[1].tolist(), nodes=NODES + 1)
    compilation = front(read_source(str(HERE / f"{name}.gm")))
    options = Options(passes=PASSES, verify_each=True)
    program = Compiled(compilation, target, options, lanes=lanes)
    assert acted(program, "elide-monotone-atomics")
    known = program.__signature__.parameters
    given = {name: x for name, x in values(graph).items() if name in known}
    if name in ("measured", "tested"):
        given["len"] = given["len"].astype(np.int32)
    expected = Compiled(compilation, "interpret", Options())(graph, **given)
    for _ in range(20):
        found = program(graph, **given).outputs[result]
        assert np.array_equal(found, expected.outputs[result])


MOST = (1 << 31) - 1


@pytest.mark.parametrize(
    ("longest", "plain"),
    [
        (5, True),
        (MOST - 8, True),  # all together: one less than the largest
        (MOST - 7, False),
        (MOST, False),  # sums wrap round
        (-1, False),
    ],
)
@pytest.mark.parametrize("target", ["openmp", "cuda-sim"])
def test_sums_are_measured(
    target: Target, longest: int, plain: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    launched: set[str] = set()

    def spy(kernels: Any, *rest: Any) -> Any:
        launched.update(name for name, time in kernels.items() if time.launches)
        return by_loop(kernels, *rest)

    monkeypatch.setattr("lighthouse.api.by_loop", spy)
    graph = Graph.from_edges([0, 0, 1, 2, 3, 1], [1, 2, 3, 3, 4, 2], nodes=6)
    given = {"len": np.array([1, 3, 2, 2, longest, 1], np.int32), "root": 0}
    compilation = front(read_source(str(HERE / "measured.gm")))
    program = Compiled(compilation, target, Options(passes=PASSES), profile=True)
    expected = Compiled(compilation, "interpret", Options())(graph, **given)
    found = program(graph, **given)
    assert found.outputs["dist"].tolist() == expected.outputs["dist"].tolist()
    assert any(name.endswith("_plain") for name in launched) == plain


ROUNDS = """Procedure f(
    G: Graph, len: E_P<Float>, key: N_P<Int>, root: Node; dist: N_P<{type}>, total: Int
) {{
    N_P<{type}> next;
    N_P<Int> mark;
    Bool more = True;
    Bool on = True;
    {around}
    G.dist = INF;
    Foreach (n: G.Nodes) {{ n.next = n.dist; {start} }}
    {before}
    While ({goes_on}) {{
        {first}
        more = False;
        Foreach (n: G.Nodes) {{
            Foreach (s: n.Nbrs) {{
                Edge e = s.ToEdge();
                {offer}
            }}
        }}
        {between}
        Foreach (n: G.Nodes) {{
            {test}
            {copy}
        }}
        {last}
    }}
    {after}
}}"""
USUAL = {
    **{"type": "Float", "goes_on": "more", "offer": "s.next min= n.dist + e.len @ n;"},
    **{"test": "more |= n.next < n.dist;", "first": "", "between": "", "last": ""},
    **{
        "start": "",
        "before": "",
        "around": "",
        "after": "",
        "copy": "n.dist = n.next;",
    },
}
IF_BETTER = "If (n.next < n.dist) { n.dist = n.next; more = True; }"
# What each of them says instead of the usual.
ELIDED = {
    "as usual": {},
    "not a root": {"before": "root.mark = 1; on = False; N_P<Int> other;"},
    "nested": {"around": "If (total == 0) { While (on) { on = False;", "after": "}}"},
    "other arm": {"around": "If (total == 0) { total = 1; } Else {", "after": "}"},
    "greatest": {
        "offer": "s.next max= n.dist + e.len @ n;",
        "test": "more |= n.dist < n.next;",
    },
    "copied first": {"before": "root.dist = 0;", "first": "G.next = G.dist;"},
    "copied if better": {"test": "", "copy": IF_BETTER},
    "within a limit": {"offer": "If (n.dist < e.len) { s.next min= n.dist @ n; }"},
    "reached": {"offer": "If (n.dist != INF) { s.next min= n.dist + e.len @ n; }"},
    "room for a step": {
        "type": "Int",
        "offer": "If (n.dist != INF) { s.next min= n.dist + 1 @ n; }",
    },
    "room for a constant": {
        "type": "Int",
        "offer": "If (2147483641 > n.dist) { s.next min= n.dist + 7 @ n; }",
    },
    "beyond a limit": {
        "offer": "If (5 < n.dist) { s.next max= n.dist + e.len @ n; }",
        "test": "more |= n.dist < n.next;",
    },
    "by another name": {"goes_on": "on", "last": "on = more;"},
    "least of two": {"offer": "s.next min= Min(n.dist + e.len, 9) @ n;"},
    "greatest of two": {"offer": "s.next min= Max(n.dist, e.len) @ n;"},
    "choice": {"offer": "s.next min= e.len > 5 ? n.dist : n.dist + e.len @ n;"},
    "wider": {"offer": "s.next min= (Double) n.dist + e.len @ n;"},
    "variables": {"offer": "Float f; Float g = n.dist + f; s.next min= g @ n;"},
    "arms": {
        "offer": "If (e.len > 5) { s.next min= n.dist @ n; }"
        " Else { s.next min= n.dist + e.len @ n; }"
    },
}
FILTERED = "whether an element is updated depends on what has changed"
MONOTONE = "may be less where a `dist` is greater"
INTEGRAL = {"type": "Int"}
REACHED = "If (n.dist != INF) {{ s.next min= {} @ n; }}"
MEASURED = {
    "lengths": "n.dist + n.key",
    "the other way round": "n.key + n.dist",
    "no room for a constant": "n.dist + 2",
    "a negative step": "n.dist + -1",
    "a product": "n.dist + 2 * n.key",
}
# By the reason, what must not be.
REFUSED: dict[str, dict[str, dict[str, str]]] = {
    MONOTONE: {
        "sums of INF": INTEGRAL | {"offer": "s.next min= n.dist + n.key @ n;"},
        "a length that fails": INTEGRAL
        | {"offer": "If (n.dist != INF) { s.next min= n.dist + 9 / n.key @ n; }"},
        "sums that grow": INTEGRAL
        | {
            "offer": "If (5 < n.dist) { s.next max= n.dist + n.key @ n; }",
            "test": "more |= n.dist < n.next;",
        },
        "room elsewhere": {
            "type": "Int",
            "offer": "If (root.dist < 5) { s.next min= n.dist + 1 @ n; }",
        },
        "room before": {
            "type": "Int",
            "offer": "If (n.dist < 5) { s.next min= n.dist @ n; }"
            " s.next min= n.dist + 1 @ n;",
        },
        "least of two": {"offer": "s.next min= Min(-n.dist, 9) @ n;"},
        "one arm": {"offer": "s.next min= e.len > 5 ? -n.dist : 1 @ n;"},
        "other arm": {"offer": "s.next min= e.len > 5 ? 1 : -n.dist @ n;"},
        "choice": {"offer": "s.next min= n.dist > 5 ? 1 : n.dist @ n;"},
        "left": {"offer": "s.next min= -n.dist + n.dist @ n;"},
        "right": {"offer": "s.next min= n.dist + -n.dist @ n;"},
        "wider": {"offer": "s.next min= (Double) (-n.dist) + e.len @ n;"},
        "whole numbers": {"offer": "s.next min= (Int) n.dist @ n;"},
        "foreign": {"offer": "s.next min= n.dist + [any()] @ n;"},
        "variable": {"offer": "Float f = -n.dist; s.next min= f @ n;"},
        "one of two": {
            "offer": "If (e.len > 5) { s.next min= n.dist @ n; }"
            " Else { s.next min= -n.dist @ n; }"
        },
    },
    "its loop does not only offer sums": {
        "sums and others": INTEGRAL
        | {
            "offer": "If (n.dist != INF)"
            " { s.next min= n.dist + n.key @ n; s.next min= n.dist @ n; }"
        },
    },
    "may differ when it starts": {
        "root": {"before": "root.dist = 0;"},
        "another copied first": {
            "before": "root.dist = 0;",
            "first": "G.next = G.mark;",
        },
        "copied between": {"before": "root.dist = 0;", "between": "G.next = G.dist;"},
        "some nodes": {"start": "If (n == root) { n.next = 0; }"},
    },
    "its last loop does not simply copy `next` of each node": {
        "copied if worse": {"test": "", "copy": IF_BETTER.replace("<", ">")},
    },
    FILTERED: {
        "no longer within": {
            "offer": "If (n.dist > e.len) { s.next min= n.dist @ n; }"
        },
        "not reached": {
            "offer": "If (n.dist < e.len) { s.next min= n.dist @ n; } Else { }"
        },
        "not that one": {"offer": "If (n.dist != 5) { s.next min= n.dist @ n; }"},
        "beyond a limit": {
            "offer": "If (5 > n.dist) { s.next max= n.dist @ n; }",
            "test": "more |= n.dist < n.next;",
        },
        "a limit that changes": {
            "offer": "If (n.dist < s.dist) { s.next min= n.dist + 1 @ n; }"
        },
        "filter on a variable": {
            "offer": "Float f = n.dist; If (f < 5) { s.next min= f @ n; }"
        },
    },
    "its rounds have more than parallel loops and scalars": {
        "sometimes": {"between": "If (root.key > 3) { G.next = 9; }"},
    },
    "it does not continue exactly while `more` holds": {
        "reset after": {"last": "more = False;"},
    },
    "`on` can tell how many rounds there were": {
        "one round late": {"goes_on": "on", "first": "on = more;"},
    },
    "its last loop does not test whether `next` has improved": {
        "two flags": {"test": "more |= n.next < n.dist; on |= n.next < 5;"},
        "wrong way round": {"test": "more |= n.dist < n.next;"},
    },
    "its rounds reduce several properties, or none": {
        "more": {"offer": "s.next min= n.dist @ n; n.mark += 1 @ s;"},
    },
    "the kernel does more than offer values": {
        "a count": {"offer": "s.next min= n.dist @ n; total += 1 @ n;"},
    },
}


def remarks(change: dict[str, str]) -> list[str]:
    text = ROUNDS.format(**(USUAL | change))
    options = Options(passes="elide-monotone-atomics", verify_each=True)
    found = lower(front(Source("f.gm", text)), "openmp", options).remarks
    return [f"{r.kind}: {r.message}" for r in found if r.pass_name == options.passes]


@rows("name", ELIDED)
def test_elided(name: str) -> None:
    passed = "passed: `next` needs no atomic: lost updates are repeated"
    assert set(remarks(ELIDED[name])) == {passed}


@rows("name", MEASURED)
def test_measured(name: str) -> None:
    (told,) = remarks(INTEGRAL | {"offer": REACHED.format(MEASURED[name])})
    passed = "passed: `next` needs no atomic where no sum can overflow"
    assert told.startswith(passed)


@rows(
    "reason, change", [(r, c) for r, group in REFUSED.items() for c in group.values()]
)
def test_refused(reason: str, change: dict[str, str]) -> None:
    found = remarks(change)
    assert found
    assert all(each.startswith("missed: ") and reason in each for each in found)


# Slow: nvcc takes several seconds.
@pytest.mark.slow
@pytest.mark.parametrize("way", SUITES["monotone"].ways[1:], ids=lambda way: way.name)
@pytest.mark.parametrize("name", SUITES["monotone"].programs)
def test_no_atomics_in_the_ptx(name: str, way: Pipeline, samples: Path) -> None:
    """But in the loop for sums that may overflow, and where lengths are measured."""
    compilation = front(read_source(str(samples / f"{name}.gm")))
    program = Compiled(compilation, "cuda", way.options).program
    ptx = compile_ptx(program.source, "sm_90", ("-std=c++17", "-O3")).read_text()
    plain = any(kernel.name.endswith("_plain") for kernel in program.plan.kernels)
    kernels = [k for k in ptx.split(".entry ")[1:] if f"{name}_" in k.split("(")[0]]
    assert kernels
    found = [k.split("(")[0] for k in kernels if re.search(r"\s(atom|red)\.", k)]
    # Templates have mangled names.
    allowed = r"\w*_(update_nxt|measure)(IN2lh\w*)?" if plain else "none"
    assert not [kernel for kernel in found if not re.fullmatch(allowed, kernel)]
