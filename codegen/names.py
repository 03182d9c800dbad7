"""Maps Green-Marl names to C++ names.

`double`, `nodes` or `lh` are fine names in Green-Marl, and taken in generated code:
they get an underscore at the end, and so does any name that already looks like one of
those, so that different names stay different.
"""

import re
from functools import cache

from lighthouse.ir import types as ty
from lighthouse.ir.kernels import LOCKS
from lighthouse.ir.kinds import kind_of
from lighthouse.ir.nodes import Procedure

CPP_WORDS = frozenset(
    """
    alignas alignof and and_eq asm auto bitand bitor bool break case catch char
    char16_t char32_t char8_t class co_await co_return co_yield compl concept const
    const_cast consteval constexpr constinit continue decltype default delete do
    double dynamic_cast else enum explicit export extern false float for friend goto
    if inline int long mutable namespace new noexcept not not_eq nullptr operator or
    or_eq private protected public register reinterpret_cast requires return short
    signed sizeof static static_assert static_cast struct switch template this
    thread_local throw true try typedef typeid typename union unsigned using virtual
    void volatile wchar_t while xor xor_eq main std errno assert stdin stdout stderr
    NULL INFINITY NAN EOF abs fabs llabs exp floor ceil sqrt log pow unix linux
    blockIdx blockDim threadIdx gridDim warpSize typeof
    L_ctermid L_cuserid L_tmpnam P_tmpdir alloca assert_perror daylight fd_mask fd_set
    getdate_err isascii issubnormal math_errhandling offsetof signgam strdupa strndupa
    timezone toascii tzname u_char u_int u_long u_short uint ulong ushort va_list
    """.split()
)

# What generated code itself declares.
OUR_WORDS = frozenset(
    """
    lh lh_next nodes edges row_offsets column_indices in_row_offsets in_column_indices
    in_edge_ids edge_sources barrier result arguments candidate begin end item object
    cell cells state words spread merged thread part parts max_out_degree
    max_in_degree timed in_team
    drawn counters scattered stream memory scope resident Rows locks group grid heap
    """.split()
)

# Names that we make of others, type names, the capitals of macros, CUDA's names, and
# families of the C library.
FORMS = re.compile(
    r".*_(slot|first|last|row|begin|end|body|source|other|search|device|copy|offered|cell"
    r"|turns|memory|value|state|t|pending|clocks|marks|reader)"
    r"|payload_\d+|dim[23]"
    r"|LH_.*|lh_(stopped|listen|heard)|M_.*|[A-Z][A-Z0-9_]{2,}"
    r"|cu(da)?[A-Z].*|CU[a-z].*|(u?(char|short|int|long|longlong)|float|double)[1-4](_.*)?"
    r"|[bl]e(16|32|64)toh|hto[bl]e(16|32|64)|pthread_cleanup_.*|program_invocation_.*"
    r"|(is|to)[a-z]+_l|library[A-Z].*|omp_.*"
    r"|.*_(nodes|edges|row_offsets|column_indices|edge_ids|edge_sources"
    r"|max_out_degree|max_in_degree)"
)

# Those of variables in kernels.
INSIDE = re.compile(
    r".*_(slot|first|last|row|begin|end|body|source|other|nodes|edges|row_offsets"
    r"|column_indices|edge_ids|edge_sources)"
)

RESERVED = {*CPP_WORDS, *OUR_WORDS}


def reserve(*words: str) -> None:
    """Names that the text of an extension declares in generated code."""
    RESERVED.update(words)
    mangle.cache_clear()


@cache
def mangle(name: str) -> str:
    """`name` as an identifier of generated code."""
    if name == LOCKS:  # no name of a program begins so
        return "locks"
    bare = name.rstrip("_")
    taken = bare in RESERVED or FORMS.fullmatch(bare)
    return f"{name}_" if taken else name


def derived(name: str, ending: str) -> str:
    """The name of what belongs to a `name` of Green-Marl; those of programs do not look
    so."""
    return f"{name}_{ending}"


def unit_name(name: str) -> str:
    """Of a kernel or host block, which may look like a variable of kernels."""
    return name if INSIDE.fullmatch(name) else mangle(name)


def function_name(procedure: Procedure) -> str:
    """Without a graph, it could have the name and parameters of one of the C library,
    which it would replace."""
    name = mangle(procedure.name)
    has_graph = any(isinstance(p.type, ty.GraphType) for p in procedure.parameters)
    return name if has_graph else f"{name}_"


def slot(iterator: str) -> str:
    """The position in the adjacency array at which a neighbour iterator stands."""
    return derived(iterator, "slot")


def searcher(iterator: str) -> str:
    """What runs a depth-first search."""
    return derived(iterator, "search")


def reader(scalar: str) -> str:
    """What reads its values one after another."""
    return derived(scalar, "reader")


def on_device(name: str) -> str:
    """The device's copy of a graph, property or scalar, in a host function."""
    return derived(name, "device")


def cpp_type(type: ty.Type) -> str:
    """The C++ type of a value; of a property, that of an object that holds it."""
    match type:
        case ty.NodeType():
            return "lh::node_t"
        case ty.EdgeType():
            return "lh::edge_t"
        case ty.PropertyType() if ty.is_extended(type):
            return kind_of(type).property
        case ty.CollectionType(kind, of):
            container = "Sequence" if kind == "Seq" else kind
            return f"lh::{container}<lh::{of.lower()}_t>"
        case ty.QueueType(element):
            return f"lh::Queue<{cpp_type(element)}>"
        case ty.MapType(key, value):
            return f"lh::Map<{cpp_type(key)}, {cpp_type(value)}>"
        case ty.PropertyType(element=element):
            return f"lh::Collections<{cpp_type(element)}>"
    names = {
        ty.INT: "int32_t",
        ty.LONG: "int64_t",
        ty.FLOAT: "float",
        ty.DOUBLE: "double",
        ty.BOOL: "bool",
    }
    return names[type]  # type: ignore[index]
