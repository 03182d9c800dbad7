"""Random numbers of the interpreter, the same as on every other target.

Each procedure draws from a stream.  A parallel loop that draws takes a *key* from the
stream around it, and each iteration has a stream of its own, which starts from the key
and from the number of the iteration's node or edge: so the order of the iterations does
not matter.  A loop over the items of a sequence or queue, where one element may come
twice, is sequential instead.  `include/random.cuh` has the functions and their sources.
"""

from lighthouse.runtime.interpreter.environment import Environment, Evaluate, Run

GOLDEN_RATIO = 0x9E3779B97F4A7C15
MASK = (1 << 64) - 1

# What the environment calls the state of the stream.
STREAM = "?"


def signed(bits: int) -> int:
    return bits - (1 << 64) if bits >> 63 else bits


def mixed(bits: int) -> int:
    bits = ((bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    bits = ((bits ^ (bits >> 27)) * 0x94D049BB133111EB) & MASK
    return bits ^ (bits >> 31)


def next_state(state: int) -> int:
    """The state after `state`."""
    return signed((state + GOLDEN_RATIO) & MASK)


def key(state: int, item: int) -> int:
    """Where the stream of iteration `item` starts, in a loop whose key is `state`."""
    bits = (state + (item + 1) * GOLDEN_RATIO) & MASK
    bits = ((bits ^ (bits >> 33)) * 0xFF51AFD7ED558CCD) & MASK
    bits = ((bits ^ (bits >> 33)) * 0xC4CEB9FE1A85EC53) & MASK
    return signed(bits ^ (bits >> 33))


def uniform(state: int) -> float:
    """In [0, 1)."""
    return (mixed(state & MASK) >> 11) * 2.0**-53


def below(state: int, end: int) -> int:
    """In 0 … end − 1.  Raises ZeroDivisionError where that is empty."""
    if end <= 0:
        raise ZeroDivisionError
    # 2⁶⁴ is not a multiple of `end`: the first values are left out.
    unfair = (1 << 64) % end
    bits = mixed(state & MASK)
    while bits < unfair:
        bits = mixed((bits + GOLDEN_RATIO) & MASK)
    return bits % end


def advance(environment: Environment) -> int:
    """The next state of the current stream: a number, or the key of a loop."""
    state = environment[STREAM] = next_state(environment[STREAM])
    return state


def switch(state: Evaluate) -> Run:
    """Lets the current stream go on from `state`."""

    def run(environment: Environment) -> None:
        environment[STREAM] = state(environment)

    return run
