"""What Python does for the host steps of plans, a module for each family of steps.

Importing registers it for `Walker`.
"""

from lighthouse.runtime.walk import control, launches, memory
from lighthouse.runtime.walker import Walker

__all__ = ["Walker", "control", "launches", "memory"]
