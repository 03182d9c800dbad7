"""`lighthouse pta` as people call it."""

from __future__ import annotations

import json
import re
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lighthouse.cli.main import main
from lighthouse.extensions.pta import command, files, solutions
from lighthouse.extensions.pta.solver import OPTIMISATIONS
from lighthouse.package import __version__
from lighthouse.process import peak_memory
from tests.sampling import sampled

NODES = "8\n4\n4\n0,0,0\n1,1,0\n2,0,0\n3,2,1\n4,1,0\n5,0,0\n6,0,0\n7,0,0\n"
# 5 = &3 (a function), 6 = 5, 7 = *(6 + 1), and what 3 returns is &2.
CONSTRAINTS = "2,1,1,0,0\n0,3,5,0,0\n1,2,4,0,0\n2,5,6,1,0\n3,6,7,2,1\n"
NAMES = "3 F:run\n7 L:result\tmain.c:9\n"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "nodes").write_text(NODES)
    (tmp_path / "constraints").write_text(CONSTRAINTS)
    (tmp_path / "names").write_text(NAMES)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def ran(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    capsys.readouterr()
    code = main(["pta", *words])
    shown = capsys.readouterr()
    assert "Traceback" not in shown.err
    return code, shown.out, shown.err


SOLVE = ("solve", "nodes", "constraints", "--target", "interpret")
STATS = ("stats", *SOLVE[1:])


def test_solve_prints_what_the_contract_says(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = ran(capsys, *SOLVE, "--json")
    found = json.loads(out)
    keys = ["pairs", "nonempty", "largest", "digest", "rounds", "milliseconds"]
    assert list(found) == keys
    assert (code, found["pairs"], found["nonempty"], found["largest"]) == (0, 3, 3, 1)
    assert re.fullmatch("[0-9a-f]{16}", found["digest"])
    steps = ["start", "read", "prepare", "solve", "share", "count", "other"]
    assert list(found["milliseconds"]) == steps
    assert "left out: 1 load with an offset" in err


def test_help_names_the_optimisations(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = ran(capsys, "solve", "--help")
    told = re.sub(r"\s", "", out)  # where lines are broken depends on the terminal
    assert [name for name in OPTIMISATIONS if name not in told] == []


def test_sound_mode_keeps_indirect_calls(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = ran(capsys, *SOLVE, "--mode", "sound", "--output", "a.npz")
    assert code == 0
    assert "left out" not in err
    assert re.search(r"^pairs +4$", out, re.MULTILINE)
    found = solutions.read(folder / "a.npz")
    assert found.variables == 8, "auxiliary variables are not told"
    assert found.members(7).tolist() == [2]


def test_files_that_extract_wrote_are_solved_soundly(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nodes, constraints = Path("ours_nodes"), Path("ours_constraints")
    program = replace(files.read(Path("nodes"), Path("constraints")), mode="sound")
    files.write(program, nodes=nodes, constraints_file=constraints)
    ours = ("solve", str(nodes), str(constraints), *SOLVE[3:], "--output", "a.npz")
    for words, mode in ((), "sound"), (("--mode", "paper"), "paper"):
        _, _, err = ran(capsys, *ours, *words)
        assert ("left out" in err) == (mode == "paper")
        assert solutions.read(folder / "a.npz").mode == mode
        _, _, err = ran(capsys, "query", "a.npz", "pts(5)")
        assert f"solved in mode {mode} by LightHouse {__version__}, --target" in err
        assert ("it ignores indirect calls" in err) == (mode == "paper")


@pytest.mark.parametrize(
    ("words", "name", "form"),
    [
        (["--output", "a.jsonl"], "a.jsonl", "jsonl"),
        (["--output", "a.txt.xz"], "a.txt.xz", "text"),
        (["--output", "b", "--format", "npz"], "b", "npz"),
    ],
)
def test_formats(
    words: list[str],
    name: str,
    form: solutions.Format,
    folder: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert ran(capsys, *SOLVE, *words)[0] == 0
    found = solutions.read(folder / name, form)
    assert found.members(5).tolist() == found.members(6).tolist() == [3]


def test_names_are_written(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ran(capsys, *SOLVE, "--names", "names", "--output", "a.jsonl")
    told = [json.loads(line) for line in Path("a.jsonl").read_text().splitlines()]
    assert {"variables": [5, 6], "members": [3], "names": {"3": "F:run"}} in told


def test_query(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ran(capsys, *SOLVE, "--mode", "sound", "--output", "a.npz")
    known = ("--names", "names", "--nodes", "nodes")
    asked = ("pts(result)", "pointers(run)", "alias(5, 6)", "alias(5,7)", "calls(6)")
    code, out, err = ran(capsys, "query", "a.npz", *asked, *known)
    assert code == 0
    assert err.startswith("solved in mode sound by LightHouse ")
    assert out.splitlines() == [
        *("pts(result): 1", "  2"),
        *("pointers(run): 2", "  5", "  6"),
        *("alias(5, 6): yes, 1", "  3 F:run"),
        "alias(5,7): no, 0",
        *("calls(6): 1", "  3 F:run"),
    ]
    code, out, _ = ran(capsys, "query", "a.npz", "pointers(2)", *known, "--json")
    items = [{"id": 4}, {"id": 7, "name": "L:result", "line": "main.c:9"}]
    assert json.loads(out) == {"query": "pointers(2)", "items": items}


def test_names_do_nothing_to_the_terminal(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "names").write_text("3 F:run\x1b[2J\n")
    ran(capsys, *SOLVE, "--mode", "sound", "--output", "a.npz")
    _, out, _ = ran(capsys, "query", "a.npz", "pts(5)", "--names", "names")
    assert "\x1b" not in out
    assert "F:run" in out


def test_query_of_another_program(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "a.txt").write_text("1\n[0] => []\n")
    code, _, err = ran(capsys, "query", "a.txt", "pts(0)", "--nodes", "nodes")
    assert code == 1
    assert "GM0852" in err
    assert "a.txt is about 1 variables, nodes about 8" in err


def test_stats(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = ran(capsys, *STATS, "--json")
    found: dict[str, Any] = json.loads(out)
    assert code == 0
    assert found["constraints"] == {
        "address-of": {"all": 2, "unknown": 1, "left out": 0},
        "copy": {"all": 1, "unknown": 0, "left out": 0},
        "load": {"all": 1, "unknown": 0, "left out": 1},
        "store": {"all": 0, "unknown": 0, "left out": 0},
        "offset": {"all": 0, "unknown": 0, "left out": 0},
    }
    assert (found["variables"], found["objects"], found["functions"]) == (8, 5, 1)
    assert found["pairs"] == 3
    assert (found["mean"], found["median"]) == (1.0, 1.0)
    assert "indirect calls" not in found
    assert found["point to unknown"] == 0
    assert found["histogram"] == [
        {"from": 0, "to": 0, "variables": 5},
        {"from": 1, "to": 1, "variables": 3},
    ]
    assert found["memory"]["process"] > 2**20
    assert found["counts"]["copy edges"] == 1
    sound = json.loads(ran(capsys, *STATS, "--mode", "sound", "--json")[1])
    assert sound["constraints"]["load"] == {"all": 1, "unknown": 0, "left out": 0}
    assert sound["variables"] == 8


def test_stats_as_text(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "constraints").write_text("1,1,0,0,0\n0,1,5,0,0\n1,5,6,1,0\n")
    code, out, _ = ran(capsys, *STATS)
    assert code == 0
    for row in (
        r"point to unknown +2",
        r"address-of +1 +1 +0",
        r"copy +1 +0 +0",
        r" +size of set  variables".lstrip(" +"),
        r" +1 +2",
        *[r"memory: process +[\d.]+ [MG]iB"][: peak_memory()],  # not every kernel tells
        r"time: solve +[\d.]+ ms",
    ):
        assert re.search(f"^{row}$", out, re.MULTILINE), row


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
def test_stats_tell_time_by_rule(
    target: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = (*STATS[:-1], target)
    found = json.loads(ran(capsys, *words, "--json")[1])
    assert found["digest"] == json.loads(ran(capsys, *SOLVE, "--json")[1])["digest"]
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
    lines = ran(capsys, *words)[1].splitlines()
    (head,) = (i for i, line in enumerate(lines) if line.startswith("time by rule"))
    columns = "time by rule ms share launches"
    grid = "" if target == "openmp" else " grid × block"
    assert lines[head].split() == (columns + grid).split()
    assert {line.split()[0] for line in lines[head + 1 :]} == rules.keys()
    # Fused, as it is solved, stores are in the loop over offsets.
    found = json.loads(ran(capsys, *words, "--with", "fuse-loops", "--json")[1])
    assert "give" not in {row["rule"] for row in found["rules"]}


def test_reference_tells_no_rules(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "rules" not in json.loads(ran(capsys, *STATS, "--json")[1])
    assert "time by rule" not in ran(capsys, *STATS)[1]


@pytest.mark.parametrize(
    ("words", "code", "message"),
    [
        (("solve", "nodes"), 2, "the following arguments are required: CONSTRAINTS"),
        (("solve", "nodes", "none"), 1, "GM0841"),
        ((*SOLVE, "--mode", "fast"), 2, "invalid choice: 'fast'"),
        ((*SOLVE, "--threads", "0"), 2, "is not a number from 1 on"),
        ((*SOLVE, "--tau", "3"), 2, "do nothing on target interpret"),
        ((*SOLVE[:-1], "cuda+openmp", "--alpha", "-1"), 2, "not a number from 0 on"),
        ((*SOLVE[:-1], "cuda+openmp", "--alpha", "nan"), 2, "not a number from 0 on"),
        ((*SOLVE[:-1], "cuda+openmp", "--device-chunk", "0"), 2, "a number from 1 on"),
        ((*SOLVE, "--output", "a.csv"), 1, "GM0851"),
        ((*SOLVE, "--output", "none/a.npz"), 1, "GM0905"),
        ((*SOLVE, "--output", "a", "--format", "csv"), 2, "invalid choice: 'csv'"),
        (("query", "nodes", "pts(0)"), 1, "GM0851"),
        ((), 2, "the following arguments are required: ACTION"),
    ],
)
def test_mistakes(
    words: tuple[str, ...],
    code: int,
    message: str,
    folder: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    before = sorted(folder.iterdir())
    found, out, err = ran(capsys, *words)
    assert (found, out) == (code, "")
    assert message in err
    assert sorted(folder.iterdir()) == before


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
    action: str,
    target: str,
    program: str,
    data: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    parts = ("nodes", "constraints_after_hcd", "hcd")
    files = (str(data / "pta" / f"{program}_{part}.txt.gz") for part in parts)
    words = ("--target", target, "--threads", "1", "--json", "--hcd")
    start = time.perf_counter()
    nodes, constraints, hcd = files
    code, out, _ = ran(capsys, action, *words, hcd, nodes, constraints)
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


def test_the_offline_part_has_a_time(
    data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = (
        str(data / "pta" / f"lua_{part}.txt.gz") for part in ("nodes", "constraints")
    )
    words = (*files, "--target", "openmp", "--json")
    code, out, _ = ran(capsys, "solve", *words)
    spent = json.loads(out)["milliseconds"]
    assert code == 0
    assert list(spent)[1:5] == ["read", "offline", "prepare", "compile"]
    assert spent["offline"] > 0
    out = ran(capsys, "solve", *words, "--without", "offline-cycles")[1]
    assert "offline" not in json.loads(out)["milliseconds"]


def test_real_program(
    data: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    parts = ("nodes", "constraints_after_hcd", "hcd")
    nodes, constraints, hcd = (str(data / "pta" / f"ex_{p}.txt.gz") for p in parts)
    target = ("--target", "interpret", "--hcd", hcd, "--json")
    output = str(tmp_path / "ex.npz")
    code, out, _ = ran(capsys, "solve", nodes, constraints, *target, "--output", output)
    assert (code, json.loads(out)["digest"]) == (0, "e5beaac7595b6dc5")
    stored = solutions.read(Path(output))
    published = solutions.read(data / "pta" / "ex_correct_soln_001.txt.gz")
    assert all(
        np.array_equal(stored.members(each), published.members(each))
        for each in range(stored.variables)
    )


def test_files_beside_the_solution(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """They are called like it; a query without an answer leaves the others theirs."""
    ran(capsys, *SOLVE, "--output", "p.npz")
    for kind, text in (
        ("nodes", NODES),
        ("names", NAMES),
        ("calls", "3 *5\tmain.c:9\n"),
    ):
        (folder / f"p_{kind}.txt").write_text(text)
    words = ("callers(run)", "callers(nobody)", "callees(run)", "pts(")
    code, out, err = ran(capsys, "query", "p.npz", *words)
    assert out.splitlines() == [
        *("callers(run): 1", "  3 F:run (main.c:9)"),
        *("callees(run): 1", "  3 F:run"),
    ]
    assert code == 1
    assert "nothing has the name `nobody`" in err
    assert "`pts(` is no query" in err
    assert ran(capsys, "graph", "p.npz", "calls.dot")[:2] == (0, "")
    assert '"F:run" -> "F:run" [style=dashed];' in (folder / "calls.dot").read_text()
    code, _, err = ran(capsys, "graph", "p.npz", "calls.png")
    assert (code, "GM0851" in err, (folder / "calls.png").exists()) == (1, True, False)
