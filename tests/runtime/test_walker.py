"""The walk over host steps, by what it asks of its device."""

import time
import weakref
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import lighthouse
from lighthouse.binding import bind
from lighthouse.graph import Graph
from lighthouse.ir.nodes import Call
from lighthouse.runtime.outcome import Outcome
from lighthouse.runtime.runs import VALUES
from lighthouse.runtime.simulator import Simulator
from lighthouse.runtime.walk import Walker
from tests.passes.meaning import programs

TEXTS = programs(Path(__file__).with_name("walker.txt"))
SETS = TEXTS["sets"]
PROGRAMS = Path(__file__).parents[1] / "run" / "programs"
SAMPLES = Path(__file__).parents[2] / "samples"


class Watched:
    """The simulator, counting what is asked of it."""

    def __init__(self, device: Simulator) -> None:
        self.device = device
        self.asked: Counter[str] = Counter()

    def __getattr__(self, name: str) -> Any:
        found = getattr(self.device, name)
        return self.counted(name, found) if callable(found) else found

    def counted(self, name: str, method: Any) -> Any:
        """What is made of it counts as well, `launcher()` is a launch."""

        def count(*arguments: Any) -> Any:
            self.asked[name] += 1
            answer = method(*arguments)
            return self.counted(f"{name}()", answer) if callable(answer) else answer

        return count


def walk(
    program: str | Path, graph: Graph, kind: Any = Watched, **arguments: Any
) -> tuple[Outcome, Any]:
    """The outcome, and how often the device was asked for what."""
    compiled = lighthouse.compile(program, target="cuda-sim")
    device = kind(Simulator(compiled.program))
    bound = bind(compiled.procedure, {"G": graph, **arguments})
    outcome = Walker(compiled.program, device, bound).run()
    return outcome, device.asked


def elements(count: int) -> Any:
    values = {"A": np.arange(count, dtype=np.int32), "root": 0, "other": 1}
    return walk(PROGRAMS / "elements.gm", Graph.path(count), **values)


def test_elements_are_copied_alone() -> None:
    """Neither the arrays that are copied nor the elements depend on the nodes."""
    _, few = elements(4)
    outcome, many = elements(40)
    assert few == many
    assert many["upload"] == 2, "A, and D, which keeps what is not written"
    assert many["download"] == 4, "the properties B, C, D and F"
    assert outcome.scalars["who"] == 0


def test_what_is_not_there_is_not_launched() -> None:
    text = "Procedure f(G: Graph; B: E_P<Int>) { Foreach (e: G.Edges) { e.B = 1; } }"
    assert walk(text, Graph.empty(3))[1]["launcher()"] == 0
    assert walk(text, Graph.path(3))[1]["launcher()"] == 1


def test_a_round_is_launches_writes_and_transfers() -> None:
    """All else is done once, however many rounds there are."""
    hits, graph = SAMPLES / "hits.gm", Graph.path(3)
    _, few = walk(hits, graph, rounds=3)
    _, many = walk(hits, graph, rounds=9)
    done = {"launcher()": 4, "writer()": 2, "fetcher()": 2, "fetcher()()": 2}
    assert many - few == Counter({what: 6 * count for what, count in done.items()})


def test_sizes_of_graphs_are_looked_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """They choose a launch in each round of the loop."""
    looks: list[str] = []
    functions: dict[Any, Any] = VALUES.functions
    getter = functions[Call, "Python"]

    def watched(compiler: Any, node: Any) -> Any:
        evaluate = getter(compiler, node)

        def look(environment: Any) -> Any:
            looks.append(node.name)
            return evaluate(environment)

        return look

    monkeypatch.setitem(functions, (Call, "Python"), watched)
    walk(SAMPLES / "hits.gm", Graph.path(3), rounds=9)
    assert looks.count("MaxInDegree") == 1


def test_loops_may_be_deeper_than_those_of_python() -> None:
    depth = 25
    opened = [f"Int i{i} = 0; While (i{i} < 2) {{ i{i} += 1;" for i in range(depth)]
    opened[3:] = [line.replace("< 2", "< 1") for line in opened[3:]]
    body = "Foreach (n: G.Nodes) { sum += 1; }"
    text = " ".join(
        ["Procedure f(G: Graph): Int { Int sum = 0;", *opened, body, "}" * depth]
    )
    program = lighthouse.compile(text + " Return sum; }", target="cuda-sim")
    assert program(Graph.path(3)).returned == 8 * 3


