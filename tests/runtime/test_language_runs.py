"""What the checker accepts runs in the interpreter, whatever the order of iterations.

The programs are those of tests/frontend/language, on a small graph with everything
that is unpleasant: a self-loop, parallel edges, a node without edges.
"""

import pytest

from lighthouse.binding import bind
from lighthouse.diagnostics import CompileError, Source
from lighthouse.frontend.check import check
from lighthouse.frontend.grammar import parse
from lighthouse.graph import Graph
from lighthouse.ir.nodes import Foreign, ForeignExpression, Procedure
from lighthouse.ir.types import EdgeType, GraphType, NodeType
from lighthouse.ir.walk import walk
from lighthouse.runtime.interpreter.run import Order, interpret
from tests.frontend.language import Entry, program_of
from tests.frontend.test_language import SENTENCES
from tests.sampling import rows

ORDERS: tuple[Order, ...] = ("forward", "reverse")
GRAPH = Graph.from_edges([0, 0, 1, 2, 3, 1, 1], [1, 2, 2, 3, 0, 1, 2], nodes=5)


def given(procedure: Procedure) -> dict[str, object]:
    """Graphs and elements; all else is zero or empty."""
    arguments: dict[str, object] = {}
    for parameter in procedure.parameters:
        match parameter.type:
            case GraphType():
                arguments[parameter.name] = GRAPH
            case NodeType() | EdgeType() if parameter in procedure.inputs:
                arguments[parameter.name] = len(arguments) % 3
            case _:
                pass
    return arguments


@rows("sentence", SENTENCES)
def test_accepted_programs_run(sentence: Entry) -> None:
    for text in (text for word, text in sentence.texts if "bad" not in word):
        program = check(parse(Source(text, program_of(text))))
        procedure = program.procedures[-1]
        arguments = bind(procedure, given(procedure), optional=procedure.inputs)
        if any(isinstance(node, Foreign | ForeignExpression) for node in walk(program)):
            with pytest.raises(CompileError, match="foreign"):
                interpret(procedure, arguments, program=program)
        else:
            for order in ORDERS:
                interpret(procedure, dict(arguments), program=program, order=order)
