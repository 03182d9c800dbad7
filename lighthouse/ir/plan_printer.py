"""The plan as text: for people, in the words of Green-Marl where it has them."""

from __future__ import annotations

from collections.abc import Iterator

from lighthouse.ir.nodes import (
    Block,
    Declare,
    Dfs,
    DoWhile,
    Effect,
    Foreign,
    If,
    Procedure,
    Program,
    Return,
    StatementNode,
    Variable,
    While,
)
from lighthouse.ir.plan import (
    Allocate,
    Append,
    Branch,
    Compute,
    Copy,
    Each,
    Fill,
    Finish,
    Gather,
    Grid,
    Kernel,
    Launch,
    Orient,
    Plan,
    Push,
    Put,
    ReadElement,
    Repeat,
    Resident,
    RunBlock,
    Step,
    Store,
    Swap,
    Tally,
    Update,
    UpdateTuple,
    WriteElement,
)
from lighthouse.ir.printer import (
    print_expression,
    print_program,
    print_range,
    print_statement,
)

INDENT = "    "


def print_unit(unit: Procedure | Plan, imports: tuple[str, ...] = ()) -> str:
    """A core prints as Green-Marl, behind its imports, a plan as below."""
    if isinstance(unit, Plan):
        return print_plan(unit)
    return print_program(Program((unit,), imports))


def print_plan(plan: Plan) -> str:
    lines = [f"plan {plan.name}"]
    for buffer in plan.buffers:
        extent = buffer.extent
        count = extent.name if isinstance(extent, Variable) else extent
        lines.append(
            f"  buffer {buffer.name}: {buffer.element}[{count}] "
            f"{buffer.role}, {buffer.home}"
        )
    for pair in plan.pairs:
        lines.append(f"  pair {pair.name}: {pair.key}, {pair.payload}")
    for scalar in plan.scalars:
        lines.append(f"  scalar {scalar.name}: {scalar.type} {scalar.role}")
    for item in plan.objects:
        lines.append(f"  object {item.name}: {item.type} {item.role}")
    if plan.grid != Grid():
        lines.append(f"  {plan.grid.in_words()}")
    lines.append("steps")
    lines += [f"  {line}" for step in plan.steps for line in step_lines(step)]
    for kernel in plan.kernels:
        lines += kernel_lines(kernel)
    for block in plan.blocks:
        lines.append(f"host block {block.name}")
        lines += [f"  {line}" for line in body_lines(block.body)]
    return "\n".join(lines)


def step_lines(step: Step) -> Iterator[str]:
    text = print_expression
    match step:
        case Allocate(name):
            yield f"allocate {name}"
        case Fill(name):
            yield f"fill {name} with zero"
        case Copy(name, to):
            yield f"copy {name} to the {to}"
        case Swap(one, other):
            yield f"swap {one} and {other}"
        case ReadElement(target, name, index):
            yield f"{target} = element {text(index)} of {name}"
        case WriteElement(name, index, value):
            yield f"element {text(index)} of {name} = {text(value)}"
        case Compute(target, value):
            yield f"{text(target)} = {text(value)}"
        case Branch(condition, then, otherwise):
            yield f"if {text(condition)}"
            yield from nested(then)
            if otherwise:
                yield "else"
                yield from nested(otherwise)
        case Repeat(condition, body, test_first):
            yield f"while {text(condition)}" if test_first else "do"
            yield from nested(body)
            if not test_first:
                yield f"while {text(condition)}"
        case Resident(_, loop):
            yield "resident"
            yield from nested((loop,))
        case Finish(value):
            yield f"return {text(value)}" if value else "return"
        case Launch(name):
            yield f"launch {name}"
        case RunBlock(name):
            yield f"run {name}"
        case Orient(graph, into, done, shortest):
            yield f"{done.name} = orient {graph} as {into} if rows exceed {shortest}"


def nested(steps: tuple[Step, ...]) -> Iterator[str]:
    for step in steps:
        for line in step_lines(step):
            yield f"  {line}"


def kernel_lines(kernel: Kernel) -> list[str]:
    source = kernel.domain.source.name
    cuts = ", rows cut" if kernel.cuts_rows else ""
    drawn = ", drawn from a counter" if kernel.draws is not None else ""
    resident = ", resident" if kernel.is_resident else ""
    head = (
        f"kernel {kernel.name} over {kernel.iterator}: {source}.{kernel.domain.kind} "
        f"({kernel.schedule} per element{cuts}{drawn}{resident})"
    )
    lines = [head]
    for partial in kernel.partials:
        lines.append(
            f"  private {partial.name} for {partial.target.name} {partial.operator}="
        )
    for candidate in kernel.candidates:
        names = ", ".join((candidate.name, *candidate.names))
        lines.append(f"  candidate <{names}> for {candidate.target.name}")
    return [*lines, *(f"  {line}" for line in body_lines(kernel.body))]


