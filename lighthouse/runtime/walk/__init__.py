"""What Python does for host steps, a module for each family: importing registers it."""

from lighthouse.runtime.walk import blocks, cells, control, launches, memory

__all__ = ["blocks", "cells", "control", "launches", "memory"]
