"""The grammar of Green-Marl, and `parse`.

A rule reads as in a grammar book and names what it builds.  The action gets the values
of the rule's nonterminals and of ID, INT, FLOAT and FOREIGN; keywords and punctuation
carry none.  Most actions are node classes, whose fields stand in the order of the text.

PLY makes the LALR(1) tables from the rules and runs them.  Making them takes longer
than compiling a small program, hence they are kept in the user's cache directory.
"""

import contextlib
import re
import unicodedata
from collections.abc import Callable, Sequence
from copy import copy
from dataclasses import dataclass, replace
from functools import cache, partial
from itertools import count
from types import SimpleNamespace

from ply import yacc

from lighthouse.cache import content_key
from lighthouse.diagnostics import (
    NOWHERE,
    CompileError,
    Diagnostics,
    Edit,
    Source,
    Span,
)
from lighthouse.frontend import actions as make
from lighthouse.frontend import syntax_errors
from lighthouse.frontend.lexer import KEYWORDS, SOFT_KEYWORDS, Token, tokenize
from lighthouse.frontend.mistakes import FILE as MISTAKES
from lighthouse.frontend.nesting import check_nesting
from lighthouse.frontend.recovery import Failure, Stream, Symbol, resume, skip
from lighthouse.frontend.repairs import text_of
from lighthouse.frontend.requirements import with_requirements
from lighthouse.frontend.tables import Automaton, Tables, kept
from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty


@dataclass(frozen=True, slots=True)
class Rule:
    """`head : symbols`, what it builds, and a precedence other than its operator's."""

    head: str
    symbols: tuple[str, ...]
    action: make.Action
    precedence: str | None = None

    def __str__(self) -> str:
        return " ".join([self.head, ":", *self.symbols])


def rule(text: str, action: make.Action, precedence: str | None = None) -> Rule:
    head, _, *symbols = text.split()
    return Rule(head, tuple(symbols), action, precedence)


def optional(text: str, action: make.Action, otherwise: object) -> tuple[Rule, Rule]:
    """The rule, and the same head for nothing, which means `otherwise`."""
    head, _, _ = text.partition(" ")
    return rule(f"{head} :", make.constant(otherwise)), rule(text, action)


def several(head: str, item: str, separator: str = "") -> tuple[Rule, Rule]:
    """At least one item."""
    more = f"{head} : {head} {separator} {item}"
    return rule(f"{head} : {item}", make.single), rule(more, make.append)


# From weak to strong.  A dangling Else belongs to the nearest If: it is stronger than
# the rule that would end the If without it.
PRECEDENCE = (
    ("nonassoc", "If"),
    ("nonassoc", "Else"),
    ("right", "?", ":"),
    ("left", "||"),
    ("left", "&&"),
    ("left", "==", "!="),
    ("left", "<", ">", "<=", ">="),
    ("left", "+", "-"),
    ("left", "*", "/", "%"),
    ("right", "unary"),
)

PROGRAM = (
    rule("program : START imports procedures", make.program),
    *optional("imports : imports import", make.append, ()),
    rule("import : ID ID ;", make.extension),
    *optional("procedures : procedures procedure", make.append, ()),
    rule("procedure : Procedure ID ( inputs outputs ) returns block", ir.Procedure),
    rule(
        "procedure : Local ID ( inputs outputs ) returns block",
        partial(ir.Procedure, local=True),
    ),
    *optional("inputs : parameters", make.first, ()),
    *optional("outputs : ; parameters", make.first, ()),
    rule("parameters : group", make.first),
    rule("parameters : parameters , group", make.concatenate),
    rule("group : names : type", make.parameters),
    *several("names", "name", ","),
    rule("name : ID", ir.Variable),
    *optional("returns : : type", make.first, ty.VOID),
)

