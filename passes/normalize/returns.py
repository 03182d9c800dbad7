"""Removes `Return` from the middle of a body: its result is left in a variable.

While (more) {                     Bool done = False;
    If (n.A > 0) { Return n.A; }   While (!done && more) {
    n = n.next;               →        If (n.A > 0) { result = n.A; done = True; }
}                                      Else { n = n.next; }
Return 0;                          }
                                   If (!done) { result = 0; done = True; }
"""

from dataclasses import replace

from lighthouse.ir import nodes as ir
from lighthouse.ir.symbols import Names
from lighthouse.ir.types import BOOL, VOID
from lighthouse.ir.values import zero
from lighthouse.ir.walk import as_block, has


def with_declared(
    body: ir.Block, result: ir.Variable, names: Names
) -> tuple[ir.StatementNode, ...]:
    """The statements of `body`, which leave what it returns in the new `result`."""
    done = with_result(body, result)
    if has(done, ir.Return):
        done = _Flagged(result, names.variable("done", BOOL)).body(body)
    assert isinstance(done, ir.Block)
    match done.statements:
        case statements if result.type == VOID:
            return statements
        case (*first, ir.Assign(target, value)) if target is result:
            declared = ir.declare(result, value, span=value.span)
            return (*first, declared)
        case statements:
            start = zero(result.type)
            declared = ir.declare(result, start)
            return (declared, *statements)


def always_returns(node: ir.StatementNode | None) -> bool:
    match node:
        case ir.Return():
            return True
        case ir.Block(statements):
            return any(map(always_returns, statements))
        case ir.If(_, then, otherwise):
            return always_returns(then) and always_returns(otherwise)
    return False


# --- at the very end ------------------------------------------------------------------


def without_guard(block: ir.Block) -> ir.Block:
    """`If (c) Return x; rest` as `If (c) Return x; Else { rest }`, and nothing after a
    Return."""
    for position, item in enumerate(block.statements):
        before = block.statements[:position]
        rest = block.statements[position + 1 :]
        if always_returns(item):
            return replace(block, statements=(*before, item))
        if isinstance(item, ir.If) and rest:
            then, otherwise = item.then, item.otherwise
            if always_returns(then):
                skipped = ir.Block(_all(otherwise, rest), span=rest[0].span)
                guard = replace(item, otherwise=skipped)
                return replace(block, statements=(*before, guard))
            if always_returns(otherwise):
                skipped = ir.Block(_all(then, rest), span=rest[0].span)
                guard = replace(item, then=skipped)
                return replace(block, statements=(*before, guard))
    return block


def _all(
    first: ir.StatementNode | None, rest: ir.Statements
) -> tuple[ir.StatementNode, ...]:
    return (*rest,) if first is None else (first, *rest)


def with_result(node: ir.StatementNode, result: ir.Variable) -> ir.StatementNode:
    """`node` with each Return at its very end as an assignment to `result`."""
    match node:
        case ir.Return():
            return returned(node, result)
        case ir.Block((_, *_)):
            *first, last = without_guard(node).statements
            return replace(node, statements=(*first, with_result(last, result)))
        case ir.If(_, then, otherwise):
            other = with_result(otherwise, result) if otherwise else None
            return replace(node, then=with_result(then, result), otherwise=other)
    return node


def returned(node: ir.Return, result: ir.Variable) -> ir.StatementNode:
    if node.value is None:
        return ir.Block(span=node.span)
    return ir.Assign(result, node.value, span=node.span)


# --- from the midst -------------------------------------------------------------------


class _Flagged:
    """Once `done`, nothing more happens."""

    def __init__(self, result: ir.Variable, done: ir.Variable) -> None:
        self.result = result
        self.done = done

    def body(self, node: ir.Block) -> ir.Block:
        start = ir.Literal(False, type=BOOL)
        declared = ir.declare(self.done, start, span=node.span)
        return replace(node, statements=(declared, *self.block(node).statements))

    def block(self, node: ir.Block) -> ir.Block:
        node = without_guard(node)
        for position, item in enumerate(node.statements):
            if has(item, ir.Return):
                rest = node.statements[position + 1 :]
                done = self.statement(item)
                kept = (*node.statements[:position], *as_block(done).statements)
                if rest:
                    kept += (self.unless_done(self.block(ir.Block(rest))),)
                return replace(node, statements=kept)
        return node

    def unless_done(self, node: ir.StatementNode) -> ir.StatementNode:
        return ir.If(self.going_on(None), node, span=node.span)

    def going_on(self, also: ir.Expression | None) -> ir.Expression:
        """`!done && also`."""
        going_on = ir.Unary("!", self.done, type=BOOL)
        if also is None:
            return going_on
        return ir.Binary("&&", going_on, also, type=BOOL, span=also.span)

    def statement(self, node: ir.StatementNode) -> ir.StatementNode:
        if not has(node, ir.Return):
            return node
        match node:
            case ir.Return():
                leave = ir.Assign(
                    self.done, ir.Literal(True, type=BOOL), span=node.span
                )
                return ir.Block((returned(node, self.result), leave), span=node.span)
            case ir.Block():
                return self.block(node)
            case ir.If(_, then, otherwise):
                other = self.statement(otherwise) if otherwise else None
                return replace(node, then=self.statement(then), otherwise=other)
            case ir.While(condition, body):
                condition = self.going_on(condition)
                return replace(node, condition=condition, body=self.block(body))
            case ir.DoWhile(body, condition):
                condition = self.going_on(condition)
                return replace(node, body=self.block(body), condition=condition)
            case ir.Loop():
                body_ = self.unless_done(self.statement(node.body))
                return replace(node, body=body_)
            case ir.Dfs():
                post = node.back_body
                return replace(
                    node,
                    navigator=self.going_on(node.navigator),
                    body=ir.Block((self.unless_done(self.block(node.body)),)),
                    back_body=post and ir.Block((self.unless_done(self.block(post)),)),
                )
            case _:
                raise AssertionError(f"Return in {type(node).__name__}")
