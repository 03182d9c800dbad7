"""Types of expressions.

After an error an expression has the type `UNKNOWN`, which fits everything: one mistake
gives one message.
"""

from abc import ABC, abstractmethod
from dataclasses import replace

from lighthouse.diagnostics import Edit, Label, Span
from lighthouse.frontend.expected import RANGES
from lighthouse.frontend.fitting import (
    adapt,
    article,
    default_infinity,
    is_infinity,
    literal_type,
    same_graph,
    same_kind,
)
from lighthouse.frontend.places import PlaceChecker, as_operand, as_type
from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.symbols import element_type


class ExpressionChecker(PlaceChecker, ABC):
    """Expressions; `CallChecker` adds calls, `ProcedureChecker` the statements."""

    # --- conditions -------------------------------------------------------------------

    def condition(self, node: ir.Expression) -> ir.Expression:
        return self.as_bool(self.expression(node), "a condition")

    def as_bool(
        self, node: ir.Expression, what: str, edit: Edit | None = None
    ) -> ir.Expression:
        """The typed `node`; reports it if it is not Bool."""
        node = adapt(default_infinity(node), ty.BOOL)
        if node.type not in (ty.BOOL, ty.UNKNOWN):
            message = f"{what} must be Bool, this is {node.type}"
            self.error("GM0203", message, node.span, edit=edit or not_zero(node))
        return node

    def filter_of_reduction(self, node: ir.Expression) -> ir.Expression:
        """Bool as any filter; a number is let through, as in Green-Marl's compiler."""
        typed = self.expression(node)
        edit = not_zero(typed)
        if edit is None:
            return self.as_bool(typed, "a condition")
        message = f"{article(typed.type)} is the filter of a reduction"
        note = "what is not zero passes"
        self.warning("GM0213", message, node.span, note, edit=edit)
        zero = adapt(ir.Literal(0, type=ty.INT, span=node.span), typed.type)
        return ir.Binary("!=", typed, zero, type=ty.BOOL, span=node.span)

    # --- expressions ------------------------------------------------------------------

    def expression(
        self, node: ir.Expression, *, statement: bool = False
    ) -> ir.Expression:
        match node:
            case ir.Literal(value):
                return replace(node, type=literal_type(value))
            case ir.Infinity():
                return node
            case ir.Nil():
                return replace(node, type=ty.NIL)
            case ir.Variable():
                return self.variable(node)
            case ir.Field():
                return self.field(node)
            case ir.Index():
                return self.index(node)
            case ir.Unary():
                return self.unary(node)
            case ir.Binary():
                return self.binary(node)
            case ir.Conditional():
                return self.conditional(node)
            case ir.Cast():
                return self.cast(node)
            case ir.Call():
                return self.call(node, statement=statement)
            case ir.Reduction():
                return self.reduction_expression(node)
            case ir.ForeignExpression():
                return node
            case _:
                raise AssertionError(f"{type(node).__name__} in a program")

    def index(self, node: ir.Index) -> ir.Index:
        map_ = self.variable(node.map)
        key = self.expression(node.key)
        if not isinstance(map_.type, ty.MapType):
            if map_.type != ty.UNKNOWN:
                self.error(
                    "GM0201",
                    f"only a Map is indexed, not {article(map_.type)}",
                    node.span,
                    labels=self.declared(node.map),
                )
            return replace(node, map=map_, key=key)
        key = self.assigned(key, map_.type.key, *self.declared(node.map))
        return replace(node, map=map_, key=key, type=map_.type.value)

    # --- operators --------------------------------------------------------------------

    def unary(self, node: ir.Unary) -> ir.Unary:
        operand = self.expression(node.operand)
        if node.operator == "!":
            edit = not_zero(operand) and Edit(node.span, f"{as_operand(operand)} == 0")
            operand = self.as_bool(operand, "the operand of !", edit)
            return replace(node, operand=operand, type=ty.BOOL)
        if is_infinity(operand):
            edit = None
            if node.operator == "-" and isinstance(operand, ir.Infinity):
                edit = Edit(node.span, "INF" if operand.negative else "-INF")
            self.infinite(node.span, edit)
        elif operand.type != ty.UNKNOWN and not ty.is_numeric(operand.type):
            self.not_a_number(operand)
            return replace(node, operand=operand)
        return replace(node, operand=operand, type=operand.type)

    def infinite(self, span: Span, edit: Edit | None = None) -> None:
        message = "INF cannot take part in arithmetic"
        note = "it can be assigned, compared, returned and passed"
        self.error("GM0205", message, span, note, edit=edit)

    def not_a_number(self, node: ir.Expression) -> None:
        self.error("GM0202", f"{node.type} is not a number", node.span)

    def binary(self, node: ir.Binary) -> ir.Binary:
        left, right = self.expression(node.left), self.expression(node.right)
        if node.operator in ("&&", "||"):
            what = f"an operand of {node.operator}"
            left, right = self.as_bool(left, what), self.as_bool(right, what)
            return replace(node, left=left, right=right, type=ty.BOOL)
        if self.group and node.operator in ("==", "!="):
            left, right = self.group_element(left), self.group_element(right)
        left, right = adapt(left, right.type), adapt(right, left.type)
        if node.operator in ("==", "!=", "<", ">", "<=", ">="):
            left, right = default_infinity(left), default_infinity(right)
            self.check_comparison(node, left, right)
            return replace(node, left=left, right=right, type=ty.BOOL)
        type: ty.Type = ty.UNKNOWN
        for side in (left, right):
            if is_infinity(side):
                self.infinite(side.span)
            elif side.type != ty.UNKNOWN and not ty.is_numeric(side.type):
                self.not_a_number(side)
        if ty.is_numeric(left.type) and ty.is_numeric(right.type):
            type = ty.arithmetic_type(left.type, right.type)
            if node.operator == "%" and not ty.is_integral(type):
                self.error(
                    "GM0207",
                    f"% needs integers, this is {type}",
                    node.span,
                    "the rest of `x / y` is `x - y * Floor(x / y)`",
                )
        return replace(node, left=left, right=right, type=type)

    def group_element(self, node: ir.Expression) -> ir.Expression:
        """In `G.P = (G == r)`, G stands for the element."""
        if (
            self.group
            and isinstance(node, ir.Variable)
            and node.name == self.group.name
        ):
            return replace(node, type=self.group.element)
        return node

    def check_comparison(
        self, node: ir.Binary, left: ir.Expression, right: ir.Expression
    ) -> None:
        a, b = left.type, right.type
        if ty.UNKNOWN in (a, b) or (ty.is_numeric(a) and ty.is_numeric(b)):
            return
        ordering = node.operator not in ("==", "!=")
        if ordering and isinstance(node.left, ir.Nil) | isinstance(node.right, ir.Nil):
            self.error("GM0204", "NIL has no order", node.span)
        elif ty.is_element(a) and ty.is_element(b) and not same_graph(a, b):
            self.error(
                "GM0111",
                f"elements of the graphs `{a.graph}` and `{b.graph}` cannot be "
                "compared",
                node.span,
            )
        elif a == b == ty.NIL or not same_kind(a, b) or ty.is_object(a):
            notes: tuple[str, ...] = ()
            if (ty.is_numeric(a) and ty.is_element(b)) or (
                ty.is_element(a) and ty.is_numeric(b)
            ):
                notes = ("a node or edge is compared with another, or with NIL",)
            elif ty.is_object(a):
                notes = ("compare their sizes, or look whether each has the other's",)
            self.error("GM0204", f"{a} and {b} cannot be compared", node.span, *notes)

    def conditional(self, node: ir.Conditional) -> ir.Conditional:
        condition = self.condition(node.condition)
        then, otherwise = self.expression(node.then), self.expression(node.otherwise)
        then, otherwise = adapt(then, otherwise.type), adapt(otherwise, then.type)
        if not isinstance(then, ir.Infinity):
            otherwise = default_infinity(otherwise)
        elif not isinstance(otherwise, ir.Infinity):
            then = default_infinity(then)
        a, b = then.type, otherwise.type
        type: ty.Type
        if ty.is_numeric(a) and ty.is_numeric(b):
            type = ty.arithmetic_type(a, b)
        elif ty.UNKNOWN in (a, b):
            type = b if a == ty.UNKNOWN else a
        else:
            type = b if a == ty.NIL else a
            if not same_kind(a, b):
                code = "GM0212" if same_graph(a, b) else "GM0111"
                self.error(code, f"the branches of ?: are {a} and {b}", node.span)
                type = ty.UNKNOWN
        return replace(
            node, condition=condition, then=then, otherwise=otherwise, type=type
        )

    def cast(self, node: ir.Cast) -> ir.Cast:
        operand = default_infinity(adapt(self.expression(node.operand), node.to))
        have = operand.type
        fits = (
            have == ty.UNKNOWN
            or (ty.is_numeric(node.to) and (ty.is_numeric(have) or ty.is_element(have)))
            or (node.to == ty.BOOL and have == ty.BOOL)
        )
        typed = replace(node, operand=operand, type=node.to)
        if not fits:
            message = f"{have} cannot be cast to {node.to}"
            text = as_type(operand, node.to)
            edit = None if text is None else Edit(node.span, f"({text})")
            self.error("GM0206", message, node.span, edit=edit)
            return replace(typed, type=ty.UNKNOWN)
        if ty.is_element(have) and isinstance(operand, ir.Variable):
            symbol = self.scope.variable(operand.name)
            if symbol and symbol.role == "iterator":
                self.error(
                    "GM0206",
                    "a loop iterator cannot be cast",
                    node.span,
                    f"copy it first: `Node x = {operand.name};`",
                    labels=(Label(symbol.span, "the loop"),),
                )
        return typed

    # --- reductions and ranges --------------------------------------------------------

    def reduction_expression(self, node: ir.Reduction) -> ir.Reduction:
        with self.nested():
            range_, element = self.range(node.range)
            self.declare_iterator(
                node.iterator, element, node.range.kind, node.span.to(node.range.span)
            )
            filter_ = self.filter_of_reduction(node.filter) if node.filter else None
            body = default_infinity(self.expression(node.body)) if node.body else None
        type: ty.Type
        if node.operator == "Count":
            type = ty.INT
        elif node.operator in ("Exist", "All"):
            body = self.as_bool(body, f"the body of {node.operator}") if body else None
            type = ty.BOOL
        else:
            type = body.type if body else ty.UNKNOWN
            if type != ty.UNKNOWN and not ty.is_numeric(type):
                self.error(
                    "GM0202",
                    f"{node.operator} needs numbers, this is {type}",
                    body.span if body else node.span,
                )
                type = ty.UNKNOWN
            if node.operator == "Avg" and type != ty.UNKNOWN:
                type = ty.FLOAT if type == ty.FLOAT else ty.DOUBLE
        return replace(node, range=range_, filter=filter_, body=body, type=type)

    def range(self, node: ir.Range) -> tuple[ir.Range, ty.Type]:
        """The typed range and the type of its elements."""
        source: ir.Variable | ir.Field
        if isinstance(node.source, ir.Field):
            source = self.field(node.source)
        elif node.kind in ("Nodes", "Edges"):
            source = self.graph(node.source)
        else:
            source = self.variable(node.source)
        argument = self.expression(node.argument) if node.argument else None
        typed = replace(node, source=source, argument=argument)
        have = source.type
        if have == ty.UNKNOWN:
            return typed, ty.UNKNOWN
        if node.kind not in RANGES_OF.get(type(have), ()):
            instead = OTHER_RANGES.get((node.kind, type(have)))
            if self.group and source.name == self.group.name:
                name = source.name
                instead = f"only `{name}.x` and `{name}.f()` are those of an element "
                instead += "here: write a Foreach instead"
            self.error(
                "GM0211",
                f"{article(have)} has no {node.kind}",
                node.span,
                *((instead,) if instead else ()),
                labels=self.declared(source),
                edit=edges_of_node(node) if isinstance(have, ty.NodeType) else None,
            )
            return typed, ty.UNKNOWN
        if node.kind.startswith(("Up", "Down")):
            symbol = self.scope.variable(source.name)
            if isinstance(source, ir.Field) or not symbol or symbol.range != "Bfs":
                self.error(
                    "GM0214",
                    f"{node.kind} exists only for the iterator of an InBFS",
                    node.span,
                    labels=self.declared(source),
                )
        if argument is not None:
            typed = replace(typed, argument=self.assigned(argument, have))
        return typed, element_type(typed)

    # --- calls: CallChecker has them --------------------------------------------------

    @abstractmethod
    def call(self, node: ir.Call, *, statement: bool) -> ir.Call: ...


