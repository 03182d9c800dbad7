"""Parses the text of a plan, as `lighthouse.ir.plan_printer` prints it.

A node ends with its line, but for what is in brackets.  Names are not looked up: what a
plan must be besides, the verifier says.
"""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from operator import is_, itemgetter
from typing import Any, NoReturn

from lighthouse.diagnostics import CompileError, Source, Span, fail
from lighthouse.ir import forms, types
from lighthouse.ir import nodes as ir
from lighthouse.ir.forms import is_line, members
from lighthouse.ir.plan import Plan
from lighthouse.ir.plan_tokens import Token, texts, tokenize
from lighthouse.ir.printer import LEVELS, PREFIX
from lighthouse.ir.roles import KINDS, FieldSpec, holds, specs

_DIGIT = re.compile(r"\d", re.ASCII)
_WORD = re.compile(r"[A-Za-z_]\w*", re.ASCII)
# What may follow the name of a variable at the start of a line.
_GOES_ON = frozenset("= . [ :: + * | &".split())


def parse_plan(source: Source) -> Plan:
    """Raises CompileError where the text is not that of a plan."""
    parser = PlanParser(source)
    plan = parser.node(Plan)
    parser.expect("")
    assert isinstance(plan, Plan)
    return plan


class PlanParser:
    """One pass over the tokens, recursively, with the types of names so far."""

    def __init__(self, source: Source) -> None:
        self.tokens = tokenize(source)
        self.at = 0
        self.known = forms.Known()
        # Brackets around the expression, which may then go on in the next line.
        self.depth = 0

    # --- tokens -----------------------------------------------------------------------

    @property
    def next(self) -> Token:
        return self.tokens[self.at]

    def peek(self, ahead: int) -> Token:
        return self.tokens[min(self.at + ahead, len(self.tokens) - 1)]

    def take(self) -> Token:
        token = self.next
        self.at += self.at < len(self.tokens) - 1
        return token

    def skip(self, text: str) -> bool:
        found = self.next == text
        self.at += found and text != ""
        return found

    def expect(self, text: str) -> None:
        if not self.skip(text):
            self.fail(f"`{text}`" if text else "the end of the plan")

    def fail(self, wanted: str) -> NoReturn:
        there = f"`{self.next:.20}`" if self.next else "the end of the text"
        message = f"{there} is where {wanted} must be"
        fail("GM0915", message, span=self.next.span)

    def name(self) -> str:
        if not _WORD.fullmatch(self.next):
            self.fail("a name")
        return str(self.take())

    def string(self) -> str:
        return str(self.converted(json.loads, self.take()))

    def converted(self, function: Callable[[str], Any], text: str) -> Any:
        """What a function makes of the token before."""
        try:
            return function(text)
        except ValueError:
            self.at -= 1
            self.fail("a text in quotes" if text[0] == '"' else "a smaller number")

    def since(self, start: int) -> Span:
        end = max(start, self.at - 1)
        return self.tokens[start].span.to(self.tokens[end].span)

    # --- nodes ------------------------------------------------------------------------

    def node(self, hint: Any, *, is_line: bool = False) -> Any:
        """One node of a kind that the type allows; one that `is_line` ends with it."""
        start, depth = self.at, self.depth
        kinds = [] if self.goes_on() else starting_with(hint, str(self.next))
        kinds = kinds or starting_with(hint, None)
        if not kinds:
            self.fail(" or ".join(sorted(first_words(hint))))
        errors, found = [], []
        for cls in kinds:
            self.at, self.depth = start, depth
            try:
                node = self.kind(cls, is_line=is_line)
            except CompileError as error:
                errors.append(error)
                continue
            found.append((self.at, node))
            if is_line:
                break
        if not found:
            raise max(errors, key=lambda error: error.diagnostics[0].span.start)
        # One may be the beginning of another.
        self.at, node = max(found, key=itemgetter(0))
        return node

    def goes_on(self) -> bool:
        """True if the next word is a name that something is done with."""
        after, then = self.peek(1), self.peek(2)
        if after.first or (after == "[" and after.spaced):
            return False
        return after in _GOES_ON or (after in ("min", "max") and then == "=")

    def kind(self, cls: Any, *, is_line: bool) -> Any:
        start = self.at
        values: dict[str, Any] = {}
        self.parts(forms.layout(cls), values, cls, self.next.column)
        if is_line and not self.next.first:
            self.fail("the end of the line")
        for spec in specs(cls):
            values.setdefault(spec.name, forms.default_of(spec))
        if issubclass(cls, ir.Node):
            values["span"] = self.since(start)
        self.known.declare(values)
        return settled(cls(**values))

    def parts(
        self, parts: forms.Parts, values: dict[str, Any], cls: Any, column: int
    ) -> None:
        for part in parts:
            match part:
                case str():
                    for token in texts(part):
                        self.expect(token)
                case forms.Attributes(fields):
                    here = self.next == "[" and self.next.spaced
                    if fields and here and not self.next.first:
                        self.attributes(fields, values, cls)
                case forms.Members(fields):
                    self.known.declare(values)
                    self.members(fields, values, column)
                case forms.Group(inside):
                    if self.begins(inside, column):
                        self.parts(inside, values, cls, column)
                case FieldSpec(name, hint):
                    self.known.declare(values)
                    if hint is bool:
                        self.expect(name)
                        values[name] = True
                    else:
                        values[name] = self.field(hint, column)

    def begins(self, parts: forms.Parts, column: int) -> bool:
        """True if the part of a form that may be left out is here.

        In a line of its own it belongs to the node that starts in the same column.
        """
        start = next(part for part in parts if part != " ")
        if isinstance(start, FieldSpec) and start.hint is not bool:
            return not self.next.first
        wanted = start.name if isinstance(start, FieldSpec) else texts(str(start))[0]
        other = self.next.first and (self.next.column != column or self.goes_on())
        return self.next == wanted and not other

    def attributes(
        self, fields: tuple[FieldSpec, ...], values: dict[str, Any], cls: Any
    ) -> None:
        self.take()
        while True:
            by_name = {spec.name: spec for spec in fields}
            spec = by_name.get(self.next)
            if self.next == "not" and self.peek(1) in by_name:
                self.take()
                values[self.take()] = False
            elif spec is not None and spec.hint is bool:
                values[self.take()] = True
            elif spec is not None and self.peek(1) == "=":
                self.at += 2
                values[spec.name] = self.attribute(spec.hint)
            else:
                spec = next(
                    (s for s in fields if self.next in forms.words(s.hint)), None
                )
                if spec is None:
                    self.fail(f"an attribute of `{cls.__name__}`")
                values[spec.name] = forms.words(spec.hint)[self.take()]
            if not self.skip(","):
                self.expect("]")
                return

    def attribute(self, hint: Any) -> Any:
        if forms.item_of(hint) is None:
            return self.value(hint)
        self.expect("(")
        found = self.value(hint)
        self.expect(")")
        return found

    def members(
        self, fields: tuple[FieldSpec, ...], values: dict[str, Any], column: int
    ) -> None:
        nodes = self.lines(tuple(forms.item_of(spec.hint) for spec in fields), column)
        for spec in fields:
            item = forms.item_of(spec.hint)
            values[spec.name] = tuple(node for node in nodes if isinstance(node, item))

    def lines(self, hint: Any, column: int) -> tuple[Any, ...]:
        """The nodes on the lines that follow and that start further right."""
        found, first = [], self.next
        if first.first and first.column > column:
            while self.next.first and self.next.column == first.column:
                found.append(self.node(hint, is_line=True))
            if self.next.column > column:
                self.fail(f"column {first.column + 1}, or fewer than {column + 2},")
        return tuple(found)

    # --- fields -----------------------------------------------------------------------

    def field(self, hint: Any, column: int) -> Any:
        """Of a node that starts in the column."""
        if not is_line(hint):
            return self.value(hint)
        start, item = self.at, forms.item_of(hint)
        if item is not None:
            return self.lines(item, column)
        if self.skip(":"):
            (node,) = self.lines(hint, column)[:1] or (None,)
            return node or self.fail("a line further right")
        return ir.Block(self.lines(ir.StatementNode, column), span=self.since(start))

    def value(self, hint: Any) -> Any:
        item = forms.item_of(hint)
        if item is not None:
            return self.listed(item)
        if self.next in forms.words(hint):
            return forms.words(hint)[self.take()]
        found = members(hint)
        if found == members(types.Type):
            return self.type()
        if int in found and _DIGIT.match(self.next):
            return self.converted(int, self.take())
        if holds(hint, ir.Expression):
            return self.expression_of(
                tuple(cls for cls in found if isinstance(cls, type))
            )
        if found == (str,):
            if self.next.startswith('"'):
                return self.string()
            return self.name()
        if any(cls in KINDS or holds(cls, ir.Node) for cls in found):
            return self.node(hint)
        self.fail(" or ".join(forms.words(hint)) or "a number")

    def listed(self, hint: Any) -> tuple[Any, ...]:
        if self.next in (")", ";", "]", ""):
            return ()
        found = [self.value(hint)]
        while self.skip(","):
            found.append(self.value(hint))
        return tuple(found)

    def expression_of(self, classes: tuple[Any, ...]) -> Any:
        """An expression of one of the classes."""
        start = self.at
        whole = ir.Expression in classes
        found = self.expression(0) if whole else self.primary()
        if not isinstance(found, classes):
            self.at = start
            self.fail(" or ".join(cls.__name__.lower() for cls in classes))
        return found

    # --- types ------------------------------------------------------------------------

    def type(self) -> types.Type:
        start, name = self.at, str(self.take())
        if name in PLAIN_TYPES:
            return PLAIN_TYPES[name]
        if name == "Map":
            self.expect("<")
            key = self.type()
            self.expect(",")
            value = self.type()
            self.expect(">")
            return types.MapType(key, value)
        if name == "Collection":
            element = self.inside(self.type)
            assert isinstance(element, types.CollectionType)
            return types.QueueType(element, self.bound())
        if name in ("N_P", "E_P"):
            element = self.inside(self.type)
            return types.PropertyType(ELEMENTS[name[0]], element, self.bound())
        if name in ("Node", "Edge"):
            element_type = types.NodeType if name == "Node" else types.EdgeType
            return element_type(self.bound())
        of, _, kind = name.partition("_")
        if of in ("Node", "Edge") and kind in ("Set", "Order", "Seq"):
            return types.CollectionType(kind, ELEMENTS[of[0]], self.bound())
        if self.next == "<" and self.peek(1) in ("Node", "Edge"):
            # Sets of an extension.
            element = self.inside(self.take)
            return types.CollectionType(name, ELEMENTS[element[0]], self.bound())
        self.at = start
        self.fail("a type")

    def inside(self, parse: Callable[[], Any]) -> Any:
        self.expect("<")
        found = parse()
        self.expect(">")
        return found

    def bound(self) -> str | None:
        """`(G)`, the graph of a type."""
        if self.next != "(" or self.next.spaced:
            return None
        self.take()
        graph = None if self.next == ")" else self.name()
        self.expect(")")
        return graph

    # --- expressions ------------------------------------------------------------------

    def expression(self, level: int) -> Any:
        start, left = self.at, self.prefix()
        while not self.next.first or self.depth:
            token = self.next
            if LEVELS.get(token, -1) >= max(level, 1):
                self.take()
                right = self.expression(LEVELS[token] + 1)
                left = self.typed(ir.Binary(str(token), left, right), start)
            elif token == "?" and level == 0:
                self.take()
                then = self.expression(0)
                self.expect(":")
                otherwise = self.expression(0)
                left = self.typed(ir.Conditional(left, then, otherwise), start)
            else:
                break
        return left

    def prefix(self) -> Any:
        start, token = self.at, self.next
        literal = self.peek(1) == "INF" or (self.is_number(1) and self.peek(2) == "::")
        if token == "!" or (token == "-" and not literal):
            operator: Any = str(self.take())
            return self.typed(ir.Unary(operator, self.expression(PREFIX)), start)
        if token == "(" and self.peek(1) in (*types.SCALARS, "Node", "Edge"):
            self.take()
            to = self.type()
            self.expect(")")
            return self.typed(ir.Cast(to, self.expression(PREFIX)), start)
        return self.primary()

    def is_number(self, ahead: int) -> bool:
        text = self.peek(ahead)
        return text == "INF" or bool(_DIGIT.match(text))

    def primary(self) -> Any:
        start = self.at
        node = self.atom()
        while not self.next.spaced:
            if self.skip("::"):
                node = replace(node, type=self.type())
            elif self.next == "[" and isinstance(node, ir.Variable):
                node = self.typed(ir.Index(node, self.bracketed("[", "]")), start)
            elif (
                self.next == "."
                and isinstance(node, ir.Variable | ir.Field)
                and self.peek(1) not in RANGE_KINDS
            ):
                self.take()
                name = self.name()
                if self.next == "(" and not self.next.spaced:
                    call = ir.Call(node, name, self.arguments())
                    node = self.typed(call, start)
                elif isinstance(node, ir.Variable):
                    node = self.typed(ir.Field(node, name), start)
                else:
                    self.fail("the `(` of a call")
            else:
                break
        return node

    def atom(self) -> Any:
        start, token = self.at, self.next
        if token == "(":
            return self.bracketed("(", ")")
        if token == "|":
            inside = self.bracketed("|", "|")
            return self.typed(ir.Unary("abs", inside), start)
        if token == "#":
            return self.node(ir.Expression)
        if token.startswith('"'):
            return self.typed(ir.ForeignExpression(self.string()), start)
        if self.is_number(token == "-"):
            return self.number(negative=self.skip("-"))
        name = self.name()
        if name == "NIL":
            return self.typed(ir.Nil(), start)
        if name in ("True", "False"):
            return self.typed(ir.Literal(name == "True"), start)
        if self.next == "(" and not self.next.spaced:
            return self.typed(ir.Call(None, name, self.arguments()), start)
        return self.typed(ir.Variable(name), start)

    def number(self, *, negative: bool) -> Any:
        start, token = self.at - negative, self.take()
        if token == "INF":
            return self.typed(ir.Infinity(negative), start)
        sign = -1 if negative else 1
        digits = token.rstrip("LF")
        value = self.converted(int if digits.isdigit() else float, digits)
        node = self.typed(ir.Literal(sign * value), start)
        return replace(node, type=SUFFIXES[token[-1]]) if digits != token else node

    def bracketed(self, open_: str, close: str) -> Any:
        self.expect(open_)
        self.depth += 1
        inside = self.expression(0)
        self.depth -= 1
        self.expect(close)
        return inside

    def arguments(self) -> tuple[ir.Expression, ...]:
        self.expect("(")
        self.depth += 1
        found = self.listed(ir.Expression)
        self.depth -= 1
        self.expect(")")
        return found

    def typed(self, node: Any, start: int) -> Any:
        """`node` with the type that it has if none follows."""
        node = settled(node)
        return replace(node, type=self.known.expected(node), span=self.since(start))


