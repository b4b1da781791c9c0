"""Everything has a text in both languages, and no text is cut."""

import re
from itertools import product

import attrs
import pytest

from burgundy_desktop import assets
from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.events import Events, PointsScored
from burgundy_desktop.core.ids import Seat, Target
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.games.castles_cards import events as e, moves as m
from burgundy_desktop.games.castles_cards.board.automaton import AUTOMATON
from burgundy_desktop.games.castles_cards.board.holdings import holdings
from burgundy_desktop.games.castles_cards.board.wording import effects, names
from burgundy_desktop.games.castles_cards.board.wording.gains import points_gained
from burgundy_desktop.games.castles_cards.game import GAME
from burgundy_desktop.games.castles_cards.rules.why_not import CODES
from burgundy_desktop.games.castles_cards.scoring import SOLO_TIE_BREAKS, TIE_BREAKS
from burgundy_desktop.games.castles_cards.state import REASONS
from burgundy_desktop.games.castles_cards.tables.cards import (
    CARD_COLOUR,
    CARD_DIE,
    CARD_KIND,
    CARDS,
    SHIP,
)
from burgundy_desktop.games.castles_cards.tables.components import REWARDS
from burgundy_desktop.games.castles_cards.tables.rows import BUILDINGS
from tests import thorough
from tests.games.castles_cards.positions import ANNA, BENNO, set_up
from tests.games.castles_cards.said import (
    ALONE,
    SAYING,
    TOGETHER,
    WORDS,
    assert_tip_is_whole,
    assert_whole,
    told,
    why_said,
)
from tests.games.random_play import all_options, play
from tests.languages import speaking

ANCHOR = re.compile(r"<!-- anchor: (\S+) -->")
UNTOLD = {e.CardPlayed, e.StackUncovered, e.TurnEnded, e.HandRefilled, e.PilesDealt}
"""Events without a line of their own."""
SOMETIMES_TOLD = {
    e.WorkersGained,
    e.SilverGained,
    e.StartPlayerCardTaken,
    e.DisplayFilled,
    e.DisplayCleared,
}


# texts of random games


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_whatever_happens_in_random_games_has_words(seats, language):
    for options in all_options(GAME.info, seats):
        events = Events()
        for moment in play(GAME, options, seed=seats, events=events):
            if moment.seat >= 0 and moment.ply % thorough.one_in(3, 12) == seats % 3:
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
    assert_told_apart(state, seen, legal)
    speak_of_everything_else(seen, legal)


def assert_told_apart(state, seen, legal):
    """Only moves with the same effect have the same words."""
    same: dict[object, object] = {}
    for move in legal:
        words = WORDS.move(seen, move)
        assert same.setdefault(words, what(state, move)) == what(state, move)


def what(state, move):
    """A move without what makes no difference: which of two equal cards, what a hand card shows."""
    known = {field.name: getattr(move, field.name) for field in attrs.fields(type(move))}
    if known.get("by", m.EXTRA) != m.EXTRA:
        known["by"] = CARD_DIE[known["by"]]
    if "card" in known:
        card = known["card"]
        rows = [row for row, cards in enumerate(state.display) if card in cards]
        known["card"] = CARD_COLOUR[card], CARD_KIND[card], CARD_DIE[card], rows
    return type(move), known


def speak_of_everything_else(seen, legal):
    """Names, explanations and refusal reasons of everything on the table."""
    targets = set(things_on_the_table(seen.table, seen.seat))
    offered = {target for move in legal for target in move.targets}
    for target in sorted(targets):
        assert_whole(WORDS.target(seen, target))
        assert_tip_is_whole(WORDS.tip(seen, target, []))
        if target not in offered:
            assert_whole(WORDS.why_not(seen, GAME.why_not(seen, (), target), TOGETHER))


