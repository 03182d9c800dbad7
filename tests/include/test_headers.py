"""The device headers, on the simulator, on CPU threads and through nvcc."""

import ctypes
import os
import subprocess
from collections.abc import Sequence
from pathlib import Path

import numpy as np
import pytest

from lighthouse.runtime.simulator import UNFORTIFIED
from lighthouse.toolchain import chosen_flags
from tests.built import SIMULATOR, built, tool
from tests.sampling import rows, sampled, tables

TABLES = tables(__file__)
HERE = Path(__file__).parent
INCLUDE = HERE.parents[1] / "lighthouse" / "include"
SIMULATOR_FLAGS = (
    *("-std=c++17", "-O1", "-Wall", "-Wextra", "-Werror", "-pthread"),
    *(UNFORTIFIED, "-DLH_SIMULATOR", f"-I{INCLUDE}", "-fPIC", "-fvisibility=hidden"),
)
MODES = {"fast": (), "lanes": ("-DLH_LANES",)}
NUMERIC = ("int32", "int64", "float32", "float64")

Value = np.ndarray | np.generic
Done = subprocess.CompletedProcess[str]


class Simulator:
    """A shared library of simulated kernels."""

    def __init__(self, library: Path, mode: str = "fast") -> None:
        self.library = ctypes.CDLL(str(library))
        self.mode = mode
        self.block_size = 8 if mode == "lanes" else 1
        self.warp_size = 4 if mode == "lanes" else 1

    def error(
        self, kernel: str, *values: Value, blocks: int = 4, threads: int = 8
    ) -> str | None:
        """Launch and return what went wrong, if anything did.

        Arrays are passed by their address, numpy scalars by value.
        """
        cells = [
            np.array(value.ctypes.data if isinstance(value, np.ndarray) else value)
            for value in values
        ]
        arguments = (ctypes.c_void_p * len(cells))(
            *(cell.ctypes.data for cell in cells)
        )
        function = getattr(self.library, f"{kernel}_run")
        function.restype = ctypes.c_char_p
        text: bytes | None = function(blocks, threads, arguments)
        return None if text is None else text.decode()

    def run(
        self, kernel: str, *values: Value, blocks: int = 4, threads: int = 8
    ) -> None:
        assert self.error(kernel, *values, blocks=blocks, threads=threads) is None


def simulated(source: Path, *flags: str) -> Path:
    """With the simulator, and without a warning."""
    flags = (*SIMULATOR_FLAGS, *flags, *chosen_flags())
    return built("g++", *flags, "-x", "c++", source, SIMULATOR)


def library(source: str, mode: str) -> Simulator:
    return Simulator(simulated(HERE / source, "-shared", *MODES[mode]), mode)


@pytest.fixture(params=MODES, scope="session")
def kernels(request: pytest.FixtureRequest) -> Simulator:
    return library("kernels.cu", request.param)


@pytest.fixture(params=MODES, scope="session")
def faults(request: pytest.FixtureRequest) -> Simulator:
    return library("faults.cu", request.param)


@pytest.fixture
def faulty_lanes() -> Simulator:
    return library("faults.cu", "lanes")


def run_program(program: Path, **environment: str) -> str:
    """What it prints; what it says besides is shown where a test fails."""
    done = _run([str(program)], environment)
    print(done.stderr)
    return done.stdout


def _run(command: Sequence[str], environment: dict[str, str]) -> Done:
    return subprocess.run(
        command,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
        env={**os.environ, **environment},
    )


def check_races(program: Path, options: str = "halt_on_error=1") -> None:
    """ThreadSanitizer finds none, but what PROGRAM race has."""

    # Without random addresses where it finds none of its own free.  It ends at the
    # first report: to find the lines of one takes a second.
    def run(*command: str) -> Done:
        done = _run(command, {"TSAN_OPTIONS": options})
        if "unexpected memory mapping" in done.stderr:
            return _run((tool("setarch"), "-R", *command), {"TSAN_OPTIONS": options})
        return done

    done = run(str(program))
    assert (done.stdout, done.returncode) == ("ok\n", 0), done.stderr
    assert "data race" not in done.stderr, done.stderr
    assert "data race" in run(str(program), "race").stderr


