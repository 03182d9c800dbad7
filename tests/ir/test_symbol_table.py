"""The symbol table: what runs over what, and where it is allocated."""

from pathlib import Path

from lighthouse.diagnostics import Source
from lighthouse.driver import Options, Target, front, lower
from lighthouse.ir.symbol_table import print_symbols
from tests.passes.meaning import programs

PROGRAMS = programs(Path(__file__).with_name("symbol_table.txt"))
TEXT = PROGRAMS["text"]


def rows(target: Target) -> list[list[str]]:
    # What is never used would not be there.
    options = Options(disabled=["eliminate-dead-code"])
    lowered = lower(front(Source("test.gm", TEXT)), target, options)
    lines = print_symbols(lowered.core, lowered.plan).splitlines()
    return [[cell for cell in line.split("  ") if cell] for line in lines]


def test_rows() -> None:
    assert [[cell.strip() for cell in row] for row in rows("cuda")] == [
        ["Symbol", "Type", "Parent", "Allocate in"],
        ["G", "Graph", "GPU"],
        ["H", "Graph", "GPU"],
        ["W", "E_P<Double>", "GPU"],
        # A kernel writes it, and the caller wants it.
        ["total", "Double", "CPU, GPU"],
        ["partner", "N_P<Node>", "GPU"],
        ["e", "Edge::I", "G", "GPU"],
        ["h", "Node::I", "H", "GPU"],
        ["t", "Node::I", "h → H", "GPU"],
        ["u", "Node::I", "t → h → H", "GPU"],
        ["k", "Int", "GPU"],
        ["root", "Node", "CPU"],
        # No kernel touches it.
        ["unused", "N_P<Int>", "CPU"],
        ["first", "Edge", "CPU"],
    ]


def test_columns_are_aligned() -> None:
    lowered = lower(front(Source("test.gm", TEXT)), "cuda")
    lines = print_symbols(lowered.core, lowered.plan).splitlines()
    start = lines[0].index("Allocate in")
    assert all(line[start - 2 : start] == "  " for line in lines)
    assert all(line[start:].startswith(("GPU", "CPU", "Alloc")) for line in lines)
