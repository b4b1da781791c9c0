"""Coins, vases, inhabitants, cards and points on their way."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

import attrs

from burgundy_desktop.boardkit.flights import (
    CARD_PX,
    MOST_SINGLY,
    SEAL_PX,
    THING_PX,
    drawn_for,
    flight,
    points,
    several,
)
from burgundy_desktop.boardkit.pieces import (
    AnimationStep,
    Box,
    Drawing,
    Entrance,
    Flight,
    OnCard,
    Painted,
)
from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.games.boonlake import events as happened
from burgundy_desktop.games.boonlake.board import art
from burgundy_desktop.games.boonlake.board.animation.stage import COINS, HAND, RANCH, VASES, Stage
from burgundy_desktop.games.boonlake.board.hand import card_piece
from burgundy_desktop.games.boonlake.board.hand_layout import CARD_SHAPE
from burgundy_desktop.games.boonlake.board.layout import Layout
from burgundy_desktop.games.boonlake.tables.boards import CANAL, LEVER_COUNT
from burgundy_desktop.games.boonlake.tables.land import LOCATIONS
from burgundy_desktop.games.boonlake.tables.river import SPACE_COUNT

_TO_FAN_MS: Final = 350.0
_ON_MAP = frozenset({happened.BY_LOCATION, happened.BY_SITE, happened.BY_HOUSES})
_ON_RIVER = frozenset({happened.BY_RIVER, happened.BY_HARBOUR})


Gained = happened.CoinsGained | happened.VasesGained | happened.InhabitantsGained
Paid = happened.CoinsPaid | happened.VasesPaid | happened.InhabitantsGiven


def source(stage: Stage, by: str, place: int, supply: Box) -> Box:
    """The source of a gain: a location, a space of the river, a label, or the supply."""
    land = stage.layout.land
    if by in _ON_MAP and place in LOCATIONS:
        return land.location(place)
    if by in _ON_RIVER and 0 <= place < SPACE_COUNT:
        return land.space(place)
    if by in {happened.BY_LABEL, happened.BY_REGION} and 0 <= place < 4:
        return land.label(place)
    return supply


def _things(
    stage: Stage, sprite: str, count: int, start: Box, end: Box, keys: tuple[str, ...]
) -> AnimationStep:
    size = THING_PX * stage.layout.scale
    return AnimationStep(keys=keys, flights=several(Drawing(sprite), count, start, end, size))


def _counts(seat: int, number: int) -> tuple[str, ...]:
    return (f"own/{seat}/count/{number}",)


def _gained(
    stage: Stage, event: Gained, number: int, count: int, *keys: str
) -> Iterator[AnimationStep]:
    """Things come to their owner, and are counted there."""
    start = source(stage, event.source, event.place, stage.supply(event.seat, number))
    yield from _came(stage, event, number, count, start, *keys)


def _came(
    stage: Stage, event: Gained, number: int, count: int, start: Box, *keys: str
) -> Iterator[AnimationStep]:
    sprite, end = art.holding_sprite(event.seat, number), stage.stock(event.seat, number)
    yield _things(stage, sprite, count, start, end, (*_counts(event.seat, number), *keys))


def _paid(stage: Stage, event: Paid, number: int, count: int) -> Iterator[AnimationStep]:
    """Things go back to the supply."""
    sprite, start = art.holding_sprite(event.seat, number), stage.stock(event.seat, number)
    end = stage.supply(event.seat, number)
    yield _things(stage, sprite, count, start, end, _counts(event.seat, number))


def coins_gained(stage: Stage, event: happened.CoinsGained) -> Iterator[AnimationStep]:
    yield from _gained(stage, event, COINS, event.coins)


def coins_paid(stage: Stage, event: happened.CoinsPaid) -> Iterator[AnimationStep]:
    yield from _paid(stage, event, COINS, event.coins)


def vases_gained(stage: Stage, event: happened.VasesGained) -> Iterator[AnimationStep]:
    yield from _gained(stage, event, VASES, event.vases)


def vases_paid(stage: Stage, event: happened.VasesPaid) -> Iterator[AnimationStep]:
    yield from _paid(stage, event, VASES, event.vases)


def inhabitants_gained(stage: Stage, event: happened.InhabitantsGained) -> Iterator[AnimationStep]:
    """The supply has fewer as they leave it; that of a level leaves the board."""
    if event.source == happened.BY_LEVEL:
        level = stage.table.players[event.seat].levels - 1
        bonus = (f"own/{event.seat}/bonus/{level}", f"thumb/{event.seat}")
        yield from _came(stage, event, RANCH, 1, stage.bonus(event.seat, level), *bonus)
    elif event.inhabitants:
        yield from _gained(stage, event, RANCH, event.inhabitants, f"own/{event.seat}/supply")


def inhabitants_given(stage: Stage, event: happened.InhabitantsGiven) -> Iterator[AnimationStep]:
    """The supply has more when they are there."""
    for step in _paid(stage, event, RANCH, event.inhabitants):
        yield attrs.evolve(step, is_cue=True)
    yield AnimationStep((f"own/{event.seat}/supply",), is_arrival=True)


def cards_drawn(stage: Stage, event: happened.CardsDrawn) -> Iterator[AnimationStep]:
    """Backs fly. In the viewer's fan the other cards make room, and faces turn up on the way."""
    if not event.cards:
        return
    start = stage.layout.piles.draw if stage.layout.piles else stage.bank
    keys = (*_counts(event.seat, HAND), "draw_pile")
    together = (_backs(stage, event.cards, start, event.seat),)
    if event.seat != stage.viewer:
        yield AnimationStep(keys, flights=together)
    elif min(stage.before.players[event.seat].hand, default=0) < 0:
        # they were drawn while another person was at the screen: which of them are new is not known
        hand = stage.table.players[event.seat].hand
        yield AnimationStep((*map(art.card_key, hand), *keys), flights=together)
    else:
        yield _into_the_fan(stage, event, start, keys)


