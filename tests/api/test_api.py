"""The Python interface as a user meets it: compile once, call like a function."""

import inspect
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import lighthouse
from lighthouse.api import Compiled, Target
from lighthouse.diagnostics import CompileError, ToolMissing, UsageError
from lighthouse.driver import Options
from lighthouse.graph import Graph
from tests.imports import imported
from tests.passes.meaning import programs
from tests.sampling import rows, tables

PROGRAMS = programs(Path(__file__).with_name("api.txt"))
EDGES = PROGRAMS["edges"]
WIDTHS = PROGRAMS["widths"]
SUM = "Procedure total(G: Graph, A: N_P<Int>): Int { Return Sum(n: G.Nodes){n.A}; }"


@pytest.fixture
def karate(samples: Path) -> Graph:
    return Graph.read(samples / "graphs" / "karate.mtx")


def fails(code: str, function: Compiled, *graphs: Any, **arguments: Any) -> str:
    """Calls, expects the error `code` and returns all that it says."""
    with pytest.raises(CompileError) as caught:
        function(*graphs, **arguments)
    assert {found.code for found in caught.value.diagnostics} == {code}
    return " ".join(
        text
        for each in caught.value.diagnostics
        for text in (each.message, *each.notes)
    )


# --- the example of the documentation -------------------------------------------------


def test_compile_and_call(samples: Path, karate: Graph, target: Target) -> None:
    pagerank = lighthouse.compile(samples / "pagerank.gm", target=target)
    result = pagerank(karate, e=1e-9, d=0.85, max=100)
    assert result.pg_rank.shape == (34,)
    assert result.pg_rank.dtype == np.float64
    assert result.pg_rank.sum() == pytest.approx(1)
    assert result.pg_rank is result.outputs["pg_rank"]
    assert result.returned is None
    assert list(result.milliseconds) == [
        *("load", "upload", "prepare", "run", "download")
    ]
    assert (result.memory is None) == (target in ("interpret", "openmp"))
    assert result.milliseconds["run"] > 0


def test_path_as_text_and_program_as_text(samples: Path) -> None:
    by_path = lighthouse.compile(str(samples / "sssp.gm"), target="interpret")
    by_text = lighthouse.compile(SUM, target="interpret")
    assert (by_path.__name__, by_text.__name__) == ("sssp", "total")


def test_signature(samples: Path) -> None:
    sssp = lighthouse.compile(samples / "sssp.gm", target="interpret")
    signature = inspect.signature(sssp)
    assert list(signature.parameters) == ["G", "len", "root", "dist"]
    root, dist = signature.parameters["root"], signature.parameters["dist"]
    assert (root.kind, root.default, root.annotation) == (
        inspect.Parameter.KEYWORD_ONLY,
        inspect.Parameter.empty,
        "Node",
    )
    assert dist.default is None
    signature.bind("graph", len=[], root=0)
    assert repr(sssp) == "<sssp compiled for interpret>"


def test_source_and_remarks(samples: Path) -> None:
    path = samples / "sssp.gm"
    cuda = lighthouse.compile(path, target="cuda-sim")
    assert "__global__" in cuda.source
    assert any(remark.pass_name == "collapse-loops" for remark in cuda.remarks)
    plain = lighthouse.compile(path, target="openmp", options=Options(level=0))
    assert "#pragma omp" in plain.source
    assert not any(remark.pass_name == "collapse-loops" for remark in plain.remarks)
    read = lighthouse.compile(path, target="interpret")
    assert (read.source, read.remarks) == (path.read_text(), ())


def test_warnings_are_kept() -> None:
    program = lighthouse.compile("Proc p(): Int { Return 0.5; }", target="interpret")
    (warning,) = program.warnings
    assert warning.code == "GM0210"


def test_result_tells_what_it_has(samples: Path, karate: Graph) -> None:
    levels = lighthouse.compile(samples / "bfs_levels.gm", target="interpret")
    result = levels(karate, root=0)
    assert "level" in dir(result)
    assert repr(result) == "Result(returned=None, outputs: level)"
    with pytest.raises(AttributeError, match="no output `levle`; there are: level"):
        _ = result.levle


