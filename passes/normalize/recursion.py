"""Procedures that call themselves become a loop with a stack.

    Local sum(n: Int): Int {               Int sum_result;  Int n_2;  Int rest;
        If (n == 0) { Return 0; }          Map<Int, Int> n_at;  Map<Int, Int> back;
        Int rest = sum(n - 1);             Int frames = 1;  Int at = 1;  n_2 = n;
        Return n + rest;                   While (at > 0) {
    }                                 →        If (at == 1) { at = n_2 == 0 ? 3 : 4; }
    …                                          If (at == 3) { sum_result = 0; at = 2; }
    x = sum(n);                                If (at == 4) {
                                                   n_at[frames] = n_2;
                                                   back[frames] = 5;
                                                   frames = frames + 1;
                                                   n_2 = n_2 - 1;  at = 1;
                                               } …
                                           }
                                           x = sum_result;

A body is cut where it calls and where it returns; what has neither inside stays whole,
so parallel loops stay parallel.  Before a call the variables of the caller go to their
stacks, maps from the number of calls under way; behind it they come back.  Properties
and collections that are passed stand for themselves: a procedure that passes on others
than it got is cut once for each way.  (Aho, Lam, Sethi, Ullman: Compilers, second
edition, sections 7.2 and 8.4.)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace

from lighthouse.diagnostics import CompileError, Diagnostic, Span
from lighthouse.ir.nodes import (
    Assign,
    Binary,
    Block,
    Call,
    Declare,
    Dfs,
    DoWhile,
    Effect,
    Expression,
    Field,
    If,
    Literal,
    Loop,
    LValue,
    Node,
    Procedure,
    Program,
    Return,
    StatementNode,
    Variable,
    While,
)
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import BOOL, INT, NIL, VOID, GraphType, MapType, Type
from lighthouse.ir.values import zero
from lighthouse.ir.walk import rewrite, walk
from lighthouse.passes.normalize.bind_reductions import without_loop
from lighthouse.passes.normalize.calls import (
    by_value,
    called,
    graphs_of,
    renamed_graphs,
    retyped,
)
from lighthouse.passes.normalize.expand_dfs import expanded
from lighthouse.passes.normalize.frames import cleared, integer, plus, stack_of
from lighthouse.passes.normalize.returns import always_returns
from lighthouse.passes.normalize.stepwise import stepwise
from lighthouse.passes.normalize.unique_names import Renamer, Scope

# More ways than this to pass properties and collections on are no program's.
MOST_WAYS = 32


def members(name: str, program: Program) -> frozenset[str]:
    """The procedures that call each other with `name`; none if it never comes back."""
    calls = {
        procedure.name: {
            each.name
            for item in walk(procedure.body)
            if (each := called(item, program)) is not None
        }
        for procedure in program.procedures
    }

    def reached(start: str) -> set[str]:
        found: set[str] = set()
        ahead = [start]
        while ahead:
            new = calls[ahead.pop()] - found
            found |= new
            ahead += new
        return found

    from_here = reached(name)
    if name not in from_here:
        return frozenset()
    return frozenset(each for each in from_here if name in reached(each))


@dataclass(slots=True)
class _Way:
    """One procedure with the properties and collections that it works on.

    values: the variables of what is passed by value; the last ones are the elements of
    collections that belong to one.  outputs, result: what it hands back, beyond the end
    of its frame.
    """

    procedure: Procedure
    body: Block
    entry: int
    end: int
    values: tuple[Variable, ...]
    outputs: tuple[tuple[Variable, Variable], ...]
    result: Variable


class Recursion:
    """The procedures `group`, called from outside of it once.

    procedure: the one of a name, without calls but those of the group.
    """

    def __init__(
        self,
        names: Names,
        group: frozenset[str],
        procedure: Callable[[str], Procedure],
        program: Program,
    ) -> None:
        self.names = names
        self.group = group
        self.procedure = procedure
        self.program = program
        self.ways: dict[tuple[str, ...], _Way] = {}
        self.ahead: list[_Way] = []
        # What each state does; none is the end.
        self.states: list[list[StatementNode]] = [[]]
        self.here: list[StatementNode] | None = None
        self.declared: list[Declare] = []
        # The variables of the frame in scope.
        self.visible: list[Variable] = []
        self.at = self.variable("at", INT)
        self.frames = self.variable("frames", INT)
        self.back = self.variable("back", MapType(INT, INT))

    def statements(self, call: Call) -> tuple[Sequence[StatementNode], Expression]:
        """What takes the place of `call`, and what it returns."""
        way, values = self.way(call)
        while self.ahead:
            self.compile(self.ahead.pop())
        start = (
            *(Assign(v, value) for v, value in zip(way.values, values, strict=True)),
            Assign(self.frames, integer(1)),
            Assign(self.at, integer(way.entry)),
        )
        more = Binary(">", self.at, integer(0), type=BOOL)
        step = self.dispatch(1, len(self.states) - 1)
        repeat = While(more, Block((step,)), span=call.span)
        after = self.handed_back(way, call)
        return (*self.declared, *start, repeat, *after), way.result

    # --- variables --------------------------------------------------------------------

    def variable(self, hint: str, type: Type, span: Span | None = None) -> Variable:
        """A new one, declared before everything."""
        name = self.names.fresh(hint)
        self.declare(name, type, span)
        return Variable(name, type=type)

    def declare(self, name: str, type: Type, span: Span | None = None) -> None:
        node = Declare(type, (name,))
        self.declared.append(replace(node, span=span) if span else node)

    # --- procedures -------------------------------------------------------------------

    def way(self, call: Call) -> tuple[_Way, list[Expression]]:
        """How `call` calls, and what it passes by value."""
        procedure = self.procedure(call.name)
        values: list[Expression] = []
        elements: list[Expression] = []
        key = [call.name]
        for parameter, argument in zip(
            procedure.parameters, call.arguments, strict=True
        ):
            if by_value(parameter.type):
                values.append(argument)
            elif isinstance(argument, Field):
                elements.append(argument.driver)
                key.append(f".{argument.name}")
            else:
                assert isinstance(argument, Variable)
                key.append(argument.name)
        ways = tuple(key)
        if ways not in self.ways:
            if len(self.ways) == MOST_WAYS:
                what = f"a recursion of `{call.name}` in so many different ways"
                raise refused(what, call.span)
            self.ways[ways] = self.new_way(procedure, call)
            self.ahead.append(self.ways[ways])
        return self.ways[ways], values + elements

    def new_way(self, procedure: Procedure, call: Call) -> _Way:
        graphs = graphs_of(procedure, call)
        scope: Scope = {}
        values: list[Variable] = []
        elements: list[Variable] = []
        outputs: list[tuple[Variable, Variable]] = []
        fields: dict[str, Field] = {}
        for parameter, argument in zip(
            procedure.parameters, call.arguments, strict=True
        ):
            key = not by_value(parameter.type), parameter.name
            type = renamed_graphs(parameter.type, graphs)
            key = (is_property(type), parameter.name)
            if by_value(type):
                value = self.variable(parameter.name, type)
                values.append(value)
                if parameter in procedure.outputs:
                    out = self.variable(f"{parameter.name}_out", type)
                    outputs.append((out, value))
                scope[key] = value.name
            elif isinstance(argument, Field):
                element = self.variable(argument.driver.name, argument.driver.type)
                elements.append(element)
                name = scope[key] = self.names.fresh(parameter.name)
                fields[name] = replace(argument, driver=element)
            else:
                assert isinstance(argument, Variable)
                scope[key] = argument.name
        renamer = Renamer(self.names, self.names.used)
        body = retyped(renamer.node(procedure.body, scope), graphs)

        def one(item: Node) -> Node:
            return fields.get(item.name, item) if isinstance(item, Variable) else item

        returns = renamed_graphs(procedure.returns, graphs)
        result = Variable(self.names.fresh(f"{procedure.name}_result"), type=returns)
        if returns != VOID:
            self.declare(result.name, returns, call.span)
        self.states += [], []
        entry = len(self.states) - 2
        return _Way(
            procedure,
            rewrite(body, one),
            entry,
            entry + 1,
            (*values, *elements),
            tuple(outputs),
            result,
        )

    def compile(self, way: _Way) -> None:
        self.here = self.states[way.entry]
        self.visible = list(way.values)
        self.statement(way.body, way)
        if not always_returns(way.body):
            self.leave(way, None)
        self.here = self.states[way.end]
        self.emit(*(Assign(out, value) for out, value in way.outputs))
        self.emit(Assign(self.frames, plus(self.frames, -1)))
        self.emit(Assign(self.at, self.returning()))

    def returning(self) -> Expression:
        from lighthouse.ir.nodes import Index

        return Index(self.back, self.frames, type=INT)
