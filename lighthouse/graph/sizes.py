"""How large the graph of a file is, from its header."""

import os
import struct
import zipfile
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from lighthouse.graph.gap import HEADER
from lighthouse.graph.order import offset_type


@dataclass(frozen=True, slots=True)
class Sizes:
    """What is known of a graph that has not been read; the rest is as it needs least
    memory: it may be symmetric, with short rows."""

    nodes: int
    edges: int
    is_symmetric: bool = True
    max_out_degree: int = 0

    @property
    def is_wide(self) -> bool:
        """Whether edges need 64 bits."""
        return offset_type(self.edges) is np.int64


def sizes_of(spec: str | os.PathLike[str]) -> Sizes | None:
    """Of `.sg`, `.wsg` and rows in `.npz`; None for other graphs, and for files that
    cannot be read, which is for those to say who read all of it."""
    path = Path(spec)
    try:
        if path.suffix in (".sg", ".wsg"):
            with open(path, "rb") as stream:
                _, edges, nodes = HEADER.unpack(stream.read(HEADER.size))
            return Sizes(nodes, edges)
        if path.suffix == ".npz":
            with zipfile.ZipFile(path) as archive:
                return Sizes(
                    _length(archive, "indptr") - 1, _length(archive, "indices")
                )
    except (OSError, ValueError, KeyError, zipfile.BadZipFile, struct.error):
        pass
    return None


def _length(archive: zipfile.ZipFile, name: str) -> int:
    with archive.open(f"{name}.npy") as stream:
        np.lib.format.read_magic(stream)
        shape, _, _ = np.lib.format.read_array_header_1_0(stream)
    (length,) = shape
    return int(length)
