"""The loops over the iterations of a kernel that OpenMP deals out to threads.

    @dealing
    class Backwards(Dealing):
        openmp = "for (… {{ iterator }} …) {\n    {{ body }}\n}"

Of those registered, a kernel has the last one that suits it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any, ClassVar, TypeVar

from lighthouse.codegen.bodies import BodyPrinter, has_loops
from lighthouse.codegen.names import derived, mangle
from lighthouse.codegen.schedules import Dealt, Loop, filled
from lighthouse.codegen.signature import range_views, views
from lighthouse.codegen.views import View
from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import both
from lighthouse.ir.effects import by_warps
from lighthouse.ir.kernels import Each, Kernel, ListItems, Store
from lighthouse.ir.types import is_object
from lighthouse.ir.walk import find, has, walk
from lighthouse.passes.analysis.asking import flags
from lighthouse.passes.analysis.nests import conjuncts

# Once for each long iteration, part or stretch: that costs nothing.
LOOK = "if (LH_STOPPED) continue;"

# With less to do, one thread is done before the others have woken up.  A row has some
# edges, the items of a list are scattered, and all elements in order are vectorised.
LEAST_LONG = 1 << 6
LEAST_ROWS = 1 << 10
LEAST_ITEMS = 1 << 12
LEAST_EDGES = 1 << 13
LEAST_ELEMENTS = 1 << 15

D = TypeVar("D", bound="type[Dealing]")
DEALINGS: list[Dealing] = []


def dealing(cls: D) -> D:
    """Class decorator: one more loop for OpenMP."""
    DEALINGS.insert(0, cls())
    return cls


class Dealing:
    """A loop, as a template that gives the body each `iterator`, of that `type`, from 0
    to `count`; and the line that comes before the parallel region, if there is one."""

    openmp: ClassVar[str]
    first: ClassVar[str] = ""

    def values(self, printer: BodyPrinter, kernel: Kernel) -> dict[str, Any] | None:
        """What the templates know besides; None for a kernel that it does not suit."""
        return {}

    def body(self, printer: BodyPrinter, kernel: Kernel, lines: list[str]) -> list[str]:
        """The lines of an iteration."""
        return lines

    def chunks(self, kernel: Kernel, count: str, differ: bool) -> str:
        """How OpenMP deals out the rounds of the outermost loop; `differ` if some
        iterations take longer than others."""
        return "dynamic" if differ else "static"

    def work(self, kernel: Kernel, count: str, differ: bool) -> tuple[str, int]:
        """How much work there is, and from how much on several threads pay."""
        if differ:
            return count, LEAST_ROWS
        return count, LEAST_ITEMS if kernel.count else LEAST_ELEMENTS


def dealt(printer: BodyPrinter, kernel: Kernel, loop: Loop) -> Dealt:
    # Without loops all iterations cost the same, while rows and sets differ in length,
    # and a list of nodes may be short.
    differ = has_loops(kernel.body) or by_warps(kernel)
    chosen, own = next(
        (each, own)
        for each in DEALINGS
        if (own := each.values(printer, kernel)) is not None
    )
    body = chosen.body(printer, kernel, loop.body)
    if has_long_items(kernel):
        body = [LOOK, *body]
    rows, before = None, []
    for rows, arrays in looked_up(printer, kernel):
        given = ", ".join((*rows, loop.iterator, loop.count, *arrays))
        ahead = f"lh::look_ahead({given});"
        if kernel.domain.kind == "Edges":
            far = f"lh::are_scattered({rows[1]}, {loop.count})"
            before.append(f"const bool scattered = {far};")
            ahead = f"if (scattered) {ahead}"
        body = [ahead, *body]
    values: dict[str, Any] = {
        "iterator": loop.iterator,
        "type": loop.type,
        "count": loop.count,
        "look": LOOK,
        **own,
    }
    first = filled(chosen.first, [], values)
    lines = filled(chosen.openmp, body, values)
    if is_long(kernel):
        work = (loop.count, LEAST_LONG) if kernel.count else None
    else:
        work = chosen.work(kernel, loop.count, differ)
    chunks = chosen.chunks(kernel, loop.count, differ)
    # Short rounds over lists come by the thousand.
    tried = kernel.count is not None
    parts = tuple(first), tuple(before)
    return Dealt(lines, chunks, *parts, work=work, tried=tried, rows=rows)


@dealing
class Iterations(Dealing):
    openmp = """\
for ({{ type }} {{ iterator }} = 0; {{ iterator }} < {{ count }}; ++{{ iterator }}) {
    {{ body }}
}"""

    def chunks(self, kernel: Kernel, count: str, differ: bool) -> str:
        if not differ:
            return "static"
        if kernel.count is None:
            return "dynamic, 1024"
        return "dynamic, 64" if is_long(kernel) else f"dynamic, lh::part({count})"


@dealing
class Stretches(Dealing):
    """Of nodes or edges whose flags are looked at together."""

    openmp = """\
