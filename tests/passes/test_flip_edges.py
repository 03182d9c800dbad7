"""Which of the programs that `test_same_outputs` runs have an end to be flipped to."""

from lighthouse.driver import Options
from tests.once import compiled
from tests.passes.meaning import acted, programs


def test_push_flips_where_a_vertex_receives_from_its_neighbours() -> None:
    options = Options(passes="flip-edges{to=push},scalar-replacement")
    found = {
        name
        for name, text in programs("flip_edges").items()
        if acted(compiled(text, "openmp", options), "flip-edges")
    }
    assert found == {"undirected", "conversions"}
