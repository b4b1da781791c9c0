"""Pictures of Boonlake only: its questions, what it shows large, and the solo game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtWidgets import QWidget

from burgundy_desktop.core.events import Event
from burgundy_desktop.core.ids import Ply, Target, target
from burgundy_desktop.core.match import AnyMatch
from burgundy_desktop.desktop.shots.moments import Fits, NotFound, at, opens, state_on
from burgundy_desktop.desktop.shots.screens import new_game_alone
from burgundy_desktop.desktop.shots.shoot import EARLY, END, LATE, MIDDLE, SEED, Shoot, Shot
from burgundy_desktop.desktop.shots.tables import ending, table
from burgundy_desktop.desktop.trials.harness import PERSON, whole_game
from burgundy_desktop.games.boonlake import events as happened
from burgundy_desktop.games.boonlake.game import GAME
from burgundy_desktop.games.boonlake.moves import PlayCard, Sail
from burgundy_desktop.games.boonlake.state import State, steps
from burgundy_desktop.games.boonlake.tables.river import LOCK_BEHIND, SCORINGS, WAYS

SOLO_GAMES: Final = 12
"""The number of games searched for a rare step of the Eminence."""
FULL_TABLE: Final = 20
"""From this turn on there is something on the table."""


# questions


def asks(kind: int, first_turn: int = 0) -> Fits:
    """A seat has this kind of choice."""

    def fits(state: State) -> bool:
        return bool(state.pending) and state.pending[-1][0] == kind and state.turn >= first_turn

    return fits


_asked = partial(at, is_early=True)


def _plans(state: State) -> list[PlayCard]:
    """The ways to play a card that can be paid for in several ways."""
    moves = [move for move in GAME.legal_moves(state) if isinstance(move, PlayCard)]
    cards = [move.card for move in moves]
    return [move for move in moves if cards.count(move.card) > 1]


def plays_in_several_ways(state: State) -> bool:
    return asks(steps.OFFER)(state) and bool(_plans(state))


def sails_past_a_lock(state: State) -> bool:
    """Some spaces are before the lock and some behind it."""
    if not asks(steps.SAIL)(state) or state.scorings >= SCORINGS:
        return False
    way, lock = WAYS[state.round], LOCK_BEHIND[state.scorings]
    sails = (move for move in GAME.legal_moves(state) if isinstance(move, Sail))
    past = [way.index(move.space) > lock for move in sails]
    return any(past) and not all(past)


def _pick_card(shoot: Shoot) -> None:
    move = _plans(state_on(shoot))[0]
    shoot.table.controller.click(target("card", move.card))


DECISIONS: Final[Mapping[str, Shot]] = {
    "scoring_tile": _asked(asks(steps.KEEP_TILE)),
    "start_site": _asked(asks(steps.START_SITE)),
    "action": _asked(asks(steps.CHOOSE_ACTION, FULL_TABLE)),
    "action_of_four": _asked(asks(steps.CHOOSE_ACTION, FULL_TABLE), seats=4),
    "offer": _asked(asks(steps.OFFER, FULL_TABLE)),
    "plan": _asked(plays_in_several_ways, _pick_card),
    "place_tile": _asked(asks(steps.PLACE_TILE, FULL_TABLE)),
    "place_pasture": _asked(asks(steps.PLACE_PASTURE)),
    "region": _asked(asks(steps.CHOOSE_REGION)),
    "recruit": _asked(asks(steps.RECRUIT)),
    "modernize": _asked(asks(steps.MODERNIZE)),
    "sail": _asked(asks(steps.SAIL, FULL_TABLE), seats=3),
    "sail_past_a_lock": _asked(sails_past_a_lock, seats=4),
    "production": _asked(asks(steps.PRODUCTION)),
    "track": _asked(asks(steps.TRACK_CHOICE)),
    "discard": _asked(asks(steps.DISCARD)),
    "score_tile": _asked(asks(steps.SCORE_TILE)),
}


# previews


def _points_at_first(kind: str) -> Callable[[Shoot], None]:
    """Point at the first offered place of this kind."""

    def then(shoot: Shoot) -> None:
        scene = shoot.table.scene
        assert scene is not None
        offered = shoot.table.controller.selection.chooser.offered
        wanted = min(one for one in offered if one.kind == kind)
        place = scene.place_of(wanted)
        assert place is not None
        scene.hover_at(place.center())

    return then


AHEAD: Final[Mapping[str, Shot]] = {
    "payment": _asked(plays_in_several_ways, _points_at_first("card")),
    "tile": _asked(asks(steps.PLACE_TILE, FULL_TABLE), _points_at_first("location")),
    "lever": _asked(asks(steps.MODERNIZE), _points_at_first("lever")),
}


# tooltips


def _tells(of: Callable[[State], Target]) -> Shot:
    def then(shoot: Shoot) -> None:
        wanted, scene = of(state_on(shoot)), shoot.table.scene
        place = scene.place_of(wanted) if scene is not None else None
        assert scene is not None
        assert place is not None
        scene.hover_at(place.center())
        shoot.table.explaining.show_tip_of(wanted)

    return _asked(asks(steps.CHOOSE_ACTION, FULL_TABLE), then)


def _own_card(state: State) -> Target:
    hands = (player.hand for player in state.players)
    return target("card", next(card for hand in hands for card in hand if card >= 0))


TOOLTIPS: Final[Mapping[str, Shot]] = {
    "location": _tells(lambda _: target("location", 12)),
    "action": _tells(lambda state: target("action", state.rows[0])),
    "card": _tells(_own_card),
    "lever": _tells(lambda _: target("lever", 0)),
    "space": _tells(lambda _: target("space", 9)),
    "scoring": _tells(lambda state: target("scoring", state.scoring[0])),
    "project": _tells(lambda state: target("project", state.scoring[0])),
    "region": _tells(lambda _: target("region", 0)),
}


# the solo game


def _eminence(steps: int) -> Shot:
    """This many steps of the Eminence's first turn; then the person has paused them."""

    def shot(shoot: Shoot) -> QWidget:
        shoot.program.preferences.change(pace="normal")
        shoot.window.show_table(shoot.room.begin(shoot.game_id, (PERSON,), SEED))
        controller = shoot.table.controller
        while not shoot.table.showing.is_showing_steps:
            controller.submit(controller.position.legal[0])
        shoot.table.showing.pause_steps()
        for _ in range(steps):
            shoot.table.showing.skip()
            shoot.table.showing.next_step()
        shoot.table.showing.skip()
        return shoot.window

    return shot


