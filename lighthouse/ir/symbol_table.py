"""Prints the symbol table, for `--emit symbols`.

Four columns, after Figure 2 of the LightHouse paper: symbol, type, parent (for an
iterator, what it runs over) and where it is allocated.
"""

from collections.abc import Mapping

from lighthouse.ir.nodes import Procedure
from lighthouse.ir.plan import Home, Plan
from lighthouse.ir.symbols import Declaration, declarations
from lighthouse.ir.types import GraphType, with_graphs
from lighthouse.ir.uses import local_names

HEAD = ("Symbol", "Type", "Parent", "Allocate in")


def print_symbols(core: Procedure, plan: Plan) -> str:
    """One line a symbol: what the GPU holds first, then what only the CPU holds."""
    declared = declarations(core)
    rows = [
        (item.name, type_of(item), parent(item, declared), place(item, plan))
        for item in declared.values()
    ]
    rows.sort(key=lambda row: row[3] == "CPU")
    widths = [max(len(row[i]) for row in (HEAD, *rows)) for i in range(len(HEAD))]
    lines = []
    for row in (HEAD, *rows):
        cells = (cell.ljust(width) for cell, width in zip(row, widths, strict=True))
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)


def type_of(item: Declaration) -> str:
    name = str(with_graphs(item.type, lambda _: None))
    return f"{name}::I" if item.range is not None else name


def parent(item: Declaration, declared: Mapping[str, Declaration]) -> str:
    """`G`, or `n → G` for an iterator over the neighbours of n."""
    if item.range is None:
        return ""
    chain = []
    source = item.range.source.name
    while source in declared and declared[source].range is not None:
        chain.append(source)
        source = declared[source].range.source.name  # type: ignore[union-attr]
    chain.append(source)
    return " → ".join(chain)


def place(item: Declaration, plan: Plan) -> str:
    inside = any(item.name in local_names(kernel) for kernel in plan.kernels)
    if inside or isinstance(item.type, GraphType):
        return "GPU"
    homes = {buffer.name: buffer.home for buffer in plan.buffers}
    match homes.get(item.name):
        case Home.DEVICE:
            return "GPU"
        case Home.BOTH:
            return "CPU, GPU"
    return "CPU"
