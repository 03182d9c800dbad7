"""Names of functions and variables in the source, and members of types."""

import re
from pathlib import Path

from lighthouse.extensions.pta.extract import ir
from lighthouse.extensions.pta.extract.debug import Member, Source
from lighthouse.extensions.pta.extract.parser import parse
from tests.sampling import rows, tables

TEXT = Path(__file__).with_name("debug.txt").read_text(encoding="utf-8")
NODES = dict(re.findall(r"^!(\d+) = (.*)", TEXT, flags=re.M))
SOURCE = Source({int(number): text for number, text in NODES.items()})


@rows(*tables(__file__)["names"])
def test_names(symbol: str, number: int, name: str) -> None:
    """The linker renames static functions of C; C++ has symbols of its own."""
    assert SOURCE.named(symbol, number) == name


def test_functions() -> None:
    assert SOURCE.function(5) == "list::Node::next"
    assert SOURCE.function(1) == ""


def test_members() -> None:
    """Those of anonymous unions are in the struct; static ones are elsewhere."""
    pair = SOURCE.pointee(SOURCE.type(5))
    assert SOURCE.members(pair) == (
        Member(0, ".left", 20),
        Member(8, ".one", 20),
        Member(8, ".two", 31),
        Member(8, ".two[]", 10),
    )
    assert SOURCE.part(pair, 8, 8) == Member(8, ".one", 20)
    assert SOURCE.part(pair, 16, 8) == Member(16, "+16", -1)
    assert SOURCE.pointee(pair) == -1
    assert SOURCE.is_plain_array(31)
    assert not SOURCE.is_plain_array(pair)


RECORD = """\
define void @f() {
    #dbg_value(!DIArgList(ptr getelementptr inbounds nuw (i8, ptr @x, i64 8), i64 %n, \
ptr %p), !5, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_plus), !6)
  ret void
}
"""


def test_values_of_a_record() -> None:
    """Those that are pointers, which may be constant expressions."""
    (procedure,) = parse(RECORD).procedures
    (record,) = procedure.described
    moved = (
        ir.Operand(ir.Pointer(), ir.Global("x")),
        ir.Operand(ir.Scalar("i", 64), ir.Integer(8)),
    )
    assert record.value == ir.Expression("getelementptr", moved, ir.Scalar("i", 8))
    assert record.also == (ir.Local("p"),)
