"""Runs batches in processes of their own, several at a time, and sums up what they
find."""

from __future__ import annotations

import json
import math
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import islice, takewhile
from signal import SIGALRM
from typing import Any, TypeVar

from lighthouse.toolchain import find_compiler
from tests.fuzz import shrink
from tests.fuzz.batch import WAYS, Finding, Item, described
from tests.fuzz.programs import make

T = TypeVar("T")


@dataclass(slots=True)
class Report:
    """What batches found.  `seconds` are those of all processes together."""

    programs: int = 0
    findings: list[Finding] = field(default_factory=list)
    seconds: Counter[str] = field(default_factory=Counter)

    def add(self, other: Report) -> None:
        self.programs += other.programs
        self.findings += other.findings
        self.seconds.update(other.seconds)


# --- one batch ------------------------------------------------------------------------


def run_batch(
    items: Sequence[Item], ways: Sequence[str], cases: Sequence[int]
) -> Report:
    """Run the batch, again without what crashes until nothing does."""
    with tempfile.TemporaryDirectory(prefix="lighthouse-fuzz-") as libraries:
        return _run_batch(items, ways, cases, libraries)


def _run_batch(
    items: Sequence[Item], ways: Sequence[str], cases: Sequence[int], libraries: str
) -> Report:
    report = Report(len(items))
    skip: list[tuple[int, str]] = []
    crashes: list[Finding] = []
    while True:
        text = described(items, ways, cases, skip)
        messages = converse(text, environment(ways, libraries))
        found = [Finding(**m["finding"]) for m in messages if "finding" in m]
        for message in messages:
            report.seconds.update(message.get("seconds", {}))
        if messages and "done" in messages[-1]:
            report.findings = found + crashes
            return report
        crashes.append(crash := crash_of(messages))
        if crash.number < 0:
            report.findings = found + crashes
            return report
        skip.append((crash.number, crash.way))


def environment(ways: Sequence[str], libraries: str) -> dict[str, str]:
    """Of a process that runs a batch."""
    made = {**os.environ, "LIGHTHOUSE_CACHE_DIR": libraries}
    # Threads of several batches share the processors: none may spin while it waits.
    made["OMP_WAIT_POLICY"] = "passive"
    if any(WAYS[name].watched for name in ways):
        # Its runtime must be there before Python is.
        command = [str(find_compiler()), "-print-file-name=libtsan.so"]
        made["LD_PRELOAD"] = subprocess.check_output(command, text=True).strip()
        made["TSAN_OPTIONS"] = "halt_on_error=1 report_thread_leaks=0"
    return made


def converse(text: str, environment: dict[str, str]) -> list[dict[str, Any]]:
    """The messages of one process; the last one says how it ended, if not well."""
    command = [sys.executable, "-m", "tests.fuzz", "batch"]
    if library := environment.pop("LD_PRELOAD", None):
        # ThreadSanitizer needs addresses that some kernels choose at random.
        command = ["setarch", "-R", "env", f"LD_PRELOAD={library}", *command]
    how: Any = {"capture_output": True, "encoding": "utf-8", "check": False}
    done = subprocess.run(command, input=text, env=environment, **how)
    messages = [json.loads(line) for line in done.stdout.splitlines()]
    if done.returncode == -SIGALRM:
        messages.append({"ended": "hang"})
    elif done.returncode:
        messages.append({"ended": f"code {done.returncode}: {done.stderr[-2000:]}"})
    return messages


def crash_of(messages: Sequence[dict[str, Any]]) -> Finding:
    """The program that ran when its process ended; number -1 where none did."""
    ended = str(messages[-1].get("ended", "?")) if messages else "?"
    kind = "hang" if ended == "hang" else "crash"
    for message in reversed(messages):
        if "compiling" in message:
            break
        if "at" in message:
            number, way, case = message["at"]
            return Finding(number, kind, way, case, (ended,))
    return Finding(-1, kind, lines=(ended,))


# --- many -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Campaign:
    """Programs of the seeds from `seed` on; ends after `programs` or `minutes`.

    sample: how many of the ways each batch runs, chosen by its first seed; None: all.
    """

    seed: int
    programs: int
    ways: tuple[str, ...]
    cases: int = 3
    size: int = 100
    jobs: int = 2
    minutes: float | None = None
    wide: int = 0
    sample: int | None = None

    def run(self) -> Iterator[Report]:
        """What each batch found, as it ends."""
        starts = range(self.seed, self.seed + self.programs, self.size)
        with ThreadPoolExecutor(self.jobs) as pool:
            yield from spread(pool, self.batch, starts, self.jobs, self.minutes)

    def batch(self, start: int) -> Report:
        last = min(start + self.size, self.seed + self.programs)
        cases = cases_of(self.cases, self.wide)
        ways = self.ways
        if self.sample is not None:
            ways = tuple(random.Random(start).sample(ways, self.sample))
        return run_batch(items_of(range(start, last)), ways, cases)


def spread(
    pool: Executor,
    work: Callable[[int], T],
    starts: Iterable[int],
    jobs: int,
    minutes: float | None = None,
) -> Iterator[T]:
    """What the work gives for each start, as it ends; none begins after `minutes`."""
    end = math.inf if minutes is None else time.monotonic() + 60 * minutes
    left = takewhile(lambda _: time.monotonic() < end, starts)
    # `pool.map` would take all starts at once, before any time has passed.
    running = {pool.submit(work, at) for at in islice(left, jobs)}
    while running:
        done, running = wait(running, return_when=FIRST_COMPLETED)
        running |= {pool.submit(work, at) for at in islice(left, len(done))}
        yield from (each.result() for each in done)


def cases_of(small: int, wide: int) -> list[int]:
    """Their numbers: those of wide ones are below 0."""
    return [*range(small), *range(-wide, 0)]


def items_of(seeds: Sequence[int]) -> list[Item]:
    return [Item(seed, make(seed).text, seed) for seed in seeds]


# --- a single program -----------------------------------------------------------------


def minimal(item: Item, finding: Finding) -> str:
    """The smallest program found with the same kind of finding in the same way."""
    # What the interpreter alone shows needs no compiled way.
    ways = [finding.way] if finding.way and finding.way != "check" else []
    message = signature(finding)[2]

    def still_wrong(texts: Sequence[str]) -> list[bool]:
        items = [
            Item(number, renumbered(text, item.number, number), item.seed)
            for number, text in enumerate(texts)
        ]
        report = run_batch(items, ways, [finding.case])
        wrong = {
            found.number
            for found in report.findings
            if (found.kind, found.way) == (finding.kind, finding.way)
            and (finding.kind in SPEAKS_FOR_ITSELF or signature(found)[2] == message)
        }
        return [number in wrong for number in range(len(texts))]

    return shrink.shrink(item.text, still_wrong)


# Kinds of which every one counts as the same when a program is made smaller.
SPEAKS_FOR_ITSELF = ("order", "wrong", "crash", "hang")


def renumbered(text: str, old: int, new: int) -> str:
    """The procedures under the names that a batch expects."""
    named = rf"\b(?:p{old}\b|h{old}_)"
    return re.sub(named, lambda m: m[0].replace(str(old), str(new)), text)


def signature(finding: Finding) -> tuple[str, str, str]:
    """What findings of one cause have in common, mostly."""
    line = finding.lines[0] if finding.lines else ""
    if finding.kind in SPEAKS_FOR_ITSELF:
        line = ""
    line = re.sub(r"`[^`]*`|'[^']*'|\d+|\(line.*|\S*/\S*", "…", line)
    return finding.kind, finding.way.split("-O")[0], line[:100]
