"""Every name of Green-Marl is one in generated code, whatever compilers and headers
take it for.
"""

import re
from functools import cache
from itertools import product
from pathlib import Path

import pytest

import lighthouse
from lighthouse.api import Target
from lighthouse.codegen.name_numbers import with_low_numbers
from lighthouse.codegen.names import mangle
from lighthouse.frontend.lexer import KEYWORDS
from lighthouse.graph import Graph
from lighthouse.ir.kernels import LOCKS
from lighthouse.package import INCLUDE
from lighthouse.toolchain import GENERATED
from tests.built import printed
from tests.passes.meaning import programs
from tests.sampling import sampled

PROGRAMS = programs(Path(__file__).with_name("names.txt"))
# Its code uses loops, searches, sets, maps, draws and reductions.
PROGRAM = PROGRAMS["program"]
# By what each looks at a program without compiling all of it.
CHECK = {"g++": "-fsyntax-only", "nvcc": "-ptx"}
TARGETS: tuple[Target, ...] = ("openmp", "cuda")
GXX = ("g++", *GENERATED, "-w", "-x", "c++")
NVCC = ("nvcc", "-std=c++17", "-arch=sm_90", "-w", "-x", "cu")
COMPILERS: dict[str, tuple[tuple[str, ...], Target]] = {
    "g++": ((*GXX, "-fopenmp"), "openmp"),
    "simulator": ((*GXX, "-DLH_SIMULATOR", f"-I{INCLUDE}"), "cuda"),
    "nvcc": ((*NVCC, f"-I{INCLUDE}"), "cuda"),
}


@cache
def generated(target: Target) -> str:
    return lighthouse.compile(PROGRAM, target=target).source


def names_in(text: str) -> set[str]:
    """Those that Green-Marl could have; of `__typeof__` it is `typeof`."""
    found = {word.strip("_") for word in re.findall(r"\b[A-Za-z_]\w*", text)}
    return {name for name in found if name[:1].isalpha()} - KEYWORDS.keys()


@cache
def known_to(compiler: str) -> list[str]:
    """The macros of a compiler, and all that the headers of generated code mention."""
    flags, target = COMPILERS[compiler]
    text = generated(target)
    through = ("-Xcompiler",) if flags[0] == "nvcc" else ()
    macros = printed((*flags, "-E", *through, "-dM"), text)
    names = names_in(printed((*flags, "-E"), text)) | names_in(macros)
    return sorted(name for name in names if not name.startswith("here_"))


@pytest.mark.parametrize(
    "compiler", ["g++", "simulator", pytest.param("nvcc", marks=pytest.mark.slow)]
)
def test_what_compilers_and_headers_know_is_a_name(compiler: str) -> None:
    """Of a variable, and of the procedure that is run."""
    flags, target = COMPILERS[compiler]
    lines = [generated(target)]
    for number, name in enumerate(known_to(compiler)):
        lines.append(f"static int local_{number}(int {mangle(name)}) {{ return 1; }}")
        lines.append(f"int {mangle(name)}(const lh::Graph&, int*) {{ return 2; }}")
    printed((*flags, CHECK[flags[0]], "-o", "/dev/null"), "\n".join(lines))


def own_words() -> set[str]:
    """What generated code says after the parts of our headers that are pasted in."""
    texts = [generated(target) for target in TARGETS]
    return names_in("\n".join(text[text.rindex("// namespace lh") :] for text in texts))


def with_names(
    scalars: list[str],
    properties: list[str],
    variables: list[str],
    iterators: list[str],
) -> str:
    """A program with such arguments, and what it declares.  What belongs to the loop
    has properties of its name, too."""
    inside, outside = variables[::2], variables[1::2]
    own = [*inside, *iterators]

    def each(names: list[str], text: str) -> str:
        return " ".join(text.replace("$", name) for name in names)

    return f"""
Procedure {scalars[0]}(
    G1: Graph, x1: Int, {", ".join(scalars)}: Int;
    y1: Long, {", ".join(properties)}: N_P<Int>
) {{
    N_P<Int> {", ".join(own)};
    {each(outside, "Int $ = x1;")}
    {each(outside + scalars, "y1 = y1 * 3 + $;")}
    Foreach (z1: G1.Nodes) {{
        {each(inside, "Int $ = z1.$;")}
        {each(iterators, "For ($: z1.Nbrs) { z1.$ += $.Degree(); }")}
        {each(own, "z1.$ += 2;")}
        {each(properties, "z1.$ += x1;")}
        {each(inside, "y1 += $ + z1.$;")}
        {each(iterators, "y1 += z1.$;")}
        {each(outside + scalars, "y1 += $;")}
    }}
}}
"""


