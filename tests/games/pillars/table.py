"""A game of the Pillars card game under test, in the words of its cases."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import attrs

from burgundy_desktop.core.errors import IllegalMove
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars import moves as m
from burgundy_desktop.games.pillars.game import GAME
from burgundy_desktop.games.pillars.queries.hands import kings_trick
from burgundy_desktop.games.pillars.state import State
from burgundy_desktop.games.pillars.tables.cards import (
    CARD_COLOUR,
    CARD_NAME,
    CARD_NUMBER,
    FIRST_PRIVILEGE,
    cards_in,
    mask_of,
)
from burgundy_desktop.games.pillars.tables.converters import CONVERTERS
from burgundy_desktop.games.pillars.tables.materials import KEPT, number_of
from burgundy_desktop.games.pillars.tables.rows import MATERIALS, PRIVILEGES
from tests.games import positions
from tests.games.positions import plays

Names = Sequence[str]
Units = tuple[int, int, int, int]


def number(name: str) -> int:
    """The card of this name."""
    return CARD_NUMBER[name]


def numbers(names: Iterable[str]) -> tuple[int, ...]:
    return tuple(CARD_NUMBER[name] for name in names)


def mask(names: Iterable[str]) -> int:
    return mask_of(numbers(names))


def names_of(cards: int) -> set[str]:
    """The cards of a mask."""
    return {CARD_NAME[card] for card in cards_in(cards)}


def colour_of(name: str) -> int:
    return CARD_COLOUR[number(name)]


def privileges_mask(names: Iterable[str]) -> int:
    return sum(1 << PRIVILEGES.index(name) for name in names)


def privilege_card(name: str) -> int:
    return FIRST_PRIVILEGE + PRIVILEGES.index(name)


@attrs.frozen
class Moves:
    """The moves in words."""

    state: State

    def play_card(self, name: str) -> m.PillarsMove:
        return m.PLAY_CARD[number(name)]

    def tom(self, material: str) -> m.PillarsMove:
        return m.choose_tom(MATERIALS.index(material))

    def convert(self, converter: str, material: str) -> m.PillarsMove:
        return m.convert(CONVERTERS.index(converter), MATERIALS.index(material))

    def finish(self) -> m.PillarsMove:
        return m.FINISH

    def keep(self, sand: int, wood: int, stone: int, metal: int) -> m.PillarsMove:
        return m.keep(number_of((sand, wood, stone, metal)))

    def take_plan(self, *units: int) -> m.TakePlan:
        """The plan that keeps these units."""
        for move in GAME.legal_moves(self.state):
            if isinstance(move, m.TakePlan) and KEPT[move.kept] == units:
                return move
        raise IllegalMove(f"no plan keeps {units}")

    def propose(self) -> m.TakePlan:
        """The proposal: what one click would do."""
        for move in GAME.legal_moves(self.state):
            if isinstance(move, m.TakePlan):
                return move
        raise IllegalMove("nothing is proposed")


@attrs.define
class Table(positions.Table):
    """A game under test: its state, its legal moves, and its events."""

    game = GAME

    tricks_before: list[int] = attrs.field(factory=list)
    """What `tricks` was when this position was set up."""

    # what may be done

    @property
    def move(self) -> Moves:
        return Moves(self.state)

    @property
    def cards(self) -> set[str]:
        """The cards that may be played."""
        return {CARD_NAME[move.card] for move in self.legal_of(m.PlayCard)}

    @property
    def toms(self) -> list[str]:
        """The materials that Tom Builder offers."""
        return [MATERIALS[move.material] for move in self.legal_of(m.ChooseTom)]

    @property
    def conversions(self) -> set[tuple[str, str]]:
        """Converter and material."""
        return {
            (CONVERTERS[move.converter], MATERIALS[move.material])
            for move in self.legal_of(m.Convert)
        }

    @property
    def may_finish(self) -> bool:
        return m.FINISH in self.legal

    @property
    def keeps(self) -> set[Units]:
        """The stocks that may be kept."""
        return {KEPT[move.kept] for move in self.legal_of(m.Keep)}

    @property
    def plans(self) -> dict[Units, int]:
        """The stock that an offered plan keeps, and the points of its conversions."""
        return {KEPT[move.kept]: move.points for move in self.legal_of(m.TakePlan)}

    @property
    def is_playing(self) -> bool:
        return bool(self.cards)

    # doing it

    def play_card(self, *names: str) -> Table:
        """Play cards, each by whose turn it is."""
        for name in names:
            self.play(self.move.play_card(name))
        return self

    def convert(self, *pairs: tuple[str, str]) -> Table:
        for pair in pairs:
            self.play(self.move.convert(*pair))
        return self

    tom = plays(Moves.tom)
    finish = plays(Moves.finish)
    keep = plays(Moves.keep)
    take_plan = plays(Moves.take_plan)
    propose = plays(Moves.propose)

    def let_score(self, *but: Seat) -> Table:
        """Everybody takes the proposal until one of `but` decides, or the hand is over."""
        while self.who is not None and not self.is_playing and self.who not in but:
            if self.legal_of(m.TakePlan):
                self.propose()
            else:
                self.play(self.legal[0])
        return self

    # what lies there

    def hand(self, seat: Seat | None = None) -> set[str]:
        return names_of(self.player(seat).hand)

    def won(self, seat: Seat | None = None) -> set[str]:
        return names_of(self.player(seat).won)

    def held(self, seat: Seat | None = None) -> set[str]:
        held = self.player(seat).privileges
        return {name for index, name in enumerate(PRIVILEGES) if held >> index & 1}

    def stock(self, seat: Seat | None = None) -> Units:
        stock: Units = self.player(seat).stock
        return stock

    def vp(self, seat: Seat | None = None) -> int:
        vp: int = self.player(seat).vp
        return vp

    @property
    def tricks(self) -> list[int]:
        """The number of tricks that each seat has won in this hand."""
        return [player.tricks for player in self.state.players]

    @property
    def tricks_more(self) -> list[int]:
        """The number of tricks that each seat has won since this position was set up."""
        pairs = zip(self.tricks, self.tricks_before, strict=True)
        return [now - then for now, then in pairs]

    @property
    def leader(self) -> Seat:
        leader: Seat = self.state.leader
        return leader

    @property
    def pile(self) -> list[str]:
        """Top first."""
        return [CARD_NAME[card] for card in self.state.pile]

    @property
    def kings(self) -> list[str] | None:
        trick = kings_trick(self.state)
        return None if trick is None else [CARD_NAME[card] for card in trick.cards]
