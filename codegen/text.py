"""C++ lines with indentation and comments; initial values of variables."""

import re
import textwrap
from collections.abc import Iterable, Iterator
from itertools import chain, groupby

from lighthouse.codegen.names import cpp_type
from lighthouse.ir.types import (
    BOOL,
    DOUBLE,
    FLOAT,
    INT,
    LONG,
    MapType,
    PropertyType,
    Type,
    is_element,
)
from lighthouse.render import visible

INDENT = "    "
NOTHING: dict[Type, str] = {
    INT: "0",
    LONG: "0",
    FLOAT: "0.0f",
    DOUBLE: "0.0",
    BOOL: "false",
}
# In loops that may run for long: Ctrl-C ends them one after the other.
LEAVE = "if (LH_STOPPED) break;"
# In rounds that run in one launch.
BARRIER = "grid.barrier();"
WIDTH = 100
# Texts, attributes, words and all else of a line of C++.
TOKEN = re.compile(
    r"""\"(?:\\.|[^"\\])*\"|'(?:\\.|[^'\\])*'|__\w+__\([^()]*\)|::|&&|\|\||\w+|\S"""
)
# A variable that a line declares.
DECLARED = re.compile(r"(?:const )?[\w:<>, ]+&? (\w+)(?: = .*|)[;{]$")
# Variables that may be declared with others of their type: numbers that begin with a
# literal, with the size of a graph or not at all, and objects.
NUMBER = r"bool|double|float|u?int\d+_t|lh::node_t|lh::edge_t"
LITERAL = (
    r" = (?:-?\d[\w.]*|true|false|(?:int64_t|lh::\w+_t)\(-?\d+\)|lh::Limits<\w+>::\w+|"
    r"\w+\.nodes|int32_t\(\w+\.edges\))"
)
ARGUMENTS = r"\([^()]*(?:\([^()]*\)[^()]*)*\)"
ALIKE = re.compile(
    rf"(?P<type> *(?:{NUMBER}|(?P<object>lh::\w+<[\w:]+>)))"
    rf" (?P<name>\w+(?(object){ARGUMENTS}|(?:{LITERAL})?));"
)
# An If with braces around a simple statement.
ALONE = re.compile(
    r"^(?P<head>(?P<margin> *)if \(.*\)) \{\n(?P=margin)    "
    r"(?P<statement>(?!(?:if|for|while|do|const|auto)\b)[^\n{}]*;)\n(?P=margin)\}$",
    re.MULTILINE,
)
IF = re.compile(r"if \((.*)\) \{")
WEAKER = re.compile(r"\|\|| [?=] ")  # than &&
# How much rather a line ends elsewhere than before an operator.
OPERATORS = {**dict.fromkeys("? : && ||".split(), 0), **dict.fromkeys("+-*/%<>", 2)}


def indent(lines: Iterable[str]) -> list[str]:
    return [f"{INDENT}{line}" for line in lines]


def braces(head: str, lines: Iterable[str]) -> list[str]:
    """`head { lines }`."""
    return [f"{head} {{".lstrip(), *indent(unwrapped([*lines])), "}"]


def unwrapped(lines: list[str]) -> list[str]:
    """The lines of a block without the braces of a block at their end, unless it
    declares a name that is in use before."""
    if lines[-1:] != ["}"]:
        return lines
    first = next(
        i for i in reversed(range(len(lines))) if lines[i][:1] not in ("}", " ")
    )
    inside = [line.removeprefix(INDENT) for line in lines[first + 1 : -1]]
    declared = {found[1] for line in inside if (found := DECLARED.match(line))}
    if lines[first] != "{" or any(is_named(name, lines[:first]) for name in declared):
        return lines
    return [*lines[:first], *unwrapped(inside)]


def is_loop(lines: list[str]) -> bool:
    """True of one loop and nothing else, which needs no braces of its own."""
    head, *rest = lines
    return head.startswith("for (") and all(line[:1] in " }" for line in rest)


def both(lines: list[str]) -> list[str]:
    """The lines of an If: with another that is all of it, one with both conditions."""
    inside = [line.removeprefix(INDENT) for line in lines[1:-1]]
    if not inside:
        return lines
    one, other = IF.fullmatch(lines[0]), IF.fullmatch(inside[0])
    if (
        not one
        or not other
        or inside[-1] != "}"
        or any(line[:1] != " " for line in inside[1:-1])
    ):
        return lines
    condition = f"{weaker(one[1])} && {weaker(other[1])}"
    return [f"if ({condition}) {{", *inside[1:]]


def weaker(condition: str) -> str:
    """A condition as an operand of &&."""
    outside, changes = condition, 1
    while changes:
        outside, changes = re.subn(r"\([^()]*\)", "", outside)
    return f"({condition})" if WEAKER.search(outside) else condition


