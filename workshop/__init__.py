"""What `./burgundy` does before and around the program; standard library only.

It runs on the Python it finds on the machine, makes the environment in `.venv`, and then
hands over to `python -m burgundy_desktop` there, or runs the developers' commands itself.
"""
