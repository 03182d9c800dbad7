"""Replaces a set that parallel loops use by a property: true for its members.

    N_S S;                                    N_P<Bool> S_has;
    Foreach (n: G.Nodes)                      Foreach (n: G.Nodes)
        If (n.A > 0)                 →            If (n.A > 0)
            S.Add(n);                                 n.S_has = True;
    Foreach (x: S.Items)                      Foreach (x: G.Nodes)
        x.B = 1;                                  If (x.S_has)
                                                      x.B = 1;
    size = S.Size();                          size = Count(n: G.Nodes)(n.S_has);

A property needs no lock and can be stored on the device: adding a member is a store,
and all threads store the same value.  The cost of a loop over the set now depends on
the size of the graph.  So sets of sequential code are kept, and sets whose size or
items a thread of a parallel loop uses.  An argument is copied in, and back at the end
of the procedure.  (Bitmap frontiers: Beamer, Asanović, Patterson, Direction-Optimizing
BFS, SC 2012, section 5.)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace

from lighthouse.diagnostics import Span
from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.conditions import both
from lighthouse.ir.symbols import Names, declarations
from lighthouse.ir.uses import changed_objects
from lighthouse.ir.walk import children, expand_body, find, located, rewrite, walk
from lighthouse.passes.base import Context, CorePass

# Methods that go over a whole set.
WHOLE = frozenset({"Size", "Clear", "Union", "Intersect", "Complement", "IsSubsetOf"})


@dataclass(slots=True)
class Uses:
    """What a procedure does with its sets.

    `kept`: those that must stay sets, with the reason; `parallel`: those that parallel
    loops use; `together`: pairs that are combined and so are of one kind.
    """

    kept: dict[str, str] = field(default_factory=dict)
    parallel: set[str] = field(default_factory=set)
    together: list[tuple[str, str]] = field(default_factory=list)

    def spread(self) -> None:
        """A set that is combined with a kept one is kept too."""
        pairs = [*self.together, *((b, a) for a, b in self.together)]
        for _ in pairs:
            for one, other in pairs:
                if one in self.kept:
                    reason = f"it is combined with `{one}`, which stays a set"
                    self.kept.setdefault(other, reason)
                if one in self.parallel:
                    self.parallel.add(other)


def find_uses(procedure: ir.Procedure) -> Uses:
    uses = Uses()
    scan(procedure.body, uses, False)
    for name, declaration in declarations(procedure).items():
        if declaration.range is not None and ty.is_set(declaration.type):
            uses.kept[name] = "it is an item of a queue"
    uses.spread()
    return uses


def scan(node: ir.Node, uses: Uses, parallel: bool) -> None:
    """Note how `node` uses sets; `parallel` if a parallel loop runs it."""
    match node:
        case ir.Call(ir.Variable(name, type=type), method) if ty.is_set(type):
            scan_call(name, method, node.arguments, uses, parallel)
            return
        case ir.Loop(
            range=ir.Range("Items", ir.Variable(name, type=type)), parallel=own
        ) if ty.is_set(type):
            if parallel:
                uses.kept[name] = "each thread of a parallel loop goes over its items"
            elif own:
                uses.parallel.add(name)
            elif name in changed_objects(node.body):
                uses.kept[name] = "a sequential loop over it changes it"
            scan(node.body, uses, parallel or own)
            return
        case ir.Reduction(range=ir.Range("Items", ir.Variable(name, type=type))) if (
            ty.is_set(type)
        ):
            if parallel:
                uses.kept[name] = "each thread of a parallel loop goes over its items"
            uses.parallel.add(name)
            for part in (node.filter, node.body):
                if part is not None:
                    scan(part, uses, True)
            return
        case ir.Assign(ir.Variable(one, type=left), ir.Variable(other, type=right)) if (
            ty.is_set(left) and ty.is_set(right)
        ):
            uses.together.append((one, other))
            if parallel:
                uses.kept[one] = "a parallel loop assigns it"
            return
        case ir.Declare(type=type, names=names, initial=initial) if ty.is_set(type):
            for name in names:
                if parallel:
                    uses.kept[name] = "each thread has its own"
                if isinstance(initial, ir.Variable):
                    uses.together.append((name, initial.name))
                elif initial is not None:
                    uses.kept[name] = "it starts as a copy of what is not a variable"
            return
        case ir.Dfs(navigator=navigator) if navigator is not None:
            for item in walk(navigator):
                match item:
                    case ir.Call(ir.Variable(name, type=type), "Size" | "IsSubsetOf"):
                        if ty.is_set(type):
                            uses.kept[name] = "a navigator goes over all its items"
        case ir.Variable(name, type=type) if ty.is_set(type):
            uses.kept[name] = "it is stored or passed as a whole"
    inside = parallel or isinstance(node, ir.Reduction)
    inside = inside or (isinstance(node, ir.Loop) and node.parallel)
    for child in children(node):
        scan(child, uses, inside)


def scan_call(
    name: str,
    method: str,
    arguments: tuple[ir.Expression, ...],
    uses: Uses,
    parallel: bool,
) -> None:
    if parallel:
        uses.parallel.add(name)
        if method in WHOLE:
            uses.kept[name] = f"a parallel loop calls `{method}`, which goes over all"
    for argument in arguments:
        match argument:
            case ir.Variable(other, type=type) if ty.is_set(type):
                uses.together.append((name, other))
            case ir.Variable():
                pass
            case _:
                if method == "Has" or ty.is_set(argument.type):
                    uses.kept[name] = f"`{method}` is given what is not a variable"
                scan(argument, uses, parallel)


class _Rewriter:
    """Replaces the sets in `properties`, which gives the property of each."""

    def __init__(
        self,
        procedure: ir.Procedure,
        names: Names,
        chosen: dict[str, ty.CollectionType],
    ) -> None:
        self.names = names
        self.chosen = chosen
        self.properties = {
            name: names.fresh(f"{name}_has", f"the set `{name}`") for name in chosen
        }
        self.graphs = {
            item.name: item.type
            for item in procedure.parameters
            if isinstance(item.type, ty.GraphType)
        }
        self.iterators = {
            node.iterator for node in find(procedure, ir.Loop, ir.Reduction)
        }

    # --- pieces -----------------------------------------------------------------------

    def has(self, name: str, element: ir.Variable) -> ir.Field:
        return ir.Field(element, self.properties[name], type=ty.BOOL, span=element.span)

    def all(self, name: str) -> ir.Range:
        """Everything that could be in the set."""
        type = self.chosen[name]
        assert type.graph is not None
        graph = ir.Variable(type.graph, type=self.graphs[type.graph])
        return ir.Range("Nodes" if type.of == "Node" else "Edges", graph)

    def element(self, name: str) -> ir.Variable:
        type = self.chosen[name]
        of = ty.NodeType(type.graph) if type.of == "Node" else ty.EdgeType(type.graph)
        return self.names.variable("n" if type.of == "Node" else "e", of)

    def each(self, name: str, body: ir.StatementNode, element: ir.Variable) -> ir.Loop:
        return ir.Loop(True, element.name, self.all(name), None, body)

    def store(self, name: str, element: ir.Variable, value: bool) -> ir.Assign:
        literal = ir.Literal(value, type=ty.BOOL, span=element.span)
        return ir.Assign(self.has(name, element), literal, span=element.span)

    def not_nil(self, element: ir.Variable) -> ir.Expression | None:
        """What must hold before the property of `element` is looked at."""
        if element.name in self.iterators:
            return None
        nil = ir.Nil(type=element.type, span=element.span)
        return ir.Binary("!=", element, nil, type=ty.BOOL, span=element.span)

    # --- expressions and loops --------------------------------------------------------

    def node(self, node: ir.Node) -> ir.Node:
        replaced = self.replaced(node)
        return node if replaced is node else located(replaced, node.span)

    def replaced(self, node: ir.Node) -> ir.Node:
        match node:
            case ir.Call(ir.Variable(name), "Has", (ir.Variable() as element,)) if (
                name in self.chosen
            ):
                has = self.has(name, element)
                known = self.not_nil(element)
                if known is None:
                    return has
                return ir.Binary("&&", known, has, type=ty.BOOL, span=node.span)
            case ir.Call(ir.Variable(name), "Size") if name in self.chosen:
                return self.counted(name, node.span)
            case ir.Call(ir.Variable(name), "IsSubsetOf", (ir.Variable(other),)) if (
                name in self.chosen
            ):
                count = self.counted(name, node.span)
                each = self.has(other, self.iterator(count.iterator, name))
                return replace(count, operator="All", body=each, type=ty.BOOL)
            case ir.Loop(range=ir.Range("Items", ir.Variable(name))) if (
                name in self.chosen
            ):
                inside = self.has(name, self.iterator(node.iterator, name))
                body = ir.If(inside, node.body, span=node.body.span)
                return replace(node, range=self.all(name), body=body)
            case ir.Reduction(range=ir.Range("Items", ir.Variable(name))) if (
                name in self.chosen
            ):
                inside = self.has(name, self.iterator(node.iterator, name))
                condition = both(filter(None, (inside, node.filter)))
                return replace(node, range=self.all(name), filter=condition)
        return node

    def counted(self, name: str, span: Span) -> ir.Reduction:
        """How many members a set has."""
        element, range = self.element(name), self.all(name)
        found = self.has(name, element)
        return ir.Reduction(
            "Count", element.name, range, found, None, type=ty.INT, span=span
        )

    def iterator(self, name: str, of: str) -> ir.Variable:
        return replace(self.element(of), name=name)

    # --- statements -------------------------------------------------------------------

    def statements(self, node: ir.StatementNode) -> ir.Statements:
        def placed(new: ir.StatementNode) -> ir.StatementNode:
            new = new if new.span.source else replace(new, span=node.span)
            return new if new is node else located(new, node.span)

        return tuple(map(placed, self.lowered(node)))

    def lowered(self, node: ir.StatementNode) -> ir.Statements:
        match node:
            case ir.Declare() if node.names[0] in self.chosen:
                return tuple(self.declared(node))
            case ir.Effect(ir.Call(ir.Variable(name), method, arguments)) if (
                name in self.chosen
            ):
                return tuple(self.effect(name, method, arguments))
            case ir.Assign(ir.Variable(name), ir.Variable(other)) if (
                name in self.chosen
            ):
                return (self.copied(name, other),)
        return (node,)

    def declared(self, node: ir.Declare) -> Iterator[ir.StatementNode]:
        for name in node.names:
            type = self.chosen[name]
            property = ty.PropertyType(type.of, ty.BOOL, type.graph)
            yield ir.Declare(property, (self.properties[name],), span=node.span)
            if isinstance(node.initial, ir.Variable):
                yield self.copied(name, node.initial.name)

    def copied(self, name: str, other: str) -> ir.Loop:
        element = self.element(name)
        value = self.has(other, element)
        return self.each(name, ir.Assign(self.has(name, element), value), element)

    def effect(
        self, name: str, method: str, arguments: tuple[ir.Expression, ...]
    ) -> Iterator[ir.StatementNode]:
        if method in ("Add", "Remove"):
            (item,) = arguments
            if not isinstance(item, ir.Variable):
                value = replace(self.element(name), span=item.span)
                yield ir.declare(value, item, span=item.span)
                item = value
            store = self.store(name, item, method == "Add")
            known = self.not_nil(item)
            yield store if known is None else ir.If(known, store, span=item.span)
            return
        element = self.element(name)
        if method == "Clear":
            yield self.each(name, self.store(name, element, False), element)
            return
        (other,) = arguments
        assert isinstance(other, ir.Variable)
        condition: ir.Expression = self.has(other.name, element)
        if method == "Intersect":
            condition = ir.Unary("!", condition, type=ty.BOOL, span=other.span)
        store = self.store(name, element, method == "Union")
        yield self.each(name, ir.If(condition, store), element)

    # --- arguments --------------------------------------------------------------------

    def copy_in(self, name: str) -> Iterator[ir.StatementNode]:
        type = self.chosen[name]
        property = ty.PropertyType(type.of, ty.BOOL, type.graph)
        yield ir.Declare(property, (self.properties[name],))
        element = self.element(name)
        items = ir.Range("Items", ir.Variable(name, type=type))
        yield ir.Loop(False, element.name, items, None, self.store(name, element, True))

    def copy_back(self, name: str) -> Iterator[ir.StatementNode]:
        given = ir.Variable(name, type=self.chosen[name])
        element = self.element(name)
        yield ir.Effect(ir.Call(given, "Clear", type=ty.VOID))
        add = ir.Effect(ir.Call(given, "Add", (element,), type=ty.VOID))
        yield ir.Loop(
            False,
            element.name,
            self.all(name),
            None,
            ir.If(self.has(name, element), add),
        )


def choose(
    pass_: SetsToProperties, procedure: ir.Procedure, context: Context
) -> dict[str, ty.CollectionType]:
    """The sets that become properties; a remark says why another does not."""
    uses = find_uses(procedure)
    chosen = {}
    for name, declaration in declarations(procedure).items():
        type = declaration.type
        if not ty.is_set(type) or name not in uses.parallel:
            continue
        assert isinstance(type, ty.CollectionType)
        if name in uses.kept:
            message = f"`{name}` stays a set: {uses.kept[name]}"
            context.missed(pass_, message, declaration.node.span)
        else:
            chosen[name] = type
            message = f"`{name}` is a property, true for what the set contains"
            context.passed(pass_, message, declaration.node.span)
    return chosen


class SetsToProperties(CorePass):
    before = "lower-reductions"

    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        chosen = choose(self, procedure, context)
        if not chosen:
            return procedure
        rewriter = _Rewriter(procedure, Names(procedure, context.meanings), chosen)
        arguments = [p.name for p in procedure.parameters if p.name in chosen]
        objects = changed_objects(procedure.body)
        changed = [name for name in arguments if name in objects]
        body = rewrite(procedure.body, rewriter.node)
        lowered = expand_body(replace(procedure, body=body), rewriter.statements)

        def copies(
            of: list[str], copy: Callable[[str], Iterator[ir.StatementNode]]
        ) -> Iterator[ir.StatementNode]:
            for name in of:
                span = declarations(procedure)[name].node.span
                yield from (located(each, span) for each in copy(name))

        def leave(node: ir.StatementNode) -> ir.Statements:
            if not isinstance(node, ir.Return):
                return (node,)
            return (*copies(changed, rewriter.copy_back), node)

        statements = expand_body(lowered, leave).body.statements
        if not statements or not isinstance(statements[-1], ir.Return):
            statements = (*statements, *copies(changed, rewriter.copy_back))
        before = copies(arguments, rewriter.copy_in)
        return replace(
            procedure, body=replace(lowered.body, statements=(*before, *statements))
        )
