"""The programs that there are, but for those of extensions that are not installed."""

from pathlib import Path

ROOT = Path(__file__).parents[1]
PROGRAMS = sorted(
    path
    for path in (*ROOT.glob("samples/*.gm"), *ROOT.glob("tests/**/*.gm"))
    if ROOT / "tests" / "extensions" not in path.parents
)
