"""Each code has a page, and each page says what is true."""

from pathlib import Path
from typing import Any

from lighthouse.explanations import GROUPS
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
)
from tests.sampling import rows

PAGES = every_page()
# What they tell of takes a GPU, a package, a bug or a page of text.
NOT_SHOWN = {"GM0044", "GM0607", "GM0608", "GM0609", "GM0615", "GM0616"} | {
    "GM0506",
    "GM0806",
    "GM0807",
    "GM0808",
    "GM0872",
    "GM0877",
    "GM0913",
}


def test_every_code_has_a_group() -> None:
    assert {code[:4] for code in CODES} == set(GROUPS)


def test_book_is_fresh() -> None:
    assert BOOK.read_text(encoding="utf-8") == book(PAGES), "run `make errors`"


@rows("page", PAGES)
def test_page_is_true(page: Page) -> None:
    """Its bad example has its mistake and no other, and its good one has none."""
    assert fresh(page) == page.text, "run `make errors`"
    assert page.commands or page.calls or page.code in NOT_SHOWN
    assert "good.gm" in page.files or page.code > "GM05" or page.code in NOT_SHOWN
    with folder_with(page.files):
        for script in page.calls:
            assert [item.code for item in errors_of(script)] == [page.code]
        for bad in page.commands[:1]:
            exit_code, found = findings(bad)
            assert {item["code"] for item in found} == {page.code}
            is_error = "error" in {item["severity"] for item in found}
            assert is_error != CODES[page.code].endswith("(warning)")
            assert exit_code in ((1, 2) if is_error else (0,))
            for item in found:
                if item["edit"] is not None:
                    check_edit(bad, item)
            if "good.gm" in page.files:
                good = bad.replace("bad.gm", "good.gm")
                assert findings(good) == (0, [])


def check_edit(command: str, item: dict[str, Any]) -> None:
    """By itself it makes its finding go away, and brings no syntax error."""
    place = item["edit"]["location"]
    path = Path(place["file"])
    text = path.read_text(encoding="utf-8")
    new = text[: place["start"]] + item["edit"]["text"]
    path.write_text(new + text[place["end"] :], encoding="utf-8")
    left = [each["code"] for each in findings(command)[1]]
    path.write_text(text, encoding="utf-8")
    assert item["code"] not in left
    assert [code for code in left if code < "GM01"] == []
