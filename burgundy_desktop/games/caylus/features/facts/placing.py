"""Facts about workers, passing, the provost and the inn."""

from __future__ import annotations

from collections.abc import Iterator

from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.reasons import Claim, Fact
from burgundy_desktop.games.caylus import events as e, moves as m
from burgundy_desktop.games.caylus.features.facts.trial import Case
from burgundy_desktop.games.caylus.features.facts.working import castle_ready
from burgundy_desktop.games.caylus.queries import prices
from burgundy_desktop.games.caylus.queries.castle import has_room, most_batches
from burgundy_desktop.games.caylus.queries.offers import builds, trades, transformations
from burgundy_desktop.games.caylus.queries.provost import (
    bailiff_steps,
    between_steps,
    is_always_reached,
    is_reached,
)
from burgundy_desktop.games.caylus.queries.spots import affordable_spots
from burgundy_desktop.games.caylus.state import NOBODY, State
from burgundy_desktop.games.caylus.tables import buildings, road
from burgundy_desktop.games.caylus.tables.bundles import CUBES_MASK, DENIER, VP, amount


def place(case: Case, move: m.Place | m.MoveFromGate) -> Iterator[Fact]:
    """The facts of placing a worker: the gain, other interested players, the cost."""
    building = case.table.building_at(move.spot)
    effect = Fact(Claim.STANDS, "effect", values={"building": building})
    tells_itself = building != buildings.NO_BUILDING and buildings.ACTION[building] in {
        buildings.DOES_PRODUCE,
        buildings.DOES_SPECIAL,
    }
    if tells_itself:
        yield effect
    yield from _ready(case.after, case.seat, move.spot)
    if isinstance(move, m.Place):
        yield from _price(case, move)
        yield from _wanted(case, move)
    yield from _in_reach(case, move.spot)
    if isinstance(move, m.Place):
        yield from _dearer(case, move)
    if building != buildings.NO_BUILDING and not tells_itself:
        yield effect


def _ready(table: State, seat: Seat, spot: int) -> Iterator[Fact]:
    """What the seat could do there with its goods."""
    building = table.building_at(spot)
    if spot == road.CASTLE:
        yield from castle_ready(table, seat)
        if table.castle_workers[:1] == (seat,):
            yield Fact(Claim.STANDS, "castle_first")
    elif spot == road.JOUST_FIELD:
        if prices.can_joust(table, seat):
            yield Fact(Claim.STANDS, "joust_ready")
    elif buildings.ACTION[building] == buildings.DOES_BUILD:
        yield from _can_build(table, seat, building)
    elif buildings.ACTION[building] == buildings.DOES_TRADE:
        yield from _can_trade(table, seat, building)
    elif buildings.ACTION[building] == buildings.DOES_PRODUCE:
        yield from _would_make_batch(table, seat, building)
    elif (
        buildings.ACTION[building] == buildings.DOES_LAWYER
        and len(transformations(table, seat)) > 1
    ):
        yield Fact(Claim.STANDS, "lawyer_ready")


def _would_make_batch(table: State, seat: Seat, at: int) -> Iterator[Fact]:
    """The cubes of the building would complete one more batch."""
    purse = table.players[seat].purse & CUBES_MASK
    most = max(most_batches(purse + option & CUBES_MASK) for option in buildings.OPTIONS[at])
    if most > most_batches(purse) and has_room(table):
        yield Fact(Claim.PROMISES, "would_make_batch", amount=most)


def _can_build(table: State, seat: Seat, at: int) -> Iterator[Fact]:
    """The affordable building with the most points."""
    payable = [
        move for move in builds(table, seat, buildings.BUILDS[at]) if isinstance(move, m.Build)
    ]
    if payable:
        best = max(payable, key=lambda move: prices.points_for(table, move.building))
        points = prices.points_for(table, best.building)
        yield Fact(Claim.PROMISES, "build_ready", points, then=best)


def _can_trade(table: State, seat: Seat, at: int) -> Iterator[Fact]:
    offered = [move for move in trades(table, seat, at) if isinstance(move, m.Trade)]
    if offered:
        best = max(offered, key=lambda one: (amount(one.gain, VP), amount(one.gain, DENIER)))
        yield Fact(Claim.PROMISES, "trade_ready", amount(best.gain, VP), then=best)


def _price(case: Case, move: m.Place) -> Iterator[Fact]:
    """The own building is cheaper than any other place."""
    table, seat = case.table, case.seat
    less = prices.price_elsewhere(table, seat) - prices.price_at(table, seat, move.spot)
    if less > 0:
        yield Fact(Claim.STANDS, "own_is_cheaper", amount=less)


def _wanted(case: Case, move: m.Place) -> Iterator[Fact]:
    """A player who could still take the place; preferably one who could use it."""
    if move.spot >= road.SINGLE_SPOTS:
        return
    table = case.table
    others = [
        seat
        for seat in _after(table, case.seat)
        if seat not in table.passed and affordable_spots(table, seat) >> move.spot & 1
    ]
    using = [seat for seat in others if _has_what_is_needed(table, seat, move.spot)]
    for seat in (using or others)[:1]:
        code = "keeps_from_using" if using else "keeps_from"
        yield Fact(Claim.KEEPS_FROM, code, then=move, seat=seat)


