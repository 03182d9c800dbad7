"""Places variables on the host or the device, and inserts the copies between them.

    fill B with zero         fill B with zero
                             copy A to the device
    launch test_update_B  →  launch test_update_B
                             root_B = element root of B
    rootValue = root.B       rootValue = root_B

Properties that a kernel uses are on the device; a single element that a host step reads
or writes is copied alone.  Host blocks work on whole arrays in host memory: a temporary
that kernels and host blocks use is allocated on both sides, and filled on the one that
uses it first.  A scalar that a kernel writes has a cell on the device and a variable on
the host.  A copy is inserted where one side needs a value that only the other has, as
late as possible, but outside of loops that would repeat it; what the host is the first
to read in the next round of a loop, at the end of the one before.  (LightHouse, section
3.2: use-def over the steps.)
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any, Literal

from lighthouse.ir.effects import Effects, cells, effects
from lighthouse.ir.nodes import Expression, Field, Node, Variable
from lighthouse.ir.plan import Buffer, Home, HostScalar, Plan
from lighthouse.ir.registry import UnknownKind
from lighthouse.ir.roles import Names, Role, specs
from lighthouse.ir.steps import (
    Allocate,
    Branch,
    Compute,
    Copy,
    Fill,
    Finish,
    Launch,
    Pair,
    ReadElement,
    Repeat,
    RunBlock,
    Step,
    Swap,
    WriteElement,
    steps_inside,
)
from lighthouse.ir.uses import uses
from lighthouse.ir.walk import find, rewrite
from lighthouse.passes.analysis.next_use import Next, alone, changes, first_use, own_use
from lighthouse.passes.base import Context, DevicePass
from lighthouse.passes.device.plan_variables import PlanNames

Side = Literal["host", "device"]
Sides = frozenset[Side]
HOST, DEVICE = Sides({"host"}), Sides({"device"})
BOTH = HOST | DEVICE
# So many steps back it is looked whether an element has been read, and ahead where an
# array is used.
NEAR = 32
# For each variable with two homes, the sides that hold its current value; None where
# control does not arrive.
Current = dict[str, Sides]
State = Current | None


def meet(a: State, b: State) -> State:
    if a is None or b is None:
        return b if a is None else a
    return {name: a[name] & b[name] for name in a}


def apart(a: State, b: State) -> list[str]:
    """Variables that are current on different sides: on none where the two meet."""
    if a is None or b is None:
        return []
    return sorted(name for name in a if not a[name] & b[name])


def is_computed(step: Step, apart_from: str) -> bool:
    return isinstance(step, Compute) and own_use(apart_from, step) is Next.NONE


def copies_to(side: Side, step: Step) -> bool:
    return isinstance(step, Copy) and step.to == side


def copies(steps: Iterable[Step]) -> Counter[tuple[str, Side]]:
    """How often each (variable, destination) is copied somewhere in `steps`."""
    return Counter((node.buffer, node.to) for s in steps for node in find(s, Copy))


class _Placer:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.names = PlanNames(plan)
        self.temporaries: list[HostScalar] = []
        self.effects = {unit.name: effects(unit) for unit in plan.units}
        touched: set[str] = set()
        for kernel in plan.kernels:
            each = self.effects[kernel.name]
            touched |= each.fields_read | each.fields_written
        for swap in (item for step in plan.steps for item in find(step, Swap)):
            if touched & {swap.one, swap.other}:
                touched |= {swap.one, swap.other}
        self.cells = cells(plan)
        self.device = frozenset(touched) | self.cells
        self.on_both = self.temporaries_of_blocks() & self.device
        # What the caller sees afterwards: every property, and scalar outputs.
        arguments = [b.name for b in plan.buffers if b.role != "temporary"]
        arguments += [s.name for s in plan.scalars if s.role == "output"]
        self.returned = [name for name in arguments if name in self.device]

    def temporaries_of_blocks(self) -> frozenset[str]:
        """The arrays that host blocks touch, apart from arguments."""
        touched: set[str] = set()
        for block in self.plan.blocks:
            touched |= self.effects[block.name].touched
        return frozenset(
            buffer.name
            for buffer in self.plan.buffers
            if buffer.role == "temporary" and buffer.name in touched
        )

    def home(self, buffer: Buffer) -> Home:
        if buffer.name in self.on_both:
            return Home.BOTH
        return Home.DEVICE if buffer.name in self.device else Home.HOST

    def is_on_device(self, name: str) -> bool:
        """True of a temporary that the host has no copy of."""
        buffer = self.plan.buffer(name)
        return buffer.role == "temporary" and self.home(buffer) is Home.DEVICE

    def start(self) -> State:
        """Arguments are on the host; temporaries are written before they are read, as
        the verifier holds (`ir/assignment`)."""
        given = {item.name for item in self.plan.procedure.parameters}
        return {name: HOST if name in given else BOTH for name in self.device}

    # --- making values available ------------------------------------------------------

    def need(
        self, name: str, side: Side, state: Current, out: list[Step], at: Node
    ) -> None:
        if side not in state[name]:
            out.append(Copy(name, side, span=at.span))
            state[name] |= {side}

    def host_value(
        self, node: Expression, state: Current, out: list[Step]
    ) -> Expression:
        """`node` with what it reads made available on the host before it.

        Elements of device properties become scalars, read one by one, and once as long
        as nothing changes them.
        """
        for item in find(node, Variable):
            if item.name in self.cells:
                self.need(item.name, "host", state, out, node)

        def element(item: Field) -> Expression:
            if item.name not in self.device or "host" in state[item.name]:
                return item
            if (known := self.known(item, out)) is not None:
                return known
            name = self.names.fresh(f"{item.driver.name}_{item.name}")
            self.temporaries.append(HostScalar(name, item.type, span=item.span))
            out.append(ReadElement(name, item.name, item.driver, span=item.span))
            return Variable(name, type=item.type, span=item.span)

        return rewrite(node, element, Field)

    def known(self, item: Field, before: Sequence[Step]) -> Variable | None:
        """The scalar that already has the value of the element."""
        changed: set[str] = set()
        for step in islice(reversed(before), NEAR):
            match step:
                case ReadElement(target, item.name, item.driver):
                    if target not in changed:
                        return Variable(target, type=item.type, span=item.span)
            changed |= changes(step, self.plan)
            if not changed.isdisjoint((item.name, item.driver.name)):
                break
        return None

    # --- steps ------------------------------------------------------------------------

    def steps(
        self, steps: Sequence[Step], state: State, after: Sequence[Step] = ()
    ) -> tuple[list[Step], State]:
        """The steps as they are on both sides; `after` them come others."""
        out: list[Step] = []
        for i, step in enumerate(steps):
            if state is None:
                break
            if isinstance(step, Branch):
                rest = (*steps[i + 1 :], *after)
                state = self.branch(step, dict(state), out, rest)
            elif isinstance(step, Fill):
                near = (*steps[i + 1 : i + 1 + NEAR], *after[:NEAR])
                state = self.fill(step, dict(state), out, near)
            else:
                state = self.step(step, dict(state), out)
        return out, state

    def branch(
        self, step: Branch, state: Current, out: list[Step], after: Sequence[Step]
    ) -> State:
        condition = self.host_value(step.condition, state, out)
        then, state_then = self.steps(step.then, state, after)
        otherwise, state_otherwise = self.steps(step.otherwise, state, after)
        if state_then is not None and state_otherwise is not None:
            ends = (then, state_then), (otherwise, state_otherwise)

            def is_same(name: str) -> bool:
                return state_then[name] == state_otherwise[name]

            # First the copies that have to be made, beside which others may be.
            for name in sorted(state_then, key=lambda name: (is_same(name), name)):
                self.agree(name, ends, after, step)
        arms = tuple(then), tuple(otherwise)
        out.append(Branch(condition, *arms, span=step.span))
        return meet(state_then, state_otherwise)

    def agree(
        self,
        name: str,
        ends: Iterable[tuple[list[Step], Current]],
        after: Sequence[Step],
        step: Branch,
    ) -> None:
        """Where two arms leave a variable on different sides, it is brought to one; a
        scalar to where it is read next, also if one arm alone leaves it there, or if a
        copy in one arm is made with others."""
        sides = [state[name] for _, state in ends]
        if sides[0] == sides[1]:
            (other,) = BOTH - sides[0] or (None,)
            arms = [arm for arm, _ in ends]
            if not other or not any(self.beside(name, other, arm) for arm in arms):
                return
        is_apart = not sides[0] & sides[1]
        if is_apart and self.is_overwritten(name, after):
            for _, state in ends:
                state[name] = BOTH
            return
        side = self.side_of_reader(name, after) or ("device" if is_apart else None)
        for arm, state in ends:
            if side:
                self.bring(name, side, state, arm, step)

    def bring(
        self, name: str, side: Side, state: Current, out: list[Step], at: Node
    ) -> None:
        """Copies it there; with others, if the host has only computed since."""
        place = self.beside(name, side, out) or len(out)
        rest = out[place:]
        del out[place:]
        self.need(name, side, state, out, at)
        out += rest

    def beside(self, name: str, side: Side, out: Sequence[Step]) -> int | None:
        """The place after other copies there, if the host has only computed since."""
        place = len(out)
        while place > 0 and is_computed(out[place - 1], apart_from=name):
            place -= 1
        return place if place and copies_to(side, out[place - 1]) else None

    def is_overwritten(self, name: str, steps: Iterable[Step]) -> bool:
        """True of a scalar that gets another value before anything reads it, a caller
        included."""
        at_end = Next.READ if name in self.returned else Next.NONE
        return (
            name in self.cells
            and first_use(name, steps, self.effects, at_end) is Next.OVERWRITTEN
        )

    def side_of_reader(self, name: str, steps: Iterable[Step]) -> Side | None:
        """Where a scalar is used next, if some path reads it before it gets another
        value: perhaps it has none yet."""
        steps = tuple(steps)
        if name in self.cells and first_use(name, steps, self.effects) is Next.READ:
            return self.next_side(name, steps)
        return None

    def next_side(self, name: str, steps: Iterable[Step]) -> Side | None:
        """Where it is used next; None if that is not among `steps`, or if a scalar gets
        another value there."""
        for step in steps:
            match step:
                case Launch(unit) if name in self.effects[unit].touched:
                    return "device"
                case RunBlock(unit) if name in self.effects[unit].touched:
                    return "host"
            if used := [use for use in uses(alone(step)) if use.name == name]:
                if any(use.names is Names.ARRAY for use in used):
                    return "device"
                is_read = own_use(name, alone(step)) is Next.READ
                return "host" if is_read else None
            for inner in steps_inside(step).values():
                if side := self.next_side(name, inner):
                    return side
        return None

    def fill(
        self, step: Fill, state: Current, out: list[Step], after: Iterable[Step]
    ) -> State:
        """An array that is on both sides, where it is used first: that may be a write,
        after which the other side needs all of it anew."""
        if step.buffer in self.on_both:
            side = self.next_side(step.buffer, after)
            state[step.buffer] = BOTH if side is None else frozenset({side})
            step = replace(step, on=side)
        elif step.buffer in self.device:
            state[step.buffer] = DEVICE
        out.append(step)
        return state

    def step(self, step: Step, state: Current, out: list[Step]) -> State:
        match step:
            case Allocate(buffer):
                # What is undefined need not be copied.
                if buffer in self.device:
                    state[buffer] = BOTH
                out.append(step)
            case Pair():
                out.append(step)
            case Compute():
                self.compute(step, state, out)
            case Repeat():
                return self.repeat(step, state, out)
            case Finish(value):
                value = self.host_value(value, state, out) if value else None
                self.finish(state, out, step)
                out.append(replace(step, value=value))
                return None
            case Launch(kernel):
                self.run(self.effects[kernel], "device", state, out, step)
                out.append(step)
            case RunBlock(block):
                self.run(self.effects[block], "host", state, out, step)
                out.append(step)
            case _:
                self.by_roles(step, state, out)
        return state

    def by_roles(self, step: Step, state: Current, out: list[Step]) -> None:
        """A step of others: arrays that it names are those on the device, and all that
        it computes with is on the host."""
        if steps_inside(step):
            kind = type(step).__name__
            raise UnknownKind(f"it is not known when {kind} runs the steps inside it")

        def on_host(value: object) -> object:
            if isinstance(value, tuple):
                return tuple(map(on_host, value))
            if isinstance(value, Expression):
                return self.host_value(value, state, out)
            return value

        values: dict[str, Any] = {
            spec.name: on_host(getattr(step, spec.name))
            for spec in specs(type(step))
            if spec.role is Role.READS
        }
        step = replace(step, **values)
        for use in uses(step):
            if use.name in self.device:
                side: Side = "device" if use.names is Names.ARRAY else "host"
                if use.reads or isinstance(use.what, Field):
                    self.need(use.name, side, state, out, step)
                if use.writes:
                    state[use.name] = frozenset({side})
        out.append(step)

    def compute(self, step: Compute, state: Current, out: list[Step]) -> None:
        value = self.host_value(step.value, state, out)
        target = step.target
        if isinstance(target, Field):
            self.host_value(target.driver, state, out)
        if isinstance(target, Field) and target.name in self.device:
            if "device" in state[target.name]:
                index = target.driver
                out.append(WriteElement(target.name, index, value, span=step.span))
            if "host" not in state[target.name] or self.is_on_device(target.name):
                return
        elif isinstance(target, Variable) and target.name in self.cells:
            state[target.name] = HOST
        out.append(replace(step, value=value))

    def run(
        self, effects: Effects, side: Side, state: Current, out: list[Step], step: Step
    ) -> None:
        """A kernel or block has what it needs on its side, and writes only there."""
        needs = effects.needs & self.device
        # One transfer is enough for scalars that are copied one after the other.
        for name in (*sorted(needs - self.cells), *sorted(needs & self.cells)):
            self.need(name, side, state, out, step)
        for name in effects.written & self.device:
            state[name] = frozenset({side})

    def finish(self, state: Current, out: list[Step], at: Node) -> None:
        """What the caller will look at is current on the host."""
        for name in self.returned:
            self.need(name, "host", state, out, at)

    def repeat(self, step: Repeat, state: Current, out: list[Step]) -> State:
        if step.test_first:
            self.host_value(step.condition, state, out)
        body, end = self.body(step, state)
        made = copies(body)
        for name, side in sorted(made):
            # Worth one copy before the loop if the body then makes fewer.
            if side in state[name]:
                continue
            tried = {**state, name: state[name] | {side}}
            body_then, end_then = self.body(step, tried)
            made_then = copies(body_then)
            fewer = made_then[name, side] < made[name, side]
            if fewer and end_then is not None and side in end_then[name]:
                self.need(name, side, state, out, step)
                body, end, made = body_then, end_then, made_then
        head: State = dict(state)
        while end is not None:
            for name in apart(state, end):
                # The body leaves it on the other side, where it must be from the start,
                # unless it is overwritten there first.
                (side,) = end[name]
                if self.is_overwritten(name, (step,)):
                    state[name] = BOTH
                else:
                    self.need(name, side, state, out, step)
                head = dict(state)
            if meet(head, end) == head:
                break
            # Something is current only on entry: the body may not rely on it.
            head = meet(head, end)
            body, end = self.body(step, head)
        out.append(replace(step, body=tuple(body)))
        return head if step.test_first else end

    def used(self, steps: Iterable[Step]) -> list[HostScalar]:
        """The temporaries of what was kept: placing a loop tries several ways."""
        reads = {node.target for step in steps for node in find(step, ReadElement)}
        return [item for item in self.temporaries if item.name in reads]

    def body(self, step: Repeat, state: State) -> tuple[list[Step], State]:
        """The body and, at its end, what the condition and the next round read on the
        host."""
        body, end = self.steps(step.body, state, (replace(step, test_first=True),))
        if end is not None:
            end = dict(end)
            self.host_value(step.condition, end, body)
            again = (replace(step, test_first=True),)
            for name in apart(state, end):
                if self.side_of_reader(name, again) == "host":
                    self.need(name, "host", end, body, step)
        return body, end


class PlaceVariables(DevicePass):
    def run(self, plan: Plan, context: Context) -> Plan:
        placer = _Placer(plan)
        buffers = tuple(
            replace(buffer, home=placer.home(buffer)) for buffer in plan.buffers
        )
        by_name = {scalar.name: scalar for scalar in plan.scalars}
        ones = tuple(
            Buffer(
                name, by_name[name].type, "1", home=Home.BOTH, span=by_name[name].span
            )
            for name in sorted(placer.cells)
        )
        steps, state = placer.steps(plan.steps, placer.start())
        if state is not None:
            placer.finish(state, steps, plan)
        allocations = [
            Allocate(buffer.name, span=buffer.span)
            for buffer in (*buffers, *ones)
            if (buffer.home is not Home.HOST and buffer.role != "temporary")
            or buffer in ones
        ]
        placed = replace(
            plan,
            buffers=buffers + ones,
            scalars=plan.scalars + tuple(placer.used(steps)),
            steps=(*allocations, *steps),
        )
        found = [copy for step in steps for copy in find(step, Copy)]
        loops = [loop for step in steps for loop in find(step, Repeat)]
        again = [copy for loop in loops for copy in find(loop, Copy)]
        arrays = {buffer.name for buffer in buffers}
        moved = [copy.buffer in arrays for copy in found]
        looped = [copy.buffer in arrays for copy in again]
        message = (
            f"{moved.count(True)} array copies ({looped.count(True)} of them in "
            f"loops), {moved.count(False)} scalar copies"
        )
        context.found(self, message, plan.span)
        return placed
