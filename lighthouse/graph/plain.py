"""Parses plain lines of integers without signs, in blocks, by all cores."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import pairwise
from typing import BinaryIO

import numpy as np

from lighthouse.graph.order import Integers
from lighthouse.graph.parallel import over

SIZE = 1 << 18
"""Bytes of text that one thread parses together."""

READ = 1 << 26
"""Bytes that are read together."""

WIDTH = 18
"""Digits of which every number is an int64."""

NEWLINE, RETURN, SPACE, TAB, ZERO = b"\n\r \t0"


def read(stream: BinaryIO, skip: int, tag: str, columns: int) -> list[Integers] | None:
    """The first `columns` integers of all lines but the first `skip`, an array for each
    column; before them a line has the letter `tag`, if that is not empty.

    None where the text is anything but lines of equally many such integers, with spaces
    and blank lines between them.
    """
    if any(b"\r" in stream.readline().rstrip(b"\r\n") for _ in range(skip)):
        return None
    pieces: list[Integers] = []
    for text in _whole_lines(stream):
        for found in over(_pieces(text), partial(_parsed, text, tag)):
            if found is None:
                return None
            if len(found):
                pieces.append(found)
    counts = {piece.shape[1] for piece in pieces}
    if len(counts) != 1 or min(counts) < columns:
        return None
    return [np.concatenate([piece[:, i] for piece in pieces]) for i in range(columns)]


def _whole_lines(stream: BinaryIO) -> Iterator[bytes]:
    rest = b""
    while block := stream.read(READ):
        end = block.rfind(b"\n") + 1
        if end:
            yield rest + block[:end]
            rest = b""
        rest += block[end:]
    if rest:
        yield rest + b"\n"


def _pieces(text: bytes) -> list[slice]:
    """Whole lines, about SIZE bytes of them or one."""
    ends = [0]
    while ends[-1] < len(text):
        last = min(ends[-1] + SIZE, len(text))
        cut = text.rfind(b"\n", ends[-1], last) + 1
        ends.append(cut or text.index(b"\n", last) + 1)
    return [slice(*each) for each in pairwise(ends)]


def _parsed(text: bytes, tag: str, part: slice) -> Integers | None:
    """(lines, columns) int32 if the numbers fit, else int64; None as for `read`."""
    letters = np.frombuffer(b"\n" + text[part], np.uint8)
    is_digit = letters - np.uint8(ZERO) < 10  # wraps around below zero
    is_newline = letters == NEWLINE
    known = is_digit | is_newline | (letters == SPACE) | (letters == TAB)
    others = np.flatnonzero(~known)
    is_return = letters[others] == RETURN
    returns, tags = others[is_return], others[~is_return]
    if not is_newline[returns + 1].all():
        return None
    if len(tags) and not (tag and (letters[tags] == ord(tag)).all()):
        return None
    # Each number begins after one change between digits and others, and ends at one.
    changes = np.flatnonzero(is_digit[1:] != is_digit[:-1])
    before, last = changes[0::2], changes[1::2]
    widths = last - before
    most = int(widths.max(initial=0))
    lines = np.cumsum(is_newline, dtype=np.int32)
    of_number = lines[last]
    count = int(np.searchsorted(of_number, of_number[0], "right")) if most else 1
    if most > WIDTH or len(last) % count:
        return None
    first = of_number[0::count]
    by_line = of_number.reshape(-1, count)
    if (by_line != first[:, None]).any() or (first[1:] == first[:-1]).any():
        return None
    if tag and not (
        np.array_equal(lines[tags], first)
        and is_newline[tags - 1].all()
        and not is_digit[tags + 1].any()
    ):
        return None
    values: Integers = np.zeros(len(last), np.int32 if most <= 9 else np.int64)
    for place in range(most):
        digits: Integers = (letters[last - place] - np.uint8(ZERO)).astype(values.dtype)
        digits[widths <= place] = 0
        values += digits * values.dtype.type(10**place)
    return values.reshape(-1, count)
