"""Looks for the least value that no neighbour has by 64 values at a time.

    Int c = 0;                                  Int c = 0;
    While (Exist(t: n.Nbrs){t.colour == c}) {   Long seen = 0;
        c += 1;                                 Foreach (t: n.Nbrs)
    }                                        →      seen |= BitAt(t.colour - c) @ t;
    n.free = c;                                 Int step = FreeBit(seen);
                                                c = c + step;
                                                Bool again = step == 64;
                                                While (again) {
                                                …
                                                n.free = c;

The search reads the row once for each value.  With masks it reads the row once for all
values of the masks: first of `words` masks, in a loop that threads can share, and then,
if all values are taken, of one mask at a time.  A search that does not begin at a
constant goes on from an earlier one, has less to go, and gets one mask at a time.
BitAt gives no bit for a value outside of its mask; FreeBit looks through several masks
in turn, and gives their number of bits where none is free.  (Forbidden colours as bits:
Deveci, Boman, Devine, Rajamanickam, Parallel Graph Coloring for Manycore Architectures,
IPDPS 2016.)
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from lighthouse.diagnostics import Span
from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import both, compared
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import BOOL, INT, LONG, Type
from lighthouse.ir.uses import local_names
from lighthouse.ir.values import integer
from lighthouse.ir.walk import children, expand_children, find, rename
from lighthouse.passes.analysis.invariants import is_pure, names_read
from lighthouse.passes.analysis.nests import conjuncts
from lighthouse.passes.base import Context, CorePass

BITS = 64


@dataclass(frozen=True, slots=True)
class Search:
    """`While (Exist(iterator: range)(conditions){value == sought}) sought++`."""

    loop: ir.While
    reduction: ir.Reduction
    sought: ir.Variable
    value: ir.Expression
    conditions: tuple[ir.Expression, ...]

    @property
    def span(self) -> Span:
        return self.loop.span


# --- legality -------------------------------------------------------------------------


def search_of(loop: ir.While) -> Search | None:
    """The search that a loop is.  What it looks at stays the same, so that it may be
    read less often."""
    match loop.condition:
        case ir.Reduction("Exist", _, _, filter, ir.Expression() as body) as reduction:
            terms = [*(conjuncts(filter) if filter else ()), *conjuncts(body)]
        case _:
            return None
    counter = counted(loop.body)
    if counter is None:
        return None
    equal = [term for term in terms if counter.name in names_read(term)]
    rest = tuple(term for term in terms if term not in equal)
    match equal:
        case [ir.Binary("==", left, right)]:
            value = right if left == counter else left
            alone = counter in (left, right) and counter.name not in names_read(value)
            if alone and value.type == INT and all(map(is_pure, (value, *rest))):
                return Search(loop, reduction, counter, value, rest)
    return None


def counted(body: ir.Block) -> ir.Variable | None:
    """The Int that a body increments, if it does nothing else."""
    match body.statements:
        case [ir.Reduce(ir.Variable() as counter, "+", ir.Literal(1))]:
            return counter if counter.type == INT else None
        case [ir.Assign(ir.Variable() as counter, ir.Binary("+", left, ir.Literal(1)))]:
            return counter if left == counter and counter.type == INT else None
    return None


def searches(node: ir.Node, own: frozenset[str] = frozenset()) -> Iterator[Search]:
    """Those of one thread, which would read the whole row each time; `own` are its
    variables."""
    if isinstance(node, ir.Loop) and node.parallel:
        own = local_names(node)
    found = search_of(node) if isinstance(node, ir.While) else None
    if found is not None and found.sought.name in own:
        yield found
    for child in children(node):
        yield from searches(child, own)


# --- the rewrite ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Masks:
    """What takes the place of a search."""

    search: Search
    names: Names
    words: int

    def statements(self) -> tuple[ir.StatementNode, ...]:
        span, step = self.search.span, self.variable("step", INT)
        full = compared("==", step, integer(BITS * self.words))
        first = self.batch(self.words, step, self.search.reduction.iterator)
        again, inner = self.variable("again", BOOL), self.variable("step", INT)
        edge = self.search.reduction.iterator
        iterator = self.names.fresh(edge, self.names.meanings.get(edge, edge))
        goes_on = ir.Assign(again, compared("==", inner, integer(BITS)), span=span)
        rest = ir.Block((*self.batch(1, inner, iterator), goes_on), span=span)
        return (*first, ir.declare(again, full), ir.While(again, rest, span=span))

    def batch(
        self, words: int, step: ir.Variable, iterator: str
    ) -> tuple[ir.StatementNode, ...]:
        """The counter goes to the least value that is not in so many masks, or after
        them all."""
        search, span = self.search, self.search.span
        masks = [self.variable("seen", LONG) for _ in range(words)]
        offset = ir.Binary("-", search.value, search.sought, type=INT, span=span)
        marks: list[ir.StatementNode] = []
        for i, mask in enumerate(masks):
            at = ir.Binary("-", offset, integer(BITS * i), type=INT) if i else offset
            bit = ir.Call(None, "BitAt", (at,), type=LONG, span=span)
            marks.append(ir.Reduce(mask, "|", bit, iterator, span=span))
        body = marks[0] if words == 1 else ir.Block(tuple(marks), span=span)
        if search.conditions:
            body = ir.If(both(search.conditions), body, None, span=span)
        loop = ir.Loop(
            True,
            iterator,
            search.reduction.range,
            None,
            rename(body, search.reduction.iterator, iterator),
            span=span,
        )
        return (
            *(ir.declare(m, ir.Literal(0, type=LONG)) for m in masks),
            loop,
            ir.declare(step, ir.Call(None, "FreeBit", tuple(masks), type=INT)),
            ir.Assign(
                search.sought, ir.Binary("+", search.sought, step, type=INT), span=span
            ),
        )

    def variable(self, hint: str, type: Type) -> ir.Variable:
        return self.names.variable(hint, type, self.search.span)


class MaskSearches(CorePass):
    """`words`: how many masks the threads of a row fill together at first."""

    before = "lower-reductions"
    words: int = 4

    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        found = {id(each.loop): each for each in searches(procedure.body)}
        if not found:
            return procedure
        names = Names(procedure, context.meanings)
        constant = {
            node.name
            for node in find(procedure, ir.Declare)
            if isinstance(node.initial, ir.Literal)
        }

        def change(node: ir.StatementNode) -> tuple[ir.StatementNode, ...]:
            if (search := found.get(id(node))) is None:
                return (expand_children(node, change),)
            message = f"`{search.sought.name}` is looked for by {BITS} values at a time"
            context.passed(self, message, search.span)
            words = max(1, self.words) if search.sought.name in constant else 1
            return _Masks(search, names, words).statements()

        return replace(procedure, body=expand_children(procedure.body, change))
