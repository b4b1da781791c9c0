"""Drawings as pixmaps: each SVG is rendered once for each size, screen and tint. A sprite's name is
its path in `resources/` without the suffix, like "games/castles/pieces/tile_bank". On a dark table
the drawing `<name>_dark` is used if it exists. Painting a cached pixmap 1:1 is far cheaper than
painting paths, so boards ask here for every size they show.
"""

import re
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QImage, QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from burgundy_desktop import assets
from burgundy_desktop.boardkit.drawn_icon import DrawnIcon
from burgundy_desktop.boardkit.kept import kept
from burgundy_desktop.boardkit.palette import Colour, Palette, mixed
from burgundy_desktop.core.errors import AssetMissing

INK: Final = Colour("#2B2226")
CREAM: Final = Colour("#FBF5E9")
# Seat pieces are drawn in these three values of burgundy.
SEAT_BASE: Final = Colour("#7A1F3D")
SEAT_LIGHT: Final = Colour("#A0425F")
SEAT_SHADE: Final = Colour("#571229")

_SEAT_NUMBER: Final = re.compile(r"(?<=seat)[1-5]$|(?<=seat_)[1-5]$")
"""The suffixes of drawings that belong to a seat."""
_SAFFRON_SIGN: Final = "pieces/common/seat_3"
_SAFFRON: Final = Colour("#E8B93A")

_DEPTH: Final = Colour("#241B21")
_WHITE: Final = Colour("#FFFFFF")
_MEGABYTE: Final = 1024 * 1024

# High contrast: hatches have the shade tone of their kind.
_STRONG_HATCH: Final = (
    (Colour("#BB945B"), Colour("#A67F47")),
    (Colour("#537132"), Colour("#456028")),
    (Colour("#CCA033"), Colour("#B4872A")),
    (Colour("#28513D"), Colour("#204233")),
    (Colour("#79746F"), Colour("#645F5B")),
    (Colour("#356D94"), Colour("#2A5A7D")),
    (Colour("#5D437D"), Colour("#4C3668")),
    (Colour("#5F8136"), Colour("#4B6A2A")),
)
# The outline of a drawing is set on its first group, the rim of an empty space on a path.
_OUTLINE = re.compile(
    r'(<g fill="none" stroke="#[0-9A-F]{6}" stroke-width="|(?<= )stroke-width="(?=1\.5"))([\d.]+)"'
)


class SpriteMissing(AssetMissing):
    """The drawing is missing or not an SVG. The message names the file."""


class Tint(NamedTuple):
    """Colours to replace in a drawing, as (drawn, wanted) pairs.

    A tuple, as `Look` and the keys below: each drawing that is painted is looked up by them.
    """

    swaps: tuple[tuple[Colour, Colour], ...] = ()

    def __add__(self, other: "Tint") -> "Tint":  # type: ignore[override]  # one after the other
        return Tint(self.swaps + other.swaps)

    def applied_to(self, svg: str) -> str:
        """The SVG with the wanted colours; a new colour is not replaced again."""
        wanted = {drawn.upper(): new for drawn, new in self.swaps}
        if not wanted:
            return svg
        drawn = re.compile("|".join(re.escape(colour) for colour in wanted), re.IGNORECASE)
        return drawn.sub(lambda found: wanted[found.group().upper()], svg)


AS_DRAWN: Final = Tint()


def seat_colours(colour: Colour) -> tuple[Colour, Colour, Colour]:
    """A seat's colour, and its tones in light and in shade."""
    return colour, mixed(colour, _WHITE, 0.35), mixed(colour, _DEPTH, 0.35)


def seat_tint(colour: Colour, symbol: Colour = CREAM) -> Tint:
    """Burgundy pieces in a seat's colour; `symbol` is the colour of what is on it (pips
    of a die).
    """
    drawn = (SEAT_BASE, SEAT_LIGHT, SEAT_SHADE)
    swaps = list(zip(drawn, seat_colours(colour), strict=True))
    if symbol.upper() != CREAM:
        swaps.append((CREAM, symbol))
    return Tint(tuple(swaps))


def ink_tint(colour: Colour) -> Tint:
    """Line drawings (icons, glyphs, ornaments) in another colour than ink."""
    return Tint(((INK, colour),))


class Look(NamedTuple):
    """The wanted variant of a drawing."""

    dark: bool = False
    contrast: bool = False
    tint: Tint = AS_DRAWN


class _Key(NamedTuple):
    name: str
    width: int  # device pixels
    ratio: float
    look: Look


