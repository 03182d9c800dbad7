"""The examples in docs/passes.md: the pass makes the second program of the first one.

Of a mandatory pass, which both programs go through, both mean the same core.  Examples
of passes on the plan, and of what cannot be written in Green-Marl, are excerpts.
"""

import re
from pathlib import Path
from typing import Literal, NamedTuple

import pytest

from lighthouse.diagnostics import Source
from lighthouse.driver import Options, front, lower
from lighthouse.extensions import load_built_in
from lighthouse.ir.plan_printer import print_unit
from lighthouse.ir.printer import print_procedure
from lighthouse.ir.symbols import declarations
from lighthouse.passes.base import Pass, Unit
from lighthouse.passes.pages import pages
from tests.excerpts import shows

# The arguments of the programs, if these are bodies; of a pass that needs an option by
# name and option.
DECLARED = {
    "keep-bfs-root": ", s: Node; sigma: N_P<Int>",
    "unique-names": "; A, B: N_P<Int>",
    "lower-groups": ", root: Node; dist: N_P<Int>",
    "lower-filters": ", updated: N_P<Bool>; A: N_P<Int>",
    "lower-deferred": "; rank: N_P<Double>",
    "expand-bfs": ", root: Node, open: N_P<Bool>; A, B: N_P<Int>",
    "expand-dfs": ", root: Node, A: N_P<Int>; B, C: N_P<Int>, k: Int",
    "lower-effects": ", c: Bool, n: Node; x: Int, Q: N_Q",
    "inline-calls": "",
    "lift-graphs": "",
    "serialise-loops": "; far: N_P<Int>",
    "lower-reductions": ", n: Node, A: N_P<Int>, B: N_P<Bool>; x: Int",
    "fix-ranges": "; at: Node, A: N_P<Int>",
    "fold-directions": "",
    "lower-neighbourhoods": ", root: Node; A: N_P<Int>",
    "bind-reductions": ", A: N_P<Int>",
    "undefer-writes": "; level: N_P<Int>, finished: Bool",
    "sets-to-properties": ", A: N_P<Int>; B: N_P<Int>, size: Long",
    "fold-constants": ", on, off: N_P<Bool>; A, B, C: N_P<Int>, more: Bool",
    "hoist-properties": ", A: N_P<Int>, more: Bool; B: N_P<Double>",
    "flip-edges{to=pull}": ", B: N_P<Double>, open: N_P<Bool>; A: N_P<Double>",
    "hoist-invariants": ", rank: N_P<Double>; next: N_P<Double>",
    "fuse-loops": (
        ", dist_next, A, B: N_P<Int>, limit: Int; dist, S, M: N_P<Int>, found: Bool"
    ),
    "simplify-conditions": ", A: N_P<Int>; B, C: N_P<Int>",
    "rotate-loops": "; rank: N_P<Double>, more: Bool",
    "scalar-replacement": (
        ", A, B: N_P<Double>; next, rank, part: N_P<Double>, sum: Double"
    ),
    "eliminate-dead-code": "; A, B: N_P<Int>",
    "collapse-loops": ", B: N_P<Int>; A: N_P<Int>",
}

# What they call.
CALLED = {
    "expand-dfs": "Local f(G: Graph, A: N_P<Int>, n: Node): Bool { Return n.A > 2; }",
    "lower-effects": "Local f(G: Graph): Int { Return 2; }",
}


class Excerpt(NamedTuple):
    """The program of which an example shows what a pass gets and makes of it, and the
    optimising passes that run."""

    program: str
    passes: str = ""


