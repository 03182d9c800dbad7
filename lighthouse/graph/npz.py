"""Archives of numpy (.npz): our own rows, or a matrix from scipy's `save_npz`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import BinaryIO

import numpy as np

from lighthouse.diagnostics import fail
from lighthouse.graph.numbers import Numbers
from lighthouse.graph.rows import CompressedRows
from lighthouse.graph.table import (
    EdgeTable,
    as_integers,
    table_of_edges,
    table_of_rows,
)
from lighthouse.graph.text import file_errors, name_of, shown


def read(path: Path) -> EdgeTable:
    """Read `indptr, indices[, weights][, src]`, or scipy's csr, csc or coo.

    The edge order is that of the stored arrays.  Raises CompileError.
    """
    with file_errors(path), open(path, "rb") as stream:
        if path.stat().st_size == 0:
            fail("GM0704", f"{path}: the file is empty")
        try:
            with np.load(stream, allow_pickle=False) as archive:
                arrays = {name: archive[name] for name in archive.files}
        except Exception as error:
            # For damaged bytes zipfile and numpy raise almost anything.
            fail(
                "GM0703",
                f"{path}: not a readable .npz archive of plain arrays",
                f"{type(error).__name__}: {error}",
            )
    table = (
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


def _rows(path: Path, arrays: Mapping[str, Numbers], weights: str) -> EdgeTable:
    table = table_of_rows(
        _array(path, arrays, "indptr"),
        _array(path, arrays, "indices"),
        arrays.get(weights),
        source=str(path),
    )
    return replace(table, source=name_of(path))


def _matrix(path: Path, arrays: Mapping[str, Numbers]) -> EdgeTable:
    """The entry (i, j) of a matrix is the edge i → j, its value the weight."""
    shape = as_integers(_array(path, arrays, "shape"), f"{path}: 'shape'").tolist()
    if len(shape) != 2 or shape[0] != shape[1]:
        fail("GM0711", f"{path}: a matrix of shape {shape} is no graph; it is square")
    values = {name: array for name, array in arrays.items() if array.dtype != np.bool_}
    match _word(arrays["format"]):
        case "csr":
            table = _rows(path, values, "data")
        case "csc":
            table = _rows(path, values, "data")
            table = replace(table, sources=table.targets, targets=table.sources)
        case "coo" if "coords" in arrays:
            table = table_of_edges(
                arrays["coords"].T,
                None,
                shape[0],
                values.get("data"),
                source=str(path),
            )
        case "coo":
            rows, columns = (_array(path, arrays, name) for name in ("row", "col"))
            table = table_of_edges(
                rows, columns, shape[0], values.get("data"), source=str(path)
            )
        case other:
            fail(
                "GM0711",
                f"{path}: a matrix in the form '{other}' cannot be read",
                "save it as csr, csc or coo",
            )
    if table.nodes != shape[0]:
        fail(
            "GM0710",
            f"{path}: the shape says {shape[0]} nodes, the rows say {table.nodes}",
        )
    return replace(table, source=name_of(path))


def _word(array: Numbers) -> str:
    """The one text of an array; of any other what numpy shows."""
    if array.size == 1 and array.dtype.kind in "SU":
        text = array.item()
        return text.decode("ascii", "replace") if isinstance(text, bytes) else text
    return shown(str(array))


def _array(path: Path, arrays: Mapping[str, Numbers], name: str) -> Numbers:
    if name not in arrays:
        fail(
            "GM0709",
            f"{path}: the array '{name}' is missing",
            f"the archive holds: {', '.join(sorted(arrays)) or 'nothing'}",
        )
    return arrays[name]
