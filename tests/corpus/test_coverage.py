"""The corpus and the samples use the whole language."""

from pathlib import Path

from lighthouse.diagnostics import Diagnostics
from lighthouse.driver import read_source
from lighthouse.frontend.check import check
from lighthouse.frontend.grammar import parse
from tests.corpus.cases import PATHS
from tests.corpus.coverage import REQUIRED, features

SAMPLES = Path(__file__).parents[2] / "samples"


def test_everything_is_used() -> None:
    found: set[str] = set()
    for path in (*PATHS, *sorted(SAMPLES.glob("*.gm"))):
        source = read_source(str(path))
        found |= features(source.text, check(parse(source), Diagnostics()))
    missing = sorted(REQUIRED - found)
    assert not missing, "no program uses\n" + "\n".join(missing)
