"""Definite assignment: what a plan reads has been written, on every path."""

from collections.abc import Sequence
from dataclasses import replace

import pytest

from lighthouse.diagnostics import Source
from lighthouse.driver import Options, front, lower
from lighthouse.ir import nodes as ir
from lighthouse.ir.assignment import unassigned
from lighthouse.ir.kernels import HostBlock, Store
from lighthouse.ir.plan import HostScalar, Plan
from lighthouse.ir.steps import (
    Allocate,
    Branch,
    Compute,
    Copy,
    Fill,
    Finish,
    Launch,
    ReadElement,
    Repeat,
    RunBlock,
    Step,
    Swap,
)
from lighthouse.ir.types import BOOL, INT
from lighthouse.ir.verifier import InvalidIR, verify
from lighthouse.passes.base import Target

TEXT = """
Procedure f(G: Graph, c: Bool; sum: Int, B: N_P<Int>) {
    N_P<Int> one, two;
    Foreach (n: G.Nodes) { n.one = n.Degree(); n.two = n.Degree(); }
    Foreach (n: G.Nodes) { n.B = n.one + n.two; sum += n.two @ n; }
}
"""
FIRST, SECOND = "f_set_two", "f_update_sum"


@pytest.fixture(scope="module")
def placed() -> Plan:
    plan = lower(front(Source("f.gm", TEXT)), "cuda", Options(level=0)).plan
    (first, second) = plan.kernels
    named = replace(first, name=FIRST), replace(second, name=SECOND)
    scalars = (HostScalar("k", INT), HostScalar("b", BOOL))
    return replace(plan, kernels=named, scalars=plan.scalars + scalars)


def found(plan: Plan, *steps: Step) -> list[str]:
    return list(unassigned(replace(plan, steps=steps)))


K, C, B = (
    ir.Variable("k", type=INT),
    ir.Variable("c", type=BOOL),
    ir.Variable("b", type=BOOL),
)
SET = Compute(K, ir.Literal(1, type=INT))
USE = Compute(ir.Variable("sum", type=INT), K)
UNKNOWN = ["a Compute reads `k`, which nothing has written"]


@pytest.mark.parametrize(
    ("steps", "expected"),
    [
        ([USE], UNKNOWN),
        ([SET, USE], []),
        ([Compute(K, ir.Binary("+", K, K, type=INT))], UNKNOWN),
        ([Branch(C, (SET,)), USE], UNKNOWN),
        ([Branch(C, (SET,), (SET,)), USE], []),
        ([Branch(C, (Finish(),), (SET,)), USE], []),
        ([Repeat(C, (SET,)), USE], UNKNOWN),
        ([Repeat(C, (SET,), test_first=False), USE], []),
        ([Finish(), USE], []),
        ([Branch(B, ())], ["a branch reads `b`, which nothing has written"]),
        ([Repeat(B, ())], ["the test of a loop reads `b`, which nothing has written"]),
        ([Finish(K)], ["the result reads `k`, which nothing has written"]),
    ],
)
def test_scalars(placed: Plan, steps: Sequence[Step], expected: list[str]) -> None:
    assert found(placed, *steps) == expected


START = (Allocate("B"), Allocate("sum"), Allocate("one"), Allocate("two"))
READ = ReadElement("k", "one", ir.Literal(0, type=INT))
CELL = Copy("sum", "device")


@pytest.mark.parametrize(
    ("steps", "missing"),
    [
        ([Launch(FIRST), CELL, Launch(SECOND), Copy("sum", "host")], []),
        ([Fill("one"), Launch(FIRST), CELL, Launch(SECOND)], []),
        ([Fill("one"), CELL, Launch(SECOND)], [("kernel `f_update_sum`", "two")]),
        # A kernel may run over nothing: it keeps the sum, and so needs it.
        ([Launch(FIRST), Launch(SECOND)], [("kernel `f_update_sum`", "sum")]),
        ([Copy("sum", "host")], [("a copy to the host", "sum")]),
        ([Copy("B", "device"), Copy("B", "host")], []),
        ([Copy("B", "host")], [("a copy to the host", "B")]),
        ([READ], [("a ReadElement", "one")]),
        ([Fill("two"), Swap("one", "two"), READ], []),
        ([Fill("one"), Swap("one", "two"), READ], [("a ReadElement", "one")]),
        ([Fill("one"), Allocate("one"), READ], [("a ReadElement", "one")]),
        # The first round may be known to take the other branch.
        ([Repeat(C, (Branch(C, (READ,), (Fill("one"),)),))], []),
    ],
)
def test_both_sides(
    placed: Plan, steps: Sequence[Step], missing: list[tuple[str, str]]
) -> None:
    assert found(placed, *START, *steps) == [
        f"{who} reads `{name}`, which nothing has written" for who, name in missing
    ]


def in_block(plan: Plan, *statements: ir.StatementNode) -> list[str]:
    """The same of a host block, after which `k` is read."""
    block = HostBlock("block", ir.Block(statements))
    return found(replace(plan, blocks=(block,)), RunBlock("block"), USE)


def test_bodies(placed: Plan) -> None:
    own = ir.Variable("own", type=INT)
    store = Store(K, ir.Literal(1, type=INT))
    assert in_block(placed, store) == []
    assert in_block(placed, ir.If(C, ir.Block((store,)))) == UNKNOWN
    assert in_block(placed, ir.If(C, ir.Block((store,)), ir.Block((store,)))) == []
    assert in_block(placed, ir.If(C, ir.Block((ir.Return(),))), store) == UNKNOWN
    value = ir.Literal(1, type=INT)
    assert in_block(placed, ir.Declare(INT, ("own",), value), Store(K, own)) == []


def test_variables_of_a_thread(placed: Plan) -> None:
    own = ir.Variable("own", type=INT)
    kernel = placed.kernel(FIRST)
    for declared in [(), (ir.Declare(INT, ("own",)),)]:
        reads = Store(ir.Variable("other", type=INT), own)
        other = ir.Declare(INT, ("other",), ir.Literal(0, type=INT))
        body = ir.Block((*declared, other, reads))
        plan = replace(placed, kernels=(replace(kernel, body=body),))
        with pytest.raises(InvalidIR, match="kernel `f_set_two` reads `own`"):
            verify(replace(plan, steps=(Launch(FIRST),)), "a pass")


ROUNDS = """
Procedure f(G: Graph, root: Node; level: N_P<Int>) {
    Int depth = 0;
    Bool finished = False;
    G.level = (G == root) ? 0 : -1;
    While (!finished) {
        finished = True;
        Foreach (v: G.Nodes)(v.level == depth) {
            Foreach (w: v.Nbrs)(w.level == -1) {
                w.level <= depth + 1 @ v;
                finished &= False @ v;
            }
        }
        depth++;
    }
}
"""
ITEMS = """
Procedure f(G: Graph, S: N_S; last: Node): Int {
    For (n: S.Items) {
        Foreach (m: G.Nodes) { last = m; }
    }
    InDFS (v: G.Nodes From last) { If (v == last) { Return 3; } }
    Return 4;
}
"""


@pytest.mark.parametrize("text", [ROUNDS, ITEMS])
@pytest.mark.parametrize("target", ["cuda", "openmp"])
def test_plans_write_first(text: str, target: Target) -> None:
    """The edges of the first round, numbers of rounds, the result of a host block."""
    several = [f"infer-frontier{{append={how}}}" for how in ("aggregated", "scan")]
    for enabled in (*several, "infer-frontier{items=race}"):
        options = Options(enabled=[enabled], verify_each=True)
        lower(front(Source("f.gm", text)), target, options)
