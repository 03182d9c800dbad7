"""`frozen` classes: as `dataclass(frozen=True, slots=True)`, but made much sooner.

There are more than a hundred kinds of nodes, of which a run needs a dozen.  `dataclass`
compiles six methods for each; here `__init__` is compiled when a class is first called,
and the others have nothing of their own.
"""

from collections.abc import Callable, Sequence
from dataclasses import MISSING, FrozenInstanceError, dataclass, field, fields
from operator import attrgetter
from typing import Any, TypeVar, dataclass_transform

C = TypeVar("C", bound=type[Any])


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def frozen(cls: C) -> C:
    """Class decorator.  Subclasses with fields have to be `frozen` classes, too; those
    that are equal have one hash, whatever `field(hash=…)` says."""
    made: Any = dataclass(init=False, repr=False, eq=False, slots=True)(cls)
    names = tuple(each.name for each in fields(made))
    key = _key([each.name for each in fields(made) if each.compare])
    setters = [getattr(made, name).__set__ for name in names]

    def __init__(self: Any, *given: Any, **named: Any) -> None:
        made.__init__ = _init(made)
        made.__init__(self, *given, **named)

    def __eq__(self: Any, other: object) -> bool:
        if other.__class__ is not self.__class__:
            return NotImplemented
        return self is other or key(self) == key(other)

    def __hash__(self: Any) -> int:
        return hash(key(self))

    def __getstate__(self: Any) -> list[Any]:
        return [getattr(self, name) for name in names]

    def __setstate__(self: Any, state: Sequence[Any]) -> None:
        for put, value in zip(setters, state, strict=True):
            put(self, value)

    methods = (__init__, __eq__, __hash__, __getstate__, __setstate__)
    for method in (*methods, __repr__, __setattr__, __delattr__):
        if vars(cls).get(method.__name__) is None:
            setattr(made, method.__name__, method)
    result: C = made
    return result


def _key(names: Sequence[str]) -> Callable[[object], tuple[Any, ...]]:
    """What two instances of a class have to have in common to be equal."""
    if not names:
        return lambda _: ()
    # Of one name alone it gives no tuple, to which NaN is equal to itself.
    return attrgetter(*names, *names[:1])


def _init(cls: Any) -> Callable[..., None]:
    """`__init__`, which puts its arguments into the slots of the class."""
    known: dict[str, Any] = {"missing": MISSING}
    positional, by_name, lines = ["self"], list[str](), ["pass"]
    for each in fields(cls):
        name = value = each.name
        known[f"put_{name}"] = getattr(cls, name).__set__
        default = ""
        if each.default is not MISSING:
            known[f"default_{name}"] = each.default
            default = f"default_{name}"
        elif each.default_factory is not MISSING:
            known[f"make_{name}"] = each.default_factory
            default, value = (
                "missing",
                f"make_{name}() if {name} is missing else {name}",
            )
        if each.init:
            parameter = f"{name}={default}" if default else name
            (by_name if each.kw_only else positional).append(parameter)
        elif default:
            value = f"make_{name}()" if default == "missing" else default
        lines.append(f"put_{name}(self, {value})")
    if hasattr(cls, "__post_init__"):
        lines.append("self.__post_init__()")
    parameters = ", ".join([*positional, *(["*", *by_name] if by_name else [])])
    exec(f"def __init__({parameters}):\n " + "\n ".join(lines), known)
    made: Callable[..., None] = known["__init__"]
    made.__qualname__ = f"{cls.__qualname__}.__init__"
    return made


def __repr__(self: Any) -> str:
    shown = [each.name for each in fields(self) if each.repr]
    pairs = ", ".join(f"{name}={getattr(self, name)!r}" for name in shown)
    return f"{type(self).__qualname__}({pairs})"


def __setattr__(self: object, name: str, value: object) -> None:
    raise FrozenInstanceError(f"cannot assign to field {name!r}")


def __delattr__(self: object, name: str) -> None:
    raise FrozenInstanceError(f"cannot delete field {name!r}")
