"""Constraints in files: both ways, in the published ones, and malformed."""

import gzip
import lzma
from collections.abc import Iterator
from dataclasses import fields, replace
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from lighthouse.diagnostics import CompileError
from lighthouse.extensions.pta import files
from lighthouse.extensions.pta import rows as numbers
from lighthouse.extensions.pta.constraints import Constraints, Span
from lighthouse.graph import native
from tests.extensions.pta.programs import programs
from tests.extensions.pta.published import BEFORE, paths
from tests.refused import refused
from tests.sampling import rows, sampled

NODES = "8\n4\n4\n0,0,0\n1,1,0\n2,0,0\n3,2,1\n4,1,1\n5,0,1\n6,0,0\n7,0,0\n"
CONSTRAINTS = (
    "1,1,1,1,1\n0,3,5,0,0\n1,5,6,1,0\n2,6,7,2,1\n3,7,6,3,1\n4,5,7,4,1\n"  # one of each
)
HCD = "1\n5,6\n1,2\n7,3\n7,5\n"
NAMES = "3 F:main\n4 F:main.argc\tmain.c:1\n"
NAMES += "# lines main.c:1-9\tmain\targc\targv\n# lines main.c:11-12\tf\n"
CALLS = "# a comment\n3 3\n\n3 *5\tf.c:3\n3 printf\nLAST\n"
GOOD = {"nodes": NODES, "constraints": CONSTRAINTS, "hcd": HCD, "names": NAMES}


def read(folder: Path, texts: dict[str, str]) -> Constraints:
    for name, text in texts.items():
        (folder / f"{name}.txt").write_bytes(text.encode())
    return files.read(*(folder / f"{name}.txt" for name in GOOD))


def same(one: Constraints, other: Constraints) -> bool:
    return all(
        np.array_equal(here, there) and here.dtype == there.dtype
        if isinstance(here := getattr(one, field.name), np.ndarray)
        else here == there
        for field in fields(Constraints)
        for there in [getattr(other, field.name)]
    )


def test_each_array_holds_what_its_lines_say(tmp_path: Path) -> None:
    found = read(tmp_path, GOOD)
    assert (found.variables, found.objects) == (8, 5)
    assert found.sizes.tolist() == [0, 1, 0, 2, 1, 0, 0, 0]
    assert np.flatnonzero(found.functions).tolist() == [3], "4 belongs to 3, 5 is none"
    assert found.address_of.tolist() == [[5, 3]]
    assert found.copies.tolist() == [[6, 5]]
    assert found.loads.tolist() == [[7, 6, 1]]
    assert found.stores.tolist() == [[6, 7, 1]]
    assert found.offsets.tolist() == [[7, 5, 1]]
    assert found.merged.tolist() == [[5, 6]]
    assert found.cycles.tolist() == [[7, 3], [7, 5]]
    assert found.names == {3: "F:main", 4: "F:main.argc"}
    assert found.lines == {4: "main.c:1"}
    assert found.spans == (
        Span("main", "main.c", 1, 9, frozenset(("argc", "argv"))),
        Span("f", "main.c", 11, 12),
    )


@given(programs())
def test_what_is_written_is_read(program: Constraints) -> None:
    with TemporaryDirectory() as folder:
        for suffix in ("", ".gz", ".xz"):
            paths = {name: Path(folder, f"{name}.txt{suffix}") for name in GOOD}
            constraints_file = paths.pop("constraints")
            files.write(program, constraints_file=constraints_file, **paths)
            again = files.read(
                paths["nodes"], constraints_file, paths["hcd"], paths["names"]
            )
            assert same(program, again)


PLAIN = ["", "1,2,3", "40", "# 1,2", "#", "# solve in mode sound"]
PLAIN += ["# belongs to nodes 0123456789abcdef"]
OTHERS = [" 5,6 ", " # 7", "8,,9", "1,", ",1", "1 2", "-3", "\r", "9" * 19]


