"""`lighthouse run` with collections, maps, several graphs and changed inputs."""

import hashlib
import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tests.cli.command import Done, Run
from tests.sampling import rows

ALL = """\
Procedure all(G: Graph, s: N_S, q: E_Q, c: Collection<N_O>, m: Map<Node, Double>,
    b: Map<Long, Bool>, w: N_P<N_Q>, p: N_P<Int>;
    S: N_S, Q: E_Q, C: Collection<N_O>, M: Map<Node, Double>, B: Map<Long, Bool>,
    W: N_P<N_Q>): Int {
    S = s;
    Q = q;
    For (x: c.Items) { C.PushBack(x); }
    For (n: G.Nodes) {
        n.W = n.w;
        If (m.HasKey(n)) { M[n] = m[n]; }
    }
    For (n: G.Nodes) {
        Long k = n.p;
        If (b.HasKey(k)) { B[k] = !b[k]; }
    }
    Return s.Size() + Sum(n: G.Nodes){n.p};
}
"""
GIVEN = {
    "s": "2,0",
    "q": "[3, 3,0]",
    "c": "[[1,0],[],[2]]",
    "m": "1:0.5, 0:INF",
    "b": "{7:True,-1:False}",
    "w": "[[],[2,2],[0]]",
    "p": "[7,-1,0]",
}


def run_all(lighthouse: Run, *words: str, **given: str) -> Done:
    Path("all.gm").write_text(ALL)
    pairs = {**GIVEN, **given}.items()
    options = (f"--arg={name}={text}" for name, text in pairs)
    fixed = ("all.gm", "--graph=path:3", "--target=interpret")
    return lighthouse("run", *fixed, *options, *words)


def outputs(done: Done) -> dict[str, Any]:
    assert (done.code, done.err) == (0, "")
    found: dict[str, Any] = json.loads(done.out)["outputs"]
    return found


def test_json(lighthouse: Run) -> None:
    found = outputs(run_all(lighthouse, "--json"))
    shown = {name: (item["kind"], item["length"]) for name, item in found.items()}
    assert shown == {
        "S": ("set", 2),
        "Q": ("sequence", 3),
        "C": ("collection", 3),
        "M": ("map", 2),
        "B": ("map", 2),
        "W": ("node", 3),
    }
    assert found["S"]["head"] == [0, 2]
    ids = np.array([0, 2], np.int32)
    assert found["S"]["sha256"] == hashlib.sha256(ids.tobytes()).hexdigest()
    assert (found["Q"]["dtype"], found["Q"]["head"]) == ("int64", [3, 3, 0])
    assert (found["C"]["element"], found["C"]["items"]) == ("order", 3)
    assert found["C"]["head"] == [[1, 0], [], [2]]
    assert found["M"]["head"] == [[0, "INF"], [1, 0.5]]
    assert found["B"]["head"] == [[-1, True], [7, False]]
    assert found["W"]["head"] == [[], [2, 2], [0]]


def test_text(lighthouse: Run) -> None:
    lines = [line.strip() for line in run_all(lighthouse).out.splitlines()]
    for shown in (
        "returns 8",
        *("S: 0 2", "set of 2", "Q: 3 3 0", "sequence of 3"),
        *("C: [1 0] [] [2]", "3 orders, 3 items in all"),
        *("M: 0:INF 1:0.5", "2 keys", "B: -1:True 7:False"),
        *("W: [] [2 2] [0]", "3 sequences, one for each node, 3 items in all"),
    ):
        assert shown in lines


def test_what_is_written_is_read_again(lighthouse: Run) -> None:
    first = outputs(
        run_all(
            lighthouse,
            "--json",
            *("--output=S=s.txt", "--output=Q=q.npy", "--output=C=c.txt"),
            *("--output=M=m.npy", "--output=B=b.txt", "--output=W=w.txt"),
        )
    )
    assert Path("s.txt").read_text() == "0\n2\n"
    assert Path("c.txt").read_text() == "1 0\n\n2\n"
    assert Path("b.txt").read_text() == "-1 1\n7 0\n"
    Path("b.txt").write_text("# key value\n-1 False\n\n7 True\n")
    again = outputs(
        run_all(
            lighthouse,
            "--json",
            **{"s": "@s.txt", "q": "@q.npy", "c": "@c.txt"},
            **{"m": "@m.npy", "b": "@b.txt", "w": "@w.txt"},
        )
    )
    assert again == first


