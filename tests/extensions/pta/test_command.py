"""`lighthouse pta` as people call it."""

import json
import re
import time
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from lighthouse.cli.main import main
from lighthouse.extensions.pta import command, files, solutions
from lighthouse.extensions.pta.optimisations import OPTIMISATIONS
from lighthouse.package import __version__
from tests.cli.command import Done, Run
from tests.extensions.pta.published import BEFORE, paths
from tests.sampling import sampled

NODES = "8\n4\n4\n0,0,0\n1,1,0\n2,0,0\n3,2,1\n4,1,0\n5,0,0\n6,0,0\n7,0,0\n"
# 5 = &3 (a function), 6 = 5, 7 = *(6 + 1), and what 3 returns is &2.
CONSTRAINTS = "2,1,1,0,0\n0,3,5,0,0\n1,2,4,0,0\n2,5,6,1,0\n3,6,7,2,1\n"


@pytest.fixture
def pta(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Run:
    """`lighthouse pta` in a folder of its own, with that program."""
    monkeypatch.chdir(tmp_path)
    Path("nodes").write_text(NODES)
    Path("constraints").write_text(CONSTRAINTS)

    def run(*words: str) -> Done:
        capsys.readouterr()
        code = main(["pta", *words])
        shown = capsys.readouterr()
        assert "Traceback" not in shown.err
        return Done(code, shown.out, shown.err)

    return run


SOLVE = ("solve", "nodes", "constraints", "--target", "interpret")
STATS = ("stats", *SOLVE[1:])


def test_help_names_the_optimisations(pta: Run) -> None:
    _, out, _ = pta("solve", "--help")
    told = re.sub(r"\s", "", out)  # where lines are broken depends on the terminal
    assert [name for name in OPTIMISATIONS if name not in told] == []


def test_files_that_extract_wrote_are_solved_soundly(pta: Run) -> None:
    nodes, constraints = Path("ours_nodes"), Path("ours_constraints")
    program = replace(files.read(Path("nodes"), Path("constraints")), mode="sound")
    files.write(program, nodes=nodes, constraints_file=constraints)
    ours = ("solve", str(nodes), str(constraints), *SOLVE[3:], "--output", "a.npz")
    for words, mode in ((), "sound"), (("--mode", "paper"), "paper"):
        _, _, err = pta(*ours, *words)
        assert ("left out" in err) == (mode == "paper")
        assert solutions.read(Path("a.npz")).mode == mode
        _, out, err = pta("query", "a.npz", "pts(5)", "--json")
        told = json.loads(out)
        assert told["mode"] == mode
        assert told["solver"] == f"LightHouse {__version__}"
        assert told["options"].startswith("--target interpret")
        assert f"solved in mode {mode} by LightHouse {__version__}, --target" in err
        assert ("it ignores indirect calls" in err) == (mode == "paper")


def test_long_names_do_not_shift_numbers() -> None:
    facts = {
        "constraints": {},
        "histogram": [],
        "counts": {"rounds with stores on the GPU": 25},
        "memory": {},
        "milliseconds": {"solve": 1.0},
    }
    *_, stored, solve = command._lines_of_statistics(facts)
    assert stored.index("25") == solve.index("1.0 ms")


@pytest.mark.parametrize(
    "target",
    [
        pytest.param("openmp", marks=pytest.mark.slow),
        "cuda-sim",
        pytest.param("cuda", marks=pytest.mark.gpu),
    ],
)
def test_stats_tell_time_by_rule(target: str, pta: Run) -> None:
    # One or two threads do not reverse the rules.
    threads = ("--threads", "3") if target == "openmp" else ()
    words = (*STATS[:-1], target, *threads)
    found = json.loads(pta(*words, "--json")[1])
    assert found["digest"] == json.loads(pta(*SOLVE, "--json")[1])["digest"]
    rules = {row["rule"]: row for row in found["rules"]}
    assert {*rules} >= {"load", "give", "offsets", "copy", "new_copies", "advance"}
    assert {row["side"] for row in found["rules"]} == {target}
    assert rules["copy"]["launches"] >= found["rounds"]
    assert found["rounds"] <= rules["load"]["launches"] == rules["give"]["launches"]
    (kernel,) = rules["load"]["kernels"]
    assert (kernel["blocks"] is None) == (target == "openmp")
    assert rules["copy"]["milliseconds"] > 0
    assert found["rules"][-1]["rule"] == "host"
    whole = found["milliseconds"]["solve"]
    times = [row["milliseconds"] for row in found["rules"]]
    assert sum(times) == pytest.approx(whole, abs=0.01)
    assert times[:-1] == sorted(times[:-1], reverse=True)
    assert sum(row["share"] for row in found["rules"]) == pytest.approx(1, abs=1e-3)
    lines = pta(*words)[1].splitlines()
    (head,) = (i for i, line in enumerate(lines) if line.startswith("time by rule"))
    columns = "time by rule ms share launches"
    grid = "" if target == "openmp" else " grid × block"
    assert lines[head].split() == (columns + grid).split()
    assert {line.split()[0] for line in lines[head + 1 :]} == rules.keys()
    # Fused, as it is solved, stores are in the loop over offsets.
    found = json.loads(pta(*words, "--with", "fuse-loops", "--json")[1])
    assert "give" not in {row["rule"] for row in found["rules"]}


def test_stats_tell_time_by_rule_of_one_thread(pta: Run) -> None:
    words = (*STATS[:-1], "openmp", "--threads", "1")
    found = json.loads(pta(*words, "--json")[1])
    launches = {row["rule"]: row["launches"] for row in found["rules"]}
    assert launches["offsets"] == found["rounds"]
    assert launches["load_giving"] == launches["store_giving"] == found["rounds"]
    assert {*launches} >= {"copy_giving", "new_copies_giving", "advance_giving"}


@pytest.mark.parametrize(
    ("action", "target", "program"),
    sampled(
        [
            ("stats", "openmp", "gcc"),
            ("solve", "openmp", "gcc"),
            ("stats", "cuda-sim+openmp", "ex"),
        ],
        2,
    ),
)
def test_every_second_has_a_name(
    action: str, target: str, program: str, data: Path, pta: Run
) -> None:
    nodes, constraints, hcd = map(str, paths(data, program))
    words = ("--target", target, "--threads", "1", "--json", "--hcd")
    start = time.perf_counter()
    code, out, _ = pta(action, *words, hcd, nodes, constraints)
    whole = 1000 * (time.perf_counter() - start)
    found = json.loads(out)
    spent = found["milliseconds"]
    assert code == 0
    exchange = spent.pop("exchange", 0)
    assert exchange <= spent["solve"]
    assert spent.pop("start") > 0
    assert list(spent) == (
        "read prepare compile upload solve download share count other".split()
    )
    if action == "stats":
        # The threads take part only while that pays.
        assert found["rules"][0]["side"] == target.split("+")[0]
    assert sum(spent.values()) == pytest.approx(whole, rel=0.1)
    assert spent["other"] < 0.05 * whole


def test_the_offline_part_has_a_time(data: Path, pta: Run) -> None:
    words = (*map(str, paths(data, "lua", *BEFORE)), "--target", "openmp", "--json")
    code, out, _ = pta("solve", *words)
    spent = json.loads(out)["milliseconds"]
    assert code == 0
    assert list(spent)[1:5] == ["read", "offline", "prepare", "compile"]
    assert spent["offline"] > 0
    out = pta("solve", *words, "--without", "offline-cycles")[1]
    assert "offline" not in json.loads(out)["milliseconds"]


def test_real_program(data: Path, tmp_path: Path, pta: Run) -> None:
    nodes, constraints, hcd = map(str, paths(data, "ex"))
    target = ("--target", "interpret", "--hcd", hcd, "--json")
    output = str(tmp_path / "ex.npz")
    code, out, _ = pta("solve", nodes, constraints, *target, "--output", output)
    assert (code, json.loads(out)["digest"]) == (0, "e5beaac7595b6dc5")
    stored = solutions.read(Path(output))
    published = solutions.read(data / "pta" / "ex_correct_soln_001.txt.gz")
    assert all(
        np.array_equal(stored.members(each), published.members(each))
        for each in range(stored.variables)
    )
