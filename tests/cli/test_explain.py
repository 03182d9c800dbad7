"""`lighthouse explain`: pages, the list, and codes that do not exist."""

import pytest

from lighthouse.explanations import GROUPS, titles
from tests.cli.command import Run


@pytest.mark.parametrize("code", ["GM0026", "gm0026", "gm26", "0026", "26"])
def test_a_page(code: str, lighthouse: Run) -> None:
    exit_code, out, err = lighthouse("explain", code)
    assert (exit_code, err) == (0, "")
    assert out.startswith("GM0026: `=` stands where a comparison is meant\n\n")
    assert "bad.gm:\n    Procedure same(" in out
    assert "    $ lighthouse check bad.gm\n    error[GM0026]: " in out
    assert "good.gm:\n" in out
    assert "```" not in out
    paragraphs = [line for line in out.splitlines() if not line.startswith(" ")]
    assert max(map(len, paragraphs)) <= 88


def test_every_code_is_listed_under_its_group(lighthouse: Run) -> None:
    exit_code, out, err = lighthouse("explain")
    assert (exit_code, err) == (0, "")
    groups = out.split("\n\n")
    assert [group.splitlines()[0] for group in groups] == list(GROUPS.values())
    listed = {line[:6]: line[8:] for line in out.splitlines() if line[:2] == "GM"}
    assert listed == titles()


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("GM0999", "there is no code `GM0999`"),
        ("x", "there is no code `x`"),
        ("../driver", "there is no code `../driver`"),
        ("", "there is no code ``"),
    ],
)
def test_no_such_code(code: str, said: str, lighthouse: Run) -> None:
    exit_code, out, err = lighthouse("explain", code)
    assert (exit_code, out) == (2, "")
    assert err.startswith(f"error[GM0907]: {said}\n")


def test_the_name_of_a_pass(lighthouse: Run) -> None:
    exit_code, _, err = lighthouse("explain", "fuse-loops")
    assert exit_code == 2
    assert "it is a pass: `lighthouse passes fuse-loops` tells about it" in err


def test_color(lighthouse: Run) -> None:
    _, colored, _ = lighthouse("explain", "26", "--color", "always")
    _, plain, _ = lighthouse("explain", "26", "--color", "never")
    assert colored.startswith("\x1b[1mGM0026")
    assert colored.replace("\x1b[1m", "").replace("\x1b[0m", "") == plain
