"""Constraints of direct, indirect and external calls."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from lighthouse.extensions.pta.extract import ir
from lighthouse.extensions.pta.extract.addresses import Addresses
from lighthouse.extensions.pta.extract.facts import (
    FIRST_PARAMETER,
    RETURNED,
    Block,
    BlockCopy,
    Called,
    Facts,
    Field,
    Kind,
    Node,
    Step,
)
from lighthouse.extensions.pta.extract.layout import Layout, Machine, of_size, one_field
from lighthouse.extensions.pta.extract.models import (
    KEPT,
    OUTSIDE,
    RETURN,
    SHARED,
    Assign,
    Invoke,
    Model,
    Models,
    New,
    Place,
    Unknown,
)
from lighthouse.extensions.pta.extract.varargs import passed


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """One call.

    arguments  a variable for each, None for those that are not addresses
    operands   the arguments as they are written
    fixed      how many are before the variable ones, -1 if there are none of these
    result     None if nothing can come back
    caller     the block of the function that it is in
    where      the name of that function
    function   the one of the source, which may have been inlined there
    line       file:line, if known
    context    where that function is called, if it is cloned or inlined: `@main:20`
    shared     the instruction, if clones have it, too
    """

    arguments: Sequence[Node | None]
    operands: Sequence[ir.Operand]
    result: Node | None
    caller: int
    where: str
    function: str
    line: str = ""
    fixed: int = -1
    context: str = ""
    shared: ir.Instruction | None = None

    @property
    def at(self) -> str:
        """`@main:20`, and the context."""
        line = self.line.rpartition(":")[2]
        return f"@{self.function}" + (f":{line}" if line else "") + self.context


class Calls:
    """Makes constraints of calls; `procedures` are all functions by name."""

    def __init__(
        self, facts: Facts, machine: Machine, addresses: Addresses, models: Models
    ) -> None:
        self._facts = facts
        self._machine = machine
        self._addresses = addresses
        self._models = models
        self._static: dict[str, int] = {}
        self._lists: dict[int, int] = {}
        self._pointers: dict[int, int] = {}
        self.procedures: dict[str, ir.Procedure] = {}

    def call(self, callee: ir.Value, pointer: Node | None, call: Call) -> None:
        """`pointer` has the value of `callee`, if that is not a constant."""
        procedure = self.called(callee)
        if procedure is not None:
            if procedure.body is None:
                self._outside(procedure.name, call)
            else:
                self._direct(procedure, call)
        elif isinstance(callee, ir.Assembly):
            self._unmodelled(call)
        else:
            if pointer is None:
                pointer = self._addresses.constant(callee)
            most = self._facts.arguments
            more = self._variable(call, call.fixed, most)
            given = [*_in_order(call.arguments), *more]
            self._indirect(pointer, given, call.result, call)

    def called(self, callee: ir.Value) -> ir.Procedure | None:
        """The function that is called, if that is a constant."""
        target = self._addresses.resolved(callee)
        return (
            self.procedures.get(target.name) if isinstance(target, ir.Global) else None
        )

    def stand_in(self, procedure: ir.Procedure, block: int) -> None:
        """A function that is outside, and is called through pointers, does to its
        parameters what it would do to arguments.
        """
        count = self._facts.blocks[block].parameters
        parameters = [Field(block, FIRST_PARAMETER + index) for index in range(count)]
        call = _call_of(procedure.name, parameters, Field(block, RETURNED))
        self._outside(procedure.name, call)

    def variable(self, name: str, home: Field) -> None:
        """A variable that is outside has what its model says; without one, code that
        is not there may store in it what it knows.
        """
        model = self._models.get(name)
        if model is None:
            self._facts.address(self._facts.outside, home)
            return
        self._apply(name, model, _call_of(name, (), home))

    def tell(self, procedure: ir.Procedure, call: Call) -> int:
        """Note a call of a function; returns the block of that."""
        function = self._addresses.globals[procedure.name]
        self._told(call, function=function)
        return function.block

    def _direct(self, procedure: ir.Procedure, call: Call) -> None:
        block = self.tell(procedure, call)
        count = self._facts.blocks[block].parameters
        fixed = len(procedure.type.parameters)
        given = _in_order(call.arguments[:count])
        if procedure.type.variadic:
            more = self._variable(call, fixed, count)
            given = [*_in_order(call.arguments[:fixed]), *more]
        for index, argument in given:
            self._facts.copy(Field(block, FIRST_PARAMETER + index), argument)
        if call.result is not None:
            self._facts.copy(call.result, Field(block, RETURNED))

    def _variable(
        self, call: Call, fixed: int, most: int
    ) -> Iterator[tuple[int, Node]]:
        """The variable arguments, each with a parameter that it is for; the function
        has `most` of these."""
        if fixed < 0:
            return
        given = zip(call.arguments, call.operands, strict=True)
        slots = passed(call.operands, fixed)
        for (argument, operand), slot in list(zip(given, slots, strict=True))[fixed:]:
            if argument is None:
                continue
            if operand.copied:
                content = self._facts.variable()
                self._facts.load(content, self._facts.everywhere(argument))
                argument = content
            last = most if slot.further else slot.number + 1
            for number in range(slot.number, last):
                yield number, argument

    def _told(
        self,
        call: Call,
        function: Field | None = None,
        pointer: Node | None = None,
        name: str = "",
    ) -> None:
        if pointer is not None and call.shared is not None:
            # It is one call of the program, with the pointers of all clones.
            key = id(call.shared)
            if key not in self._pointers:
                self._pointers[key] = self._facts.variable()
            self._facts.copy(self._pointers[key], pointer)
            pointer = self._pointers[key]
        told = Called(call.caller, function, pointer, name, call.line)
        self._facts.calls[told] = None

    def _indirect(
        self,
        pointer: Node,
        arguments: Iterable[tuple[int, Node]],
        result: Node | None,
        call: Call,
    ) -> None:
        self._told(call, pointer=pointer)
        for index, argument in arguments:
            self._facts.store(pointer, argument, FIRST_PARAMETER + index)
        if result is not None:
            self._facts.load(result, pointer, RETURNED)

    def _outside(self, name: str, call: Call) -> None:
        if not name.startswith("llvm.") and name != call.where:
            self._told(call, name=name)
        if name.startswith("llvm.va_start"):
            self._start_list(call)
            return
        model = self._models.get(name)
        if model is not None:
            self._apply(name, model, call)
        elif name.startswith("llvm."):
            # Other intrinsics compute something of their operands.
            for argument in call.arguments:
                if argument is not None and call.result is not None:
                    self._facts.compute(call.result, argument)
        else:
            given = [one for one in call.arguments if one is not None]
            known = self._facts.unmodelled.setdefault(name, {})
            known |= dict.fromkeys(given)
            self._unmodelled(call)

    def _unmodelled(self, call: Call) -> None:
        """What is passed becomes known outside, and anything known there may return."""
        for argument in call.arguments:
            if argument is not None:
                self._facts.copy(self._facts.outside, argument)
        if call.result is not None:
            self._facts.copy(call.result, self._facts.outside)

    def _start_list(self, call: Call) -> None:
        """A `va_list` leads to an array of the arguments that `...` stands for."""
        (pointer, *_) = call.arguments
        assert pointer is not None
        array = self._lists.get(call.caller)
        if array is None:
            caller = self.procedures[call.where]
            array = self._lists[call.caller] = self._memory(
                f"{self._facts.blocks[call.caller].name}.varargs",
                Kind.LOCAL,
                one_field(self._facts.word),
            )
            last = self._facts.blocks[call.caller].parameters
            for index in range(len(caller.type.parameters), last):
                parameter = Field(call.caller, FIRST_PARAMETER + index)
                self._facts.copy(Field(array, 0), parameter)
        address = self._facts.variable()
        self._facts.address(address, Field(array, 0))
        self._facts.store(self._facts.everywhere(pointer), address)

    def _memory(
        self,
        name: str,
        kind: Kind,
        layout: Layout | None = None,
        size: int | None = None,
        line: str = "",
    ) -> int:
        block = Block(name=name, kind=kind, layout=layout, size=size, line=line)
        number = self._facts.block(block)
        self._addresses.layouts[number] = layout
        return number

    def _apply(self, name: str, model: Model, call: Call) -> None:
        if call.result is None and any(map(_reads_result, model)):
            call = replace(call, result=self._facts.variable())
        for effect in model:
            if isinstance(effect, Invoke):
                returned = self._invoke(name, effect, call)
                self._facts.copy(self._facts.outside, returned)
            else:
                self._assign(name, effect, call)

    def _invoke(self, name: str, effect: Invoke, call: Call) -> Node:
        """A variable with what the called function returns."""
        returned = self._facts.variable()
        callee = self._value(name, effect.callee, call)
        if callee is not None:
            arguments = [
                None if one is None else self._value(name, one, call)
                for one in effect.arguments
            ]
            self._indirect(callee, _in_order(arguments), returned, call)
        return returned

    def _assign(self, name: str, effect: Assign, call: Call) -> None:
        value = effect.value
        target = None if effect.target is None else self._node(effect.target, call)
        if target is None or effect.target is None:
            if isinstance(value, Invoke):
                self._invoke(name, value, call)
            return
        if effect.target.content and isinstance(value, Place) and value.content:
            source = self._node(value, call)
            if source is not None:
                size = self._number(effect.size, call)
                self._facts.block_copies[BlockCopy(target, source, size)] = None
            return
        source = self._value(name, value, call)
        if source is None:
            return
        if effect.target.content:
            self._facts.store(target, source)
        else:
            self._facts.copy(target, source)

    def _node(self, place: Place, call: Call) -> Node | None:
        """The variable that a place is, or that points to it."""
        node = self._start(place, call)
        if node is None or not place.array:
            return node
        size = 1 if place.bytes else self._number(place.element, call)
        found = self._facts.variable()
        step = Step(target=found, source=node, anywhere=True, first=True)
        within = None if size is None else of_size(size)
        self._facts.step(replace(step, within=within, computed=size is None))
        return found

    def _start(self, place: Place, call: Call) -> Node | None:
        """The same, at the start of an array."""
        if place.index == OUTSIDE:
            return self._facts.outside
        if place.index == SHARED:
            return self._facts.shared(place.memory)
        if place.index == KEPT:
            return self._facts.kept(place.memory)
        if place.index == RETURN:
            return call.result
        if place.index >= len(call.arguments):
            return None
        return call.arguments[place.index]

    def _value(
        self, name: str, value: Place | New | Unknown | Invoke, call: Call
    ) -> Node | None:
        if isinstance(value, Invoke):
            return self._invoke(name, value, call)
        if isinstance(value, Place):
            node = self._node(value, call)
            if node is None or not value.content:
                return node
            loaded = self._facts.variable()
            self._facts.load(loaded, node)
            return loaded
        found = self._facts.variable()
        if isinstance(value, Unknown):
            self._facts.unknown[found] = None
        else:
            self._facts.address(found, Field(self._new(name, value, call), 0))
        return found

    def _new(self, name: str, value: New, call: Call) -> int:
        if value.static:
            if name not in self._static:
                # What a model says it has may be anywhere in it.
                self._static[name] = self._memory(
                    f"{name}.static", Kind.GLOBAL, one_field(self._facts.word)
                )
            return self._static[name]
        sizes = [self._number(index, call) for index in value.size]
        size: int | None = 1 if sizes else None
        for one in sizes:
            size = None if size is None or one is None else size * one
        return self._memory(f"{name}{call.at}", Kind.HEAP, size=size, line=call.line)

    def _number(self, index: int | None, call: Call) -> int | None:
        """The value of an argument, if it is a constant."""
        if index is None or index >= len(call.operands):
            return None
        value = call.operands[index].value
        return value.value if isinstance(value, ir.Integer) else None


def _call_of(name: str, arguments: Sequence[Node], result: Field) -> Call:
    """A call of what is outside, by itself."""
    return Call(
        arguments=arguments,
        operands=(),
        result=result,
        caller=result.block,
        where=name,
        function=name,
    )


def _in_order(arguments: Sequence[Node | None]) -> list[tuple[int, Node]]:
    """Those that are addresses, each with its number."""
    return [(index, one) for index, one in enumerate(arguments) if one is not None]


def _reads_result(effect: Assign | Invoke) -> bool:
    """Whether an effect needs what is returned, though the caller may not."""
    used: list[object]
    if isinstance(effect, Invoke):
        used = [*effect.arguments]
    else:
        content = effect.target is not None and effect.target.content
        used = [effect.value, effect.target if content else None]
        if isinstance(effect.value, Invoke):
            used += effect.value.arguments
    return any(isinstance(one, Place) and one.index == RETURN for one in used)
