"""Prints the bodies of kernels and host blocks as C++, the same for every target."""

import re
from collections.abc import Generator, Iterable, Iterator
from contextlib import AbstractContextManager, nullcontext
from functools import cached_property

from lighthouse.codegen.names import cpp_type, derived, mangle, searcher
from lighthouse.codegen.schedules import text_for
from lighthouse.codegen.signature import graph_of, is_unread, ranged, unread_ends
from lighthouse.codegen.text import (
    INDENT,
    LEAVE,
    both,
    braces,
    empty,
    indent,
    is_named,
    otherwise,
    unwrapped,
)
from lighthouse.codegen.texts import text_of
from lighthouse.codegen.views import View, ViewKind
from lighthouse.codegen.writes import ATOMICS, WritePrinter
from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import negated
from lighthouse.ir.kernels import (
    Each,
    FirstVisit,
    Gather,
    Kernel,
    Search,
    Store,
    Total,
    Update,
    WhileAny,
)
from lighthouse.ir.symbols import element_type
from lighthouse.ir.types import EdgeType, GraphType, is_extended, is_object
from lighthouse.ir.uses import uses, written_names
from lighthouse.ir.walk import find, has, rewrite, walk
from lighthouse.passes.analysis.liveness import has_effects

# The same as classes.
OPERATORS = {key: name.rstrip("_").capitalize() for key, name in ATOMICS.items()}