class Sprites:
    """All drawings of the program, rendered on first use. Keeps at most `limit_mb` megabytes of
    pixmaps, `at_rest_mb` after `tidy`, and at most `parsed_kb` kilobytes of parsed SVG; the least
    recently used go first.
    """

    def __init__(
        self,
        palette: Palette,
        *,
        folder: Path | None = None,
        limit_mb: int = 24,
        at_rest_mb: int = 16,
        parsed_kb: int = 256,
    ) -> None:
        self._folder = folder or assets.resource()
        self._limit, self._limit_at_rest = limit_mb * _MEGABYTE, at_rest_mb * _MEGABYTE
        self._size = 0
        self._pixmaps: OrderedDict[_Key, QPixmap] = OrderedDict()
        self._drawings = _Drawings(self._folder, parsed_kb * 1024)
        self._proportions: dict[tuple[str, Look], float] = {}
        self._noted: list[str] | None = None
        self.palette = palette

    def use(self, palette: Palette) -> None:
        """Use drawings for this theme from now on. Pixmaps already returned do not change."""
        if palette is not self.palette:
            self.palette = palette
            self._drawings.clear()

    def pixmap(
        self, name: str, width: float, *, ratio: float = 1.0, tint: Tint = AS_DRAWN
    ) -> QPixmap:
        """The drawing `width` px wide (height follows), for a screen of `ratio` px a point.

        Pixmaps are shared: do not paint on them. Raises SpriteMissing.
        """
        if self._noted is not None:
            self._noted.append(name)
        key = self._key(name, width, ratio, tint)
        found = self._pixmaps.get(key)
        if found is not None:
            self._pixmaps.move_to_end(key)
            return found
        pixmap = QPixmap.fromImage(self._rendered(key.name, key.look, key.width))
        pixmap.setDevicePixelRatio(ratio)
        self._keep(key, pixmap)
        return pixmap

    @contextmanager
    def noted(self) -> Iterator[list[str]]:
        """Note the names of the drawings that are asked for meanwhile."""
        noted: list[str] = []
        self._noted = noted
        try:
            yield noted
        finally:
            self._noted = None

    def is_ready(self, name: str, width: float, *, ratio: float = 1.0) -> bool:
        """Whether this drawing, as drawn, is there at this width."""
        return self._key(name, width, ratio, AS_DRAWN) in self._pixmaps

    def _key(self, name: str, width: float, ratio: float, tint: Tint) -> _Key:
        name = self._of_seat(name)
        return _Key(
            name, max(1, round(width * ratio)), ratio, self._look(tint + self._sign_tint(name))
        )

    def _rendered(self, name: str, look: Look, width: int) -> QImage:
        """The drawing at this width in device pixels. Raises SpriteMissing."""
        return _painted(self._drawings.drawing(name, look), width)

    def _of_seat(self, name: str) -> str:
        """The drawing of a seat's piece or sign in the colour of the seat."""
        if not name[-1:].isdigit():
            return name
        order = self.palette.seats.order
        return _SEAT_NUMBER.sub(lambda found: str(order[int(found[0]) - 1] + 1), name)

    def _sign_tint(self, name: str) -> Tint:
        """The tint of a seat's sign: always the colour of the theme, never that of a game."""
        if name != _SAFFRON_SIGN or self.palette.seats.three == _SAFFRON:
            return AS_DRAWN
        return Tint(((_SAFFRON, self.palette.seats.three),))

    def seat(self, seat: int) -> Tint:
        """The tint of a seat's pieces, in this theme."""
        colours = self.palette.seats.seat(seat)
        return seat_tint(colours.colour, colours.symbol)

    def icon(self, name: str, colour: Colour, off: Colour, *, size: int = 24) -> QIcon:
        """An icon "icons/<name>" in `colour`, greyed with `off`, at most `size` px wide. Drawn when
        it is shown.
        """

        def draw(width: int, ratio: float, mode: QIcon.Mode) -> QPixmap:
            shade = off if mode is QIcon.Mode.Disabled else colour
            return self.pixmap(f"icons/{name}", width, ratio=ratio, tint=ink_tint(shade))

        return QIcon(DrawnIcon(draw, size))

    def has(self, name: str) -> bool:
        """Whether there is a drawing with this name."""
        return drawing_path(name, self._folder).is_file()

    def proportion(self, name: str) -> float:
        """Height of the drawing divided by its width."""
        asked = (name, self._look(AS_DRAWN))
        if asked not in self._proportions:
            size = self._drawings.drawing(*asked).defaultSize()
            self._proportions[asked] = size.height() / size.width()
        return self._proportions[asked]

    def tidy(self) -> None:
        """Drop pixmaps of intermediate sizes."""
        self._let_go(self._limit_at_rest)

    @property
    def bytes_used(self) -> int:
        """Memory of the pixmaps kept."""
        return self._size

    @property
    def text_parsed(self) -> int:
        """Characters of SVG that are kept ready to be rendered."""
        return self._drawings.text_length

    def _look(self, tint: Tint) -> Look:
        return Look(self.palette.theme.dark, self.palette.theme.contrast, tint)

    def _keep(self, key: _Key, pixmap: QPixmap) -> None:
        self._pixmaps[key] = pixmap
        self._size += _bytes_of(pixmap)
        self._let_go(self._limit)

    def _let_go(self, limit: int) -> None:
        while self._size > limit and len(self._pixmaps) > 1:
            _, oldest = self._pixmaps.popitem(last=False)
            self._size -= _bytes_of(oldest)


