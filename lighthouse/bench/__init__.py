"""`lighthouse bench`: programs, graphs and peers side by side.

suites.py says what is measured, problems.py what each program computes and when an
answer is right (answers.py knows the right ones), measure.py and timing.py how it is
timed, peers/ how other libraries compute the same.  The command is cli/bench.py.
"""
