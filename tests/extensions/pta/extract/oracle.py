"""What a run of a random program shows must be in what extraction foresees."""

import re
import subprocess
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

import numpy as np

from lighthouse.extensions.pta.extract import extents, extract
from lighthouse.extensions.pta.extract.blocks import solved
from lighthouse.extensions.pta.files import begins_block
from tests.extensions.pta.extract.textbook import in_bytes

Seen = set[tuple[str, str, int]]
"""(observation, object, byte) of a run."""


@dataclass(frozen=True, slots=True)
class Foreseen:
    """What mode sound says: (object, byte) for each observation, and of all that is
    exposed, for which unknown stands; and all objects by name.  The byte of an object
    that is one field is WHOLE."""

    points: dict[str, set[tuple[str, int]]]
    exposed: set[tuple[str, int]]
    objects: frozenset[str]


WHOLE = -1
ANYTHING = ("UNKNOWN", WHOLE)
# Of these, and of heap memory that ends on *, fields are not compared: they are
# neither `struct S` nor `struct T`.
ANY_FIELD = frozenset("n0 n1 u0 u1 c0 c1 w0 grid ops pa la table".split())
LOCALS = frozenset("l0 la ls lt buffer".split())
# In `struct S` of the programs, an array of pointers is the last member.
_ARRAY = 80
_HEAP = re.compile(r"(alloc|memalign|strdup|asprintf|getdelim)@")
# A kind of memory is of known size, of unknown size, or too long for fields: options
# for the compiler, and the most fields.
MEMORY = {"sized": (("-DSIZED",), 512), "unsized": ((), 512), "long": ((), 4)}


def observed(source: Path, clang: Sequence[str]) -> Seen:
    """Compile a program and run it.

    It is compiled by the clang of a build, as gcc takes arguments in another order.
    """
    program, compiled = source.with_suffix(""), source.with_suffix(".o")
    options = "-w -O0 -DRUN -fPIE -fno-sanitize=all -c -o".split()
    subprocess.run([*clang, *options, str(compiled), str(source)], check=True)
    options = "-pthread -rdynamic -o".split()
    subprocess.run(["gcc", *options, str(program), str(compiled), "-ldl"], check=True)
    done = subprocess.run(
        [program], capture_output=True, text=True, check=True, timeout=60
    )
    lines = [line.split() for line in done.stdout.splitlines()]
    return {(f"seen_{one}", name, int(byte)) for one, name, byte in lines}


def foreseen(module: Path, fields: int) -> Foreseen:
    """Memory from the heap is named by its line, and has so many fields at most."""
    with patch.object(extents, "MOST", fields):
        constraints = extract([module])
    solution = solved(constraints).solution.first(constraints.variables)
    known = in_bytes(constraints)
    names = {each: known.get(each, "") for each in range(solution.variables)}
    one_field = begins_block(constraints.sizes) & (constraints.sizes == 1)
    places = {each: place(name) for each, name in names.items()}
    places |= {
        each: (places[each][0], WHOLE) for each in np.flatnonzero(one_field).tolist()
    }
    found = {
        name: {places[one] for one in solution.members(variable).tolist()}
        for variable, name in names.items()
        if name.startswith("seen_") or name in ("exposed", "outside")
    }
    exposed = found.pop("exposed", set()) | found.pop("outside", set())
    objects = frozenset(places[each][0] for each in range(constraints.objects))
    return Foreseen(found, exposed, objects)


def place(name: str) -> tuple[str, int]:
    """`malloc:7@20`: the lines of the call, and of those that lead to it."""
    name = re.sub(r"#\d+", "", name.removeprefix("main."))
    name, _, byte = name.partition("+")
    if _HEAP.search(name):
        name = re.sub(r"@\w+:", "@", name).replace("@", ":", 1)
    return name, int(byte or 0)


def may_be(name: str, other: str) -> bool:
    """Whether one of them tells the same calls as the other one, or fewer."""
    calls, others = name.split("@"), other.split("@")
    return all(one == two for one, two in zip(calls, others, strict=False))


def missing(seen: Seen, known: Foreseen) -> Iterator[str]:
    """What was seen, but not foreseen."""
    seen = {one for one in seen if one[0] in known.points}
    assert seen
    for variable, name, byte in sorted(one for one in seen if one[1] != "?"):
        points = known.points[variable]
        if ANYTHING in points:
            points = points | known.exposed
        plain = name.removesuffix("*")
        found = {one for one in points if may_be(one[0], plain)}
        nameless = name in LOCALS - known.objects
        if nameless:
            # Clang has lost the name of the variable.
            found = {one for one in points if one[0].startswith("%")}
        if nameless or name in ANY_FIELD or plain != name:
            expected = {at for _, at in found}
        elif name == "sa":
            expected = {byte % 104 // 8 * 8, _ARRAY}
        else:
            expected = {byte // 8 * 8} | ({_ARRAY} if byte >= _ARRAY else set())
        if not any(at in expected or at == WHOLE for _, at in found):
            yield f"{variable} -> {name}+{byte}, not {points}"
