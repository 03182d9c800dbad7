"""The reference interpreter: the typed tree or the core, sequentially, in Python.

Slow and simple: the reference for every pass and every backend.
"""

from lighthouse.runtime.interpreter.run import interpret

__all__ = ["interpret"]
