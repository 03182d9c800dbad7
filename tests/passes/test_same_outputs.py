"""Programs mean what they do to the interpreter, though a pass has acted.

The head of a file of `programs` says how those in it run; a key may have several lines:

    run: cuda-sim lanes --passes=persist-loops{loops=all}
    acts: share-levels 2
    on: 0>1>2>0 nodes=37
    given: root = 1, L = random.integers(-3, 6, n)

`on` are graphs as in the corpus.  `given` are arguments in the notation of Python, with
the numbers of nodes and edges, `n` and `m`, and all nodes, `at`; each line is a case.
`acts` is the pass, and how often it acts if that is the same everywhere, or `any`; a
name may end in `, 2 times`, or begin with `left alone` and say why.  `against: -O0`
compares with the bits of the same target, `near: 1e-5` is for floating sums.  A way may
be for a `gpu`, or `slow`; `any` is as in `acts`, and `core` interprets what the passes
for OpenMP have made of the program.  `wide` graphs have offsets of 64 bits;
`only=edges` are the programs with that in their names.
"""

import re
from collections import defaultdict
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from lighthouse.api import Compiled
from lighthouse.driver import Options
from lighthouse.graph import Graph
from lighthouse.remarks import Kind
from tests.corpus.cases import graph_of
from tests.once import checked, compiled, compiled_together
from tests.passes.meaning import acted, core_of, programs
from tests.sampling import check_each

FOLDER = Path(__file__).parent / "programs"
ARRAYS: dict[str, Any] = {"Int": np.int32, "Long": np.int64}
ARRAYS |= {"Float": np.float32, "Double": np.float64}


def heads() -> dict[str, dict[str, list[str]]]:
    found: dict[str, dict[str, list[str]]] = defaultdict(lambda: defaultdict(list))
    for path in sorted(FOLDER.glob("*.txt")):
        head = path.read_text(encoding="utf-8").partition("\n== ")[0]
        for key, value in re.findall(
            r"^(run|acts|on|given|against|near): (.*)", head, re.M
        ):
            found[path.stem][key].append(value)
    return found


HEADS = heads()
MARKS = {"gpu", "slow"}
CASES = [
    pytest.param(
        file, way, marks=[getattr(pytest.mark, x) for x in MARKS & {*way.split()}]
    )
    for file, head in HEADS.items()
    for way in head["run"]
]


def arguments(program: Compiled, graph: Graph, given: str) -> dict[str, Any] | None:
    """Those that the program takes; None if a node is not there."""
    known = {"n": graph.nodes, "m": graph.edges, "at": np.arange(graph.nodes)}
    random = np.random.default_rng(graph.nodes)
    values = eval(f"dict({given})", {**known, "random": random})
    found = {}
    for name, parameter in program.__signature__.parameters.items():
        if name in values:
            _, _, element = str(parameter.annotation).rstrip(">").partition("_P<")
            array = np.asarray(values[name])
            found[name] = array.astype(ARRAYS[element]) if element else values[name]
        if parameter.annotation == "Node" and found[name] >= graph.nodes:
            return None
    return found


def check_remarks(program: Compiled, name: str, acts: str) -> None:
    _, is_left_alone, why = name.partition("left alone")
    pass_name, _, times = acts.partition(" ")
    if told := re.search(r", (\w+) times?$", name):
        times = told[1]
    number = acted(program, pass_name)
    if is_left_alone or times != "any":
        assert number == (0 if is_left_alone else int(times or number or 1))
    missed = [r.message for r in program.remarks if r.kind is Kind.MISSED]
    assert ": " not in why or any(why.removeprefix(": ") in each for each in missed)


@pytest.mark.parametrize(("file", "way"), CASES)
def test_outputs(file: str, way: str) -> None:
    texts, head = programs(file), HEADS[file]
    target: Any
    target, *words = (word for word in way.split() if word not in MARKS)
    told = dict(each[2:].split("=", 1) for each in words if each.startswith("--"))
    only = next((each[5:] for each in words if each.startswith("only=")), "")
    texts = {key: x for key, x in texts.items() if re.search(only, key)}
    without = told.get("disable-pass")
    options = Options(
        passes=told.get("passes"),
        schedule=told.get("schedule", Options().schedule),
        disabled=(without,) if without else (),
        verify_each=True,
    )

    def made(target: Any, options: Options, **how: Any) -> dict[str, Compiled]:
        if target == "core":
            return {text: core_of(checked(text), options) for text in texts.values()}
        return compiled_together((*texts.values(),), target, options, **how)

    threads = int(told.get("threads", 0)) or None
    ours = made(target, options, lanes="lanes" in words, threads=threads)

    def check(name: str) -> None:
        text = texts[name]
        program = ours[text]
        if not without and "any" not in words:
            check_remarks(program, name, *head["acts"])
        for graph in map(graph_of, head["on"]):
            graph = graph.widened() if "wide" in words else graph
            for line in head["given"] or [""]:
                given = arguments(program, graph, line)
                if given is None:
                    continue
                # With NIL for a root the interpreter stops.
                plain = "against" in head or given.get("root") == -1
                other = made(target, Options(level=0)) if plain else {}
                expected = other.get(text, compiled(text, "interpret"))(graph, **given)
                found = program(graph, **given)
                outputs = {"": expected.returned or 0, **expected.outputs}
                for key, value in outputs.items():
                    one = found.outputs[key] if key else found.returned or 0
                    if "near" in head and np.asarray(value).dtype.kind == "f":
                        np.testing.assert_allclose(one, value, float(*head["near"]))
                        continue
                    np.testing.assert_array_equal(one, value)
                    bits = (np.asarray(x).tobytes() for x in (one, value))
                    assert "against" not in head or len({*bits}) == 1

    check_each([*texts], check)