SSSP = (Path(__file__).parents[2] / "samples" / "sssp.gm").read_text()
COLOURING = (Path(__file__).parents[2] / "samples" / "colouring.gm").read_text()
REVERSE = """
Procedure far(G: Graph, B: N_P<Int>, last: Int; A: N_P<Int>) {
    Int depth = last;
    While (depth > 0) {
        depth = depth - 1;
        Foreach (v: G.Nodes)(v.B == depth) { v.A = 1 + Max(t: v.Nbrs){t.A}; }
    }
}"""
TRIANGLES = (Path(__file__).parents[2] / "samples" / "triangle_counting.gm").read_text()
PULLED = """
Procedure p(G: Graph, rank: N_P<Double>, d: Double; next: N_P<Double>) {
    Foreach (t: G.Nodes) { t.next = d * Sum(w: t.InNbrs){w.rank}; }
}"""
WINNER = """
Procedure p(G: Graph, A: N_P<Int>; who: Node): Int {
    Int best = 0;
    Foreach (n: G.Nodes) { <best; who> max= <n.A; n> @ n; }
    Return best;
}"""
# By pass, one for each example of its page.
EXCERPTS: dict[str, tuple[Excerpt, ...]] = {
    "lower-random": (
        Excerpt(
            """
Procedure p(G: Graph; A: N_P<Int>, x: Double) {
    x = Uniform();
    Foreach (n: G.Nodes) { n.A = Rand(9); }
}"""
        ),
    ),
    "mask-searches": (
        Excerpt(
            """
Procedure p(G: Graph, colour: N_P<Int>; free: N_P<Int>) {
    Foreach (n: G.Nodes) {
        Int c = 0;
        While (Exist(t: n.Nbrs){t.colour == c}) { c++; }
        n.free = c;
    }
}""",
            "mask-searches{words=1}",
        ),
    ),
    "share-triangles": (
        Excerpt(
            """
//! requires G symmetric, G no-loops, G no-parallel-edges
Procedure p(G: Graph; linked: N_P<Long>) {
    Foreach (n: G.Nodes) {
        Long sum = 0;
        Foreach (t: n.Nbrs) Foreach (c: n.CommonNbrs(t)) sum += 1;
        n.linked = sum;
    }
}""",
            "share-triangles",
        ),
    ),
    "check-accesses": (
        Excerpt(
            """
Procedure p(G: Graph, k: Int, y: Node; s: Int) {
    Node x;
    N_P<Int> a;
    y.a = 10 / k;
    s = x.a;
}""",
            "check-accesses",
        ),
    ),
    "outline-kernels": (
        Excerpt(
            """
Procedure pagerank(G: Graph, A: N_P<Double>; diff: Double) {
    diff = 0;
    Foreach (t: G.Nodes) { diff += t.A @ t; }
}"""
        ),
        Excerpt(
            """
Procedure search(G: Graph, root: Node; last: Node) {
    N_Q Q;
    Q.PushBack(root);
    While (Q.Size() > 0) {
        last = Q.PopFront();
        For (t: last.Nbrs)(t > last) { Q.PushBack(t); }
    }
}"""
        ),
    ),
    "eliminate-dead-fills": (
        Excerpt(
            """
Procedure p(G: Graph, A: N_P<Int>; B: N_P<Int>) {
    Int k = 0;
    While (k < 3) {
        N_P<Int> next;
        Foreach (n: G.Nodes) { n.next = Max(t: n.Nbrs){t.A}; }
        Foreach (n: G.Nodes) { n.B = Max(t: n.Nbrs){t.next}; }
        k++;
    }
}""",
            "eliminate-dead-fills",
        ),
    ),
    "eliminate-bool-atomics": (
        Excerpt(
            """
Procedure p(G: Graph, A: N_P<Int>; dist: N_P<Int>, seen: N_P<Bool>): Bool {
    Bool found = False;
    Bool finished = True;
    Foreach (n: G.Nodes) {
        found |= n.A > 0;
        finished &= False;
        Foreach (t: n.Nbrs) { <t.dist; t.seen> min= <n.A; True> @ n; }
    }
    Return found && finished;
}""",
            "eliminate-bool-atomics",
        ),
    ),
    "pair-properties": (
        Excerpt(
            """
Procedure p(G: Graph, A: N_P<Int>; seen: N_P<Bool>, far: N_P<Node>) {
    N_P<Int> dist;
    N_P<Node> from;
    Foreach (n: G.Nodes) {
        Foreach (t: n.Nbrs) { <t.dist; t.from, t.seen> min= <n.A + 1; n, True> @ n; }
    }
    Foreach (n: G.Nodes) { n.far = n.dist > 4 ? NIL : n.from; }
}""",
            "pair-properties",
        ),
    ),
    "lower-multi-reductions": (
        Excerpt(WINNER, "lower-multi-reductions"),
        Excerpt(WINNER, "lower-multi-reductions{strategy=packed}"),
        Excerpt(WINNER, "lower-multi-reductions{strategy=two-kernels}"),
    ),
    "order-relaxations": (Excerpt(SSSP, "order-relaxations"),),
    "privatize-reductions": (
        Excerpt(
            """
Procedure p(G: Graph, A: N_P<Double>; diff: Double) {
    Foreach (t: G.Nodes) { diff += |t.A| @ t; }
}""",
            "privatize-reductions",
        ),
    ),
    "intersect-rows": (
        Excerpt(
            """
Procedure p(G: Graph): Long {
    Long count = 0;
    Foreach (u: G.Nodes) {
        Foreach (v: u.Nbrs) {
            Foreach (w: v.Nbrs)(w > u && w.HasEdgeTo(u)) { count += 1 @ u; }
        }
    }
    Return count;
}""",
            "intersect-rows",
        ),
    ),
    "infer-frontier": (Excerpt(SSSP, "infer-frontier"),),
    "track-changes": (
        Excerpt(
            COLOURING, "hoist-properties,fuse-loops,eliminate-dead-fills,track-changes"
        ),
    ),
    "bucket-levels": (Excerpt(REVERSE, "bucket-levels"),),
    "share-members": (
        Excerpt(
            """
Import pta;
Procedure p(G: Graph, copies, fresh, stored: N_P<Bits>, same: N_P<Node>, key: N_P<Int>,
            unknown: Node; next, found: N_P<Bits>, most: N_P<Int>) {
    Foreach (x: G.Nodes) {
        Foreach (z: x.copies.Items) {
            Node y = z.same;
            If (!y.fresh.IsEmpty()) x.next.Union(y.fresh);
        }
    }
    Foreach (x: G.Nodes) {
        Foreach (z: x.fresh.Items)(z != unknown) { z.found.Union(x.stored); }
    }
    Foreach (x: G.Nodes) {
        Foreach (z: x.copies.Items)(z.key < x.key) { z.most max= x.key; }
    }
}""",
            "share-members",
        ),
    ),
    "split-loops": (
        Excerpt(
            """
Import pta;
Procedure p(G: Graph, copies, fresh: N_P<Bits>; next: N_P<Bits>) {
    Foreach (x: G.Nodes) {
        Foreach (z: x.copies.Items) { x.next.Union(z.fresh); }
    }
}""",
            "share-members,split-loops",
        ),
    ),
    "elide-set-atomics": (
        Excerpt(
            """
Import pta;
Procedure p(G: Graph, copies, fresh: N_P<Bits>; next, found: N_P<Bits>) {
    Foreach (x: G.Nodes) {
        Foreach (z: x.copies.Items) {
            Node y = z;
            x.next.Union(y.fresh);
            y.found.Add(x);
        }
    }
}""",
            "elide-set-atomics",
        ),
    ),
    "end-searches": (
        Excerpt(
            """
Procedure p(G: Graph, active: N_P<Bool>, A: N_P<Int>; B: N_P<Bool>, C: N_P<Node>) {
    Foreach (v: G.Nodes) { v.B = Exist(u: v.InNbrs){u.active}; }
    Foreach (n: G.Nodes) {
        Node first = NIL;
        For (t: n.Nbrs)(first == NIL && t.A > 0) { first = t; }
        n.C = first;
    }
}""",
            "end-searches",
        ),
    ),
    "elide-monotone-atomics": (
        Excerpt(
            """
Procedure p(G: Graph, first: N_P<Float>; dist: N_P<Float>) {
    N_P<Float> next;
    Bool more = True;
    Foreach (n: G.Nodes) { n.dist = n.first; n.next = n.dist; }
    While (more) {
        more = False;
        Foreach (n: G.Nodes) {
            Foreach (s: n.Nbrs) { s.next min= n.dist + 1.5 @ n; }
        }
        Foreach (n: G.Nodes) { more |= n.next < n.dist; n.dist = n.next; }
    }
}""",
            "elide-monotone-atomics",
        ),
    ),
    "place-variables": (
        Excerpt(
            """
Procedure test(G: Graph, root: Node, A: N_P<Int>): Int {
    N_P<Int> B;
    Foreach (n: G.Nodes) { n.B += n.A; }
    Int rootValue = root.B;
    Return rootValue;
}"""
        ),
    ),
    "orient-edges": (Excerpt(TRIANGLES, "collapse-loops,intersect-rows,orient-edges"),),
    "swap-copies": (
        Excerpt(
            """
Procedure p(G: Graph, k: Int; B: N_P<Double>) {
    N_P<Double> share;
    Int i = 0;
    While (i < k) {
        Foreach (n: G.Nodes) { n.share <= Sum(t: n.InNbrs){t.share} @ n; }
        i++;
    }
    Foreach (n: G.Nodes) { n.B = n.share; }
}""",
            "swap-copies",
        ),
    ),
    "schedule-loops": (Excerpt(PULLED, "schedule-loops"),),
    "persist-loops": (
        Excerpt(
            """
Procedure p(G: Graph; A: N_P<Int>) {
    Bool more = True;
    While (more) {
        more = False;
        Foreach (n: G.Nodes) { n.A -= 1; more |= n.A > 0; }
    }
}""",
            "persist-loops{loops=all}",
        ),
        Excerpt(
            """
Procedure p(G: Graph; A: N_P<Int>) {
    Bool more = True;
    While (more) {
        more = False;
        Foreach (n: G.Nodes) { Foreach (t: n.Nbrs) { t.A -= 1 @ n; } }
        Foreach (n: G.Nodes) { more |= n.A > 0; }
    }
}""",
            "persist-loops",
        ),
    ),
    "self-schedule-loops": (Excerpt(PULLED, "schedule-loops,self-schedule-loops"),),
    "launch-configuration": (Excerpt(PULLED, "launch-configuration{block=512}"),),
    "synchronise": (
        Excerpt(
            """
Procedure p(G: Graph, A: N_P<Int>; B, C: N_P<Int>, last, best: Int, who: Node) {
    Foreach (n: G.Nodes) {
        Int x = 0;
        Foreach (t: n.Nbrs) {
            x += t.A;
            t.B += n.A @ n;
            <best; who> max= <t.A; t> @ n;
        }
        n.C = x;
        last = x;
    }
}"""
        ),
    ),
}


