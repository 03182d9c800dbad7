"""Points-to analysis of C programs (Andersen), as an extension of Green-Marl."""
