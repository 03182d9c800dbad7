"""Compiles the files of a project to LLVM bitcode, as its build compiles them.

`lighthouse-cc` has recorded how, or the build says it in `compile_commands.json` (JSON
Compilation Database Format Specification, clang.llvm.org).  Each file is compiled by
clang with the options of its entry, which may be meant for gcc: those that clang does
not know are left out.
"""

import json
import os
import re
import shlex
import shutil
import subprocess
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path, PurePath
from typing import Any, NoReturn

from lighthouse.cc import SOURCES
from lighthouse.diagnostics import CompileError, Diagnostic, ToolMissing, fail
from lighthouse.extensions.pta.extract.modules import Content
from lighthouse.extensions.pta.extract.records import LAUNCHERS, Records

_EMIT = ("-w", "-Qunused-arguments", "-g", "-c", "-emit-llvm", "-o", "-")
# What says where the output goes and what it is, with an argument and without one.
_WITH_ARGUMENT = frozenset(("-o", "-MF", "-MT", "-MQ", "-dumpbase", "-dumpdir"))
_ALONE = re.compile(
    r"-[cSE]|-M[MDGP]*|-M[FTQ].+|-MMD|-o.+|-g.*|-save-temps.*|-pipe|-W[al],.*"
    r"|-Werror.*|-flto.*|-ffat-lto-objects|-fsanitize.*|--?coverage|-ftest-coverage"
    r"|-fprofile-.*|-fplugin.*|-emit-llvm"
)
# Libraries are often compiled twice, with and without these.
_POSITION = re.compile(r"-f(no-)?(pic|PIC|pie|PIE)|-DPIC")
_CXX = re.compile(r"(.*[-/])?(g\+\+|c\+\+|clang\+\+)(-[\d.]+)?")
_CROSS = re.compile(r"(\w+-[\w-]+)-(gcc|g\+\+|cc|c\+\+)(-[\d.]+)?")
_NOT_KNOWN = re.compile(
    r"error: (?:unknown argument|unsupported (?:option|argument))[^']*'([^']+)'"
)
_LINES, _FILES = 12, 5


@dataclass(frozen=True, slots=True)
class Unit:
    """A file and the command that compiles it, in a folder."""

    file: str
    folder: Path
    arguments: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Project:
    """The files to compile, and how.

    commands  the folder of a build with lighthouse-cc, or `compile_commands.json`
    exclude   patterns of files to leave out, as `tests/*`
    options   for clang, after those of the file
    clang     the program, if it is not the usual one
    program   the one to take, if the build with lighthouse-cc links several
    """

    commands: Path
    exclude: Sequence[str] = ()
    options: Sequence[str] = ()
    clang: str | None = None
    program: str | None = None


def contents(project: Project) -> list[Content]:
    """The bitcode of each file of a project.

    Raises CompileError GM0876 for commands that are malformed or missing and GM0877 for
    files that do not compile, and ToolMissing without clang.
    """
    found = units(project.commands, project.exclude, project.program)
    compiler = _clang(project.clang)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        done = list(
            pool.map(lambda unit: _compiled(unit, compiler, project.options), found)
        )
    failed = [each for each in done if isinstance(each, Diagnostic)]
    if failed:
        more = len(failed) - _FILES
        if more > 0:
            last = failed[_FILES - 1]
            notes = (*last.notes, f"{more} more files do not compile")
            failed[_FILES - 1] = Diagnostic(last.code, last.message, notes=notes)
        raise CompileError(*failed[:_FILES])
    return [each for each in done if isinstance(each, Content)]


def units(
    commands: Path, exclude: Sequence[str] = (), program: str | None = None
) -> list[Unit]:
    """The files of a project that are compiled, each once for the same options.

    Raises CompileError GM0876.
    """
    found: dict[tuple[Path, tuple[str, ...]], Unit] = {}
    for number, entry in enumerate(_entries(commands, program), 1):
        unit = _unit(commands, number, entry)
        whole = (unit.folder / unit.file).resolve()
        excluded = any(_fits(whole, pattern) for pattern in exclude)
        if not excluded and PurePath(unit.file).suffix in SOURCES:
            options = tuple(
                each for each in unit.arguments if not _POSITION.fullmatch(each)
            )
            found.setdefault((whole, options), unit)
    if not found:
        left_out = f"left out: {', '.join(exclude)}"
        note = left_out if exclude else "build the project anew"
        fail("GM0876", f"{commands}: it has no file of C or C++", note)
    return list(found.values())


def _fits(file: Path, pattern: str) -> bool:
    """Whether the end of a path fits, from any of its folders on."""
    return fnmatch(str(file), pattern) or fnmatch(str(file), f"*/{pattern}")


