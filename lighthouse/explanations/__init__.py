"""The pages of `lighthouse explain`: a Markdown file for each code.

A page begins with `# CODE: title`.  Fenced blocks named after a file, as `gm bad.gm`,
are that file; `console` blocks are commands with what they print.  The tests run them,
and `make errors` updates the output and docs/errors.md.
"""

from importlib.resources import files

# Groups of codes, by how they begin.
GROUPS = {
    "GM00": "Syntax",
    "GM01": "Names and declarations",
    "GM02": "Types and values",
    "GM03": "Assignments, loops and traversals",
    "GM04": "Data races",
    "GM05": "Targets",
    "GM06": "Arguments and runs",
    "GM07": "Graphs",
    "GM08": "Passes and extensions",
    "GM09": "Files, options and extensions",
}


def titles() -> dict[str, str]:
    """Every code with its title, in order."""
    found = {}
    for entry in files(__name__).iterdir():
        if entry.name.endswith(".md"):
            with entry.open(encoding="utf-8") as page:
                code, _, title = page.readline().removeprefix("# ").partition(": ")
            found[code] = title.strip()
    return dict(sorted(found.items()))


def page(code: str) -> str:
    """The page of a code in Markdown; raises KeyError if there is none."""
    entry = files(__name__) / f"{code}.md"
    if not code.isalnum() or not entry.is_file():
        raise KeyError(code)
    return entry.read_text(encoding="utf-8")
