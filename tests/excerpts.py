"""Whether an excerpt in documentation is a part of a text."""

import re
import textwrap


def shows(whole: str, excerpt: str) -> bool:
    """Whether the lines of the excerpt are in the text one after the other, indented as
    there; `…` and an empty line are what was left out."""
    pattern, margin, left_out = "", "(?P<margin> *)", True
    for line in textwrap.dedent(excerpt).splitlines():
        if line.strip() in ("", "…"):
            left_out = True
            continue
        words = line.strip()
        indentation = " " * (len(line) - len(line.lstrip()))
        pattern += r"(?:.*\n)*?" * left_out + margin + indentation
        pattern += ".*".join(map(re.escape, words.split("…"))) + r"\n"
        margin, left_out = "(?P=margin)", False
    return re.match(pattern, f"{whole}\n") is not None
