"""Generated code reads like code that somebody has written.

What it looks like is in `tests/golden`; this holds for all samples.
"""

import re
import textwrap
from itertools import product
from pathlib import Path

import pytest

from lighthouse.cli.main import main
from lighthouse.codegen.text import INDENT, WIDTH, both, folded, unwrapped
from lighthouse.driver import Options, Target
from tests.once import compiled

ROOT = Path(__file__).parents[2]
SAMPLES = sorted((ROOT / "samples").glob("*.gm"))
ANALYSES = sorted((ROOT / "lighthouse" / "extensions" / "pta").glob("*.gm"))
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
        (
            f"x = call({'a' * 70}, other({'b' * 60}, {'c' * 60}), {'d' * 20});",
            [
                f"x = call({'a' * 70},",
                f"        other({'b' * 60},",
                f"            {'c' * 60}), {'d' * 20});",
            ],
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
        (
            f"x = ({'a' * 60} ? 1 : 2) * ({'b' * 40} + c);",
            [f"x = ({'a' * 60} ? 1 : 2)", f"        * ({'b' * 40} + c);"],
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
    "another name of an iterator": r"const lh::node_t \w+ = (?!source)[a-z]\w*;",
    "flags asked for twice": r"for \(; n .*lh::next_true\(.*, (\w+)\)\) \{\n"
    r"    if \(\1\[n\][ )].*\n(?:.*\n)*?\}",
    "what was asked ahead": r"while \(items\.next\(.*\n(?:    const .*\n)?"
    r"    return (.*);\n\}\)\) \{\n(?:    const .*\n)*    if \(\1\) .*\n(?:.*\n)*?\}",
    "barriers one after the other": r"lh::warp_barrier\(\);\nlh::warp_barrier\(\);",
    "a test of numbers": r".*[ (]-?\d+ (?:[!=]=|[<>]=?) -?\d+[ ),;].*",
    "parentheses in a chain": r".* && \([^()|]* && [^()|]*\).*",
    "a name with two underscores": r".*[a-z]__[a-z]\w*\b.*",
    "a candidate with a name": r"const int\d+_t candidate = \w+;",
    "two negations": r".*!!.*",
    "a difference from what is tested": r".*[( ](\w+(?:\[\w+\])?) \|\| \1 != .*",
    "another name of an item": r"const int64_t \w+ = int64_t\(item\);",
    "braces at the end of a block": r"\{\n(?:    .*\n)*\}\n<",
    "braces around a loop alone": r"\{\n    for .*\{\n(?:     .*\n)*    \}\n\}",
    "a barrier for a variable of the thread": r"lh::warp_barrier\(\);\n"
    r"if \(lh::lane\(\) == 0\) \w+_part = .*",
    "a launch asked for twice": r"if \((leftovers\.is_first\(\))\) .*\n"
    r"(?:    .*\n|\}\n)*if \(\1\) .*",
    "a test that another one holds": r".*\((\w.*) && .*\) \|\| \1;",
    "a sum that begins with zero": r"\w+ (\w+) = 0;\n\1 = lh::add\(\1, .*",
    "a place or none": r".* \? lh::node_t\(0\) : lh::node_t\(-1\);",
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
    # A name of what a While has found is no iterator's.
    others = [] if what == "another name of an iterator" else ANALYSES
    for path, target in product([*SAMPLES, *others], BOTH):
        code = code_of(path.read_text(), target, 2)
        assert needless(what, code) is None, path.name


@pytest.mark.parametrize(
    ("what", "code"),
    [
        ("another name of a place", "const lh::edge_t e = t_slot;"),
        ("another name of an iterator", "const lh::node_t own = n;"),
        (
            "flags asked for twice",
            "for (; n < m; n = lh::next_true(n + 1, m, on)) {\n    if (on[n]) f();\n}",
        ),
        (
            "flags asked for twice",
            "for (; n < m; n = lh::next_true(n + 1, m, on)) {\n"
            "    if (on[n] && a > 3) f();\n}",
        ),
        (
            "what was asked ahead",
            "while (items.next([&](int64_t number) {\n    return on[n];\n})) {\n"
            "    const int64_t item = items.item();\n    if (on[n]) f();\n}",
        ),
        ("barriers one after the other", "lh::warp_barrier();\nlh::warp_barrier();"),
        ("a test of numbers", "if (a && 1 != 0) f();"),
        ("parentheses in a chain", "if (a && (b && c)) f();"),
        ("a name with two underscores", "new__value = 1;"),
        ("a candidate with a name", "const int32_t candidate = here;"),
        ("two negations", "if (!!kept) f();"),
        ("a difference from what is tested", "if (on[n] || on[n] != next[n]) f();"),
        ("another name of an item", "const int64_t n = int64_t(item);"),
        (
            "a barrier for a variable of the thread",
            "lh::warp_barrier();\nif (lh::lane() == 0) a_part = lh::add(a_part, a);",
        ),
        (
            "a launch asked for twice",
            "if (leftovers.is_first()) f();\nif (leftovers.is_first()) g();",
        ),
        ("a test that another one holds", "return (on[n] && a > 3) || on[n];"),
        ("a sum that begins with zero", "int64_t sum = 0;\nsum = lh::add(sum, a[n]);"),
        ("a place or none", "place = r >= 0 ? lh::node_t(0) : lh::node_t(-1);"),
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


FUNCTION = re.compile(r"^\w.* \{\n(?:.*\n)*?\}$", re.MULTILINE)
NUMBERED = re.compile(r"([A-Za-z]\w*?)_\d+(?:_[a-z]\w*)?")


def without_need(function: str, own: set[str]) -> set[str]:
    """Names with a number where no other is in the way, of those that passes give."""
    words = set(re.findall(r"(?<![:.>])\b[A-Za-z]\w*", function)) - own
    numbered = {word: found for word in words if (found := NUMBERED.fullmatch(word))}
    plain = {word for word in words if not re.search(r"_\d", word)}
    return {
        word
        for word, found in numbered.items()
        if not any(f"{other}_".startswith(f"{found[1]}_") for other in plain)
    }


@pytest.mark.parametrize("target", BOTH)
def test_names_have_numbers_where_others_are_in_the_way(target: Target) -> None:
    for path in (*SAMPLES, *ANALYSES):
        code = code_of(path.read_text(), target, 2)
        functions = FUNCTION.findall(code)
        own = {found[1] for text in functions if (found := re.search(r"(\w+)\(", text))}
        for function in functions:
            assert without_need(function, own) == set(), path.name


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
