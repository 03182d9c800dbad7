"""The sets of the headers do what Python's do: warps, and threads."""

import ctypes
import shutil
from collections.abc import Callable, Iterator
from functools import cache, partial
from itertools import pairwise, product
from pathlib import Path
from random import Random
from subprocess import CompletedProcess
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
    nvcc,
    run_program,
    run_sanitized,
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

    def launch(self, kernel: str, items: int, arguments: list[Any]) -> None:
        self.launched.append(kernel)
        self.kernels.run(kernel, *arguments)

    def download_beside(self, memory: np.ndarray, array: np.ndarray) -> None:
        array.fill(77)
        self.begun.append((memory, array))

    def wait_beside(self) -> None:
        for memory, array in self.begun:
            self.download(memory, array)
        self.begun = []


class OnSimulator:
    def __init__(self, kernels: Simulator, sets: int, capacity: int = 1 << 12) -> None:
        self.kernels = kernels
        self.device = Device(kernels)
        self.arena = DeviceArena(self.device, capacity)
        self.sets = np.zeros(sets, np.int64)

    def one_by_one(self, sizes: np.ndarray, calls: list[Call]) -> list[int]:
        """A call that gets no memory makes those after it wrong: see `patiently`."""
        results = self.call_once(sizes, calls)
        assert not self.arena.settle()
        return results

    def call_once(self, sizes: np.ndarray, calls: list[Call]) -> list[int]:
        results = np.zeros(len(calls), np.uint64)
        self.kernels.run(
            *("one_by_one", self.arena.pointer, self.sets, sizes, packed(calls)),
            *(np.int64(len(calls)), results),
            blocks=1,
            threads=4,
        )
        return [int(result) for result in results]

    def patiently(self, sizes: np.ndarray, call: Call) -> int:
        """Until there is memory for it."""
        result = self.call_once(sizes, [call])
        while self.arena.settle():
            result = self.call_once(sizes, [call])
        return result[0]

    def together(self, sizes: np.ndarray, calls: list[Call]) -> None:
        given = packed(calls)
        while True:
            self.kernels.run(
                *("together", self.arena.pointer, self.sets, sizes, given),
                np.int64(len(calls)),
                blocks=8,
            )
            if not self.arena.settle():
                return

    def used(self) -> int:
        """How many elements are in sets, freed ones not among them."""
        cells = self.arena._read()
        ahead = int(cells[arena.TICKETS] - cells[arena.RECYCLED_COUNT])
        drawn = min(int(cells[arena.FRESH]) + max(0, ahead), self.arena.capacity) - 1
        return drawn - max(0, -ahead) - int(cells[arena.FREED_COUNT])

    def read(self) -> Model:
        return as_model(self.content())

    def content(self) -> SparseSets:
        return self.reader().read()

    def reader(self) -> Reader:
        return Reader(self.device, self.arena.pointer, self.sets, len(self.sets))


def pointer(array: np.ndarray) -> ctypes.c_void_p:
    return ctypes.c_void_p(array.ctypes.data)


class OnThreads:
    def __init__(self, library: ctypes.CDLL, sets: int) -> None:
        self.library = library
        self.sets = np.zeros(sets, np.int64)
        library.lh_pta_release()

    def one_by_one(self, sizes: np.ndarray, calls: list[Call]) -> list[int]:
        given, results = packed(calls), np.zeros(len(calls), np.uint64)
        count = ctypes.c_int64(len(calls))
        arrays = map(pointer, (self.sets, sizes, given))
        self.library.one_by_one(*arrays, count, pointer(results))
        return [int(result) for result in results]

    def together(self, sizes: np.ndarray, calls: list[Call]) -> None:
        given = packed(calls)
        arrays = map(pointer, (self.sets, sizes, given))
        self.library.together(*arrays, ctypes.c_int64(len(calls)))

    def read(self) -> Model:
        return as_model(SparseSets(*self.export()))

    def export(self) -> Arrays:
        count = ctypes.c_int64(len(self.sets))
        starts = np.full(len(self.sets) + 1, -1, np.int64)
        self.library.lh_pta_words.restype = ctypes.c_int64
        length = self.library.lh_pta_words(pointer(self.sets), count, pointer(starts))
        places, words = np.zeros(length, np.int32), np.zeros(length, np.uint64)
        arrays = pointer(places), pointer(words)
        self.library.lh_pta_read(pointer(self.sets), count, *arrays)
        return starts, places, words


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("bits")


