"""Pictures of the replay and the review, for every game. The verdicts are made up: a real review
takes half a minute.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final
from unittest import mock

from PySide6.QtWidgets import QWidget

from burgundy_desktop.ai.advice import Advice, Candidate
from burgundy_desktop.ai.cases import Judged
from burgundy_desktop.ai.expectation import Unit
from burgundy_desktop.ai.judging import decision
from burgundy_desktop.ai.luck import luck, reveal_at, worth
from burgundy_desktop.ai.temperature import degrees, latest
from burgundy_desktop.core.errors import NotSaved
from burgundy_desktop.core.ids import EVERYBODY, Ply, Seat
from burgundy_desktop.core.luck import revealing
from burgundy_desktop.core.match import AnyMatch, Match
from burgundy_desktop.core.review import decisions_of
from burgundy_desktop.desktop.dialogs.odds import OddsDialog
from burgundy_desktop.desktop.dialogs.play_from_here import PlayFromHereDialog
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.match.thinking import Trouble
from burgundy_desktop.desktop.replay import reviewing
from burgundy_desktop.desktop.replay.temperature import TemperatureDialog
from burgundy_desktop.desktop.saves.game_store import Luck
from burgundy_desktop.desktop.shots.shoot import END, MIDDLE, Shoot, Shot
from burgundy_desktop.desktop.trials.ui_driver import wait_for
from burgundy_desktop.storage.reviews import Finding, Found, ReviewStore, Weighed, finding, weighed

LARGEST_TEXT: Final = 150
COSTS: Final = {41: 0.13, 23: 0.07, 17: 0.03}
"""What every so many-th decision costs, as a share of the win."""
FEW_WALKS: Final = 6
"""The luck is measured, but not as exactly as in a game of a player."""


def replay(shoot: Shoot, seats: int, share: float = END) -> QWidget:
    """The film of a game stands in its middle, or just before where it was left."""
    session = shoot.played(seats, share)
    shoot.open(session)
    shoot.window.side.look_back()
    shoot.window.side.replay.go_to(session.match.length * 55 // 100)
    return shoot.window


def everyones_cards(shoot: Shoot) -> QWidget:
    """The film with the hands of all open; with the place of another player."""
    replay(shoot, 3)
    shoot.table.controller.look_through(EVERYBODY)
    scene = shoot.table.scene
    if scene is not None and shoot.game_id in {"boonlake", "pillars"}:
        scene.enlarge(Seat(1))
    shoot.room.process_events()
    return shoot.window


def forecast(shoot: Shoot, seats: int) -> QWidget:
    """How the game may end, on the players' cards."""
    shoot.open(shoot.played(seats, MIDDLE))
    shoot.table.forecasting.show()
    return shoot.window


def temperature(shoot: Shoot) -> QWidget:
    """What every roll or card would have been worth; only where a game compares some."""
    replay(shoot, 2)
    side, match = shoot.window.side, shoot.table.controller.session.match
    ply = latest(match, side.replay.ply, shoot.table.controller.position.viewer)
    if ply is None:
        return shoot.window
    dialog = TemperatureDialog(shoot.program, shoot.table, side.replay, ply, shoot.window)
    found = degrees(match.game, dialog.asked)
    shoot.program.thinking.answered.emit(shoot.program.thinking.ticket, found)
    return dialog


def odds(shoot: Shoot) -> QWidget:
    """What the next roll or card may be; only where a game counts some."""
    forecast(shoot, 2)
    coming = shoot.table.forecasting.odds
    if not coming:
        return shoot.window
    dialog = OddsDialog(shoot.program, shoot.table, coming, shoot.window)
    dialog.show()
    return dialog


def branch(shoot: Shoot) -> QWidget:
    """Another move was tried in the middle of a finished game."""
    replay(shoot, 2)
    side = shoot.window.side
    while not side.branching.may_try:
        side.replay.forward()
    side.branching.try_here()
    controller = shoot.window.table.controller
    controller.submit(controller.position.legal[-1])
    return shoot.window


def branches_in_large_text(shoot: Shoot) -> QWidget:
    shoot.program.preferences.change(text_size=LARGEST_TEXT)
    return branches(shoot)


def play_from_here(shoot: Shoot) -> QWidget:
    """Who plays on from the middle of a finished game."""
    replay(shoot, 3)
    shoot.window.side.replay.play_from_here(Luck.SAME)
    return shoot.window.findChildren(PlayFromHereDialog)[-1]


