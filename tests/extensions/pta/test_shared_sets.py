"""Loops over the sets of an extension: threads that share one give the same answers."""

from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lighthouse.api import Compiled, Target
from lighthouse.diagnostics import Source
from lighthouse.driver import Compilation, Options, front, lower
from lighthouse.extensions import pta
from lighthouse.extensions.pta import arena, launches
from lighthouse.extensions.pta.launches import InFirstLaunch, TwoLaunches
from lighthouse.extensions.pta.loops import UniteMembers
from lighthouse.graph import Graph
from lighthouse.ir.nodes import Node
from lighthouse.ir.plan_parser import parse_plan
from lighthouse.ir.plan_printer import print_unit
from lighthouse.ir.roles import KINDS
from lighthouse.ir.walk import walk
from lighthouse.remarks import Kind
from tests.passes.meaning import programs
from tests.sampling import sampled

TEXTS = programs(Path(__file__).with_name("shared_sets.txt"))
HEAD = """Import pta;
Procedure f(G: Graph; out: N_P<Bits>, A: N_P<Int>, best: Int, who: Node): Int {
    N_P<Bits> near, own;
    Int s = 0;
    best = -1;
    Foreach (v: G.Nodes) {
        Node self = v;
        v.own.Add(self);
        Foreach (w: v.Nbrs) v.near.Add(w);
    }
"""
LOOPS = [name for name in TEXTS if name.startswith("both: ")]
OPTIONS = {
    "all": Options(verify_each=True),
    "none": Options(level=0),
    "no share-members": Options(disabled=("share-members",)),
    "no split-loops": Options(disabled=("split-loops",)),
}
WAYS: tuple[tuple[Target, bool], ...] = (
    ("openmp", False),
    ("cuda-sim", False),
    ("cuda-sim", True),
)


def compilation(name: str) -> Compilation:
    return front(Source("f.gm", f"{HEAD}    {TEXTS[name]}\n    Return s;\n}}\n"))


def graph(nodes: int = 1300, edges: int = 2600) -> Graph:
    """Sets of several elements and many rounds: one of all nodes, some of a few."""
    random = np.random.default_rng(2)
    ends = random.integers(0, nodes, (edges, 2))
    hub = [(0, node) for node in range(1, nodes)]
    # Two ids in different elements of 960, and in one.
    pairs = [(5, 959), (5, 960), (6, 959), (7, 960), (8, 958), (8, 959)]
    sources, targets = np.concatenate([ends, hub, pairs]).T
    return Graph.from_edges(sources, targets, nodes=nodes)


GRAPH = graph()


def answer(program: Compiled, of: Graph) -> dict[str, Any]:
    found = program(of)
    sets = [sorted(each.tolist()) for each in found.out]
    return {
        "returned": found.returned,
        "out": sets,
        "A": found.A.tolist(),
        "best": found.best,
        "who": found.who,
    }


@pytest.fixture(autouse=True)
def twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few iterations, as here, need no second launch to share what is left of loops."""
    monkeypatch.setattr(launches, "FEW", 0)


FEW = launches.FEW


@pytest.mark.parametrize(
    ("name", "options", "few"),
    sampled(
        [
            (name, options, few)
            for i, name in enumerate(TEXTS)
            for j, (options, few) in enumerate(product(OPTIONS, [0, FEW]))
            if (i + j) % 4 == 0
        ],
        30,
    ),
)
def test_same_answers(
    name: str, options: str, few: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(launches, "FEW", few)
    made = compilation(name)
    expected = answer(Compiled(made, "interpret", Options()), GRAPH)
    assert (
        expected["returned"]
        or any(expected["out"])
        or any(expected["A"])
        or (expected["best"] > 0)
    )
    for target, lanes in WAYS:
        program = Compiled(made, target, OPTIONS[options], lanes=lanes)
        assert answer(program, GRAPH) == expected, (target, lanes)


@pytest.mark.gpu
@pytest.mark.parametrize("name", TEXTS)
def test_same_answers_on_a_gpu(name: str) -> None:
    made = compilation(name)
    large = graph(100_000, 400_000)
    expected = answer(Compiled(made, "openmp", Options()), large)
    for options in OPTIONS.values():
        assert answer(Compiled(made, "cuda", options), large) == expected


def test_both_passes_act() -> None:
    """Where they may, and nowhere else."""
    acted = {}
    for name in TEXTS:
        remarks = Compiled(compilation(name), "cuda-sim", Options()).remarks
        names = {each.pass_name for each in remarks if each.kind is Kind.PASSED}
        acted[name] = names & {"share-members", "split-loops"}
    assert all(len(acted[name]) == 2 for name in LOOPS)
    for name, found in acted.items():
        if not name.startswith("rounds: "):
            assert ("split-loops" in found) == name.startswith(("both: ", "twice: "))


@pytest.mark.parametrize(("name", "lanes"), sampled(product(LOOPS, [False, True]), 3))
def test_pools_that_grow_meanwhile(
    name: str, lanes: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A launch that finds no room is repeated, rounds of a second one and all."""
    check_pools_that_grow(name, lanes, Options(), monkeypatch)


def check_pools_that_grow(
    name: str, lanes: bool, options: Options, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = compilation(name)
    expected = answer(Compiled(made, "interpret", Options()), GRAPH)
    refused = []

    class Tiny(arena.DeviceArena):
        def __init__(self, device: Any) -> None:
            super().__init__(device, 8)

        def settle(self) -> int:
            refused.append(super().settle())
            return refused[-1]

    monkeypatch.setattr("lighthouse.extensions.pta.device_sets.DeviceArena", Tiny)
    program = Compiled(made, "cuda-sim", options, lanes=lanes)
    assert answer(program, GRAPH) == expected
    assert sum(turn > 0 for turn in refused) > 3


def test_plans_with_each_kind_of_node_parse_back() -> None:
    found: set[type[Node]] = set()
    for name in (*LOOPS, "twice: marks after"):
        plan = lower(compilation(name), "cuda", Options()).plan
        text = print_unit(plan)
        assert print_unit(parse_plan(Source("f.plan", text))) == text
        found |= {type(node) for node in walk(plan)}
    ours = {cls for cls in KINDS if cls.__module__.startswith(pta.__name__)}
    assert {InFirstLaunch, TwoLaunches, UniteMembers} <= ours <= found
