"""Computes expressions that depend only on a vertex once for it, not for each edge.

                                               N_P<Double> share;
                                               Foreach (n: G.Nodes)
    Foreach (t: G.Nodes) {                         n.share = n.rank / n.OutDegree();
        Double sum = 0;                        Foreach (t: G.Nodes) {
        Foreach (w: t.InNbrs)               →      Double sum = 0;
            sum += w.rank / w.OutDegree();         Foreach (w: t.InNbrs)
        t.next = sum;                                  sum += w.share;
    }                                              t.next = sum;
                                               }

Each edge then loads one number, and most graphs have more edges than vertices.  What an
edge loads for something else anyway is not worth another number, unless it is divided.
The values are bitwise equal: the same operations on the same operands.  Values that are
invariant in the enclosing sequential loops are computed before these.  (Loop-invariant
code motion: Aho, Lam, Sethi, Ullman: Compilers, second edition, section 9.5.)
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import partial

from lighthouse.ir import nodes as ir
from lighthouse.ir.printer import print_expression
from lighthouse.ir.symbols import Names, element_type, elements_of
from lighthouse.ir.types import NodeType, PropertyType, Scalar, Type
from lighthouse.ir.uses import local_names, written_names
from lighthouse.ir.walk import children, expand_children, find, rename, walk
from lighthouse.passes.analysis.invariants import (
    Key,
    cost,
    edge_ends,
    evaluations,
    has_unknown_effects,
    is_pure,
    key,
    largest_parts,
    loads,
    may_fail,
    names_read,
    size,
    substituted,
)
from lighthouse.passes.analysis.parallel import kernels_in
from lighthouse.passes.base import Context, CorePass
from lighthouse.passes.optimize.collapse_loops import collapsing

NEAR = frozenset({"Nodes", "Nbrs", "InNbrs", "CommonNbrs"})


# --- the loop -------------------------------------------------------------------------


def vertices(loop: ir.Loop, context: Context) -> dict[str, NodeType]:
    """The variables of `loop` that stand for one vertex after another, many times each:
    iterators of loops inside, the ends of edges, the vertex of a collapsing nest."""
    found: dict[str, Type] = {}
    if collapsing(loop, context) is not None:
        found[loop.iterator] = element_type(loop.range)
    for node in walk(loop.body):
        if isinstance(node, ir.Loop) and node.range.kind in NEAR:
            found[node.iterator] = element_type(node.range)
    found |= {end.name: end.type for end in edge_ends(loop)}
    return {name: type for name, type in found.items() if isinstance(type, NodeType)}


class Site:
    """A loop that becomes a kernel, and what it declares and changes."""

    def __init__(
        self, path: tuple[ir.Node, ...], loop: ir.Loop, context: Context
    ) -> None:
        self.path = path
        self.loop = loop
        self.vertices = vertices(loop, context)
        self.ranges = {each.iterator: each.range for each in find(loop.body, ir.Loop)}
        self.own = local_names(loop)
        self.written = written_names(loop)
        self.unknown = has_unknown_effects(loop)


# --- legal and profitable -------------------------------------------------------------


def vertex_of(expression: ir.Expression, site: Site) -> str | None:
    """The vertex to which the expression belongs: all that it reads of the loop."""
    if not isinstance(expression.type, Scalar) or not is_pure(expression):
        return None
    own = names_read(expression) & site.own
    return next(iter(own)) if len(own) == 1 and own <= site.vertices.keys() else None


def pays(expression: ir.Expression) -> bool:
    """True if an edge does more for it than load one number."""
    found = cost(expression)
    return found.loads > 1 or (found.loads == 1 and found.slow)


def is_loaded_anyway(expression: ir.Expression, site: Site) -> bool:
    """True if an edge loads all of it for something else, too, in this loop over a row
    or in another one, with which `fuse-loops` makes it one."""
    vertex = vertex_of(expression, site)
    if vertex not in site.ranges or cost(expression).slow:
        return False
    alike = [name for name, each in site.ranges.items() if each == site.ranges[vertex]]
    gone = {key(rename(expression, vertex, name)): ir.Literal(0) for name in alike}
    others: set[str] = set()
    for value, guard in evaluations(site.loop.body):
        rest = substituted(value, gone)
        assert isinstance(rest, ir.Expression)
        # What takes long leaves the loop itself.
        if guard is None and not cost(rest).slow:
            others |= {name for driver, name in loads(rest) if driver in alike}
    return all(name in others for _, name in loads(expression))


def obstacles(
    expression: ir.Expression, guard: ir.Expression | None, site: Site
) -> Iterator[str]:
    """Why the expression must stay: each reason is enough."""
    if site.unknown:
        yield "foreign code in the loop may change what it reads"
    for name in sorted(names_read(expression) & site.written):
        yield f"the loop writes `{name}`"
    if (reason := may_fail(expression)) is not None:
        yield reason
    if guard is not None:
        yield f"not every edge computes it, as `{print_expression(guard)}` decides"
    here, there = size(expression.type), cost(expression).bytes
    if here > there:
        yield f"its value has {here} bytes, what it is computed from {there}"
    if is_loaded_anyway(expression, site):
        yield "an edge loads what it is computed from for something else, too"


def judge(
    site: Site, expression: ir.Expression, guard: ir.Expression | None
) -> str | None:
    """As `largest_parts` asks."""
    if vertex_of(expression, site) is None or not pays(expression):
        return None
    return next(obstacles(expression, guard, site), "")


def before(path: tuple[ir.Node, ...], reads: frozenset[str]) -> ir.Node:
    """The outermost statement on the `path` to a loop before which an expression that
    `reads` these names has the same value as before the loop."""
    place = path[-1]
    for i in range(len(path) - 2, -1, -1):
        match path[i]:
            case ir.Block():
                pass
            case ir.If(condition, otherwise=None):
                # A While whose test contains a reduction.
                match path[i - 2 : i]:
                    case (ir.DoWhile(condition=test), ir.Block()) if test == condition:
                        pass
                    case _:
                        break
            case (ir.While() | ir.DoWhile() | ir.Loop(parallel=False)) as around:
                changed = written_names(around) | local_names(around)
                if reads & changed or has_unknown_effects(around):
                    break
                place = around
            case _:
                break
    return place


# --- the rewrite ----------------------------------------------------------------------


@dataclass(slots=True)
class Hoister:
    """Collects what goes before which statement, and what replaces it in which loop."""

    names: Names
    context: Context
    of: HoistInvariants
    # By the identity of the statement or loop.
    placed: dict[int, list[ir.StatementNode]] = field(default_factory=dict)
    replaced: dict[int, dict[Key, ir.Expression]] = field(default_factory=dict)
    # The properties there are already before a statement, by what they contain.
    known: dict[tuple[int, Key], str] = field(default_factory=dict)

    def look(self, site: Site) -> None:
        """Find what leaves the loop."""
        for found in evaluations(site.loop.body):
            for expression, reason in largest_parts(found, partial(judge, site)):
                if reason:
                    self.stays(expression, reason)
                else:
                    self.hoist(expression, site)

    def stays(self, expression: ir.Expression, reason: str) -> None:
        text = f"`{print_expression(expression)}` stays in the loop: {reason}"
        self.context.missed(self.of, text, expression.span)

    def hoist(self, expression: ir.Expression, site: Site) -> None:
        vertex = vertex_of(expression, site)
        assert vertex is not None
        span, type = expression.span, site.vertices[vertex]
        place = before(site.path, names_read(expression) - {vertex})
        known = (id(place), key(rename(expression, vertex, "")))
        if known not in self.known:
            self.known[known] = self.names.fresh(
                "share", "what each vertex has computed"
            )
            steps = self.steps(expression, vertex, type, self.known[known])
            self.placed.setdefault(id(place), []).extend(steps)
        own = ir.Variable(vertex, type=type, span=span)
        share = ir.Field(own, self.known[known], type=expression.type, span=span)
        replaced = self.replaced.setdefault(id(site.loop), {})
        if key(expression) not in replaced:
            where = "loop" if place is site.loop else "rounds"
            text = f"`{print_expression(expression)}` is computed once for each vertex"
            self.context.passed(self.of, f"{text}, before the {where}", span)
        replaced[key(expression)] = share

    def steps(
        self, expression: ir.Expression, vertex: str, type: NodeType, name: str
    ) -> tuple[ir.StatementNode, ...]:
        """The property `name`, and the loop that computes it."""
        span = expression.span
        property = PropertyType("Node", expression.type, type.graph)
        own, nodes = elements_of(property, self.names, span)
        target = ir.Field(own, name, type=expression.type, span=span)
        assign = ir.Assign(target, rename(expression, vertex, own.name), span=span)
        return (
            ir.Declare(property, (name,), span=span),
            ir.Loop(True, own.name, nodes, None, assign, span=span),
        )

    def statement(self, node: ir.StatementNode) -> tuple[ir.StatementNode, ...]:
        """What takes the place of `node`."""
        before = self.placed.get(id(node), ())
        if id(node) not in self.replaced:
            return (*before, expand_children(node, self.statement))
        new = substituted(node, self.replaced[id(node)])
        assert isinstance(new, ir.StatementNode)
        return (*before, new)


def paths(
    node: ir.Node, loops: frozenset[int], above: tuple[ir.Node, ...] = ()
) -> Iterator[tuple[ir.Node, ...]]:
    """From the body of the procedure to each loop whose `id` is in `loops`."""
    here = (*above, node)
    if id(node) in loops:
        yield here
        return
    for child in children(node):
        if isinstance(child, ir.StatementNode):
            yield from paths(child, loops, here)


class HoistInvariants(CorePass):
    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        hoister = Hoister(Names(procedure, context.meanings), context, self)
        kernels = list(kernels_in(procedure.body, context.target))
        for path in paths(procedure.body, frozenset(map(id, kernels))):
            loop = path[-1]
            if isinstance(loop, ir.Loop) and loop.range.kind in ("Nodes", "Edges"):
                hoister.look(Site(path, loop, context))
        body = expand_children(procedure.body, hoister.statement)
        return procedure if body is procedure.body else replace(procedure, body=body)
