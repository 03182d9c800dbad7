"""Pipelines as nobody would write them: any optional passes, in any order, with any of
their options."""

import dataclasses
import random

from lighthouse.passes import registry

LARGEST = (1 << 31) - 1  # that an option may be


def optional() -> tuple[str, ...]:
    """The passes that can be left out, and those that run on request."""
    passes = (*registry.pipeline("cuda"), *registry.ON_REQUEST)
    names = (each.name for each in passes)
    return tuple(name for name in names if name not in registry.MANDATORY)


def pipeline(seed: int) -> str:
    """A pipeline, as `--passes` takes it."""
    choice = random.Random(f"pipeline {seed}")
    names = [name for name in optional() if choice.random() < 0.6]
    choice.shuffle(names)
    return ",".join(name + options(name, choice) for name in names)


def options(name: str, choice: random.Random) -> str:
    """Some options of a pass, `{a=1,b=x}`, or nothing."""
    made = []
    for field in dataclasses.fields(registry.known()[name]):  # type: ignore[arg-type]
        if choice.random() < 0.5:
            made.append(f"{field.name}={value(field.default, choice)}")
    return f"{{{','.join(made)}}}" if made else ""


def value(default: object, choice: random.Random) -> str:
    match default:
        case bool():
            return choice.choice("01")
        case int():
            return str(choice.choice((0, 1, default, min(2 * default, LARGEST))))
        case _ if choices := registry.choices_of(default):
            return choice.choice(choices)
        case _:
            return str(default)