# What only OpenMP has.
ON_OPENMP = ("track-changes", "bucket-levels")

load_built_in()


def examples(name: str) -> list[str]:
    markdown = pages()[name].markdown()
    return [part.partition("```")[0] for part in markdown.split("```text\n")[1:]]


def halves(block: str) -> tuple[str, str]:
    """The programs on both sides of the arrow."""
    above, arrow, below = block.partition("\n→\n")
    if arrow:
        return above, below
    lines = block.splitlines()
    (at,) = {line.index("→") for line in lines if "→" in line}
    return (
        "\n".join(line[:at] for line in lines),
        "\n".join(line[at + 1 :] for line in lines),
    )


def changes(text: str, name: str, passes: str) -> list[tuple[str, str]]:
    """How the program prints before and after the pass."""
    seen: list[tuple[str, str]] = []

    def watch(each: Pass, before: Unit, after: Unit) -> None:
        if each.name == name:
            seen.append((print_unit(before), print_unit(after)))

    target: Literal["cuda", "openmp"] = "openmp" if name in ON_OPENMP else "cuda"
    lower(front(Source("example.gm", text)), target, Options(passes=passes), [watch])
    return seen


def core(name: str, body: str, passes: str = "") -> str:
    """The core of a program at its end, after these passes and the mandatory ones; what
    it declares gets other names."""
    text = body
    if "Procedure" not in body:
        procedure = f"Procedure example(G: Graph{DECLARED[name]}) {{ {body} }}"
        text = f"{CALLED.get(name, '')} {procedure}"
    compilation = front(Source("example.gm", text))
    found = lower(compilation, "cuda", Options(passes=passes)).core
    printed = print_procedure(found)
    own = [each for each in declarations(found).values() if not each.is_argument]
    for number, each in enumerate(own):
        printed = re.sub(rf"\b{each.name}\b", f"v{number}", printed)
    return printed


