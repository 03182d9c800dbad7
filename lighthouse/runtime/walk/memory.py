"""Steps that make, fill, copy and swap arrays."""

from functools import partial

from lighthouse.ir import steps
from lighthouse.ir.plan import Home
from lighthouse.ir.types import is_element
from lighthouse.runtime.interpreter.values import zero
from lighthouse.runtime.runs import Action, nothing, prepares
from lighthouse.runtime.walker import Walker


@prepares(steps.Allocate, settled=True)
def _allocate(walker: Walker, step: steps.Allocate) -> Action:
    is_cell = step.buffer in walker.cells.slots
    return nothing if is_cell else allocation(walker, step.buffer, step.buffer)


@prepares(steps.Pair, settled=True)
def _pair(walker: Walker, step: steps.Pair) -> Action:
    return allocation(walker, step.name, step.key)


def allocation(walker: Walker, name: str, counted: str) -> Action:
    """Of an array or pair with as many elements as the buffer `counted`."""
    buffers = walker.buffers
    if name in buffers.sizes:
        return nothing
    counter = buffers.counter(counted)

    def act() -> None:
        count = counter()
        if not buffers.is_allocated(name, count):
            with walker.apart("upload"):
                buffers.allocate({name: count})

    return act


@prepares(steps.Fill, settled=True)
def _fill(walker: Walker, step: steps.Fill) -> Action:
    buffers, device, name = walker.buffers, walker.device, step.buffer
    buffer = buffers.buffers[name]
    nil = is_element(buffer.element)
    on_host = buffer.home is not Home.DEVICE and step.on != "device"
    there = buffer.home is not Home.HOST and step.on != "host"

    def act() -> None:
        if on_host:
            buffers.arrays[name].fill(-1 if nil else 0)
        if there:
            buffers.ahead.clear()
            device.fill(buffers.handles[name], 0xFF if nil else 0)

    return act


@prepares(steps.Copy, settled=True)
def _copy(walker: Walker, step: steps.Copy) -> Action:
    """Of an array; in a loop, it is part of what the run takes.  What stays on the
    device is there before the first step, and is fetched after the last one."""
    buffers, device, name = walker.buffers, walker.device, step.buffer
    upload = step.to == "device"
    if name in buffers.staying:
        return nothing if upload or walker.stays else partial(walker.changed.add, name)
    move = device.upload if upload else device.download

    def act() -> None:
        buffers.ahead.clear()
        move(buffers.handles[name], buffers.arrays[name])

    def act_apart() -> None:
        with walker.apart("upload" if upload else "download"):
            act()

    return act if walker.depth else act_apart


@prepares(steps.Swap)
def _swap(walker: Walker, step: steps.Swap) -> Action:
    handles, one, other = walker.buffers.handles, step.one, step.other
    ahead = walker.buffers.ahead

    def act() -> None:
        ahead.clear()
        handles[one], handles[other] = handles[other], handles[one]

    return act


@prepares(steps.ReadElement, settled=True)
def _read_element(walker: Walker, step: steps.ReadElement) -> Action:
    buffers, environment, name = walker.buffers, walker.environment, step.buffer
    count, none = buffers.counter(name), zero(buffers.buffers[name].element)
    index, ahead, target = walker.evaluator(step.index), buffers.ahead, step.target

    def act() -> None:
        at = index(environment)
        if not 0 <= at < count():
            environment[target] = none
            return
        first, values = ahead.get(name, (at, ()))
        if not first <= at < first + len(values):
            first, values = buffers.read_ahead(name, at)
        environment[target] = values[at - first]

    return act


@prepares(steps.WriteElement, settled=True)
def _write_element(walker: Walker, step: steps.WriteElement) -> Action:
    buffers, environment, name = walker.buffers, walker.environment, step.buffer
    index = walker.evaluator(step.index)
    value = walker.evaluator(step.value, buffers.buffers[name].element)

    def act() -> None:
        at = index(environment)
        if at >= 0:
            buffers.ahead.clear()
            walker.device.write(buffers.handles[name], at, value(environment))

    return act
