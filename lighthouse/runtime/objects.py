"""Transfers collections and maps to and from generated code.

Generated code exports six functions for each object X of a procedure P:

    void*   P_X_new(int64_t count)          count: nodes or edges of a property
    void    P_X_delete(void* object)
    void    P_X_put(void* object, int64_t count, const int64_t* sizes, keys, values)
    void    P_X_sizes(void* object, int64_t count, int64_t* sizes)
    void    P_X_get(void* object, int64_t count, void* keys, void* values)
    int64_t P_X_count(void* object)

`count` is the number of collections that the object is made of: those in a queue, which
`P_X_count` returns, those of all nodes or edges, else 1.  `keys` are the items of all
of them, one after another; `values` are those of a map.

For a property of sets of an extension there are only the first two.  The others are
functions of its header, with the prefix `exported` of the kind, here X:

    int64_t X_words(void* sets, int64_t count, int64_t* starts)
    void    X_read(void* sets, int64_t count, int32_t* places, uint64_t* words)
    void    X_write(void* sets, int64_t count, starts, places, words)
    void    X_unite(void* sets, int64_t count, starts, places, words)
    int64_t X_alike(void* sets, int64_t count, void* different, int32_t* classes)
    void    X_release()                     when all sets in the library are gone

`sets` is the first word of the object; the arrays are those of
`lighthouse.sets.SparseSets`, and `words` returns how many words there will be.  `unite`
adds to sets; it is optional, and used by sessions.  `alike` copies one of each group of
sets that share memory, 64 bits each, to `different`, and returns their number; it is
optional, and without it each set is read separately.
"""

import ctypes
from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from itertools import chain, pairwise
from threading import Lock
from typing import Any, Self

import numpy as np

from lighthouse.graph import Graph
from lighthouse.ir import types as ty
from lighthouse.ir.kinds import kind_of
from lighthouse.runtime import layout
from lighthouse.runtime.layout import Memory
from lighthouse.sets import SparseSets

# How many runs and sessions have sets of a kind in a loaded library, which has memory
# for all of them together.
_users: Counter[tuple[int, str]] = Counter()
_counting = Lock()


