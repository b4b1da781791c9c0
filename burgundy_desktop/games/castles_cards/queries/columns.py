"""Where a card may go, and the progress of columns. Rules §6.1."""

from __future__ import annotations

from burgundy_desktop.games.castles_cards.state import NO_COLUMN, Estate
from burgundy_desktop.games.castles_cards.tables.cards import CARD_COLOUR, CLOISTER
from burgundy_desktop.games.castles_cards.tables.numbers import TRIPLE


def columns_for(estate: Estate, card: int) -> tuple[int, ...]:
    """The columns that a card may go to; the next free number starts a column (R11)."""
    colour, open_ = CARD_COLOUR[card], estate.open
    violet = open_[CLOISTER]
    if colour != CLOISTER:
        if open_[colour] != NO_COLUMN:
            return (open_[colour],)
        new = len(estate.columns)
        return (new,) if violet == NO_COLUMN else (violet, new)
    columns = [column for column in open_ if column != NO_COLUMN]
    if violet == NO_COLUMN:
        columns.append(len(estate.columns))
    return tuple(columns)


def is_complete(estate: Estate, column: int) -> bool:
    """Whether a column is a triple."""
    return len(estate.columns[column]) >= TRIPLE


def cards_begun(estate: Estate, colour: int) -> int:
    """Cards in the open column of a colour, 0 if there is none."""
    column = estate.open[colour]
    return 0 if column == NO_COLUMN else len(estate.columns[column])


def cards_missing(estate: Estate, colour: int) -> int:
    """How many cards the open column of a colour needs to be a triple; 0 if there is none."""
    begun = cards_begun(estate, colour)
    return TRIPLE - begun if begun else 0


def triples_of(estate: Estate, colour: int) -> list[int]:
    """The complete columns of a colour, oldest first; not one that is still to be closed."""
    closed = (column for column in range(len(estate.columns)) if is_complete(estate, column))
    return [
        column
        for column in closed
        if estate.colors[column] == colour and estate.open[colour] != column
    ]


def completes(estate: Estate, column: int) -> bool:
    """Whether one more card makes a column a triple; a new column has no card yet."""
    begun = len(estate.columns[column]) if column < len(estate.columns) else 0
    return begun + 1 == TRIPLE


def is_new_colour(estate: Estate, card: int) -> bool:
    """Whether the estate has no card of this colour yet (R12)."""
    return not estate.present >> CARD_COLOUR[card] & 1
