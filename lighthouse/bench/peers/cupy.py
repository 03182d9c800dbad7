"""cuSPARSE's sparse matrix-vector product, through cupy, on the GPU."""

from __future__ import annotations

from typing import Any

import cupy
import cupyx.scipy.sparse

from lighthouse.bench.peers import Call, Solver
from lighthouse.bench.peers.common import power_iteration, shares
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


SOLVERS: dict[str, Solver] = {"pagerank": pagerank, "pagerank_propagate": pagerank}
