"""The lines below a trick: the strongest card, and to whom the trick goes and why."""

from __future__ import annotations

import attrs

from burgundy_desktop.boardkit.log_lines import Table
from burgundy_desktop.boardkit.sentences import PersonPhrase, Phrase, joined
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.games.pillars.board.wording import names
from burgundy_desktop.games.pillars.board.wording.translation import person_phrase, phrase
from burgundy_desktop.games.pillars.events import BY_OWNER, BY_OWNERLESS, BY_PLAYER
from burgundy_desktop.games.pillars.queries.tricks import equal_beaten, player_of, why_won
from burgundy_desktop.games.pillars.state import NOBODY, State, Trick
from burgundy_desktop.games.pillars.tables.cards import (
    ALL_PRIVILEGES,
    CARD_COLOUR,
    NO_COLOUR,
    STRENGTH,
    mask_of,
)


@attrs.frozen
class _Said:
    """The sentences of a trick on the table."""

    strongest: PersonPhrase
    as_later: PersonPhrase
    king: Phrase
    ways: tuple[PersonPhrase, PersonPhrase, PersonPhrase]


_FIRST = (
    person_phrase(
        "{player} was dealt Lady Aliena and leads the first trick.",
        "You were dealt Lady Aliena and lead the first trick.",
    ),
    phrase("The strongest card will decide to whom the trick goes."),
)
_STRONGEST = person_phrase(
    "Strongest so far: {card} ({strength}), played by {player}.",
    "Strongest so far: {card} ({strength}), played by you.",
)
_STRONGEST_AS_LATER = person_phrase(
    "Strongest so far, as the later of equal cards: {card} ({strength}), played by {player}.",
    "Strongest so far, as the later of equal cards: {card} ({strength}), played by you.",
)
_IS_STRONGEST = person_phrase(
    "Strongest: {card} ({strength}), played by {player}.",
    "Strongest: {card} ({strength}), played by you.",
)
_IS_STRONGEST_AS_LATER = person_phrase(
    "Strongest, as the later of equal cards: {card} ({strength}), played by {player}.",
    "Strongest, as the later of equal cards: {card} ({strength}), played by you.",
)
_WAS_STRONGEST = person_phrase(
    "Last trick: {card} ({strength}), played by {player}, was strongest.",
    "Last trick: {card} ({strength}), played by you, was strongest.",
)
_WAS_STRONGEST_AS_LATER = person_phrase(
    "Last trick: of equal cards the later one won, {card} ({strength}), played by {player}.",
    "Last trick: of equal cards the later one won, {card} ({strength}), played by you.",
)
_TO_OWNER = person_phrase(
    "The trick would go to {player}, owner of {color}.",
    "The trick would go to you, owner of {color}.",
)
_TO_PLAYER = person_phrase(
    "The trick would go to {player}, who played it.",
    "The trick would go to you because you played it.",
)
_GOES_TO_OWNER = person_phrase(
    "The trick goes to {player}, owner of {color}.",
    "The trick goes to you, owner of {color}.",
)
_GOES_TO_PLAYER = person_phrase(
    "The trick goes to {player}, who played it.",
    "The trick goes to you because you played it.",
)
_GOES_OWNERLESS = person_phrase(
    "Nobody owns {color}: the trick goes to {player}, who played it.",
    "Nobody owns {color}: the trick goes to you because you played it.",
)
_OWNERLESS = person_phrase(
    "Nobody owns {color}: the trick would go to {player}, who played it.",
    "Nobody owns {color}: the trick would go to you because you played it.",
)
_WENT_OWNERLESS = person_phrase(
    "Nobody owns {color}: it went to {player}, who played it.",
    "Nobody owns {color}: it went to you because you played it.",
)
_WENT_TO_OWNER = person_phrase(
    "It went to {player}, owner of {color}.", "It went to you, owner of {color}."
)
_WENT_TO_PLAYER = person_phrase(
    "It went to {player}, who played it.", "It went to you because you played it."
)
_KING = phrase("Nobody would win this trick: the King is in it.")
_IS_KING = phrase("Nobody wins this trick: the King is in it.")
_WAS_KING = person_phrase(
    "Nobody won it: the King's trick. {player} leads again.",
    "Nobody won it: the King's trick. You lead again.",
)
_WAS_KING_AT_END = phrase("Nobody won it: the King's trick.")

_BEGUN = _Said(_STRONGEST, _STRONGEST_AS_LATER, _KING, (_TO_OWNER, _OWNERLESS, _TO_PLAYER))
_COMPLETE = _Said(
    _IS_STRONGEST,
    _IS_STRONGEST_AS_LATER,
    _IS_KING,
    (_GOES_TO_OWNER, _GOES_OWNERLESS, _GOES_TO_PLAYER),
)

