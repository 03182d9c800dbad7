"""The plan as text: every kind of step and of kernel statement."""

from __future__ import annotations

from lighthouse.ir.nodes import (
    Binary,
    Block,
    Call,
    Declare,
    Dfs,
    DoWhile,
    Effect,
    Foreign,
    If,
    Literal,
    Procedure,
    Range,
    Return,
    Statement,
    Variable,
    While,
)
from lighthouse.ir.nodes import Field as Element
from lighthouse.ir.plan import (
    Allocate,
    Branch,
    Buffer,
    Candidate,
    Compute,
    Copy,
    Each,
    Fill,
    Finish,
    Home,
    HostBlock,
    HostScalar,
    Kernel,
    Launch,
    Object,
    Partial,
    Plan,
    ReadElement,
    Repeat,
    RunBlock,
    Step,
    Store,
    Strategy,
    Sync,
    Update,
    UpdateTuple,
    WriteElement,
)
from lighthouse.ir.plan_printer import body_lines, print_plan, step_lines
from lighthouse.ir.types import DOUBLE, INT, CollectionType, NodeType

X, Y, N, T = (Variable(name) for name in "xynt")
A = Element(N, "A")
ONE = Literal(1)
TEST = Binary("<", X, ONE)


def steps(*items: Step) -> list[str]:
    return [line for item in items for line in step_lines(item)]


def body(item: Statement | Store | Update | UpdateTuple | Each) -> list[str]:
    return list(body_lines(item))


def test_steps() -> None:
    assert steps(
        Allocate("A"),
        Fill("A"),
        Copy("A", "device"),
        ReadElement("x", "A", N),
        WriteElement("A", N, ONE),
        Compute(X, ONE),
        Launch("k"),
        RunBlock("b"),
        Finish(),
        Finish(X),
    ) == [
        "allocate A",
        "fill A with zero",
        "copy A to the device",
        "x = element n of A",
        "element n of A = 1",
        "x = 1",
        "launch k",
        "run b",
        "return",
        "return x",
    ]


def test_nested_steps() -> None:
    inner = (Launch("k"),)
    assert steps(Branch(TEST, inner, (Repeat(TEST, inner),))) == [
        "if x < 1",
        "  launch k",
        "else",
        "  while x < 1",
        "    launch k",
    ]
    assert steps(Branch(TEST, inner)) == ["if x < 1", "  launch k"]
    assert steps(Repeat(TEST, inner, test_first=False)) == [
        "do",
        "  launch k",
        "while x < 1",
    ]


def test_writes_say_how_they_are_synchronised() -> None:
    assert body(Store(A, ONE)) == ["n.A = 1  [unsynchronised]"]
    assert body(Store(A, ONE, Sync.RACY, same_value=True)) == [
        "n.A = 1  [racy, same value]"
    ]
    assert body(Update(X, "max", ONE, Sync.ATOMIC)) == ["x max= 1  [atomic]"]
    assert body(UpdateTuple("min", A, ONE, (Y,), (N,), Strategy.LOCK)) == [
        "<n.A, y> min= <1, n>  [lock]"
    ]


def test_control_in_kernels() -> None:
    one = Store(X, ONE, Sync.LOCAL)
    shown = "  x = 1  [local]"
    block = Block((one,))
    assert body(If(TEST, one, block)) == ["if x < 1", shown, "else", shown]
    assert body(While(TEST, block)) == ["while x < 1", shown]
    assert body(DoWhile(block, TEST)) == ["do", shown, "while x < 1"]
    assert body(Each("t", Range("Nbrs", N), block)) == ["each t: n.Nbrs", shown]
    assert body(Declare(INT, ("x",))) == ["Int x"]
    assert body(Declare(INT, ("x",), ONE)) == ["Int x = 1"]


def test_only_in_blocks() -> None:
    assert body(Effect(Call(Y, "Add", (N,)))) == ["y.Add(n)"]
    assert body(Foreign("f($x)", (X,))) == ["[f($x)]::[x];"]
    assert body(Return()) == ["leave"]
    assert body(Each("t", Range("Items", Y, backward=True), Block(()))) == [
        "each t: y-.Items"
    ]
    one = Block((Store(X, ONE, Sync.OWNER),))
    shown = "  x = 1  [owner]"
    graph = Variable("G")
    assert body(Dfs("v", graph, False, N, None, None, one)) == [
        "search v: G from n",
        "before",
        shown,
    ]
    assert body(Dfs("v", graph, True, N, TEST, TEST, one, TEST, one)) == [
        "search v: G^ from n where x < 1",
        "before if x < 1",
        shown,
        "after if x < 1",
        shown,
    ]


def test_objects_and_blocks() -> None:
    plan = Plan(
        Procedure("f", (), ()),
        (Buffer("items", NodeType("G"), X, "G", home=Home.BOTH),),
        (HostScalar("x", INT),),
        (RunBlock("b"),),
        (),
        (Object("S", CollectionType("Set", "Node", "G")),),
        (HostBlock("b", Block((Store(X, ONE, Sync.OWNER),))),),
    )
    assert print_plan(plan).splitlines() == [
        "plan f",
        "  buffer items: Node(G)[x] temporary, both",
        "  scalar x: Int temporary",
        "  object S: Node_Set(G) temporary",
        "steps",
        "  run b",
        "host block b",
        "  x = 1  [owner]",
    ]


def test_whole_plan() -> None:
    kernel = Kernel(
        "k",
        "n",
        Range("Nodes", Variable("G")),
        Block((Update(Variable("x_part"), "+", A, Sync.LOCAL),)),
        (Partial("x_part", X, "+"),),
        (Candidate("y_best", "max", Y, ("t_best",), (T,)),),
    )
    plan = Plan(
        Procedure("f", (), ()),
        (Buffer("A", DOUBLE, "n", "G", "input", Home.DEVICE),),
        (HostScalar("x", INT, "output"),),
        (Launch("k"),),
        (kernel,),
    )
    assert print_plan(plan).splitlines() == [
        "plan f",
        "  buffer A: Double[n] input, device",
        "  scalar x: Int output",
        "steps",
        "  launch k",
        "kernel k over n: G.Nodes (thread per element, resident)",
        "  private x_part for x +=",
        "  candidate <y_best, t_best> for y",
        "  x_part += n.A  [local]",
    ]
