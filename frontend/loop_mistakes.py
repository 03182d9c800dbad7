"""Mistakes in loops, traversals and reductions: their headers and their bodies."""

from __future__ import annotations

from lighthouse.frontend import repairs
from lighthouse.frontend.example import Example
from lighthouse.frontend.repairs import insert, put, remove

# What has a header, with `{}` in the place of its range.
_RANGED = (
    "For (n: {}) {{ }}",
    "Foreach (n: {}) {{ }}",
    "x = Sum(n: {}) {{n.x}};",
    "x = Min(n: {}) {{n.x}};",
    "x = Count(n: {});",
)

HEADERS = (
    Example(
        "GM0027",
        "the header of `{previous}` stands in parentheses",
        ("Foreach n: G.Nodes { }", "For n: G.Nodes { }"),
        ("as in `{previous} (n: G.Nodes)`",),
        anywhere=True,
        at=repairs.head,
        repair=repairs.parenthesise,
    ),
    Example(
        "GM0027",
        "the header of `{previous}` stands in parentheses",
        (
            "InBFS v: G.Nodes From r { }",
            "InDFS v: G.Nodes From r { }",
            "InRBFS v: G.Nodes From r { }",
        ),
        ("as in `{previous} (v: G.Nodes From root)`",),
        anywhere=True,
        at=repairs.head,
        repair=repairs.parenthesise,
    ),
    Example(
        "GM0027",
        "the condition of `{previous}` stands in parentheses",
        ("If x > 1 y = 2;", "While x > 1 { }", "Do { } While x;"),
        anywhere=True,
        at=repairs.head,
        repair=repairs.parenthesise,
    ),
    Example(
        "GM0027",
        "a loop runs over a range, it does not count",
        (
            "For (i = 0; i < n; i++) { }",
            "Foreach (i = 0; i < n; i++) { }",
            *(
                f"{loop} ({type} i = 0; i < n; i++) {{ }}"
                for loop in ("For", "Foreach")
                for type in ("Int", "Long")
            ),
            "For (; i < n; i++) { }",
        ),
        (
            "`For (v: G.Nodes) { … }` visits every node",
            "to count, use `While (i < n) { …; i++; }`",
        ),
        at=repairs.whole_parenthesis,
        repair=repairs.count_by_while,
    ),
    Example(
        "GM0027",
        "an iterator has no type of its own: drop `{found}`",
        (
            *(
                f"{head} ({type} n: G.Nodes) {{ }}"
                for head in ("Foreach", "For")
                for type in ("Node", "Edge")
            ),
            "x = Sum(Node n: G.Nodes){n.x};",
            "x = Count(Node n: G.Nodes);",
            "InBFS (Node v: G.Nodes From r) { }",
            "InDFS (Node v: G.Nodes From r) { }",
        ),
        repair=remove(),
    ),
    Example(
        "GM0027",
        "a `:` stands between the iterator and its range, not `{found}`",
        (
            "For (n in G.Nodes) { }",
            "Foreach (n in G.Nodes) { }",
            "x = Sum(n in G.Nodes) {n.x};",
            "x = Count(n in G.Nodes);",
            "InBFS (v in G.Nodes From r) { }",
            "InDFS (v in G.Nodes From r) { }",
        ),
        ("as in `(n: G.Nodes)`",),
        repair=repairs.colon,
    ),
    Example(
        "GM0027",
        "the range is incomplete",
        tuple(head.format("G") for head in _RANGED),
        (
            "a range names what to visit: `G.Nodes`, `G.Edges`, `n.Nbrs`, `n.InNbrs`,"
            " `S.Items`",
        ),
        at=repairs.previous,
        repair=insert(".Nodes"),
    ),
    Example(
        "GM0027",
        "the range is incomplete",
        (
            *(head.format("G(n.x > 1)") for head in _RANGED),
            *(head.format("G > 1") for head in _RANGED),
            "For (n: G { }",
        ),
        (
            "a range names what to visit: `G.Nodes`, `G.Edges`, `n.Nbrs`, `n.InNbrs`,"
            " `S.Items`",
        ),
        at=repairs.previous,
    ),
    Example(
        "GM0027",
        "`{found}` of what? A range begins with a graph or a node",
        tuple(
            head.format(range)
            for head in _RANGED
            for range in ("Nodes", "Edges", "Nbrs", "InNbrs", "Items")
        ),
        ("as in `G.Nodes`, `v.Nbrs` or `S.Items`",),
        repair=repairs.with_graph,
    ),
    Example(
        "GM0027",
        "a loop runs over nodes, edges or items, not over numbers",
        tuple(head.format(range) for head in _RANGED for range in ("10", "1.5")),
        ("to count, use `While (i < n) { …; i++; }`",),
        at=repairs.parenthesis,
    ),
    Example(
        "GM0040",
        "there is no range `{found}`",
        tuple(head.format(range) for head in _RANGED for range in ("G.Node", "G.Edge")),
        repair=put("{found}s"),
    ),
    Example(
        "GM0027",
        "a filter stands in parentheses of its own",
        tuple(
            head.format("G.Nodes" + filter)
            for head in _RANGED
            for filter in ("; n.x > 1", ", n.x > 1", " && n.x > 1", "[n.x > 1]")
        ),
        ("as in `(n: G.Nodes)(n.age > 30)`",),
        at=repairs.parenthesis,
        repair=repairs.split_filter,
    ),
    Example(
        "GM0027",
        "a filter stands in parentheses of its own",
        tuple(head.format("G.Nodes(n.x > 1)") for head in _RANGED),
        ("as in `(n: G.Nodes)(n.age > 30)`",),
        at=repairs.parenthesis,
        repair=repairs.pull_filter,
    ),
    Example(
        "GM0027",
        "a filter stands in parentheses, not in brackets",
        ("For (n: G.Nodes)[n.x > 1] { }",),
        ("as in `(n: G.Nodes)(n.age > 30)`",),
        at=repairs.previous,
        repair=repairs.brackets_to_parentheses,
    ),
    Example(
        "GM0027",
        "`InReverse` takes a filter in parentheses, and no navigator",
        ("InBFS (v: G.Nodes From r) { } InReverse [v.x > 1] { }",),
        repair=repairs.brackets_to_parentheses,
    ),
    Example(
        "GM0027",
        "a traversal needs a root",
        ("InBFS (v: G.Nodes) { }", "InBFS (v: G^.Nodes) { }"),
        ("as in `InBFS (v: G.Nodes From root) { … }`",),
    ),
    Example(
        "GM0027",
        "a traversal walks the nodes of a graph",
        tuple(
            f"InBFS (v: G.{range} From r) {{ }}"
            for range in ("Nbrs", "InNbrs", "Edges", "Items")
        ),
        ("as in `InBFS (v: G.Nodes From root) { … }`",),
    ),
    Example(
        "GM0034",
        "the way back of a traversal is `InReverse`",
        ("InBFS (v: G.Nodes From r) { } InRBFS { }",),
        repair=repairs.reverse,
        at=repairs.previous,
    ),
    Example(
        "GM0027",
        "`From` or `;` stands before the root of a traversal",
        ("InBFS (v: G.Nodes, r) { }", "InBFS (v: G.Nodes: r) { }"),
        ("as in `InBFS (v: G.Nodes From root) { … }`",),
        repair=put(" From"),
    ),
)

