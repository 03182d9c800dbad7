"""Runs a procedure in the interpreter: arguments in, results out."""

import random
import sys
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Literal

import numpy as np

from lighthouse.diagnostics import fail
from lighthouse.ir import types as ty
from lighthouse.ir.nodes import Parameter, Procedure, Program
from lighthouse.runtime.interpreter import values
from lighthouse.runtime.interpreter.chance import STREAM
from lighthouse.runtime.interpreter.environment import (
    Environment,
    Permute,
    property_key,
)
from lighthouse.runtime.interpreter.expressions import as_they_are
from lighthouse.runtime.interpreter.network import Network
from lighthouse.runtime.interpreter.procedures import Machine
from lighthouse.runtime.layout import dtype
from lighthouse.runtime.outcome import Outcome

Order = Literal["forward", "reverse", "shuffle"]

# A call in Green-Marl takes about ten of Python's.
RECURSION_LIMIT = 50_000


def interpret(
    procedure: Procedure,
    arguments: Mapping[str, object],
    *,
    order: Order = "forward",
    seed: int = 0,
    program: Program | None = None,
) -> Outcome:
    """Run a typed procedure, or its core, sequentially.

    arguments: by parameter name; a `Graph`, a Python scalar, an int for a node or edge
        (NIL is −1), a list for a collection, a dict for a map, and for a property a
        numpy array (nodes,) or (edges,) in slot order, or a list of lists if its
        elements are collections.  Arrays, lists and dicts are changed in place, except
        input arrays that are read-only.  Scalar outputs may be left out.
    order: in which order the iterations of a `Foreach`, a reduction, a group assignment
        and a level of an `InBFS` run, and those of a `For` over a set.  Where it
        changes the result, the program leaves the result open.
    seed: for `shuffle` and the random built-ins.
    program: where the procedures stand that this one calls.

    Raises CompileError.
    """
    machine = Machine(
        program.procedures if program else (procedure,), _permutation(order, seed)
    )
    environment = _bind(procedure, arguments)
    environment[STREAM] = seed
    started = time.perf_counter()
    with _deep_recursion(), np.errstate(all="ignore"):
        returned = machine.run(procedure, environment)
    milliseconds = (time.perf_counter() - started) * 1000
    for parameter in procedure.parameters:
        _copy_back(parameter, arguments.get(parameter.name), environment)
    scalars = {
        output.name: environment[output.name]
        for output in procedure.outputs
        if ty.by_value(output.type)
    }
    return Outcome(returned, scalars, milliseconds)


def _permutation(order: Order, seed: int) -> Permute:
    if order == "forward":
        return as_they_are
    if order == "reverse":
        return lambda items: items[::-1]
    generator = random.Random(seed)
    return lambda items: generator.sample(items, len(items))


@contextmanager
def _deep_recursion() -> Iterator[None]:
    before = sys.getrecursionlimit()
    sys.setrecursionlimit(max(before, RECURSION_LIMIT))
    try:
        yield
    except RecursionError:
        fail("GM0606", "procedures call each other too deeply")
    finally:
        sys.setrecursionlimit(before)


# --- arguments ------------------------------------------------------------------------


def _bind(procedure: Procedure, arguments: Mapping[str, object]) -> Environment:
    environment: Environment = {}
    for parameter in procedure.parameters:
        given = arguments.get(parameter.name)
        if given is None:
            given = values.zero(parameter.type)
        is_property = isinstance(parameter.type, ty.PropertyType)
        key = property_key(parameter.name) if is_property else parameter.name
        environment[key] = _value(parameter.type, given)
    return environment


def _value(type: ty.Type, given: Any) -> Any:
    match type:
        case ty.GraphType():
            return Network(given)
        case ty.PropertyType(element=ty.CollectionType(kind)):
            return [values.collection(kind, items) for items in given]
        case ty.PropertyType(element=element):
            return np.asarray(given).astype(dtype(element, wide=True)).tolist()
        case ty.NodeType() | ty.EdgeType():
            return int(given)
        case ty.Scalar():
            return _scalar(type, given)
        case ty.CollectionType() | ty.QueueType():
            convert = values.conversion(ty.UNKNOWN, type)
            return convert and convert(given)
        case ty.MapType():
            map_ = values.zero(type)
            map_.update(given)
            return map_
        case _:
            raise AssertionError(f"no parameter has the type {type}")


def _scalar(type: ty.Scalar, given: Any) -> bool | int | float:
    if type == ty.BOOL:
        return bool(given)
    if ty.is_floating(type):
        value = float(given)
        return values.to_float(value) if type.bits == 32 else value
    wrapped: int = values.wrapping(type)(int(given))
    return wrapped


def _copy_back(parameter: Parameter, given: Any, environment: Environment) -> None:
    """What the program made of a property, collection or map, into the argument."""
    type: ty.Type = parameter.type
    match type:
        case ty.PropertyType(element=element):
            result = environment[property_key(parameter.name)]
            if isinstance(element, ty.CollectionType):
                given[:] = [list(items) for items in result]
            elif not isinstance(given, np.ndarray) or given.flags.writeable:
                given[:] = result
        case ty.CollectionType():
            given[:] = environment[parameter.name]
        case ty.QueueType():
            given[:] = [list(items) for items in environment[parameter.name]]
        case ty.MapType():
            given.clear()
            given.update(environment[parameter.name])
        case _:
            pass
