"""The schedule of two launches, as the text of a plan."""

from lighthouse.diagnostics import Source
from lighthouse.extensions.pta import launches
from lighthouse.ir.plan_parser import parse_plan
from lighthouse.ir.plan_printer import print_plan
from lighthouse.ir.verifier import problems_of
from lighthouse.ir.walk import walk

TEXT = """\
plan p(G: Graph; A: N_P<Int>(G))
  buffer A: Int[n] of G [output, both]
  allocate A
  fill A with zero
  launch f

  kernel f over n: G.Nodes by two launches for v, warps
    each v: n.Nbrs [parallel]
      v.A = 1 [racy]
"""


def test_it_comes_back() -> None:
    plan = parse_plan(Source("f.plan", TEXT))
    assert print_plan(plan) == TEXT.rstrip("\n")
    assert any(isinstance(node, launches.TwoLaunches) for node in walk(plan))
    assert [*problems_of(plan)] == []


def test_its_loop_is_there() -> None:
    plan = parse_plan(Source("f.plan", TEXT.replace("for v,", "for w,")))
    assert [*problems_of(plan)] == ["no loop over `w` in kernel `f`"]
