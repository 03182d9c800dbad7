"""Reads and writes constraint files in the format of Hardekopf's benchmarks.

Lines that begin with `#` and blank lines are comments, in every file.

nodes        the number N of variables; the id of the last object; the id of the last
             object of a function; N lines `id,size,isFunction` in the order of ids
constraints  `addressOf,copy,load,store,offset`, how many of each kind; then the five
             groups, `id,source,destination,type,offset` with type 0 … 4
hcd          how many variables are merged; a line `variable,representative` for each;
             `variables,pairs`, how many follow; a line `variable,pointer` for each pair
names        `id name` or `id name<tab>file:line`, perhaps `<tab>name` several times;
             `# lines file:first-last<tab>function`, and its variables likewise
calls        `caller function`, `caller *pointer` or, for a function that is not in the
             program, `caller name`; `<tab>file:line` may follow

A comment `# belongs to nodes DIGEST` in any but the first names the nodes that the file
was written with: `digest` of what `read_nodes` returns.
"""

import hashlib
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from itertools import chain
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from lighthouse.diagnostics import fail
from lighthouse.extensions.pta.constraints import UNKNOWN, Constraints, Ids, Site, Span
from lighthouse.extensions.pta.rows import (
    Numbers,
    Rows,
    counted,
    distinct_ids,
    lines_of_rows,
    nodes_of,
    read_rows,
)
from lighthouse.extensions.pta.storage import read_bytes, writing
from lighthouse.graph.text import fail_at, shown

KINDS = ("address-of", "copy", "load", "store", "offset")
ADDRESS_OF, COPY, LOAD, STORE, OFFSET = range(5)
NODE_FORM = "id,size,isFunction"
COUNT_FORM = "addressOf,copy,load,store,offset"
CONSTRAINT_FORM = "id,source,destination,type,offset"
MERGED_FORM = "variable,representative"
CYCLE_FORM = "variable,pointer"
NAME = re.compile(
    r"(?P<id>\d{1,10}) (?P<name>[^\t\n\r]*)"
    r"(\t(?P<place>[^\t\n\r]*)(?P<others>(\t[^\t\n\r]+)*))?"
)
SPAN = re.compile(
    r"^# lines ([^\t\n]+):(\d{1,10})-(\d{1,10})\t([^\t\r\n]+)(.*)$", re.MULTILINE
)
CALL = re.compile(
    r"(?P<caller>\d{1,10}) ((?P<star>\*)?(?P<callee>\d{1,10})|(?P<name>[^\d*\s]\S*))"
    r"(\t(?P<place>[^\t\n\r]+))?"
)
MOST = 2**31 - 1
NEVER_MERGED = f"{UNKNOWN}, what is unknown, is never merged"

Flags = NDArray[np.bool_]


def read(
    nodes: Path,
    constraints_file: Path,
    hcd: Path | None = None,
    names: Path | None = None,
) -> Constraints:
    """Read the constraints of a program; any file may be compressed (.gz, .xz).

    An object beyond the last one that the file of nodes names counts as one if its
    address is taken, or if a block reaches it: the published files have such.
    Raises CompileError GM0841 to GM0850 with file and line, and GM0858 for files that
    do not belong together.
    """
    # Most of the time is numpy's and zlib's, which let others run.
    with ThreadPoolExecutor() as pool:
        rows = pool.submit(read_rows, constraints_file)
        pairs = pool.submit(read_rows, hcd) if hcd is not None else None
        known = read_nodes(nodes)
        found = _with_constraints(known, rows.result())
        if pairs is not None:
            found = _with_cycles(found, pairs.result(), known)
    if names is not None:
        called = read_names(names, found.variables, known)
        found = replace(found, **called._asdict())
    return found


