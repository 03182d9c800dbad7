"""Finding compilers, compiling through the cache, and what a refusal says."""

import ctypes
import errno
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

import pytest

from lighthouse import reuse, toolchain
from lighthouse.api import default_target
from lighthouse.diagnostics import CompileError, ToolMissing
from lighthouse.runtime import cuda
from lighthouse.toolchain import (
    BackendError,
    compile_cubin,
    compile_object,
    compile_ptx,
    compile_shared,
    compiler_version,
    find_compiler,
    find_nvcc,
    has_header,
    has_openmp,
)
from tests.cli.faults import largest_file

needs_compiler = pytest.mark.skipif(
    not any(map(shutil.which, ("g++", "c++", "clang++"))), reason="no C++ compiler"
)
needs_nvcc = pytest.mark.skipif(shutil.which("nvcc") is None, reason="no nvcc")

ANSWER = 'extern "C" int answer() { return 42; }\n'
KERNEL = 'extern "C" __global__ void kernel(int *x) { *x = 42; }\n'


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LIGHTHOUSE_CACHE_DIR", str(tmp_path / "cache"))
    for name in ("CXX", "NVCC", "CUDA_HOME", "CUDA_PATH"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path / "cache"


def program(path: Path, text: str = "echo version 1") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f"#!/bin/sh\n{text}\n")
    path.chmod(0o755)
    return path


# --- finding --------------------------------------------------------------------------


def test_compiler_by_variable_then_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(ToolMissing) as missing:
        find_compiler()
    assert missing.value.remedy == toolchain.COMPILER_REMEDY
    clang = program(tmp_path / "clang++")
    assert find_compiler() == clang
    gcc = program(tmp_path / "g++")
    assert find_compiler() == gcc
    monkeypatch.setenv("CXX", str(clang))
    assert find_compiler() == clang
    monkeypatch.setenv("CXX", "ccache g++")
    with pytest.raises(ToolMissing, match="CXX is set to `ccache g\\+\\+`"):
        find_compiler()


def test_nvcc_in_the_toolkit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path / "empty"))
    nvcc = program(tmp_path / "toolkit" / "bin" / "nvcc")
    monkeypatch.setenv("CUDA_PATH", str(tmp_path / "toolkit"))
    assert find_nvcc() == nvcc
    other = program(tmp_path / "other")
    monkeypatch.setenv("NVCC", str(other))
    assert find_nvcc() == other


def test_version(tmp_path: Path) -> None:
    assert compiler_version(program(tmp_path / "g++")) == "version 1"
    broken = tmp_path / "broken"
    broken.touch(mode=0o755)
    with pytest.raises(ToolMissing, match="cannot be run"):
        compiler_version(broken)


