"""The optimisations of the solvers, by the names that the command line has for them."""

import os
from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from lighthouse.diagnostics import misuse

TARGETS = (
    "cuda", "openmp", "cuda+openmp", "cuda-sim", "cuda-sim+openmp", "interpret"
)  # fmt: skip


class Optimisation(NamedTuple):
    """Whether it is on by default; whether it is a pass; whether it is for GPUs alone.

    docs/pta.md says what each does."""

    by_default: bool = True
    is_pass: bool = False
    on_gpu: bool = False


# What `without` and `also` may name.
GROUPED = "grouped-stores"
EQUAL = "equal-deltas"
HYBRID = "hybrid-cycles"
CYCLES = "copy-cycles"
REVERSED = "reversed-rules"
DELTAS = "difference-propagation"
WAVES = "wave-order"
OVERLAPPED = "overlapped-copy"
OFFLINE = "offline-cycles"
FUSED = "fuse-loops"
OPTIMISATIONS = {
    **dict.fromkeys((REVERSED, DELTAS, HYBRID, OFFLINE, CYCLES), Optimisation()),
    OVERLAPPED: Optimisation(by_default=False, on_gpu=True),
    **dict.fromkeys((GROUPED, EQUAL, WAVES), Optimisation(by_default=False)),
    **dict.fromkeys((FUSED, "share-members"), Optimisation(is_pass=True)),
    **dict.fromkeys(
        ("split-loops", "elide-set-atomics"), Optimisation(is_pass=True, on_gpu=True)
    ),
    "self-schedule-loops": Optimisation(by_default=False, is_pass=True, on_gpu=True),
}
# So many solve faster, with less work, if the rules are not reversed.
FEW_THREADS = 2
USUAL = frozenset(name for name, each in OPTIMISATIONS.items() if each.by_default)
PASSES = frozenset(name for name, each in OPTIMISATIONS.items() if each.is_pass)
# What may be left out besides, with a GPU and threads together.
ORDER = "imbalance-order"
SPLIT = "predicted-split"
OVERLAP = "overlapped-exchange"
FOUND = "device-equivalence"
ADAPTIVE = "adaptive-sharing"
SHARING = (ORDER, SPLIT, OVERLAP, FOUND, ADAPTIVE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Sharing:
    """How the two sides share the work; the defaults are those of the paper.

    tau           the threads apply the stores of a round if one variable is stored to
                  through more than so many (τ, section III-C)
    alpha         the threads take part if an exchange takes no more than this part of
                  the time for rules (α, section IV-C)
    thread_chunk  how many variables a thread takes from the worklist at a time, and
    device_chunk  how many the GPU takes (section V-A)

    Raises ValueError for what these cannot be.
    """

    tau: int = 20
    alpha: float = 0.2
    thread_chunk: int = 128
    device_chunk: int = 8192

    def __post_init__(self) -> None:
        least = {"tau": 0, "alpha": 0, "thread_chunk": 1, "device_chunk": 1}
        for name, bound in least.items():
            value = getattr(self, name)
            if not value >= bound:
                raise ValueError(f"{name} is {value!r}, not a number from {bound} on")

    def without_effect(self, chosen: frozenset[str]) -> Iterator[str]:
        """What of it is not as usual, and changes nothing with these optimisations."""
        usual = Sharing()
        if self.tau != usual.tau and ORDER not in chosen:
            yield f"`tau` does nothing without `{ORDER}`"
        if self.alpha != usual.alpha and ADAPTIVE not in chosen:
            yield f"`alpha` does nothing without `{ADAPTIVE}`"
        if self.device_chunk != usual.device_chunk and SPLIT in chosen:
            yield f"`device_chunk` does nothing with `{SPLIT}`"


def usual(
    target: str,
    threads: int | None,
    without: frozenset[str] = frozenset(),
    also: frozenset[str] = frozenset(),
) -> frozenset[str]:
    """Those that are on if nobody asks: where few threads keep one another from adding
    to a set, they do not reverse the rules unless others need them so."""
    threads = threads or len(os.sched_getaffinity(0))
    few = target == "openmp" and threads <= FEW_THREADS
    if WAVES in also or (few and not of_reversed(without, also)):
        return USUAL - {REVERSED}
    return USUAL


def of_reversed(without: frozenset[str], also: frozenset[str]) -> frozenset[str]:
    """What changes nothing unless the rules are reversed."""
    return also & {REVERSED, GROUPED, EQUAL} | without & {DELTAS}


def optimisations(target: str) -> tuple[str, ...]:
    """Those that mean something on the target."""
    if target == "interpret":
        return ()
    if "+" in target:
        alone = {REVERSED, DELTAS, WAVES, OVERLAPPED}
        return *(name for name in OPTIMISATIONS if name not in alone), *SHARING
    return tuple(
        name
        for name, each in OPTIMISATIONS.items()
        if target != "openmp" or not each.on_gpu
    )


def check_names(target: str, without: frozenset[str], also: frozenset[str]) -> None:
    """What is accepted and then does nothing would be taken for a measurement."""
    known = optimisations(target)
    note = f"{target} has {', '.join(known) or 'none'}"
    for name in sorted(without | also):
        if name not in {*OPTIMISATIONS, *SHARING}:
            message = f"there is no optimisation `{name}`"
        elif name not in known:
            message = f"`{name}` does nothing on target {target}"
        elif name in without & also:
            message = f"`{name}` is both added and left out"
        elif name in of_reversed(without, also) and REVERSED in without:
            message = f"`{name}` does nothing without `{REVERSED}`"
        elif name in of_reversed(without, also) and WAVES in also:
            message = f"`{name}` does nothing with `{WAVES}`"
        else:
            continue
        misuse("GM0857", message, note)


def check_sharing(target: str, sharing: Sharing | None, chosen: frozenset[str]) -> None:
    if sharing is None:
        return
    note = "it is how a GPU and threads share the work"
    found = sharing.without_effect(chosen)
    if "+" not in target:
        found = iter([f"`tau`, `alpha` and chunks do nothing on target {target}"])
    for message in found:
        misuse("GM0857", message, note)
