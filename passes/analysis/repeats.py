"""Whether a vertex may occur twice in a worklist.

Two threads may then run its body at the same time.  The result is the same if the body
is idempotent: the values that it writes depend only on data that no thread changes in
the round, and writing them again changes nothing.  (Nasre, Burtscher, Pingali:
Atomic-free Irregular Computations on GPUs, GPGPU 2013, section 4.2.)
"""

from collections import Counter
from collections.abc import Iterable, Iterator

from lighthouse.ir import nodes as ir
from lighthouse.ir.effects import writes
from lighthouse.ir.kernels import Each, Kernel, Update
from lighthouse.ir.uses import local_names, target_name, written
from lighthouse.ir.walk import children, find, walk
from lighthouse.passes.analysis.invariants import is_pure
from lighthouse.passes.analysis.rounds import Guarded, Round

# Of an iterator over edges or neighbours, besides what is pure.
ENDS = frozenset({"ToEdge", "FromNode", "ToNode"})


def obstacle(round: Round, settling: Iterable[Kernel]) -> str | None:
    """Why no node may be in the lists of a round twice; None if it may.

    settling: the kernels that run over lists besides the guarded ones.
    """
    for kernel in (*(guard.kernel for guard in round.active), *settling):
        if reason := counts_twice(kernel) or reads_what_it_writes(kernel):
            return f"{reason} in line {kernel.span.line}"
    return unbounded(round)


def unbounded(round: Round) -> str | None:
    """Why nobody knows how often nodes may be appended; None if that is known."""
    for guard in round.active:
        if not is_bounded(guard):
            line = guard.kernel.span.line
            return f"the loop in line {line} appends an unknown number of nodes"
    return None


def counts_twice(kernel: Kernel, *known: str) -> str | None:
    """Something that a second run does again; `known` methods give the same answer."""
    local = local_names(kernel) - {item.name for item in kernel.partials}
    operators = [item.operator for item in kernel.partials]
    operators += [
        write.operator
        for write in writes(kernel)
        if isinstance(write, Update) and target_name(write.target) not in local
    ]
    for operator in operators:
        if operator not in ir.IDEMPOTENT:
            return f"`{operator}=` counts a node twice"
    for node in walk(kernel.body):
        match node:
            case ir.Effect():
                return "a call has an effect"
            case ir.Call(name=name) if name not in (*ENDS, *known) and not is_pure(
                node
            ):
                return f"`{name}` may give two answers"
    return None


def reads_what_it_writes(kernel: Kernel) -> str | None:
    """One of two threads could read what the other has already changed."""
    seen = Counter(mentioned(kernel.body))
    changed = [
        target_name(place) for write in writes(kernel) for place in written(write)
    ]
    seen.subtract(changed)
    local = local_names(kernel)
    for name in changed:
        if seen[name] > 0 and name not in local:
            return f"`{name}` is read and written"
    return None


def mentioned(node: ir.Node) -> Iterator[str]:
    """The names of variables and properties, as often as they stand there."""
    for item in find(node, ir.Field, ir.Variable):
        yield item.name


def is_bounded(guard: Guarded) -> bool:
    """For each edge of the node, each statement runs once at most."""

    def fits(node: ir.Node, deep: bool) -> bool:
        match node:
            case ir.While() | ir.DoWhile():
                return False
            case Each(range=range):
                own = range.kind in ir.ROWS and range.source.name == guard.node.name
                if deep or not own:
                    return False
                deep = True
        return all(fits(item, deep) for item in children(node))

    return fits(guard.kernel.body, guard.kernel.domain.kind == "Edges")