def branches(shoot: Shoot) -> QWidget:
    """The branches of a game in its log."""
    branch(shoot)
    side = shoot.window.side
    side.branching.back()
    side.replay.to_end()
    shoot.window.actions_by_name["branches"].trigger()
    return shoot.window


def replay_of_a_running_game(shoot: Shoot) -> QWidget:
    return replay(shoot, 2, MIDDLE)


def review(shoot: Shoot, seats: int = 2, judged: float = 1.0) -> QWidget:
    """A review that stands at the first mistake; only this share of the decisions is judged."""
    session = shoot.played(seats, END)
    match = session.match
    found = made_up(match, judged)
    reviews = ReviewStore(shoot.program.store.folders.reviews)
    reviews.write(session.header.id, match, Found(found, _luck(match)))
    shoot.open(session)
    side = shoot.window.side
    side.look_back()
    side.replay_bar.review_row.after.click()
    return shoot.window


def review_page(shoot: Shoot, seats: int = 2, judged: float = 1.0) -> QWidget:
    """The page of a review, at the last turning point."""
    review(shoot, seats, judged)
    side = shoot.window.side
    side.review.show()
    side.replay.reviewing.stop()
    shoot.room.process_events()
    points = side.review.page.graph.graph.turning_points
    side.review.page.graph.go_to(points[len(points)].ply if points else 0)
    _with_pictures(shoot)
    return shoot.window


def _with_pictures(shoot: Shoot) -> None:
    """The lines of the graph and the moves on the cards are drawn one a frame."""
    page = shoot.window.side.review.page
    wait_for(lambda: page.points.pictures.is_idle, "the pictures of the moves")
    shoot.room.process_events()
    wait_for(lambda: page.is_plotted or page.graph.isHidden(), "the graph")


def review_page_stopped(shoot: Shoot) -> QWidget:
    """The process of the opponents died."""
    window = review_page(shoot, judged=0.5)
    shoot.window.side.replay.reviewing.run()
    shoot.program.thinking.failed.emit(shoot.program.thinking.ticket, Trouble.DIED)
    _with_pictures(shoot)
    return window


def _full_disk(*_: object) -> None:
    raise NotSaved("disk_full")


def review_page_with_a_full_disk(shoot: Shoot) -> QWidget:
    """All is found, and nothing can be written."""
    window, found = review_page(shoot), shoot.window.side.replay.reviewing
    with mock.patch.object(ReviewStore, "write", _full_disk):
        found.run()
        found.stop()
    _with_pictures(shoot)
    return window


def review_page_of_a_short_game(shoot: Shoot) -> QWidget:
    """Only the last move is known."""
    session = shoot.played(3, END)
    whole = session.match
    before = whole.steps[whole.length - 1].state
    session.match = Match.from_position(whole.game, whole.options, whole.seed, before)
    session.match.play(whole.moves[-1])
    return _page_of(shoot, session, Found(made_up(session.match)))


def review_page_of_forced_moves(shoot: Shoot) -> QWidget:
    """As if nobody had ever had a choice."""
    session = shoot.played(2, END)
    with mock.patch.object(reviewing, "is_decision", return_value=False):
        return _page_of(shoot, session, Found({}, _luck(session.match)))


def _page_of(shoot: Shoot, session: Session, found: Found) -> QWidget:
    """The page of this game, of which so much is known."""
    reviews = ReviewStore(shoot.program.store.folders.reviews)
    reviews.write(session.header.id, session.match, found)
    shoot.open(session)
    shoot.window.side.review.show()
    shoot.window.side.replay.reviewing.stop()
    shoot.room.process_events()
    _with_pictures(shoot)
    return shoot.window


def review_page_in_points(shoot: Shoot) -> QWidget:
    window = review_page(shoot, seats=3)
    shoot.window.side.review.page.graph.show_in(Unit.POINTS)
    _with_pictures(shoot)
    return window


def review_page_with_a_band(shoot: Shoot) -> QWidget:
    window = review_page(shoot)
    graph = shoot.window.side.review.page.graph
    graph.show_in(Unit.POINTS)
    graph.with_band.click()
    _with_pictures(shoot)
    return window


