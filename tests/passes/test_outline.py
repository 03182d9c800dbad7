"""What outlining refuses, and what its blocks may not do."""

import pytest

from lighthouse.diagnostics import CompileError, Source
from lighthouse.driver import Options, front, lower

FOREIGN = """Procedure p(G: Graph; A: N_P<Int>) {
    Foreach (n: G.Nodes) {
        [ $n.A = rand(); ]::[n.A];
    }
}"""


def test_foreign_code_does_not_run_on_a_gpu() -> None:
    compilation = front(Source("p.gm", FOREIGN))
    with pytest.raises(CompileError) as caught:
        lower(compilation, "cuda", Options())
    (found,) = caught.value.diagnostics
    assert (found.code, found.span.line) == ("GM0502", 3)


def test_foreign_code_runs_in_the_threads_of_openmp() -> None:
    plan = lower(front(Source("p.gm", FOREIGN)), "openmp", Options()).plan
    assert [kernel.name for kernel in plan.kernels] == ["p_foreach_n"]
    assert not plan.blocks
