"""The deal, the cards of a trick, and where the trick goes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from burgundy_desktop.boardkit.flights import drawn_for, flight_ms, shown_large
from burgundy_desktop.boardkit.pieces import AnimationStep, Box, Drawing, Flight, Sign
from burgundy_desktop.boardkit.signs import dropped
from burgundy_desktop.games.pillars import events as happened
from burgundy_desktop.games.pillars.board import art
from burgundy_desktop.games.pillars.board.animation.stage import Stage
from burgundy_desktop.games.pillars.board.card_art import card_look, is_ownerless
from burgundy_desktop.games.pillars.board.items import wreath_box, wreath_look
from burgundy_desktop.games.pillars.board.layout import CARD_TALL
from burgundy_desktop.games.pillars.tables.cards import KING, cards_in

LOOKED_AT_MS = 750.0
"""Milliseconds that a complete trick stays before it is taken."""
KING_MS, CROWN_MS = 1100.0, 350.0
"""Milliseconds that the King's trick lies still, and in which he is crowned."""
_PACKET = 0.62
"""The width of the cards that are collected, as a share of a card of the trick."""
_LARGE = 1.25
"""The width of a privilege that is looked at, likewise."""
VERDICT = ("laurel", "laurel/strength", "verdict/0", "verdict/1")
_BADGE = ("badge", "badge/laurel", "badge/text")
_HEAD = ("trick", "horn", "turn", "awaited", "awaited/text")


def _face(stage: Stage, card: int, start: Box, end: Box, ms: float = 0.0) -> Flight:
    """A flight of a face-up card."""
    at = Box.around(*end.centre, start.width, start.height)
    stamped = is_ownerless(card, stage.table.owners)
    return Flight(card_look(card, start, stage.brushes, is_ownerless=stamped), start, at, ms)


def _back(start: Box, end: Box, wide: float) -> Flight:
    tall = wide * CARD_TALL
    here = Box.around(*start.centre, wide, tall)
    there = Box.around(*end.centre, wide, tall)
    return Flight(Drawing(art.sprite("card_back")), here, there)


def hand_dealt(stage: Stage, _event: happened.HandDealt) -> Iterator[AnimationStep]:
    """Backs fly from the centre to everybody, then the viewer's hand opens. Not on the table of a
    scoring: the deal is shown on the next table.
    """
    if stage.view is not None:
        return
    middle = stage.layout.trick.panel
    wide = 0.55 * stage.layout.trick.cards[0].width
    everybody = [(stage.viewer + 1 + away) % stage.seats for away in range(stage.seats)]
    hands = [stage.inside(stage.hand(seat).sized(wide, wide * CARD_TALL)) for seat in everybody]
    dealt = tuple(_back(middle, hand, wide) for hand in hands)
    lasts = max(flight_ms(one.start, one.end, stage.layout.scale) for one in dealt)
    lying = tuple(attrs.evolve(one, start=one.end, milliseconds=lasts) for one in dealt)
    yield AnimationStep(flights=dealt, is_cue=True)
    yield AnimationStep(flights=(*lying, *dealt), is_cue=True)
    size = stage.table.deal.hand_size
    backs = (f"{art.backs_key(seat)}/{n}" for seat in range(stage.seats) for n in range(size))
    yield AnimationStep(keys=tuple(backs), is_arrival=True)
    own = tuple(map(art.card_key, cards_in(stage.table.players[stage.viewer].hand)))
    yield AnimationStep(keys=own, source=stage.hand(stage.viewer))
    yield AnimationStep(keys=_dealt_keys(stage))


def _dealt_keys(stage: Stage) -> tuple[str, ...]:
    """The keys that a new hand changes, besides those of the cards."""
    size = stage.table.deal.hand_size
    fields = (f"{art.field_key(n)}{part}" for n in range(size) for part in ("", "/place"))
    piles = (art.pile_key(seat) for seat in range(stage.seats))
    heads = (*_tags(stage), *_HEAD, *VERDICT, "wreath")
    return (*fields, *piles, *heads)


def card_played(stage: Stage, event: happened.CardPlayed) -> Iterator[AnimationStep]:
    """The card goes to the place of its player; if it is the strongest now, the verdict changes."""
    if event.place == 0:
        stage.leader, stage.trick = event.seat, []
        if stage.before.tricks:
            gone = tuple(f"last/{card}" for card in stage.before.tricks[-1].cards)
            yield AnimationStep(keys=(*gone, *_tags(stage), "horn"))
    stage.trick.append(event.card)
    key, end = art.card_key(event.card), stage.place(event.seat)
    leaves = (*_leaving(stage, event.seat), f"memory/{event.card}")
    stays = event.card in stage.table.trick
    if event.seat == stage.viewer and stays:
        yield AnimationStep(keys=(key, *leaves), is_cue=True)
    else:
        gone = (key,) if event.seat == stage.viewer else ()
        flight = _from_hand(stage, event, end)
        yield AnimationStep(keys=(*gone, *leaves), flights=(flight,), is_cue=True)
        yield AnimationStep(keys=(key,), is_arrival=True)
    if stays:
        yield AnimationStep(keys=(key, "wreath", *VERDICT, *_BADGE, *_HEAD))


def _from_hand(stage: Stage, event: happened.CardPlayed, end: Box) -> Flight:
    """A card comes from a hand; that of another player turns over on its way."""
    hand = stage.hand(event.seat)
    if event.seat == stage.viewer:
        start = stage.inside(hand.sized(end.width, end.height))
        return _face(stage, event.card, start, end)
    hidden = Flight(Drawing(art.sprite("card_back")), hand, end)
    face = _face(stage, event.card, drawn_for(hidden), end)
    return attrs.evolve(hidden, turns_to=face.look)


