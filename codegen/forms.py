"""Kernels that differ only in who runs the rows: for C++ they are one template.

    template <typename Rows>
    __global__ void p_update_next(…)
    {
        …
        lh::for_edges<Rows>(…);
    }

    lh::launch(p_update_next<lh::Balanced>, …);

Python, which finds kernels by their names, gets each by itself.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

from lighthouse.codegen.names import unit_name
from lighthouse.codegen.schedules import ROWS, rows_class
from lighthouse.ir.frozen import frozen
from lighthouse.ir.kernels import Kernel
from lighthouse.ir.remember import remembered
from lighthouse.ir.schedules import BlockStride, Rows, SpreadItems

Values = dict[str, Any]


@frozen
class AnyRows(Rows):
    """The parameter of the template."""


rows_class(AnyRows, "Rows")


def templates(
    kernels: Iterable[tuple[Kernel, Values]], form_of: Callable[[Kernel], Values]
) -> tuple[list[Values], dict[str, str]]:
    """The values of kernels for the templates of Jinja2, one for all forms of a kernel,
    and what the host function calls these."""
    groups: dict[str, list[tuple[Kernel, Values]]] = {}
    forms: dict[str, Values] = {}
    for kernel, values in kernels:
        text = kernel.name
        if is_form(kernel):
            form = form_of(kernel)
            forms[text := repr(form)] = form
        groups.setdefault(text, []).append((kernel, values))
    found: list[Values] = []
    names: dict[str, str] = {}
    for text, group in groups.items():
        first, values = group[0]
        if len(group) == 1:
            found.append(values)
            continue
        name = unit_name(first.name)
        found.append({**forms[text], "name": name, "is_template": True})
        for kernel, _ in group:
            assert isinstance(kernel.schedule, BlockStride)
            names[kernel.name] = f"{name}<{ROWS[type(kernel.schedule.rows)]}>"
    return found, names


def is_form(kernel: Kernel) -> bool:
    return isinstance(kernel.schedule, BlockStride)


@remembered
def generic(kernel: Kernel) -> Kernel:
    """Without a name, and with rows that the parameter gives to threads, if threads
    share rows."""
    match kernel.schedule:
        case BlockStride() as schedule:
            return replace(kernel, name="", schedule=replace(schedule, rows=AnyRows()))
        case SpreadItems(has_item=has_item, leads=None):
            return replace(kernel, name="", schedule=BlockStride(has_item, AnyRows()))
    return kernel
