"""Every kind of bad file or value gets its code, and its line where it has one."""

import gzip
import lzma
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lighthouse.diagnostics import CompileError
from lighthouse.graph import Graph, stored
from tests.sampling import rows, tables

TABLES = tables(__file__)
MTX = "%%MatrixMarket matrix coordinate "
MARKS = {r"\r": "\r", r"\n": "\n", "$MTX ": MTX, "$MANY": "9" * 5000}


def texts() -> Iterator[tuple[str, ...]]:
    """Name, content, code and a part of the message of each in `bad_files.txt`."""
    text = Path(__file__).with_name("bad_files.txt").read_text(encoding="utf-8")
    for line in re.findall(r"^[^#\n].*", text, flags=re.M):
        before, said = line.split(" => ")
        name, content = before.split(":", 1)
        for mark, meant in MARKS.items():
            content = content.replace(mark, meant)
        yield name, content.removeprefix(" "), *said.split(": ", 1)


def refused(call: Callable[[], object]) -> tuple[str, str, str]:
    """The code, message and notes of the one error that the call raises."""
    with pytest.raises(CompileError) as caught:
        call()
    (diagnostic,) = caught.value.diagnostics
    assert diagnostic.code.startswith("GM07")
    return diagnostic.code, diagnostic.message, "\n".join(diagnostic.notes)


def refusal(call: Callable[[], object]) -> tuple[str, str]:
    return refused(call)[:2]


@rows("name, content, code, part", [*texts()])
def test_bad_text(
    tmp_path: Path, name: str, content: str, code: str, part: str
) -> None:
    path = tmp_path / name
    path.write_text(content, newline="")
    found, message = refusal(lambda: Graph.read(path))
    assert (found, part in message) == (code, True), message


def test_commas(tmp_path: Path) -> None:
    path = tmp_path / "a.el"
    path.write_text("0,1\n")
    assert "not commas" in refused(lambda: Graph.read(path))[2]


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


@rows(*TABLES["bad archive"])
def test_bad_archive(tmp_path: Path, arrays: dict[str, Any], code: str) -> None:
    path = tmp_path / "a.npz"
    np.savez(path, **arrays)
    assert refusal(lambda: Graph.read(path))[0] == code


def test_archives_that_are_something_else(tmp_path: Path) -> None:
    path = tmp_path / "a.npz"
    path.write_text("no archive")
    assert "pickle" not in refused(lambda: Graph.read(path))[2]
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


@rows(*TABLES["bad arrays"])
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
