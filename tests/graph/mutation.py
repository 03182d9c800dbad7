"""Damaged graph files, and a reader that is slow and takes nothing on trust.

`read_carefully` has the edges of a text file as a multiset, or None where the file is
wrong; it shares no code with the readers under test.
"""

import gzip
import io
import lzma
import random
import re
import zlib
from collections import Counter
from fractions import Fraction
from pathlib import Path

import numpy as np

from lighthouse.graph import Graph

Edges = Counter[tuple[int, int, Fraction | None]]

FORMATS = [
    *("a.txt", "a.el", "a.wel", "a.mtx", "a.gr", "a.graph", "a.npz", "a.sg", "a.wsg"),
    *("a.el.gz", "a.wel.xz", "a.mtx.gz", "a.gr.xz"),
]
TOKENS = [
    *("-1", "0", "7", "+1", "1_0", "１", "1.5", "1e999", "nan", "inf", "0x1", "x", ""),
    *("9007199254740993", "99999999999999999999", "2147483648", "1 2", "%", "#", "a"),
    *("1", "1", "2", "2", "3", "3", "2.0", "1e1", "01", "4503599627370497.5"),
]
METIS = "3 2 1\n2 5 3 7\n1 5\n1 7\n"


def originals(folder: Path) -> dict[str, bytes]:
    """A small good file of each format, by name."""
    graph = Graph.from_edges([2, 0, 1, 0, 0], [0, 2, 2, 1, 1], weights=[7, 5, 1, 2, 2])
    found = {}
    for name in FORMATS:
        path = folder / name
        if name == "a.graph":
            path.write_text(METIS)
        else:
            graph.write(path)
        found[name] = path.read_bytes()
    return found


def mutated(name: str, content: bytes, chance: random.Random) -> bytes:
    """One change or two: of words in texts, of bytes in all."""
    text = unpacked(name, content)
    if text is not None and chance.random() < 0.7:
        words = re.split(rb"([ \n])", text)
        for _ in range(chance.choice([1, 1, 2])):
            words[chance.randrange(len(words))] = chance.choice(TOKENS).encode()
        return packed(name, b"".join(words))
    data = bytearray(content)
    for _ in range(chance.choice([1, 1, 2])):
        place = chance.randrange(len(data) + 1)
        match chance.randrange(5):
            case 0:
                data[place : place + 1] = bytes([chance.randrange(256)])
            case 1:
                del data[place : place + chance.randint(1, 8)]
            case 2:
                data[place:place] = chance.randbytes(chance.randint(1, 8))
            case 3:
                data += chance.choice([b"\0" * 4, b"more", b"\n", bytes(data)])
            case _:
                del data[place:]
    return bytes(data)


def unpacked(name: str, content: bytes) -> bytes | None:
    """The text of a file; None where there is none."""
    if name.endswith(".gz"):
        return gzip.decompress(content)
    if name.endswith(".xz"):
        return lzma.decompress(content)
    return None if name.endswith((".npz", ".sg", ".wsg")) else content


def packed(name: str, text: bytes) -> bytes:
    if name.endswith(".gz"):
        return gzip.compress(text)
    return lzma.compress(text) if name.endswith(".xz") else text


def edges_of(graph: Graph) -> Edges:
    weights = [None] * graph.edges if graph.weights is None else graph.weights.tolist()
    ends = zip(graph.edge_sources.tolist(), graph.edge_targets.tolist(), strict=True)
    return Counter(
        (source, target, None if weight is None else exact(weight))
        for (source, target), weight in zip(ends, weights, strict=True)
    )


def exact(number: float) -> Fraction | None:
    """None for an infinity."""
    return Fraction(number) if np.isfinite(number) else None


class Wrong(Exception):
    """The file does not say what a graph is."""


def read_carefully(name: str, content: bytes) -> Edges | None:
    """The edges of a text format; None for a file that is wrong."""
    try:
        text = unpacked_whole(name, content).decode("utf-8-sig", "replace")
        lines = [line.split() for line in io.StringIO(text)]
        if not text:
            return None
        form = name.split(".")[1]
        if form == "graph":
            return metis(lines)
        if form == "mtx":
            return matrix(lines)
        if form == "gr":
            return dimacs(lines)
        return Counter(columns(without(lines, "#%"), 0, form == "wel", 2**31 - 1))
    except (Wrong, EOFError, OSError, zlib.error, lzma.LZMAError):
        return None


def unpacked_whole(name: str, content: bytes) -> bytes:
    """Raises for anything that follows what is compressed, but zeros."""
    if name.endswith(".gz"):
        return gzip.decompress(content)
    if not name.endswith(".xz"):
        return content
    found = b""
    while content:
        stream = lzma.LZMADecompressor(lzma.FORMAT_XZ)
        found += stream.decompress(content)
        if not stream.eof:
            raise Wrong
        content = stream.unused_data.lstrip(b"\0")
    return found


