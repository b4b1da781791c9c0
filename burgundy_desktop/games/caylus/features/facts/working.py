"""Facts about cubes and deniers, favors, buildings, and the castle."""

from __future__ import annotations

from collections.abc import Iterator

from burgundy_desktop.core.events import Events, PointsScored
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.reasons import Claim, Fact
from burgundy_desktop.games.caylus import events as e, moves as m
from burgundy_desktop.games.caylus.features.facts.trial import Case
from burgundy_desktop.games.caylus.queries.castle import (
    batches_of,
    has_room,
    loss_by_stopping,
    most_batches,
    room_in_castle,
)
from burgundy_desktop.games.caylus.queries.favors import last_open_column
from burgundy_desktop.games.caylus.queries.offers import batches as offered_batches, builds
from burgundy_desktop.games.caylus.queries.prices import points_for
from burgundy_desktop.games.caylus.queries.sites import own_residence
from burgundy_desktop.games.caylus.rules import castle
from burgundy_desktop.games.caylus.state import State
from burgundy_desktop.games.caylus.state.steps import BATCH
from burgundy_desktop.games.caylus.tables import buildings, bundles
from burgundy_desktop.games.caylus.tables.castle import (
    SECTION_FAVORS,
    SECTION_LOSS,
)
from burgundy_desktop.games.caylus.tables.numbers import OWNER_VP

_BUILT = (buildings.WOOD_BUILDING, buildings.STONE_BUILDING, buildings.PRESTIGE_BUILDING)


# cubes and deniers


def gains(case: Case, _move: m.CaylusMove) -> Iterator[Fact]:
    """The gains, and what becomes affordable."""
    yield from case.scores()
    yield from _affords(case)
    yield from _batch_complete(case)
    yield from _has_then(case)


def _has_then(case: Case) -> Iterator[Fact]:
    """All that the player has of what was gained: the move itself says what it brings."""
    kinds = [kind for kind, _ in bundles.contents(sum(_gained(case)))]
    purse = case.mine_after.purse
    if kinds:
        held = sum(bundles.ONE[kind] * bundles.amount(purse, kind) for kind in kinds)
        yield Fact(Claim.STANDS, "has_then", values={"held": held})


def _gained(case: Case) -> Iterator[bundles.Bundle]:
    """Cubes and deniers; points are separate facts."""
    yield from (event.gain & bundles.GOODS_MASK for event in case.of(e.Gained))
    yield from (event.gain & bundles.GOODS_MASK for event in case.of(e.FavorUsed))
    yield from (event.gain & bundles.GOODS_MASK for event in case.of(e.Traded))


def _batch_complete(case: Case) -> Iterator[Fact]:
    """The cubes make one more batch for the castle."""
    after = batches_of(case.after, case.seat)
    if after > batches_of(case.table, case.seat) and has_room(case.after):
        yield Fact(Claim.PROMISES, "makes_batch", amount=after)


def _affords(case: Case) -> Iterator[Fact]:
    """The building with the most points that becomes affordable."""
    fresh = _payable(case.after, case.seat) - _payable(case.table, case.seat)
    if fresh:
        best = max(sorted(fresh), key=lambda building: points_for(case.table, building))
        points, values = points_for(case.table, best), {"building": best}
        yield Fact(Claim.PROMISES, "affords", points, values=values)


def _payable(table: State, seat: Seat) -> set[int]:
    offered = [move for category in _BUILT for move in builds(table, seat, category)]
    return {move.building for move in offered if isinstance(move, m.Build)}


# favors


def favor(case: Case, _move: m.Joust) -> Iterator[Fact]:
    """A favor, and the line where it would bring the most."""
    yield from case.scores()
    yield from _favors(case)
    yield from _best_line(case)


def _favors(case: Case) -> Iterator[Fact]:
    won = sum(1 for _ in case.of(e.FavorGranted))
    if won:
        yield Fact(Claim.BRINGS, "favors", amount=won)


def _best_line(case: Case) -> Iterator[Fact]:
    lines = [move for move in case.next_moves if isinstance(move, m.ChooseLine)]
    if lines:
        results = [(Case(case.seat, case.after, lines, line), line) for line in lines]
        best, line = max(results, key=lambda one: one[0].points)
        values = {"line": line.line, "column": best.mine_after.markers[line.line]}
        yield Fact(Claim.LEADS_TO, "line_open", best.points, then=line, values=values)