# of a trick that is looked at large

_STOOD = person_phrase(
    "The strongest card was {card} ({strength}), played by {player}.",
    "The strongest card was {card} ({strength}), played by you.",
)
_STOOD_AS_LATER = person_phrase(
    "The strongest cards were equal, so the later one decided: "
    "{card} ({strength}), played by {player}.",
    "The strongest cards were equal, so the later one decided: {card} ({strength}), played by you.",
)
_KING_IN_IT = person_phrase(
    "Nobody gets this trick: {player} played the King.",
    "Nobody gets this trick: you played the King.",
)
_COUNTS_FOR = phrase(
    "At the end of the hand it counts for players without a trick: as things stand {players}."
)
_COUNTS_FOR_NOBODY = phrase("Everybody has a trick now, so it counts for nobody.")
_PRIVILEGE_IN_IT = phrase("The privilege in it goes back under the pile.")
_YOU = phrase("you", "in a list of players")

Lines = tuple[str, str]


def at_first(state: State, table: Table) -> Lines:
    """Before the first card of a hand."""
    leads, strongest = _FIRST
    return leads(table.name(state.leader)), strongest()


def so_far(state: State, table: Table, card: int, played_by: Seat, winner: int) -> Lines:
    """The lines of the current trick, which may lie complete before it is taken."""
    is_complete = len(state.trick) == len(state.players)
    says = _COMPLETE if is_complete else _BEGUN
    said = says.as_later if _beats_an_equal(state.trick) else says.strongest
    first = _told(said, table, card, played_by)
    if winner == NOBODY:
        return first, says.king()
    said = _said(state, card, says.ways)
    return first, said(table.name(Seat(winner)), color=_colour(card))


def at_last(state: State, table: Table, card: int, played_by: Seat, winner: int) -> Lines:
    """The lines of a finished trick."""
    said = _WAS_STRONGEST_AS_LATER if _beats_an_equal(state.tricks[-1].cards) else _WAS_STRONGEST
    first = _told(said, table, card, played_by)
    if winner == NOBODY:
        is_over = len(state.tricks) == state.deal.hand_size
        last = _WAS_KING_AT_END() if is_over else _WAS_KING(table.name(state.leader))
        return first, last
    said = _said(state, card, (_WENT_TO_OWNER, _WENT_OWNERLESS, _WENT_TO_PLAYER))
    return first, said(table.name(Seat(winner)), color=_colour(card))


def of_past(state: State, table: Table, trick: Trick) -> Lines:
    """The lines of a finished trick that is shown large."""
    card = trick.cards[trick.strongest]
    said = _STOOD_AS_LATER if _beats_an_equal(trick.cards) else _STOOD
    _, whose = at_last(state, table, card, played_by(trick), trick.winner)
    return _told(said, table, card, played_by(trick)), whose


def of_kings(state: State, table: Table, trick: Trick) -> tuple[str, ...]:
    """The lines of the King's trick: for whom it would count."""
    without = [Seat(seat) for seat, player in enumerate(state.players) if not player.tricks]
    players = joined([table.name(seat) or _YOU() for seat in without])
    counts = _COUNTS_FOR(players=players) if without else _COUNTS_FOR_NOBODY()
    lines = (_KING_IN_IT(table.name(played_by(trick))), counts)
    return (*lines, _PRIVILEGE_IN_IT()) if mask_of(trick.cards) & ALL_PRIVILEGES else lines


def played_by(trick: Trick) -> Seat:
    """Who has played the card that decided a trick."""
    return player_of(trick.leader, trick.strongest, len(trick.cards))


def _told(said: PersonPhrase, table: Table, card: int, played_by: Seat) -> str:
    return said(table.name(played_by), card=names.card_subject(card), strength=STRENGTH[card])


def _beats_an_equal(cards: tuple[int, ...]) -> bool:
    """Whether the deciding card has beaten an equally strong one."""
    return equal_beaten(cards) >= 0


def _said(
    state: State, card: int, ways: tuple[PersonPhrase, PersonPhrase, PersonPhrase]
) -> PersonPhrase:
    """The sentence by case: the colour has an owner, has none, or the card has no colour."""
    by_owner, ownerless, by_player = ways
    why = why_won(state, card)
    return {BY_OWNER: by_owner, BY_OWNERLESS: ownerless, BY_PLAYER: by_player}[why]


def _colour(card: int) -> str:
    return names.colour(CARD_COLOUR[card]) if CARD_COLOUR[card] != NO_COLOUR else ""
