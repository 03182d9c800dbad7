"""The programs in docs/language.md are what it says they are."""

import re
from pathlib import Path

from tests.frontend.language import findings
from tests.sampling import rows

DOCUMENT = Path(__file__).parents[2] / "docs" / "language.md"
PROGRAMS = re.findall(r"```gm *(\w*)\n(.*?)```", DOCUMENT.read_text(), re.DOTALL)


@rows("code, text", PROGRAMS)
def test_program(code: str, text: str) -> None:
    assert [item.code for item in findings(text)] == ([code] if code else [])


def test_there_are_programs_of_both_kinds() -> None:
    assert {bool(code) for code, _ in PROGRAMS} == {True, False}
