"""Commands that extensions add to the command line.

A command is a module with `register(subparsers)`, like those in `lighthouse.cli`.  A
package announces one in the entry point group `lighthouse.commands`, by its name and
module.  Nothing is imported before the command is used.
"""

from argparse import ArgumentParser
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from lighthouse.diagnostics import ANYTHING, ToolMissing
from lighthouse.package import built_in

GROUP = "lighthouse.commands"


@dataclass(frozen=True, slots=True, kw_only=True)
class Command:
    """A command by name; `help` is one line for `lighthouse --help`."""

    name: str
    help: str
    module: str
    package: str = "lighthouse"

    def register(self, subparsers: Any) -> ArgumentParser:
        """Its parser, added to those of argparse; raises ToolMissing if it cannot be
        loaded."""
        try:
            import_module(self.module).register(subparsers)
            parser: ArgumentParser = subparsers.choices[self.name]
            return parser
        except ANYTHING as error:
            what = f"the command `{self.name}` of {self.package} cannot be loaded"
            remedy = f"pip install --upgrade {self.package}"
            told = f"{what}: {type(error).__name__}: {error}"
            raise ToolMissing(told, remedy) from error


def ours() -> dict[str, Command]:
    """By name, those of our own extensions, which are called as these."""
    return {
        name: Command(
            name=name,
            help=about["command"],
            module=f"lighthouse.extensions.{name}.command",
        )
        for name, about in built_in().items()
        if "command" in about
    }


def commands() -> dict[str, Command]:
    """By name, ours first; a name that is taken already is not taken again."""
    # Here, as it takes 15 ms to import.
    from importlib.metadata import entry_points

    found = ours()
    for entry in sorted(entry_points(group=GROUP)):
        package = entry.dist.name if entry.dist else entry.module
        found.setdefault(
            entry.name,
            Command(
                name=entry.name,
                help=f"a command of {package}",
                module=entry.value,
                package=package,
            ),
        )
    return found
