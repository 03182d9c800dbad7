"""Plans as text: every kind prints and parses back, and what is wrong is pointed at."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from lighthouse.diagnostics import CompileError, Source
from lighthouse.ir.forms import Attributes, layout
from lighthouse.ir.kernels import Store, Strategy, Sync
from lighthouse.ir.nodes import (
    Expression,
    Literal,
    Nil,
    StatementNode,
    Unary,
)
from lighthouse.ir.plan import Plan
from lighthouse.ir.plan_parser import parse_plan
from lighthouse.ir.plan_printer import print_plan
from lighthouse.ir.roles import KINDS
from lighthouse.ir.schedules import Rows, Schedule
from lighthouse.ir.steps import Step
from lighthouse.ir.types import LONG, NodeType
from lighthouse.ir.walk import walk

# Every kind of step, statement and schedule.
ALL = """\
plan all(G: Graph, e: Double; A: N_P<Int>(G), S: N_P<Node_Set(G)>(G)): Int \
with blocks of 128 threads, 16 a multiprocessor [full]
  scalar e: Double [input]
  scalar x: Int
  scalar made: Bool
  scalar best: Int
  scalar where: Node(G)
  scalar active: Int
  scalar work: Long
  scalar round: Int
  buffer A: Int[n] of G [output, both]
  buffer B: Int[n] of G
  buffer W: Long[m] of G [input, device]
  buffer list: Node(G)[x] of G [device]
  buffer claim: Int[n] of G
  buffer sums: Long[8192]
  buffer _locks: Int[65536] [device]
  object Q: Node_Seq(G)
  object M: Map<Node(G), Int> [input]
  object S: N_P<Node_Set(G)>(G) [output]
  allocate A
  pair AB: A, B
  fill A with zero
  copy A to the device
  swap A and B
  x = element where of A
  element where of A = x + 1
  x = 3
  where.A = -1
  made = orient G as H if rows exceed 128
  read clock into x
  while x < 10 && !made
    launch k
    if x == 4
      run b
    else
      if x == 5
        return x
      else
        x = INF
  resident rounds:
    while x < 3 [not test_first]
      launch k_2
  return

  kernel k over n: G.Nodes by blocks if here, warp \
[annotations=(@schedule(warp))] \
private (x_part for x +=) candidates ((best_2, where_2) for (best, where) min=)
    Int sum = 0
    Node(G) t
    n.A = sum [racy, same_value] then
      visit n.claim in round
        push n into list, counted by active [work=work, degree=n.OutDegree()]
      put n into list at x + 1 [claim=n.claim]
    x_part += |n.A - 2L| [local]
    n.W min= n.W * 2L - -1 [atomic] then
      n.B = 0 [owner]
    (n.A; t, n.B) min= (sum; NIL, sum == 1 ? 0 : 1) [lock]
    block
      visit n.claim in round [not exact]
        push n into list, counted by active [atomics, claim=n.claim]
    if here
      while sum < 3
        sum = sum + 1 [local]
    else
      do
        sum = n.OutDegree() [local]
      while sum > 5
    together if here with (t) into (sum +=, made |= ends):
      each v: n.Nbrs among t.InNbrs above n below n until made [parallel]
        sum += v.A [local]

  kernel k_2 over v: list.Items counted by active, repeats by scan
    count v.sums if v.A > 0, edges (Long) v.OutDegree()

  kernel k_11 over u: list.Items counted by active
    if u.A > 2:
      u.A = 0

  kernel k_10 over z: list.Items counted by active by scan
    place into list if z.A > 0 by z.sums, counted by active, edges work\
, taken from list

  kernel k_3 over w: list.Items counted by active by spread blocks if there, block
    w.A = 0

  kernel k_4 over e: G.Edges by drawn blocks if near, balanced
    e.W = 0L

  kernel k_12 over a: G.Nodes by blocks if own, thread
    a.A = 0

  kernel k_5 over o: G.Nodes by merge path if far cuts_rows

  kernel k_6 over p: G.Nodes by warps

  kernel k_7 over q: G.Nodes by tested warps where q.A > 0
    q.A = 0

  kernel k_8 over r: G.Nodes by drawn warps, 4 times each, where r.A > 0
    r.A = 0

  kernel k_9 over y: G.Nodes by drawn blocks if last, donate
    y.A = 0

  host block b
    Q.PushBack(where)
    M[where] = 1
    foreign "f($x)" changes (x)
    each q: Q.Items backward
      where.S.Add(q)
    search d: G.InNbrs from where where d.A > 0
      x = "g(1)"
    after
      leave