def settled(node: Any) -> Any:
    """`node` with the types of INF and NIL in it that do not say theirs."""

    def typed(part: Any) -> Any:
        if isinstance(part, tuple):
            items = tuple(map(typed, part))
            return part if all(map(is_, items, part)) else items
        if isinstance(part, ir.Infinity | ir.Nil) and part.type == types.UNKNOWN:
            return replace(part, type=forms.adopted(node, part))
        return part

    parts = {spec.name: getattr(node, spec.name) for spec in specs(type(node))}
    changes = {name: typed(part) for name, part in parts.items()}
    changes = {name: new for name, new in changes.items() if new is not parts[name]}
    return replace(node, **changes) if changes else node


_PLAIN: tuple[types.Type, ...] = (
    *types.SCALARS.values(),
    *(types.GraphType(), types.GraphType(undirected=True)),
    *(types.VOID, types.UNKNOWN, types.NIL),
)
PLAIN_TYPES = {str(type): type for type in _PLAIN}
SUFFIXES = {"L": types.LONG, "F": types.FLOAT}
ELEMENTS: dict[str, Any] = {"N": "Node", "E": "Edge"}
RANGE_KINDS = frozenset(forms.words(ir.RangeKind))


def starting_with(hint: Any, word: str | None) -> list[Any]:
    """The kinds that the type allows whose forms start with a word, or with a field."""
    return _starting_with(hint, word, len(KINDS))


@cache
def _starting_with(hint: Any, word: str | None, kinds: int) -> list[Any]:
    """As long as there are so many kinds."""
    allowed = hint if isinstance(hint, tuple) else members(hint)
    return [
        cls
        for cls, form in KINDS.items()
        if form and issubclass(cls, allowed) and first_word(form) == word
    ]


def first_words(hint: Any) -> set[str]:
    allowed = hint if isinstance(hint, tuple) else members(hint)
    found = {first_word(form) for c, form in KINDS.items() if issubclass(c, allowed)}
    return {f"`{word}`" for word in found if word}


def first_word(form: str) -> str | None:
    first = texts(form)[:1]
    return None if first in ([], ["{"]) else first[0]
