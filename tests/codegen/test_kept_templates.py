"""Jinja2's code for templates is made once for all processes."""

from pathlib import Path

import pytest

from lighthouse.codegen.kept_templates import SUFFIX
from lighthouse.codegen.source import environment

NAME = "cuda/kernels.cu.j2"


def test_it_is_made_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LIGHTHOUSE_CACHE_DIR", str(tmp_path))
    make = environment.__wrapped__
    first, later = make(), make()
    first.get_template(NAME)
    assert [*tmp_path.glob(f"*{SUFFIX}")]

    def compile(*_: object) -> None:
        raise AssertionError("it is there")

    monkeypatch.setattr(later, "compile", compile)
    later.get_template(NAME)


def test_it_is_made_again_if_it_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LIGHTHOUSE_CACHE_DIR", str(tmp_path))
    make = environment.__wrapped__
    make().get_template(NAME)
    whole = {path: path.read_bytes() for path in tmp_path.glob(f"*{SUFFIX}")}
    for path, content in whole.items():
        path.write_bytes(content[:-100])
    make().get_template(NAME)
    assert whole == {path: path.read_bytes() for path in whole}
