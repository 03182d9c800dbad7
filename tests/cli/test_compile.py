"""`lighthouse compile` and `lighthouse check`: what is written, and what is not."""

import io
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from lighthouse.driver import Options, choose_passes
from lighthouse.passes.registry import MANDATORY
from tests.cli.command import Run
from tests.sampling import rows

# --- what comes out -------------------------------------------------------------------


@pytest.mark.parametrize("sample", ["sssp", "bipartite_matching"])
@pytest.mark.parametrize(("target", "suffix"), [("cuda", ".cu"), ("openmp", ".cpp")])
def test_default_name(sample: str, target: str, suffix: str, lighthouse: Run) -> None:
    done = lighthouse("compile", f"{sample}.gm", "--target", target)
    assert (done.code, done.out) == (0, "")
    assert done.err.endswith(f"wrote {sample}{suffix}\n")
    assert "warning" not in done.err
    assert sample in Path(sample + suffix).read_text()


@pytest.mark.parametrize("level", ["-O0", "-O2"])
def test_standard_output(level: str, lighthouse: Run) -> None:
    done = lighthouse("compile", "sssp.gm", level, "-o", "-")
    assert (done.code, done.err) == (0, "")
    assert "__global__" in done.out
    assert not Path("sssp.cu").exists()


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        ("tree", "Foreach (n: G.Nodes)(n.updated)"),
        ("symbols", "Parent  Allocate in"),
        ("core", "updated_kept"),
        ("plan", "kernel sssp_update_dist_nxt"),
    ],
)
def test_emit_shows_on_standard_output(kind: str, said: str, lighthouse: Run) -> None:
    done = lighthouse("compile", "sssp.gm", "--emit", kind)
    assert (done.code, done.err) == (0, "")
    assert said in done.out
    written = lighthouse("compile", "sssp.gm", "--emit", kind, "-o", "kept.txt")
    assert (written.out, Path("kept.txt").read_text()) == ("", done.out)


@pytest.mark.skipif(shutil.which("nvcc") is None, reason="there is no nvcc")
def test_ptx(lighthouse: Run) -> None:
    done = lighthouse("compile", "pagerank.gm", "--emit", "ptx", "--arch", "sm_80")
    assert done.code == 0
    assert ".target sm_80" in Path("pagerank.ptx").read_text()


def test_ptx_is_of_cuda_only(lighthouse: Run) -> None:
    done = lighthouse("compile", "sssp.gm", "--emit", "ptx", "--target", "openmp")
    assert done.code == 2
    assert "error[GM0904]" in done.err


@pytest.mark.parametrize("command", ["compile", "check"])
def test_standard_input(
    command: str, lighthouse: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = "Procedure p(G: Graph; A: N_P<Int>) { G.A = 1; }"
    stdin = io.TextIOWrapper(io.BytesIO(text.encode()))
    monkeypatch.setattr(sys, "stdin", stdin)
    done = lighthouse(command, "-")
    assert done.code == 0
    assert Path("program.cu").exists() == (command == "compile")


def test_procedure_is_chosen(lighthouse: Run) -> None:
    Path("two.gm").write_text("Proc one(G: Graph) { } Proc two(G: Graph) { }")
    assert "two" in lighthouse("compile", "two.gm", "--emit", "plan").out
    done = lighthouse("compile", "two.gm", "--emit", "plan", "--procedure", "one")
    assert "\nplan one(" in done.out
    done = lighthouse("compile", "two.gm", "--procedure", "three")
    assert done.code == 2
    assert "error[GM0902]: two.gm has no procedure `three`" in done.err
    assert "it has one, two" in done.err


# --- what goes wrong ------------------------------------------------------------------


@pytest.mark.parametrize("command", ["compile", "check", "run", "compare"])
@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nothing.gm", "there is no file nothing.gm"),
        ("folder", "folder is a directory, not a program"),
        ("bytes.gm", "bytes.gm is not text in UTF-8"),
    ],
)
def test_unreadable_program(
    command: str, name: str, said: str, lighthouse: Run
) -> None:
    Path("folder").mkdir()
    Path("bytes.gm").write_bytes(bytes(range(128, 256)))
    more = ["--graph", "path:3"] if command in ("run", "compare") else []
    done = lighthouse(command, name, *more)
    hint = "`lighthouse explain GM0901` tells more"
    assert done == (1, "", f"error[GM0901]: {said}\n\n1 error; {hint}\n")