class _Drawings:
    """A cache of parsed drawings, which makes a new size cheap. Qt needs about thirty times the
    length of the SVG in memory: all cards of a game would take 60 MB. So the least recently used
    are dropped when the total length exceeds `limit`.
    """

    def __init__(self, folder: Path, limit: int) -> None:
        self._folder = folder
        self._limit = limit
        self._parsed: OrderedDict[tuple[str, Look], tuple[QSvgRenderer, int]] = OrderedDict()
        self.text_length = 0

    def drawing(self, name: str, look: Look) -> QSvgRenderer:
        """The drawing of a sprite. Raises SpriteMissing."""
        if (name, look) in self._parsed:
            self._parsed.move_to_end((name, look))
        else:
            self._keep(name, look)
        return self._parsed[name, look][0]

    def clear(self) -> None:
        """Empty the cache."""
        self._parsed.clear()
        self.text_length = 0

    def _keep(self, name: str, look: Look) -> None:
        svg = drawing_text(name, look, self._folder)
        self._parsed[name, look] = (_parsed(name, svg, self._folder), len(svg))
        self.text_length += len(svg)
        while self.text_length > self._limit and len(self._parsed) > 1:
            _, (_, length) = self._parsed.popitem(last=False)
            self.text_length -= length


def drawing_path(name: str, folder: Path | None = None) -> Path:
    """The path of the drawing of a sprite."""
    return (folder or assets.resource()) / f"{name}.svg"


def drawing_text(name: str, look: Look, folder: Path | None = None) -> str:
    """The SVG of a sprite, in the wanted variant. Raises SpriteMissing."""
    path = drawing_path(name, folder)
    dark = drawing_path(f"{name}_dark", folder)
    if look.dark and dark.is_file():
        path = dark
    try:
        svg = path.read_text(encoding="utf-8")
    except OSError as error:
        raise SpriteMissing(f"no drawing '{name}': {path} cannot be read") from error
    return _in_contrast(look.tint.applied_to(svg)) if look.contrast else look.tint.applied_to(svg)


def load_drawing(name: str, look: Look, folder: Path | None = None) -> QSvgRenderer:
    """The drawing of a sprite, ready to be painted at any size. Raises SpriteMissing."""
    return _parsed(name, drawing_text(name, look, folder), folder)


def _parsed(name: str, svg: str, folder: Path | None) -> QSvgRenderer:
    drawing = QSvgRenderer()
    if not drawing.load(QByteArray(svg.encode())) or drawing.defaultSize().isEmpty():
        raise SpriteMissing(f"no drawing '{name}': {drawing_path(name, folder)} is not an SVG")
    return drawing


def render_sprite(
    name: str, width: int, look: Look | None = None, folder: Path | None = None
) -> QImage:
    """The drawing as an image, `width` px wide, on a transparent background."""
    return _painted(load_drawing(name, look or Look(), folder), width)


def make_room_for_cached_items(screen: QSize, ratio: float) -> None:
    """Raise Qt's own pixmap cache to eight screens.

    Its default of 10 MB overflows on a dense screen, and items with
    DeviceCoordinateCache then become slower than without a cache.
    """
    screen_kb = screen.width() * screen.height() * 4 * ratio * ratio / 1024
    QPixmapCache.setCacheLimit(max(QPixmapCache.cacheLimit(), round(8 * screen_kb)))


def _painted(drawing: QSvgRenderer, width: int) -> QImage:
    size = drawing.defaultSize()
    height = max(1, round(width * size.height() / size.width()))
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    drawing.render(painter, QRectF(0, 0, width, height))
    painter.end()
    return kept(image)


def _in_contrast(svg: str) -> str:
    """Thicker outlines and darker hatches."""
    strong = Tint(_STRONG_HATCH).applied_to(svg)
    return _OUTLINE.sub(lambda found: f'{found[1]}{float(found[2]) * 1.5:g}"', strong)


def _bytes_of(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
