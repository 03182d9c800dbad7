"""Resolves what an expression names, and checks the type of a value stored there."""

from dataclasses import replace

from lighthouse.diagnostics import Edit, Label, Span
from lighthouse.frontend import fitting
from lighthouse.frontend.names import NameChecker
from lighthouse.frontend.scope import Symbol, inmost_first
from lighthouse.ir import builtins
from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty

# What constants are called elsewhere, in lower case.
OTHER_WORDS = {
    "true": "True",
    "false": "False",
    "nil": "NIL",
    "null": "NIL",
    "none": "NIL",
    "inf": "INF",
    "infinity": "INF",
}
# The ranges whose iterators come over an edge.
NEIGHBOURS = ("Nbrs", "InNbrs", "UpNbrs", "DownNbrs")


def is_method(name: str) -> bool:
    return any(
        builtin.receiver is not None and name in (builtin.name, *builtin.synonyms)
        for builtin in builtins.BUILTINS
    )


class PlaceChecker(NameChecker):
    """Variables and properties; `ExpressionChecker` adds what is made of them."""

    # --- variables and properties -----------------------------------------------------

    def variable(self, node: ir.Variable) -> ir.Variable:
        symbol = self.scope.variable(node.name)
        if symbol is not None:
            return replace(node, type=symbol.type)
        if ("variable", node.name) in self.reported:
            return node
        self.reported.add(("variable", node.name))
        property = self.scope.property(node.name)
        if property is not None:
            self.error(
                "GM0112",
                f"`{node.name}` is a property: it has a value for each element only",
                node.span,
                f"write `x.{node.name}` for one element x, "
                f"`G.{node.name} = …` for all of them",
                labels=(Label(property.span, "declared here"),),
            )
        else:
            names = [s.name for s in inmost_first(self.scope.variables)]
            message = f"`{node.name}` is not declared"
            if node.name.lower() in OTHER_WORDS:
                edit = Edit(node.span, OTHER_WORDS[node.name.lower()])
                self.error("GM0101", message, node.span, edit=edit)
            else:
                self.unknown("GM0101", message, node.span, node.span, names)
        return node

    def graph(self, node: ir.Variable) -> ir.Variable:
        """What `Nodes` and `Edges` are asked of; the only graph may be meant."""
        graphs = self.scope.graphs()
        known = self.scope.variable(node.name) or self.scope.property(node.name)
        if known is None and len(graphs) == 1:
            message = f"`{node.name}` is not declared"
            edit = Edit(node.span, graphs[0].name)
            labels = (Label(graphs[0].span, "this is the graph here"),)
            self.error("GM0101", message, node.span, labels=labels, edit=edit)
            return node
        return self.variable(node)

    def field(self, node: ir.Field) -> ir.Field:
        driver = self.variable(node.driver)
        if self.group and driver.name == self.group.name:
            driver = replace(driver, type=self.group.element)
        symbol = self.scope.property(node.name)
        if symbol is None:
            self.no_property(node, driver)
            return replace(node, driver=driver)
        assert isinstance(symbol.type, ty.PropertyType)
        if driver.type == ty.UNKNOWN:
            return replace(node, driver=driver)
        declared = Label(symbol.span, "declared here")
        if not isinstance(
            driver.type, ty.NodeType if symbol.type.of == "Node" else ty.EdgeType
        ):
            self.error(
                "GM0103",
                f"`{node.name}` is a property of {symbol.type.of.lower()}s, "
                f"{self.as_driver(driver)}",
                node.span,
                *self.other_driver(driver, symbol),
                labels=(declared,),
            )
        elif not fitting.same_graph(driver.type, symbol.type):
            self.error(
                "GM0111",
                f"`{driver.name}` belongs to the graph "
                f"`{fitting.graph_of(driver.type)}`, "
                f"`{node.name}` to `{symbol.type.graph}`",
                node.span,
                labels=(declared,),
            )
        else:
            return replace(node, driver=driver, type=symbol.type.element)
        return replace(node, driver=driver)

    def no_property(self, node: ir.Field, driver: ir.Variable) -> None:
        if ("property", node.name) in self.reported:
            return
        self.reported.add(("property", node.name))
        span, end = node.span, node.span.end
        name = Span(span.source, end - len(node.name), end)
        message = f"property `{node.name}` is not declared"
        variable = self.scope.variable(node.name)
        if variable is not None:
            note = f"`{node.name}` is {fitting.article(variable.type)}, not a property"
            self.error(
                "GM0113",
                message,
                span,
                note,
                labels=(Label(variable.span, "declared here"),),
            )
            return
        if is_method(node.name):
            edit = Edit(span, f"{span.text}()")
            self.error("GM0113", message, span, "it is a method", edit=edit)
            return
        names = [s.name for s in inmost_first(self.scope.properties)]
        self.unknown("GM0113", message, span, name, names)

    def as_driver(self, driver: ir.Variable) -> str:
        if self.group and driver.name == self.group.name:
            of = "a node" if isinstance(self.group.element, ty.NodeType) else "an edge"
            return f"`{driver.name}` stands for {of} here"
        return f"`{driver.name}` is {fitting.article(driver.type)}"

    def other_driver(self, driver: ir.Variable, symbol: Symbol) -> tuple[str, ...]:
        """How to come to an element that has the property."""
        name, property = driver.name, symbol.name
        known = self.scope.variable(name)
        match driver.type:
            case ty.GraphType() | ty.CollectionType() if self.group:
                return (f"only `{self.group.name}` stands for its elements here",)
            case ty.GraphType() | ty.CollectionType():
                return (
                    f"`{name}` stands for its elements only in `{name}.{property} = …`",
                )
            case ty.NodeType() if known is not None and known.range in NEIGHBOURS:
                return (
                    f"the edge over which the loop came to `{name}` is "
                    f"`{name}.ToEdge()`: `Edge e = {name}.ToEdge();`, then "
                    f"`e.{property}`",
                )
            case ty.EdgeType():
                return (
                    f"the ends of an edge are `{name}.FromNode()` and "
                    f"`{name}.ToNode()`",
                )
        return ()

    # --- fitting values to places -----------------------------------------------------

    def assigned(
        self, value: ir.Expression, to: ty.Type, *labels: Label
    ) -> ir.Expression:
        """`value` as it is stored in a place of type `to`; reports what cannot be."""
        if to == ty.UNKNOWN:
            return value
        value = fitting.default_infinity(fitting.adapt(value, to))
        have = value.type
        if have == ty.UNKNOWN:
            return value
        if ty.is_numeric(have) and ty.is_numeric(to):
            if fitting.loses_precision(have, to) and not fitting.is_exact(value, to):
                self.warning(
                    "GM0210",
                    f"{have} is converted to {to}",
                    value.span,
                    "if this is meant, a cast says so",
                    labels=labels,
                    edit=Edit(value.span, f"({to}) {as_operand(value)}"),
                )
                if ty.is_integral(have) and ty.is_integral(to):
                    # No pass takes the number before it wraps for the one stored.
                    return ir.Cast(to, value, type=to, span=value.span)
        elif not fitting.same_kind(have, to):
            text = as_type(value, to)
            edit = None if text is None else Edit(value.span, text)
            self.misfit(have, to, value.span, *labels, edit=edit)
        return value

    def misfit(
        self,
        have: ty.Type,
        to: ty.Type,
        span: Span,
        *labels: Label,
        edit: Edit | None = None,
    ) -> None:
        if fitting.same_graph(have, to):
            message = f"{have} does not fit {to}"
            notes: tuple[str, ...] = ()
            if ty.is_element(have) and ty.is_numeric(to):
                of = "node" if isinstance(have, ty.NodeType) else "edge"
                notes = (f"`({to}) x` is the number of the {of} in a variable `x`",)
            self.error("GM0201", message, span, *notes, labels=labels, edit=edit)
        else:
            self.error(
                "GM0111",
                f"this belongs to the graph `{fitting.graph_of(have)}`, not to "
                f"`{fitting.graph_of(to)}`",
                span,
                labels=labels,
            )

    def declared(self, place: ir.Expression) -> tuple[Label, ...]:
        """Where the variable, property or map of a place is declared."""
        match place:
            case ir.Variable(name) | ir.Index(map=ir.Variable(name)):
                symbol = self.scope.variable(name)
            case ir.Field(name=name):
                symbol = self.scope.property(name)
            case _:
                return ()
        return (Label(symbol.span, "declared here"),) if symbol else ()


def as_type(node: ir.Expression, to: ty.Type) -> str | None:
    """The text of `node` as `to`, which no cast gives: a Bool as a number, a number as
    a Bool."""
    text, constant = as_operand(node), isinstance(node, ir.Literal)
    if to == ty.BOOL and ty.is_numeric(node.type) and not fitting.is_infinity(node):
        return str(float(text) != 0) if constant else f"{text} != 0"
    if node.type == ty.BOOL and ty.is_numeric(to):
        return str(int(text == "True")) if constant else f"{text} ? 1 : 0"
    return None


def as_operand(node: ir.Expression) -> str:
    """The text of `node`, in parentheses where an operator would tear it apart."""
    text = node.span.text
    return f"({text})" if isinstance(node, ir.Binary | ir.Conditional) else text
