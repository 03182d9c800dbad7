"""Options are declared as `--help` shows them."""

import argparse

import pytest

from lighthouse.cli.parsers import REPEATED, add_options

OPTIONS = """
    --only A,B,…         only these,
                         of all
    --way {fast,slow}    how; default: fast
    -v, --verbose        say more
    --a-number N
                         from 1 on
    """


def test_options() -> None:
    parser = argparse.ArgumentParser()
    more = {"only": REPEATED, "way": {"default": "fast"}, "a_number": int}
    add_options(parser, OPTIONS, **more)
    found = vars(parser.parse_args(["--only", "x", "--only", "y", "-v"]))
    assert found == {
        "only": ["x", "y"],
        "way": "fast",
        "verbose": True,
        "a_number": None,
    }
    assert parser.parse_args(["--a-number", "7", "--way", "slow"]).a_number == 7
    assert "only these, of all" in " ".join(parser.format_help().split())


def test_what_is_said_of_no_option_is_a_mistake() -> None:
    with pytest.raises(AssertionError, match="other"):
        add_options(argparse.ArgumentParser(), OPTIONS, other=int)
