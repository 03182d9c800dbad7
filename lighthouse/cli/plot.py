"""Speed-ups as grouped bars, in the layout of LightHouse's figure 5.

A group for each graph, in it a bar for each way to run the program.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from lighthouse.cli.ways import Way
from lighthouse.diagnostics import CompileError, Diagnostic, ToolMissing
from lighthouse.driver import check_destination
from lighthouse.files import replacing

SEQUENTIAL = Way("openmp", threads=1)
COLOURS = {
    "openmp": "Blues",
    "cuda": "Greens",
    "cuda-sim": "Oranges",
    "interpret": "Greys",
}
# From this ratio of the longest bar to the shortest the axis is logarithmic.
WIDE = 30


def check(path: Path) -> None:
    """Raises ToolMissing without matplotlib, CompileError if `path` cannot be drawn."""
    try:
        from matplotlib.backend_bases import FigureCanvasBase
    except ImportError:
        raise ToolMissing(
            "--plot needs matplotlib", "pip install 'lighthouse[plot]'"
        ) from None
    check_destination(path)
    known = sorted(FigureCanvasBase.get_supported_filetypes())
    if path.suffix.removeprefix(".") not in known:
        message = f"{path} cannot be drawn: the ending says how"
        notes = (f"the endings are {', '.join(known)}",)
        raise CompileError(Diagnostic("GM0905", message, notes=notes))


def draw(
    title: str, graphs: Sequence[str], times: Sequence[Mapping[Way, float]], path: Path
) -> None:
    """Write a figure of the speed-ups.

    times: for each graph the milliseconds of each way that ran, in their order.
    """
    import matplotlib
    from matplotlib.figure import Figure

    ways = list(dict.fromkeys(way for each in times for way in each))
    base = SEQUENTIAL if SEQUENTIAL in ways else ways[0]
    colours = shades(ways)
    figure = Figure(figsize=(max(4.0, 1.5 + 0.4 * len(graphs) * (len(ways) + 1)), 3.2))
    axes = figure.add_subplot()
    width = 1 / (len(ways) + 1)
    for number, way in enumerate(ways):
        heights = [speedup(each, way, base) for each in times]
        places = [
            place + (number - (len(ways) - 1) / 2) * width
            for place in range(len(graphs))
        ]
        bars = axes.bar(places, heights, width, label=way.title, color=colours[way])
        axes.bar_label(bars, fmt=label, fontsize=6)
    known = [speedup(each, way, base) for each in times for way in ways]
    known = [each for each in known if each > 0]
    if known and max(known) > WIDE * min(known):
        axes.set_yscale("log")
    axes.axhline(1, color="black", linewidth=0.5)
    axes.set_xticks(range(len(graphs)), [Path(graph).name for graph in graphs])
    threads = ", 1 thread" if base == SEQUENTIAL else ""
    axes.set_ylabel(f"speed-up over {base.target if threads else base.title}{threads}")
    axes.set_title(title)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(fontsize=7, frameon=False, bbox_to_anchor=(1, 1), loc="upper left")
    # The same times give the same file, in which text remains text.
    style: Any = {"svg.hashsalt": "lighthouse", "svg.fonttype": "none"}
    kind = path.suffix.removeprefix(".")
    metadata = {"Date": None} if kind == "svg" else None
    with matplotlib.rc_context(style), replacing(path) as file:
        figure.savefig(file, format=kind, bbox_inches="tight", metadata=metadata)


def speedup(times: Mapping[Way, float], way: Way, base: Way) -> float:
    """Not a number where one of the two did not run."""
    if not times.get(way) or base not in times:
        return math.nan
    return times[base] / times[way]


def label(height: float) -> str:
    return "" if math.isnan(height) else f"{height:.3g}"


def shades(ways: Sequence[Way]) -> dict[Way, tuple[float, float, float, float]]:
    """A colour for each target, in darker shades from one of its ways to the next."""
    from matplotlib import colormaps

    found = {}
    for target, name in COLOURS.items():
        same = [way for way in ways if way.target == target]
        for number, way in enumerate(same):
            depth = 0.4 + 0.5 * (number + 1) / len(same)
            found[way] = colormaps[name](depth)
    return found
