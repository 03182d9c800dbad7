"""Passes of `pta`, which optimise loops over sets."""