TYPES = (
    rule("type : scalar", make.first),
    *(
        rule(f"scalar : {name}", make.constant(type))
        for name, type in ty.SCALARS.items()
    ),
    rule("type : Graph", make.constant(ty.GraphType())),
    rule("type : UGraph", make.constant(ty.GraphType(undirected=True))),
    rule("type : Node bound", make.of_type(ty.NodeType)),
    rule("type : Edge bound", make.of_type(ty.EdgeType)),
    *optional("bound : ( ID )", make.first, None),
    rule("type : collection", make.first),
    *(
        rule(
            f"collection : {of}_{kind} bound", make.of_type(ty.CollectionType, kind, of)
        )
        for of in ("Node", "Edge")
        for kind in ("Set", "Order", "Seq")
    ),
    *(
        rule(f"type : Node_Property < Kind {close} bound", make.property_of_kind)
        for close in (">", "TupleEnd")
    ),
    *(
        rule(text.replace(">", close), make.of_type(type, *fixed))
        for close in (">", "TupleEnd")
        for text, type, *fixed in (
            ("type : Node_Property < type > bound", ty.PropertyType, "Node"),
            ("type : Edge_Property < type > bound", ty.PropertyType, "Edge"),
            ("type : Map < type , type >", ty.MapType),
            ("type : Collection < collection > bound", ty.QueueType),
        )
    ),
)

STATEMENTS = (
    rule("block : { statements }", make.block),
    rule("statements :", make.constant(())),
    rule("statements : statements ;", make.first),
    rule("statements : statements statement", make.together),
    rule("body : statement", make.first),
    rule("body : ;", ir.Block),
    rule("statement : block", make.first),
    rule("statement : type names ;", make.declare),
    rule("statement : type name = expression ;", make.initialize),
    # Assignments.
    rule("lvalue : variable", make.first),
    rule("lvalue : field", make.first),
    rule("lvalue : index", make.first),
    *several("lvalues", "lvalue", ","),
    *optional("at : @ ID", make.first, None),
    rule("statement : lvalue = expression ;", ir.Assign),
    rule("statement : lvalue <= expression at ;", ir.Defer),
    *(
        rule(f"statement : lvalue {spelling} expression at ;", make.reduce(operator))
        for spelling, operator in make.REDUCE_OPERATORS.items()
    ),
    rule("statement : lvalue -= expression at ;", make.subtract),
    rule("statement : lvalue ++ at ;", make.increment),
    rule("statement : lvalue -- at ;", make.decrement),
    rule(
        "statement : < lvalue targets > min= < expression values TupleEnd at ;",
        make.reduce_tuple("min"),
    ),
    rule(
        "statement : < lvalue targets > max= < expression values TupleEnd at ;",
        make.reduce_tuple("max"),
    ),
    *optional("targets : ; lvalues", make.first, ()),
    *optional("values : ; expressions", make.first, ()),
    # Control.
    rule("statement : If ( expression ) body", ir.If, "If"),
    rule("statement : If ( expression ) body Else body", ir.If),
    rule("statement : While ( expression ) block", ir.While),
    rule("statement : Do block While ( expression ) ;", ir.DoWhile),
    rule("statement : loop", make.first),
    rule("statement : annotations loop", make.annotate),
    rule("loop : Foreach ( ID : range ) filter body", partial(ir.Loop, True)),
    rule("loop : For ( ID : range ) filter body", partial(ir.Loop, False)),
    *optional("filter : ( expression )", make.first, None),
    *several("annotations", "annotation"),
    rule("annotation : @ ID", ir.Annotation),
    rule("annotation : @ ID ( words )", ir.Annotation),
    *several("words", "word", ","),
    rule("word : ID", make.first),
    rule("word : INT", lambda value, span: str(value)),
    rule("statement : Return ;", ir.Return),
    rule("statement : Return expression ;", ir.Return),
    rule("statement : call ;", ir.Effect),
    rule("statement : FOREIGN ;", ir.Foreign),
    rule("statement : FOREIGN :: [ lvalues ] ;", ir.Foreign),
    # Traversals.
    rule("statement : InBFS header guards block reverse", make.traversal(ir.Bfs)),
    rule(
        "statement : InRBFS header guards block reverse",
        make.traversal(ir.Bfs, against=True),
    ),
    rule("statement : InDFS header guards block post", make.traversal(ir.Dfs)),
    *(
        rule(
            f"header : ( ID : variable transposed . Nodes {root} expression )",
            make.together,
        )
        for root in ("From", ";")
    ),
    *optional("transposed : ^", make.constant(True), False),
    rule("guards :", make.constant((None, None))),
    rule("guards : ( expression )", lambda filter, span: (None, filter)),
    rule("guards : [ expression ]", lambda navigator, span: (navigator, None)),
    rule("guards : [ expression ] ( expression )", make.together),
    rule("guards : ( expression ) [ expression ]", make.swapped),
    *optional("reverse : InReverse filter block", make.way_back, (None, None)),
    *optional("post : InPost filter block", make.way_back, (None, None)),
)

