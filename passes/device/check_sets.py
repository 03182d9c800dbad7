"""Rejects uses of extension sets that kernels and host blocks do not support.

Each function raises CompileError with the place, and with what to write instead.
"""

from lighthouse.diagnostics import CompileError, Diagnostic, Label
from lighthouse.ir.kernels import HostBlock
from lighthouse.ir.nodes import Field, Loop, Node
from lighthouse.ir.types import is_extended
from lighthouse.ir.walk import walk
from lighthouse.passes.analysis.parallel import changed_meanwhile, why_not_again


def check_unchanged(node: Node) -> None:
    """No set changes while a loop runs over it."""
    if found := changed_meanwhile(node):
        source, place = found
        raise CompileError(
            Diagnostic(
                "GM0505",
                f"a loop over a set of `{source.name}` changes it meanwhile",
                place.span,
                labels=(Label(source.span, "this is what it runs over"),),
                notes=("collect the changes in another property, and add it then",),
            )
        )


def check_again(node: Loop) -> None:
    """A launch that has found no room for members of a set is repeated."""
    if found := why_not_again(node):
        at, reason = found
        raise CompileError(
            Diagnostic(
                "GM0504",
                f"this cannot run again when a set needs memory: {reason}",
                at.span,
                labels=(Label(node.range.span, "the loop adds to sets"),),
                notes=(
                    "on a GPU, a loop runs again with more memory when sets need it",
                    "put it, or what adds to the sets, into a Foreach of its own",
                ),
            )
        )


def check_outside(block: HostBlock) -> None:
    """Sets of extensions are on the device."""
    for node in walk(block.body):
        if isinstance(node, Field) and is_extended(node.type):
            raise CompileError(
                Diagnostic(
                    "GM0503",
                    f"on a GPU, `{node.name}` is only there in parallel loops",
                    node.span,
                    notes=(
                        "a Foreach over the nodes, with a filter for one of them, "
                        "does the same",
                    ),
                )
            )
