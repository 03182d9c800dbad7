"""The parser tables: queries, and a cache between runs."""

import pickle
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from lighthouse.cache import fetch, fetch_or_build

SUFFIX = ".grammar"


@dataclass(frozen=True, slots=True, eq=False)
class Tables:
    """LALR(1) tables in the form of PLY, and where the examples of mistakes fail.

    An action is the state to go to, minus the number of the rule to reduce by, or 0 at
    the end.
    """

    actions: dict[int, dict[str, int]]
    gotos: dict[int, dict[str, int]]
    explanations: dict[str, int]


def kept(key: str, make: Callable[[], Tables]) -> Tables:
    """From the cache if they are there; else they are made, and kept if possible."""
    if (data := fetch(key, SUFFIX)) is not None:
        found: Tables = pickle.loads(data)
        return found
    made = make()
    with suppress(OSError):
        fetch_or_build(key, SUFFIX, lambda path: _write(path, made))
    return made


def _write(path: Path, tables: Tables) -> None:
    path.write_bytes(pickle.dumps(tables))


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
