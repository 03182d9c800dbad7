"""The core means what the tree means, and so do the targets.

Programs that are easy to normalise wrongly: their core is interpreted after every pass
on it, and prints as Green-Marl that parses to the same core.
"""

import re
from copy import copy
from typing import Any

import numpy as np
import pytest

from lighthouse.api import Compiled, Target
from lighthouse.diagnostics import Diagnostics, Source
from lighthouse.driver import Compilation, Options, choose_passes, front
from lighthouse.frontend.check import check
from lighthouse.frontend.grammar import parse
from lighthouse.graph import Graph
from lighthouse.ir.nodes import Procedure
from lighthouse.ir.printer import print_procedure
from lighthouse.ir.verifier import verify
from lighthouse.passes.base import Context
from lighthouse.runtime.interpreter.run import interpret
from tests.fuzz.oracle import plain
from tests.once import compiled, compiled_together
from tests.passes.meaning import GRAPH, PATH, programs
from tests.sampling import rows

PROGRAMS = programs("core")

STAR = Graph.from_edges([0, 0, 0, 3], [1, 2, 3, 0], nodes=6)


def cores(compilation: Compilation) -> dict[str, Procedure]:
    """The different cores after the passes of both levels, verified, with their texts,
    which parse to the same."""
    first = compilation.procedure
    others = [p for p in compilation.program.procedures if p.name != first.name]
    found: dict[str, Procedure] = {}
    for level in (2, 0):
        context = Context("openmp", compilation.program)
        procedure = first
        for each in choose_passes("openmp", Options(level=level)):
            if each.name == "outline-kernels":
                break
            before, procedure = procedure, each.run(procedure, context)
            context.done.append(each)
            if procedure is before:
                continue
            verify(procedure, each.name)
            text = "\n".join(map(print_procedure, (*others, procedure)))
            if text in found:
                continue
            again = check(parse(Source(f"after {each.name}", text)), Diagnostics())
            assert again.procedures == (*others, procedure), f"{each.name}:\n{text}"
            found[text] = procedure
    return found


def arguments(procedure: Procedure, graph: Graph) -> dict[str, Any]:
    """What its parameters ask for: vertex 2, 7, or the numbers 3, 4, …"""
    nodes, edges = graph.nodes, graph.edges
    values = {
        **dict.fromkeys(("Graph", "UGraph"), graph),
        "N_P<Int>": np.arange(3, 3 + nodes, dtype=np.int32),
        "E_P<Int>": np.arange(3, 3 + edges, dtype=np.int32),
        "N_P<Double>": np.zeros(nodes),
        "N_P<Bool>": np.zeros(nodes, np.bool_),
        "N_P<Node": np.full(nodes, -1, np.int32),
        "Node": 2,
        **dict.fromkeys(("Int", "Long"), 7),
        "Double": 0.5,
        "Bool": False,
        **{f"Node_{kind}": [4, 1, 2, 1] for kind in ("Seq", "Set", "Order")},
        "Map": {1: 10, 2: 20},
    }
    names = {
        p.name: re.split(r"\(|(?<=Map)<", str(p.type)) for p in procedure.parameters
    }
    found = {name: copy(values[kind]) for name, (kind, *_) in names.items()}
    return found | {"_seed": 5} if "_seed" in found else found


def answer(compilation: Compilation, procedure: Procedure, graph: Graph) -> Any:
    given = arguments(procedure, graph)
    outcome = interpret(procedure, given, program=compilation.program, seed=5)
    changed = {
        name: np.asarray(value).tolist() if isinstance(value, np.ndarray) else value
        for name, value in given.items()
        if not isinstance(value, Graph) and name != "_seed"
    }
    return outcome.returned, {**changed, **outcome.scalars}


@pytest.mark.parametrize("name", PROGRAMS)
def test_core(name: str) -> None:
    compilation = front(Source(f"{name}.gm", PROGRAMS[name]))
    expected = [
        answer(compilation, compilation.procedure, graph)
        for graph in (GRAPH, PATH, STAR)
    ]
    for text, core in cores(compilation).items():
        found = [answer(compilation, core, graph) for graph in (GRAPH, PATH, STAR)]
        assert found == expected, text


def results(program: Compiled) -> Any:
    found = []
    for graph in (GRAPH, PATH, STAR):
        result = program(**arguments(program.procedure, graph))
        outputs = {name: plain(value) for name, value in result.outputs.items()}
        found.append((result.returned, outputs))
    return found


@pytest.mark.slow
@pytest.mark.parametrize(
    ("target", "level"), [("openmp", 0), ("openmp", 2), ("cuda-sim", 2)]
)
@rows("text", PROGRAMS.values())
def test_targets(text: str, target: Target, level: int) -> None:
    texts, options = (*PROGRAMS.values(),), Options(level=level)
    program = compiled_together(texts, target, options, seed=5)[text]
    assert results(program) == results(compiled(text, "interpret", seed=5))
