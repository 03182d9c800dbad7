"""The host steps of a plan as a function of Python.

Control flow and what is computed are its text; all else that steps do is called.  A
call for each step and for each part of an expression would take longer than a launch.

    e["finished"] = False
    f5()
    while (not e["finished"]):
        if (e["active"] <= f6):
            f7()
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from types import CodeType
from typing import Any

from lighthouse.ir import nodes as ir
from lighthouse.ir.steps import Copy, Step
from lighthouse.ir.types import Type
from lighthouse.runtime.host_values import is_fact
from lighthouse.runtime.interpreter import values
from lighthouse.runtime.interpreter.expressions import common_type
from lighthouse.runtime.runs import LINES, Action, Finished, nothing

# Python takes twenty loops inside each other, and two hundred parentheses.
MOST_NESTED = 16


class Script:
    """Writes the function for steps of one `walker`.

    The text has no values of the run: all runs on data of any graph share its code.
    """

    def __init__(self, walker: Any) -> None:
        self.walker = walker
        self.names: dict[str, Any] = {
            "e": walker.environment,
            "known": walker.cells.known,
            "ahead": walker.buffers.ahead,
            "handles": walker.buffers.handles,
            "Finished": Finished,
        }
        self.nested = 0

    def function(self, steps: tuple[Step, ...]) -> Action:
        text = "\n".join(["def run():", *self.body(steps)])
        exec(compiled(text), self.names)
        # It knows these names; if it were one of them, only the collector of garbage
        # would free what they refer to.
        made: Action = self.names.pop("run")
        return made

    def body(self, steps: tuple[Step, ...]) -> list[str]:
        """The lines of all of them, one level further in."""
        if self.nested == MOST_NESTED:
            lines = [*self.call(self.walker.action_of(steps))]
        else:
            self.nested += 1
            lines = [*self.lines(steps)]
            self.nested -= 1
        return [f" {line}" for line in lines or ["pass"]]

    def lines(self, steps: tuple[Step, ...]) -> Iterator[str]:
        cells = self.walker.cells
        for to, group in groupby(steps, cells.copied_to):
            if to is None:
                for step in group:
                    yield from LINES.of(self, step, "Python")
            else:
                names = [step.buffer for step in group if isinstance(step, Copy)]
                yield from cells.copies(self, names, to)

    def call(self, act: Action) -> Iterator[str]:
        if act is not nothing:
            yield f"{self.named(act)}()"

    def settling(self) -> Iterator[str]:
        """Waits for sets that have to grow."""
        if self.walker.sets.kept:
            yield f"{self.named(self.walker.sets.settle)}()"

    def named(self, value: object) -> str:
        name = f"f{len(self.names)}"
        self.names[name] = value
        return name

    # --- expressions ------------------------------------------------------------------

    def value(self, node: ir.Expression, to: Type | None = None, depth: int = 0) -> str:
        """The value of a host expression, converted to `to`."""
        text = self.expression(node, depth + 1)
        convert = values.conversion(node.type, to or node.type)
        return text if convert is None else f"{self.named(convert)}({text})"

    def expression(self, node: ir.Expression, depth: int) -> str:
        """Its text where that is short, else a call of what evaluates it."""
        walker = self.walker
        match node:
            case ir.Literal() | ir.Infinity() | ir.Nil():
                constant = walker.evaluate(node)
                # A floating number may be infinite.
                whole = isinstance(constant, int)
                return repr(constant) if whole else self.named(constant)
            case _ if is_fact(node, walker.environment):
                # The data in place stays the same.
                return self.named(walker.evaluate(node))
            case ir.Variable(name):
                return f"e[{name!r}]"
            case _ if depth > MOST_NESTED:
                pass
            case ir.Unary("!", operand):
                return f"(not {self.value(operand, node.type, depth)})"
            case ir.Binary("&&" | "||", left, right):
                word = "and" if node.operator == "&&" else "or"
                one, two = (self.expression(each, depth + 1) for each in (left, right))
                return f"({one} {word} {two})"
            case ir.Binary(symbol, left, right) if symbol in values.COMPARISONS:
                type = common_type(left, right)
                one, two = (self.value(each, type, depth) for each in (left, right))
                return f"({one} {symbol} {two})"
            case ir.Binary("+" | "-" | "*" | "min" | "max" as symbol, left, right):
                apply = self.named(values.arithmetic(symbol, node.type))
                one, two = (
                    self.value(each, node.type, depth) for each in (left, right)
                )
                return f"{apply}({one}, {two})"
            case ir.Conditional(condition, then, otherwise):
                test = self.expression(condition, depth + 1)
                one, two = (
                    self.value(each, node.type, depth) for each in (then, otherwise)
                )
                return f"({one} if {test} else {two})"
        return f"{self.named(walker.evaluator(node))}(e)"


@lru_cache(maxsize=128)
def compiled(text: str) -> CodeType:
    return compile(text, "<host steps>", "exec")
