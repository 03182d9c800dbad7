"""What programs copy between host and device, and why it is the least."""

from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from lighthouse.diagnostics import Source
from lighthouse.driver import Options, front, lower, read_source
from lighthouse.ir.steps import Copy, Repeat, Step
from lighthouse.ir.walk import walk


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


# Host blocks between kernels; T is a temporary, `sum` what the host returns.
BLOCKS: dict[str, tuple[str, set[tuple[str, str]], set[tuple[str, str]]]] = {
    "what a block only reads stays current on the device": (
        """
        N_P<Int> T;
        G.T = G.Degree();
        For (n: G.Nodes) { sum = sum * 7 + n.T; }
        G.A = G.T;
        """,
        {("T", DOWN), ("A", DOWN)},
        set(),
    ),
    "what a block changes goes down and up": (
        """
        N_P<Int> T;
        G.T = G.Degree();
        For (n: G.Nodes) { n.T = n.T + sum; sum = sum + 1; }
        G.A = G.T;
        """,
        {("T", DOWN), ("T", UP), ("A", DOWN)},
        set(),
    ),
    "what a block overwrites need not go down": (
        """
        N_P<Int> T;
        G.T = G.Degree();
        Foreach (n: G.Nodes) { n.A += n.T; }
        For (n: G.Nodes) { n.T = sum; sum = sum + 1; }
        Foreach (n: G.Nodes) { n.A += n.T; }
        """,
        {("A", UP), ("T", UP), ("A", DOWN)},
        set(),
    ),
    "what is zero on both sides need not go down": (
        """
        While (sum < 5) {
            N_P<Int> T;
            For (n: G.Nodes)(n.Degree() > 2) { n.T = 1; }
            Foreach (n: G.Nodes) { n.A += n.T; }
            sum += 1;
        }
        """,
        {("A", UP), ("A", DOWN)},
        {("T", UP)},
    ),
    "an argument that both sides read goes up once": (
        """
        While (sum < 5) {
            Foreach (n: G.Nodes) { n.A += n.B; }
            For (n: root.Nbrs) { sum += n.B; }
            sum += 1;
        }
        """,
        {("A", UP), ("B", UP), ("A", DOWN)},
        set(),
    ),
    "a scalar goes to the block that reads it": (
        """
        While (sum < 5) {
            Int best = 0;
            Foreach (n: G.Nodes) { best max= n.B @ n; }
            For (n: root.Nbrs) { sum += best; }
            sum += 1;
        }
        """,
        {("B", UP)},
        {("best", UP), ("best", DOWN)},
    ),
    "one element is written wherever the array is": (
        """
        G.A = G.B;
        root.A = 3;
        For (n: G.Nodes) { sum = sum * 7 + n.A; }
        root.A = 4;
        Foreach (n: G.Nodes) { sum += n.A; }
        """,
        {("B", UP), ("A", DOWN), ("sum", UP), ("sum", DOWN)},
        set(),
    ),
    "the items of a collection go up before their kernel": (
        """
        N_Q Q;
        For (n: root.Nbrs) { Q.PushBack(n); }
        Foreach (n: Q.Items) { n.A += 1; }
        """,
        {("A", UP), ("n_2_items", UP), ("A", DOWN)},
        set(),
    ),
}


@pytest.mark.parametrize("level", [0, 2])
@pytest.mark.parametrize("what", BLOCKS)
def test_copies_of_blocks(what: str, level: int) -> None:
    body, once, each_round = BLOCKS[what]
    text = f"""Procedure p(G: Graph, root: Node, B: N_P<Int>; A: N_P<Int>): Int {{
        Int sum = 0;
        {body}
        Return sum;
    }}"""
    found = plan_copies(Source("p.gm", text), level)
    assert found == (Counter(once), Counter(each_round))
