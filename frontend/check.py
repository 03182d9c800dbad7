"""Type checking: from the parsed tree to the typed tree.

`check` resolves every name, gives every expression its type, binds `Node`, `Edge` and
property types to their graph, and reports everything that is wrong in one run.  The
rules are those of Green-Marl (specification 0.5, sections 3 to 7).
"""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Literal, assert_never

from lighthouse.diagnostics import Diagnostics, Edit, Label, Span
from lighthouse.frontend.assignments import AssignmentChecker
from lighthouse.frontend.calls import header
from lighthouse.frontend.fitting import article
from lighthouse.frontend.names import plural
from lighthouse.frontend.requirements import check_requirements
from lighthouse.frontend.scope import Role, Symbol
from lighthouse.frontend.suggestions import one_by_one
from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.walk import has, walk


def check(program: ir.Program, diagnostics: Diagnostics | None = None) -> ir.Program:
    """The typed program.

    Raises CompileError with everything found if there is an error; warnings alone are
    left in `diagnostics`.
    """
    diagnostics = diagnostics if diagnostics is not None else Diagnostics()
    check_procedure_names(program, diagnostics)
    procedures = tuple(
        ProcedureChecker(program, diagnostics).procedure(procedure)
        for procedure in program.procedures
    )
    diagnostics.raise_errors()
    return replace(program, procedures=procedures)


def check_procedure_names(program: ir.Program, diagnostics: Diagnostics) -> None:
    """Procedures of one name must differ in their arguments, and none can be called.

    One message a name.
    """
    named: dict[str, list[ir.Procedure]] = {}
    for procedure in program.procedures:
        named.setdefault(procedure.name, []).append(procedure)
    for name, procedures in named.items():
        if len(procedures) == 1:
            continue
        types = [tuple(p.type for p in item.parameters) for item in procedures]
        call = next(calls_of(program, name), None)
        same = len(set(types)) < len(types)
        tell = diagnostics.error if same or call else diagnostics.warning
        *earlier, last = map(header, procedures)
        labels = [Label(earlier[0], "first defined here")]
        labels += [Label(span, "and here") for span in earlier[1:]]
        if call is not None:
            labels.append(Label(call.span, "which one is called here is not clear"))
        tell(
            "GM0107",
            f"procedure `{name}` is defined {times(len(procedures))}",
            last,
            "give each procedure a name of its own",
            labels=tuple(labels),
        )


def calls_of(program: ir.Program, name: str) -> Iterator[ir.Call]:
    for node in walk(program):
        if isinstance(node, ir.Call) and node.receiver is None and node.name == name:
            yield node


def times(number: int) -> str:
    return "twice" if number == 2 else f"{number} times"