def things_on_the_table(table, seat):
    """Every kind of target of the board."""
    me = table.players[seat]
    yield from (Target("hand", card) for card in me.hand)
    yield from (Target("card", card) for row in table.display for card in row)
    for player in table.players:
        yield from (Target("project", card) for card in player.projects)
        yield from (Target("card", card) for column in player.estate.columns for card in column)
    if table.aaron is not None:
        yield from (Target("card", card) for cards in table.aaron.estate.columns for card in cards)
    yield from (Target("card", card) for card in table.discards[-3:])
    yield from (Target("column", column) for column in range(len(me.estate.columns) + 1))
    for kind, indices in RANGES.items():
        yield from (Target(kind, index) for index in indices)
    yield from (Target("reward", option) for option in range(len(REWARDS[table.round])))
    yield from (Target("seat", other) for other in range(len(table.players)))


RANGES = {
    "row": range(1, 7),
    "lane": range(7),
    "goods": range(3),
    "goods_stack": range(2),
    "animal_stack": range(2),
    "round": range(5),
    "first": range(7),
    "convert_workers": range(4),
    "convert_silver": range(4),
    **dict.fromkeys(("take", "place", "sell", "hire", "earn", "convert", "buy"), range(1)),
    **dict.fromkeys(("workers", "silver", "vp", "sold", "animals", "pile", "turns"), range(1)),
    **dict.fromkeys(("draw", "discards", "all_seven", "start_card"), range(1)),
    **dict.fromkeys(("keep", "use", "end_turn", "decline"), range(1)),
}


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_nothing_is_said_in_english_where_hungarian_is_spoken(seats, qapp):
    options = all_options(GAME.info, seats)[0]
    english, hungarian = (everything_said(options, code) for code in ("en", "hu"))

    same = {first for first, second in zip(english, hungarian, strict=True) if first == second}
    assert same <= {"Bank"}


def everything_said(options, code):
    """Log, prompts, moves and names of a whole game, in order."""
    with speaking(code):
        events = Events()
        said = [WORDS.title()]
        for moment in play(GAME, options, seed=11, events=events):
            if moment.seat < 0:
                break
            seen = GAME.observe(moment.state, moment.seat)
            said += [WORDS.moment(seen), WORDS.prompt(seen, moment.legal, ())]
            words = WORDS.move(seen, moment.move)
            said += [words.group, words.text]
            said += [WORDS.target(seen, t) for t in things_on_the_table(seen.table, seen.seat)]
        lines = [WORDS.log(event, ALONE[: options.seats], ANNA) for event in events]
        return said + [line.text for line in lines if line]


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_points_a_move_is_said_to_bring_are_those_it_brings(seats):
    options, compared = all_options(GAME.info, seats)[0], 0
    for moment in play(GAME, options, seed=20 + seats):
        for move in moment.legal:
            after = moment.state.copy()
            events = Events()
            GAME.apply(after, move, events)
            if not any(isinstance(event, e.RoundEnded) for event in events):
                seen = GAME.observe(moment.state, moment.seat)
                brought = total(after, moment.seat) - total(moment.state, moment.seat)
                assert points_gained(seen, events) == brought
                compared += brought > 0
    assert compared > 20


def total(state, seat):
    return GAME.score(state).total(seat)


@pytest.mark.parametrize("seats", [1, 2])
def test_words_depend_on_nothing_that_is_hidden(seats, english):
    options = all_options(GAME.info, seats)[0]
    for moment in play(GAME, options, seed=31):
        if moment.seat >= 0 and moment.ply % 7 == 0:
            seen = GAME.observe(moment.state, moment.seat)
            other = GAME.observe(GAME.imagine(seen, Chance.from_seed(5)), moment.seat)
            targets = set(things_on_the_table(seen.table, seen.seat))
            for target in targets:
                assert WORDS.target(seen, target) == WORDS.target(other, target)
                assert WORDS.tip(seen, target, []) == WORDS.tip(other, target, [])


# every word of the game's own tables


def test_every_card_has_a_name_an_object_and_an_effect(language):
    for card in CARDS:
        assert_whole(names.card_title(card), names.card_object(card), effects.effect(card))
        assert_whole(names.plain_object(card), names.placed_object(card, SHIP))


