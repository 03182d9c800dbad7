"""Prints host blocks as C++ functions, and the functions by which Python calls them.

    static void search_while(const lh::edge_t* row_offsets, …, int32_t* count,
                             lh::Sequence<lh::node_t>& Q)

The host function of either target calls them.  For Python there is one function more
for each, which takes an array of pointers, and five for each object; see
`lighthouse.runtime.objects`.
"""

from collections.abc import Iterable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import replace
from itertools import groupby
from typing import Any, Literal, assert_never

from lighthouse.codegen import signature as sig
from lighthouse.codegen.bodies import BodyPrinter
from lighthouse.codegen.names import cpp_type, searcher, unit_name
from lighthouse.codegen.schedules import Extra
from lighthouse.codegen.short_names import with_short_names
from lighthouse.codegen.text import braces, empty
from lighthouse.codegen.views import View
from lighthouse.ir.effects import unknown
from lighthouse.ir.kernels import Each, HostBlock, Search, Store, Update
from lighthouse.ir.nodes import (
    ROWS,
    Block,
    Declare,
    Expression,
    Field,
    If,
    Range,
    StatementNode,
    Variable,
)
from lighthouse.ir.plan import Object as HostObject
from lighthouse.ir.plan import Plan
from lighthouse.ir.types import INT, is_element, is_extended, is_object, is_set
from lighthouse.ir.uses import given_numbers, touched
from lighthouse.ir.walk import find, has_statements
from lighthouse.passes.analysis.collections import without_nil
from lighthouse.passes.analysis.nests import not_nil


class BlockPrinter(BodyPrinter):
    """Prints one host block of a plan."""

    def __init__(self, plan: Plan, block: HostBlock) -> None:
        scalars = frozenset(item.name for item in plan.scalars)
        written = sig.given_back(plan, block) & scalars
        super().__init__(plan, block, written, wraps=False)
        self.printer = replace(self.printer, ranks=True)
        # Variables that are not NIL at the statement that is printed next.
        self.tested: frozenset[str] = frozenset()

    def body(self) -> list[str]:
        searches = [
            f"lh::DepthFirst {searcher(node.iterator)};"
            for node in find(self.unit.body, Search)
        ]
        return [*searches, *super().body()]

    def may_be_nil(self, driver: Variable) -> bool:
        """Iterators over a graph always have a property, and so have their edges; a
        place in a list is a number."""
        if driver.type == INT or driver.name in self.tested.union(self.edges):
            return False
        range_ = self.ranges.get(driver.name)
        if range_ is None:
            return driver.name not in given_numbers(self.unit)
        source, known = range_.source, without_nil(self.plan)
        return not (
            range_.kind != "Items" or is_set(source.type) or source.name in known
        )

    def where(
        self, condition: Expression, holds: bool = True
    ) -> AbstractContextManager[None]:
        return self.known(not_nil(condition, holds))

    @contextmanager
    def known(self, names: frozenset[str]) -> Iterator[None]:
        """Meanwhile, these variables are not NIL."""
        before = self.tested
        self.tested |= names
        yield
        self.tested = before

    def statements(self, nodes: Iterable[StatementNode]) -> Iterator[str]:
        """What is written of one element that may be NIL has one test."""
        for driver, group in groupby(nodes, self.guard_of):
            if driver is None:
                yield from super().statements(group)
                continue
            stores = [*group]
            with self.known(frozenset({driver.name})):
                lines = [*super().statements(stores)]
            yield from braces(f"if ({self.variable(driver)} >= 0)", lines)

    def guard_of(self, node: StatementNode) -> Variable | None:
        """The variable that must not be NIL for what is written."""
        match node:
            case Store(Field(Variable() as driver) as target, then=()) | Update(
                Field(Variable() as driver) as target, then=()
            ) if self.may_be_nil(driver) and not is_object(target.type):
                return driver
        return None

    def statement(self, node: StatementNode) -> list[str]:
        changed = touched(node).written
        if has_statements(node) and not isinstance(node, Block | If):
            self.tested -= changed  # an earlier round may have changed them
        with self.known(row_of(node) - changed):
            lines = [*super().statement(node)]
        self.tested = frozenset() if unknown(node) else self.tested - changed
        match node:
            case Declare(_, (name,), Variable() as value) | Store(
                Variable(name), Variable() as value
            ) if is_element(value.type) and not self.may_be_nil(value):
                self.tested |= {name}
        return lines


def row_of(node: StatementNode) -> frozenset[str]:
    """The node whose row a loop runs over: NIL has none."""
    match node:
        case Each(range=Range(kind, Variable(name)), until=None) if (
            kind in ROWS and not node.is_cut
        ):
            return frozenset({name})
    return frozenset()


def block_values(
    plan: Plan, block: HostBlock, target: Literal["cuda", "openmp"]
) -> dict[str, Any]:
    """A block for the templates."""
    items, name = sig.signature(plan, block, target), unit_name(block.name)
    parameters = ", ".join(sig.parameter(plan, item) for item in items)
    arguments = ", ".join(unboxed(item, i) for i, item in enumerate(items))
    return {
        "name": name,
        "call": f"{block.name}_call",
        "head": f"static void {name}({parameters})",
        "lines": [f"{name}({arguments});"],
        "body": BlockPrinter(plan, with_short_names(plan, block, target)).body(),
    }


def unboxed(argument: sig.Argument, i: int) -> str:
    """The i-th of an array of pointers, as an argument of a block."""
    match argument:
        case View(kind="nodes"):
            return f"*static_cast<const lh::node_t*>(arguments[{i}])"
        case View(kind="edges"):
            return f"*static_cast<const lh::edge_t*>(arguments[{i}])"
        case View(kind=kind):
            offsets = kind.endswith("offsets") or kind.endswith("ids")
            type = "lh::edge_t" if offsets else "lh::node_t"
            return f"static_cast<const {type}*>(arguments[{i}])"
        case sig.Array(_, type) | sig.Cell(_, type):
            return f"static_cast<{cpp_type(type)}*>(arguments[{i}])"
        case sig.Value(_, type) | sig.Object(_, type):
            return f"*static_cast<{cpp_type(type)}*>(arguments[{i}])"
        case sig.Barrier() | sig.State() | sig.Turn() | Extra():
            raise AssertionError("a block is no kernel")
        case _:
            assert_never(argument)


def object_values(
    plan: Plan, objects: Iterable[HostObject]
) -> Iterator[dict[str, Any]]:
    """The objects for the templates: what their six functions are made of."""
    for item in objects:
        type = cpp_type(item.type)
        yield {
            "prefix": f"{plan.name}_{item.name}",
            "type": type,
            "made": f"{type}{empty(item.type, 'count')}",
            "extended": is_extended(item.type),
        }
