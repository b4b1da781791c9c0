"""Why a move is good, in words: from what it would surely bring, and from what it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from burgundy_desktop.core.events import Event, PointsScored
from burgundy_desktop.games.boonlake import events as e
from burgundy_desktop.games.boonlake import moves as m
from burgundy_desktop.games.boonlake.board.wording import amounts, effects
from burgundy_desktop.games.boonlake.board.wording.brings import at_once
from burgundy_desktop.games.boonlake.board.wording.saying import phrase
from burgundy_desktop.games.boonlake.observation import Observation
from burgundy_desktop.games.boonlake.tables.actions import MOVEMENT
from burgundy_desktop.games.boonlake.tables.cards import CARD_TIMING, CARD_VP
from burgundy_desktop.games.boonlake.tables.numbers import SETTLEMENT_AREAS

_MOST_REASONS = 3

_POINTS = phrase("Brings %n point(s) at once.")
_BRINGS = phrase("Brings {things}.")
_CARD_COUNTS = (
    phrase("Its effect comes at once."),
    phrase("Its effect lasts from now on."),
    phrase("Its effect counts at the end."),
)
_AT_THE_END = phrase("The card is worth %n point(s) at the end.")
_FAR = phrase("Your ship may sail up to %n space(s).")
_ACTION = phrase("This action helps you more than the others now.")
_SELL = phrase("The coins are worth more to you than the card.")
_KEEP = phrase("Its condition and its project fit your cards.")
_START = phrase("Your cards need this resource.")
_EXPLORE = phrase("A new tile brings its reward and new sites.")
_MORE_AREAS = phrase("One more area of yours on the map.")
_INCOME = phrase("An empty recess brings income in every scoring.")
_ENOUGH = phrase("There are enough areas around for a settlement.")
_LEVER = phrase("The lever can be used again after each scoring.")
_INHABITANTS = phrase("You need inhabitants to expand and to develop.")
_SCORING = phrase("The best tile for this scoring.")
_RESOURCES = phrase("It gives you resources for your cards.")
_SPACE = phrase("The space brings {things}.")
_NEEDED_LESS = phrase("You need this card the least.")
_NOTHING_BETTER = phrase("Nothing better is possible now.")


def hint_for(observation: Observation, move: m.BoonlakeMove, events: Sequence[Event]) -> str:
    """The best reasons for a move, at most three short sentences."""
    reasons = [*_from_events(observation, events), *_from_move(observation, move)]
    return " ".join(list(dict.fromkeys(reasons))[:_MOST_REASONS]) or _NOTHING_BETTER()


def _from_events(observation: Observation, events: Sequence[Event]) -> Iterator[str]:
    """Points and things of the move itself."""
    mine = [event for event in at_once(events) if getattr(event, "seat", None) == observation.seat]
    points = sum(event.points for event in mine if isinstance(event, PointsScored))
    if points > 0:
        yield _POINTS(points)
    coins = sum(event.coins for event in mine if isinstance(event, e.CoinsGained))
    vases = sum(event.vases for event in mine if isinstance(event, e.VasesGained))
    people = sum(event.inhabitants for event in mine if isinstance(event, e.InhabitantsGained))
    if coins or vases or people:
        yield _BRINGS(things=amounts.things(coins, vases, people))


def _from_move(observation: Observation, move: m.BoonlakeMove) -> Iterator[str]:
    tell = _TELL.get(type(move))
    if tell:
        yield from tell(observation, move)


def _action(observation: Observation, move: m.ChooseAction) -> Iterator[str]:
    yield effects.active_part(move.action)
    yield _FAR(MOVEMENT[observation.table.rows.index(move.action)])
    yield _ACTION()


def _card(_observation: Observation, move: m.PlayCard) -> Iterator[str]:
    yield _CARD_COUNTS[CARD_TIMING[move.card]]()
    if CARD_VP[move.card]:
        yield _AT_THE_END(CARD_VP[move.card])


def _settle(observation: Observation, move: m.Settle) -> Iterator[str]:
    tile = observation.table.tiles[move.site >> 1]
    yield from filter(None, effects.site_lines(tile, move.site & 1)[1:2])
    yield _MORE_AREAS()


def _house(observation: Observation, move: m.BuildHouse) -> Iterator[str]:
    yield _INCOME()
    if observation.table.crowd[move.site >> 1] > SETTLEMENT_AREAS:
        yield _ENOUGH()


def _sail(_observation: Observation, move: m.Sail) -> Iterator[str]:
    yield _SPACE(things=effects.space_reward(move.space))


def _always(said: Callable[[], str]) -> Callable[[Observation, Any], Iterator[str]]:
    def tell(_observation: Observation, _move: m.BoonlakeMove) -> Iterator[str]:
        yield said()

    return tell


_TELL: dict[type, Callable[[Observation, Any], Iterator[str]]] = {
    m.KeepTile: _always(_KEEP),
    m.StartSite: _always(_START),
    m.ChooseAction: _action,
    m.PlayCard: _card,
    m.SellCard: _always(_SELL),
    m.Explore: _always(_EXPLORE),
    m.Settle: _settle,
    m.BuildHouse: _house,
    m.BuildSettlement: _always(_INCOME),
    m.PlaceCattle: _always(_INCOME),
    m.RecruitForCoins: _always(_INHABITANTS),
    m.RecruitForCards: _always(_INHABITANTS),
    m.Modernize: _always(_LEVER),
    m.Sail: _sail,
    m.Produce: _always(_RESOURCES),
    m.MoveCanoe: _always(_RESOURCES),
    m.DiscardCard: _always(_NEEDED_LESS),
    m.ScoreTile: _always(_SCORING),
}
