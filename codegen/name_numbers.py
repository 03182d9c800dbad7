"""Gives the arrays and scalars of a plan lower numbers in each function of its code.

Passes keep names unique in the whole program.  A kernel that uses `active_3` and no
other `active` has a parameter `active`.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping

from lighthouse.codegen.names import mangle
from lighthouse.codegen.short_names import NUMBERED, shorter
from lighthouse.ir.plan import Plan

# A function, with the comment above it.
FUNCTION = re.compile(r"^(?://.*\n)*[^\s/}].*\n(?:.*\n)*?\}$", re.MULTILINE)
# Texts, comments, and names that are no members.
TOKEN = re.compile(r'"(?:\\.|[^"\\\n])*"|//.*|(?<![\w.:>])[A-Za-z]\w*')
UNDERSCORE = re.compile("_")
QUOTED = re.compile(r"(?<=`)\w+(?=`)")


def numbered_names(plan: Plan) -> list[str]:
    """Those of arrays and scalars that passes have numbered, low numbers first."""
    given = {plan.name, *(item.name for item in plan.procedure.parameters)}
    made = {item.name for item in plan.scalars} | {item.name for item in plan.buffers}
    made |= {item.name for item in plan.objects}
    found = {}
    for name in made - given:
        match = NUMBERED.fullmatch(name)
        if match and match[3] and not is_ambiguous(name, plan.name, given):
            found[name] = match[1], [*map(int, re.findall(r"\d+", name))]
    return sorted(found, key=lambda name: found[name])


def is_ambiguous(name: str, procedure: str, given: Collection[str]) -> bool:
    """True if it, or what is called after it, looks like a kernel or an argument."""
    return is_after(name, procedure) or any(is_after(each, name) for each in given)


def with_low_numbers(code: str, names: Collection[str]) -> str:
    """`code` with other names for those `names`, and for what is called after them."""
    if not names:
        return code
    order = {name: i for i, name in enumerate(names)}
    mangled = {mangle(name): name for name in names}
    return FUNCTION.sub(lambda match: of_function(match[0], order, mangled), code)


def of_function(text: str, order: Mapping[str, int], mangled: Mapping[str, str]) -> str:
    used = {word for word in TOKEN.findall(text) if word.isidentifier()}
    words: dict[str, list[str]] = {}
    for word in used:
        before = (word[: found.start()] for found in UNDERSCORE.finditer(word))
        known = [name for name in (mangled.get(word), *before) if name in order]
        if known:
            words.setdefault(min(known, key=order.__getitem__), []).append(word)
    changed: dict[str, str] = {}
    for name in sorted(words, key=order.__getitem__):
        own = words[name]
        used.difference_update(own)
        for short in shorter(name):
            new = {
                word: short + word.removeprefix(name)
                if is_after(word, name)
                else mangle(short)
                for word in own
            }
            if used.isdisjoint(new.values()):
                break
        used.update(new.values())
        changed |= new

    def token(match: re.Match[str]) -> str:
        word = match[0]
        if word.startswith("//"):
            return QUOTED.sub(lambda found: changed.get(found[0], found[0]), word)
        return changed.get(word, word)

    return TOKEN.sub(token, text) if changed else text


def is_after(word: str, name: str) -> bool:
    """True if a word is called after a name, as `active_2_part` is."""
    return word.startswith(f"{name}_")
