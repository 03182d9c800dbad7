"""What of the language programs use, and which passes have something to do in them."""

from collections import Counter
from collections.abc import Iterable

from lighthouse.diagnostics import Diagnostics, Source
from lighthouse.driver import Options, front, lower
from lighthouse.frontend.check import check
from lighthouse.frontend.grammar import parse
from lighthouse.remarks import Kind
from tests.corpus.coverage import features


def used(texts: Iterable[str]) -> Counter[str]:
    """Each feature with the number of programs that have it."""
    programs: Counter[str] = Counter()
    for text in texts:
        typed = check(parse(Source("p.gm", text)), Diagnostics())
        programs.update(features(text, typed))
    return programs


def acting(texts: Iterable[str]) -> Counter[str]:
    """In how many of the programs each pass has done something."""
    programs: Counter[str] = Counter()
    for text in texts:
        lowered = lower(front(Source("p.gm", text)), "cuda", Options())
        programs.update({r.pass_name for r in lowered.remarks if r.kind is Kind.PASSED})
    return programs
