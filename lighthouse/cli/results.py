"""Results of a run: printed, as JSON, and written to files."""

import hashlib
import math
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import IO, Any

import numpy as np

from lighthouse.diagnostics import fail
from lighthouse.files import replacing
from lighthouse.graph import Graph
from lighthouse.ir import types as ty
from lighthouse.ir.procedures import Parameter, Procedure
from lighthouse.process import in_units, milliseconds, peak_memory
from lighthouse.runtime import layout
from lighthouse.sets import SparseSets

HEAD = 8
# Endings that promise what is not written.
OTHER_FORMATS = frozenset(
    ".npz .gz .xz .bz2 .zst .zip .json .h5 .hdf5 .mat .parquet .pkl".split()
)
KINDS = {"Set": "set", "Order": "order", "Seq": "sequence"}


# --- files ----------------------------------------------------------------------------


def parse_outputs(
    pairs: Sequence[tuple[str, str]], procedure: Procedure, results: Sequence[Parameter]
) -> list[tuple[Parameter, Path]]:
    """What to write where.  Raises CompileError for what cannot be."""
    known = {parameter.name: parameter for parameter in results}
    for name, path in pairs:
        check_output(name, procedure, known)
        if Path(path).suffix in OTHER_FORMATS:
            message = f"{path} cannot be written: it would be text, and no {path[-4:]}"
            note = ".npy is an array of numpy; any other ending gets text"
            fail("GM0905", message, note)
        if path.endswith(".npy") and element_of(known[name].type):
            message = f"{name} is several collections, which a .npy cannot hold"
            fail("GM0905", message, "a file with another ending gets a line for each")
    return [(known[name], Path(path)) for name, path in pairs]


def check_output(name: str, procedure: Procedure, known: Collection[str]) -> None:
    """Raises CompileError if `name` is not among the known results."""
    if name not in known:
        have = ", ".join(known) or "none"
        message = f"`{procedure.name}` has no output `{name}`"
        fail("GM0611", message, f"its outputs: {have}")


def write_output(type: ty.Type, value: Any, path: Path) -> None:
    """A .npy file, or text that `--arg NAME=@FILE` reads again."""
    with replacing(path) as file:
        if isinstance(value, list | SparseSets):
            for row in value:
                file.write((" ".join(map(str, row.tolist())) + "\n").encode())
        elif isinstance(type, ty.MapType):
            save(file, pairs_of(type, value), path)
        else:
            save(file, np.atleast_1d(np.asarray(value)), path)


def save(file: IO[bytes], array: Any, path: Path) -> None:
    """As .npy, else as text with a line for each item."""
    if path.suffix == ".npy":
        np.save(file, array)
        return
    columns = [array.dtype[name] for name in array.dtype.names or ()] or [array.dtype]
    formats = ("%d" if dtype.kind in "biu" else "%.17g" for dtype in columns)
    np.savetxt(file, array, fmt=" ".join(formats))


def pairs_of(type: ty.MapType, value: Mapping[Any, Any]) -> Any:
    """The map as an array with the fields `key` and `value`."""
    key, of = layout.dtype(type.key, wide=True), layout.dtype(type.value, wide=True)
    return np.array(list(value.items()), [("key", key), ("value", of)])


# --- summaries ------------------------------------------------------------------------


def element_of(type: ty.Type) -> ty.CollectionType | None:
    """What is in a result that is several collections."""
    match type:
        case (
            ty.QueueType(element)
            | ty.PropertyType(element=ty.CollectionType() as element)
        ):
            return element
        case _:
            return None


def describe(type: ty.Type, value: Any) -> dict[str, Any]:
    """What `--json` says of one output.

    The digest is of its bytes; of several collections, that of their sizes and then
    their items; of the sets of an extension, that of the arrays of `SparseSets`.
    """
    if element := element_of(type):
        assert isinstance(type, ty.QueueType | ty.PropertyType)
        if isinstance(value, SparseSets):
            sizes = value.sizes()
            sha256 = digest(value.starts, value.places, value.words)
        else:
            sizes = np.array([len(items) for items in value], np.int64)
            sha256 = digest(sizes, *value)
        return {
            "kind": "collection" if isinstance(type, ty.QueueType) else type.of.lower(),
            "element": KINDS.get(element.kind, "set"),
            "length": len(value),
            "head": [items[:HEAD].tolist() for items in value[:HEAD]],
            "items": int(sizes.sum()),
            "sha256": sha256,
        }
    match type:
        case ty.MapType():
            pairs = pairs_of(type, value)
            head = list(value.items())[:HEAD]
            return {
                "kind": "map",
                "length": len(value),
                "head": [[json_number(item) for item in pair] for pair in head],
                "sha256": digest(pairs["key"], pairs["value"]),
            }
        case ty.CollectionType(kind):
            return {
                "kind": KINDS[kind],
                "dtype": str(value.dtype),
                "length": len(value),
                "head": value[:HEAD].tolist(),
                "sha256": digest(value),
            }
        case ty.PropertyType(of):
            return {"kind": of.lower(), **statistics_of(value)}
        case _:
            scalar = {"kind": "scalar", "value": json_number(value)}
            is_infinity = scalar_text(type, value) != str(scalar["value"])
            return {**scalar, "infinite": True} if is_infinity else scalar


def describe_graph(graph: Graph) -> dict[str, Any]:
    """With `notes` where something was done to it."""
    notes = {"notes": list(graph.notes)} if graph.notes else {}
    size = {"nodes": graph.nodes, "edges": graph.edges}
    return {**size, "source": graph.source, **notes}


