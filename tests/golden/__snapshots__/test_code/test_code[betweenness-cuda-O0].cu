// For each node: sets `BC`.
// betweenness.gm:10: G.BC = 0;
extern "C" __global__ void __launch_bounds__(256) bc_fill_BC(lh::node_t nodes, float* BC) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        BC[n] = 0;
    }
}

// For each node: sets `sigma`.
// betweenness.gm:14: G.sigma = (G == s) ? 1 : 0;
extern "C" __global__ void __launch_bounds__(256) bc_set_sigma(lh::node_t nodes, double* sigma,
        lh::node_t s) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        sigma[n] = n == s ? 1 : 0;
    }
}

// For each node: sets `delta`.
// betweenness.gm:15: G.delta = 0;
extern "C" __global__ void __launch_bounds__(256) bc_fill_delta(lh::node_t nodes, double* delta) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        delta[n] = 0;
    }
}

// For each node: sets `v_level`.
// betweenness.gm:16-21: InBFS (v: G.Nodes From s)(v != s)
extern "C" __global__ void __launch_bounds__(256) bc_set_v_level(lh::node_t nodes, int32_t* v_level,
        lh::node_t start) {
    for (const lh::node_t n : lh::grid_stride(nodes)) {
        v_level[n] = n == start ? 0 : lh::Limits<int32_t>::largest;
    }
}

// For each node, along its edges: sets `v_level`; combines into `more`.
// betweenness.gm:16-21: InBFS (v: G.Nodes From s)(v != s)
extern "C" __global__ void __launch_bounds__(256) bc_update_more(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        int32_t* v_level, int32_t depth, bool* more) {
    for (const lh::node_t parent : lh::grid_stride(nodes)) {
        if (lh::load_racy(&v_level[parent]) == depth) {
            for (lh::edge_t child_slot = row_offsets[parent], child_end = row_offsets[parent + 1];
                    child_slot < child_end; ++child_slot) {
                const lh::node_t child = column_indices[child_slot];
                if (lh::load_racy(&v_level[child]) == lh::Limits<int32_t>::largest) {
                    lh::store_racy(&v_level[child], lh::add(depth, 1));
                    lh::atomic_or_(more, true);
                }
            }
        }
    }
}

// For each node, against its edges: sets `sigma`.
// betweenness.gm:16-21: InBFS (v: G.Nodes From s)(v != s)
extern "C" __global__ void __launch_bounds__(256) bc_update_sigma(lh::node_t nodes,
        const lh::edge_t* __restrict__ in_row_offsets,
        const lh::node_t* __restrict__ in_column_indices, double* sigma,
        const int32_t* __restrict__ v_level, lh::node_t s, int32_t depth) {
    for (const lh::node_t v : lh::grid_stride(nodes)) {
        if (v_level[v] == depth && v != s) {
            double sum = 0.0;
            for (lh::edge_t w_slot = in_row_offsets[v], w_end = in_row_offsets[v + 1];
                    w_slot < w_end; ++w_slot) {
                const lh::node_t w = in_column_indices[w_slot];
                if (v_level[w] == lh::subtract(depth, 1)) sum += lh::load_racy(&sigma[w]);
            }
            lh::store_racy(&sigma[v], sum);
        }
    }
}

// For each node, along its edges: adds to `BC`; sets `delta`.
// betweenness.gm:18-21: InReverse (v != s)
extern "C" __global__ void __launch_bounds__(256) bc_update_BC(lh::node_t nodes,
        const lh::edge_t* __restrict__ row_offsets, const lh::node_t* __restrict__ column_indices,
        float* BC, const double* __restrict__ sigma, double* delta,
        const int32_t* __restrict__ v_level, lh::node_t s, int32_t depth) {
    for (const lh::node_t v : lh::grid_stride(nodes)) {
        if (v_level[v] == depth && v != s) {
            double sum = 0.0;
            for (lh::edge_t w_slot = row_offsets[v], w_end = row_offsets[v + 1]; w_slot < w_end;
                    ++w_slot) {
                const lh::node_t w = column_indices[w_slot];
                if (v_level[w] == lh::add(depth, 1)) {
                    sum += sigma[v] / sigma[w] * (1 + lh::load_racy(&delta[w]));
                }
            }
            lh::store_racy(&delta[v], sum);
            BC[v] += float(lh::load_racy(&delta[v]));
        }
    }
}

