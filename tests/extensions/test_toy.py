"""The extension of docs/extending.md does what the page says, on every target."""

import json
from pathlib import Path

import pytest

import lighthouse
from lighthouse import extensions
from lighthouse.api import Result, Target
from lighthouse.cli.main import main
from lighthouse.diagnostics import Source
from lighthouse.driver import Options, front, generate, lower
from lighthouse.graph import Graph
from lighthouse.ir.effects import growing
from tests.built import built
from tests.errors.pages import Page
from tests.passes.meaning import programs

PROGRAMS = programs(Path(__file__).with_name("toy.txt"))
LATER = PROGRAMS["later"]
REPOSITORY = Path(__file__).parents[2]
PAGE = Page("", (REPOSITORY / "docs" / "extending.md").read_text(encoding="utf-8"))
NEAR = PAGE.files["near.gm"]
DIGEST = "b648fb72fa12d26ea4c2df35b6262486876de49adcdecec82af9d32f0053e4b1"

pytestmark = pytest.mark.usefixtures("toy")


def run(target: Target, lanes: bool, graph: Graph, program: str = NEAR) -> Result:
    return lighthouse.compile(program, target=target, lanes=lanes)(graph)


def expected(graph: Graph) -> tuple[list[set[int]], list[int], int]:
    """The sets, how often each number is in one, and how many edges have alike ends."""
    rows = zip(graph.row_offsets[:-1], graph.row_offsets[1:], strict=True)
    seen = [{int(y) % 32 for y in graph.column_indices[a:b]} for a, b in rows]
    times = [sum(x in each for each in seen) for x in range(graph.nodes)]
    ends = zip(graph.slot_sources.tolist(), graph.column_indices.tolist(), strict=True)
    return seen, times, sum(bool(seen[x] & seen[y]) for x, y in ends)


@pytest.mark.parametrize("spec", ["rmat:7", "star:40", "path:3", "empty:5"])
@pytest.mark.parametrize(
    ("target", "lanes"),
    [("interpret", False), ("openmp", False), ("cuda-sim", False), ("cuda-sim", True)],
)
def test_the_program_runs(target: Target, lanes: bool, spec: str) -> None:
    graph = Graph.read(spec)
    result = run(target, lanes, graph)
    seen, times, alike = expected(graph)
    assert [set(each.tolist()) for each in result.seen] == seen
    assert result.times.tolist() == times
    assert result.returned == alike


@pytest.mark.parametrize(
    ("target", "lanes"),
    [("interpret", False), ("openmp", False), ("cuda-sim", False), ("cuda-sim", True)],
)
def test_sets_come_in_and_go_out(target: Target, lanes: bool) -> None:
    program = lighthouse.compile(LATER, target=target, lanes=lanes)
    given = [[3], [], [2, 31]] + [[]] * 37
    result = program(Graph.read("empty:40"), seen=given)
    assert [each.tolist() for each in result.seen[:3]] == [[0, 3], [1], [2, 31]]
    assert result.seen[33].tolist() == [1]
    assert result.returned == 42


def test_only_a_kernel_that_adds_may_need_memory() -> None:
    plan = lower(front(Source("later.gm", LATER)), "cuda").plan
    assert plan is not None
    assert [bool(growing(kernel)) for kernel in plan.kernels] == [True, False]


@pytest.mark.slow
def test_nvcc_accepts_it(tmp_path: Path) -> None:
    path = tmp_path / "near.cu"
    path.write_text(
        generate(lower(front(Source("near.gm", NEAR)), "cuda"), "cuda").source
    )
    built("nvcc", "-std=c++17", "-arch=sm_90", "-c", path)


# --- its pass -------------------------------------------------------------------------


def drops(options: Options, program: str = NEAR) -> bool:
    lowered = lower(front(Source("near.gm", program)), "openmp", options)
    passed = [each.pass_name for each in lowered.remarks]
    assert ("Union" in str(lowered.core)) != ("drop-self-unions" in passed)
    return "drop-self-unions" in passed


def test_the_pass_runs_at_the_end_of_its_stage() -> None:
    assert drops(Options())
    compilation = front(Source("near.gm", NEAR))
    names: list[str] = []
    lower(compilation, "openmp", None, [lambda each, *_: names.append(each.name)])
    assert names[names.index("outline-kernels") - 1] == "drop-self-unions"


@pytest.mark.parametrize(
    ("options", "runs"),
    [
        (Options(level=2), True),
        (Options(level=0), False),
        (Options(disabled=["drop-self-unions"]), False),
        (Options(passes="fuse-loops"), False),
        (Options(passes="fuse-loops,drop-self-unions"), True),
    ],
)
def test_the_pass_is_one_of_the_optimising_ones(options: Options, runs: bool) -> None:
    extensions.load("toy")
    assert drops(options) == runs


def test_the_pass_is_for_programs_that_import_it() -> None:
    assert drops(Options())
    program = PROGRAMS["the pass is for programs that import it"]
    assert not drops(Options(), program)


# --- on the command line --------------------------------------------------------------


@pytest.fixture
def near(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Its path, which stands in what is generated and built, is the same each time."""
    monkeypatch.chdir(tmp_path)
    Path("near.gm").write_text(NEAR)
    return "near.gm"


def test_compare_leaves_the_pass_out(
    near: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = f"compare {near} --graph path:9 --targets openmp --ablate --repeat 1"
    assert main(words.split()) == 0
    assert "drop-self-unions" in capsys.readouterr().out


@pytest.mark.parametrize("target", ["interpret", "openmp", "cuda-sim"])
def test_run_shows_and_writes_sets(
    target: str, near: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = f"run {near} --graph path:4 --target {target} --output seen=seen.txt"
    assert main(words.split()) == 0
    shown = capsys.readouterr().out
    assert "seen: [1] [0 2] [1 3] [2]\n" in shown
    assert "4 sets, one for each node, 6 items in all" in shown
    assert Path("seen.txt").read_text() == "1\n0 2\n1 3\n2\n"
    assert main([*words.split(), "--json"]) == 0
    seen = json.loads(capsys.readouterr().out)["outputs"]["seen"]
    assert seen.pop("sha256") == DIGEST
    assert seen == {
        "kind": "node",
        "element": "set",
        "length": 4,
        "head": [[1], [0, 2], [1, 3], [2]],
        "items": 6,
    }


def test_compare_finds_a_set_that_differs(
    near: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    words = f"compare {near} --graph path:40 --targets interpret,openmp"
    assert main(words.split()) == 0
    kind = extensions.load("toy").kinds[0]
    monkeypatch.setitem(
        kind.interpreted, "Add", lambda items, item: items.update({min(item, 31): None})
    )
    assert main(words.split()) == 1
    assert "seen[31][0]: 30 and 0, must be equal" in capsys.readouterr().out


def test_the_page_shows_the_files() -> None:
    others = {"near.gm", "prefetch.py", "prefetch.cuh"}
    shown = PAGE.files.keys() - others
    folder = Path(__file__).parent / "toy"
    paths = [path for path in folder.rglob("*.*") if "__pycache__" not in path.parts]
    assert shown == {path.name for path in paths}
    for path in paths:
        text = path.read_text(encoding="utf-8")
        assert PAGE.files[path.name] == text, "copy it there"