def test_the_host_divides_by_zero_as_kernels_do() -> None:
    text = """Procedure f(G: Graph, k: Int): Int {
        Int share = G.NumEdges() / G.NumNodes() + 10 * (7 / k) + 100 * (7 % k);
        Long some = Rand(k);
        Foreach (n: G.Nodes) { share += 1 + 7 / k; }
        Return share + (Int) some;
    }"""
    program = lighthouse.compile(text, target="cuda-sim")
    assert program(Graph.empty(0), k=0).returned == 0
    assert program(Graph.path(3), k=0).returned == 1 + 3
    assert program(Graph.path(3), k=1).returned == 1 + 70 + 3 * 8


def test_outputs_are_there_after_a_return_from_a_loop() -> None:
    text = TEXTS["outputs are there after a return from a loop"]
    program = lighthouse.compile(text, target="cuda-sim")
    result = program(Graph.path(3))
    assert (result.returned, result.k) == (4, 3)
    assert result.B.tolist() == [6, 6, 6]


def test_copies_of_arrays_are_not_run_time() -> None:
    """A device that is slow to copy does not make the run slow."""

    class Slow(Watched):
        def counted(self, name: str, method: Any) -> Any:
            def slow(*arguments: Any) -> Any:
                time.sleep(0.2 if name in ("upload", "download") else 0)
                return method(*arguments)

            return super().counted(name, slow)

    text = "Procedure f(G: Graph, A: N_P<Int>; B: N_P<Int>) { G.B = G.A; }"
    outcome, _ = walk(text, Graph.path(3), Slow, A=np.zeros(3, np.int32))
    assert outcome.upload >= 200
    assert outcome.download >= 200
    assert outcome.milliseconds < 200


class Lent(Simulator):
    """The simulator, which knows what of its memory somebody still has."""

    def allocate(self, count: int, dtype: np.dtype[Any]) -> Any:
        memory = super().allocate(count, dtype)
        self.memory = [*getattr(self, "memory", []), weakref.ref(memory)]
        return memory


@pytest.mark.parametrize("program", [PROGRAMS / "winner_scalar.gm", SETS])
def test_memory_is_free_at_the_end(
    program: str | Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And not only when Python looks for what refers to itself (see conftest)."""
    compiled = lighthouse.compile(program, target="cuda-sim")
    graph = Graph.path(9)
    given: dict[str, Any] = {"G": graph}
    if program != SETS:
        weights = np.zeros(graph.edges)
        given |= {"A": np.arange(9), "B": np.arange(9), "W": weights, "start": 4}
    device = Lent(compiled.program)
    bound = bind(compiled.procedure, given)
    Walker(compiled.program, device, bound).run()
    assert device.memory
    assert not any(memory() is not None for memory in device.memory)


def test_no_value_is_made_up() -> None:
    """A scalar of the host, and a cell of the device, which nothing has written."""
    text = "Procedure f(G: Graph): Int { Int k = 3; Int j = 0; k += j; Return k; }"
    program = lighthouse.compile(text, target="cuda-sim").program
    bound = bind(program.plan.procedure, {"G": Graph.path(2)})
    steps = program.plan.steps[1:]
    broken = replace(program, plan=replace(program.plan, steps=steps))
    walker = Walker(broken, Simulator(program), bound)
    with pytest.raises(AssertionError, match="`k` is read before it is written"):
        walker.run()


@pytest.mark.parametrize("name", ["the next three", "not seen", "to the end"])
@pytest.mark.parametrize("most", [0, 1, 3, 4])
def test_loops_over_nodes_go_on_to_the_next(name: str, most: int) -> None:
    """Of many nodes, few or none, which also become others meanwhile."""
    random = np.random.default_rng(most)
    graph = Graph.empty(3000)
    a = random.integers(0, most + 1, 3000).astype(np.int32)
    a[2999] = most
    b = random.integers(0, 700, 3000).astype(np.int32)
    expected = lighthouse.compile(TEXTS[name], target="interpret")(graph, A=a, B=b)
    given = {"A": a, "B": b, "count": 0, "last": -1}
    outcome, asked = walk(TEXTS[name], graph, **given)
    found = outcome.returned, outcome.scalars["count"], outcome.scalars["last"]
    assert found == (expected.returned, expected.count, expected.last)
    assert asked["read_some"] <= 30 + 2 * expected.count
