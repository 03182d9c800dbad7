"""Prints reads of variables, elements and values as C++.

What differs between kernels and blocks (where scalars live, who else is writing, what
may be NIL) is in `kernels` and `blocks`.
"""

import re

from lighthouse.codegen.expressions import ATOM, ExpressionPrinter, unless_nil
from lighthouse.codegen.names import mangle, slot
from lighthouse.codegen.signature import view_name
from lighthouse.codegen.texts import Parts
from lighthouse.codegen.views import View
from lighthouse.ir import types as ty
from lighthouse.ir.effects import Unit, iterators
from lighthouse.ir.foreign import FOREIGN_NAME
from lighthouse.ir.nodes import Expression, Field, Index, LValue, Variable
from lighthouse.ir.plan import Plan
from lighthouse.ir.uses import local_names, uses
from lighthouse.ir.values import zero


class PlacePrinter:
    """Prints what one kernel or block of a plan reads, and the places it writes.

    `by_address` are the scalars that it gets as pointers.
    """

    def __init__(
        self, plan: Plan, unit: Unit, by_address: frozenset[str], *, wraps: bool
    ) -> None:
        self.plan = plan
        self.unit = unit
        self.by_address = by_address
        self.locals = local_names(unit)
        self.assigned = {use.name for use in uses(unit.body) if use.writes}
        self.racy = self.racy_names()
        self.ranges = iterators(unit)
        # The slots of edges that have no variable of their own.
        self.edges: dict[str, str] = {}
        self.leave = "return;"
        self.printer = ExpressionPrinter(
            self.variable,
            self.field,
            self.view,
            self.ranges,
            self.target,
            wraps,
            self.is_contended,
            self.foreign,
            lambda: self.is_alone,
            self.here,
            self.marks_of,
        )

    # Whether what it prints is run by a GPU, and whether by one thread of a warp.
    on_device = False
    is_alone = False

    @property
    def target(self) -> str:
        """Where its text is, as in `codegen.texts`."""
        return "cuda" if self.on_device else "openmp"

    # --- what kernels and blocks differ in --------------------------------------------

    def racy_names(self) -> frozenset[str]:
        """Shared places that other threads write meanwhile."""
        return frozenset()

    def is_contended(self, node: Expression) -> bool:
        """True of an object that other threads change meanwhile."""
        return False

    def marks_of(self, node: str) -> str | None:
        """What knows the row of this node, as it is spelled, by marks."""
        return None

    def may_be_nil(self, driver: Variable) -> bool:
        """True if a property of `driver` is only looked at if there is one."""
        return False

    # --- names ------------------------------------------------------------------------

    def variable(self, node: Variable) -> str:
        if node.name in self.edges:
            return self.edges[node.name]
        name = mangle(node.name)
        if not self.is_pointer(node):
            return name
        return self.load_racy(name) if node.name in self.racy else f"*{name}"

    def field(self, node: Field, tested: frozenset[str] = frozenset()) -> Parts:
        at = self.variable(node.driver)
        text = self.element(node)
        perhaps = node.driver.name not in tested and self.may_be_nil(node.driver)
        if perhaps and not ty.is_object(node.type):
            return unless_nil(at, self.printer.text(zero(node.type)), text)
        plain = node.name not in self.racy or ty.is_object(node.type)
        return text if plain else self.load_racy(f"&{text}"), ATOM

    def here(self, iterator: str) -> str:
        """Its place in its list or row, which an edge of its own row is itself."""
        is_place = self.ranges[iterator].kind == "OutEdges"
        return mangle(iterator) if is_place else slot(iterator)

    def load_racy(self, address: str) -> str:
        """What is there, which other threads write meanwhile."""
        return f"lh::load_racy({address})"

    def view(self, view: View) -> str:
        return view_name(self.plan, view)

    def text(self, node: Expression) -> str:
        return self.printer.text(node)

    def value(self, node: Expression, to: ty.Type) -> str:
        return self.printer.value(node, to)

    def address(self, target: LValue) -> str:
        if isinstance(target, Field):
            return f"&{self.element(target)}"
        assert isinstance(target, Variable)
        name = mangle(target.name)
        return name if self.is_pointer(target) else f"&{name}"

    def is_pointer(self, node: Variable) -> bool:
        return node.name in self.by_address and node.name not in self.locals

    def place(self, target: LValue) -> str:
        """The target as an l-value."""
        if isinstance(target, Field):
            return self.element(target)
        if isinstance(target, Index):
            return f"{self.text(target.map)}.at({self.key(target)})"
        name = mangle(target.name)
        return f"*{name}" if self.is_pointer(target) else name

    def element(self, target: Field) -> str:
        at = self.variable(target.driver)
        if self.plan.pair_of(target.name):
            at = f"lh::paired({at})"
        if ty.is_extended(target.type) and self.on_device:
            return f"(*{mangle(target.name)})[{at}]"
        return f"{mangle(target.name)}[{at}]"

    def key(self, node: Index) -> str:
        assert isinstance(node.map.type, ty.MapType)
        return self.value(node.key, node.map.type.key)

    def foreign(self, text: str) -> str:
        """Foreign code with `$x` and `$n.P` in the words of this body."""

        def spelled(match: re.Match[str]) -> str:
            driver, name = match.groups()
            at = self.edges.get(driver) or self.place(Variable(driver))
            return f"{mangle(name)}[{at}]" if name else at

        return FOREIGN_NAME.sub(spelled, text)
