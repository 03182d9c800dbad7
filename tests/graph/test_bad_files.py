"""Every kind of bad file or value gets its code, and its line where it has one."""

import gzip
import lzma
import os
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lighthouse.diagnostics import CompileError
from lighthouse.graph import Graph, stored
from tests.sampling import rows

MTX = "%%MatrixMarket matrix coordinate "
TEXTS = [
    # name, content, code, part of the message
    ("a.el", "0 1\n\n# fine\n-1 2\n", "GM0707", "a.el, line 4: node id -1"),
    ("a.el", "0 1\n0 x\n", "GM0706", "a.el, line 2: 'x' is not an integer"),
    ("a.el", "0 1\n0 1.5\n", "GM0706", "a.el, line 2: '1.5'"),
    ("a.el", "0 1_0\n", "GM0706", "a.el, line 1: '1_0'"),
    ("a.el", "0,1\n", "GM0705", "a.el, line 1: 2 columns are needed, 1 are there"),
    ("a.txt", "0 1\r\n1\r\n2 3\r\n", "GM0705", "a.txt, line 2"),
    ("a.txt", "0 2147483647\n", "GM0707", "outside 0 … 2147483646"),
    ("a.txt", "0 99999999999999999999999\n", "GM0707", "a.txt, line 1"),
    ("a.txt", f"0 {'9' * 5000}\n", "GM0706", "a.txt, line 1"),
    ("a.txt", "", "GM0704", "the file is empty"),
    ("a.wel", "0 1 2\n0 1\n", "GM0705", "a.wel, line 2: 3 columns"),
    ("a.wel", "0 1 nan\n", "GM0708", "a.wel, line 1: 'nan' is not a weight"),
    ("a.wel", "0 1 1\n0 1 heavy\n", "GM0708", "a.wel, line 2: 'heavy'"),
    ("a.mtx", "", "GM0704", "the file is empty"),
    ("a.mtx", "1 1 0\n", "GM0709", "a.mtx, line 1"),
    ("a.mtx", MTX + "complex general\n1 1 0\n", "GM0711", "'complex'"),
    ("a.mtx", MTX + "real hermitian\n1 1 0\n", "GM0711", "'hermitian'"),
    (
        "a.mtx",
        "%%MatrixMarket matrix array real general\n1 1\n1\n",
        "GM0711",
        "'array'",
    ),
    ("a.mtx", MTX + "pattern general\n% only this\n", "GM0709", "is missing"),
    ("a.mtx", MTX + "pattern general\n2 2\n", "GM0709", "a.mtx, line 2: rows"),
    ("a.mtx", MTX + "pattern general\n2 3 0\n", "GM0711", "2 × 3"),
    ("a.mtx", MTX + "pattern general\n9999999999 9999999999 0\n", "GM0713", "nodes"),
    (
        "a.mtx",
        MTX + "pattern general\n%\n2 2 2\n1 2\n",
        "GM0710",
        "a.mtx, line 3: the header says 2 entries; 1 follow",
    ),
    ("a.mtx", MTX + "pattern general\n2 2 1\n1 3\n", "GM0707", "a.mtx, line 3"),
    ("a.mtx", MTX + "pattern general\n2 2 1\n0 1\n", "GM0707", "outside 1 … 2"),
    ("a.mtx", MTX + "real general\n2 2 1\n1 2\n", "GM0705", "a.mtx, line 3"),
    ("a.mtx", MTX + "real general\n2 2 1\n1 2 nan\n", "GM0708", "a.mtx, line 3"),
    ("a.gr", "", "GM0704", "the file is empty"),
    ("a.gr", "c only a comment\n", "GM0709", "is missing"),
    ("a.gr", "p max 2 1\n", "GM0709", "a.gr, line 1"),
    ("a.gr", "p sp 2\n", "GM0709", "a.gr, line 1"),
    ("a.gr", "p sp 2 1\nb 1 2 3\n", "GM0705", "a.gr, line 2: 'a' must stand"),
    ("a.gr", "p sp 2 1\na 1 2\n", "GM0705", "a.gr, line 2"),
    ("a.gr", "p sp 2 1\na 1 3 1\n", "GM0707", "a.gr, line 2"),
    ("a.gr", "p tw 2 2\n1 2\n", "GM0710", "a.gr, line 1: the header says 2 edges"),
    ("a.graph", "", "GM0704", "the file is empty"),
    ("a.graph", "two 1\n", "GM0709", "a.graph, line 1"),
    ("a.graph", "2 1 7\n2\n1\n", "GM0709", "a.graph, line 1"),
    ("a.graph", "2 1\n2\n", "GM0710", "a.graph, line 1: the header says 2 nodes"),
    ("a.graph", "2 1\n2\n1\n1\n", "GM0710", "a.graph, line 4"),
    ("a.graph", "2 1\n2\n\n", "GM0710", "each listed at both ends; 1 neighbours"),
    ("a.graph", "2 1\n3\n1\n", "GM0707", "node 1 has the neighbour 3"),
    ("a.graph", "2 1\n2\none\n", "GM0706", "a.graph, line 3: 'one'"),
    ("a.graph", "2 1\n99999999999999999999\n1\n", "GM0706", "a.graph, line 2"),
    ("a.graph", "2 1 1\n2 5\n1\n", "GM0705", "a.graph, line 3"),
    ("a.sg", "", "GM0704", "the file is empty"),
    ("a.sg", "short", "GM0703", "cut off"),
    ("a.npz", "", "GM0704", "the file is empty"),
    ("a.npz", "this is no archive", "GM0703", "not a readable .npz"),
    ("a.csv", "0,1\n", "GM0702", "'.csv'"),
    ("a.npz.gz", "", "GM0702", "'.npz.gz'"),
    ("noextension", "", "GM0702", "no graph format"),
]


