"""Passes over loops over sets, which programs that import `pta` go through."""
