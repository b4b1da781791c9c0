"""Compiles what the search runs through, in a folder that holds the package: decision 57.

`python packaging/compile_rules.py FOLDER` puts the compiled modules beside their sources; Python
takes them first. It needs a C compiler.
"""

import argparse
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from mypyc.build import mypycify
from setuptools import setup  # type: ignore[import-untyped]  # it has no stubs

PACKAGE = "burgundy_desktop"
SEARCH = ("ai/tree.py", "ai/search_player.py", "core/linear_model.py")
ROOMS = ("rules", "queries", "features")
"""Not `state`: its classes are those of attrs, which mypyc leaves as they are, and whose copies
take three times as long from compiled code.
"""
OPTIONS = ("--ignore-missing-imports", "--follow-imports=silent")


def groups(folder: Path) -> Iterator[tuple[str, list[str]]]:
    """Name and modules of what is compiled together: the search, then each game."""
    yield "search", [f"{PACKAGE}/{module}" for module in SEARCH]
    for game in sorted((folder / PACKAGE / "games").iterdir()):
        modules = [one for room in ROOMS for one in sorted((game / room).rglob("*.py"))]
        if modules:
            yield game.name, [one.relative_to(folder).as_posix() for one in modules]


def compile_in(folder: Path) -> None:
    """Compile in place. Ends the process with an error if that fails."""
    os.chdir(folder)
    extensions: list[Any] = []
    for name, modules in groups(Path()):
        extensions += mypycify(
            [*OPTIONS, *modules], opt_level="3", debug_level="0", group_name=name
        )
    setup(
        name=PACKAGE,
        packages=[],
        ext_modules=extensions,
        script_args=["-q", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"],
    )


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Compile what the search runs through.")
    parser.add_argument("folder", type=Path, help="a copy of what holds the package")
    compile_in(parser.parse_args().folder.resolve())
