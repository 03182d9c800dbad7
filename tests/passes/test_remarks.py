"""Remarks speak of the program: its lines, and the names that stand in it."""

import re
from pathlib import Path

import pytest

from lighthouse.driver import Target, front, lower, read_source
from lighthouse.ir.builtins import BUILTINS
from lighthouse.remarks import in_words
from tests.sampling import tables

TABLES = tables(__file__)
SAMPLES = sorted((Path(__file__).parents[2] / "samples").glob("*.gm"))


@pytest.mark.parametrize("target", ["cuda", "openmp"])
@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_remarks_of_samples(path: Path, target: Target) -> None:
    source = read_source(str(path))
    remarks = lower(front(source), target).remarks
    words = set(re.findall(r"\w+", source.text))
    words |= {builtin.name for builtin in BUILTINS if builtin.synonyms}
    assert remarks
    for remark in remarks:
        assert remark.span.line > 0, remark
        if remark.message.startswith("kernel"):
            continue  # what it is called in the generated source
        for code in re.findall(r"`([^`]*)`", remark.message):
            assert set(re.findall(r"[A-Za-z]\w*", code)) <= words, remark


@pytest.mark.parametrize(*TABLES["names of passes are explained"])
def test_names_of_passes_are_explained(message: str, told: str) -> None:
    meanings = {"n_2": "n", "sum": "the `Sum`", "n_2_level": "the level of `n_2`"}
    assert in_words(message, meanings) == told
