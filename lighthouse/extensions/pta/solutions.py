"""Reads and writes solutions.

jsonl  a line with a JSON object for each set: `variables`, the `members` that they
       point to, and the `names` of both where they are known; before them one with
       `mode`, `solver` and `options`, if any is known
npz    the arrays of `Solution`, how it was solved, and the version of this format
text   the published format: the number of variables, then a line
       `[v1, v2] => [o1, o2]` for each set
"""

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from io import BytesIO
from itertools import chain, pairwise
from pathlib import Path
from typing import Any, BinaryIO, Literal

import numpy as np
from numpy.typing import NDArray

from lighthouse.diagnostics import fail
from lighthouse.extensions.pta.modes import MODES
from lighthouse.extensions.pta.solution import Solution
from lighthouse.extensions.pta.storage import read_bytes, writing
from lighthouse.graph.text import fail_at

Format = Literal["jsonl", "npz", "text"]
EXTENSIONS: dict[str, Format] = {".jsonl": "jsonl", ".npz": "npz", ".txt": "text"}
VERSION = 1
ARRAYS = {
    "classes": np.int32,
    "starts": np.int64,
    "places": np.int32,
    "words": np.uint64,
}
# How it was solved, as far as that is known.
_HOW = ("mode", "solver", "options")
_LIST = rb"\[((?:\d+(?:, \d+)*)?)\]"
GROUP = re.compile(_LIST + rb" => " + _LIST + rb"\s*")
MOST = 2**31 - 1
NONE = np.empty(0, np.int64)


def format_of(path: Path) -> Format:
    """The format that a file's extension tells, below .gz or .xz if it is text.

    Raises CompileError GM0851 for any other.
    """
    packed = path.suffix in (".gz", ".xz")
    found = EXTENSIONS.get(Path(path.stem).suffix if packed else path.suffix)
    if found is None or (packed and found == "npz"):
        known = f"known: {' '.join(EXTENSIONS)}, text also as .gz or .xz"
        fail("GM0851", f"{path}: its extension tells no format of solutions", known)
    return found


def write(
    solution: Solution,
    path: Path,
    format: Format | None = None,
    names: Mapping[int, str] | None = None,
) -> None:
    """Write a file that is complete or not there; names go into jsonl alone.

    Raises CompileError GM0851 and GM0853.
    """
    chosen = format or format_of(path)
    with writing(path) as stream:
        match chosen:
            case "npz":
                _write_arrays(solution, stream)
            case "jsonl":
                _write_objects(solution, stream, names or {})
            case "text":
                _write_text(solution, stream)


def read(path: Path, format: Format | None = None) -> Solution:
    """Read what `write` wrote, or others did.

    Raises CompileError GM0841, GM0842, GM0851, and GM0852 with the line where there
    is one.
    """
    match format or format_of(path):
        case "npz":
            return _read_arrays(path)
        case "jsonl":
            how, groups = _objects(path)
            return replace(_assembled(path, None, groups), **how)
        case "text":
            lines = _lines(path)
            number, line = next(lines, (1, b""))
            count = line.strip()
            if not count.isdigit() or len(count) > 10:
                reason = "the number of variables should stand here"
                fail_at(path, number, "GM0852", reason, line=line)
            return _assembled(path, int(count), _groups(path, lines))


def how_solved(solution: Solution) -> dict[str, str]:
    """Its mode, what solved it, and with which options; empty where not known."""
    return {name: getattr(solution, name) or "" for name in _HOW}


def groups_of(
    solution: Solution,
) -> Iterator[tuple[NDArray[np.int64], NDArray[np.int32]]]:
    """The variables of each set that some have, and its objects, both in order."""
    order = np.argsort(solution.classes, kind="stable")
    bounds = np.searchsorted(
        solution.classes[order], np.arange(len(solution.starts))
    ).tolist()
    for number, (start, end) in enumerate(pairwise(bounds)):
        if start < end:
            yield order[start:end], solution.members_of_class(number)


# --- numpy ----------------------------------------------------------------------------