@pytest.mark.parametrize(
    ("compiler", "turn"), sampled(product(["g++", "simulator"], range(4)), 8)
)
def test_what_generated_code_says_is_a_name(compiler: str, turn: int) -> None:
    """Of a procedure, argument, variable, iterator and property."""
    flags, target = COMPILERS[compiler]
    names = sorted(own_words() - {"G1", "x1", "y1", "z1"})
    parts = [names[first % 4 :: 4] for first in range(turn, turn + 4)]
    source = lighthouse.compile(with_names(*parts), target=target).source
    printed((*flags, CHECK["g++"]), source)


def test_a_procedure_without_a_graph_replaces_no_function_of_the_library() -> None:
    procedures = (
        "Procedure rand(): Int { Return 4; }",
        "Procedure exit(n: Int): Int { Return n; }",
        "Procedure sqrt(x: Double): Double { Return x; }",
    )
    for procedure in procedures:
        source = lighthouse.compile(procedure, target="openmp").source
        printed((*COMPILERS["g++"][0], CHECK["g++"]), source)


def test_the_locks_have_a_plain_name() -> None:
    """Which a variable of the program has not."""
    assert mangle(LOCKS) == "locks"
    assert mangle("locks") == "locks_"


@pytest.mark.parametrize("target", TARGETS)
def test_key_and_value_keep_their_names(target: Target) -> None:
    """The update of a map has names of its own for what it computes first."""
    code = lighthouse.compile(PROGRAMS["key_and_value"], target=target).source
    assert "const int32_t new_value = value[n];" in code
    assert "auto& cell = counts.at(key[n]);" in code


@pytest.mark.parametrize("target", TARGETS)
def test_no_name_has_two_underscores(target: Target) -> None:
    """Which C++ reserves: whatever words the program takes, or puts one after."""
    code = lighthouse.compile(PROGRAMS["underscores"], target=target).source
    own = code[code.rindex("// namespace lh") :]
    found = set(re.findall(r"\b\w*__\w*", own))
    assert found <= {"__global__", "__launch_bounds__", "__restrict__"}


@pytest.mark.parametrize(
    ("names", "before", "after"),
    [
        ("a_2", "int a_2 = 1;", "int a = 1;"),
        ("a_2 a_4", "int a_2, a_4;", "int a, a_2;"),
        ("a_2 a_4", "int a, a_2, a_4;", "int a, a_2, a_3;"),
        ("a_3", "int a_3, a_3_part, b_3;", "int a, a_part, b_3;"),
        ("a_3", "int a_3, a_3_part, a_part;", "int a_2, a_2_part, a_part;"),
        # What is called after a number is in the way of what gets that number.
        ("a_2 a_4 a_2_B_2", "int a_2_B_2_t, a_4_B_2_t;", "int a_B_2_t, a_2_B_2_t;"),
        ("double_2", "int double_2, double_2_part;", "int double_, double_part;"),
        ("a_2", 'f("a_2", x.a_2, lh::a_2, a_2);', 'f("a_2", x.a_2, lh::a_2, a);'),
    ],
)
def test_numbers_are_low_in_a_function(names: str, before: str, after: str) -> None:
    text = "void f_2() {\n    $\n}\n\nint a_2 = 0;\n"
    code = with_low_numbers(text.replace("$", before), names.split())
    assert code == text.replace("$", after)


def test_comments_have_the_names_of_the_function() -> None:
    """But for what they quote."""
    text = "// Sets `$`.\n// f.gm:2: a_2 = 1\nvoid f() {\n    $ = 1;\n}\n"
    assert with_low_numbers(text.replace("$", "a_2"), ["a_2"]) == text.replace("$", "a")


def test_kernels_of_orders_have_names_like_their_keys() -> None:
    """`n_begin` would be another name in a kernel; that of a kernel may look so."""
    ranks = Path(__file__).parents[1] / "passes" / "orient-rows" / "ranks.gm"
    text = re.sub(r"\brank\b", "begin", ranks.read_text("utf-8"))
    graph = Graph.complete(5)
    found, expected = (
        lighthouse.compile(text, target=target)(graph, A=[3, 1, 3, 2, 0], k=2)
        for target in ("cuda-sim", "interpret")
    )
    assert found.B.tolist() == expected.B.tolist()
    assert found.C.tolist() == expected.C.tolist()
