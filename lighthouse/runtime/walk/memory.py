"""Steps that make, fill, copy and swap arrays."""

import numpy as np

from lighthouse.ir import steps
from lighthouse.ir.plan import Home
from lighthouse.ir.types import is_element
from lighthouse.runtime import layout
from lighthouse.runtime.interpreter.values import zero
from lighthouse.runtime.runs import Action, nothing, prepares, runs
from lighthouse.runtime.walker import Walker


@prepares(steps.Allocate, settled=True)
def _allocate(walker: Walker, step: steps.Allocate) -> Action:
    buffers, name = walker.buffers, step.buffer
    if name in walker.cells.slots or name in buffers.staying:
        return nothing
    counter = buffers.counter(name)

    def act() -> None:
        count = counter()
        if not buffers.has_room(name, count):
            with walker.apart("upload"):
                buffers.allocate(name, count)

    return act


@runs(steps.Pair)
def _pair(walker: Walker, step: steps.Pair) -> None:
    buffers, count = walker.buffers, walker.buffers.counter(step.key)()
    if buffers.has_room(step.name, count):
        return
    with walker.apart("upload"):
        buffers.sizes[step.name] = count
        words = walker.device.allocate(count, np.dtype(np.int64))
        buffers.used.take(buffers.purposes[step.key], step.name, words.nbytes)
        for name in (step.key, step.payload):
            dtype = layout.dtype(buffers.buffers[name].element, walker.wide)
            half = walker.device.half(words, step.half(name), dtype)
            buffers.handles[name] = half


@runs(steps.Fill)
def _fill(walker: Walker, step: steps.Fill) -> None:
    buffers, buffer = walker.buffers, walker.buffers.buffers[step.buffer]
    nil = is_element(buffer.element)
    if buffer.home is not Home.DEVICE:
        buffers.arrays[step.buffer].fill(-1 if nil else 0)
    if buffer.home is not Home.HOST:
        buffers.ahead.clear()
        walker.device.fill(buffers.handles[step.buffer], 0xFF if nil else 0)


@prepares(steps.Copy, settled=True)
def _copy(walker: Walker, step: steps.Copy) -> Action:
    """Of an array; in a loop, it is part of what the run takes."""
    buffers, device, name = walker.buffers, walker.device, step.buffer
    if name in buffers.staying:
        return nothing
    upload = step.to == "device"
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


@runs(steps.WriteElement)
def _write_element(walker: Walker, step: steps.WriteElement) -> None:
    at = walker.evaluate(step.index)
    if at >= 0:
        value = walker.evaluate(step.value, walker.buffers.buffers[step.buffer].element)
        walker.buffers.ahead.clear()
        walker.device.write(walker.buffers.handles[step.buffer], at, value)
