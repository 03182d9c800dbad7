"""Which loops may run again where a set needs memory, and that others are refused."""

from pathlib import Path

import pytest

import lighthouse.extensions.pta as pta
from lighthouse.api import Compiled
from lighthouse.diagnostics import Source
from lighthouse.driver import Options, front, read_source
from tests.frontend.language import entries
from tests.refused import refused
from tests.sampling import rows

FILE = Path(__file__).with_name("restarts.txt")
PROGRAM = """Import pta;
Procedure f(G: Graph, A: N_P<Int>, up: N_P<Node>, a: N_P<Bits>, b: N_P<Bits>;
            out: N_P<Bits>, B: N_P<Int>, C: N_P<Int>, s: Int, t: Bool) {{
    Foreach (v: G.Nodes) {{
        Node self = v;
        {body}
    }}
}}
"""
ENTRIES = {entry.says: dict(entry.texts) for entry in entries(FILE)}
AGAIN = [name for name, entry in ENTRIES.items() if "again" in entry]
NOT_AGAIN = [name for name, entry in ENTRIES.items() if "once" in entry]


def compiled(body: str, options: Options | None = None) -> Compiled:
    made = front(Source("f.gm", PROGRAM.format(body=body)))
    return Compiled(made, "cuda-sim", options or Options(level=0))


@rows("name", AGAIN)
def test_may_run_again(name: str) -> None:
    assert "settle" in compiled(ENTRIES[name]["again"]).source


@rows("name", NOT_AGAIN)
def test_must_not_run_again(name: str) -> None:
    entry = ENTRIES[name]
    found = refused("GM0504", compiled, entry["once"])
    assert entry["reason"] in found.message
    assert found.span.text.startswith(entry["at"].rstrip(";"))


@pytest.mark.parametrize("name", ["counts", "reads what it stores", "by size"])
def test_a_loop_that_adds_nothing_runs_once(name: str) -> None:
    """Clear and Complement need no memory."""
    body = ENTRIES[name]["once"].replace("Union", "Complement")
    compiled(body)


OUTSIDE = ("s = r.a.Size();", "r.out.Union(r.a);", "For (z: r.a.Items) s += 1;")


@pytest.mark.parametrize("statement", OUTSIDE)
def test_sets_outside_of_parallel_loops(statement: str) -> None:
    text = PROGRAM.format(body="v.B = 1;")
    text = f"{text[: text.rindex('}')]} Node r = G.NodeAt(0); {statement} }}"
    made = front(Source("f.gm", text))
    Compiled(made, "openmp", Options())
    found = refused("GM0503", Compiled, made, "cuda-sim", Options())
    assert found.span.text.startswith("r.")


MEANWHILE = (
    "Foreach (z: v.a.Items) v.a.Union(z.b);",
    "Foreach (z: v.a.Items) z.a.Add(self);",
    "Foreach (z: v.a.Items) v.B = 1; Foreach (w: v.Nbrs) w.a.Clear();",
)


@pytest.mark.parametrize("body", MEANWHILE)
def test_loops_over_what_changes(body: str) -> None:
    assert refused("GM0505", compiled, body).span.text[2:] == "a"


@pytest.mark.parametrize("name", ["andersen", "forward", "heterogeneous"])
def test_points_to_analysis(name: str) -> None:
    program = front(read_source(str(Path(pta.__file__).parent / f"{name}.gm")))
    for options in (Options(), Options(level=0)):
        Compiled(program, "cuda-sim", options)
