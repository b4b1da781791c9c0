"""The names of places: rows of the display, columns of an estate, stacks."""

from __future__ import annotations

from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.games.castles_cards.board.wording import names
from burgundy_desktop.games.castles_cards.board.wording.translation import phrase
from burgundy_desktop.games.castles_cards.observation import Observation
from burgundy_desktop.games.castles_cards.queries.columns import is_complete
from burgundy_desktop.games.castles_cards.state import Estate
from burgundy_desktop.games.castles_cards.state.steps import DISCARD
from burgundy_desktop.games.castles_cards.tables.numbers import TRIPLE

_IN_COLUMN = (
    phrase("column of castles"),
    phrase("column of mines"),
    phrase("column of cloisters"),
    phrase("column of knowledge"),
    phrase("column of ships"),
    phrase("column of pastures"),
    phrase("column of buildings"),
)
_IN_NEW_COLUMN = phrase("new column")
_NEW_COLUMN = phrase("New column")
_CARDS_OF = phrase("{count} of %n card(s)", "in a column")
_CARDS = phrase("%n card(s)")
_STACKS = (phrase("stack 1"), phrase("stack 2"))

_IN_HAND = phrase("in the hand")
_AMONG_PROJECTS = phrase("among the projects")
_IN_ESTATE = phrase("in the estate")
_IN_AARON_S_ESTATE = phrase("in Aaron's estate")
_IN_DISCARDS = phrase("discard pile")
_JUST_DRAWN = phrase("drawn with silver")
_WAITING = phrase("the new card")


def row_of(observation: Observation, card: int) -> str:
    """The row of the display with a card, in words."""
    return names.ROWS[observation.table.row_of(card)]()


def in_column(estate: Estate, column: int) -> str:
    """A column as the place of a move: "column of ships", "new column"."""
    if column >= len(estate.columns):
        return _IN_NEW_COLUMN()
    return _IN_COLUMN[estate.colors[column]]()


def column_title(estate: Estate, column: int) -> str:
    """A column by itself: "Column of ships · 2 of 3 cards"."""
    if column >= len(estate.columns):
        return _NEW_COLUMN()
    colour = estate.colors[column]
    if is_complete(estate, column):
        return names.TRIPLE_TITLES[colour]()
    return remarks(names.COLUMNS[colour](), _CARDS_OF(TRIPLE, count=len(estate.columns[column])))


def stack_name(stack: int) -> str:
    """One of the two stacks of goods or of animals."""
    return _STACKS[stack]()


def cards(count: int) -> str:
    """A number of cards: "8 cards"."""
    return _CARDS(count)


def is_aaron_s(observation: Observation, card: int) -> bool:
    """Whether a card is in the automaton's estate."""
    aaron = observation.table.aaron
    return aaron is not None and any(card in column for column in aaron.estate.columns)


def place_of_card(observation: Observation, card: int) -> str:
    """The place of a visible card; empty if it is hidden."""
    table = observation.table
    if any(card in row for row in table.display):
        return row_of(observation, card)
    if card >= 0 and any(card in player.hand for player in table.players):
        return _IN_HAND()
    if any(card in player.projects for player in table.players):
        return _AMONG_PROJECTS()
    if any(card in column for player in table.players for column in player.estate.columns):
        return _IN_ESTATE()
    if is_aaron_s(observation, card):
        return _IN_AARON_S_ESTATE()
    if card in table.drawn:
        return _JUST_DRAWN()
    if (DISCARD, card) in table.pending:
        return _WAITING()
    return _IN_DISCARDS() if card in table.discards else ""