def refused(call: Callable[[], object]) -> tuple[str, str, str]:
    """The code, message and notes of the one error that the call raises."""
    with pytest.raises(CompileError) as caught:
        call()
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.code.startswith("GM07")
    return diagnostic.code, diagnostic.message, "\n".join(diagnostic.notes)


def refusal(call: Callable[[], object]) -> tuple[str, str]:
    return refused(call)[:2]


@rows("name, content, code, part", TEXTS)
def test_bad_text(
    tmp_path: Path, name: str, content: str, code: str, part: str
) -> None:
    path = tmp_path / name
    path.write_text(content, newline="")
    found, message = refusal(lambda: Graph.read(path))
    assert (found, part in message) == (code, True), message


def test_missing_file_and_directory(tmp_path: Path) -> None:
    assert refusal(lambda: Graph.read(tmp_path / "a.el"))[0] == "GM0701"
    code, message = refusal(lambda: Graph.read(tmp_path))
    assert code == "GM0701"
    assert "directory" in message


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_unreadable_file(tmp_path: Path) -> None:
    path = tmp_path / "a.el"
    path.write_text("0 1\n")
    path.chmod(0)
    assert refusal(lambda: Graph.read(path))[0] == "GM0701"


@rows("extension", ["gz", "xz"])
@rows("format_", ["el", "mtx", "gr", "graph"])
def test_damaged_compression(tmp_path: Path, extension: str, format_: str) -> None:
    heads = {"el": "", "mtx": MTX + "pattern general\n9 9 5000\n"}
    heads |= {"gr": "p tw 9 5000\n", "graph": "5000 0\n"}
    lines = "".join(f"{i % 9 + 1} {i * 7 % 9 + 1}\n" for i in range(5000))
    text = (heads[format_] + lines).encode()
    whole = gzip.compress(text) if extension == "gz" else lzma.compress(text)
    path = tmp_path / f"a.{format_}.{extension}"
    for content in (whole[: len(whole) // 2], text):
        path.write_bytes(content)
        assert refusal(lambda: Graph.read(path))[0] == "GM0703"


ARCHIVES: list[tuple[dict[str, Any], str]] = [
    ({"indptr": [0, 1]}, "GM0709"),
    ({}, "GM0709"),
    ({"indptr": [0, 1], "indices": [1]}, "GM0707"),
    ({"indptr": [0, 1], "indices": [-1]}, "GM0707"),
    ({"indptr": [0, 2, 1], "indices": [0]}, "GM0715"),
    ({"indptr": [1, 1], "indices": [0]}, "GM0715"),
    ({"indptr": [0, 2], "indices": [0]}, "GM0715"),
    ({"indptr": [], "indices": []}, "GM0715"),
    ({"indptr": [0, 1], "indices": [0.5]}, "GM0706"),
    ({"indptr": [0, 1], "indices": [0], "weights": [1, 2]}, "GM0714"),
    ({"indptr": [0, 1], "indices": [0], "weights": [float("nan")]}, "GM0708"),
    ({"indptr": [0, 1], "indices": [0], "weights": ["x"]}, "GM0708"),
    ({"indptr": [0, 1], "indices": [0], "src": 1}, "GM0707"),
    ({"indptr": [0, 1], "indices": [0], "src": 0.5}, "GM0706"),
    ({"format": "bsr", "shape": [1, 1]}, "GM0711"),
    ({"format": "csr", "shape": [1, 2]}, "GM0711"),
    ({"format": "csr", "shape": [2, 2], "indptr": [0, 1], "indices": [0]}, "GM0710"),
]


@rows("arrays, code", ARCHIVES)
def test_bad_archive(tmp_path: Path, arrays: dict[str, Any], code: str) -> None:
    path = tmp_path / "a.npz"
    np.savez(path, **arrays)
    assert refusal(lambda: Graph.read(path))[0] == code


def test_archives_that_are_something_else(tmp_path: Path) -> None:
    path = tmp_path / "a.npz"
    with path.open("wb") as stream:
        np.save(stream, np.zeros(3))
    assert refusal(lambda: Graph.read(path))[0] == "GM0703"
    np.savez(path, indptr=np.array([0, None]), allow_pickle=True)
    assert refusal(lambda: Graph.read(path))[0] == "GM0703"
    np.savez(path, indptr=[0, 1], indices=[0])
    path.write_bytes(path.read_bytes()[:200])
    assert refusal(lambda: Graph.read(path))[0] == "GM0703"


@rows("save", [np.savez, np.savez_compressed])
@rows("size", [16, 1 << 22])
def test_damaged_archives(
    tmp_path: Path, save: Any, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A changed byte is found by the checksum, also where the ids are in range; that of
    a part of an array is the same however it is read."""
    monkeypatch.setattr(stored, "SIZE", size)
    path = tmp_path / "a.npz"
    save(path, indptr=[0, 9, 9], indices=np.zeros(9, np.int32))
    assert Graph.read(path).edges == 9
    content = bytearray(path.read_bytes())
    begin = content.index(b"indices.npy") + len(b"indices.npy")
    plain = save is np.savez
    content[content.index(bytes(36), begin) if plain else begin + 40] ^= 1
    path.write_bytes(content)
    code, _, notes = refused(lambda: Graph.read(path))
    assert code == "GM0703"
    assert not plain or "Bad CRC-32 for file 'indices.npy'" in notes


def test_a_file_that_shrinks_while_it_is_read(tmp_path: Path) -> None:
    path = tmp_path / "a.sg"
    path.write_bytes(bytes(10))
    with path.open("rb") as stream, pytest.raises(OSError, match="ends while"):
        stored.read_array(stream, 2, 3, np.dtype(np.int32))


def test_bad_serialized_graph(tmp_path: Path) -> None:
    path = tmp_path / "a.sg"
    Graph.path(4).write(path)
    content = path.read_bytes()
    path.write_bytes(content[:40])
    assert refusal(lambda: Graph.read(path))[0] == "GM0703"
    path.write_bytes(content[:9] + b"\xff" * 8 + content[17:])
    assert refusal(lambda: Graph.read(path))[0] == "GM0709"
    path.write_bytes(content[:17] + b"\x01" + content[18:])
    assert refusal(lambda: Graph.read(path))[0] == "GM0715"


@rows(
    "spec, code, part",
    [
        ("rmta:10", "GM0712", "did you mean 'rmat'?"),
        ("rmat", "GM0712", "rmat:SCALE"),
        ("rmat:", "GM0712", "rmat:SCALE"),
        ("rmat:ten", "GM0712", "rmat:SCALE"),
        ("rmat:4:4:4:4", "GM0712", "rmat:SCALE"),
        ("grid:5", "GM0712", "grid:ROWSxCOLS"),
        ("path:-1", "GM0712", "path:N"),
        ("social:9", "GM0712", "social:NODES:EDGES"),
        ("social:9:28", "GM0712", "9 nodes can have 27 edges at most"),
        ("social:1:1", "GM0712", "1 nodes can have 0 edges at most"),
        ("road:9:10", "GM0712", "from 12 to 24 edges, an even number"),
        ("road:9:13", "GM0712", "from 12 to 24 edges, an even number"),
        ("road:9:26", "GM0712", "from 12 to 24 edges, an even number"),
        ("social:9999999999:1", "GM0713", "at most 2,147,483,647"),
        ("rmat:31", "GM0713", "at most 30"),
        ("rmat:30:999999", "GM0713", "this machine has"),
        ("complete:1000000", "GM0713", "this machine has"),
        ("grid:99999x99999", "GM0713", "at most 2,147,483,647"),
        ("empty:9999999999", "GM0713", "at most 2,147,483,647"),
    ],
)
def test_bad_generators(spec: str, code: str, part: str) -> None:
    found, message = refusal(lambda: Graph.read(spec))
    assert (found, part in message) == (code, True), message


@pytest.mark.parametrize(
    "weights", ["rows", "", "random:", "random:1:2", "random:x:1:2", "random:1:9:2"]
)
def test_bad_weights(weights: str) -> None:
    assert refusal(lambda: Graph.read("path:3", weights=weights))[0] == "GM0716"


def test_weights_that_are_not_there(samples: Path) -> None:
    karate = samples / "graphs/karate.mtx"
    for spec in ("path:3", karate):
        assert refusal(partial(Graph.read, spec, weights="column"))[0] == "GM0716"


@rows(
    "arguments, code",
    [
        (([0, 1], [1]), "GM0714"),
        (([[0, 1, 2]],), "GM0714"),
        (([[0, 1], [2]],), "GM0714"),
        (([[0]], [[0]]), "GM0714"),
        (([0.0], [1.0]), "GM0706"),
        ((["a"], ["b"]), "GM0706"),
        (([True], [False]), "GM0706"),
        (([0], [-1]), "GM0707"),
        (([0], [5], 5), "GM0707"),
        (([], [], -1), "GM0707"),
        (([0], [2**31 - 1]), "GM0707"),
        (([], [], 2**31), "GM0713"),
        (([0], [1], None, [float("nan")]), "GM0708"),
        (([0], [1], None, [1, 2]), "GM0714"),
        (([0], [1], None, [1j]), "GM0708"),
    ],
)
def test_bad_arrays(arguments: tuple[Any, ...], code: str) -> None:
    assert refusal(lambda: Graph.from_edges(*arguments))[0] == code


def test_bad_objects() -> None:
    sparse = pytest.importorskip("scipy.sparse", reason="graphs from scipy")
    assert refusal(lambda: Graph.from_scipy(np.eye(3)))[0] == "GM0714"
    assert refusal(lambda: Graph.from_scipy(sparse.eye(2, 3)))[0] == "GM0714"
    assert refusal(lambda: Graph.from_networkx(3))[0] == "GM0714"


def test_bad_edge_arrays() -> None:
    graph = Graph.path(3)
    assert refusal(lambda: graph.edges_from_input(np.zeros(3)))[0] == "GM0717"
    assert refusal(lambda: graph.edges_to_input(np.zeros((4, 1))))[0] == "GM0717"
    assert refusal(lambda: graph.edge_id_to_input([4]))[0] == "GM0717"
    assert refusal(lambda: graph.edge_id_from_input(-2))[0] == "GM0717"


def test_failed_writing_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "a.wel"
    path.write_text("old")
    assert refusal(lambda: Graph.path(3).write(path))[0] == "GM0716"
    assert path.read_text() == "old"
    assert refusal(lambda: Graph.path(3).write(tmp_path / "a.graph"))[0] == "GM0702"
    assert refusal(lambda: Graph.path(3).write(tmp_path / "a.xyz"))[0] == "GM0702"
    assert refusal(lambda: Graph.path(3).write(tmp_path / "b/a.el"))[0] == "GM0718"
    (tmp_path / "c.el").mkdir()
    assert refusal(lambda: Graph.path(3).write(tmp_path / "c.el"))[0] == "GM0718"
    assert {entry.name for entry in tmp_path.iterdir()} == {"a.wel", "c.el"}
