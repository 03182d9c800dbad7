"""Reads the text of a module, as LLVM prints it, into `ir.Module`.

The text was verified by LLVM and is not checked again.  Only the parts of instructions
that matter for pointers are kept.
"""

import re
from dataclasses import replace

from lighthouse.extensions.pta.extract import ir
from lighthouse.extensions.pta.extract.tokens import Tokens, plain, unquoted

_METADATA = re.compile(r"!(\d+) = (.*)")
# The kind, the value, the variable, what is done to the value, and, of assignments,
# where the variable is.
_RECORD = re.compile(
    r"#dbg_(declare|value|assign)\((.*?), !(\d+), !DIExpression\(([^)]*)\)"
    r"(?:, !\d+, (ptr %[^,]+), )?"
)
_LIST = "!DIArgList("
_FRAGMENT = "DW_OP_LLVM_fragment"
_PLACE = re.compile(r"!dbg !(\d+)")
_BLOCK = re.compile(r'("[^"]*"|[\w.$-]+):')
_NAME = r'(%(?:"[^"]*"|[\w.$-]+))'
_TARGET = re.compile(f"label {_NAME}")
_SOURCE = re.compile(rf", {_NAME} \]")
# The condition of a branch, or a comparison of numbers and local variables.
_SIDE = r"%[^, ]+|-?\d+"
_TESTED = re.compile(
    rf"  (?:br i1 (?P<condition>{_SIDE}),"
    r"|%\S+ = icmp (?:samesign )?(?P<predicate>\w+) \w+ "
    rf"(?P<left>{_SIDE}), (?P<right>{_SIDE})(?:, !|$))"
)
_CONSTANT_CASTS = frozenset(
    "bitcast addrspacecast inttoptr ptrtoint ptrtoaddr trunc".split()
)
CASTS = _CONSTANT_CASTS | frozenset(
    "zext sext fptrunc fpext fptoui fptosi uitofp sitofp".split()
)
_CONSTANT_ARITHMETIC = frozenset("add sub mul xor".split())
ARITHMETIC = _CONSTANT_ARITHMETIC | frozenset(
    "and or shl lshr ashr udiv sdiv urem srem fneg fadd fsub fmul fdiv frem".split()
)
# Operations on constants whose operands are listed as such.
_CONSTANT_LISTS = frozenset(
    "splat ptrauth extractelement insertelement shufflevector".split()
)
_OTHER_NAMES = frozenset(("dso_local_equivalent", "no_cfi"))
CALLS = frozenset(("call", "invoke", "callbr"))
VOID = ir.Unsized("void")
INDEX = ir.Scalar("i", 64)
_LOCAL = frozenset(("internal", "private"))


def parse(text: str) -> ir.Module:
    """Read a module; raises CompileError (GM0874) at what is not known here."""
    layout = ""
    structs: dict[str, ir.Struct] = {}
    variables: list[ir.Variable] = []
    procedures: list[ir.Procedure] = []
    aliases: dict[str, ir.Value] = {}
    metadata: dict[int, str] = {}
    assembly = []
    lines = iter(text.splitlines())
    for line in lines:
        if line.startswith("@"):
            read = _global(Tokens(line), _place(line))
            if isinstance(read, ir.Variable):
                variables.append(read)
            elif isinstance(read, ir.Procedure):
                procedures.append(read)
            else:
                aliases[read[0]] = read[1]
        elif line.startswith("%"):
            tokens = Tokens(line)
            name = unquoted(tokens.take())
            tokens.need("=")
            tokens.need("type")
            type = tokens.type()
            structs[name] = type if isinstance(type, ir.Struct) else ir.Struct(())
        elif line.startswith("define"):
            body = []
            for inner in lines:
                if inner == "}":
                    break
                body.append(inner)
            procedures.append(_procedure(line, body))
        elif line.startswith("declare"):
            procedures.append(_procedure(line, None))
        elif found := _METADATA.match(line):
            metadata[int(found[1])] = found[2]
        elif line.startswith("target datalayout"):
            layout = line.split('"')[1]
        elif line.startswith("module asm"):
            assembly.append(plain(line))
    return ir.Module(
        data_layout=layout,
        structs=structs,
        variables=tuple(variables),
        procedures=tuple(procedures),
        aliases=aliases,
        metadata=metadata,
        assembly="\n".join(assembly),
    )


