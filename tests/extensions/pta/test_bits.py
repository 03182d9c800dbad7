"""The sets of the headers do what Python's do: warps, and threads."""

import ctypes
import shutil
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from itertools import pairwise, product
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest

from lighthouse.extensions.pta import arena, reading
from lighthouse.extensions.pta.arena import DeviceArena
from lighthouse.extensions.pta.kinds import chosen
from lighthouse.extensions.pta.reading import Reader
from lighthouse.runtime import simulator
from lighthouse.sets import Arrays, SparseSets
from tests.built import built
from tests.include.test_headers import (
    INCLUDE,
    MODES,
    Simulator,
    check_races,
    for_this_gpu,
    nvcc,
    run_program,
    simulated,
)
from tests.sampling import rows, sampled

HERE = Path(__file__).parent
OUR_INCLUDE = INCLUDE.parent / "extensions" / "pta" / "include"

# Both sides of the borders of elements and of words, and the largest ids.
NEAR = [0, 1, 31, 32, 63, 64, 958, 959, 960, 961, 1919, 1920, 4799, 4800]
FAR = [*NEAR, 2**31 - 961, 2**31 - 2, 2**31 - 1]
OFFSETS = [0, 1, 31, 32, 33, 63, 64, 65, 900, 959, 960, 961, 1921]
IDS = 9000
NO_SIZES = np.zeros(1, np.int32)


class Call(NamedTuple):
    """What bits.cu does to the sets `set` and `other` with `number`; if the letter is a
    capital one, without atomics."""

    letter: str
    set: int
    other: int = 0
    number: int = 0


Model = list[set[int]]


def apply(model: Model, sizes: np.ndarray, call: Call) -> object:
    own, other = model[call.set], model[call.other]
    match call.letter.lower():
        case "a":
            own.add(call.number)
        case "u":
            own |= other
        case "s":
            by = call.number
            own |= {z + by for z in other if sizes[z] > by}
        case "m":
            own -= set(other)
        case "c":
            own.clear()
        case "t" if call.set != call.other:
            model[call.set], model[call.other] = other, set()
        case "0":
            return int(not own)
        case "h":
            return int(call.number in own)
        case "n":
            return len(own)
        case "=":
            return int(own == other)
        case "#":
            return frozenset(own)
        case "?":
            return chosen(dict.fromkeys(own)) % 2**64
        case "e":
            found = 0
            for item in sorted(own):
                found = (31 * found + item) % 2**64
            return found
    return 0


def script(
    random: Random, letters: str, ids: list[int], sets: int, calls: int
) -> list[Call]:
    def number(letter: str) -> int:
        if letter in "sS":
            return random.choice(OFFSETS)
        return random.choice(ids) if random.random() < 0.6 else random.randrange(IDS)

    def call(letter: str) -> Call:
        own, other = random.randrange(sets), random.randrange(sets)
        if letter in "sS" and own == other:
            other = (own + 1) % sets  # it must not change meanwhile
        return Call(letter, own, other, number(letter))

    return [call(letter) for letter in random.choices(letters, k=calls)]


def random_sizes(random: Random) -> np.ndarray:
    return np.array(
        [random.choice([0, 1, 2, 40, 1000, 5000]) for _ in range(2 * IDS)], np.int32
    )


def packed(calls: list[Call]) -> np.ndarray:
    return np.array([(ord(call[0]), *call[1:]) for call in calls], np.int32)


def as_model(sets: SparseSets) -> Model:
    """Python's sets of `sets`, which must be as they say."""
    arrays = starts, places, words = sets.starts, sets.places, sets.words
    assert (words != 0).all()
    assert [array.dtype.name for array in arrays] == ["int64", "int32", "uint64"]
    model = []
    for first, last in pairwise(starts):
        own = places[first:last].astype(np.int64)
        assert (np.diff(own) > 0).all()
        bits = words[first:last, None] >> np.arange(64, dtype=np.uint64) & 1
        word, bit = np.nonzero(bits)
        model.append(set((own[word] * 64 + bit).tolist()))
    return model


