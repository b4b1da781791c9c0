"""Everything has a text in both languages, and no text is cut."""

import pytest

from burgundy_desktop.core.events import Events, PointsScored
from burgundy_desktop.core.game import WhyNot
from burgundy_desktop.core.ids import Target
from burgundy_desktop.games.boonlake import events as e, moves as m
from burgundy_desktop.games.boonlake.board.wording.costs import cost_of, given_up
from burgundy_desktop.games.boonlake.board.wording.gains import brought
from burgundy_desktop.games.boonlake.game import GAME
from burgundy_desktop.games.boonlake.queries.paying import PLANS
from burgundy_desktop.games.boonlake.rules.why_not import CODES
from burgundy_desktop.games.boonlake.setup import OPTIONS
from burgundy_desktop.games.boonlake.state import steps as s
from burgundy_desktop.games.boonlake.state.reasons import REASONS
from burgundy_desktop.games.boonlake.tables.cards import AT_ONCE, CARDS, EXCHANGES
from burgundy_desktop.games.boonlake.tables.land import LOCATIONS
from burgundy_desktop.games.boonlake.tables.river import SPACE_COUNT
from burgundy_desktop.games.boonlake.tables.scorings import SCORING_TILES
from burgundy_desktop.games.boonlake.tables.tiles import NO_TILE, SITES, TILE_COUNT
from burgundy_desktop.games.boonlake.tables.words import CARD_TRACK, COIN_TRACK
from tests import thorough
from tests.games.boonlake.positions import BENNO, card, lever, levers, site
from tests.games.boonlake.said import (
    ALONE,
    ANNA,
    SAYING,
    SOMETIMES_TOLD,
    TOGETHER,
    UNTOLD,
    WORDS,
    assert_tip_is_whole,
    assert_whole,
)
from tests.games.random_play import all_options, play
from tests.games.rules_page import sections
from tests.languages import speaking

EVERY_SEATS = [1, 2, 3, 4]
THE_SAME_IN_BOTH = {"Boonlake", "Unknown", "New Hope", "Southern"}
FEW = 25
"""The number of legal moves to word if there are very many."""


# texts of random games


@pytest.mark.parametrize("seats", EVERY_SEATS)
def test_whatever_happens_in_random_games_has_words(seats, language):
    choices = all_options(GAME.info, seats)
    for options in (choices[0], choices[-1]):
        events = Events()
        for moment in play(GAME, options, seed=seats, events=events):
            if moment.seat >= 0 and moment.ply % thorough.one_in(13, 79) == seats:
                speak_of(moment.state, moment.seat, moment.legal)
        for event in events:
            line = WORDS.log(event, TOGETHER[:seats], ANNA)
            assert line or type(event) in UNTOLD | SOMETIMES_TOLD
            if line:
                assert_whole(line.text)


