"""The two typefaces, loaded from their packages at start. A machine without fonts would show no
text, and other fonts would change line breaks, so the program uses only its own.
"""

import importlib.util
from functools import cache
from pathlib import Path
from typing import Final

import attrs
from PySide6.QtGui import QFontDatabase

from burgundy_desktop.core.errors import AssetMissing

_SERIF: Final = ("font_source_serif_pro", "SourceSerifPro", ("Regular", "It", "Semibold", "Bold"))
_SANS: Final = (
    "font_source_sans_pro",
    "SourceSansPro",
    ("Regular", "It", "Semibold", "Bold", "BoldIt"),
)


@attrs.frozen
class Families:
    """Names of the font families: `serif` for titles and numerals, `sans` for running text."""

    serif: str
    sans: str


def load_fonts() -> Families:
    """Register both typefaces in Qt. Needs a QGuiApplication. Raises AssetMissing if a package or a
    file is missing.
    """
    return Families(serif=_load(*_SERIF), sans=_load(*_SANS))


def font_files() -> tuple[Path, ...]:
    """All files that `load_fonts` loads; a bundle must contain them."""
    return tuple(
        _folder(package) / f"{stem}-{style}.ttf"
        for package, stem, styles in (_SERIF, _SANS)
        for style in styles
    )


def _load(package: str, stem: str, styles: tuple[str, ...]) -> str:
    folder = _folder(package)
    families = [_family(folder / f"{stem}-{style}.ttf") for style in styles]
    return families[0]


@cache
def _family(path: Path) -> str:
    number = QFontDatabase.addApplicationFont(str(path)) if path.is_file() else -1
    if number < 0:
        raise AssetMissing(f"the font {path} is missing or damaged; install the program again")
    return QFontDatabase.applicationFontFamilies(number)[0]


def _folder(package: str) -> Path:
    found = importlib.util.find_spec(package)
    if found is None or found.origin is None:
        wheel = package.replace("_", "-")
        raise AssetMissing(f"the package {wheel} is missing; install the program again")
    return Path(found.origin).parent / "files"
