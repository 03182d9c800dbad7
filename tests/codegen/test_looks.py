"""Generated code reads like code that somebody has written."""

import re
import textwrap
from itertools import product
from pathlib import Path

import pytest

from lighthouse.cli.main import main
from lighthouse.codegen.text import INDENT, WIDTH, both, folded, unwrapped
from lighthouse.driver import Options, Target
from tests.once import compiled
from tests.passes.meaning import programs

PROGRAMS = programs(Path(__file__).with_name("looks.txt"))
LOOPS = PROGRAMS["loops"]
SHORT = PROGRAMS["short"]
SAMPLES = sorted((Path(__file__).parents[2] / "samples").glob("*.gm"))
BOTH: tuple[Target, Target] = ("cuda", "openmp")


def code_of(text: str, target: Target, level: int = 0) -> str:
    return compiled(text, target, Options(level=level)).program.code


@pytest.mark.parametrize("target", BOTH)
def test_lines_of_samples_are_short(target: Target) -> None:
    found = {
        line
        for path in SAMPLES
        for line in code_of(path.read_text(), target, 2).splitlines()
        if len(line) > WIDTH
    }
    assert found == set()


@pytest.mark.parametrize("target", BOTH)
@pytest.mark.parametrize(("name", "most"), [("pagerank", 130), ("sssp", 450)])
def test_files_are_short(name: str, most: int, target: Target, tmp_path: Path) -> None:
    """With what the command puts around the code, the runtime being included."""
    (sample,) = (path for path in SAMPLES if path.stem == name)
    made = tmp_path / "made"
    assert main(["compile", str(sample), "--target", target, "-o", str(made)]) == 0
    assert len(made.read_text().splitlines()) <= most


@pytest.mark.parametrize("target", BOTH)
def test_a_variable_begins_with_its_first_value(target: Target) -> None:
    text = PROGRAMS["a variable begins with its first value"]
    code = code_of(text, target)
    assert "    const int32_t first = int32_t(G.nodes) / 3;\n" in code
    assert "int32_t first = 0;" not in code
    assert "    int32_t second = 0;\n" in code


def test_a_variable_is_declared_where_it_is_used() -> None:
    """In a block, constant if nothing changes it; a counter that is kept is outside."""
    code = code_of(PROGRAMS["a variable of a block"], "openmp")
    body = re.sub(r"\s+", " ", code[code.index("int32_t f(") :])
    assert "int32_t kept = 0, again = 3;" in body
    assert (
        "{ if (LH_STOPPED) break; again += -1; const int32_t twice = 2 * again;" in body
    )
    assert "int32_t fresh = 0; while (fresh < twice)" in body


def test_a_scalar_with_a_cell_begins_with_its_first_value() -> None:
    """Unless it is computed after the cells are made."""
    again = re.compile(
        r"^    [\w:]+ (?:\w+ = .*, )?(\w+) = .*;\n"
        r"(?:(?!.*\b\1\b).*\n|    lh::Cells .*\n)*?"
        r"    \1 = (-?\d.*|\w+\(-?\d+\)|true|false|lh::Limits.*|int32_t\(G\.\w+\));$",
        re.MULTILINE,
    )
    for path in SAMPLES:
        found = again.search(code_of(path.read_text(), "cuda", 2))
        assert found is None, f"{path.name}: {found[0] if found else ''}"


@pytest.mark.parametrize(
    ("end", "array"), [("sources", "edge_sources"), ("targets", "column_indices")]
)
def test_an_end_that_nobody_reads_is_not_loaded(end: str, array: str) -> None:
    code = code_of(PROGRAMS[f"{end} that nobody reads"], "cuda", 2)
    assert "lh::edge_t e : lh::grid_stride(edges)" in code
    assert array not in code


@pytest.mark.parametrize("target", BOTH)
def test_two_kernels_may_have_the_same_names(target: Target) -> None:
    names = re.findall(r"const lh::node_t (\w+) = ", code_of(LOOPS, target))
    assert {*names} <= {"n", "t"}


@pytest.mark.parametrize("target", BOTH)
def test_numbers_begin_anew_in_each_kernel(target: Target) -> None:
    last = PROGRAMS["numbers begin anew in each kernel"]
    code = code_of(LOOPS.rstrip().removesuffix("}") + last, target)
    assert {*re.findall(r"const lh::node_t (\w+) = ", code)} <= {"n", "t", "t_2"}
    assert re.search(r"const lh::node_t t_2 = ", code)


@pytest.mark.parametrize("target", BOTH)
def test_what_an_element_is_kept_in_has_its_name(target: Target) -> None:
    names = re.findall(
        r" int32_t (\w+) = ", code_of(PROGRAMS["capital letters"], target, 2)
    )
    assert {*names} == {"P_kept", "R_kept"}


@pytest.mark.parametrize("name", ["n_slot", "n_end", "n_first", "n_marks"])
def test_a_name_that_is_made_of_others_is_not_free(name: str) -> None:
    """`n_slot` is the place of `n` in a list."""
    text = LOOPS.replace("n.B += t.A;", f"{{ Int {name} = t.A; n.B += {name}; }}")
    code = code_of(text, "openmp")
    kernel = code[code.index("InNbrs") :]
    assert f"int32_t {name}_ = A[t];" in kernel
    assert "B[n] = " in kernel


@pytest.mark.parametrize("target", BOTH)
def test_names_are_unique_where_they_are_visible(target: Target) -> None:
    """Which variable an iterator of another row is cannot be told by its name."""
    code = code_of(PROGRAMS["the same names in several scopes"], target)
    names = re.findall(r"const (?:int32_t|lh::node_t) (\w+) = ", code)
    assert names == ["t", "a", "t", "a", "t_2", "a", "x", "a_2"]