EXPRESSIONS = (
    rule("expression : INT", ir.Literal),
    rule("expression : FLOAT", ir.Literal),
    rule("expression : True", partial(ir.Literal, True)),
    rule("expression : False", partial(ir.Literal, False)),
    rule("expression : NIL", ir.Nil),
    rule("expression : INF", ir.Infinity),
    rule("expression : +INF", ir.Infinity),
    rule("expression : -INF", partial(ir.Infinity, True)),
    rule("expression : variable", make.first),
    rule("expression : field", make.first),
    rule("expression : index", make.first),
    rule("expression : call", make.first),
    rule("expression : FOREIGN", ir.ForeignExpression),
    rule("expression : ( expression )", make.first),
    rule("expression : | expression |", partial(ir.Unary, "abs")),
    rule("expression : - expression", partial(ir.Unary, "-"), "unary"),
    rule("expression : ! expression", partial(ir.Unary, "!"), "unary"),
    rule("expression : ( scalar ) expression", ir.Cast, "unary"),
    rule("expression : expression ? expression : expression", ir.Conditional),
    *(
        rule(
            f"expression : expression {operator} expression",
            partial(ir.Binary, operator),
        )
        for _, *operators in PRECEDENCE[3:-1]
        for operator in operators
    ),
    rule("variable : ID", ir.Variable),
    rule("field : variable . ID", ir.Field),
    rule("index : variable [ expression ]", ir.Index),
    # Min and Max are functions too.
    rule("call : ID ( arguments )", make.call),
    rule("call : selector ( arguments )", make.call),
    rule("call : variable . ID ( arguments )", ir.Call),
    rule("call : field . ID ( arguments )", ir.Call),
    *optional("arguments : expressions", make.first, ()),
    *several("expressions", "expression", ","),
    # Reductions and what loops run over.
    *(
        rule(f"{group} : {name}", make.constant(name))
        for group, names in (
            ("selector", ("Min", "Max")),
            ("reducer", ("Sum", "Product", "Avg", "Exist", "All")),
        )
        for name in names
    ),
    *(
        rule(
            f"expression : {head} ( ID : range ) filter {{ expression }}", ir.Reduction
        )
        for head in ("selector", "reducer")
    ),
    rule("expression : Count ( ID : range ) filter", make.count),
    rule("expression : Count ( ID : range ) filter { expression }", make.bad_count),
    *(
        rule(f"range : {source} {rest}", action)
        for source in ("variable", "field")
        for rest, action in (
            *((f". {kind}", make.range_of(kind)) for kind in make.RANGES),
            (". ID", make.range_by_name),
            (". CommonNbrs ( expression )", make.range_of("CommonNbrs")),
            ("+ . Items", make.range_of("Items")),
            ("- . Items", make.range_of("Items", backward=True)),
            ("^ . Items", make.range_of("Items", backward=True)),
        )
    ),
)

# A bad piece is dropped; then comes RESUME where a statement or procedure can start,
# or HEAD where the block of the dropped head does.  SKIPPED comes twice since PLY tells
# of no further error before it has read three tokens.
RECOVERY = (
    rule("bad : error SKIPPED SKIPPED", make.constant(None)),
    rule("statement : bad RESUME", make.constant(ir.Block())),
    rule("statement : bad HEAD block rest", make.constant(ir.Block())),
    rule("rest :", make.constant(None), "If"),
    rule("rest : Else body", make.constant(None)),
    rule("rest : InReverse filter block", make.constant(None)),
    rule("rest : InPost filter block", make.constant(None)),
    rule("procedure : bad RESUME", make.constant(None)),
    rule("procedure : bad HEAD block", make.constant(None)),
)

