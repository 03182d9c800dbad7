"""Does a test fail when a condition of the compiler is wrong?

    python -m tests.mutate                       # the sample: 80 of all conditions
    python -m tests.mutate fuse-loops            # every condition of a pass
    python -m tests.mutate codegen/kernels.py    # every condition of a module

The tests of `make test` run once, to see in which of them the condition and its mutant
(`tests.mutate.mutants`) differ.  Then they run with each mutant, those few alone, the
fastest first, until one fails.  `tests/mutate/survivors.txt` says of each mutant of the
sample that no test notices why that is so.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tests.mutate.mutants import ROOT, Mutant, all_mutants, modules, sample

SAMPLE = 80
SEED = 31
# How many tests run with a mutant, in turn, and for how long beyond what they take.
STAGES = (6, 60, 400, 100_000)
PATIENCE = 90.0
PYTEST = (sys.executable, "-m", "pytest", "-p", "tests.mutate.plugin", "-q")
USUAL = ("-m", "not gpu and not slow", "-p", "no:cacheprovider")


@dataclass(frozen=True, slots=True)
class Recorded:
    """By mutant the tests that could see it, and the seconds that each test takes."""

    seen: dict[str, list[str]]
    seconds: dict[str, float]


@dataclass(frozen=True, slots=True)
class Verdict:
    """`killed` is how: a test, or a run without end; None if nothing noticed."""

    mutant: Mutant
    candidates: int
    killed: str | None

    def __str__(self) -> str:
        what = "killed  " if self.killed else "SURVIVED"
        by = self.killed or f"{self.candidates} tests could see it"
        return f"{what}  {self.mutant}\n            {by}"


def record(
    mutants: Sequence[Mutant], folder: Path, jobs: int, tests: Sequence[str]
) -> Recorded:
    """One run of the tests.  Raises SystemExit where they fail without a mutant."""
    names = "".join(f"{mutant}\n" for mutant in mutants)
    (folder / "mutants").write_text(names, encoding="utf-8")
    done = subprocess.run(
        [*PYTEST, *USUAL, "--numprocesses", str(jobs), "--no-header", *tests],
        cwd=ROOT,
        env={**os.environ, "LIGHTHOUSE_MUTANTS": str(folder)},
        check=False,
        stdout=sys.stderr,
    )
    if done.returncode != 0:
        sys.exit("the tests fail without a mutant")
    seen: dict[str, set[str]] = {}
    seconds: dict[str, float] = {}
    for path in folder.glob("seen-*.json"):
        part = json.loads(path.read_text(encoding="utf-8"))
        seconds |= part["seconds"]
        for name, tests in part["seen"].items():
            seen.setdefault(name, set()).update(tests)
    return Recorded({name: sorted(tests) for name, tests in seen.items()}, seconds)


def trial(mutant: Mutant, recorded: Recorded, folder: Path) -> Verdict:
    """Runs the tests that could see the mutant, until one fails."""
    # What is decided while tests are collected has no test.
    tests = [test for test in recorded.seen.get(str(mutant), []) if test]
    tests.sort(key=lambda test: recorded.seconds.get(test, 0.0))
    for stage in _stages(tests):
        expected = sum(recorded.seconds.get(test, 0.0) for test in stage)
        if failed := _failure(mutant, stage, folder, PATIENCE + 3 * expected):
            return Verdict(mutant, len(tests), failed)
    return Verdict(mutant, len(tests), None)


def _stages(tests: list[str]) -> Iterator[list[str]]:
    """The fastest first, at the very first one of each file."""
    by_file: dict[str, str] = {}
    for test in tests:
        by_file.setdefault(test.partition("::")[0], test)
    first = list(by_file.values())
    rest = [test for test in tests if test not in set(first)]
    ordered = first + rest
    start = 0
    for size in STAGES:
        if start < len(ordered):
            yield ordered[start : start + size]
        start += size


def _failure(
    mutant: Mutant, tests: Sequence[str], folder: Path, seconds: float
) -> str | None:
    """The test that fails, if one does."""
    with tempfile.NamedTemporaryFile("w", dir=folder, delete=False) as file:
        file.write("\n".join(tests))
    command = [*PYTEST, *USUAL, "-x", "--no-header", "--tb=no", f"@{file.name}"]
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env={**os.environ, "LIGHTHOUSE_MUTANT": str(mutant)},
            capture_output=True,
            encoding="utf-8",
            timeout=seconds,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return "a run without end"
    if done.returncode == 0:
        return None
    lines = done.stdout.splitlines()
    failed = [line for line in lines if line.startswith(("FAILED", "ERROR"))]
    return failed[0][:160] if failed else f"pytest ends with {done.returncode}"


def chosen(words: Sequence[str]) -> list[Mutant]:
    """Of passes and modules by name.  Raises SystemExit for others."""
    known = modules()
    paths = []
    for word in words:
        ends = (word, f"/{word.replace('-', '_')}.py")
        found = [path for path in known if path.endswith(ends)]
        if not found:
            sys.exit(f"there is no pass and no module {word}")
        paths += found
    return all_mutants(paths)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.mutate",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="a pass or a module")
    parser.add_argument("--sample", type=int, metavar="N", help="of all, so many")
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--tests", nargs="+", default=[], help="these files alone")
    parser.add_argument("--keep", type=Path, help="a folder for what the tests saw")
    options = parser.parse_args()
    mutants = chosen(options.names) if options.names else all_mutants()
    if options.sample or not options.names:
        mutants = sample(mutants, options.sample or SAMPLE, options.seed)
    start = time.perf_counter()
    folder = options.keep or Path(tempfile.mkdtemp(prefix="lighthouse-mutants-"))
    folder.mkdir(parents=True, exist_ok=True)
    try:
        recorded = record(mutants, folder, options.jobs, options.tests)
        report(mutants, recorded, folder, options.jobs)
    finally:
        if options.keep is None:
            shutil.rmtree(folder)
    print(f"{time.perf_counter() - start:.0f} s")


def report(
    mutants: Sequence[Mutant], recorded: Recorded, folder: Path, jobs: int
) -> None:
    verdicts = []
    with ThreadPoolExecutor(jobs) as pool:
        for verdict in pool.map(lambda each: trial(each, recorded, folder), mutants):
            print(verdict, flush=True)
            verdicts.append(verdict)
    killed = sum(verdict.killed is not None for verdict in verdicts)
    share = 100 * killed / max(1, len(verdicts))
    print(f"{killed} of {len(verdicts)} mutants killed: {share:.1f} %")


if __name__ == "__main__":
    main()
