"""What the verifier requires of kernels by their schedules, on the text of plans."""

import pytest

from lighthouse.diagnostics import Source
from lighthouse.ir.plan_parser import parse_plan
from lighthouse.ir.verifier import problems_of

HEAD = """\
plan p(G: Graph; A: N_P<Int>(G))
  scalar k: Int
  buffer A: Int[n] of G [output, both]
  buffer list: Node(G)[n] of G [device]
  allocate A
  allocate list
  fill A with zero
  fill list with zero
  k = 1
"""
LAUNCH = "  launch f\n\n"
TOGETHER = """
    together if here:
      each v: n.Nbrs [parallel]
        v.A = 1 [racy]"""
STORE = "\n    n.A = 1 [owner]"
NODES, ITEMS = "n: G.Nodes", "n: list.Items counted by k"
RIGHT = (
    (NODES, "", STORE),
    (ITEMS, "", STORE),
    (NODES, " by blocks if here, warp", TOGETHER),
    (NODES, " by merge path if here", TOGETHER),
    (ITEMS, " by spread blocks if here, balanced", TOGETHER),
)
WRONG = (
    ("n: list.Items", "", STORE, "nothing counts the items of kernel `f`"),
    (NODES, "", TOGETHER, "GridStride for the loops of blocks in kernel `f`"),
    (
        ITEMS,
        " by merge path if here",
        TOGETHER,
        "not one loop over the rows of all nodes in kernel `f`",
    ),
    (
        NODES,
        " by spread blocks if here, warp",
        TOGETHER,
        "no list of items for kernel `f`",
    ),
)


def problems(domain: str, schedule: str, body: str, launch: str = LAUNCH) -> list[str]:
    text = f"{HEAD}{launch}  kernel f over {domain}{schedule}{body}\n"
    return [*problems_of(parse_plan(Source("f.plan", text)))]


@pytest.mark.parametrize(("domain", "schedule", "body"), RIGHT)
def test_what_fits(domain: str, schedule: str, body: str) -> None:
    assert problems(domain, schedule, body) == []


@pytest.mark.parametrize(("domain", "schedule", "body", "problem"), WRONG)
def test_what_does_not_fit(domain: str, schedule: str, body: str, problem: str) -> None:
    assert problem in problems(domain, schedule, body)


def test_counter_in_a_resident_loop() -> None:
    loop = "  resident r:\n    while k < 2\n      launch f\n\n"
    found = problems(NODES, " by drawn blocks if here, warp", TOGETHER, loop)
    assert found == ["a counter for kernel `f`, which is in a resident loop"]
