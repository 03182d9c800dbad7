"""Nothing in a file or array is rounded, cut or passed over without a word."""

import contextlib
import lzma
import os
import struct
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import lighthouse
from lighthouse.cli.literals import collections, read_values
from lighthouse.cli.main import main
from lighthouse.diagnostics import CompileError
from lighthouse.graph import Graph
from tests.graph.lists import weights_of
from tests.graph.test_bad_files import MTX, refusal
from tests.refused import refused
from tests.sampling import rows, tables

BIG = 2**53 + 1


TABLES = tables(__file__, BIG=BIG, MTX=MTX)


@pytest.mark.parametrize(*TABLES["exact"])
def test_exact(tmp_path: Path, name: str, text: str, weights: list[float]) -> None:
    path = tmp_path / name
    path.write_text(text)
    graph = Graph.read(path)
    assert weights_of(graph) == weights


def test_bytes_after_what_is_compressed(tmp_path: Path) -> None:
    path = tmp_path / "a.el.xz"
    one, two = lzma.compress(b"0 1\n"), lzma.compress(b"1 2\n")
    path.write_bytes(one + two + b"\0" * 8)
    assert Graph.read(path).edges == 2
    for more in (b"more", two[:-3], b"\0\0\0\0more"):
        path.write_bytes(one + more)
        assert refusal(lambda: Graph.read(path))[0] == "GM0703"


def test_serialized_graphs_have_their_exact_size(tmp_path: Path) -> None:
    path = tmp_path / "a.sg"
    for content in (bytes(200), struct.pack("<Bqq", 2, 0, 0) + bytes(8)):
        path.write_bytes(content)
        assert refusal(lambda: Graph.read(path))[0] in ("GM0703", "GM0709")
    path.write_bytes(struct.pack("<Bqq3qii", 0, 2, 2, 0, 1, 2, 1, 0))
    assert Graph.read(path).edges == 2
    path.write_bytes(struct.pack("<Bqq3qii", 0, 2, 2, 0, 1, 2, 1, 1))
    code, message = refusal(lambda: Graph.read(path))
    assert (code, "not there both ways" in message) == ("GM0710", True)


# --- archives -------------------------------------------------------------------------

ROWS: dict[str, Any] = {"indptr": [0, 1, 2], "indices": [1, 0], "weights": [5, 7]}
CSR: dict[str, Any] = {"format": "csr", "shape": (2, 2), "data": [5, 7], **ROWS}
COO: dict[str, Any] = {"format": "coo", "shape": (2, 2), "row": [0, 1], "col": [1, 0]}


@rows("kind", ["u1", "u2", "u4", "u8", "<i8", ">i8", "i2"])
@rows("arrays", [ROWS, CSR, COO])
def test_archives_of_any_integers(
    tmp_path: Path, arrays: dict[str, Any], kind: str
) -> None:
    path = tmp_path / "a.npz"
    typed: Any = {
        name: value if name == "format" else np.array(value, kind)
        for name, value in arrays.items()
    }
    np.savez(path, **typed)
    graph = Graph.read(path)
    assert graph.row_offsets.tolist() == [0, 1, 2]
    assert graph.column_indices.tolist() == [1, 0]


ODD: list[Any] = [
    *(7, -1, 0.5, "csr", b"csr", True, np.nan, 2**64 - 1, 2**63),
    *([], [[]], [2], [2, 2, 2], [[0, 1], [1, 0]], [0.5, 1.5], [True, False]),
    *(["a", "b"], [2**64 - 1, 1], [-1, -1], [1 + 1j, 0], [np.datetime64(1, "D")]),
    np.zeros(2, [("a", "i4"), ("b", "i4")]),
    np.array([0, 2**63 - 1]),
]


@pytest.mark.parametrize("arrays", [ROWS, CSR, COO], ids=["rows", "csr", "coo"])
def test_archives_with_odd_arrays(
    tmp_path: Path, arrays: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "a.npz"
    names = [*arrays, "src", "coords"]
    refused = 0
    for number, name in enumerate(names):
        for odd in ODD[number % 2 :: 2]:
            np.savez(path, **{**arrays, name: np.asarray(odd)})
            code = main(["graph", "info", str(path)])
            err = capsys.readouterr().err
            assert code in (0, 1), (name, odd, err)
            assert (code == 1) == ("error[GM07" in err), (name, odd, err)
            refused += code
    assert refused > 15


# --- files that are none --------------------------------------------------------------


def test_a_pipe_is_refused_at_once(tmp_path: Path) -> None:
    path = tmp_path / "a.el"
    os.mkfifo(path)
    code, message = refusal(lambda: Graph.read(path))
    assert (code, "no regular file" in message) == ("GM0701", True)


def test_a_name_that_is_no_text(
    tmp_path: Path, capsysbinary: pytest.CaptureFixture[bytes]
) -> None:
    path = os.fsdecode(os.fsencode(tmp_path) + b"/\xff.el")
    Path(path).write_text("0 1\n")
    assert main(["graph", "info", path]) == 0
    assert b"\\xff.el" in capsysbinary.readouterr().out


# --- arguments ------------------------------------------------------------------------

TAKES = """\
Procedure takes(G: Graph, i: Int, d: Double, f: Float, p: N_P<Int>, q: N_P<Double>,
    r: N_P<Float>, l: N_P<Long>, s: N_S, b: N_P<Bool>): Double {
    Return d + f + Sum(n: G.Nodes){n.q + n.r};
}
"""
GOOD: dict[str, Any] = {
    **{"i": 1, "d": 2, "f": 3, "p": [1, 2], "q": [1, 0.5], "r": [1, 2], "l": [BIG, 2]},
    **{"s": [0], "b": [True, False]},
}


@rows(*TABLES["arguments that would change"])
def test_arguments_that_would_change(name: str, given: Any) -> None:
    takes = lighthouse.compile(TAKES, target="interpret")
    graph = Graph.path(2)
    assert takes(graph, **GOOD).returned == 9.5
    refused("GM0612", takes, graph, **{**GOOD, name: given})


def test_arrays_of_graphs_that_would_change() -> None:
    masked = np.ma.masked_array([0, 1], [True, False])
    assert refusal(lambda: Graph.from_edges(masked, [1, 0]))[0] == "GM0714"
    assert refusal(lambda: Graph.from_edges([True, 0], [1, 0]))[0] == "GM0714"
    for weights in ([BIG, 0.5], masked, [True, 2]):
        assert refusal(partial(Graph.from_edges, [0, 1], [1, 0], None, weights))
    found = refusal(
        lambda: Graph.from_edges([0], [1], None, np.array([2**64 - 1], "u8"))
    )
    assert found[0] == "GM0708"
    kept = Graph.from_edges(np.ma.masked_array([0, 1], [False, False]), [1, 0])
    assert kept.edges == 2


def test_deeply_nested_collections() -> None:
    with pytest.raises(CompileError, match="is not a list of collections"):
        collections("q", "[" * 100_000)


def test_damaged_arrays(tmp_path: Path) -> None:
    path = tmp_path / "v.npy"
    np.save(path, np.arange(3))
    content = path.read_bytes()
    assert read_values("p", str(path)).tolist() == [0, 1, 2]
    damaged = [content + b"x", *(content[:n] for n in range(len(content)))]
    damaged += [content[:n] + b"\xff" + content[n + 1 :] for n in range(80)]
    damaged += [content[:n] + b"(" + content[n + 1 :] for n in range(10, 80)]
    for each in damaged:
        path.write_bytes(each)
        with contextlib.suppress(CompileError):
            read_values("p", str(path))