def test_a_card_that_cannot_be_seen_says_nothing_of_itself(language):
    seen = set_up().seen_by(ANNA)
    tips = {WORDS.tip(seen, Target(kind, -1), []) for kind in ("card", "hand", "drawn")}

    assert {WORDS.target(seen, Target("card", hidden)) for hidden in (-1, -2)} == {
        names.FACE_DOWN()
    }
    assert {tip.title for tip in tips} == {names.FACE_DOWN()}


def test_every_anchor_stands_on_the_rules_page(a_game, language):
    page = assets.resource("games", "castles_cards", "help", f"{language}.md").read_text("utf-8")
    seen = a_game(goods={"light": 1}, estate=[["ship-1a"]], animals={"cow": 2}).seen_by(ANNA)
    tips = [WORDS.tip(seen, target, []) for target in things_on_the_table(seen.table, ANNA)]
    tips += [WORDS.tip(seen, Target("card", -1), []), WORDS.tip(seen, Target("seat", 2), [])]
    anchors = {tip.anchor for tip in tips if tip} | {effects.anchor(card) for card in CARDS}

    assert anchors <= set(ANCHOR.findall(page))


def test_every_reason_why_not_has_its_sentence(language):
    values = {
        "seat": [1],
        "row": range(1, 7),
        "number": range(1, 7),
        "workers": range(4),
        "have": range(4),
        "goods": range(3),
        "color": range(7),
        "limit": [2],
        "needed": [3],
        "price": [3],
        "kind": [BUILDINGS.index(building) for building in ("carpenter", "church", "market")],
    }
    for code, fields in CODES.items():
        for chosen in product(*(values[field] for field in fields)):
            said = why_said(code, **dict(zip(fields, chosen, strict=True)))
            assert_whole(said)
            assert said.endswith(".")


def test_every_score_line_tie_break_and_button_has_a_name(language):
    assert_whole(WORDS.title(), AUTOMATON.name(), AUTOMATON.says())
    assert_whole(*(WORDS.reason(reason) for reason in REASONS))
    assert_whole(*(WORDS.tie_break(name) for name in TIE_BREAKS + SOLO_TIE_BREAKS))
    assert_whole(*(WORDS.button(Target(kind)) for kind in ("decline", "end_turn", "buy", "keep")))
    assert_whole(*(WORDS.button(Target("convert_silver", count)) for count in range(7)))
    assert WORDS.button(Target("column", 3)) == ""


def test_every_holding_on_a_player_s_card_has_a_name(a_game, language):
    seen = a_game(silver=3, goods={"dark": 2}, animals={"pig": 1}).seen_by(BENNO)

    assert [thing.count for thing in holdings(seen, ANNA)] == [3, 0, 2, 1]
    assert [thing.count for thing in holdings(seen, BENNO)] == [0, 0, 0, 0, 1]
    assert_whole(*(thing.name for thing in holdings(seen, BENNO)))


def test_aaron_holds_triples_and_piles(a_game, language):
    held = holdings(a_game(seats=1, round="B").seen_by(ANNA), Seat(1))

    assert [thing.count for thing in held] == [0, 3]
    assert_whole(*(thing.name for thing in held))


AARON = Seat(1)

