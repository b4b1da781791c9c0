"""Facts of any move: points, things, income, conditions met, cards that can be paid now."""

from __future__ import annotations

from collections.abc import Iterator

from burgundy_desktop.core.reasons import Claim, Fact
from burgundy_desktop.games.boonlake import events as e, moves as m
from burgundy_desktop.games.boonlake.features.facts.trial import Case, playable
from burgundy_desktop.games.boonlake.features.prospects import sites_in_reach
from burgundy_desktop.games.boonlake.features.sure import at_end, incomes_to_come
from burgundy_desktop.games.boonlake.queries.conditions import is_met
from burgundy_desktop.games.boonlake.queries.income import income_coins, income_points
from burgundy_desktop.games.boonlake.tables.river import SCORINGS


def common(case: Case) -> Iterator[Fact]:
    """The facts: points first, then future gains, then things."""
    if case.points > 0:
        yield Fact(Claim.SCORES, "points", case.points)
    yield from _later(case)
    yield from _meets(case)
    yield from _things(case)
    yield from _affords(case)
    for site in case.of(e.SiteBuilt):
        values = {"resource": site.resource, "level": site.level}
        yield Fact(Claim.BRINGS, "site_built", values=values)
    if case.points < 0:
        yield Fact(Claim.SCORES, "loses", case.points)
    if case.mine.coins and any(True for _ in case.of(e.CoinsGained)):
        yield Fact(Claim.STANDS, "coins_now", amount=case.mine_after.coins)


def _later(case: Case) -> Iterator[Fact]:
    """The additional gains at the end and at each future interim scoring."""
    before, after = case.mine, case.mine_after
    ends = at_end(after) - at_end(before)
    if ends > 0:
        yield Fact(Claim.PROMISES, "at_end", ends)
    to_come = incomes_to_come(case.after, case.seat)
    more = income_points(case.after, after) - income_points(case.table, before)
    if more > 0 and to_come > 0:
        yield Fact(Claim.PROMISES, "income_points", more, to_come)
    coins = income_coins(after) - income_coins(before)
    if coins > 0 and to_come > 0:
        yield Fact(Claim.PROMISES, "income_coins", amount=coins, values={"times": to_come})


def _meets(case: Case) -> Iterator[Fact]:
    """A scoring tile whose condition is newly met, for the next interim scoring."""
    scoring = len(case.mine.markers) + 1
    if scoring > SCORINGS or len(case.mine_after.markers) + 1 != scoring:
        return
    for slot, tile in enumerate(case.table.scoring):
        if slot in case.mine.markers or is_met(case.table, case.mine, tile, scoring):
            continue
        if is_met(case.after, case.mine_after, tile, scoring):
            values = {"tile": tile, "scoring": scoring}
            yield Fact(Claim.PROMISES, "meets_tile", values=values)
            return


def _things(case: Case) -> Iterator[Fact]:
    values = {
        "coins": sum(event.coins for event in case.of(e.CoinsGained)),
        "vases": sum(event.vases for event in case.of(e.VasesGained)),
        "inhabitants": sum(event.inhabitants for event in case.of(e.InhabitantsGained)),
    }
    if any(values.values()):
        yield Fact(Claim.BRINGS, "things", values=values)


def _affords(case: Case) -> Iterator[Fact]:
    """Cards of the hand that become affordable."""
    fresh = playable(case.after, case.seat) - playable(case.table, case.seat)
    fresh &= frozenset(case.mine.hand)
    if fresh:
        yield Fact(Claim.PROMISES, "affords", amount=len(fresh))


def opens(case: Case) -> Iterator[Fact]:
    """Moves that become possible next."""
    more = sites_in_reach(case.after, case.mine_after) - sites_in_reach(case.table, case.mine)
    if more > 0:
        yield Fact(Claim.PROMISES, "opens_sites", amount=more)
    points, then = case.best_next()
    if points > 0:
        yield Fact(Claim.LEADS_TO, "then_scores", points, then=then)
    cards = {move.card for move in case.fresh_moves if isinstance(move, m.PlayCard)}
    if cards:
        yield Fact(Claim.STANDS, "cards_to_play", amount=len(cards))
    for kind, code in _COUNTED.items():
        found = sum(isinstance(move, kind) for move in case.fresh_moves)
        if found and not (kind is m.Settle and more > 0):  # told above
            yield Fact(Claim.STANDS, code, amount=found)


_COUNTED: dict[type, str] = {
    m.Settle: "sites_to_settle",
    m.BuildHouse: "houses_to_build",
    m.Modernize: "levers_to_place",
}
