"""docs/tour.md lists the optimising passes, those of the core in their order."""

import re

from lighthouse.passes import registry
from lighthouse.passes.base import Pass
from tests.existing import ROOT

TOUR = (ROOT / "docs" / "tour.md").read_text(encoding="utf-8")


def listed(heading: str) -> list[str]:
    """The files with which the items of a section's lists begin."""
    section = TOUR.split(heading)[1].split("\n## ")[0]
    items = re.findall(r"^- ((?:`\w+\.py`(?:, | and )?)+)", section, re.MULTILINE)
    return [name for item in items for name in re.findall(r"`(\w+)\.py`", item)]


def names(*pipelines: tuple[Pass, ...]) -> list[str]:
    every = [each.name.replace("-", "_") for each in sum(pipelines, ())]
    return list(dict.fromkeys(every))


def test_passes_of_the_core_in_their_order() -> None:
    core = names(registry.EARLY, registry.EARLY_ON_OPENMP, registry.OPTIMIZE)
    assert listed("## 3.") == core


def test_passes_of_the_plan() -> None:
    pipelines = (registry.DEVICE, registry.ON_OPENMP, registry.PLACE)
    last = (registry.SCHEDULE, registry.ON_REQUEST, registry.SYNCHRONISE)
    assert set(names(*pipelines, *last)) <= set(listed("## 4."))
