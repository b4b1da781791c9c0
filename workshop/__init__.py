"""The commands of `./burgundy`; standard library only. It runs on the Python of the machine,
creates the environment in `.venv`, and then starts `python -m burgundy_desktop` there, or runs
developers' commands itself.
"""
