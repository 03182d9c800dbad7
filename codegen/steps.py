"""The text of host steps, for the host functions of both targets."""

from collections.abc import Iterator
from dataclasses import replace

from lighthouse.codegen.host import HostPrinter, read_ahead
from lighthouse.codegen.names import cpp_type, mangle, on_device, reader, unit_name
from lighthouse.codegen.residents import ResidentPrinter, looped
from lighthouse.codegen.signature import orienter, signature
from lighthouse.codegen.text import BARRIER, LEAVE, braces, indent, nothing, otherwise
from lighthouse.codegen.texts import text_of
from lighthouse.ir.conditions import compared
from lighthouse.ir.nodes import Binary, Expression, Field, Nil, Variable
from lighthouse.ir.plan import Buffer, Home
from lighthouse.ir.steps import (
    Allocate,
    Branch,
    Compute,
    Copy,
    Fill,
    Finish,
    Launch,
    Orient,
    Pair,
    ReadClock,
    ReadElement,
    Repeat,
    Resident,
    RunBlock,
    Swap,
    WriteElement,
)
from lighthouse.ir.types import LONG, VOID, is_element
from lighthouse.ir.walk import has


def body(printer: HostPrinter) -> list[str]:
    """All of the function; one that ends without a Return gives zero, False or NIL."""
    returns, lines = printer.plan.procedure.returns, printer.body()
    if returns == VOID or (lines and lines[-1].startswith("return ")):
        return lines
    return [*lines, f"return {nothing(returns)};"]


@text_of(Allocate)
def allocate(printer: HostPrinter, step: Allocate) -> Iterator[str]:
    buffer = printer.plan.buffer(step.buffer)
    if not buffer.is_cell:
        yield from allocation(printer, buffer, printer.device_name(buffer.name))


@text_of(Pair)
def allocate_pair(printer: HostPrinter, step: Pair) -> Iterator[str]:
    key = printer.plan.buffer(step.key)
    pair = replace(key, name=step.name, element=LONG)
    yield from allocation(printer, pair, printer.device_name(step.key))


def allocation(printer: HostPrinter, buffer: Buffer, device: str) -> Iterator[str]:
    type, name = cpp_type(buffer.element), mangle(buffer.name)
    extent = printer.extent(buffer)
    if printer.target == "openmp":
        yield f"lh::Array<{'lh::Bit' if buffer.packed else type}> {name}({extent});"
        return
    if buffer.home is not Home.DEVICE:
        yield f"std::unique_ptr<{type}[]> {name}(new {type}[{extent}]);"
    if buffer.home is not Home.HOST:
        yield f"lh::Buffer<{type}> {device}({extent});"


@text_of(Fill)
def fill(printer: HostPrinter, step: Fill) -> Iterator[str]:
    buffer = printer.plan.buffer(step.buffer)
    zero = "-1" if is_element(buffer.element) else "0"
    if printer.target == "openmp":
        yield f"{mangle(buffer.name)}.fill({zero});"
        return
    if buffer.home is not Home.HOST and step.on != "host":
        yield f"{printer.buffer(buffer.name)}.fill({zero});"
    if buffer.home is not Home.DEVICE and step.on != "device":
        begin, extent = printer.host_array(buffer.name), printer.extent(buffer)
        yield f"std::fill_n({begin}, {extent}, {nothing(buffer.element)});"


@text_of(Copy)
def copy(printer: HostPrinter, step: Copy) -> Iterator[str]:
    method = "upload" if step.to == "device" else "download"
    array = printer.host_array(step.buffer)
    yield f"{printer.device_name(step.buffer)}.{method}({array});"


@text_of(Swap)
def swap(printer: HostPrinter, step: Swap) -> Iterator[str]:
    spelled = printer.device_name if printer.target == "cuda" else mangle
    yield f"{spelled(step.one)}.swap({spelled(step.other)});"


@text_of(ReadClock)
def read_clock(printer: HostPrinter, step: ReadClock) -> Iterator[str]:
    yield f"{mangle(step.target.name)} = lh::microseconds();"


@text_of(ReadElement)
def read_element(printer: HostPrinter, step: ReadElement) -> Iterator[str]:
    at, element = printer.text(step.index), printer.plan.buffer(step.buffer).element
    words = printer.buffer(step.buffer)
    read = f"{words}.read({at})"
    if step.target in read_ahead(printer.plan):
        read = f"{reader(step.target)}.read({words}, {at})"
    elif pair := printer.plan.pair_of(step.buffer):
        words = f"{words}, {pair.half(step.buffer)}, {at}"
        read = f"lh::read_half<{cpp_type(element)}>({words})"
    if printer.may_be_nil(step.index):
        read = f"{at} < 0 ? {nothing(element)} : {read}"
    yield f"{mangle(step.target)} = {read};"


@text_of(WriteElement)
def write_element(printer: HostPrinter, step: WriteElement) -> Iterator[str]:
    guard, printer = guarded(printer, step.index)
    at, element = printer.text(step.index), printer.plan.buffer(step.buffer).element
    text = printer.value(step.value, element)
    words = printer.buffer(step.buffer)
    write = f"{words}.write({at}, {text})"
    if printer.target == "openmp":
        write = f"{mangle(step.buffer)}[{at}] = {text}"
    elif pair := printer.plan.pair_of(step.buffer):
        words = f"{words}, {pair.half(step.buffer)}, {at}"
        write = f"lh::write_half<{cpp_type(element)}>({words}, {text})"
    yield f"{guard}{write};"


