"""How extensions are found, loaded and refused; programs with and without them."""

import sys
from dataclasses import replace
from itertools import product
from pathlib import Path

import numpy as np
import pytest

import lighthouse
import lighthouse.api
from lighthouse import extensions, toolchain
from lighthouse.cli.main import main
from lighthouse.diagnostics import CompileError, Diagnostics, Source
from lighthouse.driver import Options, Target, front, lower, read_source
from lighthouse.extensions import VERSION, Extension
from lighthouse.extensions.pta.kinds import BITS
from lighthouse.frontend.check import check
from lighthouse.frontend.grammar import parse
from lighthouse.graph import Graph
from lighthouse.ir import kinds
from lighthouse.ir.nodes import Call, Procedure
from lighthouse.ir.plan_printer import print_unit
from lighthouse.ir.walk import walk
from lighthouse.passes import registry
from lighthouse.passes.base import Pass, Unit
from lighthouse.passes.optimize.fuse_loops import FuseLoops
from lighthouse.toolchain import BackendError
from tests.extensions.conftest import Announce
from tests.passes.meaning import programs
from tests.refused import refused
from tests.sampling import sampled, tables

PROGRAMS = programs(Path(__file__).with_name("extensions.txt"))
# Without the import that it needs.
NEXT = PROGRAMS["next"]
# Bits is a name like any other.
NAMES = PROGRAMS["names"]
TABLES = tables(__file__)
OWN = PROGRAMS["own"]
NOTHING = PROGRAMS["nothing"]
ANDERSEN = Path(extensions.__file__).parent / "pta" / "andersen.gm"
IMPORTS = "// Who comes next.\nImport other; /* and */ Import pta;\n"

# --- what cannot be loaded ------------------------------------------------------------


