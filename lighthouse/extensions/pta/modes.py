"""Lowers loads and stores with an offset, which represent indirect calls.

An argument of an indirect call is the constraint `*(pointer + k) = argument`, and its
result `result = *(pointer + 1)`: the objects of a function are followed by those of its
result and parameters.  The solvers do not support such constraints; a mode either
expresses them by others or leaves them out.
"""

from dataclasses import replace
from typing import get_args

import numpy as np

from lighthouse.extensions.pta.constraints import Constraints, Ids, Mode

MODES: tuple[Mode, ...] = get_args(Mode)


def in_mode(constraints: Constraints, mode: Mode) -> Constraints:
    """Constraints whose loads and stores have no offset: `paper` or `sound`."""
    return paper(constraints) if mode == "paper" else sound(constraints)


def dropped(constraints: Constraints) -> dict[str, int]:
    """How many loads and stores mode `paper` leaves out."""
    return {
        "load": int(np.count_nonzero(constraints.loads[:, 2])),
        "store": int(np.count_nonzero(constraints.stores[:, 2])),
    }


def paper(constraints: Constraints) -> Constraints:
    """Leave out loads and stores with offsets, as the published solvers do.

    That ignores what indirect calls pass and return: the result is not sound.
    """
    loads, stores = constraints.loads, constraints.stores
    return replace(
        constraints, loads=loads[loads[:, 2] == 0], stores=stores[stores[:, 2] == 0]
    )


def sound(constraints: Constraints) -> Constraints:
    """Say the same without offsets in loads and stores.

    x = *(y + k)  becomes  t = y + k; x = *t
    *(x + k) = y  becomes  t = x + k; *t = y

    There is one variable t for each pair of a variable and an offset; they follow the
    others, so the solution of the first N variables is that of the program.
    """
    loads, stores = constraints.loads.copy(), constraints.stores.copy()
    load, store = np.flatnonzero(loads[:, 2]), np.flatnonzero(stores[:, 2])
    pointers = np.concatenate((loads[load][:, [1, 2]], stores[store][:, [0, 2]]))
    pairs, places = np.unique(pointers, axis=0, return_inverse=True)
    fresh = (constraints.variables + places.reshape(-1)).astype(np.int32)
    loads[load, 1], stores[store, 0] = fresh[: len(load)], fresh[len(load) :]
    loads[:, 2] = stores[:, 2] = 0
    named = np.arange(len(pairs), dtype=np.int32) + np.int32(constraints.variables)
    added: Ids = np.column_stack((named, pairs)).astype(np.int32)
    offsets = np.concatenate((constraints.offsets, added))
    return constraints.extended(len(pairs), loads=loads, stores=stores, offsets=offsets)
