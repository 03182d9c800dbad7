"""Liveness: which values are needed later, by backward analysis of the core.

    n.P = 0;          Summary(use={}, kill={P}) of a loop over all nodes
    x = x + n.P;      Summary(use={x, n, P, n.P}, kill={x})

Live-in of a statement is what it uses, and its live-out without what it kills; for a
loop this is exact without iteration, since all paths through its body start where they
end.  A name denotes the whole variable, property or collection.  The *element* `n.P` of
the loop over `n` is a separate name: if every iteration stores its element before it
reads it, the loop over all nodes kills P.
(Muchnick, Advanced Compiler Design and Implementation, section 14.1; the summaries are
those of interval analysis, section 8.8.)
"""

from __future__ import annotations

import re
from collections import defaultdict
from dataclasses import dataclass

from lighthouse.ir import builtins
from lighthouse.ir import nodes as ir
from lighthouse.ir.roles import Role
from lighthouse.ir.symbols import declarations
from lighthouse.ir.types import is_object
from lighthouse.ir.uses import is_mutation, target_name, uses
from lighthouse.ir.walk import find, has

Names = frozenset[str]
NONE: Names = frozenset()


@dataclass(frozen=True, slots=True)
class Summary:
    """What a statement uses of the values before it, and what it gives new ones."""

    use: Names = NONE
    kill: Names = NONE

    def before(self, after: Names) -> Names:
        """What is live before the statement, from what is live after it."""
        return self.use | (after - self.kill)

    def then(self, following: Summary) -> Summary:
        return Summary(self.before(following.use), self.kill | following.kill)


def element(driver: str, name: str) -> str:
    """How the analysis calls `driver.name`; no variable can be called so."""
    return f"{driver}.{name}"


def is_opaque(node: ir.Node) -> bool:
    """True of foreign code, and of calls of which the effects are not known here."""
    match node:
        case ir.Foreign() | ir.ForeignExpression():
            return True
        case ir.Call(receiver=None, name=name):
            return name in builtins.RANDOM or builtins.find(None, name) is None
        case ir.Call(name=name):
            return name in builtins.RANDOM
    return False


def has_effects(node: ir.Node) -> bool:
    """True if more may come of evaluating `node` than its value."""
    return is_opaque_inside(node) or any(map(is_mutation, find(node, ir.Call)))


def is_opaque_inside(node: ir.Node) -> bool:
    """True if a part of `node` is opaque."""
    return any(map(is_opaque, find(node, ir.Call, ir.Foreign, ir.ForeignExpression)))


class Liveness:
    """The liveness of one procedure; summaries are computed once for each node."""

    def __init__(self, procedure: ir.Procedure) -> None:
        self.names = frozenset(declarations(procedure))
        # What the caller sees: outputs, and inputs, which are passed by reference.
        self.results = frozenset(item.name for item in procedure.parameters)
        self._known: dict[int, tuple[ir.Node, Summary]] = {}

    def reads(self, node: ir.Node) -> Names:
        """Names that `node` reads.  The old value of what it reduces is not among them:
        it matters only as long as the new one does.  Foreign code may read every name
        that stands in it, and results."""
        found: set[str] = set()
        for use in uses(node):
            if use.role is Role.READS and use.names is None:
                found.add(use.name)
                if use.driver is not None:
                    found.add(element(use.driver, use.name))
        for item in find(node, ir.Call, ir.Foreign, ir.ForeignExpression):
            match item:
                case ir.Foreign(text=text) | ir.ForeignExpression(text=text):
                    found |= {*re.findall(r"\w+", text)} & self.names | self.results
                case ir.Call() if is_opaque(item):
                    found |= self.names
        return frozenset(found)

    def summary(self, node: ir.StatementNode) -> Summary:
        if id(node) not in self._known:
            self._known[id(node)] = (node, self._summary(node))
        return self._known[id(node)][1]

    def _summary(self, node: ir.StatementNode) -> Summary:
        match node:
            case ir.Block(statements):
                whole = Summary()
                for statement in reversed(statements):
                    whole = self.summary(statement).then(whole)
                return whole
            case ir.Declare() | ir.Assign() | ir.Reduce():
                return Summary(self.reads(node), given(node))
            case ir.ReduceTuple(target=target):
                return Summary(self.reads(node) | self.reads(target))
            case ir.If(condition, then, otherwise):
                arms = [self.summary(then), self.summary(otherwise or ir.Block())]
                use = self.reads(condition).union(*(arm.use for arm in arms))
                return Summary(use, arms[0].kill & arms[1].kill)
            case ir.While(condition, body):
                return Summary(self.reads(condition) | self.summary(body).use)
            case ir.DoWhile(body, condition):
                return self.summary(body).then(Summary(self.reads(condition)))
            case ir.Loop():
                return self.loop(node)
            case ir.Dfs():
                return Summary(self.search(node))
            case ir.Return(value):
                use = self.reads(value) if value is not None else NONE
                return Summary(use | self.results, self.names)
            case ir.Effect(ir.Call(receiver, arguments=arguments) as call):
                if not is_mutation(call):
                    return Summary(self.reads(call))
                # The old members matter only as long as the new ones do.
                place = (
                    receiver.driver if isinstance(receiver, ir.Field) else ir.Block()
                )
                return Summary(NONE.union(*map(self.reads, (place, *arguments))))
            case ir.Foreign(mutates=mutates):
                places = map(self.reads, mutates)
                return Summary(self.reads(node).union(*places))
        return Summary(self.names | self.results)

    def loop(self, node: ir.Loop) -> Summary:
        """The loop over a whole graph overwrites what each iteration does, unless it
        may end early."""
        inside, own = self.summary(node.body), self.own(node)
        if has(node.body, ir.Return):
            own = NONE
        stored = inside.kill - inside.use
        whole = frozenset(p for p in own if element(node.iterator, p) in stored)
        return Summary(self.reads(node.range) | (inside.use - whole), whole)

    def own(self, loop: ir.Loop) -> Names:
        """The properties of which each iteration touches only its own element."""
        if loop.range.kind not in ("Nodes", "Edges") or is_opaque_inside(loop.body):
            return NONE
        fields = find(loop.body, ir.Field)
        others = {f.name for f in fields if f.driver.name != loop.iterator}
        return frozenset(f.name for f in fields) - others

    def search(self, node: ir.Dfs) -> Names:
        """A search may enter none of its bodies, or each many times."""
        tests = (node.root, node.navigator, node.filter, node.back_filter)
        use = NONE.union(*(self.reads(test) for test in tests if test is not None))
        use |= self.summary(node.body).use
        return use | self.summary(node.back_body or ir.Block()).use