class Objects:
    """The objects of one run, by name; deleted when the `with` ends."""

    def __init__(
        self,
        library: ctypes.CDLL | None,
        procedure: str,
        graphs: Mapping[str, Graph],
        wide: bool,
    ) -> None:
        self.library, self.procedure = library, procedure
        self.graphs, self.wide = graphs, wide
        self.types: dict[str, ty.Type] = {}
        self.pointers: dict[str, ctypes.c_void_p] = {}
        self.used: dict[tuple[int, str], ty.Type] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.delete()

    def delete(self) -> None:
        for name, pointer in self.pointers.items():
            self.call(name, "delete", pointer)
        self.pointers.clear()
        with _counting:
            for key, type in self.used.items():
                _users[key] -= 1
                if _users[key] == 0:
                    self.of_kind(type, "release")
        self.used.clear()

    def use(self, type: ty.Type) -> None:
        """Keeps the memory of a kind of sets until `delete`."""
        assert self.library is not None
        key = self.library._handle, kind_of(type).exported
        with _counting:
            if key not in self.used:
                self.used[key] = type
                _users[key] += 1

    def call(self, name: str, what: str, *arguments: Any, restype: Any = None) -> Any:
        function = getattr(self.library, f"{self.procedure}_{name}_{what}")
        function.restype = restype
        return function(
            *(ctypes.c_int64(a) if isinstance(a, int) else a for a in arguments)
        )

    def create(self, name: str, type: ty.Type, content: Any = ()) -> ctypes.c_void_p:
        """A new object with `content`, as `lighthouse.values` has it inside."""
        count = 0
        if isinstance(type, ty.PropertyType):
            count = self.count(type)
            if ty.is_extended(type):
                self.use(type)
        address = self.call(name, "new", count, restype=ctypes.c_void_p)
        pointer = self.pointers[name] = ctypes.c_void_p(address)
        self.types[name] = type
        match type:
            case ty.PropertyType() if ty.is_extended(type):
                if isinstance(content, SparseSets) and len(content.words):
                    self.give(name, "write", content)
            case ty.MapType(key, value):
                values = self.array(value, list(dict(content).values()))
                self.put(name, key, [content], values)
            case ty.CollectionType():
                self.put(name, type.member, [content])
            case (
                ty.QueueType(ty.CollectionType(member=member))
                | ty.PropertyType(element=ty.CollectionType(member=member))
            ):
                self.put(name, member, content)
        return pointer

    def content(self, name: str) -> Any:
        """What the object holds, in the same form."""
        match self.types[name]:
            case ty.PropertyType() as type if ty.is_extended(type):
                return self.sets(name)
            case ty.MapType(key, value):
                (size,) = self.sizes(name, 1)
                keys, values = self.empty(key, size), self.empty(value, size)
                self.get(name, 1, keys, values)
                return dict(zip(keys.tolist(), values.tolist(), strict=True))
            case ty.CollectionType() as type:
                return self.items(name, 1, type)[0]
            case ty.QueueType(element):
                pointer = self.pointers[name]
                count = self.call(name, "count", pointer, restype=ctypes.c_int64)
            case ty.PropertyType(element=ty.CollectionType() as element) as type:
                count = self.count(type)
            case type:
                raise AssertionError(f"no object is a {type}")
        return self.items(name, count, element)

    def count(self, type: ty.PropertyType) -> int:
        """How many nodes or edges have the property."""
        assert type.graph is not None
        graph = self.graphs[type.graph]
        return graph.nodes if type.of == "Node" else graph.edges

    def restore(self, name: str, given: Any) -> None:
        """Put what the object holds in place of the content of `given`."""
        content = self.content(name)
        if isinstance(given, dict):
            given.clear()
            given.update(content)
        else:
            given[:] = content

    # --- sets of extensions ----------------------------------------------------------

    def of_kind(
        self, type: ty.Type, what: str, *arguments: Any, restype: Any = None
    ) -> Any:
        """Calls a function that the header of an extension exports."""
        function = getattr(self.library, f"{kind_of(type).exported}_{what}")
        function.restype = restype
        return function(*arguments)

    def cells(self, name: str) -> ctypes.c_void_p:
        """Where the sets of a property are: its first word says."""
        address = self.pointers[name].value
        assert address is not None
        return ctypes.c_void_p.from_address(address)

    def unite(self, name: str, sets: SparseSets) -> None:
        """Adds what `sets` have.  Raises TypeError if the kind cannot."""
        kind = kind_of(self.types[name])
        if not hasattr(self.library, f"{kind.exported}_unite"):
            raise TypeError(f"nothing can be added to {name} between calls")
        self.give(name, "unite", sets)

    def give(self, name: str, what: str, sets: SparseSets) -> None:
        parts = (sets.starts, sets.places, sets.words)
        arrays = [np.ascontiguousarray(part) for part in parts]
        count = ctypes.c_int64(len(sets))
        pointers = map(layout.pointer, arrays)
        self.of_kind(self.types[name], what, self.cells(name), count, *pointers)

    def sets(self, name: str) -> SparseSets:
        type = self.types[name]
        assert isinstance(type, ty.PropertyType)
        count = self.count(type)
        cells, classes = self.cells(name), None
        # Where the header knows which sets are the same, each is read once.
        if hasattr(self.library, f"{kind_of(type).exported}_alike"):
            different = np.empty(count, np.uint64)
            classes = np.empty(count, np.int32)
            room = layout.pointer(different), layout.pointer(classes)
            every = cells, ctypes.c_int64(count)
            count = self.of_kind(type, "alike", *every, *room, restype=ctypes.c_int64)
            cells = room[0]
        starts = np.zeros(count + 1, np.int64)
        given = cells, ctypes.c_int64(count)
        total = self.of_kind(
            type, "words", *given, layout.pointer(starts), restype=ctypes.c_int64
        )
        places, words = np.empty(total, np.int32), np.empty(total, np.uint64)
        self.of_kind(
            type, "read", *given, layout.pointer(places), layout.pointer(words)
        )
        return SparseSets(starts, places, words, classes)

    # --- elements ---------------------------------------------------------------------

    def items(self, name: str, count: int, type: ty.CollectionType) -> list[list[int]]:
        ends = [0, *np.cumsum(self.sizes(name, count)).tolist()]
        items = self.empty(type.member, ends[-1])
        self.get(name, count, items)
        found = items.tolist()
        return [found[begin:end] for begin, end in pairwise(ends)]

    def array(self, type: ty.Type, content: Any) -> Memory:
        return np.array(content, layout.dtype(type, self.wide))

    def empty(self, type: ty.Type, count: int) -> Memory:
        return np.empty(count, layout.dtype(type, self.wide))

    def sizes(self, name: str, count: int) -> list[int]:
        sizes = np.empty(count, np.int64)
        self.call(name, "sizes", self.pointers[name], count, layout.pointer(sizes))
        found: list[int] = sizes.tolist()
        return found

    def put(
        self,
        name: str,
        type: ty.Type,
        content: Sequence[Collection[Any]],
        values: Memory | None = None,
    ) -> None:
        sizes = np.fromiter(map(len, content), np.int64, len(content))
        keys = self.array(type, list(chain.from_iterable(content)))
        memory = layout.pointer(sizes), layout.pointer(keys), pointer_or_null(values)
        self.call(name, "put", self.pointers[name], len(sizes), *memory)

    def get(
        self, name: str, count: int, keys: Memory, values: Memory | None = None
    ) -> None:
        memory = layout.pointer(keys), pointer_or_null(values)
        self.call(name, "get", self.pointers[name], count, *memory)


def is_object(type: ty.Type) -> bool:
    """True of what lives on the host as an object: properties of collections too."""
    if isinstance(type, ty.PropertyType):
        type = type.element
    return isinstance(type, ty.CollectionType | ty.QueueType | ty.MapType)


def pointer_or_null(array: Memory | None) -> ctypes.c_void_p:
    return ctypes.c_void_p(0) if array is None else layout.pointer(array)
