"""Collects what each parallel loop reads, writes, reduces and mutates.

Foreach, both bodies of InBFS, reductions in expressions and group assignments are
parallel; each is a region with the accesses that it makes to what is declared outside
it.  A call does what the procedure called does to its arguments.  (Green-Marl
specification 0.5, section 6.)
"""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from dataclasses import replace

from lighthouse.frontend.accesses import (
    Access,
    Driver,
    Kind,
    LoopInfo,
    Region,
    may_repeat,
)
from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.builtins import mutation
from lighthouse.ir.uses import Symbol, symbol_of, written
from lighthouse.ir.walk import children, walk


class Callees:
    """What the procedures of a program do to their arguments."""

    def __init__(self, program: ir.Program) -> None:
        self.procedures = {item.name: item for item in program.procedures}
        self.known: dict[str, tuple[Access, ...]] = {}

    def of(self, procedure: ir.Procedure) -> tuple[Access, ...]:
        """The accesses to what is passed by reference, as one call makes them."""
        if procedure.name not in self.known:
            # What a recursive call does is what the first one does.
            self.known[procedure.name] = ()
            self.known[procedure.name] = _Collector(procedure, self).effects()
        return self.known[procedure.name]


def regions(procedure: ir.Procedure, callees: Callees) -> list[Region]:
    """The parallel regions of a typed procedure, outer ones first."""
    collector = _Collector(procedure, callees)
    collector.visit(procedure.body)
    return collector.regions


def by_reference(parameter: ir.Parameter, procedure: ir.Procedure) -> bool:
    type = parameter.type
    return (
        isinstance(type, ty.PropertyType)
        or ty.is_object(type)
        or parameter in procedure.outputs
    )


def as_called(access: Access) -> object:
    """What a caller can tell of an access."""
    place: tuple[object, ...] = ()
    if (driver := access.driver) is not None:
        loop = driver.loop
        place = driver.other, loop.kind, loop.iterator, loop.span, loop.source
    complete = access.bound is not None
    return access.symbol, access.kind, access.operator, complete, place