def _into_the_fan(
    stage: Stage, event: happened.CardsDrawn, start: Box, keys: tuple[str, ...]
) -> AnimationStep:
    hand = stage.table.players[event.seat].hand
    here = set(stage.before.players[event.seat].hand)
    drawn = [place for place, card in enumerate(hand) if card not in here]
    fan = stage.layout.fan(len(hand))
    boxes = fan.cards()
    flights = tuple(
        _to_fan(stage, hand[place], (start, boxes[place]), fan.strip) for place in drawn
    )
    if len(flights) > MOST_SINGLY or not flights:
        flights = (_backs(stage, event.cards, start, event.seat),)
    stay = tuple(art.card_key(card) for card in hand if card in here)
    new = tuple(art.card_key(hand[place]) for place in drawn)
    return AnimationStep((*stay, *keys, *new), flights=flights)


def _backs(stage: Stage, count: int, start: Box, seat: int) -> Flight:
    """Cards face down that fly together, with their number."""
    end = stage.layout.hand if seat == stage.viewer else stage.home(seat, art.CARDS)
    look = Drawing(art.sprite("card_back"), badge=count if count > 1 else 0)
    return flight(look, start, end, CARD_PX * stage.layout.scale)


def _to_fan(stage: Stage, card: int, way: tuple[Box, Box], strip: float) -> Flight:
    """A card that flies to its place in the fan, as large as it lies there, and turns up; `strip`
    is the seen share of its width.
    """
    start, end = way
    wide = min(end.width, CARD_PX * stage.layout.scale)
    back = Drawing(art.sprite("card_back"))
    one = Flight(back, start.sized(wide, CARD_SHAPE * wide), end, _TO_FAN_MS)
    face = card_piece(card, drawn_for(one), stage.brushes, 0.0, strip=strip).look
    assert isinstance(face, Painted)
    return attrs.evolve(one, turns_to=face)


def card_played(stage: Stage, event: happened.CardPlayed) -> Iterator[AnimationStep]:
    """A card goes to those that its player has played: that of another one whose board is not the
    large one is laid on the table for a moment.
    """
    k, edge = stage.layout.scale, stage.edge(event.seat)
    is_large = event.seat == stage.large
    end = stage.layout.own.sign if is_large else edge.moved(-CARD_PX * k, 0.0)
    keys = (art.card_key(event.card), *_counts(event.seat, HAND))
    yield AnimationStep(keys, flights=(_card_flies(stage, event, end),))


def card_discarded(stage: Stage, event: happened.CardDiscarded) -> Iterator[AnimationStep]:
    """A card goes to the discard pile."""
    piles = stage.layout.piles
    keys = (art.card_key(event.card), *_counts(event.seat, HAND), "discards")
    end = piles.discards if piles else stage.bank
    yield AnimationStep(keys, flights=(_card_flies(stage, event, end),))