@pytest.mark.parametrize(
    ("line", "parts"),
    [
        (
            f"    call({'a' * 50}, {'b' * 50});",
            [f"    call({'a' * 50},", f"            {'b' * 50});"],
        ),
        (
            f"if ({'a' * 50} > 1 && (b || {'c' * 50}))",
            [f"if ({'a' * 50} > 1", f"        && (b || {'c' * 50}))"],
        ),
        *(
            (
                f"  call({'a' * 40}, other({test}, {'b' * 30}, {'c' * 30}));",
                [
                    f"  call({'a' * 40},",
                    f"          other({test}, {'b' * 30}, {'c' * 30}));",
                ],
            )
            for test in ("x > y", "x->y", "at<3, 4>()")
        ),
        (
            f"for (int a = {'b' * 30}, c = {'d' * 45}; a < {'e' * 9} && a < c; ++a) {{",
            [
                f"for (int a = {'b' * 30}, c = {'d' * 45};",
                f"        a < {'e' * 9} && a < c; ++a) {{",
            ],
        ),
        (f'say("{"a, " * 40}");', [f'say("{"a, " * 40}");']),
        (f"#define {'a, ' * 40}", [f"#define {'a, ' * 40}"]),
        (
            f"  // {'word ' * 22}",
            [f"  // {'word ' * 18}word", "  //     word word word"],
        ),
    ],
)
def test_long_lines(line: str, parts: list[str]) -> None:
    assert folded(line).split("\n") == parts


# What nobody would write.
NEEDLESS = {
    "another name of a place": r"const lh::edge_t (?!payload)\w+ = \w+_slot;",
    "another name of an item": r"const int64_t \w+ = int64_t\(item\);",
    "braces at the end of a block": r"\{\n(?:    .*\n)*\}\n<",
    "braces around a loop alone": r"\{\n    for .*\{\n(?:     .*\n)*    \}\n\}",
    "an If alone in an Else": r"\} else \{\n(    if .*\{\n(?:     .*\n|    \}.*\n)*)\}",
}


def needless(what: str, code: str) -> str | None:
    """Looks once at each level of indentation; a line that is less indented is `<`."""
    for depth in range(8):
        shown = re.sub(rf"^(?! {{{4 * depth}}}).*\n", "<\n", code, flags=re.M)
        cut = re.sub(rf"^ {{{4 * depth}}}", "", shown, flags=re.M)
        if found := re.search(rf"^{NEEDLESS[what]}$", cut, re.M):
            return found[0]
    return None


@pytest.mark.parametrize("what", NEEDLESS)
def test_nothing_is_needless(what: str) -> None:
    for path, target in product(SAMPLES, BOTH):
        code = code_of(path.read_text(), target, 2)
        assert needless(what, code) is None, path.name


@pytest.mark.parametrize(
    ("what", "code"),
    [
        ("another name of a place", "const lh::edge_t e = t_slot;"),
        ("another name of an item", "const int64_t n = int64_t(item);"),
        ("braces at the end of a block", "{\n    f();\n    {\n        g();\n    }\n}"),
        ("braces around a loop alone", "{\n    for (;;) {\n        f();\n    }\n}"),
        (
            "an If alone in an Else",
            "if (a) {\n    f();\n} else {\n    if (b) {\n        g();\n    }\n}",
        ),
    ],
)
def test_what_is_needless_is_found(what: str, code: str) -> None:
    assert needless(what, f"{code}\n")
    assert needless(what, f"void p() {{\n{textwrap.indent(code, INDENT)}\n}}\n")


def test_a_body_is_stated_once_for_all_schedules() -> None:
    """One template for those who run the rows, in whichever way they find edges."""
    for path in SAMPLES:
        code = code_of(path.read_text(), "cuda", 2)
        assert re.findall(r"\w+_(?:balanced|by_vertex)\b", code) == [], path.name
    (path,) = (path for path in SAMPLES if path.stem == "triangle_counting")
    code = code_of(path.read_text(), "cuda", 2)
    name = "triangle_counting_update_triangles"
    for rows in ("Alone", "Balanced"):
        assert f"{name}<lh::{rows}>" in code
    assert code.count("lh::for_common<Rows>(") == 1


def test_a_block_keeps_its_braces_where_a_name_is_taken() -> None:
    inside = ["{", f"{INDENT}const int a = 1;", f"{INDENT}f(a);", "}"]
    assert unwrapped(["b();", *inside]) == ["b();", "const int a = 1;", "f(a);"]
    assert unwrapped(["a();", *inside]) == ["a();", *inside]
    assert unwrapped(["if (b) {", *inside[1:]]) == ["if (b) {", *inside[1:]]
    assert unwrapped(["int c;", "}"]) == ["int c;", "}"]


def test_nested_ifs_are_one() -> None:
    nested = ["if (c) {", f"{INDENT}f();", "}"]
    inside = [f"{INDENT}{line}" for line in nested]
    assert both(["if (a) {", *inside, "}"]) == ["if (a && c) {", *nested[1:]]
    assert both(["if (a || b) {", *inside, "}"])[0] == "if ((a || b) && c) {"
    branches = [*inside[:-1], f"{INDENT}}} else {{", *inside[1:]]
    for kept in ([], [*inside, f"{INDENT}f();"], [f"{INDENT}f();", *inside], branches):
        lines = ["if (a) {", *kept, "}"]
        assert both(lines) == lines


def test_a_loop_with_little_work_runs_on_one_thread() -> None:
    code = code_of(SHORT, "openmp", 2)
    conditions = re.findall(r"if \(!in_team && lh::needs_team\((.+)\)\) return", code)
    assert {*conditions} == {"nodes, 32768", "parts.work, 8192", "active, 1024"}
