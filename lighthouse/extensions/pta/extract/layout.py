"""The memory layout of types, and the fields that the analysis distinguishes.

A *field* is a word of memory, as wide as a pointer: two small members in one word are
one field, and so are overlapping members of a union.  With opaque pointers, often only
the offset in bytes is known, and a word is identified by an offset whatever the type.
An array is one element: its fields are those of its element.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import assert_never

from lighthouse.extensions.pta.extract import ir
from lighthouse.extensions.pta.extract.kept import kept

_SPECIFICATION = re.compile(r"(p|i\d+|f\d+):(?:\d+:)?(\d+)(?::|$)")


@dataclass(frozen=True)
class Piece:
    """Bytes from `start` on: one word, or (with `element`) an array of them."""

    start: int
    first: int
    element: Layout | None = None
    stop: int = 0

    @property
    def length(self) -> int:
        """Of an array, in bytes; 0 of a word."""
        return max(0, self.stop - self.start)


@dataclass(frozen=True, eq=False)
class Layout:
    """The fields of a block of memory; two layouts are equal if they are one.

    size      in bytes
    fields    how many there are; at least 1
    endless   the block is an array of unknown length, of which this is one element
    structs   the fields that a struct of several fields begins with
    tail      the last member, an array, goes on beyond the size
    """

    size: int
    fields: int
    pieces: tuple[Piece, ...] = field(repr=False)
    endless: bool = False
    structs: frozenset[int] = field(default=frozenset(), repr=False)
    tail: bool = False

    @cached_property
    def _starts(self) -> list[int]:
        return [piece.start for piece in self.pieces]

    def starts(self) -> list[int]:
        """Where each field begins, in its first place."""
        found = []
        for piece in self.pieces:
            inner = [0] if piece.element is None else piece.element.starts() or [0]
            found += [piece.start + at for at in inner]
        return found

    def field_at(self, offset: int) -> int | None:
        """The field at this distance from the start; None beyond the end."""
        if self.endless and self.size:
            offset %= self.size
        if not self.pieces:
            return 0 if offset <= self.size or self.endless else None
        piece = self.pieces[bisect_right(self._starts, offset) - 1]
        if piece.element is None:
            return piece.first if offset < self.size else None
        # An array without a length is the last member of a struct.
        if offset > self.size and not self._open:
            return None
        inside = (offset - piece.start) % max(piece.element.size, 1)
        return piece.first + (piece.element.field_at(inside) or 0)

    @kept
    def steps(self, distance: int) -> frozenset[int]:
        """By how many fields a pointer moves that moves by so many bytes."""
        found = set()
        for place in self._places():
            start, end = self.field_at(place), self.field_at(place + distance)
            if start is not None and end is not None and end >= start:
                found.add(end - start)
        return frozenset(found)

    @kept
    def moved(self, field: int, distance: int, word: int) -> frozenset[int]:
        """The fields that a pointer into `field` may lead to when it moves by so many
        bytes; it may be at any byte of a word, and at any element of an array."""
        if distance >= 0 and self._single:
            return _NOTHING if self.field_at(distance) is None else _ITSELF
        found = set()
        for start, last in self._spans.get(field, ()):
            ends = {start + distance, (last if distance % word else start) + distance}
            for end in ends:
                if end >= 0 or self.endless:
                    found.add(self.field_at(end))
        return frozenset(one for one in found if one is not None)

    @kept
    def stepped(self, field: int, distance: int, word: int) -> frozenset[int]:
        """The same for a pointer that the program may also move to the end of the
        block, and back from there."""
        if self._single:
            return _ITSELF if abs(distance) <= self.size else _NOTHING
        found = self.moved(field, distance, word)
        if self.endless:
            return found
        last = self.last
        if any(
            start + distance == self.size for start, _ in self._spans.get(field, ())
        ):
            return found | {last}
        if distance < 0 and field == last and self.size + distance >= 0:
            return found | {self.field_at(self.size + distance) or 0}
        return found

    def same(self, distance: int, word: int) -> int:
        """A distance that leads from each field to the same ones; few are needed."""
        if self.endless:
            return (
                distance % self.size if self.size and not self.size % word else distance
            )
        if self._open:
            return distance
        return max(-self.size - 1, min(distance, self.size + 1))

    @cached_property
    def _single(self) -> bool:
        """Whether this is one field and has an end, as texts are: most blocks."""
        return self.fields == 1 and self.size > 0 and not (self.endless or self._open)

    @cached_property
    def _open(self) -> bool:
        """Whether the last member is an array without a length."""
        return self.tail or (self.may_go_on and not self.pieces[-1].length)

    @cached_property
    def may_go_on(self) -> bool:
        """Whether it is an array of one element, or none, which may stand for more."""
        last = self.pieces[-1] if self.pieces else Piece(0, 0)
        return last.element is not None and last.length <= last.element.size

    @cached_property
    def last(self) -> int:
        """The field that stands for the end: of an array, where another element would
        begin."""
        last = self.pieces[-1] if self.pieces else Piece(0, 0)
        if last.stop == self.size and not self.may_go_on:
            return last.first
        return self.field_at(self.size - 1) or 0

    def begins(self, field: int) -> bool:
        """Whether a struct of several fields begins with this one."""
        return field in self.structs or any(
            piece.element.begins(field - piece.first)
            for piece in self.pieces
            if piece.element is not None
            and piece.first <= field < piece.first + piece.element.fields
        )

    def after(self, field: int) -> set[int]:
        """How many bytes after the first place of a field others begin."""
        first = self._spans.get(field, [(0, 0)])[0][0]
        starts = (start for spans in self._spans.values() for start, _ in spans)
        return {start - first for start in starts if start >= first}

    @cached_property
    def _spans(self) -> dict[int, list[tuple[int, int]]]:
        """The first and last byte of each place that a field has."""
        end = self.size
        if self._open:
            end = max(end, *self._places()) + 1
        places = sorted({place for place in self._places() if place < end})
        found: dict[int, list[tuple[int, int]]] = {}
        for place, following in zip(places, [*places[1:], end], strict=True):
            field = self.field_at(place)
            if field is not None:
                found.setdefault(field, []).append((place, following - 1))
        return found

    @cached_property
    def shape(self) -> tuple[object, ...]:
        """Equal for layouts that say the same."""
        pieces = [
            (one.start, one.first, one.stop, one.element and one.element.shape)
            for one in self.pieces
        ]
        return self.size, tuple(pieces)

    def has_at(self, field: int, other: Layout) -> bool:
        """Whether a whole `other` lies at a field."""
        if field == 0 and self.shape == other.shape:
            return True
        for number, piece in enumerate(self.pieces):
            if piece.first == field and self._runs(number, other):
                return True
            if piece.element is not None:
                inner = field - piece.first
                if 0 <= inner < piece.element.fields:
                    return piece.element.has_at(inner, other)
        return False

    def _runs(self, number: int, other: Layout) -> bool:
        """Whether the pieces from `number` on are those of `other`."""
        here = self.pieces[number : number + len(other.pieces)]
        return len(here) == len(other.pieces) and all(
            (one.start - here[0].start, one.first - here[0].first, one.length)
            == (two.start - other.pieces[0].start, two.first, two.length)
            and (one.element and one.element.shape)
            == (two.element and two.element.shape)
            for one, two in zip(here, other.pieces, strict=True)
        )

    def repeats_at(self, field: int, other: Layout) -> bool:
        """Whether a field begins an element of an array of `other`, or belongs to an
        array whose elements have one field: there, other elements are the same.

        Where a struct begins with the array, a pointer may be to either of them."""
        if self.endless and field == 0 and self._may_be(other):
            return True
        if field in self.structs:
            return False
        for piece in self.pieces:
            if piece.element is not None:
                inner = field - piece.first
                if 0 <= inner < piece.element.fields:
                    return (
                        piece.element.fields == 1
                        or (inner == 0 and piece.element._may_be(other))
                        or piece.element.repeats_at(inner, other)
                    )
        return self.fields == 1

    def _may_be(self, other: Layout) -> bool:
        """Whether `other` says the same, or its size alone is known, and agrees."""
        if not other.pieces:
            return self.size == other.size
        return self.shape == other.shape

    def _places(self) -> Iterator[int]:
        """Where a field begins, in an array in its first and last elements."""
        for piece in self.pieces:
            if piece.element is None:
                yield piece.start
                continue
            size, ends = max(piece.element.size, 1), _ENDS
            inner = list(piece.element._places()) or [0]
            if piece.element.fields == 1 and size < _SMALL:
                size, ends = _STRIDE, _TEXT_ENDS
            length = max(1, -(-piece.length // size))
            if self._open and piece is self.pieces[-1]:
                length = ends
            last = max(length - ends, 0)
            for element in {*range(min(length, ends)), *range(last, length)}:
                yield from (piece.start + element * size + at for at in inner)


# So many elements at both ends of an array show every way to move within it and out of
# it that compilers make use of.  Through texts and small numbers, steps go by words.
_ENDS = 32
_SMALL, _STRIDE, _TEXT_ENDS = 4, 8, 2
_ITSELF, _NOTHING = frozenset((0,)), frozenset[int]()


def one_field(word: int) -> Layout:
    """A block whose fields are not told apart: what moves in it stays where it is."""
    return repeated(Layout(word, 1, (Piece(0, 0),)))


def of_size(size: int) -> Layout:
    """The element of an array of which only the size is known."""
    return Layout(size, 1, ())


def repeated(layout: Layout) -> Layout:
    """An array, of unknown length, of such blocks; or one whose last member is."""
    tail = layout.may_go_on and layout.fields > 1
    return replace(layout, endless=not tail, tail=tail)


@dataclass(frozen=True, eq=False)
class Machine:
    """Sizes and alignments, in bytes, on the machine a module is for."""

    data_layout: str
    structs: Mapping[str, ir.Struct]

    @cached_property
    def _alignments(self) -> dict[str, int]:
        found = {"p": 8, "i1": 1, "i8": 1, "i16": 2, "i32": 4, "i64": 4}
        found |= {"f16": 2, "f32": 4, "f64": 8, "f128": 16}
        for part in self.data_layout.split("-"):
            if match := _SPECIFICATION.match(part):
                found[match[1]] = int(match[2]) // 8
        return found

    @cached_property
    def word(self) -> int:
        """The size of a pointer."""
        found = re.search(r"(?:^|-)p:(\d+)", self.data_layout)
        return int(found[1]) // 8 if found else 8

    def words(self, layout_or_type: ir.Type) -> int:
        """How many words a value of this type fills, begun ones included."""
        return -(-self.size(layout_or_type) // self.word)

    def struct(self, type: ir.Struct | ir.Named) -> ir.Struct:
        if isinstance(type, ir.Named):
            return self.structs.get(type.name, ir.Struct(()))
        return type

    @kept
    def alignment(self, type: ir.Type) -> int:
        match type:
            case ir.Scalar(kind, bits):
                names = self._alignments
                if f"{kind}{bits}" in names:
                    return max(1, names[f"{kind}{bits}"])
                larger = [int(name[1:]) for name in names if name[0] == kind]
                fitting = [size for size in larger if size >= bits]
                if fitting:
                    return names[f"{kind}{min(fitting)}"]
                return names[f"{kind}{max(larger)}"]
            case ir.Pointer():
                return self.word
            case ir.Struct() | ir.Named():
                struct = self.struct(type)
                if struct.packed:
                    return 1
                return max(
                    (self.alignment(item) for item in struct.elements), default=1
                )
            case ir.Array(_, element):
                return self.alignment(element)
            case ir.Vector():
                return 1 << max(0, self._stored(type) - 1).bit_length()
            case ir.Function() | ir.Unsized():
                return 1
            case _:
                assert_never(type)

    @kept
    def size(self, type: ir.Type) -> int:
        """The distance from one such value to the next in an array."""
        stored = self._stored(type)
        alignment = self.alignment(type)
        return -(-stored // alignment) * alignment

    def _stored(self, type: ir.Type) -> int:
        match type:
            case ir.Scalar(_, bits):
                return -(-bits // 8)
            case ir.Pointer():
                return self.word
            case ir.Struct() | ir.Named():
                struct = self.struct(type)
                return max(
                    (at + self.size(item) for at, item in self.members(struct)),
                    default=0,
                )
            case ir.Array(count, element):
                return count * self.size(element)
            case ir.Vector(count, ir.Scalar(_, bits)):
                return -(-count * bits // 8)
            case ir.Vector(count, element):
                return count * self.size(element)
            case ir.Function() | ir.Unsized():
                return 0
            case _:
                assert_never(type)

    @kept
    def members(self, type: ir.Struct | ir.Named) -> list[tuple[int, ir.Type]]:
        """The members of a struct, each after its distance from the start."""
        struct = self.struct(type)
        found = []
        at = 0
        for item in struct.elements:
            if not struct.packed:
                alignment = self.alignment(item)
                at = -(-at // alignment) * alignment
            found.append((at, item))
            at += self.size(item)
        return found

    @kept
    def layout(self, type: ir.Type) -> Layout:
        """The fields of a variable of this type."""
        pieces: list[Piece] = []
        structs: set[int] = set()
        fields = self._fill(type, 0, pieces, structs, 0)
        return Layout(
            size=self.size(type),
            fields=max(1, fields),
            pieces=tuple(pieces),
            structs=frozenset(structs),
        )

    def _fill(
        self,
        type: ir.Type,
        at: int,
        pieces: list[Piece],
        structs: set[int],
        fields: int,
    ) -> int:
        """Append the pieces of `type` at byte `at`; returns the number of fields."""
        match type:
            case ir.Struct() | ir.Named():
                first = fields
                for distance, item in self.members(type):
                    fields = self._fill(item, at + distance, pieces, structs, fields)
                if fields > first + 1:
                    structs.add(first)
                return fields
            case ir.Array(count, element) if self._collapses(type, at):
                layout = self.layout(element)
                stop = at + count * layout.size
                pieces.append(Piece(at, fields, layout, stop))
                return fields + layout.fields
            case ir.Function() | ir.Unsized():
                return fields
        for word in range(at // self.word, -(-(at + self._stored(type)) // self.word)):
            last = pieces[-1] if pieces else None
            shares = last is not None and last.element is None
            if not (shares and last and last.start // self.word == word):
                pieces.append(Piece(max(at, word * self.word), fields))
                fields += 1
        return fields

    def _collapses(self, type: ir.Array, at: int) -> bool:
        """A few bytes of padding share their word with what is around them."""
        end = at + self.size(type)
        one = type.count == 1 and self.size(type) == self.word
        return type.count == 0 or one or at // self.word != (end - 1) // self.word
