"""Compiles expressions to Python closures.

Each expression is compiled once; `environment` describes the data of the closures.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from operator import attrgetter, itemgetter
from typing import Any, NoReturn

from lighthouse.diagnostics import Span, fail
from lighthouse.ir import builtins
from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.draws import Drawing
from lighthouse.ir.symbols import has_repeats
from lighthouse.runtime.checks import failure
from lighthouse.runtime.interpreter import chance, methods, values
from lighthouse.runtime.interpreter.environment import (
    Environment,
    Evaluate,
    Permute,
    Steps,
    edge_key,
    element_key,
    level_key,
    property_key,
)
from lighthouse.runtime.runs import VALUES, evaluates


class ExpressionCompiler(ABC):
    """Knows the names of one procedure; `StatementCompiler` adds the statements."""

    def __init__(self, permute: Permute, drawing: Drawing) -> None:
        self.permute = permute
        self.drawing = drawing
        # The latest declaration of each name: lexical order makes it the visible one.
        self.variables: dict[str, ty.Type] = {}
        self.properties: dict[str, ty.PropertyType] = {}
        self.never_nil: set[str] = set()
        self.group: str | None = None
        self.transposed: dict[str, bool] = {}
        self.edge_wanted: set[str] = set()

    @abstractmethod
    def call_procedure(self, node: ir.Call) -> Evaluate | None:
        """The closure of a call of a user's procedure; None if it is none."""

    def value(self, node: ir.Expression, to: ty.Type) -> Evaluate:
        """The value of `node`, converted to type `to`."""
        evaluate = self.expression(node)
        convert = values.conversion(node.type, to)
        if convert is None:
            return evaluate
        return lambda environment: convert(evaluate(environment))

    def expression(self, node: ir.Expression) -> Evaluate:
        return VALUES.of(self, node, "Python")

    @evaluates(ir.Literal)
    def literal(self, node: ir.Literal) -> Evaluate:
        have = ty.BOOL if isinstance(node.value, bool) else ty.LONG
        if isinstance(node.value, float):
            have = ty.DOUBLE
        convert = values.conversion(have, node.type)
        constant = convert(node.value) if convert else node.value
        return lambda environment: constant

    @evaluates(ir.Infinity)
    def infinity(self, node: ir.Infinity) -> Evaluate:
        infinity = values.infinity(node.type, node.negative)
        return lambda environment: infinity

    @evaluates(ir.Nil)
    def nil(self, node: ir.Nil) -> Evaluate:
        return lambda environment: values.NIL

    @evaluates(ir.Variable)
    def variable(self, node: ir.Variable) -> Evaluate:
        key = node.name
        if key == self.group and ty.is_element(node.type):
            key = element_key(key)
        return lambda environment: environment[key]

    @evaluates(ir.Field)
    def property_value(self, node: ir.Field) -> Evaluate:
        return self.field(node.driver, property_key(node.name))

    @evaluates(ir.Index)
    def entry(self, node: ir.Index) -> Evaluate:
        name, at = node.map.name, self.key(node.map, node.key)
        return lambda environment: environment[name][at(environment)]

    @evaluates(ir.Unary)
    def unary(self, node: ir.Unary) -> Evaluate:
        apply = values.unary(node.operator, node.type)
        inner = self.value(node.operand, node.type)
        return lambda environment: apply(inner(environment))

    @evaluates(ir.Conditional)
    def conditional(self, node: ir.Conditional) -> Evaluate:
        test = self.expression(node.condition)
        yes, no = (
            self.value(node.then, node.type),
            self.value(node.otherwise, node.type),
        )
        return lambda environment: (yes if test(environment) else no)(environment)

    @evaluates(ir.Cast)
    def cast(self, node: ir.Cast) -> Evaluate:
        """A node or edge counts as its number."""
        have = ty.LONG if ty.is_element(node.operand.type) else node.operand.type
        inner = self.expression(node.operand)
        convert = values.conversion(have, node.to)
        if convert is None:
            return inner
        return lambda environment: convert(inner(environment))

    @evaluates(ir.ForeignExpression)
    def foreign(self, node: ir.ForeignExpression) -> Evaluate:
        foreign(node.span)

    def key(self, map: ir.Expression, key: ir.Expression) -> Evaluate:
        assert isinstance(map.type, ty.MapType)
        inner = self.value(key, map.type.key)
        if not ty.is_floating(map.type.key):
            return inner
        return lambda environment: values.map_key(inner(environment))

    # --- elements ---------------------------------------------------------------------

    def field(self, driver: ir.Variable, key: str) -> Evaluate:
        if not self.may_be_nil(driver):
            name = (
                element_key(driver.name) if driver.name == self.group else driver.name
            )
            return lambda environment: environment[key][environment[name]]
        element = self.element(driver)
        return lambda environment: environment[key][element(environment)]

    def element(self, node: ir.Expression) -> Evaluate:
        """The value of `node`, which must be an element of a graph and not NIL."""
        evaluate = self.expression(node)
        if not self.may_be_nil(node):
            return evaluate

        def checked(environment: Environment) -> int:
            element: int = evaluate(environment)
            if element < 0:
                message = "this is NIL, not an element of a graph"
                fail("GM0603", message, span=node.span)
            return element

        return checked

    def may_be_nil(self, node: ir.Expression) -> bool:
        return not (
            isinstance(node, ir.Variable)
            and (node.name in self.never_nil or node.name == self.group)
        )

    # --- operators --------------------------------------------------------------------

    @evaluates(ir.Binary)
    def binary(self, node: ir.Binary) -> Evaluate:
        symbol = node.operator
        if symbol in ("&&", "||"):
            first, second = self.expression(node.left), self.expression(node.right)
            if symbol == "&&":
                return lambda environment: first(environment) and second(environment)
            return lambda environment: first(environment) or second(environment)
        type = node.type
        if symbol in values.COMPARISONS:
            apply, type = values.COMPARISONS[symbol], common_type(node.left, node.right)
        else:
            apply = values.arithmetic(symbol, type)
        if symbol in ("/", "%"):
            apply = self.dividing(apply, node.span)
        left, right = self.value(node.left, type), self.value(node.right, type)
        return lambda environment: apply(left(environment), right(environment))

    def dividing(self, apply: methods.Method, span: Span) -> methods.Method:
        """The same, for which a division by zero is an error of the program."""

        def call(one: Any, two: Any) -> Any:
            try:
                return apply(one, two)
            except ZeroDivisionError:
                fail("GM0601", "an integer is divided by zero here", span=span)

        return call

    # --- ranges and reductions --------------------------------------------------------

    def declare_iterator(self, name: str, range: ir.Range) -> None:
        """To be called before anything that uses the iterator is compiled."""
        source = range.source.type
        if range.kind == "Items":
            # Elements of collections may be NIL, those of a queue are collections.
            self.never_nil.discard(name)
        else:
            self.never_nil.add(name)
        self.variables[name] = (
            source.element if isinstance(source, ty.QueueType) else ty.NodeType()
        )

    def steps(
        self,
        name: str,
        range: ir.Range,
        accept: ir.Expression | None,
        permute: Permute,
        draws: bool = False,
    ) -> Steps:
        """Binds `name` to each accepted element in turn; a step lasts one iteration.

        draws: whether each iteration has a stream of random numbers of its own.

        To be called after everything that uses the iterator is compiled: the edge is
        bound only where `ToEdge` asks for it.
        """
        test = self.expression(accept) if accept is not None else None
        if draws:
            if not has_repeats(range):
                return self.steps_with_streams(name, range, test, permute)
            permute = as_they_are
        if name in self.edge_wanted:
            self.edge_wanted.discard(name)
            pairs, edge = self.pairs(range), edge_key(name)

            def over_edges(environment: Environment) -> Iterator[None]:
                for pair in permute(pairs(environment)):
                    environment[name], environment[edge] = pair
                    if test is None or test(environment):
                        yield

            return over_edges
        elements = self.elements(range)

        def over_elements(environment: Environment) -> Iterator[None]:
            for element in permute(elements(environment)):
                environment[name] = element
                if test is None or test(environment):
                    yield

        return over_elements

    def steps_with_streams(
        self, name: str, range: ir.Range, test: Evaluate | None, permute: Permute
    ) -> Steps:
        edge = edge_key(name)
        numbered: Callable[[Environment], Sequence[tuple[int, int]]]
        if range.kind in NEIGHBOURS:
            # Parallel edges lead to one node, but have streams of their own.
            numbered = self.pairs(range)
        else:
            elements = self.elements(range)

            def numbered(environment: Environment) -> Sequence[tuple[int, int]]:
                return [(element, element) for element in elements(environment)]

        self.edge_wanted.discard(name)

        def over_streams(environment: Environment) -> Iterator[None]:
            items = numbered(environment)
            key = chance.advance(environment)
            for item, number in permute(items):
                environment[name], environment[edge] = item, number
                environment[chance.STREAM] = chance.key(key, number)
                if test is None or test(environment):
                    yield
            environment[chance.STREAM] = key

        return over_streams

    def elements(self, range_: ir.Range) -> Callable[[Environment], Sequence[Any]]:
        source = range_.source
        match range_.kind:
            case "Nodes" | "Edges" as kind:
                graph, count = self.expression(source), attrgetter(kind.lower())
                return lambda environment: range(count(graph(environment)))
            case "Items":
                # A copy: what the body adds or takes away does not change the loop.
                items = self.expression(source)
                step = -1 if range_.backward else 1
                return lambda environment: list(items(environment))[::step]
            case "Nbrs" | "InNbrs":
                incoming = range_.kind == "InNbrs"
                network, node = self.network(source), self.element(source)
                return lambda environment: network(environment).neighbours(
                    node(environment), incoming
                )
            case kind:
                pairs = self.pairs(range_)
                end = 1 if kind.endswith("Edges") else 0
                return lambda environment: [pair[end] for pair in pairs(environment)]

    def pairs(self, range_: ir.Range) -> Callable[[Environment], list[tuple[int, int]]]:
        """The neighbours and, for each, the edge over which it is reached."""
        network, node = self.network(range_.source), self.element(range_.source)
        kind, level = range_.kind, ""
        incoming = kind in ("InNbrs", "InEdges", "UpNbrs", "UpEdges")
        if kind in ("UpNbrs", "UpEdges", "DownNbrs", "DownEdges"):
            assert isinstance(range_.source, ir.Variable)
            level = level_key(range_.source.name)
            incoming ^= self.transposed[range_.source.name]
            step = -1 if kind in ("UpNbrs", "UpEdges") else 1

        def near(environment: Environment) -> list[tuple[int, int]]:
            at, net = node(environment), network(environment)
            return list(
                zip(
                    net.neighbours(at, incoming),
                    net.incident(at, incoming),
                    strict=True,
                )
            )

        if level:

            def on_level(environment: Environment) -> list[tuple[int, int]]:
                levels = environment[level]
                wanted = levels[node(environment)] + step
                return [pair for pair in near(environment) if levels[pair[0]] == wanted]

            return on_level
        if range_.argument is not None:
            other = self.element(range_.argument)

            def common(environment: Environment) -> list[tuple[int, int]]:
                shared = set(network(environment).neighbours(other(environment)))
                return [pair for pair in near(environment) if pair[0] in shared]

            return common
        return near

    def network(self, node: ir.Expression) -> Evaluate:
        """The graph to which the node or edge `node` belongs."""
        assert isinstance(node.type, ty.NodeType | ty.EdgeType)
        assert node.type.graph is not None
        name = node.type.graph
        return lambda environment: environment[name]

    @evaluates(ir.Reduction)
    def reduction(self, node: ir.Reduction) -> Evaluate:
        """Starts from the neutral value of the body's type; Avg of nothing is 0."""
        self.declare_iterator(node.iterator, node.range)
        one: ir.Expression = ir.Literal(1, type=ty.INT)
        body = self.value(node.body or one, node.type)
        draws = self.drawing.draws(node.filter, node.body)
        steps = self.steps(node.iterator, node.range, node.filter, self.permute, draws)
        apply = values.arithmetic(_REDUCTIONS[node.operator], node.type)
        neutral = neutral_value(node.operator, node.type)
        averages = node.operator == "Avg"
        divide = values.arithmetic("/", node.type) if averages else None

        def reduce(environment: Environment) -> Any:
            total, count = neutral, 0
            for _ in steps(environment):
                total = apply(total, body(environment))
                count += 1
            return divide(total, count) if divide and count else total

        return reduce

    # --- calls ------------------------------------------------------------------------

    @evaluates(ir.Call)
    def call(self, node: ir.Call) -> Evaluate:
        if node.receiver is None:
            user = self.call_procedure(node)
            if user is not None:
                return user
        if node.name in builtins.CHECKS:
            return self.checked(node)
        if node.name == "ToEdge":
            assert isinstance(node.receiver, ir.Variable)
            name = node.receiver.name
            self.edge_wanted.add(name)
            key = edge_key(name)
            return lambda environment: environment[key]
        if node.name == "RandomSwitch":
            return chance.switch(self.expression(node.arguments[0]))
        kind = builtins.receiver_of(node.receiver.type if node.receiver else None)
        builtin = builtins.find(kind, node.name)
        assert builtin is not None
        operands: list[Evaluate] = []
        if node.receiver is not None:
            if kind in ("Node", "Edge"):
                operands = [self.network(node.receiver), self.element(node.receiver)]
            else:
                operands = [self.expression(node.receiver)]
        parameters = builtin.parameters_of(len(node.arguments))
        for argument, parameter in zip(node.arguments, parameters, strict=True):
            if parameter in builtins.WHOLE:
                assert isinstance(argument, ir.Field)
                operands.append(itemgetter(property_key(argument.name)))
                continue
            if parameter == "key":
                assert node.receiver is not None
                operands.append(self.key(node.receiver, argument))
                continue
            to = parameter_type(parameter, node)
            operands.append(self.value(argument, to))
        if builtin.name == "Abs":
            apply: methods.Method = values.unary("abs", node.type)
        else:
            apply = methods.find(kind, builtin.name)
        if builtin.name in methods.NEEDS_ELEMENT:
            return take(apply, operands, node.type)
        if builtin.name in builtins.RANDOM:
            operands.append(chance.advance)
        if builtin.name in ("Rand", "RandomBelow"):
            apply = self.dividing(apply, node.span)
        return invoke(apply, operands)

    def checked(self, node: ir.Call) -> Evaluate:
        holds, value = map(self.expression, node.arguments[:2])

        def check(environment: Environment) -> Any:
            if not holds(environment):
                raise failure(node)
            return value(environment)

        return check


