"""What the extension `pta` adds to Green-Marl.

N_P<Bits> points;                         a set of nodes for each node
x.points.Add(z)                           also by several threads at a time
x.points.Union(y.points)                  likewise
x.points.UnionShifted(y.points, o, size)  z + o of those z for which z.size > o
x.points.Complement(y.points)             takes out what the other has
x.points.UnionMapped(y.points, same)      z.same of all z
x.points.Clear()
x.points.Has(z), x.points.Size(), x.points.IsEmpty()
Foreach (z: x.points.Items)
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from lighthouse.extensions import VERSION, Extension, Kind
from lighthouse.ir.builtins import Builtin
from lighthouse.ir.types import BOOL, INT, VOID

if TYPE_CHECKING:
    from lighthouse.extensions.device import DeviceSets
    from lighthouse.runtime.device import Device

Members = dict[int, None]


def unite_shifted(
    items: Members, others: Members, by: int, sizes: Sequence[int]
) -> None:
    for item in list(others):
        if sizes[item] > by:
            items[item + by] = None


def unite_mapped(items: Members, others: Members, nodes: Sequence[int]) -> None:
    for item in list(others):
        items[nodes[item]] = None


def on_device(device: Device) -> DeviceSets:
    from lighthouse.extensions.pta.device_sets import ArenaSets

    return ArenaSets(device)


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
    ),
    interpreted={
        "UnionShifted": unite_shifted,
        "UnionMapped": unite_mapped,
        "IsEmpty": lambda items: not items,
    },
    property="lh::pta::Sets",
    kernel_property="lh::pta::DeviceSets",
    settle="lh::pta::settle",
    headers={"cuda": "sets_host.cuh", "openmp": "sets_openmp.cuh"},
    exported="lh_pta",
    device=on_device,
    shares=True,
    asked=frozenset({"IsEmpty"}),
)
EXTENSION = Extension(
    name="pta",
    version=VERSION,
    kinds=(BITS,),
    include=Path(__file__).parent / "include",
)