def given(node: ir.StatementNode) -> Names:
    """What the statement gives a whole new value."""
    return frozenset(
        use.name if use.driver is None else element(use.driver, use.name)
        for use in uses(node)
        if use.by is node and use.role in (Role.WRITES, Role.DEFINES)
        if not isinstance(use.what, ir.Index)
    )


def needed(procedure: ir.Procedure, live: Liveness) -> Names:
    """Names whose values may reach a result, or decide how the procedure runs.

    `x = x + 1` alone does not make x needed: what a write reads, and what decides
    whether it happens, is needed only if the name written is.
    """
    roots = set(live.results)
    # Of each name what the values that it gets depend on.
    sources = defaultdict[str, list[Names]](list)

    def visit(node: ir.Node, control: Names) -> None:
        match node:
            case ir.Declare() | ir.Assign() | ir.Reduce() | ir.Effect():
                names = frozenset(use.name for use in uses(node) if use.assigns)
                flow(node, names, live.reads(node) | control)
            case ir.ReduceTuple(target=key, value=value):
                read = live.reads(key) | control
                flow(node, frozenset({target_name(key)}), live.reads(value) | read)
                for target, value in zip(node.targets, node.values, strict=True):
                    names = frozenset({target_name(target)})
                    flow(node, names, live.reads(value) | read)
            case ir.If(condition, then, otherwise):
                inside = control | live.reads(condition)
                branch(condition, inside)
                visit(then, inside)
                visit(otherwise or ir.Block(), inside)
            case ir.While(condition, body) | ir.DoWhile(body, condition):
                # It may never end, which can be seen.
                roots.update(live.reads(condition) | control)
                visit(body, control | live.reads(condition))
            case ir.Loop(iterator=iterator, range=range, body=body):
                if is_object(range.source.type):
                    # An item may be a collection, and changes with its queue.
                    sources[range.source.name].append(frozenset({iterator}))
                visit(body, control | live.reads(range))
            case ir.Dfs():
                roots.update(live.reads(node) | control)
                roots.update(use.name for use in uses(node))
            case ir.Return() | ir.Foreign():
                roots.update(live.summary(node).use | control)
            case ir.Block(statements):
                for statement in statements:
                    visit(statement, control)
            case _:
                roots.update(live.names)

    def flow(node: ir.Node, written: Names, read: Names) -> None:
        for name in written:
            sources[name].append(read)
        branch(node, read)

    def branch(node: ir.Node, read: Names) -> None:
        if is_opaque_inside(node):
            roots.update(read)

    visit(procedure.body, NONE)
    found = set(roots)
    waiting = list(roots)
    while waiting:
        more = NONE.union(*sources[waiting.pop()]) - found
        found |= more
        waiting += more
    return frozenset(found)
