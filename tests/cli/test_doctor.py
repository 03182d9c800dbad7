"""What `lighthouse doctor` finds, here and on machines that lack things."""

import json
from pathlib import Path

import pytest

from lighthouse.cli.main import main
from lighthouse.runtime import threads
from tests.imports import imported


def run_json(capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, object]]:
    code = main(["doctor", "--json"])
    return code, json.loads(capsys.readouterr().out)


def test_exit_code_tells_whether_the_cpu_is_usable(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, answer = run_json(capsys)
    assert code == (0 if answer["cpu"] else 3)


def test_machine_without_tools(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    for name in ("CXX", "NVCC"):
        monkeypatch.setenv(name, str(tmp_path / name))
    (tmp_path / "file").touch()
    monkeypatch.setenv("LIGHTHOUSE_CACHE_DIR", str(tmp_path / "file"))
    code, answer = run_json(capsys)
    assert (code, answer["cpu"], answer["gpu"]) == (3, False, False)
    findings = answer["findings"]
    assert isinstance(findings, list)
    by_name = {finding["name"]: finding for finding in findings}
    for name in ("C++ compiler", "nvcc", "cache"):
        assert not by_name[name]["ok"]
        assert by_name[name]["remedy"]
    assert by_name["numpy"]["ok"]


def test_each_missing_thing_shows_its_remedy(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CXX", "/no/such/compiler")
    assert main(["doctor"]) == 3
    shown = capsys.readouterr().out.splitlines()
    assert shown[0].startswith("missing  C++ compiler")
    assert shown[1].strip().startswith("to fix it: unset CXX")


def test_threads_stay_near_their_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    def memories(path: Path, pattern: str) -> list[Path]:
        return [path / "node0", path / "node1"]

    monkeypatch.setattr(Path, "glob", memories)
    for name in ("OMP_PROC_BIND", "GOMP_CPU_AFFINITY"):
        monkeypatch.delenv(name, raising=False)
    assert threads.advice() == "threads may move between 2 memories"
    monkeypatch.setenv("OMP_PROC_BIND", "close")
    assert threads.advice() is None


def test_import_asks_no_driver() -> None:
    assert "pycuda" not in imported("import lighthouse.cli.doctor")
