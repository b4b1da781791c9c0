"""Everything has a text in both languages, and no text is cut."""

import re
from itertools import product

import pytest

from burgundy_desktop import assets
from burgundy_desktop.core.events import Events
from burgundy_desktop.core.ids import Target
from burgundy_desktop.games.caylus import events as e, moves as m
from burgundy_desktop.games.caylus.board.holdings import holdings
from burgundy_desktop.games.caylus.board.wording import buildings, effects, names
from burgundy_desktop.games.caylus.board.wording.costs import cost_of
from burgundy_desktop.games.caylus.board.wording.gains import points_gained
from burgundy_desktop.games.caylus.game import GAME
from burgundy_desktop.games.caylus.rules.why_not import CODES
from burgundy_desktop.games.caylus.setup import OPTIONS
from burgundy_desktop.games.caylus.state import (
    REASONS,
)
from burgundy_desktop.games.caylus.tables.buildings import (
    BUILDING_COUNT,
    PRESTIGE_BUILDING,
    REMOVABLE,
    RESIDENTIAL_BUILDING,
    STONE_BUILDING,
    WOOD_BUILDING,
)
from burgundy_desktop.games.caylus.tables.bundles import CUBE_KINDS
from burgundy_desktop.games.caylus.tables.favors import LINE_COUNT
from burgundy_desktop.games.caylus.tables.road import CASTLE, GATE, INN, SPACES, SPECIALS
from tests import thorough
from tests.games.caylus.positions import BLUE, ORANGE, RED, set_up
from tests.games.caylus.said import (
    ALONE,
    ANNA,
    CAN_BE_BUILT,
    SAYING,
    TOGETHER,
    UNTOLD,
    WORDS,
    WORK,
    assert_tip_is_whole,
    assert_whole,
    why_said,
)
from tests.games.positions import everybody
from tests.games.random_play import all_options, play
from tests.languages import speaking

ANCHOR = re.compile(r"<!-- anchor: (\S+) -->")
SOMETIMES_TOLD = {
    e.PhaseStarted,
    e.WorkerWentHome,
    e.BuildingTransformed,
    e.FavorGranted,
    e.FavorUsed,
    e.BuildingStopped,
    e.SectionScored,
}
TOWN = {
    9: ("wood_peddler", RED),
    10: ("stone_farm", BLUE),
    11: ("residence", RED),
    12: ("library", BLUE),
}


# texts of random games


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_whatever_happens_in_random_games_has_words(seats, language):
    choices = all_options(GAME.info, seats)
    for options in (choices[0], choices[-1]):
        events = Events()
        for moment in play(GAME, options, seed=seats, events=events):
            if moment.seat >= 0 and moment.ply % thorough.one_in(7, 28) == seats % 7:
                speak_of(moment.state, moment.seat, moment.legal)
        for event in events:
            line = WORDS.log(event, TOGETHER[:seats], ANNA)
            assert line or type(event) in UNTOLD | SOMETIMES_TOLD
            if line:
                assert_whole(line.text)


def speak_of(state, seat, legal):
    """Render every text of a decision."""
    seen = GAME.observe(state, seat)
    SAYING.speak_of(seen, legal)
    rows = [WORDS.move(seen, move) for move in legal]
    assert len(set(rows)) == len(rows)
    speak_of_everything_else(seen, legal)


def speak_of_everything_else(seen, legal):
    """Names, explanations and refusal reasons of everything on the table."""
    offered = {target for move in legal for target in move.targets}
    for target in things_on_the_table(len(seen.table.players)):
        assert_whole(WORDS.target(seen, target))
        assert_tip_is_whole(WORDS.tip(seen, target, []))
        if target not in offered:
            assert_whole(WORDS.why_not(seen, GAME.why_not(seen, (), target), TOGETHER))


def things_on_the_table(seats):
    """Every kind of target of the board."""
    yield from (Target("spot", spot) for spot in (*SPACES, *SPECIALS, CASTLE))
    yield from (Target("building", building) for building in CAN_BE_BUILT)
    yield from (Target("copy", building) for building in CAN_BE_BUILT)
    yield from (Target("cube", kind) for kind in CUBE_KINDS)
    yield from (Target("supply", pile) for pile in range(4))
    yield from (Target("line", line) for line in range(LINE_COUNT))
    yield from (Target("favor", 10 * line + c) for line in range(LINE_COUNT) for c in range(6))
    yield from (Target("section", section) for section in range(3))
    yield from (Target("seat", seat) for seat in range(seats))
    yield from map(Target, ("bridge", "order", "builders", "provost", "bailiff"))