def speak_of(state, seat, legal):
    """Render every text of a decision."""
    seen = GAME.observe(state, seat)
    rows = [WORDS.move(seen, move) for move in legal]
    assert len(set(rows)) == len(rows)
    SAYING.speak_of(seen, legal[:: 1 + len(legal) // FEW])
    speak_of_everything_else(seen, legal)


def speak_of_everything_else(seen, legal):
    """Names, explanations and refusal reasons of everything on the table."""
    offered = {target for move in legal for target in move.targets}
    for target in things_on_the_table(seen):
        assert_whole(WORDS.target(seen, target))
        assert_tip_is_whole(WORDS.tip(seen, target, []))
        if target not in offered:
            assert_whole(WORDS.why_not(seen, GAME.why_not(seen, (), target), TOGETHER))


def things_on_the_table(seen):
    """Every kind of target that the board knows, chosen or looked at."""
    table = seen.table
    seats = len(table.players)
    yield from (Target("scoring", tile) for tile in table.scoring)
    yield from (Target("project", tile) for tile in table.scoring)
    for kind in ("production", "canoe", "canal"):
        yield from (Target(kind, index) for index in range(4))
    yield from (Target("action", action) for action in range(7))
    yield from (Target("row", row) for row in range(7))
    yield from (Target("card", card) for card in (*table.players[seen.seat].hand, 0))
    yield from (Target("location", location) for location in LOCATIONS)
    yield from sites_of(table)
    yield from (Target("region", region) for region in range(4))
    yield from (Target("lever", lever) for lever in range(12))
    yield from (Target("space", space) for space in range(SPACE_COUNT))
    yield from (Target("track", track) for track in range(2))
    yield from (Target("marker", 8 * track + seat) for track in range(2) for seat in range(seats))
    yield from (Target("tableau", seat) for seat in range(seats))
    yield from (Target("stock", kind) for kind in range(5))
    yield from (Target("recess", level) for level in range(5))
    yield from (Target("lock", scoring) for scoring in (1, 2, 3, 4))
    yield from (Target("revealed", tile) for tile in range(TILE_COUNT))
    yield from map(Target, ("explore", "stack", "pastures", "in_use", "draw_pile", "discards"))
    yield from map(Target, ("cactus", "solo_tile", "eminence"))


def sites_of(table):
    """The building sites that are on the map."""
    for location in LOCATIONS:
        tile = table.tiles[location]
        for which in range(SITES[tile] if tile != NO_TILE else 0):
            yield Target("site", 2 * location + which)


@pytest.mark.parametrize("seats", EVERY_SEATS)
def test_every_prompt_fits_one_line_of_the_bar(seats, language):
    """At 1280 x 800 there is room for 92 letters beside the moment and two buttons."""
    options = all_options(GAME.info, seats)[0]
    for moment in play(GAME, options, seed=seats + 20):
        if moment.seat >= 0:
            seen = GAME.observe(moment.state, moment.seat)
            assert len(WORDS.prompt(seen, moment.legal, ())) <= 92


@pytest.mark.parametrize("seats", EVERY_SEATS)
def test_a_prompt_speaks_of_doing_without_where_one_may(seats, english):
    options = all_options(GAME.info, seats)[0]
    met: set[bool] = set()
    for moment in play(GAME, options, seed=seats + 30):
        if moment.seat < 0:
            continue
        seen = GAME.observe(moment.state, moment.seat)
        said = WORDS.prompt(seen, moment.legal, ())
        may_pass = m.PASS in moment.legal
        met.add(may_pass)
        assert may_pass == any(words in said for words in DECLINES), said

    assert met == {True, False}


DECLINES = ("skip", "continue", "no more")
"""The texts of prompts that allow declining."""


@pytest.mark.parametrize("seats", EVERY_SEATS)
def test_no_sentence_is_left_in_english(seats):
    options = all_options(GAME.info, seats)[0]

    english, hungarian = (everything_said(options, code) for code in ("en", "hu"))

    assert len(english) == len(hungarian)
    same = {one for one, other in zip(english, hungarian, strict=True) if one == other}
    assert {one for one in same if not only_names(one)} == set()


def only_names(text):
    """Whether a sentence is but a name, numbers and signs."""
    for name in THE_SAME_IN_BOTH:
        text = text.replace(name, "")
    return not any(letter.isalpha() for letter in text)


def everything_said(options, code):
    """Log, prompts, moves, names, tips and hints of a whole game, in order."""
    with speaking(code):
        events = Events()
        said = [WORDS.title()]
        for moment in play(GAME, options, seed=11, events=events):
            if moment.seat < 0 or moment.ply % thorough.one_in(17, 51):
                continue
            seen = GAME.observe(moment.state, moment.seat)
            words = WORDS.move(seen, moment.move)
            said += [WORDS.prompt(seen, moment.legal, ()), words.group, words.text]
            hint = WORDS.hint(seen, moment.move, GAME.facts(seen, moment.move))
            said += filter(None, [hint])
            for target in things_on_the_table(seen):
                tip = WORDS.tip(seen, target, [])
                said += [WORDS.target(seen, target), *(tip.lines if tip else ())]
        lines = [WORDS.log(event, ALONE[: options.seats], ANNA) for event in events]
        return said + [line.text for line in lines if line]


# what moves cost


@pytest.mark.parametrize("seats", EVERY_SEATS)
def test_what_a_move_says_it_costs_is_what_is_paid(seats):
    options, compared = all_options(GAME.info, seats)[0], 0
    for moment in play(GAME, options, seed=seats + 5):
        if moment.seat < 0 or moment.ply % 5:
            continue
        seen = GAME.observe(moment.state, moment.seat)
        for move in moment.legal:
            if isinstance(move, PRICED):
                assert (cost_of(seen, move), *given_up(seen, move)) == paid_for(moment, move)
                compared += 1
    assert compared > 50


PRICED = (
    m.PlayCard,
    m.DoProject,
    m.Settle,
    m.BuildHouse,
    m.BuildSettlement,
    m.PlaceCattle,
    m.Modernize,
    m.RecruitForCoins,
    m.MoveCanoe,
)


def paid_for(moment, move):
    """Coins, inhabitants and points spent by the move, computed from its effects."""
    events = Events()
    GAME.apply(moment.state.copy(), move, events)
    mine = events_of(events, moment.seat)
    paid = ("card", "project", "canoe", "site", "lever", "recruit")
    coins = sum(one.coins for one in mine if isinstance(one, e.CoinsPaid) and one.reason in paid)
    coins += sum(one.coins for one in mine if isinstance(one, e.CanoeMoved))
    given = sum(one.inhabitants for one in mine if isinstance(one, e.InhabitantsGiven))
    lost = sum(
        -one.points
        for one in mine
        if isinstance(one, PointsScored) and one.reason == "extra_inhabitants"
    )
    return coins, given, lost


def events_of(events, seat):
    """What befalls a player before somebody's next part begins."""
    found = []
    for event in events:
        if isinstance(event, e.FollowStarted | e.TurnStarted | e.ScoringStarted):
            break
        if getattr(event, "seat", None) == seat:
            found.append(event)
    return found


# lists that must be complete


def test_every_reason_for_a_click_in_vain_has_a_sentence(language, a_game):
    seen = GAME.observe(a_game((s.OFFER, ANNA, s.TYPES)).state, ANNA)
    sample = {"seat": 1, "type": 2, "price": 3, "have": 1, "needed": 3, "most": 4}
    sample |= {"units": 2, "of": 0b1001}

    said = {
        code: WORDS.why_not(seen, WhyNot(code, {name: sample[name] for name in names}), TOGETHER)
        for code, names in CODES.items()
    }

    assert_whole(*said.values())
    assert len(set(said.values())) == len(CODES)


def test_every_line_of_the_score_sheet_has_a_name(language):
    said = [WORDS.reason(reason) for reason in REASONS]

    assert_whole(*said)
    assert len(set(said)) == len(REASONS)


def test_every_option_has_a_name(language):
    for field in OPTIONS:
        assert_whole(WORDS.option(field.name))
        said = [WORDS.option_value(field.name, value) for value in field.values]
        assert_whole(*said)
        assert len(set(said)) == len(field.values)
    assert_whole(WORDS.tie_break("tie_for_the_player"))


@pytest.mark.parametrize(
    ("step", "said"),
    [
        (s.REGION_COINS, "Take the coins of the regions, or first use a lever that gives"),
        (s.PIONEER_PART, "Draw two cards, or first use a lever that gives you another option."),
        (s.RECRUIT, "For this you first need what a lever brings: use the lever, or skip this."),
        (s.RESET, "First use the lever that you will push up, or skip this."),
    ],
)
def test_a_prompt_says_that_a_lever_comes_first(step, said, english, a_game):
    owned = levers("resource_and_5", "forgo_modernize")
    anna = {"levers": owned, "ready": owned, "supply": 0}
    game = a_game((step, ANNA, 1 if step == s.RESET else 0), **anna)
    seen = GAME.observe(game.state, ANNA)

    assert WORDS.prompt(seen, game.legal, ()).startswith(said)
    game.play(m.lever_coins(lever("resource_and_5")))
    seen = GAME.observe(game.state, ANNA)
    assert not WORDS.prompt(seen, game.legal, ()).startswith(said)


def test_every_step_that_asks_has_a_prompt(language, a_game):
    for step in range(s.ASKS, s.WINDOW + 1):
        about = {s.OFFER: s.TYPES | s.SELL | s.EXPAND, s.DISCARD: 2}.get(step, 1)
        state = a_game((s.OFFER, ANNA, s.TYPES)).state.copy()
        state.pending = [(step, ANNA, about)]
        assert_whole(WORDS.prompt(GAME.observe(state, ANNA), [m.PASS], ()))


@pytest.mark.parametrize(
    ("step", "about"), [(s.EXPLORE, 0), (s.OFFER, s.TYPES | s.DEVELOP | s.IN_SCORING)]
)
def test_what_is_asked_twice_in_a_row_is_asked_in_other_words(language, a_game, step, about):
    state = a_game((s.OFFER, ANNA, s.TYPES)).state.copy()
    asked = []
    for times in (2, 1):
        state.pending = [(step, ANNA, about)] * times
        asked.append(WORDS.prompt(GAME.observe(state, ANNA), [m.PASS], ()))

    assert_whole(*asked)
    assert len(set(asked)) == 2


def test_every_button_has_a_label(language):
    plain = """pass draw sell skip take take_vase sell_vase forgo vase pay_canoe take_five
    take_coins take_cards take_inhabitant"""
    counted = {"recruit": 2, "exchange": len(EXCHANGES), "plan": PLANS}
    terms = [m.terms_of(losses, lever) for losses in range(3) for lever in (False, True)]
    targets = [
        *map(Target, plain.split()),
        *(Target(kind, index) for kind, count in counted.items() for index in range(count)),
        *(Target("terms", one) for one in terms),
        *(Target("payment", m.payment_of(kind, n)) for kind in (10, 11, 12) for n in range(3)),
        Target("payment", m.REFUSED),
    ]

    assert_whole(*map(WORDS.button, targets))
    assert WORDS.button(Target("card", 3)) == ""


def test_every_card_and_scoring_tile_has_a_name_of_its_own(language, a_game):
    seen = GAME.observe(a_game((s.OFFER, ANNA, s.TYPES)).state, ANNA)
    for kind, every in (("card", CARDS), ("scoring", SCORING_TILES)):
        said = [WORDS.target(seen, Target(kind, index)) for index in every]
        assert_whole(*said)
        assert len(set(said)) == len(every)
        for index in every:
            assert_tip_is_whole(WORDS.tip(seen, Target(kind, index), []))


def test_tooltips_lead_to_chapters_that_exist(a_game, english):
    chapters = set(sections("boonlake", "en"))
    game = a_game((s.OFFER, ANNA, s.TYPES), land={7: "G01", 8: "pasture"})
    seen = GAME.observe(game.state, ANNA)
    tips = [WORDS.tip(seen, target, []) for target in things_on_the_table(seen)]

    assert {tip.anchor for tip in tips if tip} <= chapters
    assert len([tip for tip in tips if tip]) > 100


@pytest.mark.parametrize(("is_cheap", "needed"), [(True, 2), (False, 3)])
def test_a_tip_asks_for_as_many_areas_as_a_settlement_needs_now(a_game, english, is_cheap, needed):
    cheap = (s.CHEAP_SETTLEMENT, ANNA, AT_ONCE[card("S34")][0][1])
    around = [(7, "lower"), (10, "upper"), (11, "upper")]
    game = a_game(
        cheap if is_cheap else (s.OFFER, ANNA, s.DEVELOP),
        land={7: "S01", 10: "S03", 11: "S04"},
        homes={ANNA: [(7, "upper")]},
        people={BENNO: around},
        ranch=3,
    )
    have = game.state.crowd[7] - 1

    tip = WORDS.tip(GAME.observe(game.state, ANNA), Target("site", site((7, "upper"))), [])

    assert have >= needed
    assert f"needs {needed} other areas around it; there are {have}." in "\n".join(tip.lines)


def test_steps_on_one_track_are_added_up(english):
    steps = (
        e.TrackAdvanced(ANNA, COIN_TRACK, 0, 1, 0),
        e.TrackAdvanced(ANNA, CARD_TRACK, 2, 3, 0),
        e.TrackAdvanced(ANNA, COIN_TRACK, 1, 2, 0),
    )

    assert brought(steps, ANNA) == "2 steps on the coin track and 1 step on the card track"


def test_an_empty_location_says_which_production_site_it_brings(a_game, english):
    seen = GAME.observe(a_game((s.OFFER, ANNA, s.TYPES)).state, ANNA)

    tip = WORDS.tip(seen, Target("location", 6), [])

    assert "A tile placed here brings a production site for wood." in tip.lines
