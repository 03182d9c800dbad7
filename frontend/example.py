"""What an example of a mistake is."""

from __future__ import annotations

from dataclasses import dataclass

from lighthouse.frontend import repairs
from lighthouse.frontend.repairs import Place, Repair


@dataclass(frozen=True, slots=True)
class Example:
    """A mistake: what to say, and texts that the parser stops in when it is made.

    In the message, `{found}` is the token that cannot be read and `{previous}` the one
    before it.  With `anywhere`, any token at that place means the mistake; with
    `ahead`, the token after it counts too.  Texts that do not start with a procedure
    are statements.
    """

    code: str
    message: str
    texts: tuple[str, ...]
    notes: tuple[str, ...] = ()
    anywhere: bool = False
    ahead: bool = False
    at: Place = repairs.found
    repair: Repair | None = None
