"""Steps that compute on the host, and those that choose what runs next."""

from __future__ import annotations

from functools import partial

from lighthouse.ir.nodes import Field, Index
from lighthouse.ir.steps import Branch, Compute, Finish, ReadClock, Repeat
from lighthouse.runtime.host_values import is_fact
from lighthouse.runtime.interpreter.environment import property_key
from lighthouse.runtime.runs import Action, Finished, perform, prepares, runs
from lighthouse.runtime.walker import Walker


@prepares(Compute)
def _compute(walker: Walker, step: Compute) -> Action:
    target, environment = step.target, walker.environment
    value = walker.evaluator(step.value, target.type)
    assert not isinstance(target, Index)
    if isinstance(target, Field):
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
        chosen = step.then if holds(environment) else step.otherwise
        return partial(perform, walker.actions_of(chosen))
    then, otherwise = map(walker.actions_of, (step.then, step.otherwise))
    return lambda: perform(then if holds(environment) else otherwise)


@prepares(Repeat)
def _repeat(walker: Walker, step: Repeat) -> Action:
    holds, environment = walker.evaluator(step.condition), walker.environment
    walker.depth += 1
    body = walker.actions_of(step.body)
    walker.depth -= 1

    def act() -> None:
        if not step.test_first:
            perform(body)
        while holds(environment):
            perform(body)

    return act


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
