"""Names and types: from the parsed tree to the typed tree.

`check` resolves every name, gives every expression its type, binds `Node`, `Edge` and
property types to their graph, and reports everything that is wrong in one run.  The
rules are those of Green-Marl (specification 0.5, sections 3 to 7).
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import assert_never

from lighthouse.diagnostics import Diagnostics, Label
from lighthouse.frontend.calls import CallChecker
from lighthouse.frontend.scope import Role, Symbol, suggest
from lighthouse.ir.nodes import (
    Assign,
    Bfs,
    Block,
    Declare,
    Defer,
    Dfs,
    DoWhile,
    Effect,
    Expression,
    Field,
    Foreign,
    If,
    Loop,
    LValue,
    Node,
    Parameter,
    Procedure,
    Program,
    Reduce,
    ReduceTuple,
    Return,
    Statement,
    StatementNode,
    Variable,
    While,
)
from lighthouse.ir.types import (
    BOOL,
    UNKNOWN,
    VOID,
    CollectionType,
    EdgeType,
    GraphType,
    MapType,
    NodeType,
    PropertyType,
    QueueType,
    Type,
    is_numeric,
)

CODES = {
    "GM0101": "a name is not declared",
    "GM0102": "a name is declared twice or shadows another",
    "GM0103": "a property is not declared for this kind of element",
    "GM0104": "a built-in function or method does not exist",
    "GM0105": "a type does not say to which of several graphs it belongs",
    "GM0106": "something read-only is written",
    "GM0107": "two procedures have one name",
    "GM0201": "a value does not fit the place that it is assigned to",
    "GM0202": "an operand of arithmetic is not a number",
    "GM0203": "a condition is not Bool",
    "GM0204": "two values cannot be compared",
    "GM0205": "INF is used in arithmetic",
    "GM0206": "a cast is impossible",
    "GM0207": "the operands of % are not integers",
    "GM0208": "a call has the wrong arguments",
    "GM0209": "Return with a missing or superfluous value",
    "GM0210": "a conversion loses precision (warning)",
    "GM0211": "a range does not exist for this kind of source",
    "GM0212": "the branches of ?: do not agree",
    "GM0301": "`@` does not name an enclosing loop",
    "GM0302": "a deferred assignment stands outside any loop",
    "GM0303": "a reduction operator does not fit its target",
    "GM0304": "the sides of a multiple reduction do not agree",
    "GM0305": "Return inside a parallel loop",
    "GM0306": "a group assignment is misused",
    "GM0307": "a traversal stands inside another",
}


def check(program: Program, diagnostics: Diagnostics | None = None) -> Program:
    """The typed program.

    Raises CompileError with everything found if there is an error; warnings alone are
    left in `diagnostics`.
    """
    diagnostics = diagnostics if diagnostics is not None else Diagnostics()
    seen: dict[str, Procedure] = {}
    for procedure in program.procedures:
        if procedure.name in seen:
            diagnostics.error(
                "GM0107",
                f"procedure `{procedure.name}` is defined twice",
                procedure.span,
                labels=(Label(seen[procedure.name].span, "first defined here"),),
            )
        seen[procedure.name] = procedure
    procedures = tuple(
        ProcedureChecker(program, diagnostics).procedure(procedure)
        for procedure in program.procedures
    )
    diagnostics.raise_errors()
    return replace(program, procedures=procedures)


class ProcedureChecker(CallChecker):
    """Checks the statements of one procedure; expressions are in the base classes."""

    def procedure(self, node: Procedure) -> Procedure:
        # Graphs first: `N_P<Int> A` may stand before the graph it belongs to.
        for parameter in node.parameters:
            if isinstance(parameter.type, GraphType):
                self.declare_parameter(parameter, parameter.type, node)
        inputs = tuple(self.parameter(p, node) for p in node.inputs)
        outputs = tuple(self.parameter(p, node) for p in node.outputs)
        self.returns = self.bind(node.returns, node)
        body = self.block(node.body)
        return replace(
            node, inputs=inputs, outputs=outputs, returns=self.returns, body=body
        )

    def parameter(self, parameter: Parameter, procedure: Procedure) -> Parameter:
        if isinstance(parameter.type, GraphType):
            return parameter
        type = self.bind(parameter.type, parameter)
        self.declare_parameter(parameter, type, procedure)
        return replace(parameter, type=type)

    def declare_parameter(
        self, parameter: Parameter, type: Type, procedure: Procedure
    ) -> None:
        role: Role = "output" if parameter in procedure.outputs else "input"
        self.declare(Symbol(parameter.name, type, role, parameter.span))

    def bind(self, type: Type, node: Node) -> Type:
        """`type` with its graph filled in, where exactly one is visible."""
        match type:
            case NodeType(graph) | EdgeType(graph) | CollectionType(graph=graph):
                return replace(type, graph=self.graph_of(graph, type, node))
            case PropertyType(element=element, graph=graph):
                graph = self.graph_of(graph, type, node)
                if isinstance(element, NodeType | EdgeType | CollectionType):
                    element = replace(element, graph=element.graph or graph)
                return replace(type, element=element, graph=graph)
            case QueueType(element, graph):
                graph = self.graph_of(graph, type, node)
                return QueueType(replace(element, graph=element.graph or graph), graph)
            case MapType(key, value):
                return MapType(self.bind(key, node), self.bind(value, node))
            case _:
                return type

    def graph_of(self, graph: str | None, type: Type, node: Node) -> str | None:
        if graph is not None:
            symbol = self.scope.variable(graph)
            if symbol is None or not isinstance(symbol.type, GraphType):
                names = [known.name for known in self.scope.graphs()]
                notes = suggest(graph, names)
                self.error("GM0101", f"there is no graph `{graph}`", node.span, *notes)
                return None
            return graph
        graphs = self.scope.graphs()
        if len(graphs) == 1:
            return graphs[0].name
        known = ", ".join(f"`{symbol.name}`" for symbol in graphs)
        self.error(
            "GM0105",
            f"`{type}` must say to which graph it belongs",
            node.span,
            f"write for example `{type}({graphs[-1].name})`; graphs here are {known}"
            if graphs
            else "no graph is declared here",
        )
        return None

    # --- statements -------------------------------------------------------------------

    def block(self, node: Block) -> Block:
        with self.nested():
            # As for parameters, a graph declared in a block is visible to all of it.
            for statement in node.statements:
                if isinstance(statement, Declare) and isinstance(
                    statement.type, GraphType
                ):
                    for name in statement.names:
                        self.declare(
                            Symbol(name, statement.type, "local", statement.span)
                        )
            statements = tuple(self.statement(item) for item in node.statements)
        return replace(node, statements=statements)

    def scoped(self, node: StatementNode) -> StatementNode:
        with self.nested():
            return self.statement(node)

    def statement(self, node: StatementNode) -> StatementNode:
        assert isinstance(node, Statement)
        match node:
            case Block():
                return self.block(node)
            case Declare():
                return self.declaration(node)
            case Assign():
                return self.assignment(node)
            case Reduce():
                return self.reduction(node)
            case Defer():
                return self.deferred(node)
            case ReduceTuple():
                return self.reduce_tuple(node)
            case If():
                condition = self.condition(node.condition)
                then = self.scoped(node.then)
                otherwise = self.scoped(node.otherwise) if node.otherwise else None
                return replace(
                    node, condition=condition, then=then, otherwise=otherwise
                )
            case While():
                condition = self.condition(node.condition)
                return replace(node, condition=condition, body=self.block(node.body))
            case DoWhile():
                body = self.block(node.body)
                return replace(
                    node, body=body, condition=self.condition(node.condition)
                )
            case Loop():
                return self.loop(node)
            case Bfs() | Dfs():
                return self.traversal(node)
            case Return():
                return self.return_(node)
            case Effect():
                return replace(node, call=self.call(node.call, statement=True))
            case Foreign():
                mutates = tuple(self.lvalue(target) for target in node.mutates)
                return replace(node, mutates=mutates)
            case _:
                assert_never(node)

    def declaration(self, node: Declare) -> Declare:
        if isinstance(node.type, GraphType):
            return node
        type = self.bind(node.type, node)
        initial = node.initial
        if initial is not None:
            if isinstance(type, PropertyType):
                self.error(
                    "GM0306",
                    f"property `{node.names[0]}` cannot be initialised where it is "
                    "declared",
                    node.span,
                    f"declare it, then write `G.{node.names[0]} = …;`",
                )
            else:
                initial = self.assigned(self.expression(initial), type)
        for name in node.names:
            self.declare(Symbol(name, type, "local", node.span))
        return replace(node, type=type, initial=initial)

    def lvalue(self, target: LValue) -> LValue:
        typed = self.expression(target)
        assert isinstance(typed, LValue)
        if isinstance(typed, Variable):
            symbol = self.scope.variable(typed.name)
            if symbol and symbol.role == "iterator":
                self.error(
                    "GM0106", f"iterator `{typed.name}` is read-only", target.span
                )
            elif symbol and symbol.role == "input":
                self.error(
                    "GM0106",
                    f"input argument `{typed.name}` is read-only",
                    target.span,
                    f"declare it after the `;` as an output, or copy it: "
                    f"`{typed.type} x = {typed.name};`",
                    labels=(Label(symbol.span, "declared as an input here"),),
                )
            elif isinstance(typed.type, GraphType):
                self.error("GM0106", "a graph cannot be assigned", target.span)
        return typed

    def group_of(self, target: LValue) -> NodeType | EdgeType | None:
        """The element type if `target` is `G.P` or `S.P` of a whole group."""
        if not isinstance(target, Field):
            return None
        driver = self.scope.variable(target.driver.name)
        if driver is None or not isinstance(driver.type, GraphType | CollectionType):
            return None
        found = self.scope.property(target.name)
        of = found.type.of if found and isinstance(found.type, PropertyType) else "Node"
        graph = driver.name if isinstance(driver.type, GraphType) else driver.type.graph
        return NodeType(graph) if of == "Node" else EdgeType(graph)

    def assignment(self, node: Assign) -> Assign:
        group = self.group_of(node.target)
        if group is not None:
            assert isinstance(node.target, Field)
            with self.grouped(node.target.driver.name, group):
                target = self.lvalue(node.target)
                value = self.expression(node.value)
        else:
            target = self.lvalue(node.target)
            value = self.expression(node.value)
        return replace(node, target=target, value=self.assigned(value, target.type))

    def single(self, target: LValue, what: str) -> LValue:
        """The typed target of what has no group form."""
        if self.group_of(target) is None:
            return self.lvalue(target)
        self.error(
            "GM0306",
            f"a {what} cannot have a whole graph or collection as its target",
            target.span,
            "write a Foreach over its elements",
        )
        return target

    def reduction(self, node: Reduce) -> Reduce:
        target = self.single(node.target, "reduction")
        value = self.expression(node.value)
        wanted = "Bool" if node.operator in "&|" else "a number"
        fits = target.type == BOOL if wanted == "Bool" else is_numeric(target.type)
        if target.type != UNKNOWN and not fits:
            self.error(
                "GM0303",
                f"`{node.operator}=` needs {wanted}, but its target is {target.type}",
                node.span,
            )
        else:
            value = self.assigned(value, target.type)
        self.check_loop(node.loop, node)
        return replace(node, target=target, value=value)

    def deferred(self, node: Defer) -> Defer:
        target = self.single(node.target, "deferred assignment")
        value = self.assigned(self.expression(node.value), target.type)
        if node.loop is None and not self.loops:
            self.error(
                "GM0302",
                "a deferred assignment needs a loop at whose end it appears",
                node.span,
                "use `=` here: `<=` as a statement defers the write",
            )
        self.check_loop(node.loop, node)
        return replace(node, target=target, value=value)

    def reduce_tuple(self, node: ReduceTuple) -> ReduceTuple:
        target = self.single(node.target, "multiple reduction")
        value = self.expression(node.value)
        if len(node.targets) != len(node.values):
            self.error(
                "GM0304",
                f"{len(node.targets) + 1} targets but {len(node.values) + 1} values",
                node.span,
            )
        if self.group_of(node.target) is not None:
            return node
        targets = tuple(self.lvalue(item) for item in node.targets)
        values = tuple(
            self.assigned(self.expression(item), place.type)
            for item, place in zip(node.values, targets, strict=False)
        )
        if target.type != UNKNOWN and not is_numeric(target.type):
            self.error(
                "GM0303",
                f"`{node.operator}=` compares numbers, but its target is {target.type}",
                target.span,
            )
        else:
            value = self.assigned(value, target.type)
        drivers = {
            place.driver.name if isinstance(place, Field) else None
            for place in (target, *targets)
        }
        if len(drivers) > 1:
            self.error(
                "GM0304",
                "the targets of a multiple reduction must all be scalars, or all be "
                "properties of one element",
                node.span,
            )
        self.check_loop(node.loop, node)
        return replace(node, target=target, value=value, targets=targets, values=values)

    def check_loop(self, loop: str | None, node: Node) -> None:
        if loop is not None and loop not in self.loops:
            known = ", ".join(f"`{name}`" for name in self.loops) or "none"
            self.error(
                "GM0301",
                f"`@ {loop}` does not name an enclosing loop",
                node.span,
                f"enclosing loops: {known}",
            )

    def loop(self, node: Loop) -> Loop:
        with self.nested():
            range_, element = self.range(node.range)
            self.declare_iterator(node.iterator, element, node.range.kind, node)
            filter_ = self.condition(node.filter) if node.filter else None
            with self.inside(node.iterator, parallel=node.parallel):
                body = self.scoped(node.body)
        return replace(node, range=range_, filter=filter_, body=body)

    def traversal(self, node: Bfs | Dfs) -> Bfs | Dfs:
        source = self.expression(node.source)
        if source.type != UNKNOWN and not isinstance(source.type, GraphType):
            self.error(
                "GM0211", f"a traversal walks a Graph, not {source.type}", node.span
            )
        if self.in_traversal:
            self.error(
                "GM0307",
                "a traversal cannot stand inside another",
                node.span,
                "collect the nodes of the outer one first, then go through them",
            )
        root = self.expression(node.root)
        element = NodeType(node.source.name)
        root = self.assigned(root, element)
        assert isinstance(source, Variable)

        def condition(expression: Expression | None) -> Expression | None:
            return self.condition(expression) if expression is not None else None

        with self.nested():
            kind = "Bfs" if isinstance(node, Bfs) else "Dfs"
            self.declare_iterator(node.iterator, element, kind, node)
            navigator, filter_ = condition(node.navigator), condition(node.filter)
            with (
                self.traversing(),
                self.inside(node.iterator, parallel=isinstance(node, Bfs)),
            ):
                body = self.block(node.body)
                if isinstance(node, Bfs):
                    back_filter = condition(node.reverse_filter)
                    back = self.block(node.reverse_body) if node.reverse_body else None
                else:
                    back_filter = condition(node.post_filter)
                    back = self.block(node.post_body) if node.post_body else None
        node = replace(
            node,
            source=source,
            root=root,
            navigator=navigator,
            filter=filter_,
            body=body,
        )
        if isinstance(node, Bfs):
            return replace(node, reverse_filter=back_filter, reverse_body=back)
        return replace(node, post_filter=back_filter, post_body=back)

    @contextmanager
    def traversing(self) -> Iterator[None]:
        outer, self.in_traversal = self.in_traversal, True
        try:
            yield
        finally:
            self.in_traversal = outer

    def return_(self, node: Return) -> Return:
        if self.parallel_depth:
            self.error(
                "GM0305",
                "Return inside a parallel loop",
                node.span,
                "set a variable in the loop and return after it, or use For",
            )
        if node.value is None:
            if self.returns != VOID:
                self.error(
                    "GM0209", f"Return needs a value of type {self.returns}", node.span
                )
            return node
        value = self.expression(node.value)
        if self.returns == VOID:
            self.error(
                "GM0209",
                "this procedure returns nothing",
                node.span,
                "declare the type: `Procedure name(…): Int`",
            )
            return replace(node, value=value)
        return replace(node, value=self.assigned(value, self.returns))
