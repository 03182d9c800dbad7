"""Reads modules of LLVM IR, text or bitcode, and links them."""

import lzma
import re
import zlib
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, NamedTuple

from lighthouse.diagnostics import CompileError, ToolMissing, failure
from lighthouse.graph.text import open_binary


class Content(NamedTuple):
    """A module and what it is called: text or bitcode."""

    name: str
    data: bytes


_BITCODE = (b"BC\xc0\xde", b"\xde\xc0\x17\x0b")


def content(path: Path) -> Content:
    """What a file holds, decompressed if its name ends in .gz or .xz.

    Raises CompileError GM0871 for a file that cannot be read.
    """
    try:
        with open_binary(path) as stream:
            return Content(str(path), stream.read())
    except OSError as error:
        raise _unreadable(str(path), (error.strerror or str(error)).lower()) from error
    except (EOFError, zlib.error, lzma.LZMAError) as error:
        told = "the compressed file is damaged or cut off"
        raise _unreadable(str(path), told, str(error)) from error


def linked(contents: Sequence[Content]) -> str:
    """The text of the program that these modules make up, in the syntax of one LLVM.

    LLVM itself reads, upgrades, checks and links them, so that whatever it accepts
    comes out in one canonical form.  Raises CompileError for one that it does not
    accept (GM0871) or link (GM0872), and ToolMissing without llvmlite.
    """
    try:
        from llvmlite import binding as llvm
    except ImportError as error:
        raise ToolMissing(
            "reading LLVM IR needs the package llvmlite", "pip install lighthouse[pta]"
        ) from error
    # Modules are closed before what they live in, or LLVM crashes.
    with ExitStack() as opened:
        context = opened.enter_context(llvm.create_context())
        program = None
        for name, data in contents:
            module = opened.enter_context(_module(llvm, context, name, data))
            if program is None:
                program = module
                continue
            try:
                program.link_in(module)
            except RuntimeError as error:
                message = f"{name} does not link with the modules before it: {error}"
                raise failure("GM0872", message, _ONE_SYMBOL) from error
        return str(program)


def _module(llvm: Any, context: Any, name: str, content: bytes) -> Any:
    """The module in a file, verified."""
    if not content.strip():
        raise _unreadable(name, "the file is empty", _HOW_TO_MAKE)
    for beginning, what in _OTHERS.items():
        if content.startswith(beginning):
            raise _unreadable(name, f"it is {what}", _HOW_TO_MAKE)
    version = tuple(llvm.llvm_version_info)
    try:
        if content.startswith(_BITCODE):
            module = llvm.parse_bitcode(content, context)
        else:
            module = llvm.parse_assembly(content.decode("utf-8"), context)
    except UnicodeDecodeError as error:
        what = "it is neither bitcode nor text in UTF-8"
        raise _unreadable(name, what, _HOW_TO_MAKE) from error
    except RuntimeError as error:
        raise _refused(name, content, version, str(error)) from error
    try:
        module.verify()
    except RuntimeError as error:
        reason = str(error)
        module.close()
        raise _refused(name, content, version, reason) from error
    return module


def _refused(
    name: str, content: bytes, version: tuple[int, ...], reason: str
) -> CompileError:
    text = not content.startswith(_BITCODE)
    if text and not _IR.search(content):
        return _unreadable(name, "it is no LLVM IR", _HOW_TO_MAKE)
    lines = reason.replace("<string>:", f"{name}:").splitlines()
    if lines[0].endswith("parsing error"):
        del lines[0]
    reader = ".".join(map(str, version))
    notes = ["\n".join(lines)]
    made = _MADE.search(content)
    if made is None:
        cut_off = "" if text else "the file may be cut off, or "
        notes.append(f"{cut_off}a compiler newer than LLVM {reader} may have made it")
    elif int(made[1]) > version[0]:
        told = made[0].decode()
        notes.append(
            f"{told} made it, which is newer: use clang {version[0]} or older, or "
            "install a newer llvmlite"
        )
    elif text and int(made[1]) < version[0]:
        told = made[0].decode()
        notes.append(
            f"{told} made it, which is older: LLVM reads its bitcode, but not all of "
            "its text; use `clang -c -emit-llvm -g FILE.c`"
        )
    return _unreadable(
        name, f"LLVM {reader}, which reads it, does not accept it", *notes, _HOW_TO_MAKE
    )


# Modules say so, in bitcode and in text.
_MADE = re.compile(rb"clang version (\d+)[\d.]*")
# A line that text has in any case.
_IR = re.compile(rb"^(define|declare|source_filename|target|[@%!;^])", re.MULTILINE)
# How other files begin.
_OTHERS = {
    b"\x7fELF": "machine code, as `clang -c` makes it without -emit-llvm",
    b"!<arch>": "a static library; give its modules",
    b"\x1f\x8b": "compressed by gzip, but its name does not end in .gz",
    b"\xfd7zXZ": "compressed by xz, but its name does not end in .xz",
}
_ONE_SYMBOL = (
    "a symbol may be defined in one module only; of files that make up several "
    "programs, --exclude leaves out those of the others"
)
_HOW_TO_MAKE = "`clang -S -emit-llvm -g FILE.c` makes LLVM IR of a C file"


def _unreadable(name: str, why: str, *notes: str) -> CompileError:
    return failure("GM0871", f"cannot read {name}: {why}", *notes)
