"""A number of edges that an Int cannot hold is refused, never negative."""

import pytest

from lighthouse.binding import check_edge_count
from lighthouse.diagnostics import CompileError, Source
from lighthouse.driver import front
from tests.sampling import tables

TABLES = tables(__file__)


class Huge:
    """As much of a graph as is looked at."""

    edges = 2**31
    source = "huge"


@pytest.mark.parametrize(*TABLES["refused"])
def test_refused(expression: str, what: str) -> None:
    text = f"Procedure p(G: Graph): Long {{ Return {expression}; }}"
    counts = front(Source("p.gm", text)).interface.counts
    with pytest.raises(CompileError, match=r"has 2147483648 edges") as caught:
        check_edge_count({"G": Huge()}, counts)  # type: ignore[dict-item]
    assert f"and {what} is an Int" in caught.value.diagnostics[0].message


@pytest.mark.parametrize(*TABLES["accepted"])
def test_accepted(expression: str) -> None:
    text = f"Procedure p(G: Graph): Long {{ Return {expression}; }}"
    counts = front(Source("p.gm", text)).interface.counts
    check_edge_count({"G": Huge()}, counts)  # type: ignore[dict-item]


def test_refused_in_what_is_called() -> None:
    text = """
        Local size(G: Graph): Int { Return G.NumEdges(); }
        Procedure p(G: Graph): Long { Return size(G); }"""
    counts = front(Source("p.gm", text)).interface.counts
    with pytest.raises(CompileError, match=r"has 2147483648 edges"):
        check_edge_count({"G": Huge()}, counts)  # type: ignore[dict-item]
