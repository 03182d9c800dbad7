"""Deferred assignments write a shadow copy, which is copied back when their loop ends.

    Foreach (t: G.Nodes)                  N_P<Double> rank_next;
        t.rank <= t.rank / 2 @ t;   →     Foreach (t: G.Nodes)
                                              t.rank_next = t.rank / 2;
                                          Foreach (n: G.Nodes)
                                              n.rank = n.rank_next;

If some element may remain unwritten, the shadow copy starts with the current values; if
the loop also writes the target directly, only deferred elements are copied back.  Where
all iterations defer to one element, `root.x <= …`, the shadow is a scalar.  A Return
from the loop copies back, too.  (Green-Marl specification 0.5, section 6.)
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from lighthouse.ir import nodes as ir
from lighthouse.ir.symbols import Names, declarations, elements_of
from lighthouse.ir.types import BOOL, VOID, PropertyType, Type
from lighthouse.ir.uses import target_name, written_names
from lighthouse.ir.walk import (
    as_block,
    children,
    expand,
    expand_body,
    has,
    rename,
    walk,
)
from lighthouse.passes.base import Context, CorePass
from lighthouse.passes.normalize.calls import changed_by

AnyLoop = ir.Loop | ir.Traversal
TRUE = ir.Literal(True, type=BOOL)


def bodies(loop: AnyLoop) -> Iterator[ir.StatementNode]:
    yield loop.body
    if isinstance(loop, ir.Traversal) and loop.back_body is not None:
        yield loop.back_body


def deferred_to(loop: AnyLoop) -> Iterator[ir.Defer]:
    """The deferred assignments that appear when `loop` ends."""

    def inside(node: ir.Node, innermost: bool) -> Iterator[ir.Defer]:
        if isinstance(node, ir.Defer) and (
            node.loop == loop.iterator or (node.loop is None and innermost)
        ):
            yield node
        innermost = innermost and not isinstance(node, AnyLoop)
        for child in children(node):
            yield from inside(child, innermost)

    for body in bodies(loop):
        yield from inside(body, True)


def writes_every_element(loop: AnyLoop, name: str) -> bool:
    """True if each iteration certainly defers to its own element of property `name`,
    and the iterations cover all elements."""
    if not isinstance(loop, ir.Loop) or loop.range.kind not in ("Nodes", "Edges"):
        return False
    return not has(loop.body, ir.Return) and any(
        isinstance(statement, ir.Defer)
        and isinstance(statement.target, ir.Field)
        and statement.target.name == name
        and statement.target.driver.name == loop.iterator
        and statement.loop in (None, loop.iterator)
        for statement in as_block(loop.body).statements
    )


def writes_otherwise(
    loop: AnyLoop, name: str, defers: Sequence[ir.Defer], program: ir.Program | None
) -> bool:
    """True if `loop` may also change `name` at once, or defers it to another loop."""
    return any(
        name == changed
        for item in walk(loop)
        if not any(item is defer for defer in defers)
        for _, changed in changed_by(item, program)
    )


def only_driver(loop: AnyLoop, defers: Sequence[ir.Defer]) -> ir.Variable | None:
    """The element that all of `defers`, to one property, write in the whole loop."""
    drivers = [d.target.driver for d in defers if isinstance(d.target, ir.Field)]
    if len({driver.name for driver in drivers}) != 1:
        return None
    (driver, *_) = drivers
    return None if driver.name in declared_in(loop) | written_names(loop) else driver


def declared_in(loop: AnyLoop) -> set[str]:
    """What each iteration has for itself."""
    declared = {loop.iterator}
    for item in walk(loop):
        if isinstance(item, ir.Declare):
            declared.update(item.names)
        elif isinstance(item, AnyLoop):
            declared.add(item.iterator)
    return declared


# --- shadows --------------------------------------------------------------------------


class _Shadow(ABC):
    """What stands for one target until the loop ends; `marks` says that only what was
    deferred is copied back."""

    def __init__(self, defer: ir.Defer, marks: bool, names: Names) -> None:
        self.target = defer.target
        self.span = defer.span
        self.names = names
        name = target_name(defer.target)
        self.name = names.fresh(f"{name}_next", f"the new `{name}`")
        self.mark = names.fresh(f"{name}_set") if marks else None

    def declared(self, type: Type, name: str) -> ir.Declare:
        return ir.Declare(type, (name,), span=self.span)

    @abstractmethod
    def before(self) -> Iterator[ir.StatementNode]:
        """Declares it."""

    @abstractmethod
    def write(self, target: ir.LValue, value: ir.Expression) -> ir.Statements:
        """A deferred assignment."""

    def within(self, loop: ir.StatementNode) -> ir.StatementNode:
        """The loop, in which deferred assignments are what `write` says."""
        return loop

    @abstractmethod
    def after(self) -> Iterator[ir.StatementNode]:
        """Copies it back."""

    def guarded(self, mark: ir.Expression, copy: ir.StatementNode) -> ir.StatementNode:
        return copy if self.mark is None else ir.If(mark, copy, span=self.span)

    def marked(self, write: ir.Assign, mark: ir.LValue) -> ir.Statements:
        if self.mark is None:
            return (write,)
        return (write, ir.Assign(mark, TRUE, span=self.span))


class _Scalar(_Shadow):
    """For a variable, and for one element of a property."""

    def before(self) -> Iterator[ir.StatementNode]:
        type = self.target.type
        initial = self.target if self.mark is None else None
        yield replace(self.declared(type, self.name), initial=initial)
        if self.mark is not None:
            yield self.declared(BOOL, self.mark)

    def write(self, target: ir.LValue, value: ir.Expression) -> ir.Statements:
        return self.marked(ir.Assign(self.value, value, span=self.span), self.flag)

    def after(self) -> Iterator[ir.StatementNode]:
        copy = ir.Assign(self.target, self.value, span=self.span)
        yield self.guarded(self.flag, copy)

    @property
    def value(self) -> ir.Variable:
        return ir.Variable(self.name, type=self.target.type, span=self.span)

    @property
    def flag(self) -> ir.Variable:
        return ir.Variable(self.mark or "", type=BOOL, span=self.span)


class _Property(_Shadow):
    """For the elements of a property; `type` is that of the property."""

    def __init__(
        self, defer: ir.Defer, marks: bool, names: Names, type: PropertyType, fill: bool
    ) -> None:
        super().__init__(defer, marks, names)
        self.type = type
        self.fill = fill and not marks

    def before(self) -> Iterator[ir.StatementNode]:
        yield self.declared(self.type, self.name)
        if self.mark is not None:
            yield self.declared(replace(self.type, element=BOOL), self.mark)
        if self.fill:
            yield self.for_all(lambda element: self.copy(self.name, element))

    def write(self, target: ir.LValue, value: ir.Expression) -> ir.Statements:
        assert isinstance(target, ir.Field)
        write = ir.Assign(replace(target, name=self.name), value, span=self.span)
        return self.marked(write, replace(target, name=self.mark or "", type=BOOL))

    def after(self) -> Iterator[ir.StatementNode]:
        assert isinstance(self.target, ir.Field)
        name = self.target.name

        def back(element: ir.Variable) -> ir.StatementNode:
            mark = ir.Field(element, self.mark or "", type=BOOL, span=self.span)
            return self.guarded(mark, self.copy(name, element))

        yield self.for_all(back)

    def copy(self, to: str, element: ir.Variable) -> ir.Assign:
        assert isinstance(self.target, ir.Field)
        of = self.name if to == self.target.name else self.target.name
        target, value = (replace(self.target, driver=element, name=n) for n in (to, of))
        return ir.Assign(target, value, span=self.span)

    def for_all(self, body: Callable[[ir.Variable], ir.StatementNode]) -> ir.Loop:
        element, range = elements_of(self.type, self.names, self.span)
        return ir.Loop(True, element.name, range, None, body(element), span=self.span)


class _Entries(_Shadow):
    """For a map that the loop also writes at once: a map of the deferred entries."""

    @property
    def map(self) -> ir.Variable:
        assert isinstance(self.target, ir.Index)
        return self.target.map

    @property
    def entries(self) -> ir.Variable:
        return replace(self.map, name=self.name)

    def before(self) -> Iterator[ir.StatementNode]:
        yield self.declared(self.map.type, self.name)

    def write(self, target: ir.LValue, value: ir.Expression) -> ir.Statements:
        assert isinstance(target, ir.Index)
        return (ir.Assign(replace(target, map=self.entries), value, span=self.span),)

    def after(self) -> Iterator[ir.StatementNode]:
        put = ir.Call(self.map, "PutAll", (self.entries,), type=VOID, span=self.span)
        yield ir.Effect(put, span=self.span)


class _Old(_Entries):
    """For a map: what it was before the loop, which the loop reads instead."""

    def __init__(self, defer: ir.Defer, names: Names) -> None:
        super().__init__(defer, False, names)
        self.old = names.fresh(f"{self.map.name}_old")

    def before(self) -> Iterator[ir.StatementNode]:
        yield replace(self.declared(self.map.type, self.old), initial=self.map)

    def within(self, loop: ir.StatementNode) -> ir.StatementNode:
        return rename(rename(loop, self.map.name, self.old), self.name, self.map.name)

    def after(self) -> Iterator[ir.StatementNode]:
        yield from ()


# --- loops ----------------------------------------------------------------------------


class _Lowering:
    """The deferred assignments of one procedure."""

    def __init__(self, procedure: ir.Procedure, context: Context) -> None:
        self.names = Names(procedure, context.meanings)
        self.declared = declarations(procedure)
        self.context = context
        self.returns = procedure.returns

    def statement(self, node: ir.StatementNode) -> ir.Statements:
        if not isinstance(node, AnyLoop):
            return (node,)
        defers = tuple(deferred_to(node))
        if not defers:
            return (node,)
        shadows: dict[str, _Shadow] = {}
        gone = declared_in(node)
        for name in dict.fromkeys(target_name(defer.target) for defer in defers):
            if name not in gone:
                same = [each for each in defers if target_name(each.target) == name]
                shadows[name] = self.shadow(node, name, same)

        def to_shadow(item: ir.StatementNode) -> ir.Statements:
            if not isinstance(item, ir.Defer) or all(item is not d for d in defers):
                return (item,)
            name = target_name(item.target)
            if name in shadows:
                return shadows[name].write(item.target, item.value)
            # When the write would appear there is nothing left to see it.
            unseen = [item.value]
            if isinstance(item.target, ir.Index):
                unseen.append(item.target.key)
            new = partial(self.names.variable, f"{name}_unseen", span=item.span)
            return tuple(ir.declare(new(type=each.type), each) for each in unseen)

        (loop,) = expand(node, to_shadow)
        for shadow in shadows.values():
            loop = shadow.within(loop)
        loop = self.leaving(loop, tuple(shadows.values()))
        before = (each for shadow in shadows.values() for each in shadow.before())
        after = (each for shadow in shadows.values() for each in shadow.after())
        return (*before, loop, *after)

    def shadow(self, loop: AnyLoop, name: str, defers: Sequence[ir.Defer]) -> _Shadow:
        first = defers[0]
        marks = writes_otherwise(loop, name, defers, self.context.program)
        match first.target:
            case ir.Variable():
                return _Scalar(first, marks, self.names)
            case ir.Field():
                if only_driver(loop, defers) is not None:
                    return _Scalar(first, True, self.names)
                type = self.declared[name].type
                assert isinstance(type, PropertyType)
                fill = not writes_every_element(loop, name)
                return _Property(first, marks, self.names, type, fill)
            case ir.Index():
                if marks:
                    return _Entries(first, False, self.names)
                return _Old(first, self.names)

    def leaving(
        self, loop: ir.StatementNode, shadows: Sequence[_Shadow]
    ) -> ir.StatementNode:
        """`loop` in which a Return also copies the shadows back."""

        def leave(item: ir.StatementNode) -> ir.Statements:
            if not isinstance(item, ir.Return):
                return (item,)
            after = [each for shadow in shadows for each in shadow.after()]
            if item.value is None:
                return (*after, item)
            result = self.names.variable("result", self.returns, item.span)
            saved = ir.declare(result, item.value)
            return (saved, *after, replace(item, value=result))

        (left,) = expand(loop, leave)
        return left


class LowerDeferred(CorePass):
    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        lowering = _Lowering(procedure, context)
        return expand_body(procedure, lowering.statement)
