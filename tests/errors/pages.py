"""The pages of `lighthouse explain` as data: the files and commands in them, and what
the commands print.

`python -m tests.errors.pages` writes what the commands print, and docs/errors.md anew.
"""

import contextlib
import io
import json
import os
import re
import shlex
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest import mock

from lighthouse.cli.main import main
from lighthouse.diagnostics import CompileError, Diagnostic
from lighthouse.explanations import GROUPS, page, titles
from lighthouse.render import render

REPOSITORY = Path(__file__).parent.parent.parent
PAGES = REPOSITORY / "lighthouse" / "explanations"
BOOK = REPOSITORY / "docs" / "errors.md"
CODES = titles()

_FILE = re.compile(r"^```\w+ (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
# A call that fails, and the message.
_PYTHON = re.compile(r"^```python\n(.*?)^```\n\n```text\n(.*?)^```$", re.M | re.S)
_CONSOLE = re.compile(r"^```console\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Page:
    """A page: its files by name, its commands, and its calls from Python."""

    code: str
    text: str

    @property
    def files(self) -> dict[str, str]:
        return dict(_FILE.findall(self.text))

    @property
    def commands(self) -> list[str]:
        blocks = "".join(_CONSOLE.findall(self.text))
        return re.findall(r"^\$ (.*)$", blocks, re.MULTILINE)

    @property
    def calls(self) -> list[str]:
        return [script for script, _ in _PYTHON.findall(self.text)]


@dataclass(frozen=True, slots=True)
class Done:
    """How a command ended, and what it printed."""

    exit_code: int
    output: str


def every_page() -> list[Page]:
    return [Page(code, page(code)) for code in titles()]


@contextlib.contextmanager
def folder_with(files: Mapping[str, str]) -> Iterator[None]:
    """These files and no others in the working directory."""
    with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
        for name, text in files.items():
            Path(name).write_text(text, encoding="utf-8")
        yield


def run(command: str) -> Done:
    """Run `lighthouse …` in this process, in the working directory."""
    program, *words = shlex.split(command)
    assert program == "lighthouse"
    printed = io.StringIO()
    plain = {"NO_COLOR": "1", "COLUMNS": "88"}
    with (
        mock.patch.dict(os.environ, plain),
        contextlib.redirect_stdout(printed),
        contextlib.redirect_stderr(printed),
    ):
        exit_code = main(words)
    # Paths that are shown in full begin with the temporary folder.
    output = printed.getvalue().replace(f"{Path.cwd()}/", "")
    return Done(exit_code, output)


def findings(command: str) -> tuple[int, list[dict[str, Any]]]:
    """How a command ends, and its errors and warnings, as its JSON tells them."""
    done = run(f"{command} --message-format json")
    lines = done.output.splitlines()
    found = [json.loads(line) for line in lines if line.startswith("{")]
    return done.exit_code, [item for item in found if item.get("code")]


def errors_of(script: str) -> tuple[Diagnostic, ...]:
    """What a Python script raises."""
    try:
        exec(script, {})
    except CompileError as error:
        return error.diagnostics
    return ()


def fresh(page: Page) -> str:
    """The text of a page with what its commands print, written anew."""
    with folder_with(page.files):
        return with_output(page.text)


def with_output(text: str) -> str:
    """What commands and scripts print in the working directory, written anew."""

    def printed(block: re.Match[str]) -> str:
        commands = re.findall(r"^\$ .*$", block[1], re.MULTILINE)
        told = [f"{line}\n{run(line[2:]).output}" for line in commands]
        return "```console\n" + "".join(told).rstrip() + "\n```"

    def raised(block: re.Match[str]) -> str:
        told = render(errors_of(block[1]))
        return f"```python\n{block[1]}```\n\n```text\n{told}```"

    return _PYTHON.sub(raised, _CONSOLE.sub(printed, text))


def book(pages: list[Page]) -> str:
    """docs/errors.md."""
    parts = [
        "# Errors and warnings\n\n"
        "Every error and every warning has a code. `lighthouse explain CODE` shows its "
        "page; here they all are. [messages.md](messages.md) tells how messages look "
        "and how programs read them.\n\n"
        "This file is made by `make errors` from the pages in "
        "`lighthouse/explanations`.\n"
    ]
    for prefix, group in GROUPS.items():
        here = [item for item in pages if item.code.startswith(prefix)]
        parts.append(f"## {group}\n")
        parts.append(
            "".join(f"- [{i.code}](#{i.code.lower()}): {CODES[i.code]}\n" for i in here)
        )
        for item in here:
            _, _, body = item.text.partition("\n")
            parts.append(
                f'### <a id="{item.code.lower()}"></a>{item.code}: '
                f"{CODES[item.code]}\n{body.rstrip()}\n"
            )
    return "\n".join(parts)


def update() -> None:
    for item in every_page():
        (PAGES / f"{item.code}.md").write_text(fresh(item), encoding="utf-8")
    BOOK.write_text(book(every_page()), encoding="utf-8")


if __name__ == "__main__":
    update()
