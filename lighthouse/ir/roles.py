"""Roles: annotations of a node's fields that say how the node uses them.

    @kind("put {item} into {into} at {at}")
    class Put(StatementNode):
        item: Reads[Variable]
        into: Writes[ArrayName]
        at: Reads[Expression]
        claim: Updates[Field | None] = None

To type checkers `Reads[Variable]` is `Variable`.  Generic operations on nodes (walking,
effects, renaming, text) use `specs`, the fields of a class with their roles, so that
they also work for kinds that extensions add.
"""

import types
from collections.abc import Callable
from dataclasses import MISSING, dataclass, field, fields
from enum import Enum, auto
from functools import cache, reduce
from operator import or_
from typing import (
    Annotated,
    Any,
    Literal,
    TypeVar,
    Union,
    dataclass_transform,
    get_args,
    get_origin,
    get_type_hints,
)

from lighthouse.ir.frozen import frozen

T = TypeVar("T")
C = TypeVar("C", bound=type[Any])
F = TypeVar("F", bound=Callable[..., Any])


class Role(Enum):
    """What a node does with the value of a field."""

    READS = auto()
    WRITES = auto()  # it gets a new value, whatever it was
    UPDATES = auto()  # it gets a new value that depends on the old one
    DEFINES = auto()  # the name has a meaning from here on
    CALLS = auto()  # the unit is run


class Often(Enum):
    """How often the part in a field is run when the node is."""

    MAYBE = auto()  # never, once, or many times


class Names(Enum):
    """What a field that is text names."""

    ARRAY = auto()  # a buffer, or an object of the host, as a whole
    SCALAR = auto()  # a scalar of the host
    LOCAL = auto()  # a variable of the thread
    UNIT = auto()  # a kernel, a host block or a resident loop
    GRAPH = auto()
    ANY = auto()  # whatever the program calls so: foreign code has no more


Reads = Annotated[T, Role.READS]
Writes = Annotated[T, Role.WRITES]
Updates = Annotated[T, Role.UPDATES]
Defines = Annotated[T, Role.DEFINES]
Calls = Annotated[T, Role.CALLS]
Maybe = Annotated[T, Often.MAYBE]
ArrayName = Annotated[str, Names.ARRAY]
ScalarName = Annotated[str, Names.SCALAR]
LocalName = Annotated[str, Names.LOCAL]
UnitName = Annotated[str, Names.UNIT]
GraphName = Annotated[str, Names.GRAPH]

# Every kind of node that a plan may hold, and its form as text (see `ir.forms`).
KINDS: dict[type[Any], str] = {}


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def kind(form: str = "") -> Callable[[C], C]:
    """Class decorator: plans may hold nodes of this class, a `frozen` one.

    It makes the class one, if it is none yet.  The form of an expression starts
    with `#`; those of the language have a grammar of their own and no form.
    """

    def register(cls: C) -> C:
        if "__dataclass_fields__" not in vars(cls):
            cls = frozen(cls)
        KINDS[cls] = form
        return cls

    return register


@dataclass(frozen=True, slots=True)
class FieldSpec:
    """A field of a node class: `hint` is its type without roles; `default` is MISSING
    where a value must be given."""

    name: str
    hint: Any
    role: Role | None
    maybe: bool
    names: Names | None
    default: Any


_SPECS: dict[type[Any], tuple[FieldSpec, ...]] = {}


def specs(cls: type[Any]) -> tuple[FieldSpec, ...]:
    """The fields of a dataclass in their order, with the roles in their annotations.

    Raises NameError for an annotation that names what its module does not have at run
    time.
    """
    if cls not in _SPECS:
        hints = get_type_hints(cls, include_extras=True)
        given = (field for field in fields(cls) if field.init)
        _SPECS[cls] = tuple(_spec(field, hints[field.name]) for field in given)
    return _SPECS[cls]


def _spec(field: Any, annotation: Any) -> FieldSpec:
    marks: list[Any] = []
    hint = _stripped(annotation, marks)
    default = field.default
    if field.default_factory is not MISSING:
        default = field.default_factory()
    return FieldSpec(
        field.name,
        hint,
        next((mark for mark in marks if isinstance(mark, Role)), None),
        Often.MAYBE in marks,
        next((mark for mark in marks if isinstance(mark, Names)), None),
        default,
    )


def _stripped(hint: Any, marks: list[Any]) -> Any:
    """`hint` without `Annotated`, whose arguments are added to `marks`."""
    if get_origin(hint) is Annotated:
        inner, *found = get_args(hint)
        marks += found
        return _stripped(inner, marks)
    inside = tuple(_stripped(item, marks) for item in get_args(hint))
    if get_origin(hint) is tuple:
        return tuple[inside]  # type: ignore[valid-type]
    if get_origin(hint) in (Union, types.UnionType):
        return reduce(or_, inside)
    return hint


def by_class(function: F) -> F:
    """`functools.cache`, where mypy takes classes of nodes for keys, too."""
    return cache(function)  # type: ignore[return-value]


def holds(hint: Any, base: type[Any]) -> bool:
    """True if a value of that type may be, or may contain, an instance of `base`."""
    if isinstance(hint, type) and get_origin(hint) is None:
        return issubclass(hint, base)
    return any(holds(item, base) for item in get_args(hint))


def fits(value: object, hint: Any) -> bool:
    """True if a value is of that type, all items of tuples included."""
    return _test_of(hint)(value)


@cache
def _test_of(hint: Any) -> Callable[[object], bool]:
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return lambda value: value in arguments
    if origin is tuple:
        test = _test_of(arguments[0])
        return lambda value: isinstance(value, tuple) and all(map(test, value))
    if origin in (Union, types.UnionType):
        tests = [_test_of(each) for each in arguments]
        return lambda value: any(test(value) for test in tests)
    return lambda value: isinstance(value, hint)
