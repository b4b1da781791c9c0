"""Facts about placing tiles: points, new options, and the cost of waiting."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from burgundy_desktop.core.reasons import Claim, Fact
from burgundy_desktop.games.castles import events as e, moves as m
from burgundy_desktop.games.castles.features.facts import trade, trial
from burgundy_desktop.games.castles.queries.bonuses import bonus_points
from burgundy_desktop.games.castles.queries.rounds import phase_bonus_lost, phase_ends_left
from burgundy_desktop.games.castles.queries.spaces import (
    left_in_region,
    open_spaces,
    storage_is_full,
)
from burgundy_desktop.games.castles.tables import pieces
from burgundy_desktop.games.castles.tables.board import SILVER_PER_MINE
from burgundy_desktop.games.castles.tables.estates import ESTATES, NUMBER, spaces_in


def about(completed: e.RegionCompleted) -> dict[str, Any]:
    """The values of a region for a sentence."""
    return {"kind": completed.kind, "size": completed.size}


def place(case: trial.Case, move: m.PlaceTile | m.PlaceByCityHall) -> Iterator[Fact]:
    """The facts of a placement: points first, then consequences, then costs."""
    action = tuple(_extra_action(case))
    yield from _scores(case)
    yield from trade.goods_and_silver(case)
    yield from _income(case, move.tile)
    yield from trade.final_points_told(case)
    yield from action
    yield from _leads_to(case, move)
    yield from _waiting(case)
    if not action and _says_more(move.tile):  # the action is what it does
        yield Fact(Claim.STANDS, "effect", values={"tile": move.tile})
    yield from _stands(case, move)


def _scores(case: trial.Case) -> Iterator[Fact]:
    for closed in case.of(e.RegionCompleted):
        parts = case.points_for("region"), case.points_for("phase")
        values = about(closed) | {"parts": [part for part in parts if part]}
        yield Fact(Claim.SCORES, "closes", sum(parts), values=values)
    for bonus in case.of(e.BonusTileTaken):
        code = "bonus_large" if bonus.large else "bonus_small"
        yield Fact(Claim.SCORES, code, case.points_for("bonus"))
    for reason in ("animals", "watchtower"):
        if points := case.points_for(reason):
            yield Fact(Claim.SCORES, reason, points)


def _income(case: trial.Case, tile: int) -> Iterator[Fact]:
    """A mine pays at the end of this phase and of all that follow."""
    if pieces.TILE_KIND[tile] == pieces.MINE:
        amount = SILVER_PER_MINE * phase_ends_left(case.table)
        yield Fact(Claim.PROMISES, "mine_pays", amount=amount)


def _leads_to(case: trial.Case, move: m.PlaceTile | m.PlaceByCityHall) -> Iterator[Fact]:
    yield from trade.reached(case)
    yield from _almost(case, move.space)
    yield from _waits_in_storage(case)


def _extra_action(case: trial.Case) -> Iterator[Fact]:
    """What the action of a castle, or a building, could bring at once."""
    extra = [move for move in case.next_moves if _is_extra(case, move)]
    if not extra:
        return
    then = max(extra, key=case.points_of)
    points = case.points_of(then)
    if points:
        yield Fact(Claim.LEADS_TO, "extra_action_scores", points, then=then)
    elif any(True for _ in case.of(e.ExtraActionGranted)):
        yield Fact(Claim.LEADS_TO, "extra_action", then=then)


def _is_extra(case: trial.Case, move: m.CastlesMove) -> bool:
    """Whether a move was not possible before: a castle's or a building's action."""
    if not case.after.pending:
        return False
    if isinstance(move, m.PlaceTile | m.SellGoods):
        return move.die == m.EXTRA_DIE
    return isinstance(move, m.SellByWarehouse | m.PlaceByCityHall)


def _almost(case: trial.Case, space: int) -> Iterator[Fact]:
    """One tile more closes the region: what that would bring."""
    player, later = case.mine_after, case.later
    estate = ESTATES[player.estate]
    left = left_in_region(player, space)
    if left.bit_count() != 1 or later is None:
        return
    last = spaces_in(left)[0]
    points = trial.closing_points(later, case.seat, last)
    values = {"kind": estate.kind[last], "size": estate.region_size[last], "space": last}
    code = "almost_this_phase" if case.in_this_phase else "almost_next_phase"
    yield Fact(Claim.PROMISES, code, points, values=values)


def _waits_in_storage(case: trial.Case) -> Iterator[Fact]:
    """A stored tile that had no space and has one now."""
    for tile in case.mine_after.storage:
        if not open_spaces(case.mine, tile) and open_spaces(case.mine_after, tile):
            best = trial.best_placement(case.later, case.seat, tile)
            points = best.points if best is not None else 0
            values = {"tile": tile, "space": best.space if best is not None else -1}
            code = "opens_for_scores" if points else "opens_for"
            yield Fact(Claim.PROMISES, code, points, values=values)
            return


def _waiting(case: trial.Case) -> Iterator[Fact]:
    """What completing the region later would lose."""
    lost = phase_bonus_lost(case.table)
    if any(True for _ in case.of(e.RegionCompleted)) and lost > 0:
        yield Fact(Claim.WAITING, "phase_drops", amount=lost)
    first, second = (bonus_points(case.table, large=large) for large in (True, False))
    for bonus in case.of(e.BonusTileTaken):
        if bonus.large and second < first:
            yield Fact(Claim.WAITING, "bonus_second", amount=second)


def _stands(case: trial.Case, move: m.PlaceTile | m.PlaceByCityHall) -> Iterator[Fact]:
    fresh = case.mine_after.frontier & ~case.mine.frontier
    if fresh:
        yield Fact(Claim.STANDS, "opens", amount=fresh.bit_count())
    if storage_is_full(case.mine):
        yield Fact(Claim.STANDS, "frees_storage")
    if isinstance(move, m.PlaceTile):
        yield from trade.saved(case, move)


def _says_more(tile: int) -> bool:
    """Whether a tile has an effect besides points, silver and workers."""
    if pieces.TILE_KIND[tile] in {pieces.ANIMAL, pieces.MINE}:
        return False
    return pieces.TILE_KIND[tile] == pieces.KNOWLEDGE or pieces.TILE_BUILDING[tile] not in {
        pieces.BANK,
        pieces.BOARDING_HOUSE,
        pieces.WATCHTOWER,
    }


# the start


def found(case: trial.Case, _move: m.ChooseEstate) -> Iterator[Fact]:
    """How many options the start castle leaves there."""
    spaces = spaces_in(case.mine_after.frontier)
    kinds = {ESTATES[case.mine_after.estate].kind[space] for space in spaces}
    yield Fact(Claim.STANDS, "starts_with_numbers", amount=len({NUMBER[s] for s in spaces}))
    yield Fact(Claim.STANDS, "starts_with_kinds", amount=len(kinds))
