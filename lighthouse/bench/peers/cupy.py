"""cuSPARSE's sparse matrix-vector product, through cupy, on the GPU."""

from __future__ import annotations

from typing import Any

import cupy
import cupyx.scipy.sparse

from lighthouse.bench.peers import Call
from lighthouse.bench.peers.common import power_iteration, shares, solvers_of
from lighthouse.bench.problems import Arguments
from lighthouse.graph import Graph


def pagerank(graph: Graph, arguments: Arguments) -> Call:
    arrays = tuple(map(cupy.asarray, shares(graph)))
    shape = (graph.nodes, graph.nodes)
    matrix = cupyx.scipy.sparse.csr_matrix(arrays, shape=shape)

    def run() -> Any:
        ranks = power_iteration(matrix, arguments, cupy.full)
        cupy.cuda.Device().synchronize()
        return ranks

    return Call(run, cupy.asnumpy)


# It computes the same.
pagerank_propagate = pagerank
SOLVERS = solvers_of(vars())
