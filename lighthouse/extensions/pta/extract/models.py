"""Models of external functions, from a table that users can edit.

`models.txt` describes the format of the table, and contains the C library.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path

from lighthouse.diagnostics import CompileError, Source, Span, failure


@dataclass(frozen=True, slots=True)
class Place:
    """`argN`, `return` (index -1), `outside` (-2), memory that the program shares with
    the library (-3, by name), or what it points to; or what the library keeps for the
    program (-4, by name).

    memory   its name, as `files` or `threads`
    array    any place of the block that it points into
    element  there, the argument with the size of its elements
    bytes    there, whether these are bytes
    """

    index: int
    content: bool = False
    memory: str = ""
    array: bool = False
    element: int | None = None
    bytes: bool = False


@dataclass(frozen=True, slots=True)
class New:
    """`&heap` or `&static`; the product of arguments is how many bytes it has."""

    static: bool
    size: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Unknown:
    """Any address."""


@dataclass(frozen=True, slots=True)
class Assign:
    """`target = value`, or `- = value`; between two contents, `size` is the argument
    with the bytes."""

    target: Place | None
    value: Place | New | Unknown | Invoke
    size: int | None = None


@dataclass(frozen=True, slots=True)
class Invoke:
    """`call PLACE(…)`; what it returns is known outside, if it is not assigned."""

    callee: Place
    arguments: tuple[Place | New | Unknown | None, ...]


Model = tuple[Assign | Invoke, ...]
RETURN, OUTSIDE, SHARED, KEPT = -1, -2, -3, -4

_WORDS = {"return": RETURN, "outside": OUTSIDE}
_NAMES = re.compile(r"[\w.$*]+")
_SHARED = "files|handlers|options"
_KEPT = frozenset(
    "arguments environment events keys symbols threads times tokens".split()
)
_PLACE = re.compile(
    rf"(\*?)(arg(\d+)|return|outside|{_SHARED}|{'|'.join(sorted(_KEPT))})"
    r"(\[(?:arg(\d+)|1)?\])?"
)
_NEW = re.compile(r"&(heap|static)(?:\(arg(\d+)(?: \* arg(\d+))?\))?")
_CALL = re.compile(rf"call (arg\d+|\*arg\d+\[\]|\*(?:{_SHARED}))\((.*)\)")
_FOR = re.compile(r"(.*) for arg(\d+)")
_COMMA = re.compile(r",\s*(?![^(]*\))")
_NOTHING = "-"


@dataclass(frozen=True, slots=True)
class Models:
    """Models by name, and by how names begin."""

    exact: Mapping[str, Model] = field(default_factory=dict)
    prefixes: Mapping[str, Model] = field(default_factory=dict)

    def get(self, name: str) -> Model | None:
        """The model of a function; of several prefixes, the longest counts."""
        found = self.exact.get(name)
        if found is not None:
            return found
        fitting = [prefix for prefix in self.prefixes if name.startswith(prefix)]
        return self.prefixes[max(fitting, key=len)] if fitting else None

    def looks_up(self, name: str) -> bool:
        """Whether a function finds what the program defines, by name."""
        return any(
            isinstance(effect, Assign) and effect.value == Place(KEPT, memory="symbols")
            for effect in self.get(name) or ()
        )


def load(path: Path | None = None) -> Models:
    """The models that are shipped, with those of a file added or put in their place.

    Raises CompileError (GM0873) at a line that is none.
    """
    shipped = files(__package__) / "models.txt"
    sources = [Source("models.txt", shipped.read_text(encoding="utf-8"))]
    if path is not None:
        try:
            sources.append(Source(str(path), path.read_text(encoding="utf-8")))
        except (OSError, UnicodeDecodeError) as error:
            reason = getattr(error, "strerror", None) or "it is not text in UTF-8"
            message = f"cannot read {path}: {reason.lower()}"
            raise failure("GM0873", message) from error
    found: dict[str, Model] = {}
    for source in sources:
        found |= table(source)
    exact = {name: model for name, model in found.items() if name[-1] != "*"}
    prefixes = {name[:-1]: model for name, model in found.items() if name[-1] == "*"}
    return Models(exact, prefixes)


def table(source: Source) -> dict[str, Model]:
    """The models in a text, by name, with the * that stands for any ending.

    Raises CompileError (GM0873) at a line that is none.
    """
    found: dict[str, Model] = {}
    start = 0
    for line in source.text.splitlines(keepends=True):
        span = Span(source, start, start + len(line.rstrip()))
        start += len(line)
        text = line.partition("#")[0].strip()
        if text:
            names, model = _line(text, span)
            found |= dict.fromkeys(names, model)
    return found


def _line(text: str, span: Span) -> tuple[list[str], Model]:
    names, colon, effects = text.partition(":")
    for name in names.split():
        if not _NAMES.fullmatch(name):
            raise _malformed(f"{name!r} is not the name of a function", span)
    if not colon or not names.split():
        raise _malformed("names and a colon are missing before the effects", span)
    if effects.strip() == _NOTHING:
        return names.split(), ()
    parts = _COMMA.split(effects.strip())
    return names.split(), tuple(_effect(each.strip(), span) for each in parts)


def _effect(text: str, span: Span) -> Assign | Invoke:
    if called := _CALL.fullmatch(text):
        return _invoke(called, span)
    left, equals, right = (part.strip() for part in text.partition("="))
    target = _place(left)
    called = _CALL.fullmatch(right)
    if equals and called and (target or left == _NOTHING):
        return Assign(target, _invoke(called, span))
    if not equals or target is None:
        raise _malformed(f"{text!r} is not an effect", span)
    size = None
    if sized := _FOR.fullmatch(right):
        right, size = sized[1], int(sized[2])
    value = _value(right, span)
    block = target.content and isinstance(value, Place) and value.content
    if size is not None and not block:
        raise _malformed(f"{text!r} has a size, but does not copy a block", span)
    return Assign(target, value, size)


def _invoke(called: re.Match[str], span: Span) -> Invoke:
    arguments = [part.strip() for part in called[2].split(",") if part.strip()]
    callee = _place(called[1])
    assert callee is not None
    given = (None if one == _NOTHING else _value(one, span) for one in arguments)
    return Invoke(callee, tuple(given))


def _place(text: str) -> Place | None:
    found = _PLACE.fullmatch(text)
    if found is None:
        return None
    named = KEPT if found[2] in _KEPT else SHARED
    index = _WORDS.get(found[2], named) if found[3] is None else int(found[3])
    memory = found[2] if index in (SHARED, KEPT) else ""
    element = None if found[5] is None else int(found[5])
    array, of_bytes = bool(found[4]), found[4] == "[1]"
    return Place(index, bool(found[1]), memory, array, element, of_bytes)


def _value(text: str, span: Span) -> Place | New | Unknown:
    if text == "unknown":
        return Unknown()
    if new := _NEW.fullmatch(text):
        sizes = tuple(int(part) for part in new.groups()[1:] if part is not None)
        return New(new[1] == "static", sizes)
    place = _place(text)
    if place is None:
        raise _malformed(f"{text!r} is not a value", span)
    return place


def _malformed(why: str, span: Span) -> CompileError:
    example = "a line is like `strchr: return = arg0` or `free: -`"
    return failure("GM0873", why, example, span=span)