// On the host: changes `items`; sets `more`.
// betweenness.gm:11-22: For (s: seeds.Items)
static void bc_for_s(bool* more, const lh::Sequence<lh::node_t>& seeds,
        lh::Sequence<lh::node_t>& items) {
    for (const lh::node_t s : seeds) {
        items.push_back(s);
    }
    *more = items.size() > 0;
}

// On the host: sets `s`; changes `items`.
// betweenness.gm:11-22: For (s: seeds.Items)
static void bc_set_s(lh::node_t* s, lh::Sequence<lh::node_t>& items) {
    *s = items.pop_front();
}

// On the host: sets `more`.
// betweenness.gm:11-22: For (s: seeds.Items)
static void bc_set_more(bool* more, const lh::Sequence<lh::node_t>& items) {
    *more = items.size() > 0;
}

// Runs `bc` on a stream of the device; it waits only for what the host needs.
// Pointers are to device memory; more is from `memory` or cudaMalloc.  Throws lh::Error on errors.
// Collections and maps are in host memory; they are done when this returns.
//   G: the graph, every row sorted
//   seeds: Node_Seq(G) of Green-Marl (in)
//   BC: float for each of the nodes (out)
void bc(lh::DeviceGraph& G_device, const lh::Sequence<lh::node_t>& seeds, float* BC,
        lh::Stream stream, std::pmr::memory_resource* memory = nullptr) {
    const lh::OnStream scope(stream, memory);
    const lh::Graph& G = G_device.graph();
    bool more;
    lh::Cells cells(more);
    lh::Sequence<lh::node_t> items;
    lh::Buffer<double> sigma(G.nodes), delta(G.nodes);
    lh::Buffer<int32_t> v_level(G.nodes);
    lh::launch(bc_fill_BC, G.nodes, G.nodes, BC);
    bool more_2;
    bc_for_s(&more_2, seeds, items);
    while (more_2) {
        lh::node_t s;
        bc_set_s(&s, items);
        sigma.fill(0);
        delta.fill(0);
        lh::launch(bc_set_sigma, G.nodes, G.nodes, sigma, s);
        lh::launch(bc_fill_delta, G.nodes, G.nodes, delta);
        v_level.fill(0);
        const lh::node_t start = s;
        lh::launch(bc_set_v_level, G.nodes, G.nodes, v_level, start);
        int32_t depth = 0;
        more = start != lh::node_t(-1);
        while (more) {
            more = false;
            cells.send(more);
            lh::launch(bc_update_more, G.nodes, G.nodes, G_device.row_offsets(),
                    G_device.column_indices(), v_level, depth, cells.at(more));
            lh::launch(bc_update_sigma, G.nodes, G.nodes, G_device.in_row_offsets(),
                    G_device.in_column_indices(), sigma, v_level, s, depth);
            depth += 1;
            cells.fetch(more);
        }
        while (depth > 0) {
            depth -= 1;
            lh::launch(bc_update_BC, G.nodes, G.nodes, G_device.row_offsets(),
                    G_device.column_indices(), BC, sigma, delta, v_level, s, depth);
        }
        bc_set_more(&more_2, items);
    }
}

// The same for pointers to host memory; waits for the device.
void bc(lh::DeviceGraph& G_device, const lh::Sequence<lh::node_t>& seeds, float* BC) {
    lh::Buffer<float> BC_device(G_device.nodes());
    bc(G_device, seeds, BC_device, lh::current_stream, lh::current_memory);
    BC_device.download(BC);
}

// The same for a graph in host memory.
void bc(const lh::Graph& G, const lh::Sequence<lh::node_t>& seeds, float* BC) {
    lh::DeviceGraph G_device(G);
    bc(G_device, seeds, BC);
}
