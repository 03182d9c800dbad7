"""Random numbers become functions of explicit streams, the same on every target.

    x = Uniform();             Long stream = _seed;
                               stream = RandomNext(stream);
    Foreach (n: G.Nodes) {     x = RandomUniform(stream);
                               stream = RandomNext(stream);
                            →  Foreach (n: G.Nodes) {
        n.A = Rand(9);             Long draws = RandomKey(stream, n);
    }                              draws = RandomNext(draws);
                                   n.A = RandomBelow(draws, 9);
                               }

A parallel loop that draws takes a key from the stream around it, and each iteration has
a stream of its own, made from the key and the number of its node or edge; a neighbour
counts by the edge to it, as parallel edges lead to the same one.  A loop over the items
of a sequence or queue, which may repeat, is sequential instead.  A loop that an earlier
pass makes sequential keeps its streams (`in_order`).  (Counter-based streams as in
Salmon et al., Parallel random numbers: as easy as 1, 2, 3, SC 2011; the functions are
those of `include/random.cuh`.)
"""

from collections.abc import Iterator
from dataclasses import replace

from lighthouse.diagnostics import Span
from lighthouse.ir import nodes as ir
from lighthouse.ir.builtins import RANDOM
from lighthouse.ir.draws import Drawing
from lighthouse.ir.symbols import Names, element_type, has_repeats
from lighthouse.ir.types import BOOL, DOUBLE, INT, LONG, VOID, EdgeType, NodeType, Type
from lighthouse.ir.walk import as_block, find, map_children
from lighthouse.passes.base import Context, CorePass

# The input that a procedure which draws gets besides its own.
SEED = "_seed"


def is_draw(node: ir.Node | None) -> bool:
    return isinstance(node, ir.Call) and node.name in RANDOM


def is_switch(node: ir.Node) -> bool:
    return isinstance(node, ir.Call) and node.name == "RandomSwitch"


def draws(node: ir.Node) -> bool:
    return any(is_draw(call) or is_switch(call) for call in find(node, ir.Call))


def function(name: str, type: Type, span: Span, *arguments: ir.Expression) -> ir.Call:
    return ir.Call(None, name, arguments, type=type, span=span)


def advance(stream: ir.Variable, span: Span) -> ir.Assign:
    return ir.Assign(stream, function("RandomNext", LONG, span, stream), span=span)


def number(draw: ir.Call, stream: ir.Variable) -> ir.Expression:
    """What `draw` is, where `stream` has just advanced."""
    span, receiver = draw.span, draw.receiver
    match draw.name:
        case "RandomState":
            return stream
        case "Uniform":
            return function("RandomUniform", DOUBLE, span, stream)
        case "Rand":
            return function("RandomBelow", LONG, span, stream, *draw.arguments)
        case "PickRandom":
            count, at = "NumNodes", "NodeAt"
        case _:
            count, at = "OutDegree", "NbrAt"
    size = ir.Call(receiver, count, type=INT, span=span)
    position = function("RandomBelow", LONG, span, stream, size)
    some = ir.Binary(">", size, ir.Literal(0, type=INT), type=BOOL, span=span)
    chosen = ir.Call(receiver, at, (position,), type=draw.type, span=span)
    return ir.Conditional(
        some, chosen, ir.Nil(type=draw.type), type=draw.type, span=span
    )


def item(loop: ir.Loop) -> ir.Expression:
    """What tells an iteration of `loop` from the others."""
    iterator = ir.Variable(loop.iterator, type=element_type(loop.range), span=loop.span)
    if not loop.range.kind.endswith("Nbrs") or loop.range.kind == "CommonNbrs":
        return iterator
    assert isinstance(iterator.type, NodeType)
    type = EdgeType(iterator.type.graph)
    return ir.Call(iterator, "ToEdge", type=type, span=loop.span)


