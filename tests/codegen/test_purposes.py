"""Each kernel and host block says what it is for, and quotes its source lines."""

import itertools
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from lighthouse.codegen import purposes
from lighthouse.codegen.names import unit_name
from lighthouse.codegen.source import generate
from lighthouse.diagnostics import CompileError, Source
from lighthouse.driver import Options, Target, lower, read_plan
from lighthouse.ir.plan import Plan
from lighthouse.ir.plan_printer import print_plan
from lighthouse.ir.steps import Launch
from lighthouse.ir.walk import walk
from tests.corpus.cases import PATHS
from tests.existing import ROOT
from tests.once import checked
from tests.sampling import sampled

SAMPLES = sorted(ROOT.glob("samples/*.gm"))
CASES = [*sampled(zip(SAMPLES), 4), *sampled(zip(PATHS), 24)]
HEAD = re.compile(
    r'^(?:extern "C" __global__ void \w+\([^)]*\) |'
    r"(?:\[\[gnu::noinline]] )?static void )(\w+)\("
)


def plan_of(path: Path, target: Target) -> Plan:
    compilation = checked(path.read_text(encoding="utf-8"), path.name)
    try:
        return lower(compilation, target, Options(foreign=True)).plan
    except CompileError as error:
        if (target, error.code) != ("cuda", "GM0502"):
            raise
        pytest.skip("foreign code in a parallel loop cannot run on a GPU")


def comments(code: str) -> Iterator[tuple[tuple[str, ...], str]]:
    """The comments, and the line that follows each."""
    joined = re.sub(r"\n//     (?=\S)", " ", code)
    joined = re.sub(r"\)\n +(\w+\()", r") \1", joined)  # a long name
    lines = itertools.groupby(joined.splitlines(), lambda line: line.startswith("//"))
    above: tuple[str, ...] = ()
    for is_comment, group in lines:
        if is_comment:
            above = tuple(line.removeprefix("// ") for line in group)
        else:
            yield above, next(group)
            above = ()


def above_functions(code: str) -> dict[str, tuple[str, ...]]:
    found = {}
    for above, line in comments(code):
        if head := HEAD.match(line):
            found[head[1]] = above
    return found


def functions(plan: Plan) -> set[str]:
    """What has a function of its own; the others are parts of resident loops."""
    inside = {id(node) for loop in plan.residents for node in walk(loop)}
    found = {
        node.kernel
        for step in plan.steps
        for node in walk(step)
        if isinstance(node, Launch) and id(node) not in inside
    }
    found |= {loop.name for loop in plan.residents}
    found |= {block.name for block in plan.blocks}
    return {unit_name(name) for name in found}


@pytest.mark.parametrize("target", ["cuda", "openmp"])
@pytest.mark.parametrize("path", CASES, ids=lambda path: path.stem)
def test_every_function_says_what_it_is_for(path: Path, target: Target) -> None:
    plan = plan_of(path, target)
    program = generate(plan, target)
    # On CUDA, one template stands for several kernels in the code for C++.
    text = f"{program.kernels.source()}\n{program.code}"
    found = above_functions(text)
    assert not re.search(r"^// (For|Rounds|On) .*\n//  ", text, re.M)
    # On OpenMP, kernels that are alike have one function.
    names = {name for name in functions(plan) if re.search(rf"\b{name}\b", text)}
    assert names <= found.keys()
    assert target == "openmp" or names == functions(plan)
    assert max(Counter(found.values()).values(), default=1) == 1
    quoted = re.compile(rf"{path.name}:\d+(-\d+)?: (.*)")
    text = " ".join(path.read_text(encoding="utf-8").split())
    for name in names:
        purpose, *lines = found[name]
        assert re.fullmatch(r"[^…]+: [^…]+\.|Rounds [^…]+\.", purpose), purpose
        # A pass may add host blocks that stand for no line.
        assert lines or name in {unit_name(block.name) for block in plan.blocks}
        for line in lines:
            quote = quoted.fullmatch(line)
            assert quote, line
            for part in quote[2].split(" … "):
                assert " ".join(part.split()) in text
    several = Counter(lines for lines, _ in comments(program.source) if len(lines) > 1)
    assert max(several.values()) == 1, several.most_common(1)


def test_functions_whose_names_differ_in_numbers_alone() -> None:
    """Each of them gets low numbers, so that these do not tell them apart."""
    path = ROOT / "tests" / "corpus" / "procedures" / "recursion_with_collections.gm"
    test_every_function_says_what_it_is_for(path, "openmp")


COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*", re.DOTALL)
PARALLEL = re.compile(r"\bForeach\b|^ *G\.\w+ (<?=|[-+*]=)")


