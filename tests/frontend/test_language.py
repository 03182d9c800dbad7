"""The language, sentence by sentence: what each says of programs holds."""

from lighthouse.diagnostics import Diagnostic, Severity
from tests.frontend.language import Entry, entries
from tests.sampling import rows

SENTENCES = [
    sentence
    for name in ("names", "statements", "expressions", "races")
    for sentence in entries(name)
]
FURTHER = ("messages", "types", "near_races")

# What can be asked of the findings of the program before it.
TOLD = {
    "codes": lambda found: " ".join(f"{x.severity}[{x.code}]" for x in found),
    "at": lambda found: " | ".join(x.span.text for x in found),
    "labels": lambda found: " | ".join(x.span.text for x in found[0].labels),
    "told": lambda found: " | ".join(x.text for x in found[0].labels),
}
# The same, of which the text is a part.
PARTS = {
    "says": lambda found: "\n".join(x.message for x in found),
    "note": lambda found: "\n".join(note for x in found for note in x.notes),
    "place": lambda found: "\n".join(f"{x.span.text} | {x.message}" for x in found),
}


def holds(word: str, found: list[Diagnostic]) -> bool:
    """What is good has no finding, what is doubtful warnings, what is bad errors."""
    kind, *wanted = word.split()
    codes = {item.code for item in found}
    errors = {item.code for item in found if item.severity is Severity.ERROR}
    match kind:
        case "good":
            return not found
        case "warned":
            return bool(found) and not errors and (not wanted or codes == {*wanted})
        case "bad":
            prefixes = {code[: len(wanted[0])] for code in errors} if wanted else errors
            return bool(errors) and prefixes == ({*wanted} or errors)
        case "one":
            return len(found) == 1
        case "edit":
            return [item.edit and item.edit.text for item in found] == wanted
        case "silent":
            return not any(item.edit or item.notes for item in found) and bool(found)
        case "type":
            return [item.message for item in found] == [
                f"{wanted[0]} does not fit Bool"
            ]
    return kind == "some" and bool(found)


@rows("sentence", [*SENTENCES, *(each for name in FURTHER for each in entries(name))])
def test_sentence(sentence: Entry) -> None:
    found: list[Diagnostic] = []
    for word, text in sentence.texts:
        if word in TOLD:
            assert TOLD[word](found).split() == text.split(), text
        elif word in PARTS:
            assert text in PARTS[word](found), text
        else:
            found = sentence.found(text)
            assert holds(word, found), (word, text, found)
