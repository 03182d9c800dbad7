"""The page of measurements says what it measured."""

import re

import pytest

from tests.existing import ROOT

PAGE = (ROOT / "benchmarks" / "README.md").read_text(encoding="utf-8")
# As `lighthouse bench` prints them: the graph, the names of columns, rows.
TABLE = re.compile(
    r"^\S+ \(\S+\): \d+ nodes, \d+ edges\n  program .*\n((?:  .*\n|\n)*)", re.M
)


def test_there_are_tables() -> None:
    assert len(TABLE.findall(PAGE)) == PAGE.count("\n  program ") > 5


@pytest.mark.parametrize("rows", TABLE.findall(PAGE))
def test_tables_have_rows(rows: str) -> None:
    lines = rows.rstrip("\n").split("\n")
    without = re.compile(r" not measured: .*")
    assert all(re.search(r"\S +\d+\.\d+ ", x) or without.search(x) for x in lines)
