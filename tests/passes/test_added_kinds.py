"""Passes keep what programs mean whose statements and steps are of kinds of others.

Each such kind means the same as one of LightHouse's, which it replaces before the
passes run.  The answers must be the same, with all passes on.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar

import numpy as np
import pytest

from lighthouse.api import Target
from lighthouse.codegen.bodies import BodyPrinter
from lighthouse.codegen.host import HostPrinter
from lighthouse.codegen.text import indent
from lighthouse.codegen.texts import text_of
from lighthouse.diagnostics import CompileError
from lighthouse.driver import Options
from lighthouse.graph import Graph
from lighthouse.ir import nodes as ir
from lighthouse.ir.effects import unknown
from lighthouse.ir.kernels import Each, Store, Update
from lighthouse.ir.plan import Plan
from lighthouse.ir.roles import Defines, LocalName, Maybe, Reads, Updates, Writes, kind
from lighthouse.ir.steps import Compute, Repeat, Step, expand_steps
from lighthouse.ir.walk import rewrite, walk
from lighthouse.passes import registry
from lighthouse.passes.base import Context, Stage
from lighthouse.runtime.runs import lines_of, runs
from lighthouse.runtime.script import Script
from lighthouse.runtime.walk import Walker
from tests.once import OneOfMany, compiled, renamed, share_library
from tests.passes.meaning import programs


@kind("let {target} be {value}")
class Let(ir.StatementNode):
    """A Store."""

    target: Writes[ir.LValue]
    value: Reads[ir.Expression]


@kind("add {value} to {target}")
class Add(ir.StatementNode):
    """An Update that adds."""

    target: Updates[ir.LValue]
    value: Reads[ir.Expression]


@kind("twice {value}")
class Twice(ir.Expression):
    """What no pass can see through."""

    value: Reads[ir.Expression]


@kind("see {value}")
class Seen(ir.StatementNode):
    """A statement that reads alone."""

    value: Reads[ir.Expression]


@kind("visit {iterator}: {range} {body}")
class Visit(ir.StatementNode):
    """An Each over the neighbours of a node."""

    iterator: Defines[LocalName]
    range: Reads[ir.Range]
    body: Maybe[ir.Block]


@kind("now {target} is {value}")
class Now(Step):
    """A Compute."""

    target: Writes[ir.LValue]
    value: Reads[ir.Expression]


@kind("until not {condition} {body}")
class Until(Step):
    """A Repeat that tests first."""

    condition: Reads[ir.Expression]
    body: Maybe[tuple[Step, ...]]


@text_of(Let)
def _let(printer: BodyPrinter, node: Let) -> Iterator[str]:
    value = printer.value(node.value, node.target.type)
    yield f"lh::store_racy({printer.address(node.target)}, {value});"


@text_of(Add)
def _add(printer: BodyPrinter, node: Add) -> Iterator[str]:
    value = printer.value(node.value, node.target.type)
    yield f"lh::atomic_add({printer.address(node.target)}, {value});"


@text_of(Visit)
def _visit(printer: BodyPrinter, node: Visit) -> Iterator[str]:
    yield from printer.row(Each(node.iterator, node.range, node.body))


@text_of(Now)
def _now(printer: HostPrinter, step: Now) -> Iterator[str]:
    value = printer.value(step.value, step.target.type)
    yield f"{printer.place(step.target)} = {value};"


@runs(Now)
def _run_now(walker: Walker, step: Now) -> None:
    assert isinstance(step.target, ir.Variable)
    value = walker.evaluate(step.value, step.target.type)
    walker.environment[step.target.name] = value


@text_of(Until)
def _until(printer: HostPrinter, step: Until) -> Iterator[str]:
    yield f"while ({printer.text(step.condition)}) {{"
    yield from indent(printer.steps(step.body))
    yield "}"


@lines_of(Until)
def _run_until(script: Script, step: Until) -> Iterator[str]:
    yield f"while {script.value(step.condition)}:"
    yield from script.body(step.body)


@dataclass(frozen=True, slots=True)
class Replace:
    """Puts kinds of this file in place of those of LightHouse, as `kinds` says."""

    name: ClassVar[str] = "replace"
    stage: ClassVar[Stage] = "device"
    kinds: tuple[type[ir.Node], ...] = ()

    def run(self, plan: Plan, context: Context) -> Plan:
        def statement(node: ir.Node) -> ir.Node:
            match node:
                case Store(target, value, then=()) if Let in self.kinds:
                    return Let(target, value, span=node.span)
                case Update(target, "+", value, then=()) if Add in self.kinds:
                    return Add(target, value, span=node.span)
                case Each(iterator, range, body) if Visit in self.kinds:
                    return Visit(iterator, range, body, span=node.span)
            return node

        def step(node: Step) -> tuple[Step, ...] | None:
            match node:
                case Compute(ir.Variable() as target, value) if Now in self.kinds:
                    return (Now(target, value, span=node.span),)
                case Repeat(condition, body, test_first=True) if Until in self.kinds:
                    body = expand_steps(body, step)
                    return (Until(condition, body, span=node.span),)
            return None

        plan = plan.map_kernels(lambda kernel: rewrite(kernel, statement))
        return replace(plan, steps=expand_steps(plan.steps, step))


PROGRAM = programs("singles")["every kind"]
ALL = (Let, Add, Visit, Now, Until)
CASES: dict[Target, list[tuple[type[ir.Node], ...]]] = {
    "openmp": [*((each,) for each in ALL), ALL],
    # Where values are at the end of loops of others is not known.
    "cuda-sim": [*((each,) for each in ALL[:-1]), ALL[:-1]],
}


def compile_with(
    kinds: tuple[type[ir.Node], ...], number: int, target: Target
) -> OneOfMany:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(registry, "DEVICE", (Replace(kinds), *registry.DEVICE))
        return OneOfMany(renamed(PROGRAM, number), target, Options(verify_each=True))


@pytest.fixture(scope="module", params=CASES)
def made_of(request: pytest.FixtureRequest) -> list[OneOfMany]:
    target: Target = request.param
    made = [compile_with(kinds, i, target) for i, kinds in enumerate(CASES[target])]
    share_library(made)
    return made


@pytest.mark.parametrize("spec", ["rmat:6", "path:40", "star:9"])
def test_answers(made_of: list[OneOfMany], spec: str) -> None:
    graph = Graph.read(spec)
    expected = compiled(PROGRAM, "interpret")(graph, root=0)
    for program in made_of:
        result = program(graph, root=0)
        assert result.returned == expected.returned
        assert np.array_equal(result.level, expected.level)
        assert np.array_equal(result.near, expected.near)


def test_the_kinds_are_there() -> None:
    plan = compile_with(ALL, 0, "openmp").program.plan
    kinds = {type(node) for node in walk(plan)}
    assert kinds.issuperset(ALL)


def test_what_may_do_more_than_passes_see() -> None:
    x = ir.Variable("x")
    assert unknown(Store(x, x)) is None
    assert unknown(Seen(x)) is None
    assert unknown(Let(x, x)) == "`Let`"
    assert unknown(Store(x, Twice(x))) == "`Twice`"


def test_what_is_not_known_is_refused() -> None:
    with pytest.raises(CompileError) as caught:
        compile_with((Until,), 0, "cuda-sim")
    assert "when Until runs the steps inside it" in caught.value.diagnostics[0].message
