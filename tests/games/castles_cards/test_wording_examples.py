"""Texts about a position, a move and an event, in English and in Hungarian."""

import pytest

from burgundy_desktop.boardkit.board import LogLine, Tip
from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.core.ids import Seat, Target
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.core.preview import preview
from burgundy_desktop.core.reasons import Claim, Fact
from burgundy_desktop.games.castles_cards import events as e, moves as m
from burgundy_desktop.games.castles_cards.board import BOARD
from burgundy_desktop.games.castles_cards.board.wording import names
from burgundy_desktop.games.castles_cards.board.wording.confirmation import question_before
from burgundy_desktop.games.castles_cards.board.wording.costs import cost_of
from burgundy_desktop.games.castles_cards.game import GAME
from burgundy_desktop.games.castles_cards.tables.cards import (
    CASTLE,
    SHIP,
)
from tests.games.castles_cards.positions import ANNA, BENNO, number, set_up
from tests.games.castles_cards.said import (
    ALONE,
    TOGETHER,
    WORDS,
    assert_whole,
    hint_of,
    move_said,
    tip_of,
    told,
    why_said,
)
from tests.languages import speaking

AARON = Seat(1)

# the list of moves


def test_moves_stand_in_groups_with_their_cost(a_game, english):
    game = a_game(
        hand=["ship-3a", "mine-5a"],
        workers=2,
        silver=1,
        display={4: ["bank-1"]},
        projects=["castle-3a", "cloister-2a"],
        estate=[["ship-1a"]],
        goods={"dark": 2},
    )
    with_ship, with_mine = number("ship-3a"), number("mine-5a")

    take = m.take_card(with_ship, number("bank-1"))
    assert move_said(game, take)[0] == "Take a card"
    assert move_said(game, take)[1].endswith(" · row 4")
    assert move_said(game, take)[2] == "die 3 · 1 worker"
    assert move_said(game, m.place_project(with_ship, number("castle-3a"), 1)) == (
        "Place a project",
        "Castle (3) · new column",
        "die 3",
    )
    joker = m.place_project(with_ship, number("cloister-2a"), 0)
    assert move_said(game, joker)[1:] == ("Cloister (2) · column of ships", "die 3 · 1 worker")
    assert move_said(game, m.sell_goods(with_mine, 2)) == ("Sell goods", "2 dark goods", "die 5")
    assert move_said(game, m.convert(with_mine, 2, 1)) == (
        "Turn into points",
        "2 workers and 1 silver",
        "1 point · die 5",
    )


def test_a_move_names_its_card_where_two_of_the_hand_show_the_same_die(a_game, english):
    game = a_game(hand=["ship-3a", "castle-3a"], display={4: ["bank-1"]}, workers=2)
    with_ship, with_castle = number("ship-3a"), number("castle-3a")

    assert move_said(game, m.take_silver(with_ship))[2] == "die 3 (Ship)"
    assert move_said(game, m.take_silver(with_castle))[2] == "die 3 (Castle)"
    take = m.take_card(with_castle, number("bank-1"))
    assert move_said(game, take)[2] == "die 3 (Castle) · 1 worker"


def test_moves_in_hungarian(a_game, hungarian):
    game = a_game(hand=["ship-3a", "mine-5a"], workers=2, silver=1, projects=["castle-3a"])

    place = m.place_project(number("ship-3a"), number("castle-3a"), 0)
    assert move_said(game, place) == (
        "Projekt beépítése",
        "3-as kastély · új oszlop",
        "3-as kocka",
    )
    assert move_said(game, m.convert(number("mine-5a"), 2, 1)) == (
        "Átváltás pontra",
        "2 munkás és 1 ezüst",
        "1 pont · 5-ös kocka",
    )


def test_castle_and_purchase_pay_for_extra_actions(a_game, english):
    game = a_game(hand=["ship-3a"], projects=["castle-3a"], goods={"dark": 1})
    game.place("castle-3a")
    assert move_said(game, m.sell_goods(m.EXTRA, 2))[2] == "with the castle"

    game = a_game(
        hand=["ship-3a"], silver=3, draw=["mine-5a", "mine-5b", "ship-1a"], goods={"dark": 1}
    )
    game.buy().use("mine-5b")
    assert move_said(game, m.sell_goods(m.EXTRA, 2))[2] == "die 5"


# prompts


