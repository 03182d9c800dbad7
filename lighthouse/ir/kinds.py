"""The kinds of sets that extensions add, by name, for every layer above."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from lighthouse.ir import builtins
from lighthouse.ir.builtins import Builtin
from lighthouse.ir.types import CollectionType, PropertyType, Type

if TYPE_CHECKING:
    from lighthouse.ir.nodes import Loop, Node


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
    `kernel_property`, which `device()` of a property gives, and after each launch
    `settle()` says whether it found no room and is to be repeated.  `device` takes a
    `Device` and makes `DeviceSets` (`lighthouse.runtime.device`), which do the same for
    Python, for several launches at a time: where `begins(turn)` of a
    property is false, an earlier one is to be repeated, and a launch does nothing.

    A launch that is repeated does once more what it has done.  `not_again` says of a
    parallel loop that adds to such sets what of it must not be done twice, and why;
    None if all may, or where no launch is ever repeated.

    `exported` is what the names of the functions for OpenMP begin with: see
    `lighthouse.runtime.objects`.

    For GPUs, each method in `asked` has a variant that one thread calls by itself; its
    name ends in `_alone`.
    """

    name: str
    methods: tuple[str | Builtin, ...]
    interpreted: Mapping[str, Callable[..., Any]]
    property: str
    kernel_property: str
    settle: str
    headers: Mapping[str, str]
    exported: str
    device: Callable[[Any], Any]
    not_again: Callable[[Loop], tuple[Node, str] | None] = lambda _: None
    asked: frozenset[str] = frozenset()


# With the extension that each is of.
_KINDS: dict[str, tuple[str, Kind]] = {}
# The extension of each kind that LightHouse brings itself, loaded or not.
_OFFERED: dict[str, str] = {}


def add(extension: str, kind: Kind) -> None:
    """Make known a kind of an extension, and its methods."""
    _KINDS[kind.name] = extension, kind
    methods = (
        builtins.like("Set", each, kind.name) if isinstance(each, str) else each
        for each in kind.methods
    )
    builtins.register(*methods)


def offer(extension: str, *kinds: str) -> None:
    """Make known where some kinds would come from."""
    _OFFERED.update(dict.fromkeys(kinds, extension))


def bringer(kind: str) -> str | None:
    """The extension, of those loaded and of ours, that has a type of this name."""
    return _KINDS[kind][0] if kind in _KINDS else _OFFERED.get(kind)


def kinds_of(extension: str) -> list[Kind]:
    """Those of an extension; none if it is not loaded."""
    return [kind for owner, kind in _KINDS.values() if owner == extension]


def find_kind(name: str) -> Kind | None:
    """What an extension that is loaded has under this name."""
    return _KINDS[name][1] if name in _KINDS else None


def kind_of(type: Type) -> Kind:
    """Of sets, or a property of sets, that an extension brings."""
    if isinstance(type, PropertyType):
        type = type.element
    assert isinstance(type, CollectionType)
    return _KINDS[type.kind][1]


def kinds() -> list[Kind]:
    """Those of all extensions that are loaded."""
    return [kind for _, kind in _KINDS.values()]