@rows("text", ["", "\n\n", "// nothing\n", "/* nothing */"])
def test_empty_program(text: str, lighthouse: Run) -> None:
    Path("empty.gm").write_text(text)
    assert lighthouse("check", "empty.gm") == (0, "", "")
    done = lighthouse("compile", "empty.gm")
    assert done.code == 1
    assert "error[GM0902]: empty.gm has no procedure to compile" in done.err


def test_mistakes_in_several_files(lighthouse: Run) -> None:
    Path("a.gm").write_text("Procedure a(x: Int) { x = 1; }")
    Path("b.gm").write_text("Procedure b( { }")
    done = lighthouse("check", "a.gm", "sssp.gm", "b.gm", "--message-format=concise")
    assert (done.code, done.out) == (1, "")
    assert [line.split(":")[0] for line in done.err.splitlines()] == ["a.gm", "b.gm"]


def test_warnings_do_not_fail(lighthouse: Run) -> None:
    Path("a.gm").write_text("Procedure a(x: Int): Int { Return 0.5; }")
    for command in ("check", "compile"):
        done = lighthouse(command, "a.gm")
        assert done.code == 0
        assert "warning[GM0210]: Double is converted to Int" in done.err


def test_what_cuda_cannot_do_is_named(lighthouse: Run) -> None:
    Path("a.gm").write_text(
        "Procedure a(G: Graph) {\n    Foreach (n: G.Nodes) { [ print(); ]; }\n}\n"
    )
    done = lighthouse("compile", "a.gm")
    assert done.code == 1
    assert "error[GM0502]: foreign code" in done.err
    assert "a.gm:2:" in done.err
    assert not Path("a.cu").exists()


@pytest.mark.parametrize(
    ("output", "said"),
    [
        ("missing/x.cu", "there is no directory"),
        ("folder", "it is a directory"),
    ],
)
def test_no_place_to_write(output: str, said: str, lighthouse: Run) -> None:
    Path("folder").mkdir()
    done = lighthouse("compile", "sssp.gm", "-o", output)
    assert (done.code, done.out) == (1, "")
    assert f"error[GM0905]: {output} cannot be written: {said}" in done.err


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write into read-only folders")
def test_read_only_directory(lighthouse: Run) -> None:
    Path("locked").mkdir(mode=0o500)
    done = lighthouse("compile", "sssp.gm", "-o", "locked/x.cu")
    assert done.code == 1
    assert "locked is not writable" in done.err


# --- passes ---------------------------------------------------------------------------

PASS = """\
from dataclasses import dataclass
from typing import ClassVar

@dataclass(frozen=True)
class Nothing:
    name: ClassVar[str] = "nothing"
    stage: ClassVar[str] = "core"

    def run(self, unit, context):
        context.found(self, "seen", unit.span)
        return unit
"""


def test_print_after(lighthouse: Run) -> None:
    done = lighthouse(
        "compile", "sssp.gm", "-o", "-", "--print-after=lower-groups", "--verify-each"
    )
    assert done.err.startswith("// after lower-groups\nProcedure sssp(")
    assert "// after" not in done.out


def test_print_changed_shows_what_acts(lighthouse: Run) -> None:
    done = lighthouse("compile", "sssp.gm", "-o", "-", "--print-changed")
    shown = [line for line in done.err.splitlines() if line.startswith("// after")]
    assert "// after lower-groups" in shown
    assert "// after lower-deferred" not in shown
    everything = lighthouse("compile", "sssp.gm", "-o", "-", "--print-after=all")
    assert "// after lower-deferred" in everything.err


