"""Text tables with aligned columns."""

from collections.abc import Iterator, Sequence


def lines_of_table(
    head: Sequence[str], rows: Sequence[Sequence[str]], numbers: Sequence[str] = ()
) -> Iterator[str]:
    """The lines, without blanks at their ends; columns in `numbers` end together."""
    widths = [max(len(row[i]) for row in (head, *rows)) for i in range(len(head))]
    for row in (head, *rows):
        cells = (
            cell.rjust(width) if name in numbers else cell.ljust(width)
            for name, cell, width in zip(head, row, widths, strict=True)
        )
        yield "  ".join(cells).rstrip()
