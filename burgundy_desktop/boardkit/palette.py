"""The colours of a table by role, read from `ui/themes/*.toml`. Painting code always uses a role
(`palette.surfaces.panel`), never a literal colour. A colour is text in Qt's notation, "#RRGGBB" or
"#AARRGGBB", so that style sheets, SVG files and `QColor` understand it alike.
"""

import functools
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NewType

import attrs
from PySide6.QtGui import QColor

from burgundy_desktop import assets
from burgundy_desktop.core.errors import BadTable
from burgundy_desktop.core.tables import TableFile, name_of, read_table, structure

Colour = NewType("Colour", str)

LIGHT = "parchment"
DARK = "slate"

_MIXTURES = 256
"""How many mixtures are kept: the backdrop of the card game asks for twenty-eight."""
_COLOUR = re.compile(r"#(?:[0-9A-Fa-f]{2})?[0-9A-Fa-f]{6}")


class _Roles:
    """The colours of one table of a theme file. They are checked together: a validator for each
    would take a third of the time in which this module is imported.
    """

    __slots__ = ()

    def __attrs_post_init__(self) -> None:
        for field in _roles_of(type(self)):
            value = getattr(self, field.name)
            if not isinstance(value, str) or not _COLOUR.fullmatch(value):
                raise ValueError(f"'{field.name}' is {value!r}, not a colour like #7A1F3D")


@attrs.frozen
class ThemeFacts:
    """The kind of the theme."""

    name: str
    dark: bool
    contrast: bool


@attrs.frozen
class Lines:
    """Widths of lines in px at 100 %."""

    rim: float
    hair: float
    focus: float


@attrs.frozen
class Surfaces(_Roles):
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


@attrs.frozen
class Texts(_Roles):
    """Text. All but `faint` have a contrast of 4.5 : 1 on panel, dock and field."""

    ink: Colour
    quiet: Colour
    faint: Colour  # for disabled things
    points: Colour
    loss: Colour
    link: Colour
    numeral: Colour  # on an empty space of the estate
    on_black_depot: Colour


@attrs.frozen
class Toolbar(_Roles):
    """The burgundy bar at the top."""

    ground: Colour
    text: Colour
    quiet: Colour
    hover: Colour
    pressed: Colour
    separator: Colour


@attrs.frozen
class Buttons(_Roles):
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


@attrs.frozen
class Plate(_Roles):
    """A small plate with a rim: tooltip, badge."""

    ground: Colour
    rim: Colour
    text: Colour


@attrs.frozen
class Marks(_Roles):
    """Marks of what is selected, under the cursor, focused or just played."""

    gold: Colour
    row: Colour
    row_text: Colour
    row_quiet: Colour
    row_hover: Colour
    focus: Colour
    last_move: Colour


@attrs.frozen
class SeatColours:
    """One seat: its colour, the symbol on it, and the glow of what it may choose."""

    colour: Colour
    symbol: Colour
    glow: Colour


@attrs.frozen
class Seats(_Roles):
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
    order: tuple[int, ...] = attrs.field(default=(0, 1, 2, 3, 4), metadata={"is_role": False})
    """The index of the colour of each seat: players may choose."""

    def seat(self, seat: int) -> SeatColours:
        """The colours of a seat, counted from 0 to 4."""
        place = ("one", "two", "three", "four", "five")[self.order[seat]]
        return SeatColours(
            colour=getattr(self, place),
            symbol=getattr(self, f"symbol_{place}"),
            glow=getattr(self, f"glow_{place}"),
        )


@attrs.frozen
class Kinds(_Roles):
    """Kinds of hex tiles and of cards, as on their faces."""

    building: Colour
    animal: Colour
    knowledge: Colour
    castle: Colour
    mine: Colour
    ship: Colour
    cloister: Colour
    pasture: Colour


@attrs.frozen
class Goods(_Roles):
    """The six goods in the order of their dice."""

    cloth: Colour
    grapes: Colour
    ham: Colour
    jug: Colour
    barrel: Colour
    cheese: Colour


@attrs.frozen
class Chart(_Roles):
    """Bars and lines of charts, in the order they are used."""

    first: Colour
    second: Colour
    third: Colour
    fourth: Colour
    fifth: Colour
    sixth: Colour
    seventh: Colour
    eighth: Colour


@attrs.frozen
class Golds(_Roles):
    """The parts of a column in the final count; dark ink stands on them in every theme."""

    bright: Colour
    pale: Colour
    loss: Colour  # the hatch of a loss

    def of(self, number: int) -> Colour:
        """The gold of a row: they take turns."""
        return self.pale if number % 2 else self.bright


@attrs.frozen
class Statuses(_Roles):
    """Text that reports a status."""

    good: Colour
    warning: Colour
    error: Colour


@attrs.frozen
class Palette:
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
    goods: Goods
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
        for table in attrs.fields(Palette):
            row = getattr(self, table.name)
            for field in _roles_of(type(row)):
                yield f"{table.name}.{field.name}", str(getattr(row, field.name))


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
    rows = {}
    for field in attrs.fields(Palette):
        table = f"[{field.name}]"
        if field.name not in file.content:
            raise file.wrong("is missing", table)
        row_type = field.type
        assert row_type is not None
        row = file.content[field.name]
        _refuse_unknown(row, row_type, file, table)
        rows[field.name] = structure(row, row_type, file, table)
    return Palette(**rows)


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


def _roles_of(row_type: "type[Any]") -> "list[attrs.Attribute[Any]]":
    """The roles that a theme file sets."""
    return [field for field in attrs.fields(row_type) if field.metadata.get("is_role", True)]


def _refuse_unknown(row: Any, row_type: type, file: TableFile, table: str) -> None:
    """Raise BadTable for an unknown role, which would otherwise be ignored."""
    known = {field.name for field in _roles_of(row_type)}
    for name in row if isinstance(row, dict) else ():
        if name not in known:
            roles = ", ".join(sorted(known))
            raise file.wrong(f"'{name}' is not a role; the roles are {roles}", table)