def _write_arrays(solution: Solution, stream: BinaryIO) -> None:
    np.savez_compressed(
        stream,
        version=np.array(VERSION),
        classes=solution.classes,
        starts=solution.starts,
        places=solution.places,
        words=solution.words,
        mode=np.array(solution.mode or ""),
        solver=np.array(solution.solver),
        options=np.array(solution.options),
    )


def _read_arrays(path: Path) -> Solution:
    data = read_bytes(path)
    try:
        with np.load(BytesIO(data), allow_pickle=False) as archive:
            arrays = {name: archive[name] for name in archive.files}
    except Exception:  # numpy and zipfile raise almost anything
        note = "`lighthouse pta solve --output FILE.npz` makes one"
        fail("GM0842", f"{path}: not a readable .npz archive of plain arrays", note)
    version = arrays.pop("version", None)
    how = _known({name: str(arrays.pop(name, "")) for name in _HOW})
    if version is None or set(arrays) != set(ARRAYS):
        note = f"it holds: {', '.join(sorted(arrays)) or 'nothing'}"
        fail("GM0852", f"{path}: the archive is no solution", note)
    if version.size != 1 or version.item() != VERSION:
        told = f"{version.item()}" if version.size == 1 else "unknown"
        note = f"this LightHouse reads version {VERSION}"
        fail("GM0852", f"{path}: the version of its format is {told}", note)
    for name, kind in ARRAYS.items():
        array = arrays[name]
        if array.dtype != kind or array.ndim != 1:
            told = f"{array.dtype} of {array.ndim} dimensions, not {np.dtype(kind)}"
            fail("GM0852", f"{path}: the array '{name}' is {told} of one")
    solution = Solution(**{name: arrays[name] for name in ARRAYS}, **how)
    wrong = _contradiction(solution)
    if wrong:
        fail("GM0852", f"{path}: {wrong}")
    return solution


def _known(found: Mapping[str, Any]) -> dict[str, Any]:
    """What a file says of how it was solved, without what makes no sense here."""
    mode = found.get("mode")
    texts = {name: found.get(name, "") for name in _HOW[1:]}
    return {
        "mode": mode if mode in MODES else None,
        **{name: text if isinstance(text, str) else "" for name, text in texts.items()},
    }


def _contradiction(solution: Solution) -> str:
    """What is wrong with the arrays of a solution; nothing if they fit together."""
    classes, starts, places = solution.classes, solution.starts, solution.places
    words = len(solution.words)
    if len(places) != words:
        return f"there are {len(places)} places, but {words} words"
    if not len(starts) or starts[0] != 0 or starts[-1] != words:
        return f"the starts of sets do not run from 0 to {words}"
    if (np.diff(starts) < 0).any():
        return "the starts of sets descend"
    if len(classes) and not 0 <= classes.min() <= classes.max() < len(starts) - 1:
        return f"a variable has a set outside 0 … {len(starts) - 2}"
    if words and not 0 <= places.min() <= places.max() <= MOST // 64:
        return f"a word is about objects outside 0 … {MOST}"
    grows = np.append(False, np.diff(places) > 0)[:words]
    grows[starts[:-1][starts[:-1] < words]] = True
    if not grows.all():
        return "the words of a set are not in order"
    return "" if solution.words.all() else "a word is 0"


# --- text -----------------------------------------------------------------------------


def _write_objects(
    solution: Solution, stream: BinaryIO, names: Mapping[int, str]
) -> None:
    how = how_solved(solution)
    if any(how.values()):
        stream.write(f"{json.dumps(how, separators=(',', ':'))}\n".encode())
    for variables, members in groups_of(solution):
        found: dict[str, Any] = {
            "variables": variables.tolist(),
            "members": members.tolist(),
        }
        known = {*found["variables"], *found["members"]} & names.keys()
        if known:
            found["names"] = {str(item): names[item] for item in sorted(known)}
        line = json.dumps(found, ensure_ascii=False, separators=(",", ":"))
        stream.write(f"{line}\n".encode("utf-8", "replace"))


