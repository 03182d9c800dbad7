"""References from foreign code to the program: `$x`, and `$n.P` for an element."""

import re
from collections.abc import Callable, Iterator

FOREIGN_NAME = re.compile(r"\$([A-Za-z]\w*)(?:\.([A-Za-z]\w*))?")


def foreign_names(text: str) -> Iterator[str]:
    """The variables and properties that foreign code names."""
    for match in FOREIGN_NAME.finditer(text):
        yield from filter(None, match.groups())


def rename_foreign(
    text: str, variable: Callable[[str], str], property: Callable[[str], str]
) -> str:
    """`text` with other names for variables, and for properties of variables."""

    def renamed(match: re.Match[str]) -> str:
        driver, name = match.groups()
        element = f".{property(name)}" if name else ""
        return f"${variable(driver)}{element}"

    return FOREIGN_NAME.sub(renamed, text)
