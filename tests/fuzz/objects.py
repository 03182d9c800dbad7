"""Collections, queues of collections, and maps."""

import re
from dataclasses import replace
from itertools import takewhile

from tests.fuzz.elements import need
from tests.fuzz.rounds import Rounds
from tests.fuzz.scope import READ, SEEN, Mode, Scope, Symbol
from tests.fuzz.statements import Context, Lines
from tests.fuzz.values import Value, conditional, held
from tests.fuzz.weights import TYPES, WEIGHTS
from tests.fuzz.words import (
    COLLECTIONS,
    ELEMENTS,
    INTEGERS,
    NUMBERS,
    OBJECT_NAMES,
    ORDERS,
    SEQUENCES,
    SETS,
)

# Longer sequences would make sums over them inexact.
PUSHES = 60

PARTS = "Key", "Value"
KINDS = {"set": "S", "order": "O", "sequence": "Q"}
KEYS = {"Int": 4, "Long": 1, "Node": 3, "Edge": 1, "Double": 0.5, "Bool": 0.5}
MAPPED = {"Int": 4, "Long": 2, "Double": 1, "Bool": 1, "Node": 1}
# With which a map takes deferred writes.
LATE = (Mode.DEFER, Mode.REDUCE, Mode.MARK)


def element_of(type: str) -> str:
    return "Node" if type.startswith("N") else "Edge"


def key_and_value(type: str) -> tuple[str, str]:
    key, value = re.findall(r"\w+", type)[1:]
    return key, value