@cache
def on_simulator(mode: str) -> Simulator:
    flags = (f"-I{OUR_INCLUDE}", "-shared", *MODES[mode])
    return Simulator(simulated(HERE / "bits.cu", *flags), mode)


@cache
def threaded(folder: Path, name: str = "openmp") -> ctypes.CDLL:
    """A copy, where libraries of different names are to have memory of their own."""
    flags = ("-std=c++17", "-O2", "-Wall", "-Wextra", "-Werror", "-fopenmp", "-fPIC")
    ours = ("-shared", f"-I{INCLUDE}", f"-I{OUR_INCLUDE}")
    path = built("g++", *flags, *ours, HERE / "bits_openmp.cpp")
    copy = folder / f"{name}.so"
    return ctypes.CDLL(str(copy if copy.exists() else shutil.copy(path, copy)))


@pytest.fixture(params=[*MODES, "openmp"])
def kind(request: pytest.FixtureRequest) -> str:
    name: str = request.param
    return name


def target(folder: Path, kind: str, sets: int) -> OnSimulator | OnThreads:
    if kind == "openmp":
        return OnThreads(threaded(folder), sets)
    return OnSimulator(on_simulator(kind), sets)


@pytest.mark.parametrize("ids", [NEAR, FAR], ids=["near", "far"])
def test_one_call_after_the_other(folder: Path, kind: str, ids: list[int]) -> None:
    hashes: dict[object, int] = {}
    for seed in range(12):
        random = Random(seed)
        sizes = random_sizes(random)
        # Shifting needs a size for each id.
        letters = "aaaauuumct0hn=#?e" + "ss" * (ids is NEAR)
        if kind != "openmp":
            # Mixed with what has no atomics.
            letters += "AAAAUUU" + "SS" * (ids is NEAR)
        calls = script(random, letters, ids, 5, 330)
        model: Model = [set() for _ in range(5)]
        under_test = target(folder, kind, 5)
        given = under_test.one_by_one(sizes, calls)
        for call, result in zip(calls, given, strict=True):
            wanted = apply(model, sizes, call)
            if call.letter == "#":
                assert hashes.setdefault(wanted, result) == result
            else:
                assert result == wanted, call
        assert under_test.read() == model
    assert len(set(hashes.values())) == len(hashes) > 100


def chunks(random: Random, sets: int) -> Iterator[Call]:
    """Sets of many words, dense here and there."""
    for own in range(sets):
        for _ in range(random.randrange(6)):
            first = random.randrange(IDS - 100)
            for item in range(first, first + random.randrange(100)):
                yield Call("a", own, 0, item)


def test_many_at_a_time(folder: Path, kind: str) -> None:
    """Into a few sets, from sets that nobody changes."""
    for seed in range(6):
        random = Random(seed)
        sizes = random_sizes(random)
        sets, into = 20, 3
        under_test = target(folder, kind, sets)
        model: Model = [set() for _ in range(sets)]
        before = list(chunks(random, sets))
        under_test.one_by_one(sizes, before)
        calls = [
            call._replace(set=call.set % into, other=into + call.other % (sets - into))
            for call in script(random, "auus", NEAR, sets, 300)
        ]
        under_test.together(sizes, calls)
        for call in before + calls:
            apply(model, sizes, call)
        assert under_test.read() == model


