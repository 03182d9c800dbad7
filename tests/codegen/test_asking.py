"""What is asked before an iteration, of many nodes at a time."""

import lighthouse
from tests.sampling import rows, tables

TABLES = tables(__file__)
HEAD = """Import pta;
Procedure p(G: Graph, near: N_P<Bits>, on: N_P<Bool>, off: N_P<Bool>, k: Int,
            mate: N_P<Node>;
            A: N_P<Int>, out: N_P<Bits>) {
"""


@rows(*TABLES["who asks"])
def test_who_asks(name: str, looks: bool, asks: bool, loop: str) -> None:
    program = f"{HEAD}{loop}\n}}"
    openmp = lighthouse.compile(program, target="openmp").source
    assert ("lh::next_true(" in openmp.rpartition("namespace lh")[2]) is looks
    cuda = lighthouse.compile(program, target="cuda-sim").source
    assert ("lh::AskedItems items" in cuda) is asks
