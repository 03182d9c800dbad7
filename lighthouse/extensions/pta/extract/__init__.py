"""Constraints of C programs, from the LLVM IR that a compiler makes of them."""

from __future__ import annotations

from collections.abc import Iterable
from os import PathLike
from pathlib import Path

from lighthouse.extensions.pta.constraints import Constraints
from lighthouse.extensions.pta.extract.facts import Facts
from lighthouse.extensions.pta.extract.models import load
from lighthouse.extensions.pta.extract.modules import read
from lighthouse.extensions.pta.extract.numbering import number
from lighthouse.extensions.pta.extract.parser import parse
from lighthouse.extensions.pta.extract.program import collect


def extract(
    paths: Iterable[str | PathLike[str]],
    models: str | PathLike[str] | None = None,
    *,
    library: bool = False,
) -> Constraints:
    """The constraints of a program: modules of LLVM IR (.ll, .bc), linked.

    models   a file of models of functions that are not in them (see models.txt)
    library  other code may call every function that is not static, and may read and
             write every such variable

    Raises CompileError for what is malformed, ToolMissing without llvmlite.
    """
    return number(collected(paths, models, library=library))


def collected(
    paths: Iterable[str | PathLike[str]],
    models: str | PathLike[str] | None = None,
    *,
    library: bool = False,
) -> Facts:
    """The same, before objects have fields and numbers."""
    known = load(None if models is None else Path(models))
    module = parse(read([Path(path) for path in paths]))
    return collect(module, known, library=library)
