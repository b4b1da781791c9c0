"""The colours of a table by role, read from `ui/themes/*.toml`. Painting code always uses a role
(`palette.surfaces.panel`), never a literal colour. A colour is text in Qt's notation, "#RRGGBB" or
"#AARRGGBB", so that style sheets, SVG files and `QColor` understand it alike.

The tables are tuples, which take half as long to make as classes of attrs: they are needed for
the first picture of the program.
"""

import functools
import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple, NewType

from PySide6.QtGui import QColor

from burgundy_desktop import assets
from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.tables import TableFile, name_of, read_table

Colour = NewType("Colour", str)

LIGHT = "parchment"
DARK = "slate"

_MIXTURES = 256
"""How many mixtures are kept: the backdrop of the card game asks for twenty-eight."""
_COLOUR = re.compile(r"#(?:[0-9A-Fa-f]{2})?[0-9A-Fa-f]{6}")


class ThemeFacts(NamedTuple):
    """The kind of the theme."""

    name: str
    dark: bool
    contrast: bool


class Lines(NamedTuple):
    """Widths of lines in px at 100 %."""

    rim: float
    hair: float
    focus: float


class Surfaces(NamedTuple):
    """Backgrounds, from the table up to what is in a panel."""

    table: Colour
    panel: Colour
    rim: Colour
    plaque: Colour
    plaque_rim: Colour
    recess: Colour
    recess_rim: Colour
    black_depot: Colour
    black_depot_rim: Colour
    dock: Colour
    field: Colour
    field_rim: Colour
    hairline: Colour
    prompt: Colour
    status: Colour
    shadow: Colour  # below a panel at rest
    lift: Colour  # below a piece that is picked or travels
    veil: Colour  # over the table while something is shown above it
    grip: Colour  # handles: of a scroll bar, the track of a slider
    disc: Colour  # below a loose piece on the table


class Texts(NamedTuple):
    """Text. All but `faint` have a contrast of 4.5 : 1 on panel, dock and field."""

    ink: Colour
    quiet: Colour
    faint: Colour  # for disabled things
    points: Colour
    loss: Colour
    link: Colour
    numeral: Colour  # on an empty space of the estate


class Toolbar(NamedTuple):
    """The burgundy bar at the top."""

    ground: Colour
    text: Colour
    quiet: Colour
    hover: Colour
    pressed: Colour
    separator: Colour


class Buttons(NamedTuple):
    """A filled (primary) and an outlined (plain) button."""

    primary: Colour
    primary_hover: Colour
    primary_pressed: Colour
    primary_text: Colour
    primary_off: Colour
    plain: Colour
    plain_hover: Colour
    plain_pressed: Colour
    plain_text: Colour
    plain_rim: Colour
    plain_off: Colour


class Plate(NamedTuple):
    """A small plate with a rim: tooltip, badge."""

    ground: Colour
    rim: Colour
    text: Colour


class Marks(NamedTuple):
    """Marks of what is selected, under the cursor, or focused."""

    gold: Colour
    row: Colour
    row_text: Colour
    row_quiet: Colour
    row_hover: Colour
    focus: Colour


class SeatColours(NamedTuple):
    """One seat: its colour, the symbol on it, and the glow of what it may choose."""

    colour: Colour
    symbol: Colour
    glow: Colour


class Seats(NamedTuple):
    """The five colours of seats, and which seat has which. Always with `outline`, never
    for text.
    """

    one: Colour
    two: Colour
    three: Colour
    four: Colour
    five: Colour
    symbol_one: Colour
    symbol_two: Colour
    symbol_three: Colour
    symbol_four: Colour
    symbol_five: Colour
    glow_one: Colour
    glow_two: Colour
    glow_three: Colour
    glow_four: Colour
    glow_five: Colour
    outline: Colour
    order: tuple[int, ...] = (0, 1, 2, 3, 4)
    """The index of the colour of each seat: players may choose. No theme sets it."""

    def seat(self, seat: int) -> SeatColours:
        """The colours of a seat, counted from 0 to 4."""
        place = ("one", "two", "three", "four", "five")[self.order[seat]]
        return SeatColours(
            colour=getattr(self, place),
            symbol=getattr(self, f"symbol_{place}"),
            glow=getattr(self, f"glow_{place}"),
        )


class Kinds(NamedTuple):
    """Kinds of hex tiles and of cards, as on their faces."""

    building: Colour
    animal: Colour
    knowledge: Colour
    castle: Colour
    mine: Colour
    ship: Colour
    cloister: Colour
    pasture: Colour


class Chart(NamedTuple):
    """Bars and lines of charts, in the order they are used."""

    first: Colour
    second: Colour
    third: Colour
    fourth: Colour
    fifth: Colour
    sixth: Colour
    seventh: Colour
    eighth: Colour


class Golds(NamedTuple):
    """The parts of a column in the final count; dark ink stands on them in every theme."""

    bright: Colour
    pale: Colour
    loss: Colour  # the hatch of a loss

    def of(self, number: int) -> Colour:
        """The gold of a row: they take turns."""
        return self.pale if number % 2 else self.bright


