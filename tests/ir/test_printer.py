"""Trees as text, and back."""

import re
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lighthouse.diagnostics import Source
from lighthouse.frontend import actions, grammar
from lighthouse.frontend.grammar import parse
from lighthouse.ir import nodes as ir
from lighthouse.ir import types as ty
from lighthouse.ir.printer import (
    print_expression,
    print_procedure,
    print_program,
    print_statement,
    print_type,
)
from tests.sampling import tables

# Programs as they are printed, each after a comment.
CANONICAL_FILE = Path(__file__).parent / "canonical.txt"
CANONICAL = re.split(r"^// .*\n", CANONICAL_FILE.read_text("utf-8"), flags=re.M)[1:]


def parsed(text: str) -> ir.Program:
    return parse(Source("test.gm", text))


def parsed_statement(text: str) -> ir.StatementNode:
    (procedure,) = parsed(f"Procedure p() {{ {text} }}").procedures
    (found,) = procedure.body.statements
    return found


def parsed_expression(text: str) -> ir.Expression:
    found = parsed_statement(f"x = {text};")
    assert isinstance(found, ir.Assign)
    return found.value


def test_programs() -> None:
    for text in CANONICAL:
        assert print_program(parsed(text)).strip() == text.strip()


TABLES = tables(__file__, ty=ty)


@pytest.mark.parametrize(*TABLES["other spellings of programs"])
def test_other_spellings_of_programs(text: str, expected: str) -> None:
    assert print_program(parsed(text)) == expected


@pytest.mark.parametrize(*TABLES["expressions"])
def test_expressions(text: str, expected: str | None) -> None:
    if text == "|a||b":
        text, expected = "|a| || b", "|a| || b"
    tree = parsed_expression(text)
    assert print_expression(tree) == (expected or text)
    assert parsed_expression(print_expression(tree)) == tree


@pytest.mark.parametrize(*TABLES["types"])
def test_types(type: ty.Type, text: str) -> None:
    assert print_type(type) == text


a, b, x = ir.Variable("a"), ir.Variable("b"), ir.Variable("x")


def test_negative_literals_become_the_minus_of_positive_ones() -> None:
    tree = ir.Binary("-", ir.Literal(-1), ir.Unary("-", ir.Literal(-2.5)))
    assert print_expression(tree) == "-1 - -(-2.5)"
    again = parsed_expression(print_expression(tree))
    assert print_expression(again) == print_expression(tree)


def test_a_branch_that_would_take_the_else_gets_braces() -> None:
    inner = ir.Loop(
        False, "n", ir.Range("Nodes", ir.Variable("G")), None, ir.If(b, ir.Assign(x, a))
    )
    tree = ir.If(a, inner, ir.Assign(x, b))
    again = parsed_statement(print_statement(tree))
    assert again == ir.If(a, ir.Block((inner,)), ir.Assign(x, b))
    chain = ir.If(a, ir.If(b, ir.Assign(x, a), ir.If(a, ir.Block())), ir.Assign(x, b))
    again = parsed_statement(print_statement(chain))
    assert again == ir.If(a, ir.Block((chain.then,)), ir.Assign(x, b))


def test_procedure_alone() -> None:
    procedure = ir.Procedure("f", (), (ir.Parameter("x", ty.INT),), local=True)
    assert print_procedure(procedure) == "Local f(; x: Int) { }\n"


# --- random programs ------------------------------------------------------------------

# What the grammar makes of each symbol: words, or one of several sequences of symbols.
WORDS = {
    "ID": st.sampled_from(["a", "b", "n", "max", "Import", "OutEdges", "E_S"]),
    "INT": st.integers(0, 2**63 - 1).map(str),
    "FLOAT": st.floats(0, allow_infinity=False, allow_nan=False).map(abs).map(repr),
    "FOREIGN": st.sampled_from(["[]", "[ f(a[1]); ]", "[x\n  [[]] y]", "[a > b;]"]),
    "TupleEnd": st.just(">"),
}
WAYS: dict[str, list[tuple[str, ...]]] = {}
# Those of errors, and of what is imported, are left out.
LEFT = {
    "error",
    "bad",
    "START",
    "import",
    "Kind",
    actions.bad_count,
    actions.range_by_name,
}
for rule in grammar.RULES:
    if not LEFT & {rule.action, *rule.symbols}:
        WAYS.setdefault(rule.head, []).append(rule.symbols)
# Of all trees many need them.
WAYS["expression"] += [("(", "expression", ")")] * 12


@cache
def steps(symbol: str, limit: int = 12) -> int:
    """How many rules, one in another, a symbol takes at least."""
    if symbol not in WAYS or not limit:
        return 99 if symbol in WAYS else 0
    return 1 + min(
        max((steps(part, limit - 1) for part in way), default=0) for way in WAYS[symbol]
    )


@st.composite
def texts(draw: st.DrawFn, symbol: str, most: int) -> str:
    """What the grammar makes of a symbol, in not many more steps than `most`."""

    def derived(symbol: str, left: int) -> str:
        if symbol not in WAYS:
            return draw(WORDS[symbol]) if symbol in WORDS else symbol
        left = max(left, steps(symbol)) - 1
        ways = [way for way in WAYS[symbol] if max(map(steps, way), default=0) <= left]
        return " ".join(derived(part, left) for part in draw(st.sampled_from(ways)))

    return derived(symbol, most)


@settings(max_examples=60)
@given(texts("expression", 7))
def test_expressions_come_back(text: str) -> None:
    tree = parsed_expression(text)
    assert parsed_expression(print_expression(tree)) == tree


@settings(max_examples=60)
@given(texts("statement", 8))
def test_statements_come_back(text: str) -> None:
    tree = parsed_statement(text)
    printed = print_statement(tree)
    assert parsed_statement(printed) == tree
    assert print_statement(parsed_statement(printed)) == printed


@given(texts("type", 5))
def test_types_come_back(text: str) -> None:
    tree = parsed_statement(f"{text} a;")
    assert isinstance(tree, ir.Declare)
    assert parsed_statement(f"{print_type(tree.type)} a;") == tree


@given(texts("procedures", 10), st.sampled_from(["", "Import a; Import E_S;"]))
def test_programs_come_back(text: str, imports: str) -> None:
    tree = parsed(f"{imports} {text}")
    assert parsed(print_program(tree)) == tree
