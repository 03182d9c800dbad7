"""docs/messages.md shows messages as they are."""

import json
import re
from pathlib import Path

import pytest

from lighthouse.diagnostics import CompileError, Source
from lighthouse.frontend.grammar import parse
from lighthouse.render import Style, render

PROGRAM = """\
Procedure same(G: Graph, a, b: Int): Bool {
    If (a = b) {
        Return True;
    }
    Return False;
}
"""


@pytest.mark.parametrize("style", ["full", "concise", "json"])
def test_examples(style: Style, repository: Path) -> None:
    text = (repository / "docs" / "messages.md").read_text(encoding="utf-8")
    example = re.search(rf"^<!-- {style} -->\n```\w+\n(.*?)^```$", text, re.M | re.S)
    assert example is not None
    with pytest.raises(CompileError) as caught:
        parse(Source("same.gm", PROGRAM))
    told = render(caught.value.diagnostics, style)
    if style == "json":
        assert json.loads(example[1]) == json.loads(told)
    else:
        assert example[1] == told
