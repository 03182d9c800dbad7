"""Words of 64 bits, as `pairs.cuh` and `masks.cuh` have them on the device."""

from __future__ import annotations

import struct

HALF = 0x7FFFFFFF


def word_of(key: int, payload: int) -> int:
    return (key << 32) | (payload & 0xFFFFFFFF)


def key_of(word: int) -> int:
    return word >> 32


def payload_of(word: int) -> int:
    lower = word & 0xFFFFFFFF
    return lower - (1 << 32) if lower > HALF else lower


def rank_of(value: float) -> int:
    bits: int = struct.unpack("<i", struct.pack("<f", value))[0]
    return bits ^ HALF if bits < 0 else bits


def from_rank(rank: int) -> float:
    value: float
    (value,) = struct.unpack("<f", struct.pack("<i", rank ^ HALF if rank < 0 else rank))
    return value


def bit_at(number: int) -> int:
    if not 0 <= number < 64:
        return 0
    return 1 << number if number < 63 else -1 << 63


def free_bit(word: int) -> int:
    return next((i for i in range(64) if not word >> i & 1), 64)
