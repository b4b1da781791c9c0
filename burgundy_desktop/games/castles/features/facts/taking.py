"""Facts about taking tiles, and about not taking them."""

from __future__ import annotations

from collections.abc import Iterator

from burgundy_desktop.core.reasons import Claim, Fact
from burgundy_desktop.games.castles import events as e, moves as m
from burgundy_desktop.games.castles.features.facts import trial
from burgundy_desktop.games.castles.features.facts.placing import about
from burgundy_desktop.games.castles.features.facts.trade import saved
from burgundy_desktop.games.castles.queries.goods import free_goods_spaces
from burgundy_desktop.games.castles.queries.rounds import ends_phase, is_last_phase, is_last_round
from burgundy_desktop.games.castles.queries.spaces import (
    left_in_region,
    left_of_colour,
    open_spaces,
    storage_is_full,
)
from burgundy_desktop.games.castles.state.steps import WAREHOUSE_SALE
from burgundy_desktop.games.castles.tables.board import SILVER_POINTS
from burgundy_desktop.games.castles.tables.estates import ESTATES, spaces_in
from burgundy_desktop.games.castles.tables.pieces import (
    ANIMAL,
    TILE_BUILDING,
    TILE_KIND,
    WATCHTOWER,
)


def take(case: trial.Case, move: m.TakeTile | m.TakeByBuilding) -> Iterator[Fact]:
    """The facts of taking a tile: where it will go, who else wants it, what it costs."""
    yield from _comes(case, move.tile)
    if isinstance(move, m.TakeTile):
        yield from saved(case, move)
    yield from _does(case, move.tile)


def buy(case: trial.Case, move: m.BuyTile) -> Iterator[Fact]:
    """As `take`, but a purchase costs no die."""
    yield from _comes(case, move.tile)
    yield from _does(case, move.tile)
    yield Fact(Claim.STANDS, "no_die")


def _comes(case: trial.Case, tile: int) -> Iterator[Fact]:
    yield from _where(case, tile)
    yield from _wanted(case, tile)
    if ends_phase(case.table) and not is_last_phase(case.table):
        yield Fact(Claim.WAITING, "depots_emptied")


def _does(case: trial.Case, tile: int) -> Iterator[Fact]:
    """The effect of a tile; that of an animal is in its points, and so is that of a watchtower
    which can be placed.
    """
    is_counted = TILE_BUILDING[tile] == WATCHTOWER and open_spaces(case.mine_after, tile)
    if TILE_KIND[tile] != ANIMAL and not is_counted:
        yield Fact(Claim.STANDS, "effect", values={"tile": tile})


def _where(case: trial.Case, tile: int) -> Iterator[Fact]:
    """What placing the tile would bring, at once or later."""
    soon = [move for move in case.next_moves if isinstance(move, m.PlaceTile) and move.tile == tile]
    if soon:
        yield _at_once(case, max(soon, key=case.points_of))
        return
    best = trial.best_placement(case.later, case.seat, tile)
    if best is not None:
        yield from _later(case, best)


def _at_once(case: trial.Case, then: m.PlaceTile) -> Fact:
    follows = case.then(then)
    points = trial.scored(follows.events, case.seat)
    for completed in follows.of(e.RegionCompleted):
        region = about(completed)
        return Fact(Claim.LEADS_TO, "closes_at_once", points, then=then, values=region)
    code = "scores_at_once" if points else "placed_at_once"
    return Fact(Claim.LEADS_TO, code, points, then=then)


def _later(case: trial.Case, best: trial.Placement) -> Iterator[Fact]:
    values = {"tile": best.tile, "space": best.space}
    if best.completed is not None:
        code = "closes_this_phase" if case.in_this_phase else "closes_next_phase"
        yield Fact(Claim.PROMISES, code, best.points, values=about(best.completed) | values)
    elif best.points:
        yield Fact(Claim.PROMISES, "scores_when_placed", best.points, values=values)
    else:
        yield from _almost(case, best)


