"""Prints trees as Green-Marl, so that `parse(print_program(tree)) == tree`.

Parentheses stand only where the tree needs them, and types have their short names.
Two kinds of tree, which only a rewrite can build, come back in another shape with the
same meaning: a negative literal as the minus of a positive one, and a then-branch that
would take the Else of the If around it inside a block.  Float literals are finite.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from lighthouse.ir.nodes import (
    Annotation,
    Assign,
    Bfs,
    Binary,
    Block,
    Call,
    Cast,
    Conditional,
    Declare,
    Defer,
    Dfs,
    DoWhile,
    Effect,
    Expression,
    Field,
    Foreign,
    ForeignExpression,
    If,
    Index,
    Infinity,
    Literal,
    Loop,
    Nil,
    Parameter,
    Procedure,
    Program,
    Range,
    Reduce,
    ReduceTuple,
    Reduction,
    Return,
    Statement,
    StatementNode,
    Unary,
    Variable,
    While,
)
from lighthouse.ir.types import (
    CollectionType,
    EdgeType,
    GraphType,
    MapType,
    NilType,
    NodeType,
    PropertyType,
    QueueType,
    Scalar,
    Type,
    UnknownType,
    VoidType,
)

INDENT = "    "

# --- programs and types ---------------------------------------------------------------


def print_program(program: Program) -> str:
    """A whole file, ending in a new line."""
    imports = "".join(f"Import {name};\n" for name in program.imports)
    parts = [imports] if imports else []
    return "\n".join(parts + [print_procedure(item) for item in program.procedures])


def print_procedure(procedure: Procedure) -> str:
    """One procedure, ending in a new line."""
    keyword = "Local" if procedure.local else "Procedure"
    arguments = _parameters(procedure.inputs)
    if procedure.outputs:
        arguments += f"; {_parameters(procedure.outputs)}"
    result = ""
    if not isinstance(procedure.returns, VoidType):
        result = f": {print_type(procedure.returns)}"
    head = f"{keyword} {procedure.name}({arguments}){result}"
    lines = [*print_requirements(procedure), *_with_body(head, procedure.body)]
    return "\n".join(lines) + "\n"


def print_requirements(procedure: Procedure) -> list[str]:
    """The line before a procedure that has some."""
    requires = ", ".join(f"{item.name} {item.condition}" for item in procedure.requires)
    return [f"//! requires {requires}"] if requires else []


def _parameters(parameters: tuple[Parameter, ...]) -> str:
    return ", ".join(f"{item.name}: {print_type(item.type)}" for item in parameters)


def print_type(type: Type) -> str:
    """`N_P<Int>(G)`, `N_S`, …; the types without a name of their own as in messages."""
    match type:
        case PropertyType(of, element, graph):
            return f"{of[0]}_P<{print_type(element)}>{_bound(graph)}"
        case CollectionType(kind) if not type.is_own:
            return kind
        case CollectionType(kind, of, graph):
            return f"{of[0]}_{_COLLECTION[kind]}{_bound(graph)}"
        case QueueType(element, graph):
            return f"Collection<{print_type(element)}>{_bound(graph)}"
        case MapType(key, value):
            return f"Map<{print_type(key)}, {print_type(value)}>"
        case NodeType(graph):
            return f"Node{_bound(graph)}"
        case EdgeType(graph):
            return f"Edge{_bound(graph)}"
        case Scalar() | GraphType() | VoidType() | UnknownType() | NilType():
            return str(type)
        case _:
            assert_never(type)


_COLLECTION = {"Set": "S", "Order": "O", "Seq": "Q"}


def _bound(graph: str | None) -> str:
    return f"({graph})" if graph else ""


# --- statements -----------------------------------------------------------------------


def print_statement(statement: StatementNode) -> str:
    """One statement, of one or more lines, without a new line at the end."""
    return "\n".join(_lines(statement))


def _lines(statement: StatementNode) -> Iterator[str]:
    assert isinstance(statement, Statement)
    match statement:
        case Block():
            yield from _with_body("", statement)
        case Declare(type=type, names=names, initial=initial):
            value = f" = {print_expression(initial)}" if initial is not None else ""
            yield f"{print_type(type)} {', '.join(names)}{value};"
        case Assign(target, value):
            yield f"{print_expression(target)} = {print_expression(value)};"
        case Reduce(target, operator, value, loop):
            left, right = print_expression(target), print_expression(value)
            yield f"{left} {operator}= {right}{_at(loop)};"
        case Defer(target, value, loop):
            left, right = print_expression(target), print_expression(value)
            yield f"{left} <= {right}{_at(loop)};"
        case ReduceTuple(operator, target, value, targets, values, loop):
            left, right = _tuple(target, targets), _tuple(value, values)
            yield f"{left} {operator}= {right}{_at(loop)};"
        case If():
            yield from _if(statement)
        case While(condition, body):
            yield from _with_body(f"While ({print_expression(condition)})", body)
        case DoWhile(body, condition):
            *lines, last = _with_body("Do", body)
            yield from lines
            yield f"{last} While ({print_expression(condition)});"
        case Loop(parallel, iterator, range, filter, body, annotations):
            yield from map(_annotation, annotations)
            keyword = "Foreach" if parallel else "For"
            head = f"{keyword} ({iterator}: {print_range(range)}){_filter(filter)}"
            yield from _with_body(head, body)
        case Bfs(reverse_filter=filter, reverse_body=body):
            yield from _traversal("InBFS", statement, "InReverse", filter, body)
        case Dfs(post_filter=filter, post_body=body):
            yield from _traversal("InDFS", statement, "InPost", filter, body)
        case Return(value):
            yield "Return;" if value is None else f"Return {print_expression(value)};"
        case Effect(call):
            yield f"{print_expression(call)};"
        case Foreign(text, mutates):
            changed = f"::[{_list(mutates)}]" if mutates else ""
            # The text may have lines of its own: they are left alone.
            yield f"[{text}]{changed};"
        case _:
            assert_never(statement)


def _with_body(head: str, body: StatementNode) -> Iterator[str]:
    """A block opens on the line of its head; other statements start a new line."""
    if not isinstance(body, Block):
        yield head
        yield from _indented(body)
        return
    opening = f"{head} {{" if head else "{"
    if not body.statements:
        yield f"{opening} }}"
        return
    yield opening
    for statement in body.statements:
        yield from _indented(statement)
    yield "}"


def _indented(statement: StatementNode) -> Iterator[str]:
    return (INDENT + line for line in _lines(statement))


def _if(statement: If) -> Iterator[str]:
    head = f"If ({print_expression(statement.condition)})"
    then, otherwise = statement.then, statement.otherwise
    if otherwise is None:
        yield from _with_body(head, then)
        return
    if _would_take_else(then):
        then = Block((then,))
    lines = list(_with_body(head, then))
    lead = f"{lines.pop()} Else" if isinstance(then, Block) else "Else"
    yield from lines
    if isinstance(otherwise, If):
        first, *rest = _lines(otherwise)
        yield f"{lead} {first}"
        yield from rest
    else:
        yield from _with_body(lead, otherwise)


def _would_take_else(statement: StatementNode) -> bool:
    match statement:
        case If(otherwise=last):
            return last is None or _would_take_else(last)
        case Loop(body=last):
            return _would_take_else(last)
        case _:
            return False


def _traversal(
    keyword: str,
    traversal: Bfs | Dfs,
    back_keyword: str,
    back_filter: Expression | None,
    back_body: Block | None,
) -> Iterator[str]:
    direction = "^" if traversal.transposed else ""
    graph, root = traversal.source.name, print_expression(traversal.root)
    head = f"{keyword} ({traversal.iterator}: {graph}{direction}.Nodes From {root})"
    if traversal.navigator is not None:
        head += f"[{print_expression(traversal.navigator)}]"
    *lines, last = _with_body(head + _filter(traversal.filter), traversal.body)
    yield from lines
    if back_body is None:
        yield last
    else:
        head = f"{last} {back_keyword}"
        if back_filter is not None:
            head += f" {_filter(back_filter)}"
        yield from _with_body(head, back_body)


def _annotation(annotation: Annotation) -> str:
    arguments = f"({', '.join(annotation.arguments)})" if annotation.arguments else ""
    return f"@{annotation.name}{arguments}"


def _at(loop: str | None) -> str:
    return f" @ {loop}" if loop else ""


def _filter(filter: Expression | None) -> str:
    return "" if filter is None else f"({print_expression(filter)})"


def _tuple(first: Expression, rest: tuple[Expression, ...]) -> str:
    tail = f"; {_list(rest)}" if rest else ""
    return f"<{print_expression(first)}{tail}>"


# --- expressions ----------------------------------------------------------------------

# How tightly operators bind.  An operand that binds less gets parentheses.
_CONDITIONAL, PREFIX, POSTFIX = 0, 7, 8
LEVELS = {
    **{"||": 1, "&&": 2, "==": 3, "!=": 3, "<": 4, ">": 4, "<=": 4, ">=": 4},
    **{"+": 5, "-": 5, "*": 6, "/": 6, "%": 6},
}


class ExpressionPrinter:
    """Expressions as Green-Marl; texts that say more about them override `text`."""

    def text(self, node: Expression, context: int = _CONDITIONAL) -> str:
        """`node` as an operand in a context that binds as tightly as `context`."""
        text, level = self.bare(node)
        return f"({text})" if level < context else text

    def type(self, type: Type) -> str:
        return print_type(type)

    def list(self, items: Iterable[Expression]) -> str:
        return ", ".join(map(self.text, items))

    def bare(self, node: Expression) -> tuple[str, int]:
        """`node`, and how tightly it binds."""
        match node:
            case Literal(value):
                return repr(value), POSTFIX
            case Infinity(negative):
                return "-INF" if negative else "INF", POSTFIX
            case Nil():
                return "NIL", POSTFIX
            case Variable(name):
                return name, POSTFIX
            case Field(driver, name):
                return f"{self.text(driver)}.{name}", POSTFIX
            case Index(map, key):
                return f"{self.text(map)}[{self.text(key)}]", POSTFIX
            case Unary("abs", operand):
                return self.absolute(operand), POSTFIX
            case Unary(operator, operand):
                text = self.text(operand, PREFIX)
                # `--x` would be a decrement, and `-INF` one literal.
                if operator == "-" and text.startswith(("-", "INF")):
                    text = f"({text})"
                return f"{operator}{text}", PREFIX
            case Binary(operator, left, right):
                level = LEVELS[operator]
                first, second = self.text(left, level), self.text(right, level + 1)
                return f"{first} {operator} {second}", level
            case Conditional(condition, then, otherwise):
                first = self.text(condition, _CONDITIONAL + 1)
                arms = f"{self.text(then)} : {self.text(otherwise)}"
                return f"{first} ? {arms}", _CONDITIONAL
            case Cast(to, operand):
                return f"({self.type(to)}) {self.text(operand, PREFIX)}", PREFIX
            case Call(receiver, name, arguments):
                prefix = "" if receiver is None else f"{self.text(receiver)}."
                return f"{prefix}{name}({self.list(arguments)})", POSTFIX
            case Reduction(operator, iterator, range, filter, body):
                head = f"{operator}({iterator}: {print_range(range)}){_filter(filter)}"
                return head if body is None else f"{head}{{{self.text(body)}}}", POSTFIX
            case ForeignExpression(text):
                return f"[{text}]", POSTFIX
            case _:
                raise AssertionError(f"no Green-Marl for {node.__class__.__name__}")

    def absolute(self, operand: Expression) -> str:
        """Blanks keep two bars from becoming an `||`."""
        text = self.text(operand)
        before, after = " " * text.startswith("|"), " " * text.endswith("|")
        return f"|{before}{text}{after}|"


def print_expression(expression: Expression) -> str:
    """One expression, on one line."""
    return ExpressionPrinter().text(expression)


def print_range(range: Range) -> str:
    """`G.Nodes`, `n.CommonNbrs(m)`, `S-.Items`."""
    backward = "-" if range.backward else ""
    argument = _filter(range.argument)
    return f"{print_expression(range.source)}{backward}.{range.kind}{argument}"


def _list(items: tuple[Expression, ...]) -> str:
    return ", ".join(map(print_expression, items))