def test_every_header_says_what_it_is() -> None:
    for header in INCLUDE.glob("*.cuh"):
        first, *rest = header.read_text().splitlines()
        assert first.startswith("// "), header.name
        assert "#pragma once" in rest, header.name


# Reductions.


def numbers(operator: str, dtype: str, count: int) -> np.ndarray:
    """Values whose fold is exact, or wraps, in whatever order it is taken."""
    random = np.random.default_rng(len(operator) + count)
    if operator == "mul":
        floating = np.issubdtype(dtype, np.floating)
        choices = [1, 1, -1, 2, 0.5] if floating else [1, 3, -1, 7]
        return random.choice(choices, count).astype(dtype)
    if operator == "add" and np.issubdtype(dtype, np.integer):
        return random.integers(np.iinfo(dtype).min, np.iinfo(dtype).max, count, dtype)
    return random.integers(-1000, 1000, count).astype(dtype)


@rows("level", ["block", "warp", "atomic"])
@rows("operator", ["add", "mul", "min", "max"])
@rows("dtype", NUMERIC)
def test_numeric_reduction(
    kernels: Simulator, level: str, operator: str, dtype: str
) -> None:
    ufuncs = {"add": np.add, "mul": np.multiply, "min": np.minimum, "max": np.maximum}
    for count in (0, 1, 5, 203):
        values = numbers(operator, dtype, count)
        target = np.full(1, 3, dtype)
        expected = ufuncs[operator].reduce(np.append(values, target), dtype=dtype)
        kernels.run(f"{level}_{operator}_{dtype}", np.int64(count), values, target)
        assert target[0] == expected, count


@rows("level", ["block", "warp", "atomic"])
@rows("dtype", ["bool", "uint8"])
@rows("start", [False, True])
def test_bool_reduction(
    kernels: Simulator, level: str, dtype: str, start: bool
) -> None:
    for values in ([], [0] * 40, [1] * 40, [0] * 33 + [1], [1] * 33 + [0]):
        cells = np.array(values, dtype)
        for operator, fold in (("or_", any), ("and_", all)):
            target = np.array([start], dtype)
            kernels.run(
                f"{level}_{operator}_{dtype}", np.int64(len(values)), cells, target
            )
            assert target[0] == fold([start, *values])


def test_the_identity_alone_leaves_the_cell_untouched(kernels: Simulator) -> None:
    target = np.array([-0.0])
    kernels.run("block_add_float64", np.int64(0), np.zeros(0), target)
    assert np.signbit(target[0])


# Iterations drawn from a counter.


@rows("blocks", [1, 4])
@rows("count", [0, 1, 5, 7, 32, 33, 203, 1000])
def test_drawn_iterations(kernels: Simulator, count: int, blocks: int) -> None:
    """Each comes once; of those that warps ask ahead, each is asked once."""
    wanted = (np.arange(count) % 3 != 1).astype(np.int32)
    for draws in (1, 4, 16):
        drawn = np.zeros(1, np.int64)
        times, asked = (np.zeros(count, np.int32) for _ in range(2))
        given = (np.int64(count), np.int64(draws), drawn, times, asked)
        kernels.run("drawn_items", *given, blocks=blocks)
        assert np.array_equal(times, wanted)
        assert np.all(asked == 1)
    drawn, times = np.zeros(1, np.int64), np.zeros(count, np.int32)
    kernels.run("drawn_blocks", np.int64(count), drawn, times, blocks=blocks)
    assert np.all(times == 1)
    if count == 1000:
        assert drawn[0] > 0


# Atomics and racy cells.


def test_old_values(kernels: Simulator) -> None:
    n = 500
    tickets, claims, following = (np.zeros(k, np.int32) for k in (n, 1, 1))
    flags = np.zeros(7, np.bool_)
    slots = np.full(5, -1, np.int32)
    exchanged = np.array([n, 0], np.int64)
    counted = (following, tickets, flags, claims)
    kernels.run("old_values", np.int32(n), *counted, slots, exchanged)
    assert following[0] == n
    assert (tickets == 1).all()
    assert flags.all()
    assert claims[0] == 7
    assert (slots >= 0).all()
    assert (slots % 5 == range(5)).all()
    assert exchanged.sum() == n + n * (n - 1) // 2


