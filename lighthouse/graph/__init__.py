"""Graphs: the class `Graph`, readers and writers of formats, generators.

`rows` has the arrays that formats and programs see, `limits` the sizes; `order` sorts
edges, `table` checks them, both in `parallel`; `read` chooses among the formats, one
file each, with `stored` for arrays and `text` for text, and `write` writes them; `spec`
runs `generators`.
"""

from lighthouse.graph.graph import Graph

__all__ = ["Graph"]
