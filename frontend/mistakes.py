"""Mistakes that people make in Green-Marl, and what to tell them.

Each example lists texts with the mistake.  `syntax_errors` remembers where the parser
stops in them, and recognises the mistake by that place.
"""

from __future__ import annotations

from lighthouse.frontend import repairs
from lighthouse.frontend.example import Example
from lighthouse.frontend.loop_mistakes import BODIES, CONDITIONS, HEADERS, REDUCTIONS
from lighthouse.frontend.repairs import insert, put

_SCALAR_NAMES = ("Int", "Long", "Float", "Double", "Bool", "Node", "Edge", "Graph")
_LVALUES = ("x", "n.x", "m[k]")
_FULL_TYPES = (*_SCALAR_NAMES, "N_P<Int>", "E_P<Int>")

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
        "there is no unary `+`; to add to the variable, write `+=`",
        ("x =+ 1;", "n.x =+ 1;"),
        at=repairs.previous_and_found,
        repair=put("+=", repairs.previous_and_found),
    ),
    Example(
        "GM0031",
        "an expression is missing between `=` and `{found}`",
        ("x =* 2;", "x =&& y;", "x =|| y;"),
        ("a reduction has its operator first: `{found}=`",),
        at=repairs.previous_and_found,
        repair=put("{found}=", repairs.previous_and_found),
    ),
    Example(
        "GM0031",
        "an expression is missing between `=` and `{found}`",
        ("x =/ 2;", "x =% 2;"),
        at=repairs.previous_and_found,
    ),
    Example(
        "GM0031",
        "an expression is missing between the two `=`",
        ("x = = 2;", "Int x = = 2;"),
        at=repairs.previous_and_found,
        repair=repairs.remove_with_gap,
    ),
    Example(
        "GM0031",
        "equality is written `==`, with two characters",
        ("x = a === b;",),
        at=repairs.previous_and_found,
        repair=put("==", repairs.previous_and_found),
    ),
    Example(
        "GM0031",
        "inequality is written `!=`, with two characters",
        ("x = a !== b;",),
        at=repairs.previous_and_found,
        repair=put("!=", repairs.previous_and_found),
    ),
    Example(
        "GM0031",
        "inequality is written `!=`",
        ("x = a <> b;",),
        at=repairs.previous_and_found,
        repair=put("!=", repairs.previous_and_found),
    ),
    Example(
        "GM0031",
        "`{previous}=` is written without a blank",
        ("x = a < = b;", "x = a > = b;"),
        at=repairs.previous_and_found,
        repair=repairs.join,
    ),
    Example(
        "GM0031",
        "there is no operator `**`; powers are written `Pow(a, b)`",
        ("x = a ** b;",),
        at=repairs.previous_and_found,
        repair=repairs.call_to_power,
    ),
    Example(
        "GM0031",
        "there is no operator `{previous}{found}`; nothing shifts bits",
        ("x = a << b;", "x = a >> b;"),
        at=repairs.previous_and_found,
    ),
    Example(
        "GM0031",
        "an assignment is written `=`",
        ("x := 1;", "n.x := 1;", "m[k] := 1;"),
        ahead=True,
        at=repairs.found_and_next,
        repair=put("=", repairs.found_and_next),
    ),
    Example(
        "GM0031",
        "an assignment is written `=`, not `<-`",
        ("x <- 1;", "n.x <- 1;", "m[k] <- 1;"),
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
        repair=repairs.spell_out,
    ),
    Example(
        "GM0031",
        "`{found}=` does not exist",
        ("x ^= 2;", "n.x ^= 2;"),
        ("there are no operations on bits; powers are written `Pow(a, b)`",),
        ahead=True,
        at=repairs.found_and_next,
    ),
    Example(
        "GM0045",
        "only numbers and Bool can be cast to",
        tuple(f"x = ({type}) y;" for type in ("Node", "Edge", "Graph", "N_S")),
        ("as in `(Double) n.age`",),
    ),
    Example(
        "GM0041",
        "`If` is a statement; a value is chosen by `c ? a : b`",
        ("x = If (a) 1 Else 2;", "Return If (a) 1 Else 2;"),
    ),
)