def _has_what_is_needed(table: State, seat: Seat, spot: int) -> bool:
    """Whether the seat could build, trade or pay there already."""
    return any(fact.code != "would_make_batch" for fact in _ready(table, seat, spot))


def _after(table: State, seat: Seat) -> tuple[Seat, ...]:
    """The other players in the order of placing."""
    at = table.order.index(seat)
    return (*table.order[at + 1 :], *table.order[:at])


def _in_reach(case: Case, spot: int) -> Iterator[Fact]:
    """How far the provost is from excluding the place, or from including it."""
    if spot > road.ROAD_LENGTH:
        return
    provost = case.table.provost
    if is_always_reached(spot):
        yield Fact(Claim.STANDS, "provost_never")
    elif is_reached(provost, spot):
        yield Fact(Claim.STANDS, "provost_room", amount=provost - spot + 1)
    else:
        yield Fact(Claim.STANDS, "provost_needed", amount=spot - provost)


def _dearer(case: Case, move: m.Place) -> Iterator[Fact]:
    """How the next pass changes the price."""
    table, seat = case.table, case.seat
    others = [other for other in table.order if other not in {seat, *table.passed}]
    if not others:
        return
    later = table.copy()
    later.passed = (*later.passed, others[0])
    more = prices.price_at(later, seat, move.spot) - prices.price_at(table, seat, move.spot)
    if more > 0:
        yield Fact(Claim.WAITING, "dearer", amount=more)


def passing(case: Case, _move: m.Pass) -> Iterator[Fact]:
    """The facts of passing: gains and losses."""
    table = case.table
    for gained in case.of(e.Gained):
        yield Fact(Claim.BRINGS, "first_to_pass", amount=amount(gained.gain, DENIER))
    if table.passed and len(table.passed) == len(table.order) - 1:
        yield Fact(Claim.STANDS, "last_word")
    have = amount(case.mine.purse, DENIER)
    price = prices.price_elsewhere(table, case.seat)
    yield Fact(Claim.STANDS, "worker_costs", amount=price, values={"have": have})
    if placed := _placed(table, case.seat):
        yield Fact(Claim.STANDS, "workers_out", amount=placed)


def _placed(table: State, seat: Seat) -> int:
    """The workers on the board, except one that stays at the inn."""
    single = table.workers.count(seat)
    rows = table.castle_workers.count(seat) + table.stables.count(seat)
    return single + rows + (table.inn_left == seat)


# the provost


def provost(case: Case, move: m.Provost | m.Guild) -> Iterator[Fact]:
    """The facts of moving the provost: whose workers are activated, and how far the
    bailiff goes.
    """
    before, after = case.table.provost, move.space
    yield from _moved(case, before, after)
    if bailiff_steps(case.table, before) != bailiff_steps(case.table, after):
        yield _bailiff(case.table, after)
    yield from _where_he_stands(case, after)
    yield _bailiff(case.table, after)
    deniers = amount(case.mine_after.purse, DENIER)
    if before == after and isinstance(move, m.Provost) and deniers:
        yield Fact(Claim.STANDS, "keeps", values={"cubes": 0, "deniers": deniers})


def _moved(case: Case, before: int, after: int) -> Iterator[Fact]:
    between = between_steps(before, after)
    mine, others = _counts(case, between)
    if after > before and mine:
        yield Fact(Claim.STANDS, "lets_work", amount=mine)
    if after < before and others:
        whose = _whose(case, between)
        code = "cuts_off" if whose is None else "cuts_off_whose"
        yield Fact(Claim.STANDS, code, amount=others, seat=whose)


def _counts(case: Case, spaces: range) -> tuple[int, int]:
    """The numbers of the player's workers on these spaces, and of others'."""
    there = [case.table.workers[space] for space in spaces]
    mine = there.count(case.seat)
    return mine, len(there) - there.count(NOBODY) - mine


def _whose(case: Case, spaces: range) -> Seat | None:
    """The only other player with workers there; None if there are several."""
    there = {case.table.workers[space] for space in spaces} - {NOBODY, case.seat}
    return Seat(there.pop()) if len(there) == 1 else None


def _where_he_stands(case: Case, here: int) -> Iterator[Fact]:
    mine, _ = _counts(case, range(1, here + 1))
    _, out = _counts(case, range(here + 1, road.ROAD_LENGTH + 1))
    if mine:
        yield Fact(Claim.STANDS, "mine_work", amount=mine)
    if out:
        yield Fact(Claim.STANDS, "others_left_out", amount=out)


def _bailiff(table: State, after: int) -> Fact:
    """How far the bailiff walks if the provost stays there."""
    return Fact(Claim.STANDS, "bailiff_walks", amount=bailiff_steps(table, after))


# the inn


def stay_at_inn(_case: Case, _move: m.StayAtInn) -> Iterator[Fact]:
    """Cheap workers in the next round."""
    yield Fact(Claim.STANDS, "inn_price", amount=road.INN_COST)


def leave_inn(_case: Case, _move: m.LeaveInn) -> Iterator[Fact]:
    """No worker is missing in the next round: the others go home at the end of this one."""
    yield Fact(Claim.STANDS, "all_workers_back")
