"""Finds and runs the C++ and CUDA compilers, with a cache."""

from __future__ import annotations

import errno
import os
import platform
import re
import shlex
import shutil
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache, partial
from pathlib import Path
from typing import TYPE_CHECKING, Literal

from lighthouse.cache import cache_directory, content_key, fetch_or_build
from lighthouse.diagnostics import ToolMissing, fail
from lighthouse.package import INCLUDE
from lighthouse.reuse import keep, key_of, known

if TYPE_CHECKING:
    import subprocess

STOP = INCLUDE / "stop.cuh"

# With these, generated C++ means what the program says: integers wrap round, and a loop
# whose end never comes is not left out, as C++ allows.
GENERATED = ("-std=c++17", "-fwrapv", "-fno-finite-loops")

COMPILER_REMEDY = "sudo apt-get install g++"
NVCC_REMEDY = "sudo apt-get install nvidia-cuda-toolkit"

# nvcc includes <cmath>, where GCC has the special functions of C++17: a quarter of the
# time for an empty file, though no kernel may call them.  This is their guard.
NO_SPECIAL_FUNCTIONS = "-D_GLIBCXX_BITS_SPECFUN_H"

# The first release of nvcc whose option --split-compile we rely on.
SPLITTING = (12, 4)

_OPENMP_PROBE = "#include <omp.h>\nint threads() { return omp_get_max_threads(); }\n"


class _Refused(Exception):
    """A compiler refused a probe."""


class BackendError(Exception):
    """A compiler refused what we generated: our bug, unless others had a part in it.

    `source` is the kept file, `output` all that the compiler said; `others` says who
    had a part in the code, if not LightHouse alone.  Exit code 70, or 1 with others.
    """

    others: tuple[str, ...] = ()

    def __init__(self, compiler: str, source: Path, output: str) -> None:
        self.compiler = compiler
        self.source = source
        self.output = output
        super().__init__(compiler, source, output)

    def __str__(self) -> str:
        why, advice = "this is our bug", "please report it with your program"
        if self.others:
            why = f"{' or '.join(self.others)} may be why"
            advice = "look for what is theirs"
        # The first lines from the first one that speaks of an error.
        lines = [line for line in self.output.splitlines() if line.strip()]
        errors = (i for i, line in enumerate(lines) if "error" in line.lower())
        start = next(errors, 0)
        first = [f"  {line}" for line in lines[start : start + 8]]
        head = f"{self.compiler} refused the code that LightHouse generated; {why}."
        return "\n".join(
            (head, f"The code is kept in {self.source}; {advice}.", *first)
        )


@contextmanager
def with_parts_of(others: Callable[[], Sequence[str]]) -> Iterator[None]:
    """Compiles code in which others have a part: BackendError says so."""
    try:
        yield
    except BackendError as error:
        error.others = tuple(others())
        raise


# --- finding --------------------------------------------------------------------------


def find_compiler() -> Path:
    """A C++ compiler: CXX if set, else the first of g++, c++ and clang++.

    Raises ToolMissing.
    """
    if chosen := os.environ.get("CXX"):
        return _named_by("CXX", chosen)
    for name in ("g++", "c++", "clang++"):
        if found := shutil.which(name):
            return Path(found)
    raise ToolMissing("there is no C++ compiler on this machine", COMPILER_REMEDY)


def find_nvcc() -> Path:
    """The CUDA compiler: NVCC if set, else on PATH, else in CUDA_HOME or CUDA_PATH.

    The last place is /usr/local/cuda.  Raises ToolMissing.
    """
    if chosen := os.environ.get("NVCC"):
        return _named_by("NVCC", chosen)
    if found := shutil.which("nvcc"):
        return Path(found)
    roots = (os.environ.get("CUDA_HOME"), os.environ.get("CUDA_PATH"))
    for root in (*roots, "/usr/local/cuda"):
        if root and (found := shutil.which("nvcc", path=Path(root) / "bin")):
            return Path(found)
    raise ToolMissing("there is no CUDA compiler (nvcc) on this machine", NVCC_REMEDY)


