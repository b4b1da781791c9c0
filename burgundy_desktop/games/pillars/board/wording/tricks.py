"""What playing a card would mean: to whom the trick would go, and what it would bring."""

from __future__ import annotations

from burgundy_desktop.boardkit.sentences import Phrase
from burgundy_desktop.core.ids import SPECTATOR
from burgundy_desktop.games.pillars.board.wording import names
from burgundy_desktop.games.pillars.board.wording.translation import phrase
from burgundy_desktop.games.pillars.observation import Observation
from burgundy_desktop.games.pillars.queries import tricks
from burgundy_desktop.games.pillars.queries.prospects import worth_of_trick
from burgundy_desktop.games.pillars.state import NOBODY, State
from burgundy_desktop.games.pillars.tables.cards import STRENGTH, mask_of

_TO = phrase("If you play it now, the trick goes to {player}.")
_TO_YOU = phrase("If you play it now, the trick goes to you.")
_SO_FAR_TO = phrase("If nobody plays higher, the trick goes to {player}.")
_SO_FAR_TO_YOU = phrase("If nobody plays higher, the trick goes to you.")
_TO_NOBODY = phrase("If you play it now, nobody gets the trick and {player} leads again.")
_TO_NOBODY_YOU_LEAD = phrase("If you play it now, nobody gets the trick and you lead again.")
_STAYS_NOBODY_S = phrase("Nobody gets this trick: the King is in it.")
_BELOW = phrase("Does not beat {card} ({strength}).")
_BEATS_AS_LATER = phrase("As strong as {card}, but played later.")
_WORTH = phrase("As things stand the trick brings you %n point(s).")
_COSTS = phrase("As things stand the trick costs you %n point(s).")
_WORTH_NOTHING = phrase("As things stand the trick brings you no points.")
_WOULD_BRING = phrase("If you got it, the trick would bring you %n point(s).")
_WOULD_COST = phrase("If you got it, the trick would cost you %n point(s).")
_WOULD_BRING_NOTHING = phrase("If you got it, the trick would bring you no points.")


def outcome(observation: Observation, card: int) -> list[str]:
    """To whom the trick would go if the observer played this card now, and its value."""
    table, seat = observation.table, observation.seat
    winner = tricks.winner_after(table, card)
    if winner == NOBODY:
        return [_nobody(observation)]
    is_last, compared = tricks.completes(table), _compared(table, card)
    if winner != seat:
        player = names.seat(observation, winner)
        return [*compared, (_TO if is_last else _SO_FAR_TO)(player=player)]
    said = (_TO_YOU if is_last else _SO_FAR_TO_YOU)()
    return [*compared, said, worth(observation, (*table.trick, card))]


def _compared(table: State, card: int) -> list[str]:
    """How a card compares with the strongest one on the table, if that is not obvious."""
    if not table.trick:
        return []
    strongest = table.trick[tricks.strongest_of(table.trick)]
    strength = STRENGTH[strongest]
    if STRENGTH[card] < strength:
        return [_BELOW(card=names.card_object(strongest), strength=strength)]
    if STRENGTH[card] == strength:
        return [_BEATS_AS_LATER(card=names.card_subject(strongest))]
    return []


def _nobody(observation: Observation) -> str:
    table = observation.table
    if table.trick and tricks.winner_after(table) == NOBODY:
        return _STAYS_NOBODY_S()
    if table.leader == observation.seat:
        return _TO_NOBODY_YOU_LEAD()
    return _TO_NOBODY(player=names.seat(observation, table.leader))


def worth(observation: Observation, cards: tuple[int, ...]) -> str:
    """The value for the observer of winning these cards, as of now."""
    return _told(observation, cards, (_WORTH, _COSTS, _WORTH_NOTHING))


def worth_if_won(observation: Observation, cards: tuple[int, ...]) -> str:
    """The value for the observer, if they won it."""
    return _told(observation, cards, (_WOULD_BRING, _WOULD_COST, _WOULD_BRING_NOTHING))


def _told(
    observation: Observation, cards: tuple[int, ...], said: tuple[Phrase, Phrase, Phrase]
) -> str:
    """Gain, loss or nothing; empty for a spectator."""
    if observation.seat == SPECTATOR:
        return ""
    gain, loss, nothing = said
    points = worth_of_trick(observation.table, observation.seat, mask_of(cards))
    if not points:
        return nothing()
    return (gain if points > 0 else loss)(abs(points))