def write(
    constraints: Constraints,
    *,
    nodes: Path,
    constraints_file: Path,
    hcd: Path | None = None,
    names: Path | None = None,
    calls: Path | None = None,
) -> None:
    """Write what `read` reads; each file is complete or not there.  `calls` gets the
    calls of the program, which the constraints do not need.

    Raises CompileError GM0853, also where `hcd` or `names` is missing and there is
    something to write to it, so that nothing is lost.
    """
    if hcd is None and len(constraints.merged) + len(constraints.cycles):
        fail("GM0853", f"{constraints_file}: what is merged needs a file of its own")
    if names is None and (constraints.names or constraints.lines):
        fail("GM0853", f"{constraints_file}: names need a file of their own")
    belongs = f"# belongs to nodes {digest(constraints)}\n"
    for path, first, lines in (
        (nodes, "", _lines_of_nodes(constraints)),
        (constraints_file, belongs, _lines_of_constraints(constraints)),
        (hcd, belongs, _lines_of_cycles(constraints)),
        (names, belongs, _lines_of_names(constraints, names)),
        (calls, belongs, _lines_of_calls(constraints)),
    ):
        if path is not None:
            with writing(path) as stream:
                for each in chain((first,), lines):
                    stream.write(each.encode("utf-8", "replace"))


# --- nodes ----------------------------------------------------------------------------


def read_nodes(path: Path) -> Constraints:
    """Variables without constraints, for what is known of them.

    Raises CompileError GM0841 to GM0846.
    """
    rows = read_rows(path)
    (count,) = rows.header(0, "the number of variables")
    (last,) = rows.header(1, "the id of the last object")
    (last_function,) = rows.header(2, "the id of the last object of a function")
    following = len(rows) - 3
    if not 0 < count <= MOST:
        rows.fail(0, "GM0844", f"the number of variables is {count:,}")
    if following != count:
        told = f"{counted(count, 'variable')}; it has {following:,}"
        rows.fail(0, "GM0844", f"the file says {told}")
    for row, value in ((1, last), (2, last_function)):
        _check_id(value, count, path, rows.line(row))
    table = rows.table(3, len(rows), NODE_FORM)
    ids, sizes, flags = table.T
    every = np.arange(count)
    ends = every + sizes

    check = partial(rows.check, 3)
    here = "should stand here, not"
    check("GM0845", ids == every, lambda row: f"id {row} {here} {ids[row]}")
    beyond = f"ends beyond the last variable, {count - 1}"
    check("GM0846", ends <= count, lambda row: f"a block of {sizes[row]} {beyond}")
    check(
        "GM0846",
        (every <= last) | (sizes == 0),
        lambda row: f"only objects, 0 … {last}, have a size; this one is {sizes[row]}",
    )
    check("GM0846", flags <= 1, lambda row: f"isFunction is {flags[row]}, not 0 or 1")
    # The flag is also on what belongs to a function, and on some variables.
    functions = (flags == 1) & (every <= last_function) & begins_block(sizes)
    return Constraints(
        sizes=sizes.astype(np.int32),
        functions=functions,
        objects=max(last + 1, int(ends[sizes > 0].max(initial=0))),
    )


def begins_block(sizes: NDArray[np.integer]) -> Flags:
    """Which ids no block reaches that begins before them: bool (N,)."""
    ends = np.maximum.accumulate(np.arange(len(sizes)) + sizes)
    return np.append(0, ends[:-1])[: len(sizes)] <= np.arange(len(sizes))


def digest(nodes: Constraints) -> str:
    """16 hexadecimal digits that follow from what a file of nodes says."""
    told = hashlib.sha256(str(nodes.objects).encode())
    told.update(nodes.sizes.tobytes())
    told.update(nodes.functions.tobytes())
    return told.hexdigest()[:16]


def _lines_of_nodes(constraints: Constraints) -> Iterator[str]:
    sizes, functions = constraints.sizes, np.flatnonzero(constraints.functions)
    last_function = (functions + np.maximum(sizes[functions], 1) - 1).max(initial=0)
    every = np.arange(constraints.variables, dtype=np.int32)
    yield f"{constraints.variables}\n{constraints.objects - 1}\n{last_function}\n"
    yield from lines_of_rows(np.column_stack((every, sizes, constraints.functions)))


# --- constraints ----------------------------------------------------------------------