class BodyPrinter(WritePrinter):
    """Prints the body of one kernel or block of a plan."""

    @cached_property
    def handed(self) -> set[str]:
        """What the threads that run a loop together hand to each other."""
        return {each.name for node in find(self.unit, Gather) for each in node.known}

    # --- statements -------------------------------------------------------------------

    def body(self) -> list[str]:
        return self.lines(self.unit.body)

    def lines(self, node: ir.StatementNode) -> list[str]:
        return list(self.statement(node))

    def where(
        self, condition: ir.Expression, holds: bool = True
    ) -> AbstractContextManager[None]:
        """Meanwhile, statements are printed that run where the condition holds, or does
        not."""
        return nullcontext()

    def braced(self, head: str, body: ir.StatementNode) -> list[str]:
        return braces(head, self.lines(body))

    def left(self, loop: list[str]) -> list[str]:
        """A loop that Ctrl-C ends."""
        return [loop[0], f"{INDENT}{LEAVE}", *loop[1:]]

    def left_if_long(self, node: Each, loop: list[str]) -> list[str]:
        """The same, but on a GPU, if each iteration may take long."""
        return self.left(loop) if has_loops(node.body) and not self.on_device else loop

    def statement(self, node: ir.StatementNode) -> Iterable[str]:
        return self.plain(node)

    @text_of(ir.Block)
    def block(self, node: ir.Block) -> Iterator[str]:
        yield from self.statements(node.statements)

    def statements(self, nodes: Iterable[ir.StatementNode]) -> Iterator[str]:
        for item in nodes:
            yield from self.statement(item)

    @text_of(ir.Declare)
    def declare(self, node: ir.Declare) -> Iterator[str]:
        if node.name in unread_ends(self.unit):
            return
        type, name = cpp_type(node.type), mangle(node.name)
        if node.initial is None:
            yield f"{type} {name}{empty(node.type)};"
            return
        if edge := self.slot_of(node):
            self.edges[node.name] = edge
            return
        changes = node.name in self.assigned or is_object(node.type)
        const = "" if changes else "const "
        value = self.printer.assigned(node.initial, node.type)
        yield f"{const}{type} {name} = {value};"

    def slot_of(self, node: ir.Declare) -> str | None:
        """The slot of an edge, or the place in a list, that a variable is another name
        for."""
        if node.name in self.assigned or node.name in self.handed:
            return None
        match node.initial:
            case ir.Call(ir.Variable(iterator), "ToEdge" | "Rank" as name):
                kind = self.ranges[iterator].kind
                is_slot = kind == "Items" if name == "Rank" else kind != "InNbrs"
                return self.here(iterator) if is_slot else None
        return None

    @text_of(ir.If)
    def if_(self, node: ir.If) -> list[str]:
        if self.is_tested_at_head(node):
            return self.lines(node.then)
        head = f"if ({self.text(node.condition)})"
        with self.where(node.condition):
            then = self.lines(node.then)
        if not (then or node.otherwise or has_effects(node.condition)):
            return []  # it was for ends of edges that nobody reads
        lines = braces(head, then)
        if node.otherwise is None:
            return both(lines)
        with self.where(node.condition, holds=False):
            other = self.lines(node.otherwise)
        return [*lines[:-1], *otherwise(other)]

    def is_tested_at_head(self, node: ir.If) -> bool:
        """True if it is around a loop over a row, whose head asks for the same; on a
        GPU, and where the row is cut, it saves what comes before the loop."""
        match node:
            case ir.If(condition, ir.Block((Each() as loop,)), None):
                source = loop.range.source
                return (
                    isinstance(source, ir.Variable)
                    and self.is_there(source)
                    and loop.until is not None
                    and negated(loop.until) == condition
                    and not (self.on_device or loop.is_cut)
                )
        return False

    def is_there(self, node: ir.Variable) -> bool:
        """True of iterators over a graph: others may be NIL, which has no row."""
        return node.name in self.ranges and self.ranges[node.name].kind != "Items"

    @text_of(ir.While)
    def while_(self, node: ir.While) -> Iterator[str]:
        head = f"while ({self.text(node.condition)})"
        with self.where(node.condition):
            lines = self.braced(head, node.body)
        yield from self.left(lines)

    @text_of(FirstVisit)
    def first_visit(self, node: FirstVisit) -> Iterator[str]:
        mark, round = self.address(node.mark), self.variable(node.round)
        test = f"lh::{self.visit(node)}({mark}, {round})"
        yield from self.braced(f"if ({test})", node.body)

    def visit(self, node: FirstVisit) -> str:
        """The function that tells whether it is the first one."""
        return "visit" if node.exact else "visit_some"

    @text_of(ir.DoWhile)
    def do_while(self, node: ir.DoWhile) -> Iterator[str]:
        yield from self.left(self.braced("do", node.body))[:-1]
        yield f"}} while ({self.text(node.condition)});"

    @text_of(ir.Effect)
    def effect(self, node: ir.Effect) -> Iterator[str]:
        yield f"{self.text(node.call)};"

    @text_of(ir.Foreign, needs=["foreign.cuh"])
    def foreign_statement(self, node: ir.Foreign) -> Iterator[str]:
        code = self.foreign(node.text).strip()
        ended = code if code.endswith((";", "}")) else f"{code};"
        yield from ended.splitlines()

    @text_of(ir.Return)
    def return_(self, node: ir.Return) -> Iterator[str]:
        yield f"return {self.text(node.value)};" if node.value else self.leave

    @text_of(Each)
    def each(self, node: Each) -> Iterator[str]:
        """A loop that one thread runs."""
        yield from self.items(node) if node.range.kind == "Items" else self.row(node)

    def row(self, node: Each) -> Iterator[str]:
        """A loop over a graph, or over a row of it."""
        name = mangle(node.iterator)
        range_ = node.range
        if isinstance(range_.source.type, GraphType):
            kind: ViewKind = "nodes" if range_.kind == "Nodes" else "edges"
            count = self.view(View(range_.source.name, kind))
            type = "lh::node_t" if kind == "nodes" else "lh::edge_t"
            head = f"for ({type} {name} = 0; {name} < {count}; ++{name})"
            yield from self.left_if_long(node, self.braced(head, node.body))
            return
        here = self.here(node.iterator)
        row, end, source, among = (
            derived(node.iterator, each) for each in ("row", "end", "source", "other")
        )
        vertex = yield from self.settled(source, range_.source)
        if node.is_cut:
            other = None
            if node.among is not None:
                other = yield from self.settled(among, node.among.source)
            first, *rest = self.cut_row(node, vertex, other)
            if node.among is None:
                yield f"{row_type(node)} {first}"
            else:
                yield from (f"{row_type(node)} {row};", first)
            yield from rest
        wanted = f"{self.text(negated(node.until))} && " if node.until else ""
        if node.among is not None:
            head = f"for (; {wanted}{row}.find(); ++{row}.one.begin)"
        else:
            offsets, _ = self.rows(range_)
            first = f"{here} = {offsets}[{vertex}], {end} = {offsets}[{vertex} + 1]"
            if node.is_cut:
                first, end = f"{here} = {row}.begin", f"{row}.end"
            head = f"for (lh::edge_t {first}; {wanted}{here} < {end}; ++{here})"
        body = [*self.element_of(node), *self.lines(before_end(node))]
        if node.among is not None:
            body = with_slot(here, f"{row}.one.begin", body)
        yield from self.left_if_long(node, braces(head, body))

    def cut_row(self, node: Each, vertex: str, other: str | None) -> Iterator[str]:
        """Statements that cut a row, declared before, to what the loop runs over."""
        row = derived(node.iterator, "row")
        one = row if node.among is None else f"{row}.one"
        yield f"{one} = lh::row({', '.join((*self.rows(node.range), vertex))});"
        for method, limits in (("above", node.above), ("below", node.below)):
            for limit in limits:
                edge = "_edge" if isinstance(limit.type, EdgeType) else ""
                yield f"{one}.{method}{edge}({self.text(limit)});"
        if node.among is not None and other is not None:
            yield f"{row}.among({', '.join((*self.rows(node.among), other))});"

    def rows(self, range_: ir.Range) -> tuple[str, str]:
        """The offsets and columns of the rows that a range lists."""
        graph = ranged(range_)
        prefix = "in_" if range_.kind in ("InNbrs", "InEdges") else ""
        offsets = self.view(View(graph, f"{prefix}row_offsets"))  # type: ignore[arg-type]
        columns = self.view(View(graph, f"{prefix}column_indices"))  # type: ignore[arg-type]
        return offsets, columns

    def element_of(self, node: Each) -> Iterator[str]:
        """The iterator, from the slot of the row."""
        kind, here = node.range.kind, self.here(node.iterator)
        if kind == "OutEdges" or is_unread(node):
            return
        if kind == "InEdges":
            graph = graph_of(node.range.source.type)
            element = f"{self.view(View(graph, 'in_edge_ids'))}[{here}]"
        else:
            element = f"{self.rows(node.range)[1]}[{here}]"
        type = "lh::edge_t" if kind.endswith("Edges") else "lh::node_t"
        yield f"const {type} {mangle(node.iterator)} = {element};"

    @text_of(Gather)
    def gather(self, node: Gather) -> Iterator[str]:
        """A loop that the threads of a block run together."""
        assert isinstance(self.unit, Kernel)
        schedule = self.unit.schedule
        text, loop = text_for(schedule), node.loop
        row, guard = derived(loop.iterator, "row"), mangle(node.guard.name)
        function, bounds = "for_edges", [row]
        vertex = self.text(loop.range.source)
        offsets, columns = self.rows(loop.range)
        if loop.is_cut:
            other = self.text(loop.among.source) if loop.among else None
            yield f"{row_type(loop)} {row};"
            found = list(self.cut_row(loop, vertex, other))
            if loop.among is not None:
                function = "for_common"
                bounds = [columns, self.rows(loop.among)[1], row]
        else:
            slots = f"{text.slots(schedule)}({guard}, {offsets}, {vertex})"
            found = list(text.row(schedule, vertex, f"{row}.begin", f"{row}.end"))
            if found:
                yield f"auto {row} = {slots};"
            else:
                bounds = [slots]
        if found:
            yield from braces(f"if ({guard})", found)
        inside = unwrapped([*self.element_of(loop), *self.lines(before_end(loop))])
        here = self.here(loop.iterator)
        is_used = any(here in line for line in inside)
        parameters = [f"lh::edge_t {here}" if is_used else "lh::edge_t"]
        parameters += [f"{cpp_type(v.type)} {mangle(v.name)}" for v in node.known]
        parameters += [
            f"{cpp_type(place.type)}& {mangle(place.name)}"
            for item in node.totals
            for place in places(item)
        ]
        body = derived(loop.iterator, "body")
        yield f"const auto {body} = [&]({', '.join(parameters)}) {{"
        yield from indent(inside)
        yield "};"
        known = ", ".join(mangle(item.name) for item in node.known)
        arguments = [*bounds, f"lh::known({known})", body]
        arguments += map(joined, node.totals)
        head = text.gather(schedule, function)
        yield f"{head}({', '.join(arguments)});"

    @text_of(WhileAny)
    def while_any(self, node: WhileAny) -> list[str]:
        assert isinstance(self.unit, Kernel)
        schedule = self.unit.schedule
        head = text_for(schedule).gather(schedule, "any_thread")
        return self.braced(f"while ({head}({mangle(node.guard.name)}))", node.body)

    def settled(self, name: str, node: ir.Expression) -> Generator[str, None, str]:
        """The text of `node`, which other threads do not change during a loop."""
        if isinstance(node, ir.Variable) and node.name not in self.racy:
            return self.text(node)
        yield f"const {cpp_type(node.type)} {name} = {self.text(node)};"
        return name

    def items(self, node: Each) -> Iterator[str]:
        """A loop over what a collection contains; collections by reference."""
        source = self.text(node.range.source)
        if is_extended(node.range.source.type):
            yield from self.members(node, source)
            return
        element = element_type(node.range)
        type = "auto&" if is_object(element) else f"const {cpp_type(element)}"
        items = f"lh::backward({source})" if node.range.backward else source
        head = f"for ({type} {mangle(node.iterator)} : {items})"
        yield from self.left_if_long(node, self.braced(head, node.body))

    def members(self, node: Each, source: str) -> Iterator[str]:
        """A loop over a set of an extension, whose class runs it."""
        item = f"{cpp_type(element_type(node.range))} {mangle(node.iterator)}"
        yield f"{source}.each([&]({item}) {{"
        yield from indent(self.lines(node.body))
        yield "});"

    def alone(self, body: ir.Block) -> list[str]:
        """Statements that one thread runs by itself, also where warps run the body."""
        self.is_alone = self.on_device
        lines = self.lines(body)
        self.is_alone = False
        return lines

    @text_of(Search)
    def search(self, node: Search) -> Iterator[str]:
        """A depth-first search, its bodies as functions that say whether to stop."""
        nodes = self.view(View(node.range.source.name, "nodes"))
        arguments = [*self.rows(node.range), nodes, self.text(node.root)]
        vertex, here = mangle(node.iterator), self.here(node.iterator)
        enter = "true" if node.navigator is None else self.text(node.navigator)
        outside, self.leave = self.leave, "return true;"
        before = self.lines(node.body)
        after = self.lines(node.after) if node.after is not None else []
        self.leave = outside
        leaves = has(node, ir.Return)
        call = f"{searcher(node.iterator)}.run({', '.join(arguments)},"
        yield f"if ({call}" if leaves else call

        def head(*lines: str) -> str:
            names = [f" {each}" * is_named(each, lines) for each in (vertex, here)]
            return f"[&](lh::node_t{names[0]}, lh::edge_t{names[1]}) -> bool {{"

        yield f"{INDENT}{head(enter)} return {enter}; }},"
        for lines, end in ((before, ","), (after, "")):
            yield f"{INDENT}{head(*lines)}"
            yield from indent(indent(lines))
            yield f"{INDENT * 2}return false;"
            yield f"{INDENT}}}{end}"
        yield f")) {self.leave}" if leaves else ");"


