"""Ways in which a program is forced through every option of every pass.

The options of a pass are the fields of its class, so one that is new, or has a new
value, is forced by itself.  All of them together are far too many: `rows` are so few
that any two values meet in some row, neither in a pass that the row leaves out, and
each pass is missing beside every value of the others.
`crossed` has all of one pass with all of another.
"""

import dataclasses
import functools
import random
from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from itertools import combinations, islice, product

from lighthouse.driver import Options
from lighthouse.passes import registry
from lighthouse.passes.base import Pass
from lighthouse.passes.device.infer_frontier import InferFrontier
from lighthouse.passes.device.schedule_loops import ScheduleLoops
from tests.run.ways import Way

Row = Mapping[str, str]
Pair = tuple[tuple[str, str], ...]

MODES = {
    "openmp": Way("openmp"),
    "fast": Way("cuda-sim"),
    "lanes": Way("cuda-sim", lanes=True),
    "host": Way("cuda-sim", host=True),
}
# What is no pass: where a program runs, and the bits of its offsets.
AROUND = {"mode": tuple(MODES), "offsets": ("32", "64")}
# How often a row leaves out a pass: seldom, since that hides its options; and one that
# runs on request.
ABSENCE = 0.12
ABSENCE_ON_REQUEST = 0.6
ATTEMPTS = 20
# Among how many programs all that is crossed is dealt out: prime to how many values the
# options have, so that each share has every value.
SHARES = 5


def optional() -> tuple[Pass, ...]:
    """In the order in which they run; those on request go before the last."""
    default = registry.pipeline("cuda")
    found = (*default, *registry.ON_REQUEST)
    return tuple(each for each in found if each.name not in registry.MANDATORY)


def values(default: object) -> tuple[str, ...]:
    """What an option may say, as `--passes` takes it."""
    match default:
        case bool():
            return "0", "1"
        case int():
            return tuple(dict.fromkeys(map(str, (default, 0, 1))))
        case StrEnum():
            return tuple(map(str, type(default)))
        case _:
            return (str(default),)


def options_of(each: Pass) -> dict[str, tuple[str, ...]]:
    """The values of each of its options, by `pass.option`."""
    fields = dataclasses.fields(each)  # type: ignore[arg-type]
    return {f"{each.name}.{field.name}": values(field.default) for field in fields}


def factors() -> dict[str, tuple[str, ...]]:
    """All that a row decides, with its values."""
    found = dict(AROUND)
    for each in optional():
        found[each.name] = ("on", "off")
        found |= options_of(each)
    return found


def effective(row: Row) -> list[tuple[str, str]]:
    """What is decided, but for the options of passes that are left out."""
    return [
        (name, value)
        for name, value in row.items()
        if row.get(name.partition(".")[0]) != "off" or name == name.partition(".")[0]
    ]


def pairs(row: Row) -> set[Pair]:
    return set(combinations(effective(row), 2))


def covering() -> Iterator[Row]:
    """Rows until any two values have met: the best of some that begin with two which
    have not."""
    choice = random.Random(1)
    decided = factors()
    missing = set(all_pairs(decided))
    while missing:
        start = dict(min(missing))
        candidates = [filled(start, decided, choice) for _ in range(ATTEMPTS)]
        best = max(candidates, key=lambda row: len(missing & pairs(row)))
        missing -= pairs(best)
        yield best


def all_pairs(decided: Mapping[str, tuple[str, ...]]) -> Iterator[Pair]:
    """Those that a row can have: an option needs its pass.  What two passes do not do
    has nothing to meet."""
    for (a, first), (b, second) in combinations(decided.items(), 2):
        for one, other in product(first, second):
            if one != "off" or (other != "off" and not b.startswith(f"{a}.")):
                yield (a, one), (b, other)


def filled(
    start: Row, decided: Mapping[str, tuple[str, ...]], choice: random.Random
) -> Row:
    """`start` with the rest at random; passes whose options it has stay in."""
    needed = {name.partition(".")[0] for name in start if "." in name}
    on_request = {each.name for each in registry.ON_REQUEST}

    def value(name: str, among: tuple[str, ...]) -> str:
        if name in start:
            return start[name]
        if among != ("on", "off"):
            return choice.choice(among)
        often = ABSENCE_ON_REQUEST if name in on_request else ABSENCE
        return "off" if name not in needed and choice.random() < often else "on"

    return {name: value(name, among) for name, among in decided.items()}


rows = functools.cache(lambda: tuple(covering()))


def crossed(*passes: Pass) -> Iterator[Row]:
    """Every value of every option of `passes` with every other; what else there is, the
    mode too, comes from `rows`, in turn."""
    wanted: dict[str, tuple[str, ...]] = {}
    for each in passes:
        wanted |= {each.name: ("on",)} | options_of(each)
    for number, chosen in enumerate(product(*wanted.values())):
        rest = rows()[number % len(rows())]
        yield {**rest, **dict(zip(wanted, chosen, strict=True))}


def schedules_and_frontiers(turn: int) -> Iterator[Row]:
    """The share of a program; SHARES programs, one after the other, have them all."""
    every = crossed(ScheduleLoops(), InferFrontier())
    return islice(every, turn % SHARES, None, SHARES)


def options(row: Row) -> Options:
    return Options(passes=",".join(texts(row, optional())))


def texts(row: Row, passes: Iterable[Pass]) -> Iterator[str]:
    for each in passes:
        if row[each.name] == "on":
            chosen = (
                f"{name.partition('.')[2]}={row[name]}" for name in options_of(each)
            )
            yield f"{each.name}{{{','.join(chosen)}}}"


def described(row: Row) -> str:
    absent = " ".join(name for name, value in row.items() if value == "off")
    chosen = ",".join(texts(row, optional()))
    return f"{row['mode']}, {row['offsets']} bits, without {absent}: --passes {chosen}"
