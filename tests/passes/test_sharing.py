"""Procedures that are called more than once are compiled once where they are large."""

from itertools import product
from pathlib import Path
from typing import Any

import pytest

import lighthouse
from lighthouse.diagnostics import CompileError, Source
from lighthouse.driver import Options, front, generate, lower
from lighthouse.graph import Graph
from lighthouse.passes.normalize import sharing
from lighthouse.remarks import Kind
from tests.corpus.cases import PATHS
from tests.corpus.test_corpus import check_cases, head
from tests.once import checked
from tests.passes.meaning import answer, core_of, outcome, programs
from tests.run import ways
from tests.sampling import sampled

PROGRAMS = programs("inline_calls")
CALLING = [path for path in PATHS if path.parent.name == "procedures"]


def chain(length: int, call: str = "a = f{next}(G, p, a);") -> str:
    """Each procedure calls the next one twice."""
    head = "Local f{0}(G: Graph, p: N_P<Int>, k: Int): Int {{ Int a = k + {0}; "
    last = "Int b = a; Foreach (n: G.Nodes) { n.p += b; a += n.p; } Return a; }"
    twice = f"{call} {call} Return a; }}"
    texts = [head.format(length) + last]
    for i in range(length - 1, -1, -1):
        texts.append(head.format(i) + twice.replace("{next}", str(i + 1)))
    entry = "Procedure f(G: Graph; p: N_P<Int>): Int { Return f0(G, p, 1); }"
    return "\n".join([*texts, entry])


@pytest.fixture
def everything_is_shared(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("PASTED", "SMALL", "WORTH"):
        monkeypatch.setattr(sharing, name, 0)


def verified(level: int) -> Options:
    return Options(level=level, verify_each=True)


@pytest.mark.usefixtures("everything_is_shared")
@pytest.mark.parametrize(("name", "level"), sampled(product(PROGRAMS, (2, 0)), 5))
def test_meaning_of_the_core(name: str, level: int) -> None:
    program = core_of(front(Source("f.gm", PROGRAMS[name])), verified(level))
    assert outcome(program) == answer(PROGRAMS, name, "interpret", level)


@pytest.mark.usefixtures("everything_is_shared")
@pytest.mark.parametrize(("path", "level"), sampled(product(CALLING, (0, 2)), 5))
def test_meaning_of_the_corpus(path: Path, level: int) -> None:
    program = core_of(
        checked(path.read_text(encoding="utf-8"), str(path)), verified(level)
    )
    check_cases(program, ways.TREE, head(path))


@pytest.mark.usefixtures("everything_is_shared")
@pytest.mark.parametrize(
    ("name", "target"), [("rounds", "openmp"), ("two graphs", "cuda-sim")]
)
def test_meaning_of_what_is_compiled(name: str, target: Any) -> None:
    program = lighthouse.compile(PROGRAMS[name], target=target)
    assert outcome(program) == answer(PROGRAMS, name, "interpret")


def test_a_chain_grows_with_its_length() -> None:
    """Not with the number of calls, which doubles with each procedure."""
    lengths = {}
    for length in (12, 24):
        compilation = front(Source("f.gm", chain(length)))
        lowered = lower(compilation, "openmp")
        lengths[length] = len(generate(lowered, "openmp").source)
        shared = [item for item in lowered.remarks if item.pass_name == "inline-calls"]
        assert shared
        assert {item.kind for item in shared} == {Kind.PASSED}
    assert lengths[24] < 2.5 * lengths[12]


def test_a_chain_means_the_same() -> None:
    graph, p = Graph.path(3), [3, 1, 2]
    results = [
        lighthouse.compile(chain(9), target=target)(graph, p=p)
        for target in ("interpret", "openmp")
    ]
    first, second = ((each.returned, each.p.tolist()) for each in results)
    assert first == second


def test_small_programs_are_pasted() -> None:
    for text in PROGRAMS.values():
        lowered = lower(front(Source("f.gm", text)), "openmp")
        assert "inline-calls" not in {item.pass_name for item in lowered.remarks}


def test_a_program_that_is_too_large_is_refused() -> None:
    """Calls in parallel loops are copies of what they call."""
    text = chain(20, "Foreach (m: G.Nodes) { a += f{next}(G, p, m.p); }")
    with pytest.raises(CompileError) as refused:
        lower(front(Source("f.gm", text)), "openmp")
    (found,) = refused.value.diagnostics
    assert found.code == "GM0506"
