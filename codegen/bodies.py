"""Bodies of kernels and host blocks as C++ lines: the same text for every target.

What differs between kernels and blocks (where scalars live, who else is writing, what
may be NIL) is in `kernels` and `blocks`.
"""

from __future__ import annotations

import re
from collections.abc import Generator, Iterator
from typing import assert_never

from lighthouse.codegen.expressions import WRAPPING, ExpressionPrinter
from lighthouse.codegen.names import cpp_type, mangle, searcher, slot
from lighthouse.codegen.signature import View, ViewKind, graph_of, view_name
from lighthouse.codegen.text import INDENT, empty, indent, wrapped
from lighthouse.diagnostics import Span
from lighthouse.ir.foreign import FOREIGN_NAME
from lighthouse.ir.nodes import (
    Binary,
    Block,
    Call,
    Declare,
    Dfs,
    DoWhile,
    Effect,
    Expression,
    Field,
    Foreign,
    If,
    Index,
    Literal,
    Range,
    ReduceOperator,
    Return,
    StatementNode,
    Variable,
    While,
)
from lighthouse.ir.plan import (
    LOCK_COUNT,
    LOCKS,
    Each,
    Gather,
    Kernel,
    Place,
    Plan,
    Schedule,
    Store,
    Strategy,
    Sync,
    Update,
    UpdateTuple,
)
from lighthouse.ir.symbols import element_type
from lighthouse.ir.types import (
    GraphType,
    MapType,
    Type,
    is_floating,
    is_integral,
    is_object,
)
from lighthouse.ir.values import zero
from lighthouse.ir.walk import walk
from lighthouse.passes.analysis.effects import (
    Unit,
    iterators,
    local_names,
    named_in_foreign,
    targets,
    writes,
)

ATOMICS: dict[ReduceOperator, str] = {
    "+": "add",
    "*": "mul",
    "min": "min",
    "max": "max",
    "&": "and_",
    "|": "or_",
}

# The same as classes, and how the threads of a block share rows.
OPERATORS: dict[ReduceOperator, str] = {
    "+": "Add",
    "*": "Mul",
    "min": "Min",
    "max": "Max",
    "&": "And",
    "|": "Or",
}
SCHEDULES: dict[Schedule, str] = {
    "warp": "ByWarp",
    "block": "ByBlock",
    "balanced": "Balanced",
}


def source_lines(span: Span, limit: int = 12) -> list[str]:
    """The Green-Marl lines of `span`, with where they stand, for a comment."""
    if span.source is None:
        return []
    text = span.source.text
    begin = text.rfind("\n", 0, span.start) + 1
    end = text.find("\n", span.end)
    lines = text[begin : len(text) if end < 0 else end].splitlines()
    margin = min((len(s) - len(s.lstrip()) for s in lines if s.strip()), default=0)
    shown = [line[margin:].rstrip() for line in lines[:limit]]
    more = ["…"] if len(lines) > limit else []
    # A line that ends in a backslash would go on in the next one.
    shown = [f"{line} ." if line.endswith("\\") else line for line in shown]
    return [f"{span.source.name}:{span.line}", *(f"  {s}" for s in shown + more)]


