"""Syntax errors: a token or word in place of the one that was meant.

A token may be confused with any other token of the language; a word may be a keyword
of another language.
"""

from __future__ import annotations

from dataclasses import dataclass

from lighthouse.frontend import repairs
from lighthouse.frontend.repairs import Place, Repair, put


@dataclass(frozen=True, slots=True)
class Confusion:
    """`found` stands where `meant` could, and perhaps `ahead` after it: what to say."""

    found: str
    meant: str
    code: str
    message: str
    notes: tuple[str, ...] = ()
    ahead: str | None = None
    at: Place = repairs.found
    repair: Repair | None = None


_BITS = "there are no operations on bits"
CONFUSIONS = (
    Confusion(
        "=", "==", "GM0026", "`=` assigns; to compare, write `==`", repair=put("==")
    ),
    *(
        Confusion(
            found,
            ".",
            "GM0031",
            "fields and methods follow a `.`, not `{found}`",
            repair=put("."),
        )
        for found in ("->", "::")
    ),
    *(
        Confusion(found, "+", "GM0032", "`INF` takes no part in arithmetic")
        for found in ("+INF", "-INF", "INF")
    ),
    *(
        Confusion(
            found,
            "INT",
            "GM0045",
            "a cast is written `({found}) x`",
            ahead="(",
            repair=repairs.cast,
        )
        for found in ("Int", "Long", "Float", "Double", "Bool")
    ),
    Confusion("Else", "If", "GM0034", "`Else` has no `If` to belong to"),
    Confusion("InReverse", "If", "GM0034", "`InReverse` has no `InBFS` to belong to"),
    Confusion("InPost", "If", "GM0034", "`InPost` has no `InDFS` to belong to"),
    *(
        Confusion(
            found,
            "If",
            "GM0031",
            "`{found}` stands after its variable, as a statement: `x{found};`",
        )
        for found in ("++", "--")
    ),
    *(
        Confusion(found, meant, "GM0031", "`{found}` is a statement, not an expression")
        for found in ("++", "--")
        for meant in ("+", "INT")
    ),
    *(
        Confusion(
            found, "==", "GM0035", "an assignment is a statement, not an expression"
        )
        for found in ("+=", "-=", "*=", "&=", "|=", "&&=", "||=", "min=", "max=")
    ),
    *(
        Confusion(found, "If", "GM0035", "an expression is no statement")
        for found in ("INT", "FLOAT", "True", "False", "NIL", "INF", "(", "|", "-", "!")
    ),
    Confusion(
        "|",
        "||",
        "GM0031",
        "the logical or is written `||`",
        (_BITS,),
        repair=put("||"),
    ),
    Confusion(
        "^",
        "+",
        "GM0031",
        "there is no operator `^`; powers are written `Pow(a, b)`",
        (_BITS,),
    ),
)


@dataclass(frozen=True, slots=True)
class Word:
    """A word of other languages: what to say, and what to write instead."""

    message: str
    instead: str | None = None
    notes: tuple[str, ...] = ()


def _called(instead: str, *words: str) -> dict[str, Word]:
    message = f"`{{word}}` is written `{instead}`"
    return dict.fromkeys(words, Word(message, instead))


_NO_OUTPUT = "a procedure tells its results by `Return` and output arguments"
_TYPE_FIRST = "a declaration begins with its type, as in `Int x = 1;`"
# As the first word of a statement.
STATEMENT_WORDS = {
    "break": Word(
        "there is no `break`",
        notes=("let the condition of the loop test a flag, or put an `If` around it",),
    ),
    "continue": Word(
        "there is no `continue`",
        notes=("put the rest of the body into an `If`, or a filter on the loop",),
    ),
    **dict.fromkeys(
        ("switch", "case", "match"),
        Word(
            "there is no `{word}`",
            notes=("write `If (…) { … } Else If (…) { … } Else { … }`",),
        ),
    ),
    **dict.fromkeys(
        ("print", "printf", "println", "cout", "echo"),
        Word("there is no `{word}`", notes=(_NO_OUTPUT,)),
    ),
    **dict.fromkeys(
        ("var", "let", "const", "auto", "final", "static", "set", "new"),
        Word("there is no `{word}`", notes=(_TYPE_FIRST,)),
    ),
    **_called("Else If", "elif", "elsif", "elseif", "elsIf", "elseIf", "ElseIf"),
    **_called("Foreach", "forall", "for_each", "parfor", "Forall", "ForAll"),
    **_called("InBFS", "BFS", "bfs"),
    **_called("InDFS", "DFS", "dfs"),
}
# At the top of a file.
PROCEDURE_WORDS = _called(
    "Procedure", "function", "Function", "func", "fn", "def", "void", "sub", "algorithm"
)
# Where a type can stand.
TYPE_WORDS = {
    **_called("Bool", "boolean", "Boolean"),
    **_called("Int", "integer", "Integer", "int32_t", "short", "unsigned", "Unsigned"),
    **_called("Long", "int64_t", "size_t", "uint64_t"),
    **_called("Double", "real", "Real", "float64"),
    **_called("Node", "vertex", "Vertex", "NodeID"),
    **_called("Edge", "arc", "Arc"),
    **_called("Graph", "digraph", "Digraph", "DiGraph"),
    "void": Word("a procedure without a result has no type"),
    **dict.fromkeys(
        ("string", "String", "str", "char"), Word("the language has no strings")
    ),
    **dict.fromkeys(
        "list List vector Vector array Array queue Queue stack Stack deque".split(),
        Word(
            "there is no type `{word}`",
            notes=("a sequence of nodes is an `N_Q`, an ordered set of them an `N_O`",),
        ),
    ),
    **dict.fromkeys(
        ("Set", "HashSet", "unordered_set"),
        Word("there is no type `{word}`", notes=("a set of nodes is an `N_S`",)),
    ),
    **dict.fromkeys(
        ("dict", "Dict", "HashMap", "unordered_map"),
        Word("there is no type `{word}`", notes=("a map is a `Map<Key, Value>`",)),
    ),
}
# Where an operator can stand.
OPERATOR_WORDS = {
    **_called("%", "mod", "MOD", "Mod"),
    **_called("&&", "and", "AND"),
    **_called("||", "or", "OR"),
}
# Between a head and its block.
FILLERS = dict.fromkeys(
    ("then", "Then", "do", "begin", "Begin"), Word("there is no `{word}` here", "")
)
# Before an operand.
PREFIX_WORDS = _called("!", "not", "Not", "NOT")
