"""Solves on a GPU and the threads of its host together, with `heterogeneous.gm`.

Both store all sets.  In each round both apply rules, each to a part of the variables;
then they exchange the results.  (Su, Ye and Xue, Accelerating Inclusion-based
Pointer Analysis on Heterogeneous CPU-GPU Systems, HiPC 2013, sections III and IV.)
"""

import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import IntEnum
from functools import partial
from threading import Lock
from typing import Any, TypeVar

import numpy as np

from lighthouse.extensions.pta import optimisations as opt
from lighthouse.session import Session
from lighthouse.sets import SparseSets

# What an exchange takes, before there was one: seconds, and bytes a second.
LATENCY, BANDWIDTH = 2e-3, 5e8
# Bytes of a word of a set and its place.
WORD_BYTES = 12
# What a side needs to take part from some round on.
STATE = ("points", "fresh", "copies", "recent", "stored", "through", "same")

Part = tuple[int, int]
T = TypeVar("T")


class Step(IntEnum):
    """What `step` means in `heterogeneous.gm`."""

    BEGIN = 0
    ALIKE = 1
    CYCLES = 2
    MERGE = 3
    LOOK = 4
    RULES = 5
    COPIES = 6
    ADVANCE = 7
    SIZE = 8


IDLE = {
    **dict.fromkeys(("step", "stride", "low", "high"), 0),
    **dict.fromkeys(("looks", "stores", "ends"), False),
}


@dataclass(slots=True)
class Worklist:
    """The numbers of what is left to do, of which both sides take from either end."""

    first: int
    last: int
    lock: Lock = field(default_factory=Lock)

    def take(self, size: int, front: bool) -> Part | None:
        with self.lock:
            size = min(size, self.last - self.first)
            if size == 0:
                return None
            if front:
                self.first += size
                return self.first - size, self.first
            self.last -= size
            return self.last, self.last + size

    def parts(self, size: int, *, front: bool) -> Iterator[Part]:
        while (part := self.take(size, front)) is not None:
            yield part


