"""Extensions for one test: what it loads and installs is unknown to the others."""

from collections.abc import Callable
from importlib import metadata
from importlib.metadata import EntryPoint, EntryPoints

import pytest

from lighthouse import extensions
from lighthouse.codegen import headers
from lighthouse.ir import builtins, kinds
from lighthouse.passes import registry

# Announces extensions: `module:attribute` by name.
Announce = Callable[..., None]


@pytest.fixture
def announce(monkeypatch: pytest.MonkeyPatch) -> Announce:
    """As if packages were installed whose extensions are those announced."""
    for module, name in (
        (extensions, "_LOADED"),
        (kinds, "_KINDS"),
        (builtins, "_BY_NAME"),
        (registry, "ADDED"),
        (headers, "FOLDERS"),
    ):
        monkeypatch.setattr(module, name, getattr(module, name).copy())

    def install(**values: str) -> None:
        def found(*, group: str) -> EntryPoints:
            known = [EntryPoint(*item, extensions.GROUP) for item in values.items()]
            return EntryPoints(known if group == extensions.GROUP else [])

        monkeypatch.setattr(metadata, "entry_points", found)

    return install


@pytest.fixture
def toy(announce: Announce) -> None:
    """`Import toy;` works."""
    announce(toy="tests.extensions.toy.extension:EXTENSION")
