"""Everything has a text in both languages, and no text is cut."""

import re
from itertools import product

import pytest

from burgundy_desktop import assets
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import Events, PointsScored
from burgundy_desktop.core.ids import SPECTATOR, Seat, Target
from burgundy_desktop.games.pillars import events as e, moves as m
from burgundy_desktop.games.pillars.board.holdings import holdings
from burgundy_desktop.games.pillars.board.wording import effects, names
from burgundy_desktop.games.pillars.board.wording.accessible_names import units_of
from burgundy_desktop.games.pillars.game import GAME
from burgundy_desktop.games.pillars.moves import MOVE_TYPES, Keep
from burgundy_desktop.games.pillars.queries.hands import is_last_hand, kings_trick
from burgundy_desktop.games.pillars.rules.why_not import CODES
from burgundy_desktop.games.pillars.setup import OPTIONS
from burgundy_desktop.games.pillars.state import REASONS
from burgundy_desktop.games.pillars.tables.cards import CARDS, FIRST_PRIVILEGE, cards_in
from burgundy_desktop.games.pillars.tables.converters import CONVERTER_COUNT
from burgundy_desktop.games.pillars.tables.materials import KEPT
from tests import thorough
from tests.games.pillars.positions import ANDREA, BIRGIT, CLAUS
from tests.games.pillars.said import (
    ALONE,
    ANNA,
    SAYING,
    TOGETHER,
    UNTOLD,
    WORDS,
    assert_tip_is_whole,
    assert_whole,
    why_said,
)
from tests.games.random_play import all_options, play
from tests.languages import speaking

ANCHOR = re.compile(r"<!-- anchor: (\S+) -->")
NAMES_ALIKE = ("Ellen", "Lady Aliena", "Regan Hamleigh", "William Hamleigh")
"""What both languages call the same."""

# texts of random games


@pytest.mark.parametrize("seats", [3, 4])
def test_whatever_happens_in_random_games_has_words(seats, language):
    met: set[type] = set()
    for options in all_options(GAME.info, seats):
        events = Events()
        for moment in play(GAME, options, seed=seats, events=events):
            met.update(map(type, moment.legal))
            if moment.seat >= 0 and moment.ply % thorough.one_in(4, 16) == seats % 4:
                speak_of(GAME.observe(moment.state, moment.seat), moment.legal)
        for event in events:
            for told_to in (ALONE, TOGETHER):
                line = WORDS.log(event, told_to[:seats], ANNA)
                assert (line is None) == (type(event) in UNTOLD or is_forced(event))
                if line:
                    assert_whole(line.text)
    assert met >= {*MOVE_TYPES} - {Keep}


def is_forced(event):
    """The end of the conversions is told only of who could have gone on."""
    return isinstance(event, e.ConvertingFinished) and event.forced


def speak_of(seen, legal):
    """Render every text of a decision."""
    SAYING.speak_of(seen, legal)
    offered = {target for move in legal for target in move.targets}
    for target in things_on_the_table(seen.table):
        assert_whole(WORDS.target(seen, target))
        assert_tip_is_whole(WORDS.tip(seen, target, []))
        if target not in offered:
            assert_whole(WORDS.why_not(seen, GAME.why_not(seen, (), target), TOGETHER))


def test_keeping_by_hand_has_words(a_scoring, language):
    """Random games seldom finish a scoring with too many units."""
    game = a_scoring(["red_carpenter", "forest_1", "forest_2"], stock=(1, 1, 1, 0)).finish()
    assert {type(move) for move in game.legal} == {Keep}

    speak_of(game.seen_by(CLAUS), game.legal)


def things_on_the_table(table):
    """Every kind of target of the board."""
    seats = range(len(table.players))
    yield from (Target(kind, seat) for kind in ("held", "pile", "seat", "result") for seat in seats)
    yield from (Target(kind, card) for kind in ("memory", "hand", "won") for card in CARDS[::3])
    yield from (Target("played", card) for card in table.trick)
    yield from (Target("last", card) for trick in table.tricks[-1:] for card in trick.cards)
    king = kings_trick(table)
    yield from (Target("king_card", card) for card in (king.cards if king else ()))
    yield from (Target("field", number) for number in range(table.deal.hand_size))
    yield from (Target("privilege", card) for card in CARDS[FIRST_PRIVILEGE:])
    for kind, indices in RANGES.items():
        yield from (Target(kind, index) for index in indices)


RANGES = {
    "stock": range(4),
    "unit": range(4),
    "tom": range(4),
    "converter": range(CONVERTER_COUNT),
    "kept": range(3),
    "keep": KEPT,
    **dict.fromkeys(("verdict", "privileges", "king", "last_trick", "pad", "sum"), range(1)),
    "finish": range(1),
}


