"""Finds `ui/` and `resources/` in a checkout, in a wheel and in the frozen program.

The build puts both folders inside the package as `_assets`; a checkout has no such
folder and keeps them beside the package. The figures of the rules are elsewhere: in
`games/<game>/data/`.
"""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def root() -> Path:
    """The folder that holds `ui` and `resources`."""
    packed = _PACKAGE / "_assets"
    return packed if packed.is_dir() else _PACKAGE.parent


def ui(*parts: str) -> Path:
    """A file or folder below `ui/`: `ui("forms", "new_game.ui")`."""
    return root().joinpath("ui", *parts)


def resource(*parts: str) -> Path:
    """A file or folder below `resources/`: `resource("games", "castles", "board.svg")`."""
    return root().joinpath("resources", *parts)
