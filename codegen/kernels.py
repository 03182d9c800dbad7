"""Bodies of kernels as C++ lines: the same text for CUDA, the simulator and OpenMP.

What differs between them (how the domain is divided, how partial results meet) is in
the templates.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from lighthouse.codegen.expressions import WRAPPING, ExpressionPrinter
from lighthouse.codegen.names import cpp_type, mangle, slot
from lighthouse.codegen.signature import View, ViewKind, graph_of, view_name
from lighthouse.ir.nodes import (
    Block,
    Call,
    Declare,
    DoWhile,
    Expression,
    Field,
    If,
    Literal,
    Range,
    ReduceOperator,
    StatementNode,
    Variable,
    While,
)
from lighthouse.ir.plan import (
    LOCK_COUNT,
    LOCKS,
    Each,
    Kernel,
    Place,
    Plan,
    Store,
    Strategy,
    Sync,
    Update,
    UpdateTuple,
)
from lighthouse.ir.types import (
    GraphType,
    Type,
    is_floating,
    is_integral,
)
from lighthouse.ir.values import neutral
from lighthouse.ir.walk import walk
from lighthouse.passes.analysis.effects import cells, local_names, targets, writes

INDENT = "    "
ATOMICS: dict[ReduceOperator, str] = {
    "+": "add",
    "*": "mul",
    "min": "min",
    "max": "max",
    "&": "and_",
    "|": "or_",
}


def indent(lines: Iterator[str] | list[str]) -> list[str]:
    return [f"{INDENT}{line}" for line in lines]


class KernelPrinter:
    """Prints one kernel of a plan."""

    def __init__(self, plan: Plan, kernel: Kernel) -> None:
        self.plan = plan
        self.kernel = kernel
        self.locals = local_names(kernel)
        self.cells = cells(plan)
        self.assigned = {
            place.name for write in writes(kernel) for place in targets(write)
        }
        self.racy = frozenset(self.racy_names())
        ranges = {kernel.iterator: kernel.domain}
        for node in walk(kernel.body):
            if isinstance(node, Each):
                ranges[node.iterator] = node.range
        self.printer = ExpressionPrinter(self.variable, self.field, self.view, ranges)

    def racy_names(self) -> Iterator[str]:
        """Shared places that other threads write while this kernel runs."""
        for write in writes(self.kernel):
            if isinstance(write, UpdateTuple):
                if write.strategy in (Strategy.LOCK, Strategy.FLAG):
                    yield from (place.name for place in targets(write))
            elif write.sync in (Sync.RACY, Sync.ATOMIC):
                yield write.target.name

    # --- names ------------------------------------------------------------------------

    def variable(self, node: Variable) -> str:
        name = mangle(node.name)
        if node.name in self.locals or node.name not in self.cells:
            return name
        return f"lh::load_racy({name})" if node.name in self.racy else f"*{name}"

    def field(self, node: Field) -> str:
        text = f"{mangle(node.name)}[{mangle(node.driver.name)}]"
        return f"lh::load_racy(&{text})" if node.name in self.racy else text

    def view(self, view: View) -> str:
        return view_name(self.plan, view)

    def text(self, node: Expression) -> str:
        return self.printer.text(node)

    def value(self, node: Expression, to: Type) -> str:
        """`node` as it is stored in a place of type `to`."""
        if isinstance(node, Literal) and is_integral(node.type) and is_integral(to):
            return str(node.value)
        if is_floating(node.type) and is_integral(to):
            return f"lh::convert<{cpp_type(to)}>({self.text(node)})"
        return self.text(node)

    def address(self, target: Place) -> str:
        if isinstance(target, Field):
            return f"&{mangle(target.name)}[{mangle(target.driver.name)}]"
        assert isinstance(target, Variable)
        name = mangle(target.name)
        return f"&{name}" if target.name in self.locals else name

    def place(self, target: Place) -> str:
        """The target as an l-value."""
        if isinstance(target, Field):
            return f"{mangle(target.name)}[{mangle(target.driver.name)}]"
        assert isinstance(target, Variable)
        name = mangle(target.name)
        return name if target.name in self.locals else f"*{name}"

    # --- statements -------------------------------------------------------------------

    def body(self) -> list[str]:
        return self.lines(self.kernel.body)

    def lines(self, node: StatementNode) -> list[str]:
        return list(self.statement(node))

    def braced(self, head: str, body: StatementNode) -> list[str]:
        return [f"{head} {{", *indent(self.lines(body)), "}"]

    def statement(self, node: StatementNode) -> Iterator[str]:
        match node:
            case Block(statements):
                for item in statements:
                    yield from self.statement(item)
            case Declare(type=type, initial=initial):
                assert initial is not None
                name = mangle(node.name)
                const = "" if node.name in self.assigned else "const "
                yield f"{const}{cpp_type(type)} {name} = {self.value(initial, type)};"
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
            case Store():
                yield self.store(node)
            case Update():
                yield self.update(node)
            case UpdateTuple():
                yield from self.tuple_(node)
            case Each():
                yield from self.each(node)
            case _:
                raise AssertionError(f"{node.__class__.__name__} in a kernel")

    def store(self, node: Store) -> str:
        value = self.value(node.value, node.target.type)
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
        place = self.place(target)
        match node.operator:
            case "+" | "*" if is_integral(target.type):
                return f"{place} = lh::{WRAPPING[node.operator]}({place}, {value});"
            case "+" | "*":
                return f"{place} {node.operator}= {value};"
            case "min" | "max":
                function = "smaller" if node.operator == "min" else "larger"
                type = cpp_type(target.type)
                return f"{place} = lh::{function}<{type}>({place}, {value});"
            case "&" | "|":
                operator = node.operator * 2
                right = self.printer.at(node.value, 4)
                return f"{place} = {place} {operator} {right};"
            case _:
                assert_never(node.operator)

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
                yield f"{INDENT}if (candidate {better} {self.place(node.target)}) {{"
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
            index = f"{mangle(node.target.driver.name)} & {LOCK_COUNT - 1}"
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

    def kept(self, node: UpdateTuple, values: list[str], better: str) -> list[str]:
        """The thread's own best so far."""
        (candidate,) = (
            item for item in self.kernel.candidates if item.target == node.target
        )
        return [
            f"if (candidate {better} {mangle(candidate.name)}) {{",
            f"{INDENT}{mangle(candidate.name)} = candidate;",
            *(
                f"{INDENT}{mangle(name)} = {value};"
                for name, value in zip(candidate.names, values, strict=True)
            ),
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
        graph = graph_of(range_.source.type)
        incoming = range_.kind in ("InNbrs", "InEdges")
        prefix = "in_" if incoming else ""
        offsets = self.view(View(graph, f"{prefix}row_offsets"))  # type: ignore[arg-type]
        columns = self.view(View(graph, f"{prefix}column_indices"))  # type: ignore[arg-type]
        here, vertex = slot(node.iterator), mangle(range_.source.name)
        begin, end = f"{offsets}[{vertex}]", f"{name}_end"
        yield f"const lh::edge_t {end} = {offsets}[{vertex} + 1];"
        yield f"for (lh::edge_t {here} = {begin}; {here} < {end}; ++{here}) {{"
        if range_.kind == "OutEdges":
            element = here
        elif range_.kind == "InEdges":
            element = f"{self.view(View(graph, 'in_edge_ids'))}[{here}]"
        else:
            element = f"{columns}[{here}]"
        if not self.is_only_edge(node):
            type = "lh::edge_t" if range_.kind.endswith("Edges") else "lh::node_t"
            yield f"{INDENT}const {type} {name} = {element};"
        if range_.kind == "CommonNbrs":
            assert range_.argument is not None
            other = self.text(range_.argument)
            yield (
                f"{INDENT}if (!lh::has_edge({offsets}, {columns}, {other}, {name})) "
                "continue;"
            )
        yield from indent(self.lines(node.body))
        yield "}"

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

    # --- around the loop --------------------------------------------------------------

    def partial_declarations(self) -> list[str]:
        return [
            f"{cpp_type(item.target.type)} {mangle(item.name)} = "
            f"{self.text(neutral(item.operator, item.target.type))};"
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
            better = "<" if item.operator == "min" else ">"
            lines.append(
                f"const bool {name}_offered = "
                f"{name} {better} lh::atomic_{item.operator}({target}, {name});"
            )
        return lines

    def awards(self) -> list[str]:
        """Behind the barrier: who installed the final key writes the payload."""
        lines = []
        for item in self.kernel.candidates:
            name, target = mangle(item.name), mangle(item.target.name)
            lines.append(f"if ({name}_offered && lh::load_racy({target}) == {name}) {{")
            for own, place in zip(item.names, item.targets, strict=True):
                lines.append(
                    f"{INDENT}lh::store_racy({mangle(place.name)}, {mangle(own)});"
                )
            lines.append("}")
        return lines

    @property
    def has_loops(self) -> bool:
        loops = Each | While | DoWhile
        return any(isinstance(node, loops) for node in walk(self.kernel.body))

    @property
    def domain(self) -> tuple[str, str, str]:
        """(count, type, iterator) of the loop over the kernel's domain."""
        source: Range = self.kernel.domain
        kind: ViewKind = "edges" if source.kind == "Edges" else "nodes"
        type = "lh::edge_t" if kind == "edges" else "lh::node_t"
        return (
            self.view(View(source.source.name, kind)),
            type,
            mangle(self.kernel.iterator),
        )