@rows(
    "given, said",
    [
        ({"s": "3"}, "GM0614]: s: node 3 is not in the graph, the last is 2"),
        ({"s": "-1"}, "s: node -1 is not in the graph"),
        ({"s": "1,x"}, "GM0612]: s: `x` is not an integer"),
        ({"s": "0.5"}, "s: `0.5` is not an integer"),
        ({"s": "[1"}, "`[1` has a bracket too many"),
        ({"s": "1,,2"}, "`1,,2` has a comma too many"),
        ({"m": ",1:2"}, "`,1:2` has a comma too many"),
        ({"p": "[1,2, ,3]"}, "`1,2, ,3` has a comma too many"),
        ({"s": "@missing.txt"}, "missing.txt cannot be read: No such file"),
        ({"s": "@words.txt"}, "words.txt, line 1: `one` is no number"),
        ({"s": "@halves.txt"}, "GM0612]: s is Node_Set"),
        ({"s": "NIL"}, "s: node -1 is not in the graph"),
        ({"q": "9"}, "q: edge 9 is not in the graph, the last is 3"),
        ({"c": "1,2"}, "write `c=[[1,2],[3]]`, or `c=@FILE` with a line for each"),
        ({"c": "[[1,2]"}, "is not a list of collections"),
        ({"c": "[[1],[5]]"}, "c[1]: node 5 is not in the graph"),
        ({"c": '[["a"]]'}, "c[0] is Node_Order: ['a'] does not fit"),
        ({"c": "@words.txt"}, "c: `one` is not an integer"),
        ({"m": "1"}, "GM0612]: m: `1` is not a key and its value"),
        ({"m": "1:"}, "m: `1:` is not a key and its value"),
        ({"m": "1:2:3"}, "`1:2:3` is not a key and its value"),
        ({"m": "1:2,1:3"}, "m: the key 1 is given twice"),
        ({"m": "5:2"}, "a key of m: node 5 is not in the graph"),
        ({"m": "@s.npy"}, "s.npy has no fields `key` and `value`"),
        ({"b": "1:2"}, "b is Bool: `2` is not True or False"),
        ({"w": "[[0],[1]]"}, "w has 2 collections, but G (path:3) has 3 nodes"),
        ({"p": "[1,2]"}, "GM0613]: p has shape (2,), but G (path:3) has 3 nodes"),
        ({"p": "1,x,2"}, "p: `x` is not an integer"),
        ({"p": "1,2,INF"}, ""),
    ],
)
def test_wrong_values(given: dict[str, str], said: str, lighthouse: Run) -> None:
    Path("words.txt").write_text("one\ntwo\n")
    Path("halves.txt").write_text("0.5\n")
    np.save("s.npy", np.array([1, 2]))
    done = run_all(lighthouse, **given)
    if said:
        assert (done.code, done.out) == (1, "")
        assert said in done.err
    else:
        assert done.code == 0


def test_several_collections_are_no_npy(lighthouse: Run) -> None:
    done = run_all(lighthouse, "--output=W=w.npy")
    assert (done.code, done.out) == (1, "")
    assert "error[GM0905]: W is several collections" in done.err


def test_missing_ones_are_explained(lighthouse: Run) -> None:
    Path("all.gm").write_text(ALL)
    done = lighthouse("run", "all.gm", "--graph=path:3")
    assert done.code == 2
    for said in (
        "`all` needs s: Node_Set",
        "`--arg s=1,2,3` or `--arg s=@FILE`",
        "`all` needs c: Collection<Node_Order>",
        "`--arg c=[[1,2],[3]]` or `--arg c=@FILE`",
        "`all` needs m: Map<Node, Double>",
        "`--arg m=1:10,2:20` or `--arg m=@FILE`",
        "`--arg p=@FILE` or `--arg p=random:SEED`",
    ):
        assert said in done.err


# --- changed inputs -------------------------------------------------------------------

HOPS = """\
Procedure hops(G: Graph, dist: N_P<Int>, root: Node) {
    G.dist = INF;
    root.dist = 0;
    InBFS (v: G.Nodes From root)(v != root) {
        v.dist = Min(u: v.UpNbrs){u.dist} + 1;
    }
}
"""


def test_a_changed_input_is_an_output(lighthouse: Run) -> None:
    Path("hops.gm").write_text(HOPS)
    words = ("run", "hops.gm", "--graph=path:4", "--arg=root=1", "--target=interpret")
    done = lighthouse(*words, "--json", "--output=dist=d.txt")
    assert done.code == 0
    assert json.loads(done.out)["outputs"]["dist"]["head"] == [1, 0, 1, 2]
    assert Path("d.txt").read_text() == "1\n0\n1\n2\n"
    assert done.err == "not given, zero or empty at the start: dist\n"
    assert lighthouse(*words, "--arg=dist=random:1").err == ""


# --- graphs ---------------------------------------------------------------------------

TWO = """\
Procedure two(A, B: Graph, x: N_P<Int>(B); y: N_P<Int>(A)): Int {
    A.y = A.OutDegree();
    Return Sum(n: B.Nodes){n.x} - A.NumNodes();
}
"""


