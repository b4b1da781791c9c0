"""Positions of the card game set up by hand, in the words of docs/rules/castles_cards/cases.md.

Seats are called Anna, Benno, Carla, Dario. Cards go by their ids in `action_cards.toml`, goods and
animals by their names. Stacks and piles are written top card first, as there. What a position does
not name is as little as can be: nobody owns anything, the display is empty; all cards that are not
named lie in the draw pile.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import attrs

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.errors import IllegalMove
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards import moves as m
from burgundy_desktop.games.castles_cards.game import GAME, INFO
from burgundy_desktop.games.castles_cards.observation import Observation
from burgundy_desktop.games.castles_cards.setup import first_state
from burgundy_desktop.games.castles_cards.state import (
    NO_ESTATE,
    Automaton,
    Estate,
    PlayerState,
    State,
)
from burgundy_desktop.games.castles_cards.tables.cards import CARD_NAME, CARD_NUMBER, CARDS
from burgundy_desktop.games.castles_cards.tables.rows import ANIMALS, COLORS, GOODS

ANNA, BENNO, CARLA, DARIO = (Seat(index) for index in range(4))

Names = Sequence[str]


def number(name: str) -> int:
    """The card of this name."""
    return CARD_NUMBER[name]


def numbers(names: Iterable[str]) -> tuple[int, ...]:
    return tuple(CARD_NUMBER[name] for name in names)


def names(cards: Iterable[int]) -> list[str]:
    return [CARD_NAME[card] for card in cards]


def counted(things: Mapping[str, int], kinds: Sequence[str]) -> list[int]:
    """How many of each kind."""
    assert set(things) <= set(kinds)
    return [things.get(kind, 0) for kind in kinds]


def estate_of(*columns: Names) -> Estate:
    """Columns filled card by card, in order."""
    estate = NO_ESTATE
    for column, cards in enumerate(columns):
        for card in cards:
            estate = estate.with_card(number(card), column)
    return estate


def stack(kinds: Sequence[str], things: Names) -> tuple[int, ...]:
    """A stack written top first, as the state keeps it."""
    return tuple(kinds.index(thing) for thing in reversed(things))


@attrs.define
class Table:
    """A game under test: what lies there, what may be done, and what the last move did."""

    state: State
    seat: Seat
    """Whose belongings the questions below are about."""
    events: list[Event] = attrs.field(factory=list)
    """What the last moves did."""

    @property
    def me(self) -> PlayerState:
        return self.state.players[self.seat]

    # what may be done

    @property
    def legal(self) -> list[m.CardsMove]:
        return [] if GAME.to_decide(self.state) is None else list(GAME.legal_moves(self.state))

    def legal_of(self, kind: type) -> list[Any]:
        return [move for move in self.legal if type(move) is kind]

    @property
    def may_buy(self) -> bool:
        return m.BUY in self.legal

    def taken_by(self, by: str | None = None) -> set[str]:
        """The cards that may be taken from the display, with one card or the extra action."""
        card = m.EXTRA if by is None else number(by)
        return {CARD_NAME[move.card] for move in self.legal_of(m.TakeCard) if move.by == card}

    # doing it

    def play(self, *moves: m.CardsMove) -> Table:
        """Play moves; they must be legal."""
        self.events.clear()
        for move in moves:
            if move not in self.legal:
                raise IllegalMove(f"{move} is not among {self.legal}")
            GAME.apply(self.state, move, self.events)
        return self

    def take(self, card: str, by: str | None = None) -> Table:
        return self.play(m.take_card(self._by(by), number(card)))

    def place(self, card: str, column: int | None = None, by: str | None = None) -> Table:
        """Place a project; without a column there must be one choice only."""
        moves = [
            move
            for move in self.legal
            if isinstance(move, m.PlaceProject | m.PlaceByTownHall) and move.card == number(card)
        ]
        if isinstance(moves[0], m.PlaceProject):
            moves = [move for move in moves if move.by == self._by(by)]
        if column is not None:
            moves = [move for move in moves if move.column == column]
        assert len(moves) == 1, moves
        return self.play(moves[0])

    def silver_action(self, by: str | None = None) -> Table:
        return self.play(m.take_silver(self._by(by)))

    def sell(self, goods: str, by: str | None = None) -> Table:
        return self.play(m.sell_goods(self._by(by), GOODS.index(goods)))

    def keep(self, card: str) -> Table:
        return self.play(m.keep_drawn(number(card)))

    def use(self, card: str) -> Table:
        return self.play(m.use_drawn(number(card)))

    def _by(self, by: str | None) -> int:
        if by is not None:
            return number(by)
        if self.state.pending:
            return m.EXTRA
        return self.me.hand[0]

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
            (COLORS[color], names(cards))
            for color, cards in zip(estate.colors, estate.columns, strict=True)
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

    def seen_by(self, seat: Seat) -> Observation:
        return GAME.observe(self.state, seat)

    def points(self, reason: str, seat: Seat | None = None) -> int:
        return GAME.score(self.state).points(self.seat if seat is None else seat, reason)

    def total(self, seat: Seat | None = None) -> int:
        return GAME.score(self.state).total(self.seat if seat is None else seat)

    def said(self, kind: type) -> list[Any]:
        """The events of a class."""
        return [event for event in self.events if type(event) is kind]


def new_game(seats: int, seed: int = 1) -> Table:
    """A game as it begins."""
    events: list[Event] = []
    state = GAME.start(INFO.options_for(seats), Chance.from_seed(seed), events)
    return Table(state, state.seat, events)


def set_up(
    *,
    seats: int = 2,
    hand: Names = ("ship-3a", "mine-5a"),
    pile: Names = (),
    projects: Names = (),
    estate: Sequence[Names] = (),
    silver: int = 0,
    workers: int = 0,
    goods: Mapping[str, int] | None = None,
    animals: Mapping[str, int] | None = None,
    display: Mapping[int, Names] | None = None,
    draw: Names = (),
    draw_only: bool = False,
    discards: Names = (),
    goods_stacks: tuple[Names, Names] = (("light", "medium"), ("dark", "light")),
    animal_stacks: tuple[Names, Names] = (("cow", "pig"), ("sheep", "chicken")),
    round: str = "A",  # noqa: A002  # the word of the rulebook
    turn: int = 0,
    firsts: Iterable[str] | None = None,
) -> Table:
    """Anna's turn. `draw` lies on top of the draw pile; `draw_only` leaves nothing below it."""
    state = first_state(INFO.options_for(seats), Chance.from_seed(5), None)
    state.order = tuple(Seat(seat) for seat in range(seats))
    state.round, state.turn = "ABCDE".index(round), turn
    state.holder = -1 if seats == 1 else min(1, seats - 1)
    for player in state.players:
        strip(player)
    me = state.players[ANNA]
    me.hand, me.projects, me.pile = numbers(hand), numbers(projects), numbers(reversed(pile))
    me.estate = estate_of(*estate)
    me.silver, me.workers = silver, workers
    me.goods, me.animals = counted(goods or {}, GOODS), counted(animals or {}, ANIMALS)
    for row, cards in (display or {}).items():
        state.display[row] = numbers(cards)
    state.discards = numbers(discards)
    state.goods = [stack(GOODS, things) for things in goods_stacks]
    state.animals = [stack(ANIMALS, things) for things in animal_stacks]
    if firsts is not None:
        state.firsts = sum(1 << COLORS.index(color) for color in firsts)
    if state.aaron is not None:
        state.aaron = Automaton(((),) * (4 - state.round))
    fill_up(state, numbers(draw), draw_only)
    return Table(state, ANNA)


