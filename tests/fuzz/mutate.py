"""Mutated programs: whatever the text, the compiler ends in success or a diagnostic.

    python -m tests.fuzz.mutate --minutes 5 --seed 1

Mutations of all `.gm` files of the repository are read, checked, lowered and printed
for both targets.  Any other exception and any program that takes too long is a failure;
each is shrunk and shown once.
"""

import argparse
import random
import re
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

from lighthouse.diagnostics import CompileError
from lighthouse.driver import Options, front, generate, lower, read_source
from tests.passes.meaning import programs

REPOSITORY = Path(__file__).parent.parent.parent
SECONDS = 60.0
TOO_LONG = "too long"

# --- mutations ------------------------------------------------------------------------

_TEXTS = Path(__file__).with_name("mutations.txt")
_TOKEN = re.compile(rb"\w+|\s+|[^\w\s]+")
_WORDS = {name: text.encode() for name, text in programs(_TEXTS).items()}
_PIECES = (
    *_WORDS["pieces"].split(),
    *(b"\x00", b"\xff", b"\xc3\xa4", b"\xe2\x80\x9c", b"9" * 400),
    *(b"\n", b"\r", b"\t", b"[ f($x) ]"),
)

Mutation = Callable[[random.Random, bytes, bytes], bytes]


def _on_tokens(change: Callable[[random.Random, list[bytes], int], None]) -> Mutation:
    def mutation(rng: random.Random, text: bytes, other: bytes) -> bytes:
        tokens = _TOKEN.findall(text) or [b""]
        for _ in range(rng.choice((1, 1, 1, 2, 5))):
            if tokens:
                change(rng, tokens, rng.randrange(len(tokens)))
        return b"".join(tokens)

    return mutation


def _delete(rng: random.Random, tokens: list[bytes], at: int) -> None:
    del tokens[at : at + rng.choice((1, 1, 2, 10))]


def _duplicate(rng: random.Random, tokens: list[bytes], at: int) -> None:
    piece = tokens[at : at + rng.choice((1, 2, 5, 20))]
    tokens[at:at] = piece * rng.choice((1, 1, 3))


def _swap(rng: random.Random, tokens: list[bytes], at: int) -> None:
    other = rng.randrange(len(tokens))
    tokens[at], tokens[other] = tokens[other], tokens[at]


def _insert(rng: random.Random, tokens: list[bytes], at: int) -> None:
    tokens[at:at] = [b" ", rng.choice(_PIECES), b" "]


def _replace(rng: random.Random, tokens: list[bytes], at: int) -> None:
    tokens[at] = rng.choice(_PIECES)


def _rename(rng: random.Random, tokens: list[bytes], at: int) -> None:
    """One word by another of the same program."""
    words = [index for index, token in enumerate(tokens) if token[:1].isalpha()]
    if words:
        tokens[rng.choice(words)] = tokens[rng.choice(words)]


# Words of one kind: most exchanges among them leave a program that can be read.
_KINDS = tuple(tuple(line.split()) for line in _WORDS["kinds"].splitlines())


def _alike(rng: random.Random, text: bytes, other: bytes) -> bytes:
    """Words by others of their kind."""
    tokens = _TOKEN.findall(text)
    known = [
        (index, kind)
        for index, token in enumerate(tokens)
        for kind in _KINDS
        if token in kind
    ]
    for index, kind in rng.sample(known, min(len(known), rng.choice((1, 2, 4)))):
        tokens[index] = rng.choice(kind)
    return b"".join(tokens)


def _bytes(rng: random.Random, text: bytes, other: bytes) -> bytes:
    changed = bytearray(text)
    for _ in range(rng.randint(1, 8)):
        at = rng.randrange(len(changed) + 1)
        changed[at : at + rng.randrange(3)] = rng.randbytes(rng.randrange(3))
    return bytes(changed)


def _garbage(rng: random.Random, text: bytes, other: bytes) -> bytes:
    return rng.randbytes(rng.randrange(200))


