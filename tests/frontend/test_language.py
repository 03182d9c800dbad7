"""The language, sentence by sentence: what each says of programs holds."""

from lighthouse.diagnostics import Severity
from tests.frontend.language import Entry, entries, findings
from tests.sampling import rows

FILES = ("names", "statements", "expressions", "races")
SENTENCES = [sentence for name in FILES for sentence in entries(name)]


@rows("sentence", SENTENCES)
def test_sentence(sentence: Entry) -> None:
    """What is good has no finding, what is doubtful warnings, what is bad errors."""
    for word, text in sentence.texts:
        kind, *codes = word.split()
        found = findings(text)
        if kind == "bad":
            found = [item for item in found if item.severity is Severity.ERROR]
            assert {item.code[: len(codes[0])] for item in found} == set(codes), text
        else:
            assert {item.code for item in found} == set(codes), text
            assert {item.severity for item in found} <= {Severity.WARNING}, text
            assert (kind == "good") == (not codes)
