"""The version of the package, the folder of its C++ headers, and its extensions."""

import tomllib
from pathlib import Path
from typing import Any

__version__ = "0.1.0"

HERE = Path(__file__).parent
INCLUDE = HERE / "include"


def built_in() -> dict[str, dict[str, Any]]:
    """Our own extensions by name, with what their `about.toml` says before anything of
    them is loaded: the names of their `kinds` of sets, and what their `command` does.
    """
    return {
        path.parent.name: tomllib.loads(path.read_text(encoding="utf-8"))
        for path in sorted(HERE.glob("extensions/*/about.toml"))
    }
