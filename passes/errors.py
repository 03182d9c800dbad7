"""Error codes for pipelines and passes."""

from __future__ import annotations

CODES = {
    "GM0502": "the target cannot run foreign code here",
    "GM0503": "a set of an extension is used outside of parallel loops",
    "GM0504": "a parallel loop that adds to sets cannot run again",
    "GM0505": "a loop over a set of an extension changes it",
    "GM0506": "a program is too large",
    "GM0801": "there is no such pass",
    "GM0802": "a mandatory pass cannot be left out",
    "GM0803": "a list of passes is malformed",
    "GM0804": "a pass has no such option, or the option no such value",
    "GM0805": "a file of passes cannot be loaded",
    "GM0806": "a pass of an installed package cannot be loaded",
    "GM0807": "a pass of others failed",
    "GM0808": "LightHouse fails after passes of others",
}
