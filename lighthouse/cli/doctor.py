"""`lighthouse doctor`: what works on this machine, and how to fix the rest."""

import argparse
import ctypes
import importlib
import json
import os
import shlex
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from importlib import metadata

from lighthouse import toolchain
from lighthouse.cache import cache_problem, chosen_directory
from lighthouse.cli.parsers import Subparsers, add_options
from lighthouse.diagnostics import ToolMissing
from lighthouse.runtime import threads

PACKAGES = {
    "numpy": "required",
    "scipy": "graphs from sparse matrices",
    "networkx": "graphs from networkx",
    "matplotlib": "compare --plot",
}


@dataclass(frozen=True, slots=True)
class Finding:
    """The answer to one question; `remedy` is the command that fixes what is missing.

    What is missing without a remedy needs another thing first, or another machine.
    """

    name: str
    ok: bool
    detail: str
    remedy: str = ""


def register(subparsers: Subparsers) -> None:
    parser = subparsers.add_parser(
        "doctor",
        description="Test what LightHouse uses on this machine and print, for each "
        "thing that is missing, the one command that fixes it.  The exit code is 0 if "
        "programs can be compiled and run on the CPU, else 3.",
    )
    add_options(parser, "--json  print one JSON object")
    parser.set_defaults(function=doctor)


def doctor(arguments: argparse.Namespace) -> int:
    findings = list(examine())
    works = {finding.name: finding.ok for finding in findings}
    cpu = works["C++ compiler"] and works["OpenMP"] and works["numpy"]
    gpu = works["nvcc"] and works["PyCUDA"] and works["GPU"]
    if arguments.json:
        rows = [asdict(finding) for finding in findings]
        print(json.dumps({"cpu": cpu, "gpu": gpu, "findings": rows}, indent=2))
    else:
        for finding in findings:
            state = "ok" if finding.ok else "missing"
            print(f"{state:<8} {finding.name:<13} {finding.detail}")
            if finding.remedy:
                print(f"{'':<22} to fix it: {finding.remedy}")
        print()
        print(f"Programs {'run' if cpu else 'do not run'} on the CPU (--target openmp)")
        print(f"and {'run' if gpu else 'do not run'} on the GPU (--target cuda).")
    return 0 if cpu else 3


def examine() -> Iterator[Finding]:
    """All findings, what the CPU needs first."""
    yield from _cpu()
    yield from _cuda()
    for package, purpose in PACKAGES.items():
        yield _package(package, purpose)
    yield _cache()


def _cpu() -> Iterator[Finding]:
    try:
        compiler = toolchain.find_compiler()
        version = toolchain.compiler_version(compiler).partition("\n")[0]
    except ToolMissing as missing:
        yield Finding("C++ compiler", False, missing.message, missing.remedy)
        yield Finding("OpenMP", False, "needs the C++ compiler")
        return
    yield Finding("C++ compiler", True, f"{compiler} ({version})")
    try:
        works = toolchain.has_openmp(compiler)
    except OSError as error:  # there is no room for what it writes
        yield Finding("OpenMP", False, f"{error.filename}: {error.strerror}")
        return
    if works:
        yield Finding("OpenMP", True, f"{compiler} -fopenmp works")
        if moving := threads.advice():
            yield Finding("threads", True, moving, threads.PIN)
    else:
        remedy = toolchain.COMPILER_REMEDY
        if "clang" in version:
            remedy = "sudo apt-get install libomp-dev"
        yield Finding("OpenMP", False, f"{compiler} -fopenmp fails", remedy)


def _cuda() -> Iterator[Finding]:
    try:
        nvcc = toolchain.find_nvcc()
        lines = toolchain.compiler_version(nvcc).splitlines()
    except ToolMissing as missing:
        yield Finding("nvcc", False, missing.message, missing.remedy)
        yield Finding("cuda.h", False, "comes with nvcc")
    else:
        release = next((line for line in lines if "release" in line), "")
        yield Finding("nvcc", True, f"{nvcc} ({release})" if release else str(nvcc))
        if toolchain.has_header(nvcc, "cuda.h"):
            yield Finding("cuda.h", True, "nvcc finds it")
        else:
            remedy = toolchain.NVCC_REMEDY
            yield Finding("cuda.h", False, "nvcc does not find it", remedy)
    driver, gpu = _driver()
    yield from (driver, _pycuda(driver.ok), gpu)


def _driver() -> tuple[Finding, Finding]:
    """The driver and the GPU; asked without PyCUDA, which may be what is missing."""
    try:
        cuda = ctypes.CDLL("libcuda.so.1")
    except OSError:
        remedy = "sudo apt-get install nvidia-driver"
        driver = Finding("libcuda", False, "there is no CUDA driver", remedy)
        return driver, Finding("GPU", False, "needs the CUDA driver")
    driver = Finding("libcuda", True, "the CUDA driver loads")
    count = ctypes.c_int(0)
    status = cuda.cuInit(0) or cuda.cuDeviceGetCount(ctypes.byref(count))
    if status or not count.value:
        return driver, Finding("GPU", False, f"the driver shows none (status {status})")
    name = ctypes.create_string_buffer(256)
    cuda.cuDeviceGetName(name, len(name), 0)
    others = f" and {count.value - 1} more" if count.value > 1 else ""
    return driver, Finding("GPU", True, name.value.decode(errors="replace") + others)


def _pycuda(driver: bool) -> Finding:
    """Without a driver even a good PyCUDA does not load: then there is no remedy."""
    found = _package("pycuda", "launches kernels; pip builds it with nvcc and g++")
    if not found.ok:
        return replace(found, name="PyCUDA")
    try:
        importlib.import_module("pycuda.driver")
    except Exception as error:  # whatever the package or the driver under it raises
        reason = str(error).partition("\n")[0]
        remedy = _pip_install("--force-reinstall --no-cache-dir pycuda")
        return Finding("PyCUDA", False, reason, remedy if driver else "")
    return replace(found, name="PyCUDA")


def _package(package: str, purpose: str) -> Finding:
    try:
        version = metadata.version(package)
    except metadata.PackageNotFoundError:
        return Finding(package, False, purpose, _pip_install(package))
    return Finding(package, True, f"version {version}, {purpose}")


def _pip_install(what: str) -> str:
    return f"{shlex.quote(sys.executable)} -m pip install {what}"


def _cache() -> Finding:
    directory = chosen_directory()
    problem = cache_problem(directory) if directory else "there is no home directory"
    if problem is None:
        return Finding("cache", True, str(directory))
    detail = f"every run compiles again: {directory or 'it'} {problem}"
    remedy = f"export LIGHTHOUSE_CACHE_DIR=/tmp/lighthouse-{os.getuid()}"
    return Finding("cache", False, detail, remedy)
