"""What docs/generated.md shows is in generated code, and in the code by hand."""

import re

import pytest

from lighthouse.driver import Options, front, generate, lower, read_source
from tests.errors.pages import REPOSITORY
from tests.excerpts import shows

PAGE = (REPOSITORY / "docs" / "generated.md").read_text(encoding="utf-8")
EXCERPTS = re.findall(r"^From `(\S+)`[^\n]*\n\n```cuda\n(.*?)^```$", PAGE, re.M | re.S)


def text_of(file: str) -> str:
    path = REPOSITORY / file
    if path.suffix != ".gm":
        return path.read_text(encoding="utf-8")
    lowered = lower(front(read_source(str(path))), "cuda", Options())
    return generate(lowered, "cuda").source


def test_every_excerpt_has_a_file() -> None:
    assert len(EXCERPTS) == PAGE.count("```cuda") == 7


@pytest.mark.parametrize(("file", "excerpt"), EXCERPTS)
def test_excerpt(file: str, excerpt: str) -> None:
    assert shows(text_of(file), excerpt)


def test_a_round_of_breadth_first_search_has_one_barrier() -> None:
    generated = text_of("samples/bfs_levels.gm")
    rounds = generated[generated.index("do {") : generated.index("} while")]
    assert rounds.count("grid.barrier(") == 1
    by_hand = text_of("benchmarks/hand/bfs.cu")
    assert by_hand[by_hand.index("if (down) {") :].count("grid.sync()") == 2
