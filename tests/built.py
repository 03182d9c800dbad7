"""Libraries and programs that tests build with g++ and nvcc, kept by content.

Like what LightHouse compiles, they are built again only when something that goes into
them has changed.
"""

import os
import shutil
import subprocess
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from lighthouse.cache import content_key, fetch_or_build
from lighthouse.extensions.pta.extension import EXTENSION
from lighthouse.package import INCLUDE
from lighthouse.toolchain import compiler_version

FOLDERS = (INCLUDE, *filter(None, [EXTENSION.include]))
SIMULATOR = INCLUDE / "simulator.cpp"


def tool(name: str) -> str:
    """Its path; the test is skipped where it is not installed."""
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def built(compiler: str, *words: str | Path, result: str = "") -> Path:
    """`compiler WORDS -o FILE`, without a word from the compiler.

    Paths among the words are sources, which may include what stands beside them and our
    headers.  `result` is the suffix of FILE.
    """
    program = tool(compiler)
    sources = [word for word in words if isinstance(word, Path)]
    folders = {source.parent for source in sources} | {*FOLDERS}
    flags = [word if isinstance(word, str) else word.name for word in words]
    texts = [path.read_bytes() for path in (*sources, *headers(folders))]
    key = content_key(compiler_version(Path(program)), *flags, *texts)

    def build(out: Path) -> None:
        done = run([program, *map(str, words), "-o", str(out)])
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")

    return fetch_or_build(key, result, build)


def printed(command: Sequence[str], text: str) -> str:
    """What a compiler that reads `text` prints; it finds nothing wrong there."""
    program = tool(command[0])
    texts = [path.read_bytes() for path in headers(FOLDERS)]
    key = content_key(compiler_version(Path(program)), *command[1:], text, *texts)

    def build(out: Path) -> None:
        done = run([program, *command[1:], "-"], text)
        assert (done.returncode, done.stderr[:4000]) == (0, "")
        out.write_text(done.stdout)

    return fetch_or_build(key, ".txt", build).read_text()


def headers(folders: Iterable[Path]) -> list[Path]:
    return sorted(path for folder in folders for path in folder.glob("*.cuh"))


def run(command: Sequence[str], text: str = "") -> subprocess.CompletedProcess[str]:
    # Some machines add an architecture of their own to every call of nvcc.
    plain = {"NVCC_APPEND_FLAGS": "", "NVCC_PREPEND_FLAGS": ""}
    return subprocess.run(
        command,
        env={**os.environ, **plain},
        input=text,
        capture_output=True,
        text=True,
        check=False,
    )
