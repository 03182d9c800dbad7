"""Which constructs of the language programs have, and which passes have something to
do in them, and how often."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from lighthouse.diagnostics import Source
from lighthouse.driver import Options, front, lower
from lighthouse.frontend.grammar import parse
from lighthouse.ir.nodes import (
    Assign,
    Bfs,
    Binary,
    Block,
    Call,
    Cast,
    Conditional,
    Declare,
    Defer,
    Dfs,
    DoWhile,
    Effect,
    Field,
    If,
    Index,
    Infinity,
    Loop,
    Nil,
    Node,
    Parameter,
    Procedure,
    Program,
    Reduce,
    ReduceTuple,
    Reduction,
    Return,
    Unary,
    Variable,
    While,
)
from lighthouse.ir.types import GraphType, Type
from lighthouse.ir.walk import children
from lighthouse.remarks import Kind


def table(texts: Iterable[str]) -> str:
    """Each construct with the number of programs that have it, and of its uses."""
    uses: Counter[str] = Counter()
    programs: Counter[str] = Counter()
    for text in texts:
        found = Counter(constructs(parse(Source("p.gm", text))))
        uses.update(found)
        programs.update(found.keys())
    lines = [f"{'programs':>9} {'uses':>9}  construct"]
    for name in sorted(uses):
        lines.append(f"{programs[name]:9} {uses[name]:9}  {name}")
    return "\n".join(lines)


def acting(texts: Iterable[str]) -> Counter[str]:
    """In how many of the programs each pass has done something."""
    programs: Counter[str] = Counter()
    for text in texts:
        lowered = lower(front(Source("p.gm", text)), "cuda", Options())
        programs.update({r.pass_name for r in lowered.remarks if r.kind is Kind.PASSED})
    return programs


def constructs(program: Program) -> Iterator[str]:
    for procedure in program.procedures:
        graphs = sum(isinstance(p.type, GraphType) for p in procedure.parameters)
        yield f"procedure, {'local' if procedure.local else 'public'}"
        yield f"procedure with {graphs} graphs"
        yield f"procedure returns {bare(procedure.returns)}"
        for parameter in procedure.inputs:
            yield f"input {bare(parameter.type)}"
        for parameter in procedure.outputs:
            yield f"output {bare(parameter.type)}"
        yield from inside(procedure.body, "", {p.name for p in program.procedures})


def bare(type: Type) -> str:
    """Without the graph."""
    return str(type).replace("(G)", "").replace("(H)", "")


def inside(node: Node, where: str, procedures: set[str]) -> Iterator[str]:
    """`where` is how the statement runs: in parallel, in a For, in a traversal."""
    yield from kinds(node, where, procedures)
    within = where
    match node:
        case Loop(parallel=True) | Reduction():
            within = " in parallel"
        case Loop():
            within = where or " in For"
        case Bfs():
            within = " in InBFS"
        case Dfs():
            within = where or " in InDFS"
        case While() | DoWhile():
            within = where or " in While"
    for child in children(node):
        yield from inside(child, within, procedures)


def kinds(node: Node, where: str, procedures: set[str]) -> Iterator[str]:
    match node:
        case Declare(declared, names, initial):
            yield f"declare {bare(declared)}{where}"
            if initial is None:
                yield "declare without a value"
            if len(names) > 1:
                yield "declare several names"
        case Assign(Field(driver=Variable(name))) if name in ("G", "H"):
            yield f"group assignment{where}"
        case Assign(target):
            yield f"assign {type(target).__name__.lower()}{where}"
        case Reduce(target, operator, loop=loop):
            at = " @" if loop else ""
            yield f"reduce {operator}= {type(target).__name__.lower()}{at}{where}"
        case Defer(target, loop=loop):
            yield f"defer{' @' if loop else ''}{where}"
            yield f"defer {type(target).__name__.lower()}{where}"
        case ReduceTuple(operator, target, targets=targets):
            what = type(target).__name__.lower()
            yield f"tuple {operator}= of {len(targets) + 1} {what}s{where}"
        case If(otherwise=otherwise):
            yield f"If{' Else' if otherwise else ''}{where}"
        case While():
            yield f"While{where}"
        case DoWhile():
            yield f"Do While{where}"
        case Loop(parallel, _, range_, test):
            kind = "Foreach" if parallel else "For"
            back = "-" if range_.backward else ""
            yield f"{kind} {back}{range_.kind}{where}"
            if test is not None:
                yield f"{kind} with a filter"
        case Bfs(transposed=transposed):
            yield f"InBFS{' G^' if transposed else ''}{where}"
            for part in ("navigator", "filter", "reverse_filter", "reverse_body"):
                if getattr(node, part) is not None:
                    yield f"InBFS with {part.replace('_', ' ')}"
        case Dfs(transposed=transposed):
            yield f"InDFS{' G^' if transposed else ''}{where}"
            for part in ("navigator", "filter", "post_filter", "post_body"):
                if getattr(node, part) is not None:
                    yield f"InDFS with {part.replace('_', ' ')}"
        case Return():
            yield f"Return{where}"
        case Effect(call):
            yield f"statement {call.name}{where}"
        case Block(
            (),
        ):
            yield "empty block"
        case Reduction(operator, _, range_, test):
            yield f"{operator} {range_.kind}"
            if test is not None:
                yield f"{operator} with a filter"
        case Call(None, name) if name in procedures:
            yield f"call of a procedure{where}"
        case Call(receiver, name):
            yield f"{'method' if receiver else 'function'} {name}{where}"
        case Binary(operator):
            yield f"operator {operator}"
        case Unary(operator):
            yield f"operator unary {operator}"
        case Cast(to):
            yield f"cast to {to}"
        case Conditional():
            yield "operator ?:"
        case Infinity():
            yield "INF"
        case Nil():
            yield "NIL"
        case Index():
            yield f"map element{where}"
        case Parameter() | Procedure():
            pass
