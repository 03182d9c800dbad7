"""Archives of numpy (.npz): our own rows, or a matrix from scipy's `save_npz`."""

import os
import struct
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import replace
from math import prod
from pathlib import Path
from typing import Any, BinaryIO

import numpy as np

from lighthouse.diagnostics import fail
from lighthouse.graph.numbers import Numbers
from lighthouse.graph.rows import CompressedRows
from lighthouse.graph.stored import checksum, read_array
from lighthouse.graph.table import (
    EdgeTable,
    RowTable,
    as_integers,
    table_of_edges,
    table_of_rows,
)
from lighthouse.graph.text import file_errors, name_of, shown

# What precedes a member of an archive, and ends with the sizes of its name and of what
# follows the name.
LOCAL_HEADER = struct.Struct("<26xHH")


def read(path: Path) -> EdgeTable | RowTable:
    """Read `indptr, indices[, weights][, src]`, or scipy's csr, csc or coo.

    The edge order is that of the stored arrays.  Raises CompileError.
    """
    with file_errors(path), open(path, "rb") as stream:
        if path.stat().st_size == 0:
            fail("GM0704", f"{path}: the file is empty")
        try:
            with np.load(stream, allow_pickle=False) as archive:
                arrays = {name: _read(stream, archive, name) for name in archive.files}
        except Exception as error:
            # For damaged bytes zipfile and numpy raise almost anything.
            message = f"{path}: not a readable .npz archive of plain arrays"
            # numpy takes anything else for a pickle, and advises to allow them.
            pickled = "allow_pickle" in str(error)
            notes = () if pickled else (f"{type(error).__name__}: {error}",)
            fail("GM0703", message, *notes)
    table: EdgeTable | RowTable = (
        _matrix(path, arrays) if "format" in arrays else _rows(path, arrays, "weights")
    )
    if "src" not in arrays:
        return table
    stored = arrays["src"]
    if stored.size != 1 or stored.dtype.kind not in "iu":
        fail("GM0706", f"{path}: 'src' should be one node id")
    node = int(stored.item())
    if not 0 <= node < table.nodes:
        fail("GM0707", f"{path}: 'src' is {node}, outside 0 … {table.nodes - 1}")
    return replace(table, stored_source=node)


def write(graph: CompressedRows, stream: BinaryIO) -> None:
    """Write the sorted rows, so that reading them costs nothing but the copy."""
    arrays = {"indptr": graph.row_offsets, "indices": graph.column_indices}
    if graph.slot_weights is not None:
        arrays["weights"] = graph.slot_weights
    if graph.stored_source is not None:
        arrays["src"] = np.array(graph.stored_source)
    np.savez(stream, allow_pickle=False, **arrays)


def _rows(path: Path, arrays: Mapping[str, Numbers], weights: str) -> RowTable:
    return table_of_rows(
        _array(path, arrays, "indptr"),
        _array(path, arrays, "indices"),
        arrays.get(weights),
        source=str(path),
        name=name_of(path),
    )


def _matrix(path: Path, arrays: Mapping[str, Numbers]) -> EdgeTable | RowTable:
    """The entry (i, j) of a matrix is the edge i → j, its value the weight."""
    shape = as_integers(_array(path, arrays, "shape"), f"{path}: 'shape'").tolist()
    if len(shape) != 2 or shape[0] != shape[1]:
        fail("GM0711", f"{path}: a matrix of shape {shape} is no graph; it is square")
    values = {name: array for name, array in arrays.items() if array.dtype != np.bool_}
    table: EdgeTable | RowTable
    match _word(arrays["format"]):
        case "csr":
            table = _rows(path, values, "data")
        case "csc":
            table = _rows(path, values, "data").edges()
            table = replace(table, sources=table.targets, targets=table.sources)
        case "coo" if "coords" in arrays:
            table = table_of_edges(
                arrays["coords"].T, None, shape[0], values.get("data"), source=str(path)
            )
        case "coo":
            rows, columns = (_array(path, arrays, name) for name in ("row", "col"))
            table = table_of_edges(
                rows, columns, shape[0], values.get("data"), source=str(path)
            )
        case other:
            message = f"{path}: a matrix in the form '{other}' cannot be read"
            fail("GM0711", message, "save it as csr, csc or coo")
    if table.nodes != shape[0]:
        reason = f"{path}: the shape says {shape[0]} nodes, the rows say {table.nodes}"
        fail("GM0710", reason)
    return replace(table, source=name_of(path))


def _read(stream: BinaryIO, archive: Any, name: str) -> Numbers:
    array = _stored(stream, archive.zip, name)
    return archive[name] if array is None else array


def _stored(stream: BinaryIO, archive: zipfile.ZipFile, name: str) -> Numbers | None:
    """The array of numbers that the archive has uncompressed under a name, read by all
    cores; None for what numpy is to read.  Raises what numpy does, and OSError."""
    info = archive.NameToInfo.get(f"{name}.npy")
    if info is None or info.compress_type != zipfile.ZIP_STORED:
        return None
    with archive.open(info) as member:
        version = np.lib.format.read_magic(member)
        if version == (1, 0):
            header = np.lib.format.read_array_header_1_0(member)
        elif version == (2, 0):
            header = np.lib.format.read_array_header_2_0(member)
        else:
            return None
        size = member.tell()
    shape, _, dtype = header
    count = prod(shape)
    whole = size + count * dtype.itemsize
    if len(shape) != 1 or dtype.kind not in "biuf" or whole != info.file_size:
        return None
    local = os.pread(stream.fileno(), LOCAL_HEADER.size, info.header_offset)
    begin = info.header_offset + LOCAL_HEADER.size + sum(LOCAL_HEADER.unpack(local))
    array = read_array(stream, begin + size, count, dtype)
    head = os.pread(stream.fileno(), size, begin)
    if checksum(array, zlib.crc32(head)) != info.CRC:
        raise zipfile.BadZipFile(f"Bad CRC-32 for file {info.filename!r}")
    return array


def _word(array: Numbers) -> str:
    """The one text of an array; of any other what numpy shows."""
    if array.size == 1 and array.dtype.kind in "SU":
        text = array.item()
        return text.decode("ascii", "replace") if isinstance(text, bytes) else text
    return shown(str(array))


def _array(path: Path, arrays: Mapping[str, Numbers], name: str) -> Numbers:
    if name not in arrays:
        note = f"the archive holds: {', '.join(sorted(arrays)) or 'nothing'}"
        fail("GM0709", f"{path}: the array '{name}' is missing", note)
    return arrays[name]