@dataclass(slots=True)
class Together:
    """One run on `device`; `begin_host` makes the other side, from a state.

    share      of a round, for the threads: from 0 to 1
    done       what the threads have done of rounds with both, and `all` that there was
    stored     in how many of these rounds the GPU had the stores
    pending    new copies at which nobody has looked yet
    exchanged  bytes that went from one side to the other; seconds: that both waited
    """

    device: Session
    begin_host: Callable[[dict[str, Any]], Session]
    pool: ThreadPoolExecutor
    variables: int
    hybrid: bool
    collapse: bool
    threads: int
    chosen: frozenset[str]
    sharing: opt.Sharing
    host: Session | None = None
    share: float = 0.25
    done: int = 0
    all: int = 0
    stored: int = 0
    pending: int = 0
    exchanged: int = 0
    seconds: float = 0.0
    rounds: int = 0
    shared_rounds: int = 0

    def run(self) -> None:
        self.device(step=Step.BEGIN)
        pairs = self.device(step=Step.ADVANCE)
        edges, since = 0, 1
        adaptive = opt.ADAPTIVE in self.chosen
        has_joined = False
        if not adaptive:
            self.join()
        while True:
            more = bool(pairs or self.pending)
            due = more and self.collapse and since > edges // 4
            asks = self.hybrid and (due or not more or self.rounds % 8 == 0)
            if due:
                since, edges = 0, self.device(step=Step.SIZE)
            waited = self.seconds
            if not (self.merge(due, asks) or more):
                break
            start = time.perf_counter()
            self.rounds += 1
            if self.host is None:
                pairs, added = self.round_alone()
                spent = time.perf_counter() - start
                wanted = expected(pairs + added) <= self.sharing.alpha * spent
                if adaptive and wanted and not has_joined:
                    has_joined = True
                    self.join()
            else:
                self.shared_rounds += 1
                self.apply_rules(self.host)
                spent = time.perf_counter() - start
                pairs, added = self.exchange(self.host)
                if adaptive and self.seconds - waited > self.sharing.alpha * spent:
                    self.host = None
            since += added

    def join(self) -> None:
        """The threads get what the GPU has, and take part."""
        with self.waiting():
            state = {name: self.sent(self.device.read(name)) for name in STATE}
            self.host = self.on_host(partial(self.begin_host, state)).result()

    # --- a round ----------------------------------------------------------------------

    def merge(self, due: bool, asks: bool) -> bool:
        """Variables that are the same become one, the same one on both sides: whether
        there are any."""
        some = False
        merging = asks or due
        while merging:
            merging = due and self.find(Step.CYCLES)
            due = False
            if asks and not merging:
                merging = self.find(Step.ALIKE)
            if merging:
                some = True
                self.on_both(Step.MERGE)
        return some

    def find(self, step: Step) -> bool:
        """One side looks, and tells the other."""
        host = self.host
        if host is None or opt.FOUND in self.chosen:
            found = bool(self.device(step=step))
            if host is not None and found:
                with self.waiting():
                    host.write("up", self.sent(self.device.read("up")))
            return found
        found = bool(self.on_host(partial(host, step=step)).result())
        if found:
            with self.waiting():
                self.device.write("up", self.sent(host.read("up")))
        return found

    def round_alone(self) -> tuple[int, int]:
        """All of a round, where the GPU need not wait to look at new copies: how many
        pairs and copies are new."""
        one = self.variables
        if self.chosen & {opt.EQUAL, opt.GROUPED}:
            self.device(step=Step.LOOK)
        rules = partial(self.device, step=Step.RULES, stride=one, ends=True)
        rules(low=0 if self.pending else one, high=4 * one, looks=True, stores=True)
        added = self.device(step=Step.COPIES)
        rules(low=0, high=one, looks=False, stores=False)
        self.pending = 0
        return self.device(step=Step.ADVANCE), added

    def apply_rules(self, host: Session) -> None:
        """A round of both."""
        stride = 0 if opt.ORDER not in self.chosen else self.variables
        total = 3 * stride + self.variables
        looks = stride > 0 or bool(self.chosen & {opt.EQUAL, opt.GROUPED})
        pointers = self.device(step=Step.LOOK) if looks else 0
        stores = stride > 0 and pointers > self.sharing.tau
        self.stored += not stores
        self.tell(host, stores=stores)
        chunk = self.sharing.thread_chunk
        if opt.SPLIT not in self.chosen:
            work = Worklist(0, total)
            first = work.parts(chunk * self.threads, front=True)
            last = work.parts(self.sharing.device_chunk, front=stride == 0)
        else:
            # A chunk for each side at least, or it could never get faster.
            cut = chunk * round(self.share * total / chunk)
            cut = min(max(chunk, min(cut, total - chunk)), total)
            first, last = iter([(0, cut)]), iter([(cut, total)])
        applying = self.on_host(partial(self.apply, host, stride, first, stores=stores))
        rest, device_time = self.apply(
            self.device, stride, last, stores=not stores, looks=not looks
        )
        part, host_time = applying.result()
        self.done += part
        self.all += total
        # As if both had ended at a time.
        slow, fast = part / host_time, rest / device_time
        self.share = (self.share + slow / (slow + fast)) / 2

    def tell(self, host: Session, *, stores: bool) -> None:
        """What the GPU has found of the round to come (section IV-B): whose new members
        are the same, and what is stored to through which, for who has the stores."""
        with self.waiting():
            if opt.EQUAL in self.chosen:
                host.write("leader", self.sent(self.device.read("leader")))
            if opt.GROUPED in self.chosen and stores:
                writers = self.sent(self.device.read("writers"))
                self.on_host(partial(host.unite, "writers", writers)).result()

    def apply(
        self,
        side: Session,
        stride: int,
        parts: Iterable[Part],
        *,
        stores: bool,
        looks: bool = True,
    ) -> tuple[int, float]:
        """Applies rules; to how much, and the seconds.

        looks   whether it is still to be found what loads and stores go through
        """
        start = time.perf_counter()
        done, ends = 0, opt.SPLIT in self.chosen
        for low, high in parts:
            loads = low < 2 * stride + self.variables and high > 2 * stride
            how = {"looks": looks and (loads or stores), "stores": stores, "ends": ends}
            side(step=Step.RULES, stride=stride, low=low, high=high, **how)
            side.wait()
            done += high - low
            looks = looks and not (loads or stores)
            stores = False
        if stores or not ends:
            last = {"low": 0, "high": 0, "looks": looks, "stores": stores, "ends": True}
            side(step=Step.RULES, stride=stride, **last)
            side.wait()
        return done, time.perf_counter() - start

    # --- what both get ----------------------------------------------------------------

    def exchange(self, host: Session) -> tuple[int, int]:
        """Makes all that was found known to both: how many pairs and copies are new."""
        start = time.perf_counter()
        if opt.OVERLAP not in self.chosen:
            for name in ("found", "next"):
                ours = self.device.read(name)
                theirs = self.on_host(partial(host.read, name)).result()
                self.device.unite(name, self.sent(theirs))
                self.on_host(partial(host.unite, name, self.sent(ours))).result()
            added, worked = self.timed(Step.COPIES, self.on_both)
            pairs, more = self.timed(Step.ADVANCE, self.on_both)
        else:
            reading = self.on_host(partial(host.read, "found"))
            ours = self.device.read("found")
            theirs = reading.result()
            learn_it = partial(learn, host, "found", self.sent(ours), Step.COPIES)
            learning = self.on_host(learn_it)
            reading = self.on_host(partial(host.read, "next"))
            self.device.unite("found", self.sent(theirs))
            added, worked = self.timed(Step.COPIES, self.on_device)
            ours = self.device.read("next")
            learning.result()
            theirs = reading.result()
            learn_it = partial(learn, host, "next", self.sent(ours), Step.ADVANCE)
            learning = self.on_host(learn_it)
            self.device.unite("next", self.sent(theirs))
            pairs, more = self.timed(Step.ADVANCE, self.on_device)
            learning.result()
        self.seconds += time.perf_counter() - start - worked - more
        self.pending = added
        return pairs, added

    def on_host(self, work: Callable[[], T]) -> Future[T]:
        """In the thread that has the OpenMP threads."""
        return self.pool.submit(work)

    def on_device(self, step: Step) -> int:
        returned: int = self.device(step=step)
        return returned

    def on_both(self, step: Step) -> int:
        """What the device returns."""
        if self.host is None:
            return self.on_device(step)
        other = self.on_host(partial(self.host, step=step))
        returned = self.on_device(step)
        other.result()
        return returned

    def timed(self, step: Step, work: Callable[[Step], int]) -> tuple[int, float]:
        start = time.perf_counter()
        return work(step), time.perf_counter() - start

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """The time inside is that of an exchange."""
        start = time.perf_counter()
        yield
        self.seconds += time.perf_counter() - start

    def sent(self, what: T) -> T:
        """Counts what goes from one side to the other, equal sets once."""
        if isinstance(what, SparseSets):
            _, sets = what.different or (None, what)
            self.exchanged += WORD_BYTES * len(sets.words)
        elif isinstance(what, np.ndarray):
            self.exchanged += what.nbytes
        return what


def learn(side: Session, name: str, sets: SparseSets, step: Step) -> None:
    """Tells a side what the other one has found."""
    side.unite(name, sets)
    side(step=step)


def expected(members: int) -> float:
    """Seconds for an exchange of so many members of sets, one in a word."""
    return LATENCY + WORD_BYTES * members / BANDWIDTH
