"""The nodes of the tree and the core.

The tree and the core share these classes, so that both print as Green-Marl and parse
again.  The core is the subset without sugar; each class says so where it differs:

    [tree]  removed by a normalising pass
    [core]  restricted in the core, as described

Everything is frozen: a rewrite builds new nodes and shares what did not change.  `type`
and `span` are annotations and do not take part in equality.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import field
from typing import Literal as Choice

from lighthouse.diagnostics import Span
from lighthouse.ir.frozen import frozen
from lighthouse.ir.procedures import Block as Block
from lighthouse.ir.procedures import Node as Node
from lighthouse.ir.procedures import Nodes as Nodes
from lighthouse.ir.procedures import Parameter as Parameter
from lighthouse.ir.procedures import Procedure as Procedure
from lighthouse.ir.procedures import Program as Program
from lighthouse.ir.procedures import Requirement as Requirement
from lighthouse.ir.procedures import StatementNode as StatementNode
from lighthouse.ir.roles import Defines, LocalName, Maybe, Reads, Updates, Writes, kind
from lighthouse.ir.types import UNKNOWN, Type

# Operators as they are written in assignments: `x += 1`.
ReduceOperator = Choice["+", "*", "min", "max", "&", "|"]
# To reduce a value twice is as good as once.
IDEMPOTENT = frozenset({"min", "max", "&", "|"})
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

# Ranges whose elements lie side by side in the rows of the graph.
ROWS = ("Nbrs", "InNbrs", "OutEdges", "InEdges")


@frozen
class Expression(Node):
    """An expression; `type` is filled in by `frontend.check`."""

    type: Type = field(default=UNKNOWN, compare=False, repr=False, kw_only=True)


# --- expressions ----------------------------------------------------------------------


@kind()
class Literal(Expression):
    """`3`, `0.5`, `True`; the Python type of `value` tells them apart."""

    value: bool | int | float

    # To Python 2 and 2.0 are equal, as are 1 and True, and 0.0 and -0.0.
    def __eq__(self, other: object) -> bool:
        return isinstance(other, Literal) and repr(self.value) == repr(other.value)

    def __hash__(self) -> int:
        return hash(self.value)


@kind()
class Infinity(Expression):
    """`INF`, `-INF`; the largest finite value where the type is integral."""

    negative: bool = False


@kind()
class Nil(Expression):
    """`NIL`: no node, no edge."""


@kind()
class Variable(Expression):
    """A scalar, node, edge, collection, map, graph or iterator."""

    name: str


@kind()
class Field(Expression):
    """`driver.P`.  [core] the driver is a node or edge, never a graph or collection."""

    driver: Reads[Variable]
    name: str


@kind()
class Index(Expression):
    """`M[key]` of a map."""

    map: Reads[Variable]
    key: Reads[Expression]


@kind()
class Unary(Expression):
    """`-x`, `!x`, and `|x|` as the operator `abs`."""

    operator: Choice["-", "!", "abs"]
    operand: Reads[Expression]


@kind()
class Binary(Expression):
    """`x op y`, with op one of `|| && == != < > <= >= + - * / %`."""

    operator: str
    left: Reads[Expression]
    right: Reads[Expression]


@kind()
class Conditional(Expression):
    """`c ? x : y`."""

    condition: Reads[Expression]
    then: Reads[Expression]
    otherwise: Reads[Expression]


@kind()
class Cast(Expression):
    """`(Double) x`; `to` is what was written."""

    to: Type
    operand: Reads[Expression]


@kind()
class Call(Expression):
    """`x.Method(…)`, `x.P.Method(…)`, `Log(…)`, or a user procedure's name."""

    receiver: Reads[Variable | Field | None]
    name: str
    arguments: Reads[tuple[Expression, ...]] = ()


@frozen
class Reduction(Expression):
    """[tree] `Sum (it: range)(filter) { body }`; only Count has no body."""

    operator: Choice["Sum", "Product", "Min", "Max", "Avg", "Count", "Exist", "All"]
    iterator: Defines[LocalName]
    range: Reads[Range]
    filter: Reads[Expression | None]
    body: Reads[Expression | None]


@kind()
class ForeignExpression(Expression):
    """`[ text ]`, copied to the target."""

    text: str


LValue = Variable | Field | Index


