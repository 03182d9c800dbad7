"""Solutions: numbers about them, their files, and what can be wrong with those."""

import errno
import gzip
import json
import re
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NoReturn

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lighthouse.extensions.pta import solution as numbers
from lighthouse.extensions.pta import solutions
from lighthouse.extensions.pta.solution import Solution
from lighthouse.graph import native
from tests.extensions.pta.programs import sets_of
from tests.refused import refused
from tests.sampling import rows, tables

TABLES = tables(__file__)
NAMES = ("a.jsonl", "a.jsonl.gz", "a.npz", "a.txt", "a.txt.xz")
SETS = st.lists(st.frozensets(st.integers(0, 300), max_size=9), max_size=9)


def solution_of(sets: list[frozenset[int]]) -> Solution:
    """One class for each different set, its members in any order, some twice."""
    different = list(dict.fromkeys(sets))
    members = [[*sorted(each, reverse=True), *sorted(each)[:1]] for each in different]
    return Solution.of_sets(
        np.array([different.index(each) for each in sets], np.int32),
        np.append(0, np.cumsum([len(each) for each in members], dtype=np.int64)),
        np.array([item for each in members for item in each], np.int64),
    )


def slow_digest(sets: list[frozenset[int]]) -> str:
    def mix(value: int) -> int:
        value = (value + 0x9E3779B97F4A7C15) % 2**64
        value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9 % 2**64
        value = (value ^ (value >> 27)) * 0x94D049BB133111EB % 2**64
        return value ^ (value >> 31)

    total = sum(
        mix(mix(variable) ^ (sum(map(mix, members)) % 2**64))
        for variable, members in enumerate(sets)
        if members
    )
    return f"{total % 2**64:016x}"


@given(SETS)
def test_numbers(sets: list[frozenset[int]]) -> None:
    found = solution_of(sets)
    assert sets_of(found) == sets
    assert found.sizes().tolist() == [len(each) for each in sets]
    assert found.digest() == slow_digest(sets)
    for member in (0, 63, 64, 300):
        having = found.classes_with(member)[found.classes].tolist()
        assert having == [member in each for each in sets]
    assert sets_of(found.first(2)) == sets[:2]


def test_the_digest_is_added_up_in_every_way(monkeypatch: pytest.MonkeyPatch) -> None:
    sets = [frozenset(range(n, 999, n)) for n in (7, 70, 130, 1000, 7)]
    whole = solution_of(sets).digest()
    monkeypatch.setattr(numbers, "PIECE", 3)
    assert solution_of(sets).digest() == whole == slow_digest(sets)
    monkeypatch.setattr(native, "FEW", -1)
    assert solution_of(sets).digest() == whole


@pytest.mark.parametrize("name", NAMES)
def test_how_it_was_solved(name: str, tmp_path: Path) -> None:
    """It is recorded but in text, whose format is that of others."""
    how = ("sound", "LightHouse 0.1", "--target openmp")
    plain = solution_of([frozenset((3,)), frozenset()])
    solved = replace(plain, mode="sound", solver=how[1], options=how[2])
    for solution in (solved, plain):
        solutions.write(solution, tmp_path / name)
        found = solutions.read(tmp_path / name)
        assert sets_of(found) == sets_of(plain)
        known = solution is solved and ".txt" not in name
        expected = how if known else (None, "", "")
        assert (found.mode, found.solver, found.options) == expected


def test_histogram() -> None:
    sizes = np.array([0, 1, 2, 3, 4, 7, 8, 0], np.int64)
    assert numbers.histogram(sizes) == [
        (0, 0, 2),
        (1, 1, 1),
        (2, 3, 2),
        (4, 7, 2),
        (8, 15, 1),
    ]


@given(SETS)
def test_what_is_written_is_read(sets: list[frozenset[int]]) -> None:
    with TemporaryDirectory() as folder:
        for name in NAMES:
            path = Path(folder, name)
            solutions.write(solution_of(sets), path)
            assert sets_of(solutions.read(path)) == sets


