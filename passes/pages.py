"""Documentation of each pass, for `lighthouse passes` and docs/passes.md.

A page is generated from the docstring of the module, the fields of the class, the
reason in `passes/registry.py`, and the remarks in the module.
"""

import ast
import inspect
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from types import ModuleType
from typing import get_args

from lighthouse.passes import registry
from lighthouse.passes.base import Pass, Target

GROUPS = {
    "tree": "On the tree, for every target and the interpreter: they define the "
    "meaning of some constructs.",
    "normalize": "From the tree to the core: desugaring, in this order.",
    "optimize": "Optimisations of the core, for every target if nothing else is said.",
    "device": "From the core to the plan, and optimisations of the plan.",
    "extension": "Passes of extensions, in programs that import them.",
}


@dataclass(frozen=True, slots=True)
class Page:
    """One pass.

    group: of `GROUPS`.
    text: its docstring.
    runs: the pipelines that contain it.
    reason: for its position, empty for passes of other packages.
    options: the name, type and default of each.
    remarks: kind and message, `…` for the parts that depend on the program.
    """

    name: str
    group: str
    text: str
    runs: str
    reason: str
    options: tuple[tuple[str, str, str], ...]
    about_options: str
    remarks: tuple[tuple[str, str], ...]

    @property
    def summary(self) -> str:
        """The first sentence."""
        first = " ".join(self.text.partition("\n\n")[0].split())
        sentence, stop, _ = first.partition(". ")
        return sentence + "." if stop else first

    @property
    def mandatory(self) -> bool:
        return self.name in registry.MANDATORY

    def markdown(self) -> str:
        """All of it, without a title."""
        parts = [_as_markdown(self.text), self.runs]
        if self.reason:
            parts[-1] += f" Why there: {self.reason}"
        if self.options:
            rows = [f"- `{n}` ({kind}, default `{d}`)" for n, kind, d in self.options]
            parts += [f"Options: {self.about_options}".rstrip(), "\n".join(rows)]
        if self.remarks:
            rows = [f"- *{kind}*: {message}" for kind, message in self.remarks]
            parts += ["Remarks:", "\n".join(rows)]
        return "\n\n".join(parts) + "\n"


def pages() -> dict[str, Page]:
    """The page of every pass of ours by name, in the order in which they run, and of
    those of extensions that are loaded."""
    known = (*registry.OURS, *registry.added(registry.ADDED))
    return {each.name: page_of(type(each)) for each in known}


@cache
def page_of(cls: type[Pass]) -> Page:
    module = sys.modules[cls.__module__]
    text = inspect.getdoc(module) or _own_docstring(cls)
    return Page(
        name=cls.name,
        group=_group(cls),
        text=text,
        runs=_runs(cls),
        reason=_reasons().get(cls.__name__, ""),
        options=tuple(
            (
                field.name,
                getattr(field.type, "__name__", str(field.type)),
                _shown(field.default),
            )
            for field in registry.options_of(cls)
        ),
        about_options=" ".join(_own_docstring(cls).split()),
        remarks=tuple(dict.fromkeys(_remarks(module))),
    )


# --- where a pass stands --------------------------------------------------------------


def _group(cls: type[Pass]) -> str:
    """Of ours by folder, of others by what they take."""
    if cls in map(type, registry.TREE):
        return "tree"
    if _extension(cls):
        return "extension"
    if cls.__module__.startswith("lighthouse.passes."):
        return cls.__module__.split(".")[2]
    return "optimize" if cls.stage == "core" else "device"


def _extension(cls: type[Pass]) -> str:
    """The one that has it; empty if none does."""
    return next((name for name, has in registry.ADDED.items() if cls in has), "")


def _runs(cls: type[Pass]) -> str:
    """In words: on which targets, and at which level."""
    name = cls.name
    if extension := _extension(cls):
        return f"Optional: part of `-O2` in programs that import `{extension}`."
    if name in (each.name for each in registry.TREE):
        return "Mandatory."
    targets = get_args(Target)
    having = [target for target in targets if name in _pipeline(target)]
    if not having:
        return "Not in a pipeline of ours: `--enable-pass` or `--passes` runs it."
    only = f", for {having[0]} alone" if len(having) < len(targets) else ""
    if name in registry.MANDATORY:
        return f"Mandatory{only}."
    return f"Optional{only}: part of `-O2`, the default."


@cache
def _pipeline(target: Target) -> frozenset[str]:
    return frozenset(each.name for each in registry.pipeline(target))


@cache
def _reasons() -> dict[str, str]:
    """By class, the comment above its line in the registry."""
    lines = re.findall(
        r"((?:^    # .*\n)+)^    (\w+)\(", inspect.getsource(registry), re.MULTILINE
    )
    return {
        name: " ".join(comment.replace("#", " ").split()) for comment, name in lines
    }


# --- what stands in its module --------------------------------------------------------


def _own_docstring(cls: type[Pass]) -> str:
    """Without the signature that a dataclass has for a docstring."""
    text = inspect.cleandoc(cls.__doc__ or "")
    return "" if text.startswith(f"{cls.__name__}(") else text


def _shown(default: object) -> str:
    """As it is written on the command line."""
    return str(int(default)) if isinstance(default, bool) else str(default)


def _remarks(module: ModuleType) -> Iterator[tuple[str, str]]:
    """The kinds and messages in calls of `passed`, `missed` and `found`."""
    kinds = {"passed": "passed", "missed": "missed", "found": "analysis"}
    for function in ast.walk(ast.parse(inspect.getsource(module))):
        if not isinstance(function, ast.FunctionDef):
            continue
        for node in ast.walk(function):
            match node:
                case ast.Call(func=ast.Attribute(attr=kind), args=[_, message, *_]) if (
                    kind in kinds
                ):
                    value = _value(function, message)
                    yield from ((kinds[kind], text) for text in _message(value))


def _value(function: ast.FunctionDef, message: ast.expr) -> ast.expr:
    """Of a variable what was assigned to it last before."""
    if not isinstance(message, ast.Name):
        return message
    before = [
        node
        for node in ast.walk(function)
        if isinstance(node, ast.Assign)
        and any(isinstance(t, ast.Name) and t.id == message.id for t in node.targets)
        and node.lineno < message.lineno
    ]
    return max(before, key=lambda node: node.lineno).value if before else message


def _message(value: ast.expr) -> Iterator[str]:
    match value:
        case ast.Constant(str() as text):
            yield text
        case ast.JoinedStr(parts):
            yield "".join(
                str(part.value) if isinstance(part, ast.Constant) else "…"
                for part in parts
            )


def _as_markdown(text: str) -> str:
    """Indented paragraphs become code, the others and items of lists one line each."""
    blocks: list[list[str]] = []
    for line in text.splitlines():
        code = line.startswith("    ")
        if not line.strip():
            # Inside code an empty line stays; between paragraphs it ends one.
            blocks.append([])
        elif line.startswith("- "):
            blocks.append([line])
        elif blocks and blocks[-1] and _is_code(blocks[-1]) == code:
            blocks[-1].append(line)
        elif code and len(blocks) > 1 and not blocks[-1] and _is_code(blocks[-2]):
            blocks[-2:] = [[*blocks[-2], "", line]]
        else:
            blocks.append([line])
    return "\n\n".join(map(_block, filter(None, blocks)))


def _is_code(block: list[str]) -> bool:
    return bool(block) and block[0].startswith("    ")


def _block(block: list[str]) -> str:
    if not _is_code(block):
        return " ".join(" ".join(block).split())
    shown = inspect.cleandoc("\n" + "\n".join(block))
    return f"```text\n{shown}\n```"