# --- arguments and results ------------------------------------------------------------


def test_scalar_outputs_and_returned_value(target: Target) -> None:
    text = PROGRAMS["scalar outputs and returned value"]
    result = lighthouse.compile(text, target=target)(Graph.path(4), a=3)
    assert (result.half, result.even, result.last, result.n) == (1.5, False, -1, 2)
    assert result.returned == 5_000_000_000
    assert [type(value) for value in result.outputs.values()] == [float, bool, int, int]


def test_outputs_can_be_given_and_are_not_changed(target: Target) -> None:
    text = "Procedure p(G: Graph; A: N_P<Int>, x: Int) { G.A = G.A + 1; x += 1; }"
    add = lighthouse.compile(text, target=target)
    start = np.array([5, 6, 7])
    result = add(Graph.path(3), A=start, x=10)
    assert (result.A.tolist(), result.x) == ([6, 7, 8], 11)
    assert start.tolist() == [5, 6, 7]
    assert add(Graph.path(3)).A.tolist() == [1, 1, 1]
    assert add(Graph.path(3), A=None, x=None).x == 1


def test_inputs_that_are_written_stay_the_callers(target: Target) -> None:
    text = "Procedure p(G: Graph, A: N_P<Int>): Int { G.A = 1; Return 0; }"
    given = np.zeros(3, np.int32)
    lighthouse.compile(text, target=target)(Graph.path(3), A=given)
    assert not given.any()


def test_many_calls_of_one_program(karate: Graph, target: Target) -> None:
    total = lighthouse.compile(SUM, target=target)
    other = Graph.path(5)
    for _ in range(2):
        assert total(karate, A=np.arange(34)).returned == 561
        assert total(other, A=[1] * 5).returned == 5
        assert total(G=other, A=range(5)).returned == 10


def test_two_graphs(target: Target) -> None:
    text = PROGRAMS["two graphs"]
    two = lighthouse.compile(text, target=target)
    result = two(Graph.star(4), Graph.path(2), x=[10, 20], r=0)
    assert (result.returned, result.d.tolist()) == (33, [3, 1, 1, 1])
    assert two(Graph.star(4), B=Graph.path(2), x=[1, 2], r=1).returned == 4
    assert "r: node 3" in fails(
        "GM0614", two, Graph.path(3), Graph.path(9), x=[0] * 9, r=3
    )
    assert "x has shape (3,)" in fails(
        "GM0613", two, Graph.path(3), Graph.path(9), x=[0] * 3, r=0
    )


TABLES = tables(__file__, Graph=Graph)


@pytest.mark.parametrize(*TABLES["edges are in the order of the input"])
def test_edges_are_in_the_order_of_the_input(
    graph: Graph, sources: list[int], target: Target
) -> None:
    """Edge properties, edge values in properties, and single edges."""
    edges = lighthouse.compile(EDGES, target=target)
    result = edges(graph, w=[10, 20, 30, 40], f=2)
    assert result.returned == 30
    assert result.g == 2
    assert result.twice.tolist() == [20, 40, 60, 80]
    assert getattr(result, "from").tolist() == sources
    best = {source: edge for edge, source in enumerate(sources) if edge >= 2}
    assert result.best.tolist() == [best.get(node, -1) for node in range(3)]
    assert result.best.dtype == np.int64


def test_npz_keeps_its_order(tmp_path: Path, target: Target) -> None:
    np.savez(tmp_path / "g.npz", indptr=[0, 2, 3, 4], indices=[2, 1, 2, 0])
    edges = lighthouse.compile(EDGES, target=target)
    result = edges(Graph.read(tmp_path / "g.npz"), w=[10, 20, 30, 40], f=1)
    assert (result.returned, result.twice.tolist()) == (20, [20, 40, 60, 80])


def test_symmetric_matrix_is_in_order_of_rows(tmp_path: Path, target: Target) -> None:
    (tmp_path / "g.mtx").write_text(
        "%%MatrixMarket matrix coordinate pattern symmetric\n3 3 2\n3 1\n2 1\n"
    )
    edges = lighthouse.compile(EDGES, target=target)
    result = edges(Graph.read(tmp_path / "g.mtx"), w=[1, 2, 3, 4], f=3)
    assert getattr(result, "from").tolist() == [0, 0, 1, 2]
    assert result.returned == 4