@needs_compiler
def test_version_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """But for scripts, which may run another compiler tomorrow."""
    monkeypatch.setenv("LIGHTHOUSE_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setattr(reuse, "is_enabled", True)
    script = program(tmp_path / "g++")
    asked = compiler_version.__wrapped__
    first = [asked(path) for path in (find_compiler(), script)]
    script.write_text(script.read_text().replace("version 1", "version 2"))
    assert asked(script) == "version 2"

    def no_run(*_: object) -> NoReturn:
        raise AssertionError

    monkeypatch.setattr(toolchain, "_run", no_run)
    assert asked(find_compiler()) == first[0]


@needs_compiler
def test_probes(tmp_path: Path) -> None:
    compiler = find_compiler()
    assert has_header(compiler, "vector")
    assert not has_header(compiler, "no_such_header.h")
    assert not has_openmp(program(tmp_path / "failing", "exit 1"))


# --- compiling ------------------------------------------------------------------------


@needs_compiler
def test_shared_library_is_built_once(
    cache: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = compile_shared(ANSWER, ["-O1"])
    assert ctypes.CDLL(str(library)).answer() == 42
    assert library.parent == cache
    assert compile_shared(ANSWER, ["-O2"]) != library

    def no_run(command: list[str]) -> None:
        raise AssertionError(f"the cache was not used: {command}")

    monkeypatch.setattr(toolchain, "_run", no_run)
    assert compile_shared(ANSWER, ["-O1"]) == library


@needs_compiler
def test_headers_are_found_and_part_of_the_key(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(toolchain, "INCLUDE", tmp_path)
    source = '#include "answer.h"\nextern "C" int answer() { return ANSWER; }\n'
    answers = []
    for value in (1, 2):
        (tmp_path / "answer.h").write_text(f"#define ANSWER {value}\n")
        toolchain._headers_key.cache_clear()
        answers.append(ctypes.CDLL(str(compile_shared(source))).answer())
    toolchain._headers_key.cache_clear()
    assert answers == [1, 2]


@needs_compiler
def test_objects_are_linked(tmp_path: Path) -> None:
    part = tmp_path / "part.cpp"
    part.write_text("int part() { return 40; }\n")
    source = 'int part();\nextern "C" int answer() { return part() + 2; }\n'
    library = compile_shared(source, objects=[compile_object(part)])
    assert ctypes.CDLL(str(library)).answer() == 42


@needs_compiler
def test_flags_of_the_user_come_last(monkeypatch: pytest.MonkeyPatch) -> None:
    source = 'extern "C" int answer() { return ANSWER; }\n'
    monkeypatch.setenv("LIGHTHOUSE_CXXFLAGS", "-UANSWER '-DANSWER=40 + 2'")
    library = compile_shared(source, ["-DANSWER=1"])
    assert ctypes.CDLL(str(library)).answer() == 42


@needs_compiler
def test_any_suffix_is_cpp(tmp_path: Path) -> None:
    compile_shared(ANSWER, ["-lm"], suffix=".cu", save_temps=tmp_path / "kept")
    (kept,) = (tmp_path / "kept").iterdir()
    assert kept.suffix == ".cu"
    assert kept.read_text() == ANSWER


@needs_compiler
def test_a_source_for_which_there_is_no_room_is_named(tmp_path: Path) -> None:
    compile_shared(ANSWER)
    with largest_file(0), pytest.raises(CompileError, match="too large") as full:
        compile_shared(ANSWER, save_temps=tmp_path / "kept")
    assert str(tmp_path / "kept") in str(full.value)


@needs_compiler
@pytest.mark.parametrize("saved", [True, False])
def test_refused_source_is_kept_and_shown(
    saved: bool, tmp_path: Path, cache: Path
) -> None:
    wrong = "int f() { return missing; }\n"
    directory = tmp_path / "kept" if saved else None
    with pytest.raises(BackendError) as refused:
        compile_shared(wrong, save_temps=directory)
    error = refused.value
    assert error.source.parent == (directory or cache)
    assert error.source.read_text() == wrong
    assert f"{error.source}:1:" in error.output
    for part in ("this is our bug", str(error.source), "missing"):
        assert part in str(error)


@pytest.mark.parametrize("name", ["g++", "nvcc"])
def test_a_compiler_that_compiles_nothing_is_not_our_bug(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An nvcc without gcc, a g++ without cc1plus."""
    program(tmp_path / name, "[ $# -lt 2 ] || { echo no cc1plus >&2; exit 1; }")
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    with pytest.raises(
        ToolMissing, match=r"compile anything.*:\s+no cc1plus"
    ) as missing:
        compile_shared(ANSWER) if name == "g++" else compile_ptx(KERNEL, "sm_90")
    assert missing.value.remedy == toolchain.COMPILER_REMEDY


@needs_nvcc
def test_nvcc_without_gcc(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NVCC", os.path.realpath(shutil.which("nvcc") or ""))
    sh = tmp_path / "sh"
    sh.symlink_to("/bin/sh")
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(ToolMissing, match="cannot compile anything") as missing:
        compile_cubin(KERNEL, "sm_90")
    assert missing.value.remedy == toolchain.COMPILER_REMEDY


@needs_compiler
def test_full_disk_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuda, "is_usable", lambda: False)
    program(tmp_path / "g++", f'exec {find_compiler()} "$@" -o /dev/full')
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")
    for build in (lambda: compile_shared(ANSWER), default_target):
        with pytest.raises(OSError, match="no space left on the disk") as found:
            build()
        assert found.value.errno == errno.ENOSPC
        assert found.value.filename == str(tmp_path / "cache")


def test_compilers_end_with_us(tmp_path: Path) -> None:
    """The whole group of a compiler that is at work when this process is killed."""
    compiler, started = tmp_path / "g++", tmp_path / "started"
    os.mkfifo(started)
    # Both hold the FIFO open: its reader sees the end when both have ended.
    program(compiler, f"exec > {started}\nsleep 100 &\necho\nwait")
    command = f"from lighthouse.toolchain import _run; _run(['{compiler}'])"
    with (
        subprocess.Popen([sys.executable, "-c", command]) as process,
        started.open() as stream,
    ):
        assert stream.readline() == "\n"
        process.kill()
        assert stream.read() == ""


@needs_nvcc
def test_special_functions_are_not_read() -> None:
    check = "#include <cmath>\n#ifdef __STDCPP_MATH_SPEC_FUNCS__\n#error\n#endif\n"
    compile_cubin(check + KERNEL, "sm_90", ["-std=c++17"])


@needs_nvcc
def test_cubin_and_ptx() -> None:
    assert compile_cubin(KERNEL, "sm_90").read_bytes().startswith(b"\x7fELF")
    assert ".visible .entry kernel" in compile_ptx(KERNEL, "sm_90").read_text()


@needs_nvcc
def test_unknown_architecture_is_not_our_bug() -> None:
    with pytest.raises(ToolMissing, match="cannot compile for sm_1") as missing:
        compile_cubin(KERNEL, "sm_1")
    assert "sm_90" in missing.value.remedy
