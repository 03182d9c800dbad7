"""Evaluates the range of a loop before the loop, in case the body changes it.

    For (t: at.Nbrs) {                 Node at_start = at;
        t.A = 1;                  →    For (t: at_start.Nbrs) {
        at = t;                            t.A = 1;
    }                                      at = t;
                                       }

The range of a loop does not change when the body assigns to its vertex or collection.
The other vertex of CommonNbrs becomes a variable.  A loop that appends to a collection
of collections, and changes these, goes through them by position (`stepwise`).
"""

from dataclasses import replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import QueueType
from lighthouse.ir.walk import expand_body, find
from lighthouse.passes.base import Context, CorePass
from lighthouse.passes.normalize.stepwise import change_of, lost, stepwise


def is_variable(expression: ir.Expression, body: ir.Node) -> bool:
    """True of a variable that stays what it is."""
    return isinstance(expression, ir.Variable) and not change_of(expression.name, body)


def is_by_position(loop: ir.Loop) -> bool:
    """True of a loop over a collection of collections that changes those, and adds to
    it: what happens to the items of a copy would be lost.

    Raises CompileError GM0507 if it does more with it than that.
    """
    queue = loop.range.source
    if not isinstance(queue.type, QueueType):
        return False
    bodies = {
        each.iterator: each.body
        for each in (loop, *find(loop.body, ir.Loop))
        if each.range.source.name == queue.name
    }
    changes = (change_of(name, body) for name, body in bodies.items())
    moved, changed = change_of(queue.name, loop.body), next(filter(None, changes), None)
    if moved is None or changed is None:
        return False
    used = [each for each in find(loop.body, ir.Variable) if each.name == queue.name]
    harmless = [
        call
        for call in find(loop.body, ir.Call)
        if call.receiver == queue and call.name in ("PushBack", "Size")
    ]
    if len(used) > len(harmless):
        raise lost(queue.name, moved, changed)
    return True


class FixRanges(CorePass):
    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        names = Names(procedure)

        def lower(node: ir.StatementNode) -> ir.Statements:
            if not isinstance(node, ir.Loop):
                return (node,)
            if is_by_position(node):
                return (stepwise(node, names),)
            source, argument = node.range.source, node.range.argument
            before: list[ir.StatementNode] = []

            def start(value: ir.Expression, hint: str) -> ir.Variable:
                start = names.variable(f"{hint}_start", value.type, value.span)
                before.append(ir.declare(start, value))
                return start

            if change_of(source.name, node.body):
                source = start(source, source.name)
            if argument is not None and not is_variable(argument, node.body):
                argument = start(argument, "other")
            if not before:
                return (node,)
            range = replace(node.range, source=source, argument=argument)
            return (*before, replace(node, range=range))

        return expand_body(procedure, lower)