@pytest.fixture
def other(announce: Announce, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The module where the extension `other` is to be."""
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "other_extension", raising=False)
    announce(other="other_extension:EXTENSION")
    return tmp_path / "other_extension.py"


def test_an_extension_that_there_is_not() -> None:
    found = refused("GM0910", front, Source("p.gm", "Import pat;\n" + NEXT))
    assert found.message == "there is no extension `pat`"
    assert (found.span.line, found.span.column, found.span.end) == (1, 8, 10)
    assert found.notes == ("did you mean `pta`?",)


@pytest.mark.parametrize(*TABLES["an extension that is none"])
def test_an_extension_that_is_none(
    made: str, code: str, message: str, other: Path
) -> None:
    text = f"from lighthouse.extensions import Extension\nEXTENSION = {made}\n"
    other.write_text(text)
    found = refused(code, front, Source("p.gm", IMPORTS + NEXT))
    assert found.message.startswith(f"the extension `other` {message}")
    assert (found.span.line, found.span.column) == (2, 8)
    assert len(found.notes) == 1
    assert "other" not in extensions._LOADED


@pytest.mark.parametrize("text", [None, "", "import no_such_module\n"])
def test_an_extension_that_is_not_where_it_should_be(
    text: str | None, other: Path
) -> None:
    if text is not None:
        other.write_text(text)
    found = refused("GM0913", extensions.load, "other")
    assert found.notes == ("it is `other_extension:EXTENSION`",)


def test_check_reports_what_run_would(
    other: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other.write_text("EXTENSION = None\n")
    path = tmp_path / "p.gm"
    path.write_text(IMPORTS + NEXT)
    for command in (["check"], ["run", "--graph", "path:3"], ["compile"]):
        assert main([*command, str(path)]) == 1
        assert "GM0913" in capsys.readouterr().err


def test_an_extension_without_headers(
    other: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    made = f"Extension(name='other', version={VERSION})"
    other.write_text(
        f"from lighthouse.extensions import Extension\nEXTENSION = {made}\n"
    )
    assert main(["include", "other"]) == 2
    assert "the extension `other` has no headers" in capsys.readouterr().err


def test_ours_is_not_replaced(announce: Announce) -> None:
    announce(pta="tests.extensions.toy.extension:EXTENSION")
    assert extensions.load("pta").kinds == (BITS,)


# --- names that are taken -------------------------------------------------------------


def clash(extension: Extension) -> str:
    found = refused("GM0912", extensions.register, extension)
    assert extension.name not in extensions._LOADED
    return found.message


@pytest.mark.parametrize("name", ["Int", "Node_Set", "Edge_Set", "Set", "Map", "Nodes"])
def test_types_of_the_language(name: str, announce: Announce) -> None:
    mine = Extension(name="mine", version=VERSION, kinds=(replace(BITS, name=name),))
    message = clash(mine)
    assert message == f"`mine` and LightHouse itself both have a type `{name}`"


def test_passes_and_headers_of_lighthouse(announce: Announce, tmp_path: Path) -> None:
    mine = Extension(name="mine", version=VERSION, passes=(FuseLoops,))
    assert clash(mine).endswith("LightHouse itself both have a pass `fuse-loops`")
    (tmp_path / "own.cuh").touch()
    (tmp_path / "types.cuh").touch()
    mine = Extension(name="mine", version=VERSION, include=tmp_path)
    assert clash(mine).endswith("LightHouse itself both have a header `types.cuh`")


def test_what_another_extension_has(
    announce: Announce, toy: None, tmp_path: Path
) -> None:
    extensions.load("pta")
    toy_itself = extensions.load("toy")
    mine = Extension(name="mine", version=VERSION, kinds=(BITS,))
    assert clash(mine) == "`mine` and the extension `pta` both have a type `Bits`"
    mine = Extension(name="mine", version=VERSION, passes=toy_itself.passes)
    assert clash(mine).endswith("`toy` both have a pass `drop-self-unions`")
    (tmp_path / "sets.cuh").touch()
    mine = Extension(name="mine", version=VERSION, include=tmp_path)
    assert clash(mine).endswith("the extension `pta` both have a header `sets.cuh`")


def test_kinds_are_known_before_the_rest(announce: Announce) -> None:
    """As for a program that was compiled before."""
    for known in (extensions._LOADED, registry.ADDED):
        known.pop("pta", None)
    kinds._KINDS.pop("Bits", None)
    extensions.load_kinds("pta")
    extensions.load_kinds("pta")
    assert kinds.find_kind("Bits") is BITS
    assert not {*extensions._LOADED, *registry.ADDED} & {"pta"}
    mine = Extension(name="mine", version=VERSION, kinds=(BITS,))
    assert clash(mine) == "`mine` and the extension `pta` both have a type `Bits`"
    assert extensions.load("pta").passes == registry.ADDED["pta"]


def test_a_clash_is_shown_at_the_import(other: Path) -> None:
    other.write_text(
        "from dataclasses import replace\n"
        "from lighthouse.extensions.pta.extension import EXTENSION as PTA\n"
        "EXTENSION = replace(PTA, name='other')\n"
    )
    extensions.load("pta")
    found = refused("GM0912", front, Source("p.gm", IMPORTS + NEXT))
    assert (found.span.line, found.span.column) == (2, 8)
    assert found.message == "`other` and the extension `pta` both have a type `Bits`"


# --- programs with and without --------------------------------------------------------


def test_programs_do_not_see_what_others_import(toy: None) -> None:
    graph = Graph.read("path:3")
    given = "Import pta;\n" + NEXT
    for program in (NAMES, given, NAMES, "Import toy;\n" + given, NAMES):
        compiled = lighthouse.compile(program, target="interpret")
        if program is NAMES:
            assert compiled(graph, Bits=14).returned == 42
        else:
            assert [each.tolist() for each in compiled(graph).after] == [
                [1],
                [0, 2],
                [1],
            ]
    with pytest.raises(CompileError):
        front(Source("p.gm", NEXT))


@pytest.mark.parametrize("imported", [[], ["toy"]])
def test_a_type_without_its_import(imported: list[str], toy: None) -> None:
    """Of those that are loaded, and of ours."""
    for name in imported:
        extensions.load(name)
    for kind, extension in (("Bits", "pta"), ("Residues", "toy")):
        text = NEXT.replace("Bits", kind)
        found = refused("GM0020", front, Source("p.gm", text))
        if extension == "toy" and not imported:
            assert found.message == "expected a type, found `Residues`"
            continue
        assert found.message == f"`{kind}` is a type of the extension `{extension}`"
        assert found.edit is not None
        front(Source("p.gm", found.edit.text + text))


@pytest.mark.parametrize("program", [NEXT, "Import pta;\n" + NEXT])
def test_options_import_as_the_program_would(program: str) -> None:
    options = Options(extensions=["pta", "pta"])
    compiled = lighthouse.compile(program, target="openmp", options=options)
    sets = compiled(Graph.read("path:3")).after
    assert [each.tolist() for each in sets] == [[1], [0, 2], [1]]


def test_positions_are_those_of_the_file() -> None:
    with pytest.raises(CompileError) as caught:
        front(Source("p.gm", NEXT.replace("after.Add", "aftr.Add")), extensions=["pta"])
    (found,) = caught.value.diagnostics
    assert (found.span.line, found.span.column) == (4, 9)


def test_extensions_are_a_list() -> None:
    with pytest.raises(TypeError, match="extensions is 'pta': it must be a list"):
        Options(extensions="pta")


# --- printed and read again -----------------------------------------------------------


def calls(procedure: Procedure) -> set[str]:
    return {item.name for item in walk(procedure) if isinstance(item, Call)}


@pytest.mark.parametrize(
    ("target", "level"), sampled(product(["cuda", "openmp"], [2, 0]), 3)
)
def test_every_core_parses_again(target: Target, level: int) -> None:
    cores: list[Procedure] = []
    compilation = front(read_source(str(ANDERSEN)))
    local = {each.name for each in compilation.program.procedures}

    def keep(each: Pass, before: Unit, after: Unit) -> None:
        if isinstance(after, Procedure) and not calls(after) & local:
            cores.append(after)

    imports = compilation.program.imports
    lower(compilation, target, Options(level=level), [keep])
    assert imports == ("pta",)
    assert cores
    for core in dict.fromkeys(cores):
        text = print_unit(core, imports)
        again = check(parse(Source("printed", text)), Diagnostics())
        assert again.procedures == (core,), text
        assert again.imports == imports


def test_sets_are_compared_one_by_one() -> None:
    """The agreement of results of which one has a set too many."""
    from lighthouse.agreement import Tolerance, differences
    from lighthouse.ir.types import CollectionType, PropertyType
    from lighthouse.sets import SparseSets

    type = PropertyType("Node", CollectionType("Bits"), "G")
    one = SparseSets.of([[1], [], [70, 2]])
    for sets, place in (
        ([[1], [], [70, 2]], None),
        ([[1], [], [70, 3]], "[2][0]"),
        ([[1], [0], [70, 2]], "[1]"),
        ([[1], []], ""),
    ):
        found = list(differences("s", type, one, SparseSets.of(sets), Tolerance()))
        assert [each.place for each in found] == ([] if place is None else [place])
        assert all(np.isinf(each.excess) and not each.agrees for each in found)


# --- what a compiler refuses ----------------------------------------------------------


@pytest.mark.parametrize(
    ("program", "options", "who"),
    [
        (OWN, Options(), ""),
        (f"Import pta;\n{OWN}", Options(), ""),
        (f"Import toy;\n{OWN}", Options(), "the extension `toy`"),
        (OWN, Options(extensions=("toy",)), "the extension `toy`"),
        (OWN, Options(loaded=("nothing.py",)), "the pass `nothing`"),
    ],
)
@pytest.mark.parametrize("target", ["openmp", "cuda-sim"])
def test_whose_code_a_compiler_refuses(
    target: lighthouse.api.Target,
    program: str,
    options: Options,
    who: str,
    toy: None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """In Python as on the command line."""

    def refuse(*arguments: object, **options: object) -> Path:
        raise BackendError("g++", Path("kept.cpp"), "error: no")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(toolchain, "_compile", refuse)
    Path("nothing.py").write_text(NOTHING)
    Path("count.gm").write_text(program)
    compiled = lighthouse.compile(program, target=target, options=options)
    with pytest.raises(BackendError) as refused:
        compiled(Graph.empty(2))
    words = ["run", "count.gm", "--graph=path:2", f"--target={target}"]
    words += [f"--extension={name}" for name in options.extensions]
    words += [f"--load-pass={path}" for path in options.loaded]
    assert main(words) == (1 if who else 70)
    for told in (str(refused.value), capsys.readouterr().err):
        assert (f"{who} may be why" if who else "this is our bug") in told
        assert told.count("our bug") == (not who)