def test_disabled_pass_does_not_run(lighthouse: Run) -> None:
    command = ("compile", "triangle_counting.gm", "--emit", "core")
    with_pass = lighthouse(*command).out
    without = lighthouse(*command, "--disable-pass=collapse-loops")
    assert "G.Edges" in with_pass
    assert (without.code, "G.Edges" in without.out) == (0, False)


def test_chosen_passes(lighthouse: Run) -> None:
    none = lighthouse("compile", "sssp.gm", "--emit", "core", "--passes=")
    assert "G.Edges" not in none.out
    passes = "--passes=collapse-loops{filtered=1}"
    one = lighthouse("compile", "sssp.gm", "--emit", "core", passes)
    assert "G.Edges" in one.out


def test_enabled_passes(lighthouse: Run) -> None:
    """One goes to the end of its stage, before what comes after it; one that is there
    gets its options where it is."""
    chosen = ["elide-monotone-atomics,launch-configuration{block=128}"]
    chosen += ["schedule-loops{mapping=warp}", "self-schedule-loops", "synchronise"]
    options = [f"--enable-pass={each}" for each in chosen]
    done = lighthouse("compile", "sssp.gm", "-o", "-", "--time-passes", *options)
    names = [line.split()[-1] for line in done.err.splitlines()]
    before = ["end-searches", "elide-monotone-atomics", "place-variables"]
    at = names.index(before[0])
    assert names[at : at + 3] == before
    last = ["launch-configuration", "self-schedule-loops", "synchronise"]
    assert names[-4:] == ["persist-loops", *last]
    assert len(set(names)) == len(names)
    assert "lh::ByWarp" in done.out
    assert "LH_FULL_BOUNDS(128)" in done.out
    plain = lighthouse("compile", "sssp.gm", "-o", "-", "--enable-pass=flip-edges")
    assert plain.out == lighthouse("compile", "sssp.gm", "-o", "-").out
    early = lighthouse(
        *("compile", "sssp.gm", "-o", "-", "-O0", "--time-passes"),
        *("--enable-pass=undefer-writes", "--enable-pass=fold-constants"),
    )
    names = [line.split()[-1] for line in early.err.splitlines()]
    assert names[names.index("undefer-writes") + 1] == "lower-deferred"
    assert names[names.index("fold-constants") + 1] == "outline-kernels"


def test_time_passes(lighthouse: Run) -> None:
    done = lighthouse("compile", "sssp.gm", "-o", "-", "--time-passes")
    names = [line.split()[-1] for line in done.err.splitlines()]
    assert names[:3] == ["parse", "check", "unique-names"]
    assert names[-1] == "synchronise"


def test_remarks(lighthouse: Run) -> None:
    text = lighthouse("compile", "sssp.gm", "-o", "-", "--remarks").err
    assert "sssp.gm:21: missed [collapse-loops]" in text
    done = lighthouse("compile", "sssp.gm", "-o", "-", "--remarks=json")
    remarks = [json.loads(line) for line in done.err.splitlines()]
    assert len(remarks) == len(text.splitlines())
    assert {tuple(remark) for remark in remarks} == {
        (
            *("id", "kind", "pass", "options", "message", "procedure"),
            *("file", "line", "column"),
        )
    }
    (collapsed,) = (item for item in remarks if item["pass"] == "collapse-loops")
    assert collapsed["id"] == (
        "collapse-loops/missed/not-collapsed-rows-that-the-filter-skips-are-not-read"
    )
    assert collapsed["options"] == {"pull": "False", "filtered": "False"}
    assert (collapsed["procedure"], collapsed["file"]) == ("sssp", "sssp.gm")
    assert len(set(map(str, remarks))) == len(remarks)


