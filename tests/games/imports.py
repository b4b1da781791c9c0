"""What the modules of a game import from its tables."""

import ast
from collections.abc import Iterator

from burgundy_desktop import assets


def names_of_tables(game: str, room: str) -> Iterator[tuple[str, frozenset[str]]]:
    """Each module of a room (a folder, or a file), and the names that it uses of `tables`."""
    folder = assets.root() / "burgundy_desktop" / "games" / game
    for file in sorted((folder / room).rglob("*.py")) or [folder / f"{room}.py"]:
        tree = ast.parse(file.read_text("utf-8"))
        imported = frozenset(_imported(tree, f"burgundy_desktop.games.{game}.tables"))
        yield str(file.relative_to(folder)), imported | frozenset(_attributes(tree, imported))


def _imported(tree: ast.AST, tables: str) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith(tables):
            yield from (alias.name for alias in node.names)


def _attributes(tree: ast.AST, modules: frozenset[str]) -> Iterator[str]:
    """Attributes read from imported modules: `numbers.LIMIT`."""
    attributes = (node for node in ast.walk(tree) if isinstance(node, ast.Attribute))
    for node in attributes:
        if isinstance(node.value, ast.Name) and node.value.id in modules:
            yield node.attr
