"""Tokens, and what is said about text that is none."""

from hypothesis import given
from hypothesis import strategies as st

from lighthouse.diagnostics import Source
from lighthouse.frontend.lexer import tokenize
from tests.sampling import rows


def types(text: str) -> str:
    tokens, found = tokenize(Source("test.gm", text))
    assert not found
    return " ".join(token.type for token in tokens)


def values(text: str) -> list[float | str]:
    tokens, found = tokenize(Source("test.gm", text))
    assert not found
    return [token.value for token in tokens]


@rows(
    "text, expected",
    [
        ("a<=b>=c==d!=e", "ID <= ID >= ID == ID != ID"),
        ("x+=1;y-=1;z*=2", "ID += INT ; ID -= INT ; ID *= INT"),
        ("b&=c|=d&&=e||=f", "ID &= ID |= ID &&= ID ||= ID"),
        ("a min=b max=c", "ID min= ID max= ID"),
        ("min==max==xmin=c", "ID == ID == ID = ID"),
        ("i++ @n j-- ::x ->", "ID ++ @ ID ID -- :: ID ->"),
        ("S^.Items S-.Items", "ID ^ . Items ID - . Items"),
        ("INF +INF -INF - INF", "INF +INF -INF - INF"),
        ("-INFO x-INF", "- ID ID -INF"),
        ("a And b Or c", "ID && ID || ID"),
        (
            "Proc N_P Edge_Prop N_Q OutNbrs Foreach g",
            "Procedure Node_Property Edge_Property Node_Seq Nbrs Foreach ID",
        ),
        ("a // b\nc /* d\n** / e */ f", "ID ID ID"),
        ("\ufeffa\t\r\nb", "ID ID"),
        ("", ""),
    ],
)
def test_types(text: str, expected: str) -> None:
    assert types(text) == expected


def test_numbers() -> None:
    text = "0 007 9223372036854775807 3. 0.25 .5 1e3 2.5E-2 1.e+2"
    numbers = [0, 7, 2**63 - 1, 3.0, 0.25, 0.5, 1000.0, 0.025, 100.0]
    assert values(text) == numbers
    assert [type(value) for value in values("3 3.")] == [int, float]


def test_tokens_know_their_place() -> None:
    text = "Foreach (n: G.Nodes) // all\n  n.rank = 1.5;"
    tokens, _ = tokenize(Source("test.gm", text))
    words = [text[token.start : token.end] for token in tokens]
    assert " ".join(words) == "Foreach ( n : G . Nodes ) n . rank = 1.5 ;"


def test_greater_closes_a_tuple_before_semicolon_and_at() -> None:
    assert types("a > b > ; c > @ d > // e\n;") == (
        "ID > ID TupleEnd ; ID TupleEnd @ ID TupleEnd ;"
    )


@rows(
    "text, expected",
    [
        ("x = [a[1] + b];", "ID = FOREIGN ;"),
        ("m[k] = 1;", "ID [ ID ] = INT ;"),
        ("[f();]::[x, n.P];", "FOREIGN :: [ ID , ID . ID ] ;"),
        ("If (a) [f();];", "If ( ID ) FOREIGN ;"),
        (
            "For (n: G.Nodes)(a) [f();];",
            "For ( ID : ID . Nodes ) ( ID ) FOREIGN ;",
        ),
        (
            "InBFS (v: G.Nodes From r)[a] {",
            "InBFS ( ID : ID . Nodes From ID ) [ ID ] {",
        ),
        ("InDFS ((a))(b)[c] {", "InDFS ( ( ID ) ) ( ID ) [ ID ] {"),
        ("InBFS (a) { (b) [c];", "InBFS ( ID ) { ( ID ) FOREIGN ;"),
    ],
)
def test_brackets(text: str, expected: str) -> None:
    assert types(text) == expected


def test_foreign_text_is_kept() -> None:
    assert values('[ a[0] = "x"; // ü\n ]') == [' a[0] = "x"; // ü\n ']


@rows(
    "text, code, at, edit",
    [
        ("x = 1; */ y", "GM0005", "*/", ""),
        ("x = 3 # 4;", "GM0001", "#", "//"),
        ("x = a & b;", "GM0001", "&", "&&"),
        ("x = a ≤ b;", "GM0001", "≤", "<="),
        ("x = a − b;", "GM0001", "−", "-"),
        ("x = a\u00a0+ b;", "GM0001", "\u00a0", " "),
        ("x = a @@@ ??? $$$ b;", "GM0001", "$$$", None),
        ("x = “a b”;", "GM0007", "“a b”", None),
        ("x = ‘a b’;", "GM0007", "‘a b’", None),
        ("x = `a b`;", "GM0007", "`a b`", None),
        ("naïve = 1;", "GM0001", "naïve", "naive"),
        ("x = größe;", "GM0001", "größe", None),
        ("a \0 b", "GM0001", "\0", None),
        ("Int _x;", "GM0002", "_x", "x"),
        ("Int __9;", "GM0002", "__9", None),
        ("x = 9223372036854775808;", "GM0003", "9223372036854775808", None),
        ("x = 1e999;", "GM0003", "1e999", None),
        ("x = 0xff;", "GM0004", "0xff", "255"),
        ("x = 0b2;", "GM0004", "0b2", None),
        ("x = 10L;", "GM0004", "10L", "10"),
        ("x = 1.5f;", "GM0004", "1.5f", "1.5"),
        ("x = 3rd;", "GM0004", "3rd", None),
        ("x = 1; /* so", "GM0005", "/*", " */"),
        ("x = 1; [ f(a[0);", "GM0006", "[", None),
        ('x = "a b";', "GM0007", '"a b"', None),
        ("x = 'a", "GM0007", "'a", None),
    ],
)
def test_errors(text: str, code: str, at: str, edit: str | None) -> None:
    _, (diagnostic,) = tokenize(Source("test.gm", text))
    assert diagnostic.code == code
    assert text[diagnostic.span.start : diagnostic.span.end] == at
    assert (diagnostic.edit and diagnostic.edit.text) == edit


def test_huge_number() -> None:
    _, (diagnostic,) = tokenize(Source("test.gm", "9" * 10_000))
    assert diagnostic.code == "GM0003"


@given(st.text(alphabet="ax_1.0e+-<>=&|[](){};:@/*\"'$#\n \u00e4", max_size=60))
def test_any_text_gives_tokens_in_order(text: str) -> None:
    tokens, found = tokenize(Source("test.gm", text))
    places = [place for token in tokens for place in (token.start, token.end)]
    assert places == sorted(places)
    assert all(0 <= item.span.start < item.span.end <= len(text) for item in found)
