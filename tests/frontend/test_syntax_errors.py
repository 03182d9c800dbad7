"""What is said about programs that do not parse, and that one run says it all."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lighthouse.diagnostics import CompileError, Diagnostic, Edit, Source
from lighthouse.frontend.grammar import parse
from lighthouse.frontend.mistakes import examples
from lighthouse.frontend.syntax_errors import example_program
from tests.frontend.language import Entry, entries
from tests.passes.meaning import programs
from tests.sampling import rows

WORDS = programs(Path(__file__).with_name("syntax_errors.txt"))["words"]


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


@rows("sentence", entries("syntax"))
def test_sentence(sentence: Entry) -> None:
    found: tuple[Diagnostic, ...] = ()
    for word, text in sentence.texts:
        kind, _, code = word.partition(" ")
        match kind:
            case "missing":
                before, insert, after = re.split("[‹›]", text)
                (error,) = body_errors(before + after)
                place = len("Procedure p() { ") + len(before)
                assert error.code == code, text
                assert (error.span.start, error.span.end) == (place, place), text
                assert error.edit == Edit(error.span, insert), text
            case "file" | "body":
                found = errors(text) if kind == "file" else body_errors(text)
                assert [error.code for error in found] == code.split(), text
            case "at":
                assert [at for _, at in places(found)] == text.split(" | ")
            case "line":
                spans = [[e.span, *(x.span for x in e.labels)] for e in found]
                assert [[at.line for at in each] for each in spans] == eval(text)
            case "one":
                found = body_errors(text)
                assert len(found) == 1, text
            case "says":
                assert text in found[0].message
            case "fixed":
                assert found[0].edit is not None
                assert text in found[0].edit.applied()
            case "alone":
                assert len(body_errors(text)) == 1
                both = body_errors(f"{text}\nx == 1;")
                assert [item.message for item in both[1:]] == [
                    "`==` compares; to assign, write `=`"
                ]
            case _:
                assert kind == "lexical"
                assert all(item.code < "GM0020" for item in body_errors(text))


def test_not_more_than_twenty() -> None:
    assert len(body_errors("x = ;\n" * 100)) == 20


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