def _card_flies(
    stage: Stage, event: happened.CardPlayed | happened.CardDiscarded, end: Box
) -> Flight:
    """The card flies from its place in the viewer's hand, or from its player's card."""
    hand = stage.before.players[event.seat].hand
    start: Box = stage.home(event.seat, art.CARDS)
    if event.seat == stage.viewer and event.card in hand:
        start = stage.layout.fan(len(hand)).cards()[hand.index(event.card)]
    wide = CARD_PX * stage.layout.scale
    box = start.sized(wide, CARD_SHAPE * wide)
    look = card_piece(event.card, box, stage.brushes, 0.0).look
    assert isinstance(look, Painted)
    return Flight(look, box, end.sized(box.width, box.height))


def lever_changed(
    _stage: Stage, event: happened.LeverUsed | happened.LeverPlaced | happened.LeverReset
) -> Iterator[AnimationStep]:
    """The lever tips over, onto its slot, or up or down."""
    yield AnimationStep((art.lever_key(event.seat, event.lever),), enters=Entrance.TIPS)


def levers_pushed_up(stage: Stage, event: happened.LeversPushedUp) -> Iterator[AnimationStep]:
    """All used levers tip up at once."""
    used = stage.before.players[event.seat].levers
    keys = tuple(
        art.lever_key(event.seat, lever) for lever in range(LEVER_COUNT) if used >> lever & 1
    )
    yield AnimationStep(keys, enters=Entrance.TIPS)


def pile_reshuffled(stage: Stage, _event: happened.PileReshuffled) -> Iterator[AnimationStep]:
    """The discard pile moves to the draw pile, if they are in view."""
    piles = stage.layout.piles
    if piles is None:
        yield AnimationStep(is_only_heard=True)
        return
    size = CARD_PX * stage.layout.scale
    one = flight(Drawing(art.sprite("card_back")), piles.discards, piles.draw, size)
    yield AnimationStep(("draw_pile", "discards"), flights=(one,))


def canoe_moved(stage: Stage, event: happened.CanoeMoved) -> Iterator[AnimationStep]:
    """It is paid if it goes upstream, and then moves."""
    if event.coins:
        start, coin = stage.stock(event.seat, COINS), art.holding_sprite(event.seat, COINS)
        yield _things(stage, coin, event.coins, start, stage.bank, _counts(event.seat, COINS))
    counts = tuple(
        f"own/{event.seat}/production/{section}/have" for section in (event.section, event.to)
    )
    yield AnimationStep((art.canoe_key(event.seat, 0), art.canoe_key(event.seat, 1), *counts))


def site_built(_stage: Stage, event: happened.SiteBuilt) -> Iterator[AnimationStep]:
    """The site turns over to its next level, and then produces."""
    sites = tuple(f"own/{event.seat}/production/{section}" for section in range(len(CANAL)))
    yield AnimationStep(sites, enters=Entrance.TURNS, is_cue=True)
    yield AnimationStep(tuple(f"{site}/{what}" for site in sites for what in ("free", "have")))


def points_fly(stage: Stage, scored: Sequence[PointsScored]) -> Iterator[AnimationStep]:
    """Points fly from their source to the card of their player; losses fly back."""
    total = sum(event.points for event in scored)
    if not total:
        return
    best = max(scored, key=lambda event: abs(event.points))
    start, home = points_from(stage, best), stage.home(best.seat)
    size = SEAL_PX * stage.layout.scale
    yield AnimationStep(flights=(points(art.points_look(total), total, start, home, size),))


def points_from(stage: Stage, event: PointsScored) -> Box:
    """The source of points: a place on the table, or the board of their player."""
    find = _PLACES.get(event.reason)
    if find is not None and event.place >= 0:
        return find(stage.layout, event.place)
    board = stage.board(event.seat)
    is_seen = event.reason != "unused_levers" or not isinstance(board, OnCard)
    return board if is_seen else stage.home(event.seat, art.sprite("lever_up"))


def _location(layout: Layout, place: int) -> Box:
    return layout.land.location(place)


def _label(layout: Layout, place: int) -> Box:
    return layout.land.label(place)


def _scoring_tile(layout: Layout, place: int) -> Box:
    return layout.scoring[place]


_PLACES: Final[dict[str, Callable[[Layout, int], Box]]] = {
    "action_rows": lambda layout, row: layout.actions.losses[row],
    "sites": _location,
    "settlements": _location,
    "extra_inhabitants": _location,
    "river": lambda layout, space: layout.land.space(space),
    "regions": _label,
    "eminence_regions": _label,
    "lost_steps": lambda layout, track: layout.tracks.strips[track],
    "projects": _scoring_tile,
    "scoring_tiles": _scoring_tile,
}
"""The source of the points of a line of the score sheet, by their place."""
