"""Files that include the runtime, as `lighthouse compile` writes them."""

import subprocess
from pathlib import Path

import pytest

from lighthouse.cli.main import main
from lighthouse.driver import Target
from lighthouse.toolchain import find_compiler

SAMPLES = sorted((Path(__file__).parents[2] / "samples").glob("*.gm"))
SUFFIX: dict[Target, str] = {"cuda": "cu", "openmp": "cpp"}
MODE: dict[Target, tuple[str, ...]] = {
    "cuda": ("-DLH_SIMULATOR", "-Wall", "-Wextra", "-Werror"),
    "openmp": ("-fopenmp", "-Wall", "-Wextra", "-Werror"),
}


def written(program: Path, target: Target, folder: Path, *options: str) -> Path:
    path = folder / f"{program.stem}.{SUFFIX[target]}"
    main(["compile", str(program), "--target", target, "-o", str(path), *options])
    return path


def folder_of_headers(capsys: pytest.CaptureFixture[str]) -> str:
    capsys.readouterr()
    assert main(["include"]) == 0
    return capsys.readouterr().out.rstrip("\n")


@pytest.mark.parametrize("target", ["cuda", "openmp"])
def test_every_sample_includes_what_it_uses(
    target: Target, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a warning.  CUDA in the simulator; `.ci/run` has nvcc compile it."""
    names = [written(each, target, tmp_path).name for each in SAMPLES]
    together = tmp_path / "all.cpp"
    together.write_text("".join(f'#include "{name}"\n' for name in names))
    flags = ("-std=c++17", "-fsyntax-only", "-I", folder_of_headers(capsys))
    command = [str(find_compiler()), *flags, *MODE[target], str(together)]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    assert done.stderr == ""
    assert done.returncode == 0


@pytest.mark.parametrize("target", ["cuda", "openmp"])
def test_files_are_short(target: Target, tmp_path: Path) -> None:
    """But for those that shall compile alone, which have the runtime in them."""
    short = written(SAMPLES[0], target, tmp_path).read_text()
    alone = written(SAMPLES[0], target, tmp_path, "--standalone").read_text()
    code = short[short.index("\n\n", short.index("#include")) :]
    assert code in alone
    assert '-I "$(lighthouse include)"' in short
    assert short.count("#include") == 1
    assert "lighthouse include" not in alone
    assert "namespace lh {" in alone
