"""Changes modules of the compiler while they are imported.

For tools that look at the tests: `tests.mutate` changes conditions, `tests.quick` notes
which functions run.
"""

import ast
import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType

ROOT = Path(__file__).parents[1]

# The tree of the module at this path, relative to the repository, as it shall be.
Transform = Callable[[str, ast.Module], ast.Module]


class _Loader(SourceFileLoader):
    """Compiles the changed tree, and neither reads nor writes a `.pyc`."""

    def __init__(self, name: str, path: Path, transform: Transform) -> None:
        super().__init__(name, str(path))
        self.transform = transform

    def get_code(self, fullname: str) -> CodeType:
        path = Path(self.path)
        tree = ast.parse(path.read_bytes(), self.path)
        changed = self.transform(str(path.relative_to(ROOT)), tree)
        code: CodeType = compile(ast.fix_missing_locations(changed), self.path, "exec")
        return code


class _Finder(MetaPathFinder):
    def __init__(self, transform: Transform) -> None:
        self.transform = transform

    def find_spec(
        self,
        fullname: str,
        path: Sequence[str] | None,
        target: ModuleType | None = None,
    ) -> ModuleSpec | None:
        if fullname.partition(".")[0] != "lighthouse":
            return None
        for finder in sys.meta_path:
            if finder is self:
                continue
            spec = finder.find_spec(fullname, path, target)
            if spec is not None:
                break
        else:
            return None
        if isinstance(spec.loader, SourceFileLoader):
            real = Path(spec.loader.path).resolve()
            if real.is_relative_to(ROOT):
                spec.loader = _Loader(fullname, real, self.transform)
        return spec


def importing(text: str, tree: ast.Module) -> ast.Module:
    """A module that begins so, after its docstring and what comes from __future__."""
    at = 0
    for node in tree.body:
        future = isinstance(node, ast.ImportFrom) and node.module == "__future__"
        if not future and not isinstance(node, ast.Expr):
            break
        at += 1
    tree.body[at:at] = ast.parse(text).body
    return tree


def install(transform: Transform) -> None:
    """For all modules of the compiler.  Raises RuntimeError if one is there already."""
    early = [name for name in sys.modules if name.partition(".")[0] == "lighthouse"]
    if early:
        raise RuntimeError(f"imported before they could be changed: {early}")
    sys.meta_path.insert(0, _Finder(transform))
    reuse = import_module("lighthouse.reuse")
    reuse.is_enabled = False  # type: ignore[attr-defined]


def functions(node: ast.AST, prefix: str = "") -> Iterator[tuple[str, ast.FunctionDef]]:
    """By name, those in a tree, with those in them and in classes."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef):
            yield f"{prefix}{child.name}", child
            yield from functions(child, f"{prefix}{child.name}.")
        elif isinstance(child, ast.ClassDef):
            yield from functions(child, f"{prefix}{child.name}.")
        else:
            yield from functions(child, prefix)
