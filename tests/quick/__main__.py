"""The tests that a change can affect, for as long as it takes to read a message.

    make quick              # after an edit
    make quick SECONDS=120  # more of them

The first run is that of all tests, as `make test`, and notes in `build/quick.seen` what
each of them runs.  Later runs compare the sources with those of the last one without a
failure: a changed function, template or header affects the tests that came to it.  What
failed comes first, then one test of each test function, the fastest first.
"""

import argparse
import os
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path

from tests.quick import seen
from tests.quick.seen import ROOT, Seen

MAP = ROOT / "build" / "quick.seen"
PROCESSES = os.cpu_count() or 1
# To start, import and collect.
START = 12.0


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m tests.quick",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--seconds", type=float, default=40.0)
    options = parser.parse_args()
    start = time.perf_counter()
    now = seen.digests()
    if not MAP.exists():
        print("the first run has all tests, and notes what each of them runs")
        status = run(Seen(), None, now)
    else:
        known = Seen.read(MAP)
        tests = affected(known, now)
        if not tests:
            print("nothing has changed that a test runs")
            return
        chosen = list(within(tests, known, options.seconds - START))
        print(f"{len(chosen)} of {len(tests)} tests that the change can affect")
        status = run(known, chosen, now)
    print(f"{time.perf_counter() - start:.0f} s; `make test` has all tests")
    sys.exit(status)


def run(known: Seen, tests: list[str] | None, now: dict[str, str]) -> int:
    """Runs and notes them; returns what pytest does."""
    with tempfile.TemporaryDirectory(prefix="lighthouse-quick-") as name:
        folder = Path(name)
        command = [sys.executable, "-m", "pytest", "-p", "tests.quick.plugin", "-q"]
        command += ["-m", "not gpu and not slow", "-p", "no:cacheprovider"]
        command += ["--numprocesses", str(PROCESSES), "--no-header"]
        if tests is not None:
            (folder / "tests").write_text("\n".join(tests), encoding="utf-8")
            command += [f"@{folder / 'tests'}", "--maxfail", "5"]
        done = subprocess.run(
            command, cwd=ROOT, env={**os.environ, "LIGHTHOUSE_SEEN": name}, check=False
        )
        for path in folder.glob("*.seen"):
            known.add(Seen.read(path))
    if not known.failed or tests is None:
        known.digests = now
    known.write(MAP)
    return done.returncode


# --- which tests ----------------------------------------------------------------------


def affected(known: Seen, now: dict[str, str]) -> list[str]:
    """Those that failed, then those of what has changed: tests, and files of tests."""
    files = {part.partition(":")[0] for part in now}
    found = dict.fromkeys(t for t in known.failed if t.partition("::")[0] in files)
    there = frozenset[str]().union(*known.tests.values())
    parts = set()
    for part in now.keys() | known.digests.keys():
        before = known.digests.get(part)
        if before == now.get(part):
            continue
        path, is_module, _ = part.partition(":")
        if path.startswith("tests/"):
            found |= dict.fromkeys(tests_of(path, known, files))
        elif path.startswith("samples/"):
            stem = Path(path).stem
            found |= dict.fromkeys(test for test in known.tests if stem in test)
        elif is_module:
            # What no test has come to ran while its module was imported, or is new.
            parts.add(part if part in there and before else f"{path}:")
        else:
            # What only other headers include is a matter of every C++ compilation.
            parts.add(path if path in there else "lighthouse/toolchain.py:_cpp")
    ran = (test for test, each in known.tests.items() if parts & each)
    return list(found | dict.fromkeys(ran))


def tests_of(path: str, known: Seen, files: set[str]) -> Iterator[str]:
    """A file of tests, those that import it, or those of a program."""
    if is_tests(path) and path in files:
        yield path
    name = Path(path).stem
    if path.endswith(".py"):
        module = path.removesuffix(".py").replace("/", ".")
        words = re.compile(
            rf"import {re.escape(module)}\b|from {re.escape(module)} import"
            rf"|from {re.escape(module.rpartition('.')[0])} import .*\b{name}\b"
        )
        for other in filter(is_tests, files):
            if words.search((ROOT / other).read_text(encoding="utf-8")):
                yield other
    elif path.endswith(".gm"):
        yield from (test for test in known.tests if name in test.partition("::")[2])
    elif path.endswith(".txt"):
        # Beside the tests; or they name it, or its folder.
        yield from {path.removesuffix("txt") + "py"} & files
        stem, folder = re.escape(name).replace("_", "[-_]"), Path(path).parent.name
        named = re.compile(rf'"{stem}(\.txt)?"|/ "{folder}"')
        for other in filter(is_tests, files):
            if named.search((ROOT / other).read_text(encoding="utf-8")):
                yield other


def is_tests(path: str) -> bool:
    """True of what pytest collects: modules, and programs with lines to run."""
    if path.endswith(".gm"):
        text = ROOT / path
        return text.exists() and "// RUN:" in text.read_text(encoding="utf-8")
    return path.startswith("tests/") and Path(path).match("test_*.py")


def within(tests: list[str], known: Seen, seconds: float) -> Iterator[str]:
    """As many as take so long on all processes, of each test function in turn."""
    failed = set(known.failed)
    whole = {test for test in tests if "::" not in test}
    tests = [
        test for test in tests if test.partition("::")[0] not in whole or test in whole
    ]
    groups: dict[str, list[str]] = {}
    for test in sorted(tests, key=lambda test: known.seconds.get(test, 0.0)):
        name = test if test in failed else test.partition("[")[0]
        groups.setdefault(name, []).append(test)
    for name in failed:
        groups = {name: groups.pop(name), **groups} if name in groups else groups
    left = seconds * PROCESSES
    for turn in zip_longest(*groups.values()):
        for test in turn:
            left -= known.seconds.get(test, 0.0) if test else 0.0
            if left < 0 and test not in failed:
                return
            if test:
                yield test


if __name__ == "__main__":
    main()