class Device(simulator.Simulator):
    """The simulator's memory, and the kernels of `bits.cu`.  What is copied beside
    comes as late as it may."""

    def __init__(self, kernels: Simulator) -> None:
        self.kernels = kernels
        self.launched: list[str] = []
        self.begun: list[tuple[np.ndarray, np.ndarray]] = []

    def launch(self, kernel: str, items: int, arguments: Sequence[Any]) -> None:
        self.launched.append(kernel)
        self.kernels.run(kernel, *arguments)

    def download_beside(self, memory: np.ndarray, array: np.ndarray) -> None:
        array.fill(77)
        self.begun.append((memory, array))

    def wait_beside(self) -> None:
        for memory, array in self.begun:
            self.download(memory, array)
        self.begun = []


class UnderTest:
    """Sets, which do what those of `model` do."""

    def __init__(self, sets: int) -> None:
        self.sets = np.zeros(sets, np.int64)
        self.model: Model = [set() for _ in range(sets)]

    def one_by_one(self, calls: list[Call], sizes: np.ndarray) -> list[int]:
        raise NotImplementedError

    def together_once(self, calls: list[Call], sizes: np.ndarray) -> None:
        raise NotImplementedError

    def read(self) -> Model:
        raise NotImplementedError

    def do(
        self, calls: list[Call], sizes: np.ndarray = NO_SIZES
    ) -> list[tuple[Call, int, object]]:
        """The calls with what they gave, and should have given."""
        given = self.one_by_one(calls, sizes)
        wanted = [apply(self.model, sizes, call) for call in calls]
        return list(zip(calls, given, wanted, strict=True))

    def together(self, calls: list[Call], sizes: np.ndarray = NO_SIZES) -> None:
        self.together_once(calls, sizes)
        for call in calls:
            apply(self.model, sizes, call)

    def check(self, *notes: object) -> None:
        assert self.read() == self.model, notes


class OnSimulator(UnderTest):
    def __init__(self, mode: str, sets: int, capacity: int = 1 << 12) -> None:
        super().__init__(sets)
        self.kernels = on_simulator(mode)
        self.device = Device(self.kernels)
        self.arena = DeviceArena(self.device, capacity)

    def one_by_one(self, calls: list[Call], sizes: np.ndarray) -> list[int]:
        """A call that gets no memory makes those after it wrong: see `patiently`."""
        results = self.call_once(calls, sizes)
        assert not self.arena.settle()
        return results

    def call_once(self, calls: list[Call], sizes: np.ndarray = NO_SIZES) -> list[int]:
        results = np.zeros(len(calls), np.uint64)
        self.kernels.run(
            *("one_by_one", self.arena.pointer, self.sets, sizes, packed(calls)),
            *(np.int64(len(calls)), results),
            blocks=1,
            threads=4,
        )
        return results.tolist()

    def patiently(self, call: Call, sizes: np.ndarray) -> None:
        """Until there is memory for it."""
        self.call_once([call], sizes)
        while self.arena.settle():
            self.call_once([call], sizes)
        apply(self.model, sizes, call)

    def together_once(self, calls: list[Call], sizes: np.ndarray) -> None:
        given = self.arena.pointer, self.sets, sizes, packed(calls)
        self.kernels.run("together", *given, np.int64(len(calls)), blocks=8)
        while self.arena.settle():
            self.kernels.run("together", *given, np.int64(len(calls)), blocks=8)

    def used(self) -> int:
        """How many elements are in sets, freed ones not among them."""
        cells = self.arena._read()
        ahead = int(cells[arena.TICKETS] - cells[arena.RECYCLED_COUNT])
        drawn = min(int(cells[arena.FRESH]) + max(0, ahead), self.arena.capacity) - 1
        return drawn - max(0, -ahead) - int(cells[arena.FREED_COUNT])

    def read(self) -> Model:
        return as_model(self.reader().read())

    def reader(self) -> Reader:
        return Reader(self.device, self.arena.pointer, self.sets, len(self.sets))


def pointer(array: np.ndarray) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)


