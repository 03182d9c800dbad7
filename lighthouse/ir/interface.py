"""What callers must know of a procedure, so that they need not read its body."""

from dataclasses import dataclass

from lighthouse.ir.procedures import Parameter, Procedure


@dataclass(frozen=True, slots=True)
class Interface:
    """`procedure` has an empty body; `changed` are the inputs that are results as well;
    `counts` is what of it counts all edges in an Int, None if nothing does; `public`
    are the names of all procedures of its program that are not `Local`."""

    procedure: Procedure
    changed: tuple[Parameter, ...]
    counts: str | None
    public: tuple[str, ...]

    @property
    def results(self) -> tuple[Parameter, ...]:
        """The outputs, and after them the inputs that the procedure may change."""
        return (*self.procedure.outputs, *self.changed)
