"""Calls that end in one error."""

from collections.abc import Callable
from typing import Any

import pytest

from lighthouse.diagnostics import CompileError, Diagnostic


def refused(
    code: str, call: Callable[..., Any], *given: Any, **named: Any
) -> Diagnostic:
    """The one error of the call, which has this code."""
    with pytest.raises(CompileError) as caught:
        call(*given, **named)
    (found,) = caught.value.diagnostics
    assert found.code == code, found.message
    return found
