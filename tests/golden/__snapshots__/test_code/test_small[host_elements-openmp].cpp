// Runs `f`.
//   G: the graph, every row sorted
//   A: int32_t for each of the nodes (in)
//   v: a node, -1 for NIL (in)
//   B: int32_t for each of the nodes (in, out)
//   returns int32_t
int32_t f(const lh::Graph& G, const int32_t* A, lh::node_t v, int32_t* B) {
    if (v >= 0) B[v] = A[v];
    return 3;
}
