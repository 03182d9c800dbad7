"""Steps that compute on the host, and those that choose what runs next."""

from lighthouse.ir import nodes as ir
from lighthouse.ir.steps import Branch, Compute, Finish, ReadClock, ReadElement, Repeat
from lighthouse.ir.types import BOOL, is_floating
from lighthouse.ir.walk import find, has
from lighthouse.runtime.host_values import is_fact
from lighthouse.runtime.interpreter.environment import property_key
from lighthouse.runtime.runs import Action, Finished, perform, prepares, runs
from lighthouse.runtime.walker import Walker


@prepares(Compute)
def _compute(walker: Walker, step: Compute) -> Action:
    target, environment = step.target, walker.environment
    value = walker.evaluator(step.value, target.type)
    assert not isinstance(target, ir.Index)
    if isinstance(target, ir.Field):
        key, driver = property_key(target.name), walker.evaluator(target.driver)

        def write() -> None:
            environment[key][driver(environment)] = value(environment)

        return write
    name = target.name

    def assign() -> None:
        environment[name] = value(environment)

    return assign


@prepares(Branch)
def _branch(walker: Walker, step: Branch) -> Action:
    holds, environment = walker.evaluator(step.condition), walker.environment
    if is_fact(step.condition):
        return walker.action_of(step.then if holds(environment) else step.otherwise)
    then, otherwise = map(walker.action_of, (step.then, step.otherwise))

    def act() -> None:
        if holds(environment):
            then()
        else:
            otherwise()

    return act


@prepares(Repeat)
def _repeat(walker: Walker, step: Repeat) -> Action:
    holds, environment = walker.evaluator(step.condition), walker.environment
    walker.depth += 1
    body = walker.actions_of(step.body)
    walker.depth -= 1
    if (skip := skips(walker, step)) is not None:
        body.insert(0, skip)

    def act() -> None:
        if not step.test_first:
            perform(body)
        while holds(environment):
            perform(body)

    return act


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


@prepares(Finish)
def _finish(walker: Walker, step: Finish) -> Action:
    returns, environment = walker.plan.procedure.returns, walker.environment
    value = walker.evaluator(step.value, returns) if step.value else None

    def act() -> None:
        raise Finished(value(environment) if value else None)

    return act


@runs(ReadClock)
def _read_clock(walker: Walker, step: ReadClock) -> None:
    walker.environment[step.target.name] = walker.device.microseconds()
