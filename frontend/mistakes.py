"""Mistakes that people make in Green-Marl, and what to tell them.

Each example lists texts with the mistake.  `syntax_errors` remembers where the parser
stops in them, and recognises the mistake by that place.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Example:
    """A mistake: what to say, and texts that the parser stops in when it is made.

    In the message, `{found}` is the token that cannot be read and `{previous}` the one
    before it.  With `anywhere`, any token at that place means the mistake.  Texts that
    do not start with a procedure are statements.
    """

    code: str
    message: str
    texts: tuple[str, ...]
    notes: tuple[str, ...] = ()
    anywhere: bool = False


_SCALAR_NAMES = ("Int", "Long", "Float", "Double", "Bool", "Node", "Edge", "Graph")
_NAME_FIRST = tuple(
    f"Procedure p({before}{type}"
    for before in ("", "a: Int, ", "; ")
    for type in (*_SCALAR_NAMES, "N_P", "E_P")
)

EXAMPLES = (
    # Headers.
    Example(
        "GM0027",
        "the header of `{previous}` stands in parentheses",
        ("Foreach n: G.Nodes { }", "For n: G.Nodes { }"),
        ("as in `{previous} (n: G.Nodes)`",),
        anywhere=True,
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
    ),
    Example(
        "GM0027",
        "the condition of `{previous}` stands in parentheses",
        ("If x > 1 y = 2;", "While x > 1 { }", "Do { } While x;"),
        anywhere=True,
    ),
    Example(
        "GM0027",
        "a loop runs over a range, it does not count",
        (
            "For (i = 0; i < n; i++) { }",
            "Foreach (i = 0; i < n; i++) { }",
            "For (Int i = 0; i < n; i++) { }",
            "Foreach (Int i = 0; i < n; i++) { }",
            "For (Long i = 0; i < n; i++) { }",
            "For (; i < n; i++) { }",
        ),
        (
            "`For (v: G.Nodes) { … }` visits every node",
            "to count, use `While (i < n) { …; i++; }`",
        ),
    ),
    Example(
        "GM0027",
        "an iterator has no type of its own: drop `{found}`",
        (
            "Foreach (Node n: G.Nodes) { }",
            "For (Node n: G.Nodes) { }",
            "Foreach (Edge e: G.Edges) { }",
            "For (Edge e: G.Edges) { }",
            "x = Sum(Node n: G.Nodes){n.x};",
            "x = Count(Node n: G.Nodes);",
        ),
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
    ),
    Example(
        "GM0027",
        "the range is incomplete",
        (
            "For (n: G) { }",
            "For (n: G(n.x > 1)) { }",
            "For (n: G { }",
            "For (n: G > 1) { }",
        ),
        (
            "a range names what to visit: `G.Nodes`, `G.Edges`, `n.Nbrs`, `n.InNbrs`,"
            " `S.Items`",
        ),
    ),
    Example(
        "GM0027",
        "a filter stands in parentheses of its own",
        tuple(
            f"{head}{filter}) {{ }}"
            for head in (
                "For (n: G.Nodes",
                "Foreach (n: G.Nodes",
                "x = Count(n: G.Nodes",
            )
            for filter in ("; n.x > 1", ", n.x > 1", " && n.x > 1", "[n.x > 1]")
        ),
        ("as in `(n: G.Nodes)(n.age > 30)`",),
    ),
    Example(
        "GM0027",
        "a traversal needs a root",
        ("InBFS (v: G.Nodes) { }", "InBFS (v: G^.Nodes) { }"),
        ("as in `InBFS (v: G.Nodes From root) { … }`",),
    ),
    # Bodies.
    Example(
        "GM0028",
        "the body of `While` is a block",
        ("While (x) y = 2;", "While (x > 1);"),
        ("put it between `{` and `}`",),
        anywhere=True,
    ),
    Example(
        "GM0028",
        "the body of `Do` is a block",
        ("Do x = 1; While (x < 1);",),
        ("put it between `{` and `}`",),
        anywhere=True,
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
    ),
    # Reductions.
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
    ),
    Example(
        "GM0029",
        "`{previous}` is a keyword: it begins a reduction",
        ("x = Sum + 1;", "x = Max;", "x = Count + 1;"),
        ("as in `Sum(n: G.Nodes){n.weight}` or `Count(n: G.Nodes)`",),
        anywhere=True,
    ),
    Example(
        "GM0029",
        "a reduction runs over a range",
        ("x = Sum(a, b);", "x = Sum(a);", "x = Count(a);", "x = Count(a.b);"),
        ("as in `Sum(n: G.Nodes){n.weight}`",),
    ),
    # Expressions.
    Example(
        "GM0030",
        "only one field can follow a variable",
        ("x = n.next.weight;", "n.next.weight = 1;"),
        ("copy it to a variable: `Node m = n.next;`, then use `m.weight`",),
        anywhere=True,
    ),
    Example(
        "GM0031",
        "there is no unary `+`; to add to the variable, write `+=`",
        ("x =+ 1;", "n.x =+ 1;"),
    ),
    Example(
        "GM0031",
        "an expression is missing between `=` and `{found}`",
        ("x =* 2;", "x =/ 2;", "x =% 2;", "x =&& y;", "x =|| y;"),
        ("a reduction has its operator first, as in `*=`",),
    ),
    Example(
        "GM0031",
        "equality is written `==` and `!=`, with two characters",
        ("x = a === b;", "x = a !== b;"),
    ),
    Example(
        "GM0031",
        "an assignment is written `=`",
        ("x := 1;", "n.x := 1;", "m[k] := 1;"),
    ),
    Example(
        "GM0031",
        "`{found}=` does not exist, nor is an expression a statement",
        tuple(
            f"{target} {operator}= 2;"
            for operator in ("/", "%")
            for target in ("x", "n.x", "m[k]")
        ),
        ("write it out, as in `x = x / 2;`",),
    ),
    # Statements.
    Example(
        "GM0035",
        "`==` compares; to assign, write `=`",
        ("x == 1;", "n.x == 1;", "m[k] == 1;"),
    ),
    Example(
        "GM0035",
        "a comparison is no statement",
        tuple(
            f"{target} {operator} 1;"
            for operator in ("<", ">", ">=", "!=")
            for target in ("x", "n.x", "m[k]")
        ),
        ("a deferred assignment is written `n.x <= e @ n;`",),
    ),
    Example(
        "GM0035",
        "an expression is no statement",
        (
            *("x;", "n.x;", "m[k];", "x + 1;", "n.x + 1;", "m[k] + 1;", "x * 2;"),
            *(
                "n.x * 2;",
                "x - 1;",
                "n.x - 1;",
                "f(x) + 1;",
                "f(x) == 1;",
                "x ? 1 : 2;",
            ),
            *("x && y;", "x || y;", "x.f() + 1;"),
        ),
        ("use its value, as in `x = …;`",),
    ),
    Example(
        "GM0035",
        "a call cannot be assigned to",
        ("f(x) = 1;", "n.f(x) = 1;", "f(x) += 1;", "n.f(x) += 1;"),
    ),
    Example(
        "GM0036",
        "a plain assignment is not bound to a loop",
        ("x = 1 @ n;", "n.x = y @ n;", "Int x = 1 @ n;"),
        ("a deferred assignment, `n.x <= e @ n`, takes effect when loop `n` ends",),
    ),
    # Declarations and procedures.
    Example(
        "GM0037",
        "only a declaration of one name has an initial value",
        ("Int a = 1, b = 2;", "Int a, b = 2;"),
        ("declare each name by itself: `Int a = 1; Int b = 2;`",),
    ),
    Example(
        "GM0037",
        "the language has no arrays",
        ("Int a[10];",),
        ("a property has a value for each node: `N_P<Int> a;`; a map for each key",),
    ),
    Example(
        "GM0033",
        "the name of an argument comes first: `name: {found}`",
        _NAME_FIRST,
    ),
    Example(
        "GM0033",
        "`{previous}` has no type",
        (
            *("Procedure p(G) { }", "Procedure p(G; x: Int) { }"),
            *("Procedure p(a, b) { }", "Procedure p(a, b; x: Int) { }"),
            "Procedure p(a = 1) { }",
        ),
        ("an argument is written `name: Type`, as in `G: Graph`",),
    ),
    Example(
        "GM0033",
        "a `:` stands between a name and its type",
        (
            *(f"Procedure p(a {type}" for type in (*_SCALAR_NAMES, "N_P", "E_P")),
            *(f"Procedure p(a, b {type}" for type in (*_SCALAR_NAMES, "N_P", "E_P")),
        ),
    ),
    Example(
        "GM0033",
        "outputs are missing after the `;`",
        ("Procedure p(G: Graph;) { }", "Procedure p(;) { }"),
        ("without outputs there is no `;`",),
    ),
    Example(
        "GM0033",
        "the type of the result follows `:`",
        ("Procedure p(G: Graph) -> Int { }",),
        ("as in `Procedure f(G: Graph): Int { … }`",),
    ),
    Example(
        "GM0038",
        "in a tuple, `;` follows what is compared and `,` separates what goes with it",
        ("<a, b> min= <c; d>;", "<a; b> min= <c, d>;"),
        ("as in `<dist; parent> min= <n.dist + 1; n> @ n;`",),
    ),
    Example(
        "GM0039",
        "`{previous}` is outside of any procedure",
        ("TOP x = 1;", "TOP f(x);", "TOP n.x = 1;", "TOP m[k] = 1;", "TOP x += 1;"),
        ("a program consists of procedures: `Procedure name(G: Graph) { … }`",),
    ),
)


@dataclass(frozen=True, slots=True)
class Confusion:
    """`found` stands where `meant` could: what to say."""

    found: str
    meant: str
    code: str
    message: str
    notes: tuple[str, ...] = ()


_NO_PREFIX = "`{found}` stands after its variable, as a statement: `x{found};`"
_BLANK = "`{found}` is one operator; to assign to a variable of that name put a blank"
CONFUSIONS = (
    Confusion("=", "==", "GM0026", "`=` assigns; to compare, write `==`"),
    Confusion("->", ".", "GM0031", "fields and methods follow a `.`, not `->`"),
    Confusion("+INF", "+", "GM0032", "`INF` takes no part in arithmetic"),
    Confusion("-INF", "+", "GM0032", "`INF` takes no part in arithmetic"),
    Confusion("INF", "+", "GM0032", "`INF` takes no part in arithmetic"),
    Confusion("Else", "If", "GM0034", "`Else` has no `If` to belong to"),
    Confusion("InReverse", "If", "GM0034", "`InReverse` has no `InBFS` to belong to"),
    Confusion("InPost", "If", "GM0034", "`InPost` has no `InDFS` to belong to"),
    Confusion("+", "INT", "GM0031", "there is no unary `+`"),
    Confusion("++", "If", "GM0031", _NO_PREFIX),
    Confusion("--", "If", "GM0031", _NO_PREFIX),
    Confusion("++", "+", "GM0031", "`{found}` is a statement, not an expression"),
    Confusion("--", "+", "GM0031", "`{found}` is a statement, not an expression"),
    Confusion("min=", "If", "GM0031", _BLANK),
    Confusion("max=", "If", "GM0031", _BLANK),
    Confusion("+=", "==", "GM0035", "an assignment is a statement, not an expression"),
    *(
        Confusion(found, "If", "GM0035", "an expression is no statement")
        for found in ("INT", "FLOAT", "True", "False", "NIL", "INF", "(", "|", "-", "!")
    ),
    Confusion("TupleEnd", "+", "GM0035", "a comparison needs a second operand"),
)
