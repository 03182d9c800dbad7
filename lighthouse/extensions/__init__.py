"""Extensions: types, methods, passes, procedures and C++ headers that a package adds.

`Import name;` at the top of a program, or `--extension name`, switches one on.  It is a
package that has an `Extension` registered in the entry point group
`lighthouse.extensions`; `docs/extending.md` shows one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lighthouse.diagnostics import (
    NOWHERE,
    CompileError,
    Diagnostic,
    Edit,
    Span,
    UsageError,
)
from lighthouse.ir import builtins
from lighthouse.ir.builtins import Builtin

if TYPE_CHECKING:
    from lighthouse.extensions.device import DeviceSets
    from lighthouse.passes.base import Pass
    from lighthouse.runtime.device import Device

GROUP = "lighthouse.extensions"
# What an extension is written for; another number is refused.
VERSION = 1

LIGHTHOUSE = "LightHouse itself"
CODES = {
    "GM0910": "there is no such extension",
    "GM0911": "an extension is for another version of LightHouse",
    "GM0912": "two extensions, or one and LightHouse, use the same name",
    "GM0913": "an extension cannot be loaded",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """A kind of set: what `N_P<name>` has for each node of a graph.

    It has the methods of the language's own sets that `methods` lists by name, and
    those with a `Builtin` of their own.  `interpreted` has what these, and any that are
    not as usual, do to the values of the interpreter, dicts whose keys are the members.

    In C++, `property` is the class of a property of such sets; `headers` has the file
    in the extension's folder of headers that has it, for "cuda" and "openmp"; that for
    "kernels" has what kernels alone, and Python, need of the one for "cuda".  Indexed
    by a node it gives one set, whose methods have the names of Green-Marl in small
    letters, but `unite` and `subtract` for Union and Complement; `each(body)` calls
    `body` with each member.  Threads may change one set at a time by methods that
    `grow`, of which the class takes care.  On a GPU, all threads of a warp call each
    method together and get the same from it; kernels get a pointer to a
    `kernel_property`, which `device()` of a property gives, and behind each launch
    `settle()` says whether it found no room and is to be repeated.  What `device` makes
    does the same for Python, for several launches at a time: where `begins(turn)` of a
    property is false, an earlier one is to be repeated, and a launch does nothing.

    `exported` is what the names of the functions for OpenMP begin with: see
    `lighthouse.runtime.objects`.

    A kind that `shares` has more for GPUs: `each_alone`, `each_where` and `unite_all`,
    which `share-members` makes of loops, and of each method that is `asked` another
    with `_alone` behind its name, for one thread by itself.
    """

    name: str
    methods: tuple[str | Builtin, ...]
    interpreted: Mapping[str, Callable[..., Any]]
    property: str
    kernel_property: str
    settle: str
    headers: Mapping[str, str]
    exported: str
    device: Callable[[Device], DeviceSets]
    shares: bool = False
    asked: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True, kw_only=True)
class Extension:
    """What a package adds.

    version   the `VERSION` that it is written for
    kinds     of sets
    include   the folder of its headers
    passes    classes of passes: those of programs that import it, at -O2, at the
              end of their stage
    library   files of Green-Marl with procedures that programs may call without having
              them
    """

    name: str
    version: int
    kinds: tuple[Kind, ...] = ()
    include: Path | None = None
    passes: tuple[type[Pass], ...] = ()
    library: tuple[Path, ...] = ()


_LOADED: dict[str, Extension] = {}
_KINDS: dict[str, tuple[Extension, Kind]] = {}
# Ours need not be installed to be found.
_BUILT_IN = (EntryPoint("pta", "lighthouse.extensions.pta.extension:EXTENSION", GROUP),)


def available() -> dict[str, EntryPoint]:
    """Where the extension of each name is; ours first, which nobody replaces."""
    found = {each.name: each for each in _BUILT_IN}
    for each in sorted(entry_points(group=GROUP)):
        found.setdefault(each.name, each)
    return found


def load(name: str, span: Span = NOWHERE) -> Extension:
    """The extension of that name, registered.

    Raises CompileError, about `span`, if there is none or it cannot be used; without
    a span, UsageError.
    """
    if name in _LOADED:
        return _LOADED[name]
    places = available()
    if name not in places:
        near = get_close_matches(name, places, 1)
        note = f"did you mean `{near[0]}`?" if near else f"there is {', '.join(places)}"
        edit = Edit(span, near[0]) if near and span is not NOWHERE else None
        raise _error("GM0910", f"there is no extension `{name}`", span, note, edit)
    extension = _found(places[name], span)
    register(extension, span)
    return extension


def _found(place: EntryPoint, span: Span) -> Extension:
    """What stands there.  Raises CompileError if that is no extension."""
    note = f"it is `{place.value}`"
    if place.dist is not None:
        note += f" of the package {place.dist.name}"
    try:
        found = place.load()
    except Exception as error:  # code of others: anything may happen
        message = f"the extension `{place.name}` cannot be loaded: "
        message += f"{type(error).__name__}: {error}"
        raise _error("GM0913", message, span, note) from error
    if not isinstance(found, Extension):
        message = f"the extension `{place.name}` is none"
        note += ", which must be a lighthouse.extensions.Extension"
        raise _error("GM0913", message, span, note)
    if found.name != place.name:
        message = f"the extension `{place.name}` calls itself `{found.name}`"
        raise _error("GM0913", message, span, note)
    return found


def register(extension: Extension, span: Span = NOWHERE) -> None:
    """Make known what it adds.

    Raises CompileError if it is for another version, has a name that is taken, or a
    pass that is none.
    """
    if extension.version != VERSION:
        message = f"the extension `{extension.name}` is for version {extension.version}"
        note = f"this LightHouse takes version {VERSION}: install what fits it"
        raise _error("GM0911", message, span, note)
    for each in extension.passes:
        from lighthouse.passes.registry import problem

        if why := problem(each):
            message = f"the extension `{extension.name}` has a pass that cannot run"
            raise _error("GM0913", message, span, why)
    for what, name in _names(extension):
        if whose := _owner(what, name):
            message = f"`{extension.name}` and {whose} both have a {what} `{name}`"
            note = "only one of them can be imported"
            if whose == LIGHTHOUSE:
                note = f"the {what} of the extension needs another name"
            raise _error("GM0912", message, span, note)
    for kind in extension.kinds:
        _KINDS[kind.name] = extension, kind
        builtins.register(
            *(
                builtins.like("Set", each, kind.name) if isinstance(each, str) else each
                for each in kind.methods
            )
        )
    _LOADED[extension.name] = extension


def _names(extension: Extension) -> Iterator[tuple[str, str]]:
    """Each name that nobody else may have, behind what it is the name of."""
    for kind in extension.kinds:
        yield "type", kind.name
    for each in extension.passes:
        yield "pass", each.name
    if extension.include is not None:
        for path in sorted(extension.include.iterdir()):
            yield "header", path.name


def _owner(what: str, name: str) -> str:
    """Who has this name already; empty if nobody does."""
    for other in _LOADED.values():
        if (what, name) in _names(other):
            return f"the extension `{other.name}`"
    return LIGHTHOUSE if _is_ours(what, name) else ""


def _is_ours(what: str, name: str) -> bool:
    from lighthouse.codegen.headers import INCLUDE
    from lighthouse.frontend.lexer import KEYWORDS, SOFT_KEYWORDS
    from lighthouse.passes import registry

    match what:
        case "type":
            return name in KEYWORDS.keys() | SOFT_KEYWORDS or bool(builtins.names(name))
        case "pass":
            return name in registry.known()
        case _:
            return (INCLUDE / name).is_file()


def passes_of(names: Iterable[str]) -> Iterator[Pass]:
    """New ones, of extensions that are loaded, in their order."""
    for name in names:
        yield from (each() for each in _LOADED[name].passes)


def known_passes() -> Iterator[type[Pass]]:
    """Those of all extensions that are loaded."""
    for extension in _LOADED.values():
        yield from extension.passes


def bringer(kind: str) -> str | None:
    """The extension, of ours and of those loaded, that has a type of this name."""
    known = [*_LOADED.values(), *(each.load() for each in _BUILT_IN)]
    return next((e.name for e in known for own in e.kinds if own.name == kind), None)


def kinds_of(name: str) -> tuple[Kind, ...]:
    """Those of an extension, which is loaded; none if there is none of that name.

    Raises CompileError if it cannot be used.
    """
    there_is = name in _LOADED or name in available()
    return load(name).kinds if there_is else ()


def find_kind(name: str) -> Kind | None:
    """What an extension that is loaded has under this name."""
    found = _KINDS.get(name)
    return found[1] if found else None


def kinds() -> list[Kind]:
    """Those of all extensions that are loaded."""
    return [kind for _, kind in _KINDS.values()]


def include_of(header: str) -> Path | None:
    """Where a header of an extension that is loaded is."""
    for extension in _LOADED.values():
        if extension.include is not None and (extension.include / header).is_file():
            return extension.include / header
    return None


def _error(
    code: str, message: str, span: Span, note: str, edit: Edit | None = None
) -> CompileError:
    kind = UsageError if span is NOWHERE else CompileError
    return kind(Diagnostic(code, message, span, notes=(note,), edit=edit))