class BodyPrinter:
    """Prints the body of one kernel or block of a plan.

    `by_address` are the scalars that it gets as pointers.
    """

    def __init__(
        self, plan: Plan, unit: Unit, by_address: frozenset[str], *, wraps: bool
    ) -> None:
        self.plan = plan
        self.unit = unit
        self.by_address = by_address
        self.locals = local_names(unit)
        self.assigned = {
            place.name
            for write in writes(unit)
            for place in targets(write)
            if not isinstance(place, Index)
        } | set(named_in_foreign(unit.body))
        self.racy = self.racy_names()
        self.ranges = iterators(unit)
        self.leave = "return;"
        self.printer = ExpressionPrinter(
            self.variable,
            self.field,
            self.view,
            self.ranges,
            wraps,
            self.is_contended,
            self.foreign,
        )

    # --- what kernels and blocks differ in --------------------------------------------

    def racy_names(self) -> frozenset[str]:
        """Shared places that other threads write meanwhile."""
        return frozenset()

    def is_contended(self, node: Expression) -> bool:
        """True of an object that other threads change meanwhile."""
        return False

    def may_be_nil(self, driver: Variable) -> bool:
        """True if a property of `driver` is only looked at if there is one."""
        return False

    def kept(self, node: UpdateTuple, values: list[str], better: str) -> list[str]:
        raise AssertionError("candidates are those of a kernel")

    # --- names ------------------------------------------------------------------------

    def variable(self, node: Variable) -> str:
        name = mangle(node.name)
        if not self.is_pointer(node):
            return name
        return f"lh::load_racy({name})" if node.name in self.racy else f"*{name}"

    def field(self, node: Field) -> str:
        at = self.variable(node.driver)
        text = f"{mangle(node.name)}[{at}]"
        if self.may_be_nil(node.driver) and not is_object(node.type):
            return f"({at} < 0 ? {self.printer.text(zero(node.type))} : {text})"
        plain = node.name not in self.racy or is_object(node.type)
        return text if plain else f"lh::load_racy(&{text})"

    def view(self, view: View) -> str:
        return view_name(self.plan, view)

    def text(self, node: Expression) -> str:
        return self.printer.text(node)

    def value(self, node: Expression, to: Type) -> str:
        """`node` as it is stored in a place of type `to`."""
        if isinstance(node, Literal) and is_integral(node.type) and is_integral(to):
            return str(node.value)
        if is_object(to):
            return self.printer.object(node)
        if is_floating(node.type) and is_integral(to):
            return f"lh::convert<{cpp_type(to)}>({self.text(node)})"
        return self.text(node)

    def address(self, target: Place) -> str:
        if isinstance(target, Field):
            return f"&{self.element(target)}"
        assert isinstance(target, Variable)
        name = mangle(target.name)
        return name if self.is_pointer(target) else f"&{name}"

    def is_pointer(self, node: Variable) -> bool:
        return node.name in self.by_address and node.name not in self.locals

    def place(self, target: Place) -> str:
        """The target as an l-value."""
        if isinstance(target, Field):
            return self.element(target)
        if isinstance(target, Index):
            return f"{self.text(target.map)}.at({self.key(target)})"
        name = mangle(target.name)
        return f"*{name}" if self.is_pointer(target) else name

    def element(self, target: Field) -> str:
        return f"{mangle(target.name)}[{self.variable(target.driver)}]"

    def key(self, node: Index) -> str:
        assert isinstance(node.map.type, MapType)
        return self.value(node.key, node.map.type.key)

    def foreign(self, text: str) -> str:
        """Foreign code with `$x` and `$n.P` in the words of this body."""

        def spelled(match: re.Match[str]) -> str:
            driver, name = match.groups()
            if name:
                return f"{mangle(name)}[{self.place(Variable(driver))}]"
            return self.place(Variable(driver))

        return FOREIGN_NAME.sub(spelled, text)

    # --- statements -------------------------------------------------------------------

    def body(self) -> list[str]:
        return self.lines(self.unit.body)

    def lines(self, node: StatementNode) -> list[str]:
        return list(self.statement(node))

    def braced(self, head: str, body: StatementNode) -> list[str]:
        return [f"{head} {{", *indent(self.lines(body)), "}"]

    def statement(self, node: StatementNode) -> Iterator[str]:
        match node:
            case Block(statements):
                for item in statements:
                    yield from self.statement(item)
            case Declare(type=type, initial=None):
                yield f"{cpp_type(type)} {mangle(node.name)}{empty(type)};"
            case Declare(type=type, initial=initial):
                assert initial is not None
                name, text = mangle(node.name), self.value(initial, type)
                changes = node.name in self.assigned or is_object(type)
                const = "" if changes else "const "
                yield f"{const}{cpp_type(type)} {name} = {text};"
            case If(condition, then, otherwise):
                lines = self.braced(f"if ({self.text(condition)})", then)
                match otherwise:
                    case If() | Block((If(),)):
                        chain = self.lines(otherwise)
                        lines[-1:] = [f"}} else {chain[0]}", *chain[1:]]
                    case StatementNode():
                        lines[-1:] = self.braced("} else", otherwise)
                yield from lines
            case While(condition, body):
                yield from self.braced(f"while ({self.text(condition)})", body)
            case DoWhile(body, condition):
                yield from [
                    *self.braced("do", body)[:-1],
                    f"}} while ({self.text(condition)});",
                ]
            case Store(target) | Update(target) | UpdateTuple(target=target):
                yield from self.guarded(target, self.write(node))
            case Each(range=range_) if range_.kind == "Items":
                yield from self.items(node)
            case Each():
                yield from self.each(node)
            case Gather():
                yield from self.gather(node)
            case Effect(call):
                yield f"{self.text(call)};"
            case Dfs():
                yield from self.search(node)
            case Foreign(text):
                code = self.foreign(text).strip()
                ended = code if code.endswith((";", "}")) else f"{code};"
                yield from ended.splitlines()
            case Return():
                yield self.leave
            case _:
                raise AssertionError(f"{node.__class__.__name__} in a kernel")

    def guarded(self, target: Place, lines: list[str]) -> list[str]:
        """NIL has no properties: nothing is written."""
        if not isinstance(target, Field) or not self.may_be_nil(target.driver):
            return lines
        if is_object(target.type):
            return lines
        return [f"if ({self.variable(target.driver)} >= 0) {{", *indent(lines), "}"]

    def write(self, node: Store | Update | UpdateTuple) -> list[str]:
        match node:
            case Store(
                Index() as target, Binary("+" | "*" as operator, left, right)
            ) if left == target and node.value.type == target.type:
                # One search instead of two.
                return self.write(Update(target, operator, right, span=node.span))
            case Store(Index() as target, value):
                return self.entry(target, value, "{cell} = {value};")
            case Update(Index() as target, operator, value):
                form = self.updated("{cell}", operator, "{value}", target.type)
                return self.entry(target, value, form)
            case Store():
                return [self.store(node)]
            case Update():
                return [self.update(node)]
            case UpdateTuple():
                return list(self.tuple_(node))
            case _:
                assert_never(node)

    def entry(self, target: Index, value: Expression, form: str) -> list[str]:
        """A write of an element of a map; `form` is the assignment."""
        key, text = self.key(target), self.value(value, target.type)
        object, type = self.text(target.map), cpp_type(target.type)
        assignment = form.format(cell="cell", value="value")
        if self.is_contended(target.map):
            function = (
                "[](auto& object, auto key, auto value) "
                f"{{ auto& cell = object.at(key); {assignment} }}"
            )
            return [f"lh::locked({object}, {function}, {key}, {type}({text}));"]
        cell = f"{object}.at({key})"
        if form.count("{cell}") == 1:
            return [form.format(cell=cell, value=text)]
        lines = [f"const {type} value = {text};", f"auto& cell = {cell};", assignment]
        return ["{", *indent(lines), "}"]

    def store(self, node: Store) -> str:
        value = self.value(node.value, node.target.type)
        if is_object(node.target.type):
            place = self.place(node.target)
            if not self.is_contended(node.target):
                return f"{place} = {value};"
            return (
                f"lh::locked({place}, [](auto& object, const auto& value) "
                f"{{ object = value; }}, {value});"
            )
        match node.sync:
            case Sync.LOCAL | Sync.OWNER:
                return f"{self.place(node.target)} = {value};"
            case Sync.RACY:
                at = self.address(node.target)
                if node.same_value:
                    seen = f"lh::load_racy({at})"
                    return f"if ({seen} != {value}) lh::store_racy({at}, {value});"
                return f"lh::store_racy({at}, {value});"
            case sync:
                raise AssertionError(f"a store with sync {sync}")

    def update(self, node: Update) -> str:
        target = node.target
        value = self.value(node.value, target.type)
        if node.sync is Sync.ATOMIC:
            return (
                f"lh::atomic_{ATOMICS[node.operator]}({self.address(target)}, {value});"
            )
        if node.operator in ("&", "|"):
            value = self.printer.at(node.value, 4)
        return self.updated(self.place(target), node.operator, value, target.type)

    def updated(
        self, place: str, operator: ReduceOperator, value: str, type: Type
    ) -> str:
        """`place op= value` by one thread."""
        match operator:
            case "+" | "*" if is_integral(type):
                return f"{place} = lh::{WRAPPING[operator]}({place}, {value});"
            case "+" | "*":
                return f"{place} {operator}= {value};"
            case "min" | "max":
                function = "smaller" if operator == "min" else "larger"
                return f"{place} = lh::{function}<{cpp_type(type)}>({place}, {value});"
            case "&" | "|":
                return f"{place} = {place} {operator * 2} {value};"
            case _:
                assert_never(operator)

    def tuple_(self, node: UpdateTuple) -> Iterator[str]:
        """The candidate is computed once; `<` for min, `>` for max."""
        type = cpp_type(node.target.type)
        better = "<" if node.operator == "min" else ">"
        yield "{"
        key = self.value(node.value, node.target.type)
        yield f"{INDENT}const {type} candidate = {key};"
        values = [
            self.value(value, place.type)
            for value, place in zip(node.values, node.targets, strict=True)
        ]
        match node.strategy:
            case Strategy.FLAG:
                at = self.address(node.target)
                atomic = f"lh::atomic_{node.operator}({at}, candidate)"
                yield f"{INDENT}if (candidate {better} {atomic}) {{"
                for place, value in zip(node.targets, values, strict=True):
                    yield f"{INDENT * 2}lh::store_racy({self.address(place)}, {value});"
                yield f"{INDENT}}}"
            case Strategy.LOCK:
                yield from indent(self.locked(node, values, better))
            case Strategy.OWNER:
                yield f"{INDENT}if (candidate {better} {self.current(node.target)}) {{"
                yield from indent(
                    indent(self.replaced(node, values, "{place} = {value};"))
                )
                yield f"{INDENT}}}"
            case Strategy.BARRIER:
                yield from indent(self.kept(node, values, better))
            case None:
                raise AssertionError("a tuple without a strategy")
            case _:
                assert_never(node.strategy)
        yield "}"

    def current(self, target: Place) -> str:
        """What a place holds; looking does not make an element of a map."""
        return self.text(target) if isinstance(target, Index) else self.place(target)

    def replaced(self, node: UpdateTuple, values: list[str], form: str) -> list[str]:
        """The values first, since they may read what is replaced."""
        lines = [
            f"const {cpp_type(place.type)} payload_{i} = {value};"
            for i, (place, value) in enumerate(zip(node.targets, values, strict=True))
        ]
        places = [(node.target, "candidate")]
        places += [(place, f"payload_{i}") for i, place in enumerate(node.targets)]
        return lines + [
            form.format(place=self.place(place), at=self.address(place), value=value)
            for place, value in places
        ]

    def locked(self, node: UpdateTuple, values: list[str], better: str) -> list[str]:
        key = f"lh::load_racy({self.address(node.target)})"
        index = "0"
        if isinstance(node.target, Field):
            index = f"{self.variable(node.target.driver)} & {LOCK_COUNT - 1}"
        address = self.address(node.target)
        first = len(node.targets)
        # The key by an atomic: other statements of the loop may reduce into it as well.
        lines = self.replaced(node, values, "lh::store_racy({at}, {value});")
        improved = (
            f"candidate {better} lh::atomic_{node.operator}({address}, candidate)"
        )
        return [
            f"if (candidate {better} {key}) {{",
            *indent(lines[:first]),
            f"{INDENT}lh::lock(&{LOCKS}[{index}]);",
            f"{INDENT}if ({improved}) {{",
            *indent(indent(lines[first + 1 :])),
            f"{INDENT}}}",
            f"{INDENT}lh::unlock(&{LOCKS}[{index}]);",
            "}",
        ]

    def each(self, node: Each) -> Iterator[str]:
        """A loop that one thread runs."""
        name = mangle(node.iterator)
        range_ = node.range
        if isinstance(range_.source.type, GraphType):
            kind: ViewKind = "nodes" if range_.kind == "Nodes" else "edges"
            count = self.view(View(range_.source.name, kind))
            type = "lh::node_t" if kind == "nodes" else "lh::edge_t"
            yield from self.braced(
                f"for ({type} {name} = 0; {name} < {count}; ++{name})", node.body
            )
            return
        here, end = slot(node.iterator), f"{name}_end"
        vertex = yield from self.settled(f"{name}_source", range_.source)
        if range_.argument is not None:
            other = yield from self.settled(f"{name}_other", range_.argument)
        offsets, columns = self.rows(range_)
        begin = f"{offsets}[{vertex}]"
        yield f"const lh::edge_t {end} = {offsets}[{vertex} + 1];"
        yield f"for (lh::edge_t {here} = {begin}; {here} < {end}; ++{here}) {{"
        yield from indent(list(self.element_of(node)))
        if range_.kind == "CommonNbrs":
            yield (
                f"{INDENT}if (!lh::has_edge({offsets}, {columns}, {other}, {name})) "
                "continue;"
            )
        yield from indent(self.lines(node.body))
        yield "}"

    def rows(self, range_: Range) -> tuple[str, str]:
        """The offsets and columns of the rows that a range lists."""
        graph = graph_of(range_.source.type)
        prefix = "in_" if range_.kind in ("InNbrs", "InEdges") else ""
        offsets = self.view(View(graph, f"{prefix}row_offsets"))  # type: ignore[arg-type]
        columns = self.view(View(graph, f"{prefix}column_indices"))  # type: ignore[arg-type]
        return offsets, columns

    def element_of(self, node: Each) -> Iterator[str]:
        """The iterator, from the slot of the row."""
        kind, here = node.range.kind, slot(node.iterator)
        if self.is_only_edge(node):
            return
        if kind == "OutEdges":
            element = here
        elif kind == "InEdges":
            graph = graph_of(node.range.source.type)
            element = f"{self.view(View(graph, 'in_edge_ids'))}[{here}]"
        else:
            element = f"{self.rows(node.range)[1]}[{here}]"
        type = "lh::edge_t" if kind.endswith("Edges") else "lh::node_t"
        yield f"const {type} {mangle(node.iterator)} = {element};"

    def gather(self, node: Gather) -> Iterator[str]:
        """A loop that the threads of a block run together."""
        assert isinstance(self.unit, Kernel)
        loop = node.loop
        name = mangle(loop.iterator)
        begin, end = f"{name}_begin", f"{name}_end"
        offsets, _ = self.rows(loop.range)
        vertex = self.text(loop.range.source)
        yield f"lh::edge_t {begin} = 0, {end} = 0;"
        yield f"if ({mangle(node.guard.name)}) {{"
        yield f"{INDENT}{begin} = {offsets}[{vertex}];"
        yield f"{INDENT}{end} = {offsets}[{vertex} + 1];"
        yield "}"
        parameters = [f"lh::edge_t {slot(loop.iterator)}"]
        parameters += [f"{cpp_type(v.type)} {mangle(v.name)}" for v in node.known]
        parameters += [
            f"{cpp_type(item.target.type)}& {mangle(item.target.name)}"
            for item in node.totals
        ]
        body = f"{name}_body"
        yield from wrapped(f"const auto {body} = [&](", parameters, ") {")
        yield from indent(list(self.element_of(loop)))
        yield from indent(self.lines(loop.body))
        yield "};"
        known = ", ".join(mangle(item.name) for item in node.known)
        arguments = [begin, end, f"lh::known({known})", body]
        arguments += [
            f"lh::total<lh::{OPERATORS[item.operator]}>({mangle(item.target.name)})"
            for item in node.totals
        ]
        schedule = SCHEDULES[self.unit.schedule]
        yield from wrapped(f"lh::for_edges<lh::{schedule}>(", arguments, ");")

    def settled(self, name: str, node: Expression) -> Generator[str, None, str]:
        """The text of `node`, which other threads do not change during a loop."""
        if isinstance(node, Variable) and node.name not in self.racy:
            return self.text(node)
        yield f"const {cpp_type(node.type)} {name} = {self.text(node)};"
        return name

    def items(self, node: Each) -> Iterator[str]:
        """A loop over what a collection contains; collections by reference."""
        source = self.text(node.range.source)
        name, here = mangle(node.iterator), slot(node.iterator)
        element = element_type(node.range)
        type = "auto&" if is_object(element) else f"const {cpp_type(element)}"
        if node.range.backward:
            steps = f"int64_t {here} = {source}.slots() - 1; {here} >= 0; --{here}"
        else:
            steps = f"int64_t {here} = 0; {here} < {source}.slots(); ++{here}"
        yield f"for ({steps}) {{"
        yield f"{INDENT}if (!{source}.occupied({here})) continue;"
        yield f"{INDENT}{type} {name} = {source}.slot({here});"
        yield from indent(self.lines(node.body))
        yield "}"

    def search(self, node: Dfs) -> Iterator[str]:
        """A depth-first search, its bodies as functions that say whether to stop."""
        graph = node.source.name
        prefix = "in_" if node.transposed else ""
        arguments = [
            self.view(View(graph, f"{prefix}row_offsets")),  # type: ignore[arg-type]
            self.view(View(graph, f"{prefix}column_indices")),  # type: ignore[arg-type]
            self.view(View(graph, "nodes")),
            self.text(node.root),
        ]
        vertex, here = mangle(node.iterator), slot(node.iterator)
        head = f"[&](lh::node_t {vertex}, lh::edge_t {here}) -> bool {{"
        enter = "true" if node.navigator is None else self.text(node.navigator)
        outside, self.leave = self.leave, "return true;"
        before = self.filtered(node.filter, node.body)
        after: list[str] = []
        if node.post_body is not None:
            after = self.filtered(node.post_filter, node.post_body)
        self.leave = outside
        leaves = any(isinstance(item, Return) for item in walk(node))
        call = f"{searcher(node.iterator)}.run({', '.join(arguments)},"
        yield f"if ({call}" if leaves else call
        yield f"{INDENT}{head} return {enter}; }},"
        for lines, end in ((before, ","), (after, "")):
            yield f"{INDENT}{head}"
            yield from indent(indent(lines))
            yield f"{INDENT * 2}return false;"
            yield f"{INDENT}}}{end}"
        yield f")) {self.leave}" if leaves else ");"

    def filtered(self, condition: Expression | None, body: Block) -> list[str]:
        if condition is None:
            return self.lines(body)
        return self.braced(f"if ({self.text(condition)})", body)

    def is_only_edge(self, node: Each) -> bool:
        """True if the neighbour itself is never used: then it need not be loaded."""
        if node.range.kind == "CommonNbrs":
            return False
        to_edge = sum(
            isinstance(item, Call)
            and item.name == "ToEdge"
            and isinstance(item.receiver, Variable)
            and item.receiver.name == node.iterator
            for item in walk(node.body)
        )
        uses = sum(
            isinstance(item, Variable) and item.name == node.iterator
            for item in walk(node.body)
        )
        return uses == to_edge
