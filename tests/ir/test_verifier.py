"""What the verifier holds against a core and a plan."""

from dataclasses import replace

import pytest

from lighthouse.diagnostics import Source
from lighthouse.driver import front, lower
from lighthouse.ir import nodes as ir
from lighthouse.ir.plan import Plan
from lighthouse.ir.steps import Compute, Launch
from lighthouse.ir.types import INT, CollectionType
from lighthouse.ir.verifier import InvalidIR, verify
from lighthouse.ir.walk import rewrite

TEXT = """
Procedure f(G: Graph, A: N_P<Int>; x: Int) {
    Int k = G.NumNodes();
    Foreach (n: G.Nodes) {
        x += n.A * k @ n;
    }
}
"""


@pytest.fixture
def core() -> ir.Procedure:
    return lower(front(Source("test.gm", TEXT)), "cuda").core


@pytest.fixture
def plan() -> Plan:
    return lower(front(Source("test.gm", TEXT)), "cuda").plan


def with_statement(
    core: ir.Procedure, statement: ir.Declare | ir.Assign | ir.Reduce
) -> ir.Procedure:
    return replace(core, body=ir.Block((*core.body.statements, statement)))


def test_good_ones(core: ir.Procedure, plan: Plan) -> None:
    verify(core, "a pass")
    verify(plan, "a pass")


def test_name_declared_twice(core: ir.Procedure) -> None:
    again = ir.Declare(INT, ("k",), ir.Literal(2, type=INT))
    with pytest.raises(InvalidIR, match="after a pass: `k` is declared 2 times"):
        verify(with_statement(core, again), "a pass")


def test_iterator_named_like_an_argument(core: ir.Procedure) -> None:
    def to_x(node: ir.Node) -> ir.Node:
        return replace(node, iterator="x") if isinstance(node, ir.Loop) else node

    with pytest.raises(InvalidIR, match="`x` is declared 2 times"):
        verify(rewrite(core, to_x), "a pass")


def test_name_not_declared(core: ir.Procedure) -> None:
    stray = ir.Assign(ir.Variable("z", type=INT), ir.Literal(2, type=INT))
    with pytest.raises(InvalidIR, match="`z` is used but not declared"):
        verify(with_statement(core, stray), "a pass")


def test_expression_without_a_type(core: ir.Procedure) -> None:
    bare = ir.Assign(ir.Variable("k", type=INT), ir.Literal(2))
    with pytest.raises(InvalidIR, match="Literal has no type"):
        verify(with_statement(core, bare), "a pass")


def test_reduction_outside_of_its_loop(core: ir.Procedure) -> None:
    outside = ir.Reduce(ir.Variable("k", type=INT), "+", ir.Literal(1, type=INT), "n")
    with pytest.raises(InvalidIR, match="bound to `n`, which does not enclose it"):
        verify(with_statement(core, outside), "a pass")


def test_launch_of_no_kernel(plan: Plan) -> None:
    with pytest.raises(InvalidIR, match="no kernel `f_missing`"):
        verify(replace(plan, steps=(*plan.steps, Launch("f_missing"))), "a pass")


def test_two_kernels_of_one_name(plan: Plan) -> None:
    with pytest.raises(InvalidIR, match="two kernels `f_update_x`"):
        verify(replace(plan, kernels=plan.kernels * 2), "a pass")


def test_two_buffers_of_one_name(plan: Plan) -> None:
    with pytest.raises(InvalidIR, match="two buffers `A`"):
        verify(replace(plan, buffers=plan.buffers * 2), "a pass")


def test_array_that_is_no_buffer(plan: Plan) -> None:
    with pytest.raises(InvalidIR, match="no array `A`"):
        verify(replace(plan, buffers=()), "a pass")


def test_core_statement_in_a_kernel(plan: Plan) -> None:
    (kernel,) = plan.kernels
    left = ir.Reduce(ir.Variable("x", type=INT), "+", ir.Literal(1, type=INT), "n")
    bad = replace(kernel, body=ir.Block((left,)))
    with pytest.raises(InvalidIR, match="Reduce in kernel `f_update_x`"):
        verify(replace(plan, kernels=(bad,)), "a pass")


BLOCK = """
Procedure f(G: Graph, S: N_S; x: Int) {
    For (n: S.Items) {
        x += n.Degree();
    }
}
"""


@pytest.fixture
def with_block() -> Plan:
    return lower(front(Source("test.gm", BLOCK)), "cuda").plan


def test_good_block(with_block: Plan) -> None:
    verify(with_block, "a pass")


def test_step_without_its_block(with_block: Plan) -> None:
    with pytest.raises(InvalidIR, match="no host block `f_for_n`"):
        verify(replace(with_block, blocks=()), "a pass")


def test_core_statement_in_a_block(with_block: Plan) -> None:
    (block,) = with_block.blocks
    core = ir.Block((ir.Assign(ir.Variable("x", type=INT), ir.Literal(1, type=INT)),))
    wrong = replace(with_block, blocks=(replace(block, body=core),))
    with pytest.raises(InvalidIR, match="Assign in host block `f_for_n`"):
        verify(wrong, "a pass")


def test_return_in_a_kernel(plan: Plan) -> None:
    (kernel,) = plan.kernels
    wrong = replace(plan, kernels=(replace(kernel, body=ir.Block((ir.Return(),))),))
    with pytest.raises(InvalidIR, match="Return in kernel `f_update_x`"):
        verify(wrong, "a pass")


def test_host_step_with_a_collection(with_block: Plan) -> None:
    items = ir.Variable("S", type=CollectionType("Set", "Node", "G"))
    size = Compute(ir.Variable("x", type=INT), ir.Call(items, "Size", type=INT))
    wrong = replace(with_block, steps=(*with_block.steps, size))
    with pytest.raises(InvalidIR, match="a host step touches `S`"):
        verify(wrong, "a pass")
