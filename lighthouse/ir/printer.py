"""Prints trees as Green-Marl, so that `parse(print_program(tree)) == tree`.

Parentheses stand only where the tree needs them, and types have their short names.
Two kinds of tree, which only a rewrite can build, come back in another shape with the
same meaning: a negative literal as the minus of a positive one, and a then-branch that
would take the Else of the If around it inside a block.  Float literals are finite.
"""

from collections.abc import Iterable, Iterator
from typing import assert_never

from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty

INDENT = "    "

# --- programs and types ---------------------------------------------------------------


def print_program(program: ir.Program) -> str:
    """A whole file, ending in a new line."""
    imports = "".join(f"Import {name};\n" for name in program.imports)
    parts = [imports] if imports else []
    return "\n".join(parts + [print_procedure(item) for item in program.procedures])


def print_procedure(procedure: ir.Procedure) -> str:
    """One procedure, ending in a new line."""
    keyword = "Local" if procedure.local else "Procedure"
    arguments = _parameters(procedure.inputs)
    if procedure.outputs:
        arguments += f"; {_parameters(procedure.outputs)}"
    result = ""
    if not isinstance(procedure.returns, ty.VoidType):
        result = f": {print_type(procedure.returns)}"
    head = f"{keyword} {procedure.name}({arguments}){result}"
    lines = [*print_requirements(procedure), *_with_body(head, procedure.body)]
    return "\n".join(lines) + "\n"


def print_requirements(procedure: ir.Procedure) -> list[str]:
    """The line before a procedure that has some."""
    requires = ", ".join(f"{item.name} {item.condition}" for item in procedure.requires)
    return [f"//! requires {requires}"] if requires else []


def _parameters(parameters: tuple[ir.Parameter, ...]) -> str:
    return ", ".join(f"{item.name}: {print_type(item.type)}" for item in parameters)


def print_type(type: ty.Type) -> str:
    """`N_P<Int>(G)`, `N_S`, …; the types without a name of their own as in messages."""
    match type:
        case ty.PropertyType(of, element, graph):
            return f"{of[0]}_P<{print_type(element)}>{_bound(graph)}"
        case ty.CollectionType(kind) if not type.is_own:
            return kind
        case ty.CollectionType(kind, of, graph):
            return f"{of[0]}_{_COLLECTION[kind]}{_bound(graph)}"
        case ty.QueueType(element, graph):
            return f"Collection<{print_type(element)}>{_bound(graph)}"
        case ty.MapType(key, value):
            return f"Map<{print_type(key)}, {print_type(value)}>"
        case ty.NodeType(graph):
            return f"Node{_bound(graph)}"
        case ty.EdgeType(graph):
            return f"Edge{_bound(graph)}"
        case (
            ty.Scalar()
            | ty.GraphType()
            | ty.VoidType()
            | ty.UnknownType()
            | ty.NilType()
        ):
            return str(type)
        case _:
            assert_never(type)


_COLLECTION = {"Set": "S", "Order": "O", "Seq": "Q"}


def _bound(graph: str | None) -> str:
    return f"({graph})" if graph else ""


# --- statements -----------------------------------------------------------------------


def print_statement(statement: ir.StatementNode) -> str:
    """One statement, of one or more lines, without a new line at the end."""
    return "\n".join(_lines(statement))


def _lines(statement: ir.StatementNode) -> Iterator[str]:
    assert isinstance(statement, ir.Statement)
    match statement:
        case ir.Block():
            yield from _with_body("", statement)
        case ir.Declare(type=type, names=names, initial=initial):
            value = f" = {print_expression(initial)}" if initial is not None else ""
            yield f"{print_type(type)} {', '.join(names)}{value};"
        case ir.Assign(target, value):
            yield f"{print_expression(target)} = {print_expression(value)};"
        case ir.Reduce(target, operator, value, loop):
            left, right = print_expression(target), print_expression(value)
            yield f"{left} {operator}= {right}{_at(loop)};"
        case ir.Defer(target, value, loop):
            left, right = print_expression(target), print_expression(value)
            yield f"{left} <= {right}{_at(loop)};"
        case ir.ReduceTuple(operator, target, value, targets, values, loop):
            left, right = _tuple(target, targets), _tuple(value, values)
            yield f"{left} {operator}= {right}{_at(loop)};"
        case ir.If():
            yield from _if(statement)
        case ir.While(condition, body):
            yield from _with_body(f"While ({print_expression(condition)})", body)
        case ir.DoWhile(body, condition):
            *lines, last = _with_body("Do", body)
            yield from lines
            yield f"{last} While ({print_expression(condition)});"
        case ir.Loop(parallel, iterator, range, filter, body, annotations):
            yield from map(_annotation, annotations)
            keyword = "Foreach" if parallel else "For"
            head = f"{keyword} ({iterator}: {print_range(range)}){_filter(filter)}"
            yield from _with_body(head, body)
        case ir.Bfs():
            yield from _traversal("InBFS", statement, "InReverse")
        case ir.Dfs():
            yield from _traversal("InDFS", statement, "InPost")
        case ir.Return(value):
            yield "Return;" if value is None else f"Return {print_expression(value)};"
        case ir.Effect(call):
            yield f"{print_expression(call)};"
        case ir.Foreign(text, mutates):
            changed = f"::[{_list(mutates)}]" if mutates else ""
            # The text may have lines of its own: they are left alone.
            yield f"[{text}]{changed};"
        case _:
            assert_never(statement)


def _with_body(head: str, body: ir.StatementNode) -> Iterator[str]:
    """A block opens on the line of its head; other statements start a new line."""
    if not isinstance(body, ir.Block):
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


