"""Collections and maps of the headers do what the interpreter's do."""

import ctypes
from collections import deque
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from lighthouse.runtime.interpreter import methods
from lighthouse.runtime.interpreter.values import SparseMap, collection
from tests.include.test_headers import Simulator, simulated
from tests.sampling import rows

HERE = Path(__file__).parent
NIL = -1

# The letters of collections.cu.
Apply = Callable[[Any, Any, int], object]
Letters = dict[str, Apply]


def call(kind: Any, name: str, empty: object = None) -> Apply:
    """The method, with as many of the arguments as it takes; of an empty object it
    gives `empty` where there is none to give."""
    method = methods.find(kind, name)
    needs = name in methods.NEEDS_ELEMENT

    def apply(own: Any, other: Any, argument: int) -> object:
        if needs and not own:
            return empty
        return method(own)

    return apply


def on_item(kind: Any, name: str) -> Apply:
    method = methods.find(kind, name)
    return lambda own, other, argument: method(own, argument)


def on_other(name: str) -> Apply:
    method = methods.find("Set", name)
    return lambda own, other, argument: method(own, other)


def on_itself(name: str) -> Apply:
    method = methods.find("Set", name)
    return lambda own, other, argument: method(own, own)


def copied(own: Any, other: Any, argument: int) -> None:
    copies = [dict(item) if isinstance(item, dict) else item for item in other]
    own.clear()
    if isinstance(own, SparseMap):
        own.update(other)
    elif isinstance(own, dict):
        own.update(dict.fromkeys(other))
    else:
        own.extend(copies)


SET: Letters = {
    "a": on_item("Set", "Add"),
    "r": on_item("Set", "Remove"),
    "h": on_item("Set", "Has"),
    "s": call("Set", "Size"),
    "c": call("Set", "Clear"),
    "u": on_other("Union"),
    "i": on_other("Intersect"),
    "m": on_other("Complement"),
    "b": on_other("IsSubsetOf"),
    "U": on_itself("Union"),
    "M": on_itself("Complement"),
    "=": copied,
}


def ordered(kind: str) -> Letters:
    return {
        "p": on_item(kind, "PushBack"),
        "q": on_item(kind, "PushFront"),
        "b": call(kind, "PopBack", NIL),
        "f": call(kind, "PopFront", NIL),
        "B": call(kind, "Back", NIL),
        "F": call(kind, "Front", NIL),
        "h": on_item(kind, "Has"),
        "s": call(kind, "Size"),
        "c": call(kind, "Clear"),
        "=": copied,
    }


def members(count: int) -> dict[int, None]:
    return dict.fromkeys(range(count))


def popped(name: str) -> Apply:
    pop = methods.find("Queue", name)
    return lambda own, other, argument: len(pop(own)) if own else 0


def everywhere(own: Any, other: Any, argument: int) -> None:
    for item in own:
        item.setdefault(99)


def first_again(own: Any, other: Any, argument: int) -> None:
    if own:
        own.append(dict(own[0]))


QUEUE: Letters = {
    "p": lambda own, other, argument: own.append(members(argument)),
    "q": lambda own, other, argument: own.appendleft(members(argument)),
    "b": popped("PopBack"),
    "f": popped("PopFront"),
    "s": call("Queue", "Size"),
    "c": call("Queue", "Clear"),
    "x": everywhere,
    "P": first_again,
    "=": copied,
}


def key(argument: int) -> int:
    """As C++ has it: with the sign of the argument."""
    return int(np.fmod(argument, 19))


def on_key(name: str) -> Apply:
    method = methods.find("Map", name)
    return lambda own, other, argument: method(own, key(argument)) if own else False


def write(own: Any, other: Any, argument: int) -> None:
    own[key(argument)] = argument


def add(own: Any, other: Any, argument: int) -> None:
    own[key(argument)] += argument


def map_of(zero: int, nowhere: int) -> Letters:
    return {
        "g": lambda own, other, argument: own[key(argument)],
        "w": write,
        "+": add,
        "h": on_key("HasKey"),
        "r": on_key("Remove"),
        "s": call("Map", "Size"),
        "c": call("Map", "Clear"),
        "K": call("Map", "GetMaxKey", nowhere),
        "k": call("Map", "GetMinKey", nowhere),
        "V": call("Map", "GetMaxValue", zero),
        "v": call("Map", "GetMinValue", zero),
        "L": call("Map", "GetMaxKey", nowhere),
        "l": call("Map", "GetMinKey", nowhere),
        "M": call("Map", "GetMaxValue", zero),
        "m": call("Map", "GetMinValue", zero),
        "X": on_key("HasMaxValue"),
        "n": on_key("HasMinValue"),
        "=": copied,
    }


