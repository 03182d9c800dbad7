"""Names of functions and variables in the source, and members of types."""

from __future__ import annotations

from lighthouse.extensions.pta.extract import ir
from lighthouse.extensions.pta.extract.debug import Member, Source
from lighthouse.extensions.pta.extract.parser import parse

SOURCE = Source(
    {
        1: 'distinct !DISubprogram(name: "usage", scope: !9, file: !9, line: 3)',
        2: '!DINamespace(name: "list", scope: null)',
        3: 'distinct !DICompositeType(tag: DW_TAG_class_type, name: "Node", scope: !2)',
        4: (
            'distinct !DISubprogram(name: "next", linkageName: "_ZN4list4Node4nextEv", '
            "scope: !3, file: !9, line: 5)"
        ),
        5: '!DILocalVariable(name: "p", scope: !6, file: !9, line: 6, type: !20)',
        6: "distinct !DILexicalBlock(scope: !4, file: !9, line: 6)",
        7: "!DINamespace(scope: !2)",
        8: (
            '!DIGlobalVariable(name: "first", linkageName: "_ZN4list12_GLOBAL__N_1E", '
            "scope: !7, type: !20)"
        ),
        9: '!DIFile(filename: "a.cpp", directory: "")',
        10: '!DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)',
        20: "!DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)",
        21: '!DIDerivedType(tag: DW_TAG_typedef, name: "pair", baseType: !22)',
        22: (
            'distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", '
            "size: 192, elements: !23)"
        ),
        23: "!{!24, !25, !28}",
        24: '!DIDerivedType(tag: DW_TAG_member, name: "left", baseType: !20, size: 64)',
        25: (
            "!DIDerivedType(tag: DW_TAG_member, scope: !22, baseType: !26, size: 64, "
            "offset: 64)"
        ),
        26: "!DICompositeType(tag: DW_TAG_union_type, size: 64, elements: !27)",
        27: "!{!29, !30}",
        28: (
            '!DIDerivedType(tag: DW_TAG_member, name: "count", baseType: !10, '
            "flags: DIFlagStaticMember)"
        ),
        29: '!DIDerivedType(tag: DW_TAG_member, name: "one", baseType: !20, size: 64)',
        30: '!DIDerivedType(tag: DW_TAG_member, name: "two", baseType: !31, size: 64)',
        31: (
            "!DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 64, "
            "elements: !32)"
        ),
        32: "!{!33}",
        33: "!DISubrange(count: 2)",
    }
)


def test_names() -> None:
    """The linker renames static functions of C; C++ has symbols of its own."""
    for symbol, number, name in (
        ("usage", 1, "usage"),
        ("usage.7", 1, "usage"),
        ("usage.part.7", 1, "usage.part.7"),
        ("_ZN4list4Node4nextEv", 4, "list::Node::next"),
        ("_ZN4list4Node4nextEv.3", 4, "list::Node::next"),
        ("_ZN4list12_GLOBAL__N_1E", 8, "list::(anonymous)::first"),
        ("other.7", -1, "other.7"),
    ):
        assert SOURCE.named(symbol, number) == name
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
