"""Facts of single kinds of moves."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.reasons import Claim, Fact
from burgundy_desktop.games.boonlake import events as e, moves as m
from burgundy_desktop.games.boonlake.features.facts.trial import Case, could_settle, playable
from burgundy_desktop.games.boonlake.features.prospects import sites_in_reach
from burgundy_desktop.games.boonlake.queries.areas import areas_in
from burgundy_desktop.games.boonlake.queries.conditions import is_met
from burgundy_desktop.games.boonlake.queries.places import areas_around, areas_needed
from burgundy_desktop.games.boonlake.tables.actions import MOVEMENT
from burgundy_desktop.games.boonlake.tables.cards import CARD_RESOURCES
from burgundy_desktop.games.boonlake.tables.land import REGION_OF
from burgundy_desktop.games.boonlake.tables.scorings import PROJECT_RESOURCES, PROJECT_VP

# the setup


def _keep_tile(case: Case, move: m.KeepTile) -> Iterator[Fact]:
    yield Fact(Claim.PROMISES, "project_worth", PROJECT_VP[move.tile])
    shared = _needing(case.mine.hand, PROJECT_RESOURCES[move.tile])
    if shared:
        yield Fact(Claim.STANDS, "cards_need_the_same", amount=shared)


def _start_site(case: Case, move: m.StartSite) -> Iterator[Fact]:
    wanted = [int(kind == move.resource) for kind in range(len(CARD_RESOURCES[0]))]
    needing = _needing(case.mine.hand, wanted)
    if needing:
        yield Fact(Claim.STANDS, "cards_need_it", amount=needing)


def _needing(hand: Sequence[int], resources: Sequence[int]) -> int:
    """The cards that need one of these resources."""
    return sum(
        any(need and wanted for need, wanted in zip(CARD_RESOURCES[card], resources, strict=True))
        for card in hand
    )


# turns


def _action(case: Case, move: m.ChooseAction) -> Iterator[Fact]:
    yield Fact(Claim.STANDS, "action", values={"action": move.action})
    yield Fact(Claim.STANDS, "sails_up_to", amount=MOVEMENT[case.table.rows.index(move.action)])


def _sail(case: Case, _move: m.Sail) -> Iterator[Fact]:
    for passed in case.of(e.LockPassed):
        if not passed.later:
            yield Fact(Claim.STANDS, "passes_lock")
    for moved in case.of(e.ShipMoved):
        yield Fact(Claim.STANDS, "sails", amount=moved.after - moved.before)
        others = [ship for seat, ship in enumerate(case.table.ships) if seat != case.seat]
        if others and moved.before <= max(others) < moved.after:
            yield Fact(Claim.STANDS, "takes_the_lead")


def _explore(case: Case, _move: m.Explore) -> Iterator[Fact]:
    yield Fact(Claim.STANDS, "sites_so_far", amount=sites_in_reach(case.table, case.mine))
    yield Fact(Claim.STANDS, "tiles_left", amount=len(case.table.stack))


# cards


def _canoe(case: Case, _move: object) -> Iterator[Fact]:
    """What is affordable with the canoe in its new place; `common` tells of what becomes so."""
    ready, before = playable(case.after, case.seat), playable(case.table, case.seat)
    if ready and not ready - before:
        values = {"cards": len(case.mine_after.hand)}
        yield Fact(Claim.STANDS, "payable_then", amount=len(ready), values=values)


def _given_away(case: Case, move: m.SellCard | m.DiscardCard) -> Iterator[Fact]:
    """The discarded card was not affordable; others are."""
    ready = playable(case.table, case.seat)
    if move.card not in ready:
        yield Fact(Claim.STANDS, "not_payable")
    if kept := len(ready - {move.card}):
        yield Fact(Claim.STANDS, "keeps_payable", amount=kept)
    yield Fact(Claim.STANDS, "hand_left", amount=len(case.mine.hand) - 1)


def _draw(case: Case, _move: m.DrawCards | m.LeverCards) -> Iterator[Fact]:
    ready, held = len(playable(case.table, case.seat)), len(case.mine.hand)
    if ready:
        yield Fact(Claim.STANDS, "payable_now", amount=ready, values={"cards": held})
    elif held:
        yield Fact(Claim.STANDS, "none_payable", amount=held)
    else:
        yield Fact(Claim.STANDS, "hand_empty")


# the map


def _settle(case: Case, move: m.Settle) -> Iterator[Fact]:
    region = REGION_OF[move.site >> 1]
    code = "areas_scored" if case.after.covered >> region & 1 else "areas_open"
    values = {"region": region}
    yield Fact(Claim.STANDS, code, amount=areas_in(case.mine_after, region), values=values)
    for seat, _ in enumerate(case.table.players):
        if seat != case.seat and could_settle(case.table, Seat(seat), move):
            yield Fact(Claim.KEEPS_FROM, "keeps_site", then=move, seat=Seat(seat))
            return


def _house(case: Case, move: m.BuildHouse) -> Iterator[Fact]:
    if areas_around(case.after, move.site) >= areas_needed(0):
        yield Fact(Claim.STANDS, "settlement_ready")


def _region(case: Case, move: m.CoverRegion) -> Iterator[Fact]:
    if own := areas_in(case.mine_after, move.region):
        yield Fact(Claim.STANDS, "areas_here", amount=own, values={"region": move.region})


def _pasture(case: Case, move: m.PlacePasture) -> Iterator[Fact]:
    region = REGION_OF[move.location]
    own = areas_in(case.mine_after, region)
    code = "pasture_beside" if own else "pasture_new"
    yield Fact(Claim.STANDS, code, amount=own, values={"region": region})


def _recruit(case: Case, _move: object) -> Iterator[Fact]:
    yield Fact(Claim.STANDS, "people_ready", amount=case.mine_after.ranch)


# levers, scoring, passing


def _lever(case: Case, _move: m.Modernize) -> Iterator[Fact]:
    yield Fact(Claim.STANDS, "levers_owned", amount=case.mine_after.levers.bit_count())


def _score(case: Case, move: m.ScoreTile) -> Iterator[Fact]:
    scoring = len(case.mine.markers) + 1
    met = {
        tile
        for slot, tile in enumerate(case.table.scoring)
        if slot not in case.mine.markers and is_met(case.table, case.mine, tile, scoring)
    }
    others = len(met - {move.tile})
    if not met:
        yield Fact(Claim.STANDS, "no_tile_met")
    elif case.points > 0 and others:
        yield Fact(Claim.STANDS, "other_tiles_met", amount=others)
    elif case.points > 0:
        yield Fact(Claim.STANDS, "only_tile_met")


def _pass(case: Case, _move: m.Pass) -> Iterator[Fact]:
    if case.scores_elsewhere() is False:
        yield Fact(Claim.STANDS, "nothing_scores")
    kept = {
        "coins": case.mine.coins,
        "vases": case.mine.vases,
        "inhabitants": case.mine.ranch,
        "cards": len(case.mine.hand),
    }
    if any(kept.values()):
        yield Fact(Claim.STANDS, "keeps", values=kept)


FACTS: dict[type, Callable[[Case, Any], Iterator[Fact]]] = {
    m.KeepTile: _keep_tile,
    m.StartSite: _start_site,
    m.ChooseAction: _action,
    m.Sail: _sail,
    m.Explore: _explore,
    m.SellCard: _given_away,
    m.DiscardCard: _given_away,
    m.MoveCanoe: _canoe,
    m.Trade: _canoe,
    m.LeverInhabitant: _canoe,
    m.DrawCards: _draw,
    m.LeverCards: _draw,
    m.Settle: _settle,
    m.BuildHouse: _house,
    m.CoverRegion: _region,
    m.PlacePasture: _pasture,
    m.RecruitForCoins: _recruit,
    m.RecruitForCards: _recruit,
    m.UseTileLever: _recruit,
    m.Modernize: _lever,
    m.ScoreTile: _score,
    m.Pass: _pass,
}