def _write_text(solution: Solution, stream: BinaryIO) -> None:
    stream.write(f"{solution.variables}\n".encode())
    for variables, members in groups_of(solution):
        stream.write(f"{variables.tolist()} => {members.tolist()}\n".encode())


Group = tuple[int, NDArray[np.int64], NDArray[np.int64]]
"""The number of a line, the variables and the objects of its set."""


def _lines(path: Path) -> Iterator[tuple[int, bytes]]:
    """The lines that are not blank or comments, numbered from 1."""
    for number, line in enumerate(BytesIO(read_bytes(path)), 1):
        if line.strip() and not line.startswith(b"#"):
            yield number, line


def _groups(path: Path, lines: Iterator[tuple[int, bytes]]) -> Iterator[Group]:
    for number, line in lines:
        match = GROUP.fullmatch(line)
        if match is None:
            reason = "'[variables] => [objects]' should stand here"
            fail_at(path, number, "GM0852", reason, line=line)
        yield number, _numbers(match[1]), _numbers(match[2])


def _objects(path: Path) -> tuple[dict[str, Any], Iterator[Group]]:
    """How it was solved, if the first line says so, and the sets."""
    lines = _lines(path)
    first = next(lines, None)
    if first is None:
        return {}, iter(())
    try:
        found = json.loads(first[1])
    except (ValueError, RecursionError):
        found = None
    if isinstance(found, dict) and found.keys() == set(_HOW):
        return _known(found), _sets(path, lines)
    return {}, _sets(path, chain((first,), lines))


def _sets(path: Path, lines: Iterable[tuple[int, bytes]]) -> Iterator[Group]:
    for number, line in lines:
        try:
            found = json.loads(line)
            variables, members = found["variables"], found["members"]
            if not all(type(item) is int for item in (*variables, *members)):
                raise TypeError
            yield number, np.array(variables, np.int64), np.array(members, np.int64)
        except (ValueError, KeyError, TypeError, OverflowError, RecursionError):
            reason = "an object with lists 'variables' and 'members' should stand here"
            fail_at(path, number, "GM0852", reason, line=line)


def _assembled(path: Path, count: int | None, groups: Iterable[Group]) -> Solution:
    """A solution of `count` variables, or of as many as there are.

    Raises CompileError GM0852 unless each variable is there once.
    """
    numbers, sets, members = [], [NONE], [NONE]
    for number, variables, objects in groups:
        numbers.append(number)
        sets.append(variables)
        members.append(objects)
    of_set = np.repeat(np.arange(len(numbers)), [len(each) for each in sets[1:]])
    variables, objects = np.concatenate(sets), np.concatenate(members)
    starts = np.cumsum([len(each) for each in members])
    last = (len(variables) if count is None else count) - 1

    outside = np.flatnonzero((variables < 0) | (variables > last))
    if len(outside):
        line = numbers[of_set[outside[0]]]
        told = f"variable {variables[outside[0]]} is outside 0 … {last}"
        fail_at(path, line, "GM0852", told)
    first = np.zeros(len(variables), np.bool_)
    first[np.unique(variables, return_index=True)[1]] = True
    if not first.all():
        again = int(np.argmin(first))
        told = f"variable {variables[again]} has a set already"
        fail_at(path, numbers[of_set[again]], "GM0852", told)
    if len(variables) != last + 1:
        told = f"the file says {last + 1:,} variables; it has {len(variables):,}"
        fail("GM0852", f"{path}: {told}")
    outside = np.flatnonzero((objects < 0) | (objects > MOST))
    if len(outside):
        line = numbers[np.searchsorted(starts, outside[0], side="right") - 1]
        told = f"object {objects[outside[0]]} is outside 0 … {MOST}"
        fail_at(path, line, "GM0852", told)
    classes = np.empty(len(variables), np.int32)
    classes[variables] = of_set
    return Solution.of_sets(classes, starts, objects)


def _numbers(text: bytes) -> NDArray[np.int64]:
    return np.fromstring(text, np.int64, sep=",") if text else NONE
