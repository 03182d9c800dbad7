"""What a process imports."""

import subprocess
import sys

COMMAND = "import sys; from lighthouse.cli.main import main; main(sys.argv[1:])"


def imported(script: str, *words: str) -> set[str]:
    """By a process that runs `script`: modules, and the packages that they are in."""
    script += "\nimport sys; print(*sys.modules, file=sys.stderr)"
    command = [sys.executable, "-c", script, *words]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    names = done.stderr.splitlines()[-1].split()
    return {*names, *(name.partition(".")[0] for name in names)}
