"""Constraints in terms of bytes, before objects are divided into fields.

With opaque pointers, allocations and address computations are in bytes, often without a
type.  So constraints are collected first, with offsets in bytes; `blocks` then computes
the blocks that each pointer may point to, and `numbering` turns byte offsets into
fields, and names into numbers.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple, TypeAlias

from lighthouse.extensions.pta.constraints import Span
from lighthouse.extensions.pta.extract.debug import Source
from lighthouse.extensions.pta.extract.layout import Layout, one_field


class Kind(StrEnum):
    """What an object is; the letter of a file of names."""

    FUNCTION = "F"
    GLOBAL = "G"
    LOCAL = "L"
    HEAP = "H"


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """A block of memory: an object and its fields.

    layout      None if its type is not known, but how it is used
    size        in bytes, if that is known though the type is not
    parameters  of a function: how many, those that `...` stands for included
    type        in the source (see `debug`), -1 if that is not known
    """

    name: str
    kind: Kind
    layout: Layout | None = None
    size: int | None = None
    parameters: int = 0
    line: str = ""
    type: int = -1


class Field(NamedTuple):
    """A field of a block, both by number; also the variable that is stored in it."""

    block: int
    number: int


# A variable: a number of its own, or a field.
Node: TypeAlias = int | Field
RETURNED, FIRST_PARAMETER = 1, 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """target = source, moved within the block that it points into.

    fields    known as so many fields of the type `within` that the program names
    distance  in bytes, from the start of an element of that type, if there is one
    anywhere  by some multiple of a distance that is not known
    first     by whole elements of that type, and perhaps within one
    total     in bytes, elements included, if that is known
    computed  by arithmetic that is not followed: to any place of the block
    """

    target: Node
    source: Node
    fields: int = 0
    distance: int = 0
    anywhere: bool = False
    within: Layout | None = None
    first: bool = False
    total: int | None = None
    computed: bool = False


@dataclass(frozen=True, slots=True)
class BlockCopy:
    """`memcpy(target, source, size)`; the size is in bytes, None if it is not known."""

    target: Node
    source: Node
    size: int | None


class Part(NamedTuple):
    """value = what is less than a pointer of `place`, or (not `direct`) of *place."""

    value: Node
    place: Node
    direct: bool


class Access(NamedTuple):
    """target = *(pointer + offset), or *(pointer + offset) = value."""

    value: Node
    pointer: Node
    offset: int


class Called(NamedTuple):
    """A call in the block `caller`: of a function, through a pointer, or of a function
    that is not there, by name."""

    caller: int
    function: Field | None
    pointer: Node | None
    name: str
    line: str


class Exposed(NamedTuple):
    """Variables for what pointers to unknown do (see `unknown`): the `places` that
    they may lead to, the `functions` among these, and what is `stored` there."""

    places: int
    functions: int
    stored: int


@dataclass(slots=True)
class Facts:
    """The constraints of a program, in the order of its text.

    word        the size of a pointer, in bytes
    source      names and types of the source
    spans       the functions of the source
    types       of variables, in the source
    arguments   the most that a call through a pointer has
    unmodelled  functions that are called, but neither there nor known by a model, with
                what they are given
    unknown     variables that may be any address
    integers    variables that expose the addresses in them
    calls       for the call graph
    parts       where less than a whole pointer may be taken, if `in_parts`; what
                becomes of it is among the other constraints then
    """

    word: int
    source: Source
    in_parts: bool = False
    arguments: int = 0
    spans: tuple[Span, ...] = ()
    blocks: list[Block] = field(default_factory=list)
    variables: int = 0
    names: dict[int, str] = field(default_factory=dict)
    lines: dict[int, str] = field(default_factory=dict)
    types: dict[int, int] = field(default_factory=dict)
    described: dict[tuple[int, int], int] = field(default_factory=dict)
    addresses: dict[tuple[Node, Field], None] = field(default_factory=dict)
    copies: dict[tuple[Node, Node], None] = field(default_factory=dict)
    loads: dict[Access, None] = field(default_factory=dict)
    stores: dict[Access, None] = field(default_factory=dict)
    steps: dict[Step, None] = field(default_factory=dict)
    block_copies: dict[BlockCopy, None] = field(default_factory=dict)
    unknown: dict[Node, None] = field(default_factory=dict)
    integers: dict[Node, None] = field(default_factory=dict)
    exposed: Exposed | None = None
    variable_outside: int | None = None
    memories: dict[str, int] = field(default_factory=dict)
    unmodelled: dict[str, dict[Node, None]] = field(default_factory=dict)
    parts: dict[Part, None] = field(default_factory=dict)
    calls: dict[Called, None] = field(default_factory=dict)

    def block(self, block: Block) -> int:
        self.blocks.append(block)
        return len(self.blocks) - 1

    def variable(self, name: str = "", line: str = "") -> int:
        number = self.variables
        self.variables += 1
        if name:
            self.names[number] = name
        if line:
            self.lines[number] = line
        return number

    def address(self, target: Node, of: Field) -> None:
        self.addresses[target, of] = None

    def copy(self, target: Node, source: Node) -> None:
        if target != source:
            self.copies[target, source] = None

    def load(self, target: Node, pointer: Node, offset: int = 0) -> None:
        self.loads[Access(target, pointer, offset)] = None

    def store(self, pointer: Node, value: Node, offset: int = 0) -> None:
        self.stores[Access(value, pointer, offset)] = None

    def step(self, step: Step) -> None:
        self.steps[step] = None

    def compute(self, target: Node, source: Node) -> None:
        """target = an integer that depends on source in some bit"""
        self.step(Step(target=target, source=source, anywhere=True, computed=True))

    def everywhere(self, pointer: Node) -> int:
        """A variable that points to what `pointer` does, and to all fields after."""
        found = self.variable()
        self.copy(found, pointer)
        self.step(Step(target=found, source=found, fields=1))
        return found

    def expose(self) -> None:
        """Say where pointers to unknown may lead, if there are any; last of all."""
        if not self.unknown:
            return
        found = Exposed(self.variable("exposed"), self.variable(), self.variable())
        integers = dict(self.integers)
        if self.in_parts:
            integers |= {part.value: None for part in self.parts}
        for value in integers:
            self.copy(found.places, value)
        self.copy(found.places, found.stored)
        self.load(found.places, found.places)
        self.store(found.places, found.stored)
        self.exposed = found

    @property
    def outside(self) -> int:
        """What code that is not there may know: all that it was given, and what it can
        reach from there.  It may store any of it anywhere, and call functions in it.
        """
        if self.variable_outside is None:
            memory = self._memory("outside")
            known = self.variable_outside = self.variable("outside")
            self.address(known, memory)
            # Calls of it pass what becomes known, and get what is.
            name, most = "outside.function", self.arguments
            function = Block(name=name, kind=Kind.FUNCTION, parameters=most)
            self.address(known, Field(self.block(function), 0))
            self.unknown[known] = None
            self.step(Step(target=known, source=known, fields=1))
            self.load(known, known)
            self.store(known, known)
        return self.variable_outside

    def shared(self, name: str) -> int:
        """Points to memory of the library, as what was written to files, pipes and the
        like: all is one."""
        if name not in self.memories:
            memory = self._memory(name)
            self.memories[name] = self.variable()
            self.address(self.memories[name], memory)
        return self.memories[name]

    def kept(self, name: str) -> int:
        """What the library keeps for the program, such as what threads return."""
        if name not in self.memories:
            self.memories[name] = self.variable()
        return self.memories[name]

    def _memory(self, name: str) -> Field:
        layout = one_field(self.word)
        return Field(self.block(Block(name=name, kind=Kind.HEAP, layout=layout)), 0)
