"""Which samples and programs of the corpus each pass changes."""

from functools import cache
from pathlib import Path

from lighthouse.diagnostics import CompileError, Source
from lighthouse.driver import front, lower
from lighthouse.passes.base import Pass, Target, Unit
from lighthouse.passes.pages import pages
from tests.corpus.cases import PATHS
from tests.existing import ROOT

SAMPLES = tuple(sorted(ROOT.glob("samples/*.gm")))
# More of them are counted, not named.
NAMED = 6
ABOUT = """## On which programs

The samples and the programs of `tests/corpus` that a pass changes, compiled for CUDA \
with the default passes. A pass that changes fewer than three unrelated programs runs \
on request only."""


ALL = (*SAMPLES, *PATHS)


@cache
def changed(
    some: tuple[Path, ...] = ALL, target: Target = "cuda"
) -> dict[str, frozenset[Path]]:
    """By pass, the programs that it changes."""
    found: dict[str, set[Path]] = {}
    for path in some:

        def look(each: Pass, before: Unit, after: Unit, path: Path = path) -> None:
            if before is not after and before != after:
                found.setdefault(each.name, set()).add(path)

        source = Source(path.name, path.read_text(encoding="utf-8"))
        try:
            lower(front(source), target, observers=[look])
        except CompileError:
            continue  # foreign code that only OpenMP runs
    return {name: frozenset(paths) for name, paths in found.items()}


def family(path: Path) -> str:
    """`pagerank_float` and `pagerank_propagate` are one program to a pass."""
    return path.stem.partition("_")[0]


def table() -> str:
    rows = ["| pass | samples | corpus |", "|---|---|---|"]
    for name in pages():
        paths = changed().get(name)
        if paths is not None:
            rows.append(
                f"| [{name}](#{name}) | {_told(paths & set(SAMPLES))} "
                f"| {_told(paths & set(PATHS))} |"
            )
    return f"{ABOUT}\n\n" + "\n".join(rows)


def _told(paths: frozenset[Path]) -> str:
    names = sorted(f"`{path.stem}`" for path in paths)
    return ", ".join(names) if len(names) <= NAMED else str(len(names))
