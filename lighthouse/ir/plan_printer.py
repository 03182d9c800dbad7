"""Prints a plan as text, which `lighthouse.ir.plan_parser` parses.

Expressions are those of Green-Marl.  Where the type of one is not the one that
`lighthouse.ir.forms.Known` expects, `::` and the type follow.
"""

import json
from collections.abc import Iterable
from enum import Enum
from typing import Any

from lighthouse.ir import forms, types
from lighthouse.ir import nodes as ir
from lighthouse.ir.kernels import HostBlock, Kernel
from lighthouse.ir.plan import Plan
from lighthouse.ir.printer import POSTFIX, PREFIX, ExpressionPrinter, print_program
from lighthouse.ir.roles import KINDS, FieldSpec, specs

INDENT = "  "


def print_unit(unit: ir.Procedure | Plan, imports: tuple[str, ...] = ()) -> str:
    """A core prints as Green-Marl, after its imports, a plan as below."""
    if isinstance(unit, Plan):
        return print_plan(unit)
    return print_program(ir.Program((unit,), imports))


def print_plan(plan: Plan) -> str:
    """`parse_plan` makes an equal plan of it, with the same types."""
    return print_node(plan)


def print_node(node: ir.Node) -> str:
    """One step, statement, kernel or declaration, on one or more lines."""
    return PlanPrinter().node(node, "")


def print_type(type: types.Type) -> str:
    """As in messages, but for an extension's sets, which say of what they are."""
    match type:
        case types.CollectionType(kind, of, graph) if not type.is_own:
            return f"{kind}<{of}>({graph or ''})"
        case types.PropertyType(of, element, graph):
            suffix = f"({graph})" if graph else ""
            return f"{of[0]}_P<{print_type(element)}>{suffix}"
    return str(type)


class PlanPrinter(ExpressionPrinter):
    """Prints in order: what a declaration says of a name holds for what follows."""

    def __init__(self) -> None:
        self.known = forms.Known()
        # What the expression is a part of.
        self.around: list[ir.Node] = []

    # --- nodes ------------------------------------------------------------------------

    def node(self, node: Any, indent: str) -> str:
        """On one or more lines, of which all but the first have the `indent`."""
        self.declare(node)
        self.around.append(node)
        cls: Any = type(node)
        text = self.parts(node, forms.layout(cls), indent)
        self.around.pop()
        return text

    def declare(self, node: Any) -> None:
        self.known.declare({s.name: getattr(node, s.name) for s in specs(type(node))})

    def parts(self, node: Any, parts: forms.Parts, indent: str) -> str:
        text, after_lines = "", False
        for part in parts:
            more = self.part(node, part, indent)
            if after_lines and more:
                more = f"\n{indent}{more.lstrip()}"
            after_lines = isinstance(part, forms.Members) or (
                isinstance(part, FieldSpec) and forms.is_line(part.hint)
            )
            text = (text.rstrip() if after_lines else text) + more
        return text

    def part(self, node: Any, part: forms.Part, indent: str) -> str:
        match part:
            case forms.Attributes(fields):
                shown = [
                    self.attribute(node, s) for s in fields if forms.is_shown(node, s)
                ]
                return f" [{', '.join(shown)}]" if shown else ""
            case forms.Group(inside):
                return (
                    self.parts(node, inside, indent)
                    if forms.is_shown(node, part)
                    else ""
                )
            case forms.Members(fields):
                items = (item for s in fields for item in getattr(node, s.name))
                return self.lines(items, indent)
            case FieldSpec(name):
                value = getattr(node, name)
                if value is True:
                    return name
                return self.value(value, part, indent)
            case text:
                return text

    def attribute(self, node: Any, spec: FieldSpec) -> str:
        value = getattr(node, spec.name)
        if isinstance(value, bool):
            return spec.name if value else f"not {spec.name}"
        text = self.value(value, spec, "")
        text = f"({text})" if isinstance(value, tuple) else text
        return text if text in forms.words(spec.hint) else f"{spec.name}={text}"

    def value(self, value: Any, spec: FieldSpec, indent: str) -> str:
        match value:
            case ir.Block(statements):
                return self.lines(statements, indent)
            case tuple() if forms.is_line(spec.hint):
                return self.lines(value, indent)
            case _ if forms.is_line(spec.hint):
                return f":{self.lines((value,), indent)}"
            case tuple():
                return ", ".join(self.value(item, spec, indent) for item in value)
            case ir.Expression():
                return self.text(value)
            case str() if not isinstance(value, Enum):
                bare = value.isidentifier() or value in forms.words(spec.hint)
                return value if bare else json.dumps(value)
            case _ if type(value) in KINDS:
                return self.node(value, indent)
            case _ if isinstance(value, types.Type):
                return print_type(value)
        return str(value)

    def lines(self, nodes: Iterable[Any], indent: str) -> str:
        """Each node on a new line; kernels and host blocks are paragraphs."""
        deeper, text = indent + INDENT, ""
        for node in nodes:
            text += "\n" * isinstance(node, Kernel | HostBlock)
            text += f"\n{deeper}{self.node(node, deeper)}"
        return text

    # --- expressions ------------------------------------------------------------------

    def text(self, node: ir.Expression, context: int = 0) -> str:
        expected = self.known.expected(node)
        if isinstance(node, ir.Infinity | ir.Nil):
            expected = forms.adopted(self.around[-1], node)
        marked = node.type != expected and not suffix(node)
        self.around.append(node)
        text, level = self.bare(node)
        self.around.pop()
        # `-1::Int` is a literal, `-1` the minus of one.
        marked |= isinstance(node, ir.Literal) and text.startswith("-")
        if level < (POSTFIX if marked else context):
            text = f"({text})"
        return f"{text}::{print_type(node.type)}" if marked else text

    def type(self, type: types.Type) -> str:
        return print_type(type)

    def bare(self, node: ir.Expression) -> tuple[str, int]:
        match node:
            case ir.Literal(value):
                return f"{value!r}{suffix(node)}", POSTFIX
            case ir.Unary("-", ir.Literal() as operand) if "::" in (
                text := self.text(operand)
            ):
                return f"-({text})", PREFIX
            case ir.ForeignExpression(text):
                return json.dumps(text), POSTFIX
            case _ if KINDS[type(node)]:
                return self.node(node, ""), POSTFIX
        return super().bare(node)


def suffix(node: ir.Expression) -> str:
    """What says of a literal that it is Long, in place of Int, or Float."""
    match node:
        case ir.Literal(bool()):
            return ""
        case ir.Literal(int()) if node.type == types.LONG:
            return "L"
        case ir.Literal(float()) if node.type == types.FLOAT:
            return "F"
    return ""
