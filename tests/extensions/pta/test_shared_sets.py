"""Loops over the sets of an extension: threads that share one give the same answers."""

from __future__ import annotations

from itertools import product
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
from tests.sampling import sampled

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
# What runs in warps, and what of it both passes may share.
LOOPS = {
    "united": """Foreach (v: G.Nodes)(v.Degree() > 1) {
            Foreach (z: v.near.Items) { If (!z.own.IsEmpty()) v.out.Union(z.own); }
        }""",
    "many united": """Foreach (v: G.Nodes) {
            Foreach (z: v.near.Items) v.out.Union(z.near);
        }""",
    "alone": """Foreach (v: G.Nodes) {
            Foreach (z: v.near.Items) {
                Int d = v.Degree();
                If (z.own.IsEmpty() || z.Degree() < d) z.A max= d;
            }
        }""",
    "members asked": """Foreach (v: G.Nodes) {
            Node self = v;
            Foreach (z: v.near.Items) { If (!z.near.Has(self)) v.out.Union(z.own); }
        }""",
    "asked": """Foreach (v: G.Nodes) {
            Foreach (z: v.near.Items) {
                Int d = z.Degree();
                If (d > 3) { z.out.Union(v.own); z.A max= d; }
            }
        }""",
}
# What each of the two launches needs for itself.
TWICE = {
    "own variable": """Foreach (v: G.Nodes) {
            Int k = 0;
            k = v.Degree();
            If (k > 3) { Foreach (z: v.near.Items) v.out.Union(z.own); }
        }""",
    "marks after": """Foreach (v: G.Nodes) {
            Foreach (z: v.near.Items) v.out.Union(z.own);
            v.A = v.Degree();
        }""",
    "own collection": """Foreach (v: G.Nodes) {
            N_S big; Map<Int, Int> M;
            Foreach (w: v.Nbrs) { If (w.Degree() > 5) { big.Add(w); } }
            M[3] = 7;
            If (big.Size() > 2 && M[3] == 7) {
                Foreach (z: v.near.Items) v.out.Union(z.own);
            }
        }""",
}
LEFT_ALONE = {
    "marks before": """Foreach (v: G.Nodes)(v.A == 0) {
            v.A = 1;
            Foreach (z: v.near.Items) { If (z.Degree() > 1) best max= z.Degree(); }
        }""",
    "condition after": """Foreach (v: G.Nodes) {
            Int k = 0;
            Foreach (z: v.near.Items) { If (z.Degree() > 1) k += 1; }
            If (k > 20) v.A = k;
        }""",
    "sums": """Foreach (v: G.Nodes) {
            Foreach (z: v.near.Items) { If (z.Degree() > 3) s += z.Degree(); }
        }""",
    "sizes": """Foreach (v: G.Nodes) {
            v.A = v.near.IsEmpty() ? -3 : v.near.Size();
            s += v.near.Size();
        }""",
    "members": """Foreach (v: G.Nodes) {
            Node self = v;
            Foreach (w: v.Nbrs) { If (w.near.Has(self)) w.A += 1; }
        }""",
    "equal sets": """Foreach (v: G.Nodes) {
            Node z = v.near.Chosen();
            If (z != NIL) z.A += z.own.Equals(v.near) ? 100 : 1;
        }""",
    "searches": """Foreach (v: G.Nodes) {
            v.A = Exist(w: v.Nbrs)(!w.near.IsEmpty()){w.near.Size() > 5} ? 1 : 0;
        }""",
    "largest": """Foreach (v: G.Nodes) {
            Node self = v;
            <best; who> max= <v.near.Size() * 5000 + (Int) self; v>;
        }""",
    "ordered": """Foreach (v: G.Nodes) {
            For (z: v.near.Items) { If (z.Degree() > 3) v.A = v.A * 3 + z.Degree(); }
        }""",
}
# Loops around kernels with sets, which other passes make something of.
ROUNDS = {
    "frontier": """N_P<Int> level; Int d = 0; Bool more = True;
        Node r = G.NodeAt(0);
        G.level = -1;
        r.level = 0;
        While (more) {
            more = False;
            Foreach (v: G.Nodes)(v.level == d) {
                Foreach (w: v.Nbrs) {
                    If (w.level == -1) { w.level = d + 1; more |= True; }
                    If (w.near.Size() > 2) w.A = 1;
                }
            }
            N_P<Bits> mine;
            Foreach (v: G.Nodes)(v.level == d) {
                v.mine.Union(v.own);
                Foreach (w: v.Nbrs) w.out.Union(v.own);
            }
            Foreach (v: G.Nodes) { best max= v.mine.Size() + v.A + v.level; }
            d++;
        }""",
    "changed before": """Foreach (v: G.Nodes) {
            v.near.Clear();
            v.near.Union(v.own);
            Foreach (z: v.near.Items) z.A = z.Degree();
        }""",
    "search": """Node r = G.NodeAt(0);
        InBFS (v: G.Nodes From r) {
            v.out.Union(v.near);
            v.A = v.near.Size();
        }""",
    "copies": """N_P<Int> B; Int k = 0;
        While (k < 3) {
            Foreach (v: G.Nodes) { v.B = v.A; }
            Foreach (v: G.Nodes) {
                v.A = v.B + v.near.Size() + Sum(w: v.Nbrs){w.B} % 100;
            }
            k++;
        }""",
}
TEXTS = {**LOOPS, **TWICE, **LEFT_ALONE, **ROUNDS}
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
    for name in (*LOOPS, *TWICE, *LEFT_ALONE):
        remarks = Compiled(compilation(name), "cuda-sim", Options()).remarks
        names = {each.pass_name for each in remarks if each.kind is Kind.PASSED}
        acted[name] = names & {"share-members", "split-loops"}
    assert all(len(acted[name]) == 2 for name in LOOPS)
    assert all("split-loops" in acted[name] for name in TWICE)
    assert not any("split-loops" in acted[name] for name in LEFT_ALONE)


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
    for name in (*LOOPS, "marks after"):
        plan = lower(compilation(name), "cuda", Options()).plan
        text = print_unit(plan)
        assert print_unit(parse_plan(Source("f.plan", text))) == text
        found |= {type(node) for node in walk(plan)}
    ours = {cls for cls in KINDS if cls.__module__.startswith(pta.__name__)}
    assert {InFirstLaunch, TwoLaunches, UniteMembers} <= ours <= found