def test_prompts_say_what_to_do_now(a_game, english):
    game = a_game(hand=["ship-3a", "mine-5a"], silver=3, projects=["castle-3a"], round="D", turn=2)
    seen = game.seen_by(ANNA)
    hand, project = Target("hand", number("ship-3a")), Target("project", number("castle-3a"))

    assert WORDS.moment(seen) == "Round D, turn 3"
    assert WORDS.prompt(seen, game.legal, ()) == (
        "Play one of your cards (3 or 5) or buy first: choose anything that glows."
    )
    assert WORDS.prompt(seen, game.legal, [hand]) == (
        "Choose what to do with the 3: anything that glows."
    )
    assert WORDS.prompt(seen, game.legal, [hand, project]) == (
        "Place the project in a glowing column: Castle (3)."
    )
    assert WORDS.prompt(seen, game.legal, [Target("convert")]) == (
        "Choose how many workers and how much silver to give back."
    )
    assert WORDS.prompt(seen, (), ()) == "It is another player's turn."


def test_the_words_for_round_and_turn_are_those_of_the_hungarian_rulebook(a_game, hungarian):
    game = a_game(round="D", turn=2)

    assert WORDS.moment(game.seen_by(ANNA)) == "D-kör, 3. forduló"
    assert WORDS.button(Target("end_turn")) == "Forduló vége"
    assert told(e.RoundEnded(0)) == "Véget ér az A-kör"
    assert told(e.RoundEnded(1)) == "Véget ér a B-kör"


def test_a_pending_step_has_its_own_prompt(a_game, english):
    game = a_game(hand=["bank-1"], projects=["warehouse-1"], goods={"dark": 1})
    game.play(next(move for move in game.legal if isinstance(move, m.PlaceProject)))

    said = WORDS.prompt(game.seen_by(ANNA), game.legal, ())
    assert said == "Sell all your goods of one type, or skip this."


def test_what_a_purchase_may_still_bring_is_said(a_game, hungarian):
    game = a_game(hand=["bank-1"], projects=["market-1"], silver=3)
    game.play(next(move for move in game.legal if isinstance(move, m.PlaceProject)))

    assert game.legal == [m.DECLINE, m.BUY]
    said = WORDS.prompt(game.seen_by(ANNA), game.legal, ())
    assert said == "Vásárolj előbb, vagy hagyd ki: a vásárnak most nincs mit hoznia."


def test_discarding_a_project_is_asked_once(language):
    seen = set_up().seen_by(ANNA)

    assert_whole(question_before(seen, m.discard_project(5)))
    assert question_before(seen, m.END_TURN) == ""


# the log


def test_the_log_is_worded_in_english(english):
    ship = number("ship-4a")

    assert told(e.ProjectTaken(BENNO, ship, 4, 3, 0)) == "Margot takes a ship (4) from row 4"
    taken = told(e.ProjectTaken(ANNA, ship, 4, e.BY_EXTRA, 1))
    assert taken == "You take a ship (4) from row 4 as an extra action with 1 worker"
    joker = told(e.ProjectPlaced(ANNA, number("cloister-2a"), 0, SHIP, 5, 0))
    assert joker == "You place a cloister (2) as a joker among the ships"
    kept = told(e.DrawnKept(ANNA, ship, (number("mine-5a"), number("castle-3a"))))
    assert kept == "You keep a ship (4) as a project and discard a mine (5) and a castle (3)"


def test_the_log_is_worded_in_hungarian(hungarian):
    ship = number("ship-5a")

    assert (
        told(e.ProjectTaken(BENNO, ship, 1, 3, 0)) == "Margot elvesz egy 5-ös hajót az 1-es sorból"
    )
    taken = told(e.ProjectTaken(ANNA, ship, 4, e.BY_FUNCTION, 0))
    assert taken == "A vásárral elveszel egy 5-ös hajót a 4-es sorból"
    joker = told(e.ProjectPlaced(ANNA, number("cloister-2a"), 0, SHIP, 5, 0))
    assert joker == "Beépítesz egy 2-es kolostort jokerként a hajókhoz"
    reward = told(e.RewardChosen(BENNO, 1, 1))
    assert reward == "Margot 1 árut és 1 jószágot választ körjutalomnak"
    assert told(e.GoodsSold(ANNA, 0, 2, 3, 0)) == "Eladsz 2 világos árut"


def test_only_someone_without_company_is_told_you(english):
    sold = e.GoodsSold(ANNA, 1, 2, 3, 0)

    assert told(sold, ALONE, ANNA) == "You sell 2 medium goods"
    assert told(sold, ALONE, BENNO) == "Anna sells 2 medium goods"
    assert told(sold, TOGETHER, ANNA) == "Anna sells 2 medium goods"