def strip(player: PlayerState) -> None:
    """Take everything from a player."""
    player.hand = player.pile = player.projects = ()
    player.estate = NO_ESTATE
    player.goods, player.sold, player.animals = [0] * 3, [0] * 3, [0] * 4
    player.silver = player.workers = player.vp = 0


def fill_up(state: State, top: Sequence[int], only: bool) -> None:
    """Deal the others a card for each of Anna's, and lay the rest below the top cards to draw."""
    rest = [card for card in CARDS if card not in set(cards_in_sight(state)) | set(top)]
    for player in state.players[1:]:
        count = len(state.players[ANNA].hand) + len(state.players[ANNA].pile)
        dealt = [rest.pop() for _ in range(count)]
        player.hand, player.pile = tuple(dealt[:2]), tuple(dealt[2:])
    state.draw = (*(() if only else rest), *reversed(top))


def cards_in_sight(state: State) -> list[int]:
    """Every card that lies somewhere but in the draw pile."""
    cards = [*state.discards, *state.drawn]
    cards += [card for row in state.display for card in row]
    for player in state.players:
        cards += [*player.hand, *player.pile, *player.projects]
        cards += [card for column in player.estate.columns for card in column]
    if state.aaron is not None:
        cards += [card for pile in state.aaron.piles for card in pile]
        cards += [card for column in state.aaron.estate.columns for card in column]
    return cards


def all_cards(state: State) -> Counter[int]:
    """Every card of the game, wherever it is."""
    waiting = [argument for kind, argument in state.pending if kind == 0]
    return Counter([*cards_in_sight(state), *state.draw, *waiting])


def colors_of(mask: int) -> set[str]:
    return {color for index, color in enumerate(COLORS) if mask >> index & 1}
