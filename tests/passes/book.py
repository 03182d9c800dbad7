"""docs/passes.md: an introduction written by hand, a table, a page for each pass.

`python -m tests.passes.book` writes the pages anew, and what the commands of the
introduction print.
"""

from lighthouse.extensions import load_built_in
from lighthouse.passes.pages import GROUPS, Page, pages
from tests.errors import pages as errors
from tests.passes.matrix import table

BOOK = errors.REPOSITORY / "docs" / "passes.md"
MARK = "<!-- `make passes` writes everything from here on. -->\n"


def introduction() -> str:
    before, mark, _ = BOOK.read_text(encoding="utf-8").partition(MARK)
    assert mark, f"docs/passes.md has lost the line {MARK}"
    return before


def fresh(middle: str) -> str:
    """The whole of docs/passes.md as it should be, with this table."""
    load_built_in()
    start = errors.fresh(errors.Page("", introduction()))
    return f"{start}{MARK}\n{middle}\n\n{chapters(pages())}"


def written_table() -> str:
    """The table as it is there."""
    _, _, rest = BOOK.read_text(encoding="utf-8").partition(f"{MARK}\n")
    return rest.partition("\n\n## ")[0]


def chapters(known: dict[str, Page]) -> str:
    parts = []
    for group, about in GROUPS.items():
        here = [page for page in known.values() if page.group == group]
        if here:
            rows = [f"- [{page.name}](#{page.name}): {page.summary}" for page in here]
            parts += [f"## {group}", about, "\n".join(rows)]
            parts += [f"### {page.name}\n\n{page.markdown().rstrip()}" for page in here]
    return "\n\n".join(parts) + "\n"


if __name__ == "__main__":
    BOOK.write_text(fresh(table()), encoding="utf-8")
