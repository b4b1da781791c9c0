"""Drawings composed of others, as text; shared by the composers beside this file."""

import argparse
import re
from collections.abc import Iterable
from pathlib import Path

INK_OUTLINE = '<g fill="none" stroke="#2B2226" stroke-width="{}"{}>'
JOINED = ' stroke-linejoin="round" stroke-linecap="round"'

_ROOT = re.compile(
    r'<g fill="none" stroke="#2B2226" stroke-width="([\d.]+)"[^>]*>\n(.*)\n</g>', re.DOTALL
)
_GROUND_SHADOW = re.compile(
    r'<ellipse fill="#2B2226" stroke="none" fill-opacity="0\.2\d?"[^>]*/>\n'
)


def body(path: Path, *, shadow: bool = False) -> str:
    """The content of a drawing, by default without its shadow.

    Raises ValueError if it is not drawn like the others.
    """
    found = _root(path)
    lines = "\n".join(line[1:] for line in found[2].splitlines())
    return lines if shadow else _GROUND_SHADOW.sub("", lines)


def outline_of(path: Path) -> float:
    """The width of a drawing's outline. Raises ValueError like `body`."""
    return float(_root(path)[1])


def _root(path: Path) -> re.Match[str]:
    found = _ROOT.search(path.read_text(encoding="utf-8"))
    if found is None:
        raise ValueError(f"{path.name} is not one group with an ink outline")
    return found


def placed(inside: str, x: float, y: float, scale: float, outline: float = 0.0) -> str:
    """A drawing within a drawing; `outline` is its width after scaling, 0 keeps what it has."""
    width = f' stroke-width="{outline / scale:.3g}"' if outline else ""
    indented = "\n".join(f" {line}" for line in inside.splitlines())
    move = f"translate({x:.4g} {y:.4g}) scale({scale:.4g})"
    return f'<g transform="{move}"{width}>\n{indented}\n</g>'


def svg(title: str, grid: str, layers: list[str], outline: str = "2.0") -> str:
    """The text of a drawing whose box is `grid`, "0 0 width height"."""
    wide, tall = grid.split()[2:]
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{grid}" width="{wide}" height="{tall}">'
    )
    inside = "\n".join(f" {line}" for line in "\n".join(layers).splitlines())
    root = INK_OUTLINE.format(outline, JOINED)
    return f"{head}\n<title>{title}</title>\n{root}\n{inside}\n</g>\n</svg>\n"


def is_written(path: Path, text: str) -> bool:
    """Whether the file has this content already."""
    return path.is_file() and path.read_text(encoding="utf-8") == text


def write_or_check(
    composed: Iterable[tuple[Path, str]], description: str, arguments: list[str] | None
) -> int:
    """The command line of a composer: writes outdated files. With `--check` it only names them, and
    returns 1 if there are any.
    """
    parser = argparse.ArgumentParser(description=description)
    parser.add_argument("--check", action="store_true", help="write nothing, name stale files")
    check = parser.parse_args(arguments).check
    stale = [(path, text) for path, text in composed if not is_written(path, text)]
    for path, text in stale:
        if check:
            print(f"{path.name} differs from its parts")
        else:
            path.write_text(text, encoding="utf-8")
    return 1 if check and stale else 0