@rows("own", [0, 1, 9, 150])
@rows("other", [1, 9, 150])
def test_unions_of_short_and_long_sets(
    folder: Path, kind: str, own: int, other: int
) -> None:
    random = Random(own + other)
    sizes = np.zeros(1, np.int32)
    under_test = target(folder, kind, 40)
    model: Model = [set() for _ in range(40)]
    for i in range(0, 40, 2):
        calls = [
            Call("a", i + (number >= own), 0, random.randrange(30000))
            for number in range(own + other)
        ]
        # Once more, with room left from the first time.
        calls += [Call("u", i, i + 1), Call("a", i + 1, 0, 29999), Call("u", i, i + 1)]
        under_test.one_by_one(sizes, calls)
        for call in calls:
            apply(model, sizes, call)
    assert under_test.read() == model


@pytest.mark.parametrize("mode", MODES)
def test_a_pool_that_is_too_small_grows(folder: Path, mode: str) -> None:
    random = Random(7)
    sizes = random_sizes(random)
    under_test = OnSimulator(on_simulator(mode), 4, capacity=2)
    model: Model = [set() for _ in range(4)]
    for call in script(random, "aaauus" * 3 + "mct", NEAR, 4, 150):
        under_test.patiently(sizes, call)
        apply(model, sizes, call)
        assert under_test.read() == model, call
    assert under_test.arena.capacity > 16


@pytest.mark.parametrize("mode", MODES)
def test_many_at_a_time_with_little_memory(folder: Path, mode: str) -> None:
    random = Random(8)
    sizes = random_sizes(random)
    under_test = OnSimulator(on_simulator(mode), 4, capacity=2)
    model: Model = [set() for _ in range(4)]
    calls = script(random, "a", NEAR, 4, 200)
    under_test.together(sizes, calls)
    for call in calls:
        apply(model, sizes, call)
    assert under_test.read() == model


@pytest.mark.parametrize("mode", MODES)
def test_elements_are_used_again(folder: Path, mode: str) -> None:
    """As many sets as there is memory for, over and over."""
    sizes = np.zeros(1, np.int32)
    under_test = OnSimulator(on_simulator(mode), 2, capacity=64)
    fill = [Call("a", 0, 0, 960 * i) for i in range(10)]
    for letter in "ctm" * 10:
        under_test.one_by_one(sizes, [*fill, Call("u", 1, 0)])
        assert under_test.used() == 20
        if letter == "t":
            # The other way round, and back again.
            under_test.one_by_one(sizes, [Call("t", 0, 1), Call("c", 0)])
        else:
            own = 0 if letter == "c" else 1
            under_test.one_by_one(sizes, [Call(letter, own, 0), Call("c", 1 - own)])
        assert under_test.used() == 0
        assert under_test.read() == [set(), set()]
    assert under_test.arena.capacity == 64


