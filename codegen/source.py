"""Prints whole programs: renders a plan with the templates of its target.

Templates receive finished lines and hold no logic beyond loops over them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, Any, Literal

from lighthouse.codegen import steps, streams
from lighthouse.codegen.blocks import block_values, object_values
from lighthouse.codegen.forms import generic, is_form, templates
from lighthouse.codegen.headers import COMPILER, Kind, inclusions, paste, sections
from lighthouse.codegen.host import HostPrinter, clocks_name
from lighthouse.codegen.kernel_parts import (
    MOST,
    KernelPart,
    Kernels,
    divided,
    exports,
    together,
)
from lighthouse.codegen.kernels import KernelPrinter
from lighthouse.codegen.name_numbers import numbered_names, with_low_numbers
from lighthouse.codegen.names import (
    cpp_type,
    function_name,
    mangle,
    on_device,
    unit_name,
)
from lighthouse.codegen.program import Outline, Program
from lighthouse.codegen.purposes import add_twin, comments
from lighthouse.codegen.residents import ResidentPrinter
from lighthouse.codegen.schedules import Dealt, text_for
from lighthouse.codegen.shared_loops import (
    Iteration,
    SharedLoop,
    alike,
    shared_bodies,
    shared_loops,
)
from lighthouse.codegen.short_names import with_short_names
from lighthouse.codegen.signature import (
    Argument,
    heap_question,
    host_views,
    oriented_views,
    orienter,
    parameter,
    signature,
)
from lighthouse.codegen.text import INDENT, comment, folded, indent, is_named
from lighthouse.codegen.texts import NEEDS
from lighthouse.codegen.views import View
from lighthouse.codegen.writes import ATOMICS
from lighthouse.ir.effects import Unit
from lighthouse.ir.kernels import Gather, Kernel, Tally
from lighthouse.ir.nodes import Block, Foreign, ForeignExpression, Node
from lighthouse.ir.plan import Grid, Object, Plan
from lighthouse.ir.steps import Launch, Orient, Resident
from lighthouse.ir.types import VOID, GraphType, PropertyType, is_object
from lighthouse.ir.walk import children, find, walk
from lighthouse.package import __version__

if TYPE_CHECKING:
    from jinja2 import Environment

TEMPLATES: dict[Kind, str] = {
    "cuda": "cuda/program.cu.j2",
    "kernels": "cuda/program.cu.j2",
    "openmp": "openmp/program.cpp.j2",
    "host": "openmp/program.cpp.j2",
}
SUFFIX = {"cuda": "cu", "openmp": "cpp"}
# The threads of a multiprocessor for which a resident loop has registers, 40 each on an
# H100, or 64 where its rounds take prefix sums; and how many values of a row these may
# reduce at a time.
RESIDENT_THREADS, SCANNING_THREADS, FEW_TOTALS = 1536, 1024, 2
# The headers that include all of `lighthouse/include` that generated code may use.
RUNTIME = {"cuda": "lighthouse.cuh", "openmp": "lighthouse.hpp"}


def listing(program: Program) -> str:
    """As its `source`, but the runtime is included, not pasted, and without `calls`."""
    return listed(program.code, program.target, program.origin, program.headers)


@cache
def environment() -> Environment:
    from jinja2 import Environment, PackageLoader, StrictUndefined

    from lighthouse.codegen.kept_templates import KeptTemplates

    loader = PackageLoader("lighthouse.codegen", "templates")
    made = Environment(
        loader=loader,
        bytecode_cache=KeptTemplates(),
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
    )
    made.filters["comment"] = comment
    made.filters["indented"] = lambda lines, levels=1: "".join(
        f"{'    ' * levels}{line}\n" if line else "\n" for line in lines
    )
    return made


def generate(
    plan: Plan, target: Literal["cuda", "openmp"], *, profile: bool = False
) -> Program:
    """The source of `plan` for `target`; compiles alone with nvcc or g++.

    With `profile`, OpenMP's measures its launches; CUDA's is measured from outside.
    """
    clocks = clocks_name(plan) if profile and target == "openmp" else None
    places = streams.given(plan) if target == "cuda" else None
    names = frozenset(item.name for item in places or ())
    kernels = launched(plan)
    forms: dict[str, str] = {}
    inside = [
        plan.kernel(launch.kernel)
        for resident in plan.residents
        for launch in find(resident, Launch)
    ]
    bodies: dict[str, SharedLoop] = {}

    @cache
    def values_of(name: str, *, any_rows: bool = False) -> dict[str, Any]:
        kernel, call = plan.kernel(name), None
        if name in bodies:
            call = bodies[name].call(name, is_template=any_rows)
        return kernel_values(
            plan, generic(kernel) if any_rows else kernel, target, call
        )

    def form_of(kernel: Kernel) -> dict[str, Any]:
        return values_of(kernel.name, any_rows=is_form(kernel))

    def loop_of(kernel: Kernel) -> list[str]:
        loop: list[str] = form_of(kernel)["loop"]
        return loop

    def iteration_of(kernel: Kernel) -> Iteration | None:
        found: Iteration | None = kernel_values(plan, generic(kernel), target)[
            "iteration"
        ]
        return found

    if target == "cuda":
        bodies = shared_bodies(plan, kernels, inside, iteration_of)
    each = [values_of(kernel.name) for kernel in kernels]
    printed = each
    shared: dict[str, SharedLoop] = {}
    twins: dict[str, tuple[str, list[int]]] = {}
    if target == "cuda":
        printed, forms = templates(zip(kernels, each, strict=True), form_of)
        rest = [kernel for kernel in kernels if kernel.name not in bodies]
        inner = [kernel for kernel in inside if kernel.name not in bodies]
        shared = shared_loops(plan, rest, inner, loop_of)
    else:
        texts = map(on_openmp, each)
        twins = alike(plan, {k.name: t for k, t in zip(kernels, texts, strict=True)})
        printed = [v for k, v in zip(kernels, each, strict=True) if k.name not in twins]
    loops = {
        name: shared[name].call(name) if name in shared else values_of(name)["loop"]
        for name in (kernel.name for kernel in inside)
    }
    shared |= bodies
    told = comments(plan)
    for twin, (first, _) in twins.items():
        add_twin(told[unit_name(first)], told[unit_name(twin)])
    host = HostPrinter(plan, target, clocks, names, forms, twins)
    residents = [ResidentPrinter(plan, item, loops) for item in plan.residents]
    name = function_name(plan.procedure)
    graphs = {
        mangle(item.name): on_device(item.name)
        for item in plan.procedure.parameters
        if isinstance(item.type, GraphType)
    }
    body = steps.body(host)
    values: dict[str, Any] = {
        "version": __version__,
        "origin": plan.span.source.name if plan.span.source else "a program",
        "name": plan.name,
        "function": name,
        "comments": told,
        **with_shared(printed, shared),
        "residents": [resident_values(item) for item in residents],
        "states": host.states(),
        "checked": bool(plan.checks),
        "clocks": f"{clocks}[{max(1, len(plan.kernels))}]" if clocks else None,
        "barrier": any(kernel.is_resident for kernel in plan.kernels),
        "heap": heap_question(plan),
        "orients": orienters(plan),
        "bounds": bounds(plan.grid),
        "documentation": host.documentation(),
        "head": f"{host.result_type()} {name}({', '.join(host.parameters())})",
        "graphs": graphs,
        "steps": body,
        "call": boxed_call(plan),
        "blocks": [block_values(plan, block, target) for block in plan.blocks],
        "objects": list(object_values(plan, exported(plan, target))),
        "numbered": numbered_names(plan),
    }
    if target == "cuda":
        lines = [*values["states"], *body]
        values |= on_device_graphs(host, name, graphs, lines, places is not None)
    suffix = SUFFIX[target]
    code = rendered(f"{target}/code.{suffix}.j2", values)
    calls = rendered("openmp/calls.cpp.j2", values) if target == "openmp" else ""
    headers = needed(plan)
    source = whole(code + calls, target, values["origin"], headers)
    units: tuple[Unit, ...] = (*plan.kernels, *plan.blocks)
    signatures = {item.name: signature(plan, item, target) for item in units}
    signatures |= {item.resident.name: item.signature for item in residents}
    host_source, host_code = None, ""
    if target == "cuda" and (plan.blocks or plan.objects):
        host_code = rendered("host/code.cpp.j2", values)
        host_source = whole(host_code, "host", values["origin"], headers)
    kernels_alone = Kernels()
    if target == "cuda":
        values |= with_shared(each, shared)
        kernels_alone = separate(values, headers)
    return Program(
        plan,
        outline(plan, signatures.values()),
        target,
        source,
        signatures,
        host_source,
        code,
        kernels_alone,
        host_code,
        calls,
        {item.resident.name: item for item in residents},
        clocks,
        values["origin"],
        headers,
    )


def outline(plan: Plan, signatures: Iterable[Sequence[Argument]]) -> Outline:
    return Outline(
        procedure=replace(plan.procedure, body=Block()),
        objects=tuple(item.type for item in plan.objects),
        kernels=tuple(kernel.name for kernel in plan.kernels),
        views=frozenset(
            item for items in signatures for item in items if isinstance(item, View)
        )
        | host_views(plan)
        | oriented_views(plan),
        foreign=any(isinstance(x, Foreign | ForeignExpression) for x in walk(plan)),
    )


def on_device_graphs(
    host: HostPrinter,
    name: str,
    graphs: dict[str, str],
    lines: list[str],
    on_stream: bool,
) -> dict[str, Any]:
    """The host function with graphs on the device, that with properties there too,
    which does the work if it can be `on_stream`, and how each is called by the next."""
    head = f"{host.result_type()} {name}("
    given = {
        graph: device for graph, device in graphs.items() if is_named(graph, lines)
    }
    used = [graph for graph, device in graphs.items() if is_named(device, lines)]
    parameters = host.parameters(frozenset((*given, *used)))
    calling = host.parameters(frozenset(graphs))
    names = [
        on_device(item.name) if isinstance(item.type, GraphType) else mangle(item.name)
        for item in host.plan.procedure.parameters
    ]
    returns = "" if host.plan.procedure.returns == VOID else "return "
    # An argument may have its name.
    scope = "::" if name in names else ""
    plan, given_stream = host.plan, parameters if on_stream else calling
    through_host: list[str] = []
    if graphs and not on_stream and not streams.has_sets(plan):
        through_host = streams.through_host(plan, name)
    return {
        "on_stream": on_stream,
        "obstacle": None if on_stream else streams.obstacle(plan),
        "through_host": through_host,
        "has_sets": streams.has_sets(plan),
        "has_pointers": bool(streams.of_caller(plan)),
        "launches": bool(plan.kernels),
        "has_objects": any(item.role != "temporary" for item in plan.objects),
        "stream_head": f"{head}{', '.join([*given_stream, *streams.PARAMETERS])})",
        "on_host": streams.on_host(plan, name) if on_stream else [],
        "device_head": f"{head}{', '.join(calling if on_stream else parameters)})",
        "given": given,
        "forward": [f"{returns}{scope}{name}({', '.join(names)});"],
    }


def needed(plan: Plan) -> tuple[str, ...]:
    """The headers that the kinds of nodes of a plan need."""
    kinds = dict.fromkeys(map(type, walk(plan)))
    return tuple(dict.fromkeys(name for kind in kinds for name in NEEDS.get(kind, ())))


def orienters(plan: Plan) -> list[dict[str, str | None]]:
    """The kernels that make oriented graphs, and the type of the key of each."""
    keys = dict.fromkeys(step.key for step in find(plan, Orient))
    return [
        {
            "name": unit_name(orienter(plan, key)),
            "key": cpp_type(plan.buffer(key).element) if key else None,
        }
        for key in keys
    ]


def bounds(grid: Grid) -> str:
    """What the compiler of a kernel must know of its launches."""
    return f"{'LH_FULL_BOUNDS' if grid.full else '__launch_bounds__'}({grid.block})"


def resident_bounds(printer: ResidentPrinter) -> str:
    """Left alone, ptxas spills to 32 registers, or takes 48 and more; only threads that
    reduce many values of a row at a time are faster with so many.  Prefix sums take
    several barriers a round, and each takes longer the more blocks meet there."""
    grid = printer.plan.grid
    loops = (node for each in printer.kernels for node in find(each, Gather))
    if grid.full or any(len(node.totals) > FEW_TOTALS for node in loops):
        return bounds(grid)
    scans = any(find(each, Tally) for each in printer.kernels)
    threads = SCANNING_THREADS if scans else RESIDENT_THREADS
    return f"__launch_bounds__({grid.block}, {max(1, threads // grid.block)})"


def rendered(template: str, values: dict[str, Any]) -> str:
    code = environment().get_template(template).render(values)
    return folded(with_low_numbers(code, values.get("numbered", ())))


def exported(plan: Plan, target: Literal["cuda", "openmp"]) -> list[Object]:
    """The objects that Python makes: all where it walks the plan, else arguments."""
    return [
        item for item in plan.objects if target == "cuda" or item.role != "temporary"
    ]


def joined(programs: Sequence[Program]) -> list[Program]:
    """The same programs with one source for all, which is compiled only once.

    They are for one target, and their procedures differ in name.
    """
    name = f"{len(programs)} programs"
    headers = tuple(dict.fromkeys(each for one in programs for each in one.headers))
    code = "\n".join(program.code + program.calls for program in programs)
    source = whole(code, programs[0].target, name, headers)
    kernels = Kernels()
    if programs[0].target == "cuda":
        loops = "".join(program.kernels.loops for program in programs)
        parts = [part for program in programs for part in program.kernels.parts]
        kernels = with_head(loops, [together(parts)], name, headers)
    host_codes = [program.host_code for program in programs if program.host_code]
    host_source = None
    if host_codes:
        host_source = whole("\n".join(host_codes), "host", name, headers)
    return [
        replace(
            each,
            source=source,
            kernels=kernels,
            host_source=host_source,
            origin=name,
            headers=headers,
        )
        for each in programs
    ]


def separate(values: dict[str, Any], headers: Sequence[str]) -> Kernels:
    """The kernels of CUDA in parts; those with collections share one heap."""
    empty: dict[str, Any] = {"kernels": [], "shared": [], "residents": []}
    empty |= {"orients": [], "heap": None}

    def alone(**some: Any) -> str:
        return rendered("cuda/kernels.cu.j2", {**values, **empty, **some})

    own = [loop for kernel in values["kernels"] for loop in kernel["shared"]]
    told = {loop["kernel"]: [f"{loop['what']} of `{loop['kernel']}`."] for loop in own}
    loops = alone(
        shared=[*own, *values["shared"]], comments={**values["comments"], **told}
    )
    texts = {
        kernel["name"]: alone(kernels=[{**kernel, "shared": []}])
        for kernel in values["kernels"]
    }
    for resident in values["residents"]:
        texts[resident["name"]] = alone(residents=[resident])
    for orient in values["orients"]:
        texts[orient["name"]] = alone(orients=[orient])
    if heap := values["heap"]:
        texts[heap] = alone(heap=heap)
    parts = divided(texts, most=1 if values["heap"] else MOST)
    return with_head(loops, parts, values["origin"], headers)


def with_head(
    loops: str, parts: Sequence[KernelPart], origin: str, headers: Iterable[str]
) -> Kernels:
    code = loops + "".join(part.code for part in parts)
    return Kernels(head(code, "kernels", origin, headers), loops, tuple(parts))


def whole(code: str, kind: Kind, origin: str, headers: Iterable[str]) -> str:
    """A file that compiles alone: `code` after the sections that it uses."""
    after = exports(code) if COMPILER[kind] == "cuda" else ""
    return head(code, kind, origin, headers) + code + after


def head(code: str, kind: Kind, origin: str, headers: Iterable[str]) -> str:
    """What a file begins with: the sections that `code` uses."""
    pasted = paste([*sections(code, kind), *headers], COMPILER[kind])
    runtime = pasted.ours
    if COMPILER[kind] == "cuda":
        values = {"included": pasted.included, "sections": pasted.ours}
        runtime = rendered("cuda/runtime.cuh.j2", values)
    return filled("", kind, origin, runtime, pasted.others)


def listed(code: str, kind: Kind, origin: str, headers: Iterable[str]) -> str:
    """A file that includes the runtime, and headers of extensions."""
    roots, target = [*sections(code, kind), *headers], COMPILER[kind]
    runtime, options = inclusions(roots, target, RUNTIME[target])
    return filled(code, kind, origin, runtime, "", f" {options}")


def filled(
    code: str, kind: Kind, origin: str, runtime: str, others: str, include: str = ""
) -> str:
    return rendered(
        TEMPLATES[kind],
        {
            "version": __version__,
            "origin": origin,
            "code": code,
            "runtime": runtime,
            "extensions": f"{others}\n\n" if others else "",
            "include": include,
        },
    )


def launched(plan: Plan) -> list[Kernel]:
    """The kernels that the host launches; the others are parts of resident loops."""
    found: set[str] = set()

    def search(step: Node) -> None:
        if isinstance(step, Launch):
            found.add(step.kernel)
        elif not isinstance(step, Resident):
            for item in children(step):
                search(item)

    for step in plan.steps:
        search(step)
    return [kernel for kernel in plan.kernels if kernel.name in found]


def resident_values(printer: ResidentPrinter) -> dict[str, Any]:
    return {
        "name": unit_name(printer.resident.name),
        "bounds": resident_bounds(printer),
        "parameters": [parameter(printer.plan, item) for item in printer.signature],
        "body": printer.lines(),
    }


def with_shared(
    kernels: Iterable[dict[str, Any]], shared: Mapping[str, SharedLoop]
) -> dict[str, Any]:
    """Kernels that call the loops that they share; each of these before its first user,
    or before the resident loops."""
    rest = {item.name: item for item in shared.values()}
    by_name = {unit_name(name): (name, item) for name, item in shared.items()}
    found = []
    for values in kernels:
        if values["name"] in by_name:
            name, item = by_name[values["name"]]
            first = [rest.pop(item.name).values()] if item.name in rest else []
            values = {**values, "shared": first}
            if not item.is_body:
                call = item.call(name, is_template=values["is_template"])
                values["loop"] = call
        found.append(values)
    return {"kernels": found, "shared": [item.values() for item in rest.values()]}


def on_openmp(kernel: dict[str, Any]) -> list[str]:
    """All that a kernel does on OpenMP."""
    loop: Dealt = kernel["loop"]
    lines = (loop.first, loop.lines, kernel["declarations"], kernel["offers"])
    around = (loop.before, loop.after)
    rest = (loop.chunks, loop.team, kernel["partials"], kernel["resident"])
    return [*chain(*lines, *around), *kernel["awards"], *map(str, rest)]


def kernel_values(
    plan: Plan,
    kernel: Kernel,
    target: Literal["cuda", "openmp"],
    call: list[str] | None = None,
) -> dict[str, Any]:
    """For the templates of Jinja2; with the `call` of what it does in an iteration if
    that is a function."""
    kernel = with_short_names(plan, kernel, target)
    printer = KernelPrinter(plan, kernel, device=target == "cuda")
    body = printer.body()
    checked = any("lh::check(" in line for line in body)
    values: dict[str, Any] = {
        "name": unit_name(kernel.name),
        "partials": [
            {
                "operation": ATOMICS[item.operator],
                "target": mangle(item.target.name),
                "name": mangle(item.name),
            }
            for item in kernel.partials
        ],
        "declarations": printer.declarations(),
        "offers": printer.offers(),
        "awards": printer.awards(),
        "resident": kernel.is_resident,
        "is_template": False,
        "checked": checked,
        "shared": [],
        "iteration": printer.iteration(body),
    }
    text, loop = text_for(kernel.schedule), printer.loop(call or body)
    if target == "openmp":
        if checked:
            loop = replace(loop, body=caught(loop.body))
        values["loop"] = text.on_openmp(kernel.schedule, loop)
    else:
        values["dealt"] = text.on_cuda(kernel.schedule, loop)
        # Its lines are folded where they stand, some of them deeper than here.
        template = environment().get_template("cuda/loop.cu.j2")
        values["loop"] = template.render(kernel=values).splitlines()
    values["parameters"] = [
        parameter(plan, item, device=printer.device)
        for item in signature(plan, kernel, target)
    ]
    if target == "openmp" and not checked:
        # The threads of a team call the kernel again.
        names = [re.split(r"\W", text)[-1] for text in values["parameters"]]
        values["names"] = [*names, "true"]
        pairs = zip(names, values["parameters"], strict=True)
        objects = [f"&{name}" for name, text in pairs if "&" in text]
        values["captured"] = ["=", *objects]
        values["parameters"].append("bool in_team = false")
    return values


def caught(body: list[str]) -> list[str]:
    """An iteration on OpenMP, where no exception may leave it."""
    return [
        "try {",
        *indent(body),
        "} catch (const lh::Failed& failed_value) {",
        f"{INDENT}checks_state.record(failed_value);",
        "}",
    ]


def boxed_call(plan: Plan) -> dict[str, Any]:
    """The host function with an array of pointers, as Python calls it."""
    arguments = []
    for i, item in enumerate(plan.procedure.parameters):
        match item.type:
            case GraphType():
                arguments.append(f"*static_cast<const lh::Graph*>(arguments[{i}])")
            case PropertyType(element=element) if not is_object(element):
                arguments.append(f"static_cast<{cpp_type(element)}*>(arguments[{i}])")
            case type:
                arguments.append(f"*static_cast<{cpp_type(type)}*>(arguments[{i}])")
    returns = plan.procedure.returns
    result = None if returns == VOID else cpp_type(returns)
    head = f"{function_name(plan.procedure)}("
    if result:
        head = f"*static_cast<{result}*>(arguments[{len(arguments)}]) = {head}"
    lines = [f"{head}{', '.join(arguments)});"]
    return {"lines": lines, "name": f"{plan.name}_call"}
