"""What is said about programs that do not parse, and that one run says it all."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lighthouse.diagnostics import CompileError, Diagnostic, Edit, Source
from lighthouse.frontend.grammar import parse
from lighthouse.frontend.mistakes import examples
from lighthouse.frontend.syntax_errors import example_program
from tests.frontend.language import entries
from tests.sampling import rows


def errors(text: str) -> tuple[Diagnostic, ...]:
    """What is wrong with a file."""
    with pytest.raises(CompileError) as caught:
        parse(Source("test.gm", text))
    return caught.value.diagnostics


def body_errors(text: str) -> tuple[Diagnostic, ...]:
    """What is wrong with the body of a procedure."""
    return errors(f"Procedure p() {{ {text}\n}}\n")


def places(diagnostics: tuple[Diagnostic, ...]) -> list[tuple[str, str]]:
    """The code of each and the text that it points at."""
    return [
        (item.code, item.span.source.text[item.span.start : item.span.end])
        for item in diagnostics
        if item.span.source
    ]


def test_every_example_gets_its_own_message_and_an_edit_that_fixes_it() -> None:
    for example in examples():
        fixed_part = max(example.mistake.message.replace("{", "}").split("}"), key=len)
        for text in example.texts:
            (found,) = errors(example_program(text))
            assert found.code == example.mistake.code, text
            assert fixed_part in found.message, text
            assert "{" not in found.message, text
            if found.edit is not None:  # not every text shows where it would end
                parse(Source(text, found.edit.applied()))


@pytest.mark.parametrize(
    ("call", "meant"),
    [
        ("f(n.Degree(); n.p);", "f(n.Degree(), n.p);"),
        ("If (f(a, g(b); c )) { }", "If (f(a, g(b), c )) { }"),
        ("f(; x);", "f(x);"),
        ("f(x;);", "f(x);"),
    ],
)
def test_calls_have_no_semicolon_before_their_outputs(call: str, meant: str) -> None:
    (diagnostic,) = body_errors(call)
    assert "the outputs too" in diagnostic.message
    assert diagnostic.edit is not None
    assert meant in diagnostic.edit.applied()
    (diagnostic,) = body_errors("f(a; y = g(b);")
    assert diagnostic.message == "a `)` is missing here"


def test_two_mistakes_are_two_errors() -> None:
    """Whatever the first one is, the second one is found, and nothing else."""
    statements = [
        text
        for example in examples()
        for text in example.texts
        if not text.startswith(("Procedure", "TOP"))
    ]
    for index, first in enumerate(statements):
        second = statements[index * 37 % len(statements)]
        alone = [errors(example_program(text))[0] for text in (first, second)]
        both = body_errors(f"{first}\n{second}")
        assert [item.message for item in both] == [item.message for item in alone]


def test_messages() -> None:
    for case in entries("syntax_errors"):
        found = body_errors(case["bad"])
        assert places(found) == [(case.says, case["at"])], case
        assert case["says"] in found[0].message, case


MISSING = [
    ("x = 1\ny = 2;", "GM0021", "x = 1", ";"),
    ("x = n.Degree()", "GM0021", "x = n.Degree()", ";"),
    ("If (a) { x = 1 } y = 2;", "GM0021", "If (a) { x = 1", ";"),
    ("If (a) x = 1 Else x = 2;", "GM0021", "If (a) x = 1", ";"),
    ("Int x\nReturn x;", "GM0021", "Int x", ";"),
    ("Return\n", "GM0021", "Return", ";"),
    ("x++ Foreach (n: G.Nodes) { }", "GM0021", "x++", ";"),
    ("Do { } While (a)", "GM0021", "Do { } While (a)", ";"),
    ("x = (a + b;", "GM0022", "x = (a + b", ")"),
    ("x = ((a + b;", "GM0022", "x = ((a + b", "))"),
    ("If (a == b { x = 1; }", "GM0022", "If (a == b", ")"),
    ("Foreach (n: G.Nodes { x = 1; }", "GM0022", "Foreach (n: G.Nodes", ")"),
    ("x = m[k;", "GM0022", "x = m[k", "]"),
    ("x = Sum(n: G.Nodes){n.a;", "GM0022", "x = Sum(n: G.Nodes){n.a", "}"),
    ("If (Exist(n: G.Nodes){n.a) { }", "GM0022", "If (Exist(n: G.Nodes){n.a", "}"),
    ("x = |y;", "GM0022", "x = |y", "|"),
    ("N_P<Int x;", "GM0022", "N_P<Int", ">"),
    ("<x; y min= <1; 2>;", "GM0022", "<x; y", ">"),
    ("<x; y> min= <1; 2;", "GM0022", "<x; y> min= <1; 2", ">"),
    ("x = 1 y = 2;", "GM0021", "x = 1", ";"),
    ("Int x y;", "GM0042", "Int x", ","),
    ("x = f(a b);", "GM0042", "x = f(a", ","),
]


def test_missing_tokens() -> None:
    for text, code, before, insert in MISSING:
        (diagnostic,) = body_errors(text)
        place = len("Procedure p() { ") + len(before)
        assert diagnostic.code == code, text
        assert (diagnostic.span.start, diagnostic.span.end) == (place, place), text
        assert diagnostic.edit == Edit(diagnostic.span, insert), text


def test_a_brace_too_many() -> None:
    text = "Procedure p() { } If (a) { x = 1; } Else { } } Procedure q() { x = ; }"
    assert places(errors(text)) == [("GM0039", "If"), ("GM0020", ";")]


def test_missing_brace_at_the_end_of_the_file() -> None:
    text = "Procedure p(G: Graph) {\n  Foreach (n: G.Nodes) {\n    n.a = 1;\n}\n"
    (diagnostic,) = errors(text)
    assert diagnostic.code == "GM0023"
    assert diagnostic.message == "this `{` is never closed"
    # By indentation: the `}` stands where that of the procedure would.
    assert diagnostic.span.line == 2
    assert [label.span.line for label in diagnostic.labels] == [4, 4]


def test_nested_procedures() -> None:
    text = "Procedure p() { x = 1; Procedure q() { y = 2; } x = ; }"
    assert places(errors(text)) == [("GM0039", "Procedure q"), ("GM0020", ";")]


def test_missing_brace_before_a_procedure() -> None:
    text = "Procedure p() { If (a) { x = 1;\nProcedure q() { x = ; }"
    first, second = errors(text)
    assert (first.code, first.span.column) == ("GM0023", 24)
    assert second.code == "GM0020"


OUTSIDE = [
    ("Procedure", "GM0020"),
    ("Procedure p", "GM0020"),
    ("Procedure p(G: graph) { }", "GM0024"),
    ("Procedure p(int x) { }", "GM0024"),
    ("procedure p(G: Graph) { }", "GM0024"),
    ("Procedure p() { } }", "GM0043"),
    ("Procedure p() { } If (a) { }", "GM0039"),
    ("Procedure p() { } Import pta;", "GM0039"),
    ("}", "GM0043"),
    (";", "GM0039"),
    ("x y;", "GM0039"),
    ("Import pta", "GM0021"),
]


def test_outside_of_bodies() -> None:
    for text, code in OUTSIDE:
        (diagnostic,) = errors(text)
        assert diagnostic.code == code, text


def test_all_errors_in_one_run() -> None:
    text = """\