@pytest.mark.parametrize(("mode", "piece"), sampled(product(MODES, [1, 7, 1000]), 4))
def test_sets_are_read_in_pieces(
    folder: Path, mode: str, piece: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One of thousands of elements among small ones, empty ones at both ends."""
    monkeypatch.setattr(reading, "PIECE", piece)
    random = Random(piece)
    under_test = OnSimulator(on_simulator(mode), 12)
    model: Model = [set() for _ in range(12)]
    long = 1100 if piece > 10 else 40
    calls = [Call("a", 5, 0, 960 * i + random.randrange(960)) for i in range(long)]
    calls += script(random, "a", FAR, 10, 60)
    calls = [call._replace(set=call.set + 1) for call in calls if call.set != 3]
    under_test.one_by_one(np.zeros(1, np.int32), calls)
    for call in calls:
        apply(model, np.zeros(1, np.int32), call)
    assert under_test.read() == model
    assert [len(each) for each in model].count(0) >= 3
    assert OnSimulator(on_simulator(mode), 0).read() == []


@pytest.mark.parametrize("mode", MODES)
def test_equal_sets_are_read_once(
    folder: Path, mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    under_test = OnSimulator(on_simulator(mode), 6)
    # 1 is empty; 0, 2 and 5 are equal; 3 differs from them in the last element.
    calls = [Call("a", own, 0, item) for own in (5, 0, 2, 3) for item in NEAR]
    calls += [Call("a", 3, 0, 9000), Call("a", 4, 0, 1 << 20)]
    under_test.one_by_one(np.zeros(1, np.int32), calls)
    model = [set(NEAR), set(), set(NEAR), {*NEAR, 9000}, {1 << 20}, set(NEAR)]
    found = under_test.content().different
    assert found is not None
    classes, sets = found
    assert len({*classes}) == len(sets) == 4
    assert [set(sets[i].tolist()) for i in classes] == model
    # Where hashes say nothing, sets are still what they are.
    measured = Reader._measure

    def measure(reader: Reader) -> tuple[Any, Any]:
        lengths, hashes = measured(reader)
        return lengths, hashes * np.uint64(0)

    monkeypatch.setattr(Reader, "_measure", measure)
    assert under_test.read() == model


@pytest.mark.parametrize("mode", MODES)
def test_copies_that_begin_early(
    folder: Path, mode: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sets grow, and the pool; they get smaller, and elements are used again."""
    monkeypatch.setattr(reading, "PIECE", 5)
    for seed in range(6):
        random = Random(seed)
        sizes = random_sizes(random)
        under_test = OnSimulator(on_simulator(mode), 8, capacity=4)
        model: Model = [set() for _ in range(8)]
        reader = under_test.reader()
        for letters in ("auu", "auumct", "au", "umc"):
            for call in script(random, letters, NEAR, 8, 12):
                under_test.patiently(sizes, call)
                apply(model, sizes, call)
            if random.random() < 0.8:
                reader.begin()
            if random.random() < 0.3:
                assert as_model(reader.read()) == model
        assert as_model(reader.read()) == model
    assert under_test.arena.capacity > 4


def test_what_is_there_is_not_copied_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    under_test = OnSimulator(on_simulator("fast"), 4)
    sizes = np.zeros(1, np.int32)
    reader = under_test.reader()
    reader.begin()
    under_test.one_by_one(sizes, [Call("a", own, 0, own // 2) for own in range(4)])
    reader.begin()
    # 2 and 3 change places with 0 and 1, of which one has been copied, too.
    calls = [Call("u", 0, 2), Call("u", 1, 3), Call("c", 2), Call("c", 3)]
    under_test.one_by_one(sizes, [*calls, Call("a", 2, 0, 0), Call("a", 3, 0, 0)])
    reader.begin()
    assert under_test.device.launched.count("lh_pta_gather") == 2
    expected: Model = [{0, 1}, {0, 1}, {0}, {0}]
    assert as_model(reader.read()) == expected
    assert under_test.device.launched.count("lh_pta_gather") == 2
    measured = Reader._measure
    monkeypatch.setattr(
        Reader, "_measure", lambda self: (measured(self)[0], np.zeros(4, np.uint64))
    )
    assert as_model(reader.read()) == expected, "hashes say nothing"


@pytest.mark.parametrize("mode", MODES)
def test_nothing_is_lost_without_memory(folder: Path, mode: str) -> None:
    """A refused call leaves its set a part of what it would have become."""
    sizes = np.zeros(1, np.int32)
    under_test = OnSimulator(on_simulator(mode), 2, capacity=8)
    items = [960 * i for i in range(5)]
    under_test.call_once(sizes, [Call("a", 0, 0, item) for item in items])
    under_test.call_once(sizes, [Call("u", 1, 0)])
    full, part = under_test.read()
    assert full == set(items)
    assert part == {0, 960}
    assert under_test.arena.settle()
    assert not under_test.arena.settle()
    under_test.one_by_one(sizes, [Call("u", 1, 0)])
    assert under_test.read() == [set(items), set(items)]


def test_sets_have_one_memory_until_they_change(folder: Path) -> None:
    """On threads: many sets take the same, and then each changes at the same time."""
    sets, sizes = 60, np.zeros(1, np.int32)
    under_test = OnThreads(threaded(folder), sets)
    model: Model = [set() for _ in range(sets)]
    source = [Call("a", 0, 0, 64 * item) for item in range(3000)]
    less = [Call("a", 1, 0, 64 * item) for item in range(0, 3000, 7)]
    under_test.one_by_one(sizes, source + less)
    under_test.library.lh_pta_memory.restype = ctypes.c_int64
    before = under_test.library.lh_pta_memory()
    shares = [Call("u", own, 0) for own in range(2, sets)]
    under_test.together(sizes, shares)
    assert under_test.library.lh_pta_memory() == before
    assert under_test.read() == [
        set(range(0, 192000, 64)),
        set(range(0, 192000, 448)),
        *([set(range(0, 192000, 64))] * (sets - 2)),
    ]
    changes = [
        Call("amuca="[own % 6], own, own % 2, 64 * own + own % 3)
        for own in range(2, sets)
    ]
    under_test.together(sizes, changes)
    for call in source + less + shares + changes:
        apply(model, sizes, call)
    assert under_test.read() == model


def test_libraries_have_arenas_of_their_own(folder: Path) -> None:
    sizes = np.zeros(1, np.int32)
    one, other = (OnThreads(threaded(folder, name), 1) for name in ("openmp", "second"))
    one.one_by_one(sizes, [Call("a", 0, 0, 5)])
    other.one_by_one(sizes, [Call("a", 0, 0, 6)])
    other.library.lh_pta_release()
    assert one.read() == [{5}]
    one.library.lh_pta_memory.restype = ctypes.c_int64
    other.library.lh_pta_memory.restype = ctypes.c_int64
    assert one.library.lh_pta_memory() > 0
    assert other.library.lh_pta_memory() == 0


def test_sets_come_back_from_python(folder: Path) -> None:
    random = Random(9)
    sizes = random_sizes(random)
    calls = [*chunks(random, 8), *(Call("a", 3, 0, item) for item in FAR)]
    first = OnThreads(threaded(folder), 9)
    first.one_by_one(sizes, calls)
    sets, model = first.export(), first.read()
    second = OnThreads(threaded(folder), 9)
    second.sets.fill(-1)
    arrays = [pointer(array) for array in sets]
    second.library.lh_pta_write(pointer(second.sets), ctypes.c_int64(9), *arrays)
    second.one_by_one(sizes, [Call("a", 8, 0, 77), Call("u", 8, 3)])
    assert second.read() == [*model[:8], model[8] | {77} | model[3]]


# Many warps at a time, in a program of its own.


def program(*flags: str) -> Path:
    return simulated(HERE / "bits_race.cu", f"-I{OUR_INCLUDE}", *flags)


@pytest.mark.slow
@pytest.mark.parametrize("seed", "123")
def test_lanes_that_take_turns_in_any_order(seed: str) -> None:
    path = program("-DLH_LANES")
    done = run_program(str(path), environment={"LH_LANES_SEED": seed})
    assert done.stdout == "ok\n", done.stderr


@pytest.fixture(scope="module")
def sanitized() -> Callable[..., CompletedProcess[str]]:
    """Runs bits_race.cu under ThreadSanitizer."""
    return partial(run_sanitized, str(program("-fsanitize=thread", "-g")))


@pytest.mark.slow
def test_thread_sanitizer_finds_nothing(
    sanitized: Callable[..., CompletedProcess[str]],
) -> None:
    done = sanitized()
    assert "data race" not in done.stderr, done.stderr
    assert done.stdout == "ok\n"


@pytest.mark.slow
def test_thread_sanitizer_finds_a_source_that_changes(
    sanitized: Callable[..., CompletedProcess[str]],
) -> None:
    assert "data race" in sanitized("race").stderr


@pytest.mark.gpu
def test_many_warps_of_a_gpu() -> None:
    if not Path("/dev/nvidia0").exists():
        pytest.skip("no NVIDIA GPU here")
    path = nvcc(HERE / "bits_race.cu", f"-I{OUR_INCLUDE}", arch="native")
    for _ in range(20):
        done = run_program(str(path))
        assert done.stdout == "ok\n", done.stderr


@pytest.mark.slow  # .ci/run compiles all kernels
def test_nvcc_accepts_the_kernels() -> None:
    nvcc(HERE / "bits.cu", "-cubin", f"-I{OUR_INCLUDE}")
