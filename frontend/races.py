"""Data races: conflicting accesses by two iterations of one parallel loop.

A race is a rule of Green-Marl, not a matter of taste: a program in which a value is
read while it is being reduced has no meaning.  Races that still have one, though it may
depend on the schedule, are warnings; some algorithms want them, and say so.
(Green-Marl specification 0.5, section 6.)
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from lighthouse.diagnostics import Diagnostic, Diagnostics, Label, Severity
from lighthouse.frontend.accesses import Access, Kind, LoopInfo, Region
from lighthouse.frontend.races_on_purpose import races_on_purpose
from lighthouse.frontend.regions import Callees, regions
from lighthouse.frontend.suggestions import deferred
from lighthouse.ir import nodes as ir
from lighthouse.ir.types import BOOL, PropertyType, is_element, is_object
from lighthouse.ir.uses import Symbol, written
from lighthouse.ir.walk import walk

DEED = {
    "read": "read",
    "write": "written",
    "reduce": "reduced",
    "defer": "deferred",
    "grow": "grown",
    "shrink": "shrunk",
}
# An edge belongs to the node from which a loop comes to it.
EDGES = {
    "Nbrs": "out-edge",
    "OutEdges": "out-edge",
    "InNbrs": "in-edge",
    "InEdges": "in-edge",
    "UpNbrs": "up-edge",
    "UpEdges": "up-edge",
    "DownNbrs": "down-edge",
    "DownEdges": "down-edge",
}
# From the level of a traversal's iterator to that of what such a loop runs over.
STEPS = {"Bfs": 0, "UpNbrs": -1, "UpEdges": -1, "DownNbrs": 1, "DownEdges": 1}
# What has no sequential form.
SIMULTANEOUS = ("Bfs", "Group")


@dataclass(frozen=True, slots=True)
class Rule:
    """Two kinds of access that conflict.

    In `message`, `{first}` and `{second}` are what they are made to, as the program
    writes it, and `{deed}` is what the second one does.
    `owned` tells that an iteration may do both to an element of its own.
    """

    code: str
    one: tuple[Kind, ...]
    other: tuple[Kind, ...]
    message: str
    severity: Severity = Severity.WARNING
    owned: bool = True


RULES = (
    Rule(
        "GM0403",
        ("read",),
        ("reduce",),
        "{second} is reduced in the loop that reads {first}",
        Severity.ERROR,
        owned=False,
    ),
    Rule(
        "GM0404",
        ("write",),
        ("reduce", "defer"),
        "{second} is {deed} in the loop that writes {first}",
        Severity.ERROR,
        owned=False,
    ),
    Rule(
        "GM0401",
        ("read",),
        ("write",),
        "{second} may be written while another iteration reads {first}",
    ),
    Rule(
        "GM0402",
        ("write",),
        ("write",),
        "several iterations may write {second} at once",
    ),
    Rule(
        "GM0407",
        ("read",),
        ("grow", "shrink"),
        "{second} may change while another iteration reads {first}",
    ),
    Rule("GM0408", ("grow",), ("shrink",), "{second} may grow and shrink at once"),
    Rule(
        "GM0409",
        ("write",),
        ("grow", "shrink"),
        "{second} may change while another iteration assigns {first}",
        Severity.ERROR,
    ),
)


def find_races(
    program: ir.Program, diagnostics: Diagnostics, *, strict: bool = False
) -> None:
    """Report the races of a typed program; `strict` makes errors of the warnings.

    Raises CompileError with everything found if there is an error.
    """
    found = []
    callees = Callees(program)
    for procedure in program.procedures:
        known: dict[Region, set[tuple[Symbol, str]]] = {}
        resolved = Resolved(procedure)
        purposes, found_there = races_on_purpose(procedure), set[str]()
        for region in regions(procedure, callees):
            known[region] = set(known[region.outer]) if region.outer else set()
            for symbol, accesses in by_symbol(region).items():
                for race in races(region, accesses):
                    if race.code == "GM0402" and resolved.has(region, accesses):
                        continue
                    if symbol[1] in purposes and race.severity is Severity.WARNING:
                        found_there.add(symbol[1])
                        continue
                    # Not again for a loop inside the one that was reported.
                    if (symbol, race.code) not in known[region]:
                        known[region].add((symbol, race.code))
                        found.append(race)
        for name in purposes.keys() - found_there:
            message = f"`{procedure.name}` has no race on `{name}`"
            note = "remove the name from the comment"
            span = purposes[name]
            found.append(
                Diagnostic("GM0410", message, span, Severity.WARNING, notes=(note,))
            )
    for race in sorted(found, key=lambda race: race.span.start):
        severity = Severity.ERROR if strict else race.severity
        diagnostics.add(replace(race, severity=severity))
    diagnostics.raise_errors()


def by_symbol(region: Region) -> dict[Symbol, list[Access]]:
    """What the iterations share, as it looks from this loop."""
    found: dict[Symbol, list[Access]] = defaultdict(list)
    for access in region.accesses:
        if access.symbol not in region.private:
            found[access.symbol].append(access)
    return found


def races(region: Region, accesses: Sequence[Access]) -> Iterator[Diagnostic]:
    """What is wrong with the accesses to one symbol."""
    resolved = list(without_trivial(region.loop, accesses))
    doubles = list(double_bindings(region, resolved))
    yield from doubles[:1]
    seen = [from_outside(region.loop, access) for access in resolved]
    # The first of those that `conflict` does not tell apart: they may be many.
    firsts: dict[object, Access] = {}
    for access in seen:
        firsts.setdefault((access.kind, access.driver, access.strict), access)
    for rule in RULES:
        if rule.code in ("GM0402", "GM0404") and doubles:
            continue
        pairs = [
            (one, other)
            for one in firsts.values()
            for other in firsts.values()
            if one.kind in rule.one
            and other.kind in rule.other
            and conflict(rule, one, other, region.loop)
        ]
        if pairs:
            # An error, if there is one, else the first in the text.
            pair = min(pairs, key=lambda pair: not (pair[0].strict and pair[1].strict))
            yield explain(rule, *pair, region, seen)


def without_trivial(loop: LoopInfo, accesses: Sequence[Access]) -> Iterator[Access]:
    """The accesses; where each iteration reduces only what is its own, it assigns."""
    reductions = [
        item for item in accesses if item.kind == "reduce" and item.bound is loop
    ]
    linear = all(is_linear(item, loop) for item in reductions)
    for access in accesses:
        if access.kind == "reduce" and access.bound is loop and linear:
            yield replace(access, kind="read", operator="", bound=None)
            yield replace(access, kind="write", operator="", bound=None)
        else:
            yield access


def from_outside(loop: LoopInfo, access: Access) -> Access:
    """What is complete when an inner loop ends is written then."""
    if access.bound is not None and access.bound.depth > loop.depth:
        return replace(access, kind="write")
    return access


def is_linear(access: Access, loop: LoopInfo) -> bool:
    """True if each iteration reduces an element of its own, alone: no reduction."""
    return (
        access.innermost is loop
        and owned_element(access, loop) == "own"
        and loop.kind in ("Nodes", "Edges", "Items", "Bfs")
    )


# --- which element --------------------------------------------------------------------


def conflict(rule: Rule, one: Access, other: Access, loop: LoopInfo) -> bool:
    """True if two iterations may do these to the same place at the same time."""
    levels = level(one, loop), level(other, loop)
    if None not in levels and levels[0] != levels[1]:
        return False
    if not rule.owned:
        return True
    element = owned_element(one, loop)
    return element is None or element != owned_element(other, loop)


def owned_element(access: Access, loop: LoopInfo) -> str | None:
    """Which of its own elements an iteration of `loop` means; None if others may
    mean the same one."""
    if access.driver is None or loop.repeats:
        return None
    via = access.driver.loop
    if via is loop:
        return "own other" if access.driver.other else "own"
    if via.source is loop and access.driver.edge:
        return EDGES.get(via.kind)
    return None


def level(access: Access, loop: LoopInfo) -> tuple[LoopInfo, int] | None:
    """The traversal that `loop` is part of and the level, relative to the current.

    Edges between two levels count like the nodes at their other ends.
    """
    if access.driver is None:
        return None
    via = access.driver.loop
    traversal = via if via.kind == "Bfs" else via.source
    if via.kind not in STEPS or traversal is None or traversal.depth > loop.depth:
        return None
    return traversal, STEPS[via.kind]


# --- two bindings ---------------------------------------------------------------------


def double_bindings(region: Region, accesses: Iterable[Access]) -> Iterator[Diagnostic]:
    """Reductions of one target that do not agree, one of them for this loop."""
    earlier: dict[object, Access] = {}
    for access in accesses:
        if access.bound is None:
            continue
        for first in earlier.values():
            if region.loop not in (first.bound, access.bound):
                continue
            if first.bound is not access.bound:
                yield two_loops(region, first, access)
            elif first.operator != access.operator:
                yield two_operators(region, first, access)
        earlier.setdefault((access.bound, access.operator), access)


def two_operators(region: Region, first: Access, second: Access) -> Diagnostic:
    one, other = written_operator(first), written_operator(second)
    return Diagnostic(
        "GM0405",
        f"`{second.text}` is reduced with `{other}` and with `{one}` in one loop",
        second.span,
        severity_of(first, second),
        (
            Label(second.span, f"`{other}` here"),
            Label(first.span, f"`{one}` here"),
            Label(region.loop.span, "both are complete when this loop ends"),
        ),
        ("reduce into two targets and combine them after the loop",),
    )


def two_loops(region: Region, first: Access, second: Access) -> Diagnostic:
    def until(access: Access) -> str:
        assert access.bound is not None
        return f"complete at the end of the loop of `{access.bound.iterator}`"

    outer = region.loop.iterator
    done = "assigned" if second.kind == "defer" else "reduced"
    return Diagnostic(
        "GM0406",
        f"`{second.text}` is {done} for two loops of one nest",
        second.span,
        severity_of(first, second),
        (
            Label(second.span, until(second)),
            Label(first.span, until(first)),
            Label(region.loop.span, "the outer one of the two loops"),
        ),
        (f"let both name the same loop, for example `@ {outer}`",),
    )


def written_operator(access: Access) -> str:
    return access.operator if access.kind == "defer" else f"{access.operator}="


# --- races that the program resolves --------------------------------------------------

COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")


class Resolved:
    """Race and resolve: iterations mark nodes with their own numbers, each over the
    marks of others, and all that later loops do with a mark is to compare it with such
    a number, whose is left has won, or with NIL: is there one.  (Nasre, Burtscher,
    Pingali: Atomic-free Irregular Computations on GPUs, GPGPU 2013, section 3.2.)
    """

    def __init__(self, procedure: ir.Procedure) -> None:
        nodes = list(walk(procedure.body))
        numbers = {
            ir.Variable(node.iterator) for node in nodes if isinstance(node, ir.Loop)
        }
        known = {
            id(mark)
            for node in nodes
            if isinstance(node, ir.Binary) and node.operator in COMPARISONS
            for mark, number in ((node.left, node.right), (node.right, node.left))
            if number in numbers or isinstance(number, ir.Nil)
        }
        known |= {id(target) for node in nodes for target in written(node)}
        # Names by which more is done: fields, and properties that are passed on.
        others = {
            node.name
            for node in nodes
            if isinstance(node, ir.Field | ir.Variable) and id(node) not in known
        }
        foreign = any(
            isinstance(node, ir.Foreign | ir.ForeignExpression) for node in nodes
        )
        # Local properties: nobody else sees them.
        self.marks = {
            name
            for node in nodes
            if isinstance(node, ir.Declare) and isinstance(node.type, PropertyType)
            for name in node.names
            if name not in others and not foreign
        }

    def has(self, region: Region, accesses: Sequence[Access]) -> bool:
        """True if the iterations of this loop mark with their own numbers, or all with
        the same: that of a loop around it."""
        is_property, name = accesses[0].symbol
        marks = [access.value for access in accesses if access.kind == "write"]
        numbers = (ir.Variable(loop.iterator) for loop in loops_from(region))
        return (is_property and name in self.marks) and any(
            all(mark == number for mark in marks) for number in numbers
        )


def loops_from(region: Region | None) -> Iterator[LoopInfo]:
    """The loop of the region and those around it."""
    while region is not None:
        yield region.loop
        region = region.outer


# --- messages -------------------------------------------------------------------------


def severity_of(one: Access, other: Access) -> Severity:
    return Severity.ERROR if one.strict and other.strict else Severity.WARNING


def explain(
    rule: Rule, one: Access, other: Access, region: Region, seen: Sequence[Access]
) -> Diagnostic:
    labels = list(done_at(other))
    if one.span != other.span or one.inside is not other.inside:
        labels += done_at(one)
    labels.append(Label(region.loop.span, parallel(region.loop)))
    severity = rule.severity
    if severity is Severity.ERROR:
        severity = severity_of(one, other)
    return Diagnostic(
        rule.code,
        told(rule, one, other),
        other.span,
        severity,
        tuple(labels),
        tuple(remedies(rule, one, other, region.loop, seen)),
        deferred(other.span, region.loop.iterator)
        if can_be_deferred(rule, one, other, region.loop, seen)
        else None,
    )


def told(rule: Rule, one: Access, other: Access) -> str:
    """The message; where both names are one, the first access is to `it`."""
    first = "it" if one.text == other.text else f"`{one.text}`"
    second = f"`{other.text}`"
    return rule.message.format(first=first, second=second, deed=DEED[other.kind])


def done_at(access: Access) -> Iterator[Label]:
    """Where an access is made; what a call does is shown in the procedure, too."""
    deed = DEED[access.kind]
    if access.inside is None:
        yield Label(access.span, f"{deed} here")
    else:
        yield Label(access.span, f"{deed} by the procedure called here")
        yield Label(access.inside.span, f"{DEED[access.inside.kind]} here")


def parallel(loop: LoopInfo) -> str:
    match loop.kind:
        case "Bfs":
            return "the nodes of one level run in parallel"
        case "Group":
            return "its elements are assigned in parallel"
    return "the iterations of this loop run in parallel"


def can_be_deferred(
    rule: Rule, one: Access, other: Access, loop: LoopInfo, seen: Sequence[Access]
) -> bool:
    """True if the assignment `other` may take effect after the loop, for all that each
    iteration does by itself: then a program without a race means the same.

    A traversal has levels, of which each reads what the one before has written.
    What iterations make of one place, `r.P = r.P + 1`, is lost as well if deferred.
    """
    is_property, _ = other.symbol
    plain = other.kind == "write" and not other.operator and other.bound is None
    known = other.inside is None and one.inside is None
    last = seen[-1] is other and other.repeated <= loop.depth
    alone = all(each is other or each.kind == "read" for each in seen)
    return (
        rule.code == "GM0401"
        and loop.kind not in SIMULTANEOUS
        and (is_property and plain and known and last and alone)
        and not updates(one, other, seen)
    )


def updates(one: Access, other: Access, seen: Sequence[Access]) -> bool:
    """True if `other` writes where `one` has read: `x = x + 1`."""
    return one.text == other.text and other.kind == "write" and seen[-1] is other


def remedies(
    rule: Rule, one: Access, other: Access, loop: LoopInfo, seen: Sequence[Access]
) -> Iterator[str]:
    """How such a program is usually fixed."""
    is_property, name = other.symbol
    match rule.code:
        case "GM0401" if other.operator and other.operator != "<=":
            yield f"`@ {loop.iterator}` makes one reduction of all"
        case "GM0401" if can_be_deferred(rule, one, other, loop, seen):
            yield (
                f"to let every iteration read the old values, defer the write: "
                f"`{other.text} <= … @ {loop.iterator};`"
            )
        case "GM0401" if updates(one, other, seen):
            yield from write_remedies(other, loop, seen)
        case "GM0401" if is_property:
            yield "assign to another property first, then copy it"
        case "GM0401":
            yield f"declare `{name}` in the loop if each iteration needs its own"
        case "GM0402":
            yield from write_remedies(other, loop, seen)
        case "GM0403":
            yield (
                f"read it after the loop of `{loop.iterator}`, or reduce into another "
                f"{'property' if is_property else 'variable'}"
            )
        case "GM0404" if other.kind == "defer":
            yield f"defer both: `{one.text} <= … @ {loop.iterator};`"
        case "GM0404":
            yield f"give `{name}` its first value before the loop"
        case "GM0407" | "GM0408" | "GM0409":
            yield "use a second collection, and combine the two after the loop"
    if (
        rule.severity is Severity.ERROR
        and other.kind == "reduce"
        and other.innermost not in (None, loop, one.innermost)
        and owned_element(other, loop)
    ):
        assert other.innermost is not None
        inner = other.innermost.iterator
        yield f"or let the reduction be complete sooner, with `@ {inner}`"
    plain = one.bound is None and other.bound is None
    harmless = rule.code == "GM0402" and write_one_value(seen)
    if (
        rule.code in ("GM0401", "GM0402")
        and plain
        and not harmless
        and loop.kind not in SIMULTANEOUS
    ):
        yield "or make the loop a `For`, whose iterations run one after another"


def write_one_value(seen: Sequence[Access]) -> bool:
    """True if every write is of the same constant."""
    values = [item.value for item in seen if item.kind == "write"]
    constant = isinstance(values[0], ir.Literal | ir.Infinity | ir.Nil)
    return constant and len(set(values)) == 1


def write_remedies(
    write: Access, loop: LoopInfo, seen: Sequence[Access]
) -> Iterator[str]:
    value, name = write.value, loop.iterator
    if loop.kind == "Group":
        yield f"an element may stand in `{name}` several times"
    elif write.operator == "<=" and write.bound is not None:
        yield (
            f"it appears when the loop of `{write.bound.iterator}` ends; `@ {name}` "
            "defers it to the end of the outer loop"
        )
    elif write.bound is not None:
        yield (
            f"it is complete when the loop of `{write.bound.iterator}` ends; "
            f"`@ {name}` makes one reduction of all"
        )
    elif write.operator:
        yield f"`@ {name}` makes one reduction of all"
    elif value is not None and is_object(value.type):
        yield f"declare `{write.text}` in the loop if each iteration needs its own"
    elif write_one_value(seen):
        yield "all of them write the same value, so any order gives the same result"
        if isinstance(value, ir.Literal) and isinstance(value.value, bool):
            operator = "|=" if value.value else "&="
            yield f"`{write.text} {operator} {value.value} @ {name};` says so"
    elif value is not None and is_element(value.type):
        yield (
            "any of them may win; to choose one, give each a key: "
            f"`<key; {write.text}> min= <…; …> @ {name};`"
        )
    else:
        is_bool = value is not None and value.type == BOOL
        operators = ("|=", "&=") if is_bool else ("min=", "+=")
        yield (
            f"combine the values by a reduction, such as "
            f"`{write.text} {operators[0]} … @ {name};` or `{operators[1]}`"
        )