def _leaving(stage: Stage, seat: int) -> tuple[str, ...]:
    """The remaining cards of the hand move together."""
    size = stage.table.deal.hand_size
    if seat != stage.viewer:
        return tuple(f"{art.backs_key(seat)}/{n}" for n in range(size))
    cards = cards_in(stage.table.players[seat].hand)
    veiled = cards_in(stage.before.players[seat].hand)
    return (*map(art.card_key, cards), *map(art.veil_key, veiled))


def trick_won(stage: Stage, event: happened.TrickWon) -> Iterator[AnimationStep]:
    """The trick is shown, collected, turned over, and goes to its winner."""
    yield _lies_there(stage, event.cards, event.card)
    packet = _packet(stage)
    swept = tuple(
        attrs.evolve(_face(stage, card, stage.place(stage.player_of(place)), packet), end=packet)
        for place, card in enumerate(event.cards)
    )
    keys = (*map(art.card_key, event.cards), "wreath")
    yield AnimationStep(keys=keys, flights=swept, is_cue=True)
    back = _back(packet, stage.pile(event.seat), packet.width)
    face = _face(stage, event.cards[-1], packet, packet)
    yield AnimationStep(flights=(attrs.evolve(back, look=face.look, turns_to=back.look),))
    yield AnimationStep(
        keys=(art.pile_key(event.seat), *_after_trick(stage, event.trick, event.cards))
    )


def kings_trick(stage: Stage, event: happened.KingsTrick) -> Iterator[AnimationStep]:
    """The trick lies still, the King is crowned, and the cards go to his place, face up."""
    still = _lies_there(stage, event.cards, KING, KING_MS)
    yield attrs.evolve(still, is_ceremony=True)
    king = stage.place(stage.player_of(event.cards.index(KING)))
    crowned = _lies_there(stage, event.cards, KING, CROWN_MS)
    yield attrs.evolve(crowned, signs=(_crown(king),), is_ceremony=True, is_cue=True)
    yield AnimationStep(keys=(*map(art.card_key, event.cards), "wreath"))
    yield AnimationStep(keys=_after_trick(stage, event.trick, event.cards))


def _crown(king: Box) -> Sign:
    """The crown drops onto the King."""
    size = 0.6 * king.width
    box = Box.around(king.centre[0], king.y + 0.12 * king.height, size)
    return dropped(Drawing(art.sprite("crown")), box, CROWN_MS)


def _packet(stage: Stage) -> Box:
    card = stage.layout.trick.cards[0]
    x, y = stage.layout.trick.panel.centre
    wide = _PACKET * card.width
    return Box.around(x, y, wide, wide * CARD_TALL)


def _lies_there(
    stage: Stage, cards: Sequence[int], strongest: int, milliseconds: float = LOOKED_AT_MS
) -> AnimationStep:
    """Show the complete trick; its verdict stays. The last card is no piece of the new table."""
    last = len(cards) - 1
    box = stage.place(stage.player_of(last))
    flights = [_face(stage, cards[last], box, box, milliseconds)]
    if strongest != cards[last]:
        return AnimationStep(flights=tuple(flights))
    wreath = wreath_box(box)
    look = wreath_look(strongest, wreath, stage.brushes)
    flights.append(Flight(look, wreath, wreath, milliseconds))
    return AnimationStep(keys=("wreath",), flights=tuple(flights))


def _after_trick(stage: Stage, trick: int, cards: Sequence[int]) -> tuple[str, ...]:
    stage.trick, stage.leader = [], stage.table.leader
    notes = tuple(f"note/{seat}" for seat in range(stage.seats))
    fields = (
        f"{art.field_key(trick)}/place",
        art.field_key(trick),
        f"{art.field_key(trick + 1)}/place",
    )
    last = tuple(f"last/{card}" for card in cards)
    return (*fields, *last, *notes, *_tags(stage), *_BADGE, *_HEAD, *VERDICT, "own/tricks")


def _tags(stage: Stage) -> tuple[str, ...]:
    """The keys of the names above the trick, in the order of play."""
    return tuple(
        f"{art.tag_key(seat)}{end}" for seat in range(stage.seats) for end in ("", "/sign")
    )


def privilege_won(stage: Stage, event: happened.PrivilegeWon) -> Iterator[AnimationStep]:
    """The privilege comes out of the tricks, is looked at, and is face up from now on."""
    end = stage.privileges(event.seat)
    start = Box.around(*stage.pile(event.seat).centre, end.width, end.height)
    wide = _LARGE * stage.layout.trick.cards[0].width
    large = Box.around(*stage.layout.trick.panel.centre, wide, wide * CARD_TALL)
    look = _face(stage, event.card, large, large).look
    yield AnimationStep(flights=(shown_large(look, start, end, large),))
    rows = ("privileges", *(f"privileges/{row}" for row in range(3)))
    keys = (art.card_key(event.card), "own/privileges", *rows)
    yield AnimationStep(keys=keys, is_arrival=True)


def privilege_returned(stage: Stage, _event: happened.PrivilegeReturned) -> Iterator[AnimationStep]:
    """The privilege goes from the King's trick under the pile. On the table of a scoring neither is
    there: it is only heard.
    """
    if stage.view is not None:
        yield AnimationStep(is_only_heard=True)
        return
    start, end = stage.layout.king, stage.layout.privileges
    wide = 0.5 * stage.layout.trick.cards[0].width
    rows = ("privileges", *(f"privileges/{row}" for row in range(3)))
    yield AnimationStep(flights=(_back(start, end, wide),))
    yield AnimationStep(keys=rows)
