"""Renders diagnostics: in full for people, concise for editors, JSON for programs.

In full, a finding shows the source with carets under the primary span and dashes under
the labelled ones:

    error[GM0102]: `ranks` is not declared
      --> pagerank.gm:7:15
       |
     2 |     N_P<Double> rank;
       |                 ---- declared here
    ...
     7 |         diff += t.ranks;
       |                   ^^^^^
       |
       = help: replace `ranks` with `rank`
       |
     7 -         diff += t.ranks;
     7 +         diff += t.rank;
       |                   ~~~~
"""

import json
import os
import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Literal, TextIO, assert_never

from lighthouse.findings import Diagnostic, Edit, Severity, Source, Span

Style = Literal["full", "concise", "json"]
ColorMode = Literal["auto", "always", "never"]

TAB_WIDTH = 4
# Of a longer span only the first and the last lines are shown.
LONGEST_SPAN = 6
# Of a longer line only what is around the underlined parts is shown.
LONGEST_LINE = 120
MARGIN = 30
# Of a longer message only the beginning.
LONGEST_TEXT = 1000


def render(
    diagnostics: Iterable[Diagnostic], style: Style = "full", color: bool = False
) -> str:
    """The findings in their order; ends with a newline unless there are none.

    `color` adds ANSI escapes to the full style.  JSON is one object a line.
    """
    match style:
        case "full":
            return "\n".join(_full(item, _Paint(color)) for item in diagnostics)
        case "concise":
            return "".join(_concise(item) + "\n" for item in diagnostics)
        case "json":
            return "".join(json.dumps(_as_json(item)) + "\n" for item in diagnostics)
        case _:
            assert_never(style)


def supports_color(stream: TextIO, mode: ColorMode = "auto") -> bool:
    """Whether to colour what goes to `stream`: `mode`, NO_COLOR, FORCE_COLOR, tty."""
    if mode != "auto":
        return mode == "always"
    if os.environ.get("NO_COLOR"):
        return False
    if os.environ.get("FORCE_COLOR"):
        return os.environ["FORCE_COLOR"] != "0"
    return stream.isatty() and os.environ.get("TERM") != "dumb"


@dataclass(frozen=True, slots=True)
class _Paint:
    enabled: bool

    def _wrap(self, code: str, text: str) -> str:
        return f"\x1b[{code}m{text}\x1b[0m" if self.enabled and text else text

    def bold(self, text: str) -> str:
        return self._wrap("1", text)

    def frame(self, text: str) -> str:
        return self._wrap("1;34", text)

    def help(self, text: str) -> str:
        return self._wrap("1;32", text)

    def removed(self, text: str) -> str:
        return self._wrap("1;31", text)

    def severity(self, severity: Severity, text: str) -> str:
        return self._wrap("1;31" if severity is Severity.ERROR else "1;33", text)


# --- concise and JSON -----------------------------------------------------------------


def _concise(diagnostic: Diagnostic) -> str:
    message = told(" ".join(diagnostic.message.split()))
    text = f"{diagnostic.severity}[{diagnostic.code}]: {message}"
    place = _place(diagnostic.span)
    return f"{place}: {text}" if place else text


def _place(span: Span) -> str:
    """`file:line:column`, or nothing for a span without source."""
    if span.source is None:
        return ""
    return f"{visible(span.source.name)}:{span.line}:{span.column}"


def _as_json(diagnostic: Diagnostic) -> dict[str, object]:
    edit = diagnostic.edit
    return {
        "code": diagnostic.code,
        "severity": diagnostic.severity.value,
        "message": diagnostic.message,
        "location": _location(diagnostic.span),
        "labels": [
            {"text": label.text, "location": _location(label.span)}
            for label in diagnostic.labels
        ],
        "notes": list(diagnostic.notes),
        "edit": edit and {"text": edit.text, "location": _location(edit.span)},
    }


