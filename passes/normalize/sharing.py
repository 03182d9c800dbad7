"""Decides which procedures are shared instead of inlined, and limits program size.

A call is inlined as long as the program is small, so that passes work across it.  Where
inlining would make a program large, a procedure that is called more than once outside
of parallel loops is compiled once, for all these calls (`recursion`).
"""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator
from dataclasses import dataclass, field

from lighthouse.diagnostics import CompileError, Diagnostic
from lighthouse.ir.nodes import Call, Loop, Procedure, Program
from lighthouse.ir.walk import find, walk
from lighthouse.passes.normalize.calls import called

# In nodes of the tree, of which a short statement has five.  Up to PASTED all calls are
# pasted, a procedure up to SMALL always is, and a program above LARGEST is refused.
PASTED = 5_000
SMALL = 50
LARGEST = 300_000
# So many times smaller it must become to be worth sharing.
WORTH = 2


def calls_in_parallel(procedure: Procedure) -> Iterator[Call]:
    for loop in find(procedure.body, Loop):
        if loop.parallel:
            yield from find(loop, Call)


@dataclass(frozen=True, slots=True)
class _Body:
    """What counts of a procedure: its nodes, the procedures that it calls once and
    again from outside of parallel loops, and those of other calls."""

    nodes: int
    calls: tuple[str, ...]
    others: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Sharing:
    """Finds the procedures to share.

    procedure: the one of a name.
    group: the procedures that call each other with it, if it is recursive.
    """

    program: Program | None
    procedure: Callable[[str], Procedure]
    group: Callable[[str], frozenset[str]]
    bodies: dict[str, _Body] = field(default_factory=dict)
    pasted: dict[str, int] = field(default_factory=dict)

    def shared(self, entry: Procedure) -> frozenset[str]:
        """Those of the program that begins with `entry`.

        Raises CompileError if it becomes too large.
        """
        start = self.counted(entry)
        calls: Counter[str] = Counter()
        inside_out: list[str] = []

        def visit(body: _Body) -> None:
            for name in body.calls:
                calls[name] += 1
                if calls[name] == 1:
                    visit(self.body(name))
                    inside_out.append(name)

        visit(start)
        sizes: dict[str, int] = {}
        shared: set[str] = set()

        def size(body: _Body) -> int:
            others = sum(map(self.pasted_size, body.others))
            own = sum(sizes[name] for name in body.calls if name not in shared)
            return body.nodes + others + own

        for name in inside_out:
            sizes[name] = size(self.body(name))
            if calls[name] > 1 and sizes[name] > SMALL:
                shared.add(name)
        total = size(start) + sum(sizes[name] for name in shared)
        everything = self.size_with_all([start])
        if everything <= max(PASTED, WORTH * total):
            total, shared = everything, set()
        if total > LARGEST:
            raise too_large(entry, total, start.nodes)
        return frozenset(shared)

    def body(self, name: str) -> _Body:
        if name not in self.bodies:
            self.bodies[name] = self.counted(self.procedure(name))
        return self.bodies[name]

    def counted(self, procedure: Procedure) -> _Body:
        parallel = set(map(id, calls_in_parallel(procedure)))
        calls: list[str] = []
        others: list[str] = []
        for node in find(procedure.body, Call):
            if called(node, self.program):
                pasted = id(node) in parallel or self.group(node.name)
                (others if pasted else calls).append(node.name)
        nodes = sum(1 for _ in walk(procedure.body))
        return _Body(nodes, tuple(calls), tuple(others))

    def pasted_size(self, name: str) -> int:
        """Of a procedure with all that it calls pasted; a group counts once."""
        if name not in self.pasted:
            group = self.group(name) or {name}
            self.pasted[name] = self.size_with_all(map(self.body, group), group)
        return self.pasted[name]

    def size_with_all(
        self, bodies: Iterable[_Body], group: Collection[str] = ()
    ) -> int:
        return sum(
            body.nodes
            + sum(
                self.pasted_size(name)
                for name in (*body.calls, *body.others)
                if name not in group
            )
            for body in bodies
        )


def too_large(entry: Procedure, total: int, own: int) -> CompileError:
    message = f"`{entry.name}` is too large: {total} operations and operands"
    notes = [f"at most {LARGEST} are compiled"]
    if total > own:
        notes.append(
            "they are so many because each call in a parallel loop, and each of a "
            "recursive procedure, is a copy of what it calls; outside of these, "
            "procedures are compiled once"
        )
    return CompileError(Diagnostic("GM0506", message, entry.span, notes=tuple(notes)))
