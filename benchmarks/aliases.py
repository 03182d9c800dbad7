"""The alias answers of LLVM and those of points-to analysis, for the same pairs.

    python benchmarks/aliases.py bzip2.bc tmux.bc

Each module is a whole program, as llvm-link makes it, without debug information.  `opt`
evaluates its alias analysis `basic-aa` on all pairs of pointers of a function
(`aa-eval`); counted are those of two local values or variables that point to numbers or
pointers.  For each pair, points-to analysis, in mode sound, says no if no object is in
both sets.
"""

import argparse
import re
import subprocess
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from lighthouse.extensions.pta import solutions
from lighthouse.extensions.pta.query import UNKNOWN

ROW = "{:<12}{:>10}{:>8}{:>11}{:>8}"
PRINTED = ("no", "may", "partial", "must")
ANSWER = re.compile(r"  (\w+)Alias[^:]*:\t(\S+\*) ([%@]\S+), (\S+\*) ([%@]\S+)")
SCALAR = re.compile(r"(i\d+|float|double|.*\*)\*")


def answers(module: Path, opt: str) -> Iterator[tuple[str, str, str, bool]]:
    """A function, two of its pointers, and whether LLVM says that they never alias."""
    command = [opt, "-disable-output", "-passes=aa-eval", "-aa-pipeline=basic-aa"]
    command += [f"-print-{kind}-aliases" for kind in PRINTED]
    function = ""
    with subprocess.Popen(
        [*command, str(module)], stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stderr is not None
        for line in process.stderr:
            if line.startswith("Function: "):
                function = line.split()[1].rstrip(":")
            elif found := ANSWER.match(line):
                kind, one_type, one, other_type, other = found.groups()
                if SCALAR.fullmatch(one_type) and SCALAR.fullmatch(other_type):
                    yield function, one, other, kind == "No"
    if process.returncode:
        raise SystemExit(f"{opt} failed")


def sets_of(module: Path, folder: Path) -> dict[str, frozenset[int] | None]:
    """What each variable points to, by name; None if that is unknown."""
    prefix, solution = folder / "program", folder / "program.npz"
    files = [f"{prefix}_nodes.txt", f"{prefix}_constraints.txt"]
    for step in (
        ["extract", str(module), "-o", str(prefix)],
        ["solve", *files, "--output", str(solution)],
    ):
        subprocess.run(["lighthouse", "pta", *step], check=True, capture_output=True)
    solved = solutions.read(solution)
    known: dict[bytes, frozenset[int] | None] = {}
    found = {}
    for line in Path(f"{prefix}_names.txt").read_text().splitlines()[1:]:
        number, name = line.split("\t")[0].split(" ", 1)
        members = solved.members(int(number))
        key = members.tobytes()
        if key not in known:
            reached = frozenset(members.tolist())
            known[key] = None if UNKNOWN in reached else reached
        found[name] = known[key]
    return found


def measured(module: Path, opt: str) -> Counter[tuple[bool, bool]]:
    """How many pairs never alias (by LLVM, by points-to analysis)."""
    with tempfile.TemporaryDirectory() as folder:
        sets = sets_of(module, Path(folder))
    disjoint: dict[tuple[int, int], bool] = {}
    counts: Counter[tuple[bool, bool]] = Counter()
    for function, one, other, never in answers(module, opt):
        names = f"{function}.{one}", f"{function}.{other}"
        if not all(name in sets for name in names):
            continue
        first, second = (sets[name] for name in names)
        key = id(first), id(second)
        if key not in disjoint:
            apart = first is not None and second is not None
            disjoint[key] = apart and first.isdisjoint(second)
        counts[never, disjoint[key]] += 1
    return counts


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("modules", nargs="+", type=Path)
    parser.add_argument("--opt", default="opt", help="of LLVM (default: opt)")
    given = parser.parse_args()
    heads = "program", "pairs", "LLVM", "points-to", "either"
    print(ROW.format(*heads))
    for module in given.modules:
        counts = measured(module, given.opt)
        pairs = counts.total() or 1
        both = counts[True, True]
        llvm, ours = counts[True, False] + both, counts[False, True] + both
        shares = llvm, ours, llvm + ours - both
        told = (f"{100 * share / pairs:.1f}%" for share in shares)
        print(ROW.format(module.stem, pairs, *told))


if __name__ == "__main__":
    main()
