"""The sets that the extension `pta` brings.

N_P<Bits> points;                         a set of nodes for each node
x.points.Add(z)                           also by several threads at a time
x.points.Union(y.points)                  likewise
x.points.UnionShifted(y.points, o, size)  z + o of those z for which z.size > o
x.points.Complement(y.points)             takes out what the other has
x.points.UnionMapped(y.points, same)      z.same of all z
x.points.Clear()
x.points.Has(z), x.points.Size(), x.points.IsEmpty(), x.points.Equals(y.points)
x.points.Chosen()                         a member, the same of equal sets; NIL of none
Foreach (z: x.points.Items)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lighthouse.ir.builtins import Builtin
from lighthouse.ir.kinds import Kind
from lighthouse.ir.types import BOOL, INT, VOID, NodeType
from lighthouse.runtime.interpreter.chance import GOLDEN_RATIO, MASK, mixed
from lighthouse.runtime.interpreter.values import NIL

if TYPE_CHECKING:
    from lighthouse.ir.nodes import Loop, Node
    from lighthouse.runtime.device import Device, DeviceSets

Members = dict[int, None]


def chosen(items: Members) -> int:
    """As `include/choice.cuh` has it."""
    words: dict[int, int] = {}
    for item in items:
        words[item // 32] = words.get(item // 32, 0) | 1 << item % 32
    if not words:
        return NIL
    total = sum(mix(place << 32 | word) for place, word in words.items()) & MASK
    place = max(words, key=lambda each: mix(total ^ each))
    word, start = words[place], total % 32
    after = word >> start << start or word
    return 32 * place + (after & -after).bit_length() - 1


def mix(value: int) -> int:
    return mixed((value + GOLDEN_RATIO) & MASK)


def on_device(device: Device) -> DeviceSets:
    from lighthouse.extensions.pta.device_sets import ArenaSets

    return ArenaSets(device)


def why_not_again(loop: Loop) -> tuple[Node, str] | None:
    from lighthouse.extensions.pta.passes.restarts import why_not_again

    return why_not_again(loop)


BITS = Kind(
    name="Bits",
    methods=(
        "Has",
        "Size",
        "Clear",
        "Add",
        "Union",
        "Complement",
        Builtin("Bits", "UnionShifted", ("same", INT, "property"), VOID, "grow"),
        Builtin("Bits", "UnionMapped", ("same", "nodes"), VOID, "grow"),
        Builtin("Bits", "IsEmpty", (), BOOL),
        Builtin("Bits", "Equals", ("same",), BOOL),
        Builtin("Bits", "Chosen", (), NodeType()),
    ),
    interpreted={
        "UnionShifted": lambda items, others, by, sizes: items.update(
            dict.fromkeys([item + by for item in others if sizes[item] > by])
        ),
        "UnionMapped": lambda items, others, nodes: items.update(
            dict.fromkeys([nodes[item] for item in others])
        ),
        "IsEmpty": lambda items: not items,
        "Equals": lambda items, others: items.keys() == others.keys(),
        "Chosen": chosen,
    },
    property="lh::pta::Sets",
    kernel_property="lh::pta::DeviceSets",
    settle="lh::pta::settle",
    headers={
        "cuda": "sets_host.cuh",
        "kernels": "sets_kernels.cuh",
        "openmp": "sets_openmp.cuh",
    },
    exported="lh_pta",
    device=on_device,
    not_again=why_not_again,
    asked=frozenset({"IsEmpty", "Has"}),
)
KINDS = (BITS,)
