"""Programs that are compiled once for all tests of a process."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from lighthouse.api import Compiled, Target
from lighthouse.diagnostics import Source
from lighthouse.driver import Compilation, Options, front


@lru_cache(maxsize=512)
def checked(text: str, name: str = "f.gm") -> Compilation:
    return front(Source(name, text))


@lru_cache(maxsize=512)
def compiled(
    text: str,
    target: Target = "cuda-sim",
    options: Options = Options(),  # noqa: B008
    **how: Any,
) -> Compiled:
    """`how` as `Compiled` has it."""
    return Compiled(checked(text), target, options, **how)
