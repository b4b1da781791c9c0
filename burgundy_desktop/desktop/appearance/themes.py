"""The look of the windows: Fusion, our colours, our fonts, and the style sheet filled with both.

`ui/themes/window.qss` is a template with these placeholders:

* `@surfaces.table@`: a colour or line width by its role in the palette,
* `@15px@`: a length at 100 %, scaled with the text and with the window,
* `@family.serif@`, `@family.sans@`: the two typefaces,
* `@icon.chevron_down@`: the file of a small drawing, in its dark variant on a dark table.
"""

import re
from collections.abc import Callable, Sequence
from enum import Enum
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QApplication, QStyleFactory

from burgundy_desktop import assets
from burgundy_desktop.boardkit.palette import Colour, Palette, Seats, load_palette, theme_for
from burgundy_desktop.core.errors import AssetMissing
from burgundy_desktop.desktop.appearance.fonts import Families
from burgundy_desktop.storage.settings import LEAST_TEXT_SIZE, MOST_TEXT_SIZE

BODY_PX: Final = 15.0

IN_THEIR_PLACES: Final = (0, 1, 2, 3, 4)
"""Each seat has the colour of its number."""

_PLACE = re.compile(r"@([a-z0-9_.]+)@")
_LENGTH = re.compile(r"(\d+(?:\.\d+)?)px")


class Light(Enum):
    """The table that the player wants: light or dark."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Appearance(QObject):
    """The look of the running program: palette, text size, scale of the shell; all can change. The
    player chooses the text size, the window sets the scale; texts use their product.
    """

    changed = Signal()

    def __init__(self, app: QApplication, families: Families) -> None:
        super().__init__(app)
        self._app = app
        self.families = families
        self._light = Light.SYSTEM
        self._contrast = False
        self.text_percent = 100
        self.window_percent = 100
        self._fonts: dict[tuple[float, bool, int], QFont] = {}
        """Those of this size: rows that are measured ask for them again and again."""
        self._seats: Callable[[Palette], Seats] | None = None
        self._order: tuple[int, ...] = IN_THEIR_PLACES
        self.palette = load_palette(theme_for(dark=False, contrast=False))
        app.setStyle(QStyleFactory.create("Fusion"))
        app.styleHints().colorSchemeChanged.connect(self._follow_system)

    def wear(
        self, light: Light = Light.SYSTEM, *, contrast: bool = False, text_percent: int = 100
    ) -> None:
        """Style all windows, open and future ones, and emit `changed`. The text size is kept
        within its limits.
        """
        self._light, self._contrast = light, contrast
        self.text_percent = min(max(text_percent, LEAST_TEXT_SIZE), MOST_TEXT_SIZE)
        self.palette = self._with_seats(theme_for(dark=self._wants_dark(), contrast=contrast))
        self._dress()
        self.changed.emit()

    def seat(
        self,
        seats: Callable[[Palette], Seats] | None = None,
        order: Sequence[int] = IN_THEIR_PLACES,
    ) -> None:
        """Set the colours of the seats, in their order; without `seats`, those of the theme. Emits
        `changed` if they differ. The style sheet has no colours of seats, so it is not applied
        again.
        """
        self._seats, self._order = seats, tuple(order)
        palette = self._with_seats(theme_for(dark=self._wants_dark(), contrast=self._contrast))
        if palette != self.palette:
            self.palette = palette
            self.changed.emit()

    def palette_of(self, seats: Callable[[Palette], Seats]) -> Palette:
        """The current palette with the game's own colours of seats."""
        theme = load_palette(theme_for(dark=self._wants_dark(), contrast=self._contrast))
        return theme._replace(seats=seats(theme))

    def _with_seats(self, theme: str) -> Palette:
        palette = load_palette(theme)
        seats = palette.seats if self._seats is None else self._seats(palette)
        return palette._replace(seats=seats._replace(order=self._order))

    def fit_window(self, percent: int) -> None:
        """Set the scale of the shell; emits `changed` if it differs."""
        if percent != self.window_percent:
            self.window_percent = percent
            self._dress()
            self.changed.emit()

    @property
    def percent(self) -> float:
        """The scale of text and everything that belongs to it, in percent."""
        return self.text_percent * self.window_percent / 100

    def font(self, px: float, *, serif: bool = False, weight: int = 400) -> QFont:
        """One of our typefaces with lining figures, `px` high at 100 %."""
        wanted = px, serif, weight
        if wanted not in self._fonts:
            self._fonts[wanted] = font = QFont(self.families.serif if serif else self.families.sans)
            font.setPixelSize(self.px(px))
            font.setWeight(QFont.Weight(weight))
        return QFont(self._fonts[wanted])

    def px(self, length: float) -> int:
        """A length, given at 100 %, that scales with text and window."""
        return round(length * self.percent / 100)

    def gap(self, length: float) -> int:
        """A length, given at 100 %, that scales with the window only: margins, gaps, corners."""
        return round(self.line(length))

    def line(self, width: float) -> float:
        """The width of a line, given at 100 %; may be a fraction."""
        return width * self.window_percent / 100

    def _wants_dark(self) -> bool:
        if self._light is Light.SYSTEM:
            return self._app.styleHints().colorScheme() == Qt.ColorScheme.Dark
        return self._light is Light.DARK

    def _dress(self) -> None:
        self._fonts.clear()
        self._app.setPalette(qt_palette(self.palette))
        self._app.setFont(self.font(BODY_PX))
        sheet = style_sheet(self.palette, self.families, self.text_percent, self.window_percent)
        self._app.setStyleSheet(sheet)

    def _follow_system(self) -> None:
        if self._light is Light.SYSTEM:
            self.wear(self._light, contrast=self._contrast, text_percent=self.text_percent)