@pytest.mark.parametrize("seats", [2, 5])
def test_every_prompt_fits_one_line_of_the_bar(seats, language):
    """At 1280 x 800 there is room for 92 letters beside the moment and two buttons."""
    options = all_options(GAME.info, seats)[0]
    for moment in play(GAME, options, seed=seats + 20):
        if moment.seat >= 0:
            seen = GAME.observe(moment.state, moment.seat)
            assert len(WORDS.prompt(seen, moment.legal, ())) <= 92


@pytest.mark.parametrize("seats", [2, 4])
def test_no_sentence_is_left_in_english(seats):
    options = all_options(GAME.info, seats)[0]

    english, hungarian = (everything_said(options, code) for code in ("en", "hu"))

    assert len(english) == len(hungarian)
    assert {one for one, other in zip(english, hungarian, strict=True) if one == other} <= {
        "Caylus"
    }


def everything_said(options, code):
    """Log, prompts, moves, names, tips and hints of a whole game, in order."""
    with speaking(code):
        events = Events()
        said = [WORDS.title()]
        for moment in play(GAME, options, seed=11, events=events):
            if moment.seat < 0 or moment.ply % 3:
                continue
            seen = GAME.observe(moment.state, moment.seat)
            words = WORDS.move(seen, moment.move)
            said += [WORDS.prompt(seen, moment.legal, ()), words.group, words.text]
            said += filter(None, [WORDS.hint(seen, moment.move, GAME.facts(seen, moment.move))])
            for target in things_on_the_table(options.seats):
                tip = WORDS.tip(seen, target, [])
                said += [WORDS.target(seen, target), *(tip.lines if tip else ())]
        lines = [WORDS.log(event, ALONE[: options.seats], ANNA) for event in events]
        return said + [line.text for line in lines if line]


@pytest.mark.parametrize("seats", [2, 3])
def test_the_deniers_on_a_pill_are_those_that_are_paid(seats):
    options, compared = all_options(GAME.info, seats)[0], 0
    for moment in play(GAME, options, seed=seats):
        for move in moment.legal:
            if isinstance(move, m.Place | m.Provost):
                seen = GAME.observe(moment.state, moment.seat)
                assert cost_of(seen, move) == paid_for(moment.state, move)
                compared += 1
    assert compared > 500


def paid_for(state, move):
    """The deniers that a move takes, from the event that tells of it."""
    events = Events()
    GAME.apply(state.copy(), move, events)
    return getattr(events[0], "price", 0)


def test_no_move_is_praised_for_what_would_come_in_any_case(a_game):
    """The last pass starts the next phase, in which others score."""
    game = a_game(
        "placing",
        town={9: ("tailor", BLUE)},
        workers={9: RED, "castle": (RED, BLUE)},
        cubes={RED: "FWSCCC"},
        deniers=everybody(5),
        provost=9,
        passed=(BLUE, ORANGE),
    )
    seen, events = game.seen_by(RED), game.play(m.PASS).events
    assert any(isinstance(event, e.BuildingActivated) for event in [*events, *after(game)])

    assert points_gained(seen, list(events)) == 0


def after(game):
    """The events if no player moves the provost."""
    while game.phase == "provost":
        game.provost(0)
    return list(game.events)


# every word of the game's own tables


def test_every_building_has_a_name_and_an_effect(language):
    for building in range(BUILDING_COUNT):
        assert_whole(buildings.title(building), effects.building_effect(building))
    for building in WORK:
        spot = 9 if building > INN - GATE else GATE + building
        assert_whole(buildings.at(spot, building), buildings.into(spot, building))
    for building in [*CAN_BE_BUILT, *(b for b in WORK if REMOVABLE[b])]:
        assert_whole(buildings.building_object(building))


def test_what_a_building_does_goes_into_two_short_lines(language):
    """The strip of the supply has room for two lines of 44 letters and a note."""
    for building in CAN_BE_BUILT:
        assert len(effects.building_effect(building)) <= 88
        assert len(effects.building_note(building)) <= 48


