"""Captions hang at the piece that acts, and cover nothing that moves or may be chosen."""

from collections import Counter

import pytest
from PySide6.QtCore import QSizeF

from burgundy_desktop.boardkit.acting import Acting, acting
from burgundy_desktop.boardkit.caption import WIDEST_PX
from burgundy_desktop.boardkit.captioning import Surroundings, beside
from burgundy_desktop.boardkit.motions import TRAVELLING_Z
from burgundy_desktop.boardkit.pieces import (
    AnimationStep,
    Box,
    Drawing,
    Flight,
    OnCard,
    Painted,
    Piece,
    Walk,
)
from burgundy_desktop.boardkit.targets import Offer
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.desktop.appearance.fonts import load_fonts
from burgundy_desktop.games.castles.events import DiceRolled
from burgundy_desktop.games.castles.moves import END_TURN
from burgundy_desktop.games.castles_cards.board.art import card_key
from burgundy_desktop.games.castles_cards.events import CardPlayed, ProjectPlaced
from burgundy_desktop.games.castles_cards.moves import PlaceProject
from burgundy_desktop.games.caylus.events import BailiffMoved
from burgundy_desktop.games.pillars.board.score_places import converter_panels
from burgundy_desktop.games.pillars.events import PlayerScoringStarted
from burgundy_desktop.games.pillars.moves import PlayCard, TakePlan
from burgundy_desktop.games.pillars.tables.materials import NO_MATERIAL
from tests.boardkit.small_table import SmallTable
from tests.desktop import test_one_clock
from tests.thorough import at_most

sit_down = test_one_clock.sit_down
watched = test_one_clock.watched

MOST_HIDDEN = 0.25
"""The part of all moves of others that may go without a caption on the table."""


def plate_of(scene):
    item = scene._captioning.item
    return item if item.isVisible() else None


def test_a_caption_covers_neither_what_moves_nor_what_may_be_chosen(watched):
    seen: Counter[str] = Counter()
    scene = watched.scene
    while watched.session.match.cursor < watched.like.length:
        shown = False
        for _ in watched.move():
            plate = plate_of(scene)
            if plate is None:
                continue
            it_covers_nothing(scene, plate.box.rect, () if shown else scene.flying)
            shown = True
            it_hangs_at_its_piece(scene, plate)
        if scene.caption_text:
            seen["shown" if shown else "hidden"] += 1
    assert seen["hidden"] <= MOST_HIDDEN * seen.total()


def it_covers_nothing(scene, plate, flying):
    """What flies passes above a plate that hangs there already."""
    for item in scene.target_items:
        if item.offer is not Offer.NONE:
            assert not item.box.rect.intersects(plate), item.place.target
    for moving in (*scene._pieces.items.lying.values(), *flying):
        if moving.zValue() >= TRAVELLING_Z and moving.opacity() > 0:
            assert not moving.sceneBoundingRect().adjusted(6, 6, -6, -6).intersects(plate), getattr(
                moving, "piece", moving
            )


def it_hangs_at_its_piece(scene, plate):
    assert plate.box.width <= WIDEST_PX * max(1.0, scene.brushes.scale)
    assert scene.size.rect.contains(plate.box.rect)


@pytest.mark.parametrize(
    ("game_id", "count", "event"), [("castles", 4, DiceRolled), ("caylus", 5, BailiffMoved)]
)
def test_what_follows_for_all_is_told_of_nobody(sit_down, game_id, count, event):
    """Dice land on all boards, and nobody's act explains why the bailiff walks."""
    like = test_one_clock.like_this(game_id, count, 3, 70)
    ply = next(
        ply
        for ply, step in enumerate(like.steps)
        if step.seat and any(isinstance(one, event) for one in step.events)
    )
    watched = sit_down(game_id, count, seed=3, plies=70, last=like.length - ply + 1)
    name, bar = watched.session.seats[like.steps[ply].seat].name, watched.table.prompt_bar
    is_named, looked = False, 0

    for _ in watched.move():
        is_there = any(isinstance(one, event) for one in watched.scene.position.events)
        if is_there and watched.scene.is_animating:
            assert plate_of(watched.scene) is None
            assert name not in bar.text
            looked += 1
        else:
            is_named = is_named or name in bar.text

    assert looked
    assert is_named, "the act itself has its player"
    assert name in watched.scene.caption_text