def style_sheet(
    palette: Palette, families: Families, text_percent: int, window_percent: int = 100
) -> str:
    """The style sheet of all windows. Raises AssetMissing for an unknown placeholder."""
    path = assets.ui("themes", "window.qss")
    try:
        template = path.read_text(encoding="utf-8")
    except OSError as error:
        raise AssetMissing(f"the style sheet {path} cannot be read") from error
    return fill(template, palette, families, text_percent, window_percent)


def fill(
    template: str,
    palette: Palette,
    families: Families,
    text_percent: int,
    window_percent: int = 100,
) -> str:
    """Fill the placeholders of a style sheet."""
    percent = text_percent * window_percent / 100
    values = dict(palette.roles())
    values |= {"family.serif": families.serif, "family.sans": families.sans}
    for name in values:
        if name.startswith("lines."):
            values[name] = f"{float(values[name]) * window_percent / 100:g}"

    def value(place: re.Match[str]) -> str:
        name = place[1]
        length = _LENGTH.fullmatch(name)
        if length:
            return f"{round(float(length[1]) * percent / 100)}px"
        if name.startswith("icon."):
            return control_drawing(name.removeprefix("icon."), dark=palette.theme.dark).as_posix()
        if name not in values:
            raise AssetMissing(f"the style sheet asks for @{name}@, but the theme has no such role")
        return values[name]

    return _PLACE.sub(value, template)


def control_drawing(name: str, *, dark: bool) -> Path:
    """The file of a small drawing for a style sheet, like the arrow of a list."""
    path = assets.resource("icons", "controls", f"{name}_dark.svg" if dark else f"{name}.svg")
    if not path.is_file():
        path = assets.resource("icons", "controls", f"{name}.svg")
    if not path.is_file():
        raise AssetMissing(f"the style sheet asks for @icon.{name}@: {path} is missing")
    return path


def qt_palette(colours: Palette) -> QPalette:
    """Our colours in Qt's roles, for what the style sheet does not cover."""
    roles = QPalette.ColorRole
    wanted: dict[QPalette.ColorRole, Colour] = {
        roles.Window: colours.surfaces.dock,
        roles.WindowText: colours.text.ink,
        roles.Base: colours.surfaces.field,
        roles.AlternateBase: colours.surfaces.panel,
        roles.Text: colours.text.ink,
        roles.PlaceholderText: colours.text.quiet,
        roles.Button: colours.buttons.plain,
        roles.ButtonText: colours.buttons.plain_text,
        roles.BrightText: colours.buttons.primary_text,
        roles.Highlight: colours.marks.row,
        roles.HighlightedText: colours.marks.row_text,
        roles.ToolTipBase: colours.tooltip.ground,
        roles.ToolTipText: colours.tooltip.text,
        roles.Link: colours.text.link,
        roles.LinkVisited: colours.text.link,
        roles.Light: colours.surfaces.field,
        roles.Midlight: colours.surfaces.panel,
        roles.Mid: colours.surfaces.rim,
        roles.Dark: colours.surfaces.rim,
        roles.Shadow: colours.text.quiet,
        roles.Accent: colours.buttons.primary,
    }
    palette = QPalette()
    for role, colour in wanted.items():
        palette.setColor(role, QColor(colour))
    off = QColor(colours.text.faint)
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        palette.setColor(QPalette.ColorGroup.Disabled, role, off)
    return palette