def edges_of_node(node: ir.Range) -> Edit | None:
    """`n.Edges` means `n.OutEdges`."""
    if not node.span.text.endswith(".Edges"):
        return None
    end = node.span.end
    return Edit(Span(node.span.source, end - len("Edges"), end), "OutEdges")


def not_zero(node: ir.Expression) -> Edit | None:
    """What makes a Bool of a number."""
    text = as_type(node, ty.BOOL)
    return None if text is None else Edit(node.span, text)


# What there is to run through, by the type of its source.
RANGES_OF: dict[type[ty.Type], frozenset[str]] = {
    ty.GraphType: frozenset(("Nodes", "Edges")),
    ty.CollectionType: frozenset(("Items",)),
    ty.QueueType: frozenset(("Items",)),
    ty.NodeType: frozenset(RANGES) - {"Nodes", "Edges", "Items"},
}
# What is meant by a range that does not exist, by the type of its source.
OTHER_RANGES = {
    ("Nodes", ty.CollectionType): "the elements of a collection are its Items",
    ("Edges", ty.CollectionType): "the elements of a collection are its Items",
    ("Nbrs", ty.GraphType): "a node has neighbours; a graph has Nodes and Edges",
    ("InNbrs", ty.GraphType): "a node has neighbours; a graph has Nodes and Edges",
    ("Items", ty.GraphType): "a graph has Nodes and Edges",
    ("Nodes", ty.NodeType): "a graph has Nodes; a node has Nbrs and InNbrs",
    ("Edges", ty.NodeType): "the edges of a node are its OutEdges and InEdges",
    ("Items", ty.NodeType): "a node has Nbrs and InNbrs",
    ("Nbrs", ty.CollectionType): "a node has neighbours; a collection has Items",
    ("Items", ty.MapType): "a Map cannot be run through: keep its keys, if they "
    "are nodes or edges, in a set",
}