def _named_by(variable: str, value: str) -> Path:
    found = shutil.which(value)
    if found is None:
        raise ToolMissing(
            f"{variable} is set to `{value}`, which is not a program here",
            f"unset {variable}   (or set it to the path of a compiler, without flags)",
        )
    return Path(found)


@cache
def compiler_version(compiler: Path) -> str:
    """What `compiler --version` prints, kept for later processes.

    A script is asked in each of them, as it does not show which compiler it runs.
    Raises ToolMissing.
    """
    key = None
    with suppress(OSError), compiler.open("rb") as file:
        if file.read(2) != b"#!":
            status = os.fstat(file.fileno())
            about = str(compiler.resolve()), status.st_size, status.st_mtime_ns
            key = key_of("version", str(compiler), *about)
    found: str | None = known(key)
    if found is None:
        found = keep(key, _run([str(compiler), "--version"]).stdout.strip())
    return found


@cache
def has_openmp(compiler: Path) -> bool:
    """Whether `compiler` builds programs with -fopenmp."""

    def build(out: Path) -> None:
        source = _keep(_OPENMP_PROBE, out.with_suffix(".cpp"))
        command = [compiler, source, "-fopenmp", "-shared", "-fPIC", "-o", out]
        if _run([str(part) for part in command], out.parent).returncode != 0:
            raise _Refused

    key = content_key(_OPENMP_PROBE, str(compiler), compiler_version(compiler))
    try:
        fetch_or_build(key, ".so", build)
    except _Refused:
        return False
    return True


def has_header(compiler: Path, name: str) -> bool:
    """Whether `compiler` finds the header `name`."""
    import tempfile

    with tempfile.TemporaryDirectory(prefix="lighthouse-") as scratch:
        source = _keep(f"#include <{name}>\n", Path(scratch) / "probe.cpp")
        return _run([str(compiler), "-E", str(source)]).returncode == 0


# --- compiling ------------------------------------------------------------------------


def compile_shared(
    source: str,
    flags: Sequence[str] = (),
    suffix: str = ".cpp",
    save_temps: Path | None = None,
    objects: Sequence[Path] = (),
) -> Path:
    """A shared library of C++ `source`, from the cache or by the C++ compiler.

    `flags` come after -shared -fPIC and those for our headers, and those of the
    environment variable LIGHTHOUSE_CXXFLAGS after them; standard and level of
    optimisation are theirs to say.  `suffix` names the kept source, which is read as
    C++ in any case.  `save_temps` is a directory that receives a copy of the source.
    `objects` are linked with it.

    Raises ToolMissing, or BackendError if the compiler refuses the source.
    """
    stop = compile_object(STOP.with_suffix(".cpp"), ("-std=c++17", "-O2"))
    after = [*map(str, (stop, *objects)), *flags, *chosen_flags()]
    return _compile(*_cpp("-shared", after), source, suffix, ".so", save_temps)


def compile_object(path: Path, flags: Sequence[str] = ()) -> Path:
    """The object file of a C++ file of ours, otherwise as compile_shared."""
    source = path.read_text(encoding="utf-8")
    return _compile(*_cpp("-c", flags), source, ".cpp", ".o")


def chosen_flags() -> list[str]:
    """Those that LIGHTHOUSE_CXXFLAGS says, such as `-O0 -g` to debug generated code."""
    return shlex.split(os.environ.get("LIGHTHOUSE_CXXFLAGS", ""))


def _cpp(
    kind: str, flags: Sequence[str]
) -> tuple[Sequence[str], Sequence[str], Sequence[str]]:
    """The first arguments of `_compile` for C++."""
    ours = [f"-I{INCLUDE}", "-include", str(STOP)]
    command = [str(find_compiler()), kind, "-fPIC", *ours, "-x", "c++"]
    key = [_cpu()] if any(flag.endswith("=native") for flag in flags) else []
    return command, ["-x", "none", *flags], key


