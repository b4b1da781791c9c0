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

_COLOUR = re.compile(r"#(?:[0-9A-Fa-f]{2})?[0-9A-Fa-f]{6}")


def _only_colours(_row: Any, field: "attrs.Attribute[Any]", value: object) -> None:
    if not isinstance(value, str) or not _COLOUR.fullmatch(value):
        raise ValueError(f"'{field.name}' is {value!r}, not a colour like #7A1F3D")


def _role() -> Any:
    return attrs.field(validator=_only_colours)


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
class Surfaces:
    """Backgrounds, from the table up to what is in a panel."""

    table: Colour = _role()
    panel: Colour = _role()
    rim: Colour = _role()
    plaque: Colour = _role()
    plaque_rim: Colour = _role()
    recess: Colour = _role()
    recess_rim: Colour = _role()
    black_depot: Colour = _role()
    black_depot_rim: Colour = _role()
    dock: Colour = _role()
    field: Colour = _role()
    field_rim: Colour = _role()
    hairline: Colour = _role()
    prompt: Colour = _role()
    status: Colour = _role()
    shadow: Colour = _role()  # below a panel at rest
    lift: Colour = _role()  # below a piece that is picked or travels
    veil: Colour = _role()  # over the table while something is shown above it
    grip: Colour = _role()  # handles: of a scroll bar, the track of a slider
    disc: Colour = _role()  # below a loose piece on the table


@attrs.frozen
class Texts:
    """Text. All but `faint` have a contrast of 4.5 : 1 on panel, dock and field."""

    ink: Colour = _role()
    quiet: Colour = _role()
    faint: Colour = _role()  # for disabled things
    points: Colour = _role()
    loss: Colour = _role()
    link: Colour = _role()
    numeral: Colour = _role()  # on an empty space of the estate
    on_black_depot: Colour = _role()


@attrs.frozen
class Toolbar:
    """The burgundy bar at the top."""

    ground: Colour = _role()
    text: Colour = _role()
    quiet: Colour = _role()
    hover: Colour = _role()
    pressed: Colour = _role()
    separator: Colour = _role()


@attrs.frozen
class Buttons:
    """A filled (primary) and an outlined (plain) button."""

    primary: Colour = _role()
    primary_hover: Colour = _role()
    primary_pressed: Colour = _role()
    primary_text: Colour = _role()
    primary_off: Colour = _role()
    plain: Colour = _role()
    plain_hover: Colour = _role()
    plain_pressed: Colour = _role()
    plain_text: Colour = _role()
    plain_rim: Colour = _role()
    plain_off: Colour = _role()


@attrs.frozen
class Plate:
    """A small plate with a rim: tooltip, badge."""

    ground: Colour = _role()
    rim: Colour = _role()
    text: Colour = _role()


@attrs.frozen
class Marks:
    """Marks of what is selected, under the cursor, focused or just played."""

    gold: Colour = _role()
    row: Colour = _role()
    row_text: Colour = _role()
    row_quiet: Colour = _role()
    row_hover: Colour = _role()
    focus: Colour = _role()
    last_move: Colour = _role()


@attrs.frozen
class SeatColours:
    """One seat: its colour, the symbol on it, and the glow of what it may choose."""

    colour: Colour
    symbol: Colour
    glow: Colour


@attrs.frozen
class Seats:
    """The five colours of seats, and which seat has which. Always with `outline`, never
    for text.
    """

    one: Colour = _role()
    two: Colour = _role()
    three: Colour = _role()
    four: Colour = _role()
    five: Colour = _role()
    symbol_one: Colour = _role()
    symbol_two: Colour = _role()
    symbol_three: Colour = _role()
    symbol_four: Colour = _role()
    symbol_five: Colour = _role()
    glow_one: Colour = _role()
    glow_two: Colour = _role()
    glow_three: Colour = _role()
    glow_four: Colour = _role()
    glow_five: Colour = _role()
    outline: Colour = _role()
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
class Kinds:
    """Kinds of hex tiles and of cards, as on their faces."""

    building: Colour = _role()
    animal: Colour = _role()
    knowledge: Colour = _role()
    castle: Colour = _role()
    mine: Colour = _role()
    ship: Colour = _role()
    cloister: Colour = _role()
    pasture: Colour = _role()


@attrs.frozen
class Goods:
    """The six goods in the order of their dice."""

    cloth: Colour = _role()
    grapes: Colour = _role()
    ham: Colour = _role()
    jug: Colour = _role()
    barrel: Colour = _role()
    cheese: Colour = _role()


@attrs.frozen
class Chart:
    """Bars and lines of charts, in the order they are used."""

    first: Colour = _role()
    second: Colour = _role()
    third: Colour = _role()
    fourth: Colour = _role()
    fifth: Colour = _role()
    sixth: Colour = _role()
    seventh: Colour = _role()
    eighth: Colour = _role()


@attrs.frozen
class Golds:
    """The parts of a column in the final count; dark ink stands on them in every theme."""

    bright: Colour = _role()
    pale: Colour = _role()
    loss: Colour = _role()  # the hatch of a loss

    def of(self, number: int) -> Colour:
        """The gold of a row: they take turns."""
        return self.pale if number % 2 else self.bright


@attrs.frozen
class Statuses:
    """Text that reports a status."""

    good: Colour = _role()
    warning: Colour = _role()
    error: Colour = _role()


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


def _roles_of(row_type: "type[attrs.AttrsInstance]") -> "list[attrs.Attribute[Any]]":
    """The roles that a theme file sets."""
    return [field for field in attrs.fields(row_type) if field.metadata.get("is_role", True)]


def _refuse_unknown(row: Any, row_type: type, file: TableFile, table: str) -> None:
    """Raise BadTable for an unknown role, which would otherwise be ignored."""
    known = {field.name for field in _roles_of(row_type)}
    for name in row if isinstance(row, dict) else ():
        if name not in known:
            roles = ", ".join(sorted(known))
            raise file.wrong(f"'{name}' is not a role; the roles are {roles}", table)