def has_loops(node: ir.Node) -> bool:
    loops = Each | ir.While | ir.DoWhile | Search | WhileAny
    return any(isinstance(item, loops) for item in walk(node))


def places(total: Total) -> list[ir.Variable]:
    return [item for item in (total.target, total.second) if item is not None]


def joined(total: Total) -> str:
    """Where the parts of threads come together, and how."""
    operator = f"lh::{OPERATORS[total.operator]}"
    names = ", ".join(mangle(place.name) for place in places(total))
    if total.ties is not None:
        return f"lh::best<{operator}, lh::{OPERATORS[total.ties]}>({names})"
    return f"lh::total<{f'lh::First<{operator}>' if total.ends else operator}>({names})"


def row_type(loop: Each) -> str:
    return "lh::Row" if loop.among is None else "lh::Common"


def with_slot(name: str, place: str, body: list[str]) -> list[str]:
    """The lines of a body, which know by `name` what the slot at `place` is, if more
    than one of them needs it."""
    word = re.compile(rf"\b{name}\b")
    if len(word.findall("\n".join(body))) == 1:
        return [word.sub(place, line) for line in body]
    used = any(map(word.search, body))
    return [f"const lh::edge_t {name} = {place};", *body] if used else body


def before_end(node: Each) -> ir.StatementNode:
    """The body, which runs only while nothing has ended the loop: the one statement
    that may do so reduces into a variable that is as at first."""
    match node.until:
        case ir.Variable(name):
            operator = "|"
        case ir.Unary("!", ir.Variable(name)):
            operator = "&"
        case _:
            return node.body
    writes = {use.by for use in uses(node.body) if use.name == name}
    inner = find(node.body, Each, ir.While)
    if len(writes) != 1 or any(name in written_names(each) for each in inner):
        return node.body

    def once(item: Update) -> ir.StatementNode:
        if item not in writes or item.operator != operator or item.then:
            return item
        return Store(item.target, item.value, item.sync, span=item.span)

    return rewrite(node.body, once, Update)