def _almost(case: trial.Case, best: trial.Placement) -> Iterator[Fact]:
    """A region that would lack one space after the tile."""
    player = case.mine_after
    estate = ESTATES[player.estate]
    spaces = spaces_in(open_spaces(player, best.tile))
    for space in spaces:
        if left_in_region(player, space).bit_count() == 2:
            values = {
                "tile": best.tile,
                "space": space,
                "kind": estate.kind[space],
                "size": estate.region_size[space],
            }
            yield Fact(Claim.PROMISES, "almost_when_placed", values=values)
            return
    yield Fact(Claim.STANDS, "fits", amount=len(spaces))


def _wanted(case: trial.Case, tile: int) -> Iterator[Fact]:
    """A player later in this round with a die and a space for the tile."""
    table = case.table
    for seat in table.round_order[table.turn + 1 :]:
        if not open_spaces(table.players[seat], tile):
            continue
        ways: tuple[m.CastlesMove, ...] = (
            m.take_tile(0, tile),
            m.take_tile(1, tile),
            m.buy_tile(tile),
        )
        for then in ways:
            if trial.could(table, seat, then):
                code = "keeps_from_buying" if isinstance(then, m.BuyTile) else "keeps_from"
                yield Fact(Claim.KEEPS_FROM, code, then=then, seat=seat)
                return


# discards and passes


def discard(case: trial.Case, move: m.DiscardTile) -> Iterator[Fact]:
    """Why this tile can be discarded, and what is kept."""
    player = case.mine
    if not left_of_colour(player, TILE_KIND[move.tile]):
        yield Fact(Claim.STANDS, "never_fits")
    elif not open_spaces(player, move.tile):
        yield Fact(Claim.STANDS, "no_space_now")
    kept = [trial.best_placement(case.later, case.seat, tile) for tile in case.mine_after.storage]
    best = max(filter(None, kept), key=lambda one: one.points, default=None)
    if best is not None:
        yield from _spared(case, move.tile, best)


def _spared(case: trial.Case, tile: int, best: trial.Placement) -> Iterator[Fact]:
    lost = trial.best_placement(case.later, case.seat, tile)
    if best.points > (lost.points if lost is not None else 0):
        values = {"tile": best.tile, "space": best.space}
        yield Fact(Claim.PROMISES, "keeps_better", best.points, values=values)
    elif lost is not None and not lost.points:
        yield Fact(Claim.STANDS, "scores_nothing")


def end_turn(case: trial.Case, _move: m.EndTurn) -> Iterator[Fact]:
    """Why nothing is bought."""
    offered = [move.tile for move in case.legal if isinstance(move, m.BuyTile)]
    yield from _left_lying(case, offered)
    silver = case.mine.silver
    if is_last_round(case.table):
        yield Fact(Claim.PROMISES, "silver_counts", silver * SILVER_POINTS, silver)
    else:
        yield Fact(Claim.STANDS, "keeps_silver", amount=silver)


def decline(case: trial.Case, _move: m.Decline) -> Iterator[Fact]:
    """Why an effect is not used."""
    offered = [move.tile for move in case.legal if isinstance(move, m.TakeByBuilding)]
    if offered:
        yield from _left_lying(case, offered)
    elif case.table.pending[-1][0] == WAREHOUSE_SALE:
        yield Fact(Claim.STANDS, "keeps_goods", amount=sum(case.mine.goods))
    elif not free_goods_spaces(case.mine):
        yield Fact(Claim.STANDS, "goods_full")


def _left_lying(case: trial.Case, offered: list[int]) -> Iterator[Fact]:
    """What speaks against all available tiles."""
    best = [trial.best_placement(case.table, case.seat, tile) for tile in offered]
    if not any(best):
        yield Fact(Claim.STANDS, "nothing_fits")
    elif not any(one.points for one in best if one is not None):
        yield Fact(Claim.STANDS, "nothing_scores")
    if storage_is_full(case.mine):
        yield Fact(Claim.STANDS, "storage_full")
