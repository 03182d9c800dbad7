"""The mutants are those that the docstrings say, and the tests notice them."""

import ast
from pathlib import Path

import pytest

from tests.mutate.mutants import all_mutants, changes, modules, sample
from tests.mutate.plugin import Recorder
from tests.passes.meaning import programs

PROGRAMS = programs(Path(__file__).with_name("mutate.txt"))
TEXT = PROGRAMS["text"]
CHANGES = {
    "a and (not b) → not b",
    "a and (not b) → a",
    "not b → b",
    "any((each < 3 for each in a if each)) → all((each < 3 for each in a if each))",
    "each < 3 → each <= 3",
    "each → not each",
    "isinstance(node, int | str) → isinstance(node, int)",
    "isinstance(node, int | str) → isinstance(node, str)",
    "isinstance(node, int | str) → not isinstance(node, int | str)",
    "case Sum(left, operator='+') | Product(left) → no case",
    "case Sum(left, operator='+') | Product(left) → case Product(left)",
    "case Sum(left, operator='+') | Product(left) → case Sum(left, operator='+')",
}


def test_changes_of_each_kind() -> None:
    found = {f"{m.before} → {m.after}" for m, _ in changes("f.py", ast.parse(TEXT))}
    assert found == CHANGES


def test_names_are_unique_and_do_not_move() -> None:
    names = [str(mutant) for mutant in all_mutants()]
    assert len(set(names)) == len(names)
    moved = {str(m) for m, _ in changes("f.py", ast.parse(f"x = 1\n\n{TEXT}"))}
    assert moved == {str(m) for m, _ in changes("f.py", ast.parse(TEXT))}


def test_a_sample_is_the_same_without_other_modules() -> None:
    some = sample(all_mutants(), 80, 31)
    fewer = sample((m for m in all_mutants() if m in some), 80, 31)
    assert fewer == some


# f(1, 0, None) ends at the first condition; f([4], 1, 1) passes it and the next one.
SEEN = {
    "one": ((1, 0, None), {"a and (not b) → not b": False, "not b → b": True}),
    "other": (
        ([4], 1, 1),
        {"isinstance(node, int | str) → isinstance(node, str)": True},
    ),
}


@pytest.mark.parametrize("name", SEEN)
def test_a_condition_is_seen_where_both_ways_differ(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    arguments, expected = SEEN[name]
    seen = conditions_seen(tmp_path, monkeypatch, *arguments)
    for change, differs in expected.items():
        assert (f"f.py:f: {change}" in seen) == differs


def test_a_case_is_seen_where_only_one_of_both_matches(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    case = "f.py:f: case Sum(left, operator='+') | Product(left)"
    product = conditions_seen(tmp_path, monkeypatch, [4], 1, Product(1))
    assert f"{case} → no case" in product
    assert f"{case} → case Sum(left, operator='+')" in product
    assert f"{case} → case Product(left)" not in product


class Sum:
    __match_args__ = ("left", "operator")

    def __init__(self, left: int, operator: str) -> None:
        self.left, self.operator = left, operator


class Product:
    __match_args__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left


def conditions_seen(
    folder: Path, monkeypatch: pytest.MonkeyPatch, *arguments: object
) -> set[str]:
    """The mutants of TEXT that a call can tell from it."""
    names = [str(mutant) for mutant, _ in changes("f.py", ast.parse(TEXT))]
    (folder / "mutants").write_text("\n".join(names), encoding="utf-8")
    recorder = Recorder(folder)
    for name in ("both", "count", "tell"):
        told = getattr(recorder, name)
        monkeypatch.setattr(f"tests.mutate.plugin.{name}", told, raising=False)
    recorder.test = "here"
    tree = ast.fix_missing_locations(recorder.transform("f.py", ast.parse(TEXT)))
    defined = {"Sum": Sum, "Product": Product}
    exec(compile(tree, "f.py", "exec"), defined)
    defined["f"](*arguments)
    return {names[number] for number, tests in recorder.seen.items() if tests}


def test_all_modules_of_the_compiler_are_there() -> None:
    assert {"passes/registry.py", "codegen/kernels.py"} <= {*modules()}
    assert "lighthouse/ir/walk.py" in modules()
