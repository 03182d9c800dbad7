"""The arrays of a graph that programs read, derived on the host once for each graph."""

import time
from collections.abc import Iterable, Mapping

from lighthouse.codegen.program import Program
from lighthouse.codegen.views import View
from lighthouse.graph import Graph
from lighthouse.ir.remember import remembered
from lighthouse.runtime import layout

# What is there before a run begins: bringing it to the device is `upload`.  All else is
# `prepare`: deriving it, and bringing it to the device.  Peers may do the same inside
# of what they time.
IN_PLACE = frozenset(
    {"nodes", "edges", "row_offsets", "column_indices"}
    | {"in_row_offsets", "in_column_indices", "edge_sources"}
)


@remembered
def wanted(program: Program) -> tuple[View, ...]:
    """The views that a program reads, those in place first."""
    found = program.outline.views
    return tuple(sorted(found, key=lambda view: (not is_in_place(view), view.kind)))


def on_host(program: Program, views: Iterable[View]) -> tuple[View, ...]:
    """Those that are on the host where kernels run on a GPU."""
    from lighthouse.codegen.signature import host_views

    read_there = host_views(program.plan)
    return tuple(
        view for view in views if view.kind not in layout.BY_PARTS or view in read_there
    )


def is_in_place(view: View) -> bool:
    return view.kind in IN_PLACE


def derive(views: Iterable[View], graphs: Mapping[str, Graph]) -> float:
    """The milliseconds that it takes; none for what has been derived before."""
    start = time.perf_counter()
    for view in views:
        if view.graph in graphs:
            layout.view(graphs[view.graph], view.kind)
    return 1000 * (time.perf_counter() - start)