"""


def parse(text: str) -> Plan:
    return parse_plan(Source("f.plan", text))


def test_every_kind_comes_back() -> None:
    plan = parse(ALL)
    assert print_plan(plan) == ALL.rstrip("\n")
    found = {type(node) for node in walk(plan)}
    missing = {
        cls.__name__
        for cls in KINDS
        if issubclass(cls, Step | StatementNode | Schedule | Rows)
        if cls.__module__.startswith("lighthouse.ir.") and cls not in found
    }
    assert not missing


@pytest.mark.parametrize("cls", KINDS, ids=lambda cls: cls.__name__)
def test_kinds_have_forms(cls: Any) -> None:
    """Those of expressions are their grammar.  Attributes are before what has lines."""
    if issubclass(cls, Expression):
        return
    assert KINDS[cls]
    attributes = [part for part in layout(cls) if isinstance(part, Attributes)]
    assert len(attributes) == 1


def test_types_that_differ_from_the_declared_ones_are_kept() -> None:
    """A literal in `-1` is positive; `-1::Int` is one that is negative."""
    text = "plan p(G: Graph)\n  scalar x: Long\n  x = {}"
    for value, shown in (
        (Literal(2, type=LONG), "2L"),
        (Literal(-2, type=LONG), "-2L::Long"),
        (Unary("-", Literal(2, type=LONG), type=LONG), "-2L"),
        (Nil(type=NodeType("G")), "NIL::Node(G)"),
    ):
        plan = parse(text.format(shown))
        assert print_plan(plan) == text.format(shown)
        (step,) = plan.steps
        assert step.value == value  # type: ignore[attr-defined]
        assert step.value.type == value.type  # type: ignore[attr-defined]


def test_names_may_be_words_of_forms() -> None:
    plan = parse(
        "plan p(G: Graph)\n  scalar copy: Int\n  scalar else: Int\n"
        "  kernel k over n: G.Nodes\n"
        "    copy min= 1\n    if copy == 1\n      else = 2\n    else = 3"
    )
    kernel = plan.kernel("k")
    assert len(kernel.body.statements) == 3
    assert isinstance(kernel.body.statements[-1], Store)
    assert parse(print_plan(plan)) == plan


def test_spans_are_those_of_the_text() -> None:
    plan = parse("plan p(G: Graph)\n  launch k\n\n  kernel k over n: G.Nodes\n")
    assert [plan.steps[0].span.text, plan.kernels[0].span.line] == ["launch k", 4]


@pytest.mark.parametrize(
    ("lines", "line", "column", "message"),
    [
        ("  launch 3", 2, 10, "`3` is where a name must be"),
        ("  copy A to the moon", 2, 17, "`moon` is where device or host must be"),
        ("  launch k k", 2, 12, "`k` is where the end of the line must be"),
        ("  x = (1 + 2", 2, 13, "the end of the text is where `)` must be"),
        ("  x = 1 +", 2, 10, "the end of the text is where a name must be"),
        ("  buffer A: Real[n]", 2, 13, "`Real` is where a type must be"),
        ("  Int x = 1", 2, 7, "`x` is where `=` must be"),
        ("  while x\n      launch k\n    launch k", 4, 5, "column 7, or fewer than 4,"),
        ("  resident r:\n  launch k", 3, 3, "a line further right must be"),
        ("  kernel k over n: G.Nodes [wrap]", 2, 29, "an attribute of `Kernel` must"),
        ('  kernel k over n: G.Nodes\n    n.A = "', 3, 11, "a text in quotes must be"),
        ("  kernel k over n: G", 2, 21, "`.` must be"),
        (f"  if x < {'9' * 5000}", 2, 10, "a smaller number must be"),
        ("  %", 2, 3, "`%` is where a name must be"),
    ],
)
def test_what_is_wrong(lines: str, line: int, column: int, message: str) -> None:
    with pytest.raises(CompileError) as caught:
        parse(f"plan p(G: Graph)\n{lines}\n")
    (found,) = caught.value.diagnostics
    assert found.code == "GM0915"
    assert message in found.message
    assert (found.span.line, found.span.column) == (line, column)


def test_the_guide_explains_the_marks_of_writes() -> None:
    guide = (Path(__file__).parents[2] / "docs" / "performance.md").read_text("utf-8")
    _, _, after = guide.partition("| mark | a write")
    told = set(re.findall(r"`\[(\w+)\]`", after.partition("\n\n")[0]))
    assert told == {*Sync, *Strategy}
