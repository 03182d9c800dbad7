"""Packs two 32-bit numbers in a 64-bit word, as `pairs.cuh` does on the device."""

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