def _place(line: str) -> int:
    found = _PLACE.search(line)
    return int(found[1]) if found else -1


def _global(
    tokens: Tokens, place: int
) -> ir.Variable | ir.Procedure | tuple[str, ir.Value]:
    name = unquoted(tokens.take())
    tokens.need("=")
    linkage = set()
    while tokens.next not in ("global", "constant", "alias", "ifunc"):
        linkage.add(tokens.next)
        tokens.skip()
    kind = tokens.take()
    type = tokens.type()
    if kind in ("alias", "ifunc"):
        tokens.need(",")
        target = operand(tokens).value
        if kind == "ifunc":
            assert isinstance(type, ir.Function)
            return _resolved(name, type, target, bool(linkage & _LOCAL))
        return name, target
    initial = None
    if tokens.next not in ("", ",") and not linkage & {"external", "extern_weak"}:
        initial = value(tokens)
    # It is the first of what follows, if there is one.
    placed = tokens.took(",") and tokens.took("section")
    return ir.Variable(
        name=name,
        type=type,
        initial=initial,
        local=bool(linkage & _LOCAL),
        section=tokens.take().strip('"') if placed else "",
        place=place,
    )


def _resolved(
    name: str, type: ir.Function, resolver: ir.Value, local: bool
) -> ir.Procedure:
    """An ifunc, as a function that calls what its resolver returns."""
    found, result = "found", None if type.returned == VOID else "result"
    parameters = tuple(map(str, range(len(type.parameters))))
    given = zip(type.parameters, map(ir.Local, parameters), strict=True)
    find = ir.Instruction(
        opcode="call", result=found, type=ir.Pointer(), callee=resolver
    )
    call = ir.Instruction(
        opcode="call",
        result=result,
        type=type.returned,
        operands=tuple(ir.Operand(*one) for one in given),
        callee=ir.Local(found),
    )
    returned = (ir.Operand(type.returned, ir.Local(result)),) if result else ()
    leave = ir.Instruction(opcode="ret", result=None, type=VOID, operands=returned)
    return ir.Procedure(
        name=name,
        type=type,
        parameters=parameters,
        copied=(False,) * len(parameters),
        body=(find, call, leave),
        local=local,
    )


def _procedure(line: str, body: list[str] | None) -> ir.Procedure:
    tokens = Tokens(line)
    local = bool(_LOCAL & set(line.split("@", 1)[0].split()))
    tokens.take()
    place = _place(line)
    if tokens.next.startswith("!"):  # declare !dbg !7 ...
        tokens.take()
        tokens.take()
    tokens.skip_words()
    returned = tokens.type()
    name = unquoted(tokens.take())
    tokens.need("(")
    types: list[ir.Type] = []
    parameters: list[str] = []
    copied = []
    variadic = False
    while not tokens.took(")"):
        if tokens.took("..."):
            variadic = True
        else:
            types.append(tokens.type())
            copied.append(_skip_attributes(tokens))
            named = tokens.next.startswith("%")
            parameters.append(unquoted(tokens.take()) if named else "")
        tokens.took(",")
    described: list[ir.Described] = []
    instructions = None if body is None else tuple(_body(body, described))
    return ir.Procedure(
        name=name,
        type=ir.Function(returned, tuple(types), variadic),
        parameters=tuple(parameters),
        copied=tuple(copied),
        body=instructions,
        described=tuple(described),
        local=local,
        place=place,
    )


