"""On request: inserts checks of accesses to the graph, and of uninitialised values.

    Node(G) x;         Node(G) x;
                       Bool x_written;
    N_P<Int>(G) a;     N_P<Int>(G) a;
                       N_P<Bool>(G) a_written;
    y.a = 10 / k;   →  If (CheckElement(y != NIL && …, True, 2)) {
                           y.a = 10 / CheckDivisor(k != 0, k, 1);
                           y.a_written = True;
                       }
    s = x.a;           s = CheckElement(x != NIL && …, …, 4);

`CheckElement(condition, value, number)` returns the value if the condition holds; else
the program stops there with an error.  A variable that is declared without a value gets
a Bool that says whether it was written, unless `+=` or `|=` reduce into it somewhere,
which may start from zero.  Copying an uninitialised value is no error: the Bool is
copied, too.

The pass runs after all passes that add accesses, and together with the mandatory passes
only: others may move an access out of the condition that guards it.  (Shadow values:
Nethercote and Seward, "How to Shadow Every Byte of Memory Used by
a Program", VEE 2007.)
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import count

from lighthouse.diagnostics import NOWHERE, Span
from lighthouse.ir import builtins
from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.foreign import foreign_names
from lighthouse.ir.symbols import Names
from lighthouse.ir.uses import target_name
from lighthouse.ir.values import neutral, zero
from lighthouse.ir.walk import expand_body, map_children, walk
from lighthouse.passes.base import Context, CorePass

TRUE = ir.Literal(True, type=ty.BOOL)
# How declarations begin that have a value for each element, or one for all.
TYPES = frozenset(
    """
    N_P Node_Prop Node_Property E_P Edge_Prop Edge_Property
    Int Long Float Double Bool Boolean Node Edge
    """.split()
)
# The greatest Int.
MOST = ir.Literal(2**31 - 1, type=ty.LONG)


class CheckAccesses(CorePass):
    before = "fix-ranges"

    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        return expand_body(procedure, _Checks(procedure).statement)


def is_of_user(declared: ir.Declare) -> bool:
    """False of what passes declare: what is at their place in the source is something
    else, or declares another name."""
    type, *words = re.findall(r"\w+", declared.span.text) or [""]
    names = {declared.name, re.sub(r"_\d+$", "", declared.name)}
    return type in TYPES and not names.isdisjoint(words)


def starts_at_zero(node: ir.Node) -> bool:
    """True of a reduction that needs no first value: zero is neutral for it."""
    if not isinstance(node, ir.Reduce):
        return False
    type = node.target.type
    return neutral(node.operator, type) == zero(type)


def excluded(node: ir.Node) -> Iterator[str]:
    """What may be used without a value, or written where nobody sees it."""
    match node:
        case ir.Reduce(target) if starts_at_zero(node):
            yield target_name(target)
        case ir.Foreign(text=text) | ir.ForeignExpression(text=text):
            yield from foreign_names(text)


def without_value(procedure: ir.Procedure) -> dict[str, ir.Declare]:
    """What the user declares without a value, and must write before it is read."""
    nodes = list(walk(procedure.body))
    hidden = {name for node in nodes for name in excluded(node)}
    return {
        node.name: node
        for node in nodes
        if isinstance(node, ir.Declare)
        and node.initial is None
        and node.name not in hidden
        and is_of_user(node)
        and not ty.is_object(getattr(node.type, "element", node.type))
        and not isinstance(node.type, ty.GraphType)
    }


def iterators(procedure: ir.Procedure) -> frozenset[str]:
    """Those that are elements of the graph in any case; items may be NIL."""
    return frozenset(
        node.iterator
        for node in walk(procedure.body)
        if isinstance(node, ir.Dfs)
        or (isinstance(node, ir.Loop) and node.range.kind != "Items")
    )


def owner(place: ir.Expression | None) -> list[ir.Expression]:
    """What must be an element of the graph where `place` is read or written."""
    return [place.driver] if isinstance(place, ir.Field) else []


def elements(used: ir.Expression | None) -> list[ir.Expression]:
    """What must be one where something of `used`, such as its edges, is."""
    itself = [used] if used is not None and ty.is_element(used.type) else []
    return [*itself, *owner(used)]


class _Checks:
    """Adds the checks of one procedure."""

    def __init__(self, procedure: ir.Procedure) -> None:
        names = Names(procedure)
        self.known = iterators(procedure)
        self.flags = {
            name: (names.fresh(f"{name}_written"), declared)
            for name, declared in without_value(procedure).items()
        }
        self.numbers = count(1)

    # --- checks -----------------------------------------------------------------------

    def check(
        self, name: str, condition: ir.Expression, value: ir.Expression, span: Span
    ) -> ir.Call:
        number = ir.Literal(next(self.numbers), type=ty.INT)
        arguments = (condition, value, number)
        return ir.Call(None, name, arguments, type=value.type, span=span)

    def of_element(self, element: ir.Expression, value: ir.Expression) -> ir.Expression:
        """`value`, which needs `element` to be one of the graph."""
        type = element.type
        assert isinstance(type, ty.NodeType | ty.EdgeType)
        assert type.graph is not None
        if isinstance(element, ir.Variable) and element.name in self.known:
            return value
        graph = ir.Variable(type.graph, type=ty.GraphType(), span=element.span)
        size = "NumNodes" if isinstance(type, ty.NodeType) else "NumEdges"
        is_there = ir.Binary("!=", element, ir.Nil(type=type), type=ty.BOOL)
        number = ir.Cast(ty.LONG, element, type=ty.LONG)
        end = ir.Call(graph, size, type=ty.LONG, span=element.span)
        within = ir.Binary("<", number, end, type=ty.BOOL)
        condition = ir.Binary("&&", is_there, within, type=ty.BOOL)
        return self.check("CheckElement", condition, value, element.span)

    def flag(self, place: ir.Expression) -> ir.Variable | ir.Field | None:
        """What says whether `place` was written, if that is followed."""
        match place:
            case ir.Variable(name) | ir.Field(name=name) if name in self.flags:
                return replace(place, name=self.flags[name][0], type=ty.BOOL)
        return None

    def marks(self, *places: ir.LValue) -> list[ir.StatementNode]:
        flags = (self.flag(place) for place in places)
        return [ir.Assign(flag, TRUE, span=flag.span) for flag in flags if flag]

    # --- expressions ------------------------------------------------------------------

    def value(self, node: ir.Expression) -> ir.Expression:
        """`node` with checks of all that it reads."""
        match node:
            case ir.Variable() | ir.Field():
                return self.place(node, self.written(node, node))
            case ir.Index(key=key):
                return replace(node, key=self.value(key))
            case ir.Binary("/" | "%", left, right) if ty.is_integral(node.type):
                divisor = self.divisor(self.value(right), node.span)
                return replace(node, left=self.value(left), right=divisor)
            case ir.Call():
                return self.call(node)
        return map_children(node, self.value, ir.Expression)

    def place(self, node: ir.Expression, value: ir.Expression) -> ir.Expression:
        return (
            self.of_element(node.driver, value) if isinstance(node, ir.Field) else value
        )

    def written(self, place: ir.LValue, value: ir.Expression) -> ir.Expression:
        """`value`, which needs `place` to have been written."""
        flag = self.flag(place)
        if flag is None:
            return value
        return self.check("CheckWritten", flag, value, place.span)

    def divisor(self, node: ir.Expression, span: Span) -> ir.Expression:
        if isinstance(node, ir.Literal) and node.value != 0:
            return node
        nothing = ir.Literal(0, type=node.type)
        condition = ir.Binary("!=", node, nothing, type=ty.BOOL)
        return self.check("CheckDivisor", condition, node, span)

    def call(self, node: ir.Call) -> ir.Expression:
        found = self.given(node)
        match node.name:
            case "RandomBelow":
                stream, end = found.arguments
                return replace(found, arguments=(stream, self.divisor(end, node.span)))
            case "OutDegree" | "InDegree":
                exact = replace(node, type=ty.LONG)
                fits = ir.Binary("<=", exact, MOST, type=ty.BOOL)
                checked = self.check("CheckDegree", fits, found, node.span)
                return self.receiver(node, checked)
            case "HasEdgeFrom":
                (source,) = node.arguments
                return self.receiver(node, self.of_element(source, found))
        return self.receiver(node, found)

    def given(self, node: ir.Call) -> ir.Call:
        """The call with its arguments checked, but for properties passed whole."""
        kind = getattr(node.receiver and node.receiver.type, "kind", None)
        builtin = builtins.find(kind, node.name)
        if builtin and any(item in builtins.WHOLE for item in builtin.parameters):
            return node
        return replace(node, arguments=tuple(map(self.value, node.arguments)))

    def receiver(self, node: ir.Call, value: ir.Expression) -> ir.Expression:
        for element in elements(node.receiver):
            value = self.of_element(element, value)
        return value

    # --- statements -------------------------------------------------------------------

    def statement(self, node: ir.StatementNode) -> ir.Statements:
        match node:
            case ir.Declare(initial=None) if node.name in self.flags:
                return node, self.flag_of(node)
            case ir.Declare(
                initial=ir.Binary("!=", ir.Variable() as start, ir.Nil()) as there
            ) if there.span == NOWHERE:
                # An InBFS begins, as `expand-bfs` writes it.
                return (replace(node, initial=self.of_element(start, there)),)
            case ir.Assign(target, value):
                return self.needing(owner(target), *self.assigned(node, target, value))
            case ir.Reduce(target, value=value):
                value = self.written(target, self.value(value))
                new = replace(node, target=self.key(target), value=value)
                return self.needing(owner(target), new, *self.marks(target))
            case ir.ReduceTuple(target=target, targets=targets):
                places = [target, *targets]
                owners = [element for place in places for element in owner(place)]
                better = replace(
                    node,
                    value=self.written(target, self.value(node.value)),
                    values=tuple(map(self.value, node.values)),
                )
                return self.needing(owners, better, *self.marks(*places))
            case ir.Loop(range=ir.Range(source=source, argument=argument)):
                return self.needing([*elements(source), *elements(argument)], node)
            case ir.Dfs(root=root):
                return self.needing(
                    elements(root), map_children(node, self.value, ir.Expression)
                )
            case ir.Effect(call):
                done = replace(node, call=self.given(call))
                return self.needing(elements(call.receiver), done)
            case ir.Foreign():
                return (node,)
        return (map_children(node, self.value, ir.Expression),)

    def assigned(
        self, node: ir.Assign, target: ir.LValue, value: ir.Expression
    ) -> list[ir.StatementNode]:
        flag, other = self.flag(target), self.flag(value)
        # Frames of recursion are maps, and save what may have no value yet.
        copies = flag or isinstance(target, ir.Index)
        value = self.place(value, value) if other and copies else self.value(value)
        new = replace(node, target=self.key(target), value=value)
        if not (flag and other):
            return [new, *self.marks(target)]
        return [new, ir.Assign(flag, self.place(node.value, other), span=node.span)]

    def flag_of(self, node: ir.Declare) -> ir.Declare:
        type: ty.Type = ty.BOOL
        if isinstance(node.type, ty.PropertyType):
            type = replace(node.type, element=ty.BOOL)
        return ir.Declare(type, (self.flags[node.name][0],), span=node.span)

    def key(self, target: ir.LValue) -> ir.LValue:
        if isinstance(target, ir.Index):
            return replace(target, key=self.value(target.key))
        return target

    def needing(
        self, elements: Iterable[ir.Expression], *statements: ir.StatementNode
    ) -> ir.Statements:
        """`statements`, which need these to be elements of the graph."""
        for element in elements:
            condition = self.of_element(element, TRUE)
            if condition is not TRUE:
                span = statements[0].span
                statements = (
                    ir.If(condition, ir.Block(statements, span=span), span=span),
                )
        return statements