class _Collector:
    """Walks a procedure.  As nothing may be shadowed, a name means what was declared
    last."""

    def __init__(self, procedure: ir.Procedure, callees: Callees) -> None:
        self.procedure = procedure
        self.known = callees
        self.types: dict[str, ty.Type] = {
            parameter.name: parameter.type
            for parameter in procedure.parameters
            if not isinstance(parameter.type, ty.PropertyType)
        }
        # The block of the statement being visited, and its position: from there on
        # is the scope of what it declares.
        self.scope: tuple[Sequence[ir.Node], int] = ((procedure.body,), 0)
        # For blocks the position of the last statement that changes a variable.
        self.changes: dict[int, dict[str, int]] = {}
        self.drivers: dict[str, Driver] = {}
        self.depths: dict[Symbol, int] = {}
        self.loops: list[LoopInfo] = []
        self.repeated = -1
        self.regions: list[Region] = []
        self.open: list[Region] = []
        # True while the whole procedure is looked at as its callers see it.
        self.is_called = False

    def effects(self) -> tuple[Access, ...]:
        """What one call of the procedure does to what is passed by reference."""
        self.is_called = True
        for parameter in self.procedure.parameters:
            if ty.is_element(parameter.type):
                name, span = parameter.name, parameter.span
                self.drivers[name] = Driver(LoopInfo(name, False, "Argument", span, -1))
        passed = {
            (isinstance(item.type, ty.PropertyType), item.name)
            for item in self.procedure.parameters
            if by_reference(item, self.procedure)
        }
        whole = LoopInfo("", False, "Argument", self.procedure.span, -1)
        self.open.append(Region(whole, None))
        self.visit(self.procedure.body)
        found = (item for item in self.open[0].accesses if item.symbol in passed)
        # Two calls that come to the same access are one for a caller: else their number
        # would double with each procedure that calls another one twice.
        return tuple({as_called(item): item for item in found}.values())

    def changed(self, node: ir.Node) -> tuple[ir.Expression, ...]:
        """What a statement or call writes, as far as it is named there."""
        match node:
            case ir.Call(None, name, arguments) if name in self.known.procedures:
                return arguments[len(self.known.procedures[name].inputs) :]
        return written(node)

    # --- statements and expressions ---------------------------------------------------

    def visit(self, node: ir.Node) -> None:
        match node:
            case ir.Block(statements):
                for i, statement in enumerate(statements):
                    self.scope = statements, i
                    self.visit(statement)
            case ir.Declare():
                self.declaration(node)
            case ir.Assign(ir.Field(driver=ir.Variable(name))) if self.is_group(name):
                self.group_assignment(node)
            case ir.Assign(target, value):
                self.visit(value)
                self.target(target, "write", value=value)
            case ir.Reduce() | ir.ReduceTuple():
                self.reduction(node)
            case ir.Defer(target, value):
                self.visit(value)
                named = [loop for loop in self.loops if loop.iterator == node.loop]
                bound = (named or self.loops)[-1]
                self.target(target, "defer", operator="<=", bound=bound)
            case ir.Loop():
                self.loop(node)
            case ir.Reduction():
                self.loop(node)
            case ir.Traversal():
                self.traversal(node)
            case ir.Effect(call):
                self.call(call, statement=True)
            case ir.Foreign(mutates=mutates):
                for target in mutates:
                    self.target(target, "write")
            case ir.Call():
                self.call(node, statement=False)
            case ir.Variable() | ir.Field() | ir.Index():
                self.target(node, "read")
            case ir.While() | ir.DoWhile():
                with self.repeating():
                    self.contents(*children(node))
            case _:
                self.contents(*children(node))

    def declaration(self, node: ir.Declare) -> None:
        if node.initial is not None:
            self.visit(node.initial)
        is_property = isinstance(node.type, ty.PropertyType)
        for name in node.names:
            self.declare((is_property, name))
            if is_property:
                continue
            self.types[name] = node.type
            self.drivers.pop(name, None)
            origin = self.origin(node.initial)
            if origin is not None and not self.is_changed(name):
                self.drivers[name] = origin

    def is_changed(self, name: str) -> bool:
        """True if the variable just declared gets another value."""
        statements, position = self.scope
        if id(statements) not in self.changes:
            self.changes[id(statements)] = {
                target.name: i
                for i, statement in enumerate(statements)
                for node in walk(statement)
                for target in self.changed(node)
                if isinstance(target, ir.Variable)
            }
        return self.changes[id(statements)].get(name, -1) >= position

    def origin(self, value: ir.Expression | None) -> Driver | None:
        """The driver that a variable stands for if `value` initialises it for good."""
        match value:
            case ir.Variable(name):
                return self.drivers.get(name)
            case ir.Call(ir.Variable(name), "ToEdge"):
                came = self.drivers.get(name)
                return Driver(came.loop, other=True) if came else None
            case ir.Call(ir.Variable(name), "FromNode" | "ToNode" as method):
                edge = self.drivers.get(name)
                return edge.end(method) if edge else None
        return None

    def declare(self, symbol: Symbol) -> None:
        self.depths[symbol] = len(self.loops)
        for region in self.open:
            region.private.add(symbol)

    def is_group(self, name: str) -> bool:
        return name not in self.drivers and isinstance(
            self.types.get(name), ty.GraphType | ty.CollectionType
        )

    def group_assignment(self, node: ir.Assign) -> None:
        assert isinstance(node.target, ir.Field)
        name = node.target.driver.name
        repeats = may_repeat(self.types[name])
        loop = LoopInfo(
            name, True, "Group", node.target.span, len(self.loops), None, repeats
        )
        with self.inside(loop), self.region(loop):
            self.visit(node.value)
            self.target(node.target, "write", value=node.value)
        del self.drivers[name]

    def reduction(self, node: ir.Reduce | ir.ReduceTuple) -> None:
        values = (
            (node.value, *node.values)
            if isinstance(node, ir.ReduceTuple)
            else (node.value,)
        )
        for value in values:
            self.visit(value)
        bound = self.bound_loop(node)
        for target in written(node):
            if bound is None and not self.is_called:
                self.target(target, "read")
                self.target(target, "write", operator=node.operator)
            else:
                self.target(target, "reduce", operator=node.operator, bound=bound)

    def bound_loop(self, node: ir.Reduce | ir.ReduceTuple) -> LoopInfo | None:
        """Without `@` the outermost parallel loop inside the scope of the target, with
        it the first parallel loop from there on."""
        if node.loop is not None:
            iterators = [loop.iterator for loop in self.loops]
            return self.parallel_from(iterators.index(node.loop))
        return self.parallel_from(self.depths.get(symbol_of(node.target), 0))

    def parallel_from(self, depth: int) -> LoopInfo | None:
        return next((loop for loop in self.loops[depth:] if loop.parallel), None)

    # --- loops ------------------------------------------------------------------------

    def loop(self, node: ir.Loop | ir.Reduction) -> None:
        strict = isinstance(node, ir.Loop) and isinstance(
            node.range.source, ir.Variable
        )
        self.target(node.range.source, "read", strict=strict)
        self.contents(node.range.argument)
        parallel = not isinstance(node, ir.Loop) or node.parallel
        loop = LoopInfo(
            node.iterator,
            parallel,
            node.range.kind,
            node.span
            if isinstance(node, ir.Reduction)
            else node.span.to(node.range.span),
            len(self.loops),
            self.source_loop(node.range),
            may_repeat(node.range.source.type),
        )
        if not parallel:
            with self.inside(loop):
                self.contents(node.filter, node.body)
            return
        with self.inside(loop), self.region(loop):
            if node.range.kind == "Items":
                # The collection must not change while the loop runs over it.
                self.target(node.range.source, "read", strict=strict)
            self.contents(node.filter, node.body)

    def source_loop(self, node: ir.Range) -> LoopInfo | None:
        driver = self.drivers.get(node.source.name)
        if driver is None or driver.other or isinstance(node.source, ir.Field):
            return None
        return driver.loop

    def traversal(self, node: ir.Traversal) -> None:
        self.visit(node.root)
        span = node.span.to(node.root.span)
        depth = len(self.loops)
        if isinstance(node, ir.Dfs):
            loop = LoopInfo(node.iterator, False, "Dfs", span, depth)
            with self.inside(loop):
                self.contents(node.navigator, node.filter, node.body)
                self.contents(node.back_filter, node.back_body)
            return
        loop = LoopInfo(
            node.iterator, True, "Bfs", span, depth, transposed=node.transposed
        )
        with self.inside(loop):
            with self.region(loop):
                # The navigator looks at nodes of the next level.
                ahead = LoopInfo(node.iterator, True, "DownNbrs", span, depth, loop)
                self.drivers[node.iterator] = Driver(ahead)
                self.contents(node.navigator)
                self.drivers[node.iterator] = Driver(loop)
                self.contents(node.filter, node.body)
            with self.region(loop):
                self.contents(node.back_filter, node.back_body)

    def contents(self, *nodes: ir.Node | None) -> None:
        for node in nodes:
            if node is not None:
                self.visit(node)

    @contextmanager
    def inside(self, loop: LoopInfo) -> Iterator[None]:
        if loop.kind != "Group":
            self.declare((False, loop.iterator))
        self.drivers[loop.iterator] = Driver(loop)
        # The levels of a traversal come one after another.
        in_order = not loop.parallel or loop.kind == "Bfs"
        with self.repeating() if in_order else nullcontext():
            self.loops.append(loop)
            yield
            self.loops.pop()

    @contextmanager
    def repeating(self) -> Iterator[None]:
        """Inside, what comes later in the text may be done earlier."""
        before, self.repeated = self.repeated, len(self.loops)
        yield
        self.repeated = before

    @contextmanager
    def region(self, loop: LoopInfo) -> Iterator[None]:
        region = Region(loop, self.open[-1] if self.open else None)
        region.private.add((False, loop.iterator))
        self.regions.append(region)
        self.open.append(region)
        try:
            yield
        finally:
            self.open.pop()

    # --- accesses ---------------------------------------------------------------------

    def target(
        self,
        target: ir.LValue,
        kind: Kind,
        *,
        operator: str = "",
        bound: LoopInfo | None = None,
        value: ir.Expression | None = None,
        strict: bool = True,
    ) -> None:
        """Record an access to `target`, and the reads that finding it needs."""
        if isinstance(target, ir.Variable) and isinstance(target.type, ty.GraphType):
            return
        driver = None
        text = symbol_of(target)[1]
        match target:
            case ir.Field(driver=via):
                self.target(via, "read", strict=strict)
                driver = self.drivers.get(via.name)
                text = f"{via.name}.{target.name}"
            case ir.Index(key=key):
                self.visit(key)
                strict = False
                if isinstance(key, ir.Variable):
                    driver = self.drivers.get(key.name)
                    text = f"{text}[{key.name}]"
            case ir.Variable():
                pass
        self.record(
            Access(
                symbol_of(target),
                kind,
                text,
                target.span,
                driver,
                operator,
                bound,
                value=value,
                strict=strict,
            )
        )

    def record(self, access: Access) -> None:
        parallel = (loop for loop in reversed(self.loops) if loop.parallel)
        innermost = next(parallel, None)
        access = replace(access, innermost=innermost, repeated=self.repeated)
        for region in self.open:
            region.accesses.append(access)

    # --- calls ------------------------------------------------------------------------

    def call(self, node: ir.Call, *, statement: bool) -> None:
        procedures = self.known.procedures
        if node.receiver is None and node.name in procedures:
            self.call_procedure(node, procedures[node.name])
            return
        if node.receiver is not None:
            change = mutation(node.receiver.type, node.name)
            strict = statement and change is not None
            self.target(node.receiver, change or "read", strict=strict)
        for argument in node.arguments:
            self.visit(argument)

    def call_procedure(self, node: ir.Call, procedure: ir.Procedure) -> None:
        given: dict[tuple[bool, str], ir.Expression] = {}
        for parameter, argument in zip(
            procedure.parameters, node.arguments, strict=True
        ):
            given[isinstance(parameter.type, ty.PropertyType), parameter.name] = (
                argument
            )
            if not by_reference(parameter, procedure):
                self.visit(argument)
            elif isinstance(argument, ir.Field):
                self.visit(argument.driver)
        for access in self.known.of(procedure):
            argument = given[access.symbol]
            if isinstance(argument, ir.LValue):
                self.passed(access, argument, given)

    def passed(
        self, access: Access, argument: ir.LValue, given: Mapping[Symbol, ir.Expression]
    ) -> None:
        """An access of the procedure called, to what it gets from here."""
        is_property, name = symbol_of(argument)
        if isinstance(argument, ir.Field):
            driver, text = self.drivers.get(argument.driver.name), argument.span.text
        else:
            driver = self.translated(access.driver, given)
            text = self.named(name, access.driver, given)
        kind, bound = access.kind, None
        if access.bound is not None:
            # It is complete when the call ends.
            kind = "write"
        elif kind == "reduce":
            bound = self.parallel_from(self.depths.get((is_property, name), 0))
        kinds: tuple[Kind, ...] = (kind,)
        if kind == "reduce" and bound is None and not self.is_called:
            kinds = ("read", "write")
        for each in kinds:
            self.record(
                Access(
                    (is_property, name),
                    each,
                    text,
                    argument.span,
                    driver,
                    access.operator,
                    bound,
                    strict=False,
                    inside=access.inside or access,
                )
            )

    def named(
        self, name: str, driver: Driver | None, given: Mapping[Symbol, ir.Expression]
    ) -> str:
        """How the caller would write what a procedure does to an element it gets."""
        if driver is not None and not driver.edge and driver.loop.kind == "Argument":
            element = given[False, driver.loop.iterator]
            if isinstance(element, ir.Variable):
                return f"{element.name}.{name}"
        return name

    def translated(
        self, driver: Driver | None, given: Mapping[Symbol, ir.Expression]
    ) -> Driver | None:
        """A driver of the procedure called, by what it is here; None if it is one of
        the procedure's own."""
        if driver is None:
            return None
        loop = driver.loop
        if loop.kind == "Argument":
            return self.origin(given[False, loop.iterator])
        if loop.source is not None and loop.source.kind == "Argument":
            origin = self.origin(given[False, loop.source.iterator])
            if origin is not None and not origin.other:
                return Driver(replace(loop, source=origin.loop), driver.other)
        return None