def _skip_attributes(tokens: Tokens) -> bool:
    """Pass over the attributes of a parameter or argument; whether it is `byval`."""
    copied = False
    while tokens.next and tokens.next not in (",", ")") and not _at_value(tokens):
        copied = copied or tokens.next == "byval"
        tokens.took("align")
        tokens.skip()
    return copied


def _body(lines: list[str], described: list[ir.Described]) -> list[ir.Instruction]:
    """The instructions; a line that begins deeper goes on with the one before it.

    Control flow is kept in functions that read variable arguments, and nowhere else.
    """
    flow = any("@llvm.va_start" in line for line in lines)
    whole: list[str] = []
    for line in lines:
        if line.startswith("    #dbg_"):
            record = _record(line.strip())
            if record is not None:
                described.append(record)
        elif line.startswith("   ") and whole:
            whole[-1] += line
        elif (line.startswith("  ") and not line.startswith("  ]")) or (
            flow and _BLOCK.match(line)
        ):
            whole.append(line)
    return [_in_flow(line) if flow else _instruction(line) for line in whole]


def _in_flow(line: str) -> ir.Instruction:
    """The same with labels, and what a branch or a comparison depends on."""
    if block := _BLOCK.match(line):
        name = unquoted(f"%{block[1]}")
        return ir.Instruction(opcode="label", result=None, type=VOID, labels=(name,))
    found = _instruction(line)
    names = (_SOURCE if found.opcode == "phi" else _TARGET).findall(line)
    tested = _TESTED.match(line)
    return replace(
        found,
        labels=tuple(map(unquoted, names)),
        predicate=(tested and tested["predicate"]) or "",
        tested=tuple(
            value(Tokens(tested[side]))
            for side in ("condition", "left", "right")
            if tested and tested[side]
        ),
    )


