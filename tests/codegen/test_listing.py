"""Files that include the runtime, as `lighthouse compile` writes them."""

import subprocess
from pathlib import Path

import pytest

from lighthouse.cli.main import main
from lighthouse.driver import Target
from lighthouse.toolchain import find_compiler

ROOT = Path(__file__).parents[2]
SAMPLES = sorted((ROOT / "samples").glob("*.gm"))
OF_EXTENSION = ROOT / "lighthouse" / "extensions" / "pta" / "andersen.gm"
SUFFIX: dict[Target, str] = {"cuda": "cu", "openmp": "cpp"}
MODE: dict[Target, tuple[str, ...]] = {
    "cuda": ("-DLH_SIMULATOR", "-Wall", "-Wextra", "-Werror"),
    "openmp": ("-fopenmp", "-Wall", "-Wextra", "-Werror"),
}


def written(program: Path, target: Target, folder: Path, *options: str) -> Path:
    path = folder / f"{program.stem}.{SUFFIX[target]}"
    main(["compile", str(program), "--target", target, "-o", str(path), *options])
    return path


def folder_of_headers(capsys: pytest.CaptureFixture[str], *extension: str) -> str:
    capsys.readouterr()
    assert main(["include", *extension]) == 0
    return capsys.readouterr().out.rstrip("\n")


@pytest.mark.parametrize("target", ["cuda", "openmp"])
def test_every_sample_includes_what_it_uses(
    target: Target, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a warning.  CUDA in the simulator; `.ci/run` has nvcc compile it."""
    programs = [*SAMPLES, OF_EXTENSION]
    names = [written(each, target, tmp_path).name for each in programs]
    together = tmp_path / "all.cpp"
    together.write_text("".join(f'#include "{name}"\n' for name in names))
    folders = (folder_of_headers(capsys), folder_of_headers(capsys, "pta"))
    flags = ("-std=c++17", "-fsyntax-only", *(f"-I{folder}" for folder in folders))
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


@pytest.mark.parametrize("target", ["cuda", "openmp"])
def test_headers_of_an_extension_are_included(target: Target, tmp_path: Path) -> None:
    short = written(OF_EXTENSION, target, tmp_path).read_text()
    alone = written(OF_EXTENSION, target, tmp_path, "--standalone").read_text()
    assert '-I "$(lighthouse include)" -I "$(lighthouse include pta)"' in short
    assert short.count("#include") == 2
    assert "namespace lh::pta {" not in short
    assert "namespace lh::pta {" in alone


def test_a_list_without_a_buffer_of_threads_has_its_header(tmp_path: Path) -> None:
    append = ("--enable-pass", "infer-frontier{append=atomics}")
    how = ("--standalone", "--procedure", "later", *append)
    program = ROOT / "tests" / "passes" / "infer-frontier" / "levels_in_turn.gm"
    code = written(program, "openmp", tmp_path, *how).read_text()
    assert "lh::Pending<" not in code
    assert "lh::all_of(" in code
    assert "bool all_of(" in code
