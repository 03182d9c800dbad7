"""The version of the package, and the folder of its C++ headers."""

from pathlib import Path

__version__ = "0.1.0"

INCLUDE = Path(__file__).parent / "include"
