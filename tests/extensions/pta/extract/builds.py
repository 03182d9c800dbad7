"""Compiles a random program by several versions of clang, in several variants."""

import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from itertools import product
from pathlib import Path

from tests.extensions.pta.extract.make import LEVELS, OPTIONS
from tests.extensions.pta.extract.oracle import MEMORY

FORMATS = ("ll", "bc")
VARIANTS = list(product(LEVELS, MEMORY, FORMATS))
# It has no common divisor with their number: a seed gets as many different ones.
_STRIDE = 5
_VERSION = re.compile(r"clang version (\d+)")


@dataclass(frozen=True, slots=True)
class Clang:
    """A compiler, or the program `zig`, which contains one."""

    program: str
    version: int

    @property
    def command(self) -> list[str]:
        if Path(self.program).name == "zig":
            return [self.program, "cc", "-target", "x86_64-linux-gnu"]
        return [self.program]


@dataclass(frozen=True, slots=True)
class Build:
    """How a program is compiled; `memory` is a key of oracle.MEMORY."""

    clang: Clang
    level: str
    memory: str
    format: str

    def __str__(self) -> str:
        return f"clang{self.clang.version}-{self.level}-{self.memory}-{self.format}"

    def compile(self, source: Path) -> Path:
        """The module, beside the source.  Raises CalledProcessError."""
        module = source.with_suffix(f".{self.format}")
        kind = {"ll": "-S", "bc": "-c"}[self.format]
        options, _ = MEMORY[self.memory]
        command = [*self.clang.command, *OPTIONS, *options, kind, f"-{self.level}"]
        command += ["-fno-strict-aliasing", "-o", str(module), source.name]
        subprocess.run(
            command, cwd=source.parent, capture_output=True, text=True, check=True
        )
        return module


def builds(seed: int, clangs: Sequence[Clang], count: int) -> list[Build]:
    """Those of a seed, by all compilers in turn; each gets all variants over time."""
    return [
        Build(
            clangs[number % len(clangs)],
            *VARIANTS[(seed + _STRIDE * number) % len(VARIANTS)],
        )
        for number in range(min(count, len(VARIANTS)))
    ]


def clangs(programs: Sequence[str] = ()) -> list[Clang]:
    """Those given, or those that are installed, with that of the package ziglang."""
    found = list(programs) or [
        name
        for name in ("clang", *(f"clang-{n}" for n in range(14, 30)))
        if shutil.which(name)
    ]
    package = find_spec("ziglang")
    if not programs and package is not None and package.origin is not None:
        found.append(str(Path(package.origin).with_name("zig")))
    versions: dict[int, Clang] = {}
    for program in found:
        command = [*Clang(program, 0).command, "--version"]
        told = subprocess.run(command, capture_output=True, text=True, check=True)
        match = _VERSION.search(told.stdout)
        if match is None:
            sys.exit(f"{program} is no clang")
        versions.setdefault(int(match[1]), Clang(program, int(match[1])))
    return [versions[each] for each in sorted(versions)]
