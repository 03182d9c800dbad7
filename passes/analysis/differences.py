"""Values that certainly differ: numbers, a variable and its successor, and counters,
which begin at zero or above and are only counted up.  Conditions that hold or not
whatever is written, for that reason.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from lighthouse.ir import nodes as ir
from lighthouse.ir.effects import effects
from lighthouse.ir.kernels import Kernel, Store
from lighthouse.ir.plan import Plan
from lighthouse.ir.remember import remembered
from lighthouse.ir.steps import Compute, Repeat, Step
from lighthouse.ir.types import BOOL, is_integral
from lighthouse.ir.uses import local_names, target_name, uses, written, written_names
from lighthouse.ir.walk import as_block, children, find, rewrite, walk
from lighthouse.passes.analysis.invariants import has_unknown_effects
from lighthouse.passes.analysis.nests import conjuncts
from lighthouse.passes.analysis.next_use import changes

# A counter that begins below is far from overflowing.
MOST_AT_FIRST = 1 << 16


@dataclass(frozen=True, slots=True)
class Differences:
    """What is known of values that no iteration of a loop changes.

    changing: the variables that have no such value.
    """

    counters: frozenset[str]
    changing: frozenset[str]

    def is_fixed(self, value: ir.Expression) -> bool:
        """True if it is the same integer for all iterations."""
        return is_integral(value.type) and all(
            isinstance(item, ir.Literal | ir.Infinity | ir.Unary | ir.Binary)
            or (isinstance(item, ir.Variable) and item.name not in self.changing)
            for item in walk(value)
        )

    def differ(self, one: ir.Expression, other: ir.Expression) -> bool:
        """True if the two, which are fixed, certainly differ."""
        return self.is_apart(one, other) or self.is_apart(other, one)

    def is_apart(self, one: ir.Expression, other: ir.Expression) -> bool:
        first, second = number(one), number(other)
        if first is not None and second is not None:
            return first != second
        match other:
            case ir.Binary("+", ir.Variable() as base, ir.Literal(by)):
                if base == one and base.type == other.type:
                    return by != 0
        # To overflow, or to get to INF, takes a counter nearly 2^31 rounds.
        far = (first is not None and first < 0) or isinstance(one, ir.Infinity)
        return far and self.is_counted(other)

    def is_counted(self, value: ir.Expression) -> bool:
        match value:
            case ir.Binary("+", ir.Variable() as base, ir.Literal(int() as by)):
                return 0 <= by < 1 << 16 and self.is_counted(base)
            case ir.Variable(name):
                return name in self.counters
        return False


def number(value: ir.Expression) -> int | None:
    match value:
        case ir.Literal(int() as number):
            return number
        case ir.Unary("-", ir.Literal(int() as number)):
            return -number
    return None


def value_before(name: str, before: Sequence[Step], plan: Plan) -> int | None:
    """The number that a scalar is after the steps."""
    for step in reversed(before):
        if name in changes(step, plan):
            return number(step.value) if isinstance(step, Compute) else None
    return None


def is_natural(value: ir.Expression) -> bool:
    found = number(value)
    return found is not None and 0 <= found < MOST_AT_FIRST


def counters(procedure: ir.Procedure) -> frozenset[str]:
    """Those of a procedure, counted outside of parallel loops."""
    if has_unknown_effects(procedure.body):
        return frozenset()
    begun: set[str] = set()
    other = {parameter.name for parameter in procedure.parameters}

    def visit(node: ir.Node, parallel: bool) -> None:
        match node:
            case ir.Declare(type=type, names=names, initial=initial):
                good = is_integral(type) and initial is not None and is_natural(initial)
                (begun if good else other).update(names)
            case ir.Assign(
                ir.Variable(name), ir.Binary("+", ir.Variable(same), ir.Literal(1))
            ) if name == same and not parallel:
                pass
            case ir.Reduce(ir.Variable(), "+", ir.Literal(1)) if not parallel:
                pass
            case ir.Assign(ir.Variable(), value) if is_natural(value):
                pass
            case _:
                other.update(map(target_name, written(node)))
        parallel = parallel or (isinstance(node, ir.Loop) and node.parallel)
        for child in children(node):
            visit(child, parallel)

    visit(procedure.body, False)
    return frozenset(begun - other)


@remembered
def counters_of_plan(plan: Plan) -> frozenset[str]:
    """Those of its temporary scalars that only steps count; down, where they are above
    zero."""
    cells = {buffer.name for buffer in plan.buffers}
    begun = {
        item.name
        for item in plan.scalars
        if item.role == "temporary" and is_integral(item.type)
    }
    down = [
        loop.body[0]
        for step in plan.steps
        for loop in find(step, Repeat)
        if counts_down(loop)
    ]
    other = {
        use.name
        for use in uses(plan)
        if use.writes and not (counts(use.by) or any(use.by is step for step in down))
    }
    return frozenset(begun - other - cells)


def counts_down(loop: Repeat) -> bool:
    """True if it begins `while depth > 0: depth = depth - 1`."""
    match loop.body:
        case (
            Compute(
                ir.Variable(name), ir.Binary("-", ir.Variable(same), ir.Literal(1))
            ),
            *_,
        ) if name == same and loop.test_first:
            above = ir.Variable(name), ir.Literal(0)
            return any(
                isinstance(each, ir.Binary)
                and each.operator == ">"
                and (each.left, each.right) == above
                for each in conjuncts(loop.condition)
            )
    return False


def counts(step: ir.Node) -> bool:
    """True if it begins a counter, or counts one up."""
    match step:
        case Compute(
            ir.Variable(name), ir.Binary("+", ir.Variable(same), ir.Literal(1))
        ):
            return name == same
        case Compute(ir.Variable(), value):
            return is_natural(value)
    return False


# --- elements -------------------------------------------------------------------------


def without_constants(kernel: Kernel, plan: Plan) -> ir.Block:
    """The body of a kernel, with `true` for each comparison of an element with a fixed
    value that has the same result all the time, whatever iterations write.

    Whoever writes the property finds a certain value there (`If (w.level == -1)`), and
    stores a fixed one; the element is compared with one that differs from both.
    """
    changing = effects(kernel).written | local_names(kernel)
    known = Differences(counters_of_plan(plan), changing)
    stores = tested_stores(kernel)
    writers: dict[str, list[ir.Node]] = {}
    for use in uses(kernel.body):
        if use.writes:
            writers.setdefault(use.name, []).append(use.by)

    def is_constant(place: ir.Field, value: ir.Expression) -> bool:
        return known.is_fixed(value) and all(
            isinstance(write, Store)
            and id(write) in stores
            and write.value.type == place.type
            and all(
                known.is_fixed(other) and known.differ(other, value)
                for other in (stores[id(write)], write.value)
            )
            for write in writers.get(place.name, ())
        )

    def settled(node: ir.Binary) -> ir.Expression:
        match node:
            case ir.Binary("==" | "!=", ir.Field() as place, value) | ir.Binary(
                "==" | "!=", value, ir.Field() as place
            ) if is_constant(place, value):
                return ir.Literal(True, type=BOOL)
        return node

    return rewrite(kernel.body, settled, ir.Binary)


def tested_stores(kernel: Kernel) -> dict[int, ir.Expression]:
    """What the element was before a store, by the `id` of the store, where the
    condition around it says so."""
    found: dict[int, ir.Expression] = {}
    for test in find(kernel.body, ir.If):
        for condition in conjuncts(test.condition):
            match condition:
                case ir.Binary("==", ir.Field() as place, old):
                    found |= {id(each): old for each in first_stores(test.then, place)}
    return found


def first_stores(body: ir.StatementNode, place: ir.Field) -> Iterator[Store]:
    """Those to the element that are not after another one."""
    for statement in as_block(body).statements:
        match statement:
            case Store(target) if target == place:
                yield statement
            case ir.If(_, then, otherwise):
                for arm in filter(None, (then, otherwise)):
                    yield from first_stores(arm, place)
        if {place.name, place.driver.name} & written_names(statement):
            return
