"""Error codes for runs of compiled programs."""

from __future__ import annotations

CODES = {
    "GM0607": "the simulator found a mistake in a kernel",
    "GM0608": "the GPU has not enough memory",
    "GM0609": "the GPU reports an error",
    "GM0616": "a compiled program stopped before its end",
    "GM0618": "a value is read before anything has written it",
}
