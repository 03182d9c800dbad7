#!/bin/sh
# Makes the graphs of anchors.py that a folder lacks: some gigabytes, and as many on the
# way.
#
#     sh benchmarks/anchor_graphs.sh FOLDER TOOLS [PYTHON]
#
# TOOLS has anchor_graphs.cpp and egr_to_npz.py.
set -eu
folder=$1 tools=$2 python=${3:-python3}
mkdir -p "$folder"

make_graph() {
    test -e "$folder/$1_sym.npz" && return
    program=$folder/anchor_graphs
    test -x "$program" ||
        g++ -O3 -fopenmp -std=c++17 "$tools/anchor_graphs.cpp" -o "$program"
    "$program" "$2" "$3" "$folder/$1"
    "$python" "$tools/egr_to_npz.py" "$folder/$1"
    rm -f "$folder/$1.egr" "$folder/$1.uegr"
}

make_graph rmat22 rmat 22
make_graph uniform23 uniform 23
make_graph road4k grid 4096
make_graph rmat19 rmat 19
make_graph bip22 bip 22
