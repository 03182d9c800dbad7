"""Counts triangles over edges directed towards the vertex of higher degree.

    launch triangle_counting_update_triangles

    kernel … over e: G.Edges
      Node(G) v = e.FromNode()
      Node(G) u = e.ToNode()
      if u > v
        each w: v.Nbrs among u.InNbrs above e [parallel]
    →
    orient G as G_oriented if rows exceed 128 giving G_oriented_made
    if G_oriented_made
      launch triangle_counting_update_triangles_oriented
    else
      launch triangle_counting_update_triangles

    kernel …_oriented over e: G_oriented.Edges
      Node(G_oriented) v = e.FromNode()
      Node(G_oriented) u = e.ToNode()
      each w: v.Nbrs among u.Nbrs [parallel]

The comparisons select one of the six orders in which a triangle can be found.  Any
other order of the nodes may be used if the work for a triangle is symmetric in its
nodes.  A constant for each node of a triangle is summed up for an edge first.
Ordered by degree, every row becomes short: a node with many edges keeps only those to
nodes with even more.  The orientation checks that the graph is undirected, without
self-loops and parallel edges.  (Chiba and Nishizeki, Arboricity and subgraph listing
algorithms, SIAM J. Comput. 1985; Latapy, Main-memory triangle computations for very
large (sparse) power-law graphs, TCS 2008.)
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.conditions import compared, ordered
from lighthouse.ir.kernels import Each, Kernel, Update
from lighthouse.ir.plan import HostScalar, Plan
from lighthouse.ir.printer import print_expression
from lighthouse.ir.steps import Branch, Launch, Orient, Step, expand_steps
from lighthouse.ir.uses import target_name
from lighthouse.ir.values import converted
from lighthouse.ir.walk import find, rename, rewrite
from lighthouse.passes.analysis.invariants import names_read
from lighthouse.passes.analysis.nests import conjuncts
from lighthouse.passes.base import Context, DevicePass
from lighthouse.passes.device.plan_variables import PlanNames
from lighthouse.passes.normalize.calls import retyped

# Rows that are no longer are intersected as fast as they are oriented.
SHORT_ROW = 128
COMMUTATIVE = frozenset({"+", "*", "&&", "||", "==", "!="})


@dataclass(frozen=True, slots=True)
class Triangles:
    """A kernel that finds triangles: the ends of its edge, and the loop over the third
    nodes; `order` are the pairs of which the first must be less."""

    edge: str
    ends: tuple[str, str]
    loop: Each
    order: frozenset[tuple[str, str]]

    @property
    def nodes(self) -> tuple[str, str, str]:
        return (*self.ends, self.loop.iterator)


# --- legality -------------------------------------------------------------------------


def triangles(kernel: Kernel) -> Triangles | None:
    """What the kernel does, if it is nothing but that."""
    if kernel.domain.kind != "Edges" or kernel.candidates:
        return None
    edge = kernel.iterator
    ends: dict[str, str] = {}
    order: set[tuple[str, str]] = set()
    body: ir.StatementNode = kernel.body
    while not isinstance(body, Each):
        match body:
            case ir.Block((*first, last)):
                for item in first:
                    match item:
                        case ir.Declare(_, (name,), ir.Call(ir.Variable(e), end)) if (
                            e == edge
                        ):
                            ends[end] = name
                        case _:
                            return None
                body = last
            case ir.If(condition, then, None):
                for part in conjuncts(condition):
                    pair = in_order(part)
                    if pair is None:
                        return None
                    order.add(pair)
                body = then
            case _:
                return None
    if set(ends) != {"FromNode", "ToNode"} or body.among is None:
        return None
    rows = {body.range.source.name, body.among.source.name}
    if rows != set(ends.values()):
        return None
    for limit in body.above:
        order.add((node_of(limit, edge, ends), body.iterator))
    for limit in body.below:
        order.add((body.iterator, node_of(limit, edge, ends)))
    return Triangles(edge, (ends["FromNode"], ends["ToNode"]), body, frozenset(order))


def in_order(condition: ir.Expression) -> tuple[str, str] | None:
    """The lesser and the greater of two nodes."""
    match ordered(condition):
        case ir.Variable(one), ir.Variable(other):
            return one, other
    return None


def node_of(limit: ir.Variable, edge: str, ends: dict[str, str]) -> str:
    """An edge as a limit stands for its far end."""
    return ends["ToNode"] if limit.name == edge else limit.name


def is_chosen_once(found: Triangles) -> bool:
    """True if one of the six orders of three nodes fulfils the comparisons, and only
    nodes of the triangle are compared."""
    names = set(found.nodes)
    if any(not {less, more} <= names for less, more in found.order):
        return False
    below = {name: {name} for name in names}
    for _ in names:
        for less, more in found.order:
            below[more] |= below[less]
    return sorted(map(len, below.values())) == [1, 2, 3]


def is_symmetric(found: Triangles) -> bool:
    """True if any two nodes may change their names in what is done with a triangle."""
    body = found.loop.body
    done = actions(body)
    if any(n.name == found.edge for n in find(body, ir.Variable)):
        return False
    return done is not None and all(
        actions(swapped(body, one, other)) == done
        for one, other in combinations(found.nodes, 2)
    )


def actions(body: ir.Block) -> Counter[str] | None:
    """The reductions in `body`, in any order; None if there is anything else."""
    found: Counter[str] = Counter()
    written = {target_name(item.target) for item in find(body, Update)}
    for item in body.statements:
        match item:
            case ir.Block():
                inner = actions(item)
                if inner is None:
                    return None
                found += inner
            case Update(ir.Variable() | ir.Field() as target, operator, value, then=()):
                text = canonical(value)
                read = names_read(value)
                if text is None or read & written:
                    return None
                found[f"{print_expression(target)} {operator}= {text}"] += 1
            case _:
                return None
    return found


def canonical(node: ir.Expression) -> str | None:
    """The same text for sums and products of the same in another order."""
    match node:
        case ir.Literal() | ir.Infinity() | ir.Variable() | ir.Field():
            return print_expression(node)
        case ir.Cast(to, operand):
            parts = [canonical(operand)]
            head = f"{to}"
        case ir.Unary(operator, operand):
            parts = [canonical(operand)]
            head = operator
        case ir.Binary(operator):
            parts = [canonical(item) for item in flattened(node)]
            head = operator
        case _:
            return None
    known = [part for part in parts if part is not None]
    if len(known) < len(parts):
        return None
    ordered = sorted(known) if head in COMMUTATIVE else known
    return f"({head} {' '.join(ordered)})"


def flattened(node: ir.Binary) -> Iterator[ir.Expression]:
    """The operands; all those of a chain where it does not matter which come first."""
    chain = node.operator in ("+", "*") and ty.is_integral(node.type)
    for item in (node.left, node.right):
        same = isinstance(item, ir.Binary) and item.operator == node.operator
        if chain and same and item.type == node.type:
            assert isinstance(item, ir.Binary)
            yield from flattened(item)
        else:
            yield item


def added(found: Triangles) -> tuple[Update, ...]:
    """What the first node of a triangle gets, if all get constants; else nothing."""
    first, _ = found.ends
    its = []
    for item in find(found.loop.body, Update):
        match item:
            case Update(ir.Field(ir.Variable(node)), "+", ir.Literal(), then=()):
                its += [item] * (node == first)
            case _:
                return ()
    return tuple(its)


def swapped(body: ir.Block, one: str, other: str) -> ir.Block:
    between = f"{one} {other}"  # no name has a space
    return rename(rename(rename(body, one, between), other, one), between, other)


def obstacle(found: Triangles) -> str | None:
    """Why the kernel keeps the order of its nodes; None if it need not."""
    if not is_chosen_once(found):
        return "its comparisons do not choose one order of the three nodes"
    if not is_symmetric(found):
        return "what it does depends on which node is which"
    return None


# --- the rewrite ----------------------------------------------------------------------


def oriented(
    kernel: Kernel, found: Triangles, graph: str, into: str, names: PlanNames
) -> Kernel:
    """The kernel over the edges of the oriented graph, without comparisons."""

    declared = tuple(
        item for item in find(kernel.body, ir.Declare) if item.name in found.ends
    )
    one, other = (
        ir.Variable(name, type=ty.NodeType(graph), span=found.loop.span)
        for name in found.ends
    )
    loop = replace(
        found.loop,
        range=ir.Range("Nbrs", one, span=found.loop.range.span),
        among=ir.Range("Nbrs", other, span=found.loop.range.span),
        above=(),
        below=(),
    )
    done: tuple[ir.StatementNode, ...] = (loop,)
    if updates := added(found):
        done = summed(loop, updates, one, other, names)
    source = ir.Variable(into, type=ty.GraphType(), span=kernel.domain.span)
    body = retyped(ir.Block((*declared, *done), span=kernel.body.span), {graph: into})
    if updates:
        body = rewrite(body, lambda item: undirected(item, other.name, graph), Each)
    return replace(kernel, domain=replace(kernel.domain, source=source), body=body)


def undirected(loop: Each, node: str, graph: str) -> Each:
    """`loop` with what is in the row of `node` in the graph that is not oriented."""
    among = ir.Variable(node, type=ty.NodeType(graph), span=loop.span)
    return replace(loop, among=ir.Range("Nbrs", among, span=loop.span))


def summed(
    loop: Each,
    updates: tuple[Update, ...],
    first: ir.Variable,
    second: ir.Variable,
    names: PlanNames,
) -> tuple[ir.StatementNode, ...]:
    """The updates of nodes once for each edge.

    From its first node a triangle is found by two edges.  Each time it counts for the
    second node of the edge, and one time for the first node.
    """
    span = loop.span
    each, once = (names.variable(hint, ty.LONG, span) for hint in ("each", "once"))

    def count(total: ir.Variable) -> Update:
        return Update(total, "+", ir.Literal(1, type=ty.LONG), span=span)

    def give(update: Update, node: ir.Variable, total: ir.Variable) -> Update:
        assert isinstance(update.target, ir.Field)
        to = update.target.type
        number = converted(total, to)
        if update.value != ir.Literal(1):
            number = ir.Binary("*", update.value, number, type=to, span=span)
        return replace(update, target=replace(update.target, driver=node), value=number)

    third = ir.Variable(loop.iterator, type=second.type, span=span)
    last = ir.If(compared(">", third, second), count(once), None, span=span)
    given = ir.Block(
        tuple(
            give(update, node, total)
            for update in updates
            for node, total in ((first, once), (second, each))
        ),
        span=span,
    )
    zero = ir.Literal(0, type=ty.LONG)
    return (
        *(ir.declare(total, zero) for total in (each, once)),
        replace(loop, body=ir.Block((count(each), last), span=span)),
        ir.If(compared("!=", each, zero), given, None, span=span),
    )


class OrientEdges(DevicePass):
    """`shortest`: graphs without longer rows are left as they are."""

    before = "synchronise"
    shortest: int = SHORT_ROW

    def run(self, plan: Plan, context: Context) -> Plan:
        names = PlanNames(plan)
        graphs: dict[str, tuple[Orient, ir.Variable]] = {}
        kernels: list[Kernel] = []
        instead: dict[str, tuple[Step, ...]] = {}
        for kernel in plan.kernels:
            kernels.append(kernel)
            found = triangles(kernel)
            if found is None:
                continue
            if reason := obstacle(found):
                context.missed(self, f"edges are not oriented: {reason}", kernel.span)
                continue
            graph = kernel.domain.source.name
            if graph not in graphs:
                into = names.fresh(f"{graph}_oriented")
                done = names.variable(f"{into}_made", ty.BOOL)
                orient = Orient(graph, into, done=done, shortest=self.shortest)
                graphs[graph] = orient, done
            orient, done = graphs[graph]
            name = names.fresh(f"{kernel.name}_oriented")
            kernels.append(
                replace(oriented(kernel, found, graph, orient.into, names), name=name)
            )
            instead[kernel.name] = (
                replace(orient, span=kernel.span),
                Branch(
                    replace(done, span=kernel.span),
                    (Launch(name, span=kernel.span),),
                    (Launch(kernel.name, span=kernel.span),),
                    span=kernel.span,
                ),
            )
            message = "triangles are found over edges towards the higher degree"
            context.passed(self, message, kernel.span)
        if not instead:
            return plan

        def choose(step: Step) -> tuple[Step, ...] | None:
            if isinstance(step, Launch):
                return instead.get(step.kernel)
            return None

        made = (HostScalar(done.name, ty.BOOL) for _, done in graphs.values())
        return replace(
            plan,
            kernels=tuple(kernels),
            scalars=(*plan.scalars, *made),
            steps=expand_steps(plan.steps, choose),
        )
