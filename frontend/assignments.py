"""Checks assignments, reductions and deferred writes."""

from dataclasses import replace

from lighthouse.diagnostics import Edit, Label, Span
from lighthouse.frontend.calls import CallChecker
from lighthouse.frontend.fitting import article
from lighthouse.frontend.suggestions import exchange_operator
from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.builtins import CORE


class AssignmentChecker(CallChecker):
    """Everything that writes; `ProcedureChecker` adds the other statements."""

    # --- targets ----------------------------------------------------------------------

    def lvalue(self, target: ir.LValue) -> ir.LValue:
        typed = self.expression(target)
        assert isinstance(typed, ir.LValue)
        symbol = (
            self.scope.variable(typed.name) if isinstance(typed, ir.Variable) else None
        )
        if symbol is None:
            return typed
        labels = (Label(symbol.span, f"declared as an {symbol.role} here"),)
        if isinstance(symbol.type, ty.GraphType):
            self.error("GM0106", "a graph cannot be assigned", target.span)
            return replace(typed, type=ty.UNKNOWN)
        if symbol.role == "iterator":
            self.error(
                "GM0106",
                f"iterator `{symbol.name}` is read-only",
                target.span,
                f"copy it: `{symbol.type} copy = {symbol.name};`",
                labels=labels,
            )
        elif symbol.role == "input":
            self.error(
                "GM0106",
                f"input argument `{symbol.name}` is read-only",
                target.span,
                f"declare it after the `;` as an output, or copy it: "
                f"`{symbol.type} copy = {symbol.name};`",
                labels=labels,
            )
        return typed

    def group_of(self, target: ir.LValue) -> ty.NodeType | ty.EdgeType | None:
        """The element type if `target` is `G.P` or `S.P` of a whole group."""
        if not isinstance(target, ir.Field):
            return None
        driver = self.scope.variable(target.driver.name)
        match driver.type if driver else None:
            case ty.CollectionType() as type:
                return type.member
            case ty.GraphType():
                found = self.scope.property(target.name)
                graph = target.driver.name
                match found.type if found else None:
                    case ty.PropertyType("Edge"):
                        return ty.EdgeType(graph)
                    case _:
                        return ty.NodeType(graph)
        return None

    def mutated(self, target: ir.LValue) -> ir.LValue:
        """What foreign code changes; `G.P` is the whole of a property."""
        group = self.group_of(target)
        if group is None:
            return self.lvalue(target)
        assert isinstance(target, ir.Field)
        with self.grouped(target.driver.name, group):
            return self.lvalue(target)

    # --- statements -------------------------------------------------------------------

    def assignment(self, node: ir.Assign) -> ir.Assign:
        group = self.group_of(node.target)
        if group is not None:
            assert isinstance(node.target, ir.Field)
            with self.grouped(node.target.driver.name, group):
                target = self.lvalue(node.target)
                value = self.expression(node.value)
        else:
            target = self.lvalue(node.target)
            value = self.expression(node.value)
        return replace(node, target=target, value=self.stored(value, target))

    def stored(self, value: ir.Expression, target: ir.LValue) -> ir.Expression:
        return self.assigned(value, target.type, *self.declared(target))

    def single(
        self, target: ir.LValue, what: str, edit: Edit | None = None
    ) -> ir.LValue | None:
        """The typed target of what has no group form; None if it is a group."""
        if self.group_of(target) is None:
            return self.lvalue(target)
        self.error(
            "GM0306",
            f"a {what} cannot have a whole graph or collection as its target",
            target.span,
            "write a Foreach over its elements",
            edit=edit,
        )
        return None

    def reduction(self, node: ir.Reduce) -> ir.Reduce:
        target = self.single(node.target, "reduction")
        value = self.expression(node.value)
        self.check_loop(node.loop, node.span)
        if target is None:
            return node
        # Bits are something that only the core says.
        bits = isinstance(value, ir.Call) and value.name in CORE
        wanted = "Bool" if node.operator in "&|" and not bits else "a number"
        fits = (
            target.type == ty.BOOL if wanted == "Bool" else ty.is_numeric(target.type)
        )
        if target.type != ty.UNKNOWN and not fits:
            operator = "-" if is_subtrahend(node.value) else node.operator
            self.error(
                "GM0303",
                f"`{operator}=` needs {wanted}, but its target is "
                f"{article(target.type)}",
                target.span,
                labels=self.declared(target),
                edit=for_bool(node) if target.type == ty.BOOL else None,
            )
        else:
            value = self.stored(widened(value, target.type), target)
        return replace(node, target=target, value=value)

    def deferred(self, node: ir.Defer) -> ir.Defer:
        plain = exchange_operator(node.target.span, node.value.span, "<=", "=")
        target = self.single(node.target, "deferred assignment", plain)
        value = self.expression(node.value)
        self.check_loop(node.loop, node.span)
        if target is None:
            return node
        if node.loop is None and not self.loops:
            self.error(
                "GM0302",
                "a deferred assignment needs a loop at whose end it appears",
                node.span,
                "use `=` here: `<=` as a statement defers the write",
                edit=plain,
            )
        return replace(node, target=target, value=self.stored(value, target))

    def reduce_tuple(self, node: ir.ReduceTuple) -> ir.ReduceTuple:
        target = self.single(node.target, "multiple reduction")
        self.check_loop(node.loop, node.span)
        if len(node.targets) != len(node.values):
            self.error(
                "GM0304",
                f"{len(node.targets) + 1} targets but {len(node.values) + 1} values",
                node.span,
            )
        if target is None:
            return node
        value = self.expression(node.value)
        targets = tuple(self.lvalue(item) for item in node.targets)
        values = tuple(
            self.stored(self.expression(item), place)
            for item, place in zip(node.values, targets, strict=False)
        )
        if target.type != ty.UNKNOWN and not ty.is_numeric(target.type):
            self.error(
                "GM0303",
                f"`{node.operator}=` compares numbers, but its target is "
                f"{article(target.type)}",
                target.span,
                labels=self.declared(target),
            )
        else:
            value = self.stored(value, target)
        self.check_together((target, *targets))
        return replace(node, target=target, value=value, targets=targets, values=values)

    def check_together(self, targets: tuple[ir.LValue, ...]) -> None:
        """The targets of a tuple are replaced together: all belong to one element."""
        first, *others = targets
        for other in targets:
            if isinstance(other, ir.Index):
                self.error(
                    "GM0308",
                    "an entry of a Map cannot be a target of a multiple reduction",
                    other.span,
                    "reduce into variables, and put them into the Map after the loop",
                )
                return
        for other in others:
            if driver_of(other) != driver_of(first):
                self.error(
                    "GM0308",
                    "the targets of a multiple reduction are all variables, or all "
                    "properties of one element",
                    other.span,
                    labels=(Label(first.span, "the first target"),),
                )
                return

    def check_loop(self, loop: str | None, statement: Span) -> None:
        if loop is None or loop in self.loops:
            return
        known = ", ".join(f"`{name}`" for name in self.loops)
        at = statement.text.rfind("@")
        name = statement.text.find(loop, at)
        message = f"`@ {loop}` does not name an enclosing loop"
        whole = part(statement, at, name + len(loop))
        place = part(statement, name, name + len(loop))
        around = f"the loops around it: {known}"
        note = around if known else "there is no loop around it"
        if len(self.loops) == 1:
            edit = Edit(place, self.loops[0])
            self.error("GM0301", message, whole, note, edit=edit)
            return
        self.unknown("GM0301", message, whole, place, self.loops, note)


