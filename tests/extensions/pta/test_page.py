"""docs/pta.md shows what the commands print, but for times and memory.

`python -m tests.extensions.pta.test_page` writes what they print anew.
"""

import os
import re
from pathlib import Path

from tests.errors.pages import REPOSITORY, folder_with, with_output

PAGE = REPOSITORY / "docs" / "pta.md"
MEASURED = re.compile(r"^(time|memory): .*$", re.MULTILINE)
CALLS = Path(__file__).parent / "extract" / "programs" / "calls.O0.ll"
# The page's own small programs, the first with a mistake in its last line.
SMALL = {
    "nodes.txt": "8\n4\n4\n0,0,0\n1,1,0\n2,0,0\n3,2,1\n4,1,1\n5,0,0\n6,0,0\n7,0,0\n",
    "constraints.txt": "2,1,0,0,0\n0,3,5,0,0\n1,2,4,0,0\n\n2,5,9,1,0\n",
    "calls.ll": CALLS.read_text(encoding="utf-8"),
}


def fresh(text: str, data: Path) -> str:
    """The page with what its commands print, run beside the files of `data`."""
    with folder_with(SMALL):
        for path in data.iterdir():
            Path(path.name).symlink_to(path)
        return with_output(text)


def test_the_page_is_fresh(data: Path) -> None:
    text = PAGE.read_text(encoding="utf-8")
    again = fresh(text, data / "pta")
    assert MEASURED.sub(r"\1", again) == MEASURED.sub(r"\1", text)


if __name__ == "__main__":
    folder = Path(os.environ["LIGHTHOUSE_DATA"], "pta")
    PAGE.write_text(fresh(PAGE.read_text(encoding="utf-8"), folder), encoding="utf-8")