def otherwise(lines: list[str]) -> list[str]:
    """`} else { lines }` after the lines of an If; another If goes on in its line."""
    lines = unwrapped(lines)
    is_if = bool(lines) and lines[0].startswith("if (") and lines[-1] == "}"
    if is_if and all(line[:1] in " }" for line in lines[1:]):
        return [f"}} else {lines[0]}", *lines[1:]]
    return braces("} else", lines)


def declared_together(lines: Iterable[str]) -> list[str]:
    """Declarations that follow each other, those of one type on one line; numbers are
    before objects, which may need them."""
    found: list[str] = []
    for margin, group in groupby(lines, margin_of_declared):
        if margin is None:
            found += group
            continue
        of_type: dict[tuple[bool, str], list[str]] = {}
        for declared in filter(None, map(ALIKE.fullmatch, group)):
            kind = bool(declared["object"]), declared["type"]
            of_type.setdefault(kind, []).append(declared["name"])
        found += [
            f"{type} {', '.join(of_type[is_object, type])};"
            for is_object, type in sorted(of_type, key=lambda kind: kind[0])
        ]
    return found


def margin_of_declared(line: str) -> int | None:
    return len(line) - len(line.lstrip()) if ALIKE.fullmatch(line) else None


def empty(type: Type, count: str = "") -> str:
    """The constructor arguments of a new object: what a map gives for a missing key,
    and as a key where it has none; or the number of elements of a property of
    collections."""
    match type:
        case PropertyType():
            return f"({count})"
        case MapType(key, value):
            return f"({nothing(value)}, {nothing(key)})"
    return ""


def nothing(type: Type) -> str:
    """What a variable of this type holds that was never assigned."""
    return f"{cpp_type(type)}(-1)" if is_element(type) else NOTHING[type]


def comment(text: str) -> str:
    """What a user has named or written, as the rest of a line after `//`: whatever
    could end that line, or hide what the file says, is an escape."""
    line = visible(text.expandtabs(len(INDENT))).rstrip()
    # After a backslash, or the trigraph of one, it would go on in the next line.
    return f"{line} ." if line.endswith(("\\", "??/")) else line


def is_named(name: str, lines: Iterable[str]) -> bool:
    """Whether a line of code has the name."""
    word = re.compile(rf"\b{name}\b")
    return any(word.search(line) for line in lines)


def folded(text: str) -> str:
    """Code with its long lines, comments among them, on several ones, and a short If
    with one statement on one."""
    return "\n".join(
        chain.from_iterable(map(parts, ALONE.sub(short, text).split("\n")))
    )


def short(match: re.Match[str]) -> str:
    line = f"{match['head']} {match['statement']}"
    return line if len(line) <= WIDTH else match[0]


def parts(line: str) -> list[str]:
    """The lines that take the place of one that may be too long.

    It ends after a comma or a parenthesis or before an operator, at the last of the
    best places; what has no place remains as it is.
    """
    margin = line[: len(line) - len(line.lstrip())]
    if len(line) <= WIDTH or line.startswith("#"):
        return [line]
    if line.startswith(f"{margin}//"):
        return textwrap.wrap(
            line,
            WIDTH,
            subsequent_indent=f"{margin}//     ",
            break_long_words=False,
            break_on_hyphens=False,
        )
    found: list[str] = []
    level, inner = 2, margin + 2 * INDENT
    while len(line) > WIDTH:
        places = [place for place in breaks(line) if len(inner) < place[1] <= WIDTH]
        if not places:
            break
        _, at, opened = min(places, key=lambda place: (place[0], -place[1]))
        # What a line that goes on has opened goes on further inside.
        level = max(2, level + opened) if found else 2
        inner = margin + level * INDENT
        found.append(line[:at])
        line = f"{inner}{line[at:].lstrip()}"
    return [*found, line]


def breaks(line: str) -> Iterator[tuple[int, int, int]]:
    """Wherever a line may end, how bad it would be, the place, and how many parentheses
    are open there.

    It is the worse the more parentheses are open.
    """
    depth = lowest = 0
    for token in TOKEN.finditer(line):
        text = token[0]
        before = line[token.start() - 1]
        # The brackets of templates have no spaces around them.
        depth += text in "([{" or (text == "<" and before != " ")
        depth -= text in ")]}" or (text == ">" and before not in " -")
        lowest = min(lowest, depth)
        if text in (",", ";"):
            yield depth - (text == ";"), token.end(), depth
        elif text == "(":
            yield depth + 3, token.end(), depth
        elif text in OPERATORS and before == " ":
            # In parentheses a conditional expression is better left whole.
            whole = 2 * (text in "?:" and depth > lowest)
            yield depth + OPERATORS[text] + whole, token.start() - 1, depth
        elif line[: token.start()].endswith(") ") and text.isidentifier():
            yield depth + 4, token.start() - 1, depth
