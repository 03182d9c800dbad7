"""Steps that compute on the host, and those that choose what runs next."""

from collections.abc import Iterator

from lighthouse.ir import nodes as ir
from lighthouse.ir.steps import Branch, Compute, Finish, ReadClock, ReadElement, Repeat
from lighthouse.ir.types import BOOL, is_floating
from lighthouse.ir.walk import find, has
from lighthouse.runtime.host_values import is_fact
from lighthouse.runtime.interpreter.environment import property_key
from lighthouse.runtime.runs import Action, lines_of, runs
from lighthouse.runtime.script import Script
from lighthouse.runtime.walker import Walker


@lines_of(Compute)
def _compute(script: Script, step: Compute) -> Iterator[str]:
    target = step.target
    assert not isinstance(target, ir.Index)
    value = script.value(step.value, target.type)
    if isinstance(target, ir.Field):
        array, at = property_key(target.name), script.value(target.driver)
        yield f"e[{array!r}][{at}] = {value}"
    else:
        yield f"e[{target.name!r}] = {value}"


@lines_of(Branch)
def _branch(script: Script, step: Branch) -> Iterator[str]:
    walker: Walker = script.walker
    if is_fact(step.condition, walker.environment):
        holds = walker.evaluate(step.condition)
        yield from script.lines(step.then if holds else step.otherwise)
        return
    yield f"if {script.value(step.condition)}:"
    yield from script.body(step.then)
    if step.otherwise:
        yield "else:"
        yield from script.body(step.otherwise)


@lines_of(Repeat)
def _repeat(script: Script, step: Repeat) -> Iterator[str]:
    walker: Walker = script.walker
    test = script.value(step.condition)
    walker.depth += 1
    body = script.body(step.body)
    walker.depth -= 1
    if (skip := skips(walker, step)) is not None:
        body = [*(f" {line}" for line in script.call(skip)), *body]
    yield f"while {test if step.test_first else True}:"
    yield from body
    if not step.test_first:
        yield f" if not {test}:"
        yield "  break"


def skips(walker: Walker, step: Repeat) -> Action | None:
    """What comes first in an iteration of a loop over nodes: it goes on to one that has
    something to do, among those whose element has been read ahead.  It does not leave
    out the last of these, which leaves all scalars as the loop does."""
    match step.body:
        case (
            Compute(ir.Variable(node), ir.Call(name="NodeAt", arguments=(place,))),
            Compute(ir.Variable(count), ir.Binary("+", start, ir.Literal(1))),
            ReadElement(scalar, buffer, ir.Variable(index)),
            Branch(condition, _, ()),
        ) if node == index and place == start == ir.Variable(count):
            pass
        case _:
            return None
    match condition:
        case ir.Binary("==", ir.Variable(tested), wanted):
            pass
        case ir.Unary("!", ir.Variable(tested)):
            wanted = ir.Literal(False, type=BOOL)
        case _:
            return None
    buffers, environment = walker.buffers, walker.environment
    changing = {node, count, scalar}
    read = {each.name for each in find(wanted, ir.Variable)}
    types = buffers.buffers[buffer].element, wanted.type
    # Equal numbers of floating point may differ in Python.
    if tested != scalar or read & changing or any(map(is_floating, types)):
        return None
    if has(wanted, ir.Field):
        return None
    ahead, value = buffers.ahead, walker.evaluator(wanted)

    def skip() -> None:
        at = environment[count]
        first, values = ahead.get(buffer, (at, ()))
        last = first + len(values) - 1
        if first <= at < last:
            try:
                found = values.index(value(environment), at - first)
            except ValueError:
                found = last - first
            environment[count] = first + found

    return skip


@lines_of(Finish)
def _finish(script: Script, step: Finish) -> Iterator[str]:
    returns = script.walker.plan.procedure.returns
    yield f"raise Finished({script.value(step.value, returns) if step.value else None})"


@runs(ReadClock)
def _read_clock(walker: Walker, step: ReadClock) -> None:
    walker.environment[step.target.name] = walker.device.microseconds()