_, SCALARS = TABLES["scalars come back"]


def test_scalars_come_back(target: Target) -> None:
    names = [(f"x{i}", f"y{i}", type) for i, (type, _, _) in enumerate(SCALARS)]
    inputs = ", ".join(f"{x}: {type}" for x, _, type in names)
    outputs = ", ".join(f"{y}: {type}" for _, y, type in names)
    body = " ".join(f"{y} = {x};" for x, y, _ in names)
    text = f"Procedure p(G: Graph, {inputs}; {outputs}) {{ {body} }}"
    given = {x: value for (x, _, _), (_, value, _) in zip(names, SCALARS, strict=True)}
    result = lighthouse.compile(text, target=target)(Graph.path(3), **given)
    assert [*result.outputs.values()] == [wanted for _, _, wanted in SCALARS]


def test_an_argument_may_have_any_name() -> None:
    text = "Procedure p(self, from, from_: Int; outputs: Int) { outputs = self; }"
    program = lighthouse.compile(text, target="interpret")
    assert [*inspect.signature(program).parameters][:3] == ["self", "from__", "from_"]
    result = program(**{"self": 2, "from": 3, "from_": 4})
    assert (result.outputs, result.returned) == ({"outputs": 2}, None)


@rows(*TABLES["returned values"])
def test_returned_values(type: str, value: str, wanted: Any, target: Target) -> None:
    """Where no Return is reached the value is zero, False or NIL."""
    text = (
        f"Procedure p(G: Graph, n: Node, x: Int): {type} {{\n"
        f"    If (x > 0) {{ Return {value}; }}\n"
        "}"
    )
    program = lighthouse.compile(text, target=target)
    returned = program(Graph.path(3), n=2, x=1).returned
    assert (returned, returned.__class__) == (wanted, wanted.__class__)
    zero = -1 if type == "Node" else wanted.__class__(0)
    assert program(Graph.path(3), n=2, x=0).returned == zero


def test_generators_of_values_are_refused_clearly() -> None:
    total = lighthouse.compile(SUM, target="interpret")
    said = fails("GM0612", total, Graph.path(3), A=(i for i in range(3)))
    assert "a list or array with a value for each of the 3 nodes" in said


# --- what is wrong --------------------------------------------------------------------


@rows(*TABLES["values that do not fit"])
def test_values_that_do_not_fit(type: str, given: Any) -> None:
    text = f"Procedure p(G: Graph, x: {type}) {{ }}"
    program = lighthouse.compile(text, target="interpret")
    assert "x" in fails("GM0612", program, Graph.path(3), x=given)


@rows(*TABLES["what would fit is said"])
def test_what_would_fit_is_said(type: str, given: Any, wanted: str) -> None:
    text = f"Procedure p(G: Graph, x: {type}) {{ }}"
    program = lighthouse.compile(text, target="interpret")
    assert wanted in fails("GM0612", program, Graph.path(3), x=given)


@pytest.mark.parametrize("given", [[], [1, 2], [[1, 2, 3]], np.zeros((3, 1), int)])
def test_arrays_of_wrong_shape(given: Any) -> None:
    total = lighthouse.compile(SUM, target="interpret")
    assert "3 nodes" in fails("GM0613", total, Graph.path(3), A=given)


@rows(*TABLES["wrong calls"])
def test_wrong_calls(code: str, given: str, said: str, karate: Graph) -> None:
    total = lighthouse.compile(SUM, target="interpret")
    names = {"fails": fails, "total": total, "karate": karate, "zeros": [0] * 34}
    assert said in eval(f"fails({code!r}, total{given})", names)


@rows(*TABLES["wrong programs"])
def test_wrong_programs(program: str, said: str) -> None:
    with pytest.raises(CompileError, match=said):
        lighthouse.compile(program.replace("\\n", "\n"))
    with pytest.raises(CompileError, match="there is no file"):
        lighthouse.compile(Path("missing.gm"))


