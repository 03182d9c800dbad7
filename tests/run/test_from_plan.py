"""A plan as text runs like the program that it was printed of."""

import re
from collections.abc import Sequence
from dataclasses import replace
from itertools import product
from pathlib import Path

import pytest

from lighthouse.api import Compiled, Target
from lighthouse.codegen.program import Program
from lighthouse.diagnostics import CompileError, Source, UsageError
from lighthouse.driver import Options, read_plan
from lighthouse.ir.plan_printer import print_plan
from tests.corpus.test_corpus import BATCHES, check_cases, head, runs
from tests.corpus.test_corpus import compiled as compiled_case
from tests.once import compiled as compiled_text
from tests.run.problems import Problem
from tests.run.test_samples import check, compiled, in_groups, small_graphs
from tests.run.ways import Way
from tests.sampling import check_each, sampled

WAYS = (Way("openmp", threads=2), Way("cuda-sim"))


def code(program: Program) -> str:
    """Without the comments, which show where it comes from."""
    return " ".join(re.sub(r"//[^\n]*", "", program.code).split())


def from_plan(source: Compiled) -> Compiled:
    """Made of the text of its plan; in the library that there is already."""
    assert source.lowered is not None
    text = f"// after synchronise\n{print_plan(source.lowered.plan)}"
    compilation = read_plan(
        Source("again.plan", text), source.compilation.program.imports
    )
    made = Compiled(
        compilation, source.target, Options(foreign=True), threads=source.threads
    )
    program = source.program
    assert code(made.program) == code(program)
    assert [item.name for item in made.results] == [x.name for x in source.results]
    assert made.__signature__ == source.__signature__
    made.program = replace(
        made.program,
        source=program.source,
        kernels=program.kernels,
        host_source=program.host_source,
    )
    return made


@pytest.mark.parametrize(
    ("group", "way"), in_groups(WAYS, slow=frozenset(WAYS[:1]), seldom=frozenset(WAYS))
)
def test_every_sample(group: Sequence[Problem], way: Way) -> None:
    def check_one(problem: Problem) -> None:
        check(from_plan(compiled(way, problem)), problem, small_graphs()[-1:])

    check_each(group, check_one)


@pytest.mark.parametrize(("way", "batch"), sampled(product(WAYS, BATCHES), 19))
def test_programs_of_the_corpus(way: Way, batch: tuple[Path, ...]) -> None:
    def check_one(path: Path) -> None:
        check_cases(from_plan(compiled_case(way, path)), way, head(path))

    check_each([path for path in batch if runs(path, way)], check_one)


PLAIN = "Procedure f(G: Graph, A: N_P<Int>) { Foreach (n: G.Nodes) n.A = 1; }"


def refused(plan: str, target: Target, *, checked: bool = False) -> str:
    """Why that plan does not run there."""
    with pytest.raises((CompileError, UsageError)) as error:
        Compiled(read_plan(Source("f.plan", plan)), target, Options(checked=checked))
    (found,) = error.value.diagnostics
    return f"{found.code}: {found.message}"


def test_a_plan_for_another_target() -> None:
    """After variables are placed, and before a GPU finds nothing where it looks."""
    lowered = compiled_text(PLAIN).lowered
    assert lowered is not None
    placed = f"// after synchronise\n{print_plan(lowered.plan)}"
    assert refused(placed, "openmp") == (
        "GM0916: `A` is on a device, which OpenMP does not have"
    )
    on_host = placed.replace(" [input, device]", " [input]")
    assert on_host != placed
    assert refused(on_host, "cuda-sim") == (
        "GM0916: kernel `f_fill_A` uses `A`, which is on the host"
    )
    assert refused(placed, "interpret") == (
        "GM0903: the interpreter runs programs, not plans"
    )
    assert refused(placed, "cuda-sim", checked=True) == (
        "GM0914: the checks are of programs, not of plans"
    )


def test_what_is_not_synchronised() -> None:
    text = "plan f(G: Graph)\n  scalar x: Int\n  x = 0\n  launch k\n\n"
    text += "  kernel k over n: G.Nodes\n    x = 1\n"
    assert refused(f"// after synchronise\n{text}", "openmp") == (
        "GM0916: Store without synchronisation in k"
    )


def test_foreign_code_of_a_plan() -> None:
    """It runs only where it is allowed, as that of a program."""
    text = 'plan f(G: Graph)\n  run b\n\n  host block b\n    foreign "int x = 1;"\n'
    made = Compiled(read_plan(Source("f.plan", text)), "openmp", Options())
    with pytest.raises(CompileError, match="foreign code runs only"):
        made.check_foreign()
