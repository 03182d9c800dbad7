"""The reference interpreter: the typed tree or the core, sequentially, in Python.

Slow and obviously right: what every pass and every back end is compared with.
"""

from lighthouse.runtime.interpreter.run import interpret

__all__ = ["interpret"]