ONE_OF_EACH = [
    *(PointsScored(ANNA, 4, reason) for reason in REASONS),
    e.GameSetUp((BENNO, ANNA), ((1,), (0,)), ((1,), (0,)), (1, 0)),
    *(e.RoundStarted(game_round, (ANNA, BENNO)) for game_round in range(5)),
    *(e.DisplayFilled(((3, 1), (4, 2))[:count]) for count in (1, 2)),
    *(e.DisplayCleared((3, 4)[:count]) for count in (1, 2)),
    e.PileReshuffled(40),
    *(e.ProjectTaken(ANNA, card, 3, by, by % 3) for card in CARDS for by in (5, e.BY_EXTRA, 6)),
    *(e.ProjectTaken(ANNA, card, row, e.BY_FUNCTION, 0) for card in CARDS for row in range(1, 7)),
    e.ProjectDiscarded(ANNA, 5),
    *(e.ProjectPlaced(ANNA, card, 0, CARD_COLOUR[card], 3, 2) for card in CARDS),
    *(e.ProjectPlaced(ANNA, 30, 0, colour, 3, 0) for colour in range(7)),
    *(e.ProjectPlaced(ANNA, 5, 0, 0, e.BY_EXTRA, workers) for workers in range(3)),
    e.ProjectPlaced(ANNA, 5, 0, 0, e.BY_FUNCTION, 0),
    *(e.TripleCompleted(ANNA, 0, colour) for colour in range(7)),
    *(e.FirstCompletionTaken(ANNA, colour) for colour in range(7)),
    e.AllSevenTaken(ANNA, 3),
    *(e.RewardChosen(ANNA, r, option) for r in range(5) for option in range(len(REWARDS[r]))),
    *(e.WorkersGained(ANNA, 2, reason) for reason in ("action", "card")),
    *(e.SilverGained(ANNA, 1, reason) for reason in ("action", "card", "sale")),
    *(e.VpGained(ANNA, 1, reason) for reason in ("card", "reward", "aaron")),
    *(e.Converted(ANNA, workers, 3 - workers, 1) for workers in range(4)),
    *(e.GoodsSold(ANNA, goods, 2, by, 0) for goods in range(3) for by in (-1, 3, e.BY_EXTRA)),
    *(e.GoodsSold(ANNA, 1, 1, by, 1) for by in (3, e.BY_EXTRA)),
    e.StartPlayerCardTaken(ANNA, BENNO),
    e.StartPlayerCardTurned(ANNA),
    e.StartPlayerCardPassed(ANNA),
    *(e.GoodTaken(ANNA, 0, goods) for goods in range(3)),
    *(e.AnimalTaken(ANNA, 0, animal) for animal in range(4)),
    *(e.NothingLeft(ANNA, *left) for left in ((True, True), (True, False), (False, True))),
    *(e.StackDivided(goods, 0, 3, 1) for goods in (True, False)),
    e.ExtraActionGranted(ANNA),
    *(e.FunctionLost(ANNA, kind) for kind in (0, 1, 2, 6, 7)),
    *(e.FunctionDeclined(ANNA, kind) for kind in (0, 1, 2, 6, 7)),
    e.CardsBought(ANNA, 3),
    *(e.CardsDrawn(ANNA, count) for count in (1, 2, 3)),
    *(e.DrawnKept(ANNA, 3, (7, 50)[:count]) for count in range(3)),
    *(e.DrawnUsed(ANNA, 3, (3, 7, 50)[:count]) for count in (1, 2, 3)),
    *(e.RoundEnded(game_round) for game_round in range(5)),
    e.AaronPileTurned(2, (3, 4, 5)),
    *(
        e.AaronPlaced(AARON, card, 0, rule)
        for card in CARDS
        for rule in ("joins", "begins", "cloister_joins", "cloister_begins")
    ),
    *(
        e.SidesCompared(game_round, ANNA, AARON, (), mine, 7, mine >= 7)
        for game_round in (0, 4)
        for mine in (6, 7, 8)
    ),
    e.GameEnded(),
]


def test_every_event_is_told_of_others_and_to_you(language):
    assert {type(event) for event in ONE_OF_EACH} == set(GAME.event_types) - UNTOLD
    for event in ONE_OF_EACH:
        mine, others = told(event), told(event, TOGETHER)
        assert_whole(mine, others)
        if isinstance(event, e.ProjectPlaced | e.GoodsSold | e.TripleCompleted | e.Converted):
            assert "Anna" in others
            assert "Anna" not in mine


@pytest.mark.parametrize("viewer_is_a_person", [True, False])
def test_whatever_happens_to_aaron_is_told_with_his_name(viewer_is_a_person, language):
    seats = (SeatInfo("Anna", "" if viewer_is_a_person else "duke"),)
    his = [
        attrs.evolve(event, seat=AARON)
        for event in ONE_OF_EACH
        if isinstance(event, e.TripleCompleted | e.FirstCompletionTaken | e.AllSevenTaken)
    ]
    for event in [*his, *(one for one in ONE_OF_EACH if isinstance(one, e.AaronPlaced))]:
        line = WORDS.log(event, seats, ANNA)
        assert names.AARON() in line.text
        assert "Anna" not in line.text
        assert line.seat == AARON
