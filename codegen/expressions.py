"""Prints expressions as C++, with no more parentheses than needed."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Self, TypeGuard

from lighthouse.codegen.names import cpp_type, mangle, slot
from lighthouse.codegen.signature import graph_of
from lighthouse.codegen.texts import PARTS, Parts, parts_of
from lighthouse.codegen.views import View, ViewKind
from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.builtins import CHECKS, WHOLE, find
from lighthouse.ir.printer import LEVELS
from lighthouse.passes.analysis.nests import not_nil

# Operators bind as in Green-Marl.
PRECEDENCE = {"?:": 1, **{operator: level + 1 for operator, level in LEVELS.items()}}
UNARY, ATOM = 8, 9
OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", ">=": "<", ">": "<=", "<=": ">"}
COMPARISONS = frozenset(OPPOSITE)
WRAPPING = {"+": "add", "-": "subtract", "*": "multiply"}
WORDS = frozenset("WordOf KeyOf PayloadOf BitAt FreeBit".split())
# Methods of objects whose C++ name is not theirs in small letters and underscores.
OTHER_METHODS = {"Union": "unite", "Complement": "subtract"}
EXTREMES = frozenset("GetMaxKey GetMinKey GetMaxValue GetMinValue".split())
CAST = re.compile(r"(u?int\d+_t|float|double|bool|lh::(node|edge)_t)\(")
# Numbers that a graph has.
SIZES: dict[str, ViewKind] = {
    "NumNodes": "nodes",
    "NumEdges": "edges",
    "MaxOutDegree": "max_out_degree",
    "MaxInDegree": "max_in_degree",
}
# What C++ itself turns into a type, as a cast does.
NARROWER: dict[ty.Type, tuple[ty.Type, ...]] = {
    ty.LONG: (ty.INT,),
    ty.DOUBLE: (ty.INT, ty.LONG, ty.FLOAT),
}


@dataclass(frozen=True, slots=True)
class ExpressionPrinter:
    """Prints expressions where variables, fields and views are spelled by the given
    functions; `ranges` tells over what each neighbour iterator in scope runs, `here` at
    which place of its list or row it is.  `marks` names what knows the row of a node.
    Variables that have been `tested` are not NIL.

    `place` is where the text is, as in `codegen.texts`.
    `contended` objects are used under their locks; `foreign` spells foreign code;
    `alone` says whether one thread asks an extension's set, rather than a whole warp.
    With `ranks`, one thread runs it all: maps keep in order what it asks them for.
    With `wraps`, integer arithmetic goes through functions that wrap: nvcc takes
    overflow in device code for impossible, and g++ does so only without -fwrapv.
    """

    variable: Callable[[ir.Variable], str]
    field: Callable[[ir.Field, frozenset[str]], Parts]
    view: Callable[[View], str]
    ranges: Mapping[str, ir.Range]
    place: str
    wraps: bool = True
    contended: Callable[[ir.Expression], bool] = lambda _: False
    foreign: Callable[[str], str] = lambda text: text
    alone: Callable[[], bool] = lambda: False
    here: Callable[[str], str] = slot
    marks: Callable[[str], str | None] = lambda _: None
    ranks: bool = False
    tested: frozenset[str] = frozenset()

    def text(self, node: ir.Expression) -> str:
        return self.at(node, 0)

    def where(self, condition: ir.Expression, holds: bool) -> Self:
        """The printer of what is evaluated only where it holds, or does not."""
        return replace(self, tested=self.tested | not_nil(condition, holds))

    def at(self, node: ir.Expression, level: int) -> str:
        """`node` in parentheses if it binds less tightly than `level`."""
        text, own = self.parts(node)
        return f"({text})" if own < level else text

    def parts(self, node: ir.Expression) -> Parts:
        """The text and how tightly it binds."""
        return PARTS.of(self, node, self.place)

    def value(self, node: ir.Expression, to: ty.Type) -> str:
        """`node` as it is stored in a place of type `to`."""
        if ty.is_object(to):
            return self.object(node)
        if ty.is_integral(to):
            if isinstance(node, ir.Literal) and ty.is_integral(node.type):
                return str(node.value)
            if ty.is_floating(node.type):
                return f"lh::convert<{cpp_type(to)}>({self.text(node)})"
        return self.number(node) or self.text(node)

    def assigned(self, node: ir.Expression, to: ty.Type) -> str:
        """`node` where C++ itself makes it what a variable of type `to` holds."""
        match node:
            case ir.Cast(operand=inner) if node.type == to:
                if inner.type in NARROWER.get(to, ()):
                    return self.text(inner)
            case ir.Call(ir.Variable(type=ty.GraphType()) as graph, name):
                if name in SIZES and to == ty.LONG:
                    return self.size(graph, node)
        return self.value(node, to)

    def size(self, graph: ir.Variable, node: ir.Call) -> str:
        return self.view(View(graph.name, SIZES[node.name]))

    def number(self, node: ir.Expression) -> str | None:
        """The number of nodes, or a part of it, without a cast: host functions have it
        in 64 bits, so not as an operand of what wraps."""
        match node:
            case ir.Call(ir.Variable(type=ty.GraphType()) as graph, name) if (
                SIZES.get(name) == "nodes"
            ):
                return self.size(graph, node)
            case ir.Binary("/", ir.Call() as whole, ir.Literal(parts)) if parts:
                text = self.number(whole)
                return text and f"{text} / {parts}"
        return None

    @parts_of(ir.Literal)
    def literal(self, node: ir.Literal) -> Parts:
        return literal(node), ATOM

    @parts_of(ir.Infinity)
    def infinity(self, node: ir.Infinity) -> Parts:
        side = "smallest" if node.negative else "largest"
        return f"lh::Limits<{cpp_type(node.type)}>::{side}", ATOM

    @parts_of(ir.Nil)
    def nil(self, node: ir.Nil) -> Parts:
        return f"{cpp_type(node.type)}(-1)", ATOM

    @parts_of(ir.Variable)
    def known(self, node: ir.Variable) -> Parts:
        return self.variable(node), ATOM

    @parts_of(ir.Field)
    def element(self, node: ir.Field) -> Parts:
        return self.field(node, self.tested)

    @parts_of(ir.Unary)
    def unary(self, node: ir.Unary) -> Parts:
        match node:
            case ir.Unary("abs", operand):
                return self.absolute(operand), ATOM
            case ir.Unary("-", operand) if self.is_wrapping(operand):
                return f"lh::negate({self.text(operand)})", ATOM
            case ir.Unary("!", ir.Binary(operator, left, right) as comparison):
                # With NaN, a < b and a >= b may both be false.
                exact = not ty.is_floating(left.type) and not ty.is_floating(right.type)
                if operator in ("==", "!=") or (exact and operator in OPPOSITE):
                    opposite = replace(comparison, operator=OPPOSITE[operator])
                    return self.parts(opposite)
        inner = self.at(node.operand, UNARY)
        space = " " if node.operator == "-" and inner.startswith("-") else ""
        return f"{node.operator}{space}{inner}", UNARY

    @parts_of(ir.Conditional)
    def conditional(self, node: ir.Conditional) -> Parts:
        then, otherwise = node.then, node.otherwise
        arms = [
            self.where(node.condition, holds).at(arm, 1)
            for arm, holds in ((then, True), (otherwise, False))
        ]
        if ty.is_numeric(node.type) and then.type != otherwise.type:
            arms = [
                text if arm.type == node.type else f"{cpp_type(node.type)}({text})"
                for arm, text in zip((then, otherwise), arms, strict=True)
            ]
        condition = self.at(node.condition, 2)
        return f"{condition} ? {arms[0]} : {arms[1]}", PRECEDENCE["?:"]

    @parts_of(ir.Cast)
    def cast(self, node: ir.Cast) -> Parts:
        text, type = self.text(node.operand), cpp_type(node.to)
        if ty.is_floating(node.operand.type) and ty.is_integral(node.to):
            return f"lh::convert<{type}>({text})", ATOM
        # g++ takes `(float(int(C[i])…` for the type of a function; a degree is the
        # difference of two elements, which it does not.
        called = node.operand.name if isinstance(node.operand, ir.Call) else ""
        if CAST.match(text) and called not in ("OutDegree", "InDegree"):
            return f"static_cast<{type}>({text})", ATOM
        return f"{type}({text})", ATOM

    @parts_of(ir.Index)
    def entry(self, node: ir.Index) -> Parts:
        return self.method(node.map, "get", [self.text(node.key)]), ATOM

    @parts_of(ir.ForeignExpression, needs=["foreign.cuh"])
    def verbatim(self, node: ir.ForeignExpression) -> Parts:
        return f"({self.foreign(node.text).strip()})", ATOM

    @parts_of(ir.Binary)
    def binary(self, node: ir.Binary) -> Parts:
        operator, left, right = node.operator, node.left, node.right
        integral = ty.is_integral(left.type) and ty.is_integral(right.type)
        harmless = isinstance(right, ir.Literal) and right.value != 0
        if operator in ("/", "%") and integral and not harmless:
            function = "quotient" if operator == "/" else "remainder"
            return f"lh::{function}({self.text(left)}, {self.text(right)})", ATOM
        if operator == "+" and (less := subtracted(right, node.type)):
            operator, right = "-", less
        if operator in WRAPPING and integral and self.wraps:
            function = WRAPPING[operator]
            return f"lh::{function}({self.text(left)}, {self.text(right)})", ATOM
        narrow = integral and node.type != ty.LONG
        level = PRECEDENCE[operator]
        # `a && (b && c)` is `a && b && c`.
        beside, second = level + 1, self
        if operator in ("&&", "||"):
            beside, second = level, self.where(left, operator == "&&")
        texts = [
            # Compilers warn of `a && b || c` and `a < b != c` without them.
            f"({printer.text(node)})"
            if mixes(operator, node)
            else printer.operand(node, operator, narrow) or printer.at(node, least)
            for printer, node, least in ((self, left, level), (second, right, beside))
        ]
        if is_converted(right, left):
            texts[1] = str(right.value)
        elif is_converted(left, right):
            texts[0] = str(left.value)
        if operator in COMPARISONS:
            texts = [self.comparable(left, texts[0]), self.comparable(right, texts[1])]
        return f"{texts[0]} {operator} {texts[1]}", level

    def operand(self, node: ir.Expression, operator: str, narrow: bool) -> str | None:
        """A number of nodes, where 64 bits compute what 32 do: all but what is `narrow`
        in the program."""
        known = operator in COMPARISONS or (isinstance(node, ir.Call) and not narrow)
        return self.number(node) if known else None

    def is_wrapping(self, operand: ir.Expression) -> bool:
        negative = isinstance(operand, ir.Literal)
        return self.wraps and ty.is_integral(operand.type) and not negative

    def comparable(self, node: ir.Expression, text: str) -> str:
        """NIL compared with NIL has no type of its own."""
        known = ty.is_element(node.type) or not isinstance(node, ir.Nil)
        return text if known else "lh::node_t(-1)"

    def absolute(self, operand: ir.Expression) -> str:
        return f"lh::absolute({self.text(operand)})"

    @parts_of(ir.Call)
    def call(self, node: ir.Call) -> Parts:
        receiver = node.receiver
        if receiver is not None and ty.is_extended(receiver.type):
            return self.extended(node, receiver), ATOM
        arguments = [self.object(argument) for argument in node.arguments]
        if receiver is None:
            return self.function(node, arguments), ATOM
        if ty.is_object(receiver.type):
            name = method_name(node.name)
            if self.ranks and node.name in EXTREMES:
                name += "_alone"
            return self.method(receiver, name, arguments), ATOM
        if node.name in ("NodeAt", "EdgeAt"):
            return f"{cpp_type(node.type)}({arguments[0]})", ATOM
        if isinstance(receiver.type, ty.GraphType):
            assert isinstance(receiver, ir.Variable)
            # Kernels have the number of nodes in 32 bits, as the program.
            known = self.number(node) if self.wraps else None
            return known or f"{cpp_type(node.type)}({self.size(receiver, node)})", ATOM
        graph = graph_of(receiver.type)
        driver = self.at(receiver, ATOM)

        def view(kind: ViewKind) -> str:
            return self.view(View(graph, kind))

        match node.name:
            case "OutDegree" | "InDegree" as name:
                offsets = view(
                    "row_offsets" if name == "OutDegree" else "in_row_offsets"
                )
                text = f"{offsets}[{driver} + 1] - {offsets}[{driver}]"
                return f"{cpp_type(node.type)}({text})", ATOM
            case "HasEdgeTo" | "HasEdgeFrom" as name:
                ends = [driver, *arguments]
                if name == "HasEdgeFrom":
                    ends.reverse()
                rows, columns = view("row_offsets"), view("column_indices")
                if marks := self.marks(ends[0]):
                    row = f"lh::row({rows}, {columns}, {ends[0]})"
                    return f"{marks}.has({row}, {ends[1]})", ATOM
                return f"lh::has_edge({rows}, {columns}, {', '.join(ends)})", ATOM
            case "NbrAt":
                rows, columns = view("row_offsets"), view("column_indices")
                return f"{columns}[{rows}[{driver}] + {arguments[0]}]", ATOM
            case "FromNode":
                return f"{view('edge_sources')}[{driver}]", ATOM
            case "ToNode":
                return f"{view('column_indices')}[{driver}]", ATOM
            case "ToEdge":
                assert isinstance(receiver, ir.Variable)
                here = self.here(receiver.name)
                if self.ranges[receiver.name].kind == "InNbrs":
                    return f"{view('in_edge_ids')}[{here}]", ATOM
                return here, ATOM
            case "Rank":
                assert isinstance(receiver, ir.Variable)
                return self.rank(receiver.name), ATOM
            case name:
                raise AssertionError(f"{name} reached code generation")

    def change(self, target: ir.LValue, value: ir.Expression) -> str | None:
        """`op= x` for `target op x`, which is stored in the target."""
        match value:
            case ir.Binary("+" | "-" | "*" as operator, left, right):
                if left == target and value.type == target.type and not self.wraps:
                    if operator == "+" and (less := subtracted(right, value.type)):
                        operator, right = "-", less
                    return f"{operator}= {self.text(right)}"
        return None

    def rank(self, iterator: str) -> str:
        """How many come before it in the list or row that its loop runs over."""
        here, range = self.here(iterator), self.ranges[iterator]
        if range.kind == "Items":
            return here
        incoming = range.kind in ("InNbrs", "InEdges")
        graph = graph_of(range.source.type)
        offsets = self.view(
            View(graph, "in_row_offsets" if incoming else "row_offsets")
        )
        return f"int64_t({here} - {offsets}[{self.text(range.source)}])"

    def object(self, node: ir.Expression) -> str:
        """`node`; of an object that other threads change, a copy."""
        text = self.text(node)
        if not self.contended(node):
            return text
        return f"lh::locked({text}, [](auto& object) {{ return object; }})"

    def method(self, receiver: ir.Expression, name: str, arguments: list[str]) -> str:
        """A call of a method of a collection or map."""
        object, given = self.text(receiver), ", ".join(arguments)
        if not self.contended(receiver):
            return f"{object}.{name}({given})"
        if not arguments:
            return (
                f"lh::locked({object}, [](auto& object) {{ return object.{name}(); }})"
            )
        names = ("key", "value")[: len(arguments)]
        places = ", ".join(f"const auto& {each}" for each in names)
        return (
            f"lh::locked({object}, [](auto& object, {places}) "
            f"{{ return object.{name}({', '.join(names)}); }}, {given})"
        )

    def extended(self, node: ir.Call, receiver: ir.Expression) -> str:
        """A call of a method of an extension's set, which takes care of other threads;
        a property is passed whole."""
        assert isinstance(receiver.type, ty.CollectionType)
        builtin = find(receiver.type.kind, node.name)
        assert builtin is not None
        arguments = []
        for argument, parameter in zip(node.arguments, builtin.parameters, strict=True):
            whole = parameter in WHOLE and isinstance(argument, ir.Field)
            arguments.append(self.whole(argument) if whole else self.text(argument))
        name = method_name(node.name) + ("_alone" if self.alone() else "")
        return f"{self.text(receiver)}.{name}({', '.join(arguments)})"

    def whole(self, node: ir.Expression) -> str:
        """The array of the property, one of whose elements `node` is."""
        assert isinstance(node, ir.Field)
        return mangle(node.name)

    def function(self, node: ir.Call, arguments: list[str]) -> str:
        match node.name:
            case "Abs":
                return self.absolute(node.arguments[0])
            case "Min" | "Max" as name:
                type = cpp_type(node.type)
                operation = "smaller" if name == "Min" else "larger"
                return f"lh::{operation}<{type}>({', '.join(arguments)})"
            case "RandomNext" | "RandomKey" | "RandomUniform" | "RandomBelow" as name:
                function = name.removeprefix("Random").lower()
                return f"lh::random_{function}({', '.join(arguments)})"
            case name if name in CHECKS:
                condition, value, number = arguments
                return f"(lh::check({condition}, {number}), {value})"
            case name if name in WORDS:
                return f"lh::{method_name(name)}({', '.join(arguments)})"
            case name:
                types = (argument.type for argument in node.arguments)
                converted = [
                    text if type == ty.DOUBLE else f"double({text})"
                    for text, type in zip(arguments, types, strict=True)
                ]
                return f"{name.lower()}({', '.join(converted)})"


def unless_nil(at: str, otherwise: str, text: str) -> Parts:
    """What is read of a node or edge that may be NIL."""
    return f"{at} < 0 ? {otherwise} : {text}", PRECEDENCE["?:"]


def method_name(name: str) -> str:
    """Of a method of a collection or map, or of a function of ours, in C++."""
    small = re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()
    return OTHER_METHODS.get(name, small)


def subtracted(node: ir.Expression, of: ty.Type) -> ir.Expression | None:
    """What a negative takes from a sum of type `of` to which it is added."""
    match node:
        case ir.Unary("-", operand) if operand.type == of:
            return operand
        case ir.Literal(int(value)) if -(2**31) < value < 0:
            return replace(node, value=-value)
    return None


def is_converted(node: ir.Expression, other: ir.Expression) -> TypeGuard[ir.Literal]:
    """Whether C++ makes an `int` of this value what the other operand is."""
    return isinstance(node, ir.Literal) and node.type == other.type == ty.LONG


def literal(node: ir.Literal) -> str:
    """A number with the type it has in Green-Marl."""
    value = node.value
    if isinstance(value, bool):
        return "true" if value else "false"
    if node.type == ty.FLOAT:
        return f"{float(value)!r}f"
    if isinstance(value, float) or node.type == ty.DOUBLE:
        return repr(float(value))
    return f"int64_t({value})" if node.type == ty.LONG else str(value)


def mixes(operator: str, operand: ir.Expression) -> bool:
    inner = operand.operator if isinstance(operand, ir.Binary) else ""
    if operator in COMPARISONS:
        return inner in COMPARISONS
    return operator == "||" and inner == "&&"