def test_a_direction_that_cannot_be(lighthouse: Run) -> None:
    chosen = "--enable-pass=infer-frontier{direction=pull}"
    done = lighthouse("compile", "sssp.gm", "-o", "-", "--remarks", chosen)
    assert (
        "sssp.gm:21: missed [infer-frontier] rounds over the graph push: no condition "
        "excludes any `s`\n"
    ) in done.err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--print-after=fuse-loops", "-O0"), "fuse-loops: the pass did not run"),
        (("--print-after=place-variables", "--target=openmp"), "did not run"),
        (("--print-after=keep-bfs-root",), "`--emit tree` shows the program after"),
    ],
)
def test_print_after_a_pass_that_did_not_run(
    words: tuple[str, ...], told: str, lighthouse: Run
) -> None:
    done = lighthouse("compile", "sssp.gm", "-o", "-", *words)
    assert done.code == 0
    assert done.err.startswith("lighthouse: --print-after ")
    assert told in done.err


def test_loaded_pass_runs(lighthouse: Run) -> None:
    Path("nothing.py").write_text(PASS)
    done = lighthouse(
        "compile",
        "sssp.gm",
        "-o",
        "-",
        "--load-pass=nothing.py",
        "--remarks",
        "--print-after=nothing",
    )
    assert done.code == 0
    assert "// after nothing" in done.err
    assert "[nothing] seen" in done.err


@rows(
    "option, code, note",
    [
        ("--disable-pass=colapse-loops", "GM0801", "did you mean `collapse-loops`?"),
        ("--enable-pass=launch-configurations", "GM0801", "did you mean"),
        ("--enable-pass=self-schedule-loops{draws=3}", "GM0804", "2, 4, 8, 16"),
        ("--passes=nonsense", "GM0801", "`lighthouse passes` lists them"),
        ("--print-after=nonsense", "GM0801", "`lighthouse passes` lists them"),
        ("--disable-pass=synchronise", "GM0802", "mandatory"),
        ("--passes=collapse-loops{pull=1", "GM0803", "missing `}`"),
        ("--passes=collapse-loops{x=1}", "GM0804", "its options:"),
        ("--passes=flip-edges{to=sideways}", "GM0804", "cannot be `sideways`"),
        ("--passes=orient-edges{shortest=1_0}", "GM0804", "an integer of 32 bits"),
        ("--passes=orient-edges{shortest=2147483648}", "GM0804", "of 32 bits"),
        ("--load-pass=missing.py", "GM0805", "No such file"),
        ("--load-pass=broken.py", "GM0805", "SyntaxError"),
        ("--load-pass=empty.py", "GM0805", "defines no pass"),
    ],
)
def test_wrong_passes(option: str, code: str, note: str, lighthouse: Run) -> None:
    Path("broken.py").write_text("x =")
    Path("empty.py").write_text("x = 1")
    done = lighthouse("compile", "sssp.gm", option)
    assert (done.code, done.out) == (2, "")
    assert f"error[{code}]" in done.err
    assert note in done.err
    assert not Path("sssp.cu").exists()


def test_list_of_passes(lighthouse: Run) -> None:
    done = lighthouse("passes")
    assert (done.code, done.err) == (0, "")
    rows = done.out.splitlines()
    assert any(row.startswith("* synchronise") for row in rows)
    assert any(row.startswith("  collapse-loops") for row in rows)
    assert all(len(row.split()) > 3 for row in rows)


# --- start-up -------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["compile", "check"])
def test_compiling_imports_no_numpy(command: str, samples: Path) -> None:
    script = (
        "import sys; from lighthouse.cli.main import main; main(sys.argv[1:]);"
        "print(*{name.partition('.')[0] for name in sys.modules}, file=sys.stderr)"
    )
    more = ["-o", "-"] if command == "compile" else []
    done = subprocess.run(
        [sys.executable, "-c", script, command, str(samples / "pagerank.gm"), *more],
        capture_output=True,
        text=True,
        check=True,
    )
    heavy = {"numpy", "scipy", "networkx", "pycuda", "matplotlib"}
    assert not heavy & set(done.stderr.splitlines()[-1].split())


