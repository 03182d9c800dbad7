"""The memory layout of values, the same for every compiled target."""

import ctypes
from typing import Any

import numpy as np
import numpy.typing as npt

from lighthouse.graph import Graph
from lighthouse.ir import types as ty

Memory = npt.NDArray[Any]
SCALARS: dict[ty.Scalar, np.dtype[Any]] = {
    ty.INT: np.dtype(np.int32),
    ty.LONG: np.dtype(np.int64),
    ty.FLOAT: np.dtype(np.float32),
    ty.DOUBLE: np.dtype(np.float64),
    ty.BOOL: np.dtype(np.bool_),
}


# Views that a GPU gets in parts, so that the host never has all.
BY_PARTS = frozenset({"edge_sources"})


def is_wide(graph: Graph) -> bool:
    """True if edges need 64 bits."""
    return graph.row_offsets.dtype == np.int64


def dtype(type: ty.Type, wide: bool) -> np.dtype[Any]:
    """The numpy type of a value; an edge has 64 bits on a `wide` graph."""
    if isinstance(type, ty.NodeType):
        return np.dtype(np.int32)
    if isinstance(type, ty.EdgeType):
        return np.dtype(np.int64 if wide else np.int32)
    assert isinstance(type, ty.Scalar)
    return SCALARS[type]


def view(graph: Graph, kind: str) -> Memory:
    """The array of a graph that generated code calls `kind`."""
    # In generated code, which knows no other order, the name need not tell it.
    array: Memory = getattr(graph, "slot_sources" if kind == "edge_sources" else kind)
    return array


def stored(graph: Graph, kind: str) -> str:
    """The view in whose memory `kind` is: rows that are the same as the reverse rows
    are there once."""
    forward = kind.removeprefix("in_")
    if kind in ("in_row_offsets", "in_column_indices"):
        return forward if view(graph, kind) is view(graph, forward) else kind
    return kind


def pointer(array: Memory) -> ctypes.c_void_p:
    return ctypes.c_void_p(address(array))


def address(array: Memory) -> int:
    """That of its first element; `array.ctypes` takes twice as long."""
    place: int = array.__array_interface__["data"][0]
    return place


def pointers(items: list[ctypes.c_void_p]) -> ctypes.Array[ctypes.c_void_p]:
    return (ctypes.c_void_p * max(len(items), 1))(*items)
