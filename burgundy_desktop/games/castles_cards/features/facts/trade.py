"""Facts about goods, animals, workers, silver and rewards."""

from __future__ import annotations

from collections.abc import Iterator

import attrs

from burgundy_desktop.core.reasons import Claim, Fact
from burgundy_desktop.games.castles_cards import events as e, moves as m
from burgundy_desktop.games.castles_cards.features.facts.trial import Case, best_placement
from burgundy_desktop.games.castles_cards.queries.actions import projects_are_full
from burgundy_desktop.games.castles_cards.queries.purchase import silver_missing
from burgundy_desktop.games.castles_cards.queries.rounds import turns_left
from burgundy_desktop.games.castles_cards.state.steps import WAREHOUSE_SALE
from burgundy_desktop.games.castles_cards.tables import numbers
from burgundy_desktop.games.castles_cards.tables.components import GOODS_SILVER, GOODS_VP


def sell(case: Case, _move: m.SellGoods | m.SellByWarehouse) -> Iterator[Fact]:
    """The facts of a sale: points, silver, the start player card; unsold goods score nothing."""
    sold = [{"goods": event.goods, "count": event.count} for event in case.of(e.GoodsSold)]
    for fact in case.scores():
        yield attrs.evolve(fact, values=sold[0])
    yield from _buys(case)
    yield from brings(case)
    for taken in case.of(e.StartPlayerCardTaken):
        if taken.before != taken.seat:
            yield Fact(Claim.STANDS, "starts_next_round")
    yield Fact(Claim.WAITING, "unsold_nothing")


def brings(case: Case) -> Iterator[Fact]:
    """Silver, workers, goods and animals gained at once; what one has then, if the move itself
    says what it brings.
    """
    silver = sum(event.silver for event in case.of(e.SilverGained) if _is_own(case, event))
    workers = sum(event.workers for event in case.of(e.WorkersGained) if _is_own(case, event))
    is_said = isinstance(case.move, m.TakeSilver | m.HireWorkers | m.ChooseReward)
    if silver and is_said:
        yield Fact(Claim.STANDS, "silver_then", amount=case.mine_after.silver)
    elif silver:
        yield Fact(Claim.BRINGS, "silver", amount=silver)
    if workers and is_said:
        yield Fact(Claim.STANDS, "workers_then", amount=case.mine_after.workers)
    elif workers:
        yield Fact(Claim.BRINGS, "workers", amount=workers)
    if not isinstance(case.move, m.SellGoods | m.SellByWarehouse):
        yield from _buys(case)
    for taken in case.of(e.GoodTaken):
        yield from _good(case, taken.goods)


def _is_own(case: Case, event: e.SilverGained | e.WorkersGained) -> bool:
    """Whether the gain belongs to the move, and not to the function of the card placed before."""
    return event.reason == "reward" or not isinstance(case.move, m.ChooseReward)


def _buys(case: Case) -> Iterator[Fact]:
    """The silver is enough for a purchase now and was not before."""
    if silver_missing(case.mine) and m.BUY in case.next_moves:
        yield Fact(Claim.LEADS_TO, "buys", then=m.BUY)


def _good(case: Case, goods: int) -> Iterator[Fact]:
    count = case.mine_after.goods[goods]
    if count > 1:
        values = {"goods": goods}
        points = GOODS_VP[goods] * count
        yield Fact(Claim.PROMISES, "sell_together", points, count, values=values)
    yield Fact(Claim.PROMISES, "good_worth", GOODS_VP[goods], GOODS_SILVER[goods])


def pick_good(case: Case, _move: m.PickGood) -> Iterator[Fact]:
    """The value of the good when it is sold."""
    yield from brings(case)


