"""Where a plan as text runs, and where it does not.

That plans of all programs are read as they were: `tests/passes/test_round_trip.py`.
"""

import pytest

from lighthouse.api import Compiled, Target
from lighthouse.diagnostics import CompileError, Source, UsageError
from lighthouse.driver import Options, read_plan
from lighthouse.ir.plan_printer import print_plan
from tests.once import compiled as compiled_text

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
