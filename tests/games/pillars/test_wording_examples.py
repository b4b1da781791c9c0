"""Texts in simple cases: the log with its reasons, tooltips, hints, refusals."""

import pytest

from burgundy_desktop.core.events import PointsScored
from burgundy_desktop.core.ids import Ply, Target
from burgundy_desktop.core.position import Position
from burgundy_desktop.core.reasons import Claim, Fact
from burgundy_desktop.games.pillars import events as e, moves as m
from burgundy_desktop.games.pillars.board.verdict import verdict_of
from burgundy_desktop.games.pillars.game import GAME
from tests.games.pillars.positions import ANDREA, BIRGIT, CLAUS, DANIEL, number
from tests.games.pillars.said import ALONE, ANNA, TOGETHER, WORDS, hint_of, log_of, tip_of, told

# tricks: Anna is green, Benno blue, Carla red, Dario orange


def test_a_trick_is_told_with_who_owns_the_colour_and_who_played(a_game, english):
    """The example of the rulebook."""
    game = a_game(
        leader=ANDREA,
        hand={
            ANDREA: ["quarry_1"],
            BIRGIT: ["blue_carpenter"],
            CLAUS: ["green_carpenter"],
            DANIEL: ["ellen"],
        },
    ).play_card("quarry_1", "blue_carpenter", "green_carpenter", "ellen")

    assert log_of(game.events, TOGETHER) == [
        "Anna leads a Quarry (0)",
        "Benno plays the blue Carpenter (6)",
        "Carla plays the green Carpenter (6)",
        "Dario plays Ellen (3)",
        (
            "The green Carpenter is strongest, as strong as the blue Carpenter but later: "
            "the trick goes to Anna, owner of green, though Carla played it"
        ),
    ]


def won(card, to, by, why=e.BY_OWNER):
    return e.TrickWon(to, number(card), by, why, (number(card),), 0, -1)


@pytest.mark.parametrize(
    ("event", "seats", "said"),
    [
        (
            won("green_carpenter", ANDREA, BIRGIT),
            ALONE,
            (
                "A zöld ács a legerősebb: az ütést te viszed el, tiéd a zöld szín, "
                "bár Margot játszotta ki"
            ),
        ),
        (
            won("blue_carpenter", BIRGIT, ANDREA),
            ALONE,
            (
                "A kék ács a legerősebb: az ütést Margot viszi el, övé a kék szín, "
                "bár te játszottad ki"
            ),
        ),
        (
            won("blue_carpenter", BIRGIT, BIRGIT),
            TOGETHER,
            "A kék ács a legerősebb: az ütést Benno viszi el, övé a kék szín",
        ),
        (
            won("lady_aliena", BIRGIT, BIRGIT, e.BY_PLAYER),
            TOGETHER,
            "Lady Aliena a legerősebb: az ütést Benno viszi el, ő játszotta ki",
        ),
        (
            won("orange_carpenter", ANDREA, ANDREA, e.BY_OWNERLESS),
            ALONE,
            (
                "A narancssárga ács a legerősebb, és nincs gazdája: az ütést te viszed el, "
                "mert te játszottad ki"
            ),
        ),
        (
            e.KingsTrick(BIRGIT, ANDREA, (1, 2, 3, number("king")), 2),
            ALONE,
            "A Király a legerősebb: az ütés senkié, a lapjait félrerakjuk",
        ),
    ],
)
def test_every_way_a_trick_goes_has_its_sentence(event, seats, said, hungarian):
    assert told(event, seats) == said


def test_a_line_of_a_won_trick_stands_at_its_winner():
    line = WORDS.log(won("blue_carpenter", BIRGIT, ANDREA), ALONE, ANNA)

    assert line is not None
    assert (line.seat, line.target) == (BIRGIT, Target("field", 0))


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("red_carpenter", "Anna kijátssza a piros ácsot (6)"),
        ("prior_philip", "Anna kijátssza Fülöp perjelt (1)"),
        ("william_hamleigh", "Anna kijátssza William Hamleigh-t (7)"),
        ("lady_aliena", "Anna kijátssza Lady Alienát (9)"),
        ("assistant", "Anna kijátssza az Inast (3)"),
        ("forest_1", "Anna kijátssza az egyik erdőt (0)"),
    ],
)
def test_cards_are_declined_in_hungarian(card, said, hungarian):
    assert told(e.CardPlayed(ANNA, number(card), 1), TOGETHER) == said