RULES = PROGRAM + TYPES + STATEMENTS + EXPRESSIONS + RECOVERY
NONTERMINALS = frozenset(item.head for item in RULES)
_WITH_VALUE = NONTERMINALS | {"ID", "Kind", "INT", "FLOAT", "FOREIGN"}
TERMINALS = (
    frozenset(symbol for item in RULES for symbol in item.symbols)
    - NONTERMINALS
    - {"error"}
)


class Production:
    """A rule in the form in which the parser of PLY calls it.

    Beside its value, each symbol carries where its text starts and ends.
    """

    def __init__(self, rule: Rule) -> None:
        self.rule = rule
        self.name = rule.head
        self.len = len(rule.symbols)
        self.action = rule.action
        self.kept = [
            index
            for index, symbol in enumerate(rule.symbols, start=1)
            if symbol in _WITH_VALUE
        ]

    def callable(self, p: yacc.YaccProduction) -> None:
        symbols, stream = p.slice, p.lexer
        made = symbols[0]
        written = [item for item in symbols[1:] if getattr(item, "start", -1) >= 0]
        if written:
            made.start, made.end = written[0].start, written[-1].end
            span = Span(stream.source, made.start, made.end)
        else:
            made.start, made.end, span = -1, -1, NOWHERE
        try:
            values = [symbols[index].value for index in self.kept]
            made.value = self.action(*values, span=span)
        except CompileError as rejection:
            # The tree has a hole, but nobody sees it: the errors are raised first.
            made.value = None
            for diagnostic in rejection.diagnostics:
                stream.diagnostics.add(diagnostic)


PRODUCTIONS = [Production(item) for item in (Rule("", (), make.first), *RULES)]

# --- tables ---------------------------------------------------------------------------


def generate() -> yacc.LRGeneratedTable:
    """The tables of PLY, in which terminals have the names of `_plain`."""
    grammar = yacc.Grammar([_plain(terminal) for terminal in sorted(TERMINALS)])
    for level, (associativity, *terminals) in enumerate(PRECEDENCE, start=1):
        for terminal in terminals:
            grammar.set_precedence(_plain(terminal), associativity, level)
    for item in RULES:
        symbols = [_plain(symbol) for symbol in item.symbols]
        if item.precedence:
            symbols += ["%prec", _plain(item.precedence)]
        grammar.add_production(item.head, symbols)
        if item.head != "expression" and not item.precedence:
            # Operators elsewhere, as in `N_P<Int>`, shall not hide a conflict.
            grammar.Productions[-1].prec = ("right", 0)
    grammar.set_start(RULES[0].head)
    return yacc.LRGeneratedTable(grammar, "LALR")


def _plain(symbol: str) -> str:
    """PLY wants identifiers: `<=` becomes `LESS_THAN_SIGN_EQUALS_SIGN_`."""
    return re.sub(
        r"\W",
        lambda match: re.sub(r"\W", "_", unicodedata.name(match[0])) + "_",
        symbol,
    )


@cache
def tables() -> Tables:
    """The tables of this grammar."""
    key = content_key(
        yacc.__version__,
        *(f"{item} {item.precedence}" for item in RULES),
        *map(str, PRECEDENCE),
        str(KEYWORDS),
        MISTAKES.read_bytes(),
    )
    return kept(key, _make_tables)


def _make_tables() -> Tables:
    generated = generate()
    spelling = {_plain(terminal): terminal for terminal in TERMINALS}
    actions = {
        state: {spelling.get(name, name): action for name, action in row.items()}
        for state, row in generated.lr_action.items()
    }
    tables = Tables(actions, dict(generated.lr_goto), {})
    return replace(tables, explanations=syntax_errors.locate(partial(_probe, tables)))


