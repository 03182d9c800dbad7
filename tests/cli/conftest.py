"""`lighthouse` in this process, in a directory of its own."""

import shutil
from pathlib import Path

import pytest

from lighthouse.cli.main import main
from tests.cli.command import Done, Run

# A program that uses most kinds of arguments, and runs fast everywhere.
SMALL = """\
Procedure small(G: Graph, w: E_P<Int>, root: Node, k: Int; far: N_P<Bool>,
    score: N_P<Double>, total: Int): Long {
    G.far = (G == root) ? False : True;
    G.score = G.OutDegree() / 2.0;
    total = k * Sum(e: G.Edges){e.w};
    Return (Long) G.NumNodes();
}
"""


@pytest.fixture
def lighthouse(
    samples: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> Run:
    """Runs a command line beside the samples, karate.mtx and small.gm."""
    for path in (*samples.glob("*.gm"), samples / "graphs" / "karate.mtx"):
        shutil.copy(path, tmp_path)
    (tmp_path / "small.gm").write_text(SMALL)
    monkeypatch.chdir(tmp_path)

    def run(*words: str) -> Done:
        capsys.readouterr()
        code = main(words)
        shown = capsys.readouterr()
        assert "Traceback" not in shown.err
        return Done(code, shown.out, shown.err)

    return run