for (int64_t {{ first }} = 0; {{ first }} < {{ count }}; {{ first }} += lh::stretch) {
    {{ look }}
    const {{ type }} {{ last }} = lh::stretch_end({{ first }}, {{ count }});
    {{ type }} {{ iterator }} = lh::next_true({{ first }}, {{ last }}, {{ flags }});
    for (; {{ iterator }} < {{ last }}; {{ iterator }} = \
lh::next_true({{ iterator }} + 1, {{ last }}, {{ flags }})) {
        {{ body }}
    }
}"""

    def values(self, printer: BodyPrinter, kernel: Kernel) -> dict[str, Any] | None:
        names = flags(kernel)
        if not names:
            return None
        given = ", ".join(map(mangle, names))
        first, last = (derived(kernel.iterator, each) for each in ("first", "last"))
        return {"first": first, "last": last, "flags": given}

    def body(self, printer: BodyPrinter, kernel: Kernel, lines: list[str]) -> list[str]:
        """Flags that have been found are not asked for again."""
        match kernel.body.statements:
            case (ir.If(condition, then, None) as only,) if lines == printer.body():
                _, *others = conjuncts(condition)
                rest = replace(only, condition=both(others)) if others else then
                return printer.lines(rest)
        return lines


@dealing
class Words(Dealing):
    """Of bits: each has one thread."""

    openmp = """\
for (int64_t {{ first }} = 0; {{ first }} < {{ count }}; \
{{ first }} += lh::Bitmap::word) {
    {{ bits }}.store({{ first }}, {{ count }}, [&]({{ type }} {{ iterator }}) {
        return {{ value }};
    });
}"""

    def values(self, printer: BodyPrinter, kernel: Kernel) -> dict[str, Any] | None:
        match kernel.body.statements:
            case (Store(ir.Field(name=name), value),) if any(
                each.packed and each.name == name for each in printer.plan.buffers
            ):
                first, text = derived(kernel.iterator, "first"), printer.text(value)
                return {"first": first, "bits": mangle(name), "value": text}
        return None


@dealing
class Parts(Dealing):
    """Of the nodes, with as many edges in each."""

    first = "const lh::Parts parts({{ rows }}, {{ count }});"
    openmp = """\
for (int part = 0; part < parts.count; ++part) {
    {{ look }}
    for ({{ type }} {{ iterator }} = parts.begin(part), \
{{ last }} = parts.begin(part + 1); {{ iterator }} < {{ last }}; \
++{{ iterator }}) {
        {{ body }}
    }
}"""

    def values(self, printer: BodyPrinter, kernel: Kernel) -> dict[str, Any] | None:
        rows = rows_walked(printer, kernel)
        last = derived(kernel.iterator, "last")
        return {"rows": rows, "last": last} if rows else None

    def chunks(self, kernel: Kernel, count: str, differ: bool) -> str:
        return "dynamic"

    def work(self, kernel: Kernel, count: str, differ: bool) -> tuple[str, int]:
        return "parts.work", LEAST_EDGES


# --- what a kernel looks at -----------------------------------------------------------


def is_long(kernel: Kernel) -> bool:
    """True if even a few iterations are worth a team."""
    return has_long_items(kernel) or by_warps(kernel)


def has_long_items(kernel: Kernel) -> bool:
    """True if an iteration may take longer than one look at all edges of a node."""
    return has(kernel.body, ir.While, ir.DoWhile, ir.Foreign) or any(
        has_loops(loop.body) for loop in find(kernel.body, Each)
    )


def rows_walked(printer: BodyPrinter, kernel: Kernel) -> str | None:
    """The offsets of the rows of its nodes that the kernel looks at, if any."""
    if kernel.domain.kind != "Nodes":
        return None
    for node in walk(kernel.body):
        match node:
            case Each(range=ir.Range(source=ir.Variable(name)) as rows) if (
                name == kernel.iterator and rows.kind in ir.ROWS
            ):
                return printer.rows(rows)[0]
    return None


# The offsets of rows, and the nodes whose rows they are; what is read of these rows.
Ahead = tuple[tuple[str, str], tuple[str, ...]]


def looked_up(printer: BodyPrinter, kernel: Kernel) -> Iterator[Ahead]:
    """What comes up after another: the rows of all targets in a loop over edges that
    intersects them, or those of the nodes of a list."""
    domain = kernel.domain
    if domain.kind == "Edges":
        yield from islice(targets_ahead(printer, kernel), 1)
    elif isinstance(domain, ListItems):
        yield from islice(listed_ahead(printer, kernel, domain), 1)


def targets_ahead(printer: BodyPrinter, kernel: Kernel) -> Iterator[Ahead]:
    targets = set()
    for node in walk(kernel.body):
        match node:
            case ir.Declare(_, (name,), ir.Call(ir.Variable(edge), "ToNode")) if (
                edge == kernel.iterator
            ):
                targets.add(name)
            case Each(range=one, among=ir.Range() as other):
                for rows in (one, other):
                    if rows.source.name in targets:
                        targets_of = View(kernel.domain.source.name, "column_indices")
                        offsets, columns = printer.rows(rows)
                        yield (offsets, printer.view(targets_of)), (columns,)


def listed_ahead(
    printer: BodyPrinter, kernel: Kernel, domain: ListItems
) -> Iterator[Ahead]:
    name = domain.source.name
    if printer.plan.buffer(name).extent != "n":
        # A collection, which may have NIL.
        return
    start = f" + {printer.variable(domain.first)}" if domain.first else ""
    for node in find(kernel.body, Each):
        rows = node.range
        if rows.source.name == kernel.iterator and rows.kind in ir.ROWS:
            slot = printer.here(node.iterator)
            offsets, *row = (v for v in range_views(rows) if v in views(kernel))
            columns = View(offsets.graph, "column_indices")
            if rows.kind == "OutEdges" and columns in views(kernel):
                row = [columns]
            arrays = dict.fromkeys(map(printer.view, row))
            arrays |= dict.fromkeys(
                mangle(item.name)
                for item in find(node, ir.Field)
                if not is_object(item.type)
                and printer.element(item) == f"{mangle(item.name)}[{slot}]"
            )
            yield (printer.view(offsets), f"{mangle(name)}{start}"), (*arrays,)
