"""`lighthouse explain`: pages, the list, and codes that do not exist."""

from lighthouse.explanations import GROUPS, titles
from tests.cli.command import Run


def test_every_code_is_listed_under_its_group(lighthouse: Run) -> None:
    exit_code, out, err = lighthouse("explain")
    assert (exit_code, err) == (0, "")
    groups = out.split("\n\n")
    assert [group.splitlines()[0] for group in groups] == list(GROUPS.values())
    listed = {line[:6]: line[8:] for line in out.splitlines() if line[:2] == "GM"}
    assert listed == titles()
