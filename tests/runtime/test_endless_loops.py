"""A loop that never ends runs until somebody stops it, though C++ may leave it out."""

import signal
import subprocess
import sys

import pytest

LOOPS = """
Local forever(G: Graph, n: Node): Int {
    While (G.NumNodes() > 0) { }
    Return forever(G, n);
}
Procedure f(G: Graph, which: Int; A: N_P<Int>): Int {
    Bool b = False;
    Int k = 1;
    If (which == 1) { While (!b) { b = G.NumNodes() < 0; } }
    If (which == 2) { Do { k *= 3; } While (k != 0); }
    If (which == 3) { Foreach (n: G.Nodes) { While (G.NumNodes() > 0) { } n.A = 1; } }
    If (which == 4) {
        For (n: G.Nodes) { Do { b = n.Degree() < 0; } While (!b); n.A = 1; }
    }
    If (which == 5) {
        InDFS (v: G.Nodes From G.PickRandom()) { While (v.Degree() >= 0) { } }
    }
    If (which == 6) { k = forever(G, G.PickRandom()); }
    Return 7;
}
"""
# Each loop has a process, which ends by a signal after a little time of the processor.
SCRIPT = """
import os, signal
import lighthouse
f = lighthouse.compile({program!r}, target={target!r}, threads=1)
graph = lighthouse.Graph.path(3)
f.prepare(graph)
for which in range(7):
    child = os.fork()
    if child == 0:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0.05 if which else 5)
        f(graph, which=which)
        os._exit(0)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))
"""


@pytest.mark.usefixtures("as_users_compile")
@pytest.mark.parametrize("target", ["openmp", "cuda-sim"])
def test_no_loop_is_left_out(target: str) -> None:
    script = SCRIPT.format(program=LOOPS, target=target)
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    ended = [int(line) for line in done.stdout.split()]
    assert ended == [0, *[-signal.SIGVTALRM] * 6]