CONDITIONS = (
    Example(
        "GM0027",
        "the whole condition stands in one pair of parentheses",
        tuple(
            f"{head} {operator} (b) {{ }}"
            for head in (
                *("If (a)", "While (a)"),
                *("For (n: G.Nodes)(a)", "Foreach (n: G.Nodes)(a)"),
            )
            for operator in ("&&", "||", "==", "!=")
        ),
        at=repairs.rest_of_condition,
        repair=repairs.one_parenthesis,
    ),
    Example(
        "GM0027",
        "`Do` needs a condition",
        ("Do { }",),
        ("as in `Do { … } While (x > 0);`",),
        anywhere=True,
        at=repairs.previous,
    ),
)

BODIES = (
    Example(
        "GM0028",
        "the body of `While` is a block",
        ("While (x) y = 2;", "While (x > 1);"),
        ("put it between `{` and `}`",),
        anywhere=True,
        at=repairs.statement,
        repair=repairs.embrace,
    ),
    Example(
        "GM0028",
        "the body of `Do` is a block",
        ("Do x = 1; While (x < 1);",),
        ("put it between `{` and `}`",),
        anywhere=True,
        at=repairs.statement,
        repair=repairs.embrace,
    ),
    Example(
        "GM0028",
        "the body of a traversal is a block",
        (
            "InBFS (v: G.Nodes From r) v.x = 1;",
            "InBFS (v: G.Nodes From r)[v.x > 1] v.x = 1;",
            "InBFS (v: G.Nodes From r)(v.x > 1) v.x = 1;",
            "InBFS (v: G.Nodes From r)[v.x > 1](v.y) v.x = 1;",
            "InDFS (v: G.Nodes From r) v.x = 1;",
            "InBFS (v: G.Nodes From r) { } InReverse v.x = 1;",
            "InDFS (v: G.Nodes From r) { } InPost v.x = 1;",
        ),
        ("put it between `{` and `}`",),
        anywhere=True,
        at=repairs.statement,
        repair=repairs.embrace,
    ),
    Example(
        "GM0028",
        "a procedure needs a body",
        (
            "Procedure p(G: Graph);",
            "Procedure p(G: Graph): Int;",
            "Procedure p(G: Graph): Node;",
        ),
        ("there are no forward declarations: procedures may stand in any order",),
        repair=put(" { }"),
    ),
    Example(
        "GM0028",
        "the body of a procedure is a block",
        (
            *(f"Procedure p(){result} x = 1; }}" for result in ("", ": Int")),
            *(f"Procedure p() {type} x; }}" for type in ("Int", "Double", "Node")),
        ),
        ("a `{` is missing",),
        repair=insert(" {"),
    ),
)

REDUCTIONS = (
    Example(
        "GM0029",
        "the reduction has no body",
        (
            "x = Exist(n: G.Nodes);",
            "x = Exist(n: G.Nodes)(n.x > 1);",
            "x = Max(n: G.Nodes);",
            "x = Max(n: G.Nodes)(n.x > 1);",
        ),
        (
            "as in `Exist(n: G.Nodes){n.age > 30}`; what stands in a second pair of"
            " parentheses is a filter",
            "only `Count` has no body",
        ),
        anywhere=True,
        at=repairs.reduction,
        repair=repairs.filter_to_body,
    ),
    Example(
        "GM0029",
        "`{previous}` is a keyword: it begins a reduction",
        ("x = Sum + 1;", "x = Max;", "x = Count + 1;"),
        ("as in `Sum(n: G.Nodes){n.weight}` or `Count(n: G.Nodes)`",),
        anywhere=True,
        at=repairs.previous,
    ),
    Example(
        "GM0029",
        "a reduction runs over a range",
        tuple(
            f"x = {name}({inside});"
            for name in ("Sum", "Count", "Exist")
            for inside in ("a", "a.b", "a, b")
        ),
        ("as in `Sum(n: G.Nodes){n.weight}`",),
        at=repairs.whole_parenthesis,
    ),
)
