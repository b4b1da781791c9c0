"""A game of the card game under test, in the words of its cases."""

from __future__ import annotations

from collections.abc import Iterable

import attrs

from burgundy_desktop.core.errors import IllegalMove
from burgundy_desktop.games.castles_cards import moves as m
from burgundy_desktop.games.castles_cards.game import GAME
from burgundy_desktop.games.castles_cards.state import State
from burgundy_desktop.games.castles_cards.tables.cards import CARD_NAME, CARD_NUMBER
from burgundy_desktop.games.castles_cards.tables.rows import ANIMALS, COLOURS, GOODS
from tests.games import positions
from tests.games.positions import plays


def number(name: str) -> int:
    """The card of this name."""
    return CARD_NUMBER[name]


def names(cards: Iterable[int]) -> list[str]:
    return [CARD_NAME[card] for card in cards]


@attrs.frozen
class Moves:
    """The moves in words; `by` is the card played, by default the first in hand."""

    state: State

    def take(self, card: str, by: str | None = None) -> m.CardsMove:
        return m.take_card(self._by(by), number(card))

    def place(self, card: str, column: int | None = None, by: str | None = None) -> m.CardsMove:
        """Place a project; without a column there must be one choice only."""
        moves = [
            move
            for move in GAME.legal_moves(self.state)
            if isinstance(move, m.PlaceByTownHall)
            or (isinstance(move, m.PlaceProject) and move.by == self._by(by))
            if move.card == number(card) and column in {None, move.column}
        ]
        if len(moves) != 1:
            raise IllegalMove(f"{card} has {len(moves)} places of its own: {moves}")
        return moves[0]

    def take_silver(self, by: str | None = None) -> m.CardsMove:
        return m.take_silver(self._by(by))

    def sell(self, goods: str, by: str | None = None) -> m.CardsMove:
        return m.sell_goods(self._by(by), GOODS.index(goods))

    def buy(self) -> m.CardsMove:
        return m.BUY

    def keep(self, card: str) -> m.CardsMove:
        return m.keep_drawn(number(card))

    def use(self, card: str) -> m.CardsMove:
        return m.use_drawn(number(card))

    def discard(self, card: str) -> m.CardsMove:
        return m.discard_project(number(card))

    def decline(self) -> m.CardsMove:
        return m.DECLINE

    def _by(self, by: str | None) -> int:
        if by is not None:
            return number(by)
        if self.state.pending:
            return m.EXTRA
        return self.state.player.hand[0]


@attrs.define
class Table(positions.Table):
    """A game under test: its state, its legal moves, and its events."""

    game = GAME

    # what may be done

    @property
    def move(self) -> Moves:
        return Moves(self.state)

    @property
    def may_buy(self) -> bool:
        return self.may(m.BUY)

    def taken_by(self, by: str | None = None) -> set[str]:
        """The cards that may be taken from the display, with one card or the extra action."""
        card = m.EXTRA if by is None else number(by)
        return {CARD_NAME[move.card] for move in self.legal_of(m.TakeCard) if move.by == card}

    # doing it

    take = plays(Moves.take)
    place = plays(Moves.place)
    take_silver = plays(Moves.take_silver)
    sell = plays(Moves.sell)
    buy = plays(Moves.buy)
    keep = plays(Moves.keep)
    use = plays(Moves.use)
    discard = plays(Moves.discard)
    decline = plays(Moves.decline)

    # what lies there

    @property
    def projects(self) -> list[str]:
        return names(self.me.projects)

    @property
    def discards(self) -> list[str]:
        return names(self.state.discards)

    @property
    def estate(self) -> list[tuple[str, list[str]]]:
        """Colour and cards of each column."""
        estate = self.me.estate
        return [
            (COLOURS[colour], names(cards))
            for colour, cards in zip(estate.colors, estate.columns, strict=True)
        ]

    @property
    def goods(self) -> dict[str, int]:
        return {kind: count for kind, count in zip(GOODS, self.me.goods, strict=True) if count}

    @property
    def animals(self) -> dict[str, int]:
        return {kind: count for kind, count in zip(ANIMALS, self.me.animals, strict=True) if count}

    def row(self, row: int) -> list[str]:
        return names(self.state.display[row])

    def goods_stack(self, which: int) -> list[str]:
        """Top first."""
        return [GOODS[kind] for kind in reversed(self.state.goods[which])]