def _with_constraints(nodes: Constraints, rows: Rows) -> Constraints:
    path = rows.path
    _check_belongs(rows.nodes, path, nodes)
    counts = rows.header(0, COUNT_FORM)
    table = rows.table(1, len(rows), CONSTRAINT_FORM)
    _, sources, destinations, types, offsets = table.T

    check = partial(rows.check, 1)
    check("GM0847", types < len(KINDS), lambda row: f"type {types[row]} is not 0 … 4")
    if sum(counts) != len(table):
        found = np.bincount(types, minlength=len(KINDS)).tolist()
        each_kind = zip(KINDS, counts, found, strict=True)
        kind, told, there = next(item for item in each_kind if item[1] != item[2])
        reason = f"the file says {told:,} {kind} constraints; it has {there:,}"
        rows.fail(0, "GM0844", reason)
    groups = np.repeat(np.arange(len(KINDS)), counts)
    check(
        "GM0847",
        types == groups,
        lambda row: (
            f"a {KINDS[types[row]]} constraint (type {types[row]}) stands among those "
            f"of type {groups[row]}, as line {rows.line(0)} counts them"
        ),
    )
    for what, ids in (("source", sources), ("destination", destinations)):
        _check_ids(rows, 1, what, ids, nodes.variables)
    check(
        "GM0848",
        (offsets == 0) | (types >= LOAD),
        lambda row: (
            f"{KINDS[types[row]]} constraints have no offset; "
            f"this one is {offsets[row]}"
        ),
    )
    check("GM0848", offsets <= MOST, lambda row: f"offset {offsets[row]} is too large")
    fields = np.stack((destinations, sources, offsets), axis=1).astype(np.int32)
    parts = np.split(fields, np.cumsum(counts)[:-1])
    objects = int(parts[ADDRESS_OF][:, 1].max(initial=nodes.objects - 1)) + 1
    program = replace(
        nodes,
        objects=objects,
        address_of=parts[ADDRESS_OF][:, :2],
        copies=parts[COPY][:, :2],
        loads=parts[LOAD],
        stores=parts[STORE],
        offsets=parts[OFFSET],
        mode="sound" if rows.sound else "paper",
    )
    if not rows.nodes:
        _check_plausible(program, path)
    return program


def by_kind(constraints: Constraints) -> dict[str, Ids]:
    """The arrays of constraints by what their kind is called."""
    found = constraints
    groups = found.address_of, found.copies, found.loads, found.stores, found.offsets
    return dict(zip(KINDS, groups, strict=True))


def _lines_of_constraints(constraints: Constraints) -> Iterator[str]:
    groups = by_kind(constraints)
    number = 0
    if constraints.mode == "sound":
        yield "# solve in mode sound\n"
    counts = ",".join(str(len(group)) for group in groups.values())
    yield f"# {COUNT_FORM}\n{counts}\n"
    for type_, (kind, group) in enumerate(groups.items()):
        yield f"\n# {kind}\n# {CONSTRAINT_FORM}\n"
        ids = np.arange(number, number + len(group), dtype=np.int32)
        zero = np.zeros(len(group), np.int32)
        offsets = group[:, 2] if group.shape[1] > 2 else zero
        columns = (ids, group[:, 1], group[:, 0], zero + type_, offsets)
        yield from lines_of_rows(np.column_stack(columns))
        number += len(group)


# --- hybrid cycle detection -----------------------------------------------------------


def _with_cycles(
    constraints: Constraints, rows: Rows, nodes: Constraints
) -> Constraints:
    path = rows.path
    _check_belongs(rows.nodes, path, nodes)
    (count,) = rows.header(0, "the number of merged variables")
    merged = rows.table(1, 1 + count, MERGED_FORM)
    second = 1 + count
    distinct, pairs = rows.header(second, "variables,pairs")
    following = len(rows) - second - 1
    if following != pairs:
        told = f"{counted(pairs, 'pair')}; it has {following:,}"
        rows.fail(second, "GM0844", f"the file says {told}")
    cycles = rows.table(second + 1, len(rows), CYCLE_FORM)
    for first, table, form in (
        (1, merged, MERGED_FORM),
        (second + 1, cycles, CYCLE_FORM),
    ):
        for what, ids in zip(form.split(","), table.T, strict=True):
            _check_ids(rows, first, what, ids, constraints.variables)
    found = len(distinct_ids(cycles[:, 0]))
    if found != distinct:
        told = f"{counted(distinct, 'variable')}; its pairs have {found:,}"
        rows.fail(second, "GM0844", f"the file says {told}")
    _check_merged(rows, merged)
    rows.check(second + 1, "GM0849", cycles[:, 0] != UNKNOWN, lambda _: NEVER_MERGED)
    return replace(
        constraints, merged=merged.astype(np.int32), cycles=cycles.astype(np.int32)
    )


