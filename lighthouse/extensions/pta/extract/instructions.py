"""The constraints of each LLVM instruction."""

from collections.abc import Sequence
from dataclasses import replace

from lighthouse.extensions.pta.extract import ir
from lighthouse.extensions.pta.extract.addresses import Addresses
from lighthouse.extensions.pta.extract.calls import Call, Calls
from lighthouse.extensions.pta.extract.debug import Member, Source
from lighthouse.extensions.pta.extract.facts import (
    FIRST_PARAMETER,
    RETURNED,
    Block,
    Facts,
    Field,
    Kind,
    Node,
    Part,
    Step,
)
from lighthouse.extensions.pta.extract.integers import followed
from lighthouse.extensions.pta.extract.layout import Machine, repeated
from lighthouse.extensions.pta.extract.parser import ARITHMETIC, CALLS, CASTS
from lighthouse.extensions.pta.extract.varargs import loads
from lighthouse.extensions.pta.extract.wrappers import Clone, Wrappers

# The result is one of the operands, or has some of them in it.
_PASSING = CASTS | frozenset(
    "phi select freeze extractvalue insertvalue extractelement insertelement "
    "shufflevector".split()
)

# Ends the operations of a debug record that are about a value, not a place.
_VALUE = ["DW_OP_stack_value"]
# Larger numbers are not distances between the fields of an object.
_FARTHEST = 1 << 16
# Addresses have no more bits; programs keep tags in those above.
_ADDRESS = 47


