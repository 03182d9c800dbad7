"""What programs copy between host and device, and why it is the least."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from lighthouse.diagnostics import Source
from lighthouse.driver import Options, front, lower, read_source
from lighthouse.ir.steps import Copy, Repeat, Step
from lighthouse.ir.walk import walk
from tests.passes.meaning import parts, programs


def copies(steps: Iterable[Step]) -> Iterator[tuple[str, str]]:
    for step in steps:
        for node in walk(step):
            if isinstance(node, Copy):
                yield node.buffer, node.to


def plan_copies(
    source: Source, level: int
) -> tuple[Counter[tuple[str, str]], Counter[tuple[str, str]]]:
    """The copies outside of loops, and those of one round."""
    # Lists of nodes have counters, which are copied as well; resident loops are twice
    # in the plan.
    disabled = ("infer-frontier", "order-relaxations", "persist-loops")
    options = Options(level=level, disabled=disabled)
    plan = lower(front(source), "cuda", options).plan
    rounds = [step for step in plan.steps if isinstance(step, Repeat)]
    others = [step for step in plan.steps if not isinstance(step, Repeat)]
    return Counter(copies(others)), Counter(copies(rounds))


UP, DOWN = "device", "host"

# For each sample the copies that are made once, and those of each round.
EXPECTED: dict[str, tuple[set[tuple[str, str]], set[tuple[str, str]]]] = {
    # The host sets `finished` at the start of each round and tests it at its end.
    "bfs_levels": (
        {("level", DOWN)},
        {("finished", UP), ("finished", DOWN)},
    ),
    # The host does not look at `pairs` before the loop is over.
    "bipartite_matching": (
        {("isLeft", UP), ("pairs", UP), ("pairs", DOWN), ("Match", DOWN)},
        {("finished", UP), ("finished", DOWN)},
    ),
    # Three sums, each with a start that the host gives and a result that it uses.
    "conductance": (
        {
            ("member", UP),
            *((f"sum{i}", side) for i in ("", "_2", "_3") for side in (UP, DOWN)),
        },
        set(),
    ),
    # The result is computed from nothing that the caller gives: no array goes up.
    "pagerank": ({("pg_rank", DOWN)}, {("diff", UP), ("diff", DOWN)}),
    "pagerank_propagate": ({("pg_rank", DOWN)}, {("diff", UP), ("diff", DOWN)}),
    # `dist` is set before it is read; the test of a round reads one Bool.
    "sssp": (
        {("len", UP), ("dist", DOWN)},
        {("exist", UP), ("exist", DOWN)},
    ),
    "triangle_counting": ({("triangles", UP), ("triangles", DOWN)}, set()),
}


@pytest.mark.parametrize("level", [0, 2])
@pytest.mark.parametrize("name", EXPECTED)
def test_copies(name: str, level: int, samples: Path) -> None:
    once, each_round = EXPECTED[name]
    found = plan_copies(read_source(str(samples / f"{name}.gm")), level)
    assert found == (Counter(once), Counter(each_round))


BLOCKS = programs("copies")


@pytest.mark.parametrize("level", [0, 2])
@pytest.mark.parametrize("what", BLOCKS)
def test_copies_of_blocks(what: str, level: int) -> None:
    body = re.sub(r"^(once|each round): .*", "", BLOCKS[what], flags=re.MULTILINE)
    told = parts(BLOCKS[what])
    head = "Procedure p(G: Graph, root: Node, B: N_P<Int>; A: N_P<Int>): Int"
    text = f"{head} {{ Int sum = 0; {body} Return sum; }}"
    found = plan_copies(Source("p.gm", text), level)
    assert found == tuple(
        Counter(
            (name, {"up": UP, "down": DOWN}[side])
            for name, side in re.findall(r"(\w+) (up|down)", told.get(when, ""))
        )
        for when in ("once", "each round")
    )