def test_extremes(kernels: Simulator) -> None:
    values = np.array([-0.0, 0.0, np.nan, 1.0, -5.0, -np.inf, np.inf, -3.0, 3.0])
    start = np.array([0.0, -0.0, 1.0, np.nan, np.inf, -5.0, 5.0, -7.0, -7.0])
    low, high = start.copy(), start.copy()
    kernels.run("extremes", np.int32(len(values)), values, low, high)
    expected_low = np.where(values < start, values, start)
    expected_high = np.where(values > start, values, start)
    assert low.tobytes() == expected_low.tobytes()
    assert high.tobytes() == expected_high.tobytes()


def test_pairs(kernels: Simulator) -> None:
    """One winner with its own payload; what is not strictly better changes nothing."""
    n, count = 600, 7
    keys = np.random.default_rng(4).integers(-5, 5, n).astype(np.int32)
    items = np.arange(n)
    low, high = np.zeros(count, np.int64), np.zeros(count, np.int64)
    # The payload comes first; a key that nobody beats is kept with its own.
    start = np.array([9, 9, 9, -5, -9, 9, 9])
    low.view(np.int32)[1::2], low.view(np.int32)[0::2] = start, -1
    high.view(np.int32)[1::2], high.view(np.float32)[0::2] = -start, 1
    better = np.zeros(1, np.int32)
    kernels.run("pairs", np.int32(n), np.int32(count), keys, low, high, better)
    for t in range(count):
        least, most = keys[items % count == t].min(), keys[items % count == t].max()
        key, payload = low.view(np.int32)[2 * t + 1], low.view(np.int32)[2 * t]
        assert key == min(start[t], least)
        wins = items[(items % count == t) & (keys == least)]
        assert payload in wins if least < start[t] else payload == -1
        key, share = high.view(np.int32)[2 * t + 1], high.view(np.float32)[2 * t]
        assert key == max(-start[t], most)
        wins = items[(items % count == t) & (keys == most)]
        assert -share in wins if most > -start[t] else share == 1
    assert count - 2 <= better[0] <= n


def test_racy_cells_of_every_type(kernels: Simulator) -> None:
    n = 50
    sources = [(np.arange(n) % 3).astype(dtype) for dtype in ("bool", *NUMERIC)]
    copies = [np.zeros_like(source) for source in sources]
    pairs = [array for pair in zip(sources, copies, strict=True) for array in pair]
    kernels.run("racy", np.int64(n), *pairs)
    for source, copy in zip(sources, copies, strict=True):
        assert (source == copy).all()


# Warps, blocks and grids.


def test_warps(kernels: Simulator) -> None:
    count = 4 * kernels.block_size
    lanes, ballots = np.zeros(count, np.int32), np.zeros(count, np.uint32)
    below, first = np.zeros(count), np.zeros(count, np.int64)
    kernels.run("warps", lanes, ballots, below, first)
    rank = np.arange(count)
    size = kernels.warp_size
    assert (lanes == rank % size).all()
    assert (ballots == (0b0101 if size == 4 else 1)).all()
    assert (below == np.where(rank % size == size - 1, rank, rank + 1)).all()
    assert (first == rank - rank % size).all()


