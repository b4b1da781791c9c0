"""What the next roll or card may be: only what the seat can know, and it counts as a hint."""

import attrs
import pytest

from burgundy_desktop.core.chance import Chance
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.outcomes import Odds
from burgundy_desktop.desktop.dialogs.odds import OddsDialog, lines
from burgundy_desktop.desktop.trials import ui_driver
from burgundy_desktop.desktop.trials.harness import OTHERS, PERSON, replayed, whole_game
from burgundy_desktop.games import load
from burgundy_desktop.games.boonlake.observation import CARD, SOLO_TILE, TILE
from burgundy_desktop.games.boonlake.tables.cards import CARD_TYPE
from burgundy_desktop.games.boonlake.tables.solo import SOLO_TYPE
from burgundy_desktop.games.boonlake.tables.tiles import SITES
from burgundy_desktop.games.pillars.tables.cards import PRIVILEGE_CARDS, cards_in

SEED = 4711


def seats_of(game_id):
    return max(2, load(game_id).info.seats_min)


@pytest.fixture
def playing(window, store):
    def play(game_id, plies=20, *, strict=False):
        like = whole_game(game_id, seats_of(game_id), SEED)
        while load(game_id).to_decide(like.steps[plies].state) != 0:
            plies += 1
        seats = seats_of(game_id)
        options, people = load(game_id).info.options_for(seats), (PERSON, *OTHERS[: seats - 1])
        session = store.begin(game_id, options, people, seed=SEED, salt="5" * 32, strict=strict)
        window.show_table(replayed(session, like, plies))
        return window.table.controller.session

    return play


def shown(window):
    action = window.actions_by_name["odds"]
    assert action.isEnabled()
    action.trigger()
    return window.findChild(OddsDialog)


def test_all_rolls_are_listed_and_it_counts_as_a_hint(window, playing):
    session = playing("castles")

    dialog = shown(window)

    rows = [dialog.lists[0].item(row).text() for row in range(dialog.lists[0].count())]
    assert len(rows) == 21
    assert rows[0].endswith(": 5.6%")
    assert rows[-1].endswith(": 2.8%")
    assert session.header.aids.hints == 1
    ui_driver.click(dialog.close_button)


def test_a_pick_does_not_work_out_the_odds_again(window, playing, monkeypatch):
    game, worked_out = playing("boonlake").game, []

    def coming(seen):
        worked_out.append(seen)
        return game.draws.coming(seen)

    controller = window.table.controller
    counting = attrs.evolve(game, draws=attrs.evolve(game.draws, coming=coming))
    monkeypatch.setattr(controller.session.match, "game", counting)
    for _ in range(3):
        controller.selection.changed.emit()

    assert window.actions_by_name["odds"].isEnabled()
    assert len(worked_out) <= 1


def test_of_cards_those_that_were_not_seen_may_come(window, playing):
    session = playing("castles_cards")

    dialog = shown(window)

    told = [dialog.lists[0].item(row).text() for row in range(dialog.lists[0].count())]
    shares = [float(one.rpartition(": ")[2].removesuffix("%")) for one in told]
    assert sum(shares) == pytest.approx(100, abs=0.05 * len(told))
    assert shares == sorted(shares, reverse=True)
    assert session.header.aids.hints == 1


COUNTED = {"castles": 2, "castles_cards": 2, "boonlake": 2, "pillars": 3}