def _cut(rng: random.Random, text: bytes, other: bytes) -> bytes:
    return text[: rng.randrange(len(text) + 1)]


def _splice(rng: random.Random, text: bytes, other: bytes) -> bytes:
    return text[: rng.randrange(len(text) + 1)] + other[rng.randrange(len(other) + 1) :]


def _join(rng: random.Random, text: bytes, other: bytes) -> bytes:
    return text + b"\n" + other


def _exchange_lines(rng: random.Random, text: bytes, other: bytes) -> bytes:
    lines, others = text.split(b"\n"), other.split(b"\n")
    for _ in range(rng.choice((1, 2, 3))):
        lines[rng.randrange(len(lines))] = rng.choice(lines + others)
    return b"\n".join(lines)


_NESTS = (
    *((b"(", b")"), (b"- ", b""), (b"! ", b""), (b"|(", b")|"), (b"a ? b : ", b"")),
    *((b"{", b"}"), (b"If (True) ", b""), (b"While (True) {", b"}"), (b"x + ", b"")),
    *((b"Sum(n: G.Nodes){", b"}"), (b"Foreach (n: G.Nodes) {", b"}"), (b"[", b"]")),
    *((b"f(", b")"), (b"N_P<", b">"), (b"(Int) ", b""), (b"m[", b"]"), (b"/*", b"*/")),
)


def _nest(rng: random.Random, text: bytes, other: bytes) -> bytes:
    """One token in many brackets, perhaps not all of them closed."""
    tokens = _TOKEN.findall(text) or [b"x"]
    at = rng.randrange(len(tokens))
    left, right = rng.choice(_NESTS)
    times = rng.choice((3, 30, 300, 3000))
    tokens[at] = left * times + tokens[at] + right * rng.choice((times, times - 1, 0))
    return b"".join(tokens)


def _many(rng: random.Random, text: bytes, other: bytes) -> bytes:
    """One line very often."""
    lines = text.split(b"\n")
    at = rng.randrange(len(lines))
    lines[at : at + 1] = [lines[at]] * rng.choice((10, 100, 300))
    return b"\n".join(lines)


MUTATIONS: tuple[tuple[int, Mutation], ...] = (
    (10, _on_tokens(_delete)),
    (8, _on_tokens(_duplicate)),
    (8, _on_tokens(_swap)),
    (12, _on_tokens(_insert)),
    (12, _on_tokens(_replace)),
    (20, _on_tokens(_rename)),
    (40, _alike),
    (3, _bytes),
    (1, _garbage),
    (2, _cut),
    (3, _splice),
    (1, _join),
    (10, _exchange_lines),
    (3, _nest),
    (1, _many),
)


def corpus() -> list[bytes]:
    """The programs of the repository and those of the pages of errors."""
    found = [
        path.read_bytes()
        for folder in ("samples", "tests")
        for path in sorted((REPOSITORY / folder).rglob("*.gm"))
    ]
    for path in sorted((REPOSITORY / "lighthouse" / "explanations").glob("*.md")):
        fences = re.findall(rb"^```gm \S+\n(.*?)^```$", path.read_bytes(), re.M | re.S)
        found += fences
    return found


def mutant(seed: int, programs: Sequence[bytes]) -> bytes:
    """The same bytes for the same seed and programs."""
    rng = random.Random(seed)
    text = rng.choice(programs)
    weights = [weight for weight, _ in MUTATIONS]
    for _, mutation in rng.choices(MUTATIONS, weights, k=rng.choice((1, 1, 1, 2, 3))):
        text = mutation(rng, text, rng.choice(programs))
    return text


# --- compiling ------------------------------------------------------------------------


