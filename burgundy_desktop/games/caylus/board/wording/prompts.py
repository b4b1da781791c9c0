"""Prompts, the moment of the game, and the labels of the buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from burgundy_desktop.boardkit.sentences import Phrase
from burgundy_desktop.core.ids import Target
from burgundy_desktop.games.caylus import moves as m, state
from burgundy_desktop.games.caylus.board.wording import amounts, buildings, names
from burgundy_desktop.games.caylus.board.wording.translation import phrase
from burgundy_desktop.games.caylus.observation import Observation
from burgundy_desktop.games.caylus.queries import prices
from burgundy_desktop.games.caylus.queries.castle import room_in_castle
from burgundy_desktop.games.caylus.queries.provost import steps_for_deniers
from burgundy_desktop.games.caylus.queries.sites import first_free_space
from burgundy_desktop.games.caylus.state import steps as s
from burgundy_desktop.games.caylus.tables.buildings import (
    BUILDS,
    PRESTIGE_BUILDING,
    STONE_BUILDING,
    WOOD_BUILDING,
)
from burgundy_desktop.games.caylus.tables.favors import BUILDING_LINE
from burgundy_desktop.games.caylus.tables.numbers import JOUST_PRICE
from burgundy_desktop.games.caylus.tables.road import GUILD_STEPS, PROVOST_COST

goal = phrase("Build the king's castle and the road: most prestige points win.")
"""What one plays for, in a sentence."""

_MOMENT = phrase("Round {turn} · {phase}")
_OVER = phrase("The game is over.")
_OTHERS_TURN = phrase("It is another player's turn.")

_PLACE = phrase("Place a worker in a glowing place for %n denier(s), or pass.")
_PLACE_OR_PASS_FIRST = phrase(
    "Place a worker in a glowing place for %n denier(s), or be the first to pass."
)
_FROM_GATE = phrase("Move the worker from the gate to a glowing place, or take it home.")
_GUILD = phrase("Move the provost up to %n space(s), free of charge, or leave him on {space}.")
_JOUST = phrase("Win a royal favour {price}, or skip this.")
_INN = phrase("Leave your worker in the inn for another round, or take it home.")
_PROVOST = phrase("Move the provost up to %n space(s), {price} each, or leave him on {space}.")
_PRODUCE = phrase("Choose what to take {where}.")
_BONUS = phrase("Choose the cube that you get as the owner {where}.")
_TRADE = phrase("Trade {where}, or skip this.")
_BUILD = {
    WOOD_BUILDING: phrase("Build a glowing wood building on {space}, or skip this."),
    STONE_BUILDING: phrase("Build a glowing stone building on {space}, or skip this."),
}
_BUILD_PRESTIGE = phrase("Build a glowing prestige building in place of a residence, or skip this.")
_TRANSFORM = phrase("Turn a glowing building into your residence {price}, or skip this.")
_LINES = {
    state.FROM_JOUST: phrase("Choose a line for the royal favour of the joust field."),
    state.FROM_BUILDING: phrase("Choose a line for the royal favour of your building."),
    state.FROM_BEST_BUILDER: phrase(
        "You have delivered the most: choose a line for the royal favour."
    ),
    state.FROM_SECTION: phrase("Choose a line for the royal favour of your houses."),
}
_TAKE_CUBES = phrase("Choose cubes from any column up to your marker, or skip this.")
_USE_BUILDINGS = phrase("Build with the royal favour: choose a glowing building, or skip this.")
_BATCH = (
    phrase("Deliver a batch to the dungeon, or deliver nothing."),
    phrase("Deliver a batch to the walls, or deliver nothing."),
    phrase("Deliver a batch to the towers, or deliver nothing."),
)
_NEXT_BATCH = (
    phrase("Deliver another batch to the dungeon, or deliver no more."),
    phrase("Deliver another batch to the walls, or deliver no more."),
    phrase("Deliver another batch to the towers, or deliver no more."),
)

_CHOOSE_CUBE = phrase("Choose the cube of any kind that you pay for {building}.")
_CHOOSE_TILE = phrase("Choose the building that this cube pays for.")
_CHOOSE_GAIN = phrase("Choose what to take {price}.")
_CHOOSE_PAY = phrase("Choose what to pay.")

_BUTTONS = {
    "pass": phrase("Pass", "button"),
    "home": phrase("Take the worker home", "button"),
    "stay": phrase("Stay in the inn", "button"),
    "joust": phrase("Pay for a favour", "button"),
    "stop": phrase("Deliver no more", "button"),
    "decline": phrase("Skip", "button"),
}
_DELIVER_NOTHING = phrase("Deliver nothing", "button")
_LEAVE = phrase("Leave him on {space}", "button, the provost")


def moment(observation: Observation) -> str:
    """The moment: the round, and the phase or the building that needs a decision."""
    table = observation.table
    return _MOMENT(turn=table.turn, phase=_what_asks(observation))


def _what_asks(observation: Observation) -> str:
    table = observation.table
    if table.pending:
        step, _, about = table.pending[-1]
        if step in s.AT_A_BUILDING:
            return buildings.title(table.building_at(about))
        if step in {s.FAVOR_LINE, s.FAVOR_EFFECT}:
            return names.FAVOR()
    if table.phase == state.TURN_END and table.at > 1:
        return names.SECTIONS[table.section]()
    return names.PHASES[table.phase]()


def prompt(
    observation: Observation, legal: Sequence[m.CaylusMove], picked: Sequence[Target]
) -> str:
    """What the viewer has to do now; `legal` is empty if another seat decides."""
    if not legal:
        return _OVER() if observation.table.phase == state.OVER else _OTHERS_TURN()
    left = [move for move in legal if set(picked) <= set(move.targets)]
    return _after_picks(left, picked) or _ASKED[observation.table.pending[-1][0]](observation)


def button(target: Target) -> str:
    """The label of a button; empty for other targets.

    A spot is the provost's, where he may be left.
    """
    if target.kind == "spot":
        return _LEAVE(space=target.index)
    return _BUTTONS[target.kind]() if target.kind in _BUTTONS else ""


def way_said(observation: Observation, move: m.CaylusMove) -> str:
    """The label of the button before the first batch; empty for all other moves."""
    delivers_nothing = isinstance(move, m.StopBuilding) and not _has_delivered(observation)
    return _DELIVER_NOTHING() if delivers_nothing else ""


def _after_picks(left: Sequence[m.CaylusMove], picked: Sequence[Target]) -> str:
    """What is still missing; empty to keep the first prompt."""
    chosen = {target.kind: target.index for target in picked}
    missing = {target.kind for move in left for target in move.targets} - chosen.keys()
    if "building" in chosen and "cube" in missing:
        return _CHOOSE_CUBE(building=buildings.building_object(chosen["building"]))
    if "cube" in chosen and "building" in missing:
        return _CHOOSE_TILE()
    if "pay" in chosen and "gain" in missing:
        return _CHOOSE_GAIN(price=amounts.price(chosen["pay"]))
    return _CHOOSE_PAY() if "gain" in chosen and "pay" in missing else ""


def _place(observation: Observation) -> str:
    said = _PLACE_OR_PASS_FIRST if prices.pass_bonus(observation.table) else _PLACE
    return said(prices.price_elsewhere(observation.table, observation.seat))


def _guild(observation: Observation) -> str:
    return _GUILD(GUILD_STEPS, space=names.space(observation.table.provost))


def _provost(observation: Observation) -> str:
    table = observation.table
    most, price = steps_for_deniers(table, observation.seat), amounts.deniers(PROVOST_COST)
    return _PROVOST(most, price=price, space=names.space(table.provost))


def _where(said: Phrase) -> Callable[[Observation], str]:
    """A prompt with the name of the activated building."""

    def tell(observation: Observation) -> str:
        table = observation.table
        space = table.pending[-1][2]
        return said(where=buildings.at(space, table.buildings[space]))

    return tell


def _build(observation: Observation) -> str:
    table = observation.table
    category = BUILDS[table.buildings[table.pending[-1][2]]]
    if category == PRESTIGE_BUILDING:
        return _BUILD_PRESTIGE()
    return _BUILD[category](space=names.space(first_free_space(table)))


def _favor(observation: Observation) -> str:
    is_building = observation.table.pending[-1][2] == BUILDING_LINE
    return (_USE_BUILDINGS if is_building else _TAKE_CUBES)()


def _batch(observation: Observation) -> str:
    said = _NEXT_BATCH if _has_delivered(observation) else _BATCH
    return said[room_in_castle(observation.table)]()


def _has_delivered(observation: Observation) -> bool:
    return observation.table.players[observation.seat].batches > 0


_ASKED: dict[int, Callable[[Observation], str]] = {
    s.PLACE: _place,
    s.FROM_GATE: lambda _: _FROM_GATE(),
    s.GUILD_MOVE: _guild,
    s.JOUST: lambda _: _JOUST(price=amounts.price(JOUST_PRICE)),
    s.INN_STAY: lambda _: _INN(),
    s.PROVOST_MOVE: _provost,
    s.PRODUCE: _where(_PRODUCE),
    s.TAKE_BONUS: _where(_BONUS),
    s.TRADE: _where(_TRADE),
    s.BUILD: _build,
    s.TRANSFORM: lambda _: _TRANSFORM(price=amounts.price(prices.price_of_residence())),
    s.FAVOR_LINE: lambda seen: _LINES[seen.table.pending[-1][2]](),
    s.FAVOR_EFFECT: _favor,
    s.BATCH: _batch,
}
