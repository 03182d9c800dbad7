"""The nodes of Green-Marl, as the user wrote it and as its core.

The tree and the core share these classes, so that both print as Green-Marl and parse
again.  The core is the subset without sugar; each class says so where it differs:

    [tree]  removed by a normalising pass
    [core]  restricted in the core, as described

Everything is frozen: a rewrite builds new nodes and shares what did not change.  `type`
and `span` are annotations and do not take part in equality.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal as Choice

from lighthouse.diagnostics import NOWHERE, Span
from lighthouse.ir.types import UNKNOWN, VOID, Type

# Operators as they are written in assignments: `x += 1`.
ReduceOperator = Choice["+", "*", "min", "max", "&", "|"]
RangeKind = Choice[
    "Nodes",
    "Edges",
    "Nbrs",
    "InNbrs",
    "UpNbrs",
    "DownNbrs",
    "CommonNbrs",
    "OutEdges",
    "InEdges",
    "UpEdges",
    "DownEdges",
    "Items",
]


@dataclass(frozen=True, slots=True)
class Node:
    """What every node has: the place in the source that it stands for."""

    span: Span = field(default=NOWHERE, compare=False, repr=False, kw_only=True)
    # All of them, kept by `ir.walk` when it is first asked: nodes never change.
    descendants: Nodes | None = field(
        init=False, default=None, compare=False, repr=False
    )


Nodes = tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class ExpressionNode(Node):
    """An expression; `type` is filled in by `frontend.check`."""

    type: Type = field(default=UNKNOWN, compare=False, repr=False, kw_only=True)


# --- expressions ----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Literal(ExpressionNode):
    """`3`, `0.5`, `True`; the Python type of `value` tells them apart."""

    value: bool | int | float


@dataclass(frozen=True, slots=True)
class Infinity(ExpressionNode):
    """`INF`, `-INF`; the largest finite value where the type is integral."""

    negative: bool = False


@dataclass(frozen=True, slots=True)
class Nil(ExpressionNode):
    """`NIL`: no node, no edge."""


@dataclass(frozen=True, slots=True)
class Variable(ExpressionNode):
    """A scalar, node, edge, collection, map, graph or iterator."""

    name: str


@dataclass(frozen=True, slots=True)
class Field(ExpressionNode):
    """`driver.P`.  [core] the driver is a node or edge, never a graph or collection."""

    driver: Variable
    name: str


@dataclass(frozen=True, slots=True)
class Index(ExpressionNode):
    """`M[key]` of a map."""

    map: Variable
    key: Expression


@dataclass(frozen=True, slots=True)
class Unary(ExpressionNode):
    """`-x`, `!x`, and `|x|` as the operator `abs`."""

    operator: Choice["-", "!", "abs"]
    operand: Expression


@dataclass(frozen=True, slots=True)
class Binary(ExpressionNode):
    """`x op y`, with op one of `|| && == != < > <= >= + - * / %`."""

    operator: str
    left: Expression
    right: Expression


@dataclass(frozen=True, slots=True)
class Conditional(ExpressionNode):
    """`c ? x : y`."""

    condition: Expression
    then: Expression
    otherwise: Expression


@dataclass(frozen=True, slots=True)
class Cast(ExpressionNode):
    """`(Double) x`; `to` is what was written."""

    to: Type
    operand: Expression


@dataclass(frozen=True, slots=True)
class Call(ExpressionNode):
    """`x.Method(…)`, `x.P.Method(…)`, `Log(…)`, or a user procedure's name."""

    receiver: Variable | Field | None
    name: str
    arguments: tuple[Expression, ...] = ()


@dataclass(frozen=True, slots=True)
class Reduction(ExpressionNode):
    """[tree] `Sum (it: range)(filter) { body }`; only Count has no body."""

    operator: Choice["Sum", "Product", "Min", "Max", "Avg", "Count", "Exist", "All"]
    iterator: str
    range: Range
    filter: Expression | None
    body: Expression | None


@dataclass(frozen=True, slots=True)
class ForeignExpression(ExpressionNode):
    """`[ text ]`, copied to the target."""

    text: str


Expression = (
    Literal
    | Infinity
    | Nil
    | Variable
    | Field
    | Index
    | Unary
    | Binary
    | Conditional
    | Cast
    | Call
    | Reduction
    | ForeignExpression
)
LValue = Variable | Field | Index


@dataclass(frozen=True, slots=True)
class Range(Node):
    """What a loop runs over: `source.kind`, `n.CommonNbrs(argument)`, `S-.Items`."""

    kind: RangeKind
    source: Variable | Field
    argument: Expression | None = None
    backward: bool = False


# --- statements -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Annotation(Node):
    """`@schedule(edge)` before a loop: what the core knows beyond the language."""

    name: str
    arguments: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class StatementNode(Node):
    """What a block contains: a statement of the language, or one of a kernel."""


