"""The host function of CUDA for properties that are on the device, and its calls.

void p(lh::DeviceGraph& G_device, int32_t* A, lh::Stream stream)      pointers to
    …                                                                 the device
void p(lh::DeviceGraph& G_device, int32_t* A)                         to the host
{
    lh::Buffer<int32_t> A_device(A, G_device.nodes());
    p(G_device, A_device, lh::current_stream, lh::current_memory);
    A_device.download(A);
}

Where there is an `obstacle`, the function for pointers to the host does the work:

void p(lh::DeviceGraph& G_device, int32_t* A, lh::Stream stream)
{
    const lh::OnStream scope(stream);
    std::unique_ptr<int32_t[]> A_copy(new int32_t[G_device.nodes()]);
    p(G_device, A_copy.get());
    lh::Buffer<int32_t>::over(A, G_device.nodes()).upload(A_copy.get());
}
"""

from collections.abc import Iterator, Mapping, Sequence

from lighthouse.codegen.names import cpp_type, derived, mangle, on_device
from lighthouse.ir.effects import effects
from lighthouse.ir.nodes import Field
from lighthouse.ir.plan import Buffer, Home, Plan
from lighthouse.ir.steps import Copy
from lighthouse.ir.types import VOID, GraphType, is_extended
from lighthouse.ir.uses import uses
from lighthouse.ir.walk import find
from lighthouse.passes.analysis.next_use import changed, needed_arguments

PARAMETERS = ("lh::Stream stream", "std::pmr::memory_resource* memory = nullptr")
ARGUMENTS = ("lh::current_stream", "lh::current_memory")


def given(plan: Plan) -> tuple[Buffer, ...] | None:
    """The properties of the caller that are used, if the function works on them where
    they are: there is no `obstacle`.  None otherwise, and for what is no function of a
    graph."""
    graphs = (isinstance(item.type, GraphType) for item in plan.procedure.parameters)
    is_apart = has_sets(plan) or obstacle(plan) is not None
    return of_caller(plan) if any(graphs) and not is_apart else None


def has_sets(plan: Plan) -> bool:
    """Of extensions, whose memory is apart from every stream."""
    return any(is_extended(item.type) for item in plan.procedure.parameters)


def obstacle(plan: Plan) -> str | None:
    """Why the properties of the caller must be in memory of the host, for people: the
    host uses an element."""
    seen = seen_by_host(plan)
    for item in of_caller(plan):
        name = f"`{mangle(item.name)}`"
        if item.name in seen:
            return f"the host uses elements of {name}"
        if item.home is not Home.DEVICE:
            return f"{name} is on the host"
    return None


def of_caller(plan: Plan) -> tuple[Buffer, ...]:
    """The properties of the caller that something uses."""
    used = {use.name for step in plan.steps for use in uses(step)} | seen_by_host(plan)
    return tuple(
        item
        for item in plan.buffers
        if item.role != "temporary"
        and (item.home is not Home.HOST or item.name in used)
    )


def seen_by_host(plan: Plan) -> frozenset[str]:
    """The properties of which steps or blocks of the host use elements."""
    fields = (item.name for step in plan.steps for item in find(step, Field))
    blocks = (effects(block).touched for block in plan.blocks)
    return frozenset(fields).union(*blocks)


def on_host(plan: Plan, name: str) -> list[str]:
    """The body of the function for properties that are in memory of the host, which
    calls that for the device."""
    first, changed, last = buffers(plan)
    return [*first, *calling(plan, name, changed, last, ARGUMENTS)]


def buffers(plan: Plan) -> tuple[list[str], dict[str, str], list[str]]:
    """For the properties of the host: declarations of what they are in on the device,
    the names of that, and what fetches it.

    Nobody else looks at them, so that they are copied before all steps and after them.
    What may be returned as it was is there from the start.
    """
    found = (copy for step in plan.steps for copy in find(step, Copy))
    copied = {(copy.buffer, copy.to) for copy in found}
    needed = needed_arguments(plan)
    first, names, last = [], {}, []
    for buffer in given(plan) or ():
        own, there = mangle(buffer.name), on_device(buffer.name)
        is_result = (buffer.name, "host") in copied
        kept = is_result and buffer.name in needed
        values = f"{own}, " if kept or (buffer.name, "device") in copied else ""
        type, count = cpp_type(buffer.element), length(buffer)
        first.append(f"lh::Buffer<{type}> {there}({values}{count});")
        if is_result:
            last.append(f"{there}.download({own});")
        names[buffer.name] = there
    return first, names, last


def through_host(plan: Plan, name: str) -> list[str]:
    """The body of the function for properties on the device, where that for the host
    does the work."""
    first, last, arguments = [], [], {}
    needed, written = needed_arguments(plan), changed(plan)
    for buffer in of_caller(plan):
        own, there = mangle(buffer.name), derived(buffer.name, "copy")
        type, count = cpp_type(buffer.element), length(buffer)
        whole = f"lh::Buffer<{type}>::over({own}, {count})"
        first.append(f"std::unique_ptr<{type}[]> {there}(new {type}[{count}]);")
        arguments[buffer.name] = f"{there}.get()"
        if buffer.name in needed:
            first.append(f"{whole}.download({there}.get());")
        if buffer.name in written:
            last.append(f"{whole}.upload({there}.get());")
    return [*first, *calling(plan, name, arguments, last)]


def length(buffer: Buffer) -> str:
    assert buffer.graph is not None
    count = "nodes" if buffer.extent == "n" else "edges"
    return f"{on_device(buffer.graph)}.{count}()"


def calling(
    plan: Plan,
    name: str,
    changed: Mapping[str, str],
    last: Sequence[str],
    more: Sequence[str] = (),
) -> Iterator[str]:
    """Calls the other function, with `changed` arguments and `more` of them, and does
    what comes `last`."""
    arguments = arguments_of(plan, changed)
    # An argument may have the name of the function.
    named = {mangle(item.name) for item in plan.procedure.parameters}
    scope = "::" if name in named else ""
    returns = plan.procedure.returns
    call = f"{scope}{name}({', '.join([*arguments, *more])});"
    if returns == VOID:
        yield from (call, *last)
    elif last:
        yield from (f"const {cpp_type(returns)} result = {call}", *last)
        yield "return result;"
    else:
        yield f"return {call}"


def arguments_of(plan: Plan, changed: Mapping[str, str]) -> list[str]:
    """Of a call where graphs are on the device."""
    return [
        on_device(item.name)
        if isinstance(item.type, GraphType)
        else changed.get(item.name, mangle(item.name))
        for item in plan.procedure.parameters
    ]