@given(st.lists(st.sampled_from(PLAIN + OTHERS), max_size=6), st.booleans())
def test_the_fast_reader_reads_plain_lines(lines: list[str], ends: bool) -> None:
    data = ("\n".join(lines) + "\n" * ends).encode()
    library = native.library()
    assert library is not None
    found = numbers._plain_rows(library, data)
    assert (found is None) == any(line in OTHERS for line in lines)
    if found is not None:
        expected = numbers._any_rows(Path("f"), data)
        for one, other in zip(found, expected, strict=True):
            assert one.tolist() == other.tolist()


def test_comments_blank_lines_and_line_ends(tmp_path: Path) -> None:
    plain = read(tmp_path, GOOD)
    for end in ("\n", "\r\n"):
        noisy = {
            name: "\ufeff# first, 1,2\n\n"
            + text.replace("\n", f" \n  # 7\n\t\n{end}") * (name != "names")
            + text * (name == "names")
            + "\n# no end"
            for name, text in GOOD.items()
        }
        assert same(
            read(tmp_path, {k: v.replace("\n", end) for k, v in noisy.items()}), plain
        )


def test_no_newline_at_the_end(tmp_path: Path) -> None:
    cut = {name: text.removesuffix("\n") for name, text in GOOD.items()}
    assert same(read(tmp_path, cut), read(tmp_path, GOOD))


@pytest.mark.parametrize(
    ("name", "variables", "objects", "last"),
    sampled(
        [("ex", 11_078, 2_263, 2_263), ("linux", 919_188, 614_202, 584_420)], every=2
    ),
)
def test_published_files(
    name: str, variables: int, objects: int, last: int, data: Path
) -> None:
    """linux has objects beyond the last one of its file of nodes."""
    found = files.read(*paths(data, name))
    assert (found.variables, found.objects) == (variables, objects)
    assert not found.sizes[last + 1 :].any()
    assert (found.address_of[:, 1] < found.objects).all()
    assert (np.arange(found.variables) + found.sizes).max() <= variables


@pytest.mark.parametrize("name", ["lua", "gawk"])
def test_functions_are_those_that_names_call_so(name: str, data: Path) -> None:
    nodes, constraints, names = paths(data, name, *BEFORE, "names")
    found = files.read(nodes, constraints, names=names)
    called = [each for each, told in found.names.items() if told.startswith("F:")]
    assert np.flatnonzero(found.functions).tolist() == sorted(called)


def malformed() -> Iterator[tuple[str, ...]]:
    """File, what to replace, by what; the code and place of the error, its message."""
    text = Path(__file__).with_name("malformed.txt").read_text(encoding="utf-8")
    for line in text.splitlines():
        if not line.startswith("    "):
            name = line
            continue
        line = line.replace(r"\n", "\n").replace(r"\t", "\t").replace(r"\0", "\0")
        old, new, said = (each.removeprefix(" ") for each in line[4:].split(" =>"))
        yield name, old, new, *said.split(": ", 1)


@rows("name, old, new, place, message", [*malformed()])
def test_malformed(
    name: str, old: str, new: str, place: str, message: str, tmp_path: Path
) -> None:
    good = (GOOD | {"calls": CALLS})[name]
    old = good if old == "all" else old
    assert good.count(old) == 1
    texts = {**GOOD, name: good.replace(old, new)}
    code, _, where = place.partition(",")
    diagnostic = refused(
        code, lambda: files.read_calls(tmp_path / "calls.txt", read(tmp_path, texts))
    )
    start = f"{tmp_path / name}.txt{where and ','}{where}: "
    assert diagnostic.message.startswith(start)
    assert message in diagnostic.message


