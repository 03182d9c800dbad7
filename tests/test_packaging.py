"""What is installed is what stands in the tree."""

import configparser
import importlib.metadata
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path, PurePosixPath

import pytest

# Where the packages live in the tree, and the package that each folder is.
ROOTS = {
    "lighthouse": "lighthouse",
    "frontend": "lighthouse.frontend",
    "passes": "lighthouse.passes",
    "codegen": "lighthouse.codegen",
    "samples": "lighthouse.samples",
}
LINKED = [folder for folder in ROOTS if folder != "lighthouse"]

IMPORTS = (
    "import lighthouse.frontend, lighthouse.passes.analysis, lighthouse.codegen;"
    "print(lighthouse.frontend.__file__)"
)


def test_the_readme_counts_the_samples(repository: Path) -> None:
    count = len([*repository.glob("samples/*.gm")])
    text = (repository / "README.md").read_text(encoding="utf-8")
    assert f"[samples/](samples/): {count} programs" in text


@pytest.fixture(scope="module")
def setup_cfg(repository: Path) -> configparser.ConfigParser:
    parser = configparser.ConfigParser()
    parser.read(repository / "setup.cfg", encoding="utf-8")
    return parser


def shipped(repository: Path) -> dict[PurePosixPath, Path]:
    """Every file of the packages: its place when installed, and in the tree.

    `rglob` does not follow the links in lighthouse/.
    """
    found = {}
    for folder, package in ROOTS.items():
        target = PurePosixPath(*package.split("."))
        for path in sorted((repository / folder).rglob("*")):
            inside = path.relative_to(repository / folder)
            if path.is_file() and "__pycache__" not in inside.parts:
                found[target / inside.as_posix()] = path
    return found


def test_packages_are_the_tree(
    repository: Path, setup_cfg: configparser.ConfigParser
) -> None:
    listed = setup_cfg["options"]["packages"].split()
    present = {
        ".".join(place.parent.parts)
        for place in shipped(repository)
        if place.name == "__init__.py"
    }
    assert len(listed) == len(set(listed))
    assert set(listed) == present


def test_every_module_is_in_a_package(repository: Path) -> None:
    places = shipped(repository)
    for place in places:
        if place.suffix == ".py":
            assert place.parent / "__init__.py" in places, f"{place} is not installed"


def test_links_and_package_dir_agree(
    repository: Path, setup_cfg: configparser.ConfigParser
) -> None:
    lines = setup_cfg["options"]["package_dir"].strip().splitlines()
    pairs = dict(re.split(r"\s*=\s*", line, maxsplit=1) for line in lines)
    assert pairs == {package: folder for folder, package in ROOTS.items()}
    for folder in LINKED:
        link = repository / "lighthouse" / folder
        assert link.is_symlink()
        assert link.resolve() == (repository / folder).resolve()


def test_one_version_of_ruff(
    repository: Path, setup_cfg: configparser.ConfigParser
) -> None:
    pinned = re.search(r"ruff == (\S+)", setup_cfg["options.extras_require"]["dev"])
    assert pinned is not None
    hooks = (repository / ".pre-commit-config.yaml").read_text()
    assert set(re.findall(r"ruff==([\d.]+)", hooks)) == {pinned[1]}


def test_one_version(repository: Path, setup_cfg: configparser.ConfigParser) -> None:
    citation = (repository / "CITATION.cff").read_text()
    assert f"\nversion: {setup_cfg['metadata']['version']}\n" in citation


def test_ci_runs_the_commands_of_the_readme(repository: Path) -> None:
    readme = (repository / "README.md").read_text()
    script = (repository / ".ci" / "run").read_text()
    for command in ("make demo", "make test"):
        assert re.search(rf"^{command}$", readme, re.MULTILINE)
        assert re.search(rf"^{command}$", script, re.MULTILINE)


# --- built ----------------------------------------------------------------------------


@pytest.fixture(scope="module")
def clone(repository: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what a build reads, so that none leaves `build/` in the tree."""
    copy = tmp_path_factory.mktemp("clone") / "lighthouse"
    copy.mkdir()
    for name in ("setup.cfg", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(repository / name, copy)
    ignore = shutil.ignore_patterns("__pycache__")
    for folder in ROOTS:
        shutil.copytree(
            repository / folder, copy / folder, symlinks=True, ignore=ignore
        )
    return copy


@pytest.fixture(scope="module")
def wheel(clone: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    if int(importlib.metadata.version("setuptools").partition(".")[0]) < 77:
        pytest.skip("setuptools >= 77 is needed to build: install the extra `dev`")
    out = tmp_path_factory.mktemp("wheel")
    build = f"from setuptools import build_meta; build_meta.build_wheel({str(out)!r})"
    command = [sys.executable, "-c", build]
    subprocess.run(command, cwd=clone, capture_output=True, check=True)
    (built,) = out.glob("*.whl")
    return built


def test_wheel_has_every_file(wheel: Path, clone: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        names = {PurePosixPath(name) for name in archive.namelist()}
    contents = {name for name in names if not name.parts[0].endswith(".dist-info")}
    assert contents == set(shipped(clone))


def test_wheel_imports(wheel: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path)
    # -I keeps an installed or neighbouring LightHouse out of the way.
    script = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); {IMPORTS}"
    done = subprocess.run(
        [sys.executable, "-I", "-c", script], capture_output=True, text=True, check=True
    )
    assert Path(done.stdout.strip()).is_relative_to(tmp_path)


@pytest.mark.slow
@pytest.mark.parametrize("options", [[], ["--editable"]], ids=["normal", "editable"])
def test_install_in_a_new_environment(
    options: list[str],
    clone: Path,
    tmp_path: Path,
    setup_cfg: configparser.ConfigParser,
) -> None:
    subprocess.run([sys.executable, "-m", "venv", tmp_path / "venv"], check=True)
    python = tmp_path / "venv" / "bin" / "python"
    pip = [str(python), "-m", "pip", "install", "--quiet"]
    subprocess.run([*pip, *options, str(clone)], check=True)
    done = subprocess.run(
        [python, "-I", "-c", IMPORTS],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    place = Path(done.stdout.strip()).resolve()
    home = clone if options else tmp_path / "venv"
    assert place.is_relative_to(home.resolve())
    command = tmp_path / "venv" / "bin" / "lighthouse"
    shown = subprocess.run([command, "--version"], capture_output=True, text=True)
    assert shown.stdout == f"lighthouse {setup_cfg['metadata']['version']}\n"
