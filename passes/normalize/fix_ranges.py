"""Evaluates the range of a loop before the loop, in case the body changes it.

    For (t: at.Nbrs) {                 Node at_start = at;
        t.A = 1;                  →    For (t: at_start.Nbrs) {
        at = t;                            t.A = 1;
    }                                      at = t;
                                       }

The range of a loop does not change when the body assigns to its vertex or collection.
The other vertex of CommonNbrs becomes a variable.
"""

from dataclasses import replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.symbols import Names
from lighthouse.ir.uses import target_name, written
from lighthouse.ir.walk import expand_body, walk
from lighthouse.passes.base import Context, CorePass


def changes(body: ir.Node, name: str) -> bool:
    """True if a statement in `body` may give `name` another value or other items."""
    return any(
        target_name(place) == name for item in walk(body) for place in written(item)
    )


def is_variable(expression: ir.Expression, body: ir.Node) -> bool:
    """True of a variable that stays what it is."""
    return isinstance(expression, ir.Variable) and not changes(body, expression.name)


class FixRanges(CorePass):
    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        names = Names(procedure)

        def lower(node: ir.StatementNode) -> ir.Statements:
            if not isinstance(node, ir.Loop):
                return (node,)
            source, argument = node.range.source, node.range.argument
            before: list[ir.StatementNode] = []

            def start(value: ir.Expression, hint: str) -> ir.Variable:
                start = names.variable(f"{hint}_start", value.type, value.span)
                before.append(ir.declare(start, value))
                return start

            if changes(node.body, source.name):
                source = start(source, source.name)
            if argument is not None and not is_variable(argument, node.body):
                argument = start(argument, "other")
            if not before:
                return (node,)
            range = replace(node.range, source=source, argument=argument)
            return (*before, replace(node, range=range))

        return expand_body(procedure, lower)