@pytest.mark.parametrize("seats", [3, 4])
def test_every_prompt_fits_one_line_of_the_bar(seats, language):
    """At 1280 x 800 there is room for 92 letters beside the moment and a button."""
    said = set()
    for options in all_options(GAME.info, seats):
        for moment in play(GAME, options, seed=seats + 20):
            seen = GAME.observe(moment.state, Seat(max(moment.seat, 0)))
            said |= {WORDS.prompt(seen, moment.legal, ()), WORDS.prompt(seen, [], ())}

    assert_whole(*said)
    assert [prompt for prompt in said if len(prompt) > 92] == []
    assert len(said) > 8


@pytest.mark.parametrize("seats", [3, 4])
def test_no_sentence_is_left_in_english(seats):
    options = all_options(GAME.info, seats)[-1]

    english, hungarian = (everything_said(options, code) for code in ("en", "hu"))

    assert len(english) == len(hungarian) > 3000
    alike = {one for one, other in zip(english, hungarian, strict=True) if one == other}
    assert [
        said for said in alike if re.sub(r"^[+−]\d: | \(\d\)$", "", said) not in NAMES_ALIKE
    ] == []


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
            said += [WORDS.moment(seen), WORDS.prompt(seen, moment.legal, ()), words.group]
            hint = WORDS.hint(seen, moment.move, GAME.facts(seen, moment.move))
            said += filter(None, [words.text, hint])
            for target in things_on_the_table(seen.table):
                tip = WORDS.tip(seen, target, [])
                said += [WORDS.target(seen, target), *(tip.lines if tip else ())]
        lines = [WORDS.log(event, ALONE[: options.seats], ANNA) for event in events]
        return said + [line.text for line in lines if line]


@pytest.mark.parametrize("seats", [3, 4])
def test_words_depend_on_nothing_that_is_hidden(seats, english):
    compared = 0
    for moment in play(GAME, all_options(GAME.info, seats)[0], seed=31):
        if moment.seat < 0 or moment.ply % 9:
            continue
        seen = GAME.observe(moment.state, moment.seat)
        other = GAME.observe(GAME.imagine(seen, Chance.from_seed(5)), moment.seat)
        assert WORDS.moment(seen) == WORDS.moment(other)
        for target in things_on_the_table(seen.table):
            assert WORDS.target(seen, target) == WORDS.target(other, target)
            assert WORDS.tip(seen, target, []) == WORDS.tip(other, target, [])
            compared += 1
    assert compared > 1000


@pytest.mark.parametrize("seats", [3, 4])
def test_a_table_without_a_seat_of_one_s_own_has_names_too(seats, language):
    for moment in play(GAME, all_options(GAME.info, seats)[0], seed=seats):
        if moment.ply % 7 == 0:
            seen = GAME.observe(moment.state, SPECTATOR)
            assert_whole(WORDS.moment(seen), WORDS.prompt(seen, [], ()))
            for target in things_on_the_table(seen.table):
                assert_whole(WORDS.target(seen, target))
                assert_tip_is_whole(WORDS.tip(seen, target, []))


def test_only_moves_that_come_to_the_same_have_the_same_words(language):
    """Two Forests are alike; so are plans of the last hand that convert the same units."""
    for moment in play(GAME, all_options(GAME.info, 4)[0], seed=3):
        if moment.seat < 0:
            break
        seen = GAME.observe(moment.state, moment.seat)
        said: dict[object, object] = {}
        for move in moment.legal:
            card = getattr(move, "card", None)
            alike = names.card_name(card) if card is not None else move
            if isinstance(move, m.TakePlan) and is_last_hand(seen.table):
                alike = units_of(move)
            assert said.setdefault(WORDS.move(seen, move), alike) == alike


# every word of the game's own tables


def test_every_card_has_names_for_each_case_and_an_effect(a_game, language):
    seen = a_game(seats=3, ruleset="booklet").seen_by(CLAUS)
    for card in CARDS:
        assert_whole(names.card_title(card), names.card_name(card), effects.effect(seen, card))
        assert_whole(names.card_subject(card), names.card_object(card))
    for converter in range(CONVERTER_COUNT):
        assert_whole(names.converter(converter), names.converter_subject(converter))


def test_the_cases_of_a_name_differ_in_hungarian(hungarian):
    same = [card for card in CARDS if names.card_subject(card) == names.card_object(card)]

    assert same == []


def test_every_anchor_stands_on_the_rules_page(a_scoring, language):
    page = assets.resource("games", "pillars", "help", f"{language}.md").read_text("utf-8")
    anchors = {effects.anchor(card) for card in CARDS}
    for moment in play(GAME, all_options(GAME.info, 4)[0], seed=2):
        if moment.seat >= 0 and moment.ply % 6 == 0:
            seen = GAME.observe(moment.state, moment.seat)
            offered = [target for move in moment.legal for target in move.targets]
            tips = [
                WORDS.tip(seen, target, [])
                for target in (*things_on_the_table(seen.table), *offered)
            ]
            anchors |= {tip.anchor for tip in tips if tip}

    assert anchors <= set(ANCHOR.findall(page))
    assert {"winning", "king", "trickless", "convert", "plans", "keep", "hidden"} <= anchors


