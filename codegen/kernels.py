"""Prints kernels as C++: the body, and the code around its loop.

How the domain is divided and how partial results meet is in the templates.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import groupby

from lighthouse.codegen.bodies import BodyPrinter
from lighthouse.codegen.dealing import dealt
from lighthouse.codegen.names import cpp_type, derived, mangle
from lighthouse.codegen.schedules import Dealt, Loop, text_for
from lighthouse.codegen.shared_loops import Iteration
from lighthouse.codegen.signature import ranged
from lighthouse.codegen.text import (
    INDENT,
    braces,
    declared_together,
    empty,
    indent,
    is_named,
    nothing,
)
from lighthouse.codegen.texts import Parts, text_of
from lighthouse.codegen.views import View, ViewKind
from lighthouse.ir import kernels
from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.conditions import BETTER
from lighthouse.ir.effects import cells, effects, is_added, own_objects, writes
from lighthouse.ir.plan import Plan
from lighthouse.ir.schedules import (
    BlockStride,
    GridStride,
    Groups,
    OwnItems,
    WarpSchedule,
)
from lighthouse.ir.uses import target_name, uses, written
from lighthouse.ir.values import neutral
from lighthouse.ir.walk import as_block, find
from lighthouse.passes.analysis.facts import tested_stores
from lighthouse.passes.analysis.invariants import drivers, is_pure, may_fail
from lighthouse.passes.analysis.nests import conjuncts

# The number of an iteration, in the loops of kernels for a GPU.
ITEM = "item"
# A variable for what is to hold in an iteration.
ACTIVE = re.compile(r"const bool (\w+) = (.*);")


class KernelPrinter(BodyPrinter):
    """Prints one kernel of a plan, for a GPU if `device`."""

    def __init__(self, plan: Plan, kernel: kernels.Kernel, *, device: bool) -> None:
        self.kernel = kernel
        self.device = self.on_device = device
        self.collective = isinstance(kernel.schedule, WarpSchedule)
        self.in_groups = isinstance(kernel.schedule, Groups)
        self.changed = effects(kernel).objects_written
        self.loaded: set[str] = set()
        self.pending: dict[str, kernels.Push] = {}
        self.marks: list[str] = []
        self.asked = not device and asks_often(kernel)
        super().__init__(plan, kernel, cells(plan), wraps=True)

    def here(self, iterator: str) -> str:
        listed = iterator == self.kernel.iterator and self.kernel.domain.kind == "Items"
        return ITEM if listed and self.device else super().here(iterator)

    def racy_names(self) -> frozenset[str]:
        return frozenset(self.written_by_others())

    def written_by_others(self) -> Iterator[str]:
        for use in uses(self.kernel.body):
            if use.writes and is_added(type(use.by)):
                yield use.name
        for write in writes(self.kernel):
            if isinstance(write, kernels.UpdateTuple):
                if write.strategy in (
                    kernels.Strategy.LOCK,
                    kernels.Strategy.FLAG,
                    kernels.Strategy.PACKED,
                ):
                    for place in written(write):
                        if not isinstance(place, ir.Index):
                            yield place.name
            elif isinstance(write.target, ir.Index):
                continue
            elif write.sync in (kernels.Sync.RACY, kernels.Sync.ATOMIC):
                yield write.target.name

    def is_contended(self, node: ir.Expression) -> bool:
        if not isinstance(node, ir.Variable | ir.Field) or not ty.is_object(node.type):
            return False
        if ty.is_extended(node.type):
            return False
        if isinstance(node, ir.Variable) and node.name in self.ranges:
            return self.ranges[node.name].source.name in self.changed
        return node.name in self.changed

    def kept(self, node: kernels.UpdateTuple, values: list[str]) -> list[str]:
        """The thread's own best so far."""
        (best,) = (
            each for each in self.kernel.candidates if each.target == node.target
        )
        names = map(mangle, (best.name, *best.names))
        pairs = zip(names, ["candidate", *values], strict=True)
        head = f"if (candidate {BETTER[node.operator]} {mangle(best.name)})"
        return braces(head, (f"{name} = {value};" for name, value in pairs))

    @cached_property
    def after_tests(self) -> set[int]:
        return {id(store) for store in tested_stores(self.kernel.body)}

    def store(self, node: kernels.Store) -> str:
        """On a GPU, a store waits for the load of what it overwrites, as it does after
        a test of what that is."""
        place = self.place(node.target)
        is_loaded = self.device and place in self.loaded
        if (
            not is_loaded
            or node.sync is not kernels.Sync.OWNER
            or ty.is_object(node.target.type)
            or id(node) in self.after_tests
        ):
            return super().store(node)
        return f"lh::replace({place}, {self.value(node.value, node.target.type)});"

    def append(self, node: kernels.Push) -> list[str]:
        """Threads collect what they append: those of a block on a GPU, else each."""
        # On OpenMP a claim needs its place at once.
        at_once = node.claim is not None and not self.device
        if at_once or node.append is not kernels.Append.AGGREGATED:
            return super().append(node)
        self.pending.setdefault(node.into, node)
        degree = f", {self.text(node.degree)}" if node.degree is not None else ""
        pending = derived(node.into, "pending")
        return [f"{pending}.append({self.variable(node.item)}{degree});"]

    def pending_declarations(self) -> Iterator[str]:
        for i, (into, node) in enumerate(self.pending.items()):
            name = derived(into, "pending")
            types = (self.plan.buffer(into).element, node.count.type)
            extras = (item.name for item in (node.work, node.claim) if item is not None)
            places = ", ".join(map(mangle, (into, node.count.name, *extras)))
            if self.device:
                yield f"auto {name} = lh::pending<{i}>({places});"
            else:
                items = ", ".join(map(cpp_type, types))
                yield f"lh::Pending<{items}> {name}({places});"

    def field(self, node: ir.Field, tested: frozenset[str] = frozenset()) -> Parts:
        self.loaded.add(self.element(node))
        return super().field(node, tested)

    def body(self) -> list[str]:
        """What holds for every iteration is not tested again."""
        schedule = self.kernel.schedule
        asked = text_for(schedule).asked(schedule) if self.device else None
        match self.kernel.body.statements:
            case (ir.If(condition, then, None),) if condition == asked:
                return self.lines(then)
        return super().body()

    def lists_nodes(self, node: ir.If) -> bool:
        """True if it lists the kernel's own node, by several tests of one property."""
        condition = node.condition
        return (
            self.kernel.domain.kind == "Nodes"
            and node.otherwise is None
            and [type(x) for x in as_block(node.then).statements] == [kernels.Push]
            and len([*conjuncts(condition)]) > 1
            and len({field.name for field in find(condition, ir.Field)}) == 1
            and drivers(condition) == {self.kernel.iterator}
            and is_pure(condition)
            and may_fail(condition) is None
        )

    def statements(self, nodes: Iterable[ir.StatementNode]) -> Iterator[str]:
        groups = groupby(spread(nodes), self.is_single)
        for is_single, group in [(key, [*group]) for key, group in groups]:
            if is_single:
                yield from self.by_one_lane(group)
            else:
                yield from super().statements(group)

    def is_single(self, node: ir.StatementNode) -> bool:
        """True of a write by one lane of a warp that runs the statements together."""
        return (
            isinstance(node, kernels.Store | kernels.Update | kernels.UpdateTuple)
            and self.collective
            and not self.is_alone
            and not self.is_own(node.target)
        )

    def by_one_lane(self, nodes: Sequence[ir.StatementNode]) -> Iterator[str]:
        """It writes what all have read before, and all of them see it; barriers are for
        what others look at."""
        barrier = [] if self.is_apart(nodes) else ["lh::warp_barrier();"]
        yield from barrier
        outside, self.is_alone = self.is_alone, True
        yield from braces("if (lh::lane() == 0)", super().statements(nodes))
        self.is_alone = outside
        yield from barrier

    def is_apart(self, nodes: Iterable[ir.StatementNode]) -> bool:
        """True if the rest of the kernel neither touches what the statements write nor
        writes what they read, but for variables of a thread."""
        own = Counter(self.shared_uses(nodes))
        rest = Counter(self.shared_uses((self.kernel.body, self.kernel.schedule)))
        rest.subtract(own)
        return not any(
            rest[name, True] or (writes and rest[name, False]) for name, writes in own
        )

    def shared_uses(self, nodes: Iterable[ir.Node]) -> Iterator[tuple[str, bool]]:
        for node in nodes:
            for use in uses(node):
                if use.name not in self.locals:
                    yield use.name, use.writes

    def statement(self, node: ir.StatementNode) -> Iterable[str]:
        match node:
            case _ if self.is_single(node):
                yield from self.by_one_lane([node])
            case ir.If(condition, then) if not self.device and self.lists_nodes(node):
                # Without branches between the conditions: some nodes are reached and
                # others not, in no order.
                conditions = ", ".join(map(self.text, conjuncts(condition)))
                yield from self.braced(f"if (lh::all_of({conditions}))", then)
            case ir.Declare(type=type, initial=initial) if ty.is_object(type):
                # Declared outside of the loop: an iteration takes over the memory.
                name = mangle(node.name)
                value = self.value(initial, type) if initial else None
                start = "begin(group)" if self.in_groups else "clear()"
                yield f"{name} = {value};" if value else f"{name}.{start};"
            case _:
                yield from super().statement(node)

    def row(self, node: kernels.Each) -> Iterator[str]:
        """On a processor, the nodes of one of two rows are marked: those of an oriented
        graph have no node twice."""
        rows = [each for each in (node.range, node.among) if each is not None]
        oriented = all(ranged(each) in self.plan.oriented for each in rows)
        if self.device or node.among is None or not oriented:
            yield from super().row(node)
            return
        name, body = mangle(node.iterator), self.lines(node.body)
        marks = derived(node.iterator, "marks")
        self.marks.append(marks)
        is_used = is_named(name, body)
        arguments = [
            *(
                f"lh::row({', '.join((*self.rows(r), self.text(r.source)))})"
                for r in rows
            ),
            f"[&](lh::node_t {name})" if is_used else "[&](lh::node_t)",
        ]
        yield f"{marks}.common({', '.join(arguments)} {{"
        yield from indent(body)
        yield "});"

    def marks_of(self, node: str) -> str | None:
        """On a processor, the row of the kernel's own node is marked, too."""
        if not self.asked or node != mangle(self.kernel.iterator):
            return None
        marks = derived(self.kernel.iterator, "marks")
        if marks not in self.marks:
            self.marks.append(marks)
        return marks

    def is_own(self, target: ir.LValue) -> bool:
        """True of a variable that every thread has."""
        if isinstance(target, ir.Field):
            return False
        name = target_name(target)
        partials = {item.name for item in self.kernel.partials}
        return name in self.locals and name not in partials

    def load_racy(self, address: str) -> str:
        """All threads of a warp see the same, whoever writes meanwhile."""
        text = super().load_racy(address)
        together = self.collective and not self.is_alone
        return f"lh::shuffle({text}, 0)" if together else text

    # --- around the loop --------------------------------------------------------------

    def declarations(self) -> list[str]:
        """The variables of a thread, before its first iteration."""
        declared = [
            *self.first_of_all(),
            *self.object_declarations(),
            *self.pending_declarations(),
            *(f"lh::Marks {name};" for name in self.marks),
            *self.partial_declarations(),
            *self.candidate_declarations(),
        ]
        return declared_together(declared)

    def object_declarations(self) -> Iterator[str]:
        """On a GPU, a thread asks the heap for many items alone."""
        for name, type in own_objects(self.kernel).items():
            object, own = mangle(name), cpp_type(type)
            if self.in_groups:
                own = own.replace("lh::Map", "lh::GroupMap")
                memory = derived(name, "memory")
                yield f"LH_SHARED(int64_t, {memory}, ({own}::words_of_block));"
                yield f"{own} {object}({memory}, {empty(type)[1:]};"
                continue
            if self.device and isinstance(type, ty.CollectionType | ty.MapType):
                own = f"lh::Local<{own}>"
            yield f"{own} {object}{empty(type)};"

    def first_of_all(self) -> list[str]:
        """A launch does nothing after one that is to be repeated."""
        if not self.collective:
            return []
        sets = next(
            node.name
            for node in find(self.kernel.body, ir.Field)
            if ty.is_extended(node.type)
        )
        return [f"if (!{mangle(sets)}->begins(turn)) return;"]

    def partial_declarations(self) -> list[str]:
        return [
            f"{cpp_type(item.target.type)} {mangle(item.name)} = "
            f"{self.value(neutral(item.operator, item.target.type), item.target.type)};"
            for item in self.kernel.partials
        ]

    def candidate_declarations(self) -> list[str]:
        """Each thread starts from the tuple as it is."""
        lines = []
        for item in self.kernel.candidates:
            names = (item.name, *item.names)
            for name, target in zip(names, (item.target, *item.targets), strict=True):
                lines.append(
                    f"{cpp_type(target.type)} {mangle(name)} = "
                    f"lh::load_racy({mangle(target.name)});"
                )
        return lines

    def offers(self) -> list[str]:
        """One atomic per thread and candidate: did it improve the key?"""
        lines = []
        for item in self.kernel.candidates:
            name, target = mangle(item.name), mangle(item.target.name)
            atomic = f"lh::atomic_{item.operator}({target}, {name})"
            better = f"{name} {BETTER[item.operator]} {atomic}"
            lines.append(f"const bool {derived(item.name, 'offered')} = {better};")
        return lines

    def awards(self) -> list[str]:
        """After the barrier: who installed the final key writes the payload."""
        lines = []
        for item in self.kernel.candidates:
            name, target = mangle(item.name), mangle(item.target.name)
            pairs = zip(item.targets, item.names, strict=True)
            stores = (
                f"lh::store_racy({mangle(place.name)}, {mangle(own)});"
                for place, own in pairs
            )
            offered = derived(item.name, "offered")
            head = f"if ({offered} && lh::load_racy({target}) == {name})"
            lines += braces(head, stores)
        return lines

    @text_of(kernels.Tally)
    def tally(self, node: kernels.Tally) -> Iterator[str]:
        weight = f"int64_t({self.text(node.degree)})"
        yield from self.scan("weight_body", node.when, weight, self.item)
        yield self.scanned("count_parts", "weight_body", mangle(node.sums.name))

    @text_of(kernels.Compact)
    def compact(self, node: kernels.Compact) -> Iterator[str]:
        item = f"lh::take(&{self.item})" if node.takes is not None else self.item
        own = mangle(self.kernel.iterator)
        yield from self.scan("chosen_body", node.when, f"int64_t({own})", item)
        places = [node.sums.name, node.into, node.count.name, node.work.name]
        places = [mangle(name) for name in places]
        if node.starts is not None and node.degree is not None:
            yield f"const auto degree_body = [&](lh::node_t {own}) {{"
            yield f"{INDENT}return int64_t({self.text(node.degree)});"
            yield "};"
            places.append(f"lh::starts_in({mangle(node.starts)}, degree_body)")
        yield self.scanned("place_parts", "chosen_body", *places)

    @property
    def item(self) -> str | None:
        """An item of the list that the kernel runs over, if it is one."""
        domain = self.kernel.domain
        if not isinstance(domain, kernels.ListItems):
            return None
        here = self.here(self.kernel.iterator)
        if domain.first is not None:
            here = f"{self.variable(domain.first)} + {here}"
        return f"{mangle(domain.source.name)}[{here}]"

    def scan(
        self, name: str, when: ir.Expression, value: str, item: str | None
    ) -> Iterator[str]:
        """A function that gives the value of an item, -1 where it is not wanted."""
        _, type, iterator = self.domain
        yield f"const auto {name} = [&]({type} {iterator}) {{"
        if item:
            node = mangle(self.kernel.iterator)
            yield f"{INDENT}const lh::node_t {node} = {item};"
        yield f"{INDENT}return {self.printer.at(when, 2)} ? {value} : -1;"
        yield "};"

    def scanned(self, function: str, name: str, *places: str) -> str:
        count, *_ = self.domain
        return f"lh::{function}({', '.join([count, name, *places])});"

    def for_one_lane(self, node: ir.Expression) -> str:
        """An expression as one thread of a warp computes it by itself."""
        self.is_alone = True
        text = self.text(node)
        self.is_alone = False
        return text

    def loop(self, body: list[str]) -> Loop:
        """Over the domain; on a GPU, each iteration has a number."""
        count, type, iterator = self.domain
        first = list(self.listed(body))
        is_used = is_named(iterator, (*first, *body))
        if self.device and is_used and iterator != ITEM:
            first.insert(0, f"const {type} {iterator} = {type}(item);")
        return Loop(self, count, type, iterator, [*first, *body], body)

    def iteration(self, body: list[str]) -> Iteration | None:
        """A body for a function; None if it needs more of the loop."""
        kernel, (_, type, iterator) = self.kernel, self.domain
        needs_more = self.pending or self.marks or kernel.candidates
        if not body or needs_more or own_objects(kernel) or is_named(ITEM, body):
            return None
        if self.item is not None:
            type = cpp_type(self.plan.buffer(kernel.domain.source.name).element)
            iterator = mangle(kernel.iterator)
        types, arguments = {iterator: type}, {iterator: iterator}
        for partial in kernel.partials:
            name = mangle(partial.name)
            types[name], arguments[name] = f"{cpp_type(partial.target.type)}&", name
        match kernel.schedule:
            case BlockStride(has_item):
                guard = condition = mangle(has_item)
                # A list may have only those for which a condition holds.
                found = ACTIVE.fullmatch(body[0])
                if found and not is_named(guard, body[1:]):
                    guard, condition, body = found[1], found[2], body[1:]
                types[guard], arguments[guard] = "bool", condition
            case GridStride():
                pass
            case _:
                return None
        return Iteration(body, types, arguments)

    def stride(self, body: list[str]) -> list[str]:
        """A loop over the items of a thread of the grid, with a bare body."""
        items, type, iterator = self.domain
        domain = self.kernel.domain
        if isinstance(domain, kernels.ListItems) and is_named(ITEM, body):
            items, body = f"int64_t({items})", [*self.listed(body), *body]
        elif isinstance(domain, kernels.ListItems):
            start = f" + {self.variable(domain.first)}" if domain.first else ""
            items = f"{mangle(domain.source.name)}{start}, {items}"
            type = cpp_type(self.plan.buffer(domain.source.name).element)
            iterator = mangle(self.kernel.iterator)
        unused = "" if is_named(iterator, body) else "[[maybe_unused]] "
        return braces(
            f"for ({unused}const {type} {iterator} : lh::grid_stride({items}))", body
        )

    def listed(self, body: Iterable[str]) -> Iterator[str]:
        """Declares the iterator over a list, if the body names it."""
        iterator, item = mangle(self.kernel.iterator), self.item
        if item is None or not is_named(iterator, body):
            return
        type = self.plan.buffer(self.kernel.domain.source.name).element
        if guard := self.kernel.schedule.guard:
            item = f"{mangle(guard)} ? {item} : {nothing(type)}"
        yield f"const {cpp_type(type)} {iterator} = {item};"

    def taken_back(self, stamp: ir.Field, round: ir.Variable) -> str:
        """The statement that lets an element be visited once more in the round."""
        return f"lh::take_back({self.address(stamp)}, {self.variable(round)});"

    def visit(self, node: kernels.FirstVisit) -> str:
        schedule = self.kernel.schedule
        is_own = not self.device and isinstance(schedule, OwnItems)
        return "visit_again" if is_own else super().visit(node)

    def dealt(self, loop: Loop) -> Dealt:
        """The loop for OpenMP, if the schedule has none of its own."""
        return dealt(self, self.kernel, loop)

    @property
    def domain(self) -> tuple[str, str, str]:
        """(count, type, iterator) of the loop over the kernel's domain."""
        source: ir.Range = self.kernel.domain
        if source.kind == "Items":
            assert self.kernel.count is not None
            count = self.variable(self.kernel.count)
            return count, "int64_t", self.here(self.kernel.iterator)
        kind: ViewKind = "edges" if source.kind == "Edges" else "nodes"
        type = "lh::edge_t" if kind == "edges" else "lh::node_t"
        return (
            self.view(View(source.source.name, kind)),
            type,
            mangle(self.kernel.iterator),
        )


def asks_often(kernel: kernels.Kernel) -> bool:
    """True if a loop in a loop asks for edges of the kernel's own node, and the kernel
    runs over all nodes: to mark all rows costs no more than to look at all edges."""
    return kernel.domain.kind == "Nodes" and any(
        call.name == "HasEdgeTo"
        and isinstance(call.receiver, ir.Variable)
        and call.receiver.name == kernel.iterator
        for outer in find(kernel.body, kernels.Each)
        for inner in find(outer, kernels.Each)
        if inner is not outer
        for call in find(inner, ir.Call)
    )


def spread(nodes: Iterable[ir.StatementNode]) -> Iterator[ir.StatementNode]:
    """Statements and those of blocks among them."""
    for node in nodes:
        if isinstance(node, ir.Block):
            yield from spread(node.statements)
        else:
            yield node