def test_bisect_limit_ends_the_optimising_passes(lighthouse: Run) -> None:
    """One pass after the other is there, and those that always run."""
    last, sources = [], []
    for words in (("-O0",), *(("--bisect-limit", f"{n}") for n in (1, 2, 1000)), ()):
        done = lighthouse("compile", "sssp.gm", "-o", "-", *words)
        last.append(done.err.rpartition("the last optimising pass is ")[2].strip())
        sources.append(done.out)
    assert last[1] != last[2]
    assert sources[0] == sources[1] != sources[3] == sources[4]
    limited = Options(limit=1, enabled=("fold-constants",))
    names = [each.name for each in choose_passes("cuda", limited)]
    assert [name for name in names if name not in MANDATORY] == [last[1]]


def test_a_loaded_pass_is_bisected(lighthouse: Run, tmp_path: Path) -> None:
    path = tmp_path / "first.py"
    path.write_text(
        "class First:\n    name, stage, before = 'first', 'core', 'lower-groups'\n"
        "    def run(self, unit, context):\n        return unit\n"
    )
    words = ("--load-pass", str(path), "--bisect-limit", "1")
    done = lighthouse("compile", "sssp.gm", "-o", "-", *words)
    assert "the last optimising pass is first" in done.err


def test_from_plan(lighthouse: Run) -> None:
    """The passes that are left make the same code, wherever the plan is from."""
    whole = lighthouse("compile", "sssp.gm", "--print-after=all", "-o", "-")
    code = [line for line in whole.out.splitlines() if "//" not in line]
    for name in ("outline-kernels", "infer-frontier", "synchronise"):
        _, _, text = whole.err.partition(f"// after {name}\n")
        plan = text.partition("\n// after")[0]
        Path("sssp.plan").write_text(f"// after {name}\n{plan}\n")
        done = lighthouse("compile", "--from-plan", "sssp.plan", "-o", "-")
        assert [line for line in done.out.splitlines() if "//" not in line] == code


def test_from_plan_with_passes_of_an_extension(lighthouse: Run) -> None:
    """Also after one that is left out."""
    Path("sets.gm").write_text(
        "Import pta;\n"
        "Procedure sets(G: Graph, near: N_P<Bits>; out: N_P<Bits>) {\n"
        "    Foreach (v: G.Nodes) {\n"
        "        Foreach (z: v.near.Items) v.out.Union(z.near);\n"
        "    }\n"
        "}\n"
    )
    whole = lighthouse("compile", "sets.gm", "--print-after=share-members", "-o", "-")
    plan = whole.err.rpartition("\nwrote")[0] or whole.err
    Path("sets.plan").write_text(plan)
    words = ("compile", "--from-plan", "sets.plan", "--extension", "pta", "-o", "-")
    for more in ((), ("--disable-pass", "share-members")):
        done = lighthouse(*words, *more)
        assert (done.code, "lh::Leftovers leftovers" in done.out) == (0, True)
    done = lighthouse(*words, "--disable-pass", "split-loops")
    assert (done.code, "lh::Leftovers leftovers" in done.out) == (0, False)


def test_from_plan_refuses(lighthouse: Run) -> None:
    Path("bad.plan").write_text("plan p(G: Graph)\n  launch k\n")
    done = lighthouse("compile", "--from-plan", "bad.plan")
    assert done.code == 1
    assert "error[GM0916]: no kernel `k`" in done.err
    text = "plan p(G: Bool)\n  launch k\n\n  kernel k over n: G.Nodes\n"
    Path("bad.plan").write_text(text)
    done = lighthouse("compile", "--from-plan", "bad.plan")
    assert (done.code, "the plan cannot be compiled" in done.err) == (1, True)
    Path("bad.plan").write_text("// after nonsense\nplan p(G: Graph)\n")
    done = lighthouse("compile", "--from-plan", "bad.plan")
    assert (done.code, "GM0801" in done.err) == (2, True)
    done = lighthouse("compile", "--from-plan", "bad.plan", "--emit", "core")
    assert (done.code, "for programs, not for plans" in done.err) == (2, True)
