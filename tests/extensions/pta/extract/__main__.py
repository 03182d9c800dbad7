"""`python -m tests.extensions.pta.extract`: random C programs, run and extracted.

python -m tests.extensions.pta.extract show SEED             print a program
python -m tests.extensions.pta.extract run --programs 1000   run many, in many builds
python -m tests.extensions.pta.extract one SEED [BUILD]      run one, keep its files

A build is a version of clang, a level of optimisation, a kind of memory, and text or
bitcode.  Each program has several; which ones, its seed says.
"""

import argparse
import os
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from lighthouse.diagnostics import CompileError
from tests.extensions.pta.extract.builds import Build, Clang, builds, clangs
from tests.extensions.pta.extract.oracle import (
    MEMORY,
    Foreseen,
    foreseen,
    missing,
    observed,
)
from tests.extensions.pta.extract.programmer import Programmer
from tests.fuzz.campaign import spread

ONE = "python -m tests.extensions.pta.extract one"
BUILDS = 9
PROGRESS = 20
_LINES = 5


@dataclass(frozen=True, slots=True)
class Checked:
    """What the builds of a program showed: a build, and lines that say what is wrong.

    `build` is empty where the program itself does not run.
    """

    seed: int
    builds: int
    findings: tuple[tuple[str, tuple[str, ...]], ...] = ()


def check(chosen: Sequence[Build], folder: Path, seed: int) -> Checked:
    """Run a program once, and compare each of its builds."""
    source = folder / "program.c"
    source.write_text(Programmer(seed).program(), encoding="utf-8")
    try:
        seen = observed(source, chosen[0].clang.command)
    except subprocess.SubprocessError as error:
        return Checked(seed, 0, (("", (str(error),)),))
    findings = []
    for build in chosen:
        try:
            wrong = [*missing(seen, foreseen_by(build, source))]
        except subprocess.CalledProcessError as error:
            wrong = error.stderr.splitlines()
        except Exception:  # whatever it is, it is a finding
            wrong = traceback.format_exc().splitlines()[-_LINES:]
        if wrong:
            findings.append((str(build), tuple(wrong)))
    return Checked(seed, len(chosen), tuple(findings))


def foreseen_by(build: Build, source: Path) -> Foreseen:
    fields = MEMORY[build.memory][1]
    try:
        return foreseen(build.compile(source), fields)
    except CompileError as error:
        # Text of older versions may have these; of bitcode, LLVM makes instructions.
        if "constexprs are no longer supported" not in str(error):
            raise
        return foreseen(replace(build, format="bc").compile(source), fields)


def check_seed(found: Sequence[Clang], count: int, seed: int) -> Checked:
    with tempfile.TemporaryDirectory(prefix="lighthouse-extract-") as folder:
        return check(builds(seed, found, count), Path(folder), seed)


# --- commands -------------------------------------------------------------------------


def main() -> int:
    arguments = parser().parse_args()
    code: int = arguments.run(arguments)
    return code


def parser() -> argparse.ArgumentParser:
    made = argparse.ArgumentParser(
        "python -m tests.extensions.pta.extract",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    commands = made.add_subparsers(required=True)
    show = commands.add_parser("show", help="print a program")
    show.add_argument("seed", type=int)
    show.set_defaults(run=show_program)

    run = commands.add_parser("run", help="run many programs")
    run.add_argument("--programs", type=int, default=200)
    run.add_argument("--seed", type=int, default=0)
    run.add_argument("--minutes", type=float)
    run.add_argument("--jobs", type=int, default=2)
    add_builds(run)
    run.set_defaults(run=run_many)

    one = commands.add_parser("one", help="run one program, and keep its files")
    one.add_argument("seed", type=int)
    one.add_argument("build", nargs="?", help="as clang22-O1-sized-ll; default: all")
    one.add_argument("--keep", type=Path, default=Path("build"), metavar="FOLDER")
    add_builds(one)
    one.set_defaults(run=run_one)
    return made


def add_builds(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--clang",
        action="append",
        default=[],
        metavar="PROGRAM",
        help="clang, or zig, which contains one; may be repeated (default: all that "
        "are in the path, and that of the package ziglang)",
    )
    parser.add_argument("--builds", type=int, default=BUILDS, help="of each program")


def show_program(arguments: argparse.Namespace) -> int:
    print(Programmer(arguments.seed).program())
    return 0


def run_many(arguments: argparse.Namespace) -> int:
    start = time.monotonic()
    found = clangs(arguments.clang) or sys.exit("there is no clang; see --clang")
    print(f"clang {' '.join(str(each.version) for each in found)}", flush=True)
    work = partial(check_seed, found, arguments.builds)
    seeds = range(arguments.seed, arguments.seed + arguments.programs)
    done: set[int] = set()
    pairs = wrong = 0
    # A process in the background gets no interrupts by default.
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.default_int_handler)
    with tempfile.TemporaryDirectory(prefix="lighthouse-zig-") as cache:
        os.environ["ZIG_GLOBAL_CACHE_DIR"] = os.environ["ZIG_LOCAL_CACHE_DIR"] = cache
        with ProcessPoolExecutor(arguments.jobs, initializer=ignore_interrupts) as pool:
            try:
                for checked in spread(
                    pool, work, seeds, arguments.jobs, arguments.minutes
                ):
                    done.add(checked.seed)
                    pairs += checked.builds
                    wrong += len(checked.findings)
                    tell(checked)
                    if not len(done) % PROGRESS:
                        print(told(done, pairs, wrong, start), flush=True)
            except KeyboardInterrupt:
                print("interrupted", flush=True)
    print(told(done, pairs, wrong, start))
    following = next(seed for seed in [*seeds, seeds.stop] if seed not in done)
    print(f"the next ones: --seed {following}")
    return 1 if wrong else 0


def ignore_interrupts() -> None:
    """In a worker: the process that started it ends it."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)


def run_one(arguments: argparse.Namespace) -> int:
    found = clangs(arguments.clang) or sys.exit("there is no clang; see --clang")
    chosen = builds(arguments.seed, found, arguments.builds)
    if arguments.build is not None:
        chosen = [build for build in chosen if str(build) == arguments.build]
        if not chosen:
            sys.exit(f"seed {arguments.seed} has no build {arguments.build} here")
    folder = arguments.keep.resolve()
    folder.mkdir(parents=True, exist_ok=True)
    checked = check(chosen, folder, arguments.seed)
    tell(checked, whole=True)
    print(f"{checked.builds} builds, {len(checked.findings)} findings; see {folder}")
    return 1 if checked.findings else 0


# --- output ---------------------------------------------------------------------------


def told(done: set[int], pairs: int, wrong: int, start: float) -> str:
    seconds = time.monotonic() - start
    return (
        f"{len(done)} programs, {pairs} pairs of a program and a build, {wrong} "
        f"findings, {seconds:.0f} s"
    )


def tell(checked: Checked, *, whole: bool = False) -> None:
    for build, lines in checked.findings:
        shown = lines if whole else lines[:_LINES]
        print(
            f"seed {checked.seed}, {build or 'its run'}:",
            *(line if whole else line[:300] for line in shown),
            *(["…"] if len(lines) > len(shown) else []),
            f"again: {ONE} {checked.seed} {build}",
            sep="\n    ",
            flush=True,
        )


if __name__ == "__main__":
    sys.exit(main())
