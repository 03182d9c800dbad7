"""The parser tables: queries, and a cache between runs."""

import contextlib
import json
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from lighthouse.cache import cache_directory


@dataclass(frozen=True, slots=True, eq=False)
class Tables:
    """LALR(1) tables in the form of PLY, and where the examples of mistakes fail.

    An action is the state to go to, minus the number of the rule to reduce by, or 0 at
    the end.
    """

    actions: dict[int, dict[str, int]]
    gotos: dict[int, dict[str, int]]
    explanations: dict[str, int]


def fetch(name: str, make: Callable[[], Tables]) -> Tables:
    """From the cache directory if possible; whatever is wrong there is made anew."""
    directory = cache_directory()
    if directory is None:
        return make()
    path = directory / name
    with contextlib.suppress(OSError, ValueError, TypeError, AttributeError):
        return _decode(path.read_bytes())
    tables = make()
    with contextlib.suppress(OSError):
        _write(path, tables)
    return tables


def _decode(data: bytes) -> Tables:
    actions, gotos, explanations = json.loads(data)
    return Tables(
        {int(state): row for state, row in actions.items()},
        {int(state): row for state, row in gotos.items()},
        dict(explanations),
    )


def _write(path: Path, tables: Tables) -> None:
    """Whole or not at all, also when several processes write at once."""
    data = json.dumps([tables.actions, tables.gotos, tables.explanations])
    with tempfile.TemporaryDirectory(prefix="grammar-", dir=path.parent) as scratch:
        new = Path(scratch) / path.name
        new.write_text(data)
        new.replace(path)


class Production(Protocol):
    """A rule as the tables see it: its head and its length."""

    name: str
    len: int


@dataclass(frozen=True, slots=True)
class Automaton:
    """The tables of the parser, for asking what it would accept."""

    actions: Mapping[int, Mapping[str, int]]
    gotos: Mapping[int, Mapping[str, int]]
    productions: Sequence[Production]

    def after(self, states: Sequence[int], terminal: str) -> list[int] | None:
        """The stack of states once `terminal` is read; None where it cannot stand."""
        stack = list(states)
        while (action := self._action(stack[-1], terminal)) is not None:
            if action > 0:
                return [*stack, action]
            if action == 0:
                return stack
            rule = self.productions[-action]
            del stack[len(stack) - rule.len :]
            stack.append(self.gotos[stack[-1]][rule.name])
        return None

    def _action(self, state: int, terminal: str) -> int | None:
        actions = self.actions[state]
        if len(actions) == 1:
            # The parser reduces without a look ahead where it has no choice.
            (only,) = actions.values()
            if only < 0:
                return only
        return actions.get(terminal)

    def accepts(self, states: Sequence[int], *terminals: str) -> bool:
        """Whether all of them can follow, in this order."""
        for terminal in terminals:
            stack = self.after(states, terminal)
            if stack is None:
                return False
            states = stack
        return True