class Statuses(NamedTuple):
    """Text that reports a status."""

    good: Colour
    warning: Colour
    error: Colour


class Palette(NamedTuple):
    """All colours of one theme. Each field is a table of its TOML file."""

    theme: ThemeFacts
    lines: Lines
    surfaces: Surfaces
    text: Texts
    toolbar: Toolbar
    buttons: Buttons
    tooltip: Plate
    badge: Plate
    marks: Marks
    seats: Seats
    kinds: Kinds
    chart: Chart
    golds: Golds
    status: Statuses

    def colour(self, role: str) -> Colour:
        """The colour of a role by its name, like "kinds.castle". Raises AttributeError."""
        table, field = role.split(".")
        colour: Colour = getattr(getattr(self, table), field)
        return colour

    def roles(self) -> Iterator[tuple[str, str]]:
        """Every value with the name of its role, like ("surfaces.table", "#EADFC8")."""
        for table, row in zip(self._fields, self, strict=True):
            for role in _roles_of(type(row)):
                yield f"{table}.{role}", str(getattr(row, role))


@functools.cache
def paint(colour: Colour) -> QColor:
    """The colour for a painter. Shared: do not change it."""
    return QColor(colour)


@functools.lru_cache(_MIXTURES)
def mixed(colour: Colour, other: Colour, share: float) -> Colour:
    """`colour` mixed with `share` (0 to 1) of `other`."""
    one, two = QColor(colour), QColor(other)
    parts = (
        round(a + (b - a) * share)
        for a, b in (
            (one.red(), two.red()),
            (one.green(), two.green()),
            (one.blue(), two.blue()),
        )
    )
    return Colour(QColor(*parts).name().upper())


def theme_names() -> tuple[str, ...]:
    """The themes that lie in `ui/themes`, sorted."""
    return tuple(sorted(path.stem for path in _folder().glob("*.toml")))


def theme_for(*, dark: bool, contrast: bool) -> str:
    """The name of the theme for a dark or light table, in normal or high contrast."""
    return (DARK if dark else LIGHT) + ("_contrast" if contrast else "")


@functools.cache
def load_palette(name: str) -> Palette:
    """The colours of the theme `ui/themes/<name>.toml`, which is read once."""
    return read_palette(_folder() / f"{name}.toml")


def read_palette(path: Path) -> Palette:
    """The colours of a theme file. Raises BadTable with file, table and field."""
    file = TableFile(name_of(path), _with_its_base(path))
    tables = Palette.__annotations__
    return Palette(**{name: _read_row(name, tables[name], file) for name in Palette._fields})


def _folder() -> Path:
    return assets.ui("themes")


def _with_its_base(path: Path) -> dict[str, Any]:
    tables = read_table(path)
    base = tables.pop("extends", None)
    if base is None:
        return tables
    if not isinstance(base, str) or base == path.stem:
        raise BadTable(f"{name_of(path)}: 'extends' is {base!r}, not the name of another theme")
    below = _with_its_base(path.with_name(f"{base}.toml"))
    return below | {name: _laid_over(below.get(name), row) for name, row in tables.items()}


def _laid_over(below: Any, row: Any) -> Any:
    return below | row if isinstance(below, dict) and isinstance(row, dict) else row


def _roles_of(row_type: Any) -> list[str]:
    """The roles that a theme file sets: what has no default."""
    return [name for name in row_type._fields if name not in row_type._field_defaults]


def _read_row(name: str, row_type: Any, file: TableFile) -> Any:
    """One table of a theme file. Raises BadTable with file, table and field."""
    table, row = f"[{name}]", file.content.get(name)
    if row is None:
        raise file.wrong("is missing", table)
    if not isinstance(row, dict):
        raise file.wrong("is not a row of fields", table)
    roles = _roles_of(row_type)
    for unknown in row.keys() - set(roles):  # which would otherwise be ignored
        known = ", ".join(sorted(roles))
        raise file.wrong(f"'{unknown}' is not a role; the roles are {known}", table)
    kinds = row_type.__annotations__
    return row_type(**{role: _read_value(role, kinds[role], row, file, table) for role in roles})


def _read_value(role: str, kind: Any, row: dict[str, Any], file: TableFile, table: str) -> Any:
    if role not in row:
        raise file.wrong(f"'{role}' is missing", table)
    read, wanted = _READING[kind]
    value = read(row[role])
    if value is None:
        raise file.wrong(f"'{role}' is {row[role]!r}, not {wanted}", table)
    return value


def _colour(value: Any) -> Colour | None:
    is_colour = isinstance(value, str) and _COLOUR.fullmatch(value)
    return Colour(value) if is_colour else None


def _number(value: Any) -> float | None:
    is_number = isinstance(value, int | float) and not isinstance(value, bool)
    return float(value) if is_number else None


_READING: Final[Mapping[Any, tuple[Callable[[Any], Any], str]]] = {
    Colour: (_colour, "a colour like #7A1F3D"),
    float: (_number, "a number"),
    str: (lambda value: value if isinstance(value, str) else None, "a text"),
    bool: (lambda value: value if isinstance(value, bool) else None, "true or false"),
}
"""How a value of each kind is read, None if it is none; and what it should be."""