def test_wrong_options() -> None:
    with pytest.raises(UsageError, match="there is no target `gpu`"):
        lighthouse.compile(SUM, target="gpu")  # type: ignore[arg-type]
    with pytest.raises(UsageError, match="has no procedure `p`"):
        lighthouse.compile(SUM, target="interpret", procedure="p")
    for target in ("openmp", "interpret"):
        with pytest.raises(UsageError, match="there is no pass `nonsense`"):
            lighthouse.compile(SUM, target=target, options=Options(passes="nonsense"))
    with pytest.raises(UsageError, match="it must be at least 1"):
        lighthouse.compile(SUM, target="openmp", threads=0)


@rows(*TABLES["options of a wrong type"])
def test_options_of_a_wrong_type(name: str, given: Any, wanted: str) -> None:
    with pytest.raises(TypeError) as caught:
        lighthouse.compile(SUM, **{"target": "interpret", name: given})
    assert str(caught.value) == f"{name} is {given!r}: it must be {wanted}"


@pytest.mark.parametrize("program", [3, None, b"Procedure p() { }", ["a.gm"]])
def test_programs_of_a_wrong_type(program: Any) -> None:
    with pytest.raises(TypeError, match="Green-Marl text"):
        lighthouse.compile(program)


@pytest.mark.parametrize(*TABLES["wrong values of options"])
def test_wrong_values_of_options(
    options: dict[str, Any], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=said):
        lighthouse.Options(**options)


def test_a_folder_for_the_source_may_be_a_text(tmp_path: Path) -> None:
    folder = tmp_path / "kept"
    total = lighthouse.compile(SUM, target="openmp", save_temps=str(folder))
    assert total(Graph.path(2), A=[1, 2]).returned == 3
    (kept,) = folder.iterdir()
    for wrong in (kept, kept / "below", "/proc/kept"):
        total = lighthouse.compile(SUM, target="openmp", save_temps=wrong)
        with pytest.raises(CompileError, match="cannot be written") as refused:
            total(Graph.path(2), A=[1, 2])
        assert refused.value.code == "GM0905"


def test_machine_code_is_built_before_there_is_a_graph() -> None:
    total = lighthouse.compile(SUM, target="openmp")
    total.build()
    assert total._building is not None
    total._building.join()
    built = total._devices[False]
    assert total(Graph.path(2), A=[1, 2]).returned == 3
    assert total._devices == {False: built}


@pytest.mark.parametrize("early", [False, True])
def test_missing_compiler(monkeypatch: pytest.MonkeyPatch, early: bool) -> None:
    monkeypatch.setenv("CXX", "/no/such/compiler")
    total = lighthouse.compile(SUM, target="openmp")
    if early:
        total.build()
    with pytest.raises(ToolMissing) as caught:
        total(Graph.path(2), A=[1, 2])
    assert "unset CXX" in caught.value.remedy


def test_import_is_light() -> None:
    assert "numpy" not in imported("import lighthouse; dir(lighthouse)")
    assert "compile" in dir(lighthouse)
    with pytest.raises(AttributeError, match="has no attribute 'compiel'"):
        _ = lighthouse.compiel


@pytest.mark.parametrize("target", ["openmp", "cuda-sim"])
def test_graphs_of_both_widths(target: Target) -> None:
    one, other = Graph.rmat(5, 4), Graph.rmat(4, 6)
    program = lighthouse.compile(WIDTHS, target=target)
    expected = lighthouse.compile(WIDTHS, target="interpret")(one, other)
    for graphs in ((one.widened(), other), (one, other.widened())):
        program.prepare(*graphs)
        result = program(*graphs)
        np.testing.assert_array_equal(result.A, expected.A)
        np.testing.assert_array_equal(result.B, expected.B)


def test_without_pycuda_nothing_for_a_gpu_is_loaded() -> None:
    script = "import sys; sys.modules['pycuda'] = None; import lighthouse.api as api; "
    names = imported(script + "assert api.default_target() != 'cuda'")
    assert "lighthouse.runtime.cuda" not in names