def _check_merged(rows: Rows, merged: Numbers) -> None:
    variables, representatives = merged.T

    check = partial(rows.check, 1, "GM0849")
    check((merged != UNKNOWN).all(axis=1), lambda _: NEVER_MERGED)
    own = "is its own representative"
    check(variables != representatives, lambda row: f"{variables[row]} {own}")
    first = np.zeros(len(merged), np.bool_)
    first[np.unique(variables, return_index=True)[1]] = True
    check(first, lambda row: f"{variables[row]} has a representative already")
    is_merged = np.zeros(merged.max(initial=-1) + 1, np.bool_)
    is_merged[variables] = True
    check(
        ~is_merged[representatives],
        lambda row: (
            f"the representative {representatives[row]} of {variables[row]} "
            "is merged itself"
        ),
    )


def _lines_of_cycles(constraints: Constraints) -> Iterator[str]:
    merged, cycles = constraints.merged, constraints.cycles
    yield f"# {MERGED_FORM}\n{len(merged)}\n"
    yield from lines_of_rows(merged)
    yield f"# {CYCLE_FORM}\n{len(distinct_ids(cycles[:, 0]))},{len(cycles)}\n"
    yield from lines_of_rows(cycles)


# --- names ----------------------------------------------------------------------------


class Names(NamedTuple):
    """What is known of some variables, as in `Constraints`."""

    names: dict[int, str]
    others: dict[int, tuple[str, ...]]
    lines: dict[int, str]
    spans: tuple[Span, ...] = ()


def read_names(path: Path, count: int, nodes: Constraints | None = None) -> Names:
    """Names and source lines of some of `count` variables.

    With `nodes` it is checked that the names are those of this program, and that no
    object has the name of a variable that nothing points to; several objects may share
    one.  Raises CompileError GM0841, GM0842, GM0845, GM0850 and GM0858.
    """
    names: dict[int, str] = {}
    others: dict[int, tuple[str, ...]] = {}
    lines: dict[int, str] = {}
    # Of each name, the first to have it, and whether that is an object.
    first: dict[str, tuple[int, bool]] = {}
    data = read_bytes(path)
    for number, match in _matches(path, data, nodes, "id name", NAME):
        variable = int(match["id"])
        _check_id(variable, count, path, number)
        if variable in names or variable in lines:
            reason = f"variable {variable} has a name already"
            fail_at(path, number, "GM0850", reason)
        if match["name"]:
            name = names[variable] = match["name"]
            is_object = nodes is not None and variable < nodes.objects
            other, other_is_object = first.setdefault(name, (variable, is_object))
            if is_object != other_is_object:
                kinds = ("variable", "object") if is_object else ("object", "variable")
                reason = (
                    f"{kinds[0]} {other} is called '{shown(name)}' already; "
                    f"{kinds[1]} {variable} cannot be"
                )
                note = "a query could mean either; give one of them another name"
                fail_at(path, number, "GM0850", reason, note)
        if match["place"]:
            lines[variable] = match["place"]
        if match["others"]:
            others[variable] = tuple(match["others"].split("\t")[1:])
    spans = (
        Span(function, file, int(first), int(last), frozenset(variables.split()))
        for file, first, last, function, variables in SPAN.findall(_text(data))
    )
    return Names(names, others, lines, tuple(spans))


def _lines_of_names(constraints: Constraints, path: Path | None) -> Iterator[str]:
    names, lines = constraints.names, constraints.lines
    for variable in sorted({*names, *lines, *constraints.others}):
        name, place = names.get(variable, ""), lines.get(variable, "")
        others = constraints.others.get(variable, ())
        columns = (place, *others) if place or others else ()
        line = "\t".join((f"{variable} {name}", *columns))
        match = NAME.fullmatch(line)
        if match is None or match["name"] != name or line != line.rstrip():
            note = f"it is '{shown(name)}'; tabs and line breaks have no place in it"
            told = f"{path}: the name of variable {variable} cannot be written"
            fail("GM0853", told, note)
        yield f"{line}\n"
    for one in constraints.spans:
        columns = (one.function, *sorted(one.variables))
        place = f"{one.file}:{one.first}-{one.last}"
        yield "\t".join((f"# lines {place}", *columns)) + "\n"