def _entries(commands: Path, program: str | None) -> list[Any]:
    if commands.is_dir():
        records = Records(commands)
        if records:
            return records.entries(program)
        commands /= "compile_commands.json"
        if not commands.is_file():
            told = f"{commands.parent}: there are no records of a build"
            fail("GM0876", told, _HOW)
    if program is not None:
        told = f"{commands} does not say which files make up {program}"
        fail("GM0876", told, "a build with lighthouse-cc records it; or use --exclude")
    try:
        found = json.loads(commands.read_text(encoding="utf-8"))
    except OSError as error:
        why = (error.strerror or "").lower()
        fail("GM0876", f"cannot read {commands}: {why}", _HOW)
    except ValueError as error:
        fail("GM0876", f"{commands}: it is no JSON: {error}", _HOW)
    if not isinstance(found, list):
        fail("GM0876", f"{commands}: it is no list of entries", _HOW)
    return found


_HOW = (
    "`CC=lighthouse-cc make`, after `make clean`, records them; cmake with "
    "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON, and meson, write compile_commands.json"
)


def _unit(commands: Path, number: int, entry: Any) -> Unit:
    """The file of an entry, with its options; the compiler comes first."""

    def wrong(why: str) -> NoReturn:
        fail("GM0876", f"{commands}, entry {number}: {why}", _HOW)

    if not isinstance(entry, dict):
        wrong("it is no object")
    file, folder = entry.get("file"), entry.get("directory")
    if not isinstance(file, str) or not isinstance(folder, str):
        wrong("'file' or 'directory' is missing, or is no text")
    arguments = entry.get("arguments")
    if arguments is None and isinstance(entry.get("command"), str):
        try:
            arguments = shlex.split(entry["command"])
        except ValueError as error:
            wrong(f"its command cannot be read: {error}".lower())
    texts = isinstance(arguments, list) and all(isinstance(a, str) for a in arguments)
    if not texts or not arguments:
        wrong("it has neither a 'command' nor 'arguments'")
    # The folder is absolute, or so from that of the file of commands.
    return Unit(file, commands.parent / folder, tuple(_options(arguments)))


def _options(arguments: Sequence[str]) -> Iterable[str]:
    """A command without what says where the output goes and what it is."""
    rest = iter(arguments)
    compiler = next(rest)
    while PurePath(compiler).stem in LAUNCHERS:
        compiler = next(rest, "cc")
    yield compiler
    for each in rest:
        if each in _WITH_ARGUMENT:
            next(rest, None)
        elif not _ALONE.fullmatch(each):
            yield each


def _clang(chosen: str | None) -> str:
    """The compiler to use: `clang`, or the newest `clang-N`."""
    if chosen is not None:
        if shutil.which(chosen) is None:
            raise ToolMissing(f"there is no program {chosen}", "--clang PATH")
        return chosen
    names = ["clang", *(f"clang-{number}" for number in range(40, 9, -1))]
    found = next(filter(shutil.which, names), None)
    if found is None:
        raise ToolMissing(
            "compiling a project to LLVM IR needs clang",
            "install clang, for instance `apt install clang`, or give --clang PATH",
        )
    return found


def _compiled(unit: Unit, clang: str, further: Sequence[str]) -> Content | Diagnostic:
    """The bitcode of a file, or why there is none."""
    compiler, *options = unit.arguments
    driver = ["--driver-mode=g++"] if _CXX.fullmatch(compiler) else []
    if cross := _CROSS.fullmatch(PurePath(compiler).name):
        driver.append(f"--target={cross[1]}")
    while True:
        command = [clang, *driver, *options, *further, *_EMIT]
        try:
            done = subprocess.run(
                command, cwd=unit.folder, capture_output=True, check=False
            )
        except OSError as error:
            reason = (error.strerror or str(error)).lower()
            told = f"cannot compile {unit.file} in {unit.folder}: {reason}"
            return Diagnostic("GM0877", told, notes=("build the project first",))
        if not done.returncode:
            return Content(unit.file, done.stdout)
        text = done.stderr.decode("utf-8", "replace")
        unknown = set(_NOT_KNOWN.findall(text)) & set(options)
        if not unknown:
            break
        options = [each for each in options if each not in unknown]
    lines = text.rstrip().splitlines()
    more = ["…"] if len(lines) > _LINES else []
    return Diagnostic(
        "GM0877",
        f"clang does not compile {unit.file}",
        notes=(
            "\n".join([*lines[:_LINES], *more]),
            f"the command, in {unit.folder}: {shlex.join(command)}",
            "build the project first, if headers are generated; "
            f"--exclude {shlex.quote(unit.file)} leaves the file out",
        ),
    )
