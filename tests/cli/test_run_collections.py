"""`lighthouse run` with collections, maps and several graphs: values and mistakes."""

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


# --- changed inputs -------------------------------------------------------------------


# --- graphs ---------------------------------------------------------------------------

TWO = """\
Procedure two(A, B: Graph, x: N_P<Int>(B); y: N_P<Int>(A)): Int {
    A.y = A.OutDegree();
    Return Sum(n: B.Nodes){n.x} - A.NumNodes();
}
"""


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
