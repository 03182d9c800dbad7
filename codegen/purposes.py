"""The comment above a kernel or host block: what it is for, and its source lines.

// For each item of `frontier`: lowers `dist`; appends to `touched`.
// sssp.gm:25-31: Foreach (n: G.Nodes)(n.updated)
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from lighthouse.codegen.expressions import subtracted
from lighthouse.codegen.names import mangle, unit_name
from lighthouse.codegen.signature import own_copies
from lighthouse.codegen.text import WIDTH
from lighthouse.diagnostics import Span
from lighthouse.ir import kernels
from lighthouse.ir.effects import Unit, effects
from lighthouse.ir.nodes import ROWS, Index, Node
from lighthouse.ir.plan import Plan
from lighthouse.ir.schedules import ThreadRows
from lighthouse.ir.steps import Launch, Resident
from lighthouse.ir.uses import uses
from lighthouse.ir.walk import find, has, walk

ITEMS = {"Nodes": "node", "Edges": "edge", "Items": "item"}
NUMBERS = re.compile(r"_\d+(?=[_`])")
VERBS = {"+": "adds to", "*": "multiplies", "min": "lowers", "max": "raises"}


@dataclass(frozen=True, slots=True)
class Known:
    """Names of the plan: what the caller gets, what has nodes and edges, the keys and
    payloads that share their memory, and the variables that a block has for itself."""

    outputs: set[str]
    graphs: set[str]
    paired: set[str]
    copies: Mapping[str, set[str]]

    @classmethod
    def of(cls, plan: Plan) -> Known:
        outputs = {item.name for item in plan.buffers if item.role == "output"}
        outputs |= {item.name for item in plan.scalars if item.role == "output"}
        outputs |= {item.name for item in plan.objects if item.role == "output"}
        domains = (kernel.domain for kernel in plan.kernels)
        graphs = {item.source.name for item in domains if item.kind != "Items"}
        paired = {name for pair in plan.pairs for name in (pair.key, pair.payload)}
        return cls(outputs, graphs, paired, own_copies(plan))


def comments(plan: Plan) -> dict[str, list[str]]:
    """For each kernel, resident loop and host block, by its name in C++: a sentence and
    what it quotes, for the filter `comment`, and no two alike."""
    names = Known.of(plan)
    # With a number, a sentence has less space.
    widths = WIDTH, WIDTH - len(" (2)")
    found = [
        (unit.name, [sentence(unit, names, width) for width in widths], unit.span)
        for unit in plan.units
    ]
    found += [(x.name, [rounds(plan, x)] * 2, x.loop.span) for x in plan.residents]
    seen: Counter[tuple[str, ...]] = Counter()
    result = {}
    for name, (text, shorter), span in found:
        line = quotes(span)
        # Names get other numbers later.
        said = NUMBERS.sub("", text), *line
        seen[said] += 1
        number = seen[said]
        result[unit_name(name)] = [
            f"{shorter} ({number})." if number > 1 else f"{text}.",
            *line,
        ]
    return result


def add_twin(lines: list[str], others: list[str]) -> None:
    """Adds what the comment of a kernel says that has the same function."""
    whole, other = (re.sub(r"( \(\d+\))?\.$", "", x[0]) for x in (lines, others))
    domain, _, text = other.partition(": ")
    more = text if whole.startswith(domain) else other[0].lower() + other[1:]
    both = f"{whole}, or {more}."
    if more not in whole and len(f"// {both}") <= WIDTH:
        lines[0] = both
    lines += [line for line in others[1:] if line not in lines]


def quotes(span: Span) -> list[str]:
    """Where each loop was that `span` stands for, and how it begins."""
    found: list[Span] = []
    for part in sorted(span.parts, key=lambda part: (name_of(part), part.start)):
        if part.source is None:
            continue
        last = found[-1] if found else None
        if last is None or last.source != part.source or last.end < part.end:
            found.append(part)
    return [*dict.fromkeys(map(quote, found))]


def name_of(span: Span) -> str:
    return span.source.name if span.source else ""


def last_line(span: Span) -> int:
    return span.line + span.text.rstrip().count("\n")


def quote(span: Span) -> str:
    """Its first line, and all of that for a name in it; of a Do, the condition too."""
    assert span.source is not None
    lines, first, last = span.source.text.split("\n"), span.line, last_line(span)
    text = next((s.strip(" {") for s in span.text.splitlines() if s.strip(" {")), "")
    if text == "Do":
        text += f" … {lines[last - 1].strip(' };')}"
    elif not text or text.isidentifier():
        text = lines[first - 1].strip(" {").removeprefix("} ")
    where = f"{first}-{last}" if last > first else f"{first}"
    return f"{span.source.name}:{where}: {text}"


def sentence(unit: Unit, names: Known, width: int) -> str:
    """Over what it runs, and what it changes there, in one line if that is possible:
    with less about the rows, and with some of the names."""
    for text in texts(unit, names):
        for rows in (True, False):
            whole = f"{domain(unit, names, rows=rows)}: {text}"
            if len(f"// {whole}.") <= width:
                return whole
    return whole


def texts(unit: Unit, names: Known) -> Iterator[str]:
    """What it does, the longest first: what the caller gets is first in it."""
    if isinstance(unit, kernels.Kernel) and unit.purpose:
        yield unit.purpose
        return
    found: dict[str, dict[str, None]] = {}
    changed = sorted(
        changes(unit, names), key=lambda item: item[1] not in names.outputs
    )
    for verb, name in changed:
        found.setdefault(verb, {})[f"`{mangle(name)}`"] = None
    for verb in [verb for verb in found if verb != "sets"]:
        found[verb] = {n: None for n in found[verb] if n not in found.get("sets", {})}
    every = [name for own in found.values() for name in own]
    if not every:
        yield "changes nothing"
        return
    most = max(2, len(every))
    for parts in range(most, 1, -1):
        done = (f"{v} {listed([*own], parts)}" for v, own in found.items() if own)
        yield "; ".join(done)
    for parts in range(most, 1, -1):
        yield f"changes {listed(every, parts)}"


def rounds(plan: Plan, resident: Resident) -> str:
    """Of a loop, with the lists that it runs over."""
    domains = [plan.kernel(launch.kernel).domain for launch in find(resident, Launch)]
    lists = dict.fromkeys(f"`{x.source.name}`" for x in domains if x.kind == "Items")
    over = f" over {listed([*lists])}" if lists else " of a loop"
    return f"Rounds{over} in one launch, with a barrier after each step"


def listed(names: list[str], most: int | None = None) -> str:
    """With no more than `most` parts, if there are more names."""
    if most is not None and len(names) > most:
        names = [*names[: most - 1], f"{len(names) - most + 1} more"]
    *first, last = names
    return f"{', '.join(first)} and {last}" if first else last


def domain(unit: Unit, names: Known, *, rows: bool = True) -> str:
    """Over what it runs, and which `rows` of these, in which way."""
    if not isinstance(unit, kernels.Kernel):
        return "On the host"
    source = unit.domain.source.name
    words = [f"each {ITEMS[unit.domain.kind]}"]
    if names.graphs != {source}:
        words[0] += f" of `{source}`"
    if not rows:
        return f"For {words[0]}"
    ranges = {node.range.kind for node in find(unit.body, kernels.Each)}
    along = [
        word
        for word, prefix in (("along", ("Nbrs", "Out")), ("against", "In"))
        if any(kind in ROWS and kind.startswith(prefix) for kind in ranges)
    ]
    if along and unit.domain.kind == "Edges":
        ends = {node.range.source.name for node in find(unit.body, kernels.Each)}
        words.append(
            f"through {'rows of its ends' if len(ends) > 1 else 'the row of an end'}"
        )
    elif along:
        words.append(f"{' and '.join(along)} its edges")
    if getattr(unit.schedule, "rows", None) != ThreadRows():
        words.append(unit.schedule.words)
    return f"For {', '.join(filter(None, words))}"


def changes(unit: Unit, names: Known) -> Iterator[tuple[str, str]]:
    """A verb and a name for each variable that is not a thread's own, in the order of
    the text."""
    shared = effects(unit).written.difference(names.copies.get(unit.name, ()))
    totals = {}
    if isinstance(unit, kernels.Kernel):
        totals = {item.name: item.target.name for item in unit.partials}
    # Who is marked has been appended.
    marks = has(unit.body, kernels.Push)
    for node in walk(unit.body):
        if marks and isinstance(node, kernels.FirstVisit):
            continue
        for use in uses(node):
            name = totals.get(use.name, use.name)
            if use.by is node and use.writes and name in shared:
                is_first = use.what is getattr(node, "target", use.what)
                if isinstance(node, kernels.UpdateTuple) and name in names.paired:
                    yield f"{verb_of(node)} pairs of", name
                elif not isinstance(node, kernels.Push) or name == node.into:
                    yield verb_of(node) if is_first else "sets", name


def verb_of(node: Node) -> str:
    match node:
        case kernels.Store(target) if not isinstance(target, Index):
            return "sets"
        case kernels.Update(target, "+", value) if subtracted(value, target.type):
            return "subtracts from"
        case kernels.Update(operator=operator) | kernels.UpdateTuple(operator=operator):
            return VERBS.get(operator, "combines into")
        case kernels.Push() | kernels.Put() | kernels.Compact():
            return "appends to"
        case kernels.FirstVisit():
            return "marks visits in"
        case kernels.Tally():
            return "counts in"
    return "changes"