@pytest.mark.parametrize("target", ["cuda", "openmp"])
@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_every_loop_is_quoted(path: Path, target: Target) -> None:
    """By a kernel, also if passes have fused it with others.

    What a launch of all rounds quotes does not count: it is around the loops.
    """
    plan = plan_of(path, target)
    residents = {unit_name(loop.name) for loop in plan.residents}
    # On CUDA, kernels of which all launches are in one are not printed.
    printed = above_functions(generate(plan, target).code)
    found = purposes.comments(plan) if target == "cuda" else printed
    quoted: set[int] = set()
    for name, (_, *lines) in found.items():
        for line in lines if name not in residents else ():
            match = re.match(r"[^:]+:(\d+)(?:-(\d+))?:", line)
            assert match
            quoted.update(range(int(match[1]), int(match[2] or match[1]) + 1))
    text = COMMENT.sub(
        lambda match: re.sub(r"[^\n]", "", match[0]), path.read_text(encoding="utf-8")
    )
    loops = {
        number: line.strip()
        for number, line in enumerate(text.split("\n"), 1)
        if PARALLEL.search(line)
    }
    missing = {number: loops[number] for number in loops.keys() - quoted}
    assert not missing


@pytest.mark.parametrize("target", ["cuda", "openmp"])
def test_the_way_back_is_quoted(target: Target) -> None:
    plan = plan_of(ROOT / "samples" / "betweenness.gm", target)
    found = {
        lines[-1] for name, lines in purposes.comments(plan).items() if "BC" in name
    }
    assert "betweenness.gm:18-21: InReverse (v != s)" in found
    assert not any("InBFS" in line for line in found)


def test_one_function_for_several_kernels() -> None:
    """It says what each of them does."""
    code = generate(plan_of(ROOT / "samples" / "hits.gm", "openmp"), "openmp").code
    assert "// For each node: sets `authority`, or sets `hub`." in code


PROGRAM = """
Procedure p(G: Graph, Q: Node_Seq; A: N_P<Int>): Int {
    Int k = 0;
    For (n: Q.Items) { k = 10 * k + n.A; }
    Do {
        k = k / 2 - Q.Size();
        Q.PopFront();
    } While (k > 3);
    Foreach (n: Q.Items) { n.A += k; }
    Return k;
}
"""


QUOTES = {
    "p.gm:4: For (n: Q.Items) { k = 10 * k + n.A; }",
    "p.gm:5-8: Do … While (k > 3)",
    "p.gm:9: Foreach (n: Q.Items) { n.A += k; }",
}


@pytest.mark.parametrize("target", ["cuda", "openmp"])
def test_quotes_are_whole(target: Target) -> None:
    """A Do has its condition, a block all of its loops, and a collection its line."""
    plan = lower(checked(PROGRAM, "p.gm"), target, Options()).plan
    lines = {line for _, *found in purposes.comments(plan).values() for line in found}
    assert lines == QUOTES


def test_what_runs_on_the_host() -> None:
    text = "Procedure f(x: Int): Int { Return x > 3 ? 1 : 2; }"
    plan = lower(checked(text, "f.gm"), "cuda", Options()).plan
    code = generate(plan, "cuda").code
    assert "// Runs `f` on the host." in code
    assert "lh::Error" not in code


@pytest.mark.parametrize("path", SAMPLES, ids=lambda path: path.stem)
def test_all_rounds_quote_their_loop(path: Path) -> None:
    plan = plan_of(path, "cuda")
    found = purposes.comments(plan)
    for loop in plan.residents:
        (line,) = found[unit_name(loop.name)][1:]
        assert re.search(r": (While|Do|InBFS|InRBFS|For)\b", line)


@pytest.mark.parametrize("target", ["cuda", "openmp"])
def test_the_text_of_a_plan_says_what_kernels_are_for(target: Target) -> None:
    plan = plan_of(ROOT / "samples" / "sssp.gm", target)
    again = read_plan(Source("sssp.plan", print_plan(plan))).plan
    assert again is not None
    found, expected = purposes.comments(again), purposes.comments(plan)
    assert [lines[0] for lines in found.values()] == [
        lines[0] for lines in expected.values()
    ]


def test_of_a_plan() -> None:
    """It quotes the text of the plan."""
    text = print_plan(plan_of(ROOT / "samples" / "pagerank.gm", "openmp"))
    plan = read_plan(Source("pagerank.plan", text)).plan
    assert plan is not None
    found = above_functions(generate(plan, "openmp").code)
    assert re.fullmatch(
        r"pagerank\.plan:\d+-\d+: kernel pagerank_set_pg_rank over n: G\.Nodes",
        found["pagerank_set_pg_rank"][1],
    )
