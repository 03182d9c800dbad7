"""Parses `//! requires` comments: conditions on the inputs of a procedure.

A comment to other compilers.  `lighthouse.requirements` tests it when a run begins.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace

from lighthouse.diagnostics import CompileError, Diagnostic, Diagnostics, Edit, Span
from lighthouse.ir.nodes import Procedure, Program, Requirement
from lighthouse.ir.types import BOOL, GraphType, PropertyType, Scalar, Type
from lighthouse.spelling import closest

FORM = "it reads `//! requires NAME CONDITION, NAME CONDITION`"


def is_graph(type: Type) -> bool:
    return isinstance(type, GraphType)


def is_number(type: Type) -> bool:
    """True of a number and of a property of numbers."""
    element = type.element if isinstance(type, PropertyType) else type
    return isinstance(element, Scalar) and element != BOOL


def has_directions(type: Type) -> bool:
    if isinstance(type, PropertyType):
        return type.of == "Edge" and isinstance(type.element, Scalar)
    return is_graph(type)


# What each condition can be required of.
CONDITIONS: dict[str, tuple[Callable[[Type], bool], str]] = {
    "symmetric": (has_directions, "a graph, or values of its edges"),
    "no-loops": (is_graph, "a graph"),
    "no-parallel-edges": (is_graph, "a graph"),
    "sorted": (is_graph, "a graph"),
    "non-negative": (is_number, "numbers"),
    "positive": (is_number, "numbers"),
}


def with_requirements(program: Program, comments: Sequence[Span]) -> Program:
    """The program with each of the comments at the procedure that follows it.

    Raises CompileError for those that no procedure follows, and for what is not a list
    of names with conditions.
    """
    found = {id(item): list[Requirement]() for item in program.procedures}
    wrong = []
    for comment in comments:
        owner = next_procedure(program, comment)
        if owner is None:
            message = "a requirement comes before the procedure that has it"
            wrong.append(Diagnostic("GM0115", message, comment))
            continue
        for clause in clauses(comment):
            words = clause.text.split()
            if len(words) == 2:
                found[id(owner)].append(Requirement(*words, span=clause))
            else:
                message = "a requirement is a name and a condition"
                wrong.append(Diagnostic("GM0115", message, clause, notes=(FORM,)))
    if wrong:
        raise CompileError(*wrong)
    procedures = tuple(
        replace(item, requires=tuple(found[id(item)])) if found[id(item)] else item
        for item in program.procedures
    )
    return replace(program, procedures=procedures) if comments else program


def next_procedure(program: Program, comment: Span) -> Procedure | None:
    """The first procedure that ends after the comment, if it begins there, too."""
    for procedure in program.procedures:
        if procedure.span.end > comment.start:
            return procedure if procedure.span.start > comment.start else None
    return None


def clauses(comment: Span) -> Iterator[Span]:
    """What stands between the commas, without the blanks around it."""
    start = comment.start + comment.text.index("requires") + len("requires")
    for piece in comment.text[start - comment.start :].split(","):
        begin = start + len(piece) - len(piece.lstrip())
        yield Span(comment.source, begin, begin + len(piece.strip()))
        start += len(piece) + 1


def check_requirements(procedure: Procedure, diagnostics: Diagnostics) -> None:
    """Reports names and conditions that there are not, or that do not go together."""
    types = {parameter.name: parameter.type for parameter in procedure.inputs}
    for item in procedure.requires:
        source, start, end = item.span.source, item.span.start, item.span.end
        name = Span(source, start, start + len(item.name))
        condition = Span(source, end - len(item.condition), end)
        if item.name not in types:
            report(
                diagnostics,
                f"`{procedure.name}` has no input `{item.name}`",
                name,
                list(types),
            )
        elif item.condition not in CONDITIONS:
            report(
                diagnostics,
                f"there is no condition `{item.condition}`",
                condition,
                list(CONDITIONS),
            )
        else:
            fits, what = CONDITIONS[item.condition]
            if not fits(types[item.name]):
                message = f"`{item.condition}` is required of {what}"
                note = f"`{item.name}` is {types[item.name]}"
                diagnostics.error("GM0115", message, item.span, note)


def report(
    diagnostics: Diagnostics, message: str, span: Span, known: Sequence[str]
) -> None:
    """With the one word that was probably meant, else all that there are."""
    near = closest(span.text, known)
    notes = () if near else (f"there are {', '.join(known) or 'none'}",)
    edit = Edit(span, near[0]) if near else None
    diagnostics.error("GM0115", message, span, *notes, edit=edit)
