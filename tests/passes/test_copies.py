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
from tests.sampling import tables


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


def listed(copies: str) -> Counter[tuple[str, str]]:
    """Those of a list, `A up, B down`."""
    to = {"up": "device", "down": "host"}
    return Counter((name, to[way]) for name, way in re.findall(r"(\w+) (\w+)", copies))


@pytest.mark.parametrize("level", [0, 2])
@pytest.mark.parametrize(*tables(__file__)["copies"])
def test_copies(
    name: str, once: str, each_round: str, level: int, samples: Path
) -> None:
    found = plan_copies(read_source(str(samples / f"{name}.gm")), level)
    assert found == (listed(once), listed(each_round))


BLOCKS = programs("copies")


@pytest.mark.parametrize("level", [0, 2])
@pytest.mark.parametrize("what", BLOCKS)
def test_copies_of_blocks(what: str, level: int) -> None:
    body = re.sub(r"^(once|each round): .*", "", BLOCKS[what], flags=re.MULTILINE)
    told = parts(BLOCKS[what])
    head = "Procedure p(G: Graph, root: Node, B: N_P<Int>; A: N_P<Int>): Int"
    text = f"{head} {{ Int sum = 0; {body} Return sum; }}"
    found = plan_copies(Source("p.gm", text), level)
    expected = (listed(told.get(when, "")) for when in ("once", "each round"))
    assert found == (*expected,)
