"""What `lighthouse-cc` recorded of a build: the files that make up each program.

A record says what a command reads and writes (see lighthouse.cc).  From a program they
lead through objects and libraries to its files of C.
"""

import os
import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePath

from lighthouse.cc import FOLDER, SOURCES, Command
from lighthouse.diagnostics import fail
from lighthouse.extensions.pta.rows import counted

LAUNCHERS = frozenset(("ccache", "distcc", "sccache", "icecc"))
_RECORD = re.compile(r".*-[0-9a-f]{8}")
# Where cmake tries the compiler.
_TRIALS = frozenset(("CompilerIdC", "CompilerIdCXX"))
_ARCHIVE, _THIN = b"!<arch>\n", b"!<thin>\n"
_HEADER = 60
_OBJECTS = frozenset((".o", ".obj", ".lo"))
_SHOWN = 10


@dataclass(frozen=True, slots=True)
class Record:
    """A command in its folder."""

    folder: Path
    compiler: str
    command: Command

    def path(self, name: str) -> Path:
        """The same for each name of a file."""
        return Path(os.path.realpath(self.folder / name))

    def entries(self, output: Path | None = None) -> Iterator[dict[str, object]]:
        """As in compile_commands.json, of the files that are there: those that
        `configure` compiles are not.  One command may compile several files."""
        outputs = self.command.outputs
        for number, name in enumerate(self.command.inputs):
            if len(outputs) > 1 and output not in (None, self.path(outputs[number])):
                continue
            if PurePath(name).suffix in SOURCES and self.path(name).is_file():
                arguments = [self.compiler, *self.command.options, name]
                yield {
                    "directory": str(self.folder),
                    "file": name,
                    "arguments": arguments,
                }


class Records:
    """Those in a folder and in the folders below it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._by_output: dict[Path, Record] = {}
        self._by_stem: defaultdict[str, list[Path]] = defaultdict(list)
        for place, folders, files in os.walk(folder):
            folders.sort()
            if os.path.basename(place) == FOLDER or Path(place) == folder:
                for name in filter(_RECORD.fullmatch, sorted(files)):
                    self._add(_read(Path(place, name)))

    def _add(self, record: Record) -> None:
        if _TRIALS & set(record.folder.parts):
            return
        for name in record.command.outputs:
            output = record.path(name)
            self._by_output[output] = record
            self._by_stem[output.stem].append(output)

    def __bool__(self) -> bool:
        return bool(self._by_output)

    def entries(self, program: str | None) -> list[dict[str, object]]:
        """The commands for the files of a program, or of a library; for all files if
        nothing was linked.

        Raises CompileError GM0876 unless one program is meant.
        """
        linked = [
            path
            for path, record in self._by_output.items()
            if record.command.linked and path.is_file()
        ]
        options = {path: self._by_output[path].command.options for path in linked}
        programs = [path for path in linked if "-shared" not in options[path]]
        if program is not None:
            whole = Path(os.path.realpath(self.folder / program))
            if whole in linked or _members(whole):
                return self._reached(whole)
            names = {path: (path.name, self._name(path)) for path in linked}
            found = [path for path in linked if program in names[path]]
        elif not programs:
            records = dict.fromkeys(self._by_output.values())
            return [entry for each in records for entry in each.entries()]
        else:
            found = programs
        if len(found) == 1:
            return self._reached(found[0])
        libraries = [path for path in linked if path not in programs]
        choice = [self._name(path) for path in (*programs, *libraries)]
        more = [f"… ({len(choice)})"] if len(choice) > _SHOWN else []
        links = f"{len(found) or 'no'} {program or 'programs'}"
        note = f"--program NAME chooses one of: {', '.join(choice[:_SHOWN] + more)}"
        fail("GM0876", f"{self.folder}: the build links {links}", note)

    def _name(self, path: Path) -> str:
        """What people call it; libtool keeps it in a folder beside."""
        if path.parent.name == ".libs":
            path = path.parents[1] / path.name
        return os.path.relpath(path, self.folder)

    def _reached(self, program: Path) -> list[dict[str, object]]:
        """The files from which a program is made.

        Raises CompileError GM0876 for an object of which there is no record.
        """
        found: list[dict[str, object]] = []
        lost: list[str] = []
        seen: set[Path] = set()
        left = [program]
        while left:
            path = left.pop()
            if path in seen:
                continue
            seen.add(path)
            record = self._by_output.get(path)
            if record is not None:
                found += record.entries(path)
                inputs = [*self._inputs(record)]
            elif members := _members(path):
                inputs = [self._origin(*each) for each in members]
            elif path.suffix in _OBJECTS:
                inputs = [self._origin(path, _bytes(path))]
                if inputs == [path]:
                    lost.append(os.path.relpath(path, self.folder))
            else:
                continue
            left += reversed(inputs)
        if lost:
            more = ["…"] if len(lost) > _SHOWN else []
            fail(
                "GM0876",
                f"{self.folder}: of {program.name}, {counted(len(lost), 'object')} "
                "are not recorded",
                f"they are {', '.join(lost[:_SHOWN] + more)}",
                "build anew with lighthouse-cc, as by `make clean` and "
                "`CC=lighthouse-cc make`",
            )
        return found

    def _inputs(self, record: Record) -> Iterator[Path]:
        for name in record.command.inputs:
            if not name.startswith("-l"):
                yield record.path(name)
                continue
            for folder in record.command.folders:
                for ending in (".so", ".a"):
                    path = record.path(os.path.join(folder, f"lib{name[2:]}{ending}"))
                    if path.is_file():
                        yield path
                        break

    def _origin(self, path: Path, content: bytes) -> Path:
        """Under which name an object was compiled: libraries keep names without
        folders, and builds rename objects, so that there is no file any more."""
        named = self._by_stem.get(path.stem, [])
        same = [each for each in named if _bytes(each) == content]
        gone = [each for each in named if not each.exists()]
        known = [path] if path in self._by_output else []
        return [*same, *known, *gone, path][0]


def _read(path: Path) -> Record:
    folder, *words = os.fsdecode(path.read_bytes()).split("\0")[:-1]
    while words and PurePath(words[0]).stem in LAUNCHERS:
        del words[0]
    return Record(Path(folder), words[0] if words else "cc", Command(words[1:]))


def _members(archive: Path) -> Sequence[tuple[Path, bytes]]:
    """The objects of a static library (ar(5), as GNU writes it), by their paths if it
    has these, and what they hold; nothing for another file."""
    data = _bytes(archive)
    if not data.startswith((_ARCHIVE, _THIN)):
        return ()
    thin = data.startswith(_THIN)
    found = []
    names = b""
    at = len(_ARCHIVE)
    while at + _HEADER <= len(data):
        name = data[at : at + 16].rstrip()
        size = int(data[at + 48 : at + 58])
        at += _HEADER
        content = data[at : at + size]
        if name == b"//":
            names = content
        elif name not in (b"/", b"/SYM64/"):
            if name[:1] == b"/":
                name = names[int(name[1:]) :].partition(b"\n")[0]
            path = archive.parent / os.fsdecode(name.removesuffix(b"/"))
            found.append((Path(os.path.realpath(path)), content))
            if thin:
                continue
        at += size + size % 2
    return found


def _bytes(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError:
        return b""
