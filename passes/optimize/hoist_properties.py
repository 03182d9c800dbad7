"""A temporary property of a sequential loop is declared once, outside.

    While (more) {                       N_P<Int> count;
        N_P<Int> count;                  N_P<Double> next;
        N_P<Double> next;                While (more) {
        Foreach (n: G.Nodes) {      →        Foreach (m: G.Nodes) m.count = 0;
            n.next = n.A / 2;                Foreach (n: G.Nodes) {
            Foreach (t: n.Nbrs)                  n.next = n.A / 2;
                t.count += 1 @ n;                Foreach (t: n.Nbrs)
        }                                            t.count += 1 @ n;
        Foreach (n: G.Nodes)                 }
            n.B = n.count + n.next;          Foreach (n: G.Nodes)
    }                                            n.B = n.count + n.next;
                                         }

Each execution of a declaration sets all elements to zero: a loop that does so replaces
the declaration, unless every element is overwritten before it is read.  `fuse-loops`
can fuse this loop with others.  (LightHouse, section 2 (iii); for the predicate see
`analysis/liveness.py`.)
"""

from lighthouse.ir import nodes as ir
from lighthouse.ir.symbols import Names, elements_of
from lighthouse.ir.types import PropertyType, is_object
from lighthouse.ir.values import zero
from lighthouse.ir.walk import expand_body, map_children, walk
from lighthouse.passes.analysis.liveness import Liveness
from lighthouse.passes.analysis.parallel import kernels_in
from lighthouse.passes.base import Context, CorePass


def is_sequential_loop(node: ir.Node) -> bool:
    match node:
        case ir.While() | ir.DoWhile():
            return True
        case ir.Loop(parallel=parallel):
            return not parallel
    return False


def needs_zeros(name: str, following: ir.Statements, live: Liveness) -> bool:
    """True if an element may be read before it is written, in the rest of a scope."""
    return name in live.summary(ir.Block(tuple(following))).use


def is_for_kernels(name: str, loop: ir.StatementNode, context: Context) -> bool:
    """True if nothing but parallel loops uses the elements: zeros are best written
    where they are used, and a plan can write them on both sides at once."""
    kernels = list(kernels_in(loop, context.target))
    inside = sum(count_elements(name, kernel) for kernel in kernels)
    return 0 < inside == count_elements(name, loop)


def count_elements(name: str, node: ir.Node) -> int:
    return sum(isinstance(item, ir.Field) and item.name == name for item in walk(node))


def zeros(declared: ir.Declare, type: PropertyType, names: Names) -> ir.Loop:
    span = declared.span
    element, range = elements_of(type, names, span)
    place = ir.Field(element, declared.name, type=type.element, span=span)
    body = ir.Assign(place, zero(type.element), span=span)
    return ir.Loop(True, element.name, range, None, body, span=span)


class HoistProperties(CorePass):
    def run(self, procedure: ir.Procedure, context: Context) -> ir.Procedure:
        return _Hoister(procedure, context, self).run()


class _Hoister:
    def __init__(self, procedure: ir.Procedure, context: Context, by: HoistProperties):
        self.procedure = procedure
        self.context = context
        self.by = by
        self.names = Names(procedure)
        self.live = Liveness(procedure)
        # Those that have left an inner loop have had their remark.
        self.explained: set[str] = set()

    def run(self) -> ir.Procedure:
        return expand_body(self.procedure, self.statement)

    def statement(self, node: ir.StatementNode) -> ir.Statements:
        """Inner loops come first: an outer one takes over what they have hoisted."""
        if not is_sequential_loop(node):
            return (node,)
        hoisted: list[ir.StatementNode] = []
        left = map_children(node, lambda child: self.inside(child, node, hoisted))
        return (*hoisted, left)

    def inside(
        self, node: ir.Node, loop: ir.StatementNode, out: list[ir.StatementNode]
    ) -> ir.Node:
        """`node` of the body of `loop` without the declarations added to `out`."""
        match node:
            case ir.Block(statements):
                kept: list[ir.StatementNode] = []
                for i, item in enumerate(statements):
                    match item:
                        case ir.Declare(type=PropertyType() as type) if not is_object(
                            type.element
                        ):
                            rest = statements[i + 1 :]
                            kept += self.declare(item, type, rest, loop, out)
                        case _:
                            child = self.inside(item, loop, out)
                            assert isinstance(child, ir.StatementNode)
                            kept.append(child)
                return ir.Block(tuple(kept), span=node.span) if out else node
            case ir.If():
                return map_children(node, lambda child: self.inside(child, loop, out))
        return node

    def declare(
        self,
        node: ir.Declare,
        type: PropertyType,
        rest: ir.Statements,
        loop: ir.StatementNode,
        out: list[ir.StatementNode],
    ) -> ir.Statements:
        """What stays where the property was declared."""
        name, fill = node.name, needs_zeros(node.name, rest, self.live)
        if fill and not is_for_kernels(name, loop, self.context):
            message = f"`{name}` stays in the loop: not only parallel loops use it"
            self.context.missed(self.by, message, node.span)
            return (node,)
        out.append(node)
        if name not in self.explained:
            self.explained.add(name)
            how = "zero again in each round" if fill else "no round needs zeros"
            message = f"`{name}` is declared once, before the loop: {how}"
            self.context.passed(self.by, message, node.span)
        return (zeros(node, type, self.names),) if fill else ()
