"""Creates the GPU's primary context in a thread, while the program is compiled.

PyCUDA finds it there, or waits for it.  The driver is called without PyCUDA, which
would hold the interpreter's lock meanwhile.
"""

import ctypes
import os
from threading import Thread


def begin() -> Thread:
    """Where there is no driver or no GPU, nothing happens: who needs it says so."""
    load_eagerly()
    thread = Thread(target=_create)
    thread.start()
    return thread


def load_eagerly() -> None:
    """Kernels are loaded with their module, not while the first run is measured."""
    os.environ.setdefault("CUDA_MODULE_LOADING", "EAGER")


def _create() -> None:
    try:
        driver = ctypes.CDLL("libcuda.so.1")
    except OSError:
        return
    device, context = ctypes.c_int(), ctypes.c_void_p()
    if driver.cuInit(0) == 0 and driver.cuDeviceGet(ctypes.byref(device), 0) == 0:
        driver.cuDevicePrimaryCtxRetain(ctypes.byref(context), device)