@pytest.mark.parametrize("name", DECLARED)
def test_example(name: str) -> None:
    for block in examples(name.partition("{")[0]):
        before, after = halves(block)
        assert before.split() != after.split()
        assert core(name, before, name) == core(name, after)


@pytest.mark.parametrize(
    ("name", "number"),
    [
        (name, number)
        for name, found in EXCERPTS.items()
        for number in range(len(found))
    ],
)
def test_excerpt(name: str, number: int) -> None:
    program, passes = EXCERPTS[name][number]
    before, after = halves(examples(name)[number])
    ((given, made),) = changes(program, name, passes)
    assert shows(given, before)
    assert not shows(given, after)
    assert shows(made, after)


def test_every_example_is_checked() -> None:
    declared = (name.partition("{")[0] for name in DECLARED)
    checked = {name: len(examples(name)) for name in declared}
    checked |= {name: len(found) for name, found in EXCERPTS.items()}
    assert {name: len(examples(name)) for name in pages()} == checked


def test_an_excerpt_is_in_its_place() -> None:
    whole = "while more\n  more = False\n  if x\n    launch p\n"
    assert shows(whole, "more = False\nif …\n  launch p")
    assert shows(whole, "while more\n  …\n    launch p")
    assert not shows(whole, "more = False\nlaunch p")
    assert not shows(whole, "while more\n    launch p")
    assert not shows(whole, "more = False\nif x\nlaunch p")
