"""Races on purpose: `//! races label, via` before a procedure names what they are on.

A comment to other compilers.
"""

import re

from lighthouse.findings import Span
from lighthouse.ir.nodes import Procedure

_COMMENT = re.compile(r"\s*//!\s*races\b")


def races_on_purpose(procedure: Procedure) -> dict[str, Span]:
    """The names of variables and properties, and where the comment has them."""
    source, found = procedure.span.source, dict[str, Span]()
    if source is None:
        return found
    above = source.text[: procedure.span.start].rpartition("\n")[0]
    end = len(above)
    for line in reversed(above.split("\n")):
        start = end - len(line)
        if comment := _COMMENT.match(line):
            for word in re.finditer(r"\w+", line[comment.end() :]):
                begin = start + comment.end() + word.start()
                found[word[0]] = Span(source, begin, begin + len(word[0]))
        elif line.strip() and not line.lstrip().startswith("//"):
            break
        end = start - 1
    return found
