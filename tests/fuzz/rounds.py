"""Random loops of rounds: active nodes change their neighbours, which settle and are
then active, until nobody is.

Some are what passes look for, others nearly so: somebody else looks at what the rounds
change, a node acts under one more condition, or the rounds are counted.  Every loop has
a limit, so it ends whatever it does.
"""

import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace

from tests.fuzz.elements import Range, Unfit, need
from tests.fuzz.graphs import MAX_NODES
from tests.fuzz.loops import Loops
from tests.fuzz.scope import HIDDEN, Mode, Role, Symbol
from tests.fuzz.statements import Context, Lines
from tests.fuzz.values import AND
from tests.fuzz.weights import WEIGHTS
from tests.fuzz.words import EDGE_NAMES, INTEGERS, NODE_NAMES, PROPERTY_NAMES

ENDS = ("FromNode", "ToNode")
MORE = "more again changed"
# How often such a loop may stand in a loop.
TIMES = 8


class Rounds(Loops):
    """Levels, sums that become less, marks and counts that spread, and triangles."""

    def state_rounds(self, context: Context) -> Lines:
        need(not context.parallel and context.times <= TIMES)
        kind = self.choose(WEIGHTS["rounds"])
        start = self.start(context)
        inner = replace(context, times=context.times * MAX_NODES)
        object = {"declare_object": 1}
        first = self.stated(object, context) if self.chance(0.15) else []
        made: Lines = getattr(self, f"rounds_{kind}")(inner, start)
        return [*first, *made]

    # --- parts ------------------------------------------------------------------------

    def start(self, context: Context) -> tuple[str, str]:
        """A graph, and a condition about its nodes, for a group assignment."""
        scope = context.scope
        graph = self.random.choice(scope.graphs)
        roots = [s.name for s in scope.readable("Node") if s.graph == graph]
        if roots and self.chance(0.8):
            return graph, f"{graph} == {self.random.choice(roots)}"
        return graph, self.random.choice(("True", f"{graph}.Degree() > 2"))

    def declared(
        self, context: Context, graph: str, *types: str
    ) -> tuple[Lines, list[str]]:
        """Properties of nodes: the lines that declare them, and their names."""
        lines, names = [], []
        for type in types:
            name = context.scope.fresh(self.random, PROPERTY_NAMES)
            role: Role = "rough" if type == "Double" else "plain"
            made = Symbol(name, type, graph, "Node", role)
            symbol = context.scope.declare(made)
            lines.append(f"{context.scope.property_type(symbol)} {name};")
            names.append(name)
        return lines, names

    def hidden(self, context: Context, pool: str, lines: Sequence[str] = ()) -> str:
        """The name of a variable that nothing else knows, `lines` included."""
        scope = context.scope.child()
        scope.taken.update(re.findall(r"\w+", " ".join(lines)))
        name = scope.fresh(self.random, pool)
        context.scope.taken.add(name)
        return name

    def repeated(
        self, context: Context, graph: str, lines: Lines, more: str, names: list[str]
    ) -> Lines:
        """`lines` while there is more, so many times at most."""
        counter = self.hidden(context, "round i k", lines)
        limit = self.choose({f"{graph}.NumNodes()": 6, "2": 1, "5": 1})
        other = ""
        if self.chance(0.3):
            other = self.aside(context, graph, counter, more, names)
        lines = [*lines, *([other] if other else []), f"{counter}++;"]
        test = f"{counter} < {limit}"
        tests = [more, test] if self.chance(0.7) else [test, more]
        head = " && ".join(tests)
        first = [f"Bool {more} = True;", f"Int {counter} = 0;"]
        if self.chance(0.2):
            return [*first, *self.braced("Do", lines, f"}} While ({head});")]
        return [*first, *self.braced(f"While ({head})", lines)]

    def aside(
        self, context: Context, graph: str, counter: str, more: str, names: list[str]
    ) -> str:
        """What has no place in rounds over a list, or looks at them."""
        scope = context.scope
        kept = [
            s.name
            for s in scope.properties(*INTEGERS)
            if (s.of, s.graph, scope.mode(s)) == ("Node", graph, Mode.FREE)
            and s.name not in names
        ]
        if not kept:
            return f"If ({counter} > 3) {{ {more} = False; }}"
        target = self.random.choice(kept)
        if self.chance(0.3):
            return f"If ({counter} == 1) {{ {graph}.{target} = {counter}; }}"
        node, watched = scope.fresh(self.random, NODE_NAMES), self.random.choice(names)
        value = f"{node}.{watched}"
        if scope.symbols[watched].type == "Bool":
            value = f"({value} ? {counter} : 0)"
        each = f"Foreach ({node}: {graph}.Nodes)"
        return f"{each} {{ {node}.{target} = (Int) {value}; }}"

    def entered(
        self, context: Context, graph: str, hidden: list[str], kind: str, source: str
    ) -> tuple[str, Context, str]:
        """A parallel loop over nodes: its head, the context of its body, its node."""
        scope = context.scope.child()
        name = scope.fresh(self.random, NODE_NAMES)
        scope.declare_iterator(name, "Node", graph, kind, source)
        text = f"{name}: {source}.{kind}"
        head = Range(text, name, kind, source, graph, "Node", once=kind == "Nodes")
        self.sharing.parallel(scope, head)
        for each, access in scope.access.items():
            if each in hidden or not set(hidden).isdisjoint(access.group):
                scope.access[each] = HIDDEN
        inner = self.looping(context, scope, head, parallel=True)
        return f"Foreach ({text})", inner, name

    def acting(
        self,
        context: Context,
        graph: str,
        names: list[str],
        on: str,
        updates: Lines,
        *,
        first: bool = False,
    ) -> Lines:
        """`Foreach (v)(v is on) { Foreach (w: v.Nbrs) { … } }`; in `updates` are v, w
        and the condition of w.  If `first`, any v may be the only one that updates a w.
        """
        head, outer, v = self.entered(context, graph, names, "Nodes", graph)
        if self.chance(0.1):  # before the body declares anything
            on = self.both(on, self.condition(outer.scope, 1).within(AND))
        kind = self.choose({"Nbrs": 5, "InNbrs": 1, "OutNbrs": 1})
        within, inner, w = self.entered(outer, graph, names, kind, v)
        put = {"v": v, "w": w}
        test, *changes = [self.put(text, put) for text in updates]
        if self.chance(0.1):
            test = self.both(test, self.condition(inner.scope, 1).within(AND))
        if not first and self.chance(0.1):
            changes += self.statement(replace(inner, depth=0), last=True)
        lines = self.braced(within + (f"({test})" if test else ""), changes)
        if self.chance(0.15):
            lines += self.beside(outer)
        return self.braced(f"{head}({self.put(on, put)})", lines)

    def beside(self, context: Context) -> Lines:
        """What else a node does that is active."""
        if self.chance(0.5):
            with suppress(Unfit):
                return self.stated({"change_shared": 1}, context)
        return self.statement(replace(context, depth=0), last=True)

    def put(self, text: str, names: dict[str, str]) -> str:
        for name, other in names.items():
            text = text.replace(f"${name}", other)
        return text

    def both(self, left: str, right: str) -> str:
        return f"{left} && {right}" if left else right

    def over_nodes(self, context: Context, graph: str, lines: Lines) -> Lines:
        """What each node does for itself."""
        node = context.scope.fresh(self.random, NODE_NAMES)
        changes = [self.put(line, {"n": node}) for line in lines]
        return self.braced(f"Foreach ({node}: {graph}.Nodes)", changes)

    # --- kinds ------------------------------------------------------------------------

    def rounds_levels(self, context: Context, start: tuple[str, str]) -> Lines:
        """Nodes of one level give their neighbours the next."""
        graph, first = start
        type = self.random.choice(INTEGERS)
        declared, (level,) = self.declared(context, graph, type)
        depth = self.hidden(context, "depth d level")
        more = self.hidden(context, MORE)
        step = self.choose({f"{depth} + 1": 6, depth: 1, f"{depth} + 2": 1})
        writes = [f"$w.{level} <= {step} @ $v;"]
        if step != depth:  # else what is written at once is tested in this round
            writes.append(f"$w.{level} = {step};")
        write = self.random.choice(writes)
        none = self.choose({"INF": 3, "-1": 2})
        unseen = f"$w.{level} == {none}"
        again = f"{more} |= {self.random.choice(('True', '$w != $v'))} @ $v;"
        on, first_one = f"$v.{level} == {depth}", "<=" not in write
        changes = [unseen, write, again]
        acting = self.acting(context, graph, [level], on, changes, first=first_one)
        lines = [f"{more} = False;", *acting, f"{depth}++;"]
        return [
            *declared,
            *self.begun(context, graph, level, first, depth, none),
            *self.repeated(context, graph, lines, more, [level]),
        ]

    def begun(
        self,
        context: Context,
        graph: str,
        level: str,
        first: str,
        depth: str,
        none: str,
    ) -> Lines:
        """Levels and depth before the rounds: often those of a search, else others."""
        own, begin = (
            self.choose({"0": 6, "1": 1, "2": 1}),
            self.choose({"0": 6, "1": 1}),
        )
        whole = f"{graph}.{level} = ({first}) ? {own} : {none};"
        count = f"Int {depth} = {begin};"
        if self.chance(0.6):
            return [whole, count]
        some = self.over_nodes(
            context, graph, [f"If ($n.Degree() > 1) {{ $n.{level} = {own}; }}"]
        )
        other = [f"{graph}.{level} = {none};", *some]
        if self.chance(0.3):
            return [count, *other]
        test = self.condition(context.scope, 1).text
        if self.chance(0.3):
            other = [*other, f"{depth} = {self.any('0 1')};"]
        arms = [*self.braced(f"If ({test})", [whole]), *self.braced("Else", other)]
        return [count, *arms]

    def rounds_turns(self, context: Context, start: tuple[str, str]) -> Lines:
        """Nodes that have waited for all others get a turn, and act in it."""
        graph, first = start
        declared, names = self.declared(context, graph, "Int", "Int")
        waits, turn = names
        now, more = self.hidden(context, "now t"), self.hidden(context, MORE)
        given = self.any(f"{now} {now} {now} {now}+1").replace("+", " + ")
        own = [
            f"If ($n.{waits} == 0 && $n.{turn} == -1) {{",
            f"$n.{turn} = {given}; {more} |= True @ $n; }}",
        ]
        ready = self.over_nodes(context, graph, own)
        change = f"$w.{waits} -= 1 @ $v;"
        test = self.random.choice(("", f"$w.{turn} == -1"))
        acting = self.acting(
            context, graph, names, f"$v.{turn} == {now}", [test, change]
        )
        lines = [f"{more} = False;", *ready, *acting, f"{now}++;"]
        return [
            *declared,
            *self.begun(context, graph, turn, first, now, "-1"),
            *self.over_nodes(context, graph, [f"$n.{waits} = $n.InDegree() / 2;"]),
            *self.repeated(context, graph, lines, more, names),
        ]

    def rounds_lower(self, context: Context, start: tuple[str, str]) -> Lines:
        """Sums with lengths become less, the usual way to shortest paths; with a number
        that depends on the sum."""
        graph, first = start
        type = self.choose({"Int": 8, "Long": 2, "Double": 1})
        types = (type, type, "Bool", "Bool", "Int")
        declared, names = self.declared(context, graph, *types)
        now, later, on, then, also = names
        more, key = self.hidden(context, MORE), self.hidden(context, "key far")
        made, length, before = self.length(context, graph, type)
        distance = f"$v.{now} + {length}"
        payload = f"{key} * 3" if type == "Int" else f"(Int) ({key} * 3)"
        tail = " @ $v;"
        pair = f"<$w.{later}; $w.{also}, $w.{then}> min= <{key}; {payload}, True>"
        forms = {
            "marked": [f"<$w.{later}; $w.{then}> min= <{distance}; True>{tail}"],
            "apart": [f"$w.{later} min= {distance}{tail}"],
            "paired": [f"{type} {key} = {distance};", f"{pair}{tail}"],
        }
        form = self.choose({"marked": 4, "apart": 2, "paired": 5})
        # Nothing else may change what is added, while it is read.
        kept = [*names, length.partition(".")[2]] if before else names
        acting = self.acting(
            context, graph, kept, f"$v.{on}", ["", *before, *forms[form]]
        )
        nearer = f"$n.{on} = $n.{later} < $n.{now};"
        settling = [
            f"{graph}.{now} = {graph}.{later};",
            f"{graph}.{on} = {graph}.{then};",
            f"{graph}.{then} = False;",
        ]
        if form == "apart" or self.chance(0.2):
            own = [nearer, f"$n.{now} = $n.{later};"]
            if self.chance(0.4):
                inside = f"{{ $n.{now} = $n.{later}; $n.{on} = True; }}"
                own = [f"$n.{on} = False;", f"If ($n.{later} < $n.{now}) {inside}"]
            settling = self.over_nodes(context, graph, own)
        node = context.scope.fresh(self.random, NODE_NAMES)
        ended = f"{more} = Exist({node}: {graph}.Nodes){{{node}.{on}}};"
        lines = [*acting, *settling, ended]
        return [
            *made,
            *declared,
            f"{graph}.{now} = ({first}) ? 0 : INF;",
            f"{graph}.{later} = {graph}.{now};",
            f"{graph}.{on} = {first};",
            *([] if self.chance(0.3) else [f"{graph}.{then} = False;"]),
            *self.repeated(context, graph, lines, more, names),
        ]

    def rounds_settled(self, context: Context, start: tuple[str, str]) -> Lines:
        """Values become less until none does, however many rounds that takes: they end
        without a limit, since what is added is not negative."""
        graph, first = start
        type = self.choose({"Int": 8, "Long": 2, "Double": 1})
        declared, names = self.declared(context, graph, type, type, "Bool")
        now, later, seen = names
        more = self.hidden(context, MORE)
        within = self.choose({f"$v.{now} < INF": 3, f"$v.{now} != INF": 1, "": 3})
        mark = self.choose({f"$v.{seen}": 5, f"!$v.{seen}": 1, "": 2})
        on = " && ".join(filter(None, (within, mark))) or f"$v.{now} < 9"
        offer = f"$v.{now} + {self.any('1 2 $v.Degree() $w.InDegree()')}"
        test = self.random.choice(("", f"{offer} < $w.{now}"))
        offers = [test, f"$w.{later} min= {offer} @ $v;"]
        acting = self.acting(context, graph, names, on, offers)
        nearer = f"$n.{later} < $n.{now}"
        marks = self.choose({f"$n.{seen} = True;": 6, f"$n.{seen} = $n.{now} > 3;": 1})
        own = [f"$n.{now} = $n.{later};", marks, f"{more} |= True @ $n;"]
        self.random.shuffle(own)
        own = self.braced(f"If ({nearer})", own)
        if self.chance(0.3):
            own = [f"{more} |= {nearer} @ $n;", f"If ({nearer}) {{ {marks} }}"]
            own += [f"$n.{now} = $n.{later};"]
        lines = [f"{more} = False;", f"{graph}.{later} = {graph}.{now};", *acting]
        lines += self.over_nodes(context, graph, own)
        return [
            *declared,
            f"Bool {more} = True;",
            f"{graph}.{now} = ({first}) ? {self.any('0 0 3 INF')} : INF;",
            f"{graph}.{seen} = {self.choose({first: 5, 'True': 1})};",
            *self.braced(f"While ({more})", lines),
        ]

    def length(
        self, context: Context, graph: str, type: str
    ) -> tuple[Lines, str, Lines]:
        """What an edge adds: what declares it, the number, and what stands before it;
        the edge leads to `$w`."""
        if self.chance(0.2):
            return [], self.any("1 0 $v.Degree()"), []
        scope = context.scope
        found = [
            symbol.name
            for symbol in scope.properties(*(("Int",) if type == "Int" else INTEGERS))
            if symbol.of == "Edge" and symbol.graph == graph
        ]
        edge = self.hidden(context, EDGE_NAMES)
        made: Lines = []
        if not found or self.chance(0.4):
            name = scope.fresh(self.random, PROPERTY_NAMES)
            symbol = scope.declare(Symbol(name, "Int", graph, "Edge"))
            end = scope.fresh(self.random, NODE_NAMES)
            degree = f"{end}.Degree()"
            value = self.choose({f"{degree} % 4": 3, f"{degree} * 3": 1, "3": 1})
            value += self.choose({"": 3, " + 2": 1, " - 1": 1})
            node = scope.type_name("Node", graph)
            made = [
                f"{scope.property_type(symbol)} {name};",
                f"Foreach ({edge}: {graph}.Edges) {{",
                f"    {node} {end} = {edge}.{self.random.choice(ENDS)}();",
                f"    {edge}.{name} = {value};",
                "}",
            ]
            found = [name]
        before = [f"{scope.type_name('Edge', graph)} {edge} = $w.ToEdge();"]
        return made, f"{edge}.{self.random.choice(found)}", before

    def rounds_marks(self, context: Context, start: tuple[str, str]) -> Lines:
        """Nodes mark their neighbours, which are on unless they were."""
        graph, first = start
        declared, names = self.declared(context, graph, "Bool", "Bool", "Bool")
        on, then, seen = names
        more = self.hidden(context, MORE)
        test = self.random.choice(("", f"!$w.{seen}"))
        write = self.random.choice((f"$w.{then} |= True @ $v;", f"$w.{then} = True;"))
        acting = self.acting(context, graph, names, f"$v.{on}", [test, write])
        own = [f"$n.{on} = $n.{then} && !$n.{seen};", f"$n.{then} = False;"]
        own += [f"If ($n.{on}) {{ $n.{seen} = True; {more} |= True @ $n; }}"]
        settling = self.over_nodes(context, graph, own)
        lines = [f"{more} = False;", *acting, *settling]
        return [
            *declared,
            f"{graph}.{on} = {first};",
            f"{graph}.{then} = False;",
            f"{graph}.{seen} = {graph}.{on};",
            *self.repeated(context, graph, lines, more, names),
        ]

    def rounds_counts(self, context: Context, start: tuple[str, str]) -> Lines:
        """Nodes with too few neighbours go, and these then have one less."""
        graph, _ = start
        declared, names = self.declared(context, graph, "Int", "Bool", "Bool")
        count, on, gone = names
        more, least = self.hidden(context, MORE), self.random.choice("1235")
        change = self.random.choice((f"$w.{count} += -1 @ $v;", f"$w.{count}-- @ $v;"))
        acting = self.acting(context, graph, names, f"$v.{on}", ["", change])
        own = [
            f"If ($n.{on}) {{ $n.{gone} = True; }}",
            f"$n.{on} = !$n.{gone} && $n.{count} < {least};",
            f"{more} |= $n.{on} @ $n;",
        ]
        settling = self.over_nodes(context, graph, own)
        begin = [f"$n.{count} = $n.Degree();", f"$n.{on} = $n.{count} < {least};"]
        lines = [f"{more} = False;", *acting, *settling]
        return [
            *declared,
            f"{graph}.{gone} = False;",
            *self.over_nodes(context, graph, begin),
            *self.repeated(context, graph, lines, more, names),
        ]

    def rounds_orders(self, context: Context, start: tuple[str, str]) -> Lines:
        """Nodes look at the neighbours that come after them in an order, which the
        rounds may change."""
        graph, _ = start
        declared, names = self.declared(context, graph, "Int", "Int")
        height, later = names
        begin = [f"$n.{height} = {self.any('1 $n.Degree()')};"]
        measure, settling = "Degree()", [f"$n.{height} = $n.{later};"]
        if self.chance(0.7):
            type = self.choose({"Int": 3, "Long": 2, "Float": 1, "Double": 1})
            more_declared, (measure,) = self.declared(context, graph, type)
            declared += more_declared
            names = [*names, measure]
            value = self.any("$n.Degree() -$n.Degree() $n.Degree()%2 7")
            begin.append(f"$n.{measure} = {value};")
            if self.chance(0.2):
                settling.append(f"$n.{measure} = $n.{later} % 3;")
        here, there = f"$v.{measure}", f"$w.{measure}"
        tie, last = self.choose({"== >": 8, "== <": 1, "== !=": 1, "!= >": 1}).split()
        order = f"{there} > {here} || {there} {tie} {here} && $w {last} $v"
        if self.chance(0.3):
            order = f"({order}) && $w.{height} < 9"
        found = self.random.choice(
            (
                f"Sum($w: $v.Nbrs)({order}){{$w.{height} % 100}}",
                f"1 + Count($w: $v.Nbrs)({order} && $w.{height} > 1)",
                f"Exist($w: $v.Nbrs)({order}){{$w.{height} > 2}} ? 3 : 1",
            )
        )
        more = self.hidden(context, MORE)
        head, outer, v = self.entered(context, graph, names, "Nodes", graph)
        put = {"v": v, "w": outer.scope.fresh(self.random, NODE_NAMES)}
        acting = self.braced(head, [self.put(f"$v.{later} = {found};", put)])
        changed = f"{more} |= $n.{later} != $n.{height} @ $n;"
        lines = [f"{more} = False;", *acting]
        lines += self.over_nodes(context, graph, [changed, *settling])
        return [
            *declared,
            *self.over_nodes(context, graph, begin),
            *self.repeated(context, graph, lines, more, names),
        ]

    def rounds_totals(self, context: Context, start: tuple[str, str]) -> Lines:
        """Kernels add to a total until it is enough, again in each round."""
        graph, _ = start
        declared, (height,) = self.declared(context, graph, "Int")
        more, part = self.hidden(context, MORE), self.hidden(context, "part some")
        total, turn = self.hidden(context, "total all"), self.hidden(context, "turn j")
        begin = [f"$n.{height} = {self.any('1 $n.Degree()%3+1')};"]
        adding = [f"{part} += $n.{height} @ $n;"]
        if self.chance(0.3):
            adding.append(f"{more} |= $n.{height} > {self.any('0 1 2')} @ $n;")
        again = [*self.over_nodes(context, graph, adding), f"{turn}++;"]
        if self.chance(0.3):
            change = f"$n.{height} = ({part} + $n.{height}) % 4;"
            again += self.over_nodes(context, graph, [change])
        enough = f"{part} < {self.any('1 2 3')} * {graph}.NumNodes() && {turn} < 4"
        if self.chance(0.7):
            repeated = self.braced("Do", again, f"}} While ({enough});")
        else:
            repeated = self.braced(f"While ({enough})", again)
        set_first = [f"{part} = 0;", f"{turn} = 0;", f"{more} = False;"]
        self.random.shuffle(set_first)
        lines = [*set_first, *repeated, f"{total} += {part};", f"{more} |= {part} > 0;"]
        return [
            *declared,
            *(f"Int {name} = 0;" for name in (part, total, turn)),
            *self.over_nodes(context, graph, begin),
            *self.repeated(context, graph, lines, more, [height]),
            *self.over_nodes(context, graph, [f"$n.{height} += {total} % 100;"]),
        ]

    # --- rows -------------------------------------------------------------------------

    def state_triangles(self, context: Context) -> Lines:
        """What the rows of two neighbours have in common."""
        need(not context.parallel and context.times <= TIMES)
        scope = context.scope
        graph = self.random.choice(scope.graphs)
        found = Symbol(scope.fresh(self.random, "T count found"), "Long", graph)
        scope.declare(found)
        within, names = scope.child(), []
        for pool in ("v v1", "u u1", "w t x"):
            names.append(within.fresh(self.random, pool))
            within.taken.add(names[-1])
        v, u, w = names
        row, other = self.random.sample((v, u), 2)
        ways = (f"{w}.HasEdgeTo({other})", f"{other}.HasEdgeTo({w})", f"{w} != {other}")
        asked = self.random.choice(ways)
        limit = self.random.choice(("", f"{w} > {u} && ", f"{w} < {u} && "))
        limit += self.random.choice(("", "", f"{w} > {v} && ", f"{w} < {row} && "))
        below = self.random.choice(("", f"({u} > {v})", f"({u} < {v})"))
        if self.chance(0.3):
            common = f"{w}: {v}.CommonNbrs({u})"
            value = self.random.choice((f"Count({common})", f"Sum({common}){{3}}"))
        else:
            value = f"Count({w}: {row}.Nbrs)({limit}{asked})"
        lines = [f"{found.name} += {value} @ {v};"]
        lines = self.braced(f"Foreach ({u}: {v}.Nbrs){below}", lines)
        lines = self.braced(f"Foreach ({v}: {graph}.Nodes)", lines)
        return [f"Long {found.name} = 0;", *lines]
