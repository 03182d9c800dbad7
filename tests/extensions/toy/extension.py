"""What the extension `toy` adds to Green-Marl: sets of the remainders of nodes.

N_P<Residues> seen;            for each node a set of numbers below 32
x.seen.Add(y)                  y modulo 32
x.seen.Union(y.seen), x.seen.Size()
x.seen.Meets(y.seen)           true if both have something
Foreach (z: x.seen.Items)
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from lighthouse.extensions import VERSION, Extension, Kind
from lighthouse.ir.builtins import Builtin
from lighthouse.ir.types import BOOL
from tests.extensions.toy.passes import DropSelfUnions

if TYPE_CHECKING:
    from lighthouse.runtime.device import Device, DeviceSets

Members = dict[int, None]


def add(items: Members, item: int) -> None:
    items[item % 32] = None


def meets(items: Members, others: Members) -> bool:
    return not items.keys().isdisjoint(others)


def on_device(device: Device) -> DeviceSets:
    from tests.extensions.toy.device_sets import WordSets

    return WordSets(device)


RESIDUES = Kind(
    name="Residues",
    methods=("Add", "Union", "Size", Builtin("Residues", "Meets", ("same",), BOOL)),
    interpreted={"Add": add, "Meets": meets},
    property="lh::toy::Property",
    kernel_property="lh::toy::DeviceProperty",
    settle="lh::toy::settle",
    headers={
        "cuda": "residues_host.cuh",
        "kernels": "residues_kernels.cuh",
        "openmp": "residues_threads.cuh",
    },
    exported="lh_toy",
    device=on_device,
)
HERE = Path(__file__).parent
EXTENSION = Extension(
    name="toy",
    version=VERSION,
    kinds=(RESIDUES,),
    include=HERE / "include",
    library=(HERE / "library" / "neighbours.gm",),
    passes=(DropSelfUnions,),
)
