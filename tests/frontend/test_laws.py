"""What `laws` says of the language holds."""

from __future__ import annotations

import pytest

from lighthouse.diagnostics import Severity
from tests.frontend.laws import expressions, names, races, statements
from tests.frontend.laws.law import findings

LAWS = (*names.LAWS, *statements.LAWS, *expressions.LAWS, *races.LAWS)
GOOD = [(law.says, text) for law in LAWS for text in law.good]
WARNED = [(law.says, *pair) for law in LAWS for pair in law.warned]
BAD = [(law.says, *pair) for law in LAWS for pair in law.bad]


@pytest.mark.parametrize(("says", "text"), GOOD)
def test_what_is_right_is_accepted(says: str, text: str) -> None:
    assert findings(text) == []


@pytest.mark.parametrize(("says", "text", "code"), WARNED)
def test_what_is_doubtful_is_accepted_with_a_warning(
    says: str, text: str, code: str
) -> None:
    found = findings(text)
    assert {item.code for item in found} == set(code.split())
    assert {item.severity for item in found} == {Severity.WARNING}


@pytest.mark.parametrize(("says", "text", "code"), BAD)
def test_what_is_wrong_is_refused(says: str, text: str, code: str) -> None:
    errors = [item for item in findings(text) if item.severity is Severity.ERROR]
    assert {item.code[: len(code)] for item in errors} == {code}
