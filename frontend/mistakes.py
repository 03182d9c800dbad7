"""Syntax errors: frequent mistakes by example, and their messages.

Each example lists texts with the mistake.  `syntax_errors` remembers where the parser
stops in them, and recognises the mistake by that place.
"""

from __future__ import annotations

from dataclasses import dataclass

from lighthouse.frontend import repairs
from lighthouse.frontend.repairs import Place, Repair, insert, put, remove


@dataclass(frozen=True, slots=True)
class Example:
    """A mistake: what to say, and texts that the parser stops in when it is made.

    In the message, `{found}` is the token that cannot be read and `{previous}` the one
    before it.  With `anywhere`, any token at that place means the mistake; with
    `ahead`, the token after it counts too.  Texts that do not start with a procedure
    are statements.
    """

    code: str
    message: str
    texts: tuple[str, ...]
    notes: tuple[str, ...] = ()
    anywhere: bool = False
    ahead: bool = False
    at: Place = repairs.found
    repair: Repair | None = None


_SCALAR_NAMES = ("Int", "Long", "Float", "Double", "Bool", "Node", "Edge", "Graph")
_LVALUES = ("x", "n.x", "m[k]")
_FULL_TYPES = (*_SCALAR_NAMES, "N_P<Int>", "E_P<Int>")
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
        (
            *("Foreach n: G.Nodes { }", "For n: G.Nodes { }"),
            *(
                f"{head} v: G.Nodes From r {{ }}"
                for head in ("InBFS", "InRBFS", "InDFS")
            ),
            *("If x > 1 y = 2;", "While x > 1 { }", "Do { } While x;"),
        ),
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
        "`{found}` of what? A range begins with a graph or a node",
        tuple(
            head.format(range)
            for head in _RANGED
            for range in ("Nodes", "Edges", "Nbrs", "InNbrs", "Items")
        ),
        ("as in `G.Nodes`, `v.Nbrs` or `S.Items`",),
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
            for filter in ("; n.x", ", n.x", " && n.x", "[n.x > 1]", "(n.x > 1)")
        ),
        ("as in `(n: G.Nodes)(n.age > 30)`",),
        at=repairs.parenthesis,
    ),
    Example(
        "GM0027",
        "a filter stands in parentheses, not in brackets",
        (
            "For (n: G.Nodes)[n.x > 1] { }",
            "InBFS (v: G.Nodes From r) { } InReverse [v.x > 1] { }",
        ),
        ("as in `(n: G.Nodes)(n.age > 30)`",),
    ),
    Example(
        "GM0027",
        "a traversal needs a root",
        ("InBFS (v: G.Nodes) { }", "InBFS (v: G^.Nodes) { }"),
        ("as in `InBFS (v: G.Nodes From root) { … }`",),
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
)

