"""Tokens, and what is said about text that is none."""

import re
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from lighthouse.diagnostics import Source
from lighthouse.frontend.lexer import tokenize
from tests.sampling import rows


def values(text: str) -> list[float | str]:
    tokens, found = tokenize(Source("test.gm", text))
    assert not found
    return [token.value for token in tokens]


TEXT = Path(__file__).with_name("tokens.txt").read_text(encoding="utf-8")
LINES = [line for line in TEXT.splitlines() if " → " in line]


@rows("line", LINES)
def test_tokens(line: str) -> None:
    for name, meant in {r"\n": "\n", r"\r": "\r", r"\t": "\t"}.items():
        line = line.replace(name, meant)
    line = re.sub(r"\\u(\w{4})", lambda found: chr(int(found[1], 16)), line)
    text, expected, *edits = line.split(" → ")
    tokens, found = tokenize(Source("test.gm", text))
    if not expected.startswith("GM"):
        assert (" ".join(token.type for token in tokens), found) == (expected, [])
        return
    (error,) = found
    assert f"{error.code}: {error.span.text}" == expected
    assert ([f"«{error.edit.text}»"] if error.edit else []) == edits


def test_numbers() -> None:
    text = "0 007 9223372036854775807 3. 0.25 .5 1e3 2.5E-2 1.e+2"
    numbers = [0, 7, 2**63 - 1, 3.0, 0.25, 0.5, 1000.0, 0.025, 100.0]
    assert values(text) == numbers
    assert [type(value) for value in values("3 3.")] == [int, float]


def test_tokens_know_their_place() -> None:
    text = "Foreach (n: G.Nodes) // all\n  n.rank = 1.5;"
    tokens, _ = tokenize(Source("test.gm", text))
    words = [text[token.start : token.end] for token in tokens]
    assert " ".join(words) == "Foreach ( n : G . Nodes ) n . rank = 1.5 ;"


def test_foreign_text_is_kept() -> None:
    assert values('[ a[0] = "x"; // ü\n ]') == [' a[0] = "x"; // ü\n ']


def test_huge_number() -> None:
    _, (diagnostic,) = tokenize(Source("test.gm", "9" * 10_000))
    assert diagnostic.code == "GM0003"


@given(st.text(alphabet="ax_1.0e+-<>=&|[](){};:@/*\"'$#\n \u00e4", max_size=60))
def test_any_text_gives_tokens_in_order(text: str) -> None:
    tokens, found = tokenize(Source("test.gm", text))
    places = [place for token in tokens for place in (token.start, token.end)]
    assert places == sorted(places)
    assert all(0 <= item.span.start < item.span.end <= len(text) for item in found)