def line(case: Case, move: m.ChooseLine) -> Iterator[Fact]:
    """The gain of the next column: the move itself says what this one gives."""
    yield from case.scores()
    after = case.mine_after.markers[move.line]
    if after < last_open_column(case.table):
        values = {"line": move.line, "column": after + 1}
        yield Fact(Claim.PROMISES, "next_column", values=values)


# building


def build(case: Case, move: m.Build | m.FavorBuild) -> Iterator[Fact]:
    """The facts of building: points, favors, income, and gains from others' workers."""
    yield from case.scores()
    yield from _favors(case)
    yield from _best_line(case)
    if buildings.INCOME[move.building]:
        yield Fact(Claim.PROMISES, "income", amount=buildings.INCOME[move.building])
    if buildings.CATEGORY[move.building] in {buildings.WOOD_BUILDING, buildings.STONE_BUILDING}:
        yield Fact(Claim.PROMISES, "others_pay", amount=OWNER_VP)
    if not case.after.stock[move.building]:
        yield Fact(Claim.WAITING, "last_tile")
    yield from _batch_left(case)


def transform(case: Case, _move: m.Transform | m.FavorTransform) -> Iterator[Fact]:
    """The facts of a transformation: points, income, and the site for a prestige building."""
    yield from case.scores()
    yield Fact(Claim.PROMISES, "income", amount=buildings.INCOME[buildings.RESIDENCE])
    if not own_residence(case.table, case.seat):
        yield Fact(Claim.PROMISES, "site_for_prestige")


def _batch_left(case: Case) -> Iterator[Fact]:
    """The remaining cubes still make a batch."""
    left = batches_of(case.after, case.seat)
    if left and has_room(case.after):
        yield Fact(Claim.STANDS, "batches_left", amount=left)


# the castle


def castle_ready(table: State, seat: Seat) -> Iterator[Fact]:
    """How many batches the cubes make, and what they would score now."""
    site = table.copy()
    site.pending = [(BATCH, seat, 0)]
    events = Events()
    count = 0
    while site.pending and (best := _best_batch(site, seat)) is not None:
        castle.deliver(site, best, events)
        count += 1
    points = sum(event.points for event in events if isinstance(event, PointsScored))
    if count:
        yield Fact(Claim.PROMISES, "castle_ready", points, count)


def _best_batch(site: State, seat: Seat) -> m.Batch | None:
    """The batch that leaves the most further ones."""
    offered = [move for move in offered_batches(site, seat) if isinstance(move, m.Batch)]
    purse = site.players[seat].purse
    left = {move: most_batches((purse - move.pay) & bundles.CUBES_MASK) for move in offered}
    return max(offered, key=left.__getitem__, default=None)


def deliver(case: Case, _move: m.Batch) -> Iterator[Fact]:
    """The facts of a delivery: points, the house in its section, the favor for most batches."""
    yield from case.scores()
    section = room_in_castle(case.table)
    before = case.table.castle[section].count(case.seat)
    yield from _section(section, before)
    loss = loss_by_stopping(case.table, case.seat)
    if loss:
        yield Fact(Claim.WAITING, "no_batch_loses", amount=loss)
    others = [one.batches for seat, one in enumerate(case.table.players) if seat != case.seat]
    if case.mine.batches + 1 > max(others):
        yield Fact(Claim.STANDS, "most_batches", amount=case.mine.batches + 1)
    yield from _batch_left(case)


def _section(section: int, before: int) -> Iterator[Fact]:
    """The effect of one more house when the section is scored."""
    loss, favors = SECTION_LOSS[section], SECTION_FAVORS[section]
    if loss[before] > loss[before + 1]:
        lost = loss[before] - loss[before + 1]
        yield Fact(Claim.PROMISES, "section_loss", amount=lost, values={"section": section})
    if favors[before + 1] > favors[before]:
        won = favors[before + 1]
        yield Fact(Claim.PROMISES, "section_favors", amount=won, values={"section": section})


def keep(case: Case, _move: m.StopBuilding | m.Decline) -> Iterator[Fact]:
    """The facts of stopping: what is kept."""
    left = batches_of(case.table, case.seat)
    cubes, deniers = (
        bundles.cube_count(case.mine.purse),
        bundles.amount(case.mine.purse, bundles.DENIER),
    )
    if left and isinstance(case.move, m.Decline) and has_room(case.table):
        yield Fact(Claim.STANDS, "batches_left", amount=left)
    if cubes or deniers:
        yield Fact(Claim.STANDS, "keeps", values={"cubes": cubes, "deniers": deniers})
    yield from case.scores()
