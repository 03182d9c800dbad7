"""Each code has a page, and the compiler uses it."""

import re
from pathlib import Path

from lighthouse.explanations import titles

REPOSITORY = Path(__file__).parent.parent


def test_codes_are_those_of_the_pages() -> None:
    used = {
        code
        for folder in ("frontend", "passes", "codegen", "lighthouse")
        for ending in ("*.py", "*.toml")
        for path in (REPOSITORY / folder).rglob(ending)
        for code in re.findall(r'"(GM\d{4})"', path.read_text(encoding="utf-8"))
    }
    assert used == set(titles())
