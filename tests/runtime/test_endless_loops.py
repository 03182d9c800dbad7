"""A loop that never ends runs until somebody stops it, though C++ may leave it out."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.passes.meaning import programs

PROGRAMS = programs(Path(__file__).with_name("endless_loops.txt"))
LOOPS = PROGRAMS["loops"]
# Each loop has a process, which ends by a signal after a little time of the processor.
SCRIPT = PROGRAMS["script"]


@pytest.mark.usefixtures("as_users_compile")
@pytest.mark.parametrize("target", ["openmp", "cuda-sim"])
def test_no_loop_is_left_out(target: str) -> None:
    script = SCRIPT.format(program=LOOPS, target=target)
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    ended = [int(line) for line in done.stdout.split()]
    assert ended == [0, *[-signal.SIGVTALRM] * 6]
