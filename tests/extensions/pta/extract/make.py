"""Compiles the programs beside this file to LLVM IR, without and with optimisation.

`python -m tests.extensions.pta.extract.make` writes them anew; it needs the package
ziglang, which brings a current clang.  What the IR says of the processor and the
installation goes.
"""

import re
import subprocess
import sys
import tempfile
from pathlib import Path

PROGRAMS = Path(__file__).parent / "programs"
LEVELS = ("O0", "O1", "O2")
_CLANG = (sys.executable, "-m", "ziglang", "cc", "-target", "x86_64-linux-gnu")
OPTIONS = "-emit-llvm -g -fno-sanitize=all -fno-stack-protector -w".split()


def compiled(source: Path, level: str, *options: str) -> str:
    """The LLVM IR of a C file; the file is named by its last part in it."""
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder) / "out.ll"
        options = (*options, "-S", f"-{level}", "-o", str(target))
        command = [*_CLANG, *OPTIONS, *options, source.name]
        subprocess.run(command, cwd=source.parent, capture_output=True, check=True)
        text = target.read_text(encoding="utf-8")
    text = re.sub(r'directory: "[^"]*"', 'directory: ""', text)
    text = re.sub(r'filename: "[^"]*ziglang/', 'filename: "', text)
    return re.sub(r' "t[\w-]+"="[^"]*"', "", text)


if __name__ == "__main__":
    for source in sorted(PROGRAMS.glob("*.c")):
        for level in LEVELS:
            target = source.with_suffix(f".{level}.ll")
            target.write_text(compiled(source, level), encoding="utf-8")
