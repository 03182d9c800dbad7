"""Programs under ThreadSanitizer."""

from __future__ import annotations

from subprocess import CompletedProcess

from tests.built import tool
from tests.include.test_headers import run_program


def run_sanitized(path: str, *arguments: str) -> CompletedProcess[str]:
    """Without random addresses, where the sanitizer finds none of its own free."""
    done = run_program(path, *arguments)
    if "unexpected memory mapping" in done.stderr:
        done = run_program(tool("setarch"), "-R", path, *arguments)
    return done
