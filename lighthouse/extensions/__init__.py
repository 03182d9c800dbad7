"""Extensions: types, methods, passes, procedures and C++ headers that a package adds.

`Import name;` at the top of a program, or `--extension name`, enables one.  An
extension is a package with an `Extension` in the entry point group
`lighthouse.extensions`; `docs/extending.md` shows one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from lighthouse.diagnostics import (
    ANYTHING,
    NOWHERE,
    CompileError,
    Diagnostic,
    Edit,
    Source,
    Span,
    UsageError,
)
from lighthouse.ir import builtins, kinds
from lighthouse.ir.kinds import Kind
from lighthouse.package import INCLUDE, built_in

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from lighthouse.passes.base import Pass

__all__ = ["VERSION", "Extension", "Kind", "load", "register"]

GROUP = "lighthouse.extensions"
# What an extension is written for; another number is refused.
VERSION = 1

LIGHTHOUSE = "LightHouse itself"


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
for _name, _about in built_in().items():
    kinds.offer(_name, *_about["kinds"])


def available() -> dict[str, EntryPoint]:
    """Where the extension of each name is; ours first, which nobody replaces, and which
    need not be installed to be found."""
    from importlib.metadata import EntryPoint, entry_points

    found = {
        name: EntryPoint(name, f"{__name__}.{name}.extension:EXTENSION", GROUP)
        for name in built_in()
    }
    for each in sorted(entry_points(group=GROUP)):
        found.setdefault(each.name, each)
    return found


def is_ours(name: str) -> bool:
    """True of the extensions that come with LightHouse."""
    return name in built_in()


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


def load_kinds(name: str) -> None:
    """Make known the kinds of sets of one of our own, which is all that programs that
    are compiled already need of it."""
    if name not in _LOADED and not kinds.kinds_of(name):
        for kind in import_module(f"{__name__}.{name}.kinds").KINDS:
            kinds.add(name, kind)


def load_built_in() -> None:
    """Load our own."""
    for name in built_in():
        load(name)


def _found(place: EntryPoint, span: Span) -> Extension:
    """What stands there.  Raises CompileError if that is no extension."""
    note = f"it is `{place.value}`"
    if place.dist is not None:
        note += f" of the package {place.dist.name}"
    try:
        found = place.load()
    except ANYTHING as error:
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
    from lighthouse.codegen import headers
    from lighthouse.passes import registry

    if extension.version != VERSION:
        message = f"the extension `{extension.name}` is for version {extension.version}"
        note = f"this LightHouse takes version {VERSION}: install what fits it"
        raise _error("GM0911", message, span, note)
    for each in extension.passes:
        if why := registry.problem(each):
            message = f"the extension `{extension.name}` has a pass that cannot run"
            raise _error("GM0913", message, span, why)
    for what, name in _names(extension):
        if whose := _owner(what, name, extension.name):
            message = f"`{extension.name}` and {whose} both have a {what} `{name}`"
            note = "only one of them can be imported"
            if whose == LIGHTHOUSE:
                note = f"the {what} of the extension needs another name"
            raise _error("GM0912", message, span, note)
    if not kinds.kinds_of(extension.name):
        for kind in extension.kinds:
            kinds.add(extension.name, kind)
    if extension.include is not None:
        headers.FOLDERS[extension.name] = extension.include
    registry.ADDED[extension.name] = extension.passes
    _LOADED[extension.name] = extension


def _names(extension: Extension) -> Iterator[tuple[str, str]]:
    """Each name that nobody else may have, after what it is the name of."""
    for kind in extension.kinds:
        yield "type", kind.name
    for each in extension.passes:
        yield "pass", each.name
    if extension.include is not None:
        for path in sorted(extension.include.iterdir()):
            yield "header", path.name


def _owner(what: str, name: str, asking: str) -> str:
    """Which other has this name already; empty if none does."""
    if what == "type" and kinds.find_kind(name) is not None:
        owner = kinds.bringer(name)
        return "" if owner == asking else f"the extension `{owner}`"
    for other in _LOADED.values():
        if (what, name) in _names(other):
            return f"the extension `{other.name}`"
    return LIGHTHOUSE if _is_ours(what, name) else ""


def _is_ours(what: str, name: str) -> bool:
    from lighthouse.frontend.lexer import KEYWORDS, SOFT_KEYWORDS
    from lighthouse.passes import registry

    match what:
        case "type":
            return name in KEYWORDS.keys() | SOFT_KEYWORDS or bool(builtins.names(name))
        case "pass":
            return name in registry.known()
        case _:
            return (INCLUDE / name).is_file()


def load_imports(source: Source, names: Sequence[str] = ()) -> None:
    """Load what the program imports, and `names` as if it did.  Raises CompileError."""
    from lighthouse.frontend.lexer import imports

    for name in names:
        load(name)
    for match in imports(source.text):
        load(match[1], Span(source, match.start(1), match.end(1)))


def _error(
    code: str, message: str, span: Span, note: str, edit: Edit | None = None
) -> CompileError:
    kind = UsageError if span is NOWHERE else CompileError
    return kind(Diagnostic(code, message, span, notes=(note,), edit=edit))
