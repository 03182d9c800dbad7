"""Uses: what a node reads, writes and defines follows from the roles of its fields."""

from lighthouse.ir import nodes as ir
from lighthouse.ir.effects import effects
from lighthouse.ir.frozen import frozen
from lighthouse.ir.kernels import Kernel, ListItems, Push, Store
from lighthouse.ir.roles import (
    ArrayName,
    Defines,
    LocalName,
    Maybe,
    Reads,
    Updates,
    Writes,
)
from lighthouse.ir.types import INT, CollectionType, GraphType, MapType, NodeType
from lighthouse.ir.uses import changed_objects, independent, local_names, uses, written

N, M, X = (ir.Variable(name, type=NodeType("G")) for name in "nmx")
ONE = ir.Literal(1, type=INT)
MAP = ir.Variable("map", type=MapType(INT, INT))
SET = ir.Variable("set", type=CollectionType("Set"))


def field(driver: ir.Variable, name: str) -> ir.Field:
    return ir.Field(driver, name, type=INT)


@frozen
class Scale(ir.StatementNode):
    """A kind that LightHouse has never seen."""

    old: Defines[LocalName]
    place: Writes[ir.Field]
    factor: Reads[ir.Expression]
    log: Updates[ArrayName | None] = None
    then: Maybe[tuple[ir.StatementNode, ...]] = ()


def told(node: ir.Node) -> list[str]:
    """`READS n`, `WRITES? P` of what may be left out."""
    return [
        f"{use.role.name}{'' if use.certain else '?'} {use.name}" for use in uses(node)
    ]


SCALE = Scale("t", field(N, "P"), field(M, "Q"), "log", (Store(field(N, "R"), ONE),))


def test_a_kind_from_outside() -> None:
    reads = ["READS n", "READS Q", "READS m"]
    changes = ["DEFINES t", "WRITES P", "UPDATES log"]
    assert told(SCALE) == [*reads, *changes, "READS? n", "WRITES? R"]
    assert written(SCALE) == (field(N, "P"),)


def test_its_effects() -> None:
    nodes = ir.Range("Nodes", ir.Variable("G", type=GraphType()))
    kernel = Kernel("k", "n", nodes, ir.Block((SCALE,)))
    found = effects(kernel)
    assert found.fields_read == {"Q", "log"}
    assert found.fields_written == {"P", "R", "log"}
    # `R` may keep its content, and each thread gets another element of `P`.
    assert found.overwritten == {"P"}
    assert found.scalars_read == {"m"}
    assert local_names(kernel) == {"n", "t"}


def test_kernel_over_a_list() -> None:
    count = ir.Variable("size", type=INT)
    items = ListItems("Items", ir.Variable("list", type=GraphType()), count=count)
    push = Push(N, "next", ir.Variable("filled", type=INT))
    found = effects(Kernel("k", "n", items, ir.Block((push,))))
    assert found.fields_read == {"list"}
    assert found.fields_written == {"next"}
    assert found.scalars_read == {"size", "filled"}
    assert found.scalars_written == {"filled"}


def test_statements_of_the_language() -> None:
    assert told(ir.Assign(field(N, "P"), X)) == ["READS n", "READS x", "WRITES P"]
    assert told(ir.Assign(ir.Index(MAP, X), ONE)) == ["READS x", "WRITES map"]
    assert told(ir.Declare(INT, ("a",), X)) == ["READS x", "DEFINES a"]
    # The old value is no read of its own.
    assert told(ir.Reduce(X, "+", ONE, "n")) == ["READS n", "UPDATES x"]
    # Nothing reads what is deferred before the loop ends.
    assert told(ir.Defer(field(N, "P"), X)) == ["READS n", "READS x", "WRITES P"]


def test_methods() -> None:
    add = ir.Call(SET, "Add", (X,))
    assert told(add) == ["READS set", "READS x", "WRITES set"]
    assert written(ir.Call(SET, "Has", (X,))) == ()
    assert changed_objects(ir.Block((ir.Assign(X, add),))) == {"set"}


def test_foreign_code() -> None:
    foreign = ir.Foreign("f($x, $n.P)", (field(N, "P"),))
    names = ["UPDATES x", "UPDATES n", "UPDATES P"]
    assert told(foreign) == [*names, "READS n", "UPDATES P"]
    assert written(foreign) == (field(N, "P"),)


def test_what_may_change_places() -> None:
    one = ir.Assign(X, field(N, "P"))
    assert independent(one, ir.Assign(field(N, "Q"), ONE))
    assert not independent(one, ir.Assign(field(M, "P"), ONE))
    assert not independent(one, ir.Assign(M, X))
    assert not independent(ir.Declare(INT, ("x",)), one)


def test_what_both_arms_use_is_certain() -> None:
    """As the use in the second arm: only there all that comes before is known."""
    both, first = (ir.Assign(field(N, name), ONE) for name in "PQ")
    node = ir.If(X, ir.Block((both, first)), both)
    assert told(node) == [
        "READS x",
        *("READS? n", "WRITES? P", "READS? n", "WRITES? Q"),
        *("READS n", "WRITES P"),
    ]