# The parser stops after so many syntax errors: later ones follow from earlier ones, and
# each takes time that grows with the depth of the program.
MOST_FAILURES = 100

# --- parsing --------------------------------------------------------------------------


def parse(source: Source, imported: Sequence[str] = ()) -> ir.Program:
    """The tree of a file; the types of expressions are not known yet.

    It begins as if with an `Import` for each of `imported`.

    Every node spans its text; arguments that share a type span only their names.
    Raises CompileError with every lexical and syntax error found, at most twenty.
    """
    read, found = tokenize(source, imported)
    tokens = [token for token in read if token.type != "REQUIRES"]
    diagnostics = Diagnostics()
    for diagnostic in found:
        diagnostics.add(diagnostic)
    broken_lines = {diagnostic.span.line for diagnostic in found}
    cut_short = any(item.code in ("GM0005", "GM0006") for item in found)
    known = tables()
    # Keywords that were declared as names: their uses are not wrong once more.
    misnamed: set[str] = set()
    failures = count()

    def raise_errors() -> None:
        diagnostics.found.sort(key=lambda diagnostic: diagnostic.span.start)
        diagnostics.raise_errors()

    def on_failure(failure: Failure) -> Edit | None:
        if next(failures) == MOST_FAILURES:
            raise_errors()
        diagnostic = syntax_errors.explain(failure, known.explanations)
        word = text_of(diagnostic.span)
        follows = diagnostic.code == "GM0029" and word in misnamed
        follows = follows or failure.span.line in broken_lines
        follows = follows or diagnostic.span.line in broken_lines
        if diagnostic.code == "GM0025":
            misnamed.add(word)
        if not follows and not (cut_short and failure.token is None):
            diagnostics.add(diagnostic)
        return diagnostic.edit

    program = _run(known, Stream(source, tokens, diagnostics), on_failure)
    raise_errors()
    assert isinstance(program, ir.Program)
    check_nesting(program)
    comments = [
        Span(source, token.start, token.end)
        for token in read
        if token.type == "REQUIRES"
    ]
    return with_requirements(program, comments)


def _run(
    tables: Tables, stream: Stream, on_failure: Callable[[Failure], Edit | None]
) -> object:
    """Let PLY parse; `on_failure` says what would fix a syntax error."""
    automaton = Automaton(tables.actions, tables.gotos, PRODUCTIONS)

    def next_token() -> Token | None:
        token = stream.token()
        if token is not None and (type := SOFT_KEYWORDS.get(str(token.value))):
            states = parser.statestack
            is_name = automaton.accepts(states, "ID") and not stream.name_follows()
            if automaton.accepts(states, type) and not is_name:
                return replace(token, type=type)
        return token

    def on_error(token: Token | None) -> Token | None:
        symbols = tuple(Symbol.of(item) for item in parser.symstack)
        failure = Failure(stream, automaton, tuple(parser.statestack), symbols, token)
        if resume(failure, on_failure(failure)):
            parser.errok()
            return stream.token()
        if token is not None:
            skip(failure)
        return None

    parser = copy(_parser(tables))
    parser.errorfunc = on_error
    return parser.parse(lexer=stream, tokenfunc=next_token)


@cache
def _parser(tables: Tables) -> yacc.LRParser:
    """A parser to copy: PLY looks through all states to make one."""
    automaton = SimpleNamespace(
        lr_productions=PRODUCTIONS, lr_action=tables.actions, lr_goto=tables.gotos
    )
    return yacc.LRParser(automaton, None)


class _Probed(Exception):
    """Ends the parsing of an example at its first error."""


def _probe(tables: Tables, text: str) -> Failure:
    """Where an example fails."""
    failures: list[Failure] = []

    def on_failure(failure: Failure) -> Edit | None:
        failures.append(failure)
        raise _Probed

    source = Source("example", text)
    tokens, _ = tokenize(source)
    with contextlib.suppress(_Probed):
        _run(tables, Stream(source, tokens, Diagnostics()), on_failure)
    if not failures:
        raise ValueError(f"no syntax error in the example `{text}`")
    return failures[0]
