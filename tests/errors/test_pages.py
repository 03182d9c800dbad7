"""Each code has a page, and each page says what is true."""

from __future__ import annotations

from pathlib import Path

import pytest

from lighthouse.explanations import GROUPS, titles
from tests.errors.pages import (
    BOOK,
    CODES,
    Page,
    book,
    errors_of,
    every_page,
    findings,
    folder_with,
    fresh,
    run,
)

PAGES = every_page()
# What they tell of takes a GPU, a package, a bug or a page of text.
NOT_SHOWN = {"GM0044", "GM0607", "GM0608", "GM0609", "GM0615", "GM0616"} | {
    "GM0506",
    "GM0806",
    "GM0807",
    "GM0872",
    "GM0913",
}


def by_code(page: Page) -> str:
    return page.code


def test_every_code_has_a_page() -> None:
    assert titles() == CODES
    assert {code[:4] for code in CODES} == set(GROUPS)


@pytest.mark.parametrize("page", PAGES, ids=by_code)
def test_page_is_fresh(page: Page) -> None:
    assert fresh(page) == page.text, "run `make errors`"


def test_book_is_fresh() -> None:
    assert BOOK.read_text(encoding="utf-8") == book(PAGES), "run `make errors`"


@pytest.mark.parametrize("page", PAGES, ids=by_code)
def test_the_bad_example_is_found_and_nothing_else(page: Page) -> None:
    for script in page.calls:
        assert [item.code for item in errors_of(script)] == [page.code]
    if not page.commands:
        assert page.calls or page.code in NOT_SHOWN
        return
    with folder_with(page.files):
        bad = page.commands[0]
        found = findings(bad)
        assert {item["code"] for item in found} == {page.code}
        is_error = "error" in {item["severity"] for item in found}
        assert is_error != CODES[page.code].endswith("(warning)")
        assert run(bad).exit_code in ((1, 2) if is_error else (0,))


@pytest.mark.parametrize("page", PAGES, ids=by_code)
def test_the_good_example_is_good(page: Page) -> None:
    if "good.gm" not in page.files:
        assert page.code > "GM05" or page.code in NOT_SHOWN
        return
    with folder_with(page.files):
        good = page.commands[0].replace("bad.gm", "good.gm")
        assert findings(good) == []
        assert run(good).exit_code == 0


@pytest.mark.parametrize("page", PAGES, ids=by_code)
def test_suggested_edits_mend(page: Page) -> None:
    """Each edit by itself makes its finding go away, and brings no syntax error."""
    with folder_with(page.files):
        for command in page.commands[:1]:
            for item in findings(command):
                if item["edit"] is None:
                    continue
                place = item["edit"]["location"]
                path = Path(place["file"])
                text = path.read_text(encoding="utf-8")
                new = text[: place["start"]] + item["edit"]["text"]
                path.write_text(new + text[place["end"] :], encoding="utf-8")
                left = [each["code"] for each in findings(command)]
                path.write_text(text, encoding="utf-8")
                assert item["code"] not in left
                assert [code for code in left if code < "GM01"] == []
