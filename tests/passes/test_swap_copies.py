"""Arrays that change places mean what the copies meant."""

from typing import Any

import numpy as np
import pytest

import lighthouse
from lighthouse.driver import Options
from lighthouse.remarks import Kind
from tests.passes.test_meaning import arguments

# How many copies become swaps, and the program.
PROGRAMS = {
    # Behind the last round the source is read, which the next round would overwrite.
    "behind the last round": (
        0,
        """Procedure f(G: Graph; A: N_P<Int>): Int {
        N_P<Int> P, S; Int k = 0;
        Foreach (n: G.Nodes) { n.A = n.Degree() + 1; n.S = 1; }
        Do {
            Foreach (n: G.Nodes) { n.P = n.S + n.A; }
            G.S = G.P;
            Foreach (n: G.Nodes) { n.S = n.A * k; }
            k++;
        } While (k < 3);
        Foreach (n: G.Nodes) { n.A = n.P + 1; }
        Return k;
    }""",
    ),
    # Behind an odd number of rounds, and in the next run of the same loop.
    "read behind the loop": (
        1,
        """Procedure f(G: Graph; A: N_P<Int>): Int {
        N_P<Int> P, Q; Int k = 0; Int j = 0; Int s = 0;
        Foreach (n: G.Nodes) { n.A = n.Degree() + 1; n.Q = 2; }
        While (j < 3) {
            k = 0;
            While (k < 3) {
                Foreach (n: G.Nodes) { n.P = n.A + Sum(t: n.Nbrs){t.Q} % 7; }
                Foreach (n: G.Nodes) { n.Q = n.P; }
                k++;
            }
            j++;
        }
        Foreach (n: G.Nodes) { n.A = n.Q + 1; }
        Return s;
    }""",
    ),
    # No kernel touches the third array.
    "by hand": (
        3,
        """Procedure f(G: Graph; A: N_P<Int>): Int {
        N_P<Int> P, Q, T; Int k = 0; Int s = 0;
        Foreach (n: G.Nodes) { n.P = n.Degree() + 1; n.Q = 3; }
        While (k < 5) {
            Foreach (n: G.Nodes) { n.T = n.P; }
            G.P = G.Q;
            G.Q = G.T;
            Foreach (n: G.Nodes) { n.Q += Sum(t: n.Nbrs){t.P} % 50; }
            s += Sum(n: G.Nodes){n.Q};
            k++;
        }
        Return s;
    }""",
    ),
}


def run(name: str, passes: str | None) -> tuple[Any, dict[str, Any]]:
    swaps, text = PROGRAMS[name]
    target, options = "cuda-sim", Options(passes=passes, verify_each=True)
    if passes is None:
        target, options = "interpret", Options()
    program = lighthouse.compile(text, target=target, options=options)  # type: ignore[arg-type]
    if passes is not None:
        passed = [
            remark
            for remark in program.remarks
            if (remark.kind, remark.pass_name) == (Kind.PASSED, "swap-copies")
        ]
        assert len(passed) == swaps, [str(remark) for remark in program.remarks]
    result = program(**arguments(program))
    return result.returned, dict(result.outputs)


@pytest.mark.parametrize(
    "passes", ["swap-copies", "swap-copies,persist-loops{loops=all}"]
)
@pytest.mark.parametrize("name", PROGRAMS)
def test_meaning(name: str, passes: str) -> None:
    returned, outputs = run(name, passes)
    expected, values = run(name, None)
    assert returned == expected
    assert outputs.keys() == values.keys()
    for key, value in outputs.items():
        np.testing.assert_array_equal(value, values[key], err_msg=key)
