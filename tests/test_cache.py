"""Files that are built once, also by several processes, and never half."""

import fcntl
import os
import stat
import subprocess
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

from lighthouse.cache import cache_directory, cache_problem, content_key, fetch_or_build

SEAL = "\n// SHA-256 " + 64 * "0" + "\n"


@pytest.fixture
def directory(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LIGHTHOUSE_CACHE_DIR", str(tmp_path / "cache"))
    return tmp_path / "cache"


def test_own_variable_comes_first(directory: Path) -> None:
    assert cache_directory() == directory
    assert stat.S_IMODE(directory.stat().st_mode) == 0o700


def test_xdg_then_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LIGHTHOUSE_CACHE_DIR", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert cache_directory() == tmp_path / "xdg" / "lighthouse"
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")
    assert cache_directory() == tmp_path / ".cache" / "lighthouse"


def test_no_place_means_a_directory_of_this_process(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("LIGHTHOUSE_CACHE_DIR", str(tmp_path / "file" / "below"))
    assert cache_directory() is None
    built = fetch_or_build(content_key("a"), ".txt", Path.touch)
    assert built == fetch_or_build(content_key("a"), ".txt", _never)


def test_key_knows_where_parts_end() -> None:
    assert content_key("ab", "c") != content_key("a", "bc")
    assert content_key("a") == content_key(b"a")
    assert len(content_key("\udcff")) == 64


def test_builds_once(directory: Path) -> None:
    def build(path: Path) -> None:
        (path.parent / "by-product").touch()
        path.write_text("built")

    built = fetch_or_build("k", ".txt", build)
    assert built.read_text().startswith("built\n// SHA-256 ")
    assert fetch_or_build("k", ".txt", _never) == built
    assert [path.name for path in directory.iterdir()] == ["k.txt"]


def test_failure_leaves_nothing(directory: Path) -> None:
    def build(path: Path) -> None:
        path.write_text("half")
        raise ValueError("stopped")

    with pytest.raises(ValueError, match="stopped"):
        fetch_or_build("k", ".txt", build)
    assert list(directory.iterdir()) == []


def test_processes_at_once(directory: Path) -> None:
    with ProcessPoolExecutor(4, mp_context=get_context("spawn")) as pool:
        sizes = list(pool.map(_size_of_shared_file, range(8)))
    assert sizes == [(1 << 20) + len(SEAL)] * 8
    assert [path.name for path in directory.iterdir()] == ["shared.bin"]


SPOILT = (
    *("truncate -s 3 FILE", "truncate -s 0 FILE", "printf more >> FILE"),
    *("printf B | dd of=FILE conv=notrunc status=none", "chmod 620 FILE"),
    *("mv FILE elsewhere; ln -s elsewhere FILE", "rm FILE; mkfifo FILE"),
    "rm FILE; mkdir FILE",
)


@pytest.mark.parametrize("command", SPOILT)
def test_whatever_is_odd_is_built_again(directory: Path, command: str) -> None:
    built = fetch_or_build("k", ".txt", _write)
    whole = built.read_bytes()
    command = command.replace("FILE", built.name)
    subprocess.run(command, shell=True, cwd=directory, check=True)
    again = fetch_or_build("k", ".txt", _write)
    assert (again, again.read_bytes()) == (built, whole)
    assert not again.is_symlink()
    assert stat.S_IMODE(again.stat().st_mode) == 0o600
    assert fetch_or_build("k", ".txt", _never) == built


def test_what_another_user_owns_is_not_used(
    directory: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built = fetch_or_build("k", ".txt", _write)
    monkeypatch.setattr(os, "geteuid", lambda: os.getuid() + 1)
    assert cache_directory() is None
    assert cache_problem(directory) == (
        "belongs to another user, who could put libraries there"
    )
    # A file that another user has put into a folder of ours is none of ours either.
    monkeypatch.setattr("lighthouse.cache.cache_problem", lambda _: None)
    with pytest.raises(AssertionError, match="should have been"):
        fetch_or_build(built.stem, ".txt", _never)


def test_what_others_may_write_to_is_not_used(directory: Path) -> None:
    fetch_or_build("k", ".txt", _write)
    directory.chmod(0o770)
    assert cache_directory() is None
    assert f"chmod go-w {directory}" in (cache_problem(directory) or "")


def test_folders_of_killed_processes_are_removed(directory: Path) -> None:
    directory.mkdir(mode=0o700)
    left, running, young = (directory / f"building-{i}" for i in range(3))
    for folder in (left, running, young):
        folder.mkdir()
        (folder / "half").touch()
    for folder in (left, running):
        os.utime(folder, (0, 0))
    handle = os.open(running, os.O_RDONLY)
    fcntl.flock(handle, fcntl.LOCK_EX)
    fetch_or_build("k", ".txt", _write)
    os.close(handle)
    assert not left.exists()
    assert (running / "half").exists()
    assert (young / "half").exists()


def _write(path: Path) -> None:
    path.write_text("built")


def _size_of_shared_file(_: int) -> int:
    built = fetch_or_build("shared", ".bin", _fill)
    return built.stat().st_size


def _fill(path: Path) -> None:
    with path.open("wb") as file:
        for _ in range(16):
            file.write(os.urandom(1 << 16))


def _never(path: Path) -> None:
    raise AssertionError("it should have been in the cache")