class Body:
    """The instructions of one function, block `home` of the facts, or a clone."""

    def __init__(
        self,
        procedure: ir.Procedure,
        home: int,
        facts: Facts,
        machine: Machine,
        addresses: Addresses,
        calls: Calls,
        source: Source,
        wrappers: Wrappers,
        clone: Clone | None = None,
    ) -> None:
        self._wrappers = wrappers
        self._shared = procedure.name in wrappers.names
        self._clone = clone or Clone(
            parameters=[
                Field(home, FIRST_PARAMETER + index)
                for index in range(len(procedure.parameters))
            ],
            returned=Field(home, RETURNED),
        )
        self._procedure = procedure
        self._name = source.named(procedure.name, procedure.place)
        self._home = home
        self._facts = facts
        self._machine = machine
        self._addresses = addresses
        self._calls = calls
        self._source = source
        self._locals: dict[str, Node] = {}
        # Locals that are known addresses: of which block, at which distance.
        self._known: dict[str, tuple[int, int]] = {}
        self._places: dict[str, ir.Described] = {}
        self._differing = _differing(procedure.body or ())
        self._followed = followed(procedure.body or (), machine.word)
        self._arguments = loads(procedure, machine, addresses)
        self._at = ""

    def visit(self) -> None:
        procedure = self._procedure
        names = zip(procedure.parameters, self._clone.parameters, strict=True)
        self._locals.update(names)
        body = procedure.body or ()
        declared = self._declared()
        for instruction in body:
            if instruction.opcode == "alloca":
                self._alloca(instruction)
        self._describe(declared)
        for instruction in body:
            self._at = self._source.line(instruction.place)
            self._visit(instruction)

    def _declared(self) -> set[int]:
        """Note the places of variables that have one; returns their numbers."""
        declared = set()
        for record in self._procedure.described:
            if record.declares and isinstance(record.value, ir.Local):
                self._places.setdefault(record.value.name, record)
                declared.add(record.variable)
        return declared

    def _describe(self, declared: set[int]) -> None:
        """A variable without a place is at each time the result of some instruction;
        it becomes a variable of its own, which is all of them, wherever the function
        that declares it is inlined.
        """
        for record in self._procedure.described:
            number = record.variable
            if number in declared or not self._source.name(number):
                continue
            part = self._part_of(record)
            found = self._facts.described.get((number, part.start))
            if found is None:
                title = self._title(number) + part.path
                found = self._facts.variable(title, self._source.line(number))
                self._facts.described[number, part.start] = found
                self._facts.types[found] = part.type
            self._take(found, record)

    def _part_of(self, record: ir.Described) -> Member:
        """The part of a variable that a record is about."""
        type = self._source.type(record.variable)
        if not record.size:
            return Member(0, "", type)
        return self._source.part(type, record.start, record.size)

    def _take(self, variable: int, record: ir.Described) -> None:
        """variable = what the operations of a record make of its values"""
        match record.operations:
            case () | ("DW_OP_stack_value",):
                self._flow(variable, record.value)
            case ("DW_OP_plus_uconst", by, *more) if more in ([], _VALUE):
                source = self._pointer(record.value)
                step = Step(target=variable, source=source, distance=int(by))
                self._facts.step(step)
            case operations:
                result = self._facts.variable()
                for value in (record.value, *record.also):
                    self._facts.compute(result, self._pointer(value))
                self._facts.copy(variable, result)
                if "DW_OP_deref" in operations:
                    self._facts.load(variable, result)

    def _title(self, variable: int) -> str:
        """A variable belongs to the function that declares it, inlined or not."""
        function = self._source.function(variable) or self._name
        return f"{function}.{self._source.name(variable)}"

    def _alloca(self, instruction: ir.Instruction) -> None:
        name = instruction.result or ""
        layout = self._machine.layout(instruction.type)
        if instruction.operands[0].value != ir.Integer(1):
            layout = repeated(layout)
        record = self._places.get(name)
        title, line = f"{self._name}.%{name}", instruction.place
        part = Member(0, "", -1)
        if record is not None:
            type = self._source.type(record.variable)
            whole = layout.size >= self._source.size(type)
            part = Member(0, "", type) if whole else self._part_of(record)
            title, line = self._title(record.variable) + part.path, record.variable
        made = Block(name=title, kind=Kind.LOCAL, layout=layout, type=part.type)
        block = self._facts.block(replace(made, line=self._source.line(line)))
        self._addresses.layouts[block] = layout
        self._known[name] = block, 0

    def _visit(self, instruction: ir.Instruction) -> None:
        operands = instruction.operands
        for operand in operands:
            if isinstance(operand.value, ir.Expression):
                self._constant(operand)
        match instruction.opcode:
            case "load":
                if self._is_argument(instruction):
                    self._take_argument(instruction)
                elif self._wide(instruction.type):
                    self._load(self._result(instruction), operands[0], instruction.type)
                elif self._fits_part(instruction.type):
                    self._take_part(instruction)
            case "store":
                if self._carries(operands[0].type):
                    self._store(operands[1], operands[0])
            case "getelementptr":
                self._getelementptr(instruction)
            case "ret":
                if operands and self._carries(operands[0].type):
                    self._flow(self._clone.returned, operands[0].value)
            case "atomicrmw" | "cmpxchg":
                self._atomic(instruction)
            case "va_arg":
                lists = self._facts.everywhere(self._pointer(operands[0].value))
                values = self._facts.variable()
                self._facts.load(values, lists)
                self._facts.load(self._result(instruction), values)
            case "landingpad":
                self._facts.copy(self._result(instruction), self._facts.outside)
            case opcode if opcode in CALLS and _masks(instruction):
                self._compute(replace(instruction, opcode="and"))
            case opcode if opcode in CALLS:
                self._call(instruction)
            case opcode if opcode in ARITHMETIC:
                self._compute(instruction)
            case opcode if opcode in _PASSING:
                self._pass(instruction)

    def _constant(self, operand: ir.Operand) -> None:
        """An integer that is made of addresses exposes them, though it is only compared
        or an index; of what is less than an address, nothing is loaded or cut off."""
        if isinstance(operand.type, ir.Scalar) and self._wide(operand.type):
            self._pointer(operand.value)
        elif self._facts.in_parts and self._fits_part(operand.type):
            part = self._pointer(operand.value)
            self._facts.parts[Part(part, part, True)] = None

    def _is_argument(self, load: ir.Instruction) -> bool:
        """Whether it is known which variable argument it gets, if it is executed."""
        most = self._facts.blocks[self._home].parameters
        number = self._arguments.get(load.result or "", most)
        return number is None or number < most

    def _take_argument(self, load: ir.Instruction) -> None:
        number = self._arguments[load.result or ""]
        if number is not None:
            if not isinstance(load.type, ir.Pointer):
                self._facts.integers[self._result(load)] = None
            parameter = Field(self._home, FIRST_PARAMETER + number)
            self._facts.copy(self._result(load), parameter)

    def _atomic(self, instruction: ir.Instruction) -> None:
        """What was there is loaded; it or the last operand, or both, are stored."""
        pointer, stored = instruction.operands[0], instruction.operands[-1]
        if self._wide(stored.type):
            self._load(self._result(instruction), pointer, stored.type)
        elif self._fits_part(stored.type):
            self._take_part(instruction)
        if self._carries(stored.type):
            self._store(pointer, stored)
            if instruction.opcode == "atomicrmw" and isinstance(stored.type, ir.Scalar):
                changed = self._facts.variable()
                self._facts.compute(changed, self._result(instruction))
                self._facts.store(self._pointer(pointer.value), changed)

    def _pass(self, instruction: ir.Instruction) -> None:
        type = instruction.type
        exposes = self._carries(type) and instruction.result not in self._differing
        if instruction.opcode == "inttoptr":
            if instruction.result not in self._followed:
                self._facts.unknown[self._result(instruction)] = None
        elif instruction.opcode == "ptrtoint" and exposes:
            self._facts.integers[self._result(instruction)] = None
        for operand in instruction.operands:
            if self._wide(operand.type) and self._fits_part(type):
                if self._facts.in_parts:
                    place = self._pointer(operand.value)
                    part = Part(self._result(instruction), place, True)
                    self._facts.parts[part] = None
            elif self._carries(operand.type) and self._carries(type):
                self._flow(self._result(instruction), operand.value)

    def _carries(self, type: ir.Type) -> bool:
        """A value of this type has room for an address, or for what is looked at of
        one."""
        return self._wide(type) or (self._facts.in_parts and self._fits_part(type))

    def _wide(self, type: ir.Type) -> bool:
        return self._machine.size(type) >= self._machine.word

    def _fits_part(self, type: ir.Type) -> bool:
        """A value of this type may be some of the bytes of an address."""
        if isinstance(type, ir.Scalar):
            return 8 <= type.bits < 8 * self._machine.word
        return 0 < self._machine.size(type) < self._machine.word

    def _take_part(self, instruction: ir.Instruction) -> None:
        """Load less than an address."""
        if not self._facts.in_parts:
            return
        value = self._result(instruction)
        pointer = instruction.operands[0].value
        field = self._exactly(pointer)
        if field is not None:
            part = Part(value, field, True)
        else:
            part = Part(value, self._pointer(pointer), False)
        self._facts.parts[part] = None

    def _result(self, instruction: ir.Instruction) -> Node:
        return self._local(instruction.result or "")

    def _local(self, name: str) -> Node:
        found = self._locals.get(name)
        if found is None:
            text = f"{self._name}.%{name}"
            found = self._locals[name] = self._facts.variable(text, self._at)
        return found

    def _exactly(self, value: ir.Value, word: int = 0) -> Field | None:
        """The field whose address a value is, or one some words after it, if that is
        known."""
        distance = word * self._machine.word
        if isinstance(value, ir.Local):
            known = self._known.get(value.name)
            if known is None:
                return None
            block, start = known
            return self._addresses.field(block, start + distance)
        return self._addresses.exactly(value, distance)

    def _flow(self, target: Node, value: ir.Value) -> None:
        """target = value"""
        field = self._exactly(value)
        if field is not None:
            self._facts.address(target, field)
        elif isinstance(value, ir.Local):
            self._facts.copy(target, self._local(value.name))
        else:
            self._addresses.flow(target, value)

    def _pointer(self, value: ir.Value) -> Node:
        """A variable that has this value."""
        if isinstance(value, ir.Local):
            if value.name in self._known and value.name not in self._locals:
                field = self._exactly(value)
                assert field is not None
                self._facts.address(self._local(value.name), field)
            return self._local(value.name)
        return self._addresses.constant(value)

    def _load(self, result: Node, pointer: ir.Operand, type: ir.Type) -> None:
        element = type.element if isinstance(type, ir.Vector) else type
        if not isinstance(element, ir.Pointer):
            self._facts.integers[result] = None
        for index in range(self._machine.words(type)):
            field = self._exactly(pointer.value, index)
            if field is None:
                self._facts.load(result, self._word(pointer.value, index))
            else:
                self._facts.copy(result, field)

    def _store(self, pointer: ir.Operand, stored: ir.Operand) -> None:
        for index in range(max(1, self._machine.words(stored.type))):
            field = self._exactly(pointer.value, index)
            if field is not None:
                self._flow(field, stored.value)
                continue
            at = self._word(pointer.value, index)
            self._facts.store(at, self._pointer(stored.value))

    def _word(self, pointer: ir.Value, index: int) -> Node:
        """The address of a word of a wide value."""
        start = self._pointer(pointer)
        if not index:
            return start
        found = self._facts.variable()
        distance = index * self._machine.word
        self._facts.step(Step(target=found, source=start, distance=distance))
        return found

    def _getelementptr(self, instruction: ir.Instruction) -> None:
        base, *indices = instruction.operands
        path = self._addresses.path(instruction.type, indices)
        known = self._place(base.value)
        name = instruction.result or ""
        if known is not None and path.total is not None:
            block, distance = known
            if self._addresses.layouts.get(block) is not None:
                self._known[name] = block, distance + path.total
                if name in self._locals:  # used before, by a phi
                    field = self._addresses.field(*self._known[name])
                    self._facts.address(self._locals[name], field)
                return
        source = self._pointer(base.value)
        self._addresses.move(self._result(instruction), source, path)

    def _place(self, value: ir.Value) -> tuple[int, int] | None:
        """The block that a value points into, and the distance in bytes."""
        if isinstance(value, ir.Local):
            return self._known.get(value.name)
        found = self._addresses.exact(value)
        return (found[0].block, found[1]) if found else None

    def _compute(self, instruction: ir.Instruction) -> None:
        """Addresses that are integers are moved by bytes, or have tags; whatever else
        is computed of one may be any place in its block.
        """
        if not self._carries(instruction.type):
            return
        result = self._result(instruction)
        opcode = instruction.opcode
        left, *others = (operand.value for operand in instruction.operands)
        if others and isinstance(others[0], ir.Integer):
            number = others[0].value
            if opcode in ("add", "sub") and abs(number) < _FARTHEST:
                distance = number if opcode == "add" else -number
                source = self._pointer(left)
                step = Step(target=result, source=source, distance=distance)
                self._facts.step(step)
                return
            if self._tags(opcode, number):
                self._flow(result, left)
                return
        for value in (left, *others):
            if not isinstance(value, ir.Integer | ir.Plain):
                self._facts.compute(result, self._pointer(value))

    def _tags(self, opcode: str, number: int) -> bool:
        """Whether this changes bits of a word that say nothing of which word it is."""
        changed = {"and": ~number, "or": number, "xor": number}.get(opcode)
        if changed is None:
            return False
        word = self._machine.word
        address = (1 << min(8 * word, _ADDRESS)) - word
        return changed & address == 0

    def _call(self, instruction: ir.Instruction) -> None:
        result = None
        callee = instruction.callee
        assert callee is not None
        if instruction.result and self._carries(instruction.type):
            result = self._result(instruction)
        nodes = [
            self._pointer(operand.value) if self._carries(operand.type) else None
            for operand in instruction.operands
        ]
        target = self._pointer(callee) if isinstance(callee, ir.Local) else None
        call = Call(
            arguments=nodes,
            operands=instruction.operands,
            fixed=instruction.fixed,
            result=result,
            caller=self._home,
            where=self._procedure.name,
            function=self._source.function(instruction.place) or self._name,
            line=self._at,
            context=self._source.inlined(instruction.place) + self._clone.context,
            shared=instruction if self._shared else None,
        )
        procedure = self._calls.called(callee)
        if procedure is not None and procedure.name in self._wrappers.names:
            self._call_clone(procedure, call)
        else:
            self._calls.call(callee, target, call)

    def _call_clone(self, procedure: ir.Procedure, call: Call) -> None:
        """Calls without a clone of their own share one.  The parameters and the result
        of the function itself are those of all its clones, for who looks at them."""
        home = self._calls.tell(procedure, call)
        own = self._wrappers.clones(procedure, self._clone.around)
        known = None if own else self._wrappers.shared.get(procedure.name)
        clone = known or Clone(
            parameters=[self._facts.variable() for _ in procedure.parameters],
            returned=self._facts.variable(),
            context=call.at if own else "",
            around=(*(self._clone.around if own else ()), procedure.name),
        )
        for parameter, argument in zip(clone.parameters, call.arguments, strict=False):
            if argument is not None:
                self._facts.copy(parameter, argument)
        if call.result is not None:
            self._facts.copy(call.result, clone.returned)
        if known is not None:
            return
        if not own:
            self._wrappers.shared[procedure.name] = clone
        for index, parameter in enumerate(clone.parameters):
            self._facts.copy(Field(home, FIRST_PARAMETER + index), parameter)
        self._facts.copy(Field(home, RETURNED), clone.returned)
        Body(
            procedure,
            home,
            self._facts,
            self._machine,
            self._addresses,
            self._calls,
            self._source,
            self._wrappers,
            clone,
        ).visit()


def _masks(call: ir.Instruction) -> bool:
    callee = call.callee
    return isinstance(callee, ir.Global) and callee.name.startswith("llvm.ptrmask.")


def _differing(body: Sequence[ir.Instruction]) -> set[str | None]:
    """The addresses that become integers for the difference of two of them alone,
    which exposes neither."""
    casts = {one.result for one in body if one.opcode == "ptrtoint"}
    differing: set[str | None] = set()
    other: set[str | None] = set()
    for instruction in body:
        used = {
            operand.value.name if isinstance(operand.value, ir.Local) else None
            for operand in instruction.operands
        }
        if instruction.opcode == "sub" and used <= casts:
            differing |= used
        else:
            other |= used
    return differing - other