@pytest.mark.parametrize(("game_id", "seats"), [*COUNTED.items(), ("boonlake", 1)])
def test_what_is_hidden_changes_no_odds(game_id, seats):
    game, like = load(game_id), whole_game(game_id, seats, SEED)
    for ply in (5, 30, like.length // 2, like.length - 5):
        seen = game.observe(like.steps[ply].state, Seat(0))
        odds = game.draws.coming(seen)
        for seed in range(5):
            other = game.imagine(seen, Chance.from_seed(seed))
            assert game.draws.coming(game.observe(other, Seat(0))) == odds


def odds_at(like, ply, what=0, seat=0):
    seen = like.game.observe(like.steps[ply].state, Seat(seat))
    return next((one.odds for one in like.game.draws.coming(seen) if one.what == what), {})


def test_the_next_card_is_among_those_that_may_come():
    like = whole_game("castles_cards", 2, SEED)
    wording = set()
    for ply in range(like.length):
        state = like.steps[ply].state
        if not state.players[0].pile:
            continue
        odds = odds_at(like, ply)
        assert sum(odds.values()) >= len(state.players[0].pile)
        wording.add(len(odds))
    assert len(wording) > 3  # it changes as cards are seen


def test_in_boonlake_cards_and_tiles_that_were_not_seen_may_come():
    like = whole_game("boonlake", 2, SEED)
    counts = set()
    for ply in range(like.length):
        state = like.steps[ply].state
        cards, tiles = odds_at(like, ply, CARD), odds_at(like, ply, TILE)
        if state.draw:
            assert (CARD, CARD_TYPE[state.draw[-1]]) in cards
        if state.stack:
            assert (TILE, SITES[state.stack[-1]]) in tiles
        assert sum(tiles.values()) == len(state.stack)
        counts.add((sum(cards.values()), sum(tiles.values())))
    assert len(counts) > 20


def test_in_boonlake_a_hand_counts_only_for_who_holds_it():
    like = whole_game("boonlake", 2, SEED)
    state = like.steps[30].state
    unseen = len(state.draw) + len(state.players[1].hand)

    assert not state.fresh
    assert sum(odds_at(like, 30, CARD).values()) == unseen


def test_when_the_draw_pile_is_gone_the_discarded_cards_may_come():
    like = whole_game("boonlake", 2, SEED)
    state = like.steps[30].state.copy()
    state.discards, state.draw = state.draw, ()
    (cards, *_) = like.game.draws.coming(like.game.observe(state, Seat(0)))

    assert cards.what == CARD
    assert sum(cards.odds.values()) == len(state.discards)


def test_alone_the_tiles_of_the_eminence_may_come():
    like = whole_game("boonlake", 1, SEED)
    met = 0
    for ply in range(like.length):
        deck = like.steps[ply].state.eminence.deck
        odds = odds_at(like, ply, SOLO_TILE)
        if deck:
            met += 1
            assert (SOLO_TILE, SOLO_TYPE[deck[-1] // 4]) in odds
            assert sum(odds.values()) == len(deck)
    assert met


@pytest.mark.parametrize("seat", [0, 2])
def test_in_the_pillars_every_card_of_the_others_is_as_likely(seat):
    """A privilege of which nobody knows which one it is weighs a share of a card."""
    like = whole_game("pillars", 3, SEED)
    shares = set()
    for ply in range(like.length):
        table = like.steps[ply].state
        odds = {code[0]: weight for code, weight in odds_at(like, ply, seat=seat).items()}
        seen = like.game.observe(table, Seat(seat)).table
        hidden = [
            card
            for other, player in enumerate(table.players)
            if other != seat
            for card in cards_in(player.hand & ~seen.players[other].hand)
        ]
        weights = {odds[card] for card in hidden if card not in PRIVILEGE_CARDS}
        assert set(hidden) <= set(odds)
        assert len(weights) <= 1
        if weights:
            assert sum(odds.values()) == len(hidden) * weights.pop()
            shares.add(len(odds) - len(hidden))
    assert len(shares) > 1  # which privilege it is, is known later on


def test_a_privilege_that_was_dealt_to_oneself_is_in_no_other_hand():
    like = whole_game("pillars", 3, SEED)
    table = like.steps[1].state
    holder = next(
        seat for seat, player in enumerate(table.players) if player.hand >> table.privilege & 1
    )
    for seat in range(3):
        codes = {code[0] for code in odds_at(like, 1, seat=seat)}
        assert bool(codes & set(PRIVILEGE_CARDS)) == (seat != holder)


@pytest.mark.parametrize("game_id", COUNTED)
@pytest.mark.parametrize("language", ["en", "hu"])
def test_each_draw_has_a_name_and_lines(window, program, playing, game_id, language):
    program.preferences.change(language=language)
    playing(game_id)

    dialog = shown(window)

    coming = window.table.forecasting.odds
    assert len(dialog.lists) == len(coming) == (2 if game_id == "boonlake" else 1)
    for name, one in zip(dialog.names, dialog.lists, strict=True):
        assert name.text()
        assert one.accessibleName() == name.text()
        assert all(one.item(row).text().endswith("%") for row in range(one.count()))


def test_where_nothing_is_drawn_there_are_none(window, playing):
    """In Caylus all is open after the setup."""
    playing("caylus")

    assert not window.actions_by_name["odds"].isEnabled()


def test_without_anything_to_come_there_is_nothing_to_press(window, playing, monkeypatch):
    playing("castles_cards")
    monkeypatch.setattr(type(window.table.forecasting), "odds", ())
    window.show_actions()

    assert not window.actions_by_name["odds"].isEnabled()


def test_a_strict_game_has_none(window, playing):
    playing("castles", strict=True)

    assert not window.actions_by_name["odds"].isEnabled()


def test_outcomes_with_the_same_words_are_one_line(qapp):
    odds: Odds = {(1,): 1, (2,): 2, (3,): 1}

    assert lines(odds, lambda code: "odd" if code[0] % 2 else "even") == [
        "odd: 50.0%",
        "even: 50.0%",
    ]
    assert lines({}, str) == []
