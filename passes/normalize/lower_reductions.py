"""Reductions in expressions become loops that accumulate.

    x = 1 + Sum (t: n.Nbrs) (t.B) { t.A };
    →
    Int sum = 0;
    Foreach (t: n.Nbrs)
        If (t.B) sum += t.A @ t;
    x = 1 + sum;

A reduction on an arm of `?:`, `&&` or `||` that may not be evaluated is guarded by an
If; one in the condition of a loop is computed again before each test.  Nested
reductions with one operator share one accumulator, which is the variable that is
declared with a reduction, and begins with what stands before `&& All` or `|| Exist`;
`a && Exist` is one of nothing where `a` does not hold, and `a || !Exist` is computed as
`!(!a && Exist)`.  The count of all elements of a graph, a row or a collection needs no
loop.  (Green-Marl specification 0.5, section 5.3.)
"""

from lighthouse.ir.nodes import Expression, Procedure, Reduction
from lighthouse.ir.symbols import Names
from lighthouse.ir.walk import expand_body, has, rewrite
from lighthouse.passes.base import Context, CorePass
from lighthouse.passes.normalize.hoister import Hoister, size_of


def with_size(node: Reduction) -> Expression:
    size = size_of(node) if node.operator == "Count" else None
    return node if size is None else size


class LowerReductions(CorePass):
    def run(self, procedure: Procedure, context: Context) -> Procedure:
        if not has(procedure.body, Reduction):
            return procedure
        names = Names(procedure, context.meanings)
        sized = rewrite(procedure, with_size, Reduction)
        return expand_body(sized, lambda node: Hoister(names).statement(node))
