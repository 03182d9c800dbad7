"""Error codes of `lighthouse pta extract`."""

from __future__ import annotations

CODES = {
    "GM0871": "the file is not LLVM IR that can be read",
    "GM0872": "modules do not link",
    "GM0873": "a model of a library function is malformed",
    "GM0874": "LLVM IR that the extraction does not know",
    "GM0875": "a program has no function that is called from outside",
}
