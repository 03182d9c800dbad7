"""The reference interpreter: the typed tree or the core, sequentially, in Python.

Slow and simple: the reference for every pass and every backend.
"""