def guarded(printer: HostPrinter, index: Expression) -> tuple[str, HostPrinter]:
    """The test before a write of an element that there may not be, and the printer of
    what comes after it."""
    if not printer.may_be_nil(index):
        return "", printer
    there = compared("!=", index, Nil(type=index.type))
    return f"if ({printer.text(index)} >= 0) ", printer.where(there)


@text_of(Compute)
def compute(printer: HostPrinter, step: Compute) -> Iterator[str]:
    guard, target = "", step.target
    if isinstance(target, Field):
        guard, printer = guarded(printer, target.driver)
    place = printer.place(target)
    change = printer.printer.change(target, step.value)
    value = printer.printer.assigned(step.value, target.type)
    yield f"{guard}{place} {change or f'= {value}'};"


@text_of(Branch, "cuda", "openmp", "resident")
def branch(printer: HostPrinter | ResidentPrinter, step: Branch) -> list[str]:
    condition, first, second = printer.text(step.condition), printer, printer
    if isinstance(printer, HostPrinter):
        first = printer.where(step.condition)
        second = printer.where(step.condition, False)
    then = first.steps(step.then)
    if not step.otherwise:
        return braces(f"if ({condition})", then)
    other = second.steps(step.otherwise)
    start, end = (
        [BARRIER] if then[at:][:1] == other[at:][:1] == [BARRIER] else []
        for at in (0, -1)
    )
    rest = slice(len(start), -len(end) or None)
    lines = [*start, *braces(f"if ({condition})", then[rest])]
    lines[-1:] = [*otherwise(other[rest]), *end]
    match printer, step.then, step.otherwise:
        case HostPrinter(target="cuda"), (Launch(one),), (Launch(another),):
            names = printer.kernel(one), printer.kernel(another)
            choice = printer.printer.at(step.condition, 2)
            return launch_one(choice, names, then, other) or lines
    return lines


def launch_one(
    condition: str, names: tuple[str, str], then: list[str], other: list[str]
) -> list[str] | None:
    """The launch of one of two kernels, if their launches differ in nothing else."""
    one, another = names
    head, called, arguments = then[0].partition(f"({one},")
    if not called or [*then, *other] != [then[0], f"{head}({another},{arguments}"]:
        return None
    return [f"{head}({condition} ? {one} : {another},{arguments}"]


@text_of(Repeat)
def repeat(printer: HostPrinter, step: Repeat) -> list[str]:
    if step.side_by_side and is_copied(printer, step):
        return side_by_side(printer, step)
    first = [LEAVE] if printer.target == "openmp" else []
    printer = printer.after(step)  # an earlier round may have changed them
    inner = printer.where(step.condition) if step.test_first else printer
    lines = [*first, *inner.steps(step.body)]
    return looped(printer.text(step.condition), step, lines)


def is_copied(printer: HostPrinter, step: Repeat) -> bool:
    """True if each thread may have all variables of the loop for itself."""
    plan = printer.plan
    shared = plan.objects or plan.oriented or printer.clocks
    return printer.target == "openmp" and not shared and not has(plan, Pair, ReadClock)


def side_by_side(printer: HostPrinter, step: Repeat) -> list[str]:
    """The loop as a function, of which each thread has a copy with all variables."""
    match step.condition, step.body:
        case Binary("<", Variable() as i, count), (first, Compute(counted), *rest):
            assert counted == i
            nodes = printer.value(count, count.type)
            test = f"while (({printer.text(i)} = lh_next++) < {nodes})"
            lines = braces(test, [LEAVE, *printer.steps([first, *rest])])
            copied = "[=](std::atomic<int32_t>& lh_next) mutable {"
            return [f"lh::side_by_side({nodes}, {copied}", *indent(lines), "});"]
    raise AssertionError(step.condition)


@text_of(Resident)
def resident(printer: HostPrinter, step: Resident) -> list[str]:
    return printer.resident(step)


@text_of(Finish)
def finish(printer: HostPrinter, step: Finish) -> Iterator[str]:
    returns = printer.plan.procedure.returns
    yield f"return {printer.value(step.value, returns)};" if step.value else "return;"


@text_of(Launch)
def launch(printer: HostPrinter, step: Launch) -> Iterator[str]:
    yield from printer.launch(step.kernel)


@text_of(RunBlock)
def run_block(printer: HostPrinter, step: RunBlock) -> Iterator[str]:
    wanted = signature(printer.plan, printer.plan.block(step.block), printer.target)
    arguments = [printer.host_argument(item) for item in wanted]
    yield f"{unit_name(step.block)}({', '.join(arguments)});"


@text_of(Orient)
def orient(printer: HostPrinter, step: Orient) -> Iterator[str]:
    arguments = [mangle(step.graph)]
    if printer.target == "cuda":
        kernel = orienter(printer.plan, step.key)
        arguments = [unit_name(kernel), on_device(step.graph)]
    into = mangle(step.into)
    if step.key is not None:
        keys = printer.array(step.key)
        yield f"{into}.make_by({', '.join([*arguments, keys])});"
    elif step.done is None:
        yield f"{into}.make({', '.join(arguments)});"
    else:
        if printer.target == "openmp":
            arguments.append(str(step.shortest))
        made = f"{into}.make_if_simple({', '.join(arguments)})"
        yield f"{mangle(step.done.name)} = {made};"
