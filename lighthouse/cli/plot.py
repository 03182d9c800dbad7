"""Speed-ups as grouped bars, in the layout of LightHouse's figure 5.

A panel for each program, in it a group for each graph, in it a bar for each way to run
the program.
"""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lighthouse.diagnostics import ToolMissing, fail
from lighthouse.files import replacing

COLOURS = {
    "openmp": "Blues",
    "cuda": "Greens",
    "cuda-sim": "Oranges",
    "interpret": "Greys",
    "peer": "Purples",
}
# From this ratio of the longest bar to the shortest the axis is logarithmic.
WIDE = 30


@dataclass(frozen=True, slots=True)
class Bar:
    """A way to run a program; `target` is one of COLOURS."""

    title: str
    target: str


SEQUENTIAL = Bar("openmp x1", "openmp")


@dataclass(frozen=True, slots=True)
class Panel:
    """times: for each graph the milliseconds of each way that ran, in their order."""

    title: str
    graphs: Sequence[str]
    times: Sequence[Mapping[Bar, float]]

    @property
    def bars(self) -> list[Bar]:
        return list(dict.fromkeys(bar for each in self.times for bar in each))


def check(path: Path) -> None:
    """Raises ToolMissing without matplotlib, CompileError for an unknown ending."""
    try:
        from matplotlib.backend_bases import FigureCanvasBase
    except ImportError:
        raise ToolMissing(
            "--plot needs matplotlib", "pip install 'lighthouse[plot]'"
        ) from None
    known = sorted(FigureCanvasBase.get_supported_filetypes())
    if path.suffix.removeprefix(".") not in known:
        message = f"{path} cannot be drawn: the ending says how"
        fail("GM0905", message, f"the endings are {', '.join(known)}")


def draw(panels: Sequence[Panel], path: Path) -> None:
    """Write a figure of the speed-ups, one panel below another."""
    import matplotlib
    from matplotlib.figure import Figure

    widest = max(len(panel.graphs) * (len(panel.bars) + 1) for panel in panels)
    size = max(4.0, 1.5 + 0.4 * widest), 3.2 * len(panels)
    figure = Figure(figsize=size, layout="constrained" if len(panels) > 1 else None)
    for number, panel in enumerate(panels):
        fill(figure.add_subplot(len(panels), 1, number + 1), panel)
    # The same times give the same file, in which text remains text.
    style: Any = {"svg.hashsalt": "lighthouse", "svg.fonttype": "none"}
    kind = path.suffix.removeprefix(".")
    metadata = {"Date": None} if kind == "svg" else None
    with matplotlib.rc_context(style), replacing(path) as file:
        figure.savefig(file, format=kind, bbox_inches="tight", metadata=metadata)


def fill(axes: Any, panel: Panel) -> None:
    """The bars are speed-ups over one thread of OpenMP, else over the first."""
    bars, times, graphs = panel.bars, panel.times, panel.graphs
    base = SEQUENTIAL if SEQUENTIAL in bars else bars[0]
    colours = shades(bars)
    width = 1 / (len(bars) + 1)
    for number, bar in enumerate(bars):
        heights = [speedup(each, bar, base) for each in times]
        places = [
            place + (number - (len(bars) - 1) / 2) * width
            for place in range(len(graphs))
        ]
        drawn = axes.bar(places, heights, width, label=bar.title, color=colours[bar])
        axes.bar_label(drawn, fmt=label, fontsize=6)
    known = [speedup(each, bar, base) for each in times for bar in bars]
    known = [each for each in known if each > 0]
    if known and max(known) > WIDE * min(known):
        axes.set_yscale("log")
    axes.axhline(1, color="black", linewidth=0.5)
    axes.set_xticks(range(len(graphs)), [Path(graph).name for graph in graphs])
    threads = ", 1 thread" if base == SEQUENTIAL else ""
    axes.set_ylabel(f"speed-up over {base.target if threads else base.title}{threads}")
    axes.set_title(panel.title)
    axes.spines[["top", "right"]].set_visible(False)
    axes.legend(fontsize=7, frameon=False, bbox_to_anchor=(1, 1), loc="upper left")


def speedup(times: Mapping[Bar, float], bar: Bar, base: Bar) -> float:
    """Not a number where one of the two did not run."""
    if not times.get(bar) or base not in times:
        return math.nan
    return times[base] / times[bar]


def label(height: float) -> str:
    return "" if math.isnan(height) else f"{height:.3g}"


def shades(bars: Sequence[Bar]) -> dict[Bar, tuple[float, float, float, float]]:
    """A colour for each target, in darker shades from one of its ways to the next."""
    from matplotlib import colormaps

    found = {}
    for target, name in COLOURS.items():
        same = [bar for bar in bars if bar.target == target]
        for number, bar in enumerate(same):
            depth = 0.4 + 0.5 * (number + 1) / len(same)
            found[bar] = colormaps[name](depth)
    return found