class OnThreads(UnderTest):
    def __init__(self, sets: int, copy: Path | None = None) -> None:
        """A copy of the library has memory of its own."""
        super().__init__(sets)
        flags = ("-std=c++17", "-O2", "-Wall", "-Wextra", "-Werror", "-fopenmp")
        ours = ("-fPIC", "-shared", f"-I{INCLUDE}", f"-I{OUR_INCLUDE}")
        path = built("g++", *flags, *ours, HERE / "bits_openmp.cpp")
        self.library = ctypes.CDLL(str(shutil.copy(path, copy) if copy else path))
        self.library.lh_pta_words.restype = ctypes.c_int64
        self.library.lh_pta_memory.restype = ctypes.c_int64
        self.library.lh_pta_release()

    def one_by_one(self, calls: list[Call], sizes: np.ndarray) -> list[int]:
        results = np.zeros(len(calls), np.uint64)
        self._call("one_by_one", calls, sizes, pointer(results))
        return results.tolist()

    def together_once(self, calls: list[Call], sizes: np.ndarray) -> None:
        self._call("together", calls, sizes)

    def _call(
        self, name: str, calls: list[Call], sizes: np.ndarray, *more: object
    ) -> None:
        given = packed(calls)
        arrays = map(pointer, (self.sets, sizes, given))
        getattr(self.library, name)(*arrays, ctypes.c_int64(len(calls)), *more)

    def memory(self) -> int:
        return int(self.library.lh_pta_memory())

    def read(self) -> Model:
        return as_model(SparseSets(*self.export()))

    def export(self) -> Arrays:
        count = ctypes.c_int64(len(self.sets))
        starts = np.full(len(self.sets) + 1, -1, np.int64)
        length = self.library.lh_pta_words(pointer(self.sets), count, pointer(starts))
        places, words = np.zeros(length, np.int32), np.zeros(length, np.uint64)
        arrays = pointer(places), pointer(words)
        self.library.lh_pta_read(pointer(self.sets), count, *arrays)
        return starts, places, words


@cache
def on_simulator(mode: str) -> Simulator:
    flags = (f"-I{OUR_INCLUDE}", "-shared", *MODES[mode])
    return Simulator(simulated(HERE / "bits.cu", *flags), mode)


@pytest.fixture(params=[*MODES, "openmp"])
def target(request: pytest.FixtureRequest) -> Callable[[int], UnderTest]:
    """Makes so many sets."""
    kind: str = request.param
    return OnThreads if kind == "openmp" else partial(OnSimulator, kind)


@pytest.mark.parametrize("ids", [NEAR, FAR], ids=["near", "far"])
def test_one_call_after_the_other(
    target: Callable[[int], UnderTest], ids: list[int]
) -> None:
    hashes: dict[object, int] = {}
    for seed in range(12):
        random = Random(seed)
        # Shifting needs a size for each id.
        letters = "aaaauuumct0hn=#?e" + "ss" * (ids is NEAR)
        if target is not OnThreads:
            # Mixed with what has no atomics.
            letters += "AAAAUUU" + "SS" * (ids is NEAR)
        sizes = random_sizes(random)
        under_test = target(5)
        calls = script(random, letters, ids, 5, 330)
        for call, result, wanted in under_test.do(calls, sizes):
            if call.letter == "#":
                assert hashes.setdefault(wanted, result) == result
            else:
                assert result == wanted, call
        under_test.check()
    assert len(set(hashes.values())) == len(hashes) > 100


def chunks(random: Random, sets: int) -> Iterator[Call]:
    """Sets of many words, dense here and there."""
    for own in range(sets):
        for _ in range(random.randrange(6)):
            first = random.randrange(IDS - 100)
            for item in range(first, first + random.randrange(100)):
                yield Call("a", own, 0, item)


def test_many_at_a_time(target: Callable[[int], UnderTest]) -> None:
    """Into a few sets, from sets that nobody changes."""
    for seed in range(6):
        random = Random(seed)
        sizes = random_sizes(random)
        sets, into = 20, 3
        under_test = target(sets)
        under_test.do(list(chunks(random, sets)), sizes)
        calls = [
            call._replace(set=call.set % into, other=into + call.other % (sets - into))
            for call in script(random, "auus", NEAR, sets, 300)
        ]
        under_test.together(calls, sizes)
        under_test.check()


@rows("own", [0, 1, 9, 150])
@rows("other", [1, 9, 150])
def test_unions_of_short_and_long_sets(
    target: Callable[[int], UnderTest], own: int, other: int
) -> None:
    random = Random(own + other)
    under_test = target(40)
    for i in range(0, 40, 2):
        calls = [
            Call("a", i + (number >= own), 0, random.randrange(30000))
            for number in range(own + other)
        ]
        # Once more, with room left from the first time.
        calls += [Call("u", i, i + 1), Call("a", i + 1, 0, 29999), Call("u", i, i + 1)]
        under_test.do(calls)
    under_test.check()