def _location(span: Span) -> dict[str, object] | None:
    """Lines and columns from 1, offsets from 0, all in characters; the end is
    exclusive."""
    if span.source is None:
        return None
    end = Span(span.source, span.end, span.end)
    return {
        "file": span.source.name,
        "start": span.start,
        "end": span.end,
        "line": span.line,
        "column": span.column,
        "end_line": end.line,
        "end_column": end.column,
    }


# --- full -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Mark:
    """A span to underline, with what to say about it."""

    span: Span
    text: str
    primary: bool


@dataclass(frozen=True, slots=True)
class _Part:
    """What is underlined of one line: characters from `start` up to `stop`, from 0; of
    what is shown, columns."""

    start: int
    stop: int
    primary: bool
    text: str


def _full(diagnostic: Diagnostic, paint: _Paint) -> str:
    severity = diagnostic.severity
    head = paint.severity(severity, f"{severity}[{diagnostic.code}]")
    lines = [head + paint.bold(f": {told(diagnostic.message)}")]
    labels = list(diagnostic.labels)
    same = [label for label in labels if label.span == diagnostic.span]
    apart = [label for label in labels if label.span != diagnostic.span]
    text = told("; ".join(label.text for label in same))
    marks = [_Mark(diagnostic.span, text, True)]
    marks += [_Mark(label.span, told(label.text), False) for label in apart]
    gutter = _gutter_width(diagnostic)
    arrow = "-->"
    for source in dict.fromkeys(mark.span.source for mark in marks):
        if source is None:
            continue
        here = [mark for mark in marks if mark.span.source == source]
        lines.append(f"{' ' * gutter}{paint.frame(arrow)} {_place(here[0].span)}")
        lines += _snippet(source, here, gutter, severity, paint)
        arrow = ":::"
    bar = " " * (gutter + 1) + paint.frame("|")
    equals = " " * (gutter + 1) + paint.frame("=") + " "
    unplaced = [label.text for label in diagnostic.labels if label.span.source is None]
    remarks = [*unplaced, *diagnostic.notes]
    if (remarks or diagnostic.edit) and len(lines) > 1:
        lines.append(bar)
    for note in remarks:
        first, *rest = told(note).splitlines() or [""]
        lines.append(equals + paint.bold("note") + ": " + first)
        lines += [" " * (gutter + 9) + line for line in rest]
    if diagnostic.edit is not None:
        title = _edit_title(diagnostic.edit)
        lines.append(equals + paint.help("help") + ": " + title)
        lines += _edited(diagnostic.edit, gutter, paint)
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _gutter_width(diagnostic: Diagnostic) -> int:
    """Room for the largest line number that is shown, at least two columns."""
    spans = [diagnostic.span, *(label.span for label in diagnostic.labels)]
    if diagnostic.edit is not None:
        spans.append(diagnostic.edit.span)
    added = diagnostic.edit.text.count("\n") if diagnostic.edit is not None else 0
    last = max(Span(span.source, span.end, span.end).line for span in spans)
    return max(2, len(str(last + added)))


def _snippet(
    source: Source,
    marks: Sequence[_Mark],
    gutter: int,
    severity: Severity,
    paint: _Paint,
) -> list[str]:
    """The marked lines, each followed by its underlines."""
    text_lines = source.text.split("\n")
    parts: dict[int, list[_Part]] = {}
    for mark in marks:
        for number, part in _parts(mark, text_lines):
            parts.setdefault(number, []).append(part)
    bar = " " * (gutter + 1) + paint.frame("|")
    lines = [bar]
    previous: int | None = None
    for number in sorted(parts):
        if previous is not None and number > previous + 2:
            lines.append(paint.frame("..."))
        elif previous is not None and number == previous + 2:
            between, _ = _cuts(text_lines[number - 2], ())[0]
            lines.append(f"{paint.frame(f'{number - 1:>{gutter}} |')} {between}")
        for shown, underlines in _cuts(text_lines[number - 1], parts[number]):
            lines.append(f"{paint.frame(f'{number:>{gutter}} |')} {shown}")
            for row in _rows(underlines):
                lines.append(bar + " " + _draw(row, severity, paint))
        previous = number
    return lines