# the scoring


def test_a_scoring_is_told_with_every_reason(a_scoring, english):
    """The second example of the rulebook."""
    game = a_scoring(
        [
            "green_carpenter",
            "green_mortar_mixer",
            "blue_carpenter",
            "forest_1",
            "quarry_1",
            "ellen",
            "william_hamleigh",
            "painter",
        ],
        me=ANDREA,
        stock=(1, 1, 1, 0),
        privilege="painter",
    )
    scored = log_of(game.events, TOGETHER)
    game.forget().take_plan(0, 1, 2, 0)

    assert scored[scored.index("# Hand 1 is scored") :] == [
        "# Hand 1 is scored",
        "Anna lays down the Painter and keeps it to the end of the game",
        "Anna scores 8 cards",
        "+ Forest: 1 wood",
        "+ Quarry: 1 stone",
        "+ Own craftsmen +2",
        "+ Painter +1",
        "+ Ellen +2",
        "+ William Hamleigh -3",
    ]
    told_now = log_of(game.events, TOGETHER)
    assert sorted(told_now[:4]) == [
        "+ Carpenter +3",
        "+ Mortar Mixer +2",
        "Anna converts 1 sand: Mortar Mixer",
        "Anna converts 1 wood: Carpenter",
    ]
    assert told_now[4:6] == [
        "Anna keeps 1 wood and 2 stone",
        "Anna: 7 points from this hand, 7 in all",
    ]


def test_what_is_lost_is_told_and_a_loss_of_points_too(hungarian):
    kept = e.MaterialsKept(ANNA, (0, 1, 2, 0), (1, 0, 0, 1), forced=False)

    assert told(kept) == "Megtartasz 1 fát és 2 követ, és elvesztesz 1 homokot és 1 fémet"
    assert told(e.MaterialsKept(ANNA, (0, 0, 0, 0), (0, 0, 0, 0), forced=True)) == (
        "Nem tartasz meg semmit"
    )
    assert told(e.HandScored(ANNA, 2, -6, -2)) == (
        "6 pontot vesztesz ebben a leosztásban, összesen −2"
    )


def test_one_is_one_in_english(english):
    assert told(e.HandScored(ANNA, 1, 1, 1)) == "You: 1 point from this hand, 1 in all"
    assert told(e.PlayerScoringStarted(BIRGIT, (1,), trickless=False)) == "Margot scores 1 card"


def test_a_stock_at_the_start_is_not_an_object_in_hungarian(hungarian):
    assert told(e.GameSetUp((0, 1, 2), (1, 1, 1, 1))) == (
        "Mindenki ezzel kezd: 1 homok, 1 fa, 1 kő és 1 fém"
    )


def test_the_brickmaker_is_told_by_what_he_makes(hungarian):
    assert told(e.Converted(ANNA, 7, 0, 2)) == "1 homokot 1 kőre váltasz át: Téglavető"


def test_points_stand_on_the_line_of_what_they_are_for():
    line = WORDS.log(PointsScored(ANNA, 3, "carpenter", 2), ALONE, ANNA)

    assert line is not None
    assert (line.points, line.is_addition, line.seat) == (3, True, ANNA)


# what would happen


def test_a_card_in_the_hand_tells_who_would_get_the_trick(a_game, english):
    game = a_game(
        leader=BIRGIT,
        trick=["blue_toolmaker", "red_carpenter", "forest_1"],
        hand={ANDREA: ["green_master_builder", "ellen", "green_stonecutter", "king"]},
    )
    assert game.who == ANDREA

    assert tip_of(game, "hand", number("green_master_builder")).lines == (
        (
            "Yours: 1 point when you score it; turns 1 sand into 1 point, 1 wood into 2 points, "
            "1 stone into 3 points or 1 metal into 4 points."
        ),
        "If you play it now, the trick goes to you.",
        "As things stand the trick brings you 4 points.",
    )
    assert tip_of(game, "hand", number("ellen")).lines == (
        "Brings 2 points to whoever scores it.",
        "Does not beat the red Carpenter (6).",
        "If you play it now, the trick goes to Red.",
    )
    assert tip_of(game, "hand", number("king")).lines[1:] == (
        "If you play it now, nobody gets the trick and Blue leads again.",
    )


