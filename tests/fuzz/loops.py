"""Random loops and traversals."""

from dataclasses import replace

from tests.fuzz.elements import Range, need
from tests.fuzz.graphs import MAX_EDGES, MAX_NODES
from tests.fuzz.reductions import Reductions
from tests.fuzz.scope import HIDDEN, Mode, Scope
from tests.fuzz.statements import Context, Lines
from tests.fuzz.words import INTEGERS, NODE_NAMES

TIMES = {"Nodes": MAX_NODES, "Edges": MAX_EDGES, "Bfs": MAX_NODES, "Dfs": MAX_NODES}
# No statement runs more often, so that the interpreter is fast.
RUNS = 6000


class Loops(Reductions):
    """For, Foreach, InBFS and InDFS."""

    def filtered(self, scope: Scope, head: Range) -> str:
        if self.chance(0.35):
            return f"({head.text})({self.condition(scope, 2).text})"
        return f"({head.text})"

    def state_for_loop(self, context: Context) -> Lines:
        scope = context.scope.child()
        head = self.range(scope, 2)
        need(self.runs(context, head) <= RUNS)
        if head.ordered:
            self.sharing.sequential(scope, head)
        else:
            self.sharing.parallel(scope, head)
            scope.may_draw = False
        inner = self.looping(context, scope, head, parallel=False)
        if not head.ordered:
            inner = replace(inner, returns=None, unordered=True)
        text = self.filtered(scope, head)
        return self.body(f"For {text}", self.block(inner))

    def state_foreach(self, context: Context) -> Lines:
        scope = context.scope.child()
        head = self.range(scope, 2)
        need(self.runs(context, head) <= RUNS)
        self.sharing.parallel(scope, head)
        inner = self.looping(context, scope, head, parallel=True)
        text = self.filtered(scope, head)
        return self.body(f"Foreach {text}", self.block(inner))

    def state_sides(self, context: Context) -> Lines:
        """An integer that one arm sets on the host and a loop of the other adds to,
        and what may follow: a return, another value."""
        need(not context.parallel)
        need(context.times <= RUNS / MAX_NODES)
        scope = context.scope
        symbol = self.one_of(scope.free(*INTEGERS))

        def assigned(chance: float) -> Lines:
            value = self.value_for(context, symbol)
            return [f"{symbol.name} = {value};"] if self.chance(chance) else []

        node, graph = scope.child().fresh(self.random, NODE_NAMES), scope.graphs[0]
        added = f"{symbol.name} += {node}.Degree();"
        loop = self.braced(f"Foreach ({node}: {graph}.Nodes)", [added])
        arms = [assigned(0.8), [*assigned(0.3), *loop]]
        self.random.shuffle(arms)
        head = f"If ({self.condition(scope, 2).text})"
        lines = [*self.braced(head, arms[0])[:-1], *self.braced("} Else", arms[1])]
        if context.returns is not None and self.chance(0.3):
            lines += self.state_leave(context)
        return [*lines, *assigned(0.4)]

    def runs(self, context: Context, head: Range) -> float:
        """How often the body of a loop runs at most."""
        return context.times * TIMES.get(head.kind, MAX_EDGES)

    def looping(
        self, context: Context, scope: Scope, head: Range, *, parallel: bool
    ) -> Context:
        """The context of a loop's body."""
        unique: str | None = None
        outermost = not (context.parallel or context.unordered)
        if head.kind in ("Nodes", "Edges") and outermost:
            unique = head.iterator
        elif outermost or head.source == context.unique:
            if head.kind in ("Nbrs", "InNbrs"):
                unique = f"{head.iterator}.ToEdge()"
            elif head.kind in ("OutEdges", "InEdges"):
                unique = head.iterator
        return replace(
            self.deeper(context),
            scope=scope,
            times=self.runs(context, head),
            loops=(*context.loops, (head.iterator, parallel)),
            unique=unique,
            returns=None if parallel else context.returns,
        )

    def traversal_head(self, context: Context, kind: str) -> tuple[Scope, Range, str]:
        need(not context.traversing and context.times <= MAX_EDGES)
        scope = context.scope.child()
        graph = self.random.choice(scope.graphs)
        roots = scope.drivers("Node", graph)
        root = self.one_of(roots)
        name = scope.fresh(self.random, NODE_NAMES)
        scope.declare_iterator(name, "Node", graph, kind, graph)
        sign = "^" if self.chance(0.2) else ""
        text = f"({name}: {graph}{sign}.Nodes From {root})"
        return scope, Range(text, name, kind, graph, graph, "Node", once=True), name

    def conditions(self, scope: Scope, name: str) -> str:
        """A navigator and a filter, in either order."""
        parts = []
        if self.chance(0.35):
            # The node is not reached yet: it has no level.
            ahead = scope.child()
            ahead.ranges[name] = "Nodes", ""
            for symbol in ahead.symbols.values():
                if ahead.mode(symbol) is Mode.PUSH:
                    ahead.access[symbol.name] = HIDDEN
            ahead.may_draw = False
            parts.append(f"[{self.condition(ahead, 2).text}]")
        if self.chance(0.35):
            parts.append(f"({self.condition(scope, 2).text})")
        self.random.shuffle(parts)
        return "".join(parts)

    def state_breadth_first(self, context: Context) -> Lines:
        scope, head, name = self.traversal_head(context, "Bfs")
        self.sharing.parallel(scope, head)
        inner = replace(
            self.looping(context, scope, head, parallel=True),
            traversing=True,
            unique=name if not context.loops else None,
        )
        keyword = f"InBFS {head.text}{self.conditions(scope, name)}"
        lines = self.braced(keyword, self.block(inner))
        if self.chance(0.45):
            # What was pushed down is pushed up.
            for symbol, access in list(scope.access.items()):
                if access.mode is Mode.PUSH:
                    scope.access[symbol] = replace(access, constant="UpNbrs")
            test = f" ({self.condition(scope, 2).text})" if self.chance(0.4) else ""
            lines[-1:] = self.braced(f"}} InReverse{test}", self.block(inner))
        return lines

    def state_depth_first(self, context: Context) -> Lines:
        scope, head, name = self.traversal_head(context, "Dfs")
        inner = replace(
            self.looping(context, scope, head, parallel=False),
            traversing=True,
            unique=None,
        )
        keyword = f"InDFS {head.text}{self.conditions(scope, name)}"
        lines = self.braced(keyword, self.block(inner))
        if self.chance(0.6):
            test = f" ({self.condition(scope, 2).text})" if self.chance(0.4) else ""
            lines[-1:] = self.braced(f"}} InPost{test}", self.block(inner))
        return lines
