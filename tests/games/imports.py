"""What the modules of a game import from its tables."""

import ast
from collections.abc import Iterator

from burgundy_desktop import assets


def names_of_tables(game: str, room: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Each module of a room (a folder, or a file), and the names that it uses of `tables`."""
    folder = assets.root() / "burgundy_desktop" / "games" / game
    tables = f"burgundy_desktop.games.{game}.tables"
    files = sorted((folder / room).rglob("*.py")) or [folder / f"{room}.py"]
    for file in files:
        tree = ast.parse(file.read_text("utf-8"))
        found = {
            alias.name
            for node in ast.walk(tree)
            if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(tables)
            for alias in node.names
        }
        found |= {node.attr for node in ast.walk(tree) if isinstance(node, ast.Attribute)}
        yield str(file.relative_to(folder)), frozenset(found)
