"""Lowers the core to the plan: each outermost Foreach becomes a kernel.

    diff = 0;                  diff = 0
    Foreach (t: G.Nodes) {     launch pagerank_update_diff
        diff += t.A @ t;    →
    }                          kernel pagerank_update_diff over t: G.Nodes
                                 diff += t.A

Code outside parallel loops becomes host steps; one thread runs the loops inside a
parallel loop.  A statement that has no parallel form on the target becomes a host
block:

    Q.PushBack(root);              run search_while
    While (Q.Size() > 0) {
        last = Q.PopFront();       host block search_while
        For (t: last.Nbrs)           Q.PushBack(root)
            If (t > last) {     →    while Q.Size() > 0
                Q.PushBack(t);         last = Q.PopFront()…
            }                          each t: last.Nbrs
    }                                    if t > last
                                           Q.PushBack(t)

A sequential loop around parallel ones is a loop of host steps, over positions or over
items that a block first collects (`normalize/stepwise`).  A parallel loop over the
items of a collection is a kernel over a buffer that a block fills with them.

Temporary properties are allocated once, at the start, and filled with zero where they
are declared.  (LightHouse, sections 3.1, 3.2.)
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import reduce

from lighthouse.diagnostics import NOWHERE, CompileError, Diagnostic, Span
from lighthouse.ir import nodes as ir
from lighthouse.ir.changes import with_roles
from lighthouse.ir.kernels import HostBlock, Kernel
from lighthouse.ir.plan import Plan
from lighthouse.ir.steps import (
    Allocate,
    Branch,
    Compute,
    Fill,
    Finish,
    Launch,
    Repeat,
    RunBlock,
    Step,
)
from lighthouse.ir.symbols import Names, declarations
from lighthouse.ir.types import BOOL, VOID, PropertyType, is_extended, is_object
from lighthouse.ir.uses import changed_objects, target_name, uses
from lighthouse.ir.values import zero
from lighthouse.ir.walk import find, has, has_statements, rewrite
from lighthouse.passes.analysis.parallel import (
    device_properties,
    foreign_code,
    has_kernel,
    needs_block,
    only_read_as_arrays,
    private_objects,
    properties_in,
    why_sequential,
)
from lighthouse.passes.base import Context, CorePass
from lighthouse.passes.device.check_sets import (
    check_again,
    check_outside,
    check_unchanged,
)
from lighthouse.passes.device.item_buffers import (
    ItemBuffer,
    is_run_over,
    size_of,
    with_size,
)
from lighthouse.passes.device.iterator_copies import without_copies
from lighthouse.passes.device.plan_bodies import BodyBuilder, cleared, emptied
from lighthouse.passes.device.plan_variables import PlanVariables
from lighthouse.passes.normalize.stepwise import stepwise
from lighthouse.passes.optimize.spread_sources import SIDE_BY_SIDE

# What passes add to a name of the program.
NUMBER = r"_\d+(?=_|$)"


class _Outliner:
    """Turns statements into steps, in order.

    `pending` are the core statements of a host block that is still open: neighbours
    join it, anything else closes it.
    """

    def __init__(self, procedure: ir.Procedure, context: Context, by: OutlineKernels):
        self.procedure = procedure
        self.context = context
        self.by = by
        self.declared = declarations(procedure)
        self.on_device = device_properties(procedure, context.target)
        self.function_names = Names(procedure)
        self.variables = PlanVariables(procedure)
        self.kernels: list[Kernel] = []
        self.blocks: list[HostBlock] = []
        self.out: list[Step] = []
        self.pending: list[ir.StatementNode] = []
        self.repeats = 0

    def plan(self) -> Plan:
        steps = self.nested(self.procedure.body)
        allocations = tuple(
            Allocate(buffer.name, span=buffer.span)
            for buffer in self.variables.buffers
            if buffer.role == "temporary" and not isinstance(buffer.extent, ir.Variable)
        )
        program = self.context.program or ir.Program((self.procedure,))
        return Plan(
            replace(with_roles(self.procedure, program), body=ir.Block()),
            tuple(self.variables.buffers),
            tuple(self.variables.scalars),
            allocations + steps,
            tuple(self.kernels),
            tuple(self.variables.objects),
            tuple(self.blocks),
            span=self.procedure.span,
        )

    # --- steps and blocks -------------------------------------------------------------

    def emit(self, step: Step) -> None:
        self.flush()
        self.out.append(step)

    def nested(self, *statements: ir.StatementNode) -> tuple[Step, ...]:
        """The steps of `statements`, apart from those so far."""
        self.flush()
        outside, self.out = self.out, []
        for statement in statements:
            self.statement(statement)
        self.flush()
        inside, self.out = self.out, outside
        return tuple(inside)

    def repeated(self, *statements: ir.StatementNode) -> tuple[Step, ...]:
        self.repeats += 1
        steps = self.nested(*statements)
        self.repeats -= 1
        return steps

    def unit_name(self, verb: str, name: str = "") -> str:
        """Without numbers, but for those that the program has, and with no underscore
        at the end, where more is put after it."""
        source = self.procedure.span.source
        if not source or not re.search(rf"\b{name}\b", source.text):
            name = re.sub(NUMBER, "", name)
        words = (self.procedure.name, verb, name.rstrip("_"))
        return self.function_names.fresh("_".join(filter(None, words)))

    def flush(self) -> None:
        """Close the open block."""
        if not self.pending:
            return
        last = len(self.pending)
        while is_step(self.pending[last - 1]):
            last -= 1
        statements, after = tuple(self.pending[:last]), self.pending[last:]
        self.pending = []
        for statement in statements:
            check_unchanged(statement)
        span = self.span_of(statements)
        name = self.unit_name(*describe_block(statements))
        builder = BodyBuilder(self.variables)
        body = builder.block(ir.Block(statements, span=span))
        block = without_copies(HostBlock(name, body, span=span))
        if self.context.target == "cuda":
            check_outside(block)
        self.blocks.append(block)
        value = None
        if builder.leaves:
            self.zero(self.variables.finished)
            if self.procedure.returns != VOID:
                value = self.variables.result
                self.zero(value)
        self.out.append(RunBlock(name, span=span))
        if builder.leaves:
            leave = Finish(value, span=span)
            self.out.append(Branch(self.variables.finished, (leave,), span=span))
        self.explain(statements)
        for each in after:
            assert isinstance(each, ir.Assign)
            self.out.append(Compute(each.target, each.value, span=each.span))

    def span_of(self, statements: Sequence[ir.StatementNode]) -> Span:
        """The outermost loops and Ifs; where there are none, all statements."""
        source, body = self.procedure.span.source, self.procedure.body.span
        spans = [
            (item.span, has_statements(item))
            for item in statements
            # What a pass does for a parameter is where that is declared.
            if item.span.source != source or item.span.start >= body.start
        ]
        parts = [span for span, is_part in spans if is_part]
        if parts:
            return reduce(Span.merged, parts)
        return spans[0][0].to(spans[-1][0]) if spans else NOWHERE

    def zero(self, scalar: ir.Variable) -> None:
        self.out.append(Compute(scalar, zero(scalar.type), span=scalar.span))

    def explain(self, statements: tuple[ir.StatementNode, ...]) -> None:
        where = "on the host" if self.context.target == "cuda" else "in one thread"
        for statement in statements:
            for node, what in why_sequential(statement, self.context.target):
                if isinstance(node, ir.Loop) and node.iterator not in self.declared:
                    continue
                if node.span.source is None:  # of a pass: the program has no such loop
                    continue
                message = f"{what} runs {where}, in order"
                self.context.missed(self.by, message, node.span)

    def joins(self, node: ir.Node) -> bool:
        """True if `node` belongs into a host block: it must, or there is one open and
        it costs nothing."""
        if needs_block(node):
            return True
        return (
            bool(self.pending) and not self.is_apart(node) and not has(node, ir.Return)
        )

    def is_apart(self, node: ir.Node) -> bool:
        """True if `node` touches what is on the device: a step moves single elements,
        where a host block needs the whole array."""
        return not self.on_device.isdisjoint(properties_in(node))

    # --- statements -------------------------------------------------------------------

    def statement(self, node: ir.StatementNode) -> None:
        parallel = has_kernel(node, self.context.target)
        match node:
            case ir.Block(statements):
                for item in statements:
                    self.statement(item)
            case ir.Declare():
                self.declare(node)
            case ir.Assign(target, value):
                self.assign(target, value, node)
            case ir.Return(value):
                value = self.host_value(value) if value is not None else None
                self.emit(Finish(value, span=node.span))
            case ir.Loop(parallel=True) if parallel:
                self.launch(node)
            case ir.Loop() if parallel:
                self.host_loop(node)
            case ir.While(condition, body) | ir.DoWhile(body, condition) if parallel:
                self.repeat(node, condition, body)
            case ir.If() if parallel or self.is_apart(node) or not self.joins(node):
                self.branch(node)
            case ir.Effect():
                self.join(node)
            case _:
                self.pending.append(node)
                if has(node, ir.Return):  # it may leave the procedure
                    self.flush()  # what comes next is not run if it has left

    def declare(self, node: ir.Declare) -> None:
        target = ir.Variable(node.name, type=node.type, span=node.span)
        self.variables.declare(node.name, node.type, "temporary", node)
        match node.type:
            case PropertyType(element=element) if not is_object(element):
                self.emit(Fill(node.name, span=node.span))
            case PropertyType() as type if is_extended(type):
                if self.repeats:
                    clear = cleared(node.name, type, node, self.variables)
                    self.launch(replace(clear, parallel=True))
            case PropertyType() as type:
                if self.repeats:
                    self.pending.append(cleared(node.name, type, node, self.variables))
            case type if is_object(type):
                if node.initial is not None:
                    self.assign(target, node.initial, node)
                elif self.repeats:
                    self.pending.append(emptied(target))
            case type:
                self.assign(target, node.initial or zero(type), node)

    def assign(self, target: ir.LValue, value: ir.Expression, at: ir.Node) -> None:
        statement = ir.Assign(target, value, span=at.span)
        if not self.joins(statement):
            self.emit(Compute(target, value, span=at.span))
        elif isinstance(target, ir.Field) and self.is_apart(target):
            self.emit(Compute(target, self.host_value(value), span=at.span))
        else:
            self.join(statement)

    def join(self, node: ir.StatementNode) -> None:
        """Into the open block; elements on the device are read into scalars before."""
        values: dict[ir.Field, ir.Variable] = {}

        def element(item: ir.Field) -> ir.Expression:
            if item.name not in self.on_device:
                return item
            if item not in values:
                values[item] = self.variables.fresh("value", item.type, item)
                self.emit(Compute(values[item], item, span=item.span))
            return values[item]

        node = rewrite(node, element, ir.Field)
        self.pending.append(node)

    def host_value(self, node: ir.Expression) -> ir.Expression:
        """`node`, or a scalar that a host block computes."""
        if not needs_block(node):
            return node
        value = self.variables.fresh("value", node.type, node)
        self.assign(value, node, node)
        return value

    def branch(self, node: ir.If) -> None:
        condition = self.host_value(node.condition)
        then = self.nested(node.then)
        otherwise = self.nested(node.otherwise) if node.otherwise else ()
        self.emit(Branch(condition, then, otherwise, span=node.span))

    # --- loops ------------------------------------------------------------------------

    def repeat(
        self, node: ir.While | ir.DoWhile, condition: ir.Expression, body: ir.Block
    ) -> None:
        """The test of a loop reads host scalars only: what else the condition reads is
        computed into one before."""
        first = isinstance(node, ir.While)
        if not needs_block(condition) and not properties_in(condition):
            steps = self.repeated(body)
        else:
            more = self.variables.fresh("more", BOOL, condition)
            test = ir.Assign(more, condition, span=condition.span)
            if first:
                self.statement(test)
            steps = self.repeated(body, test)
            condition = more
        self.emit(Repeat(condition, steps, first, span=node.span))

    def host_loop(self, node: ir.Loop) -> None:
        spread = SIDE_BY_SIDE in node.annotations
        if node.span.source is not None and not spread:
            message = f"For over `{node.iterator}` runs on the host, in order"
            self.context.missed(self.by, message, node.span)
        self.statement(stepwise(node, self.variables.names))
        match self.out:
            case [*_, Repeat() as loop] if spread:
                self.out[-1] = replace(loop, side_by_side=True)

    # --- kernels ----------------------------------------------------------------------

    def launch(self, node: ir.Loop) -> None:
        self.check_foreign(node)
        check_unchanged(node)
        if self.context.target == "cuda":
            check_again(node)
        domain, statements = node.range, node.body
        if domain.kind == "Items":
            items = ItemBuffer.of(domain.source, self.variables)
            self.fill(items)
            domain = items.domain
        if self.context.target == "cuda":
            statements = self.with_arrays(node)
        shared = changed_objects(statements) - private_objects(node)
        builder = BodyBuilder(self.variables, shared)
        body = builder.block(statements)
        name = self.unit_name(*describe_kernel(node))
        kernel = Kernel(
            name,
            node.iterator,
            domain,
            body,
            annotations=node.annotations,
            span=node.span,
        )
        self.kernels.append(without_copies(kernel))
        over = f"`{node.range.source.name}.{node.range.kind}`"
        self.context.passed(self.by, f"kernel `{name}` over {over}", node.span)
        self.emit(Launch(name, span=node.span))

    def check_foreign(self, node: ir.Loop) -> None:
        found = foreign_code(node)
        if found is not None and self.context.target == "cuda":
            raise CompileError(
                Diagnostic(
                    "GM0502",
                    "foreign code in a parallel loop cannot run on a GPU",
                    found.span,
                    notes=(
                        "it is copied to the target as it is: into host code on CUDA, "
                        "anywhere with `--target openmp`",
                        f"a `For` over `{node.iterator}` runs on the host",
                    ),
                )
            )

    def with_arrays(self, node: ir.Loop) -> ir.StatementNode:
        """The body, with arrays for the collections that it only runs over."""
        body = node.body
        for name, source in only_read_as_arrays(node).items():
            if is_run_over(body, name):
                items = ItemBuffer.of(source, self.variables)
                self.fill(items)
                body = items.read_in(body, self.variables)
                body = with_size(body, name, items.count)
            else:
                body = with_size(body, name, self.host_value(size_of(source)))
        return body

    def fill(self, items: ItemBuffer) -> None:
        self.pending.append(items.measure())
        self.emit(Allocate(items.items, span=items.source.span))
        self.pending += items.fill(self.variables)


# --- names ----------------------------------------------------------------------------


def describe_kernel(node: ir.Loop) -> tuple[str, ...]:
    """`set_P` for a loop that only gives its elements values, else what it changes
    last: names that tell kernels apart in a profile."""
    match node.body:
        case ir.Assign(target=ir.Field(driver, name), value=value):
            if driver.name == node.iterator and isinstance(
                value, ir.Literal | ir.Infinity | ir.Nil
            ):
                return "fill", name
            return "set", name
    writes = find(node.body, ir.Reduce, ir.ReduceTuple, ir.Assign)
    own = {name for item in find(node.body, ir.Declare) for name in item.names}
    targets = [x.target for x in writes if target_name(x.target) not in own]
    if not targets:
        objects = [
            target_name(effect.call.receiver)
            for effect in find(node.body, ir.Effect)
            if isinstance(effect.call.receiver, ir.Field | ir.Variable)
        ]
        changed = [name for name in objects if name not in own]
        return ("change", changed[-1]) if changed else ("foreach", node.iterator)
    name = target_name(targets[-1])
    fields = [target.name for target in targets if isinstance(target, ir.Field)]
    if re.search(NUMBER, name):  # a pass has called it so
        plain = [field for field in fields if not re.search(NUMBER, field)]
        name = (plain or fields or [name])[-1]
    others = has(node.body, ir.Loop, ir.Reduce, ir.ReduceTuple, ir.While, ir.If)
    is_own = all(
        isinstance(x, ir.Field) and x.driver.name == node.iterator for x in targets
    )
    return "set" if is_own and not others else "update", name


def is_step(node: ir.StatementNode) -> bool:
    """True of what needs no host block, and has joined one that was open."""
    is_scalar = isinstance(node, ir.Assign) and isinstance(node.target, ir.Variable)
    return is_scalar and not needs_block(node)


def describe_block(statements: tuple[ir.StatementNode, ...]) -> tuple[str, ...]:
    """What the first loop of a host block does, else what it sets."""
    for statement in statements:
        match statement:
            case ir.Loop(iterator=iterator):
                return "for", iterator
            case ir.Dfs(iterator=iterator):
                return "dfs", iterator
            case ir.While() | ir.DoWhile():
                return ("while",)
    changed = changed_objects(ir.Block(statements))
    written = [use.name for use in uses(ir.Block(statements)) if use.assigns]
    for name in sorted(written, key=changed.__contains__):
        verb = "change" if name in changed else "set"
        return verb, name
    return ("host",)


class OutlineKernels(CorePass):
    def run(self, procedure: ir.Procedure, context: Context) -> Plan:
        return _Outliner(procedure, context, self).plan()