@dataclass(frozen=True, slots=True)
class Block(StatementNode):
    """`{ … }`, a scope."""

    statements: tuple[StatementNode, ...] = ()


@dataclass(frozen=True, slots=True)
class Declare(StatementNode):
    """`T a, b;` or `T a = initial;`.  [core] exactly one name."""

    type: Type
    names: tuple[str, ...]
    initial: Expression | None = None

    @property
    def name(self) -> str:
        """The name, where there is exactly one."""
        (name,) = self.names
        return name


@dataclass(frozen=True, slots=True)
class Assign(StatementNode):
    """`target = value;`."""

    target: LValue
    value: Expression


@dataclass(frozen=True, slots=True)
class Reduce(StatementNode):
    """`target op= value @ loop;`.  [core] `loop` is the iterator of a parallel loop."""

    target: LValue
    operator: ReduceOperator
    value: Expression
    loop: str | None = None


@dataclass(frozen=True, slots=True)
class Defer(StatementNode):
    """[tree] `target <= value @ loop;`."""

    target: LValue
    value: Expression
    loop: str | None = None


@dataclass(frozen=True, slots=True)
class ReduceTuple(StatementNode):
    """`<target; targets…> min= <value; values…> @ loop;`."""

    operator: Choice["min", "max"]
    target: LValue
    value: Expression
    targets: tuple[LValue, ...]
    values: tuple[Expression, ...]
    loop: str | None = None


@dataclass(frozen=True, slots=True)
class If(StatementNode):
    """`If (condition) then Else otherwise`."""

    condition: Expression
    then: StatementNode
    otherwise: StatementNode | None = None


@dataclass(frozen=True, slots=True)
class While(StatementNode):
    """`While (condition) { … }`.  [core] the condition has no reduction."""

    condition: Expression
    body: Block


@dataclass(frozen=True, slots=True)
class DoWhile(StatementNode):
    """`Do { … } While (condition);`."""

    body: Block
    condition: Expression


@dataclass(frozen=True, slots=True)
class Loop(StatementNode):
    """`Foreach` (parallel) or `For` (sequential).  [core] without a filter."""

    parallel: bool
    iterator: str
    range: Range
    filter: Expression | None
    body: StatementNode
    annotations: tuple[Annotation, ...] = ()


@dataclass(frozen=True, slots=True)
class Bfs(StatementNode):
    """`InBFS (it: source.Nodes From root)[navigator](filter) {…} InReverse (…) {…}`."""

    iterator: str
    source: Variable
    transposed: bool
    root: Expression
    navigator: Expression | None
    filter: Expression | None
    body: Block
    reverse_filter: Expression | None = None
    reverse_body: Block | None = None


@dataclass(frozen=True, slots=True)
class Dfs(StatementNode):
    """`InDFS (…) {…} InPost (…) {…}`; sequential."""

    iterator: str
    source: Variable
    transposed: bool
    root: Expression
    navigator: Expression | None
    filter: Expression | None
    body: Block
    post_filter: Expression | None = None
    post_body: Block | None = None


@dataclass(frozen=True, slots=True)
class Return(StatementNode):
    """`Return value;`."""

    value: Expression | None = None


@dataclass(frozen=True, slots=True)
class Effect(StatementNode):
    """A call as a statement."""

    call: Call


@dataclass(frozen=True, slots=True)
class Foreign(StatementNode):
    """`[ text ]::[x, n.P];`: text for the target and the l-values that it changes."""

    text: str
    mutates: tuple[LValue, ...] = ()


Statement = (
    Block
    | Declare
    | Assign
    | Reduce
    | Defer
    | ReduceTuple
    | If
    | While
    | DoWhile
    | Loop
    | Bfs
    | Dfs
    | Return
    | Effect
    | Foreign
)


# --- programs -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Parameter(Node):
    """One argument; an input, or an output where it stands after the `;`."""

    name: str
    type: Type


@dataclass(frozen=True, slots=True)
class Requirement(Node):
    """`name condition` of `//! requires`: what must be true of an input."""

    name: str
    condition: str


@dataclass(frozen=True, slots=True)
class Procedure(Node):
    """`Procedure name(inputs; outputs): returns { body }`."""

    name: str
    inputs: tuple[Parameter, ...]
    outputs: tuple[Parameter, ...]
    returns: Type = VOID
    body: Block = Block()
    local: bool = False
    requires: tuple[Requirement, ...] = ()

    @property
    def parameters(self) -> tuple[Parameter, ...]:
        return self.inputs + self.outputs


@dataclass(frozen=True, slots=True)
class Program(Node):
    """The procedures of a file and the extensions that it imports."""

    procedures: tuple[Procedure, ...]
    imports: tuple[str, ...] = ()
