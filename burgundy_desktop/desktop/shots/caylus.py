"""Pictures of Caylus only: five players, its questions, its tooltips."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cache, partial
from typing import Final

from PySide6.QtWidgets import QWidget

from burgundy_desktop.core.ids import Ply, Target, target
from burgundy_desktop.core.match import AnyMatch, Match
from burgundy_desktop.desktop.dialogs.score_sheet import ScoreSheetDialog
from burgundy_desktop.desktop.shots.moments import Fits, at, opens, state_on, tells
from burgundy_desktop.desktop.shots.shoot import EARLY, END, LATE, MIDDLE, Shoot, Shot
from burgundy_desktop.desktop.shots.tables import ending, table
from burgundy_desktop.desktop.trials.harness import OTHERS, PERSON
from burgundy_desktop.games.caylus.game import GAME
from burgundy_desktop.games.caylus.moves import (
    JOUST,
    Batch,
    Build,
    FavorExchange,
    Place,
    Provost,
    choose_line,
    place,
)
from burgundy_desktop.games.caylus.state import NOBODY, State, steps as s
from burgundy_desktop.games.caylus.tables import buildings, road
from burgundy_desktop.games.caylus.tables.favors import BUILDING_LINE, RESOURCE_LINE

# questions


def asks(kind: int, about: int | None = None) -> Fits:
    """A seat has this kind of choice."""

    def fits(state: State) -> bool:
        if not state.pending:
            return False
        top = state.pending[-1]
        return top[0] == kind and about in {None, top[2]}

    return fits


def trades_with(building: str) -> Fits:
    """A building of this name asks for an exchange."""
    number = buildings.BUILDING_NUMBER[building]

    def fits(state: State) -> bool:
        return asks(s.TRADE)(state) and state.buildings[state.pending[-1][2]] == number

    return fits


def _legal(state: State, kind: type) -> list[Target]:
    """The last targets of the moves of this kind."""
    moves = GAME.legal_moves(state) if state.pending else ()
    return [move.targets[-1] for move in moves if isinstance(move, kind)]


def builds_for_any_cube(state: State) -> bool:
    """A building may be built whose price allows a choice."""
    if not asks(s.BUILD)(state):
        return False
    moves = GAME.legal_moves(state)
    return any(isinstance(move, Build) and move.cube != buildings.NO_CUBE for move in moves)


def _pick_any_cube(shoot: Shoot) -> None:
    moves = shoot.table.controller.position.legal
    move = next(m for m in moves if isinstance(m, Build) and m.cube != buildings.NO_CUBE)
    shoot.table.controller.click(move.targets[0])


@cache
def courtiers(seed: int) -> AnyMatch:
    """A random game of three players who prefer royal favours, up to the first exchange
    of cubes.
    """
    liked = {JOUST, choose_line(RESOURCE_LINE), place(road.JOUST_FIELD), place(road.CASTLE)}
    match: AnyMatch = Match(GAME, GAME.info.options_for(3), seed)
    chance = random.Random(seed)
    while not _legal(match.state, FavorExchange):
        legal = list(match.legal_moves())
        wanted = [move for move in legal if move in liked or isinstance(move, Batch)]
        match.play(chance.choice(wanted or legal))
    return match


def _exchanges(shoot: Shoot) -> QWidget:
    like = courtiers(10)
    people = [PERSON if seat == like.to_decide else OTHERS[seat] for seat in range(3)]
    return shoot.open(shoot.like(like, Ply(like.cursor), people))


DECISIONS: Final[Mapping[str, Shot]] = {
    "worker": at(asks(s.PLACE), seats=4),
    "gate": at(asks(s.FROM_GATE), seats=4),
    "guild": at(asks(s.GUILD_MOVE), seats=4),
    "joust": at(asks(s.JOUST), seats=4),
    "inn": at(asks(s.INN_STAY)),
    "provost": at(asks(s.PROVOST_MOVE), seats=4),
    "produce": at(asks(s.PRODUCE)),
    "owner_bonus": at(asks(s.TAKE_BONUS), seats=4),
    "trade_market": at(trades_with("neutral_marketplace")),
    "trade_peddler": at(trades_with("wood_peddler")),
    "trade_church": at(trades_with("church"), seats=5),
    "trade_bank": at(trades_with("bank"), seats=5),
    "trade_alchemist": at(trades_with("alchemist")),
    "build": at(asks(s.BUILD)),
    "build_any_cube": at(builds_for_any_cube, _pick_any_cube),
    "lawyer": at(asks(s.TRANSFORM), seats=4),
    "favor_line": at(asks(s.FAVOR_LINE), seats=4),
    "favor_goods": at(asks(s.FAVOR_EFFECT, RESOURCE_LINE)),
    "favor_exchange": _exchanges,
    "favor_build": at(asks(s.FAVOR_EFFECT, BUILDING_LINE), seats=3),
    "batch": at(asks(s.BATCH), seats=4),
}


# what is pointed at


def _points_at(of: Callable[[State], Target], *, tip: bool) -> Callable[[Shoot], None]:
    """The keyboard is on a target; with its tooltip, if it has one there."""

    def then(shoot: Shoot) -> None:
        scene = shoot.table.scene
        assert scene is not None
        wanted = of(state_on(shoot))
        scene.focus_on(wanted)
        if tip:
            shoot.table.explaining.show_tip_of(wanted)

    return then


def _farthest(state: State) -> Target:
    """The most distant space that the provost may be sent to."""
    spaces = [one.index for one in _legal(state, Provost)]
    return target("spot", max(spaces, key=lambda space: abs(space - state.provost)))


def _nearer(state: State) -> Target:
    spaces = [one.index for one in _legal(state, Provost)]
    return target("spot", min(spaces))


def _cheapest(state: State) -> Target:
    return _legal(state, Build)[0]


POINTED: Final[Mapping[str, Shot]] = {
    "provost_far": at(asks(s.PROVOST_MOVE), _points_at(_farthest, tip=True), seats=4),
    "provost_back": at(asks(s.PROVOST_MOVE), _points_at(_nearer, tip=True), seats=5),
    "supply": at(asks(s.BUILD), _points_at(_cheapest, tip=False)),
}


# tooltips


def places(state: State) -> bool:
    """A worker is to be placed, and there are several on the road."""
    return asks(s.PLACE)(state) and sum(seat != NOBODY for seat in state.workers) > 3


def _tells(of: Callable[[State], Target], fits: Fits = places) -> Shot:
    """The tooltip of a target at a suitable moment."""
    return at(fits, tells(of), seats=4)


def _thing(kind: str, index: int = 0, fits: Fits = places) -> Shot:
    return _tells(lambda _: target(kind, index), fits)


def _first_space(fits: Callable[[State, int], bool]) -> Callable[[State], Target]:
    return lambda state: target("spot", next(space for space in road.SPACES if fits(state, space)))


def _is_foreign(state: State, space: int) -> bool:
    return state.owners[space] not in {NOBODY, state.pending[-1][1]}


def _is_free_to_place(state: State, space: int) -> bool:
    return target("spot", space) in _legal(state, Place)


def has_residence(state: State) -> bool:
    return places(state) and buildings.RESIDENCE in state.buildings


def has_foreign(state: State) -> bool:
    return places(state) and any(_is_foreign(state, space) for space in road.SPACES)


TOOLTIPS: Final[Mapping[str, Shot]] = {
    "neutral": _tells(_first_space(_is_free_to_place)),
    "foreign": _tells(_first_space(_is_foreign), has_foreign),
    "field": _tells(
        _first_space(lambda state, space: state.buildings[space] == buildings.NO_BUILDING)
    ),
    "residence": _tells(
        _first_space(lambda state, space: state.buildings[space] == buildings.RESIDENCE),
        has_residence,
    ),
    "taken": _tells(_first_space(lambda state, space: state.workers[space] != NOBODY)),
    "gate": _thing("spot", road.GATE),
    "trading_post": _thing("spot", road.TRADING_POST),
    "guild": _thing("spot", road.GUILD),
    "joust_field": _thing("spot", road.JOUST_FIELD),
    "stables": _thing("spot", road.STABLES),
    "inn": _thing("spot", road.INN),
    "castle": _thing("spot", road.CASTLE),
    "section": _thing("section", 1),
    "builders": _thing("builders"),
    "order": _thing("order"),
    "bridge": _thing("bridge"),
    "provost": _thing("provost"),
    "provost_moves": _thing("provost", fits=asks(s.PROVOST_MOVE)),
    "bailiff": _thing("bailiff"),
    "line": _thing("line", 2),
    "favor": _thing("favor", 24),
    "supply": _thing("supply", 1),
    "line_asked": _thing("line", 1, asks(s.FAVOR_LINE)),
    "batch": _tells(lambda state: GAME.legal_moves(state)[-1].targets[-1], asks(s.BATCH)),
}


# large pictures


def _opens(what: Target) -> Shot:
    return at(places, opens(what), seats=4)


def _refused(of: Target) -> Shot:
    """A click on a target that is not offered."""
    return at(places, lambda shoot: shoot.table.controller.click(of), seats=4)


def _sheet_of_five(shoot: Shoot) -> QWidget:
    table(shoot, 5, END)
    dialog = ScoreSheetDialog(shoot.program, shoot.table, shoot.window)
    dialog.show()
    return dialog


SHOTS: Final[Mapping[str, Shot]] = {
    "table_5_early": partial(table, seats=5, share=EARLY),
    "table_5_middle": partial(table, seats=5, share=MIDDLE),
    "table_5_late": partial(table, seats=5, share=LATE),
    "table_5_end": partial(table, seats=5, share=END),
    "score_sheet_of_five": _sheet_of_five,
    "ending_5": partial(ending, seats=5),
    **{f"asks_{name}": shot for name, shot in DECISIONS.items()},
    **{f"points_at_{name}": shot for name, shot in POINTED.items()},
    **{f"tooltip_{name}": shot for name, shot in TOOLTIPS.items()},
    "supply": _opens(target("supply")),
    "why_not_field": _refused(target("spot", 27)),
}
