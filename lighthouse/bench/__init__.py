"""`lighthouse bench`: measures suites of programs, and other libraries beside them.

suites.toml lists what is measured, problems.py describes what each program computes and
checks it against answers.py, measure.py and timing.py measure, peers/ has the same
computations in other libraries.  The command is cli/bench.py.
"""
