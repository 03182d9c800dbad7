"""Imports point one way: to the layers below or within the own one, never in a ring.

All import statements count, also those in functions and under TYPE_CHECKING.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.test_packaging import shipped

# From the bottom to the top: what of `lighthouse` each layer has.
LAYERS = {
    "diagnostics": "diagnostics findings render explanations remarks spelling "
    "files cache package process reuse toolchain",
    "ir": "ir",
    "graph": "graph sets",
    "frontend": "frontend",
    "passes": "passes",
    "codegen": "codegen",
    "runtime": "runtime",
    "api": "extensions driver requirements values binding api session agreement "
    "__init__",
    "bench": "bench samples",
    "cli": "cli cc __main__",
    "pta": "extensions.pta",
}
PLACES = {
    f"lighthouse.{member}": number
    for number, members in enumerate(LAYERS.values())
    for member in members.split()
}


def layer(module: str) -> int:
    """The number of its layer, by the longest beginning that the table has."""
    name = f"{module}.__init__" if module == "lighthouse" else module
    while name not in PLACES:
        name, dot, _ = name.rpartition(".")
        assert dot, f"{module} is in no layer"
    return PLACES[name]


def statements(tree: ast.AST) -> Iterator[ast.AST]:
    """All of a module, those inside functions included."""
    for place in ("body", "handlers", "orelse", "finalbody", "cases"):
        for statement in getattr(tree, place, ()):
            yield statement
            yield from statements(statement)


def imported(text: str, modules: Iterable[str]) -> set[str]:
    """Those of `modules` that the text of a module imports."""
    found: set[str] = set()
    for node in statements(ast.parse(text)):
        if isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.module, "imports have full names"
            names = {f"{node.module}.{each.name}" for each in node.names}
            found |= (names & {*modules}) or {node.module}
    return found & {*modules}


@pytest.fixture(scope="module")
def imports(repository: Path) -> dict[str, set[str]]:
    """What each module of LightHouse imports of the others."""
    texts = {
        ".".join(place.with_suffix("").parts).removesuffix(".__init__"): path
        for place, path in shipped(repository).items()
        if place.suffix == ".py"
    }
    return {module: imported(path.read_text(), texts) for module, path in texts.items()}


def test_imports_point_down(imports: dict[str, set[str]]) -> None:
    upward = {
        (module, other)
        for module, others in imports.items()
        for other in others
        if layer(other) > layer(module)
    }
    assert not upward
    assert set(map(layer, imports)) == set(range(len(LAYERS)))


def test_no_ring(imports: dict[str, set[str]]) -> None:
    try:
        TopologicalSorter(imports).prepare()
    except CycleError as ring:
        pytest.fail(" imports ".join(reversed(ring.args[1])))


def test_the_picture_agrees(repository: Path) -> None:
    tour = (repository / "docs" / "tour.md").read_text(encoding="utf-8")
    picture = re.findall(r"^(\w+) +│ (.*)$", tour, re.MULTILINE)
    assert dict(reversed(picture)) == LAYERS
    assert [name for name, _ in reversed(picture)] == list(LAYERS)


def test_hidden_imports_count() -> None:
    text = """
from lighthouse.ir import plan
def late(): import lighthouse.cli.main
if TYPE_CHECKING:
    from lighthouse.driver import Options
"""
    modules = {"lighthouse.ir.plan", "lighthouse.ir", "lighthouse.cli.main"}
    assert imported(text, modules | {"lighthouse.driver"}) == {
        "lighthouse.ir.plan",
        "lighthouse.cli.main",
        "lighthouse.driver",
    }
