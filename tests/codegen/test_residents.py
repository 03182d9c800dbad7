"""Where threads of a resident loop meet, and in which order it sets and reads cells."""

from collections.abc import Container, Iterator
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from lighthouse.codegen.residents import ResidentPrinter
from lighthouse.driver import Options, lower
from lighthouse.ir.effects import effects
from lighthouse.ir.nodes import Literal, Variable
from lighthouse.ir.steps import Branch, Compute, Copy, Launch, Repeat, Resident, Step
from lighthouse.ir.types import INT
from lighthouse.passes.device.persist_loops import ordered
from tests.once import checked

CELLS = "abc"
# Kernels that write each of them, that read one, and one that does neither.
PROGRAM = """
Procedure cells(G: Graph, A: N_P<Int>; B: N_P<Int>, a: Int, b: Int, c: Int) {
    Foreach (n: G.Nodes) { a += n.A; }
    Foreach (n: G.Nodes) { b max= n.A + a; }
    Foreach (n: G.Nodes) { c min= n.A; }
    Foreach (n: G.Nodes) { n.B = n.A; }
    Foreach (n: G.Nodes) { n.B = b; }
}
"""


PLAN = lower(checked(PROGRAM), "cuda", Options(level=0)).plan
Steps = tuple[Step, ...]
Word = tuple[str, int | None]
ROUNDS = 3


def variable(name: str) -> Variable:
    return Variable(name, type=INT)


cell = st.sampled_from(CELLS)
simple = st.one_of(
    st.builds(Copy, cell, st.sampled_from(("device", "host"))),
    st.builds(Compute, cell.map(variable), st.sampled_from((0, 1)).map(Literal)),
    st.sampled_from([Launch(kernel.name) for kernel in PLAN.kernels]),
)


def block(step: st.SearchStrategy[Step]) -> st.SearchStrategy[Steps]:
    return st.lists(step, min_size=2, max_size=6).map(tuple)


again = st.builds(Repeat, cell.map(variable), block(simple), st.just(False))
arms = st.builds(Branch, cell.map(variable), block(simple), block(simple))
body = block(st.one_of(simple, simple, arms, again))
many = settings(max_examples=1000)


def without_sets(steps: Steps, names: Container[str]) -> Steps:
    """No step sets a cell of these."""
    found: list[Step] = []
    for step in steps:
        match step:
            case Copy(name, "device") | Compute(Variable(name)) if name in names:
                continue
            case Branch(_, then, otherwise):
                then, otherwise = (
                    without_sets(then, names),
                    without_sets(otherwise, names),
                )
                found.append(replace(step, then=then, otherwise=otherwise))
            case Repeat(_, inner):
                found.append(replace(step, body=without_sets(inner, names)))
            case _:
                found.append(step)
    return tuple(found)


@st.composite
def rounds(draw: st.DrawFn) -> Steps:
    """Some cells are set once in each round, and may take turns."""
    names = draw(st.sets(cell))
    steps = [*without_sets(draw(body), names)]
    for name in names:
        at = draw(st.integers(0, len(steps)))
        steps.insert(at, Compute(variable(name), Literal(0)))
        steps.insert(draw(st.integers(at + 1, len(steps))), Copy(name, "device"))
    return tuple(steps)


class Machine:
    """What a host and a device keep of the cells, and which kernels found what there.

    A condition holds if its variable is odd.
    """

    def __init__(self) -> None:
        self.host: dict[str, float] = dict.fromkeys(CELLS, 1)
        self.device: dict[str, float] = dict.fromkeys(CELLS, 2)
        self.found: list[object] = []

    def run(self, steps: Steps) -> Iterator[Step]:
        """Yields the steps before each is done; a loop ends after three rounds."""
        for step in steps:
            yield step
            match step:
                case Copy(name, "device"):
                    self.device[name] = self.host[name]
                case Copy(name, "host"):
                    self.host[name] = self.device[name]
                case Compute(Variable(name), Literal(value)):
                    self.host[name] = value
                case Launch(name):
                    self.launch(name)
                case Branch(Variable(name), then, otherwise):
                    yield from self.run(then if self.host[name] % 2 else otherwise)
                case Repeat(Variable(name), body):
                    for _ in range(ROUNDS):
                        yield from self.run(body)
                        if not self.host[name] % 2:
                            break

    def launch(self, name: str) -> None:
        used = effects(PLAN.kernel(name))
        found = name, *(self.device[x] for x in CELLS if x in used.touched)
        self.found.append(found)
        for x in used.scalars_written:
            self.device[x] = hash((found, x)) % 1000