def in_order(loop: ir.Loop, names: Names, context: Context) -> ir.StatementNode:
    """A parallel loop as a `For`, whose iterations draw what they drew before.

    To be called before `lower-random`, and where filters are in the body already.
    """
    program = context.program
    drawing = Drawing(program.procedures if program is not None else ())
    sequential = replace(loop, parallel=False)
    if not drawing.draws(loop.body) or has_repeats(loop.range):
        return sequential
    span = loop.span
    key = names.variable("key", LONG, span)

    def switched(state: ir.Expression) -> ir.Effect:
        return ir.Effect(function("RandomSwitch", VOID, span, state), span=span)

    start = function("RandomState", LONG, span)
    own = switched(function("RandomKey", LONG, span, key, item(loop)))
    return ir.Block(
        (
            ir.declare(key, start),
            replace(sequential, body=ir.Block((own, loop.body), span=loop.body.span)),
            switched(key),
        ),
        span=span,
    )


class LowerRandom(CorePass):
    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        if not draws(procedure.body):
            return procedure
        names, span = Names(procedure, context.meanings), procedure.span
        seed = ir.Parameter(SEED, LONG, span=span)
        stream = names.variable("stream", LONG, span, "the stream of random numbers")
        start = ir.declare(stream, ir.Variable(SEED, type=LONG))
        (body,) = _Streams(names, context).statement(procedure.body, stream)
        assert isinstance(body, ir.Block)
        body = replace(body, statements=(start, *body.statements))
        return replace(procedure, inputs=(*procedure.inputs, seed), body=body)


class _Streams:
    """Replaces the random built-ins of one procedure."""

    def __init__(self, names: Names, context: Context) -> None:
        self.names = names
        self.context = context

    def statement(
        self, node: ir.StatementNode, stream: ir.Variable
    ) -> Iterator[ir.StatementNode]:
        if not draws(node):
            yield node
            return
        match node:
            case ir.Declare(initial=ir.Call() as draw) if is_draw(draw):
                yield advance(stream, draw.span)
                yield replace(node, initial=number(draw, stream))
            case ir.Assign(value=ir.Call() as draw) if is_draw(draw):
                yield advance(stream, draw.span)
                yield replace(node, value=number(draw, stream))
            case ir.Effect(draw) if is_draw(draw):
                yield advance(stream, draw.span)
            case ir.Effect(switch) if is_switch(switch):
                yield ir.Assign(stream, switch.arguments[0], span=node.span)
            case ir.Block(statements):
                yield replace(node, statements=self.each(statements, stream))
            case ir.Loop(parallel=True) if not has_repeats(node.range):
                yield advance(stream, node.span)
                yield self.loop(node, stream)
            case ir.Loop(parallel=True):
                message = (
                    f"Foreach over `{node.range.source.name}` runs in order: it draws "
                    "random numbers, and its items may repeat"
                )
                self.context.missed(LowerRandom(), message, node.span)
                yield replace(node, parallel=False, body=self.one(node.body, stream))
            case _:
                yield map_children(
                    node, lambda child: self.one(child, stream), ir.StatementNode
                )

    def each(
        self, nodes: ir.Statements, stream: ir.Variable
    ) -> tuple[ir.StatementNode, ...]:
        return tuple(new for node in nodes for new in self.statement(node, stream))

    def one(self, node: ir.StatementNode, stream: ir.Variable) -> ir.StatementNode:
        match tuple(self.statement(node, stream)):
            case (only,):
                return only
            case several:
                return ir.Block(several, span=node.span)

    def loop(self, node: ir.Loop, key: ir.Variable) -> ir.Loop:
        span = node.span
        stream = self.names.variable("draws", LONG, span)
        start = function("RandomKey", LONG, span, key, item(node))
        declared = ir.declare(stream, start)
        steps = (declared, *self.each(as_block(node.body).statements, stream))
        return replace(node, body=ir.Block(steps, span=node.body.span))
