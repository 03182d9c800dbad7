"""LightHouse compiles Green-Marl to CUDA and OpenMP.

    import lighthouse
    pagerank = lighthouse.compile("samples/pagerank.gm")
    graph = lighthouse.Graph.read("web.mtx")
    result = pagerank(graph, e=1e-4, d=0.85, max=100)
    result.pg_rank

Everything is imported at first use, so that `lighthouse --help` is quick.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

from lighthouse.package import __version__

if TYPE_CHECKING:
    from lighthouse import session, sets
    from lighthouse.api import Compiled, Result, compile
    from lighthouse.diagnostics import (
        CompileError,
        CompileWarning,
        Diagnostic,
        ToolMissing,
        UsageError,
    )
    from lighthouse.driver import Options
    from lighthouse.graph import Graph


_HOMES = {
    "compile": "lighthouse.api",
    "Compiled": "lighthouse.api",
    "Result": "lighthouse.api",
    "Graph": "lighthouse.graph",
    "Options": "lighthouse.driver",
    "CompileError": "lighthouse.diagnostics",
    "Diagnostic": "lighthouse.diagnostics",
    "CompileWarning": "lighthouse.diagnostics",
    "ToolMissing": "lighthouse.diagnostics",
    "UsageError": "lighthouse.diagnostics",
}
# Modules that people use by their names.
_MODULES = ("session", "sets")

__all__ = [
    "CompileError",
    "CompileWarning",
    "Compiled",
    "Diagnostic",
    "Graph",
    "Options",
    "Result",
    "ToolMissing",
    "UsageError",
    "__version__",
    "compile",
    "session",
    "sets",
]


def __getattr__(name: str) -> Any:
    if name in _MODULES:
        return import_module(f"lighthouse.{name}")
    if name not in _HOMES:
        raise AttributeError(f"module 'lighthouse' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOMES, *_MODULES})
