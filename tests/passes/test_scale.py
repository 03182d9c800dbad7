"""The time to compile grows with the length of a program, not with its square.

Function calls are counted: they do not depend on the machine and what else it does.
Where copies would take the time, which are no calls, processor time is measured.
"""

import cProfile
import re
from collections.abc import Callable, Iterable

import pytest

from lighthouse.diagnostics import CompileError, Source, Span
from lighthouse.driver import front, generate, lower, parse_program
from lighthouse.frontend.scope import Scope, Symbol
from lighthouse.ir.steps import After, Fill, Step, expand_before
from lighthouse.ir.types import INT, GraphType
from lighthouse.passes.base import Context
from lighthouse.passes.optimize.flip_edges import FlipEdges
from tests.sampling import sampled


def program(lines: list[str], before: str = "") -> str:
    head = "Procedure f(G: Graph, A, B: N_P<Int>, r: Node; x: Int) {"
    return "\n".join([before, head, *lines, "}"])


def trivial(n: int) -> str:
    own = (f"Local q{i}(a: Int): Int {{ Return a + {i}; }}" for i in range(n))
    return program([f"x = q{i}(x);" for i in range(n)], "\n".join(own))


def chain(n: int) -> str:
    """Each procedure calls the next one, and all change the same property."""
    head = "(G: Graph, A: N_P<Int>, r: Node, x: Int): Int {"
    own = [f"Local q0{head} Return x; }}"]
    for i in range(1, n):
        body = f"r.A = x; Int y = x + {i}; Return q{i - 1}(G, A, r, y);"
        own.append(f"Local q{i}{head} {body} }}")
    return program([f"x = q{n - 1}(G, A, r, 1);"], "\n".join(own))


pytestmark = pytest.mark.usefixtures("nothing_is_reused")

SPAN = Span(Source("f.gm", ""), 0, 0)

SHAPES: dict[str, Callable[[int], str]] = {
    "statements": lambda n: program([f"x = x + {i};" for i in range(n)]),
    "nodes": lambda n: program([f"Node v{i} = r; v{i}.A = {i};" for i in range(n)]),
    "loops": lambda n: program(
        [f"Foreach (n: G.Nodes) {{ n.A = n.B + {i}; }}" for i in range(n)]
    ),
    "sums": lambda n: program(
        [f"x += Sum(n: G.Nodes){{n.A + {i}}};" for i in range(n)]
    ),
    "a loop": lambda n: program(
        ["Foreach (n: G.Nodes) {", *(f"n.A += {i};" for i in range(n)), "}"]
    ),
    "procedures": trivial,
    "chain": chain,
}


def compiled(text: str) -> None:
    generate(lower(front(Source("f.gm", text)), "openmp"), "openmp")


def calls(work: Callable[[], object]) -> int:
    re.purge()  # patterns of names are remembered
    profile = cProfile.Profile()
    profile.runcall(work)
    return sum(each.callcount for each in profile.getstats())


@pytest.mark.parametrize("shape", sampled(zip(SHAPES), 2))
def test_growth(shape: str) -> None:
    def work(n: int) -> Callable[[], object]:
        return lambda: compiled(SHAPES[shape](n))

    calls(work(6))  # what is imported and remembered
    assert calls(work(120)) < 2.5 * calls(work(60))


def test_loops_are_turned_without_a_look_at_all_others() -> None:
    def work(n: int) -> int:
        loop = "Foreach (n: G.Nodes) { Foreach (t: n.Nbrs) t.A += n.B; }"
        procedure = front(Source("f.gm", program([loop] * n))).procedure
        return calls(lambda: FlipEdges().run(procedure, Context()))

    assert work(40) < 2.15 * work(20)


def test_what_follows_a_step_is_not_copied() -> None:
    steps = (Fill("A"),) * 3
    seen = []

    def kept(step: Step, after: Iterable[Step]) -> None:
        assert isinstance(after, After)
        seen.append(after.steps)
        assert len(list(after)) == len(steps) - len(seen)

    assert expand_before(steps, kept) == steps
    assert len(seen) == len(steps)
    assert all(each is steps for each in seen)


def test_graphs_are_not_looked_for_among_all_variables() -> None:
    def work(n: int) -> int:
        outer = Scope()
        outer.declare(Symbol("G", GraphType(), "input", SPAN))
        scope = outer.inner()
        for i in range(n):
            scope.declare(Symbol(f"x{i}", INT, "local", SPAN))
        assert [graph.name for graph in scope.graphs()] == ["G"]
        return calls(scope.graphs)

    assert work(100) == work(1)


def test_a_graph_that_is_hidden_is_not_visible() -> None:
    outer = Scope()
    outer.declare(Symbol("G", GraphType(), "input", SPAN))
    outer.declare(Symbol("H", GraphType(), "input", SPAN))
    inner = outer.inner()
    inner.declare(Symbol("G", INT, "local", SPAN))
    assert [graph.name for graph in inner.graphs()] == ["H"]


def test_a_text_that_is_too_long_is_refused() -> None:
    text = program(["x = x + 1;" for _ in range(400_000)])
    with pytest.raises(CompileError, match="more than the 4000000") as refused:
        parse_program(Source("f.gm", text))
    assert [item.code for item in refused.value.diagnostics] == ["GM0901"]


@pytest.mark.slow
def test_growth_of_recursions() -> None:
    """Each call of a recursive procedure becomes loops of its own."""
    turn = """Local turn(G: Graph, A, B: N_P<Int>, k: Int): Int {
        If (k == 0) { Return 0; }
        Foreach (n: G.Nodes) { n.A = (2 * n.A + n.B) % 9; }
        Int sum = turn(G, B, A, k - 1);
        Foreach (n: G.Nodes) { n.B = (n.A + n.B) % 9; }
        Return sum + turn(G, B, A, k - 1) + Sum(n: G.Nodes){n.A};
    }"""

    def work(n: int) -> int:
        body = " ".join(["x += turn(G, A, B, 8);"] * n)
        head = "Procedure p(G: Graph; A, B: N_P<Int>, x: Int)"
        return calls(lambda: compiled(f"{turn} {head} {{ {body} }}"))

    work(2)  # what is imported and remembered
    assert work(40) < 2.15 * work(20)