def _step_of_the_eminence(fits: Callable[[Event], bool]) -> Shot:
    """Its first step that fits; the person has paused them."""

    def shot(shoot: Shoot) -> QWidget:
        like, ply = _first_ply(fits)
        shoot.open(shoot.like(like, Ply(ply - 1), (PERSON,)))
        shoot.program.preferences.change(pace="normal")
        table = shoot.table
        table.controller.submit(like.steps[ply].move)
        if table.showing.is_showing_steps:
            table.showing.pause_steps()
        table.showing.skip()
        while table.showing.is_showing_steps and not any(map(fits, table.showing.position.events)):
            table.showing.next_step()
            table.showing.skip()
        return shoot.window

    return shot


def _first_ply(fits: Callable[[Event], bool]) -> tuple[AnyMatch, int]:
    """The first ply with such an event in a few solo games. Raises NotFound."""
    for seed in range(SEED, SEED + SOLO_GAMES):
        like = whole_game("boonlake", 1, seed)
        for ply, step in enumerate(like.steps):
            if any(map(fits, step.events)):
                return like, ply
    raise NotFound(f"no solo game has an event for {fits}")


def _searched(kind: type[Event], least: int) -> Callable[[Event], bool]:
    """A step of this kind that passed over this many locations."""
    return lambda event: isinstance(event, kind) and len(getattr(event, "skipped", ())) >= least


def _its_panel(shoot: Shoot) -> QWidget:
    """The panel of the Eminence, while the person decides."""
    _step_of_the_eminence(_searched(happened.EminencePlacedTile, 1))(shoot)
    shoot.table.showing.skip_steps()
    shoot.table.showing.skip()
    assert shoot.table.scene is not None
    shoot.table.scene.open(target("eminence"))
    return shoot.window


EMINENCE: Final[Mapping[str, Shot]] = {
    **{str(number): _eminence(number) for number in range(5)},
    "tile": _step_of_the_eminence(_searched(happened.EminencePlacedTile, 3)),
    "house": _step_of_the_eminence(_searched(happened.EminenceBuilt, 1)),
    "cattle": _step_of_the_eminence(_searched(happened.EminencePlacedCattle, 0)),
    "region": _step_of_the_eminence(_searched(happened.EminenceCoveredRegion, 0)),
    "lost": _step_of_the_eminence(_searched(happened.EminenceLost, 0)),
    "compared": _step_of_the_eminence(_searched(happened.SidesCompared, 0)),
    "panel": _its_panel,
    "new_game": new_game_alone,
}


def _opens(what: Target) -> Shot:
    return _asked(asks(steps.SCORE_TILE), opens(what), seats=3)


SHOTS: Final[Mapping[str, Shot]] = {
    "solo_early": partial(table, seats=1, share=EARLY),
    "solo_middle": partial(table, seats=1, share=MIDDLE),
    "solo_late": partial(table, seats=1, share=LATE),
    "solo_end": partial(table, seats=1, share=END),
    "solo_ending": partial(ending, seats=1),
    **{f"eminence_{name}": shot for name, shot in EMINENCE.items()},
    "tableau": _opens(target("tableau", 1)),
    "discards": _opens(target("discards")),
    "how_all_stand": _opens(target("comparison")),
    "hand": _opens(target("hand")),
    "board_of_another": _opens(target("seat", 0)),
    **{f"asks_{name}": shot for name, shot in DECISIONS.items()},
    **{f"ahead_{name}": shot for name, shot in AHEAD.items()},
    **{f"tooltip_{name}": shot for name, shot in TOOLTIPS.items()},
}
