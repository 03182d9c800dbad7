"""Entry point of `python -m lighthouse` and of the command `lighthouse`."""

import gc
import os
import signal
import sys


def run() -> int:
    """Nothing is loaded before Ctrl-C is one line."""
    # Modules stay; to look for garbage among them takes a tenth of a short command.
    gc.set_threshold(50_000, 20, 100)
    # Nothing here multiplies matrices; the threads of numpy's library spin at first.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
        signal.signal(signal.SIGINT, interrupt)
    try:
        from lighthouse.cli.main import main
    except KeyboardInterrupt:
        print("lighthouse: interrupted", file=sys.stderr)
        return 130
    code = main()
    # The process ends: to look for garbage in all that it has takes 40 ms.
    gc.freeze()
    return code


def interrupt(number: int, frame: object) -> None:
    """The next Ctrl-C ends the process at once: a GPU that still runs a kernel keeps
    its memory from being freed."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    raise KeyboardInterrupt


if __name__ == "__main__":
    sys.exit(run())
