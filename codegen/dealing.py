"""The loop over the iterations of a kernel, as OpenMP deals it out to threads."""

from __future__ import annotations

from lighthouse.codegen.bodies import BodyPrinter, has_loops
from lighthouse.codegen.names import mangle
from lighthouse.codegen.schedules import Dealt, Loop
from lighthouse.codegen.signature import View
from lighthouse.codegen.text import braces
from lighthouse.ir.effects import by_warps
from lighthouse.ir.nodes import (
    ROWS,
    Call,
    Declare,
    DoWhile,
    Foreign,
    Range,
    Variable,
    While,
)
from lighthouse.ir.plan import Each, Kernel
from lighthouse.ir.walk import find, has, walk
from lighthouse.passes.analysis.asking import flags

# Once for each long iteration, part or stretch: that costs nothing.
LOOK = "if (LH_STOPPED) continue;"


def dealt(printer: BodyPrinter, kernel: Kernel, loop: Loop) -> Dealt:
    """Rows of vertices in parts with as many edges, flags in stretches of many."""
    body = loop.body
    if has_long_items(kernel):
        body = [LOOK, *body]
    if ahead := looked_up(printer, kernel):
        at = f"{loop.iterator}, {loop.count}"
        body = [f"lh::look_ahead({', '.join(ahead)}, {at});", *body]
    # Without loops all iterations cost the same, while rows and sets differ in length,
    # and a list of nodes may be short.
    differ = has_loops(kernel.body) or by_warps(kernel)
    if rows := rows_walked(printer, kernel):
        return in_parts(rows, loop, body)
    if names := flags(kernel):
        stretches = in_stretches(names, loop, body)
        return Dealt(stretches, "dynamic" if differ else "static")
    name = loop.iterator
    head = f"for ({loop.type} {name} = 0; {name} < {loop.count}; ++{name})"
    chunks = "dynamic, 64" if kernel.count else "dynamic, 1024"
    return Dealt(braces(head, body), chunks if differ else "static")


def in_parts(rows: str, loop: Loop, body: list[str]) -> Dealt:
    name = loop.iterator
    bounds = f"{name} = parts.begin(part), {name}_last = parts.begin(part + 1)"
    inner = braces(f"for ({loop.type} {bounds}; {name} < {name}_last; ++{name})", body)
    lines = braces("for (int part = 0; part < parts.count; ++part)", [LOOK, *inner])
    first = f"const lh::Parts parts({rows}, {loop.count});"
    return Dealt(lines, "dynamic", (first,))


def in_stretches(names: tuple[str, ...], loop: Loop, body: list[str]) -> list[str]:
    name, count, given = loop.iterator, loop.count, ", ".join(map(mangle, names))
    first, last = f"{name}_first", f"{name}_last"
    begin, step = (
        f"{name} = lh::next_true({at}, {last}, {given})"
        for at in (first, f"{name} + 1")
    )
    return braces(
        f"for (int64_t {first} = 0; {first} < {count}; {first} += lh::stretch)",
        [
            LOOK,
            f"const {loop.type} {last} = lh::stretch_end({first}, {count});",
            f"{loop.type} {begin};",
            *braces(f"for (; {name} < {last}; {step})", body),
        ],
    )


# --- what a kernel looks at -----------------------------------------------------------


def has_long_items(kernel: Kernel) -> bool:
    """True if an iteration may take longer than one look at all edges of a node."""
    return has(kernel.body, While, DoWhile, Foreign) or any(
        has_loops(loop.body) for loop in find(kernel.body, Each)
    )


def rows_walked(printer: BodyPrinter, kernel: Kernel) -> str | None:
    """The offsets of the rows of its nodes that the kernel looks at, if any."""
    if kernel.domain.kind != "Nodes":
        return None
    for node in walk(kernel.body):
        match node:
            case Each(range=Range(source=Variable(name)) as rows) if (
                name == kernel.iterator and rows.kind in ROWS
            ):
                return printer.rows(rows)[0]
    return None


def looked_up(printer: BodyPrinter, kernel: Kernel) -> tuple[str, str, str] | None:
    """The rows of which a loop over edges intersects those of all targets, and the
    targets."""
    domain, targets = kernel.domain, set()
    if domain.kind != "Edges":
        return None
    for node in walk(kernel.body):
        match node:
            case Declare(_, (name,), Call(Variable(edge), "ToNode")) if (
                edge == kernel.iterator
            ):
                targets.add(name)
            case Each(range=one, among=Range() as other):
                for rows in (one, other):
                    if rows.source.name in targets:
                        columns = View(domain.source.name, "column_indices")
                        return (*printer.rows(rows), printer.view(columns))
    return None
