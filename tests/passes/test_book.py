"""docs/passes.md and `lighthouse passes`: what they show is what the code says."""

import re
from dataclasses import dataclass
from typing import Any, ClassVar, get_args

import pytest

from lighthouse.passes import registry
from lighthouse.passes.base import Stage, Target
from lighthouse.passes.pages import GROUPS, page_of, pages
from tests.corpus.cases import PATHS
from tests.passes.book import BOOK, fresh, introduction, written_table
from tests.passes.matrix import ALL, SAMPLES, changed, family, table


@dataclass(frozen=True, slots=True)
class Foreign:
    """Of another package: it may run
    twice.  This is told after the options."""

    name: ClassVar[str] = "foreign"
    stage: ClassVar[Stage] = "core"
    twice: bool = True
    limit: int = 7

    def run(self, unit: Any, context: Any) -> Any:
        message = "not this one"
        context.missed(self, message, unit.span)
        message = f"seen {unit}"
        context.passed(self, message, unit.span)
        context.found(self, "a fact", unit.span)
        return unit


def test_book_is_fresh() -> None:
    is_fresh = BOOK.read_text(encoding="utf-8") == fresh(written_table())
    assert is_fresh, "run `make passes`"


@pytest.mark.slow
def test_table_is_fresh() -> None:
    assert written_table() == table(), "run `make passes`"


def test_table_names_what_passes_change() -> None:
    """Where it names the programs; for one in ten, as it lowers them."""
    some = ALL[::10]
    found = changed(some)
    for name, samples, corpus in re.findall(
        r"^\| \[([\w-]+)\].*? \| (.*) \| (.*) \|$", written_table(), re.M
    ):
        for told, paths in (samples, SAMPLES), (corpus, PATHS):
            here = found.get(name, frozenset()) & set(paths)
            if told.isdecimal():
                assert int(told) >= len(here), name
            else:
                unknown = {path.stem for path in paths if path not in some}
                named = set(re.findall(r"`(\w+)`", told))
                assert named - unknown == {path.stem for path in here} - unknown, name


@pytest.mark.slow
@pytest.mark.parametrize("target", get_args(Target))
def test_a_pass_that_always_runs_changes_unrelated_programs(target: Target) -> None:
    on_each = [changed(target=each) for each in get_args(Target)]
    few = {
        each.name
        for each in registry.pipeline(target)
        if each.name not in registry.MANDATORY
        and len({family(path) for on in on_each for path in on.get(each.name, ())}) < 3
    }
    assert not few


def test_the_example_of_the_introduction_works() -> None:
    text = introduction()
    assert "passed [twice] twice a value is a sum" in text
    assert "error" not in "".join(text.split("```console")[1:])


def test_every_pass_has_a_docstring_with_an_example() -> None:
    for page in pages().values():
        assert page.summary
        assert "```text\n" in page.markdown(), page.name


def test_every_option_is_explained() -> None:
    for page in pages().values():
        for name, _, _ in page.options:
            assert f"`{name}" in page.about_options + page.text, (page.name, name)


def test_groups_are_in_pipeline_order() -> None:
    known = pages()
    for target in get_args(Target):
        names = [each.name for each in registry.pipeline(target)]
        for group in GROUPS:
            ours = [n for n, page in known.items() if page.group == group]
            assert [n for n in names if n in ours] == [n for n in ours if n in names]
    assert {known["unique-names"].group, known["synchronise"].group} == {
        "normalize",
        "device",
    }


def test_when_a_pass_runs() -> None:
    known = pages()
    assert known["synchronise"].runs == "Mandatory."
    assert known["place-variables"].runs == "Mandatory, for cuda alone."
    assert known["collapse-loops"].runs == "Optional: part of `-O2`, the default."
    assert known["synchronise"].reason.startswith("Last and mandatory")


def test_page_of_a_pass_of_another_package() -> None:
    page = page_of(Foreign)
    assert (page.group, page.reason) == ("optimize", "")
    assert (
        page.runs == "Not in a pipeline of ours: `--enable-pass` or `--passes` runs it."
    )
    assert page.options == (("twice", "bool", "1"), ("limit", "int", "7"))
    assert page.about_options.startswith("Of another package: it may run twice.")
    assert set(page.remarks) == {
        ("missed", "not this one"),
        ("passed", "seen …"),
        ("analysis", "a fact"),
    }
