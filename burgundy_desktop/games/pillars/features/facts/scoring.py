"""Facts about the scoring of a hand: plans, conversions, and the kept stock."""

from __future__ import annotations

from collections.abc import Iterator

from burgundy_desktop.core.preview import points_of
from burgundy_desktop.core.reasons import Claim, Fact, Trial
from burgundy_desktop.games.pillars import events as e, moves as m
from burgundy_desktop.games.pillars.observation import Observation
from burgundy_desktop.games.pillars.queries.hands import is_last_hand
from burgundy_desktop.games.pillars.queries.offers import with_one_click
from burgundy_desktop.games.pillars.state import State


def plan(observation: Observation, trial: Trial[State], move: m.TakePlan) -> Iterator[Fact]:
    """The facts of a plan: points compared with other plans, lost units."""
    yield from _scores(observation, trial)
    others = [one.points for one in _plans(observation.table) if one != move]
    best = max(others, default=0)
    if move.points > best:
        yield Fact(Claim.STANDS, "next_plan_less", amount=move.points - best)
    elif move.points < best:
        code = "fewer_in_all" if is_last_hand(observation.table) else "fewer_now"
        yield Fact(Claim.STANDS, code, amount=best - move.points)
    yield from _lost(observation, trial)


def _plans(table: State) -> list[m.TakePlan]:
    return [one for one in with_one_click(table) if isinstance(one, m.TakePlan)]


def _scores(observation: Observation, trial: Trial[State]) -> Iterator[Fact]:
    points = points_of(trial.events, observation.seat)
    if points:
        yield Fact(Claim.SCORES, "points", points)


def _kept(observation: Observation, trial: Trial[State]) -> Iterator[Fact]:
    """The kept stock for the next hand, if there may be one, and what is lost."""
    for event in _keeping(observation, trial):
        if any(event.kept) and not is_last_hand(observation.table):
            yield Fact(Claim.BRINGS, "keeps", values={"units": event.kept})
    yield from _lost(observation, trial)


def _lost(observation: Observation, trial: Trial[State]) -> Iterator[Fact]:
    """What is lost: the move itself says what is kept."""
    for event in _keeping(observation, trial):
        if is_last_hand(observation.table):
            yield Fact(Claim.STANDS, "last_hand")
        elif any(event.lost):
            yield Fact(Claim.STANDS, "loses_units", values={"units": event.lost})
        else:
            yield Fact(Claim.STANDS, "loses_nothing")


def _keeping(observation: Observation, trial: Trial[State]) -> Iterator[e.MaterialsKept]:
    for event in trial.events:
        if isinstance(event, e.MaterialsKept) and event.seat == observation.seat:
            yield event


def tom(observation: Observation, trial: Trial[State], move: m.ChooseTom) -> Iterator[Fact]:
    """The facts of Tom's unit, compared with the others."""
    best = _best(trial)
    if best is not None and best.points:
        yield Fact(Claim.LEADS_TO, "best_plan_after", best.points, then=best)
    chosen = [one for one in _plans(observation.table) if one.tom == move.material]
    if chosen and chosen[0].points == max(one.points for one in _plans(observation.table)):
        yield Fact(Claim.STANDS, "tom_fits_best")
    yield Fact(Claim.BRINGS, "unit", values={"material": move.material})


def _best(trial: Trial[State]) -> m.TakePlan | None:
    """The best plan for the remaining stock, if the same player goes on."""
    offered = _plans(trial.table) if trial.is_whole else []
    return max(offered, key=lambda one: one.points, default=None)


def convert(observation: Observation, trial: Trial[State], _move: m.Convert) -> Iterator[Fact]:
    """The facts of a conversion: points, and what the rest can still bring."""
    yield from _scores(observation, trial)
    best = _best(trial)
    if best is not None and best.points:
        yield Fact(Claim.LEADS_TO, "best_plan_after", best.points, then=best)
    yield from _exchanged(trial)
    yield from _kept(observation, trial)


def _exchanged(trial: Trial[State]) -> Iterator[Fact]:
    for event in trial.events:
        if isinstance(event, e.Converted) and event.gained >= 0:
            yield Fact(Claim.BRINGS, "unit", values={"material": event.gained})


def finish(observation: Observation, trial: Trial[State], _move: m.Finish) -> Iterator[Fact]:
    """The facts of finishing: the stock that more conversions would use up."""
    yield from _kept(observation, trial)
    best = max((one.points for one in _plans(observation.table)), default=0)
    if best:
        yield Fact(Claim.STANDS, "could_score", amount=best)
    else:
        yield Fact(Claim.STANDS, "nothing_scores")
    stock = observation.table.players[observation.seat].stock
    yield Fact(Claim.STANDS, "has_units", values={"units": stock})


def keep(observation: Observation, trial: Trial[State], _move: m.Keep) -> Iterator[Fact]:
    """The facts of keeping: lost units."""
    yield from _lost(observation, trial)