def test_calls_of_other_nodes(tmp_path: Path) -> None:
    text = "# belongs to nodes 0123456789abcdef\n3 3\n"
    nodes = read(tmp_path, {**GOOD, "calls": text})
    with pytest.raises(CompileError, match="belongs to other nodes"):
        files.read_calls(tmp_path / "calls.txt", nodes)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    read(tmp_path, GOOD)
    packed = gzip.compress(CONSTRAINTS.encode())
    cases = {
        "none.txt": (None, "GM0841", "there is no such file"),
        "cut.gz": (packed[:-9], "GM0842", "damaged or cut off"),
        "no.gz": (b"1,1,1\n", "GM0842", "damaged or cut off"),
        "bits.gz": (packed[:20] + b"\xff" * 8 + packed[28:], "GM0842", "damaged"),
        "cut.xz": (lzma.compress(b"1,1\n")[:-9], "GM0842", "damaged or cut off"),
    }
    for name, (content, code, message) in cases.items():
        path = tmp_path / name
        if content is not None:
            path.write_bytes(content)
        diagnostic = refused(code, files.read, tmp_path / "nodes.txt", path)
        assert message in diagnostic.message
    with pytest.raises(CompileError, match="cannot be read: Is a directory"):
        files.read(tmp_path, tmp_path)


def test_nothing_is_lost_when_writing_fails(tmp_path: Path) -> None:
    program = read(tmp_path, GOOD)
    nodes, constraints = tmp_path / "nodes.txt", tmp_path / "constraints.txt"
    hcd, names = tmp_path / "hcd.txt", tmp_path / "names.txt"
    bad_name = replace(program, names={3: "two\nlines"})
    for wrong, parts, message in (
        (program, {"names": names}, "needs a file of its own"),
        (program, {"hcd": hcd}, "names need a file"),
        (bad_name, {"hcd": hcd, "names": names}, "variable 3 cannot be written"),
        (
            program,
            {"hcd": tmp_path / "none" / "x", "names": names},
            "cannot be written",
        ),
    ):
        with pytest.raises(CompileError, match=message) as caught:
            files.write(wrong, nodes=nodes, constraints_file=constraints, **parts)
        assert caught.value.diagnostics[0].code == "GM0853"
    assert names.read_text() == NAMES
    assert sorted(each.name for each in tmp_path.iterdir()) == sorted(
        f"{name}.txt" for name in GOOD
    )


def test_files_of_two_programs(tmp_path: Path) -> None:
    """Each file that is written says which nodes it belongs to."""
    one = read(tmp_path, GOOD)
    other = replace(one, sizes=np.append(one.sizes, np.int32(0)))
    other = replace(other, functions=np.append(one.functions, np.bool_(False)))
    paths = []
    for number, program in enumerate((one, other)):
        nodes, constraints, hcd, names = (tmp_path / f"{n}{number}" for n in GOOD)
        files.write(
            program, nodes=nodes, constraints_file=constraints, hcd=hcd, names=names
        )
        paths.append([nodes, constraints, hcd, names])
        files.read(*paths[number])
    for wrong in range(1, 4):
        chosen = [paths[place == wrong][place] for place in range(4)]
        found = refused("GM0858", files.read, *chosen)
        assert found.message.startswith(f"{paths[1][wrong]} belongs to other nodes")


@pytest.mark.parametrize(
    ("nodes", "constraints"),
    [("gawk", "lua"), ("gcc", "lua"), ("nh", "lua"), ("gawk", "ex"), ("vim", "gawk")],
)
def test_published_files_of_two_programs(
    nodes: str, constraints: str, data: Path
) -> None:
    """Nothing is out of range, and yet they do not belong together."""
    kind = "constraints_after_hcd" if constraints == "ex" else "constraints"
    parts = paths(data, nodes, "nodes") + paths(data, constraints, kind)
    found = refused("GM0858", files.read, *parts)
    assert "is not about the variables" in found.message


def test_an_object_and_a_variable_of_one_name(tmp_path: Path) -> None:
    twice = {**GOOD, "names": "3 F:f\n6 L:x\n4 G:x\n7 L:x\n"}
    assert read(tmp_path, twice).names == {3: "F:f", 4: "G:x", 6: "L:x", 7: "L:x"}
    for names, message in (
        ("3 F:f\n6 x\n4 x\n", "line 3: variable 6 is called 'x' already; object 4 can"),
        ("3 x\n6 x\n", "object 3 is called 'x' already"),
    ):
        found = refused("GM0850", read, tmp_path, {**GOOD, "names": names})
        assert message in found.message