@pytest.mark.parametrize("mode", MODES)
def test_a_pool_that_is_too_small_grows(mode: str) -> None:
    random = Random(7)
    sizes = random_sizes(random)
    under_test = OnSimulator(mode, 4, capacity=2)
    for call in script(random, "aaauus" * 3 + "mct", NEAR, 4, 150):
        under_test.patiently(call, sizes)
        under_test.check(call)
    assert under_test.arena.capacity > 16


@pytest.mark.parametrize("mode", MODES)
def test_many_at_a_time_with_little_memory(mode: str) -> None:
    under_test = OnSimulator(mode, 4, capacity=2)
    under_test.together(script(Random(8), "a", NEAR, 4, 200))
    under_test.check()


@pytest.mark.parametrize("mode", MODES)
def test_elements_are_used_again(mode: str) -> None:
    """As many sets as there is memory for, over and over."""
    under_test = OnSimulator(mode, 2, capacity=64)
    fill = [Call("a", 0, 0, 960 * i) for i in range(10)]
    for letter in "ctm" * 10:
        under_test.do([*fill, Call("u", 1, 0)])
        assert under_test.used() == 20
        if letter == "t":
            # The other way round, and back again.
            under_test.do([Call("t", 0, 1), Call("c", 0)])
        else:
            own = 0 if letter == "c" else 1
            under_test.do([Call(letter, own, 0), Call("c", 1 - own)])
        assert under_test.used() == 0
        assert under_test.read() == [set(), set()]
    assert under_test.arena.capacity == 64


