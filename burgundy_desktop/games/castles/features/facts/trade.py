"""Facts about goods, workers and silver, and what they make possible."""

from __future__ import annotations

from collections.abc import Iterator

from burgundy_desktop.core.reasons import Claim, Fact
from burgundy_desktop.games.castles import events as e, moves as m
from burgundy_desktop.games.castles.features.facts.trial import Case
from burgundy_desktop.games.castles.queries.goods import sale_points
from burgundy_desktop.games.castles.queries.rounds import is_last_round
from burgundy_desktop.games.castles.scoring import SILVER, UNSOLD, WORKERS
from burgundy_desktop.games.castles.tables.board import PRICE


def sell(case: Case, _move: m.SellGoods | m.SellByWarehouse) -> Iterator[Fact]:
    """Points now, silver, and what the goods would be worth unsold."""
    for sold in case.of(e.GoodsSold):
        values = {"goods": sold.goods, "count": sold.count}
        yield Fact(Claim.SCORES, "sale", case.points_for("sales"), values=values)
    yield from _buys(case)
    yield from final_points_told(case)
    yield from goods_and_silver(case)
    unsold = -case.final(UNSOLD)
    yield Fact(Claim.WAITING, "unsold", amount=unsold)


def load(case: Case, _move: m.LoadGoods | m.KeepGoods) -> Iterator[Fact]:
    """What the goods that are loaded are worth."""
    yield from goods_and_silver(case)
    loaded = [event.count for event in case.of(e.GoodsLoaded)]
    types = {goods for count in loaded for goods, number in enumerate(count) if number}
    sales = [s for s in case.next_moves if isinstance(s, m.SellGoods) and s.goods in types]
    if sales:
        then = max(sales, key=case.points_of)
        yield Fact(Claim.LEADS_TO, "sells_at_once", case.points_of(then), then=then)
    worth = sale_points(case.table, sum(map(sum, loaded)))
    if worth:
        yield Fact(Claim.PROMISES, "goods_worth", worth)


def take_workers(case: Case, move: m.TakeWorkers) -> Iterator[Fact]:
    """Workers, and what they reach in this turn."""
    yield from goods_and_silver(case)
    yield from reached(case)
    yield from _die_is_idle(case, move.die)
    yield from final_points_told(case)


def _die_is_idle(case: Case, die: int) -> Iterator[Fact]:
    """The die could do nothing else that is useful."""
    uses = (m.PlaceTile, m.SellGoods)
    if not any(isinstance(move, uses) and move.die == die for move in case.legal):
        yield Fact(Claim.STANDS, "die_is_idle", values={"die": die})


def goods_and_silver(case: Case) -> Iterator[Fact]:
    """The immediate gains besides points, unless the move itself says them."""
    for loaded in () if isinstance(case.move, m.LoadGoods) else case.of(e.GoodsLoaded):
        yield Fact(Claim.BRINGS, "goods", amount=sum(loaded.count), values={"count": loaded.count})
    silver = sum(event.silver for event in case.of(e.SilverGained))
    workers = sum(event.workers for event in case.of(e.WorkersGained))
    if silver:
        yield Fact(Claim.BRINGS, "silver", amount=silver)
    if workers and isinstance(case.move, m.TakeWorkers):
        yield Fact(Claim.STANDS, "workers_then", amount=case.mine_after.workers)
    elif workers:
        yield Fact(Claim.BRINGS, "workers", amount=workers)
    if not isinstance(case.move, m.SellGoods | m.SellByWarehouse):
        yield from _buys(case)
    for moved in case.of(e.MarkerMoved):
        was_first = case.table.turn_order[0] == case.seat
        yield Fact(Claim.BRINGS, "goes_first" if moved.is_first > was_first else "goes_ahead")


def _buys(case: Case) -> Iterator[Fact]:
    """The silver is enough for a purchase now and was not before."""
    if case.mine.silver < PRICE:
        for then in case.next_moves:
            if isinstance(then, m.BuyTile):
                yield Fact(Claim.LEADS_TO, "buys", then=then)
                return


def final_points_told(case: Case) -> Iterator[Fact]:
    """What the move adds to the final scoring; silver and workers only near the end."""
    if case.knowledge > 0:
        yield Fact(Claim.PROMISES, "knowledge_counts", case.knowledge)
    if is_last_round(case.table):
        left = case.final(SILVER, WORKERS)
        if left > 0:
            yield Fact(Claim.PROMISES, "left_over_counts", left)


def reached(case: Case) -> Iterator[Fact]:
    """Something that a die can reach only now, the most points first."""
    if not any(True for _ in case.of(e.WorkersGained)):
        return
    before = set(case.legal)
    fresh = [move for move in case.next_moves if _uses_a_die(move) and move not in before]
    placed = [move for move in fresh if isinstance(move, m.PlaceTile)]
    if placed:
        then = max(placed, key=case.points_of)
        yield Fact(Claim.LEADS_TO, "reaches_space", case.points_of(then), then=then)
    elif fresh:
        yield Fact(Claim.LEADS_TO, "reaches", amount=len(fresh), then=fresh[0])


def _uses_a_die(move: m.CastlesMove) -> bool:
    return isinstance(move, m.PlaceTile | m.TakeTile)


def saved(case: Case, move: m.TakeTile | m.PlaceTile) -> Iterator[Fact]:
    """The other die could do the same, for more workers."""
    other = _with_other_die(case, move)
    if other is None:
        return
    spent = case.mine.workers - case.mine_after.workers
    elsewhere = Case(case.seat, case.table, case.legal, other)
    more = elsewhere.mine.workers - elsewhere.mine_after.workers - spent
    if more > 0:
        yield Fact(Claim.SAVES, "other_die", amount=more, then=other)


def _with_other_die(case: Case, move: m.TakeTile | m.PlaceTile) -> m.TakeTile | m.PlaceTile | None:
    for other in case.legal:
        if type(other) is type(move) and isinstance(other, m.TakeTile | m.PlaceTile):
            same = other.die != move.die and other.targets[1:] == move.targets[1:]
            if same:
                return other
    return None