@kind("{source}.{kind}[({argument})][ {backward}]")
class Range(Node):
    """What a loop runs over: `source.kind`, `n.CommonNbrs(argument)`, `S-.Items`."""

    kind: RangeKind
    source: Reads[Variable | Field]
    argument: Reads[Expression | None] = None
    backward: bool = False


# --- statements -----------------------------------------------------------------------


@kind("@{name}[({arguments})]")
class Annotation(Node):
    """`@schedule(edge)` before a loop: what the core knows beyond the language."""

    name: str
    arguments: tuple[str, ...] = ()


Statements = Sequence[StatementNode]


@kind("{type} {names}[ = {initial}]")
class Declare(StatementNode):
    """`T a, b;` or `T a = initial;`.  [core] exactly one name."""

    type: Type
    names: Defines[tuple[LocalName, ...]]
    initial: Reads[Expression | None] = None

    @property
    def name(self) -> str:
        """The name, where there is exactly one."""
        (name,) = self.names
        return name


@frozen
class Assign(StatementNode):
    """`target = value;`."""

    target: Writes[LValue]
    value: Reads[Expression]


@frozen
class Reduce(StatementNode):
    """`target op= value @ loop;`.  [core] `loop` is the iterator of a parallel loop."""

    target: Updates[LValue]
    operator: ReduceOperator
    value: Reads[Expression]
    loop: Reads[LocalName | None] = None


@frozen
class Defer(StatementNode):
    """[tree] `target <= value @ loop;`."""

    target: Writes[LValue]
    value: Reads[Expression]
    loop: Reads[LocalName | None] = None


@frozen
class ReduceTuple(StatementNode):
    """`<target; targets…> min= <value; values…> @ loop;`."""

    operator: Choice["min", "max"]
    target: Updates[LValue]
    value: Reads[Expression]
    targets: Updates[tuple[LValue, ...]]
    values: Reads[tuple[Expression, ...]]
    loop: Reads[LocalName | None] = None


def declare(
    variable: Variable, initial: Expression | None = None, span: Span | None = None
) -> Declare:
    span = variable.span if span is None else span
    return Declare(variable.type, (variable.name,), initial, span=span)


@kind("if {condition} {then}[ else {otherwise}]")
class If(StatementNode):
    """`If (condition) then Else otherwise`."""

    condition: Reads[Expression]
    then: Maybe[StatementNode]
    otherwise: Maybe[StatementNode | None] = None


@kind("while {condition} {body}")
class While(StatementNode):
    """`While (condition) { … }`.  [core] the condition has no reduction."""

    condition: Reads[Expression]
    body: Maybe[Block]


@kind("do {body} while {condition}")
class DoWhile(StatementNode):
    """`Do { … } While (condition);`."""

    body: Block
    condition: Reads[Expression]


@frozen
class Loop(StatementNode):
    """`Foreach` (parallel) or `For` (sequential).  [core] without a filter."""

    parallel: bool
    iterator: Defines[LocalName]
    range: Reads[Range]
    filter: Reads[Expression | None]
    body: Maybe[StatementNode]
    annotations: tuple[Annotation, ...] = ()


@frozen
class Traversal(StatementNode):
    """`(it: source.Nodes From root)[navigator](filter) {…}`, and the way back."""

    iterator: Defines[LocalName]
    source: Reads[Variable]
    transposed: bool
    root: Reads[Expression]
    navigator: Reads[Expression | None]
    filter: Reads[Expression | None]
    body: Maybe[Block]
    back_filter: Reads[Expression | None] = None
    back_body: Maybe[Block | None] = None


@frozen
class Bfs(Traversal):
    """`InBFS (…) {…} InReverse (…) {…}`."""


@frozen
class Dfs(Traversal):
    """`InDFS (…) {…} InPost (…) {…}`; sequential."""


@kind("leave[ {value}]")
class Return(StatementNode):
    """`Return value;`."""

    value: Reads[Expression | None] = None


@kind("{call}")
class Effect(StatementNode):
    """A call as a statement."""

    call: Reads[Call]


@kind("foreign {text}[ changes ({mutates})]")
class Foreign(StatementNode):
    """`[ text ]::[x, n.P];`: text for the target and the l-values that it changes."""

    text: str
    mutates: Updates[tuple[LValue, ...]] = ()


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
