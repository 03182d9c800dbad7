"""Methods whose results are kept as long as their object, unlike those of `cache`."""

from collections.abc import Callable
from functools import cache, cached_property, partial
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])


def kept(method: F) -> F:
    return cast(F, cached_property(lambda self: cache(partial(method, self))))