def review_so_far(shoot: Shoot) -> QWidget:
    """Of a casual game that goes on, only one's own decisions."""
    session = shoot.played(2, MIDDLE)
    match = session.match
    own = [ply for ply in made_up(match) if match.steps[ply].seat == 0]
    found = {ply: one for ply, one in made_up(match).items() if ply in own}
    reviews = ReviewStore(shoot.program.store.folders.reviews)
    reviews.write(session.header.id, match, Found(found))
    shoot.open(session)
    shoot.window.side.review.show()
    shoot.window.side.replay.reviewing.stop()
    shoot.room.process_events()
    _with_pictures(shoot)
    return shoot.window


def review_page_as_a_table(shoot: Shoot) -> QWidget:
    window = review_page(shoot)
    shoot.window.side.review.page.graph.as_table.click()
    return window


def review_page_half_done_in_large_text(shoot: Shoot) -> QWidget:
    shoot.program.preferences.change(text_size=LARGEST_TEXT)
    return review_page(shoot, judged=0.5)


def review_of_a_turning_point(shoot: Shoot) -> QWidget:
    """The table before the costliest decision of all."""
    review_page(shoot)
    shoot.window.side.review.page.points.cards[0].look_at.click()
    shoot.room.process_events()
    return shoot.window


def better_line(shoot: Shoot) -> QWidget:
    """The line that the costliest decision missed, where its film begins."""
    review_page(shoot)
    side, thinking = shoot.window.side, shoot.program.thinking
    side.review.page.points.cards[0].line.click()
    while not side.branching.is_open:
        thinking.answered.emit(thinking.ticket, Advice((Candidate(0, 1, 0.5, 0.0),), 1, 0.0))
    side.replay.stop()
    return shoot.window


def review_page_in_large_text(shoot: Shoot) -> QWidget:
    shoot.program.preferences.change(text_size=LARGEST_TEXT)
    return review_page(shoot, 4)


def review_in_large_text(shoot: Shoot) -> QWidget:
    shoot.program.preferences.change(text_size=LARGEST_TEXT)
    return review(shoot, 4)


def _luck(match: AnyMatch) -> dict[Ply, Weighed]:
    found = {ply: worth(match.game, reveal_at(match, ply, FEW_WALKS)) for ply in revealing(match)}
    return {ply: weighed(match, luck(ply, one)) for ply, one in found.items()}


def made_up(match: AnyMatch, judged: float = 1.0) -> dict[Ply, Finding]:
    """A review of which this share is done."""
    plies = decisions_of(match)
    known = plies[: int(judged * len(plies))]
    return {ply: _made_up(match, ply, number) for number, ply in enumerate(known)}


def _made_up(match: AnyMatch, ply: Ply, number: int) -> Finding:
    share = next((cost for every, cost in COSTS.items() if number % every == every - 1), 0.0)
    played = decision(match, ply, Judged(0)).played
    legal = match.game.legal_moves(match.steps[ply - 1].state)
    best = (played + 1) % len(legal) if share else played
    verdict = Judged(best, share, share / 5, 40 * share, 8 * share)
    return finding(match, decision(match, ply, verdict), is_again=True)


_SHOTS: Final = (
    everyones_cards,
    temperature,
    odds,
    replay_of_a_running_game,
    review_in_large_text,
    review_of_a_turning_point,
    review_page_stopped,
    review_page_with_a_full_disk,
    review_page_of_a_short_game,
    review_page_of_forced_moves,
    review_page_half_done_in_large_text,
    review_page_in_points,
    review_page_with_a_band,
    review_so_far,
    review_page_as_a_table,
    review_page_in_large_text,
)
_OF_BRANCHES: Final = (better_line, branch, branches, branches_in_large_text, play_from_here)

LOOKING_BACK: Final[Mapping[str, Shot]] = {
    "replay_2": partial(replay, seats=2),
    "replay_4": partial(replay, seats=4),
    "forecast_2": partial(forecast, seats=2),
    "forecast_4": partial(forecast, seats=4),
    "review_2": review,
    "review_4": partial(review, seats=4),
    "review_half_done": partial(review, judged=0.5),
    "review_page_2": review_page,
    "review_page_4": partial(review_page, seats=4),
    "review_page_half_done": partial(review_page, judged=0.5),
    "review_page_waiting": partial(review_page, judged=0.02),
    **{shot.__name__: shot for shot in (*_SHOTS, *_OF_BRANCHES)},
}