def statistics_of(value: Any) -> dict[str, Any]:
    """Where there are INF, -INF or NaN, also of those alone that are `finite`."""
    numbers = value.astype(np.int64) if value.dtype.kind == "b" else value
    finite = numbers[is_finite(numbers)]
    rest = {"finite": {"length": len(finite), **range_of(finite)}}
    return {
        "dtype": str(value.dtype),
        "length": len(value),
        "head": [json_number(item) for item in value[:HEAD].tolist()],
        **range_of(numbers),
        "sha256": digest(value),
        **(rest if len(finite) < len(numbers) else {}),
    }


def range_of(numbers: Any) -> dict[str, Any]:
    """The least, the largest and the sum; Float is summed as Double."""
    wide = numbers.dtype == np.int64 and abs(numbers.sum(dtype=np.float64)) > 2**62
    if wide:  # The sum may need more than 64 bits.
        total = sum(numbers.tolist())
    elif numbers.dtype.kind == "f":
        with np.errstate(all="ignore"):
            total = numbers.sum(dtype=np.float64).item()
    else:
        total = numbers.sum().item()
    some = len(numbers) > 0
    return {
        "min": json_number(numbers.min().item()) if some else None,
        "max": json_number(numbers.max().item()) if some else None,
        "sum": json_number(total),
    }


def is_finite(numbers: Any) -> Any:
    """Where there is no NaN and no infinity; those of Int and Long are integers."""
    if numbers.dtype.kind == "f":
        return np.isfinite(numbers)
    limits = np.iinfo(numbers.dtype)
    return (numbers != limits.max) & (numbers != limits.min)


def integer_text(value: int, limits: np.iinfo[Any]) -> str:
    """As Green-Marl writes it: the limits of its type are INF and -INF."""
    named = {int(limits.max): "INF", int(limits.min): "-INF"}
    return named.get(value, str(value))


def scalar_text(type: ty.Type, value: Any) -> str:
    """A scalar for people."""
    if isinstance(type, ty.Scalar) and ty.is_integral(type):
        return integer_text(value, np.iinfo(layout.dtype(type, wide=True)))
    return str(json_number(value))


def digest(*arrays: Any) -> str:
    """SHA-256, hexadecimal, of the bytes of the arrays, one after another."""
    hashed = hashlib.sha256()
    for array in arrays:
        hashed.update(np.ascontiguousarray(array).tobytes())
    return hashed.hexdigest()


def json_number(value: Any) -> Any:
    """JSON has no infinities: they become texts."""
    if isinstance(value, float) and not math.isfinite(value):
        return "NaN" if math.isnan(value) else ("INF" if value > 0 else "-INF")
    return value


def lines_of(name: str, output: Mapping[str, Any]) -> list[str]:
    """One output for people, from what `describe` says."""
    if output["kind"] == "scalar":
        if output.get("infinite"):
            return [f"{name} = {'INF' if output['value'] > 0 else '-INF'}"]
        return [f"{name} = {output['value']}"]
    length, head = output["length"], output["head"]
    more = " …" if length > HEAD else ""
    of_elements = output["kind"] in ("node", "edge")
    if of_elements and str(output.get("dtype")).startswith("int"):
        limits = np.iinfo(output["dtype"])
        head = [integer_text(item, limits) for item in head]
    shown = " ".join(shorthand(output["kind"], item) for item in head)
    floats = [item for item in head if isinstance(item, float)]
    if any(float(shorthand("", item)) != item for item in floats):
        more += " (to 6 digits)"
    match output:
        case {"kind": "map"}:
            about = counted(length, "key")
        case {"element": element, "items": items, "kind": kind}:
            of = "" if kind == "collection" else f", one for each {kind}"
            total = counted(items, "item")
            about = f"{counted(length, element)}{of}, {total} in all"
        case {"sum": _, "kind": kind}:
            about = f"{counted(length, f'{kind} value')} of {output['dtype']}"
            some = output.get("finite", output)
            if some is not output:
                about += f", {some['length']} of them finite"
            if some["length"]:
                about += f", min {some['min']}, max {some['max']}, sum {some['sum']}"
        case {"kind": kind}:
            about = f"{kind} of {length}"
    return [f"{name}: {shown}{more}".rstrip(), f"  {about}"]


def counted(number: int, what: str) -> str:
    return f"{number} {what}{'' if number == 1 else 's'}"


def shorthand(kind: str, item: Any) -> str:
    if isinstance(item, float):
        return f"{item:.6g}"
    if isinstance(item, list):
        inner = [shorthand("", each) for each in item]
        return ":".join(inner) if kind == "map" else f"[{' '.join(inner)}]"
    return str(item)


def spent() -> dict[str, float]:
    """For `--json`: milliseconds since the command began, and bytes at most."""
    return {"milliseconds": round(milliseconds(), 1), "memory": peak_memory()}


def spent_text(total: Mapping[str, float]) -> str:
    """What `bench` ends with: what is in `spent`, and the milliseconds of `checks` and
    the bytes of `device_memory`, if there are."""
    checks = ""
    if "checks" in total:
        checks = f", of it {total['checks'] / 1000:.1f} s checks"
    device = total.get("device_memory", 0)
    of_device = f", of the device {in_units(device)}" if device else ""
    return (
        f"from command to last answer {total['milliseconds'] / 1000:.1f} s{checks}\n"
        f"memory at most {in_units(total['memory'])}{of_device}"
    )