def without(lines: list[list[str]], comments: str) -> list[list[str]]:
    return [words for words in lines if words and words[0][0] not in comments]


def whole(word: str, low: int, high: int) -> int:
    if not re.fullmatch(r"[+-]?[0-9]{1,40}", word) or not low <= int(word) <= high:
        raise Wrong
    return int(word)


def weight_of(word: str, integer: bool = False) -> Fraction | None:
    if re.fullmatch(r"[+-]?inf(inity)?", word, re.IGNORECASE) and not integer:
        return None
    if not re.fullmatch(r"[+-]?([0-9]+\.?[0-9]*|\.[0-9]+)(e[+-]?[0-9]+)?", word, re.I):
        raise Wrong
    if abs(Fraction(word)) > 2**1023 or (integer and Fraction(word).denominator != 1):
        raise Wrong
    return (
        Fraction(word) if re.fullmatch("[+-]?[0-9]+", word) else Fraction(float(word))
    )


def columns(
    lines: list[list[str]], base: int, weighted: bool, nodes: int, integer: bool = False
) -> list[tuple[int, int, Fraction | None]]:
    found = []
    for words in lines:
        if len(words) < 2 + weighted:
            raise Wrong
        u, v = (whole(word, base, base + nodes - 1) - base for word in words[:2])
        found.append((u, v, weight_of(words[2], integer) if weighted else None))
    given = [weight for _, _, weight in found if weight is not None]
    all_whole = len(given) == len(found) * weighted and all(
        weight.denominator == 1 and abs(weight) < 2**63 for weight in given
    )
    if not all_whole and any(Fraction(float(weight)) != weight for weight in given):
        raise Wrong
    return found


def matrix(lines: list[list[str]]) -> Edges:
    head = [word.lower() for word in lines[0]] if lines else []
    if len(head) != 5 or head[:3] != ["%%matrixmarket", "matrix", "coordinate"]:
        raise Wrong
    if head[3] not in ("pattern", "integer", "real", "double"):
        raise Wrong
    if head[4] not in ("general", "symmetric"):
        raise Wrong
    sizes, *rest = without(lines[1:], "%") or [[]]
    if len(sizes) != 3:
        raise Wrong
    rows, across, entries = (whole(word, 0, 2**31 - 1) for word in sizes)
    if rows != across or len(rest) != entries:
        raise Wrong
    kind = head[3]
    found = columns(rest, 1, kind != "pattern", rows, kind == "integer")
    if head[4] == "symmetric":
        found += [(v, u, weight) for u, v, weight in found if u != v]
    return Counter(found)


def dimacs(lines: list[list[str]]) -> Edges:
    head, *rest = without(lines, "c") or [[]]
    if len(head) != 4 or head[0] != "p" or head[1] not in ("sp", "tw"):
        raise Wrong
    nodes, edges = whole(head[2], 0, 2**31 - 1), whole(head[3], 0, 2**63)
    weighted = head[1] == "sp"
    if weighted and any(words[0] != "a" for words in rest):
        raise Wrong
    if len(rest) != edges:
        raise Wrong
    return Counter(columns([words[weighted:] for words in rest], 1, weighted, nodes))


def metis(lines: list[list[str]]) -> Edges:
    lines = [words for words in lines if not (words and words[0][0] == "%")]
    while lines and not lines[0]:
        lines = lines[1:]
    head, *rest = lines or [[]]
    form = head[2].zfill(3) if len(head) > 2 else "000"
    if not 2 <= len(head) <= 4 or not re.fullmatch("[01]{3}", form):
        raise Wrong
    nodes, edges, *more = (whole(word, 0, 2**31 - 1) for word in head)
    skipped = (form[0] == "1") + (more[1] if len(more) == 2 else int(form[1]))
    weighted = form[2] == "1"
    if len(rest) < nodes or any(rest[nodes:]):
        raise Wrong
    found: Edges = Counter()
    for node, words in enumerate(rest[:nodes]):
        numbers = [whole(word, -(2**63), 2**63 - 1) for word in words]
        if len(numbers) < skipped or (len(numbers) - skipped) % (1 + weighted):
            raise Wrong
        numbers = numbers[skipped:]
        for place in range(0, len(numbers), 1 + weighted):
            if not 1 <= numbers[place] <= nodes:
                raise Wrong
            weight = Fraction(numbers[place + 1]) if weighted else None
            found[node, numbers[place] - 1, weight] += 1
    if found.total() != 2 * edges:
        raise Wrong
    if found != Counter({(v, u, weight): n for (u, v, weight), n in found.items()}):
        raise Wrong
    return found
