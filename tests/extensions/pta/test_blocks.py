"""Sets on threads: equal ones share a block, and what is remembered is right."""

import ctypes
from random import Random

import pytest

from tests.built import built
from tests.extensions.pta.test_bits import (
    HERE,
    NEAR,
    OUR_INCLUDE,
    Call,
    OnThreads,
    script,
)
from tests.include.test_headers import INCLUDE, check_races


def adds(own: int, items: list[int]) -> list[Call]:
    return [Call("a", own, 0, item) for item in items]


def interned(own: int, empty: int) -> Call:
    """What is left of a set is interned."""
    return Call("m", own, empty)


def test_equal_sets_have_one_block() -> None:
    under_test = OnThreads(8)
    items = [0, 70, 500, 9000]
    calls = [*adds(0, items), *adds(1, items[::-1]), *adds(2, items[:-1])]
    calls += [interned(own, 7) for own in range(3)]
    # The same by union, and by complement.
    calls += [*adds(3, [9000]), interned(3, 7), Call("u", 4, 2), Call("u", 4, 3)]
    calls += [*adds(5, [*items, 1]), *adds(6, [1]), Call("m", 5, 6)]
    under_test.do(calls)
    assert len({*under_test.sets[[0, 1, 4, 5]]}) == 1
    assert under_test.sets[0] not in under_test.sets[[2, 3, 6]]
    # Who changes it has another one.
    under_test.do([Call("a", 1, 0, 5)])
    assert under_test.sets[1] != under_test.sets[0]
    assert under_test.read()[:2] == [{*items}, {*items, 5}]


@pytest.mark.parametrize("again", ["private", "interned"])
def test_memory_that_is_used_again_answers_nothing(again: str) -> None:
    """A union is remembered and its block freed; another set gets the block."""
    under_test = OnThreads(6)
    calls = [*adds(0, [0, 64]), *adds(1, [128, 192]), interned(0, 5), interned(1, 5)]
    unite = [Call("u", 2, 0), Call("u", 2, 1)]
    under_test.do(calls + unite)
    block = int(under_test.sets[2])
    # After four words and the header.
    serial = ctypes.c_uint64.from_address(block + 8 + 4 * 8).value
    under_test.do([Call("c", 2)])
    # A fifth word that looks like the number in its place.
    bits = [64 * 9 + bit for bit in range(64) if serial >> bit & 1]
    under_test.do(adds(3, [1, 65, 129, 193, *bits]))
    assert under_test.sets[3] == block
    assert ctypes.c_uint64.from_address(block + 8 + 4 * 8).value == serial
    if again == "interned":
        under_test.do([*adds(4, bits), Call("m", 3, 4), Call("c", 4)])
        assert under_test.sets[3] == block
        assert ctypes.c_uint64.from_address(block + 8 + 4 * 8).value != serial
    under_test.do(unite)
    assert under_test.read()[2] == {0, 64, 128, 192}
    # Nobody else has it, though it was found by its old number.
    under_test.do([Call("c", 3), *adds(4, [0, 64, 128, 192, 256])])
    assert under_test.sets[4] == block


def test_sets_that_are_empty_leave_all_memory_to_others() -> None:
    under_test = OnThreads(8)
    random = Random(3)
    calls = []
    for own in range(5):
        items = [64 * item + own for item in range(3000) if random.random() < 0.7]
        calls += adds(own, items)
    calls += script(random, "uuuummct", NEAR, 8, 300)
    taken = []
    for _ in range(12):
        under_test.do(calls)
        under_test.check()
        under_test.do([Call("c", own) for own in range(8)])
        taken.append(under_test.memory())
    assert {*taken} == {taken[0]}


def test_threads_intern_at_the_same_time() -> None:
    """They find one another's blocks, also while the last set of a block is cleared."""
    sets = 60
    under_test = OnThreads(sets)
    first, second, empty = range(sets - 3, sets)
    contents = {first: range(0, 6400, 64), second: range(32, 9600, 96)}
    sources = [call for own in contents for call in adds(own, [*contents[own]])]
    both = {*contents[first], *contents[second]}
    old, new = range(28), range(28, 56)
    for _ in range(30):
        under_test.do(sources)
        copies = [Call("u", own, first + own % 2) for own in (*old, *new)]
        changes = [Call("a", own, 0, 7) for own in old]
        under_test.do(copies + changes)
        calls = [interned(own, empty) for own in (*old, first, second)]
        under_test.together(calls)
        assert len({*under_test.sets[: old.stop]}) == 2
        # All become one, then half of them go while others come.
        under_test.together([Call("u", own, first) for own in old])
        under_test.together([Call("u", own, second) for own in old])
        assert len({*under_test.sets[: old.stop]}) == 1
        gone = [Call("c", own) for own in old]
        come = [Call("u", own, first + (own + 1) % 2) for own in new]
        under_test.together(
            [call for pair in zip(gone, come, strict=True) for call in pair]
        )
        under_test.together([Call("m", own, empty) for own in new])
        assert len({*under_test.sets[new.start : new.stop]}) == 1
        assert under_test.read()[new.start : new.stop] == [both] * len(new)
        under_test.do([Call("c", own) for own in range(sets)])


def test_thread_sanitizer_finds_what_changes_while_it_is_read() -> None:
    flags = ("-std=c++17", "-O2", "-g", "-fsanitize=thread", "-pthread")
    ours = (f"-I{INCLUDE}", f"-I{OUR_INCLUDE}")
    check_races(built("g++", *flags, *ours, HERE / "blocks_race.cpp"))
