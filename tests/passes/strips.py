"""The schedule `strips`: each thread runs four iterations that follow each other."""

from dataclasses import replace

from lighthouse.codegen.schedules import ScheduleText, schedule_text
from lighthouse.ir.kernels import Kernel
from lighthouse.ir.roles import kind
from lighthouse.ir.schedules import Schedule
from lighthouse.ir.symbols import Names
from lighthouse.passes.base import Refused
from lighthouse.passes.schedulers import scheduler
from lighthouse.runtime.device import Launch
from lighthouse.runtime.schedules import Launching, launcher


@kind("strips of {size}")
class Strips(Schedule):
    size: int


@scheduler("strips", "cuda", "openmp")
def strips(kernel: Kernel, names: Names) -> Kernel:
    if kernel.candidates:
        raise Refused("its threads meet at a barrier")
    return replace(kernel, schedule=Strips(4))


@schedule_text(Strips)
class StripsText(ScheduleText):
    cuda = """\
const int64_t size = {{ schedule.size }}, step = size * lh::thread_count();
for (int64_t first = size * lh::thread_rank(); first < {{ count }}; first += step) {
    for (int64_t item = first; item < first + size && item < {{ count }}; ++item) {
        {{ body }}
    }
}"""
    openmp = """\
for ({{ type }} {{ iterator }} = 0; {{ iterator }} < {{ count }}; ++{{ iterator }}) {
    {{ body }}
}"""
    chunks = "static, {{ schedule.size }}"

    def threads(self, schedule: Strips, items: str) -> str:
        return f"({items} + {schedule.size - 1}) / {schedule.size}"


@launcher.register
def launch(schedule: Strips, launching: Launching) -> Launch:
    return lambda items, given: launching.launch(-(-items // schedule.size), given)
