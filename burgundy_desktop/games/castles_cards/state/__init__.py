"""A game of the card game in progress: typed slots, small ints, short tuples.

Cards, goods and animals are the indices of `tables`. Tuples are replaced, never changed, so
`copy()` may share them; so are estates, which are values.

`steps`  the kinds of pending steps
"""

from __future__ import annotations

import attrs

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.castles_cards.tables.cards import CARD_COLOUR, CLOISTER
from burgundy_desktop.games.castles_cards.tables.numbers import TRIPLE

NO_COLUMN = -1
ALL_COLOURS = (1 << 7) - 1

PLAYING, OVER = range(2)
"""The stages of a game."""

REASONS = (
    "triple_castle",
    "triple_mine",
    "triple_cloister",
    "triple_knowledge",
    "triple_ship",
    "triple_pasture",
    "triple_building",
    "first_completion",
    "all_seven",
    "vp_cards",
    "sold_goods",
    "start_player_card",
    "animals",
)
"""The score lines, in the order of the score sheet; the first seven are the colours."""


@attrs.frozen
class Estate:
    """The columns of one side. Immutable: placing a card makes a new one."""

    columns: tuple[tuple[int, ...], ...] = ()
    colors: tuple[int, ...] = ()
    """The colour of each column; cloister for one with cloisters only."""
    open: tuple[int, ...] = (NO_COLUMN,) * 7
    """The incomplete column of each colour: there is one at most (R11)."""
    present: int = 0
    """Mask of the colours of all cards; a joker counts as a cloister (R12)."""
    triples: tuple[int, ...] = (0,) * 7
    """Complete columns by colour."""

    def with_card(self, card: int, column: int) -> Estate:
        """The estate after `card` was laid on `column`; the next free number starts a column."""
        colour = CARD_COLOUR[card]
        columns, colours, open_, triples = self.columns, self.colors, self.open, self.triples
        if column == len(columns):
            cards: tuple[int, ...] = (card,)
            columns, colours = (*columns, cards), (*colours, colour)
        else:
            cards = (*columns[column], card)
            columns = (*columns[:column], cards, *columns[column + 1 :])
            old = colours[column]
            if old == CLOISTER and colour != CLOISTER:
                colours = (*colours[:column], colour, *colours[column + 1 :])
                open_ = (*open_[:CLOISTER], NO_COLUMN, *open_[CLOISTER + 1 :])
            else:
                colour = old
        complete = len(cards) >= TRIPLE
        open_ = (*open_[:colour], NO_COLUMN if complete else column, *open_[colour + 1 :])
        if complete:
            triples = (*triples[:colour], triples[colour] + 1, *triples[colour + 1 :])
        return Estate(columns, colours, open_, self.present | 1 << CARD_COLOUR[card], triples)


NO_ESTATE = Estate()


@attrs.define
class PlayerState:
    """The things of one player."""

    hand: tuple[int, ...]
    """Hidden from the others."""
    pile: tuple[int, ...]
    """The personal pile, hidden from everybody; the top card last."""
    projects: tuple[int, ...]
    """Oldest first."""
    estate: Estate
    goods: list[int]
    """Unsold goods by kind."""
    sold: list[int]
    animals: list[int]
    silver: int
    workers: int
    vp: int
    """Victory point cards."""
    firsts: int = 0
    """Mask of the colours whose first-completion card the player has."""
    all_seven: int = 0
    """Value of the all-seven-types card, 0 for none."""

    def copy(self) -> PlayerState:
        """A copy that shares nothing mutable."""
        return PlayerState(
            self.hand,
            self.pile,
            self.projects,
            self.estate,
            self.goods.copy(),
            self.sold.copy(),
            self.animals.copy(),
            self.silver,
            self.workers,
            self.vp,
            self.firsts,
            self.all_seven,
        )


@attrs.frozen
class Automaton:
    """Aaron: his piles and his estate. Immutable; the rules make new ones."""

    piles: tuple[tuple[int, ...], ...]
    """Hidden: a pile for each remaining round, the next one first, top card first."""
    estate: Estate = NO_ESTATE
    firsts: int = 0
    all_seven: int = 0


@attrs.define
class State:
    """The whole table."""

    players: list[PlayerState]
    aaron: Automaton | None
    """The automaton in solo games; its seat on the score sheet is the one after the last."""
    stage: int
    round: int
    """0 to 4 for A to E."""
    turn: int
    """0 to 5 within the round."""
    order: tuple[Seat, ...]
    """The turn order of the running round."""
    mover: int
    """Index into `order` of the player whose turn it is."""
    played: bool
    """Whether the card of this turn has been played."""
    bought: bool
    """Whether the silver purchase of this turn has been made."""
    holder: int
    """The seat with the start player card; -1 in solo games, where it is not used."""
    sale: bool
    """Whether the start player card shows its question mark: there was a sale in this round."""
    pending: list[tuple[int, int]]
    """Steps still to be resolved, the next one last."""
    display: list[tuple[int, ...]]
    """The rows 1 to 6; row 0 is always empty."""
    draw: tuple[int, ...]
    """Hidden: the draw pile, the next card last."""
    discards: tuple[int, ...]
    """Open to all, latest last."""
    drawn: tuple[int, ...]
    """Hidden from the others: cards of a silver purchase that is not yet decided."""
    fresh: int
    """Mask of the cards that were last shuffled into the draw pile, 0 before the first time."""
    goods: list[tuple[int, ...]]
    """The two stacks, top card last; only the top is seen."""
    animals: list[tuple[int, ...]]
    firsts: int
    """Mask of the colours whose first-completion card is still there."""
    all_seven: tuple[int, ...]
    """Values of the all-seven-types cards that are left, topmost first."""
    chance: Chance

    def copy(self) -> State:
        """A copy that shares nothing mutable."""
        return State(
            [player.copy() for player in self.players],
            self.aaron,
            self.stage,
            self.round,
            self.turn,
            self.order,
            self.mover,
            self.played,
            self.bought,
            self.holder,
            self.sale,
            self.pending.copy(),
            self.display.copy(),
            self.draw,
            self.discards,
            self.drawn,
            self.fresh,
            self.goods.copy(),
            self.animals.copy(),
            self.firsts,
            self.all_seven,
            self.chance.copy(),
        )

    @property
    def seat(self) -> Seat:
        """The seat whose turn it is."""
        return self.order[self.mover]

    @property
    def player(self) -> PlayerState:
        """The player whose turn it is."""
        return self.players[self.order[self.mover]]

    @property
    def aaron_s_seat(self) -> Seat:
        """The seat of the automaton on the score sheet."""
        return Seat(len(self.players))

    def row_of(self, card: int) -> int:
        """The row of the display with a card. Raises ValueError if it is in none."""
        for row, cards in enumerate(self.display):
            if card in cards:
                return row
        raise ValueError(f"card {card} is not in the display")


def to_decide(state: State) -> Seat | None:
    """The seat that decides now, None when the game is over."""
    return None if state.stage == OVER else state.order[state.mover]