def test_an_equal_card_is_said_to_be_later(a_game, hungarian):
    game = a_game(
        leader=DANIEL, trick=["red_carpenter"], hand={ANDREA: ["blue_carpenter", "ellen"]}
    )

    assert tip_of(game, "hand", number("blue_carpenter")).lines == (
        "Gazdája Kék: a kiértékeléskor más nem használhatja.",
        "Olyan erős, mint a piros ács, de később jön.",
        "Ha senki sem játszik ki erősebbet, az ütést Kék viszi el.",
    )


def test_alfred_tells_why_he_cannot_be_played(a_game, english):
    game = a_game(leader=ANDREA, hand={ANDREA: ["alfred_builder", "king"]})

    assert tip_of(game, "hand", number("alfred_builder")).lines == (
        "Can only be played in the last trick. Brings nothing.",
        "Keep him in your hand for the last trick.",
    )
    assert refused(game, "hand", number("alfred_builder")) == (
        "Alfred Builder has to wait: he can only be played as your last card."
    )


def test_a_plan_tells_its_steps(a_scoring, english):
    game = a_scoring(
        ["red_stonecutter", "forest_1"], stock=(1, 1, 1, 0), held={CLAUS: ["assistant"]}
    )
    best = game.move.propose()

    tip = tip_of(game, "plan", best.kept)

    assert tip.title == "Plan: keep nothing"
    assert tip.points == 8
    assert sorted(tip.lines[:3]) == [
        "1 sand → Assistant · +1",
        "1 stone → Stonecutter · +4",
        "2 wood → Assistant · +2",
    ]
    assert tip.lines[3:] == (
        "+7 for materials, +1 for cards.",
        "No other plan brings more points in this hand.",
    )


def test_the_verdict_names_card_player_and_owner(a_game, english):
    game = a_game(leader=CLAUS, trick=["green_carpenter", "forest_1"])
    position = shown(game, ANDREA)

    assert verdict_of(position).lines == (
        "Strongest so far: the green Carpenter (6), played by Carla.",
        "The trick would go to Anna, owner of green.",
    )


def test_the_verdict_s_tip_says_what_the_trick_would_bring_the_viewer(a_game, english):
    game = a_game(leader=CLAUS, trick=["red_carpenter", "ellen", "forest_1"])

    tip = tip_of(game, "verdict")

    assert tip.lines[-1] == "If you got it, the trick would bring you 2 points."
    assert tip.anchor == "winning"


def test_the_verdict_says_so_where_nobody_owns_the_colour(a_game, hungarian):
    game = a_game(
        seats=3,
        ruleset="booklet",
        leader=ANDREA,
        trick=["orange_carpenter", "green_carpenter", "orange_stonecutter"][:1],
    )

    assert verdict_of(shown(game, BIRGIT)).lines == (
        "Eddig a narancssárga ács (6) a legerősebb, Anna játszotta ki.",
        "A narancssárga szín senkié: Anna vinné el, mert ő játszotta ki.",
    )


def shown(game, viewer):
    """The table as somebody sees it, with people at all seats."""
    return Position(
        viewer=viewer,
        observation=game.seen_by(viewer),
        to_decide=game.who,
        legal=(),
        events=(),
        ply=Ply(0),
        seats=TOGETHER[: len(game.state.players)],
    )


# refusals


def refused(game, kind, index, picked=()):
    seen, clicked = game.seen_by(game.who), Target(kind, index)
    return WORDS.why_not(seen, GAME.why_not(seen, picked, clicked), TOGETHER)


