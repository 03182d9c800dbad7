"""Prints stores, updates and multiple reductions as C++, as they are synchronised."""

import re
from collections.abc import Iterable, Iterator
from typing import Literal, assert_never

from lighthouse.codegen.expressions import WRAPPING, subtracted
from lighthouse.codegen.names import cpp_type, mangle
from lighthouse.codegen.places import PlacePrinter
from lighthouse.codegen.text import braces
from lighthouse.codegen.texts import LINES, text_of
from lighthouse.ir import kernels
from lighthouse.ir import nodes as ir
from lighthouse.ir.conditions import BETTER
from lighthouse.ir.types import INT, Type, is_integral, is_object
from lighthouse.ir.uses import target_name
from lighthouse.passes.analysis.invariants import names_read

CANDIDATE = re.compile(r"\bcandidate\b")
ATOMICS: dict[ir.ReduceOperator, str] = {
    "+": "add",
    "*": "mul",
    "min": "min",
    "max": "max",
    "&": "and_",
    "|": "or_",
}


class WritePrinter(PlacePrinter):
    """Prints the statements that write."""

    def kept(self, node: kernels.UpdateTuple, values: list[str]) -> list[str]:
        raise AssertionError("candidates are those of a kernel")

    def guarded(self, target: ir.LValue, lines: list[str]) -> list[str]:
        """NIL has no properties: nothing is written."""
        if not isinstance(target, ir.Field) or is_object(target.type):
            return lines
        if not self.may_be_nil(target.driver):
            return lines
        return braces(f"if ({self.variable(target.driver)} >= 0)", lines)

    def plain(self, node: ir.StatementNode) -> Iterable[str]:
        """The text of a statement for one thread, or for all that run a body."""
        return LINES.of(self, node, self.target)

    @text_of(kernels.Store)
    def stored(self, node: kernels.Store) -> list[str]:
        return self.guarded(node.target, self.write(node))

    @text_of(kernels.Update)
    def updated(self, node: kernels.Update) -> list[str]:
        return self.guarded(node.target, self.write(node))

    @text_of(kernels.UpdateTuple)
    def replaced(self, node: kernels.UpdateTuple) -> list[str]:
        return self.guarded(node.target, self.offering(node, self.chosen(node)))

    def write(self, node: kernels.Store | kernels.Update) -> list[str]:
        match node:
            case kernels.Store(
                ir.Index() as target, ir.Binary("+" | "*" as operator, left, right)
            ) if left == target and node.value.type == target.type:
                # One search instead of two.
                return self.write(
                    kernels.Update(target, operator, right, span=node.span)
                )
            case kernels.Store(ir.Index() as target, value):
                return self.entry(target, value, "{cell} = {value};")
            case kernels.Update(ir.Index() as target, operator, value) if (
                node.sync is kernels.Sync.ATOMIC and not self.is_contended(target.map)
            ):
                key, part = self.key(target), self.value(value, target.type)
                name = f"atomic_{ATOMICS[operator]}"
                return [f"{self.text(target.map)}.{name}({key}, {part});"]
            case kernels.Update(ir.Index() as target, operator, value):
                form = self.combined("{cell}", operator, "{value}", target.type)
                return self.entry(target, value, form)
            case kernels.Store():
                return [self.store(node), *self.following(node.then)]
            case kernels.Update(operator="min" | "max") if node.then and (
                node.sync is kernels.Sync.ATOMIC
            ):
                return self.improvement(node)
            case kernels.Update(before=str(before)):
                return self.noted(node, before)
            case kernels.Update():
                return [self.update(node), *self.following(node.then)]
            case _:
                assert_never(node)

    def noted(self, node: kernels.Update, before: str) -> list[str]:
        """An update, and what was there before it."""
        known = f"const {cpp_type(node.target.type)} {mangle(before)} = "
        if node.sync is kernels.Sync.ATOMIC:
            lines = [known + self.update(node)]
        else:
            lines = [f"{known}{self.place(node.target)};", self.update(node)]
        return braces("", [*lines, *self.following(node.then)])

    def entry(self, target: ir.Index, value: ir.Expression, form: str) -> list[str]:
        """A write of an element of a map; `form` is the assignment."""
        key, text = self.key(target), self.value(value, target.type)
        object, type = self.text(target.map), cpp_type(target.type)
        if self.is_contended(target.map):
            assignment = form.format(cell="cell", value="value")
            function = (
                "[](auto& object, auto key, auto value) "
                f"{{ auto& cell = object.at(key); {assignment} }}"
            )
            if value.type != target.type or target.type != INT:
                text = f"{type}({text})"
            return [f"lh::locked({object}, {function}, {key}, {text});"]
        cell = f"{object}.at({key})"
        if form.count("{cell}") == 1:
            return [form.format(cell=cell, value=text)]
        if isinstance(value, ir.Literal):
            plain = form.format(cell="cell", value=text)
            return braces("", [f"auto& cell = {cell};", plain])
        assignment = form.format(cell="cell", value="new_value")
        value_first = f"const {type} new_value = {text};"  # it may read the map
        return braces("", [value_first, f"auto& cell = {cell};", assignment])

    def store(self, node: kernels.Store) -> str:
        value = self.value(node.value, node.target.type)
        if is_object(node.target.type):
            place = self.place(node.target)
            if not self.is_contended(node.target):
                return f"{place} = {value};"
            return (
                f"lh::locked({place}, [](auto& object, const auto& value) "
                f"{{ object = value; }}, {value});"
            )
        match node.sync:
            case kernels.Sync.LOCAL | kernels.Sync.OWNER:
                change = self.printer.change(node.target, node.value)
                value = self.printer.assigned(node.value, node.target.type)
                return f"{self.place(node.target)} {change or f'= {value}'};"
            case kernels.Sync.RACY:
                at = self.address(node.target)
                name = "store_if_new" if node.same_value else "store_racy"
                return f"lh::{name}({at}, {value});"
            case sync:
                raise AssertionError(f"a store with sync {sync}")

    def update(self, node: kernels.Update) -> str:
        target, operator, part = node.target, node.operator, node.value
        if node.sync is kernels.Sync.ATOMIC:
            value = self.value(part, target.type)
            return f"lh::atomic_{ATOMICS[operator]}({self.address(target)}, {value});"
        if operator == "+" and (less := subtracted(part, target.type)):
            return self.combined(
                self.place(target), "-", self.value(less, target.type), target.type
            )
        if operator in ("&", "|"):
            value = self.printer.at(part, 4)
        elif operator in WRAPPING:
            value = self.printer.assigned(part, target.type)
        else:
            value = self.value(part, target.type)
        return self.combined(self.place(target), operator, value, target.type)

    def improvement(self, node: kernels.Update) -> list[str]:
        """A minimum or maximum, and what follows if it was not there before."""
        return self.offering(node, self.raised(node, node.then))

    def offering(
        self, node: kernels.Update | kernels.UpdateTuple, lines: list[str]
    ) -> list[str]:
        """Lines about a `candidate`, which is what is offered; it is computed once."""
        value = self.value(node.value, node.target.type)
        uses = sum(len(CANDIDATE.findall(line)) for line in lines)
        # What follows may offer something else.
        is_alone = not any("candidate = " in line for line in lines)
        if (
            is_alone
            and node.value.type == node.target.type
            and (len(lines) == uses == 1 or self.is_fixed(node.value, lines))
        ):
            return [CANDIDATE.sub(value, line) for line in lines]
        declared = f"const {cpp_type(node.target.type)} candidate = {value};"
        return braces("", [declared, *lines])

    def is_fixed(self, value: ir.Expression, lines: list[str]) -> bool:
        """True of a number, and of a variable that a thread has, and that the lines do
        not change."""
        if isinstance(value, ir.Literal):
            return True
        if not isinstance(value, ir.Variable) or self.is_pointer(value):
            return False
        changed = re.compile(rf"\b{mangle(value.name)} \S*= ")
        return value.name not in self.racy and not any(map(changed.search, lines))

    def raised(
        self,
        node: kernels.Update | kernels.UpdateTuple,
        then: Iterable[ir.StatementNode],
        *first: str,
    ) -> list[str]:
        """An atomic, and what follows if it has made the target better."""
        before = f"lh::atomic_{node.operator}({self.address(node.target)}, candidate)"
        lines = []
        if isinstance(node, kernels.Update) and node.before:
            name, type = mangle(node.before), cpp_type(node.target.type)
            lines.append(f"const {type} {name} = {before};")
            before = name
        head = f"if (candidate {BETTER[node.operator]} {before})"
        return [*lines, *braces(head, [*first, *self.following(then)])]

    def following(self, nodes: Iterable[ir.StatementNode]) -> list[str]:
        return [line for node in nodes for line in self.plain(node)]

    @text_of(kernels.Put)
    def put(self, node: kernels.Put) -> Iterator[str]:
        arguments = [mangle(node.into), self.text(node.at), self.variable(node.item)]
        if node.claim is not None:
            arguments.append(mangle(node.claim.name))
        yield f"lh::scatter({', '.join(arguments)});"

    @text_of(kernels.Push)
    def push(self, node: kernels.Push) -> list[str]:
        """One node after the others in the list where it belongs."""
        return self.append(node)

    def append(self, node: kernels.Push) -> list[str]:
        arguments = [mangle(node.into), mangle(node.count.name)]
        arguments.append(self.variable(node.item))
        if node.work is not None and node.degree is not None:
            arguments += [mangle(node.work.name), self.text(node.degree)]
        name = "append" if node.append is kernels.Append.AGGREGATED else "append_alone"
        call = f"lh::{name}({', '.join(arguments)})"
        if node.claim is not None:
            call = f"lh::store_racy({self.address(node.claim)}, {call})"
        return [f"{call};"]

    def combined(
        self,
        place: str,
        operator: ir.ReduceOperator | Literal["-"],
        value: str,
        type: Type,
    ) -> str:
        """`place op= value` by one thread."""
        match operator:
            case "+" | "-" | "*" if is_integral(type):
                return f"{place} = lh::{WRAPPING[operator]}({place}, {value});"
            case "+" | "-" | "*":
                return f"{place} {operator}= {value};"
            case "min" | "max":
                function = "smaller" if operator == "min" else "larger"
                return f"{place} = lh::{function}<{cpp_type(type)}>({place}, {value});"
            case "&" | "|" if is_integral(type):
                return f"{place} {operator}= {value};"
            case "&" | "|" if value == ("true" if operator == "|" else "false"):
                return f"{place} = {value};"
            case "&" | "|":
                return f"{place} = {place} {operator * 2} {value};"
            case _:
                assert_never(operator)

    def chosen(self, node: kernels.UpdateTuple) -> list[str]:
        """One tuple of several, as its strategy says."""
        values = [
            self.value(value, place.type)
            for value, place in zip(node.values, node.targets, strict=True)
        ]
        match node.strategy:
            case kernels.Strategy.FLAG:
                addresses = map(self.address, node.targets)
                pairs = zip(addresses, values, strict=True)
                stores = (f"lh::store_racy({at}, {value});" for at, value in pairs)
                return self.raised(node, node.then, *stores)
            case kernels.Strategy.PACKED:
                return self.packed(node, values)
            case kernels.Strategy.LOCK:
                return self.locked(node, values)
            case kernels.Strategy.OWNER:
                first, rest = self.exchanged(node, values, "{place} = {value};")
                then = [*first, *rest, *self.following(node.then)]
                return braces(f"if ({self.is_better(node, values)})", then)
            case kernels.Strategy.BARRIER:
                return self.kept(node, values)
            case None:
                raise AssertionError("a tuple without a strategy")
            case _:
                assert_never(node.strategy)

    def is_better(self, node: kernels.UpdateTuple, values: list[str]) -> str:
        now = self.current(node.target)
        better = f"candidate {BETTER[node.operator]} {now}"
        if node.ties is None:
            return better
        second = f"{values[0]} {BETTER[node.ties]} {self.current(node.targets[0])}"
        return f"{better} || (candidate == {now} && {second})"

    def current(self, target: ir.LValue) -> str:
        """What a place holds; looking does not make an element of a map."""
        return self.text(target) if isinstance(target, ir.Index) else self.place(target)

    def exchanged(
        self, node: kernels.UpdateTuple, values: list[str], form: str
    ) -> tuple[list[str], list[str]]:
        """What is computed first, since it may read what is replaced; and the stores,
        that of the key before the others."""
        places = [(node.target, "candidate")]
        replaced = set(map(target_name, (node.target, *node.targets)))
        lines = []
        for i, (place, value) in enumerate(zip(node.targets, values, strict=True)):
            name = value
            if replaced & names_read(node.values[i]):
                name = f"payload_{i}"
                lines.append(f"const {cpp_type(place.type)} {name} = {value};")
            places.append((place, name))
        return lines, [
            form.format(place=self.place(place), at=self.address(place), value=value)
            for place, value in places
        ]

    def packed(self, node: kernels.UpdateTuple, values: list[str]) -> list[str]:
        pair = self.plan.pair_of(target_name(node.target))
        assert pair is not None
        stores = []
        call = ""
        for place, value in zip(node.targets, values, strict=True):
            at = self.address(place)
            if target_name(place) == pair.payload:
                call = f"lh::replace_{node.operator}({at}, candidate, {value})"
            else:
                stores.append(f"lh::store_racy({at}, {value});")
        then = [*stores, *self.following(node.then)]
        if not then:
            return [f"{call};"]
        return braces(f"if (candidate {BETTER[node.operator]} {call})", then)

    def locked(self, node: kernels.UpdateTuple, values: list[str]) -> list[str]:
        index = "0"
        if isinstance(node.target, ir.Field):
            index = f"{self.variable(node.target.driver)} & {kernels.LOCK_COUNT - 1}"
        # The key by an atomic: other statements of the loop may reduce into it as well.
        before, stores = self.exchanged(node, values, "lh::store_racy({at}, {value});")
        key = f"lh::load_racy({self.address(node.target)})"
        return braces(
            f"if (candidate {BETTER[node.operator]} {key})",
            [
                *before,
                f"lh::lock(&{mangle(kernels.LOCKS)}[{index}]);",
                *self.raised(node, node.then, *stores[1:]),
                f"lh::unlock(&{mangle(kernels.LOCKS)}[{index}]);",
            ],
        )
