"""What the fixture `lighthouse` is."""

from collections.abc import Callable
from typing import NamedTuple


class Done(NamedTuple):
    """What a command left behind."""

    code: int
    out: str
    err: str


Run = Callable[..., Done]
