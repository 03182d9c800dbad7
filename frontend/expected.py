"""Describes the tokens that the parser expected."""

from lighthouse.frontend.lexer import TRAVERSALS
from lighthouse.frontend.recovery import END, STARTERS, Failure
from lighthouse.frontend.repairs import text_of

STATEMENTS = frozenset(STARTERS | {"Else", "InReverse", "InPost", "Procedure", "Local"})
WITH_PARENTHESIS = frozenset(
    ("If", "While", "For", "Foreach", *TRAVERSALS, "InReverse", "InPost")
)
GENERIC = frozenset(("Node_Property", "Edge_Property", "Map", "Collection"))
REDUCTIONS = frozenset(("Sum", "Product", "Min", "Max", "Avg", "Count", "Exist", "All"))
RANGES = (
    *("Nodes", "Edges", "Nbrs", "InNbrs", "UpNbrs", "DownNbrs", "CommonNbrs", "Items"),
    *("OutEdges", "InEdges", "UpEdges", "DownEdges"),
)
TYPES = (
    frozenset(
        f"{of}{rest}"
        for of in ("Node", "Edge")
        for rest in ("", "_Property", "_Set", "_Order", "_Seq")
    )
    | {"Int", "Long", "Float", "Double", "Bool", "Graph", "UGraph", "Map", "Collection"}
    | {"Kind"}
)
# Where the parser accepts the second, the first stands for all of the third.
_GROUPS: tuple[tuple[str, str, frozenset[str]], ...] = (
    (
        "a statement",
        "Return",
        STATEMENTS | TYPES | {"<", "{", ";", "@", "ID", "FOREIGN", "Min", "Max"},
    ),
    ("a type", "Int", TYPES | {"Kind"}),
    (
        "an expression",
        "FLOAT",
        REDUCTIONS
        | set("ID INT FLOAT FOREIGN INF +INF -INF NIL True False".split())
        | {"(", "|", "-", "!"},
    ),
    (
        "an operator",
        "*",
        frozenset(("?", "||", "&&", "==", "!=", "<", ">", "<=", ">="))
        | {"+", "-", "*", "/", "%", "TupleEnd"},
    ),
    (
        "an assignment",
        "+=",
        frozenset(("=", "<=", "+=", "-=", "*=", "min=", "max="))
        | {"&=", "&&=", "|=", "||=", "++", "--"},
    ),
    ("a range", "Nbrs", frozenset(("ID", *RANGES))),
)
_PLAIN = {
    "ID": "a name",
    "INT": "a number",
    "FLOAT": "a number",
    "FOREIGN": "foreign code",
    "TupleEnd": "`>`",
    END: "the end of the file",
}


def expected(failure: Failure) -> str:
    """A few of the tokens that would have been accepted."""
    terminals = {name for row in failure.automaton.actions.values() for name in row}
    accepted = {
        name
        for name in terminals - {"error", "SKIPPED", "RESUME", "HEAD"}
        if failure.accepts(name)
    }
    words: list[str] = []
    for phrase, witness, members in _GROUPS:
        if witness in accepted:
            words.append(phrase)
            accepted -= members
    if words:
        accepted -= {"(", ".", "["}
    words += sorted({_PLAIN.get(name, f"`{name}`") for name in accepted})
    if len(words) > 4:
        words = [*words[:3], "something else"]
    return " or ".join([", ".join(words[:-1]), words[-1]] if words[1:] else words)


def shown(failure: Failure) -> str:
    if failure.token is None:
        return "the end of the file"
    if failure.found == "FOREIGN":
        return "foreign code"
    return f"`{text_of(failure.span)}`"
