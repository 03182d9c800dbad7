"""Generated code as C++ sees it: overflow, names, comments, host steps."""

import shutil
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lighthouse.api import Compiled, Target
from lighthouse.codegen.source import joined
from lighthouse.codegen.text import comment
from lighthouse.diagnostics import Source
from lighthouse.driver import Options, front
from lighthouse.graph import Graph
from lighthouse.toolchain import compile_ptx
from tests.built import built
from tests.once import renamed

TARGETS: tuple[Target, ...] = ("interpret", "openmp", "cuda-sim")
PROGRAMS = Path(__file__).parents[1] / "run" / "programs"
PASSES = Path(__file__).parents[1] / "passes"


def compiled(text: str, target: Target) -> Compiled:
    return Compiled(front(Source("p.gm", text)), target, Options())


@pytest.mark.parametrize("target", TARGETS)
def test_host_steps_read_the_reverse_graph(target: Target) -> None:
    program = compiled(
        "Procedure p(G: Graph, v: Node, e: Edge; a: Int, b, c: Node) {"
        "  a = v.InDegree(); b = e.FromNode(); c = e.ToNode(); }",
        target,
    )
    graph = Graph.from_edges([0, 2, 2, 1], [1, 1, 0, 1])
    assert program(graph, v=1, e=2).outputs == {"a": 3, "b": 2, "c": 0}


@pytest.mark.parametrize("target", TARGETS)
def test_names_of_macros_and_types(target: Target) -> None:
    names = "M_PI int32_t RAND_MAX BUFSIZ dim3 LH_DEVICE G_nodes row_end x_t".split()
    names += ["lh_stopped", "si_pid"]
    text = "".join(f"Int {name} = {i}; " for i, name in enumerate(names))
    program = compiled(
        f"Procedure p(G: Graph, H: Graph): Int {{ {text}"
        f"  Foreach (n: G.Nodes) {{ {names[0]} += {names[1]}; }}"
        f"  Return {' + '.join(names)}; }}",
        target,
    )
    graph = Graph.path(3)
    assert program(graph, graph).returned == 3 * 1 + sum(range(len(names)))


# What could end a comment, go on in the next line, or mean something to a template.
ENDINGS = (
    *("\n", "\r", "\r\n", "\v", "\f", "\0", "\x1a", "\x1c", "\x85", "\u2028", "\u2029"),
    *("\\", "\\\n", "\\ \n", "\\\t", "??/", "??/\n", "*/", "/*", '"', "'", 'R"(', ')"'),
    *("%>", "{{ 1 }}", "{% endfor %}", "#}", "$(id)"),
    *("\u202e", "\ufeff", "\ud800", "\u000a"),
)
CANARY = "canary(); //"


@pytest.mark.parametrize("target", ["openmp", "cuda-sim"])
def test_nothing_that_a_user_names_or_writes_ends_a_comment(target: Target) -> None:
    """In the name of a file and beside statements; g++ refuses a canary that is no
    comment, and a statement that has become one is missed in the result."""
    canaries = [f"{ending}{CANARY}{ending}" for ending in ENDINGS]
    beside = [text for text in canaries if "\n" not in text]
    loops = "".join(
        f"  Foreach (n: G.Nodes) {{ // {text}\n n.A += 1; // {text}\n  }}\n"
        for text in beside
    )
    program = Compiled(
        front(
            Source(
                "".join(canaries),
                f"Procedure main(lh, G: Graph; A: N_P<Int>(G)) {{\n{loops}"
                f"  For (n: G.Nodes) {{ n.A += lh.NumNodes(); // \\\n  }}\n}}\n",
            )
        ),
        target,
        Options(level=0),
    )
    graph = Graph.path(2)
    assert program(graph, graph).A.tolist() == 2 * [len(beside) + 2]


@given(
    st.text(st.characters() | st.sampled_from("\\\r\n ?/"))
    | st.sampled_from(ENDINGS).map(lambda ending: CANARY + ending)
)
def test_comments_are_one_line(text: str) -> None:
    line = comment(text)
    assert len(f"{line}.".splitlines()) == 1
    assert not {unicodedata.category(letter) for letter in line} & {"Cc", "Cf", "Cs"}
    assert not line.endswith(("\\", " ", "??/"))
    line.encode()


@pytest.mark.parametrize("target", TARGETS)
def test_integers_wrap(target: Target) -> None:
    program = compiled(
        "Procedure p(G: Graph, k: Int; A: N_P<Bool>, B: N_P<Int>) {"
        "  Foreach (n: G.Nodes) {"
        "    Int x = k; n.A = x + 1 > x; x += 1; n.B = -x - 1; } }",
        target,
    )
    result = program(Graph.path(2), k=2**31 - 1)
    assert result.A.tolist() == [False, False]
    assert result.B.tolist() == [2**31 - 1] * 2


@pytest.mark.skipif(shutil.which("nvcc") is None, reason="there is no nvcc")
def test_nvcc_does_not_fold_overflow() -> None:
    """nvcc takes signed overflow in device code for impossible."""
    program = compiled(
        "Procedure p(G: Graph, k: Int; A: N_P<Bool>) {"
        "  Foreach (n: G.Nodes) { Int x = k; n.A = x + 1 > x; } }",
        "cuda-sim",
    )
    ptx = compile_ptx(program.source, "sm_90", ("-std=c++17", "-O3")).read_text()
    # k + 1 > k unless k is the largest Int, so the kernel must look at k.
    assert "2147483647" in ptx


@pytest.mark.slow  # `.ci/run` compiles the samples with nvcc
@pytest.mark.parametrize("first", range(3))
def test_nvcc_accepts_host_and_device_code(first: int, tmp_path: Path) -> None:
    """Of a third of the programs in one source, some with iterations that are drawn."""
    drawn = Options(enabled=("self-schedule-loops",))
    programs = [
        (PASSES / "self-schedule-loops" / "rows.gm", drawn),
        (PASSES / "self-schedule-loops" / "sets.gm", drawn),
        *((path, Options()) for path in sorted(PROGRAMS.glob("*.gm"))),
    ]
    made = [
        Compiled(renamed(path.read_text(), number), "cuda-sim", options).program
        for number, (path, options) in enumerate(programs[first::3])
    ]
    source = tmp_path / "programs.cu"
    source.write_text(joined(made)[0].source)
    built("nvcc", "-std=c++17", "-arch=sm_90", "-c", source)