# The ranges that come over edges to nodes.
NEIGHBOURS = ("Nbrs", "InNbrs", "UpNbrs", "DownNbrs")


def as_they_are(items: Sequence[Any]) -> Sequence[Any]:
    return items


_REDUCTIONS = {
    "Sum": "+",
    "Product": "*",
    "Min": "min",
    "Max": "max",
    "Avg": "+",
    "Count": "+",
    "Exist": "|",
    "All": "&",
}


def neutral_value(operator: str, type: ty.Type) -> bool | int | float:
    """The value of a reduction over nothing."""
    match operator:
        case "Min" | "Max":
            return values.infinity(type, negative=operator == "Max")
        case "All":
            return True
        case _:
            zero: bool | int | float = values.zero(type)
            return zero + 1 if operator == "Product" else zero


# --- calls and operators --------------------------------------------------------------


def common_type(left: ir.Expression, right: ir.Expression) -> ty.Type:
    """The type in which two values are compared."""
    if ty.is_numeric(left.type) and ty.is_numeric(right.type):
        return ty.arithmetic_type(left.type, right.type)
    return left.type


def parameter_type(parameter: ty.Type | builtins.Kind, node: ir.Call) -> ty.Type:
    """To which type an argument of a built-in is converted."""
    receiver = node.receiver.type if node.receiver else None
    match parameter, receiver:
        case "number", _:
            return node.type
        case "element", ty.QueueType(element):
            return element
        case str(), _:
            return ty.NodeType()
        case _:
            return parameter


def invoke(apply: methods.Method, operands: Sequence[Evaluate]) -> Evaluate:
    match operands:
        case [one]:
            return lambda environment: apply(one(environment))
        case [one, two]:
            return lambda environment: apply(one(environment), two(environment))
        case _:
            return lambda environment: apply(*[each(environment) for each in operands])


def take(
    apply: methods.Method, operands: Sequence[Evaluate], type: ty.Type
) -> Evaluate:
    """What is taken from an empty collection is NIL, or the zero of its type."""
    (receiver,) = operands

    def call(environment: Environment) -> Any:
        items = receiver(environment)
        return apply(items) if items else values.zero(type)

    return call


def foreign(span: Span) -> NoReturn:
    note = "choose a compiled target, for example --target=openmp"
    fail("GM0602", "foreign code cannot be interpreted", note, span=span)
