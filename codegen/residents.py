"""Prints resident loops as C++: steps that every thread of a grid executes.

The scalars that the loop changes are variables of each thread meanwhile; those of which
a value before the loop is read, or one after it, come and go in words of memory.  A
cell that is set to the same value each round before kernels write it takes turns with
two others, which saves a barrier.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from lighthouse.codegen import signature as sig
from lighthouse.codegen.expressions import ExpressionPrinter
from lighthouse.codegen.names import cpp_type, derived, mangle
from lighthouse.codegen.signature import signature
from lighthouse.codegen.text import BARRIER, braces, declared_together, is_loop
from lighthouse.codegen.texts import LINES, Parts, text_of
from lighthouse.codegen.views import View
from lighthouse.ir.effects import cells, effects
from lighthouse.ir.kernels import Kernel
from lighthouse.ir.nodes import Call, Expression, Field, Literal, Variable
from lighthouse.ir.plan import Plan
from lighthouse.ir.steps import (
    Branch,
    Compute,
    Copy,
    Launch,
    Repeat,
    Resident,
    Step,
    Swap,
    expand_before,
    launched,
    launches,
    steps_inside,
)
from lighthouse.ir.types import Type
from lighthouse.ir.uses import target_name
from lighthouse.ir.walk import find, walk
from lighthouse.passes.analysis.next_use import Next, first_use


@dataclass(frozen=True)
class ResidentPrinter:
    """Prints one resident loop; `loops` are the lines of its kernels' own loops."""

    plan: Plan
    resident: Resident
    loops: Mapping[str, list[str]] = field(default_factory=dict)

    def __reduce__(self) -> tuple[Any, ...]:
        """Without what is computed of it, which holds functions, and is printed."""
        return ResidentPrinter, (self.plan, self.resident)

    # --- what it uses -----------------------------------------------------------------

    @cached_property
    def kernels(self) -> list[Kernel]:
        return [self.plan.kernel(n) for n in dict.fromkeys(launched([self.resident]))]

    @property
    def listed(self) -> tuple[str, str | None] | None:
        """How many items a list of kernels has, one that tells whether there is another
        round if any does; and of which graph they are."""
        asked = {node.name for node in find(self.resident.loop.condition, Variable)}
        found = [
            (each.count.name, self.plan.buffer(each.domain.source.name).graph)
            for each in self.kernels
            if each.count
        ]
        return min(found, key=lambda item: item[0] not in asked, default=None)

    @cached_property
    def types(self) -> dict[str, Type]:
        return {scalar.name: scalar.type for scalar in self.plan.scalars}

    @cached_property
    def kept(self) -> tuple[str, ...]:
        """The scalars that every thread keeps, in the order of the plan: those that the
        steps change, and what they read of the cells of kernels."""
        names = set()
        for node in walk(self.resident):
            match node:
                case Compute(Variable(name)) | Copy(name, "host"):
                    names.add(name)
                case Variable(name) if name in cells(self.plan):
                    names.add(name)
        return tuple(scalar for scalar in self.types if scalar in names)

    @cached_property
    def carried(self) -> tuple[str, ...]:
        """Those that come and go: read before the loop sets them, or after it."""
        units = {unit.name: effects(unit) for unit in self.plan.units}
        outputs = {each.name for each in self.plan.scalars if each.role == "output"}
        after: list[Iterable[Step]] = []

        def visit(step: Step, rest: Iterable[Step]) -> None:
            if step is self.resident:
                after.append(rest)

        expand_before(self.plan.steps, visit)

        def is_read(name: str) -> bool:
            paths = [(self.resident,), *after]
            return name in outputs or Next.READ in (
                first_use(name, path, units) for path in paths
            )

        return tuple(filter(is_read, self.kept))

    @cached_property
    def turns(self) -> dict[str, Literal]:
        """The cells that take turns, with the value that each turn begins with."""
        return {
            name: value
            for name in self.kept
            if (value := self.first_value(name)) is not None
        }

    def first_value(self, name: str) -> Literal | None:
        """The value that each round gives a cell, once, before kernels write it; None
        if a kernel writes it after the host has read it, or none runs after it is set,
        whose barrier all threads pass before the next turn."""
        body = self.resident.loop.body
        inside = [node for step in body for node in walk(step)]
        given = [n for n in inside if isinstance(n, Compute) and writes(n, name)]
        published = [n for n in inside if n == Copy(name, "device")]
        if len(given) != 1 or len(published) != 1:
            return None
        places = [i for i, s in enumerate(body) if s is given[0] or s is published[0]]
        if len(places) != 2 or body[places[0]] is not given[0]:
            return None
        first, at = places
        value, read = given[0].value, Copy(name, "host")
        between = [node for step in body[first + 1 : at] for node in walk(step)]
        used = any(isinstance(n, Variable) and n.name == name for n in between)
        if read in between or used or not isinstance(value, Literal):
            return None
        if not any(map(launches, body[at:])):
            return None
        around = (*body[at:], *body[:at])
        return None if self.is_read(around, read) is None else value

    def is_read(
        self, steps: Iterable[Step], read: Copy, before: bool = False
    ) -> bool | None:
        """True if the steps read the cell on some path, or it was read `before`; None
        if a kernel may write it after that."""
        for step in steps:
            inside: tuple[tuple[Step, ...], ...] = ()
            match step:
                case Branch(_, then, otherwise):
                    inside = then, otherwise
                case Repeat(_, body):
                    inside = ((*body, *body),)
                case Launch() if before and self.interferes(step, read):
                    return None
            found = [self.is_read(each, read, before) for each in inside]
            if None in found:
                return None
            before = before or step == read or any(found)
        return before

    @cached_property
    def unread(self) -> frozenset[str]:
        """The cells that take turns of which no thread reads the first value: it reads
        what kernels have left there before, or nothing."""
        return frozenset(filter(self.is_unread, self.turns))

    def is_unread(self, name: str) -> bool:
        loop = self.resident.loop
        at = loop.body.index(Copy(name, "device")) + 1
        for step in (*loop.body[at:], Branch(loop.condition, ())):
            if step == Copy(name, "host"):
                return True
            if any(node.name == name for node in find(step, Variable)):
                return False
        return name not in self.carried

    @cached_property
    def own(self) -> tuple[str, ...]:
        """Those that are a variable of each thread: nobody needs one of a cell that is
        only set, or read once."""
        read = {copy.buffer for copy in find(self.resident, Copy) if copy.to == "host"}
        none = self.unread - read - {*self.carried} | self.read_once
        return tuple(name for name in self.kept if name not in none)

    @cached_property
    def read_once(self) -> frozenset[str]:
        """The cells of which one step alone reads what kernels have left there, right
        after them, with no barrier between."""
        nodes = [*walk(self.resident)]
        read = Counter(node.name for node in nodes if isinstance(node, Variable))
        set_ = Counter(target_name(n.target) for n in nodes if isinstance(n, Compute))
        copied = Counter(node.buffer for node in nodes if isinstance(node, Copy))
        found = set()
        for steps in step_lists(self.resident.loop):
            fetched: set[str] = set()
            for step in steps:
                if id(step) in self.late or not isinstance(step, Copy | Compute):
                    fetched = set()
                match step:
                    case Copy(name, "host"):
                        fetched.add(name)
                    case Copy(name):
                        fetched.discard(name)
                    case Compute(_, value):
                        found |= fetched & {x.name for x in find(value, Variable)}
        return frozenset(
            name
            for name in found - {*self.carried}
            if read[name] - set_[name] == 1
            and copied[name] == (2 if name in self.unread else 1)
            and set_[name] == (name in self.unread)
        )

    @cached_property
    def signature(self) -> tuple[sig.Argument, ...]:
        """As the kernels' together, and the cells that steps copy; an array is constant
        if it is so for all, and never takes the place of another."""
        found: dict[object, sig.Argument] = {}
        swapped = {
            name
            for node in find(self.resident, Swap)
            for name in (node.one, node.other)
        }
        for kernel in self.kernels:
            for item in signature(self.plan, kernel, "cuda"):
                match item:
                    case sig.Array(name) if name in swapped:
                        found[name] = replace(item, constant=False)
                    case sig.Array(name, constant=False):
                        found[name] = item
                    case sig.Array(name):
                        found.setdefault(name, item)
                    case sig.Cell(name, kind):
                        found[name] = sig.Cell(name, kind, False)
                    case View():
                        found[item] = item
        for buffer in self.plan.buffers:
            if buffer.name in swapped:  # perhaps no kernel uses it
                array = sig.Array(buffer.name, buffer.element, False)
                found.setdefault(buffer.name, array)
        for copy in find(self.resident, Copy):
            cell = sig.Cell(copy.buffer, self.types[copy.buffer], False)
            found.setdefault(copy.buffer, cell)
        used: set[str] = set()
        for node in walk(self.resident):
            match node:
                case Call():
                    found.update((view, view) for view in sig.call_views(node))
                case Variable(name):
                    used.add(name)
        for kernel in self.kernels:
            arguments = signature(self.plan, kernel, "cuda")
            used |= {item.name for item in arguments if isinstance(item, sig.Value)}
        values = [
            sig.Value(name, type)
            for name, type in self.types.items()
            if name in used and name not in self.kept
        ]
        order = {View: 0, sig.Array: 1, sig.Cell: 2}
        places = sorted(found.values(), key=lambda item: order[type(item)])
        return (*places, *values, self.state, sig.Barrier())

    @property
    def state(self) -> sig.State:
        """One word at least: the kernel has it as an argument."""
        return sig.State(max(1, len(self.carried) + 3 * len(self.turns)))

    # --- expressions ------------------------------------------------------------------

    @cached_property
    def printer(self) -> ExpressionPrinter:
        return ExpressionPrinter(self.variable, self.field, self.view, {}, "cuda")

    def local(self, name: str) -> str:
        """What a thread calls its own copy of a scalar; the plain name of one that
        kernels write is the cell."""
        if name in self.read_once:
            return f"*{mangle(name)}"
        return derived(name, "value") if name in cells(self.plan) else mangle(name)

    def variable(self, node: Variable) -> str:
        return self.local(node.name)

    def field(self, node: Field, tested: frozenset[str]) -> Parts:
        raise AssertionError("a resident loop reads scalars only")

    def view(self, view: View) -> str:
        return sig.view_name(self.plan, view)

    def text(self, node: Expression) -> str:
        return self.printer.text(node)

    # --- steps ------------------------------------------------------------------------

    def lines(self) -> list[str]:
        """The body of the kernel."""
        loop = self.resident.loop
        steps = looped(self.text(loop.condition), loop, self.steps(loop.body))
        return [*self.beginning(), *steps, *self.ending()]

    def beginning(self) -> Iterator[str]:
        declared = [f"{cpp_type(self.types[x])} {self.local(x)};" for x in self.own]
        yield from declared_together(declared)
        yield "lh::Grid grid(barrier);"
        if names := ", ".join(map(self.local, self.carried)):
            yield f"lh::load_state(state, {names});"
        turns = []
        for i, (name, first) in enumerate(self.turns.items()):
            first_word = len(self.carried) + 3 * i
            words = f"state + {first_word}" if first_word else "state"
            type, places = cpp_type(self.types[name]), f"{mangle(name)}, {words}"
            value = self.printer.value(first, self.types[name])
            own = derived(name, "turns")
            turns.append(f"lh::Turns<{type}> {own}({places}, {value});")
        yield from declared_together(turns)
        yield BARRIER

    def ending(self) -> Iterator[str]:
        if names := ", ".join(map(self.local, self.carried)):
            yield f"lh::store_state(state, {names});"

    def steps(self, steps: tuple[Step, ...]) -> list[str]:
        """Cells that are set one after the other are set together."""
        lines: list[str] = []
        sets: list[str] = []
        for step in steps:
            is_late, is_set = id(step) in self.late, is_copy_to(step, "device")
            if is_late or not is_set:
                lines += self.published(sets)
                sets = []
            if is_late:
                lines.append(BARRIER)
            if isinstance(step, Copy) and is_set:
                sets.append(step.buffer)
            else:
                lines += LINES.of(self, step, "resident")
        return [*lines, *self.published(sets)]

    @cached_property
    def late(self) -> frozenset[int]:
        """The `id` of each step that has a barrier before it: it may be that not all
        threads have got past a copy of a cell with which it interferes."""
        _, found = self.unsettled((self.resident.loop,), frozenset())
        return found

    def unsettled(
        self, steps: tuple[Step, ...], copies: frozenset[Copy]
    ) -> tuple[frozenset[Copy], frozenset[int]]:
        """The copies since the last barrier after the steps, by those before them; and
        which steps have a barrier before them."""
        found: frozenset[int] = frozenset()
        for step in steps:
            if any(self.interferes(step, copy) for copy in copies):
                copies, found = frozenset(), found | {id(step)}
            match step:
                case Launch():
                    copies = frozenset()
                case Copy(name) if name not in self.turns:
                    copies |= {step}
                case Branch(_, then, otherwise):
                    one, inside = self.unsettled(then, copies)
                    other, more = self.unsettled(otherwise, copies)
                    copies, found = one | other, found | inside | more
                case Repeat(_, body):
                    after, inside = self.unsettled(body, copies)
                    while not after <= copies:
                        copies |= after
                        after, inside = self.unsettled(body, copies)
                    copies = copies if step.test_first else after
                    found |= inside
        return copies, found

    def interferes(self, step: Step, copy: Copy) -> bool:
        """True if a step may not begin before a copy is done by all threads."""
        if isinstance(step, Launch):
            used = effects(self.plan.kernel(step.kernel))
            names = used.touched if copy.to == "device" else used.scalars_written
            return copy.buffer in names
        return step == replace(copy, to="host" if copy.to == "device" else "device")

    def published(self, names: Sequence[str]) -> Iterator[str]:
        """What gives the cells of scalars their values."""
        others = []
        for name in names:
            if name in self.turns:
                value = "" if name in self.unread else f"{self.local(name)} = "
                yield f"{value}{derived(name, 'turns')}.next();"
            else:
                others += [mangle(name), self.local(name)]
        if others:
            yield f"lh::publish({', '.join(others)});"

    @text_of(Compute, "resident")
    def compute(self, step: Compute) -> Iterator[str]:
        assert isinstance(step.target, Variable)
        if step.target.name in self.turns:
            return  # where it is published
        value = self.printer.value(step.value, step.target.type)
        yield f"{self.local(step.target.name)} = {value};"

    @text_of(Launch, "resident")
    def launch(self, step: Launch) -> list[str]:
        loop = self.loops[step.kernel]
        is_bare = len(loop) == 1 or is_loop(loop)
        return [*(loop if is_bare else braces("", loop)), BARRIER]

    @text_of(Repeat, "resident")
    def repeat(self, step: Repeat) -> list[str]:
        return looped(self.text(step.condition), step, self.steps(step.body))

    @text_of(Swap, "resident")
    def swap(self, step: Swap) -> Iterator[str]:
        yield f"lh::swap({mangle(step.one)}, {mangle(step.other)});"

    @text_of(Copy, "resident")
    def copy(self, step: Copy) -> Iterator[str]:
        if step.buffer not in self.read_once:
            yield f"{self.local(step.buffer)} = *{mangle(step.buffer)};"


def looped(condition: str, loop: Repeat, body: list[str]) -> list[str]:
    test = f"while ({condition})"
    if loop.test_first:
        return braces(test, body)
    return [*braces("do", body)[:-1], f"}} {test};"]


def step_lists(step: Step) -> Iterator[tuple[Step, ...]]:
    """Of steps that follow each other, those inside of others, too."""
    for inner in steps_inside(step).values():
        yield inner
        for each in inner:
            yield from step_lists(each)


def is_copy_to(step: Step, side: str) -> bool:
    return isinstance(step, Copy) and step.to == side


def writes(step: Compute, name: str) -> bool:
    return isinstance(step.target, Variable) and step.target.name == name