def test_what_comes_after_the_end_of_a_turn_is_told_of_nobody(sit_down):
    """The good of the next round is not what Margot does, who has only ended her turn."""
    like = test_one_clock.like_this("castles", 2, 2, 70)
    ply = next(
        ply
        for ply, step in enumerate(like.steps)
        if step.move == END_TURN and any(isinstance(one, DiceRolled) for one in step.events)
    )
    watched = sit_down("castles", 2, seed=2, plies=70, last=like.length - ply + 1)

    captions = [watched.scene.caption_text for _ in watched.move()]

    assert watched.session.match.steps[ply].seat != watched.table.showing.position.viewer
    assert watched.session.match.cursor == ply
    assert not any(captions)
    assert not watched.scene.caption_text


def test_the_hand_that_is_scored_next_is_not_the_act_of_whoever_was_scored(sit_down):
    """A move of the Pillars that ends a scoring goes on with the cards of the next player."""
    watched = sit_down("pillars", 4, seed=3, plies=37, last=1)
    is_captioned: dict[Seat, list[bool]] = {}

    for _ in watched.move():
        if watched.scene.is_animating:
            scored = watched.scene.position.events[-1].seat
            is_captioned.setdefault(scored, []).append(plate_of(watched.scene) is not None)

    own, next_one = is_captioned.values()
    assert any(own)
    assert not any(next_one)


def test_on_the_table_of_a_scoring_a_caption_of_the_trick_before_points_at_nothing(
    sit_down, window
):
    """It lies in the place that is kept free for it, and not on what is scored."""
    like = test_one_clock.like_this("pillars", 4, 3, 60)
    ply = next(
        ply
        for ply, step in enumerate(like.steps)
        if step.seat
        and isinstance(step.move, PlayCard)
        and any(isinstance(one, PlayerScoringStarted) for one in step.events)
    )
    watched = sit_down("pillars", 4, seed=3, plies=60, last=like.length - ply + 1)
    tips: dict[bool, list[object]] = {False: [], True: []}

    for _ in watched.move():
        plate = plate_of(watched.scene)
        if plate is not None:
            tips[watched.scene._scored is not None].append(plate.tip)
    window.resize(1400, 900)

    assert any(tips[False]), "it points at the card that is played"
    assert tips[True] == [None]
    plate = plate_of(watched.scene)
    assert plate is not None
    assert plate.tip is None
    for item in watched.scene.target_items:
        assert not item.box.rect.intersects(plate.box.rect), item.place.target


def test_while_a_plan_is_carried_out_its_caption_leaves_the_converters_free(sit_down):
    """Where Tom Builder brings a unit, the caption hangs beside the stock, and not below it."""
    like = test_one_clock.like_this("pillars", 4, 3, 60)
    ply = next(
        ply
        for ply, step in enumerate(like.steps)
        if step.seat and isinstance(step.move, TakePlan) and step.move.tom != NO_MATERIAL
    )
    watched = sit_down("pillars", 4, seed=3, plies=60, last=like.length - ply + 1)
    scene, seen = watched.scene, 0

    for _ in watched.move():
        plate = plate_of(scene)
        if plate is not None and scene._is_carried_out:
            seen += 1
            layout, table = scene._score_layout, scene._scored.observation.table
            for panel in converter_panels(table, layout):
                assert not plate.box.rect.intersects(panel.rect)
    assert seen


def test_the_first_act_after_something_for_all_is_named(sit_down):
    """In the card game, while the board of whoever begins comes in front of the deal of a round."""
    like = test_one_clock.like_this("castles_cards", 4, 3, 70)
    ply = next(ply for ply, step in enumerate(like.steps) if ply and step.seat)
    watched = sit_down("castles_cards", 4, seed=3, plies=70, last=like.length - ply + 1)
    name, bar = watched.session.seats[like.steps[ply].seat].name, watched.table.prompt_bar
    assert watched.scene.concerns_all(watched.scene.position.events)

    told = [bar.text for _ in watched.move() if watched.scene.is_animating]

    assert name in told[0]