# The kinds of collections.cu: a new object, and its letters.
KINDS: dict[str, tuple[Callable[[], Any], Letters]] = {
    "set": (partial(collection, "Set", ()), SET),
    "order": (partial(collection, "Order", ()), ordered("Order")),
    "sequence": (partial(collection, "Seq", ()), ordered("Seq")),
    "queue": (deque, QUEUE),
    "counts": (partial(SparseMap, -5), map_of(-5, -1)),
    "weights": (partial(SparseMap, 0), map_of(0, 0)),
}
LOCAL = ("set", "order", "sequence", "counts")
KINDS |= {f"local_{kind}": KINDS[kind] for kind in LOCAL}
Call = tuple[str, int, int]


def script(letters: Letters, seed: int, calls: int = 400) -> list[Call]:
    """Calls that make objects grow, mostly, and shrink now and then."""
    random = Random(seed)
    most = random.choice([3, 12, 60])
    weights = [
        {"c": 0.1, "=": 0.3, "P": 0.3}.get(letter, 4 if letter in "apqw+" else 1)
        for letter in letters
    ]
    return [
        (letter, random.randint(0, 1), random.randrange(most))
        for letter in random.choices(list(letters), weights, k=calls)
    ]


def expected(kind: str, calls: list[Call]) -> list[int]:
    new, letters = KINDS[kind]
    objects = [new(), new()]
    results = []
    for letter, i, argument in calls:
        found: Any = letters[letter](objects[i], objects[1 - i], argument)
        # Removing from a map gives something in Python only.
        results.append(0 if found is None or letter == "r" else int(found))
    items = [len(item) if isinstance(item, dict) else item for item in objects[0]]
    return results + items


def packed(calls: list[Call]) -> np.ndarray:
    return np.array([(ord(letter), i, at) for letter, i, at in calls], np.int32)


def room(calls: list[Call]) -> np.ndarray:
    return np.full(len(calls) * 3 + 8, -77, np.int32)


@pytest.fixture(
    scope="module", params=["plain", pytest.param("sanitized", marks=pytest.mark.slow)]
)
def library(request: pytest.FixtureRequest) -> Simulator:
    """On the simulator; once so that overflow and wrong accesses are reported."""
    checked = ("-fsanitize=undefined", "-fno-sanitize-recover=all")
    flags = checked if request.param == "sanitized" else ()
    return Simulator(simulated(HERE / "collections.cu", "-shared", *flags))


@rows("kind", KINDS)
def test_scripts_on_the_host(library: Simulator, kind: str) -> None:
    for seed in range(30):
        calls = script(KINDS[kind][1], seed)
        given, results = packed(calls), room(calls)
        getattr(library.library, f"{kind}_host")(
            ctypes.c_void_p(given.ctypes.data),
            ctypes.c_int32(len(calls)),
            ctypes.c_void_p(results.ctypes.data),
        )
        wanted = expected(kind, calls)
        assert results[: len(wanted)].tolist() == wanted, seed
        assert (results[len(wanted) :] == -77).all()


def run_kernel(
    library: Simulator, kind: str, calls: list[Call]
) -> tuple[str | None, np.ndarray]:
    """By every thread of a simulated grid, with objects of its own: what went wrong,
    and a row of results for each."""
    results = np.tile(room(calls), (4, 1))
    given = (packed(calls), np.int32(len(calls)), results, np.int64(results.shape[1]))
    return library.error(f"{kind}_kernel", *given, blocks=4, threads=1), results


@rows("kind", KINDS)
def test_scripts_in_a_kernel(library: Simulator, kind: str) -> None:
    calls = script(KINDS[kind][1], 100)
    error, results = run_kernel(library, kind, calls)
    assert error is None
    wanted = expected(kind, calls)
    for row in results:
        assert row[: len(wanted)].tolist() == wanted


@rows("bytes", [0, 100, 200])
@rows("kind", KINDS)
def test_a_full_heap(
    library: Simulator, kind: str, bytes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Items get lost, nothing else, and the launch fails."""
    monkeypatch.setenv("LH_HEAP_BYTES", str(bytes))
    grow = next(letter for letter in "apw" if letter in KINDS[kind][1])
    growing = [(grow, i % 2, i) for i in range(100)]
    error, _ = run_kernel(library, kind, growing + script(KINDS[kind][1], 1))
    if kind == "local_counts":  # which have few keys
        assert error is None
        return
    assert error is not None
    assert "the heap of the device is too small" in error