def _parts(mark: _Mark, text_lines: Sequence[str]) -> Iterable[tuple[int, _Part]]:
    """What to underline for `mark`: pairs of a line number and a part of the line."""
    span = mark.span
    first, offset = span.line, span.column - 1
    rest = max(span.end - span.start, 0)
    parts: list[tuple[int, int, int]] = []
    for number in range(first, len(text_lines) + 1):
        line = text_lines[number - 1]
        start = offset if number == first else len(line) - len(line.lstrip())
        begin = offset if number == first else 0
        stop = min(begin + rest, len(line))
        if number == first or start < stop:
            parts.append((number, start, stop))
        rest -= len(line) + 1 - begin
        if rest <= 0:
            break
    if len(parts) > LONGEST_SPAN:
        parts = parts[: LONGEST_SPAN // 2] + parts[-1:]
    for index, (number, start, stop) in enumerate(parts):
        text = mark.text if index == len(parts) - 1 else ""
        yield number, _Part(start, stop, mark.primary, text)


def _cuts(line: str, parts: Sequence[_Part]) -> list[tuple[str, list[_Part]]]:
    """What is shown of `line`, each time with what is underlined there.

    That is the line, or if it is too long the surroundings of its parts; of parts that
    are far from each other, one after the other.
    """
    line = line.removesuffix("\r")
    groups: list[list[_Part]] = [[]]
    for part in sorted(parts, key=lambda item: (item.start, item.stop)):
        first = (groups[-1] or [part])[0]
        room = LONGEST_LINE - 2 * MARGIN
        if len(line) > LONGEST_LINE and part.stop - first.start > room:
            groups.append([])
        groups[-1].append(part)
    return [_cut(line, group) for group in groups if group or not parts]


def _cut(line: str, parts: Sequence[_Part]) -> tuple[str, list[_Part]]:
    """One of `_cuts`, for parts that are near each other."""
    left = max(parts[0].start - MARGIN, 0) if parts else 0
    left = min(left, max(len(line) - LONGEST_LINE, 0))
    cut = line[left : left + LONGEST_LINE]
    before = "..." if left else ""
    after = "..." if left + len(cut) < len(line) else ""
    underlines = []
    for part in parts:
        start = len(before) + _width(cut[: part.start - left])
        stop = len(before) + _width(cut[: max(part.stop - left, 0)])
        shown = _Part(start, max(stop, start + 1), part.primary, part.text)
        underlines.append(shown)
    return before + _display(cut) + after, underlines


def _rows(underlines: Sequence[_Part]) -> list[list[_Part]]:
    """Share rows where underlines and texts do not run into each other."""
    rows: list[list[_Part]] = []
    for underline in sorted(underlines, key=lambda item: (item.start, item.stop)):
        for row in rows:
            last = row[-1]
            if not last.text and last.stop < underline.start:
                row.append(underline)
                break
        else:
            rows.append([underline])
    return rows


def _draw(row: Sequence[_Part], severity: Severity, paint: _Paint) -> str:
    text = ""
    column = 0
    for item in row:
        text += " " * (item.start - column)
        sign = "^" if item.primary else "-"
        drawn = sign * (item.stop - item.start) + (f" {item.text}" if item.text else "")
        if item.primary:
            text += paint.severity(severity, drawn)
        else:
            text += paint.frame(drawn)
        column = item.stop
    return text


# --- suggested edits ------------------------------------------------------------------


def _edit_title(edit: Edit) -> str:
    source = edit.span.source
    old = source.text[edit.span.start : edit.span.end] if source is not None else ""
    if "\n" in old + edit.text or len(old + edit.text) > LONGEST_LINE:
        return "change it like this"
    old, new = visible(old), visible(edit.text)
    if not old:
        return f"insert `{new.strip()}`"
    if not new:
        return f"remove `{old}`"
    return f"replace `{old}` with `{new}`"


def _edited(edit: Edit, gutter: int, paint: _Paint) -> list[str]:
    """The lines as they are and as they would be, with the new text underlined."""
    if edit.span.source is None:
        return []
    text = edit.span.source.text
    start = text.rfind("\n", 0, edit.span.start) + 1
    stop = text.find("\n", edit.span.end)
    stop = stop if stop >= 0 else len(text)
    before, after = text[start : edit.span.start], text[edit.span.end : stop]
    replaced = text[edit.span.start : edit.span.end]
    old, old_cuts = _with_cuts(before, replaced, after)
    new, new_cuts = _with_cuts(before, edit.text, after)
    sign = "~" if replaced else "+"
    bar = " " * (gutter + 1) + paint.frame("|")

    def numbered(line: str, index: int, mark: str) -> str:
        number = paint.frame(f"{edit.span.line + index:>{gutter}}")
        return f"{number} {mark} {line}"

    first, last = _changed(old, new)
    lines = [bar]
    for index in range(first, len(old) - last):
        shown, _ = old_cuts[index]
        lines.append(numbered(shown, index, paint.removed("-")))
    for index in range(first, len(new) - last):
        shown, underlines = new_cuts[index]
        lines.append(numbered(shown, index, paint.help("+")))
        for underline in underlines if edit.text else ():
            drawn = paint.help(sign * (underline.stop - underline.start))
            lines.append(f"{bar} {' ' * underline.start}{drawn}")
    return lines


def _with_cuts(
    before: str, part: str, after: str
) -> tuple[list[str], list[tuple[str, list[_Part]]]]:
    """The lines of a text, and what is shown of each, where `part` is underlined."""
    source = Source("", before + part + after)
    lines = source.text.split("\n")
    span = Span(source, len(before), len(before) + len(part))
    marked = dict(_parts(_Mark(span, "", primary=False), lines))
    cuts = [
        _cuts(line, [marked[number]] if number in marked else [])[0]
        for number, line in enumerate(lines, 1)
    ]
    return lines, cuts


def _changed(old: Sequence[str], new: Sequence[str]) -> tuple[int, int]:
    """How many lines are the same at the beginning, and at the end."""
    shorter = min(len(old), len(new))
    first = last = 0
    while first < shorter and old[first] == new[first]:
        first += 1
    while last < shorter - first and old[-last - 1] == new[-last - 1]:
        last += 1
    return first, last


# --- what a terminal shows ------------------------------------------------------------


def visible(text: str) -> str:
    """`text` on one line, with what would disturb a terminal as escapes: `\\x1b`."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(map(_visible, text))


def _visible(character: str) -> str:
    if unicodedata.category(character) in {"Cc", "Cf", "Cs", "Zl", "Zp"}:
        return character.encode("unicode_escape").decode()
    return character


def told(text: str) -> str:
    """A message: its lines visible, and not too long."""
    rest = len(text) - LONGEST_TEXT
    if rest > 0:
        text = f"{text[:LONGEST_TEXT]}... ({rest} more characters)"
    return "\n".join(map(visible, text.split("\n")))


def _display(line: str) -> str:
    """`line` with tabs expanded and what would disturb a terminal made visible."""
    shown = ""
    column = 0
    for character in line:
        width = _character_width(character, column)
        shown += " " * width if character == "\t" else _visible(character)
        column += width
    return shown


def _width(text: str) -> int:
    """Columns that `text`, the start of a line, takes up as `_display` shows it."""
    column = 0
    for character in text:
        column += _character_width(character, column)
    return column


def _character_width(character: str, column: int) -> int:
    if character == "\t":
        return TAB_WIDTH - column % TAB_WIDTH
    shown = _visible(character)
    if shown != character:
        return len(shown)
    if unicodedata.category(character) in {"Mn", "Me"}:
        return 0
    return 2 if unicodedata.east_asian_width(character) in {"W", "F"} else 1