def test_a_caption_that_tells_more_stays_where_it_was():
    piece, room = Box(400.0, 300.0, 40.0, 40.0), Box(0.0, 0.0, 900.0, 700.0)
    around = Surroundings(room, None, room, (), lambda: [Box(300.0, 200.0, 300.0, 100.0)])
    first = beside((200.0, 60.0), piece, around, [Box(440.0, 0.0, 460.0, 700.0)], 12.0)
    assert first is not None
    assert first.box.right < piece.x

    free_again = beside((240.0, 60.0), piece, around, [], 12.0, first.box)

    assert free_again is not None
    assert free_again.box.right < piece.x
    assert free_again.box.centre[1] == first.box.centre[1]
    unmoved = beside((240.0, 60.0), piece, around, [], 12.0)
    assert unmoved is not None
    assert unmoved.box.x > piece.right


def test_a_caption_that_grows_grows_where_it_is():
    """There may be no other place at this piece for a plate that is higher."""
    piece, room = Box(400.0, 92.0, 40.0, 40.0), Box(0.0, 0.0, 900.0, 700.0)
    around = Surroundings(room, None, room, (), lambda: ())
    taken = [Box(0.0, 92.0, 900.0, 40.0)]
    first = beside((200.0, 60.0), piece, around, taken, 12.0, Box(320.0, 28.0, 200.0, 60.0))
    assert first is not None
    assert first.box.bottom < piece.y

    grown = beside((200.0, 80.0), piece, around, taken, 12.0, first.box)

    assert grown is not None
    assert grown.box.bottom < piece.y
    assert grown.box.y > room.y


def test_a_caption_that_has_to_leave_goes_no_farther_than_it_must(qapp):
    load_fonts()
    table = SmallTable()
    table.resize_to(QSizeF(900, 700))
    captioning, piece = table._captioning, Box(400.0, 300.0, 40.0, 40.0)
    around = Surroundings(table.size, None, table.size, (), lambda: ())
    captioning.say("Margot builds the church", "", "")
    captioning.follow(lambda: Acting(piece, (piece,)))
    captioning.place(around)
    hung = captioning.item.box
    corner = Box(hung.right - 20.0, hung.bottom - 10.0, 60.0, 60.0)

    captioning.follow(lambda: Acting(None, (corner,)))
    captioning.place(around)

    lies = captioning.item.box
    assert not lies.rect.intersects(corner.rect)
    assert abs(lies.centre[0] - hung.centre[0]) + abs(lies.centre[1] - hung.centre[1]) < 60.0


def test_a_caption_stays_where_points_leave_from_under_it():
    """They are drawn above it: the one of a castle went across the board as it was scored."""
    table = Box(0.0, 0.0, 900.0, 700.0)
    castle, seal = Box(400.0, 300.0, 60.0, 60.0), Box(800.0, 20.0, 40.0, 40.0)
    leave = Flight(Drawing("pieces/common/seat_1"), castle, seal)

    scored = acting((AnimationStep(flights=(leave,)),), {}, {}, table)

    assert castle not in scored.moving
    assert seal in scored.moving


def test_a_caption_without_room_at_its_piece_hangs_at_the_foot_of_the_board(qapp):
    load_fonts()
    table = SmallTable()
    table.resize_to(QSizeF(900, 700))
    captioning, board = table._captioning, Box(100.0, 50.0, 700.0, 500.0)
    around = Surroundings(table.size, board, table.size, (), lambda: ())
    captioning.say("Margot builds the church", "", "")
    busy = Box(0.0, 0.0, 900.0, 300.0)

    captioning.follow(lambda: Acting(Box(700.0, 60.0, 40.0, 40.0), (busy,)))
    captioning.place(around)

    assert captioning.item.isVisible()
    assert board.rect.contains(captioning.item.box.rect)


def test_a_caption_stays_while_points_fly_past_it(qapp):
    load_fonts()
    table = SmallTable()
    table.resize_to(QSizeF(900, 700))
    captioning, piece = table._captioning, Box(400.0, 300.0, 40.0, 40.0)
    around = Surroundings(table.size, None, table.size, (), lambda: ())
    captioning.say("Margot builds the church", "", "")
    captioning.follow(lambda: Acting(piece, (piece,)))
    captioning.place(around)
    hangs = captioning.item.box
    leave = Flight(Drawing("pieces/common/seat_1"), piece, OnCard.at(hangs, 1))

    captioning.follow(lambda: acting((AnimationStep(flights=(leave,)),), {}, {}, table.size))
    captioning.place(around)

    assert captioning.item.isVisible()
    assert captioning.item.box == hangs
    captioning.begin()
    captioning.say("Margot gets 2 points", "", "")
    captioning.follow(lambda: acting((AnimationStep(flights=(leave,)),), {}, {}, table.size))
    captioning.place(around)
    assert not captioning.item.box.rect.intersects(hangs.rect), "a new one leaves the way free"