def body_lines(node: StatementNode) -> Iterator[str]:
    text = print_expression
    match node:
        case Block(statements):
            for statement in statements:
                yield from body_lines(statement)
        case Declare(type=type, initial=initial):
            value = f" = {text(initial)}" if initial else ""
            yield f"{type} {node.name}{value}"
        case If(condition, then, otherwise):
            yield f"if {text(condition)}"
            yield from deeper(then)
            if otherwise is not None:
                yield "else"
                yield from deeper(otherwise)
        case While(condition, body):
            yield f"while {text(condition)}"
            yield from deeper(body)
        case DoWhile(body, condition):
            yield "do"
            yield from deeper(body)
            yield f"while {text(condition)}"
        case Store(target, value, sync):
            same = ", same value" if node.same_value else ""
            yield f"{text(target)} = {text(value)}  [{sync or 'unsynchronised'}{same}]"
            yield from following(node.then)
        case Update(target, operator, value, sync):
            how = sync or "unsynchronised"
            yield f"{text(target)} {operator}= {text(value)}  [{how}]"
            yield from following(node.then)
        case UpdateTuple():
            places = ", ".join(text(p) for p in (node.target, *node.targets))
            values = ", ".join(text(v) for v in (node.value, *node.values))
            how = node.strategy or "unsynchronised"
            yield f"<{places}> {node.operator}= <{values}>  [{how}]"
            yield from following(node.then)
        case Push(item, into, _, stamp):
            often = ", once a round" if node.unique else ", rarely more than once"
            if node.claim is not None:
                often, stamp = f", claim {text(node.claim)}", node.claim
            how = "" if node.append is Append.AGGREGATED else f", by {node.append}"
            when = f" if {text(node.when)}" if node.when else ""
            yield f"push {item.name} into {into}{when}{often if stamp else ''}{how}"
            if node.otherwise is not None:
                yield "else"
                yield from deeper(node.otherwise)
        case Put(item, into, at, claim):
            claims = f", claim {text(claim)}" if claim else ""
            yield f"put {item.name} into {into} at {text(at)}{claims}"
        case Tally(sums, when):
            yield f"count {sums.driver.name} if {text(when)}"
        case Each():
            yield loop_head(node)
            yield from deeper(node.body)
        case Gather(loop, guard, known, totals):
            knows = ", ".join(item.name for item in known)
            into = ", ".join(f"{t.target.name} {t.operator}=" for t in totals)
            yield f"if {guard.name}, together with ({knows}) into ({into})"
            yield from deeper(loop)
        case Effect(call):
            yield text(call)
        case Return():
            yield "leave"
        case Foreign():
            yield print_statement(node)
        case Dfs():
            yield from search_lines(node)
        case _:
            raise AssertionError(f"{node.__class__.__name__} in a kernel")


def loop_head(loop: Each) -> str:
    parts = [f"each {loop.iterator}: {print_range(loop.range)}"]
    if loop.among is not None:
        parts.append(f"among {print_range(loop.among)}")
    parts += [f"above {limit.name}" for limit in loop.above]
    parts += [f"below {limit.name}" for limit in loop.below]
    if loop.found:
        parts.append(f"until {loop.found}")
    if loop.united is not None:
        parts.append(f"uniting into {print_expression(loop.united)}")
    if loop.alone:
        parts.append("each alone")
    if loop.asks_ahead:
        parts.append("asked ahead")
    return " ".join(parts)


def following(then: tuple[StatementNode, ...]) -> Iterator[str]:
    for item in then:
        yield from deeper(item)


def search_lines(node: Dfs) -> Iterator[str]:
    text = print_expression
    direction = "^" if node.transposed else ""
    head = f"search {node.iterator}: {node.source.name}{direction} from "
    navigator = f" where {text(node.navigator)}" if node.navigator else ""
    yield f"{head}{text(node.root)}{navigator}"
    for name, filter, body in (
        ("before", node.filter, node.body),
        ("after", node.post_filter, node.post_body),
    ):
        if body is not None:
            yield f"{name} if {text(filter)}" if filter else name
            yield from deeper(body)


def deeper(node: StatementNode) -> Iterator[str]:
    for line in body_lines(node):
        yield f"  {line}"
