"""Files that are built once, also by several processes, and never half."""

from __future__ import annotations

import os
import stat
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path

import pytest

from lighthouse.runtime.cache import cache_directory, content_key, fetch_or_build


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

    assert fetch_or_build("k", ".txt", build).read_text() == "built"
    assert fetch_or_build("k", ".txt", _never).read_text() == "built"
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
    assert sizes == [1 << 20] * 8
    assert [path.name for path in directory.iterdir()] == ["shared.bin"]


def _size_of_shared_file(_: int) -> int:
    built = fetch_or_build("shared", ".bin", _fill)
    return built.stat().st_size


def _fill(path: Path) -> None:
    with path.open("wb") as file:
        for _ in range(16):
            file.write(os.urandom(1 << 16))


def _never(path: Path) -> None:
    raise AssertionError("it should have been in the cache")
