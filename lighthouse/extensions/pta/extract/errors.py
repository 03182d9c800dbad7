"""The codes of what can be wrong with the input of `lighthouse pta extract`."""

from __future__ import annotations

CODES = {
    "GM1131": "the file is not LLVM IR that can be read",
    "GM1132": "modules do not link",
    "GM1133": "a model of a library function is malformed",
    "GM1134": "LLVM IR that the extraction does not know",
}
