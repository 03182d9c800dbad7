"""The host function of CUDA for properties that are on the device, and its calls.

void p(lh::DeviceGraph& G_device, int32_t* A, lh::Stream stream)      pointers to
    …                                                                 the device
void p(lh::DeviceGraph& G_device, int32_t* A)                         to the host
{
    lh::Buffer<int32_t> A_device(A, G_device.nodes());
    p(G_device, A_device, lh::current_stream, lh::current_memory);
    A_device.download(A);
}
"""

from __future__ import annotations

from collections.abc import Iterator

from lighthouse.codegen.names import cpp_type, mangle, on_device
from lighthouse.ir.effects import effects
from lighthouse.ir.nodes import Field
from lighthouse.ir.plan import Buffer, Home, Plan
from lighthouse.ir.steps import Copy, Finish, Swap
from lighthouse.ir.types import VOID, GraphType, PropertyType, is_object
from lighthouse.ir.uses import uses
from lighthouse.ir.walk import find

PARAMETERS = ("lh::Stream stream", "std::pmr::memory_resource* memory = nullptr")
ARGUMENTS = ("lh::current_stream", "lh::current_memory")


def given(plan: Plan) -> tuple[Buffer, ...] | None:
    """The properties of the caller that are used, if they may be on the device: there
    is no `obstacle`.  None otherwise, and for what is no function of a graph."""
    graphs = (isinstance(item.type, GraphType) for item in plan.procedure.parameters)
    if not any(graphs) or obstacle(plan) is not None:
        return None
    return of_caller(plan)


def obstacle(plan: Plan) -> str | None:
    """Why the properties of the caller must be in memory of the host, for people: the
    host sees an element, or copies them other than as the function begins and ends.

    A Return before the end is no matter if nothing is to be copied there.
    """
    for parameter in plan.procedure.parameters:
        if is_object(parameter.type) or holds_objects(parameter.type):
            return f"`{mangle(parameter.name)}`, {parameter.type}, is on the host"
    seen = seen_by_host(plan)
    names = {item.name for item in of_caller(plan)}
    outside = [step for step in plan.steps if isinstance(step, Copy)]
    copies = [item for step in plan.steps for item in find(step, Copy)]
    inside = {item.buffer for item in copies if item not in outside}
    swaps = [item for step in plan.steps for item in find(step, Swap)]
    swapped = {name for item in swaps for name in (item.one, item.other)}
    for item in of_caller(plan):
        name = f"`{mangle(item.name)}`"
        if item.name in seen:
            return f"the host looks at elements of {name}"
        if item.home is not Home.DEVICE:
            return f"{name} is on the host"
        if plan.pair_of(item.name):
            return f"{name} is in one array with another property"
        if item.name in inside:
            return f"{name} is copied between other steps"
        if item.name in swapped:
            return f"{name} takes turns with another array"
    downloads = any(copy.to == "host" and copy.buffer in names for copy in outside)
    ends = [item for step in plan.steps for item in find(step, Finish)]
    if downloads and ends not in ([], [*plan.steps[-1:]]):
        return "it may return before its results are copied"
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
    """The properties of which steps or blocks of the host look at elements."""
    fields = (item.name for step in plan.steps for item in find(step, Field))
    blocks = (effects(block).touched for block in plan.blocks)
    return frozenset(fields).union(*blocks)


def holds_objects(type: object) -> bool:
    return isinstance(type, PropertyType) and is_object(type.element)


def on_host(plan: Plan, name: str) -> Iterator[str]:
    """The body of the function for properties that are in memory of the host."""
    buffers = {item.name: item for item in given(plan) or ()}
    copied = {(step.buffer, step.to) for step in plan.steps if isinstance(step, Copy)}
    for buffer in buffers.values():
        assert buffer.graph is not None
        values = f"{mangle(buffer.name)}, " if (buffer.name, "device") in copied else ""
        count = "nodes" if buffer.extent == "n" else "edges"
        extent = f"{values}{on_device(buffer.graph)}.{count}()"
        type = cpp_type(buffer.element)
        yield f"lh::Buffer<{type}> {on_device(buffer.name)}({extent});"
    arguments = [
        on_device(item.name)
        if item.name in buffers or isinstance(item.type, GraphType)
        else mangle(item.name)
        for item in plan.procedure.parameters
    ]
    # An argument may have the name of the function.
    named = {mangle(item.name) for item in plan.procedure.parameters}
    scope = "::" if name in named else ""
    returns = plan.procedure.returns
    downloads = [
        f"{on_device(buffer)}.download({mangle(buffer)});"
        for buffer in buffers
        if (buffer, "host") in copied
    ]
    keeps = "" if returns == VOID else f"const {cpp_type(returns)} result = "
    yield f"{keeps}{scope}{name}({', '.join([*arguments, *ARGUMENTS])});"
    yield from downloads
    if keeps:
        yield "return result;"
