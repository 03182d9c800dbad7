"""Two solvers that share the rules find what one finds, however they share them."""

import time
from collections.abc import Mapping
from pathlib import Path
from threading import Event, Thread
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lighthouse.extensions.pta import heterogeneous
from lighthouse.extensions.pta import optimisations as opt
from lighthouse.extensions.pta.constraints import Constraints
from lighthouse.extensions.pta.heterogeneous import Step, Worklist
from lighthouse.extensions.pta.solver import solve
from lighthouse.runtime.openmp import InPlace
from lighthouse.runtime.outcome import Outcome
from lighthouse.session import OnDevice
from tests.extensions.pta.programs import by_rules, programs, sets_of
from tests.extensions.pta.published import EX

TARGETS = ["cuda-sim+openmp", pytest.param("cuda+openmp", marks=pytest.mark.gpu)]
# Each set of optimisations is compiled anew.
WITHOUT = [
    (),
    pytest.param((opt.HYBRID,), marks=pytest.mark.slow),
    pytest.param((*opt.SHARING, opt.CYCLES), marks=pytest.mark.slow),
]


# Takes 5 seconds: the program is built for the simulator and for threads.
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("left_out", WITHOUT)
@given(
    program=programs(indirect=False),
    alpha=st.sampled_from([0, 0.2, 1e9]),
    tau=st.sampled_from([0, 20]),
    added=st.sampled_from([(), (opt.EQUAL, opt.GROUPED)]),
)
@settings(max_examples=10)
def test_both_are_the_rules(
    target: str,
    left_out: tuple[str, ...],
    program: Constraints,
    alpha: float,
    tau: int,
    added: tuple[str, ...],
) -> None:
    without = frozenset(left_out)
    # Programs are smaller than a chunk, of which there must be some for both.  The
    # threads never take part, may leave, or stay.
    sharing = opt.Sharing(
        tau=20 if opt.ORDER in without else tau,
        alpha=0.2 if opt.ADAPTIVE in without else alpha,
        thread_chunk=3,
        device_chunk=3 if opt.SPLIT in without else 8192,
    )
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(heterogeneous, "LATENCY", 0)
        solved = solve(
            program,
            target=target,
            threads=2,
            without=without,
            also=frozenset(added),
            sharing=sharing,
        )
    found = sets_of(solved.solution)
    if opt.HYBRID not in without:
        assert found == by_rules(program)
    else:
        # Only merging makes some of them the same.
        same = solve(program, target="openmp", without=frozenset({opt.HYBRID}))
        assert found == sets_of(same.solution)


@pytest.mark.slow
@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("left_out", [None, *opt.SHARING])
def test_ex(target: str, left_out: str | None, data: Path) -> None:
    """From the first round on, but where the GPU begins alone."""
    without = frozenset({left_out} if left_out else ()) | {opt.ADAPTIVE}
    solved = solve(EX.constraints(data), target=target, threads=2, without=without)
    EX.check(solved.solution)
    assert solved.counts["shared rounds"] == solved.rounds
    assert solved.counts["percent done by threads"] > 0


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize(("tau", "on_gpu"), [(0, False), (10**9, True)])
def test_what_the_gpu_finds_serves_both(
    target: str, tau: int, on_gpu: bool, data: Path
) -> None:
    """Groups of stores, and variables with the same that is new: with all stores on
    either side."""
    solved = solve(
        EX.constraints(data),
        target=target,
        threads=2,
        without=frozenset({opt.ADAPTIVE, opt.FUSED}),
        also=frozenset({opt.EQUAL, opt.GROUPED}),
        sharing=opt.Sharing(tau=tau),
        profile=True,
    )
    EX.check(solved.solution)
    assert solved.counts["shared rounds"] == solved.rounds
    gathers = {
        side: sum(x.launches for x in loops if x.procedure == "gather")
        for side, loops in solved.profile.items()
    }
    rounds = solved.counts["rounds with stores on the GPU"]
    device, host = target.split("+")
    assert (rounds == solved.rounds) == on_gpu
    assert (gathers[device] > gathers[host]) == on_gpu
    rules = {
        side: {x.procedure for x in loops} for side, loops in solved.profile.items()
    }
    assert rules[device] >= {"lead", "enter", "load_of", "offsets_of"}
    assert rules[host] >= {"copy_of", "new_copies_of"}
    assert not rules[host] & {"lead", "enter"}


@pytest.mark.slow  # it waits
def test_the_gpu_is_alone_while_exchanges_take_long(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared = {}
    for latency in (0, 1e9):
        monkeypatch.setattr(heterogeneous, "LATENCY", latency)
        solved = solve(EX.constraints(data), target="cuda-sim+openmp", threads=2)
        EX.check(solved.solution)
        shared[latency] = solved.counts["shared rounds"]
        assert shared[latency] < solved.rounds
    assert shared[0] > shared[1e9] == 0


def test_what_fails_on_the_gpu_waits_for_the_threads(
    data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The threads are within a step then, of which they need the sets."""
    begun, ended = Event(), Event()
    run, close = OnDevice.run, InPlace.close

    def host(self: InPlace, scalars: Mapping[str, Any]) -> Outcome:
        begun.set()
        time.sleep(0.2)
        ended.set()
        return Outcome(0, {}, 0)

    def device(self: OnDevice, scalars: Mapping[str, Any]) -> Outcome:
        if scalars["step"] != Step.RULES:
            return run(self, scalars)
        begun.wait()
        raise MemoryError("none is left")

    def closing(self: InPlace) -> None:
        assert ended.is_set()
        close(self)

    monkeypatch.setattr(InPlace, "run", host)
    monkeypatch.setattr(OnDevice, "run", device)
    monkeypatch.setattr(InPlace, "close", closing)
    with pytest.raises(MemoryError):
        solve(
            EX.constraints(data),
            target="cuda-sim+openmp",
            without=frozenset({opt.ADAPTIVE, opt.ORDER}),
        )


def test_a_worklist_gives_everything_once() -> None:
    work = Worklist(0, 1000)
    taken: dict[bool, list[tuple[int, int]]] = {True: [], False: []}
    threads = [
        Thread(
            target=lambda front=front: taken[front].extend(work.parts(7, front=front))
        )
        for front in (True, False)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    parts = taken[True] + taken[False][::-1]
    assert [low for low, _ in parts] == [0, *(high for _, high in parts[:-1])]
    assert parts[-1][1] == 1000


def test_a_chunk_is_not_empty() -> None:
    with pytest.raises(ValueError, match="thread_chunk is 0, not a number from 1 on"):
        opt.Sharing(thread_chunk=0)