def test_every_reason_why_not_has_its_sentence(language):
    values = {
        "seat": [0, 1],
        "material": range(4),
        "converter": range(CONVERTER_COUNT),
        "limit": [3],
    }
    for code, fields in CODES.items():
        for chosen in product(*(values[field] for field in fields)):
            said = why_said(code, **dict(zip(fields, chosen, strict=True)))
            assert_whole(said)
            assert said.endswith(".")
            assert said[0].isupper()


def test_every_score_line_option_and_button_has_a_name(language):
    assert_whole(WORDS.title())
    assert_whole(*(WORDS.reason(reason) for reason in REASONS))
    assert len({WORDS.reason(reason) for reason in REASONS}) == len(REASONS)
    for option in OPTIONS:
        assert_whole(WORDS.option(option.name))
        assert_whole(*(WORDS.option_value(option.name, value) for value in option.values))
    assert_whole(WORDS.button(Target("finish")))
    assert WORDS.button(Target("hand", 3)) == ""


def test_there_is_no_tie_break_to_name():
    with pytest.raises(LookupError):
        WORDS.tie_break("anything")


def test_every_holding_on_a_player_s_card_has_a_name(a_game, language):
    seen = a_game(stock={ANDREA: (1, 0, 2, 3)}).seen_by(BIRGIT)

    held = holdings(seen, ANDREA)

    assert [thing.count for thing in held] == [1, 0, 2, 3, 0]
    assert_whole(*(thing.name for thing in held))


ONE_OF_EACH = [
    *(PointsScored(ANNA, 4, reason) for reason in REASONS),
    *(e.GameSetUp((0, 1, 2, 3), stock) for stock in ((1, 1, 1, 0), (1, 1, 1, 1))),
    e.HandDealt(3, 9, Seat(1), 2),
    *(e.CardPlayed(ANNA, card, place) for card in CARDS for place in (0, 2)),
    *(
        e.TrickWon(Seat(won), card, Seat(played), why, (1, 2, 3, card), 4, equal)
        for card in CARDS[:20:3]
        for won in (0, 1)
        for played in (0, 1, 2)
        for why in (e.BY_OWNER, e.BY_OWNERLESS)
        for equal in (-1, 7)
    ),
    *(
        e.TrickWon(ANNA, card, ANNA, e.BY_PLAYER, (1, 2, 3, card), 4, equal)
        for card in CARDS[20:]
        for equal in (-1, 7)
    ),
    e.KingsTrick(Seat(1), ANNA, (1, 2, 3, 31), 2),
    *(e.HandScoringStarted(2, (), last) for last in (True, False)),
    *(e.PrivilegeWon(ANNA, card) for card in CARDS[FIRST_PRIVILEGE:]),
    *(e.PrivilegeReturned(card, 3) for card in CARDS[FIRST_PRIVILEGE:]),
    *(e.PlayerScoringStarted(ANNA, (1, 2), trickless) for trickless in (True, False)),
    *(e.MaterialGained(ANNA, material, 1, 26) for material in range(4)),
    *(e.Converted(ANNA, which, 0, -1) for which in range(CONVERTER_COUNT)),
    e.Converted(ANNA, 7, 0, 2),
    e.ConvertingFinished(ANNA, forced=False),
    *(e.MaterialsKept(ANNA, kept, (0, 1, 0, 0), forced=False) for kept in KEPT.values()),
    e.MaterialsKept(ANNA, (0, 0, 0, 0), (0, 0, 0, 0), forced=True),
    *(e.HandScored(ANNA, 2, points, total) for points in (-3, 0, 1, 9) for total in (-2, 30)),
    e.GameEnded(),
]


@pytest.mark.parametrize("seats", [ALONE, TOGETHER])
def test_every_event_has_its_line(seats, language):
    for event in ONE_OF_EACH:
        line = WORDS.log(event, seats, ANNA)
        assert line
        assert_whole(line.text)
    assert {type(event) for event in ONE_OF_EACH} == set(GAME.event_types) - UNTOLD


def test_cards_that_nobody_can_see_are_never_named(a_game, english):
    """What is said of the others' hands holds no card but Lady Aliena, who shows herself."""
    game = a_game(hand={BIRGIT: ["lady_aliena"]}, leader=BIRGIT)
    seen = game.seen_by(ANDREA)
    held = WORDS.tip(seen, Target("held", BIRGIT), [])

    hidden = {
        names.card_name(card)
        for card in cards_in(game.player(BIRGIT).hand)
        if names.card_name(card) != "Lady Aliena"
    }
    assert held is not None
    assert not [name for name in hidden if any(name in line for line in held.lines)]
    assert "Lady Aliena" in " ".join(held.lines)
