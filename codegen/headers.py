"""Pastes the sections of `lighthouse/include` that a program needs.

Each section is a file; what it includes of the others comes before it.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

from lighthouse.ir.kinds import kinds
from lighthouse.package import INCLUDE

# A section of the header is pasted if the program says one of these.
SECTIONS = {
    "atomics.cuh": r"lh::(atomic_|store_if_new\()",
    "arithmetic.cuh": r"lh::(add|subtract|multiply|negate|absolute|quotient|remainder|"
    r"convert)",
    "math.cuh": r"\b(log|exp|pow|sqrt|floor|ceil)\(",
    "cells.cuh": r"lh::(?:Cells|Resident)\b",
    "reader.cuh": r"lh::Reader<",
    "collectives.cuh": r"lh::(block_|Grid )",
    "cooperative.cuh": r"lh::for_edges",
    "spread.cuh": r"lh::Spread<",
    "groups.cuh": r"lh::for_groups\(",
    "donation.cuh": r"lh::Donate\b",
    "merge_path.cuh": r"lh::for_merged",
    "intersection.cuh": r"lh::for_common",
    "frontier.cuh": r"lh::(append|append_alone|scatter|take|visit|visit_some)\(",
    "grid_stride.cuh": r"lh::grid_stride\(",
    "pending.cuh": r"lh::pending<",
    "pending_openmp.cuh": r"lh::(Pending<|all_of\()",
    "own_items_openmp.cuh": r"lh::(visit_again|take_back)\(",
    "ahead_openmp.cuh": r"lh::look_ahead\(",
    "marks_openmp.cuh": r"lh::Marks\b",
    "parts_openmp.cuh": r"lh::Parts\b",
    "bitmap_openmp.cuh": r"lh::Bitmap\b",
    "flags_openmp.cuh": r"lh::next_true\(",
    "clocks_openmp.cuh": r"lh::Clock\b",
    "scan.cuh": r"lh::(count|place)_parts\(",
    "adjacency.cuh": r"lh::has_edge",
    "rows.cuh": r"lh::(Row|Common)\b",
    "orientation.cuh": r"lh::orient\(|_oriented(_\d+)?_row_offsets\b",
    "orientation_host.cuh": r"lh::Oriented\b",
    "locks.cuh": r"lh::lock\(",
    "asking.cuh": r"lh::AskedItems\b",
    "drawing.cuh": r"lh::Drawn(Items|Blocks)\b",
    "counters.cuh": r"lh::Counters\b",
    "pairs.cuh": r"lh::(paired|half|word_of)\b",
    "masks.cuh": r"lh::(bit_at|free_bit)\(",
    "random.cuh": r"lh::random_",
    "resident.cuh": r"lh::(load_state|store_state|publish|swap|Turns)\b",
    "collections.cuh": r"lh::(Set|Order|Sequence|Queue|Map|Collections)<",
    "exchange.cuh": r"lh::(put|size|items)\(",
    "depth_first.cuh": r"lh::DepthFirst",
    "checks.cuh": r"lh::(check|told)\(",
}
BASE = {
    "cuda": ("types.cuh", "primitives.cuh", "host.cuh"),
    "kernels": ("types.cuh", "primitives.cuh"),
    "openmp": ("types.cuh", "primitives.cuh", "graph_openmp.cuh"),
    "host": ("types.cuh", "primitives.cuh", "memory.cuh"),
}
# What files are made of: programs, and for Python their kernels or host blocks alone.
Kind = Literal["cuda", "kernels", "openmp", "host"]
COMPILER: dict[Kind, Literal["cuda", "openmp"]] = {
    "cuda": "cuda",
    "kernels": "cuda",
    "openmp": "openmp",
    "host": "openmp",
}

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


def sections(code: str, kind: Kind) -> list[str]:
    """The sections of the header that `code` uses."""
    used = [name for name, words in SECTIONS.items() if re.search(words, code)]
    if kind == "kernels":
        used += [k.headers[kind] for k in kinds() if k.kernel_property in code]
    else:
        used += [k.headers[COMPILER[kind]] for k in kinds() if k.property in code]
    return [*BASE[kind][:2], *used, *BASE[kind][2:]]
