"""The sentences of the review page."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from burgundy_desktop.ai.expectation import Unit, Values
from burgundy_desktop.boardkit.sentences import remarks
from burgundy_desktop.core.ids import Ply
from burgundy_desktop.core.luck import LuckAndPlay, Stroke
from burgundy_desktop.core.review import Decision, Kind
from burgundy_desktop.desktop.replay.retelling import Retelling
from burgundy_desktop.desktop.replay.reviewing import Reviewing
from burgundy_desktop.desktop.replay.states import how_far
from burgundy_desktop.desktop.review.painting import in_words
from burgundy_desktop.desktop.words.plain import shown

FEWEST_PLIES = 4
"""A shorter game has no review."""


def _say(text: str, n: int = -1) -> str:
    return QCoreApplication.translate("review_page", text, "", n)


def unit_name(unit: Unit) -> str:
    """The name of a unit on its switch."""
    return {
        Unit.POINTS: _say("Points"),
        Unit.LEAD: _say("Lead"),
        Unit.SHARE: _say("Chance to win"),
    }[unit]


def unit_tip(unit: Unit) -> str:
    """What a unit means."""
    return {
        Unit.POINTS: _say("How many points each player could expect at the end"),
        Unit.LEAD: _say("How far ahead of the best other player they could expect to end"),
        Unit.SHARE: _say("How likely each player was to win"),
    }[unit]


def band_tip(name: str = "") -> str:
    """What the band of a player means."""
    if not name:
        return _say("In 8 of 10 games the points at the end lie in this band.")
    return _say("In 8 of 10 games the points of {name} lie in this band at the end.").format(
        name=shown(name)
    )


def so_far() -> str:
    """The heading of a review of a game that goes on."""
    return _say("Your decisions so far")


def cost(decision: Decision, unit: Unit) -> str:
    """What a decision cost, in short: "−8.0", "−10 %"; 0 if it may be noise."""
    lost = decision.share if unit is Unit.SHARE else decision.points
    if not decision.is_sure or lost <= 0:
        return in_words(0.0, Unit.SHARE) if unit is Unit.SHARE else "0"
    if unit is Unit.SHARE:
        return f"−{in_words(lost, unit)}"
    return f"−{_number(lost)}"


def cost_in_words(decision: Decision, unit: Unit) -> str:
    """The same with its unit: "−8.0 points", "−10 % to win"."""
    said = _say("{cost} to win") if unit is Unit.SHARE else _say("{cost} points")
    return said.format(cost=cost(decision, unit))


def error(decision: Decision, unit: Unit) -> str:
    """How exact that is."""
    if unit is Unit.SHARE:
        exact = max(1, round(200 * decision.share_error))
        return _say("± {error}%").format(error=exact)
    return _say("± {error} points").format(error=_number(2 * decision.points_error))


def _number(points: float) -> str:
    return QLocale().toString(points, "f", 1)


def place(told: Retelling, ply: Ply, values: Values, unit: Unit) -> str:
    """What is said of a place in the graph: moment, player, move, and everybody's values."""
    parts = [_say("The start") if ply == 0 else told.moment(ply)]
    mover = told.mover(ply) if ply else None
    if mover is not None:
        parts.append(f"{shown(told.sides[mover].name)}: {told.played(ply)}")
    named = (
        f"{shown(side.name)} {in_words(value, unit)}"
        for side, value in zip(told.sides, values, strict=False)
    )
    return remarks(*parts, ", ".join(named))


def state(reviewing: Reviewing, plies: int) -> str:
    """How far the review is; empty when it is done."""
    return _say("Too short to review.") if plies < FEWEST_PLIES else how_far(reviewing)


def luck() -> str:
    """What chance brought."""
    return _say("Luck")


def play() -> str:
    """What luck does not explain."""
    return _say("Play")


def luck_and_play(side: LuckAndPlay) -> str:
    """Both parts of a result, with their error."""
    said = _say("Luck {luck}, play {play} (± {error})")
    return said.format(
        luck=signed_points(side.luck),
        play=signed_points(side.play),
        error=_number(2 * side.error),
    )


def their_sum(side: LuckAndPlay) -> str:
    """How the two make the result."""
    rest = signed_points(side.play)
    summed = f"{signed_points(side.luck)} {rest[0]} {rest[1:]} = {in_words(side.lead, Unit.LEAD)}"
    together = summed.replace(" ", "\u00a0")
    return _say("Luck and play make the lead at the end: {sum} points.").format(sum=together)


def stroke(told: Retelling, of: Stroke) -> str:
    """What chance brought, and when."""
    came, move = told.came(of), told.played(of.ply)
    if came:
        return came
    return _say("what came with this move: {move}").format(move=move)


def good_luck(of: Stroke) -> str:
    """The heading of a stroke of luck."""
    return _say("Good luck") if of.points > 0 else _say("Bad luck")


def exactness(of: Stroke) -> str:
    return _say("± {error} points").format(error=_number(2 * of.error))


def luck_of(name: str) -> str:
    """What stands below the bars of luck in the graph."""
    return _say("Luck of {name}").format(name=shown(name))


def signed_points(points: float) -> str:
    """A number of points with its sign and one decimal: "+3.5"."""
    said = _number(abs(points))
    return f"−{said}" if points < 0 else f"+{said}"


def measure(reviewing: Reviewing) -> str:
    """What the turning points are chosen by."""
    if reviewing.falls_back:
        return _say("A one-sided game: judged by points")
    if reviewing.judges_by_points:
        return _say("the decisions that cost most points")
    return _say("the decisions that cost most")


def no_turning_points(reviewing: Reviewing) -> str:
    """What stands in place of the turning points."""
    if not reviewing.is_done:
        return _say("They appear here as soon as they are found.")
    nothing = _say("Nobody made a costly mistake.")
    return nothing if reviewing.decisions else _nothing_to_decide()


def no_decisions(reviewing: Reviewing, *, is_filtered: bool) -> str:
    """What stands in place of the decisions."""
    if is_filtered:
        return _say("No such decision.")
    return _nothing_to_decide() if reviewing.is_done else _say("None was judged yet.")


def _nothing_to_decide() -> str:
    """All moves were forced, or there was none."""
    return _say("There was nothing to decide.")


def costly(decisions: Sequence[Decision]) -> str:
    """How many of these decisions cost something."""
    count = sum(one.kind is not Kind.FINE for one in decisions)
    return _say("{count} of {all} cost something.").format(count=count, all=len(decisions))


def orders(decisions: Sequence[Decision]) -> list[str]:
    """The orders in which so many decisions can be listed."""
    count = len(decisions)
    return [_say("%n, costliest first", count), _say("%n, in order", count)]


def better(move: str) -> str:
    """What would have been better."""
    return _say("Better: {move}").format(move=move)


def played(move: str) -> str:
    """What was played."""
    return _say("Played: {move}").format(move=move)