class TooLong(BaseException):
    """Not an Exception, so that nothing that compiles catches it."""


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raises TooLong; only in the main thread."""

    def stop(signum: int, frame: FrameType | None) -> None:
        raise TooLong

    before = signal.signal(signal.SIGALRM, stop)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


@dataclass(frozen=True, slots=True)
class Ending:
    """How a program ended: `key` tells endings apart, `detail` is for people."""

    key: str
    detail: str = ""
    failed: bool = False


def compile_all(text: bytes, level: int, seconds: float = SECONDS) -> Ending:
    """Everything up to the generated source, for both targets."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "mutant.gm"
        path.write_bytes(text)
        try:
            with time_limit(seconds):
                compilation = front(read_source(str(path)))
                for target in ("openmp", "cuda"):
                    lowered = lower(compilation, target, Options(level=level))
                    generate(lowered, target)
        except CompileError as error:
            codes = {item.code for item in error.diagnostics}
            return Ending(min(codes, default="no diagnostic"), failed=not codes)
        except TooLong:
            return Ending(TOO_LONG, f"more than {seconds} s", failed=True)
        except Exception as error:
            return Ending(_place(error), traceback.format_exc(), failed=True)
    return Ending("compiled")


def _place(error: Exception) -> str:
    """The kind of error and where in our code it comes from."""
    frames = [
        frame
        for frame in traceback.extract_tb(error.__traceback__)
        if str(REPOSITORY) in frame.filename and frame.filename != __file__
    ]
    where = f"{frames[-1].filename}:{frames[-1].name}" if frames else "nowhere"
    return f"{type(error).__name__} in {where.removeprefix(str(REPOSITORY) + '/')}"


def shrink(text: bytes, level: int, key: str, tries: int = 300) -> bytes:
    """A smaller program that ends in the same way, if it does so again."""
    seconds = 3.0
    if key == TOO_LONG:
        tries //= 5
    if compile_all(text, level, seconds).key != key:
        return text
    for split in (rb"[^\n]*\n?", rb"\w+|\s+|[^\w\s]"):
        pieces = [piece for piece in re.findall(split, text) if piece]
        size = max(len(pieces) // 2, 1)
        while tries > 0:
            at = 0
            while at < len(pieces) and tries > 0:
                fewer = pieces[:at] + pieces[at + size :]
                tries -= 1
                if compile_all(b"".join(fewer), level, seconds).key == key:
                    pieces = fewer
                else:
                    at += size
            if size == 1:
                break
            size //= 2
        text = b"".join(pieces)
    return text


# --- campaigns ------------------------------------------------------------------------


@dataclass(slots=True)
class Report:
    """What became of the mutants, and the first one of each failure."""

    endings: Counter[str] = field(default_factory=Counter)
    failures: dict[str, tuple[bytes, int, Ending]] = field(default_factory=dict)


def campaign(seeds: Iterator[int], deadline: float | None = None) -> Report:
    """Compile the mutants of `seeds` until they or the time end."""
    programs = corpus()
    report = Report()
    for seed in seeds:
        if deadline is not None and time.monotonic() > deadline:
            break
        level = (0, 2)[seed % 2]
        text = mutant(seed, programs)
        ending = compile_all(text, level)
        report.endings[ending.key] += 1
        if ending.failed and ending.key not in report.failures:
            report.failures[ending.key] = (text, level, ending)
    return report


def show(report: Report) -> None:
    """Counts, and each failure with the smallest program that was found."""
    total = sum(report.endings.values())
    compiled = report.endings["compiled"]
    print(f"{total} mutants, {compiled} compiled, {len(report.failures)} failures")
    for key, (text, level, ending) in report.failures.items():
        print(f"\n--- {key}: {report.endings[key]} times, here at -O{level}")
        print(ending.detail)
        small = shrink(text, level, key)
        print(small.decode("utf-8", "backslashreplace")[:4000])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=0, help="the first of the seeds")
    parser.add_argument("--programs", type=int, default=10**9)
    arguments = parser.parse_args()
    seeds = iter(range(arguments.seed, arguments.seed + arguments.programs))
    report = campaign(seeds, time.monotonic() + 60 * arguments.minutes)
    show(report)
    return int(bool(report.failures))


if __name__ == "__main__":
    sys.exit(main())
