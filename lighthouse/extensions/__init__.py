"""Extensions: types, methods, passes and C++ headers that a package adds to Green-Marl.

`Import name;` at the top of a program, or `--extension name`, switches one on.  It is a
package that has an `Extension` registered in the entry point group
`lighthouse.extensions`; `docs/extending.md` shows one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any

from lighthouse.diagnostics import CompileError, Diagnostic, Span
from lighthouse.ir import builtins
from lighthouse.ir.builtins import Builtin

if TYPE_CHECKING:
    from lighthouse.extensions.device import DeviceSets
    from lighthouse.runtime.device import Device

# What an extension is written for; another number is refused.
VERSION = 1

CODES = {
    "GM0910": "there is no such extension",
    "GM0911": "an extension is for another version of LightHouse",
    "GM0912": "two extensions, or one and the language, use the same name",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Kind:
    """A kind of set: what `N_P<name>` has for each node of a graph.

    It has the methods of the language's own sets that `methods` lists by name, and
    those with a `Builtin` of their own; those that are `asked` one thread may call by
    itself, on a GPU with `_alone` behind its name.  `interpreted` has what the others
    do to the values of the interpreter, dicts whose keys are the members.

    In C++, `property` is the class of a property of such sets; `headers` has the file
    in the extension's folder of headers that has it, for "cuda" and "openmp".  Indexed
    by a node it gives one set, whose methods have the names of Green-Marl in small
    letters, but `unite` and `subtract` for Union and Complement; `each(body)` calls
    `body` with each member, `each_where` and `unite_all` are what `share-members` makes
    of loops.  Threads may change one set at a time by methods that `grow`, of which the
    class takes care.  On a GPU, all threads of a warp call each method together;
    kernels get a pointer to a `kernel_property`, which `device()` of a property gives,
    and behind each launch `settle()` says whether it found no room and is to be
    repeated.  What `device` makes does the same for Python.  `exported` is what the
    names of the functions for OpenMP begin with: see `lighthouse.runtime.objects`.
    """

    name: str
    methods: tuple[str | Builtin, ...]
    asked: frozenset[str]
    interpreted: Mapping[str, Callable[..., Any]]
    property: str
    kernel_property: str
    settle: str
    headers: Mapping[str, str]
    exported: str
    device: Callable[[Device], DeviceSets]


@dataclass(frozen=True, slots=True, kw_only=True)
class Extension:
    """What a package adds.

    version   the `VERSION` that it is written for
    kinds     of sets
    include   the folder of its headers
    passes    classes of passes, which run at the end of their stage
    """

    name: str
    version: int
    kinds: tuple[Kind, ...] = ()
    include: Path | None = None
    passes: tuple[type, ...] = ()


_LOADED: dict[str, Extension] = {}
_KINDS: dict[str, tuple[Extension, Kind]] = {}
# Ours need not be installed to be found.
_BUILT_IN = {"pta": "lighthouse.extensions.pta.extension:EXTENSION"}


def available() -> dict[str, str]:
    """Where the extension of each name is, as `module:attribute`."""
    found = {
        each.name: each.value for each in entry_points(group="lighthouse.extensions")
    }
    return _BUILT_IN | found


def load(name: str, span: Span | None = None) -> Extension:
    """The extension of that name, registered.  Raises CompileError."""
    if name in _LOADED:
        return _LOADED[name]
    places = available()
    if name not in places:
        near = get_close_matches(name, places, 1)
        note = f"did you mean `{near[0]}`?" if near else f"there is {', '.join(places)}"
        raise CompileError(
            _error("GM0910", f"there is no extension `{name}`", span, note)
        )
    module, _, attribute = places[name].partition(":")
    extension: Extension = getattr(import_module(module), attribute)
    if extension.version != VERSION:
        message = f"the extension `{name}` is written for version {extension.version}"
        note = f"this LightHouse takes version {VERSION}: install what fits it"
        raise CompileError(_error("GM0911", message, span, note))
    register(extension, span)
    return extension


def register(extension: Extension, span: Span | None = None) -> None:
    """Make its kinds known.  Raises CompileError if a name is taken."""
    for kind in extension.kinds:
        taken = _KINDS.get(kind.name)
        if taken or builtins.names(kind.name):
            whose = f"the extension `{taken[0].name}`" if taken else "the language"
            message = f"`{extension.name}` and {whose} both have a type `{kind.name}`"
            note = "only one of them can be imported"
            raise CompileError(_error("GM0912", message, span, note))
    for kind in extension.kinds:
        _KINDS[kind.name] = extension, kind
        builtins.register(
            *(
                builtins.like("Set", each, kind.name) if isinstance(each, str) else each
                for each in kind.methods
            )
        )
    _LOADED[extension.name] = extension


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


def _error(code: str, message: str, span: Span | None, note: str) -> Diagnostic:
    if span is None:
        return Diagnostic(code, message, notes=(note,))
    return Diagnostic(code, message, span, notes=(note,))
