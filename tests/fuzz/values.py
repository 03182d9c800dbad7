"""The text of an expression, and what is known of its value."""

from __future__ import annotations

from dataclasses import dataclass

from tests.fuzz.words import NUMBERS

CONDITIONAL, OR, AND, EQUAL, ORDER, SUM, TERM, UNARY, PRIMARY = range(9)
LEVELS = {"+": SUM, "-": SUM, "*": TERM, "/": TERM, "%": TERM}
LEVELS |= {"==": EQUAL, "!=": EQUAL, "<": ORDER, ">": ORDER, "<=": ORDER, ">=": ORDER}
LEVELS |= {"&&": AND, "And": AND, "||": OR, "Or": OR}

# Plain floating values: multiples of 1/8 up to 256.
PLAIN, PLAIN_BITS = 256.0, 3
# Bits of the significand.
EXACT = {"Float": 24, "Double": 53}
SUMS = {"Float": 2.0**20, "Double": 2.0**40}
RANK = {name: rank for rank, name in enumerate(NUMBERS)}
LIMITS = {"Int": 2.0**31, "Long": 2.0**63}
ROUGH = float("inf")


@dataclass(frozen=True, slots=True)
class Value:
    """The text of an expression and how tightly its outermost operator binds.

    size, bits: of a number, a bound and the bits after the point; rough ones have an
        infinite size.
    """

    text: str
    level: int = PRIMARY
    size: float = 0.0
    bits: int = 0

    def within(self, level: int) -> str:
        """The text as an operand of an operator that binds as tightly as `level`."""
        return self.text if self.level >= level else f"({self.text})"

    def fits(self, type: str) -> bool:
        """True if a floating `type` holds the value exactly."""
        return self.size * 2.0**self.bits <= 2.0 ** EXACT[type]

    def or_other(self, other: Value, text: str, level: int = PRIMARY) -> Value:
        """The text of what may be one or the other."""
        size, bits = max(self.size, other.size), max(self.bits, other.bits)
        return Value(text, level, size, bits)


def infix(
    left: Value, operator: str, right: Value, size: float = 0, bits: int = 0
) -> Value:
    level = LEVELS[operator]
    text = f"{left.within(level)} {operator} {right.within(level + 1)}"
    return Value(text, level, size, bits)


def conditional(test: Value, then: Value, other: Value) -> Value:
    text = f"{test.within(OR)} ? {then.within(OR)} : {other.within(OR)}"
    return then.or_other(other, text, CONDITIONAL)


def sized(text: str | int, size: float, bits: int = 0) -> Value:
    return Value(str(text), PRIMARY, size, bits)


def held(text: str, type: str) -> Value:
    """What an integer or a plain floating symbol of this type holds."""
    if type in LIMITS:
        return sized(text, LIMITS[type])
    return sized(text, PLAIN, PLAIN_BITS)


def integer(value: int) -> Value:
    """A literal."""
    return Value(str(value), UNARY if value < 0 else PRIMARY, abs(value))