STATEMENTS = (
    Example(
        "GM0035",
        "`==` compares; to assign, write `=`",
        tuple(f"{target} == 1;" for target in _LVALUES),
        repair=put("="),
    ),
    Example(
        "GM0035",
        "`==` compares; to initialise, write `=`",
        ("Int x == 1;",),
        repair=put("="),
    ),
    Example(
        "GM0035",
        "a comparison is no statement",
        tuple(
            f"{target} {operator} 1;"
            for operator in ("<", ">", ">=", "!=")
            for target in _LVALUES
        ),
        ("a deferred assignment is written `n.x <= e @ n;`",),
        at=repairs.whole_head,
    ),
    Example(
        "GM0035",
        "an expression is no statement",
        (
            *("x;", "n.x;", "m[k];"),
            *(
                f"{target} {operator} 1;"
                for operator in ("+", "-", "*", "/", "%", "&&", "||")
                for target in _LVALUES
            ),
            *("f(x) + 1;", "f(x) == 1;", "x ? 1 : 2;", "x.f() + 1;"),
        ),
        ("use its value, as in `x = …;`",),
        at=repairs.whole_head,
    ),
    Example(
        "GM0035",
        "a call cannot be assigned to",
        ("f(x) = 1;", "n.f(x) = 1;", "f(x) += 1;", "n.f(x) += 1;"),
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
        repair=repairs.unbind,
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
    Example(
        "GM0038",
        "a tuple stands between `<` and `>`",
        ("<x; y> min= 1, 2;", "<x; y> min= (1; 2);", "<x; y> min= n;"),
        ("as in `<dist; parent> min= <n.dist + 1; n> @ n;`",),
        at=repairs.head,
    ),
    Example(
        "GM0038",
        "a tuple is reduced by `min=` or `max=`, not assigned by `{found}`",
        ("<x; y> = <1; 2>;", "<x; y> += <1; 2>;", "<x; y> <= <1; 2>;"),
        ("as in `<dist; parent> min= <n.dist + 1; n> @ n;`",),
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
                for rest in ("(Int)", *(f" {type}" for type in _SCALAR_NAMES))
            ),
            *("Procedure p(x: N_P(Int)) { }", "Procedure p(x: E_P(Int)) { }"),
        ),
        ("as in `N_P<Int> x;`",),
        repair=repairs.type_in_angles,
    ),
    Example(
        "GM0037",
        "the type of the values of a property is missing",
        ("N_P x;", "E_P x;", "Procedure p(x: N_P) { }", "Procedure p(x: E_P) { }"),
        ("as in `N_P<Int> x;`",),
        at=repairs.previous,
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
        "an argument has no default value",
        ("Procedure p(x: Int = 3) { }",),
        at=repairs.parenthesis,
    ),
    Example(
        "GM0033",
        "outputs are missing after the `;`",
        ("Procedure p(G: Graph;) { }", "Procedure p(;) { }"),
        ("without outputs there is no `;`",),
        at=repairs.previous,
        repair=repairs.remove_previous,
    ),
    Example(
        "GM0033",
        "the procedure has no name",
        ("Procedure () { }",),
        at=repairs.previous,
    ),
    Example(
        "GM0033",
        "there is one list of inputs and one of outputs",
        ("Procedure p(G: Graph; x: Int; y: Int) { }",),
        ("the `;` between them stands once; write `,` here",),
        repair=put(","),
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
        "the type of the result follows `:`",
        tuple(f"Procedure p(G: Graph) {type} {{ }}" for type in _SCALAR_NAMES),
        ("as in `Procedure f(G: Graph): Int { … }`",),
        ahead=True,
        repair=insert(":"),
    ),
    Example(
        "GM0033",
        "the arguments of a procedure stand in parentheses",
        ("Procedure p { }", "Procedure p G: Graph { }", "Procedure p: Int { }"),
        ("without arguments they are `()`",),
        anywhere=True,
        at=repairs.previous,
        repair=repairs.arguments,
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
