"""Prints host steps as C++, for the host functions of both targets.

The two differ in where values are: on CUDA a property that kernels touch is an
`lh::Buffer` beside the caller's array, under OpenMP there is only the array.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from itertools import groupby
from typing import Literal, Self, assert_never

from lighthouse.codegen import signature as sig
from lighthouse.codegen.cells import cells_of
from lighthouse.codegen.expressions import ATOM, ExpressionPrinter, unless_nil
from lighthouse.codegen.first_values import (
    is_assigned,
    is_changed,
    is_first_of_block,
    is_set_first,
    margin_of,
    overwritten,
    with_argument,
)
from lighthouse.codegen.names import cpp_type, mangle, on_device, reader, unit_name
from lighthouse.codegen.residents import ResidentPrinter
from lighthouse.codegen.schedules import Extra, fits, text_for
from lighthouse.codegen.shared_steps import with_shared
from lighthouse.codegen.text import (
    LITERAL,
    braces,
    declared_together,
    empty,
    indent,
    nothing,
)
from lighthouse.codegen.texts import LINES, Parts
from lighthouse.codegen.views import NUMBERS, VIEW_ORDER, View
from lighthouse.ir import types as ty
from lighthouse.ir.effects import Unit, by_warps, effects, unknown
from lighthouse.ir.kernels import Kernel
from lighthouse.ir.kinds import Kind, kind_of
from lighthouse.ir.nodes import Expression, Field, LValue, Variable
from lighthouse.ir.plan import Buffer, Grid, Home, Plan
from lighthouse.ir.remember import remembered
from lighthouse.ir.steps import (
    Allocate,
    Branch,
    Copy,
    Finish,
    Orient,
    Pair,
    ReadElement,
    Repeat,
    Resident,
    RunBlock,
    Step,
    expand_steps,
    launched,
)
from lighthouse.ir.uses import given_numbers, uses
from lighthouse.ir.walk import find
from lighthouse.passes.analysis.nests import not_nil
from lighthouse.passes.analysis.next_use import changed, needed_arguments

# An array that is filled at once.
FILLED = re.compile(
    r"^(lh::(?:Buffer|Array)<.*> (\w+)\(.*)\);((?:\nlh::(?:Buffer|Array)<.*;)*)"
    r"\n\2\.fill\((.*)\);$",
    re.MULTILINE,
)
# What the caller's graph has not: made where it is needed.
DERIVED = frozenset(VIEW_ORDER[4:])


@dataclass(frozen=True, slots=True)
class HostPrinter:
    """Prints the steps of a plan for one target.

    Under OpenMP, launches are measured with the array `clocks`, if it is given.  On
    CUDA, the caller has the `given` properties on the device, and `forms` says what
    kernels are called that are forms of a template; `twins` are the kernels for which
    another is called, with these of their arguments.  Variables that have been `tested`
    are not NIL.
    """

    plan: Plan
    target: Literal["cuda", "openmp"]
    clocks: str | None = None
    given: frozenset[str] = frozenset()
    forms: Mapping[str, str] = field(default_factory=dict)
    twins: Mapping[str, tuple[str, list[int]]] = field(default_factory=dict)
    tested: frozenset[str] = frozenset()

    # --- values -----------------------------------------------------------------------

    @property
    def printer(self) -> ExpressionPrinter:
        return ExpressionPrinter(
            self.variable, self.field, self.view, {}, self.target, wraps=False
        )

    def variable(self, node: Variable) -> str:
        return mangle(node.name)

    def field(self, node: Field, tested: frozenset[str]) -> Parts:
        """NIL has no properties: what is read there is as if never written."""
        at, place = mangle(node.driver.name), self.place(node)
        if node.driver.name in tested or not self.may_be_nil(node.driver):
            return place, ATOM
        return unless_nil(at, nothing(node.type), place)

    def may_be_nil(self, index: Expression) -> bool:
        if index.type == ty.INT:  # a place in a list
            return False
        known = given_numbers(self.plan) | self.tested
        return not isinstance(index, Variable) or index.name not in known

    def where(self, condition: Expression, holds: bool = True) -> Self:
        """The printer of steps that run where the condition holds, or does not."""
        return replace(self, tested=self.tested | not_nil(condition, holds))

    def after(self, step: Step) -> Self:
        """The printer of what comes after a step."""
        tested = self.tested - {use.name for use in uses(step) if use.assigns}
        names = launched([step]) if tested else ()
        units: list[Unit] = [self.plan.kernel(name) for name in names]
        units += [self.plan.block(each.block) for each in find(step, RunBlock)]
        for unit in units:
            tested -= effects(unit).written
            if unknown(unit.body):
                tested = frozenset()
        match step:
            case Branch(condition, (*_, Finish()), ()):
                tested |= not_nil(condition, False)
        return replace(self, tested=tested)

    def place(self, node: LValue) -> str:
        """A target that the host writes."""
        if not isinstance(node, Field):
            return self.text(node)
        name, at = mangle(node.name), mangle(node.driver.name)
        if self.plan.pair_of(node.name):
            return f"{self.host_array(node.name)}[lh::paired({at})]"
        return f"{name}[{at}]"

    def view(self, view: View) -> str:
        """What a host step reads of a graph; the caller's graph has no reverse."""
        if self.target == "cuda" and view.kind in DERIVED:
            return f"{on_device(view.graph)}.host_{view.kind}()"
        return f"{mangle(view.graph)}.{view.kind}"

    def device_view(self, view: View) -> str:
        graph = mangle(view.graph)
        if view.graph in self.plan.oriented:
            return f"{graph}.{view.kind}()"
        if view.kind in NUMBERS - {"nodes", "edges"}:
            return self.view(view)
        if self.target == "openmp" or view.kind in ("nodes", "edges"):
            return f"{graph}.{view.kind}"
        return f"{on_device(view.graph)}.{view.kind}()"

    def text(self, node: Expression) -> str:
        return self.printer.text(node)

    def value(self, node: Expression, to: ty.Type) -> str:
        return self.printer.value(node, to)

    def argument(self, argument: sig.Argument) -> str:
        match argument:
            case View():
                return self.device_view(argument)
            case sig.Array(name):
                return self.array(name)
            case sig.Cell(name):
                cell = mangle(name)
                return f"cells.at({cell})" if self.target == "cuda" else f"&{cell}"
            case sig.Object(name, type) if self.target == "cuda" and ty.is_extended(
                type
            ):
                return f"{mangle(name)}.device()"
            case sig.Value(name) | sig.Object(name):
                return mangle(name)
            case sig.Barrier():
                return "barrier"
            case sig.Turn():
                return "1"  # they are settled after each launch
            case Extra(argument=text):
                return text
            case sig.State():
                raise AssertionError("a resident loop has words of its own")
            case _:
                assert_never(argument)

    def array(self, name: str) -> str:
        """The elements of a buffer, as a kernel gets them."""
        if self.target == "openmp":
            return self.host_array(name)
        pair, called = self.plan.pair_of(name), self.device_name(name)
        return self.half(pair, name, called) if pair else called

    def device_name(self, name: str) -> str:
        """What the function calls a buffer of the device, or the pair that has it; one
        that the host has, too, is spelled differently there."""
        buffer, pair = self.plan.buffer(name), self.plan.pair_of(name)
        is_alone = buffer.home is Home.DEVICE and (pair or buffer.role == "temporary")
        called = pair.name if pair else name
        plain = is_alone or name in self.given
        return mangle(called) if plain else on_device(called)

    def buffer(self, name: str) -> str:
        """The object by which the function handles a buffer of the device: those that
        the caller gives are pointers."""
        called, buffer = self.device_name(name), self.plan.buffer(name)
        if name not in self.given:
            return called
        place = f"{called}, {self.extent(buffer)}"
        return f"lh::Buffer<{cpp_type(buffer.element)}>::over({place})"

    def half(self, pair: Pair, name: str, words: str) -> str:
        type = cpp_type(self.plan.buffer(name).element)
        return f"lh::half<{type}>({words}, {pair.half(name)})"

    def host_array(self, name: str) -> str:
        """The elements of a buffer in the memory of the host."""
        if pair := self.plan.pair_of(name):
            return self.half(pair, name, mangle(pair.name))
        if self.plan.buffer(name).role != "temporary":
            return mangle(name)
        return f"{mangle(name)}.{'get' if self.target == 'cuda' else 'data'}()"

    def host_argument(self, argument: sig.Argument) -> str:
        """What a host block gets."""
        match argument:
            case View(kind="nodes" | "edges"):
                return self.device_view(argument)
            case View():
                return self.view(argument)
            case sig.Array(name):
                return self.host_array(name)
            case sig.Cell(name):
                return f"&{mangle(name)}"
        return self.argument(argument)

    # --- steps ------------------------------------------------------------------------

    def of_given(self, step: Step) -> tuple[Step, ...] | None:
        """Nothing is to be done for the memory of properties that the caller gives."""
        match step:
            case Allocate(name) | Copy(name) if name in self.given:
                return ()
        return None

    def steps(self, steps: Iterable[Step]) -> list[str]:
        """Cells that are copied one after another travel together."""
        lines: list[str] = []
        printer = self
        for method, group in groupby(with_shared(steps, self.plan), self.travel):
            if method:
                copies = (step for step in group if isinstance(step, Copy))
                cells = ", ".join(mangle(copy.buffer) for copy in copies)
                lines.append(f"cells.{method}({cells});")
                continue
            for step in group:
                lines += printer.step(step)
                printer = printer.after(step)
        return lines

    def travel(self, step: Step) -> str | None:
        """How the value of a cell comes to the other side; None for all other steps."""
        match step:
            case Copy(name, to) if self.plan.buffer(name).is_cell:
                return "fetch" if to == "host" else "send"
        return None

    def step(self, step: Step) -> Iterable[str]:
        return LINES.of(self, step, self.target)

    def extent(self, buffer: Buffer) -> str:
        if buffer.extent in ("n", "m"):
            assert buffer.graph is not None
            count = "nodes" if buffer.extent == "n" else "edges"
            return f"{mangle(buffer.graph)}.{count}"
        if isinstance(buffer.extent, Variable):
            return mangle(buffer.extent.name)
        return str(buffer.extent)

    def launch(self, name: str) -> Iterator[str]:
        kernel = self.plan.kernel(name)
        schedule = kernel.schedule
        text = text_for(schedule)
        wanted = sig.signature(self.plan, kernel, self.target)
        arguments = [self.argument(item) for item in wanted]
        if self.target == "cuda":
            threads = text.threads(schedule, self.items(kernel))
            head = self.launcher(kernel.is_resident, fits=fits(kernel))
            arguments = [self.kernel(name), threads, *arguments]
        else:
            called, order = self.twins.get(name, (name, range(len(wanted))))
            head, arguments = f"{unit_name(called)}(", [arguments[i] for i in order]
        lines = [f"{head}{', '.join(arguments)});"]
        if self.clocks:
            clock = f"{self.clocks}[{self.plan.kernels.index(kernel)}]"
            count = mangle(kernel.count.name) if kernel.count else self.items(kernel)
            lines = braces("", [f"const lh::Timed timed({clock}, {count});", *lines])
        if self.target == "cuda":
            lines = text.launch(schedule, lines)
        if self.target == "cuda" and by_warps(kernel):
            settles = {f"{kind.settle}()": None for kind in self.kinds(kernel)}
            lines = ["do {", *indent(lines), f"}} while ({' | '.join(settles)});"]
        yield from lines
        if self.target == "cuda" and name in sig.heap_users(self.plan):
            yield "heap.check();"

    def kernel(self, name: str) -> str:
        return self.forms.get(name, unit_name(name))

    def kinds(self, kernel: Kernel) -> Iterator[Kind]:
        """Of the sets of extensions that the kernel touches."""
        touched = effects(kernel).touched
        for item in self.plan.objects:
            if item.name in touched and ty.is_extended(item.type):
                yield kind_of(item.type)

    def launcher(self, resident: bool, *, fits: bool = False) -> str:
        """The function that launches a kernel, up to its arguments; a grid that fits
        runs all blocks at once."""
        name, grid = "launch_fitting" if fits else "launch", self.plan.grid
        name = "launch_resident" if resident else name
        if grid == Grid():
            return f"lh::{name}("
        one_size = resident or fits
        sizes = f"{grid.block}" if one_size else f"{grid.block}, {grid.blocks}"
        return f"lh::{name}<{sizes}>("

    def items(self, kernel: Kernel) -> str:
        """How many items a kernel may have."""
        source = kernel.domain.source.name
        if kernel.domain.kind == "Items":
            return self.extent(self.plan.buffer(source))
        kind = "edges" if kernel.domain.kind == "Edges" else "nodes"
        call = "()" if source in self.plan.oriented else ""
        return f"{mangle(source)}.{kind}{call}"

    def most_items(
        self, kernels: Iterable[Kernel], listed: tuple[str, str | None] | None = None
    ) -> str:
        """For how many threads some kernels have work, if lists have the `listed`
        number of items of a graph."""
        lists = []
        if listed is not None:
            count, of = listed
            graph = mangle(self.plan.oriented.get(of, of)) if of else ""
            sizes = [f"{graph}.nodes", f"{graph}.edges"] if graph else []
            lists = [f"lh::threads_for({', '.join([mangle(count), *sizes])})"]
        others = (self.items(each) for each in kernels if each.count is None)
        counts = list(dict.fromkeys((*lists, *others)))
        if len(counts) == 1:
            return counts[0]
        return f"std::max<int64_t>({{{', '.join(counts)}}})"

    def states(self) -> list[str]:
        """The words for scalars that kernels or resident loops change, and what
        schedules have in memory."""
        users: dict[Extra, list[Kernel]] = {}
        for kernel in self.plan.kernels if self.target == "cuda" else ():
            for extra in text_for(kernel.schedule).extras(kernel.schedule):
                users.setdefault(extra, []).append(kernel)
        residents = (ResidentPrinter(self.plan, step) for step in self.plan.residents)
        words = max((printer.state.words for printer in residents), default=0)
        return [
            *(
                extra.memory.format(most=self.most_items(kernels))
                for extra, kernels in sorted(users.items(), key=in_memory)
            ),
            *([f"lh::Resident resident({words});"] if words else []),
            *(
                f"lh::Reader<{cpp_type(self.plan.buffer(name).element)}> "
                f"{reader(scalar)};"
                for scalar, name in read_ahead(self.plan).items()
            ),
        ]

    def resident(self, step: Resident) -> list[str]:
        """Its scalars go to the device in words, and come back."""
        printer = ResidentPrinter(self.plan, step)
        carried = f"std::tie({', '.join(map(mangle, printer.carried))})"
        arguments = [
            self.argument(item)
            for item in printer.signature
            if not isinstance(item, sig.State | sig.Barrier)
        ]
        threads = self.most_items(printer.kernels, printer.listed)
        given = [carried, unit_name(step.name), threads, *arguments]
        size = "" if self.plan.grid == Grid() else f"<{self.plan.grid.block}>"
        return [f"resident.run{size}({', '.join(given)});"]

    # --- the function -----------------------------------------------------------------

    def body(self) -> list[str]:
        """Declarations and steps; a temporary scalar is declared where a step gives it
        its first value, if that is in a block with all uses, or before the `do` around
        it, else at the top; so is one with a cell, with its first value if that is
        known there, and without one that nothing would read.  A constant or input that
        is the argument of one host block needs no declaration."""
        lines = self.steps(expand_steps(self.plan.steps, self.of_given))
        naming: dict[str, list[int]] = {}
        for i, line in enumerate(lines):
            for word in set(re.findall(r"\w+", line)):
                naming.setdefault(word, []).append(i)
        at_the_top: list[str] = []
        moved: set[int] = set()
        cells, calls = self.cells(), overwritten(self.plan.blocks)
        inputs = {mangle(item.name) for item in self.plan.procedure.inputs}
        for item in self.plan.scalars:
            if item.role != "temporary":
                continue
            type, name = cpp_type(item.type), mangle(item.name)
            places = naming.get(name, [])
            if not places and name not in cells:
                continue  # a resident loop has it alone
            at = places[0] if places else len(lines)
            uses = lines[at : places[-1] + 1] if places else [""]
            line, *later = uses
            in_block = is_first_of_block(name, uses, calls)
            leaves = self.target == "openmp"
            is_unread = is_set_first(name, uses, calls, leaves=leaves)
            if name not in cells and in_block and not is_assigned(name, line):
                *before, call = line.split("\n")
                declared = f"{margin_of(line)}{type} {name};"
                lines[at] = "\n".join([*before, declared, call])
            elif name not in cells and in_block:
                const = "" if is_changed(name, later) else "const "
                lines[at] = line.replace(name, f"{const}{type} {name}", 1)
                _, value = line.rstrip(";").split(" = ", 1)
                if const and value in inputs:
                    using = [lines[i] for i in places[1:]]
                    if used := with_argument(name, value, using, calls):
                        lines[places[1]] = used
                        moved.add(at)
            elif re.fullmatch(rf"{name}{LITERAL};", line):
                at_the_top.append(f"{type} {line}")
                moved.add(at)
            elif name in cells and is_unread:
                at_the_top.append(f"{type} {name};")
            elif is_unread:
                margin = min(map(margin_of, uses))
                heads = (lines[i].split("\n")[-1] for i in reversed(range(at)))
                start = at - 1 - [*heads].index(f"{margin}do {{")
                lines[start] = f"{margin}{type} {name};\n{lines[start]}"
            else:  # no step reads the zero
                zero = "-1" if ty.is_element(item.type) else nothing(item.type)
                at_the_top.append(f"{type} {name} = {zero};")
        if cells:
            at_the_top.append(f"lh::Cells cells({', '.join(cells)});")
        rest = (line for at, line in enumerate(lines) if at not in moved)
        lines = [*at_the_top, *self.object_declarations(), *rest]
        text, changes = "\n".join(lines), 1
        while changes:
            text, changes = FILLED.subn(r"\1, \4);\3", text)
        return declared_together(text.split("\n"))

    def cells(self) -> list[str]:
        """The scalars of which the device has copies."""
        on_device = cells_of(self.plan) if self.target == "cuda" else ()
        return [*map(mangle, on_device)]

    def object_declarations(self) -> list[str]:
        orients = {step.into: step for step in find(self.plan, Orient)}
        return [*map(self.orientation, orients.values())] + [
            f"{cpp_type(item.type)} {mangle(item.name)}"
            f"{empty(item.type, self.property_size(item.type))};"
            for item in self.plan.objects
            if item.role == "temporary"
        ]

    def orientation(self, step: Orient) -> str:
        """On a device, that by degree is kept with the graph."""
        name = mangle(step.into)
        if self.target == "openmp" or step.key is not None:
            return f"lh::Oriented {name};"
        shortest = "" if step.shortest is None else f", {step.shortest}"
        return (
            f"lh::Oriented& {name} = lh::oriented({on_device(step.graph)}{shortest});"
        )

    def property_size(self, type: ty.Type) -> str:
        if not isinstance(type, ty.PropertyType):
            return ""
        assert type.graph is not None
        return f"{mangle(type.graph)}.{'nodes' if type.of == 'Node' else 'edges'}"

    def parameters(self, used: frozenset[str] | None = None) -> list[str]:
        """Of the host function; with `used`, graphs are on the device, and those are
        named which are used."""
        procedure = self.plan.procedure
        found = []
        for item in procedure.parameters:
            name = mangle(item.name)
            output = item in procedure.outputs
            match item.type:
                case ty.GraphType() if used is not None:
                    named = f" {on_device(item.name)}" if name in used else ""
                    found.append(f"lh::DeviceGraph&{named}")
                case ty.GraphType():
                    found.append(f"const lh::Graph& {name}")
                case type if ty.is_object(type) or ty.is_object(element_of(type)):
                    const = "" if item.name in changed(self.plan) else "const "
                    found.append(f"{const}{cpp_type(type)}& {name}")
                case ty.PropertyType(element=element):
                    const = "" if item.name in changed(self.plan) else "const "
                    found.append(f"{const}{cpp_type(element)}* {name}")
                case type:
                    found.append(f"{cpp_type(type)}{'&' if output else ''} {name}")
        return found

    def used_arrays(self, graph: str) -> str:
        """Under OpenMP the caller gives whatever is derived from the graph."""
        if self.target == "cuda":
            return ""
        used = set(sig.host_views(self.plan))
        units: tuple[Unit, ...] = (*self.plan.kernels, *self.plan.blocks)
        for unit in units:
            used |= sig.views(unit)
        names = [view.kind for view in used if view.graph == graph]
        arrays = [name for name in VIEW_ORDER[2:] if name in names]
        return f"; {', '.join(arrays)}" if arrays else ""

    def result_type(self) -> str:
        returns = self.plan.procedure.returns
        return "void" if returns == ty.VOID else cpp_type(returns)

    def documentation(self) -> list[str]:
        """What each argument is, for the comment above the host function."""
        procedure = self.plan.procedure
        needed, written = needed_arguments(self.plan), changed(self.plan)
        lines = []
        for item in procedure.parameters:
            name = mangle(item.name)
            ways = [("in", needed), ("out", written)]
            found = [way for way, names in ways if item.name in names]
            way = ", ".join(found) or "unused"
            match item.type:
                case ty.GraphType():
                    text = f"the graph, every row sorted{self.used_arrays(item.name)}"
                case type if ty.is_object(type) or ty.is_object(element_of(type)):
                    text = f"{item.type} of Green-Marl ({way})"
                case ty.PropertyType(of, element):
                    count = (
                        "nodes" if of == "Node" else "edges, in the order of the rows"
                    )
                    text = f"{element_text(element)} for each of the {count} ({way})"
                case type:
                    text = f"{element_text(type)} ({way})"
            lines.append(f"{name}: {text}")
        if procedure.requires:
            needs = (f"{mangle(i.name)} {i.condition}" for i in procedure.requires)
            lines.append(f"requires {', '.join(needs)}; not tested here")
        if procedure.returns != ty.VOID:
            lines.append(f"returns {element_text(procedure.returns)}")
        return lines


def clocks_name(plan: Plan) -> str:
    return f"{plan.name}_clocks"


@remembered
def read_ahead(plan: Plan) -> dict[str, str]:
    """The scalars that get elements of a buffer in a loop, with its name."""
    loops = (loop for step in plan.steps for loop in find(step, Repeat))
    return {
        step.target: step.buffer
        for loop in loops
        for step in find(loop, ReadElement)
        if not plan.pair_of(step.buffer)
    }


def element_of(type: ty.Type) -> ty.Type:
    return type.element if isinstance(type, ty.PropertyType) else ty.VOID


def element_text(type: ty.Type) -> str:
    if isinstance(type, ty.NodeType):
        return "a node, -1 for NIL"
    if isinstance(type, ty.EdgeType):
        return "an edge, -1 for NIL"
    return cpp_type(type)


def in_memory(item: tuple[Extra, object]) -> str:
    """A fixed order of what schedules have in memory."""
    return item[0].memory
