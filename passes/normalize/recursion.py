"""Recursive procedures become a loop with a stack.

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

A body is split at calls and returns; statements without either are not split, so that
parallel loops remain parallel.  Before a call the variables of the caller are saved on
their stacks, which are maps from the depth of the recursion; after it they are
restored.  Properties and collections are passed by name, and a procedure that passes on
others than it received is cloned for each combination; those that belong to the frame
of a call are copied in and out.  In a loop over the collections of a queue, the current
one is read again after a call, and written back where it changes.  Procedures that are
shared but not recursive (`sharing`) need no stacks: each has its variables once.  (Aho,
Lam, Sethi, Ullman: Compilers, second edition, sections 7.2 and 8.4.)
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

from lighthouse.diagnostics import NOWHERE, Span
from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.symbols import Names
from lighthouse.ir.values import integer, zero
from lighthouse.ir.walk import has, walk, with_values
from lighthouse.passes.normalize.bind_reductions import without_loop
from lighthouse.passes.normalize.calls import called, graphs_of, renamed_graphs, retyped
from lighthouse.passes.normalize.expand_dfs import expanded
from lighthouse.passes.normalize.lift_graphs import without_graphs
from lighthouse.passes.normalize.returns import always_returns
from lighthouse.passes.normalize.stacks import Frames, Stack, plus, stack_of
from lighthouse.passes.normalize.stepwise import stepwise
from lighthouse.passes.normalize.unique_names import Renamer, Scope

# So often a procedure is cut; then what it works on is copied in and out.
MOST_WAYS = 8
# The state in which nothing is left to do.
END = 0


def groups(program: ir.Program) -> dict[str, frozenset[str]]:
    """For each procedure those that call each other with it; none if it never comes
    back to itself."""
    calls = {
        procedure.name: {
            each.name
            for item in walk(procedure.body)
            if (each := called(item, program)) is not None
        }
        for procedure in program.procedures
    }
    reached: dict[str, set[str]] = {}
    for name in calls:
        found, waiting = reached.setdefault(name, set()), [name]
        while waiting:
            new = calls[waiting.pop()] - found
            found |= new
            waiting += new
    return {
        name: frozenset(each for each in found if name in reached[each])
        for name, found in reached.items()
    }


@dataclass(frozen=True, slots=True)
class _Way:
    """One procedure with the properties and collections that it works on.

    values: the variables of what is passed by value.
    outputs: which arguments it hands back, by what, beyond the end of its frame, and
        from which variable; `result` is what it returns.
    back: the state after the call, where only one call is under way at a time.
    """

    body: ir.Block
    entry: int
    end: int
    values: tuple[ir.Variable, ...]
    outputs: tuple[tuple[int, ir.Variable, ir.Variable], ...]
    result: ir.Variable
    back: ir.Variable | None = None


class Recursion:
    """The procedures `group`, as called once from outside of it.

    procedure: the one of a name, without calls but those of the group.
    again: whether one may be called again before it ends.  If not, its variables need
        no stack.
    """

    def __init__(
        self,
        names: Names,
        group: frozenset[str],
        procedure: Callable[[str], ir.Procedure],
        *,
        again: bool = True,
    ) -> None:
        self.names = names
        self.group = group
        self.procedure = procedure
        self.again = again
        self.ways: dict[tuple[str, ...], _Way] = {}
        self.ahead: list[_Way] = []
        # What each state does; the first one is the end.
        self.states: list[list[ir.StatementNode]] = [[]]
        self.here = self.states[0]
        self.declared: list[ir.Declare] = []
        # The variables of the frame that are in scope, and where they wait.
        self.visible: list[ir.Variable] = []
        self.stacks: dict[str, Stack] = {}
        # The collections that loops over queues have got, and from where.
        self.items: dict[str, ir.Call] = {}
        # The properties and collections that belong to frames.
        self.owned: set[str] = set()
        self.at = self.variable("at", ty.INT)
        count = names.variable("frames", ty.INT)
        if again:
            self.back = self.variable("back", ty.MapType(ty.INT, ty.INT))
            self.declare(count)
        self.frames = Frames(count, names, self.variable, parallel=not again)

    def statements(self, call: ir.Call) -> tuple[ir.Statements, ir.Variable]:
        """What takes the place of `call`, and what it returns."""
        way, values = self.way(call)
        passed = (ir.Assign(v, x) for v, x in zip(way.values, values, strict=True))
        steps = *passed, ir.Assign(self.frames.count, integer(1)), *self.run(way)
        after = self.handed_back(way, call)
        return (*self.declared, *steps, *after), way.result

    def whole(self, procedure: ir.Procedure) -> ir.Procedure:
        """`procedure` itself, without calls."""
        type = procedure.returns
        result = self.names.variable("result", type, procedure.span)
        if type != ty.VOID:
            self.declare(result)
        way = _Way(procedure.body, self.new_state(), END, (), (), result)
        self.ahead.append(way)
        steps = self.run(way)
        last = (ir.Return(result, span=procedure.span),) if type != ty.VOID else ()
        body = ir.Block((*self.declared, *steps, *last), span=procedure.body.span)
        return replace(procedure, body=body)

    def run(self, way: _Way) -> ir.Statements:
        """All states, from the first of `way` until its end."""
        while self.ahead:
            self.compile(self.ahead.pop())
        more = ir.Binary(">", self.at, integer(END), type=ty.BOOL)
        step = self.dispatch(END + 1, len(self.states) - 1)
        repeat = ir.While(more, ir.Block((step,)), span=way.body.span)
        return ir.Assign(self.at, integer(way.entry)), repeat

    def dispatch(self, first: int, last: int) -> ir.StatementNode:
        """Takes one of the states from `first` to `last`."""
        if first == last:
            return ir.Block(tuple(self.states[first]))
        middle = (first + last) // 2
        lower = ir.Binary("<=", self.at, integer(middle), type=ty.BOOL)
        arms = self.dispatch(first, middle), self.dispatch(middle + 1, last)
        return ir.If(lower, *arms)

    # --- variables --------------------------------------------------------------------

    def variable(self, hint: str, type: ty.Type, span: Span = NOWHERE) -> ir.Variable:
        return self.declare(self.names.variable(hint, type, span))

    def declare(self, variable: ir.Variable) -> ir.Variable:
        """Declares it before everything."""
        node = ir.declare(variable)
        self.declared.append(node)
        return variable

    def stack(self, variable: ir.Variable) -> Stack:
        if variable.name not in self.stacks:
            self.stacks[variable.name] = stack_of(variable, self.frames)
        return self.stacks[variable.name]

    @cached_property
    def empty(self) -> ir.Variable:
        """Every graph that a call declares: nothing can add nodes or edges to it."""
        return self.variable("empty", ty.GraphType())

    # --- procedures -------------------------------------------------------------------

    def way(self, call: ir.Call) -> tuple[_Way, list[ir.Expression]]:
        """The way that `call` goes, and what it passes by value."""
        procedure = self.procedure(call.name)
        values: list[ir.Expression] = []
        key = [call.name]
        for parameter, argument in zip(
            procedure.parameters, call.arguments, strict=True
        ):
            if ty.by_value(parameter.type):
                values.append(argument)
            elif self.is_copied(argument, call):
                values.append(argument)
                key.append("=")
            elif isinstance(argument, ir.Field):
                # A collection of an element: which element is passed by value.
                values.append(argument.driver)
                key.append(f".{argument.name}")
            else:
                assert isinstance(argument, ir.Variable)
                key.append(argument.name)
        if tuple(key) not in self.ways:
            way = self.ways[tuple(key)] = self.new_way(procedure, call)
            self.ahead.append(way)
        return self.ways[tuple(key)], values

    def is_copied(self, argument: ir.Expression, call: ir.Call) -> bool:
        """True of what is copied in and out: what belongs to the frame of a call, and
        everything where there would be too many ways."""
        type = argument.type
        if not isinstance(argument, ir.Variable | ir.Field) or ty.by_value(type):
            return False
        if isinstance(type, ty.GraphType):
            return False
        ways = sum(name == call.name for name, *_ in self.ways)
        return argument.name in self.owned or ways >= MOST_WAYS

    def new_way(self, procedure: ir.Procedure, call: ir.Call) -> _Way:
        graphs = graphs_of(procedure, call)
        scope: Scope = {}
        procedure, own = without_graphs(procedure)
        for graph in own:
            graphs[graph.name] = scope[False, graph.name] = self.empty.name
        values: list[ir.Variable] = []
        outputs: list[tuple[int, ir.Variable, ir.Variable]] = []
        fields: dict[str, ir.Field] = {}
        for position, (parameter, argument) in enumerate(
            zip(procedure.parameters, call.arguments, strict=True)
        ):
            type = renamed_graphs(parameter.type, graphs)
            key = isinstance(type, ty.PropertyType), parameter.name
            is_copied = self.is_copied(argument, call)
            if ty.by_value(type) or is_copied:
                values.append(self.variable(parameter.name, type, parameter.span))
                scope[key] = values[-1].name
                if is_copied and self.again:
                    self.owned.add(values[-1].name)
                if is_copied or parameter in procedure.outputs:
                    out = self.variable(f"{parameter.name}_out", type)
                    outputs.append((position, out, values[-1]))
            elif isinstance(argument, ir.Field):
                driver = argument.driver
                values.append(self.variable(driver.name, driver.type, driver.span))
                scope[key] = self.names.fresh(parameter.name)
                fields[scope[key]] = replace(argument, driver=values[-1])
            else:
                assert isinstance(argument, ir.Variable)
                scope[key] = argument.name
        renamer = Renamer(self.names, self.names.used)
        body = retyped(renamer.node(procedure.body, scope), graphs)

        type = renamed_graphs(procedure.returns, graphs)
        result = self.names.variable(f"{procedure.name}_result", type, call.span)
        if type != ty.VOID:
            self.declare(result)
        return _Way(
            with_values(body, fields),
            self.new_state(),
            self.new_state(),
            tuple(values),
            tuple(outputs),
            result,
            None if self.again else self.variable(f"{procedure.name}_back", ty.INT),
        )

    def compile(self, way: _Way) -> None:
        self.here = self.states[way.entry]
        self.visible = list(way.values)
        self.statement(way.body, way)
        if not always_returns(way.body):
            self.leave(way, None)
        if way.end == END:
            return
        self.here = self.states[way.end]
        self.here += (self.frames.copy(out, value) for _, out, value in way.outputs)
        if way.back is None:
            count = self.frames.count
            self.here.append(ir.Assign(count, plus(count, -1)))
        self.here.append(ir.Assign(self.at, self.place_of_return(way)))

    def place_of_return(self, way: _Way) -> ir.Variable | ir.Index:
        """Where the state after the call of `way` is kept."""
        return way.back or ir.Index(self.back, self.frames.count, type=ty.INT)

    def leave(self, way: _Way, value: ir.Expression | None) -> None:
        if way.result.type != ty.VOID:
            value = value or zero(way.result.type)
            self.here.append(ir.Assign(way.result, value, span=value.span))
        self.go(way.end)

    # --- states -----------------------------------------------------------------------

    def new_state(self) -> int:
        self.states.append([])
        return len(self.states) - 1

    def go(self, to: int, then: int | None = None) -> None:
        """Ends a state; `then` is where what follows stands."""
        self.here.append(ir.Assign(self.at, integer(to)))
        self.here = self.states[then] if then is not None else []

    def choose(self, condition: ir.Expression, yes: int, no: int, then: int) -> None:
        arms = (ir.Assign(self.at, integer(to)) for to in (yes, no))
        self.here.append(ir.If(condition, *arms, span=condition.span))
        self.here = self.states[then]

    def is_cut(self, node: ir.Node) -> bool:
        return has(node, ir.Return) or any(map(self.is_call, walk(node)))

    def is_call(self, node: ir.Node | None) -> bool:
        return (
            isinstance(node, ir.Call)
            and node.receiver is None
            and node.name in self.group
        )

    def statement(self, node: ir.StatementNode, way: _Way) -> None:
        match node:
            case ir.Declare(type, (name,), value):
                variable = ir.Variable(name, type=type, span=node.span)
                self.declare(variable)
                if isinstance(value, ir.Call) and value.name == "ItemAt":
                    self.items[name] = value
                if isinstance(value, ir.Call) and self.is_call(value):
                    self.call(value, variable)
                elif value is not None:
                    self.here.append(ir.Assign(variable, value, span=node.span))
                else:
                    self.here.append(self.frames.cleared(variable))
                self.visible.append(variable)
                if not ty.by_value(type) and self.again:
                    self.owned.add(name)
            case _ if not self.is_cut(node):
                self.here.append(node)
            case ir.Block(statements):
                outside = len(self.visible)
                for item in statements:
                    self.statement(item, way)
                del self.visible[outside:]
            case ir.Assign(target, ir.Call() as call):
                self.call(call, target)
            case ir.Effect(call):
                self.call(call, None)
            case ir.Return(value):
                self.leave(way, value)
            case ir.If(condition, then, otherwise):
                yes, after = self.new_state(), self.new_state()
                no = self.new_state() if otherwise else after
                self.choose(condition, yes, no, yes)
                self.statement(then, way)
                self.go(after, no)
                if otherwise:
                    self.statement(otherwise, way)
                    self.go(after, after)
            case ir.While(condition, body):
                test, inside, after = (self.new_state() for _ in range(3))
                self.go(test, test)
                self.choose(condition, inside, after, inside)
                self.statement(body, way)
                self.go(test, after)
            case ir.DoWhile(body, condition):
                inside, after = self.new_state(), self.new_state()
                self.go(inside, inside)
                self.statement(body, way)
                self.choose(condition, inside, after, after)
            case ir.Loop():
                body_ = without_loop(node.body, node.iterator, self.names)
                self.statement(stepwise(replace(node, body=body_), self.names), way)
            case ir.Dfs():
                for item in expanded(node, self.names):
                    self.statement(item, way)
            case _:
                raise AssertionError(f"{node.__class__.__name__} in a recursion")

    # --- calls ------------------------------------------------------------------------

    def call(self, node: ir.Call, target: ir.LValue | None) -> None:
        way, values = self.way(node)
        back = self.new_state()
        # All values first: they may read what is passed to.
        passed = [
            self.saved(variable, x)
            for variable, x in zip(way.values, values, strict=True)
        ]
        kept = [
            self.stack(v)
            for v in (self.visible if self.again else ())
            if v.name not in self.items
        ]
        for stack in kept:
            self.here += stack.save()
        self.here.append(ir.Assign(self.place_of_return(way), integer(back)))
        if self.again:
            count = self.frames.count
            self.here.append(ir.Assign(count, plus(count, 1)))
        self.here += passed
        self.go(way.entry, back)
        for stack in kept:
            self.here += stack.restore()
        for variable in self.visible:
            if variable.name in self.items:
                self.here.append(ir.Assign(variable, self.items[variable.name]))
        if target is not None:
            self.here.append(ir.Assign(target, way.result, span=node.span))
        self.here += self.handed_back(way, node)

    def saved(self, variable: ir.Variable, value: ir.Expression) -> ir.StatementNode:
        """Computes what is passed; the statement that passes it."""
        if value.type == ty.NIL:
            value = replace(value, type=variable.type)
        new = self.variable(f"{variable.name}_new", variable.type, value.span)
        self.here.append(self.frames.copy(new, value))
        return self.frames.copy(variable, new)

    def handed_back(self, way: _Way, call: ir.Call) -> ir.Statements:
        """The outputs, from where the way left them to where the call wants them."""
        steps: list[ir.StatementNode] = []
        for position, out, _ in way.outputs:
            place = call.arguments[position]
            assert isinstance(place, ir.LValue)
            if isinstance(place, ir.Variable):
                steps.append(self.frames.copy(place, out))
                steps += self.put_back(place.name)
            else:
                steps.append(ir.Assign(place, out, span=place.span))
        return steps

    def put_back(self, name: str) -> Iterator[ir.StatementNode]:
        """Puts a collection of a queue to where it is from."""
        if place := self.items.get(name):
            value = ir.Variable(name, type=place.type)
            given = (*place.arguments, value)
            put = replace(place, name="PutAt", arguments=given, type=ty.VOID)
            yield ir.Effect(put)
