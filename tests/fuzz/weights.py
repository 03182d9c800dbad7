"""How likely each construct is where it is possible."""

import tomllib
from pathlib import Path
from typing import Any

# By table and construct; `boost` has a table for each theme.
WEIGHTS: dict[str, dict[str, Any]] = tomllib.loads(
    Path(__file__).with_suffix(".toml").read_text(encoding="utf-8")
)
# Of scalars.
TYPES = WEIGHTS["types"]
