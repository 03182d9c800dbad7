"""Passes of others, in files and in packages: they are used like ours, and what is
wrong with one is told with its name and place."""

import re
import shlex
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib.metadata import EntryPoint
from pathlib import Path
from typing import Any, ClassVar

import pytest

from lighthouse import driver
from lighthouse.api import Compiled
from lighthouse.cli.main import main
from lighthouse.diagnostics import CompileError, Source
from lighthouse.driver import Options, choose_passes, front
from lighthouse.ir.nodes import Binary, Node, Procedure
from lighthouse.ir.plan import Grid, Plan
from lighthouse.ir.verifier import InvalidIR
from lighthouse.ir.walk import rewrite
from lighthouse.passes import plugins, registry
from lighthouse.passes.base import Context, Pass, Target
from lighthouse.passes.device.swap_copies import SwapCopies
from lighthouse.passes.manager import run_pass
from tests.passes.meaning import programs
from tests.sampling import tables

PROGRAMS = programs(Path(__file__).with_name("plugins.txt"))
TABLES = tables(__file__)
PASS = PROGRAMS["pass"]
OPTIONAL = [each for each in registry.OURS if each.name not in registry.MANDATORY]


def copied(each: Pass, folder: Path) -> str:
    """A file with a copy of one of our passes, whose name ends in `-copy`."""
    text = Path(str(sys.modules[type(each).__module__].__file__)).read_text()
    name = type(each).__name__
    assert text.count(f"class {name}(") == 1
    path = folder / f"{each.name}.py"
    path.write_text(re.sub(rf"\b{name}\b", f"{name}Copy", text))
    return str(path)


def with_binaries(procedure: Procedure, **changes: Any) -> Procedure:
    """What no program has, in each of its binary operations."""

    def change(node: Node) -> Node:
        return replace(node, **changes) if isinstance(node, Binary) else node

    return rewrite(procedure, change)


def names(passes: tuple[Pass, ...]) -> list[str]:
    return [each.name for each in passes]


# --- files ----------------------------------------------------------------------------


@pytest.mark.parametrize("each", OPTIONAL, ids=lambda each: each.name)
def test_a_copy_of_ours_is_used_like_ours(each: Pass, tmp_path: Path) -> None:
    file, copy = copied(each, tmp_path), f"{each.name}-copy"

    def chosen(**options: Any) -> tuple[Pass, ...]:
        return choose_passes("cuda", Options(loaded=[file], **options))

    plain = names(choose_passes("cuda", Options()))
    assert sorted(names(chosen())) == sorted([*plain, copy])
    assert names(chosen(disabled=[copy])) == plain
    assert copy not in names(chosen(level=0))
    assert copy not in names(chosen(passes="fuse-loops"))
    # In place of ours, in its order.
    rest = [name for name in plain if name not in registry.MANDATORY]
    own = ",".join([*rest, *([] if each.name in rest else [each.name])])
    swapped = ",".join(f"{n}-copy" if n == each.name else n for n in own.split(","))
    assert names(chosen(passes=swapped)) == [
        copy if name == each.name else name for name in names(chosen(passes=own))
    ]
    for field in registry.options_of(type(each)):
        text = str(
            int(field.default) if isinstance(field.default, bool) else field.default
        )
        (found,) = (
            one
            for one in chosen(enabled=[f"{copy}{{{field.name}={text}}}"])
            if one.name == copy
        )
        assert getattr(found, field.name) == field.default


@pytest.mark.parametrize(*TABLES["a copy of ours does the same"])
def test_a_copy_of_ours_does_the_same(
    name: str, target: Target, samples: Path, tmp_path: Path
) -> None:
    (each,) = (each for each in OPTIONAL if each.name == name)
    plain = [n for n in names(registry.pipeline(target)) if n not in registry.MANDATORY]
    compilation = front(driver.read_source(str(samples / "bfs_levels.gm")))
    sources = [
        Compiled(compilation, target, options).source
        for options in (
            Options(),
            Options(
                passes=",".join(f"{n}-copy" if n == name else n for n in plain),
                loaded=[copied(each, tmp_path)],
            ),
            Options(disabled=[name]),
        )
    ]
    assert sources[0] == sources[1]
    if name != "collapse-loops":  # which has nothing to do here
        assert sources[0] != sources[2]


