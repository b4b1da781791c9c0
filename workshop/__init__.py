"""The commands of `./burgundy`, and beside them the scripts that fit and measure opponents.

The commands need the standard library only: they run on the Python of the machine, create the
environment in `.venv`, and then start `python -m burgundy_desktop` there, or do developers' work
themselves. A script, `python -m workshop.NAME`, runs in the environment (`scripts`).
"""
