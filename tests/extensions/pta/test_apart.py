"""Points-to analysis is in its folder; nothing else of LightHouse names what it has."""

import re
from collections.abc import Iterator
from pathlib import Path

from lighthouse.extensions import pta
from lighthouse.extensions.pta.extension import EXTENSION
from lighthouse.ir.roles import KINDS
from tests.test_packaging import shipped

FOLDER = Path("lighthouse", "extensions", EXTENSION.name)
SOURCES = {".py", ".j2", ".cuh", ".cpp", ".gm"}


def its_names() -> Iterator[str]:
    """Of the extension, its kinds of sets and of nodes, passes, headers and files."""
    yield EXTENSION.name
    for kind in EXTENSION.kinds:
        yield f"N_P<{kind.name}>"
        yield f'"{kind.name}"'
    nodes = (cls for cls in KINDS if cls.__module__.startswith(pta.__name__))
    yield from (cls.__name__ for cls in nodes)
    for each in EXTENSION.passes:
        yield from (each.name, each.__name__)
    assert EXTENSION.include
    yield from (path.name for path in EXTENSION.include.iterdir())
    yield from (path.stem for path in EXTENSION.library)
    for path in Path(__file__).parents[3].glob(f"{FOLDER}/passes/[a-z]*.py"):
        yield path.stem


def test_nothing_else_names_it(repository: Path) -> None:
    names = {*its_names()}
    assert names >= {
        *("pta", '"Bits"', "TwoLaunches", "share-members", "leftovers.cuh", "restarts")
    }
    texts = {
        place.as_posix(): path.read_text(encoding="utf-8")
        for place, path in shipped(repository).items()
        if path.suffix in SOURCES and not place.is_relative_to(FOLDER.as_posix())
    }
    found = {
        (place, name)
        for name in names
        for place, text in texts.items()
        if name in text and re.search(rf"(?<!\w){re.escape(name)}(?!\w)", text)
    }
    assert found == set()