def hire(case: Case, _move: m.HireWorkers) -> Iterator[Fact]:
    """The facts of hiring: workers, and what the other card can do with them."""
    yield from brings(case)
    lacking = Case(case.seat, case.table, case.legal, case.move)
    lacking.mine_after.workers = case.mine.workers
    fresh = set(case.next_turn) - set(lacking.next_turn)
    places = [move for move in case.next_turn if isinstance(move, m.PlaceProject) and move in fresh]
    takes = [move for move in case.next_turn if isinstance(move, m.TakeCard) and move in fresh]
    if places:
        code = "places_next_turn" if case.has_played else "places_this_turn"
        yield Fact(Claim.PROMISES, code, then=places[0])
    if takes:
        code = "takes_next_turn" if case.has_played else "takes_this_turn"
        yield Fact(Claim.PROMISES, code, amount=len({one.card for one in takes}))
    yield from _idle(case)


def take_silver(case: Case, _move: m.TakeSilver) -> Iterator[Fact]:
    """The facts of taking silver: silver, and how much is missing for a purchase."""
    yield from brings(case)
    missing = silver_missing(case.mine_after)
    if missing:
        yield Fact(Claim.STANDS, "silver_missing", amount=missing)
    yield from _idle(case)


def _idle(case: Case) -> Iterator[Fact]:
    """The card played could neither place nor sell anything."""
    by = case.move.by if isinstance(case.move, m.TakeSilver | m.HireWorkers) else m.EXTRA
    uses = (m.PlaceProject, m.SellGoods)
    if not any(isinstance(move, uses) and move.by == by for move in case.legal):
        yield Fact(Claim.STANDS, "card_is_idle", values={"by": by})


def convert(case: Case, _move: m.Convert) -> Iterator[Fact]:
    """The facts of converting: points for things that would score nothing."""
    yield from case.scores()
    yield Fact(Claim.WAITING, "left_over_nothing")


def buy(case: Case, _move: m.Buy) -> Iterator[Fact]:
    """What a purchase is."""
    yield Fact(Claim.STANDS, "draws", amount=numbers.DRAWN_FOR_SILVER)
    left = case.mine.silver - numbers.PRICE
    if left:
        yield Fact(Claim.STANDS, "silver_left", amount=left)
    else:
        yield Fact(Claim.STANDS, "no_card")


def reward(case: Case, _move: m.ChooseReward | m.PickAnimal) -> Iterator[Fact]:
    """The facts of a reward: points and gains."""
    yield from case.scores()
    yield from brings(case)
    for picked in case.of(e.AnimalTaken):
        count = case.mine_after.animals[picked.animal]
        if count == 1:
            yield Fact(Claim.STANDS, "new_animal")
    yield from _picks(case)


def _picks(case: Case) -> Iterator[Fact]:
    """A good or an animal that may be chosen next: the best one."""
    picks = [move for move in case.next_moves if isinstance(move, m.PickAnimal | m.PickGood)]
    if picks:
        then = max(picks, key=case.points_of)
        code = "then_animal" if isinstance(then, m.PickAnimal) else "then_good"
        yield Fact(Claim.LEADS_TO, code, case.points_of(then), then=then)


# what is left


def keep(case: Case, _move: m.EndTurn) -> Iterator[Fact]:
    """Why nothing is bought."""
    if turns_left(case.table, case.seat):
        yield Fact(Claim.STANDS, "keeps_silver", amount=case.mine.silver)
    if projects_are_full(case.mine):
        yield Fact(Claim.STANDS, "projects_full")


def decline(case: Case, _move: m.Decline) -> Iterator[Fact]:
    """Why a function is not used."""
    offered = [move.card for move in case.legal if isinstance(move, m.TakeByBuilding)]
    if offered:
        if not any(best_placement(case.table, case.seat, card).points for card in offered):
            yield Fact(Claim.STANDS, "nothing_scores")
        if projects_are_full(case.mine):
            yield Fact(Claim.STANDS, "projects_full")
    elif turns_left(case.table, case.seat):
        yield _kept_for_later(case)


def _kept_for_later(case: Case) -> Fact:
    """What a warehouse would sell, or a town hall place."""
    if case.table.pending[-1][0] == WAREHOUSE_SALE:
        return Fact(Claim.STANDS, "keeps_goods", amount=sum(case.mine.goods))
    return Fact(Claim.STANDS, "keeps_projects", amount=len(case.mine.projects))
