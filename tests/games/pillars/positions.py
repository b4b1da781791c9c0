"""Positions of the Pillars card game set up by hand, in the words of docs/rules/pillars/cases.md.

Seats and colours are those of the standard table: Andrea green, Birgit blue, Claus red, Daniel
orange. Cards are given by their ids, stocks are (sand, wood, stone, metal), the privilege pile is
written top first. Everything that is not named is empty: nobody holds a privilege; other cards lie
wherever there is room.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import cycle
from typing import Any

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import SILENT, Events
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars.game import GAME, INFO
from burgundy_desktop.games.pillars.setup import first_state
from burgundy_desktop.games.pillars.state import NO_POINTS, NOBODY, REASONS, State, Trick
from burgundy_desktop.games.pillars.state.steps import PLAY
from burgundy_desktop.games.pillars.tables.cards import (
    BLUE,
    CARD_COLOUR,
    CARD_NAME,
    GREEN,
    KING,
    LADY_ALIENA,
    ORANGE,
    RED,
    STRENGTH,
    cards_in,
    mask_of,
)
from burgundy_desktop.games.pillars.tables.rows import COLOURS, PRIVILEGES
from tests.games.pillars.conservation import complaints
from tests.games.pillars.table import (
    Names,
    Table,
    Units,
    colour_of,
    mask,
    names_of,
    number,
    numbers,
    privilege_card,
    privileges_mask,
)
from tests.games.positions import ImpossiblePosition, by_seat, check, times

ANDREA, BIRGIT, CLAUS, DANIEL = (Seat(index) for index in range(4))
STANDARD = (GREEN, BLUE, RED, ORANGE)
"""The colours by seat; with three players nobody has orange."""

HARMLESS = ("lady_aliena", "alfred_builder")
"""Neutral cards that bring nothing."""


def new_game(seats: int = 4, seed: int = 1, **options: str) -> Table:
    """A game as it begins."""
    events = Events()
    state = GAME.start(INFO.options_for(seats, **options), Chance.from_seed(seed), events)
    return Table(state, state.leader, events)


def set_up(
    *,
    seats: int = 4,
    ruleset: str = "published",
    me: Seat = ANDREA,
    hand: Any = None,
    cards_left: int = 0,
    leader: Seat | None = None,
    first_leader: Seat | None = None,
    trick: Names = (),
    won: Any = None,
    kings: Names | None = None,
    trickless: Sequence[Seat] = (),
    stock: Any = None,
    held: Any = None,
    privilege: str | None = None,
    pile: Names | None = None,
    points: Any = None,
    hand_number: int | None = None,
    colours: Sequence[str] | None = None,
    unchecked: str = "",
) -> Table:
    """A trick about to be led, or with some cards in it.

    Each seat has `cards_left` cards in hand (all of them if it is 0): those of `hand` and some
    others. The rest has been won in tricks, by nobody of `trickless`, after those of `won`; the
    King's trick was `kings`, unless the King is still in somebody's hand. `hand`, `won`, `stock`,
    `held` (privileges) and `points` are given for `me`, for everybody or by seats; `colours` by
    seat.
    """
    state = first_state(INFO.options_for(seats, ruleset=ruleset), Chance.from_seed(5), SILENT)
    painted = STANDARD[:seats] if colours is None else [COLOURS.index(name) for name in colours]
    state.owners = owners_of(painted)
    everybody = [Seat(seat) for seat in range(seats)]
    held_by = by_seat(held, me, seats, ())
    stock_of = by_seat(stock, me, seats, None)
    points_of = by_seat(points, me, seats, 0)
    won_by = {seat: names for seat, names in enumerate(by_seat(won, me, seats, None)) if names}
    gone = [name for names in held_by for name in names]
    if privilege is None:
        privilege = next(
            name for name in reversed(PRIVILEGES) if name not in gone and name not in (pile or ())
        )
    if pile is None:
        pile = [name for name in PRIVILEGES if name not in (*gone, privilege)]
    state.privilege, state.pile = number(privilege), numbers(pile)
    state.hand_number = hand_number or 1 + len(gone)
    if state.hand_number <= len(gone):
        raise ImpossiblePosition(f"{len(gone)} privileges are won in hand {state.hand_number}")
    size = state.deal.hand_size
    cards_left = cards_left or size
    dealt = Dealing(state, by_seat(hand, me, seats, ()), won_by, kings)
    if leader is None:
        leader = next(
            (seat for seat in everybody if "lady_aliena" in dealt.hands[seat]), first_leader or me
        )
    if cards_left == size and "lady_aliena" in dealt.free:
        dealt.give(leader, "lady_aliena")
    for seat in everybody:
        dealt.give(seat, *(name for name in trick_of(trick, leader, seat, seats)))
    tricks = dealt.completed(size - cards_left, leader, trickless)
    dealt.fill(cards_left)

    for place, player in enumerate(state.players):
        seat = Seat(place)
        player.hand = mask(dealt.hands[seat])
        mine = [one for one in tricks if one.winner == seat]
        player.won, player.tricks = mask_of(tuple(c for one in mine for c in one.cards)), len(mine)
        player.stock = stock_of[seat] or player.stock
        player.privileges = privileges_mask(held_by[seat])
        player.vp = points_of[seat]
        player.scored, player.ready = NO_POINTS, 0
    state.tricks = tuple(tricks)
    state.seen = mask_of(tuple(card for one in tricks for card in one.cards))
    state.trick = ()
    state.leader = leader
    holder = next((seat for seat in everybody if "lady_aliena" in dealt.hands[seat]), None)
    state.first_leader = next(seat for seat in (holder, first_leader, leader) if seat is not None)
    state.pad = earlier_hands(state, points_of)
    state.pending = [(PLAY, leader)]
    check(complaints(state), unchecked=unchecked)
    game = Table(state, me)
    game.tricks_before = game.tricks
    return game.play_card(*trick)


def owners_of(colours: Sequence[int]) -> tuple[int, ...]:
    """The seat of each colour."""
    return tuple(colours.index(colour) if colour in colours else NOBODY for colour in range(4))


def trick_of(trick: Names, leader: Seat, seat: Seat, seats: int) -> Names:
    """The card of a seat in a trick, if it has played."""
    place = (seat - leader) % seats
    return trick[place : place + 1]


def earlier_hands(state: State, points: Sequence[int]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """A score pad that adds up to the points: all were made in the first hand, by craftsmen."""
    if state.hand_number == 1:
        if any(points):
            raise ImpossiblePosition(f"there are points {points} before the first hand is scored")
        return ()
    made = tuple((scored, *NO_POINTS[1:]) for scored in points)
    nothing = tuple(NO_POINTS for _ in state.players)
    return (made, *(nothing for _ in range(state.hand_number - 2)))


class Dealing:
    """Lays out the deck of a hand: named cards at their places, the rest where there is room."""

    def __init__(
        self,
        state: State,
        hands: Sequence[Names],
        won: Mapping[int, Names],
        kings: Names | None,
    ) -> None:
        self.state, self.seats = state, len(hands)
        self.hands = {Seat(seat): list(names) for seat, names in enumerate(hands)}
        self.won = {Seat(seat): list(names) for seat, names in won.items()}
        self.kings = kings
        deck = [CARD_NAME[card] for card in (*cards_in(state.deck), state.privilege)]
        named = [name for names in (*self.hands.values(), *self.won.values()) for name in names]
        named += kings or ()
        for name, count in Counter(named).items():
            if count > 1:
                raise ImpossiblePosition(f"the card {name} lies {times(count)}; the game has 1")
            if name not in deck:
                raise ImpossiblePosition(f"the card {name} is not in the deck of this hand")
        self.free = [name for name in deck if name not in named]

    def give(self, seat: Seat, *names: str) -> None:
        """Put cards into a hand, unless they are there."""
        for name in names:
            if name not in self.hands[seat]:
                self.free.remove(name)
                self.hands[seat].append(name)

    def completed(self, count: int, leader: Seat, trickless: Sequence[Seat]) -> list[Trick]:
        """So many tricks."""
        tricks = []
        if self.kings is not None:
            tricks.append(self._trick(leader, list(self.kings), NOBODY))
        for seat, names in self.won.items():
            while names:
                tricks.append(self._trick(leader, names[: self.seats], seat))
                del names[: self.seats]
        others = [seat for seat in self.hands if seat not in trickless and seat not in self.won]
        for seat in cycle(others):
            if len(tricks) >= count:
                break
            tricks.append(self._trick(leader, [], seat))
        if len(tricks) != count:
            raise ImpossiblePosition(f"{len(tricks)} tricks are named, {count} were played")
        return tricks

    def _trick(self, leader: Seat, names: list[str], winner: int) -> Trick:
        """A trick with these cards, and others that bring its winner nothing."""
        while len(names) < self.seats:
            name = self._harmless(winner) if winner in self.won or winner == NOBODY else None
            if name is None:
                name = next(one for one in self.free if one != "king")
            self.free.remove(name)
            names.append(name)
        cards = numbers(names)
        strongest = max(range(len(cards)), key=lambda place: (STRENGTH[cards[place]], place))
        return Trick(leader, cards, strongest, winner)

    def _harmless(self, winner: int) -> str:
        """A card that brings a player nothing."""
        colour = self.state.colour_of(Seat(winner)) if winner != NOBODY else -1
        return next(
            name
            for name in reversed(self.free)
            if name in HARMLESS or CARD_COLOUR[number(name)] not in {-1, colour}
        )

    def fill(self, size: int) -> None:
        """Give everybody cards until all have so many."""
        for hand in self.hands.values():
            while len(hand) < size:
                hand.append(self.free.pop())
            if len(hand) != size:
                raise ImpossiblePosition(f"{hand} are more than {size} cards")
        if self.free:
            raise ImpossiblePosition(f"{self.free} lie nowhere")


def scoring(
    cards: Names = (),
    *,
    me: Seat = CLAUS,
    seats: int = 4,
    stock: Any = None,
    kings: Names = (),
    trickless: Sequence[Seat] = (),
    **others: Any,
) -> Table:
    """The hand is played and `me` is the first to score: these cards, or those of `kings`.

    The last trick is the King's. Who is not named here has won at least one of the others; the
    cards that nobody is said to have won go to them.
    """
    won = dict(others.pop("won", {}))
    if cards:
        won[me] = list(cards)
    last = [*kings] if "king" in kings else [*kings, "king"]
    named = {name for names in won.values() for name in names}
    foreign = set(STANDARD[:seats]) - {STANDARD[seat] for seat in trickless}
    spare = [
        name
        for name in (*HARMLESS, *(name for name in CARD_NAME if colour_of(name) in foreign))
        if name not in (*last, *named)
    ]
    last = [*spare[: seats - len(last)], *last]
    hand = {Seat((me + place) % seats): [name] for place, name in enumerate(last)}
    game = set_up(
        seats=seats,
        me=me,
        hand=hand,
        cards_left=1,
        leader=me,
        first_leader=me,
        won=won,
        trickless=trickless,
        stock=stock,
        **others,
    )
    return game.play_card(*last)


__all__ = [
    "ANDREA",
    "BIRGIT",
    "CLAUS",
    "DANIEL",
    "KING",
    "LADY_ALIENA",
    "REASONS",
    "Table",
    "Units",
    "mask",
    "names_of",
    "new_game",
    "number",
    "numbers",
    "privilege_card",
    "scoring",
    "set_up",
]