def _compile_cuda(
    kind: Literal["cubin", "ptx"],
    source: str,
    arch: str,
    flags: Sequence[str] = (),
    save_temps: Path | None = None,
) -> Path:
    """Device code of CUDA `source`, or its text, for `arch` (such as "sm_90"), as
    compile_shared.

    The cache does not know which GPU this machine has, so `arch` must not be "native".
    Raises ToolMissing, also when this nvcc does not know `arch`, and BackendError.
    """
    nvcc, result = find_nvcc(), f".{kind}"
    command = [str(nvcc), f"-{kind}", f"-arch={arch}", f"-I{INCLUDE}"]
    command.append(NO_SPECIAL_FUNCTIONS)
    release = re.search(r"release (\d+)\.(\d+)", compiler_version(nvcc))
    if release and tuple(map(int, release.groups())) >= SPLITTING:
        command.append("--split-compile=8")  # by so many threads
    try:
        return _compile(command, flags, [], source, ".cu", result, save_temps)
    except (BackendError, ToolMissing):
        known = re.findall(r"sm_\w+", _run([str(nvcc), "--list-gpu-code"]).stdout)
        if known and arch not in known:
            message = f"{nvcc} cannot compile for {arch}"
            remedy = f"--arch={known[-1]}   (it knows {', '.join(known)})"
            raise ToolMissing(message, remedy) from None
        raise


def compile_library(source: str, arch: str, flags: Sequence[str] = ()) -> Path:
    """A shared library of CUDA `source` with its host functions, as compile_cubin;
    `flags` of the C++ compiler, too."""
    stop = compile_object(STOP.with_suffix(".cpp"), ("-std=c++17", "-O2"))
    host = ",".join(["-fPIC", *(flag for flag in flags if flag.startswith("-f"))])
    rest = [flag for flag in flags if not flag.startswith("-f")]
    command = [str(find_nvcc()), "-shared", f"-arch={arch}", f"-I{INCLUDE}"]
    after = [str(stop), f"-Xcompiler={host}", *rest]
    return _compile(command, after, [], source, ".cu", ".so")


compile_cubin = partial(_compile_cuda, "cubin")
compile_ptx = partial(_compile_cuda, "ptx")


def compile_cubins(
    sources: Sequence[str],
    arch: str,
    flags: Sequence[str] = (),
    save_temps: Path | None = None,
) -> list[Path]:
    """As compile_cubin for each of the sources, at the same time."""
    compiled = partial(compile_cubin, arch=arch, flags=flags, save_temps=save_temps)
    if len(sources) == 1:
        return [compiled(sources[0])]
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(len(sources)) as pool:
        return [*pool.map(compiled, sources)]


def _compile(
    command: Sequence[str],
    flags: Sequence[str],
    key: Sequence[str],
    source: str,
    suffix: str,
    result: str,
    save_temps: Path | None = None,
) -> Path:
    """Run `command SOURCE flags -o RESULT` unless the cache has its result."""
    version = compiler_version(Path(command[0]))
    everything = content_key(
        source, suffix, *command, "", *flags, version, _headers_key(), *key
    )
    name = f"{everything[:16]}{suffix}"
    if save_temps is not None:
        try:
            _keep(source, save_temps / name)
        except OSError as error:
            reason = f"{error.filename} cannot be written: {error.strerror}"
            fail("GM0905", reason, "it would keep the generated source")

    def build(out: Path) -> None:
        import tempfile

        path = _keep(source, out.with_name(name))
        done = _run([*command, str(path), *flags, "-o", str(out)], out.parent)
        if done.returncode != 0:
            _check_works(command, flags, suffix, out.parent)
            folder = save_temps or cache_directory()
            folder = folder or Path(tempfile.mkdtemp(prefix="lighthouse-kept-"))
            kept = _keep(source, folder / name)
            messages = done.stderr.replace(str(path), str(kept))
            raise BackendError(command[0], kept, messages)

    return fetch_or_build(everything, result, build)


