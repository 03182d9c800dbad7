"""Plan nodes for loops over a set whose members the threads of a warp share.

`share-members` replaces `Each` by them; the C++ class of the set implements them.
"""

from collections.abc import Iterator

from lighthouse.codegen.bodies import BodyPrinter
from lighthouse.codegen.names import cpp_type, mangle, reserve
from lighthouse.codegen.text import indent, is_named
from lighthouse.codegen.texts import text_of
from lighthouse.extensions.pta.launches import InFirstLaunch, TwoLaunches
from lighthouse.ir import nodes as ir
from lighthouse.ir.frozen import frozen
from lighthouse.ir.kernels import Each, Kernel
from lighthouse.ir.roles import Reads, kind
from lighthouse.ir.symbols import element_type
from lighthouse.ir.walk import find, rewrite, walk

reserve("take_set")


@frozen
class SharedLoop(Each):
    """A loop over a set, of which each thread of a warp has another member."""


@kind("by lanes, each {iterator}: {range}{*} {body}")
@frozen
class EachAlone(SharedLoop):
    """Each thread runs the body for its own member."""


@kind("tested by lanes, each {iterator}: {range}{*} {body}")
@frozen
class EachWhere(SharedLoop):
    """The body ends in an If, without an Else: each thread finds its condition for its
    own member; the warp together does what is in it where that holds."""


@kind("unite each {iterator}: {range}{*} {body}")
@frozen
class UniteMembers(SharedLoop):
    """All that the body does is to add a set to one: each thread finds that set for its
    own member, and the warp together adds them."""

    @property
    def union(self) -> ir.Effect:
        """What adds the set of a member."""
        (found,) = (node for node in walk(self.body) if isinstance(node, ir.Effect))
        return found


@kind("owned {call}")
@frozen
class OwnedEffect(ir.Effect):
    """Adds to a set that only one iteration uses."""


@frozen
class Take(ir.StatementNode):
    """`other` is the set that the thread has found."""

    other: Reads[ir.Field]


# --- text -----------------------------------------------------------------------------

text_of(EachAlone, "openmp")(BodyPrinter.each)


@text_of(EachAlone, "cuda")
def each_alone(printer: BodyPrinter, node: EachAlone) -> Iterator[str]:
    source = printer.text(node.range.source)
    body = printer.alone(node.body)
    yield from called(printer, node, f"{source}.each_alone(", body)


@text_of(EachWhere)
def each_where(printer: BodyPrinter, node: EachWhere) -> Iterator[str]:
    *before, last = node.body.statements
    assert isinstance(last, ir.If)
    source = printer.text(node.range.source)
    answer = printer.alone(ir.Block((*before, ir.Return(last.condition))))
    body = printer.lines(ir.Block((*before, last.then)))
    yield from called(printer, node, f"{source}.each_where(", answer, body)


@text_of(UniteMembers)
def unite_members(printer: BodyPrinter, node: UniteMembers) -> Iterator[str]:
    def taken(item: ir.Node) -> ir.Node:
        match item:
            case ir.Effect(ir.Call(arguments=(ir.Field() as other,))):
                return Take(other, span=item.span)
        return item

    source = printer.text(node.range.source)
    head = f"{changed_set(printer, node.union)}.unite_all("
    body = printer.alone(rewrite(node.body, taken))
    yield from called(printer, node, head, body, given=source, has=", auto take_set")


@text_of(OwnedEffect)
def owned_effect(printer: BodyPrinter, node: OwnedEffect) -> Iterator[str]:
    assert node.call.receiver is not None
    method = printer.text(node.call).removeprefix(printer.text(node.call.receiver))
    yield f"{changed_set(printer, node)}{method};"


def changed_set(printer: BodyPrinter, node: ir.Effect) -> str:
    """The set to which `node` adds."""
    assert node.call.receiver is not None
    text = printer.text(node.call.receiver)
    match node, printer.unit:
        case OwnedEffect(), Kernel(schedule=TwoLaunches(), body=body) if not any(
            node in walk(once) for once in find(body, InFirstLaunch)
        ):
            return f"{text}.owned(leftovers.is_first())"
        case OwnedEffect(), _:
            return f"{text}.owned()"
        case _:
            return text


@text_of(Take)
def take(printer: BodyPrinter, node: Take) -> Iterator[str]:
    yield f"take_set({printer.text(node.other)});"


def called(
    printer: BodyPrinter,
    node: SharedLoop,
    head: str,
    *bodies: list[str],
    given: str = "",
    has: str = "",
) -> Iterator[str]:
    """A call that begins with `head`, with functions of a member for these bodies.

    given: the argument before them, if there is one; has: their other parameters.
    """
    type, name = cpp_type(element_type(node.range)), mangle(node.iterator)
    rounds, splits = "", False
    match printer.unit:
        case Kernel(schedule=TwoLaunches(loop)) if loop == node.iterator:
            rounds, splits = "own_rounds, ", True
        case _ if printer.target == "cuda":
            rounds = "lh::Rounds::all(), "
    arguments = rounds + (given and f"{given}, ")
    before = f"{'if (' if splits else ''}{head}{arguments}"
    for body in bodies:
        item = f"{type} {name}" if is_named(name, body) else type
        yield f"{before}[&]({item}{has}) {{"
        yield from indent(body)
        before = "}, "
    yield "})) leftovers.leave(item);" if splits else "});"
