"""Libraries and programs that tests build with g++ and nvcc, kept by content.

Like what LightHouse compiles, they are built again only when something that goes into
them has changed.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from lighthouse.cache import content_key, fetch_or_build
from lighthouse.extensions.pta.extension import EXTENSION
from lighthouse.package import INCLUDE
from lighthouse.runtime.toolchain import compiler_version

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
    headers = sorted(path for folder in folders for path in folder.glob("*.cuh"))
    texts = [path.read_bytes() for path in (*sources, *headers)]
    flags = [word if isinstance(word, str) else word.name for word in words]
    key = content_key(compiler_version(Path(program)), *flags, *texts)

    def build(out: Path) -> None:
        command = [program, *map(str, words), "-o", str(out)]
        # Some machines add an architecture of their own to every call of nvcc.
        plain = {"NVCC_APPEND_FLAGS": "", "NVCC_PREPEND_FLAGS": ""}
        done = subprocess.run(
            command,
            env={**os.environ, **plain},
            capture_output=True,
            text=True,
            check=False,
        )
        assert (done.returncode, done.stdout, done.stderr) == (0, "", "")

    return fetch_or_build(key, result, build)