def _check_works(
    command: Sequence[str], flags: Sequence[str], suffix: str, scratch: Path
) -> None:
    """Raises ToolMissing if the command cannot compile a program that does nothing."""
    empty = _keep("#include <cstdint>\n", scratch / f"nothing{suffix}")
    out = str(scratch / "nothing.out")
    done = _run([*command, str(empty), *flags, "-o", out], scratch)
    if done.returncode != 0:
        said = "\n".join(f"  {line}" for line in done.stderr.strip().splitlines()[:5])
        message = f"{command[0]} cannot compile anything on this machine:\n{said}"
        raise ToolMissing(message, COMPILER_REMEDY)


def _keep(source: str, path: Path) -> Path:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, encoding="utf-8")
    except OSError as error:
        error.filename = error.filename or str(path)
        raise
    return path


# What compilers, assemblers and linkers say if there is no room for what they write,
# and what we say.
_NO_ROOM = {
    "No space left on device": "found no space left on the disk",
    "Disk quota exceeded": "found no space left on the disk",
    "File too large": "may not write files of that size (`ulimit -f`)",
    "File size limit exceeded": "may not write files of that size (`ulimit -f`)",
}

# Ends its process group, unless a line comes first.
_WATCH = "read -r _ || kill -s TERM 0"


def _run(
    command: Sequence[str], scratch: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """`command`, whose temporary files go to `scratch`; whatever it starts ends with
    us.  Raises ToolMissing if it cannot be run, and OSError if the disk is full."""
    # Here, as what is in the cache needs neither.
    import subprocess
    import tempfile

    environment = {**os.environ, "LC_ALL": "C.UTF-8"}
    if scratch is not None:
        environment["TMPDIR"] = str(scratch)
    try:
        with (
            _group() as group,
            subprocess.Popen(
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                env=environment,
                process_group=group,
            ) as process,
        ):
            try:
                output, messages = process.communicate()
            except BaseException:
                process.terminate()
                process.wait()
                raise
    except OSError as error:
        reason = error.strerror or str(error)
        message = f"{command[0]} cannot be run: {reason}"
        raise ToolMissing(message, "lighthouse doctor") from error
    for text, reason in _NO_ROOM.items():
        if process.returncode != 0 and text in messages:
            place = scratch.parent if scratch else tempfile.gettempdir()
            told = f"{Path(command[0]).name} {reason}"
            raise OSError(errno.ENOSPC, told, str(place))
    return subprocess.CompletedProcess(command, process.returncode, output, messages)


@contextmanager
def _group() -> Iterator[int]:
    """A process group that ends if what runs inside does not: on Ctrl-C, and also if
    this process is killed, which closes the pipe."""
    import subprocess

    reading, writing = os.pipe()
    with open(reading) as pipe, open(writing, "w") as ours:
        watcher = subprocess.Popen(
            ["/bin/sh", "-c", _WATCH], stdin=pipe, process_group=0
        )
        with watcher, ours:
            yield watcher.pid
            ours.write("\n")


@cache
def _headers_key() -> str:
    """Of everything in lighthouse/include, which generated code may include."""
    files = sorted(path for path in INCLUDE.rglob("*") if path.is_file())
    parts = ((str(path.relative_to(INCLUDE)), path.read_bytes()) for path in files)
    return content_key(*(part for pair in parts for part in pair))


@cache
def _cpu() -> str:
    """What -march=native depends on: several machines may share one cache."""
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return platform.processor()
    features = re.search(r"^(?:flags|Features)\s*:.*$", text, re.MULTILINE)
    return platform.machine() + (features.group() if features else "")
