"""The definition of the extension `pta`."""

from pathlib import Path

from lighthouse.extensions import VERSION, Extension
from lighthouse.extensions.pta.kinds import KINDS
from lighthouse.extensions.pta.passes.elide_set_atomics import ElideSetAtomics
from lighthouse.extensions.pta.passes.share_members import ShareMembers
from lighthouse.extensions.pta.passes.split_loops import SplitLoops

HERE = Path(__file__).parent
EXTENSION = Extension(
    name="pta",
    version=VERSION,
    kinds=KINDS,
    include=HERE / "include",
    # The second is about loops that the first has made; after both, it is final which
    # warps run an iteration.
    passes=(ShareMembers, SplitLoops, ElideSetAtomics),
    # The rules of andersen.gm are those of the other programs, too.
    library=(HERE / "andersen.gm", *sorted(HERE.glob("library/*.gm"))),
)