def test_points_stand_on_the_lines_of_what_brought_them(english):
    triple = WORDS.log(e.TripleCompleted(ANNA, 0, CASTLE), ALONE, ANNA)
    tower = WORDS.log(e.VpGained(ANNA, 1, "card"), ALONE, ANNA)

    assert triple == LogLine("You complete a triple of castles", ANNA, 4)
    assert tower == LogLine("for placing", ANNA, 1, is_addition=True)
    assert WORDS.log(e.GoodsSold(ANNA, 1, 2, 3, 0), ALONE, ANNA).points == 2
    assert WORDS.log(e.AllSevenTaken(BENNO, 3), ALONE, ANNA).points == 3


def test_the_final_scoring_tells_each_triple_by_itself(english):
    triple, sold = (PointsScored(ANNA, 3, reason) for reason in ("triple_ship", "sold_goods"))

    assert WORDS.log(triple, ALONE, ANNA) == LogLine("Triple of ships", ANNA, 3)
    assert WORDS.log(sold, ALONE, ANNA) == LogLine("Sold goods", ANNA, 3)


def test_what_a_chosen_reward_brings_is_told_once(english):
    for gained in (e.SilverGained(ANNA, 2, "reward"), e.WorkersGained(ANNA, 2, "reward")):
        assert WORDS.log(gained, ALONE, ANNA) is None


SOLO = (SeatInfo("Anna"),)


@pytest.mark.parametrize(
    ("game_round", "mine", "his", "english_words", "hungarian_words"),
    [
        (1, 9, 7, "you are ahead and the game goes on", "te vezetsz, folytatódik a játék"),
        (1, 7, 7, "a tie is enough to go on", "a döntetlen is elég a folytatáshoz"),
        (1, 5, 7, "he is ahead and has won", "ő vezet, és ezzel nyert"),
        (4, 9, 7, "you have beaten him", "legyőzted"),
        (4, 7, 7, "a tie is enough to win", "a döntetlen is elég a győzelemhez"),
    ],
)
def test_the_comparison_says_who_is_ahead(
    game_round, mine, his, english_words, hungarian_words, qapp
):
    event = e.SidesCompared(game_round, ANNA, AARON, (), mine, his, mine >= his)
    with speaking("en"):
        assert told(event, SOLO).endswith(english_words)
    with speaking("hu"):
        assert told(event, SOLO).endswith(hungarian_words)


# why not


def test_why_not_says_what_is_missing(english):
    needs = {"row": 3, "workers": 2}

    assert why_said("row_needs_die", **needs, have=3) == "This row needs a 3, or two workers."
    less = why_said("row_needs_die", **needs, have=1)
    assert less == "This row needs a 3, or two workers; you have one."
    goods = why_said("goods_need_die", goods=1, workers=1, have=0)
    assert goods == "Needs a 3 or a 4, or one worker; you have none."
    assert why_said("not_your_turn", seat=1) == "It is not your turn: Margot is playing."


def test_refusals_are_worded_in_hungarian(hungarian):
    less = why_said("project_needs_die", number=5, workers=1, have=0)
    assert less == "Ehhez 5-ös kocka kell, vagy egy munkás; neked egy sincs."
    goods = why_said("goods_need_die", goods=2, workers=1, have=2)
    assert goods == "Ehhez 5-ös vagy 6-os kocka kell, vagy egy munkás."
    assert why_said("already_bought") == "Ebben a fordulóban már vásároltál."


SUFFIXES = {1: "es", 2: "es", 3: "as", 4: "es", 5: "ös", 6: "os"}


@pytest.mark.parametrize(("value", "suffix"), SUFFIXES.items())
def test_hungarian_numbers_take_suffix_and_article_by_their_sound(value, suffix, hungarian):
    article = "az" if value in {1, 5} else "a"
    said = f"{value}-{suffix}"

    assert names.A_NUMBER[value]() == names.NUMBERS[value]() == said
    assert names.DICE[value]() == f"{said} kocka"
    assert names.ROWS[value]() == f"{said} sor"
    assert names.FROM_ROW[value]() == f"{article} {said} sorból"


# tooltips and hints


def test_a_column_tells_what_the_third_card_would_bring(a_game, english):
    game = a_game(hand=["bank-1"], projects=["castle-1a"], estate=[["castle-2a", "castle-3a"]])

    assert tip_of(game, "column", 0) == Tip(
        "Column of castles · 2 of 3 cards",
        5,
        ("Triple of castles: +4; first triple of this colour: +1", "Castle (1) · die 1"),
        "columns",
    )