@pytest.mark.parametrize(
    "graphs",
    [
        ["--graph=A=path:3", "--graph=B=path:5"],
        ["--graph=B=path:5", "--graph=A=path:3"],
        ["--graph=path:3", "--graph=path:5"],
        ["--graph=B=path:5", "--graph=path:3"],
        ["--graph=path:3", "--arg=B=path:5"],
    ],
)
def test_two_graphs(graphs: list[str], lighthouse: Run) -> None:
    Path("two.gm").write_text(TWO)
    words = ("run", "two.gm", "--target=interpret", "--arg=x=random:1:7:7")
    found = json.loads(lighthouse(*words, *graphs, "--json").out)
    assert found["returns"] == 32
    assert found["outputs"]["y"]["length"] == 3
    first = {"nodes": 3, "edges": 4, "source": "path:3"}
    assert found["graph"] == first
    second = {"nodes": 5, "edges": 8, "source": "path:5"}
    assert found["graphs"] == {"A": first, "B": second}
    lines = lighthouse(*words, *graphs).out.splitlines()
    assert lines[:3] == [
        "two on path:3, path:5 (interpret)",
        "  A: 3 nodes, 4 edges",
        "  B: 5 nodes, 8 edges",
    ]


def test_one_graph_twice(lighthouse: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from lighthouse.graph import Graph

    read: list[object] = []
    original = Graph.read

    def count(spec: str, **options: Any) -> Graph:
        read.append(spec)
        return original(spec, **options)

    monkeypatch.setattr(Graph, "read", count)
    Path("two.gm").write_text(TWO)
    words = ("--graph=A=karate.mtx", "--graph=B=karate.mtx", "--arg=x=random:1:2:2")
    found = lighthouse("run", "two.gm", "--target=interpret", *words, "--json")
    assert json.loads(found.out)["returns"] == 34
    assert read == ["karate.mtx"]


@rows(
    "words, code, said",
    [
        ([], 2, "GM0610]: `two` needs A: Graph"),
        (["--graph=path:3"], 2, "GM0610]: `two` needs B: Graph"),
        (["--graph=path:3"], 2, "`--graph B=SPEC`"),
        (["--graph=A=path:3", "--graph=A=path:4"], 2, "GM0611]: A is given twice"),
        (["--graph=A=path:3", "--arg=A=path:4"], 2, "GM0611]: A is given twice"),
        (
            ["--graph=path:3"] * 3,
            2,
            "is too many: `two` has only A, B",
        ),
        (["--graph=C=path:3"], 2, "GM0611]: `two` has no argument `C`"),
        (["--graph=path:3", "--graph=path"], 2, "error[GM07"),
    ],
)
def test_wrong_graphs(words: list[str], code: int, said: str, lighthouse: Run) -> None:
    Path("two.gm").write_text(TWO)
    done = lighthouse("run", "two.gm", "--arg=x=random:1", "--target=interpret", *words)
    assert (done.code, done.out) == (code, "")
    assert said in done.err


def test_a_file_may_have_an_equals_sign(lighthouse: Run) -> None:
    Path("a=b.el").write_text("0 1\n")
    Path("n.gm").write_text("Procedure n(G: Graph): Int { Return G.NumNodes(); }")
    done = lighthouse("run", "n.gm", "--graph=a=b.el", "--target=interpret", "--json")
    assert json.loads(done.out)["returns"] == 2


def test_no_graph_is_needed_without_a_graph(lighthouse: Run) -> None:
    Path("k.gm").write_text("Procedure k(x: Int): Int { Return x + 1; }")
    words = ("run", "k.gm", "--arg=x=4", "--target=interpret")
    found = json.loads(lighthouse(*words, "--json").out)
    assert (found["returns"], found["graph"]) == (5, None)
    assert lighthouse(*words).out.startswith("k (interpret)\n  returns 5\n")
    done = lighthouse(*words, "--graph=path:3")
    assert "`--graph path:3` is too many: `k` has no graph" in done.err


UNDIRECTED = """\
Procedure u(G: UGraph, w: E_P<Int>): Long { Return Sum(e: G.Edges){e.w}; }
"""


def test_undirected(lighthouse: Run) -> None:
    Path("u.gm").write_text(UNDIRECTED)
    Path("g.wel").write_text("2 0 9\n0 1 1\n")
    words = ("run", "u.gm", "--graph=g.wel", "--target=interpret")
    found = json.loads(lighthouse(*words, "--arg=w=weights", "--json").out)
    assert found["returns"] == 20
    assert found["graph"] == {
        "nodes": 3,
        "edges": 4,
        "source": "g.wel",
        "notes": ["undirected: 2 opposite edges added"],
    }
    done = lighthouse(*words, "--arg=w=1,10,100,1000")
    assert "    undirected: 2 opposite edges added" in done.out.splitlines()
    assert "  returns 1111" in done.out.splitlines()
    done = lighthouse(*words, "--arg=w=[1,2]")
    assert "undirected: 2 opposite edges added" in done.err
