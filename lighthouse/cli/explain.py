"""`lighthouse explain`: what the codes of errors and warnings mean."""

import argparse
import difflib
import re
import sys
import textwrap

from lighthouse.cli.parsers import Subparsers


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "explain",
        description="Explain an error or a warning by its code; without one, list all "
        "codes.",
    )
    parser.add_argument("code", metavar="CODE", nargs="?", help="such as GM0026 or 26")
    parser.set_defaults(function=run)


def run(arguments: argparse.Namespace) -> int:
    from lighthouse.explanations import page
    from lighthouse.render import supports_color

    color = supports_color(sys.stdout, arguments.color)
    if arguments.code is None:
        print(listing(color), end="")
        return 0
    try:
        text = page(normal(arguments.code))
    except KeyError:
        raise unknown(arguments.code) from None
    print(shown(text, color), end="")
    return 0


def normal(code: str) -> str:
    """`gm26`, `26` and `GM0026` are one code."""
    match = re.fullmatch(r"(?:GM)?(\d{1,4})", code, re.IGNORECASE)
    return f"GM{match[1]:0>4}" if match else code


def unknown(code: str) -> Exception:
    from lighthouse.diagnostics import Diagnostic, UsageError
    from lighthouse.explanations import titles
    from lighthouse.passes.registry import known

    near = difflib.get_close_matches(normal(code), titles(), n=3, cutoff=0.8)
    notes = (f"there are {', '.join(near)}",) if near else ()
    if code in known():
        notes = (f"it is a pass: `lighthouse passes {code}` tells about it",)
    return UsageError(Diagnostic("GM0907", f"there is no code `{code}`", notes=notes))


def listing(color: bool) -> str:
    """All codes with their titles, by group."""
    from lighthouse.explanations import GROUPS, titles

    known = titles()
    parts = []
    for prefix, name in GROUPS.items():
        lines = [f"{code}  {known[code]}" for code in known if code.startswith(prefix)]
        parts.append("\n".join([_bold(name, color), *lines]) + "\n")
    return "\n".join(parts)


def shown(text: str, color: bool, width: int = 88) -> str:
    """A page for the terminal: paragraphs wrapped; what stands in fences indented."""
    lines = []
    fenced = False
    for line in text.splitlines():
        if line.startswith("```"):
            fenced = not fenced
            name = line.removeprefix("```").partition(" ")[2]
            if fenced and name:
                lines.append(f"{name}:")
        elif fenced:
            lines.append(f"    {line}".rstrip())
        elif line.startswith("# "):
            lines.append(_bold(line.removeprefix("# "), color))
        else:
            lines += textwrap.wrap(line, width, break_on_hyphens=False) or [""]
    return "\n".join(lines) + "\n"


def _bold(text: str, color: bool) -> str:
    return f"\x1b[1m{text}\x1b[0m" if color else text
