"""Standard streams that survive closed pipes and narrow encodings."""

import io
import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stderr
from itertools import pairwise
from typing import TextIO


def prepare_streams() -> None:
    """Make the streams take every character, and be there where they are closed.

    What no encoding of theirs can hold is written as an escape.  A closed standard
    output fails when it is written, a closed standard error takes all.
    """
    for number, mode in enumerate((os.O_RDWR, os.O_RDONLY, os.O_RDWR)):
        try:
            os.fstat(number)
        except OSError:
            # Else the next file that is opened would be the stream.
            os.open(os.devnull, mode)
    if sys.stdout is None:
        sys.stdout = open(1, "w", closefd=False, encoding="utf-8")  # noqa: SIM115
    if sys.stderr is None:
        sys.stderr = open(2, "w", closefd=False, encoding="utf-8")  # noqa: SIM115
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def broken_output() -> str:
    """Why standard output cannot be written, nothing if it can; then it takes all."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:  # its reader left, which is no error
        discard_output()
    except OSError as error:
        discard_output()
        return error.strerror or str(error)
    return ""


def discard_output() -> None:
    """Let the flush at interpreter exit go nowhere."""
    with open(os.devnull, "w") as nowhere:
        os.dup2(nowhere.fileno(), sys.stdout.fileno())


# --- JSON on standard error -----------------------------------------------------------


@contextmanager
def messages_for(words: Sequence[str]) -> Iterator[bool]:
    """With JSON on standard error, and nothing else there, if the words ask for it."""
    if not wants_json(words):
        yield False
        return
    with redirect_stderr(JsonLines(sys.stderr)):
        yield True


def wants_json(words: Sequence[str]) -> bool:
    """True of `--message-format=json` and `--remarks=json`, in one word or two, which
    argparse lets people shorten."""
    pairs: list[tuple[str, ...]] = [word.partition("=")[::2] for word in words]
    pairs += pairwise(words)
    return any(
        value == "json" and len(option) > 2 and name.startswith(option)
        for option, value in pairs
        for name in ("--message-format", "--remarks")
    )


class JsonLines(io.TextIOBase):
    """Makes of what is no JSON an object of its own: `{"severity": "note", …}`."""

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, text: str) -> int:
        lines = text.splitlines()
        if text.strip() and not all(map(is_object, lines)):
            lines = [as_message(text, "note")]
        self.stream.write("".join(f"{line}\n" for line in lines if line.strip()))
        return len(text)

    def flush(self) -> None:
        self.stream.flush()

    def isatty(self) -> bool:
        return False


def is_object(line: str) -> bool:
    try:
        return isinstance(json.loads(line), dict)
    except ValueError:
        return False


def as_message(text: str, severity: str) -> str:
    """The object of a message that has no code."""
    said = {"code": None, "severity": severity, "message": text.strip()}
    return json.dumps(
        {**said, "location": None, "labels": [], "notes": [], "edit": None}
    )
