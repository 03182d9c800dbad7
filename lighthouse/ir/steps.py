"""The plan's host steps: what the host does between kernels, in order.

step := Allocate | Pair | Fill | Copy | Swap | ReadElement | WriteElement
      | Compute | Branch | Repeat | Resident | Finish | Launch | RunBlock
      | Orient | ReadClock
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any, get_origin
from typing import Literal as Choice

from lighthouse.ir import nodes as ir
from lighthouse.ir.frozen import frozen
from lighthouse.ir.roles import (
    ArrayName,
    Calls,
    Defines,
    GraphName,
    Maybe,
    Reads,
    ScalarName,
    UnitName,
    Updates,
    Writes,
    by_class,
    holds,
    kind,
    specs,
)
from lighthouse.ir.walk import find, same


@frozen
class Step(ir.Node):
    """What the host does in the order of the plan."""


@kind("allocate {buffer}")
class Allocate(Step):
    """Allocate a buffer where its `home` says; the content is undefined."""

    buffer: Writes[ArrayName]


@kind("pair {name}: {key}, {payload}")
class Pair(Step):
    """Allocate two buffers of 32-bit elements, interleaved in one memory."""

    name: Defines[ArrayName]
    key: Writes[ArrayName]
    payload: Writes[ArrayName]

    def half(self, buffer: str) -> Choice[0, 1]:
        """Which half of each word `buffer` has: the lower, 0, or the upper, 1."""
        return 1 if buffer == self.key else 0


@kind("fill {buffer} with zero[ on the {on}]")
class Fill(Step):
    """Every element of the buffer becomes zero (False, NIL), wherever its home is, or
    on one side of two."""

    buffer: Writes[ArrayName]
    on: Choice["device", "host"] | None = None


@kind("copy {buffer} to the {to}")
class Copy(Step):
    """The whole buffer, or the one cell of a scalar, to the other side."""

    buffer: Reads[ArrayName]
    to: Choice["device", "host"]


@kind("swap {one} and {other}")
class Swap(Step):
    """Two temporaries of the same element and extent exchange their content."""

    one: Updates[ArrayName]
    other: Updates[ArrayName]


@kind("{target} = element {index} of {buffer}")
class ReadElement(Step):
    """One element of a device buffer into a host scalar; NIL reads as zero."""

    target: Writes[ScalarName]
    buffer: Reads[ArrayName]
    index: Reads[ir.Expression]


@kind("element {index} of {buffer} = {value}")
class WriteElement(Step):
    """One element of a buffer, on the device if it is there; NIL writes nothing."""

    buffer: Updates[ArrayName]
    index: Reads[ir.Expression]
    value: Reads[ir.Expression]


@kind("{target} = {value}")
class Compute(Step):
    """`target = value` on the host; a `Field` here is an element of a host buffer."""

    target: Writes[ir.LValue]
    value: Reads[ir.Expression]


@kind("if {condition} {then}[ else {otherwise}]")
class Branch(Step):
    """If over steps."""

    condition: Reads[ir.Expression]
    then: Maybe[tuple[Step, ...]]
    otherwise: Maybe[tuple[Step, ...]] = ()


@kind("while {condition}{*} {body}")
class Repeat(Step):
    """`While` (test first) or `Do … While` over steps; reads host scalars only.

    Iterations that may run `side_by_side` are those of a loop over the nodes, by
    position.
    """

    condition: Reads[ir.Expression]
    body: Maybe[tuple[Step, ...]]
    test_first: bool = True
    side_by_side: bool = False


@kind("resident {name} {loop}")
class Resident(Step):
    """A loop that one resident grid runs, with a grid barrier after each kernel.

    Every thread keeps the scalars of the loop for itself; they are the same in all.
    """

    name: Defines[UnitName]
    loop: Repeat


@kind("return[ {value}]")
class Finish(Step):
    """Return from the procedure."""

    value: Reads[ir.Expression | None] = None


@kind("launch {kernel}")
class Launch(Step):
    """Run a kernel over its whole domain and wait for it."""

    kernel: Calls[UnitName]


@kind("run {block}")
class RunBlock(Step):
    """Run a host block."""

    block: Calls[UnitName]


@kind("read clock into {target}")
class ReadClock(Step):
    """The microseconds of a clock of the host; of one that stands still in the
    simulator."""

    target: Writes[ir.Variable]


@kind("orient {graph} as {into}[ by {key}][ if rows exceed {shortest}][ giving {done}]")
class Orient(Step):
    """Make `into` of the edges of `graph`, one way only: from the end with the lesser
    `key`, or with fewer edges where there is none, and by number between equals.

    Without a key it is made once, and kept with the graph: of any graph, or, where
    there is a `shortest`, only of an undirected one without loops and parallel edges,
    some row of which has more edges.  Then `done` says whether it was made.
    """

    graph: Reads[GraphName]
    into: Defines[GraphName]
    key: Reads[ArrayName | None] = None
    done: Writes[ir.Variable | None] = None
    shortest: int | None = None


def loops(
    steps: Sequence[Step], before: Sequence[Step] = ()
) -> Iterator[tuple[Repeat, Sequence[Step]]]:
    """Each loop, and the steps before it since the loop around it has begun a round."""
    for i, step in enumerate(steps):
        match step:
            case Repeat(body=body):
                yield step, (*before, *steps[:i])
                yield from loops(body)
            case Branch(_, then, otherwise):
                yield from loops(then, (*before, *steps[:i]))
                yield from loops(otherwise, (*before, *steps[:i]))


def steps_before(loop: Repeat, steps: Sequence[Step]) -> Sequence[Step]:
    """Those before this loop, as `loops` has them; none if it is not there."""
    return next((before for each, before in loops(steps) if each is loop), ())


def steps_inside(step: Step) -> dict[str, tuple[Step, ...]]:
    """The fields of a step that hold the steps that it runs, in order."""
    return {name: getattr(step, name) for name in _step_fields(type(step))}


@by_class
def _step_fields(cls: type[Any]) -> tuple[str, ...]:
    return tuple(
        spec.name
        for spec in specs(cls)
        if get_origin(spec.hint) is tuple and holds(spec.hint, Step)
    )


def launches(step: Step) -> bool:
    """True if a kernel is launched, in whichever arm of a branch."""
    if isinstance(step, Branch):
        return all(any(map(launches, arm)) for arm in (step.then, step.otherwise))
    if isinstance(step, Repeat):
        return not step.test_first and any(map(launches, step.body))
    return isinstance(step, Launch)


def launched(steps: Iterable[Step]) -> list[str]:
    """The kernels that the steps launch, as often as they do."""
    return [launch.kernel for step in steps for launch in find(step, Launch)]


def expand_steps(
    steps: Iterable[Step], function: Callable[[Step], Iterable[Step] | None]
) -> tuple[Step, ...]:
    """As `expand_before`, for a function of the step alone."""
    return expand_before(steps, lambda step, _: function(step))


@frozen
class After:
    """What runs, or may run, after a step: the steps from `start`, then the `outer`."""

    steps: tuple[Step, ...]
    start: int
    outer: Iterable[Step]

    def __iter__(self) -> Iterator[Step]:
        yield from islice(self.steps, self.start, None)
        yield from self.outer


def expand_before(
    steps: Iterable[Step],
    function: Callable[[Step, Iterable[Step]], Iterable[Step] | None],
    after: Iterable[Step] = (),
) -> tuple[Step, ...]:
    """Each step becomes those that `function` gives, which also gets what runs, or may
    run, after the step; None leaves it, and goes on with the steps inside it."""
    steps = tuple(steps)
    found: list[Step] = []
    for i, step in enumerate(steps):
        rest = After(steps, i + 1, after)
        new = function(step, rest)
        if new is not None:
            found += new
            continue
        match step:
            case Branch():
                following: Iterable[Step] = rest
            case Repeat():
                # After the body comes the body again, or the end.
                following = After((replace(step, test_first=True),), 0, rest)
            case _:
                following = After((step,), 0, rest)
        changes: dict[str, Any] = {}
        for field, inner in steps_inside(step).items():
            expanded = expand_before(inner, function, following)
            if not same(expanded, inner):
                changes[field] = expanded
        found.append(replace(step, **changes) if changes else step)
    return tuple(found)