def for_bool(node: ir.Reduce) -> Edit | None:
    """`any += b` is meant as `any |= b`, `all *= b` as `all &= b`."""
    meant = {"+": "|=", "*": "&="}.get(node.operator, "")
    old = f"{node.operator}="
    return exchange_operator(node.target.span, node.value.span, old, meant)


def is_subtrahend(value: ir.Expression) -> bool:
    """True of the negative of `y` that `x -= y` adds, which has the span of `y`."""
    return isinstance(value, ir.Unary) and value.span == value.operand.span


def widened(value: ir.Expression, target: ty.Type) -> ir.Expression:
    """What `x -= y` adds to `x`, in the type of `x - y`: the negative of the least Int
    is no Int."""
    match value:
        case ir.Unary("-", operand) if (
            is_subtrahend(value)
            and not isinstance(operand, ir.Literal)
            and ty.is_numeric(target)
            and ty.is_numeric(operand.type)
        ):
            wide = ty.arithmetic_type(target, operand.type)
            if wide != operand.type:
                operand = ir.Cast(wide, operand, type=wide, span=operand.span)
                return replace(value, operand=operand, type=wide)
    return value


def driver_of(target: ir.LValue) -> str | None:
    return target.driver.name if isinstance(target, ir.Field) else None


def part(span: Span, start: int, end: int) -> Span:
    """The characters `start` up to `end` of the text of `span`."""
    return Span(span.source, span.start + start, span.start + end)