def _record(line: str) -> ir.Described | None:
    """What a debug record says of a variable that is a pointer, or has a place."""
    found = _RECORD.match(line)
    if found is None:
        return None
    kind, text, variable, expression, place = found.groups()
    if place:
        text = place
    values = _described(text)
    if not values:
        return None
    operations, _, part = expression.partition(_FRAGMENT)
    start, size = (int(bits) // 8 for bits in part.split(",")[1:] or ("0", "0"))
    return ir.Described(
        value=values[0],
        also=values[1:],
        variable=int(variable),
        declares=kind == "declare" or bool(place),
        operations=tuple(filter(None, operations.split(", "))),
        start=start,
        size=size,
    )


def _described(text: str) -> tuple[ir.Value, ...]:
    """The pointers among the values of a debug record."""
    if text.startswith(_LIST):
        listed = _operands(Tokens(text.removeprefix(_LIST)), ")")
        return tuple(each.value for each in listed if isinstance(each.type, ir.Pointer))
    return (operand(Tokens(text)).value,) if text.startswith("ptr ") else ()


def _at_value(tokens: Tokens) -> bool:
    token = tokens.next
    return (
        token[:1] in ("%", "@", "[", "{", "<", '"')
        or token in _VALUE_WORDS
        or token[:1].isdigit()
        or token[:2] == 'c"'
        or (token[:1] in "+-" and token[1:2].isdigit())
    )


_VALUE_WORDS = (
    frozenset(
        "null undef poison zeroinitializer true false none asm getelementptr "
        "blockaddress".split()
    )
    | _CONSTANT_LISTS
    | _CONSTANT_CASTS
    | _CONSTANT_ARITHMETIC
    | _OTHER_NAMES
)


def operand(tokens: Tokens) -> ir.Operand:
    """A value after its type and attributes."""
    type = tokens.type()
    if type == ir.Unsized("metadata"):
        _skip_argument(tokens)
        return ir.Operand(type, ir.Plain())
    copied = _skip_attributes(tokens)
    return ir.Operand(type, value(tokens), copied)


def _skip_argument(tokens: Tokens) -> None:
    while tokens.next and tokens.next not in (",", ")"):
        tokens.take()
        if tokens.next == "(":
            tokens.skip_group()


_ENDS = {"[": "]", "{": "}", "<": ">"}


def value(tokens: Tokens) -> ir.Value:
    token = tokens.take()
    if token.startswith("%"):
        return ir.Local(unquoted(token))
    if token.startswith("@"):
        return ir.Global(unquoted(token))
    if token in _OTHER_NAMES:
        return value(tokens)
    if token == "getelementptr":
        while tokens.next != "(" or tokens.tokens[tokens.at - 1] == "inrange":
            tokens.skip()
        tokens.need("(")
        type = tokens.type()
        tokens.need(",")
        return ir.Expression(token, _operands(tokens, ")"), type)
    if token in _CONSTANT_CASTS:
        tokens.need("(")
        source = operand(tokens)
        tokens.need("to")
        tokens.type()
        tokens.need(")")
        return ir.Expression(token, (source,))
    if token in _CONSTANT_ARITHMETIC:
        while tokens.next in ("nuw", "nsw"):
            tokens.take()
        tokens.need("(")
        return ir.Expression(token, _operands(tokens, ")"))
    if token == "blockaddress":
        tokens.skip_group()
        return ir.Plain()
    if token in _CONSTANT_LISTS:
        tokens.need("(")
        return ir.Expression(token, _operands(tokens, ")"))
    if token == "<" and tokens.took("{"):
        packed = _operands(tokens, "}")
        tokens.need(">")
        return ir.Aggregate(packed)
    if token in _ENDS:
        return ir.Aggregate(_operands(tokens, _ENDS[token]))
    if token == "asm":
        texts = []
        while tokens.next and tokens.next != "(":
            texts.append(tokens.take())
        return ir.Assembly(" ".join(map(plain, texts)))
    try:
        return ir.Integer(int(token))
    except ValueError:
        return ir.Plain()


def _operands(tokens: Tokens, end: str) -> tuple[ir.Operand, ...]:
    """The operands that are left, up to `end`."""
    found = []
    while not tokens.took(end):
        found.append(operand(tokens))
        if tokens.next != end:
            tokens.need(",")
    return tuple(found)


def _instruction(line: str) -> ir.Instruction:
    tokens = Tokens(line)
    result = None
    if tokens.next.startswith("%"):
        result = unquoted(tokens.take())
        tokens.need("=")
    while tokens.next in ("tail", "musttail", "notail"):
        tokens.take()
    opcode = tokens.take()
    reader = _READERS.get(opcode, _nothing)
    type, operands, callee, numbers = reader(tokens)
    fixed = -1
    if isinstance(type, ir.Function):  # of a callee
        fixed = len(type.parameters) if type.variadic else -1
        type = type.returned
    return ir.Instruction(
        opcode=opcode,
        result=result,
        type=type,
        operands=operands,
        callee=callee,
        numbers=numbers,
        fixed=fixed,
        place=_place(line),
    )


_Parts = tuple[ir.Type, tuple[ir.Operand, ...], ir.Value | None, tuple[int, ...]]


def _nothing(tokens: Tokens) -> _Parts:
    """An instruction that pointers do not pass: br, fence."""
    return VOID, (), None, ()


def _icmp(tokens: Tokens) -> _Parts:
    """What is compared with an integer: an address is exposed as one."""
    tokens.skip_words()
    left = operand(tokens)
    if isinstance(left.type, ir.Pointer):
        return _nothing(tokens)
    tokens.need(",")
    return VOID, (left, ir.Operand(left.type, value(tokens))), None, ()


def _parts(type: ir.Type, *operands: ir.Operand) -> _Parts:
    return type, operands, None, ()


def _load(tokens: Tokens) -> _Parts:
    tokens.skip_words()
    type = tokens.type()
    tokens.need(",")
    return _parts(type, operand(tokens))


def _store(tokens: Tokens) -> _Parts:
    tokens.skip_words()
    stored = operand(tokens)
    tokens.need(",")
    return _parts(VOID, stored, operand(tokens))


def _getelementptr(tokens: Tokens) -> _Parts:
    while not tokens.at_type():
        tokens.skip()
    type = tokens.type()
    operands = []
    while tokens.took(",") and not tokens.next.startswith("!"):
        operands.append(operand(tokens))
    return _parts(type, *operands)


def _alloca(tokens: Tokens) -> _Parts:
    tokens.skip_words()
    type = tokens.type()
    count = ir.Operand(INDEX, ir.Integer(1))
    if tokens.took(",") and tokens.at_type():
        count = operand(tokens)
    return _parts(type, count)


def _phi(tokens: Tokens) -> _Parts:
    tokens.skip_words()
    type = tokens.type()
    operands = []
    while tokens.took("["):
        operands.append(ir.Operand(type, value(tokens)))
        tokens.need(",")
        tokens.take()
        tokens.need("]")
        tokens.took(",")
    return _parts(type, *operands)


def _listed(tokens: Tokens) -> _Parts:
    """Operands with their types, the first (which may follow flags) like the result."""
    tokens.skip_words()
    operands = [operand(tokens)]
    numbers = []
    while tokens.took(",") and not tokens.next.startswith("!"):
        if tokens.at_type():
            operands.append(operand(tokens))
        elif tokens.next[:1].isdigit():
            numbers.append(tokens.integer())
        else:
            break
    return operands[0].type, tuple(operands), None, tuple(numbers)


def _select(tokens: Tokens) -> _Parts:
    _, operands, _, _ = _listed(tokens)
    return _parts(operands[1].type, *operands[1:])


def _arithmetic(tokens: Tokens) -> _Parts:
    tokens.skip_words()
    first = operand(tokens)
    operands = [first]
    if tokens.took(",") and not tokens.next.startswith("!"):
        operands.append(ir.Operand(first.type, value(tokens)))
    return _parts(first.type, *operands)


def _cast(tokens: Tokens) -> _Parts:
    tokens.skip_words()
    source = operand(tokens)
    tokens.need("to")
    return _parts(tokens.type(), source)


def _ret(tokens: Tokens) -> _Parts:
    if tokens.next == "void":
        return _nothing(tokens)
    return _parts(VOID, operand(tokens))


def _va_arg(tokens: Tokens) -> _Parts:
    source = operand(tokens)
    tokens.need(",")
    return _parts(tokens.type(), source)


def _atomicrmw(tokens: Tokens) -> _Parts:
    tokens.took("volatile")
    tokens.take()
    _, operands, _, _ = _listed(tokens)
    return _parts(operands[1].type, *operands)


def _cmpxchg(tokens: Tokens) -> _Parts:
    _, operands, _, _ = _listed(tokens)
    return _parts(operands[1].type, *operands[:3])


def _call(tokens: Tokens) -> _Parts:
    tokens.skip_words()
    type = tokens.type()
    while tokens.next == "addrspace":
        tokens.take()
        tokens.skip_group()
    callee = value(tokens)
    tokens.need("(")
    return type, _operands(tokens, ")"), callee, ()


LISTED = "freeze extractvalue extractelement insertvalue insertelement shufflevector"
_READERS = {
    "load": _load,
    "store": _store,
    "getelementptr": _getelementptr,
    "alloca": _alloca,
    "phi": _phi,
    "select": _select,
    "ret": _ret,
    "icmp": _icmp,
    "va_arg": _va_arg,
    "atomicrmw": _atomicrmw,
    "cmpxchg": _cmpxchg,
    "landingpad": lambda tokens: _parts(tokens.type()),
    **dict.fromkeys(LISTED.split(), _listed),
    **dict.fromkeys(CASTS, _cast),
    **dict.fromkeys(ARITHMETIC, _arithmetic),
    **dict.fromkeys(CALLS, _call),
}