Procedure first(G Graph) {
    Int x = ;
    If (x = 1) { y = 2 } Else { z == 3; }
    Foreach (n: G.nodes)(n.a > ) {
        n.b += Sum(m: n.Nbrs) { m.a + };
        While (x > 0) x--;
    }
    For (i = 0; i < 10; i++) { x = 10 }
    Do { x = 1 } While (x < );
    <a, b> min= <c; d> @ n;
}
Procedure second() {
    InBFS (v: G.Nodes) { v.a = ; } InReverse { v.b = 1 }
    x = 3;
    return x;
}
"""
    found = errors(text)
    lines = [item.span.line for item in found]
    assert lines == [1, 2, 3, 3, 3, 4, 4, 5, 6, 8, 8, 9, 9, 10, 13, 13, 13, 15]


@rows(
    "text",
    [
        "If (a = 1) x = 1; Else x = 2;\ny = 3;",
        "If (a = 1) { x = 1; } Else { x = 2; }\ny = 3;",
        "If (a b) If (c) x = 1; Else x = 2;\ny = 3;",
        "While (a = 1) { x = 1; y = 2; }\ny = 3;",
        "Do x = 1; While (a);\ny = 3;",
        "For (i = 0; i < n; i++) { x = 1; }\ny = 3;",
        "InBFS (v: G.Nodes) { x = 1; } InReverse { x = 2; }\ny = 3;",
        "InDFS (v in G.Nodes From r) { x = 1; } InPost { x = 2; }\ny = 3;",
        "<a, b> min= <c; d> @ n;\ny = 3;",
        "<a; b> = <c; d>;\ny = 3;",
        "x = Sum(n: G.Nodes) { a + };\ny = 3;",
        "If (Sum(n: G.Nodes) { a + } > 3) { x = 1; }\ny = 3;",
        "If (Exist(n: G.Nodes)(a)) { x = 1; }\ny = 3;",
        "x = f(a; b);\ny = 3;",
        "x = (1 + 2;\ny = 3;",
        "If (a) { x = ) ; }\ny = 3;",
        "if (a) { x = 1; }\ny = 3;",
        "@schedule x = 1;\ny = 3;",
        "x = Count(n: G.Nodes){n.a};\ny = 3;",
    ],
)
def test_one_error_makes_no_others(text: str) -> None:
    assert len(body_errors(text)) == 1
    both = body_errors(f"{text}\nx == 1;")
    assert [item.message for item in both[1:]] == [
        "`==` compares; to assign, write `=`"
    ]


@rows(
    "text",
    [
        "x = 0x1F + 3L;",
        "Int _x = 12ab; _x++;",
        "x = a # b;",
        "f('a b');",
        "x = 1; /* never closed",
        "x = [ never closed",
        "If (a) { x = 1; // fine\n /* never closed }",
    ],
)
def test_a_lexical_error_makes_no_syntax_errors(text: str) -> None:
    assert all(item.code < "GM0020" for item in body_errors(text))


def test_lexical_and_syntax_errors_come_in_source_order() -> None:
    found = body_errors("x = ;\ny = 1 # 2;\nz = ;")
    assert [item.code for item in found] == ["GM0020", "GM0001", "GM0020"]


def test_not_more_than_twenty() -> None:
    assert len(body_errors("x = ;\n" * 100)) == 20


WORDS = """
    Procedure Local Import p ( ) { } [ ] < > ; : , . = <= += min= ++ @ If Else While Do
    For Foreach InBFS InReverse InDFS InPost From Nodes Items Sum Count Min Int Graph
    N_P Map a b 1 2.5 INF -INF True NIL + - * ! | ? && == :: -> Return ^ & _x
"""


@given(
    st.lists(st.sampled_from(WORDS.split()), max_size=40),
    st.sampled_from(["{}", "Procedure p() {{ {} }}"]),
)
def test_any_sequence_of_words_is_parsed_or_reported(
    words: list[str], frame: str
) -> None:
    text = frame.format(" ".join(words))
    found: tuple[Diagnostic, ...] = ()
    try:
        parse(Source("test.gm", text))
    except CompileError as error:
        found = error.diagnostics
    assert len(found) <= 20
    assert all(item.message for item in found)
    assert all(item.span.end <= len(text) for item in found)