class ProcedureChecker(AssignmentChecker):
    """Checks the statements of one procedure; what they consist of is checked in the
    base classes."""

    def procedure(self, node: ir.Procedure) -> ir.Procedure:
        # Graphs first: `N_P<Int> A` may stand before the graph it belongs to.
        for parameter in node.parameters:
            if isinstance(parameter.type, ty.GraphType):
                self.declare_parameter(parameter, parameter.type, node)
        inputs = tuple(self.parameter(p, node) for p in node.inputs)
        outputs = tuple(self.parameter(p, node) for p in node.outputs)
        check_requirements(node, self.diagnostics)
        self.returns, self.header = self.returned(node), header(node)
        body = self.block(node.body)
        return replace(
            node, inputs=inputs, outputs=outputs, returns=self.returns, body=body
        )

    def parameter(
        self, parameter: ir.Parameter, procedure: ir.Procedure
    ) -> ir.Parameter:
        if isinstance(parameter.type, ty.GraphType):
            return parameter
        type = self.bind(parameter.type, parameter.span)
        self.declare_parameter(parameter, type, procedure)
        return replace(parameter, type=type)

    def declare_parameter(
        self, parameter: ir.Parameter, type: ty.Type, procedure: ir.Procedure
    ) -> None:
        role: Role = "output" if parameter in procedure.outputs else "input"
        self.declare(Symbol(parameter.name, type, role, parameter.span))

    def returned(self, node: ir.Procedure) -> ty.Type:
        type = node.returns
        if not (type == ty.VOID or isinstance(type, ty.Scalar) or ty.is_element(type)):
            self.error(
                "GM0109",
                f"a procedure cannot return {plural(type)}",
                header(node),
                "make it an output, after the `;` of the arguments",
            )
            return ty.UNKNOWN
        if type != ty.VOID and not has(node, ir.Return):
            self.warning(
                "GM0216",
                f"`{node.name}` returns {article(type)}, but has no Return",
                header(node),
                "without one it returns zero, False or NIL",
            )
        return self.bind(type, header(node))

    # --- statements -------------------------------------------------------------------

    def block(self, node: ir.Block) -> ir.Block:
        with self.nested():
            # As for parameters, a graph declared in a block is visible to all of it.
            for statement in node.statements:
                if isinstance(statement, ir.Declare) and isinstance(
                    statement.type, ty.GraphType
                ):
                    self.declare_graphs(statement, statement.type)
            statements = tuple(self.statement(item) for item in node.statements)
        return replace(node, statements=statements)

    def declare_graphs(self, node: ir.Declare, type: ty.GraphType) -> None:
        for name in node.names:
            self.declare(Symbol(name, type, "local", node.span))
        self.warning(
            "GM0110",
            f"a local {type} has no nodes",
            node.span,
            "nothing can add nodes or edges to it: graphs are arguments",
        )
        if node.initial is not None:
            self.error("GM0106", "a graph cannot be assigned", node.span)

    def scoped(self, node: ir.StatementNode) -> ir.StatementNode:
        with self.nested():
            return self.statement(node)

    def statement(self, node: ir.StatementNode) -> ir.StatementNode:
        assert isinstance(node, ir.Statement)
        match node:
            case ir.Block():
                return self.block(node)
            case ir.Declare():
                return self.declaration(node)
            case ir.Assign():
                return self.assignment(node)
            case ir.Reduce():
                return self.reduction(node)
            case ir.Defer():
                return self.deferred(node)
            case ir.ReduceTuple():
                return self.reduce_tuple(node)
            case ir.If():
                condition = self.condition(node.condition)
                then = self.scoped(node.then)
                otherwise = self.scoped(node.otherwise) if node.otherwise else None
                return replace(
                    node, condition=condition, then=then, otherwise=otherwise
                )
            case ir.While():
                condition = self.condition(node.condition)
                return replace(node, condition=condition, body=self.block(node.body))
            case ir.DoWhile():
                body = self.block(node.body)
                return replace(
                    node, body=body, condition=self.condition(node.condition)
                )
            case ir.Loop():
                return self.loop(node)
            case ir.Traversal():
                return self.traversal(node)
            case ir.Return():
                return self.return_(node)
            case ir.Effect():
                return replace(node, call=self.call(node.call, statement=True))
            case ir.Foreign():
                return replace(node, mutates=tuple(map(self.mutated, node.mutates)))
            case _:
                assert_never(node)

    def declaration(self, node: ir.Declare) -> ir.Declare:
        if isinstance(node.type, ty.GraphType):
            return node
        type = self.bind(node.type, node.span)
        initial = node.initial
        if initial is not None:
            if isinstance(type, ty.PropertyType):
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

    def loop(self, node: ir.Loop) -> ir.Loop:
        with self.nested():
            range_, element = self.range(node.range)
            header = node.span.to(node.range.span)
            source = range_.source
            queue = source.name if isinstance(source.type, ty.QueueType) else None
            self.declare_iterator(
                node.iterator, element, node.range.kind, header, queue
            )
            filter_ = self.condition(node.filter) if node.filter else None
            with self.inside(node.iterator, header if node.parallel else None):
                body = self.scoped(node.body)
        return replace(node, range=range_, filter=filter_, body=body)

    def traversal(self, node: ir.Traversal) -> ir.Traversal:
        header = node.span.to(node.root.span)
        source = self.graph(node.source)
        element: ty.Type = ty.UNKNOWN
        if isinstance(source.type, ty.GraphType):
            element = ty.NodeType(source.name)
        elif source.type != ty.UNKNOWN:
            self.error(
                "GM0211",
                f"a traversal walks a Graph, not {article(source.type)}",
                source.span,
                labels=self.declared(source),
            )
        if self.traversals:
            self.error(
                "GM0307",
                "a traversal cannot stand inside another",
                header,
                "collect the nodes of the outer one first, then go through them",
                labels=(Label(self.traversals[-1], "the traversal around it"),),
            )
        root = self.assigned(self.expression(node.root), element)

        def condition(expression: ir.Expression | None) -> ir.Expression | None:
            return self.condition(expression) if expression is not None else None

        with self.nested():
            kind: Literal["Bfs", "Dfs"] = "Bfs" if isinstance(node, ir.Bfs) else "Dfs"
            self.declare_iterator(node.iterator, element, kind, header)
            navigator, filter_ = condition(node.navigator), condition(node.filter)
            with (
                self.traversing(header),
                self.inside(node.iterator, header if kind == "Bfs" else None),
            ):
                body = self.block(node.body)
                back_filter = condition(node.back_filter)
                back = self.block(node.back_body) if node.back_body else None
        return replace(
            node,
            source=source,
            root=root,
            navigator=navigator,
            filter=filter_,
            body=body,
            back_filter=back_filter,
            back_body=back,
        )

    @contextmanager
    def traversing(self, header: Span) -> Iterator[None]:
        self.traversals.append(header)
        try:
            yield
        finally:
            self.traversals.pop()

    def return_(self, node: ir.Return) -> ir.Return:
        if self.parallel_loops:
            self.error(
                "GM0305",
                "Return inside a parallel loop",
                node.span,
                "set a variable in the loop and return after it, or use For",
                labels=(Label(self.parallel_loops[-1], "this loop is parallel"),),
                edit=one_by_one(self.parallel_loops[0]),
            )
        label = Label(self.header, "of this procedure")
        if node.value is None:
            if self.returns not in (ty.VOID, ty.UNKNOWN):
                message = f"Return needs {article(self.returns)}"
                self.error("GM0209", message, node.span, labels=(label,))
            return node
        value = self.expression(node.value)
        if self.returns == ty.VOID:
            type = value.type if value.type not in (ty.UNKNOWN, ty.NIL) else ty.INT
            self.error(
                "GM0209",
                "this procedure returns nothing",
                node.span,
                f"to return a value, say its type: `{self.header.text}: {type}`",
                labels=(label,),
                edit=Edit(replace(self.header, start=self.header.end), f": {type}"),
            )
            return replace(node, value=value)
        return replace(node, value=self.assigned(value, self.returns, label))