class Objects(Rounds):
    """The last part of the generator: all kinds of statements and expressions."""

    # --- declarations -----------------------------------------------------------------

    def new_object(self, scope: Scope, *, local: bool) -> Symbol:
        alike = [s for s in scope.symbols.values() if s.type not in TYPES]
        if alike and self.chance(0.4):
            # Two of one type can be joined, compared and assigned.
            other = self.random.choice(alike)
            name = scope.fresh(self.random, OBJECT_NAMES)
            return replace(other, name=name, role=other.role if local else "plain")
        kind = self.choose(WEIGHTS["objects"])
        of, type = "", ""
        match kind:
            case "map":
                type = f"Map<{self.choose(KEYS)}, {self.choose(MAPPED)}>"
            case "queue":
                type = f"Collection<N_{self.random.choice('SOQ')}>"
            case "property":
                of = self.choose({"Node": 4, "Edge": 1})
                type = f"{self.choose({'N': 4, 'E': 1})}_{self.random.choice('SSOQ')}"
            case _:
                type = f"{self.choose({'N': 4, 'E': 1})}_{KINDS[kind]}"
        bag = local and type not in SETS and type in COLLECTIONS and self.chance(0.4)
        name = scope.fresh(self.random, OBJECT_NAMES)
        graph = self.random.choice(scope.graphs)
        return Symbol(name, type, graph, of, "bag" if bag else "plain")

    def state_declare_object(self, context: Context) -> Lines:
        scope = context.scope
        symbol = self.new_object(scope, local=True)
        same = [x for x in self.others(scope, symbol, "") if "." not in x]
        scope.declare(symbol)
        type = scope.type_name(symbol.type, symbol.graph)
        if symbol.of:
            type = scope.property_type(symbol)
        elif same and symbol.type in COLLECTIONS and self.chance(0.3):
            return [f"{type} {symbol.name} = {self.random.choice(same)};"]
        return [f"{type} {symbol.name};"]

    # --- one element ------------------------------------------------------------------

    def member(self, scope: Scope, type: str, graph: str) -> str:
        """A node or edge that is there."""
        derived = self.derived(scope, type, graph)
        return self.one_of(scope.drivers(type, graph) + derived)

    def key(self, scope: Scope, symbol: Symbol, depth: int) -> str:
        """A key for a map: mostly one of few."""
        key, _ = key_and_value(symbol.type)
        if key in ELEMENTS:
            return self.member(scope, key, symbol.graph)
        if key in INTEGERS:
            if self.chance(0.8):
                return self.small(scope, key, depth, 6).text
            return self.number(scope, key, depth).text
        return self.scalar(scope, key, depth)

    def mapped_value(self, context: Context, symbol: Symbol) -> str:
        _, value = key_and_value(symbol.type)
        return self.value_for(context, Symbol("", value, symbol.graph))

    # --- statements -------------------------------------------------------------------

    def state_change_object(self, context: Context) -> Lines:
        """By one thread alone."""
        scope = context.scope
        queues = tuple(s.type for s in scope.symbols.values() if "<N_" in s.type)
        found = scope.objects(COLLECTIONS, Mode.FREE)
        found += scope.objects(queues, Mode.FREE)
        found += [(symbol, symbol.name) for symbol in scope.maps(Mode.FREE)]
        symbol, text = self.one_of(found)
        if symbol.type.startswith("Map"):
            return self.change_map(context, symbol)
        if symbol.type.startswith("Collection"):
            return self.change_queue(context, symbol)
        if symbol.type in SETS:
            return self.change_set(context, symbol, text)
        return self.change_order(context, symbol, text)

    def others(self, scope: Scope, symbol: Symbol, text: str) -> list[str]:
        """Collections of the same type."""
        return [
            other
            for s, other in scope.objects((symbol.type,), Mode.FREE, Mode.READ)
            if s.graph == symbol.graph and s.role == symbol.role and other != text
        ]

    def change_set(self, context: Context, symbol: Symbol, text: str) -> Lines:
        others = self.others(context.scope, symbol, text)
        if others and self.chance(0.35):
            other = self.random.choice(others)
            method = self.any("Union Intersect Complement =")
            if method == "=" and text not in context.scope.given:
                return [f"{text} = {other};"]
            method = method.replace("=", "Union")
            return [f"{text}.{method}({other});"]
        if self.chance(0.06):
            return [f"{text}.Clear();"]
        item = self.member(context.scope, element_of(symbol.type), symbol.graph)
        method = self.any("Add Add Add Remove")
        return [f"{text}.{method}({item});"]

    def change_order(self, context: Context, symbol: Symbol, text: str) -> Lines:
        others = self.others(context.scope, symbol, text)
        if others and self.chance(0.15) and text not in context.scope.given:
            return [f"{text} = {self.random.choice(others)};"]
        if self.chance(0.05):
            return [f"{text}.Clear();"]
        item = self.member(context.scope, element_of(symbol.type), symbol.graph)
        need(context.times <= PUSHES)
        method = self.any("PushBack Push PushFront")
        return [f"{text}.{method}({item});"]

    def change_queue(self, context: Context, symbol: Symbol) -> Lines:
        inner = symbol.type.removeprefix("Collection<").removesuffix(">")
        found = [
            text
            for s, text in context.scope.objects((inner,), Mode.FREE, Mode.READ)
            if s.graph == symbol.graph and s.role == "plain"
        ]
        if found and context.times <= PUSHES and self.chance(0.8):
            method = self.any("PushBack PushBack PushFront")
            return [f"{symbol.name}.{method}({self.random.choice(found)});"]
        if self.chance(0.2):
            return [f"{symbol.name}.Clear();"]
        method = self.any("PopBack PopFront")
        return self.braced(
            f"If ({symbol.name}.Size() > 0)", [f"{symbol.name}.{method}();"]
        )

    def state_change_collected(self, context: Context) -> Lines:
        """The collections in a queue, to which the loop may append."""
        scope = context.scope
        queues = tuple(s.type for s in scope.symbols.values() if "<N_" in s.type)
        queue, text = self.one_of(scope.objects(queues, Mode.FREE))
        need(context.times <= PUSHES)
        name = scope.fresh(self.random, OBJECT_NAMES)
        body = [f"If ({name}.Size() > 0) {name}.PushBack({name}.Front());"]
        if queue.type == "Collection<N_S>":
            item = self.member(scope, "Node", queue.graph)
            body = [f"{name}.{self.any('Add Remove')}({item});"]
        if self.chance(0.3):
            body.append(f"If ({name}.Size() > 2) {name}.Clear();")
        if self.chance(0.6):
            body.append(f"If ({text}.Size() < 5) {text}.PushBack({name});")
        self.random.shuffle(body)
        sign = "-" if self.chance(0.3) else ""
        return self.braced(f"For ({name}: {text}{sign}.Items)", body)

    def change_map(self, context: Context, symbol: Symbol) -> Lines:
        scope, name = context.scope, symbol.name
        if self.chance(0.06):
            return [f"{name}.Clear();"]
        key = self.key(scope, symbol, 1)
        if self.chance(0.1):
            return [f"{name}.Remove({key});"]
        _, value = key_and_value(symbol.type)
        if value in INTEGERS and self.chance(0.4):
            operator, whole = self.any("+ * min max"), Symbol(name, value)
            return [self.reduction(context, whole, f"{name}[{key}]", operator, "")]
        return [f"{name}[{key}] = {self.mapped_value(context, symbol)};"]

    def state_change_shared(self, context: Context) -> Lines:
        """What the iterations of a parallel loop do to one object together."""
        scope = context.scope
        grown = [(pair, True) for pair in scope.objects(COLLECTIONS, Mode.GROW)]
        shrunk = [(pair, False) for pair in scope.objects(SETS, Mode.SHRINK)]
        maps = scope.maps(Mode.REDUCE)
        if maps and (self.chance(0.5) or not grown + shrunk):
            symbol = self.random.choice(maps)
            access = scope.access[symbol.name]
            key = self.key(scope, symbol, 1)
            _, value = key_and_value(symbol.type)
            at = f" @ {access.loop}" if self.chance(0.5) else ""
            target = f"{symbol.name}[{key}]"
            whole = Symbol(symbol.name, value)
            return [self.reduction(context, whole, target, access.operator, at)]
        (symbol, text), grows = self.one_of(grown + shrunk)
        item = self.member(scope, element_of(symbol.type), symbol.graph)
        if symbol.type not in SETS:
            need(context.times <= 50 * PUSHES)
            method = self.any("PushBack PushFront")
            return [f"{text}.{method}({item});"]
        return [f"{text}.{'Add' if grows else 'Remove'}({item});"]

    # --- deferred assignments ---------------------------------------------------------

    def state_defer_alone(self, context: Context) -> Lines:
        """To what no other iteration sees, until a loop ends that runs in order."""
        scope = context.scope
        in_order = list(takewhile(lambda each: not each[1], reversed(context.loops)))
        need(in_order)
        found = [(s, s.name) for s in scope.free(*TYPES)]
        found += [
            (symbol, f"{driver}.{symbol.name}")
            for symbol, driver in scope.written_fields(*TYPES)
            if not scope.access[symbol.name].operator
        ]
        found += scope.objects(COLLECTIONS, Mode.FREE)
        found += [(s, s.name) for s in scope.maps(Mode.FREE) for _ in range(3)]
        symbol, target = self.one_of(found)
        if symbol.type.startswith("Map"):
            key = self.key(scope, symbol, 1)
            target, value = f"{target}[{key}]", self.mapped_value(context, symbol)
        elif symbol.type in COLLECTIONS:
            need(target not in scope.given)
            value = self.one_of(self.others(scope, symbol, target))
        else:
            value = self.value_for(context, symbol)
        loop, _ = self.random.choice(in_order)
        return [f"{target} <= {value}{self.at(context, loop)};"]

    def state_defer_mapped(self, context: Context) -> Lines:
        """One constant, whoever defers it: it wins over what is written at once."""
        scope = context.scope
        maps = [s for s in scope.maps(*LATE) if scope.access[s.name].late]
        symbol = self.one_of(maps)
        access = scope.access[symbol.name]
        type, _ = key_and_value(symbol.type)
        drawn = type in INTEGERS and scope.may_draw and self.chance(0.5)
        key = f"({type}) Rand(6)" if drawn else self.key(scope, symbol, 1)
        if access.mode is Mode.MARK and self.chance(0.4):
            return [f"{symbol.name}[{key}] = {access.constant};"]
        at = self.at(context, access.loop)
        return [f"{symbol.name}[{key}] <= {access.late}{at};"]

    # --- elements ---------------------------------------------------------------------

    def state_take(self, context: Context) -> Lines:
        """An element of a collection that is not empty, and what is done with it."""
        scope = context.scope
        found = scope.objects((*ORDERS, *SEQUENCES), Mode.FREE)
        symbol, text = self.one_of([each for each in found if each[0].role == "plain"])
        inner = scope.child()
        type = element_of(symbol.type)
        name = inner.fresh_element(self.random, type)
        inner.declare(Symbol(name, type, symbol.graph), READ, certain=True)
        method = self.any("PopFront PopBack Pop Front Back PopFront")
        stated = scope.type_name(type, symbol.graph)
        nested = replace(self.deeper(context), scope=inner, unique=None)
        body = self.block(nested) if context.depth > 0 else []
        lines = [f"{stated} {name} = {text}.{method}();", *body]
        once = not context.loops and context.times <= 3
        if once and "Pop" in method and not grows_again(text, body):
            return self.braced(f"While ({text}.Size() > 0)", lines)
        return self.braced(f"If ({text}.Size() > 0)", lines)

    # --- expressions ------------------------------------------------------------------

    def number_size(self, scope: Scope, type: str, depth: int) -> Value:
        need(type == "Int")
        texts = [t for _, t in scope.objects(COLLECTIONS, Mode.FREE, Mode.READ)]
        texts += [
            symbol.name
            for symbol in scope.symbols.values()
            if symbol.type.startswith(("Map", "Collection"))
            and scope.mode(symbol) in SEEN
        ]
        return held(f"{self.one_of(texts)}.Size()", "Int")

    def number_mapped(self, scope: Scope, type: str, depth: int) -> Value:
        found = scope.maps(*SEEN)
        extremes = [
            (symbol.name, f"{symbol.name}.Get{extreme}{part}()")
            for symbol in found
            for part, of in zip(PARTS, key_and_value(symbol.type), strict=True)
            for extreme in ("Max", "Min")
            if of == type
        ]
        if extremes and self.chance(0.4):
            name, text = self.random.choice(extremes)
            other = self.number_literal(scope, type, 0)
            return conditional(Value(f"{name}.Size() > 0"), held(text, type), other)
        symbol = self.one_of([s for s in found if key_and_value(s.type)[1] == type])
        return held(f"{symbol.name}[{self.key(scope, symbol, depth)}]", type)

    def condition_contained(self, scope: Scope, depth: int) -> Value:
        found = scope.objects(COLLECTIONS, Mode.FREE, Mode.READ)
        maps = scope.maps(*SEEN)
        if maps and (self.chance(0.4) or not found):
            symbol = self.random.choice(maps)
            key = self.key(scope, symbol, depth)
            _, value = key_and_value(symbol.type)
            methods = ["HasKey"]
            if value in NUMBERS:
                methods += ["HasMaxValue", "HasMinValue"]
            return Value(f"{symbol.name}.{self.random.choice(methods)}({key})")
        symbol, text = self.one_of(found)
        others = self.others(scope, symbol, text)
        if symbol.type in SETS and others and self.chance(0.3):
            return Value(f"{text}.IsSubsetOf({self.random.choice(others)})")
        item = self.member(scope, element_of(symbol.type), symbol.graph)
        return Value(f"{text}.Has({item})")


def grows_again(text: str, lines: Lines) -> bool:
    """True if the collection may not get empty."""
    name = text.split(".")[-1]
    return any(re.search(rf"\b{name}\b", line) for line in lines)