@many
@given(rounds())
def test_order_changes_nothing(body: Steps) -> None:
    machines = Machine(), Machine()
    for machine, steps in zip(machines, (body, ordered(body, PLAN)), strict=True):
        for _ in range(ROUNDS):
            list(machine.run(steps))
    one, other = machines
    assert (one.host, one.device, one.found) == (other.host, other.device, other.found)


class Words:
    """The words in which cells are, and what has been done to them since all met."""

    def __init__(self, turns: Container[str]) -> None:
        self.turns = turns
        self.now = dict.fromkeys(CELLS, 0)
        self.done: set[tuple[str, Word]] = set()

    def word(self, name: str, ahead: int = 0) -> Word:
        """Where a cell is, or will be after more turns; it was given one at first."""
        number = self.now[name] + ahead
        return (name, number % 3 if number else None)

    def meet(self) -> None:
        self.done.clear()

    def set(self, word: Word) -> None:
        """By the first thread alone."""
        assert ("read", word) not in self.done
        self.done.add(("set", word))

    def read(self, word: Word) -> None:
        assert ("set", word) not in self.done
        self.done.add(("read", word))

    def do(self, step: Step) -> None:
        match step:
            case Copy(name, "device") if name in self.turns:
                self.now[name] += 1
                self.set(self.word(name, 1))
            case Copy(name, "device"):
                self.set(self.word(name))
            case Copy(name, "host"):
                self.read(self.word(name))
            case Launch(name):
                used = effects(PLAN.kernel(name))
                for x in CELLS:
                    assert (
                        x not in used.touched or ("set", self.word(x)) not in self.done
                    )
                    assert (
                        x not in used.scalars_written
                        or ("read", self.word(x)) not in self.done
                    )
                self.meet()

    def end(self) -> None:
        """The last value goes where the cell was given."""
        for name in CELLS:
            if name in self.turns:
                assert ("read", (name, None)) not in self.done


@many
@given(rounds())
def test_threads_meet_between_what_interferes(body: Steps) -> None:
    """On paths, of which the analysis sees none: no thread sets a word while others may
    still read it, or reads one that may still be set."""
    loop = Repeat(variable("a"), ordered(body, PLAN), False)
    printer = ResidentPrinter(PLAN, Resident("rounds", loop))
    machine, words = Machine(), Words(printer.turns)
    for _ in range(ROUNDS + 1):
        for step in machine.run(loop.body):
            if id(step) in printer.late:
                words.meet()
            words.do(step)
        words.end()


@many
@given(rounds())
def test_first_values_that_are_left_out_are_not_read(body: Steps) -> None:
    """Not by a condition, nor as the loop ends."""
    loop = Repeat(variable("a"), ordered(body, PLAN), False)
    printer = ResidentPrinter(PLAN, Resident("rounds", loop))
    machine, left_out = Machine(), set[str]()
    for step in machine.run(loop.body):
        match step:
            case Copy(name, "device") if name in printer.unread:
                left_out.add(name)
            case Copy(name, "host"):
                left_out.discard(name)
            case Branch(Variable(name)) | Repeat(Variable(name)):
                assert name not in left_out
    assert not left_out


def test_a_step_in_both_arms_is_one_step_of_each() -> None:
    """Arms share steps; a barrier that one of them needs is before both."""
    shared = Copy("a", "device")
    first, *_ = (Launch(kernel.name) for kernel in PLAN.kernels)
    arms = Branch(variable("b"), (Copy("a", "host"), shared), (shared, first))
    loop = Repeat(variable("a"), (arms, first), False)
    printer = ResidentPrinter(PLAN, Resident("rounds", loop))
    assert {id(shared), id(first)} <= printer.late
