"""Suggests a name for a misspelled one."""

import difflib
from collections.abc import Sequence


def closest(name: str, candidates: Sequence[str]) -> tuple[str, ...]:
    """At most two of the candidates that `name` may be a slip for, the nearest first.

    A short name is near to too many: there only the case may differ.
    """
    for item in candidates:
        if item.lower() == name.lower():
            return (item,)
    if len(name) < 4:
        return ()

    def nearness(item: str) -> float:
        return difflib.SequenceMatcher(None, name, item).ratio()

    near = difflib.get_close_matches(name, candidates, n=2, cutoff=0.6)
    return tuple(item for item in near if nearness(item) > nearness(near[0]) - 0.1)


def suggest(name: str, candidates: Sequence[str]) -> tuple[str, ...]:
    """A note with the closest candidates, or nothing."""
    best = closest(name, candidates)
    return (
        (f"did you mean {' or '.join(f'`{item}`' for item in best)}?",) if best else ()
    )