def test_texts(tmp_path: Path) -> None:
    found = solution_of([frozenset({2}), frozenset(), frozenset({2})])
    solutions.write(found, tmp_path / "a.txt")
    assert (tmp_path / "a.txt").read_text() == "3\n[0, 2] => [2]\n[1] => []\n"
    solutions.write(found, tmp_path / "b", "jsonl", {2: "H:é", 7: "none"})
    lines = [json.loads(line) for line in (tmp_path / "b").read_text().splitlines()]
    assert lines == [
        {"variables": [0, 2], "members": [2], "names": {"2": "H:é"}},
        {"variables": [1], "members": []},
    ]
    assert sets_of(solutions.read(tmp_path / "b", "jsonl")) == sets_of(found)


def test_comments_and_line_ends(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    path.write_bytes(b"# of a program\r\n2\r\n\r\n[1] => [3, 0]\r\n[0] => []")
    assert sets_of(solutions.read(path)) == [set(), {0, 3}]


TEXT = Path(__file__).with_name("malformed_solutions.txt").read_text(encoding="utf-8")
TEXTS = [
    (name, text.replace(r"\n", "\n"), message)
    for name, text, message in re.findall(r"^(\w.*?): ?(.*?) ?→ (.*)", TEXT, flags=re.M)
]
TEXTS += [("a.jsonl", "[" * 100_000, ", line 1: an object with lists")]


@rows("name, text, message", TEXTS)
def test_malformed_texts(name: str, text: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / name
    path.write_text(text)
    diagnostic = refused("GM0852", solutions.read, path)
    assert diagnostic.message.startswith(f"{path}{message}")


ARRAYS: dict[str, Any] = {
    "version": np.array(1),
    "classes": np.array([0, 1, 0], np.int32),
    "starts": np.array([0, 0, 2]),
    "places": np.array([0, 3], np.int32),
    "words": np.array([1, 8], np.uint64),
}


@rows(*TABLES["malformed arrays"])
def test_malformed_arrays(
    change: dict[str, np.ndarray | None], message: str, tmp_path: Path
) -> None:
    arrays: dict[str, Any] = {
        k: v for k, v in (ARRAYS | change).items() if v is not None
    }
    np.savez(tmp_path / "a.npz", **ARRAYS)
    assert sets_of(solutions.read(tmp_path / "a.npz")) == [set(), {0, 195}, set()]
    np.savez(tmp_path / "a.npz", **arrays)
    found = refused("GM0852", solutions.read, tmp_path / "a.npz").message
    assert "a.npz: " in found
    assert message in found


def test_places_may_fall_between_sets(tmp_path: Path) -> None:
    arrays = ARRAYS | {"starts": np.array([0, 1, 2]), "places": ARRAYS["places"][::-1]}
    np.savez(tmp_path / "a.npz", **arrays)
    assert sets_of(solutions.read(tmp_path / "a.npz")) == [{192}, {3}, {192}]


def test_files_that_are_not_what_their_names_say(tmp_path: Path) -> None:
    for name, code in (
        ("a.csv", "GM0851"),
        ("a.npz.gz", "GM0851"),
        ("a", "GM0851"),
        ("none.npz", "GM0841"),
        ("bad.npz", "GM0842"),
        ("cut.txt.gz", "GM0842"),
    ):
        (tmp_path / "bad.npz").write_bytes(b"PK\3\4 no more")
        (tmp_path / "cut.txt.gz").write_bytes(gzip.compress(b"1\n[0] => []\n")[:-5])
        refused(code, solutions.read, tmp_path / name)


@pytest.mark.parametrize("name", ["a.jsonl", "a.txt.gz", "a.npz"])
def test_a_solution_that_cannot_be_written_leaves_what_was_there(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object, **__: object) -> NoReturn:
        raise OSError(errno.ENOSPC, "No space left on device")

    found = solution_of([frozenset({1})])
    path = tmp_path / name
    solutions.write(found, path)
    before = path.read_bytes()
    monkeypatch.setattr(Solution, "members_of_class", full)
    monkeypatch.setattr(np, "savez_compressed", full)
    told = refused("GM0853", solutions.write, found, path)
    assert "cannot be written: No space" in told.message
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_directory_that_is_not_there(tmp_path: Path) -> None:
    refused("GM0853", solutions.write, solution_of([]), tmp_path / "none" / "a.txt")
