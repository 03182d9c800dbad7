"""Hand-written OpenMP as the reference code of the GAP benchmark (benchmarks/hand)."""

from lighthouse.bench.peers.plain import DOUBLES, INTS, solvers

# The width of a bucket, as the reference code has it for lengths up to 255.
DELTA = 32
SOLVERS = solvers(
    "expert", {"pagerank": DOUBLES, "bfs_levels": INTS, "sssp": INTS}, sssp=(DELTA,)
)
