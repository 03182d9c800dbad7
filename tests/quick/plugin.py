"""A plug-in of pytest: notes what of the compiler each test runs.

LIGHTHOUSE_SEEN is a folder for a file from each process (`tests.quick.seen`).
"""

import ast
import os
import re
import uuid
from collections.abc import Callable, Iterator
from functools import cache, wraps
from pathlib import Path
from typing import Any

import pytest

from tests.instrument import functions, importing, install
from tests.quick.seen import ROOT, Seen

TEMPLATES = "codegen/templates"
# The parts that the test that runs now has come to.
_now: set[str] = set()
ran = _now.add


def told(path: str, tree: ast.Module) -> ast.Module:
    """Each function tells its name, and that of its module, when it begins."""
    found = list(functions(tree))
    if not found:
        return tree
    for name, function in found:
        calls = ast.parse(f"_ran({path + ':' + name!r}); _ran({path + ':'!r})").body
        at = int(ast.get_docstring(function, clean=False) is not None)
        function.body[at:at] = calls
    return importing("from tests.quick.plugin import ran as _ran", tree)


def telling(
    function: Callable[..., Any], parts: Callable[[Any], tuple[str, ...]]
) -> Callable[..., Any]:
    @wraps(function)
    def told(argument: Any, *rest: Any) -> Any:
        _now.update(parts(argument))
        return function(argument, *rest)

    return told


class Recorder:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.seen = Seen()

    def pytest_collection_finish(self) -> None:
        """Templates and headers are no functions: their readers tell."""
        from lighthouse.codegen import headers, source

        headers._header = telling(headers._header, _header)  # type: ignore[assignment]
        source.rendered = telling(source.rendered, _templates)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        _now.clear()
        result = yield
        self.seen.tests[item.nodeid] = frozenset(_now)
        return result

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        before = self.seen.seconds.get(report.nodeid, 0.0)
        self.seen.seconds[report.nodeid] = round(before + report.duration, 3)
        if report.failed and report.nodeid not in self.seen.failed:
            self.seen.failed.append(report.nodeid)

    def pytest_sessionfinish(self) -> None:
        # The process that only hands out the tests has seen nothing.
        if self.seen.tests:
            self.seen.write(self.folder / f"{uuid.uuid4().hex}.seen")


def _header(path: Path) -> tuple[str, ...]:
    return (str(path.resolve().relative_to(ROOT)),)


@cache
def _templates(name: str) -> tuple[str, ...]:
    """A template, and those that it includes."""
    text = (ROOT / TEMPLATES / name).read_text(encoding="utf-8")
    inner = re.findall(r'{% include "(.+?)" %}', text)
    below = [part for each in inner for part in _templates(each)]
    return (f"{TEMPLATES}/{name}", *below)


# Before the first `conftest.py`, which imports modules of the compiler.
recorder = Recorder(Path(os.environ["LIGHTHOUSE_SEEN"]))
install(told)


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(recorder)
