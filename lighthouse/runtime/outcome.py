"""The results of a run, on every target."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lighthouse.runtime.memory import DeviceMemory
    from lighthouse.runtime.profile import KernelTime


@dataclass(frozen=True, slots=True)
class Outcome:
    """The result of one run; properties and collections are changed in place.

    returned: the value of `Return`, None if the procedure returns nothing.
    scalars: the final value of each scalar, node or edge output, by name.
    milliseconds: from data in place to the end of the procedure.
    upload, download: milliseconds to bring data to the device and back; 0 where there
        is only one memory.
    prepare: milliseconds to derive from the graphs what is kept with them, and to bring
        it to the device.
    memory: what the run held on the device, None where there is only one memory.
    kernels: what each took, None if nobody asked.
    """

    returned: bool | int | float | None = None
    scalars: dict[str, bool | int | float] = field(default_factory=dict)
    milliseconds: float = 0.0
    upload: float = 0.0
    download: float = 0.0
    prepare: float = 0.0
    memory: DeviceMemory | None = None
    kernels: dict[str, KernelTime] | None = None