def test_refusals_name_what_is_missing(a_scoring, hungarian):
    game = a_scoring(["red_carpenter", "red_mortar_mixer"], stock=(1, 2, 0, 0))
    stone, sand = Target("unit", 2), Target("unit", 0)

    assert refused(game, "unit", 2) == "Neked nincs ilyened: kő."
    assert refused(game, "converter", 0) == (
        "Ezt a mesteremberedet nem vitted el: Szerszámkészítő."
    )
    assert refused(game, "converter", 5) == "Nincs ilyen privilégiumod: Fazekas."
    assert refused(game, "converter", 2, [sand]) == "Az ács nem vált át homokot."
    game.convert(("carpenter", "wood"))
    assert refused(game, "converter", 2, [Target("unit", 1)]) == (
        "Ebben a leosztásban már átváltott: az ács."
    )
    assert stone not in {target for move in game.legal for target in move.targets}


def test_somebody_else_s_turn_is_told_by_name(a_game, english):
    game = a_game(leader=BIRGIT)
    seen = game.seen_by(ANDREA)
    why = GAME.why_not(seen, (), Target("hand", 0))

    assert WORDS.why_not(seen, why, TOGETHER) == "It is not your turn: Benno is deciding."


# hints


def test_a_hint_says_what_the_trick_brings(a_game, english):
    game = a_game(
        leader=BIRGIT,
        trick=["blue_toolmaker", "red_carpenter", "ellen"],
        hand={ANDREA: ["green_master_builder", "william_hamleigh"]},
        cards_left=3,
    )

    assert hint_of(game, m.PLAY_CARD[number("green_master_builder")]).startswith(
        "You get the trick: 6 points as things stand."
    )


def test_a_hint_for_a_penalty_says_who_gets_it(a_game, english):
    game = a_game(
        leader=BIRGIT,
        trick=["blue_toolmaker", "red_master_builder", "ellen"],
        hand={ANDREA: ["king", "william_hamleigh"]},
        cards_left=3,
    )

    assert hint_of(game, m.PLAY_CARD[number("william_hamleigh")]).endswith(
        "You get rid of a card that costs 3 points."
    )


def test_a_hint_says_what_can_still_beat_the_card(a_game, english):
    game = a_game(
        leader=ANDREA, hand={ANDREA: ["blue_master_builder", "lady_aliena"]}, cards_left=3
    )

    assert hint_of(game, m.PLAY_CARD[number("blue_master_builder")]).startswith(
        "Unless it is beaten, the trick goes to Blue. "
    )


def test_a_hint_for_a_card_that_stays_below_names_the_stronger_one(a_game, english):
    game = a_game(
        leader=DANIEL, trick=["blue_master_builder"], hand={ANDREA: ["lady_aliena"]}, cards_left=3
    )

    assert hint_of(game, m.PLAY_CARD[number("lady_aliena")]).startswith(
        "Does not beat the blue Master Builder (10)."
    )


def test_a_privilege_that_a_hint_wins_is_an_object_in_hungarian(a_game, hungarian):
    game = a_game(hand={ANDREA: ["blue_master_builder"]})
    fact = Fact(Claim.PROMISES, "wins_privilege", values={"card": number("brickmaker")})

    said = WORDS.hint(game.seen_by(ANDREA), m.PLAY_CARD[number("blue_master_builder")], [fact])

    assert said == "Vele elviszel egy privilégiumot is: a Téglavetőt."


def test_a_hint_for_a_plan_says_what_it_is_worth(a_scoring, english):
    game = a_scoring(["red_carpenter"], stock=(0, 1, 2, 0))
    best = game.move.propose()

    assert hint_of(game, best).startswith(f"Scores {best.points} points now. ")


@pytest.mark.parametrize(
    ("leader", "trick", "said"),
    [
        (BIRGIT, ["quarry_1", "ellen", "forest_2"], "your card decides"),
        (BIRGIT, ["quarry_1", "king", "forest_2"], "Nobody gets this trick"),
        (DANIEL, ["king"], "Nobody gets this trick"),
    ],
)
def test_with_the_king_in_the_trick_no_card_decides_any_more(a_game, english, leader, trick, said):
    hands = {ANDREA: ["forest_1", "tom_builder"]}
    game = a_game(leader=leader, trick=trick, hand=hands)

    seen = GAME.observe(game.state, ANDREA)

    assert said in WORDS.prompt(seen, GAME.legal_moves(game.state), ())