BODIES = (
    Example(
        "GM0028",
        "the body of `While`, `Do` or a traversal is a block",
        (
            *("While (x) y = 2;", "While (x > 1);", "Do x = 1; While (x < 1);"),
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

EXPRESSIONS = (
    Example(
        "GM0030",
        "only one field can follow a variable",
        ("x = n.next.weight;", "n.next.weight = 1;"),
        ("copy it to a variable: `Node m = n.next;`, then use `m.weight`",),
        anywhere=True,
        at=repairs.chain,
    ),
    Example(
        "GM0031",
        "there is no `{previous}{found}`: equality is `==`, inequality `!=`",
        ("x = a === b;", "x = a !== b;", "x = a <> b;"),
        at=repairs.previous_and_found,
    ),
    Example(
        "GM0031",
        "there is no operator `**`; powers are written `Pow(a, b)`",
        ("x = a ** b;",),
        at=repairs.previous_and_found,
    ),
    Example(
        "GM0031",
        "an assignment is written `=`",
        tuple(f"{target} {sign} 1;" for target in _LVALUES for sign in (":=", "<-")),
        ahead=True,
        at=repairs.found_and_next,
        repair=put("=", repairs.found_and_next),
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
        ahead=True,
        at=repairs.found_and_next,
    ),
)

STATEMENTS = (
    Example(
        "GM0035",
        "`==` compares; to assign, write `=`",
        (*(f"{target} == 1;" for target in _LVALUES), "Int x == 1;"),
        repair=put("="),
    ),
    Example(
        "GM0035",
        "an expression is no statement",
        (
            *("x;", "n.x;", "m[k];"),
            *(
                f"{target} {operator} 1;"
                for operator in "+ - * / % && || < > >= !=".split()
                for target in _LVALUES
            ),
            *("f(x) + 1;", "f(x) == 1;", "x ? 1 : 2;", "x.f() + 1;"),
        ),
        ("use its value, as in `x = …;`",),
        at=repairs.whole_head,
    ),
    Example(
        "GM0035",
        "a statement assigns to one place",
        ("x, y = 1, 2;", "n.x, n.y = 1, 2;"),
        ("write two assignments: `x = 1; y = 2;`",),
        at=repairs.whole_head,
    ),
    Example(
        "GM0036",
        "a plain assignment is not bound to a loop",
        ("x = 1 @ n;", "n.x = y @ n;", "Int x = 1 @ n;"),
        ("a deferred assignment, `n.x <= e @ n`, takes effect when loop `n` ends",),
        at=repairs.found_and_next,
    ),
    Example(
        "GM0034",
        "the `;` before `Else` ends the `If`",
        ("If (a) { x = 1; }; Else { x = 2; }",),
        ("a block needs no `;` after it",),
        repair=repairs.remove_previous,
    ),
    Example(
        "GM0038",
        "in a tuple, `;` follows what is compared and `,` separates what goes with it",
        ("<a, b> min= <c; d>;", "<a; b> min= <c, d>;"),
        ("as in `<dist; parent> min= <n.dist + 1; n> @ n;`",),
        repair=put(";"),
    ),
)

DECLARATIONS = (
    Example(
        "GM0037",
        "only a declaration of one name has an initial value",
        ("Int a = 1, b = 2;", "Int a, b = 2;"),
        ("declare each name by itself: `Int a = 1; Int b = 2;`",),
        repair=repairs.separate_declarations,
    ),
    Example(
        "GM0037",
        "the language has no arrays",
        ("Int a[10];",),
        ("a property has a value for each node: `N_P<Int> a;`; a map for each key",),
        at=repairs.brackets,
    ),
    Example(
        "GM0037",
        "the type comes first: `{next} {previous}`",
        tuple(f"x: {type};" for type in _FULL_TYPES),
        ("in the list of arguments the name does",),
        ahead=True,
        at=repairs.found_and_next,
        repair=repairs.type_first,
    ),
    Example(
        "GM0037",
        "the type of the values of a property stands between `<` and `>`",
        (
            *(
                f"{property}{rest} x;"
                for property in ("N_P", "E_P")
                for rest in ("", "(Int)", *(f" {type}" for type in _SCALAR_NAMES))
            ),
            *(
                f"Procedure p(x: {property}{rest}) {{ }}"
                for property in ("N_P", "E_P")
                for rest in ("", "(Int)")
            ),
        ),
        ("as in `N_P<Int> x;`",),
    ),
)

PROCEDURES = (
    Example(
        "GM0033",
        "the name of an argument comes first: `name: {found}`",
        tuple(
            f"Procedure p({before}{type} x) {{ }}"
            for before in ("", "a: Int, ", "; ")
            for type in _FULL_TYPES
        ),
        repair=repairs.name_first,
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
        at=repairs.previous,
    ),
    Example(
        "GM0033",
        "a `:` stands between a name and its type",
        (
            *(f"Procedure p(a {type}) {{ }}" for type in _FULL_TYPES),
            *(f"Procedure p(a, b {type}) {{ }}" for type in _FULL_TYPES),
        ),
        repair=insert(":"),
    ),
    Example(
        "GM0033",
        "the type of the result follows `:`",
        ("Procedure p(G: Graph) -> Int { }",),
        ("as in `Procedure f(G: Graph): Int { … }`",),
        repair=put(":"),
    ),
    Example(
        "GM0033",
        "the arguments of a procedure stand in parentheses",
        ("Procedure p { }", "Procedure p G: Graph { }", "Procedure p: Int { }"),
        ("without arguments they are `()`",),
        anywhere=True,
        at=repairs.previous,
    ),
    Example(
        "GM0039",
        "a procedure begins with `Procedure`; the type of its result comes last",
        tuple(f"TOP {type} p(G: Graph) {{ }}" for type in _SCALAR_NAMES),
        ("as in `Procedure f(G: Graph): Int { … }`",),
        repair=repairs.procedure_first,
    ),
    Example(
        "GM0039",
        "`{previous}` is outside of any procedure",
        ("TOP x = 1;", "TOP f(x);", "TOP n.x = 1;", "TOP m[k] = 1;", "TOP x += 1;"),
        ("a program consists of procedures: `Procedure name(G: Graph) { … }`",),
        at=repairs.previous,
    ),
)

EXAMPLES = (
    *HEADERS,
    *CONDITIONS,
    *BODIES,
    *REDUCTIONS,
    *EXPRESSIONS,
    *STATEMENTS,
    *DECLARATIONS,
    *PROCEDURES,
)
