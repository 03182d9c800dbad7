"""What the comment above a host function says of its arguments is what it copies."""

import re
from pathlib import Path

import pytest

from lighthouse.codegen.program import Program
from lighthouse.codegen.streams import obstacle
from lighthouse.diagnostics import CompileError
from lighthouse.driver import Options
from lighthouse.ir.effects import effects
from tests.corpus.cases import PATHS
from tests.once import compiled
from tests.sampling import check_each

SAMPLES = sorted((Path(__file__).parents[2] / "samples").glob("*.gm"))
TOLD = re.compile(r"^//   (\w+): (.*) \((in|out|in, out|unused)\)$", re.M)

# Both arms of an If overwrite; only one does; a return comes before; the loops over the
# rows of all nodes overwrite what belongs to edges.
SMALL = """
Procedure in_both_arms(G: Graph, a: N_P<Int>; z: N_P<Int>) {
    Foreach (v: G.Nodes) {
        If (v.a > 3) {
            v.z = Max(w: v.InNbrs){w.a};
        } Else {
            v.z = -1;
        }
    }
}
---
Procedure in_one_arm(G: Graph, k: Int; x, y: N_P<Int>, s: Int) {
    If (k > 2) {
        G.x = 5;
        s = 7;
    }
    G.y = 0;
}
---
Procedure after_return(G: Graph, k: Int; x, y: N_P<Int>): Int {
    G.x = 0;
    If (k < 0) {
        Return -1;
    }
    G.y = 5;
    Return 0;
}
---
Procedure on_edges(G: Graph, a: N_P<Int>; x, y, z: E_P<Int>) {
    Foreach (v: G.Nodes) {
        Foreach (e: v.InEdges) {
            e.x = v.a;
            If (v.a > 0) {
                e.y = 1;
            }
        }
        Foreach (e: v.OutEdges) {
            Int before = e.z;
            e.z = before + v.a;
        }
    }
}
""".split("---")
# What is told of the arguments that they set.
WAYS = [
    {"z": "out"},
    {"x": "in, out", "y": "out", "s": "in, out"},
    {"x": "out", "y": "in, out"},
    {"x": "out", "y": "in, out", "z": "in, out"},
]


def copies(program: Program) -> None:
    """Of each property that only kernels touch."""
    text = program.code
    by_host = frozenset().union(
        *(effects(each).touched for each in program.plan.blocks)
    )
    for name, type, told in TOLD.findall(text):
        on_device = "for each of" in type and f"> {name}_device(" in text
        if on_device and name not in by_host:
            whole = re.search(rf"> {name}_device\({name}, ", text) is not None
            up = whole or f"{name}_device.upload({name});" in text
            down = f"{name}_device.download({name});" in text
            read, written = "in" in told.split(", "), "out" in told
            # Where the host sees elements, what is returned before anything is set
            # stays in the array of the caller.
            kept = read and written and obstacle(program.plan) is not None
            assert (up or kept, down) == (read, written), name


@pytest.mark.parametrize("level", [0, 2])
def test_told_is_what_is_copied(level: int) -> None:
    options = Options(level=level)

    def check(path: Path) -> None:
        try:
            program = compiled(path.read_text(), "cuda-sim", options).program
        except CompileError:
            return
        copies(program)

    check_each([*SAMPLES[level::3], *PATHS[level::10]], check)


@pytest.mark.parametrize("level", [0, 2])
@pytest.mark.parametrize(("source", "ways"), list(zip(SMALL, WAYS, strict=True)))
def test_told_is_what_matters(source: str, ways: dict[str, str], level: int) -> None:
    for target in "cuda-sim", "openmp":
        program = compiled(source, target, Options(level=level)).program
        told = {name: way for name, _, way in TOLD.findall(program.code)}
        assert told | ways == told, target
        if target != "openmp":
            copies(program)
