"""Pastes the sections of `lighthouse/include` that a program needs.

Each section is a file; what it includes of the others comes before it.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from lighthouse.package import INCLUDE

# Files that only choose between implementations, by target.
CHOICES: dict[str, Mapping[str, str]] = {
    "cuda": {
        "primitives.cuh": "primitives_cuda.cuh",
        "launch.cuh": "launch_cuda.cuh",
        "heap.cuh": "heap_cuda.cuh",
    },
    "openmp": {
        "primitives.cuh": "primitives_cpu.cuh",
        "heap.cuh": "heap_cpu.cuh",
        "orientation.cuh": "orientation_openmp.cuh",
        "orientation_host.cuh": "orientation_openmp.cuh",
    },
}


# The folder of headers of each extension that is loaded and has one.
FOLDERS: dict[str, Path] = {}


def extension_header(name: str, target: str) -> Path | None:
    """Where an extension has the header: `x_openmp.cuh` stands for `x.cuh` there."""
    chosen = name.replace(".cuh", "_openmp.cuh") if target == "openmp" else name
    places = (folder / each for each in (chosen, name) for folder in FOLDERS.values())
    return next((place for place in places if place.is_file()), None)


def inclusions(roots: Iterable[str], target: str, runtime: str) -> tuple[str, str]:
    """What a file that includes the runtime has in the place of the sections `roots`,
    and the options of the compiler that lead to these headers."""
    lines, options = [f"#include <{runtime}>"], ['-I "$(lighthouse include)"']
    for root in roots:
        path = extension_header(root, target)
        if path is not None:
            (owner,) = (name for name, each in FOLDERS.items() if each == path.parent)
            lines.append(f"#include <{path.name}>")
            options.append(f'-I "$(lighthouse include {owner})"')
    return "\n".join(dict.fromkeys(lines)), " ".join(dict.fromkeys(options))


@dataclass(frozen=True, slots=True)
class Pasted:
    """The text of sections: `ours`, and `others` of extensions, each after the system
    headers that it includes.

    `included` are the files of ours that include all of `ours`, for the simulator.
    """

    ours: str
    others: str
    included: tuple[str, ...]


def paste(roots: Iterable[str], target: str) -> Pasted:
    """The sections `roots` and all that they include, each once."""
    ours: list[str] = []
    others: list[str] = []
    # The keys are the lines, each once.
    system: dict[bool, dict[str, None]] = {False: {}, True: {}}
    included: dict[str, None] = {}
    seen: set[str] = set()

    def add(name: str, asked: bool = True) -> None:
        if asked and extension_header(name, target) is None:
            included[name] = None
        name = CHOICES[target].get(name, name)
        if name in seen:
            return
        seen.add(name)
        other = extension_header(name, target)
        header = _header(other or INCLUDE / name)
        for include in header.includes:
            if include.startswith("<"):
                system[other is not None][f"#include {include}"] = None
            else:
                add(include, asked=other is not None)
        (others if other else ours).append(header.text)

    for root in roots:
        add(root)

    def text(foreign: bool, parts: list[str]) -> str:
        return "\n\n".join(["\n".join(system[foreign]), *parts]).strip("\n")

    return Pasted(text(False, ours), text(True, others), tuple(included))


@dataclass(frozen=True, slots=True)
class _Header:
    """What a header includes, `<system>` or ours, and the rest of it."""

    includes: tuple[str, ...]
    text: str


@cache
def _header(path: Path) -> _Header:
    includes, kept = [], []
    for line in path.read_text(encoding="utf-8").splitlines():
        if match := re.match(r'#include (?:"(.+)"|(<.+>))', line):
            includes.append(match[1] or match[2])
        elif line != "#pragma once":
            kept.append(line)
    text = re.sub(r"\n{3,}", "\n\n", "\n".join(kept)).strip()
    return _Header(tuple(includes), text)
