"""The page that shows all pictures of a folder: a row for each screen, a column for each series."""

from __future__ import annotations

import re
from html import escape
from pathlib import Path
from typing import Final

NAME: Final = "index.html"

_FILE = re.compile(r"(?P<screen>.+)_(?P<series>[a-z]{2}_(?:light|dark)_\d+x\d+)")
_PAGE: Final = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Burgundy Desktop: all screens</title>
<style>
  body {{ font: 15px sans-serif; margin: 24px; background: #8a8580; color: #fff; }}
  h1, h2 {{ font-weight: 600; }}
  section {{ display: flex; flex-wrap: wrap; gap: 12px; }}
  a {{ color: #fff; text-decoration: none; }}
  img {{ display: block; height: 300px; }}
</style>
<h1>Burgundy Desktop: all screens</h1>
{screens}
</html>
"""


def write_index(folder: Path) -> int:
    """Write the page for the pictures in `folder`; returns their number."""
    screens: dict[str, list[Path]] = {}
    for path in sorted(folder.glob("*.png")):
        screens.setdefault(screen_of(path), []).append(path)
    if screens:
        parts = (_screen(name, paths) for name, paths in screens.items())
        (folder / NAME).write_text(_PAGE.format(screens="\n".join(parts)), encoding="utf-8")
    return sum(map(len, screens.values()))


def screen_of(path: Path) -> str:
    """The screen of a picture, from its file name."""
    match = _FILE.fullmatch(path.stem)
    return match["screen"] if match else path.stem


def _screen(name: str, paths: list[Path]) -> str:
    pictures = "\n".join(_picture(path, name) for path in paths)
    return f"<h2>{escape(name)}</h2>\n<section>\n{pictures}\n</section>"


def _picture(path: Path, screen: str) -> str:
    file, words = escape(path.name), escape(path.stem.removeprefix(f"{screen}_"))
    return f'<a href="{file}"><img src="{file}" alt="{words}" loading="lazy">{words}</a>'
