"""Runs a kernel over all edges vertex by vertex, each with its own edges.

    over e: G.Edges                         over s: G.Nodes
      s = e.FromNode()                        if s.active
      t = e.ToNode()             →              each e: s.OutEdges
      if s.active && t.open                       t = e.ToNode()
        t.A += s.B                                if t.open
                                                    t.A += s.B

Conditions that depend only on the vertex are tested once, not once for each of its
edges, and the rows of vertices that a filter excludes are not read at all.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import both
from lighthouse.ir.effects import effects, own_objects, unknown
from lighthouse.ir.kernels import Each, Kernel
from lighthouse.ir.uses import local_names, uses
from lighthouse.ir.walk import spliced, walk
from lighthouse.passes.analysis.invariants import drivers, is_pure, may_fail, names_read
from lighthouse.passes.analysis.nests import asks_for_neighbours, conjuncts

ROW_OF: dict[str, ir.RangeKind] = {"FromNode": "OutEdges", "ToNode": "InEdges"}


@dataclass(frozen=True, slots=True)
class ByVertex:
    """The kernel over vertices; `is_filtered` if it passes over the rows of some."""

    kernel: Kernel
    is_filtered: bool


# --- legality -------------------------------------------------------------------------


def ends_of(kernel: Kernel) -> Iterator[ir.Declare]:
    """The ends of the edge that the body begins with: each may be the vertex."""
    if kernel.domain.kind != "Edges":
        return
    for item in spliced(kernel.body):
        match item:
            case ir.Declare(initial=ir.Call(ir.Variable(name), "FromNode" | "ToNode")):
                if name == kernel.iterator:
                    yield item
            case ir.Declare():
                pass
            case _:
                return


def obstacle(kernel: Kernel) -> str | None:
    """Why the edges stay apart; None if they need not."""
    if own_objects(kernel):
        return "each edge has collections of its own"
    if unknown(kernel.body):
        return "its effects are not known"
    for node in walk(kernel.body):
        match node:
            case Each() | ir.While() | ir.DoWhile():
                return "there is a loop for each edge"
            case ir.Effect():
                return "its effects are not known"
    for place in (use.what for use in uses(kernel) if use.writes):
        match place:
            case ir.Field(driver, name) if driver.name == kernel.iterator:
                return f"`{driver.name}.{name}` has one writer, the thread of the edge"
    return None


def is_kept(name: str, kernel: Kernel) -> bool:
    """True if no statement gives the variable another value."""
    return all(use.name != name for use in uses(kernel) if use.writes)


# --- the rewrite ----------------------------------------------------------------------


class _Sorter:
    """Puts before the loop over the edges what is the same for all of a vertex."""

    def __init__(self, kernel: Kernel, end: ir.Declare) -> None:
        self.kernel = kernel
        self.end = end
        call = end.initial
        assert isinstance(call, ir.Call)
        self.row = ir.Range(
            ROW_OF[call.name], ir.Variable(end.name, type=end.type), span=end.span
        )
        self.changing = effects(kernel).written | local_names(kernel) - {end.name}
        self.is_filtered = False

    def is_of_vertex(self, value: ir.Expression) -> bool:
        """True if all edges of the vertex agree on the value, and it may be computed
        where there is no edge."""
        if not is_pure(value) or may_fail(value):
            return False
        if not drivers(value) <= {self.end.name}:
            return False  # another one may be NIL
        return self.changing.isdisjoint(names_read(value))

    def statements(
        self, found: tuple[ir.StatementNode, ...]
    ) -> Iterator[ir.StatementNode]:
        """`found`, which is done for an edge, as what is done for the vertex."""
        inside: list[ir.StatementNode] = []
        for i, item in enumerate(found):
            match item:
                case ir.Declare(initial=ir.Expression() as value) if self.is_of_vertex(
                    value
                ) and is_kept(item.name, self.kernel):
                    self.changing -= {item.name}
                    yield item
                case ir.Declare():
                    inside.append(item)
                case ir.If(condition, then, None) if item is found[-1]:
                    parts = list(conjuncts(condition))
                    own = [part for part in parts if self.is_of_vertex(part)]
                    if not own:
                        inside.append(item)
                        continue
                    self.is_filtered |= not all(map(asks_for_neighbours, own))
                    rest = [part for part in parts if part not in own]
                    body = spliced(then)
                    if rest:
                        body = (replace(item, condition=both(rest)),)
                    within = tuple(self.statements((*inside, *body)))
                    yield replace(
                        item, condition=both(own), then=ir.Block(within, span=then.span)
                    )
                    return
                case _:
                    inside += found[i:]
                    break
        body_of_edge = ir.Block(tuple(inside), span=self.kernel.body.span)
        yield Each(
            self.kernel.iterator, self.row, body_of_edge, True, span=self.kernel.span
        )

    def run(self) -> ByVertex:
        found = tuple(s for s in spliced(self.kernel.body) if s is not self.end)
        body = ir.Block(tuple(self.statements(found)), span=self.kernel.body.span)
        domain = replace(self.kernel.domain, kind="Nodes")
        kernel = replace(self.kernel, iterator=self.end.name, domain=domain, body=body)
        return ByVertex(kernel, self.is_filtered)


def by_vertex(kernel: Kernel) -> ByVertex | None:
    """`kernel` over the vertices at one end of its edges, the source rather than the
    target if no filter says otherwise; None if it names neither."""
    ends = [end for end in ends_of(kernel) if is_kept(end.name, kernel)]
    found = [_Sorter(kernel, end).run() for end in ends]
    found.sort(key=lambda each: not each.is_filtered)
    return found[0] if found else None