@pytest.mark.parametrize(("mode", "piece"), sampled(product(MODES, [1, 7, 1000]), 4))
def test_sets_are_read_in_pieces(
    mode: str, piece: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of thousands of elements among small ones, empty ones at both ends."""
    monkeypatch.setattr(reading, "PIECE", piece)
    random = Random(piece)
    under_test = OnSimulator(mode, 12)
    long = 1100 if piece > 10 else 40
    calls = [Call("a", 5, 0, 960 * i + random.randrange(960)) for i in range(long)]
    calls += script(random, "a", FAR, 10, 60)
    under_test.do([call._replace(set=call.set + 1) for call in calls if call.set != 3])
    under_test.check()
    assert [len(each) for each in under_test.model].count(0) >= 3
    assert OnSimulator(mode, 0).read() == []


def hashes_say_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    measured = Reader._measure

    def measure(reader: Reader) -> tuple[Any, Any]:
        lengths, hashes = measured(reader)
        return lengths, hashes * np.uint64(0)

    monkeypatch.setattr(Reader, "_measure", measure)


@pytest.mark.parametrize("mode", MODES)
def test_equal_sets_are_read_once(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    under_test = OnSimulator(mode, 6)
    # 1 is empty; 0, 2 and 5 are equal; 3 differs from them in the last element.
    calls = [Call("a", own, 0, item) for own in (5, 0, 2, 3) for item in NEAR]
    under_test.do([*calls, Call("a", 3, 0, 9000), Call("a", 4, 0, 1 << 20)])
    found = under_test.reader().read().different
    assert found is not None
    classes, sets = found
    assert len({*classes}) == len(sets) == 4
    assert [set(sets[i].tolist()) for i in classes] == under_test.model
    hashes_say_nothing(monkeypatch)
    under_test.check()


@pytest.mark.parametrize("mode", MODES)
def test_copies_that_begin_early(mode: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sets grow, and the pool; they get smaller, and elements are used again."""
    monkeypatch.setattr(reading, "PIECE", 5)
    for seed in range(6):
        random = Random(seed)
        sizes = random_sizes(random)
        under_test = OnSimulator(mode, 8, capacity=4)
        reader = under_test.reader()
        for letters in ("auu", "auumct", "au", "umc"):
            for call in script(random, letters, NEAR, 8, 12):
                under_test.patiently(call, sizes)
            if random.random() < 0.8:
                reader.begin()
            if random.random() < 0.3:
                assert as_model(reader.read()) == under_test.model
        assert as_model(reader.read()) == under_test.model
    assert under_test.arena.capacity > 4


def test_what_is_there_is_not_copied_again(monkeypatch: pytest.MonkeyPatch) -> None:
    under_test = OnSimulator("fast", 4)
    reader = under_test.reader()
    reader.begin()
    under_test.do([Call("a", own, 0, own // 2) for own in range(4)])
    reader.begin()
    # 2 and 3 change places with 0 and 1, of which one has been copied, too.
    calls = [Call("u", 0, 2), Call("u", 1, 3), Call("c", 2), Call("c", 3)]
    under_test.do([*calls, Call("a", 2, 0, 0), Call("a", 3, 0, 0)])
    reader.begin()
    assert under_test.device.launched.count("lh_pta_gather") == 2
    assert as_model(reader.read()) == [{0, 1}, {0, 1}, {0}, {0}]
    assert under_test.device.launched.count("lh_pta_gather") == 2
    hashes_say_nothing(monkeypatch)
    assert as_model(reader.read()) == [{0, 1}, {0, 1}, {0}, {0}]


@pytest.mark.parametrize("mode", MODES)
def test_nothing_is_lost_without_memory(mode: str) -> None:
    """A refused call leaves its set a part of what it would have become."""
    under_test = OnSimulator(mode, 2, capacity=8)
    items = [960 * i for i in range(5)]
    under_test.call_once([Call("a", 0, 0, item) for item in items])
    under_test.call_once([Call("u", 1, 0)])
    assert under_test.read() == [{*items}, {0, 960}]
    assert under_test.arena.settle()
    assert not under_test.arena.settle()
    under_test.do([Call("u", 1, 0)])
    assert under_test.read() == [{*items}, {*items}]


def test_sets_have_one_memory_until_they_change() -> None:
    """On threads: many sets take the same, and then each changes at the same time."""
    sets = 60
    under_test = OnThreads(sets)
    under_test.do([Call("a", 0, 0, 64 * item) for item in range(3000)])
    under_test.do([Call("a", 1, 0, 64 * item) for item in range(0, 3000, 7)])
    before = under_test.memory()
    under_test.together([Call("u", own, 0) for own in range(2, sets)])
    assert under_test.memory() == before
    under_test.check()
    changes = [
        Call("amuca="[own % 6], own, own % 2, 64 * own + own % 3)
        for own in range(2, sets)
    ]
    under_test.together(changes)
    under_test.check()


def test_libraries_have_arenas_of_their_own(tmp_path: Path) -> None:
    one, other = OnThreads(1), OnThreads(1, tmp_path / "second.so")
    one.do([Call("a", 0, 0, 5)])
    other.do([Call("a", 0, 0, 6)])
    other.library.lh_pta_release()
    one.check()
    assert one.memory() > 0
    assert other.memory() == 0


def test_sets_come_back_from_python() -> None:
    first, second = OnThreads(9), OnThreads(9)
    first.do([*chunks(Random(9), 8), *(Call("a", 3, 0, item) for item in FAR)])
    first.check()
    second.sets.fill(-1)
    second.model = first.model
    arrays = [pointer(array) for array in first.export()]
    second.library.lh_pta_write(pointer(second.sets), ctypes.c_int64(9), *arrays)
    second.do([Call("a", 8, 0, 77), Call("u", 8, 3)])
    second.check()


# Many warps at a time, in a program of its own.


@pytest.mark.slow
@pytest.mark.parametrize("seed", "123")
def test_lanes_that_take_turns_in_any_order(seed: str) -> None:
    path = simulated(HERE / "bits_race.cu", f"-I{OUR_INCLUDE}", "-DLH_LANES")
    assert run_program(path, LH_LANES_SEED=seed) == "ok\n"


@pytest.mark.slow
def test_thread_sanitizer_finds_what_changes_while_it_is_read() -> None:
    flags = (f"-I{OUR_INCLUDE}", "-fsanitize=thread", "-g")
    check_races(simulated(HERE / "bits_race.cu", *flags))


@pytest.mark.gpu
def test_many_warps_of_a_gpu() -> None:
    path = for_this_gpu(HERE / "bits_race.cu", f"-I{OUR_INCLUDE}")
    for _ in range(20):
        assert run_program(path) == "ok\n"


@pytest.mark.slow  # .ci/run compiles all kernels
def test_nvcc_accepts_the_kernels() -> None:
    nvcc(HERE / "bits.cu", "-cubin", f"-I{OUR_INCLUDE}")