def test_a_file_is_read_again_once_it_changed(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(PASS)
    first, again = plugins.load_file(str(path)), plugins.load_file(str(path))
    assert first == again
    path.write_text(PASS.replace("unit\n", "unit \n"))
    assert plugins.load_file(str(path)) != first
    assert not (tmp_path / "__pycache__").exists()


Compiling = Callable[..., tuple[int, str]]


@pytest.fixture
def compiled_with(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    samples: Path,
    capsys: pytest.CaptureFixture[str],
) -> Compiling:
    """Compiles a sample with the pass in a text, `mine.py`; the exit code, and what is
    told, in one line."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))

    def run(text: str, *words: str, sample: str = "sssp") -> tuple[int, str]:
        Path("mine.py").write_text(text)
        program = str(samples / f"{sample}.gm")
        code = main(["compile", program, "-o", "-", "--load-pass", "mine.py", *words])
        return code, " ".join(capsys.readouterr().err.split())

    return run


@pytest.mark.parametrize(*TABLES["a file that has no such pass"])
def test_a_file_that_has_no_such_pass(
    old: str, new: str, told: str, compiled_with: Compiling
) -> None:
    code, shown = compiled_with(PASS.replace(old, new))
    assert (code, "error[GM0805]" in shown) == (2, True)
    assert told in shown


# --- what they do ---------------------------------------------------------------------


@pytest.mark.parametrize(*TABLES["what fails"])
def test_a_pass_that_fails_is_named_and_its_input_kept(
    does: str, told: str, compiled_with: Compiling, capsys: pytest.CaptureFixture[str]
) -> None:
    code, shown = compiled_with(PASS.replace("return unit", does))
    assert code == 1
    assert f"error[GM0807]: the pass `mine` failed: {told}" in shown
    line = 11 if "Error: " in told or "Exit: " in told else 10
    assert f"mine.py:{line}" in shown
    # The command that it tells gives the same once more.
    (command,) = re.findall(r"lighthouse (compile .* -o -)", shown)
    assert main(shlex.split(command)) == 1
    again = " ".join(capsys.readouterr().err.split())
    assert f"the pass `mine` failed: {told}" in again


def test_a_pass_that_fails_keeps_its_options(compiled_with: Compiling) -> None:
    text = PASS.replace("return unit", "raise ValueError(self.limit)")
    _, shown = compiled_with(text, "--enable-pass", "mine{limit=6}")
    assert "--passes 'mine{limit=6}' -o -" in shown


def test_a_pass_may_refuse_its_options(compiled_with: Compiling) -> None:
    check = (
        "def __post_init__(self):\n        if self.limit > {}: raise ValueError('no')"
    )
    for most, more in ((5, ["--enable-pass", "mine{limit=6}"]), (2, [])):
        text = PASS.replace("def run", f"{check.format(most)}\n\n    def run")
        code, shown = compiled_with(text, *more)
        assert code == 2
        assert "error[GM0804]: pass `mine` refuses its options: ValueError: no" in shown
        assert "at mine.py:11, in `__post_init__`" in shown


def test_a_device_pass_that_fails_keeps_the_plan(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, samples: Path
) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    path = tmp_path / "mine.py"
    path.write_text(PASS.replace('"core"', '"device"').replace("return unit", "1 / 0"))
    compilation = front(driver.read_source(str(samples / "sssp.gm")))
    with pytest.raises(CompileError, match="ZeroDivisionError"):
        driver.lower(compilation, "cuda", Options(loaded=[str(path)]))
    (kept,) = tmp_path.glob("lighthouse-mine-*.plan")
    assert "kernel" in kept.read_text()


# What a device pass makes of the plan, and what fails because of it.
BREAKS = {
    "a pass": ("grid=Grid(blocks=0)", "the pass `swap-copies`"),
    "code generation": ("grid=Grid(blocks=1)", "code generation"),
}


@pytest.mark.parametrize(("change", "what"), BREAKS.values(), ids=BREAKS)
def test_a_failure_after_passes_of_others_names_them(
    change: str, what: str, compiled_with: Compiling, monkeypatch: pytest.MonkeyPatch
) -> None:
    def swap(self: SwapCopies, plan: Plan, context: Context) -> Plan:
        return replace(plan, grid=Grid(blocks=256 // plan.grid.blocks))

    def generate(plan: Plan, target: Target, profile: bool) -> None:
        raise ValueError(f"{plan.grid.blocks} block for {target}")

    monkeypatch.setattr(SwapCopies, "run", swap)
    monkeypatch.setattr("lighthouse.codegen.source.generate", generate)
    does = f"return replace(unit, {change})"
    text = PASS.replace('"core"', '"device"').replace("return unit", does)
    imports = "from dataclasses import replace\nfrom lighthouse.ir.plan import Grid\n"
    words = ("--target", "openmp")
    code, shown = compiled_with(imports + text, *words, sample="pagerank")
    assert code == 1
    assert f"error[GM0808]: {what} failed after passes of others: " in shown
    assert "passes of others ran before it: `mine`" in shown
    assert "--disable-pass mine" in shown
    assert "bug" not in shown


def test_what_we_do_wrong_stays_ours() -> None:
    with pytest.raises(AttributeError):
        run_pass(registry.OURS[1], None, Context())


def test_undeclared_properties_are_found_after_each_pass() -> None:
    from lighthouse.ir.verifier import verify

    text = "Procedure p(G: Graph; A: N_P<Int>) { Foreach (n: G.Nodes) n.A = 1; }"
    procedure = front(Source("<string>", text)).procedure
    verify(procedure, "nothing")
    (graph, _) = procedure.parameters
    with pytest.raises(InvalidIR, match="after x: `A` is used but not declared"):
        verify(replace(procedure, inputs=(graph,), outputs=()), "x")
    plan = driver.lower(front(Source("<string>", text)), "openmp").plan
    verify(plan, "nothing")
    bare = replace(plan.procedure, inputs=(graph,), outputs=())
    with pytest.raises(InvalidIR, match="after x: `A` is used but not declared"):
        verify(replace(plan, procedure=bare, buffers=()), "x")


# --- packages -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Foreign:
    """Of another package."""

    name: ClassVar[str] = "foreign"
    stage: ClassVar[str] = "core"
    limit: int = 7

    def run(self, unit: Any, context: Any) -> Any:
        return unit


@pytest.fixture
def packages(monkeypatch: pytest.MonkeyPatch) -> None:
    """Installed packages with passes: one that works, others that do not."""
    places = {
        "foreign": f"{__name__}:Foreign",
        "absent": "no_such_package:Pass",
        "other": f"{__name__}:Foreign",
        "none": f"{__name__}:OPTIONAL",
        "fuse-loops": f"{__name__}:Foreign",
    }
    found = [EntryPoint(n, place, plugins.GROUP) for n, place in places.items()]
    monkeypatch.setitem(sys.modules, __name__, sys.modules[Foreign.__module__])
    monkeypatch.setattr(plugins, "entry_points", lambda group: found)
    monkeypatch.setattr(plugins, "installed", plugins.installed.__wrapped__)


@pytest.mark.usefixtures("packages")
def test_passes_of_packages_are_loaded_when_they_are_used(
    samples: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    program = str(samples / "pagerank.gm")
    assert main(["compile", program, "-o", "-", "--disable-pass=fuse-loops"]) == 0
    enabled = ["--enable-pass=foreign{limit=3}", "--time-passes"]
    assert main(["compile", program, "-o", "-", *enabled]) == 0
    assert "ms  foreign" in capsys.readouterr().err
    # A package cannot take the place of one of ours.
    assert registry.find("fuse-loops", registry.known()).__name__ == "FuseLoops"
    for name, why in (
        ("absent", "ModuleNotFoundError: No module named 'no_such_package'"),
        ("other", "it calls itself `foreign`"),
        ("none", "it is no class with a method `run`"),
    ):
        for words in (["compile", program, f"--enable-pass={name}"], ["passes", name]):
            assert main(words) == 2
            shown = " ".join(capsys.readouterr().err.split())
            assert f"error[GM0806]: the pass `{name}` cannot be loaded" in shown
            assert why in shown


@pytest.mark.usefixtures("packages")
def test_passes_of_packages_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["passes"]) == 0
    rows = {
        line[2:].split()[0]: line.split()
        for line in capsys.readouterr().out.splitlines()
    }
    assert rows["foreign"][1:3] == ["optimize", "Passes"]
    assert rows["absent"][1:3] == ["broken", "the"]
    assert "fuse-loops" in rows
