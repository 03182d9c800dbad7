"""`frozen` classes beside frozen dataclasses with slots."""

import copy
import pickle
from collections.abc import Callable
from dataclasses import FrozenInstanceError, dataclass, field, fields, replace
from typing import Any

import pytest

from lighthouse.ir import nodes as ir
from lighthouse.ir.frozen import frozen

Made = Callable[[type[Any]], type[Any]]


def classes(made: Made) -> tuple[type[Any], type[Any], type[Any]]:
    """One with all kinds of fields, one derived from it, and one without any."""

    @made
    class Base:
        at: int = field(default=7, compare=False, repr=False, kw_only=True)
        kept: Any = field(init=False, default=None, compare=False, repr=False)
        one: int
        two: tuple[int, ...] = ()
        three: list[int] = field(default_factory=list, hash=False, compare=False)

    @made
    class Derived(Base):
        one: bool
        four: int = 4

    @made
    class Empty:
        pass

    return Base, Derived, Empty


@pytest.fixture(params=[0, 1, 2], ids=["base", "derived", "empty"])
def pair(request: pytest.FixtureRequest) -> tuple[type[Any], type[Any]]:
    """A frozen class and the dataclass."""
    ours = classes(frozen)[request.param]
    return ours, classes(dataclass(frozen=True, slots=True))[request.param]


def instances(cls: type[Any]) -> list[Any]:
    if not fields(cls):
        return [cls(), cls()]
    return [
        cls(1),
        cls(1, (2,)),
        cls(1, two=(2,), at=9),
        cls(two=(), one=1, three=[5]),
        replace(cls(2), one=1),
    ]


def test_same_as_a_dataclass(pair: tuple[type[Any], type[Any]]) -> None:
    ours, theirs = map(instances, pair)
    assert [repr(each) for each in ours] == [repr(each) for each in theirs]
    names = [[each.name for each in fields(cls)] for cls in pair]
    assert names[0] == names[1]
    for one, other in zip(ours, theirs, strict=True):
        for name in names[0]:
            assert getattr(one, name) == getattr(other, name)
        equal = [one == each for each in ours]
        assert equal == [other == each for each in theirs]
        assert all(hash(one) == hash(each) for each in ours if one == each)
        assert copy.deepcopy(one) == one
    assert pair[0].__match_args__ == pair[1].__match_args__
    assert ours[0] != theirs[0]


def test_other_classes_are_not_equal() -> None:
    base, derived, _ = classes(frozen)
    assert base(1) != derived(1)
    assert derived(1) != base(1)


def test_nothing_changes(pair: tuple[type[Any], type[Any]]) -> None:
    for cls in pair:
        made = instances(cls)[0]
        for name in [each.name for each in fields(cls)] or ["other"]:
            # Python itself has an error of its own for what has no slot.
            with pytest.raises((FrozenInstanceError, TypeError)):
                setattr(made, name, 3)
            with pytest.raises((FrozenInstanceError, TypeError)):
                delattr(made, name)
        assert not hasattr(made, "__dict__")


def test_arguments_are_checked() -> None:
    base, *_ = classes(frozen)
    for _ in range(2):  # also when it is first called
        with pytest.raises(TypeError, match=r"Base\.__init__\(\) missing 1 required"):
            base()
    with pytest.raises(TypeError, match="kept"):
        base(1, kept=2)
    with pytest.raises(TypeError, match="positional"):
        base(1, (), [], 4)


@frozen
class Point:
    x: float
    y: float = 0.0
    label: str = field(default="", kw_only=True)


@frozen
class Named(Point):
    name: str = "origin"


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_pickled(protocol: int) -> None:
    for made in (Point(1, label="a"), Named(2, name="b")):
        again = pickle.loads(pickle.dumps(made, protocol))
        assert (again, again.label) == (made, made.label)
        with pytest.raises(FrozenInstanceError):
            again.x = 1


def test_what_a_class_defines_itself() -> None:
    @frozen
    class Even:
        value: int

        def __post_init__(self) -> None:
            assert self.value % 2 == 0

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Even)

        def __repr__(self) -> str:
            return "even"

    assert (Even(2), repr(Even(2))) == (Even(4), "even")
    assert isinstance(hash(Even(2)), int)
    with pytest.raises(AssertionError):
        Even(3)


def test_nan_is_equal_to_itself() -> None:
    value = float("nan")
    assert Point(value) == Point(value)


def test_literals_of_different_types_differ() -> None:
    """`k / 2` is not `k / 2.0`, though Python takes the numbers for equal."""
    values = (1, 1.0, True, 0, 0.0, -0.0, False)
    assert len({ir.Literal(value) for value in values}) == len(values)
    assert ir.Literal(2.0) == ir.Literal(2.0)
