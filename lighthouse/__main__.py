"""Entry point of `python -m lighthouse` and of the command `lighthouse`."""

import sys


def run() -> int:
    """Nothing is loaded before Ctrl-C is one line."""
    try:
        from lighthouse.cli.main import main
    except KeyboardInterrupt:
        print("lighthouse: interrupted", file=sys.stderr)
        return 130
    return main()


if __name__ == "__main__":
    sys.exit(run())