def test_every_anchor_stands_on_the_rules_page(a_game, language):
    page = assets.resource("games", "caylus", "help", f"{language}.md").read_text("utf-8")
    seen = a_game(town=TOWN, deniers=everybody(9)).seen_by(RED)
    targets = [*things_on_the_table(3), Target("pass")]
    anchors = {tip.anchor for target in targets if (tip := WORDS.tip(seen, target, []))}
    anchors |= {effects.anchor(building) for building in range(BUILDING_COUNT)}

    assert anchors <= set(ANCHOR.findall(page))
    assert len(anchors) > 20


def test_every_reason_why_not_has_its_sentence(language):
    values = {
        "seat": [0, 1],
        "building": range(BUILDING_COUNT),
        "players": [3],
        "price": [1, 4],
        "have": [0, 2],
        "steps": [5],
        "most": [3],
        "first": [1],
        "last": [28],
        "category": [WOOD_BUILDING, STONE_BUILDING, PRESTIGE_BUILDING],
        "cube": CUBE_KINDS,
        "line": range(LINE_COUNT),
    }
    for code, fields in CODES.items():
        for chosen in product(*(values[field] for field in fields)):
            said = why_said(code, **dict(zip(fields, chosen, strict=True)))
            assert_whole(said)
            assert said.endswith(".")


def test_every_score_line_option_and_button_has_a_name(language):
    assert_whole(WORDS.title())
    assert_whole(*(WORDS.reason(reason) for reason in REASONS))
    for option in OPTIONS:
        assert_whole(WORDS.option(option.name))
        assert_whole(*(WORDS.option_value(option.name, value) for value in option.values))
    buttons = [Target(kind) for kind in ("pass", "home", "stay", "joust", "stop", "decline")]
    assert_whole(*(WORDS.button(button) for button in buttons))
    assert_whole(WORDS.button(Target("spot", 3)))
    assert WORDS.button(Target("line", 3)) == ""


def test_every_holding_on_a_player_s_card_has_a_name(a_game, language):
    seen = a_game(cubes={RED: "FFG"}, deniers=everybody(4), houses={"dungeon": {RED: 2}}).seen_by(
        BLUE
    )

    held = holdings(seen, RED)

    assert [thing.count for thing in held] == [4, 6, 2, 2, 0, 0, 0, 1]
    assert_whole(*(thing.name for thing in held))


def test_a_table_without_a_seat_of_one_s_own_has_names_too(a_game, language):
    seen = a_game(town=TOWN, workers={"castle": (RED,), 9: BLUE}).seen_by(-1)

    for target in things_on_the_table(3):
        assert_whole(WORDS.target(seen, target))
        assert_tip_is_whole(WORDS.tip(seen, target, []))


def test_moves_of_every_kind_come_up(a_game, english):
    """Moves that are rare in random games: every move of a favour or an architect."""
    rich = {RED: "FFFWWWSSSCCCGGG"}
    found: set[type] = set()
    for phase, wanted in (("special", "joust_field"), ("buildings", 9)):
        for marker in ("c5 d5", "c3 d2"):
            game = set_up(
                phase,
                town={9: ("architect", RED), 10: ("residence", RED), 11: ("residence", RED)},
                workers={wanted: RED},
                cubes=rich,
                deniers=everybody(9),
                markers={RED: marker},
                provost=11,
                scored=2,
            )
            found |= spoken_on_the_way(game)
    assert {m.Joust, m.ChooseLine, m.FavorCube, m.FavorExchange} <= found
    assert {m.FavorBuild, m.FavorTransform, m.Build, m.Decline} <= found


def spoken_on_the_way(game):
    """Speak of all decisions of a few steps on every line; the kinds of moves met."""
    found, games = set(), [game]
    for step in games:
        if step.who is None or len(games) > 40:
            break
        speak_of(step.state, step.who, step.legal)
        found |= set(map(type, step.legal))
        kinds = {type(move): move for move in reversed(step.legal)}
        ways = step.legal if isinstance(step.legal[0], m.ChooseLine) else kinds.values()
        for move in ways:
            after = set_up()
            after.state = step.state.copy()
            games.append(after.play(move))
    return found


def test_residences_are_the_only_pile_without_a_number(a_game, language):
    seen = a_game().seen_by(RED)

    said = [WORDS.target(seen, Target("supply", pile)) for pile in range(4)]

    assert list(names.SUPPLIES)[2] == RESIDENTIAL_BUILDING
    assert [bool(re.search(r"\d", text)) for text in said] == [True, True, False, True]
