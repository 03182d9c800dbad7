"""Programs under ThreadSanitizer."""

from __future__ import annotations

from subprocess import CompletedProcess

from tests.built import tool
from tests.include.test_headers import run_program


def run_sanitized(path: str, *arguments: str) -> CompletedProcess[str]:
    """Without random addresses, where the sanitizer finds none of its own free.

    Ends at the first report: to find the lines of one takes a second.
    """
    first = {"TSAN_OPTIONS": "halt_on_error=1"}
    done = run_program(path, *arguments, environment=first)
    if "unexpected memory mapping" in done.stderr:
        command = (tool("setarch"), "-R", path, *arguments)
        done = run_program(*command, environment=first)
    return done