def _indented(statement: ir.StatementNode) -> Iterator[str]:
    return (INDENT + line for line in _lines(statement))


def _if(statement: ir.If) -> Iterator[str]:
    head = f"If ({print_expression(statement.condition)})"
    then, otherwise = statement.then, statement.otherwise
    if otherwise is None:
        yield from _with_body(head, then)
        return
    if _would_take_else(then):
        then = ir.Block((then,))
    lines = list(_with_body(head, then))
    lead = f"{lines.pop()} Else" if isinstance(then, ir.Block) else "Else"
    yield from lines
    if isinstance(otherwise, ir.If):
        first, *rest = _lines(otherwise)
        yield f"{lead} {first}"
        yield from rest
    else:
        yield from _with_body(lead, otherwise)


def _would_take_else(statement: ir.StatementNode) -> bool:
    match statement:
        case ir.If(otherwise=last):
            return last is None or _would_take_else(last)
        case ir.Loop(body=last):
            return _would_take_else(last)
    return False


def _traversal(
    keyword: str, traversal: ir.Traversal, back_keyword: str
) -> Iterator[str]:
    direction = "^" if traversal.transposed else ""
    graph, root = traversal.source.name, print_expression(traversal.root)
    head = f"{keyword} ({traversal.iterator}: {graph}{direction}.Nodes From {root})"
    if traversal.navigator is not None:
        head += f"[{print_expression(traversal.navigator)}]"
    *lines, last = _with_body(head + _filter(traversal.filter), traversal.body)
    yield from lines
    if traversal.back_body is None:
        yield last
    else:
        head = f"{last} {back_keyword}"
        if traversal.back_filter is not None:
            head += f" {_filter(traversal.back_filter)}"
        yield from _with_body(head, traversal.back_body)


def _annotation(annotation: ir.Annotation) -> str:
    arguments = f"({', '.join(annotation.arguments)})" if annotation.arguments else ""
    return f"@{annotation.name}{arguments}"


def _at(loop: str | None) -> str:
    return f" @ {loop}" if loop else ""


def _filter(filter: ir.Expression | None) -> str:
    return "" if filter is None else f"({print_expression(filter)})"


def _tuple(first: ir.Expression, rest: tuple[ir.Expression, ...]) -> str:
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

    def text(self, node: ir.Expression, context: int = _CONDITIONAL) -> str:
        """`node` as an operand in a context that binds as tightly as `context`."""
        text, level = self.bare(node)
        return f"({text})" if level < context else text

    def type(self, type: ty.Type) -> str:
        return print_type(type)

    def list(self, items: Iterable[ir.Expression]) -> str:
        return ", ".join(map(self.text, items))

    def bare(self, node: ir.Expression) -> tuple[str, int]:
        """`node`, and how tightly it binds."""
        match node:
            case ir.Literal(value):
                return repr(value), POSTFIX
            case ir.Infinity(negative):
                return "-INF" if negative else "INF", POSTFIX
            case ir.Nil():
                return "NIL", POSTFIX
            case ir.Variable(name):
                return name, POSTFIX
            case ir.Field(driver, name):
                return f"{self.text(driver)}.{name}", POSTFIX
            case ir.Index(map, key):
                return f"{self.text(map)}[{self.text(key)}]", POSTFIX
            case ir.Unary("abs", operand):
                return self.absolute(operand), POSTFIX
            case ir.Unary(operator, operand):
                text = self.text(operand, PREFIX)
                # `--x` would be a decrement, and `-INF` one literal.
                if operator == "-" and text.startswith(("-", "INF")):
                    text = f"({text})"
                return f"{operator}{text}", PREFIX
            case ir.Binary(operator, left, right):
                level = LEVELS[operator]
                first, second = self.text(left, level), self.text(right, level + 1)
                return f"{first} {operator} {second}", level
            case ir.Conditional(condition, then, otherwise):
                first = self.text(condition, _CONDITIONAL + 1)
                arms = f"{self.text(then)} : {self.text(otherwise)}"
                return f"{first} ? {arms}", _CONDITIONAL
            case ir.Cast(to, operand):
                return f"({self.type(to)}) {self.text(operand, PREFIX)}", PREFIX
            case ir.Call(receiver, name, arguments):
                prefix = "" if receiver is None else f"{self.text(receiver)}."
                return f"{prefix}{name}({self.list(arguments)})", POSTFIX
            case ir.Reduction(operator, iterator, range, filter, body):
                head = f"{operator}({iterator}: {print_range(range)}){_filter(filter)}"
                return head if body is None else f"{head}{{{self.text(body)}}}", POSTFIX
            case ir.ForeignExpression(text):
                return f"[{text}]", POSTFIX
            case _:
                raise AssertionError(f"no Green-Marl for {node.__class__.__name__}")

    def absolute(self, operand: ir.Expression) -> str:
        """Blanks keep two bars from becoming an `||`."""
        text = self.text(operand)
        before, after = " " * text.startswith("|"), " " * text.endswith("|")
        return f"|{before}{text}{after}|"


def print_expression(expression: ir.Expression) -> str:
    """One expression, on one line."""
    return ExpressionPrinter().text(expression)


def print_range(range: ir.Range) -> str:
    """`G.Nodes`, `n.CommonNbrs(m)`, `S-.Items`."""
    backward = "-" if range.backward else ""
    argument = _filter(range.argument)
    return f"{print_expression(range.source)}{backward}.{range.kind}{argument}"


def _list(items: tuple[ir.Expression, ...]) -> str:
    return ", ".join(map(print_expression, items))
