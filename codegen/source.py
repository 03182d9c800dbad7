"""Whole programs: a plan through the templates of its target.

Templates receive finished lines and hold no logic beyond loops over them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Literal

from jinja2 import Environment, PackageLoader, StrictUndefined

import lighthouse
from lighthouse.codegen.headers import paste
from lighthouse.codegen.host import HostPrinter, wrapped
from lighthouse.codegen.kernels import ATOMICS, KernelPrinter
from lighthouse.codegen.names import cpp_type, mangle
from lighthouse.codegen.signature import Argument, parameter, signature
from lighthouse.diagnostics import Span
from lighthouse.ir.plan import Kernel, Plan
from lighthouse.ir.types import VOID, GraphType, PropertyType

# A section of the header is pasted if the program says one of these.
SECTIONS = {
    "atomics.cuh": r"lh::atomic_",
    "arithmetic.cuh": r"lh::(add|subtract|multiply|negate|absolute|quotient|remainder|"
    r"convert|smaller|larger)|\b(log|exp|pow|sqrt|floor|ceil)\(",
    "collectives.cuh": r"lh::(block_|grid_barrier)",
    "adjacency.cuh": r"lh::has_edge",
    "locks.cuh": r"lh::lock",
}
BASE = {
    "cuda": ("types.cuh", "primitives.cuh", "host.cuh"),
    "openmp": ("types.cuh", "primitives.cuh", "graph_openmp.cuh"),
}
# Threads per block of every kernel; LH_BOUNDS says so to the compiler.
BLOCK = 256


@dataclass(frozen=True, slots=True)
class Program:
    """Generated source, and what a launcher must know of its kernels."""

    plan: Plan
    target: Literal["cuda", "openmp"]
    source: str
    signatures: dict[str, tuple[Argument, ...]]


def environment() -> Environment:
    loader = PackageLoader("lighthouse.codegen", "templates")
    made = Environment(
        loader=loader,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    made.filters["indented"] = lambda lines, levels=1: "".join(
        f"{'    ' * levels}{line}\n" if line else "\n" for line in lines
    )
    return made


def generate(plan: Plan, target: Literal["cuda", "openmp"]) -> Program:
    """The source of `plan` for `target`; compiles alone with nvcc or g++."""
    host = HostPrinter(plan, target)
    kernels = [kernel_values(plan, kernel, target) for kernel in plan.kernels]
    name = mangle(plan.name)
    values: dict[str, Any] = {
        "version": lighthouse.__version__,
        "origin": plan.span.source.name if plan.span.source else "a program",
        "name": plan.name,
        "function": name,
        "kernels": kernels,
        "resident": any(kernel.is_resident for kernel in plan.kernels),
        "block": BLOCK,
        "documentation": host.documentation(),
        "head": wrapped(f"{host.result_type()} {name}(", host.parameters(), ")", 80),
        "graphs": [
            mangle(p.name)
            for p in plan.procedure.parameters
            if isinstance(p.type, GraphType)
        ],
        "scalars": host.scalar_declarations(),
        "steps": host.steps(plan.steps),
        "call": boxed_call(plan),
    }
    suffix = "cu" if target == "cuda" else "cpp"
    made = environment()
    code = made.get_template(f"{target}/code.{suffix}.j2").render(values)
    source = made.get_template(f"{target}/program.{suffix}.j2").render(
        values, code=code, sections=paste(sections(code, target), target)
    )
    signatures = {item.name: signature(plan, item, target) for item in plan.kernels}
    return Program(plan, target, source, signatures)


def sections(code: str, target: Literal["cuda", "openmp"]) -> list[str]:
    """The sections of the header that `code` uses."""
    used = [name for name, words in SECTIONS.items() if re.search(words, code)]
    return [*BASE[target][:2], *used, *BASE[target][2:]]


def kernel_values(
    plan: Plan, kernel: Kernel, target: Literal["cuda", "openmp"]
) -> dict[str, Any]:
    printer = KernelPrinter(plan, kernel)
    count, type, iterator = printer.domain
    body = printer.body()
    parameters = [parameter(plan, item) for item in signature(plan, kernel, target)]
    return {
        "name": mangle(kernel.name),
        "comment": source_lines(kernel.span),
        "parameters": parameters,
        "count": count,
        "type": type,
        "iterator": iterator,
        "partials": [
            {
                "operation": ATOMICS[item.operator],
                "target": mangle(item.target.name),
                "name": mangle(item.name),
            }
            for item in kernel.partials
        ],
        "declarations": printer.partial_declarations()
        + printer.candidate_declarations(),
        "offers": printer.offers(),
        "awards": printer.awards(),
        "resident": kernel.is_resident,
        "body": body,
        "uses_iterator": any(re.search(rf"\b{iterator}\b", line) for line in body),
        # Rows differ in length; without loops all elements cost the same.
        "chunks": "dynamic, 1024" if printer.has_loops else "static",
    }


def source_lines(span: Span, limit: int = 12) -> list[str]:
    """The Green-Marl lines of `span`, with where they stand, for a comment."""
    if span.source is None:
        return []
    text = span.source.text
    begin = text.rfind("\n", 0, span.start) + 1
    end = text.find("\n", span.end)
    lines = text[begin : len(text) if end < 0 else end].splitlines()
    margin = min((len(s) - len(s.lstrip()) for s in lines if s.strip()), default=0)
    shown = [line[margin:].rstrip() for line in lines[:limit]]
    more = ["…"] if len(lines) > limit else []
    # A line that ends in a backslash would go on in the next one.
    shown = [f"{line} ." if line.endswith("\\") else line for line in shown]
    return [f"{span.source.name}:{span.line}", *(f"  {s}" for s in shown + more)]


def boxed_call(plan: Plan) -> dict[str, Any]:
    """The host function behind an array of pointers, as Python calls it."""
    arguments = []
    for i, item in enumerate(plan.procedure.parameters):
        match item.type:
            case GraphType():
                arguments.append(f"*static_cast<const lh::Graph*>(arguments[{i}])")
            case PropertyType(element=element):
                arguments.append(f"static_cast<{cpp_type(element)}*>(arguments[{i}])")
            case type:
                arguments.append(f"*static_cast<{cpp_type(type)}*>(arguments[{i}])")
    returns = plan.procedure.returns
    result = None if returns == VOID else cpp_type(returns)
    head = f"{mangle(plan.name)}("
    if result:
        head = f"*static_cast<{result}*>(arguments[{len(arguments)}]) = {head}"
    return {"lines": wrapped(head, arguments, ");"), "name": f"{plan.name}_call"}