# --- calls ----------------------------------------------------------------------------


def read_calls(path: Path, nodes: Constraints) -> tuple[Site, ...]:
    """The calls of the program of these nodes.

    Raises CompileError GM0841, GM0845, GM0850 and GM0858.
    """
    found = []
    data = read_bytes(path)
    for number, match in _matches(path, data, nodes, "caller callee", CALL):
        ids = [int(match[name]) for name in ("caller", "callee") if match[name]]
        for each in ids:
            _check_id(each, nodes.variables, path, number)
        callee = match["name"] or ids[1]
        found.append(Site(ids[0], callee, bool(match["star"]), match["place"] or ""))
    return tuple(found)


def _lines_of_calls(constraints: Constraints) -> Iterator[str]:
    for site in constraints.sites:
        callee = f"{'*' * site.through}{site.callee}"
        place = f"\t{site.line}" if site.line else ""
        yield f"{site.caller} {callee}{place}\n"


def _matches(
    path: Path,
    data: bytes,
    nodes: Constraints | None,
    form: str,
    pattern: re.Pattern[str],
) -> Iterator[tuple[int, re.Match[str]]]:
    """The lines that are no comments, with their numbers.  Raises CompileError GM0850
    for one that is not in that form, GM0858 for a file that belongs to other nodes."""
    if nodes is not None:
        _check_belongs(nodes_of(data), path, nodes)
    for number, line in enumerate(_text(data).split("\n"), 1):
        line = line.rstrip()
        if line and not line.startswith("#"):
            match = pattern.fullmatch(line)
            if match is None:
                fail_at(
                    path, number, "GM0850", f"'{form}' should stand here", line=line
                )
            yield number, match


def _text(data: bytes) -> str:
    return data.decode("utf-8-sig", "replace")


def _check_belongs(told: str, path: Path, nodes: Constraints) -> None:
    """Fail if a file says that it belongs to other nodes."""
    if told and told != digest(nodes):
        fail(
            "GM0858",
            f"{path} belongs to other nodes than those that were given",
            f"it says it belongs to nodes {told}; these are {digest(nodes)}",
            "give files that were written together; whoever changed the nodes by hand "
            "removes the line '# belongs to nodes …'",
        )


def _check_plausible(found: Constraints, path: Path) -> None:
    """Fail where constraints of one program meet the nodes of a larger one.

    Then no constraint names the last variables, and what the constraints take for
    objects of all kinds are what belongs to functions here: what they return and their
    parameters, whose addresses a program hardly takes.
    """
    last = max(int(each[:, :2].max(initial=0)) for each in by_kind(found).values())
    taken = found.address_of[:, 1]
    functions = np.flatnonzero(found.functions)
    whose = np.append(functions, 0)[np.searchsorted(functions, taken, side="right") - 1]
    inside = found.functions[whose] & (taken < whose + found.sizes[whose])
    whole = int(np.count_nonzero(inside & (taken == whose)))
    parts = int(np.count_nonzero(inside)) - whole
    if last < found.variables - 1 and parts > whole:
        fail(
            "GM0858",
            f"{path} is not about the variables of these nodes",
            f"no constraint names {last + 1} … {found.variables - 1}",
            f"addresses taken: of functions {whole:,}, of parameters and results of "
            f"functions {parts:,}",
        )


def _check_id(id: int, count: int, path: Path, line: int) -> None:
    if id >= count:
        fail_at(path, line, "GM0845", f"id {id} is outside 0 … {count - 1}")


def _check_ids(rows: Rows, first: int, what: str, ids: Numbers, count: int) -> None:
    told = f"is outside 0 … {count - 1}"
    rows.check(first, "GM0845", ids < count, lambda r: f"the {what} {ids[r]} {told}")
