"""Whatever request to the file system fails: nothing is lost or half written."""

import errno
import shutil
from contextlib import AbstractContextManager, suppress
from pathlib import Path

import pytest

from lighthouse.cache import cache_directory, fetch_or_build
from lighthouse.toolchain import _run
from tests.cli.command import Run
from tests.cli.faults import Faults, injected, largest_file

SMALL = ("small.gm", "--graph", "g.wel", "--arg", "k=1", "--arg", "root=0")
RUN = ("run", *SMALL, "--arg", "w=weights", "--target")
OUT = ("--output", "far=far.npy", "--output", "score=score.txt")
# Command lines, and what they write beside the cache.
COMMANDS = {
    "run": ((*RUN, "interpret", *OUT), ["far.npy", "score.txt"]),
    "compile": (("compile", "small.gm", "-o", "small.cu"), ["small.cu"]),
    "core": (("compile", "small.gm", "--emit", "core", "-o", "core.gm"), ["core.gm"]),
    "convert": (("graph", "convert", "g.wel", "g.mtx"), ["g.mtx"]),
    "pack": (("graph", "convert", "g.wel", "g.npz"), ["g.npz"]),
}
# The same where g++ works for them.
BUILDING = {
    target: ((*RUN, target, *OUT, "--save-temps", "kept"), ["far.npy", "score.txt"])
    for target in ("openmp", "cuda-sim")
}
CODES = (errno.ENOSPC, errno.EIO, errno.EACCES)
OLD = b"what an earlier run has left\n"


class Scene:
    """A folder with inputs and earlier outputs, and a cache, for one command line."""

    def __init__(self, lighthouse: Run, words: tuple[str, ...], outputs: list[str]):
        self.lighthouse, self.words, self.outputs = lighthouse, words, outputs
        self.here, self.cache = Path.cwd(), Path("cache").absolute()
        Path("g.wel").write_text("0 1 5\n1 0 5\n")
        self.inputs = {path: path.read_bytes() for path in self.here.glob("*.*")}
        self.reset()
        self.run()
        self.good = self.written()

    def reset(self) -> None:
        for folder in (self.cache, Path("kept")):
            shutil.rmtree(folder, ignore_errors=True)
        for name in self.outputs:
            Path(name).write_bytes(OLD)

    def written(self) -> list[bytes]:
        return [Path(name).read_bytes() for name in self.outputs]

    def run(self) -> None:
        done = self.lighthouse(*self.words)
        assert (done.code, done.err.count("error")) == (0, 0), done.err

    def meets(self, fault: AbstractContextManager[None]) -> bool:
        """Runs with the fault, and without; whether the command failed."""
        self.reset()
        with fault:
            done = self.lighthouse(*self.words)
        assert done.code in (0, 1), done.err
        assert done.code == 0 or done.err, "it failed without a word"
        for now, good in zip(self.written(), self.good, strict=True):
            assert now in (OLD, good)
        assert done.code != 0 or self.written() == self.good
        for path, content in self.inputs.items():
            assert path.read_bytes() == content
        left = [*self.here.glob(".*"), *self.cache.glob("building-*")]
        assert left == []
        self.run()
        assert self.written() == self.good
        return done.code != 0


@pytest.fixture
def scene(lighthouse: Run, monkeypatch: pytest.MonkeyPatch, case: str) -> Scene:
    monkeypatch.setenv("LIGHTHOUSE_CACHE_DIR", str(Path("cache").absolute()))
    monkeypatch.setenv("LIGHTHOUSE_CXXFLAGS", "-O0")
    return Scene(lighthouse, *(COMMANDS | BUILDING)[case])


def each_request(scene: Scene, code: int) -> None:
    """Lets one request after the other fail, and prints how many."""
    scene.reset()
    counted = Faults(scene.here)
    with injected(counted):
        scene.run()
    failed = 0
    for number in range(1, counted.count + 1):
        faults = Faults(scene.here, number, code)
        failed += scene.meets(injected(faults))
        assert faults.count >= number
    print(f"{counted.count} requests, of which {failed} ended the command")
    assert counted.count >= 2 * len(scene.outputs)
    assert failed >= 2 * len(scene.outputs)


@pytest.mark.parametrize("case", COMMANDS)
def test_each_request_fails(scene: Scene) -> None:
    each_request(scene, errno.ENOSPC)


@pytest.mark.slow
@pytest.mark.parametrize("code", CODES, ids=errno.errorcode.get)
@pytest.mark.parametrize("case", BUILDING)
def test_each_request_fails_where_it_builds(scene: Scene, code: int) -> None:
    each_request(scene, code)


@pytest.mark.parametrize("case", COMMANDS)
def test_no_file_can_be_as_large(scene: Scene) -> None:
    """A write fails in the middle, or at once."""
    largest = max(map(len, scene.good))
    sizes = sorted({0, 1, largest // 2, largest - 1})
    assert all(scene.meets(largest_file(size)) for size in sizes)


@pytest.mark.slow
@pytest.mark.parametrize("case", BUILDING)
def test_no_file_can_be_as_large_where_it_builds(scene: Scene) -> None:
    failed = [scene.meets(largest_file(4**power)) for power in range(9)]
    print(f"{len(failed)} sizes, of which {sum(failed)} ended the command")
    assert failed[:6] == [True] * 6


def test_a_compiler_may_not_write_as_much(lighthouse: Run) -> None:
    Path("cxx").write_text("#!/bin/sh\necho File size limit exceeded >&2\nexit 1\n")
    Path("cxx").chmod(0o700)
    with pytest.raises(OSError, match="may not write files of that size"):
        _run([str(Path("cxx").absolute())])


def test_each_request_of_the_cache_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file in the cache is whole, whatever fails; the next run makes it."""
    folder = tmp_path / "cache"
    monkeypatch.setenv("LIGHTHOUSE_CACHE_DIR", str(folder))

    def build(path: Path) -> None:
        path.with_suffix(".cpp").write_text("source")
        path.write_text("library")

    counted = Faults(tmp_path)
    with injected(counted):
        whole = fetch_or_build("k", ".so", build).read_bytes()
    assert counted.count >= 6
    for code in CODES:
        for number in range(1, counted.count + 1):
            shutil.rmtree(folder, ignore_errors=True)
            with suppress(OSError), injected(Faults(tmp_path, number, code)):
                made = fetch_or_build("k", ".so", build)
                assert made.read_bytes() == whole
            assert [item.name for item in folder.glob("*")] in ([], ["k.so"])
            assert fetch_or_build("k", ".so", build).read_bytes() == whole
            assert cache_directory() == folder
    print(f"{counted.count} requests")