def test_a_caption_hangs_at_what_walks_or_lands_even_if_it_is_painted():
    table = Box(0.0, 0.0, 900.0, 700.0)
    ground = Painted("tile", lambda _: None)
    recess = Piece("recess", Drawing("pieces/common/seat_1"), Box(800.0, 600.0, 20.0, 20.0))
    lies = {"tile": Piece("tile", ground, Box(500.0, 300.0, 60.0, 60.0)), "recess": recess}
    stack = Box(100.0, 600.0, 60.0, 60.0)
    flies = AnimationStep(flights=(Flight(ground, stack, lies["tile"].box),))

    leaves = AnimationStep(("recess",), flights=flies.flights)
    lands = acting((leaves, AnimationStep(("tile",), is_arrival=True)), {}, lies, table)
    walks = acting(
        (AnimationStep(walks=(Walk("tile", (stack, lies["tile"].box)),)),), {}, lies, table
    )
    comes_from_a_card = acting(
        (AnimationStep(flights=(Flight(ground, OnCard.at(stack, 1), lies["tile"].box),)),),
        {},
        lies,
        table,
    )

    assert {lands.acts, walks.acts, comes_from_a_card.acts} == {lies["tile"].box}


def test_a_caption_leaves_the_action_board_free(sit_down, window):
    """The next player thinks about the action tiles while an opponent acts."""
    window.resize(2560, 1440)
    watched = sit_down("boonlake", 4, seed=3, plies=70, last=20)
    shown = 0

    while watched.session.match.cursor < watched.like.length:
        for _ in watched.move():
            plate = plate_of(watched.scene)
            if plate is not None:
                shown += 1
                for tile in watched.scene._layout.actions.tiles:
                    assert not tile.rect.intersects(plate.box.rect), plate.text

    assert shown


@pytest.mark.parametrize("count", [3, 4])
def test_a_caption_leaves_the_headings_of_the_table_readable(sit_down, window, count):
    window.resize(1280, 800)
    watched = sit_down("pillars", count, seed=3, plies=60, last=at_most(40, 24))
    seen = 0

    while watched.session.match.cursor < watched.like.length:
        for _ in watched.move():
            plate = plate_of(watched.scene)
            if plate is not None:
                seen += 1
                for heading in watched.scene.headings():
                    assert not heading.rect.intersects(plate.box.rect), plate.text
        if plate is not None and not watched.scene.table.pending:
            assert plate.tip is not None, "it still points at the card that was played"

    assert seen


def test_a_caption_points_at_what_is_done_and_not_at_what_it_costs(sit_down):
    """In the card game a card serves as a die first, and goes onto the discard pile."""
    like = test_one_clock.like_this("castles_cards", 4, 3, 70)
    placed = [
        (ply, move)
        for ply, step in enumerate(like.steps)
        if step.seat and isinstance(move := step.move, PlaceProject)
    ]
    ply, move = next((ply, move) for ply, move in placed if ply > 8)
    watched = sit_down("castles_cards", 4, seed=3, plies=70, last=like.length - ply + 1)
    told: list[type] = []

    for _ in watched.move():
        plate = plate_of(watched.scene)
        if plate is not None and watched.scene.is_animating:
            told += [type(one) for one in watched.scene.position.events]
            assert watched.scene._captioning._anchor == watched.scene.shown[card_key(move.card)].box

    assert ProjectPlaced in told
    assert CardPlayed not in told


def test_whoever_chooses_a_plan_reads_the_sum(sit_down, window):
    """What another did before lies over neither what is kept nor the points of this hand."""
    window.resize(1280, 800)
    watched = sit_down("pillars", 4, seed=3, plies=60, last=40)
    chosen = 0

    while watched.session.match.cursor < watched.like.length:
        for _ in watched.move():
            pass
        scene, plate = watched.scene, plate_of(watched.scene)
        if scene._scored is not None and scene.position.may_move:
            chosen += 1
            foot = scene._score_layout.foot
            assert foot in scene.left_free()
            assert plate is None or not foot.rect.intersects(plate.box.rect)

    assert chosen