@rows("seed", range(4))
def test_shared_memory(
    kernels: Simulator, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LH_LANES_SEED", str(seed))
    values = np.arange(100 * kernels.block_size, dtype=np.int32)
    kernels.run("reverse_twice", values, blocks=100)
    assert (values == np.arange(len(values))).all()


def test_block_sizes_are_rounded_to_whole_warps(kernels: Simulator) -> None:
    for threads in (0, 1, 16, 1000):
        values = np.arange(200, dtype=np.int64)
        target = np.zeros(1, np.int64)
        kernels.run(
            "block_add_int64", np.int64(200), values, target, blocks=2, threads=threads
        )
        assert target[0] == values.sum()


@pytest.mark.parametrize("blocks", [1, 2, 5])
def test_grid_barrier_orders_plain_accesses(kernels: Simulator, blocks: int) -> None:
    n, rounds = 40, 60
    values, other = np.arange(n, dtype=np.int32), np.zeros(n, np.int32)
    barrier = np.zeros(2, np.int32)
    for grid in (blocks, 3, blocks):
        before = values.copy()
        kernels.run(
            *("rotate", np.int32(n), np.int32(rounds), values, other, barrier),
            blocks=grid,
        )
        assert (values == np.roll(before, -rounds)).all()


def test_grid_barrier_survives_the_overflow_of_its_count(kernels: Simulator) -> None:
    values, other = np.arange(10, dtype=np.int32), np.zeros(10, np.int32)
    barrier = np.full(2, 2**31 - 3, np.int32)
    kernels.run("rotate", np.int32(10), np.int32(20), values, other, barrier, blocks=2)
    assert barrier.tolist() == [-(2**31) + 37] * 2
    assert (values == np.arange(10)).all()


def test_loop_flags_rotate(kernels: Simulator) -> None:
    n = 120
    level = np.full(n, n, np.int32)
    level[0] = 0
    flags, rounds = np.zeros(3, np.int32), np.zeros(1, np.int32)
    kernels.run("levels", np.int32(n), level, flags, rounds, np.zeros(5, np.int32))
    assert (level == np.arange(n)).all()
    assert rounds[0] == n - 1


# Locks, lists, graphs.


def test_locks_under_contention(kernels: Simulator) -> None:
    n = 2000
    values = np.random.default_rng(1).permutation(n).astype(np.float64)
    best, where = np.full(1, np.inf), np.zeros(1, np.int32)
    locks, counters = np.zeros(5, np.int32), np.zeros(4, np.int64)
    kernels.run("argmin", np.int32(n), values, best, where, locks, counters)
    assert best[0] == 0
    assert values[where[0]] == 0
    assert (counters == n // 4).all()
    assert not locks.any()


@rows("schedule", ["balanced", "warp", "block", "donate"])
@rows("longest", [0, 1, 3, 70])
def test_rows_are_shared(kernels: Simulator, schedule: str, longest: int) -> None:
    """Each edge once, whoever runs it, and with the values of its own row."""
    for n in (0, 1, 7, 8, 9, 33):
        random = np.random.default_rng(n)
        lengths = random.integers(0, longest + 1, n)
        lengths[random.random(n) < 0.3] = 0
        lengths[:1] = longest
        offsets = np.concatenate(([0], np.cumsum(lengths))).astype(np.int32)
        values = random.integers(-1000, 1000, offsets[-1])
        sums, highest = np.zeros(n, np.int64), np.zeros(n, np.float32)
        seen, visits = np.zeros(offsets[-1]), np.zeros(offsets[-1], np.int32)
        kernels.run(
            f"rows_{schedule}",
            *(np.int32(n), offsets, values, sums, highest, seen, visits),
        )
        rows = np.split(values, offsets[1:-1]) if n else []
        assert (visits == 1).all()
        assert sums.tolist() == [5 + row.sum() for row in rows]
        assert highest.tolist() == [max([-1, *row]) for row in rows]
        assert (seen == np.repeat(0.5 * np.arange(n) + 7, lengths)).all()


@rows("count", [0, 1, 3, 1001])
def test_push_and_append(kernels: Simulator, count: int) -> None:
    values = np.random.default_rng(2).permutation(count).astype(np.int32)
    pushed, appended = np.full(count, -1, np.int32), np.full(count, -1, np.int32)
    pushed_count, appended_count = np.zeros(1, np.int32), np.zeros(1, np.int64)
    kernels.run(
        *("select_even", np.int64(count), values, pushed, pushed_count),
        *(appended, appended_count),
    )
    even = list(range(0, count, 2))
    assert sorted(pushed[: pushed_count[0]]) == even
    assert sorted(appended[: appended_count[0]]) == even


@rows("count", [0, 1, 511, 512, 513, 2300])
def test_lists_by_prefix_sums(kernels: Simulator, count: int) -> None:
    """In the order of the nodes, whichever block has a part of them."""
    values = np.random.default_rng(3).integers(0, 9, count).astype(np.int32)
    sums, found = np.full(2 * 4096, -1, np.int64), np.full(count, -1, np.int32)
    length, work = np.zeros(1, np.int32), np.zeros(1, np.int64)
    kernels.run("count_even", np.int64(count), values, sums)
    kernels.run("place_even", np.int64(count), values, sums, found, length, work)
    (even,) = np.nonzero(values % 2 == 0)
    assert found[: length[0]].tolist() == even.tolist()
    assert work[0] == values[even].sum()


def test_edges(kernels: Simulator) -> None:
    rows = [[], [0, 2, 2, 5], [3], [0, 1, 2, 3, 4, 5], [], [5]]
    offsets = np.cumsum([0, *map(len, rows)], dtype=np.int32)
    columns = np.array([target for row in rows for target in row], np.int32)
    found = np.zeros((6, 6), np.bool_)
    sources = np.zeros(len(columns), np.int32)
    kernels.run("edges_between", np.int32(6), offsets, columns, found, sources)
    assert [[bool(x) for x in row] for row in found] == [
        [target in row for target in range(6)] for row in rows
    ]
    assert sources.tolist() == [v for v, row in enumerate(rows) for _ in row]


# What the simulator reports.


@pytest.mark.parametrize(*TABLES["divergent collective"])
def test_divergent_collective(
    faulty_lanes: Simulator, kernel: str, said: tuple[str, ...]
) -> None:
    memory = np.zeros(100, np.int32)
    text = faulty_lanes.error(kernel, memory)
    assert text is not None
    assert text.startswith(f"kernel '{kernel}': in block ")
    for part in said:
        assert part in text


def test_missing_block_barrier_shows_in_the_result(
    faulty_lanes: Simulator, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = 0
    for seed in range(4):
        monkeypatch.setenv("LH_LANES_SEED", str(seed))
        values = np.arange(8, dtype=np.int32)
        faulty_lanes.run("missing_barrier", values, blocks=1)
        wrong += values.tolist() != list(range(7, -1, -1))
    assert wrong == 4


@pytest.mark.parametrize(
    ("kernel", "place"), [("absent_block", "grid.barrier"), ("lock_kept", "lock")]
)
def test_watchdog(
    faults: Simulator, kernel: str, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LH_WATCHDOG_SECONDS", "0.2")
    text = faults.error(kernel, np.zeros(5, np.int32))
    assert text is not None
    assert text.startswith(f"kernel '{kernel}': stopped by the watchdog after 0.2 s: ")
    assert f"waits in {place} (line " in text
    assert "of 4 blocks have finished" in text


def test_grid_that_is_not_resident(faults: Simulator) -> None:
    text = faults.error("absent_block", np.zeros(66, np.int32), blocks=65)
    assert text is not None
    assert "needs all 65 blocks at once, but only 64 are resident" in text


# Whole programs.


@pytest.mark.parametrize("mode", sampled(zip(MODES), 2))
def test_host_functions(mode: str) -> None:
    assert run_program(simulated(HERE / "host.cu", *MODES[mode])) == "ok\n"


@pytest.mark.slow
def test_thread_sanitizer_finds_a_missing_grid_barrier_and_nothing_else() -> None:
    program = simulated(HERE / "host.cu", "-fsanitize=thread", "-g")
    check_races(program, options="allocator_may_return_null=1")


@pytest.mark.parametrize("source", ["openmp.cpp", "teams.cpp"])
def test_openmp_program(source: str) -> None:
    flags = ("-std=c++17", "-O2", "-Wall", "-Wextra", "-Werror", "-fopenmp")
    program = built("g++", *flags, f"-I{INCLUDE}", HERE / source)
    assert run_program(program) == "ok\n"


def nvcc(source: Path, *flags: str, arch: str = "sm_90") -> Path:
    ours = ("-std=c++17", f"-arch={arch}", f"-I{INCLUDE}", "-Xcompiler=-Wall,-Wextra")
    return built("nvcc", *ours, *flags, source)


def for_this_gpu(source: Path, *flags: str) -> Path:
    if not Path("/dev/nvidia0").exists():
        pytest.skip("no NVIDIA GPU here")
    return nvcc(source, *flags, arch="native")


@pytest.mark.slow  # `.ci/run` compiles the samples with nvcc
@pytest.mark.parametrize(*TABLES["what nvcc compiles without a warning"])
def test_nvcc(source: str, flags: str) -> None:
    nvcc(HERE / source, *flags.split())


@pytest.mark.gpu
def test_host_functions_on_a_gpu() -> None:
    assert run_program(for_this_gpu(HERE / "host.cu")) == "ok\n"
