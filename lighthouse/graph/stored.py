"""Reads arrays of a file in blocks, by all cores, without another copy of them.

Not through a memory map: the arrays of `.sg` and `.npz` begin at odd addresses of it,
where compiled code must not read them, and a file that shrinks while it is mapped ends
the process.
"""

import os
import zlib
from typing import Any, BinaryIO

import numpy as np
import numpy.typing as npt

from lighthouse.graph.parallel import blocks, over

SIZE = 1 << 22
"""Bytes that are read together."""

POLYNOMIAL = 0xEDB88320


def read_array(
    stream: BinaryIO, start: int, count: int, dtype: np.dtype[Any]
) -> npt.NDArray[Any]:
    """`count` values from byte `start` on.  Raises OSError if there are fewer."""
    array = np.empty(count, dtype)
    over(
        blocks(count, SIZE // dtype.itemsize),
        lambda part: fill(stream, start + part.start * dtype.itemsize, array[part]),
    )
    return array


def fill(stream: BinaryIO, start: int, array: npt.NDArray[Any]) -> None:
    """The bytes from `start` on.  Raises OSError where the file ends before."""
    rest = array.view(np.uint8).data
    while rest:
        size = os.preadv(stream.fileno(), [rest], start)
        if size == 0:
            raise OSError("it ends while it is read")
        rest, start = rest[size:], start + size


def checksum(array: npt.NDArray[Any], before: int = 0) -> int:
    """`zlib.crc32` of the bytes, after some whose checksum is `before`."""
    raw = array.view(np.uint8)
    parts = blocks(len(raw), SIZE)
    sums = over(parts, lambda part: zlib.crc32(raw[part].data))
    for part, value in zip(parts, sums, strict=True):
        before = _product(_power(part.stop - part.start), before) ^ value
    return before


def _power(size: int) -> int:
    """x to the number of bits of `size` bytes, modulo the polynomial of CRC-32, whose
    coefficients are the bits of a number from the highest on."""
    power, square = 1 << 31, 1 << 23
    while size:
        if size & 1:
            power = _product(power, square)
        square = _product(square, square)
        size >>= 1
    return power


def _product(one: int, other: int) -> int:
    """Of two polynomials, modulo that of CRC-32."""
    product = 0
    for bit in range(31, -1, -1):
        if one >> bit & 1:
            product ^= other
        other = other >> 1 ^ (POLYNOMIAL if other & 1 else 0)
    return product
