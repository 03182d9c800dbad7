"""Commands of extensions: found, listed, loaded, and refused."""

from pathlib import Path

import pytest

from lighthouse.cli import commands
from lighthouse.cli.main import main
from tests.imports import COMMAND, imported
from tests.passes.meaning import programs

PROGRAMS = programs(Path(__file__).with_name("commands.txt"))
TOY = PROGRAMS["toy"]


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An installed package `toybox` with the commands toy, run and pta, and some that
    cannot be loaded."""
    (tmp_path / "toybox.py").write_text(TOY)
    (tmp_path / "raising.py").write_text("1 / 0")
    (tmp_path / "empty.py").write_text("")
    (tmp_path / "other.py").write_text(TOY.replace('"toy"', '"another"'))
    information = tmp_path / "toybox-1.0.dist-info"
    information.mkdir()
    (information / "METADATA").write_text("Name: toybox\nVersion: 1.0\n")
    (information / "entry_points.txt").write_text(
        f"[{commands.GROUP}]\n"
        "toy = toybox\nrun = toybox\npta = toybox\n"
        "broken = toybox.none\nraising = raising\nempty = empty\nother = other\n"
    )
    monkeypatch.syspath_prepend(tmp_path)


@pytest.mark.usefixtures("toy")
def test_a_package_brings_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["toy", "--loud"]) == 0
    assert capsys.readouterr().out == "PLAY\n"
    assert main(["--help"]) == 0
    assert "toy       a command of toybox\n" in capsys.readouterr().out
    assert main(["toyy"]) == 2
    assert "did you mean `toy`?" in capsys.readouterr().err


@pytest.mark.usefixtures("toy")
def test_our_commands_stay_ours(capsys: pytest.CaptureFixture[str]) -> None:
    for name in ("run", "pta"):
        assert main([name, "--help"]) == 0
        assert "--loud" not in capsys.readouterr().out


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("name", ["broken", "raising", "empty", "other"])
def test_a_command_that_cannot_be_loaded(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([name]) == 3
    told = capsys.readouterr().err
    assert f"the command `{name}` of toybox cannot be loaded" in told
    assert "to fix it: pip install --upgrade toybox" in told


def test_nothing_is_imported_to_list_them() -> None:
    found = imported(COMMAND, "--help")
    assert "numpy" not in found
    assert not any("pta" in name for name in found)
