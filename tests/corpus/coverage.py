"""What of the language a program uses, and what there is to be used.

A feature is a short sentence such as "Foreach over Nodes with a filter" or "x += Long
into a field of an edge".  `features` finds them in the typed tree of a program, and
`REQUIRED` makes the list of all of them from the tables of the compiler, so that what
is added to the language is missed here until a program uses it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from typing import get_args

from lighthouse.diagnostics import Source
from lighthouse.frontend.grammar import TERMINALS, parse
from lighthouse.frontend.lexer import KEYWORDS, SOFT_KEYWORDS, tokenize
from lighthouse.ir import builtins, nodes
from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.walk import children, walk

# --- types ----------------------------------------------------------------------------


def kind(type: ty.Type) -> str:
    """A type by its name, without graphs; all maps are one kind."""
    match type:
        case ty.NodeType():
            return "Node"
        case ty.EdgeType():
            return "Edge"
        case ty.CollectionType():
            return str(replace(type, graph=None))
        case ty.QueueType(element):
            return f"Collection<{kind(element)}>"
        case ty.MapType():
            return "Map"
        case ty.PropertyType(of, element):
            return f"{of[0]}_P<{kind(element)}>"
        case ty.GraphType():
            return "Graph"
        case _:
            return str(type)


PRIMITIVES = tuple(ty.SCALARS)
NUMBERS = tuple(name for name in PRIMITIVES if name != "Bool")
VALUES = (*PRIMITIVES, "Node", "Edge")
COLLECTIONS = tuple(
    f"{of}_{how}" for of, how in product(("Node", "Edge"), ("Set", "Order", "Seq"))
)
OF_NODES = COLLECTIONS[:3]
PROPERTIES = tuple(f"{of}_P<{each}>" for of in "NE" for each in (*VALUES, *OF_NODES))
QUEUES = tuple(f"Collection<{each}>" for each in OF_NODES)
ALL_TYPES = (*VALUES, *PROPERTIES, *COLLECTIONS, *QUEUES, "Map")

# --- what a program uses --------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Place:
    """Where a node stands: the loops around it, from the outermost on.

    groups: the graphs and collections of the procedure, by name.
    """

    groups: Mapping[str, ty.Type]
    loops: tuple[str, ...] = ()

    @property
    def parallel(self) -> bool:
        return any(loop in ("Foreach", "InBFS", "reduction") for loop in self.loops)

    def inside(self, loop: str) -> Place:
        return replace(self, loops=(*self.loops, loop))


def features(text: str, program: ir.Program) -> set[str]:
    """Everything that a checked program, and the text it was parsed from, uses."""
    found = set(spellings(text))
    names = {procedure.name for procedure in program.procedures}
    for procedure in program.procedures:
        found |= set(of_signature(procedure))
        found |= set(of_calls(procedure, names))
        found |= set(visit(procedure.body, Place(groups_of(procedure))))
    return found


def groups_of(procedure: ir.Procedure) -> dict[str, ty.Type]:
    """What may stand for all of its elements in an assignment, by name."""
    named = [(item.name, item.type) for item in procedure.parameters]
    named += [
        (name, node.type)
        for node in walk(procedure.body)
        if isinstance(node, ir.Declare)
        for name in node.names
    ]
    return {
        name: type
        for name, type in named
        if isinstance(type, ty.GraphType | ty.CollectionType)
    }


def spellings(text: str) -> Iterator[str]:
    """Words, symbols and names of methods as they are written."""
    source = Source("corpus", text)
    tokens, _ = tokenize(source)
    for token in tokens:
        yield f"the spelling {token.value}"
        yield f"the token {token.type}"
    for node in walk(parse(source)):
        if isinstance(node, ir.Call):
            yield f"the name {node.name}"


def of_signature(procedure: ir.Procedure) -> Iterator[str]:
    yield "a Local procedure" if procedure.local else "a Procedure"
    yield f"returns {kind(procedure.returns)}"
    for role, parameters in (
        ("input", procedure.inputs),
        ("output", procedure.outputs),
    ):
        for item in parameters:
            yield f"{role} {kind(item.type)}"
            if isinstance(item.type, ty.GraphType) and item.type.undirected:
                yield "an undirected graph"
    graphs = [p for p in procedure.parameters if isinstance(p.type, ty.GraphType)]
    yield f"{min(len(graphs), 2)} graphs"
    if procedure.outputs and procedure.returns != ty.VOID:
        yield "outputs beside a result"


def of_calls(procedure: ir.Procedure, names: set[str]) -> Iterator[str]:
    for node in walk(procedure.body):
        if isinstance(node, ir.Call) and node.name in names:
            recursive = node.name == procedure.name
            yield "a call of itself" if recursive else "a call of another procedure"


def visit(node: ir.Node, place: Place) -> Iterator[str]:
    """The features of `node` and of all below it."""
    where = "in parallel" if place.parallel else "in sequence"
    if isinstance(node, ir.StatementNode):
        yield f"{type(node).__name__} {where}"
    match node:
        case ir.Loop():
            how = "Foreach" if node.parallel else "For"
            yield from of_range(how, node.range, node.filter)
            yield f"{how} inside {place.loops[-1] if place.loops else 'nothing'}"
            for part in (node.range, node.filter):
                yield from below(part, place)
            yield from visit(node.body, place.inside(how))
            return
        case ir.Traversal():
            yield from of_traversal(node, place)
            return
        case ir.Reduction():
            how = node.operator
            yield from of_range(how, node.range, node.filter)
            if node.body is not None:
                yield f"{how} of {kind(node.body.type)}"
            yield f"{how} {where}"
            for part in (node.filter, node.body):
                yield from below(part, place.inside("reduction"))
            return
        case ir.Declare(type=type_, initial=initial):
            given = " with a value" if initial is not None else ""
            yield f"local {kind(type_)}{given}"
            yield f"local {kind(type_)} {where}"
        case ir.Assign() | ir.Reduce() | ir.Defer() | ir.ReduceTuple():
            yield from of_assignment(node, place)
        case ir.Return(value):
            yield "Return without a value" if value is None else "Return with a value"
            yield f"Return inside {place.loops[-1] if place.loops else 'nothing'}"
        case ir.Effect(call):
            yield f"{call.name} as a statement {where}"
        case ir.Foreign(mutates=mutates):
            yield f"foreign code {where}"
            yield "foreign code that changes" if mutates else "foreign code"
        case ir.If(otherwise=None):
            yield "If without Else"
        case ir.While():
            place = place.inside("While")
        case _ if isinstance(node, ir.Expression):
            yield from of_expression(node)
    for child in children(node):
        yield from visit(child, place)


def below(node: ir.Node | None, place: Place) -> Iterator[str]:
    if node is not None:
        yield from visit(node, place)


def of_range(how: str, range_: ir.Range, accept: ir.Expression | None) -> Iterator[str]:
    what: str = range_.kind
    source = range_.source
    if what == "Items":
        own = "own " if isinstance(source, ir.Field) else ""
        what = f"the items of {own}{kind(source.type)}"
    yield f"{how} over {what}{' backward' if range_.backward else ''}"
    if accept is not None:
        yield f"{how} over {what} with a filter"


def of_traversal(node: ir.Traversal, place: Place) -> Iterator[str]:
    name = "InBFS" if isinstance(node, ir.Bfs) else "InDFS"
    yield f"{name} inside {place.loops[-1] if place.loops else 'nothing'}"
    for what, there in (
        ("a navigator", node.navigator),
        ("a filter", node.filter),
        ("a way back", node.back_body),
        ("a filter of the way back", node.back_filter),
        ("G^", node.transposed or None),
    ):
        yield f"{name} {'without' if there is None else 'with'} {what}"
    for outside in (node.root, node.navigator, node.filter):
        yield from below(outside, place)
    for inside in (node.body, node.back_filter, node.back_body):
        yield from below(inside, place.inside(name))


def target_kind(target: ir.LValue, groups: Mapping[str, ty.Type]) -> str:
    match target:
        case ir.Variable():
            return "a variable"
        case ir.Index():
            return "an entry of a map"
        case ir.Field(ir.Variable(name)) if name in groups:
            group = kind(groups[name])
            return "all of a graph" if group == "Graph" else f"every item of {group}"
        case ir.Field(driver):
            return "a node" if isinstance(driver.type, ty.NodeType) else "an edge"


def of_assignment(
    node: ir.Assign | ir.Reduce | ir.Defer | ir.ReduceTuple, place: Place
) -> Iterator[str]:
    target = target_kind(node.target, place.groups)
    to = kind(node.target.type)
    nearest = place.loops[-1] if place.loops else "nothing"
    match node:
        case ir.Assign():
            yield f"= {to} to {target}"
        case ir.Defer(loop=loop):
            yield f"<= {to} to {target}"
            yield f"<= inside {nearest}"
            yield "<= with @" if loop else "<= without @"
        case ir.Reduce(operator=operator, loop=loop):
            yield f"{operator}= {to} to {target}"
            yield f"a reduction inside {nearest} {'with' if loop else 'without'} @"
        case ir.ReduceTuple(operator=operator, targets=targets, loop=loop):
            yield f"{operator}= tuple of {to} to {target}"
            yield f"{operator}= tuple {'with' if loop else 'without'} @"
            yield f"a tuple inside {nearest}"
            for each in targets:
                yield f"{operator}= tuple carries {kind(each.type)} to {target}"


def of_expression(node: ir.Expression) -> Iterator[str]:
    match node:
        case ir.Literal() | ir.Infinity() | ir.Nil():
            sign = "-" if isinstance(node, ir.Infinity) and node.negative else ""
            yield f"{sign}{type(node).__name__} of type {kind(node.type)}"
        case ir.Unary(operator, operand):
            yield f"{operator} of {kind(operand.type)}"
        case ir.Binary(operator, left, right):
            yield f"{kind(left.type)} {operator} {kind(right.type)}"
        case ir.Conditional():
            yield f"?: of {kind(node.type)}"
        case ir.Cast(to, operand):
            yield f"({kind(to)}) {kind(operand.type)}"
        case ir.Index(map=map_) if isinstance(map_.type, ty.MapType):
            yield f"Map<{kind(map_.type.key)}, {kind(map_.type.value)}>"
        case ir.Call(receiver, name):
            own = "own " if isinstance(receiver, ir.Field) else ""
            on = "" if receiver is None else f" of {own}{kind(receiver.type)}"
            yield f"the method {name}{on}"
        case nodes.ForeignExpression():
            yield "a foreign expression"
        case _:
            pass


# --- what there is --------------------------------------------------------------------

RANGES = tuple(each for each in get_args(nodes.RangeKind) if each != "Items")
WALKED = (
    *RANGES,
    *(f"the items of {each}" for each in (*COLLECTIONS, *QUEUES)),
    *(f"the items of own {each}" for each in OF_NODES),
)
BACKWARD = tuple(
    f"the items of {each} backward" for each in COLLECTIONS if not each.endswith("Set")
)
WALKED_ALONE = tuple(each for each in WALKED if "Collection" not in each)
REDUCERS = ("Sum", "Product", "Min", "Max", "Avg", "Count", "Exist", "All")
LOOPS = ("Foreach", "For", "InBFS", "InDFS")
PLACES = ("in parallel", "in sequence")
TARGETS = ("a variable", "a node", "an edge", "an entry of a map")
RECEIVERS = {
    "Graph": ("Graph",),
    "Node": ("Node",),
    "Iterator": ("Node",),
    "Edge": ("Edge",),
    "Set": ("Node_Set", "own Node_Set", "Edge_Set"),
    "Order": ("Node_Order", "own Node_Order", "Edge_Order"),
    "Seq": ("Node_Seq", "own Node_Seq", "Edge_Seq"),
    "Queue": QUEUES,
    "Map": ("Map",),
}
# Nodes that stand for one particular place in the tree of another node.
BLOCKS = ("Block", "Declare", "Assign", "If", "While", "DoWhile", "Effect")
# Words that no rule of the grammar uses.
RESERVED = ("To", "->")


def sentences(text: str) -> Iterator[str]:
    """Those of a line of `required.txt`."""
    found = re.search(r"{(?:(\w): )?(.*?)}", text)
    if found is None:
        yield text
        return
    start, rest = text[: found.start()], text[found.end() :]
    for name in found[2].split(" or "):
        for each in globals().get(name, (name,)):
            bound = rest
            if found[1]:
                bound = re.sub(rf"(?<=[{{ ]){found[1]}(?=[ }}])", each, rest)
            yield from sentences(start + each + bound)


def _listed() -> Iterator[str]:
    lines = Path(__file__).with_name("required.txt").read_text("utf-8").splitlines()
    for line in lines[lines.index("") :]:
        if line and not line.startswith("#"):
            yield from sentences(line)


def _methods() -> Iterator[str]:
    for each in builtins.BUILTINS:
        if each.name in builtins.CORE:
            continue
        yield from (f"the name {name}" for name in (each.name, *each.synonyms))
        if each.receiver is None:
            yield f"the method {each.name}"
        else:
            on = RECEIVERS[each.receiver]
            yield from (f"the method {each.name} of {one}" for one in on)


def _spellings() -> Iterator[str]:
    words = {*KEYWORDS, *SOFT_KEYWORDS} - {*RESERVED}
    yield from (f"the spelling {each}" for each in words)
    # Of the parser alone; and the types of extensions, which have tests of their own.
    core = {"SKIPPED", "RESUME", "HEAD", "START", "Kind"}
    yield from (f"the token {each}" for each in TERMINALS - core - {*SOFT_KEYWORDS})


REQUIRED = frozenset((*_listed(), *_methods(), *_spellings()))
