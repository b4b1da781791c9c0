"""Positions of the Pillars card game set up by hand, in the words of docs/rules/pillars/cases.md.

Seats and colours are those of the standard table: Andrea green, Birgit blue, Claus red, Daniel
orange. Cards go by their ids, stocks are (sand, wood, stone, metal), the privilege pile is written
top first. What a position does not name is as little as can be: nobody holds a privilege, the
cards that are not named lie wherever there is room for them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import cycle
from typing import Any

import attrs

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.errors import IllegalMove
from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars import moves as m
from burgundy_desktop.games.pillars.game import GAME, INFO
from burgundy_desktop.games.pillars.observation import Observation
from burgundy_desktop.games.pillars.setup import first_state
from burgundy_desktop.games.pillars.state import (
    HIDDEN,
    NO_POINTS,
    NOBODY,
    PLAY,
    REASONS,
    PlayerState,
    State,
    Trick,
)
from burgundy_desktop.games.pillars.tables.cards import (
    BLUE,
    CARD_COLOR,
    CARD_NAME,
    CARD_NUMBER,
    CARDS,
    FIRST_PRIVILEGE,
    GREEN,
    KING,
    LADY_ALIENA,
    ORANGE,
    PRIVILEGE_CARDS,
    RED,
    STRENGTH,
    cards_in,
    mask_of,
)
from burgundy_desktop.games.pillars.tables.converters import CONVERTERS
from burgundy_desktop.games.pillars.tables.materials import KEPT, number_of
from burgundy_desktop.games.pillars.tables.rows import MATERIALS, PRIVILEGES

ANDREA, BIRGIT, CLAUS, DANIEL = (Seat(index) for index in range(4))
STANDARD = (GREEN, BLUE, RED, ORANGE)
"""The colours by seat; with three players nobody has orange."""

Names = Sequence[str]
Units = tuple[int, int, int, int]

HARMLESS = ("lady_aliena", "alfred_builder")
"""Neutral cards that bring nothing."""


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


def color_of(name: str) -> int:
    return CARD_COLOR[number(name)]


def privileges_mask(names: Iterable[str]) -> int:
    return sum(1 << PRIVILEGES.index(name) for name in names)


def privilege_card(name: str) -> int:
    return FIRST_PRIVILEGE + PRIVILEGES.index(name)


@attrs.define
class Table:
    """A game under test: what lies there, what may be done, and what the last moves did."""

    state: State
    seat: Seat = ANDREA
    """Whose belongings the questions below are about, unless they name somebody."""
    events: list[Event] = attrs.field(factory=list)
    tricks_before: list[int] = attrs.field(factory=list)
    """What `tricks` was when this position was set up."""

    # who, and what may be done

    @property
    def who(self) -> Seat | None:
        """Who decides."""
        return GAME.to_decide(self.state)

    @property
    def over(self) -> bool:
        return self.who is None

    @property
    def legal(self) -> list[m.PillarsMove]:
        return [] if self.over else list(GAME.legal_moves(self.state))

    def legal_of(self, kind: type) -> list[Any]:
        return [move for move in self.legal if type(move) is kind]

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

    def do(self, *moves: m.PillarsMove) -> Table:
        """Make moves; they must be legal."""
        self.events.clear()
        for move in moves:
            if move not in self.legal:
                raise IllegalMove(f"{move} is not among {self.legal}")
            GAME.apply(self.state, move, self.events)
        return self

    def play(self, *names: str) -> Table:
        """Play cards, each by whose turn it is."""
        return self.do(*(m.PLAY_CARD[number(name)] for name in names))

    def tom(self, material: str) -> Table:
        return self.do(m.choose_tom(MATERIALS.index(material)))

    def convert(self, *pairs: tuple[str, str]) -> Table:
        return self.do(
            *(
                m.convert(CONVERTERS.index(converter), MATERIALS.index(material))
                for converter, material in pairs
            )
        )

    def finish(self) -> Table:
        return self.do(m.FINISH)

    def keep(self, *units: int) -> Table:
        sand, wood, stone, metal = units
        return self.do(m.keep(number_of((sand, wood, stone, metal))))

    def take_plan(self, *units: int) -> Table:
        (plan,) = (move for move in self.legal_of(m.TakePlan) if KEPT[move.kept] == units)
        return self.do(plan)

    def first_plan(self) -> m.TakePlan:
        """The proposal: what one click would do."""
        plan: m.TakePlan = self.legal_of(m.TakePlan)[0]
        return plan

    def propose(self) -> Table:
        """Take the proposal."""
        return self.do(self.first_plan())

    def let_score(self, *but: Seat) -> Table:
        """Everybody takes the proposal until one of `but` decides, or the hand is over."""
        told: list[Event] = []
        while self.who is not None and not self.is_playing and self.who not in but:
            if self.legal_of(m.TakePlan):
                self.propose()
            else:
                self.do(self.legal[0])
            told += self.events
        self.events = told
        return self

    def copy(self) -> Table:
        return Table(self.state.copy(), self.seat)

    # what lies there

    def player(self, seat: Seat | None = None) -> PlayerState:
        return self.state.players[self.seat if seat is None else seat]

    def hand(self, seat: Seat | None = None) -> set[str]:
        return names_of(self.player(seat).hand)

    def won(self, seat: Seat | None = None) -> set[str]:
        return names_of(self.player(seat).won)

    def held(self, seat: Seat | None = None) -> set[str]:
        held = self.player(seat).privileges
        return {name for index, name in enumerate(PRIVILEGES) if held >> index & 1}

    def stock(self, seat: Seat | None = None) -> Units:
        return self.player(seat).stock

    def vp(self, seat: Seat | None = None) -> int:
        return self.player(seat).vp

    @property
    def tricks(self) -> list[int]:
        """How many each has won in this hand."""
        return [player.tricks for player in self.state.players]

    @property
    def tricks_more(self) -> list[int]:
        """How many each has won since this position was set up."""
        pairs = zip(self.tricks, self.tricks_before, strict=True)
        return [now - then for now, then in pairs]

    @property
    def leader(self) -> Seat:
        return self.state.leader

    @property
    def pile(self) -> list[str]:
        """Top first."""
        return [CARD_NAME[card] for card in self.state.pile]

    @property
    def kings(self) -> list[str] | None:
        trick = self.state.kings_trick
        return None if trick is None else [CARD_NAME[card] for card in trick.cards]

    def seen_by(self, seat: Seat) -> Observation:
        return GAME.observe(self.state, seat)

    def points(self, reason: str, seat: Seat | None = None) -> int:
        return GAME.score(self.state).points(self.seat if seat is None else seat, reason)

    def total(self, seat: Seat | None = None) -> int:
        return GAME.score(self.state).total(self.seat if seat is None else seat)

    def said(self, kind: type) -> list[Any]:
        """The events of a class."""
        return [event for event in self.events if type(event) is kind]


def new_game(seats: int = 4, seed: int = 1, **options: str) -> Table:
    """A game as it begins."""
    events: list[Event] = []
    state = GAME.start(INFO.options_for(seats, **options), Chance.from_seed(seed), events)
    return Table(state, state.leader, events)


def set_up(
    *,
    seats: int = 4,
    ruleset: str = "published",
    me: Seat = ANDREA,
    hands: Mapping[Seat, Names] | None = None,
    cards_left: int = 0,
    leader: Seat | None = None,
    first_leader: Seat | None = None,
    trick: Names = (),
    won: Mapping[Seat, Names] | None = None,
    kings: Names | None = None,
    trickless: Sequence[Seat] = (),
    stocks: Mapping[Seat, Units] | None = None,
    held: Mapping[Seat, Names] | None = None,
    privilege: str | None = None,
    pile: Names | None = None,
    vp: Mapping[Seat, int] | None = None,
    hand_number: int | None = None,
) -> Table:
    """A trick about to be led, or with some cards in it.

    Each seat has `cards_left` cards in hand (all of them if it is 0): those of `hands` and some
    others. The rest has been won in tricks, by nobody of `trickless`, after those of `won`; the
    King's trick was `kings`, unless the King is still in somebody's hand.
    """
    state = first_state(INFO.options_for(seats, ruleset=ruleset), Chance.from_seed(5), None)
    state.owners = owners_of(STANDARD[:seats])
    everybody = [Seat(seat) for seat in range(seats)]
    held = held or {}
    gone = [name for names in held.values() for name in names]
    if privilege is None:
        privilege = next(
            name for name in reversed(PRIVILEGES) if name not in gone and name not in (pile or ())
        )
    if pile is None:
        pile = [name for name in PRIVILEGES if name not in (*gone, privilege)]
    state.privilege, state.pile = number(privilege), numbers(pile)
    state.hand_number = hand_number or 1 + len(gone)
    assert len(gone) + 1 + len(pile) == len(PRIVILEGES)
    assert state.hand_number > len(gone)

    size = state.deal.hand_size
    cards_left = cards_left or size
    dealt = Dealing(state, seats, {**(hands or {})}, won or {}, kings)
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
        player.stock = (stocks or {}).get(seat, player.stock)
        player.privileges = privileges_mask(held.get(seat, ()))
        player.vp = (vp or {}).get(seat, 0)
        player.scored, player.ready = NO_POINTS, 0
    state.tricks = tuple(tricks)
    state.seen = mask_of(tuple(card for one in tricks for card in one.cards))
    state.trick = ()
    state.leader = leader
    holder = next((seat for seat in everybody if "lady_aliena" in dealt.hands[seat]), None)
    state.first_leader = next(seat for seat in (holder, first_leader, leader) if seat is not None)
    state.pad = earlier_hands(state, vp or {})
    state.pending = [(PLAY, leader)]
    game = Table(state, me)
    game.tricks_before = game.tricks
    return game.play(*trick)


def owners_of(colors: Sequence[int]) -> tuple[int, ...]:
    """The seat of each colour."""
    return tuple(colors.index(color) if color in colors else NOBODY for color in range(4))


def trick_of(trick: Names, leader: Seat, seat: Seat, seats: int) -> Names:
    """The card of a seat in a trick, if it has played."""
    place = (seat - leader) % seats
    return trick[place : place + 1]


def earlier_hands(state: State, vp: Mapping[Seat, int]) -> tuple[tuple[tuple[int, ...], ...], ...]:
    """A score pad that adds up to the points: all were made in the first hand, by craftsmen."""
    if state.hand_number == 1:
        assert not any(vp.values())
        return ()
    made = tuple((vp.get(Seat(seat), 0), *NO_POINTS[1:]) for seat in range(len(state.players)))
    nothing = tuple(NO_POINTS for _ in state.players)
    return (made, *(nothing for _ in range(state.hand_number - 2)))


class Dealing:
    """Lays out the deck of a hand: what is named where it belongs, the rest where there is room."""

    def __init__(
        self,
        state: State,
        seats: int,
        hands: Mapping[Seat, Names],
        won: Mapping[Seat, Names],
        kings: Names | None,
    ) -> None:
        self.state, self.seats = state, seats
        self.hands = {Seat(seat): list(hands.get(Seat(seat), ())) for seat in range(seats)}
        self.won = {seat: list(names) for seat, names in won.items()}
        self.kings = kings
        deck = [CARD_NAME[card] for card in (*cards_in(state.deck), state.privilege)]
        named = [name for names in (*self.hands.values(), *self.won.values()) for name in names]
        named += kings or ()
        twice = [name for name, count in Counter(named).items() if count > 1]
        assert not twice, f"{twice} cannot be in two places"
        assert set(named) <= set(deck), set(named) - set(deck)
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
        assert len(tricks) == count, f"{len(tricks)} tricks are named, {count} were played"
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
        color = self.state.color_of(Seat(winner)) if winner != NOBODY else -1
        return next(
            name
            for name in reversed(self.free)
            if name in HARMLESS or CARD_COLOR[number(name)] not in {-1, color}
        )

    def fill(self, size: int) -> None:
        """Give everybody cards until all have so many."""
        for hand in self.hands.values():
            while len(hand) < size:
                hand.append(self.free.pop())
            assert len(hand) == size, f"{hand} are more than {size} cards"
        assert not self.free, f"{self.free} lie nowhere"


def scoring(
    cards: Names = (),
    *,
    me: Seat = CLAUS,
    seats: int = 4,
    stock: Units | None = None,
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
    stocks = dict(others.pop("stocks", {}))
    if stock is not None:
        stocks[me] = stock
    last = [*kings] if "king" in kings else [*kings, "king"]
    named = {name for names in won.values() for name in names}
    foreign = set(STANDARD[:seats]) - {STANDARD[seat] for seat in trickless}
    spare = [
        name
        for name in (*HARMLESS, *(name for name in CARD_NAME if color_of(name) in foreign))
        if name not in (*last, *named)
    ]
    last = [*spare[: seats - len(last)], *last]
    hands = {Seat((me + place) % seats): [name] for place, name in enumerate(last)}
    game = set_up(
        seats=seats,
        me=me,
        hands=hands,
        cards_left=1,
        leader=me,
        first_leader=me,
        won=won,
        trickless=trickless,
        stocks=stocks,
        **others,
    )
    return game.play(*last)


def all_cards(state: State) -> Counter[int]:
    """Every card of the hand, wherever it is, and every privilege."""
    found: Counter[int] = Counter(state.trick)
    for player in state.players:
        found.update(card for card in CARDS if player.hand >> card & 1)
        held = player.privileges
        found.update(card for index, card in enumerate(PRIVILEGE_CARDS) if held >> index & 1)
    found.update(card for trick in state.tricks for card in trick.cards)
    found.update(card for card in state.pile if card != HIDDEN)
    return found


__all__ = [
    "ANDREA",
    "BIRGIT",
    "CLAUS",
    "DANIEL",
    "KING",
    "LADY_ALIENA",
    "REASONS",
    "Table",
    "all_cards",
    "mask",
    "names_of",
    "new_game",
    "number",
    "numbers",
    "privilege_card",
    "scoring",
    "set_up",
]
