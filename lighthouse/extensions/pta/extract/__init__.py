"""Extracts the constraints of C programs from LLVM IR.

What this needs is imported where it is used: other commands only ask for its options.
"""

from __future__ import annotations

import gc
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING

from lighthouse.diagnostics import fail

if TYPE_CHECKING:
    from lighthouse.extensions.pta.constraints import Constraints
    from lighthouse.extensions.pta.extract.completion import Extracted
    from lighthouse.extensions.pta.extract.ir import Module
    from lighthouse.extensions.pta.extract.modules import Content
    from lighthouse.extensions.pta.extract.project import Project


def extract(
    paths: Iterable[str | PathLike[str]] = (),
    models: str | PathLike[str] | None = None,
    *,
    library: bool = False,
    project: Project | None = None,
) -> Constraints:
    """The constraints of a program: modules of LLVM IR (.ll, .bc), linked.

    models   a file of models of functions that are not in them (see models.txt)
    library  other code may call every function that is not static, and may read and
             write every such variable
    project  its files are compiled, and are modules, too

    Raises CompileError for what is malformed, and GM0875 for a program without `main`
    that is no library; ToolMissing without llvmlite or clang.
    """
    modules = read(map(Path, paths), project)
    return extracted(modules, models, library=library).constraints


def read(paths: Iterable[Path], project: Project | None = None) -> list[Content]:
    """The modules in files, and those of a project."""
    from lighthouse.extensions.pta.extract.modules import content
    from lighthouse.extensions.pta.extract.project import contents

    return [*map(content, paths), *(contents(project) if project else ())]


def extracted(
    modules: Sequence[Content],
    models: str | PathLike[str] | None = None,
    *,
    library: bool = False,
) -> Extracted:
    """The same of modules that were read, and which functions were not known."""
    from lighthouse.extensions.pta.extract.completion import complete
    from lighthouse.extensions.pta.extract.models import load
    from lighthouse.extensions.pta.extract.modules import linked
    from lighthouse.extensions.pta.extract.parser import parse
    from lighthouse.extensions.pta.extract.program import collect

    known = load(None if models is None else Path(models))
    with _no_collection():
        module = parse(linked(modules))
        _check_called(module, library)
        # Most programs take some pointers apart.
        found = complete(collect(module, known, library=library, in_parts=True))
        if found is None:
            found = complete(collect(module, known, library=library))
            assert found is not None
    return found


@contextmanager
def _no_collection() -> Iterator[None]:
    """Millions of objects are made and kept: looking for garbage takes long."""
    enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if enabled:
            gc.enable()


def _check_called(module: Module, library: bool) -> None:
    """What nothing calls would have empty sets, which look like an answer."""
    functions = [each for each in module.procedures if each.body is not None]
    if library:
        used = [each.name for each in functions if not each.local]
        used += [
            each.name
            for each in module.variables
            if each.initial is not None and not each.local
        ]
        if not used:
            message = "the modules have no function or variable for other code to use"
            note = "all that they define, if anything, is static"
            fail("GM0875", message, note)
    elif not any(each.name == "main" for each in functions):
        note = "give all modules of the program, or --library (in Python, "
        note += "library=True) if other code calls their functions"
        fail("GM0875", "the modules have no function `main`", note)