def test_a_card_of_the_display_tells_its_effect_its_price_and_its_triple(a_game, english):
    game = a_game(hand=["ship-3a"], workers=1, display={2: ["mine-6a"]}, estate=[["mine-1a"]])

    assert tip_of(game, "card", number("mine-6a")) == Tip(
        "Mine (6) · row 2",
        0,
        ("Brings 2 silver.", "Die 3 · 1 worker", "Triple of mines: 5 points · your column has 1"),
        "mine",
    )


def test_a_sale_tells_its_points(a_game, hungarian):
    tip = tip_of(a_game(hand=["ship-3a"], goods={"medium": 2}), "goods", 1)

    assert (tip.title, tip.points) == ("Közepes áru: 2", 3)
    assert tip.lines == (
        "Egyszerre adod el mindet, 3-as vagy 4-es kockával; darabja 1 ezüst és 1 pont.",
        "Eladott áru: +2; +2 ezüst; kezdőjátékos lap: +1",
        "3-as kocka",
    )


def test_a_card_of_the_hand_tells_what_it_could_do_best(a_game, hungarian):
    tip = tip_of(a_game(hand=["ship-3a"], goods={"medium": 2}), "hand", number("ship-3a"))

    assert (tip.title, tip.points) == ("3-as hajó · kézben", 3)
    assert tip.lines[1] == "Most a legjobb: áru eladása · 2 közepes áru"


def test_an_animal_tells_what_it_adds_to_the_sets(a_game, english):
    game = a_game(hand=["pasture-2a"], projects=["pasture-2b"], animals={"cow": 1, "pig": 1})
    game.place("pasture-2b")

    assert [tip_of(game, "animal_stack", stack).points for stack in (0, 1)] == [0, 1]


def test_a_hint_says_why(a_game, english):
    game = a_game(hand=["ship-3a"], goods={"medium": 2})

    assert hint_of(game, m.sell_goods(number("ship-3a"), 1)) == (
        "Sells 2 medium goods for 2 points at the end. "
        "You get the start player card: 1 point while you keep it."
    )


def test_a_hint_to_discard_says_of_which_card_it_speaks(a_game, english):
    kept = {"card": number("cloister-3a"), "column": 0}
    facts = [
        Fact(Claim.PROMISES, "keeps_better", 4, values=kept),
        Fact(Claim.STANDS, "scores_nothing"),
    ]

    said = WORDS.hint(a_game().seen_by(ANNA), m.DiscardProject(number("ship-2a")), facts)

    assert said == (
        "You keep a cloister (3), which brings 4 points when placed. "
        "Placing the discarded card would bring no points yet."
    )


def test_an_effect_goes_on_in_the_midst_of_its_sentence(a_game, hungarian):
    game = a_game(hand=["ship-2a", "mine-6b"], display={2: ["castle-1a"]})

    said = hint_of(game, m.take_card(number("ship-2a"), number("castle-1a")))

    assert "A hatása: egy további akciót ad" in said


def test_a_hint_sees_the_triple_and_what_the_other_card_can_do(a_game, hungarian):
    game = a_game(
        hand=["ship-2a", "mine-6b"], display={2: ["mine-6a"]}, estate=[["mine-1a", "mine-2a"]]
    )

    assert hint_of(game, m.take_card(number("ship-2a"), number("mine-6a"))) == (
        "Ha beépíted, befejez egy hármas csoportot: 6 pont. "
        "A másik lapoddal a következő fordulóban be is építheted."
    )


def test_a_reward_is_not_praised_for_what_the_card_does(a_game, english):
    game = a_game(
        hand=["mine-6b"], projects=["mine-6a"], estate=[["mine-1a", "mine-2a"]], round="A"
    )
    game.place("mine-6a")

    assert hint_of(game, m.choose_reward(0)) == "Brings 3 points that cannot be lost."


# the table's record of the board


def test_the_board_knows_what_moves_cost_and_bring(a_game):
    game = a_game(hand=["ship-3a"], workers=1, display={2: ["mine-6a"]}, goods={"medium": 1})
    seen = game.seen_by(ANNA)
    take, sell = (
        m.take_card(number("ship-3a"), number("mine-6a")),
        m.sell_goods(number("ship-3a"), 1),
    )

    assert BOARD.cost is cost_of
    assert [BOARD.cost(seen, move) for move in (take, sell)] == [1, 0]
    assert [BOARD.brings(seen, preview(GAME, seen, move)) for move in (take, sell)] == [0, 2]
