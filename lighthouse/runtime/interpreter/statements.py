"""Compiles statements to Python closures."""

from collections.abc import Callable, Sequence
from typing import Any, assert_never

from lighthouse.graph import Graph
from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.draws import Drawing
from lighthouse.ir.symbols import has_repeats
from lighthouse.runtime.interpreter import chance, values
from lighthouse.runtime.interpreter.environment import (
    Environment,
    Evaluate,
    Permute,
    Run,
    deferred_key,
    element_key,
    level_key,
    property_key,
)
from lighthouse.runtime.interpreter.expressions import (
    ExpressionCompiler,
    as_they_are,
    foreign,
)
from lighthouse.runtime.interpreter.network import Network

# Where a value is kept: `container[key]`.
Place = Callable[[Environment], tuple[Any, Any]]

# Below the level that stands above a root, which is −1.
UNREACHED = -2


class Returned(Exception):
    """`Return` was reached; ends the procedure."""

    def __init__(self, value: Any) -> None:
        self.value = value


class StatementCompiler(ExpressionCompiler):
    """Compiles statements; `ProcedureCompiler` adds what is around them."""

    def __init__(self, permute: Permute, drawing: Drawing) -> None:
        super().__init__(permute, drawing)
        self.returns: ty.Type = ty.VOID
        self.loops: list[str] = []
        self.deferring: set[str] = set()

    def declare(self, name: str, type: ty.Type) -> None:
        if isinstance(type, ty.PropertyType):
            self.properties[name] = type
        else:
            self.variables[name] = type
            self.never_nil.discard(name)

    def statement(self, node: ir.StatementNode) -> Run:
        assert isinstance(node, ir.Statement)
        match node:
            case ir.Block(statements):
                return in_turn([self.statement(each) for each in statements])
            case ir.Declare():
                return self.declaration(node)
            case ir.Assign(target, value):
                return self.assignment(target, value)
            case ir.Reduce():
                return self.reduce(node)
            case ir.Defer():
                return self.deferral(node)
            case ir.ReduceTuple():
                return self.reduce_tuple(node)
            case ir.If():
                return self.branch(node)
            case ir.While(condition, body):
                return self.repetition(condition, body, test_first=True)
            case ir.DoWhile(body, condition):
                return self.repetition(condition, body, test_first=False)
            case ir.Loop():
                return self.loop(node)
            case ir.Bfs():
                return self.breadth_first(node)
            case ir.Dfs():
                return self.depth_first(node)
            case ir.Return(value):
                return self.return_(value)
            case ir.Effect(call):
                return self.expression(call)
            case ir.Foreign():
                foreign(node.span)
            case _:
                assert_never(node)

    # --- assignments ------------------------------------------------------------------

    def declaration(self, node: ir.Declare) -> Run:
        initial = self.value(node.initial, node.type) if node.initial else None
        names, type = node.names, node.type
        for name in names:
            self.declare(name, type)
        fresh: Evaluate
        match type:
            case ty.PropertyType(of, element, graph):
                assert graph is not None
                owner, names = graph, tuple(map(property_key, names))

                def fresh(environment: Environment) -> Any:
                    network = environment[owner]
                    size = network.nodes if of == "Node" else network.edges
                    return [values.zero(element) for _ in range(size)]

            case ty.GraphType():

                def fresh(environment: Environment) -> Any:
                    return Network(Graph.empty(0))

            case _:
                fresh = initial or (lambda environment: values.zero(type))

        def declare(environment: Environment) -> None:
            for name in names:
                environment[name] = fresh(environment)

        return declare

    def place(self, target: ir.LValue) -> Place:
        match target:
            case ir.Variable(name):
                return lambda environment: (environment, name)
            case ir.Field(driver, name):
                key, element = property_key(name), self.element(driver)
                return lambda environment: (environment[key], element(environment))
            case ir.Index(map, key_of):
                name, at = map.name, self.key(map, key_of)
                return lambda environment: (environment[name], at(environment))
            case _:
                assert_never(target)

    def assignment(self, target: ir.LValue, value: ir.Expression) -> Run:
        if isinstance(target, ir.Field) and isinstance(
            self.variables[target.driver.name], ty.GraphType | ty.CollectionType
        ):
            return self.group_assignment(target, value)
        new = self.value(value, target.type)
        if isinstance(target, ir.Variable):
            name = target.name
            if ty.is_object(target.type):
                return lambda environment: values.refill(
                    environment[name], new(environment)
                )

            def assign_variable(environment: Environment) -> None:
                environment[name] = new(environment)

            return assign_variable
        place = self.place(target)

        def assign(environment: Environment) -> None:
            result = new(environment)
            container, key = place(environment)
            container[key] = result

        return assign

    def group_assignment(self, target: ir.Field, value: ir.Expression) -> Run:
        """In place, element by element: later elements see what earlier ones got."""
        property, group = property_key(target.name), target.driver.name
        self.group = group
        new = self.value(value, self.properties[target.name].element)
        self.group = None
        element, permute = element_key(group), self.permute
        of_nodes = self.properties[target.name].of == "Node"
        draws = self.drawing.draws(value)
        source = ir.Variable(group, type=self.variables[group])
        repeats = draws and has_repeats(ir.Range("Items", source))

        def assign(environment: Environment) -> None:
            owner = environment[group]
            items: Sequence[int]
            if isinstance(owner, Network):
                items = range(owner.nodes if of_nodes else owner.edges)
            else:
                items = list(owner)
            cells = environment[property]

            def at(item: int) -> None:
                environment[element] = item
                cells[item] = new(environment)

            order = items if repeats else permute(items)
            with_streams(environment, order, at, draws and not repeats)

        return assign

    def reduce(self, node: ir.Reduce) -> Run:
        """At once: in a correct program nobody looks before the loop ends."""
        place, value = self.place(node.target), self.value(node.value, node.target.type)
        apply = values.arithmetic(node.operator, node.target.type)

        def reduce(environment: Environment) -> None:
            operand = value(environment)
            container, key = place(environment)
            container[key] = apply(container[key], operand)

        return reduce

    def deferral(self, node: ir.Defer) -> Run:
        place, value = self.place(node.target), self.value(node.value, node.target.type)
        loop = node.loop or self.loops[-1]
        self.deferring.add(loop)
        key = deferred_key(loop)

        def defer(environment: Environment) -> None:
            result = value(environment)
            environment[key].append((*place(environment), result))

        return defer

    def reduce_tuple(self, node: ir.ReduceTuple) -> Run:
        targets = (node.target, *node.targets)
        sources = (node.value, *node.values)
        places = [self.place(target) for target in targets]
        new = [
            self.value(value, target.type)
            for target, value in zip(targets, sources, strict=True)
        ]
        better = values.COMPARISONS["<" if node.operator == "min" else ">"]

        def reduce(environment: Environment) -> None:
            results = [value(environment) for value in new]
            where = [place(environment) for place in places]
            container, key = where[0]
            if better(results[0], container[key]):
                for (container, key), result in zip(where, results, strict=True):
                    container[key] = result

        return reduce

    # --- control ----------------------------------------------------------------------

    def branch(self, node: ir.If) -> Run:
        test, then = self.expression(node.condition), self.statement(node.then)
        otherwise = self.statement(node.otherwise or ir.Block())

        def branch(environment: Environment) -> None:
            (then if test(environment) else otherwise)(environment)

        return branch

    def repetition(
        self, condition: ir.Expression, body: ir.Block, test_first: bool
    ) -> Run:
        if test_first:
            test, run = self.expression(condition), self.statement(body)
        else:
            run, test = self.statement(body), self.expression(condition)

        def repeat(environment: Environment) -> None:
            if not test_first:
                run(environment)
            while test(environment):
                run(environment)

        return repeat

    def return_(self, value: ir.Expression | None) -> Run:
        result = self.value(value, self.returns) if value is not None else None

        def leave(environment: Environment) -> None:
            raise Returned(result(environment) if result else None)

        return leave

    def body(self, iterator: str, node: ir.StatementNode) -> Run:
        self.loops.append(iterator)
        run = self.statement(node)
        self.loops.pop()
        return run

    def with_deferred_writes(self, iterator: str, run: Run) -> Run:
        """The writes that were deferred to the loop of `iterator` appear at its end."""
        if iterator not in self.deferring:
            return run
        self.deferring.discard(iterator)
        pending = deferred_key(iterator)

        def run_then_write(environment: Environment) -> None:
            environment[pending] = []
            try:
                run(environment)
            finally:
                for container, key, value in environment[pending]:
                    container[key] = value

        return run_then_write

    def loop(self, node: ir.Loop) -> Run:
        self.declare_iterator(node.iterator, node.range)
        body = self.body(node.iterator, node.body)
        # The items of a set have no order, not even for a `For`.
        open_order = node.parallel or is_set(node.range.source.type)
        permute = self.permute if open_order else as_they_are
        draws = node.parallel and self.drawing.draws(node.filter, node.body)
        steps = self.steps(node.iterator, node.range, node.filter, permute, draws)

        def loop(environment: Environment) -> None:
            for _ in steps(environment):
                body(environment)

        return self.with_deferred_writes(node.iterator, loop)

    # --- traversals -------------------------------------------------------------------

    def visit(
        self, iterator: str, accept: ir.Expression | None, body: ir.Block | None
    ) -> Run:
        if accept is not None and body is not None:
            return self.body(iterator, ir.If(accept, body))
        return self.body(iterator, body or ir.Block())

    def breadth_first(self, bfs: ir.Bfs) -> Run:
        """Level by level; the next one is found before the bodies of a level run."""
        iterator, graph, incoming = bfs.iterator, bfs.source.name, bfs.transposed
        root = self.element(bfs.root)
        self.begin_traversal(bfs)
        enter = self.expression(bfs.navigator or TRUE)
        visit = self.visit(iterator, bfs.filter, bfs.body)
        visit_back = self.visit(iterator, bfs.back_filter, bfs.back_body)
        navigator_draws = self.drawing.draws(bfs.navigator)

        def next_level(environment: Environment, level: list[int]) -> list[int]:
            levels, found = environment[level_key(iterator)], []
            network = environment[graph]

            def explore(source: int) -> None:
                edges = network.incident(source, incoming)
                # The navigator has a stream for each edge, made from one for `source`.
                key = chance.advance(environment) if navigator_draws else 0
                for edge, target in zip(
                    edges, network.neighbours(source, incoming), strict=True
                ):
                    if levels[target] == UNREACHED:
                        environment[iterator] = target
                        if navigator_draws:
                            environment[chance.STREAM] = chance.key(key, edge)
                        if enter(environment):
                            levels[target] = levels[source] + 1
                            found.append(target)

            with_streams(environment, level, explore, navigator_draws)
            return found

        def run(
            environment: Environment, level: list[int], body: Run, draws: bool
        ) -> None:
            def at(node: int) -> None:
                environment[iterator] = node
                body(environment)

            with_streams(environment, permute(level), at, draws)

        permute = self.permute
        draws = self.drawing.draws(bfs.filter, bfs.body)
        draws_back = self.drawing.draws(bfs.back_filter, bfs.back_body)

        def traverse(environment: Environment) -> None:
            level, done = [root(environment)], []
            levels = [UNREACHED] * environment[graph].nodes
            levels[level[0]] = 0
            environment[level_key(iterator)] = levels
            while level:
                following = next_level(environment, level)
                run(environment, level, visit, draws)
                done.append(level)
                level = following
            for level in reversed(done):
                run(environment, level, visit_back, draws_back)

        return self.with_deferred_writes(iterator, traverse)

    def depth_first(self, node: ir.Dfs) -> Run:
        """With a stack of our own: paths may be longer than Python's."""
        iterator, graph, incoming = node.iterator, node.source.name, node.transposed
        root = self.element(node.root)
        self.begin_traversal(node)
        enter = self.expression(node.navigator or TRUE)
        visit = self.visit(iterator, node.filter, node.body)
        visit_after = self.visit(iterator, node.back_filter, node.back_body)

        def traverse(environment: Environment) -> None:
            network = environment[graph]
            reached = [False] * network.nodes
            stack: list[tuple[int, Any]] = []

            def arrive(at: int) -> None:
                reached[at] = True
                environment[iterator] = at
                visit(environment)
                stack.append((at, iter(network.neighbours(at, incoming))))

            arrive(root(environment))
            while stack:
                at, ahead = stack[-1]
                for target in ahead:
                    environment[iterator] = target
                    if not reached[target] and enter(environment):
                        arrive(target)
                        break
                else:
                    stack.pop()
                    environment[iterator] = at
                    visit_after(environment)

        return self.with_deferred_writes(iterator, traverse)

    def begin_traversal(self, node: ir.Bfs | ir.Dfs) -> None:
        self.variables[node.iterator] = ty.NodeType(node.source.name)
        self.never_nil.add(node.iterator)
        self.transposed[node.iterator] = node.transposed


TRUE = ir.Literal(True, type=ty.BOOL)


def is_set(type: ty.Type) -> bool:
    return isinstance(type, ty.CollectionType) and type.kind not in ("Order", "Seq")


def with_streams(
    environment: Environment,
    items: Sequence[int],
    body: Callable[[int], None],
    draws: bool,
) -> None:
    """Runs `body` for each item, with a stream of random numbers for each if it
    draws."""
    key = chance.advance(environment) if draws else None
    for item in items:
        if key is not None:
            environment[chance.STREAM] = chance.key(key, item)
        body(item)
    if key is not None:
        environment[chance.STREAM] = key


def in_turn(statements: Sequence[Run]) -> Run:
    if len(statements) == 1:
        return statements[0]

    def run(environment: Environment) -> None:
        for statement in statements:
            statement(environment)

    return run
