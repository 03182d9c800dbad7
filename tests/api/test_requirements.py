"""What `//! requires` says is tested when arguments are bound, however they come."""

from collections import Counter
from pathlib import Path

import pytest

import lighthouse
from lighthouse.diagnostics import CompileError
from lighthouse.driver import front, read_source
from lighthouse.frontend.requirements import CONDITIONS
from lighthouse.graph import Graph
from lighthouse.ir.printer import print_program
from lighthouse.requirements import OF_GRAPHS, OF_NUMBERS
from lighthouse.session import Session
from tests.sampling import rows, tables

PROGRAM = """
//! requires {requires}
Procedure p(G: Graph, len: E_P<Double>, age: N_P<Int>, x: Float): Int {{
    Return G.NumNodes();
}}
"""
# Its edges 1 → 0 and 0 → 1 come in another order than their slots.
BOTH_WAYS = Graph.from_edges([1, 0], [0, 1])
ONE_WAY = Graph.from_edges([0], [1])


def findings(requires: str, graph: Graph, **given: object) -> list[str]:
    """The messages of a call."""
    text = PROGRAM.format(requires=requires)
    program = lighthouse.compile(text, target="interpret")
    sizes = {"len": [0.0] * graph.edges, "age": [0] * graph.nodes}
    arguments = {"x": 0.0} | sizes | given
    try:
        program(graph, **arguments)
    except CompileError as error:
        found = error.diagnostics
    else:
        return []
    assert {item.code for item in found} == {"GM0617"}
    assert all(item.span.text in requires for item in found)
    return [item.message for item in found]


def test_every_condition_has_a_test() -> None:
    assert set(CONDITIONS) == set(OF_GRAPHS) | set(OF_NUMBERS)


TABLES = tables(__file__, BOTH_WAYS=BOTH_WAYS, Graph=Graph, ONE_WAY=ONE_WAY)


@rows(*TABLES["graphs"])
def test_graphs(condition: str, good: Graph, bad: Graph) -> None:
    (message,) = findings(f"G {condition}", bad)
    assert message.startswith(f"`p` requires `G {condition}`: {bad.source} ")
    assert findings(f"G {condition}", good) == []
    assert findings(f"G {condition}", Graph.empty(2)) == []


@rows("seed", range(20))
def test_symmetry_by_hash_is_symmetry(seed: int) -> None:
    """On directed graphs, on symmetric ones, and on those that lack one edge."""
    graph = Graph.uniform(3, 1, seed)
    whole = graph.symmetrized()
    without = Graph.from_edges(whole.edge_sources[1:], whole.column_indices[1:], 8)
    for each in (graph, whole, without):
        there = Counter(zip(each.edge_sources, each.edge_targets, strict=True))
        back = Counter(zip(each.edge_targets, each.edge_sources, strict=True))
        assert each.is_symmetric == (there == back)


@pytest.mark.parametrize(*TABLES["numbers"])
def test_numbers(requires: str, given: dict[str, object], problem: str) -> None:
    assert findings(requires, BOTH_WAYS, **given) == [
        f"`p` requires `{requires}`: {problem}"
    ]
    good = {name: 1 if name == "x" else [1, 1] for name in given}
    assert findings(requires, BOTH_WAYS, **good) == []


def test_zeros_of_both_signs_are_equal() -> None:
    assert findings("len symmetric", BOTH_WAYS, len=[0.0, -0.0]) == []


def test_all_that_is_wrong_is_said() -> None:
    found = findings("G symmetric, x positive", ONE_WAY)
    assert len(found) == 2


def test_a_session_tests_them_too(samples: Path) -> None:
    clustering = lighthouse.compile(samples / "clustering.gm", target="openmp")
    with pytest.raises(CompileError, match="requires `G symmetric`"):
        Session(clustering, ONE_WAY)


# By sample, graphs that it refuses, by what it requires.
REFUSED: dict[str, dict[str, Graph]] = {}
for _samples, _requires, _graph in TABLES["samples refuse"][1]:
    for _name in _samples.split(", "):
        REFUSED.setdefault(_name, {})[_requires] = _graph


def test_the_samples_that_require_something(samples: Path) -> None:
    found = {
        path.stem
        for path in samples.glob("*.gm")
        if front(read_source(str(path))).procedure.requires
    }
    assert found == set(REFUSED)


@rows("name", REFUSED)
def test_samples_refuse(name: str, samples: Path) -> None:
    program = lighthouse.compile(samples / f"{name}.gm", target="interpret")
    numbers = {"root": 0, "target": 1, "N": 1, "jump": 0.0}
    for requirement, graph in REFUSED[name].items():
        values = numbers | {"len": list(range(-1, graph.edges - 1))}
        names = {item.name for item in program.procedure.inputs}
        given = {key: value for key, value in values.items() if key in names}
        with pytest.raises(CompileError, match=f"`{requirement}`"):
            program(graph, **given)


def test_they_are_printed_and_written_to_generated_files(samples: Path) -> None:
    compilation = front(read_source(str(samples / "mst.gm")))
    line = "requires G symmetric, len symmetric"
    assert f"//! {line}\nProcedure mst" in print_program(compilation.program)
    for target in ("openmp", "cuda"):
        source = lighthouse.compile(
            samples / "mst.gm", target="cuda-sim" if target == "cuda" else "openmp"
        ).source
        assert f"//   {line}" in source
