"""The parts of LLVM IR that matter for pointers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypeAlias


@dataclass(frozen=True, slots=True)
class Scalar:
    """A number: `i32`, `double`; `kind` is i (integer) or f (floating point)."""

    kind: str
    bits: int


@dataclass(frozen=True, slots=True)
class Pointer:
    pass


@dataclass(frozen=True, slots=True)
class Struct:
    elements: tuple[Type, ...]
    packed: bool = False


@dataclass(frozen=True, slots=True)
class Named:
    """A struct by its name; its elements are in `Module.structs`."""

    name: str


@dataclass(frozen=True, slots=True)
class Array:
    count: int
    element: Type


@dataclass(frozen=True, slots=True)
class Vector:
    count: int
    element: Type


@dataclass(frozen=True, slots=True)
class Function:
    returned: Type
    parameters: tuple[Type, ...]
    variadic: bool


@dataclass(frozen=True, slots=True)
class Unsized:
    """What has no place in memory: `void`, `label`, `metadata`, opaque structs."""

    name: str


Type: TypeAlias = (
    Scalar | Pointer | Struct | Named | Array | Vector | Function | Unsized
)


@dataclass(frozen=True, slots=True)
class Local:
    """`%name`: an argument, or what an instruction computes."""

    name: str


@dataclass(frozen=True, slots=True)
class Global:
    """`@name`: the address of a variable or function."""

    name: str


@dataclass(frozen=True, slots=True)
class Integer:
    value: int


@dataclass(frozen=True, slots=True)
class Plain:
    """A constant that points nowhere: null, undef, poison, zeroinitializer, 1.0."""


@dataclass(frozen=True, slots=True)
class Assembly:
    """Inline assembly, as a callee."""

    text: str


@dataclass(frozen=True, slots=True)
class Aggregate:
    """A struct, array or vector of constants."""

    elements: tuple[Operand, ...]


@dataclass(frozen=True, slots=True)
class Expression:
    """An operation on constants; `type` is the element type of getelementptr."""

    opcode: str
    operands: tuple[Operand, ...]
    type: Type | None = None


Value: TypeAlias = Local | Global | Integer | Plain | Assembly | Aggregate | Expression


@dataclass(frozen=True, slots=True)
class Operand:
    """A value and its type; `copied` is an argument that points to what is passed, a
    copy on the stack (byval)."""

    type: Type
    value: Value
    copied: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Instruction:
    """One instruction.

    type     what it computes; of alloca, what it makes room for; of getelementptr,
             what its first index steps over
    callee   of calls alone
    numbers  the constant indices of extractvalue and insertvalue
    fixed    of a call whose type ends on `...`, the arguments before these; else -1
    place    the number of its `!dbg`, or -1

    In functions that read variable arguments alone:

    labels     of `label`, which begins a block, its name; of a phi where each operand
               comes from; else where a terminator may lead
    predicate  of icmp
    tested     its operands, or the condition of a branch, which no pointer passes
    """

    opcode: str
    result: str | None
    type: Type
    operands: tuple[Operand, ...] = ()
    callee: Value | None = None
    numbers: tuple[int, ...] = ()
    fixed: int = -1
    place: int = -1
    labels: tuple[str, ...] = ()
    predicate: str = ""
    tested: tuple[Value, ...] = ()


@dataclass(frozen=True, slots=True)
class Described:
    """A debug record: `value` holds (or, if `declares`, points to) a variable.

    operations  what is done to the value first, as in DWARF
    also        values of which the operations compute that of the variable, too
    start       the record is about the part of the variable that begins there,
    size        and has this size, both in bytes; 0 for all of it
    """

    value: Value
    variable: int
    declares: bool
    operations: tuple[str, ...] = ()
    also: tuple[Value, ...] = ()
    start: int = 0
    size: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Variable:
    """A global variable; without `initial` it is defined elsewhere."""

    name: str
    type: Type
    initial: Value | None
    local: bool = False
    section: str = ""
    place: int = -1


@dataclass(frozen=True, slots=True, kw_only=True)
class Procedure:
    """A function; `body` is None if it is defined elsewhere.  `copied` are the
    parameters that point to a copy on the stack (byval)."""

    name: str
    type: Function
    parameters: tuple[str, ...]
    copied: tuple[bool, ...]
    body: tuple[Instruction, ...] | None
    described: tuple[Described, ...] = ()
    local: bool = False
    place: int = -1


@dataclass(frozen=True, slots=True, kw_only=True)
class Module:
    """A whole program; metadata are texts by number.  `assembly` is what stands beside
    its functions."""

    data_layout: str
    structs: Mapping[str, Struct]
    variables: tuple[Variable, ...]
    procedures: tuple[Procedure, ...]
    aliases: Mapping[str, Value]
    metadata: Mapping[int, str] = field(default_factory=dict)
    assembly: str = ""
