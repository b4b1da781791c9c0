"""The match controller: what it shows, saves, asks and refuses."""

from typing import Any

import attrs
import pytest

from burgundy_desktop.ai.level_names import hint_level
from burgundy_desktop.boardkit.board import AnyGuide, MoveGuide
from burgundy_desktop.core.chance import thought_seed
from burgundy_desktop.core.errors import IllegalMove, NotSaved
from burgundy_desktop.core.ids import Ply, target
from burgundy_desktop.core.position import Position
from burgundy_desktop.desktop.match import stopwatch
from burgundy_desktop.desktop.match.ai_requests import Hold
from burgundy_desktop.desktop.match.thinking import question_at
from burgundy_desktop.games import load
from burgundy_desktop.games.castles.board.wording.costs import cost_of
from burgundy_desktop.games.castles.board.wording.moves import move_words
from burgundy_desktop.games.castles.moves import TakeTile
from burgundy_desktop.storage.opening import load as load_save
from tests.desktop.conftest import ANNA, BLUE, MARGOT

GUIDE = MoveGuide(cost=cost_of, reads=move_words)


@pytest.fixture
def shown(controller):
    """Every position that was shown."""
    positions: list[Position] = []
    controller.position_changed.connect(positions.append)
    return positions


def on_disk(controller):
    return load_save(controller.session.autosave.path, load).match


def test_a_new_game_is_on_disk_before_anything_is_shown(controller, a_game):
    seen = []
    controller.position_changed.connect(
        lambda _: seen.append(controller.session.autosave.path.is_file())
    )

    controller.open(a_game())

    assert seen == [True]


def test_every_move_is_on_disk_before_it_is_shown(controller, a_game, play):
    controller.open(a_game(seats=(ANNA, BLUE)))
    lengths = []
    controller.position_changed.connect(lambda _: lengths.append(on_disk(controller).cursor))

    play(6)

    assert lengths == [1, 2, 3, 4, 5, 6]
    assert on_disk(controller).state == controller.session.match.state


def test_what_was_taken_back_is_on_disk_too(controller, a_game, play):
    controller.open(a_game(seats=(ANNA, BLUE)))
    play(4)

    controller.undo()

    assert on_disk(controller).cursor == 3
    assert on_disk(controller).length == 4


def test_a_position_holds_the_events_since_the_one_before(controller, a_game, play, shown):
    controller.open(a_game(seats=(ANNA, BLUE)))
    play(2)

    assert shown[0].events == ()
    assert shown[1].events == controller.session.match.steps[1].events
    assert shown[2].events == controller.session.match.steps[2].events


def test_an_illegal_move_changes_nothing(controller, a_game, shown):
    controller.open(a_game(seats=(ANNA, BLUE)))
    before = controller.session.match.state.copy()

    with pytest.raises(IllegalMove):
        controller.submit("nonsense")

    assert controller.session.match.state == before
    assert len(shown) == 1


def test_targets_picked_in_any_order_play_the_move(controller, a_game):
    controller.open(a_game(seats=(ANNA, BLUE)))
    move = next(move for move in controller.position.legal if len(move.targets) == 2)
    die, tile = move.targets

    controller.click(tile)
    if controller.session.match.cursor == 0:
        controller.click(die)

    step = controller.session.match.steps[1]
    assert step.move.targets[-1] == tile


def ways_to_take(controller):
    """The moves that take a tile, by tile, the cheapest first."""
    observation = controller.position.observation
    ways: dict[int, list[Any]] = {}
    for move in controller.position.legal:
        if isinstance(move, TakeTile):
            ways.setdefault(move.tile, []).append((cost_of(observation, move), move.die, move))
    return {tile: [move for _, _, move in sorted(found)] for tile, found in ways.items()}


def test_where_only_the_die_is_open_the_one_with_fewer_workers_is_taken(controller, a_game):
    for seed in range(50):
        controller.open(a_game(seats=(ANNA, BLUE), seed=seed), MoveGuide(cost=cost_of))
        observation = controller.position.observation
        for tile, (cheapest, *others) in ways_to_take(controller).items():
            if others and cost_of(observation, cheapest) < cost_of(observation, others[0]):
                controller.click(target("tile", tile))

                assert controller.session.match.steps[1].move == cheapest
                return
    raise AssertionError("no such tile in fifty games")


def test_which_of_two_equal_dice_is_never_asked(controller, a_game):
    for seed in range(50):
        controller.open(a_game(seats=(ANNA, BLUE), seed=seed), GUIDE)
        player = controller.session.match.state.player
        if player.dice[0] == player.dice[1]:
            tile = next(tile for tile, ways in ways_to_take(controller).items() if len(ways) == 2)

            controller.click(target("tile", tile))

            assert controller.session.match.steps[1].move.tile == tile
            return
    raise AssertionError("no equal dice in fifty games")


def test_of_two_different_dice_at_the_same_cost_one_is_asked_for(controller, a_game):
    for seed in range(50):
        controller.open(a_game(seats=(ANNA, BLUE), seed=seed), GUIDE)
        dice, seen = controller.session.match.state.player.dice, controller.position.observation
        for tile, ways in ways_to_take(controller).items():
            costs = [cost_of(seen, way) for way in ways]
            if dice[0] != dice[1] and len(ways) == 2 and costs[0] == costs[1]:
                controller.click(target("tile", tile))

                assert controller.session.match.cursor == 0
                assert len(controller.selection.chooser.left) == 2
                return
    raise AssertionError("no such tile in fifty games")


def test_the_die_that_was_picked_first_is_used_whatever_it_costs(controller, a_game):
    for seed in range(50):
        controller.open(a_game(seats=(ANNA, BLUE), seed=seed))
        for tile, ways in ways_to_take(controller).items():
            if len(ways) > 1:
                controller.click(target("die", ways[-1].die))
                controller.click(target("tile", tile))

                assert controller.session.match.steps[1].move == ways[-1]
                return
    raise AssertionError("no such tile in fifty games")


def test_a_dead_click_says_why_and_changes_nothing(controller, a_game, qtbot):
    controller.open(a_game(seats=(ANNA, BLUE)))

    with qtbot.waitSignal(controller.refused) as refused:
        controller.click(target("space", 0))

    assert refused.args[1].code == "storage_empty"
    assert controller.selection.chooser.picked == ()


def test_a_regrettable_move_is_asked_about_once(controller, a_game):
    guide: AnyGuide = MoveGuide(asks_first=lambda observation, move: "Really?")
    controller.open(a_game(seats=(ANNA, BLUE)), guide)
    move = controller.position.legal[0]

    controller.selection.choose(move)

    assert controller.selection.question == "Really?"
    assert controller.session.match.cursor == 0
    assert controller.selection.confirm()
    assert controller.session.match.steps[1].move == move


def test_another_move_than_the_one_in_question_is_asked_about_as_well(controller, a_game):
    guide: AnyGuide = MoveGuide(asks_first=lambda observation, move: f"Really {move}?")
    controller.open(a_game(seats=(ANNA, BLUE)), guide)
    one, other = controller.position.legal[:2]
    controller.selection.choose(one)

    controller.selection.choose(other)
    assert controller.selection.question == f"Really {other}?"
    assert controller.session.match.cursor == 0

    controller.selection.choose(other)
    assert controller.session.match.steps[1].move == other


def test_the_question_is_asked_again_in_another_language(controller, a_game):
    said = ["Really?"]
    guide: AnyGuide = MoveGuide(asks_first=lambda observation, move: said[-1])
    controller.open(a_game(seats=(ANNA, BLUE)), guide)
    move = controller.position.legal[0]
    controller.selection.choose(move)
    said.append("Biztosan?")

    controller.selection.retell()

    assert controller.selection.question == "Biztosan?"
    controller.selection.choose(move)
    assert controller.session.match.steps[1].move == move


def test_a_dead_click_leaves_what_is_asked(controller, a_game):
    guide: AnyGuide = MoveGuide(asks_first=lambda observation, move: "Really?")
    controller.open(a_game(seats=(ANNA, BLUE)), guide)
    move = controller.position.legal[0]
    controller.selection.choose(move)

    controller.click(target("space", 0))

    assert controller.selection.question == "Really?"
    assert controller.selection.confirm()
    assert controller.session.match.steps[1].move == move


def test_esc_takes_the_question_back(controller, a_game):
    guide: AnyGuide = MoveGuide(asks_first=lambda observation, move: "Really?")
    controller.open(a_game(seats=(ANNA, BLUE)), guide)
    controller.selection.choose(controller.position.legal[0])

    assert controller.step_back()

    assert controller.selection.question == ""
    assert controller.session.match.cursor == 0


def test_undo_takes_back_only_the_question(controller, a_game, play):
    guide: AnyGuide = MoveGuide(asks_first=lambda observation, move: "Really?")
    controller.open(a_game(seats=(ANNA, BLUE)), guide)
    play(1)
    controller.selection.choose(controller.position.legal[0])

    controller.undo()

    assert controller.selection.question == ""
    assert controller.session.match.cursor == 1
    controller.undo()
    assert controller.session.match.cursor == 0


def test_what_is_only_picked_does_not_keep_undo_from_the_move_before(controller, a_game, play):
    controller.open(a_game(seats=(ANNA, BLUE)))
    play(1)
    move = next(move for move in controller.position.legal if len(move.targets) > 1)
    controller.click(move.targets[0])
    assert controller.selection.chooser.picked

    controller.undo()

    assert controller.session.match.cursor == 0


def test_an_opponent_is_asked_with_what_its_seat_may_see(controller, opponents, a_game):
    controller.open(a_game(seats=(MARGOT, MARGOT)))

    question = opponents.asked[0]
    seat = controller.session.match.to_decide
    assert question.observation == controller.session.match.observe(seat)
    assert question.level == "apprentice"
    assert set(question.legal) == set(controller.session.match.legal_moves())


@pytest.mark.parametrize(("ladder", "asked"), [(1, "apprentice-1"), (2, "apprentice")])
def test_a_game_goes_on_with_the_levels_that_it_began_with(
    controller, opponents, a_game, ladder, asked
):
    session = a_game(seats=(MARGOT, MARGOT))
    session.autosave.header = attrs.evolve(session.header, ladder=ladder)

    controller.open(session)

    assert opponents.asked[0].level == asked


def test_an_opponents_answer_waits_for_the_animation(controller, opponents, a_game, qtbot):
    controller.open(a_game(seats=(MARGOT, MARGOT)))
    controller.ai_requests.hold(Hold.ANIMATION)

    opponents.answer()
    assert controller.session.match.cursor == 0

    controller.ai_requests.release(Hold.ANIMATION)
    assert controller.session.match.cursor == 0  # its last frame is painted first
    qtbot.waitUntil(lambda: controller.session.match.cursor == 1)


def test_a_move_that_comes_while_the_past_is_shown_waits_for_now(
    controller, opponents, a_game, play, qtbot
):
    controller.open(a_game(seats=(MARGOT, MARGOT)))
    play(2)
    controller.look_at(Ply(1))

    opponents.answer()
    assert controller.session.match.cursor == 2

    controller.back_to_now()
    qtbot.waitUntil(lambda: controller.session.match.cursor == 3)


def test_a_move_waits_as_long_as_anything_holds_it(controller, opponents, a_game, qtbot):
    requests = controller.ai_requests
    controller.open(a_game(seats=(MARGOT, MARGOT)))
    requests.hold(Hold.ANIMATION)
    requests.hold(Hold.REPLAY)
    opponents.answer()

    requests.release(Hold.ANIMATION)
    qtbot.wait(1)
    assert (controller.session.match.cursor, requests.waits_for_person) == (0, True)

    requests.release(Hold.REPLAY)
    assert not requests.waits_for_person
    qtbot.waitUntil(lambda: controller.session.match.cursor == 1)


def test_while_the_table_is_covered_there_is_nothing_to_choose(controller, a_game):
    controller.open(a_game(seats=(ANNA, BLUE), estates="dealt", choice="secret"))
    tile = next(move.targets[0] for move in controller.position.legal)
    controller.click(tile)
    controller.submit(controller.position.legal[0])

    assert controller.covered_for is not None
    assert not controller.selection.chooser.offered | set(controller.selection.chooser.picked)
    assert not controller.selection.confirm()


def test_nobody_chooses_where_computers_play_alone(controller, opponents, a_game):
    controller.open(a_game(seats=(MARGOT,) * 2))

    assert not controller.may_choose
    controller.ai_requests.hold(Hold.ANIMATION)
    opponents.answer()
    controller.ask_hint()
    assert len(opponents.asked) == 1


def test_a_hint_can_be_asked_for_again(controller, opponents, a_game, qtbot):
    controller.open(a_game(seats=(ANNA, BLUE)))

    for _ in range(2):
        controller.ask_hint()
        assert controller.ai_requests.is_thinking
        with qtbot.waitSignal(controller.ai_requests.hint_ready) as hint:
            opponents.answer()
        assert hint.args[0][0][0] in controller.position.legal
        assert not controller.ai_requests.is_thinking


def test_a_hint_is_counted_in_the_file_at_once(controller, opponents, a_game, store):
    controller.open(a_game(seats=(ANNA, BLUE)))
    for count in (1, 2):
        controller.ask_hint()
        opponents.answer()

        aids = store.open(controller.session.autosave.path).header.aids
        assert aids.hints == count


def test_a_hint_that_never_came_is_not_counted(controller, a_game):
    controller.open(a_game(seats=(ANNA, BLUE)))
    controller.ask_hint()

    controller.ai_requests.stop()

    assert controller.session.header.aids.hints == 0


def test_a_hint_that_nobody_saw_is_not_counted(controller, opponents, a_game, play, qtbot):
    """It comes while the past is looked at."""
    controller.open(a_game(seats=(ANNA, BLUE)))
    play(2)
    controller.ask_hint()

    controller.look_at(1)
    with qtbot.assertNotEmitted(controller.ai_requests.hint_ready):
        opponents.answer()
    controller.back_to_now()

    assert controller.session.header.aids.hints == 0
    assert not controller.ai_requests.is_thinking


def test_opening_a_finished_game_does_not_write_it_again(controller, a_game, play, store):
    controller.open(a_game(seats=(ANNA, BLUE)))
    play(4)
    path = controller.session.autosave.path
    controller.close()
    before = path.stat().st_mtime_ns

    controller.open(store.open(path))

    assert path.stat().st_mtime_ns == before


def test_an_answer_to_an_older_question_is_dropped(controller, opponents, a_game, play):
    controller.open(a_game(seed=2))
    while controller.session.match.to_decide == 0:
        play(1)
    ticket = opponents.ticket
    controller.undo()

    controller.ai_requests.answer(ticket, None)

    assert opponents.cancelled == 1
    assert controller.position.may_move


def test_undo_while_an_opponent_thinks_cancels_it(controller, opponents, a_game, play):
    controller.open(a_game(seed=2))
    while not controller.ai_requests.is_thinking or not controller.can_undo:
        play(1)

    controller.undo()

    assert opponents.cancelled == 1
    assert not controller.ai_requests.is_thinking


def test_a_game_that_cannot_be_saved_goes_on_and_is_tried_again(
    controller, a_game, play, monkeypatch, qtbot
):
    controller.open(a_game(seats=(ANNA, BLUE)))
    autosave = controller.session.autosave
    monkeypatch.setattr(type(autosave), "save", _full_disk)

    with qtbot.waitSignal(controller.saving.failed) as failed:
        play(1)
    assert failed.args[0].code == "disk_full"

    monkeypatch.undo()
    with qtbot.waitSignal(controller.saving.done):
        controller.saving.save()
    assert on_disk(controller).cursor == 1


def _full_disk(*_, **__):
    raise NotSaved("disk_full")


def test_looking_back_shows_the_past_and_nothing_can_be_played_there(
    controller, a_game, play, shown
):
    controller.open(a_game(seats=(ANNA, BLUE)))
    play(5)

    controller.look_at(Ply(2))

    assert shown[-1].ply == 2
    assert shown[-1].legal == ()
    assert not controller.may_choose
    assert controller.session.match.cursor == 5


def test_nothing_is_taken_back_while_looking_back(controller, a_game, play):
    controller.open(a_game(seats=(ANNA, BLUE)))
    play(5)
    assert controller.can_undo
    controller.look_at(Ply(2))

    assert not controller.can_undo
    assert not controller.can_redo

    controller.back_to_now()
    assert controller.can_undo


def test_back_to_now_shows_the_game_as_it_stands(controller, a_game, play, shown):
    controller.open(a_game(seats=(ANNA, BLUE)))
    play(5)
    controller.look_at(Ply(2))

    controller.back_to_now()

    assert shown[-1].ply == 5
    assert controller.may_choose


def test_a_click_in_the_past_leads_back_to_now_instead_of_playing(controller, a_game, play):
    controller.open(a_game(seats=(ANNA, BLUE)))
    play(5)
    controller.look_at(Ply(2))

    controller.click(target("die", 0))

    assert not controller.look.is_back
    assert controller.session.match.length == 5


def test_the_person_who_decides_is_the_viewer(controller, a_game, play):
    controller.open(a_game(seats=(ANNA, BLUE)))
    for _ in range(30):
        assert controller.position.viewer == controller.position.to_decide
        play(1)


def test_open_games_are_never_covered(controller, a_game, play, qtbot):
    controller.open(a_game(seats=(ANNA, BLUE)))

    with qtbot.assertNotEmitted(controller.cover_wanted):
        play(30)


def test_a_secret_choice_covers_the_screen_until_the_next_person_is_there(
    controller, a_game, shown, qtbot
):
    controller.open(a_game(seats=(ANNA, BLUE), estates="dealt", choice="secret"))
    first = controller.position.viewer

    with qtbot.waitSignal(controller.cover_wanted) as covered:
        controller.submit(controller.position.legal[0])

    assert covered.args == [1 - first]
    assert shown[-1].viewer == first  # the other game is not shown yet
    controller.uncover()
    assert shown[-1].viewer == 1 - first
    assert shown[-1].may_move


def test_no_clock_runs_under_the_cover(controller, a_game, monkeypatch):
    now = [1000.0]
    monkeypatch.setattr(stopwatch, "monotonic", lambda: now[0])
    controller.open(a_game(seats=(ANNA, BLUE), estates="dealt", choice="secret"))
    first = controller.position.viewer
    second = 1 - first
    now[0] += 7
    controller.submit(controller.position.legal[0])
    now[0] += 600

    covered = controller.seconds()
    controller.keep_clocks()
    now[0] += 600
    controller.uncover()
    now[0] += 5

    assert (covered[first], covered[second]) == (7, 0)
    assert (controller.seconds()[first], controller.seconds()[second]) == (7, 5)


def test_the_last_move_ends_the_game(controller, a_game, play, qtbot):
    controller.open(a_game(seats=(ANNA, BLUE)))

    with qtbot.waitSignal(controller.game_ended):
        while not controller.session.match.is_over:
            play(1)

    assert controller.position.to_decide is None
    assert on_disk(controller).is_over


def test_a_loaded_game_can_be_taken_back_move_by_move(controller, a_game, play, store):
    controller.open(a_game(seats=(ANNA, BLUE)))
    play(6)
    path = controller.session.autosave.path
    controller.close()

    controller.open(store.open(path))
    controller.undo()
    controller.undo()

    assert controller.session.match.cursor == 4
    assert controller.can_redo


def test_the_clocks_go_on_where_they_were_when_a_saved_game_is_continued(
    controller, store, a_game, monkeypatch
):
    now = [1000.0]
    monkeypatch.setattr(stopwatch, "monotonic", lambda: now[0])
    controller.open(a_game(seats=(ANNA, BLUE)))
    first = controller.session.match.to_decide
    now[0] += 95.7
    controller.submit(controller.position.legal[0])
    path = controller.session.autosave.path
    controller.close()
    now[0] += 3600

    controller.open(store.open(path))
    now[0] += 5

    seconds = controller.seconds()
    other = controller.session.match.to_decide
    assert (sum(seconds), seconds[first]) == (100, 95 if other != first else 100)
    assert store.open(path).header.seconds[first] == 95


@pytest.fixture
def thought(controller, a_game, monkeypatch):
    """A game in which Anna has taken 40 seconds for her second decision."""
    now = [1000.0]
    monkeypatch.setattr(stopwatch, "monotonic", lambda: now[0])
    controller.open(a_game(seats=(ANNA, BLUE)))
    controller.submit(controller.position.legal[0])
    now[0] += 40
    return controller


def clocks_on_disk(controller, store):
    return sum(store.open(controller.session.autosave.path).header.seconds)


def test_time_since_the_last_move_is_kept_when_the_table_is_left(thought, store):
    before = thought.session.header.changed

    thought.keep_clocks()

    assert clocks_on_disk(thought, store) == 40
    assert thought.session.header.changed == before


def test_a_file_with_which_another_program_goes_on_keeps_its_clocks(thought, store):
    path = thought.session.autosave.path
    other = store.open(path)
    other.match.play(other.match.legal_moves()[0])
    store.keep(other)
    written = path.read_bytes()

    thought.keep_clocks()

    assert path.read_bytes() == written
    assert thought.session.autosave.path == path


def test_a_file_that_was_removed_does_not_come_back_for_its_clocks(thought):
    path = thought.session.autosave.path
    path.unlink()

    thought.keep_clocks()

    assert not path.exists()


def test_who_takes_back_has_thought_as_well(thought, store):
    thought.undo()

    assert clocks_on_disk(thought, store) == 40


# what is proposed


def a_pick_with_several_ways(controller):
    """A target of several moves: the click alone does not decide which one is meant."""
    legal = controller.position.legal
    targets = [one for move in legal for one in move.targets]
    return next(one for one in targets if targets.count(one) > 1)


def test_a_proposal_is_confirmed_once_something_is_picked(controller, a_game):
    guide: AnyGuide = MoveGuide(proposes=lambda _observation, left, _picked: left[-1])
    controller.open(a_game(seats=(ANNA, BLUE)), guide)
    assert controller.selection.proposal is None
    assert not controller.selection.confirm()

    controller.click(a_pick_with_several_ways(controller))
    proposal = controller.selection.proposal
    assert proposal == controller.selection.chooser.left[-1]
    assert controller.selection.to_confirm == proposal
    controller.selection.confirm()

    assert controller.session.match.steps[1].move == proposal


def test_where_nothing_is_proposed_there_is_nothing_to_confirm(controller, a_game):
    controller.open(a_game(seats=(ANNA, BLUE)))
    controller.click(a_pick_with_several_ways(controller))

    assert len(controller.selection.chooser.left) > 1
    assert controller.selection.to_confirm is None
    assert not controller.selection.confirm()


def test_opponents_get_a_seed_from_which_no_dice_can_be_computed(
    controller, opponents, a_game, play
):
    controller.open(a_game(seats=(ANNA, MARGOT), seed=4711))
    session = controller.session

    play(1)
    while session.match.to_decide == 0:
        play(1)

    question, ply = opponents.asked[-1], session.match.cursor
    assert question.level == MARGOT.level
    assert question.seed == thought_seed(4711, ply, session.header.salt)
    assert question.seed != 4711 + ply


@pytest.mark.parametrize(
    ("character", "style"), [("margot", "herds"), ("hugo", "knowledge"), ("", ""), ("nobody", "")]
)
def test_a_character_is_asked_in_its_style_and_a_hint_without_one(
    controller, opponents, a_game, play, character, style
):
    seats = (ANNA, attrs.evolve(MARGOT, character=character))
    controller.open(a_game(seats=seats, seed=4711))
    while not controller.position.may_move:
        play(1)
    controller.ask_hint()
    hint = opponents.asked[-1]
    opponents.answer()

    play(1)
    while controller.session.match.to_decide == 0:
        play(1)

    assert (hint.level, hint.style) == (hint_level(controller.game), "")
    assert (opponents.asked[-1].level, opponents.asked[-1].style) == (MARGOT.level, style)


def test_a_salt_that_seals_the_deal_seals_the_thoughts_too(a_game):
    match = a_game(seats=(ANNA, BLUE)).match
    salts = ("", "0" * 32, "9f86d081884c7d659a2feaa0c55ad015")

    assert len({question_at(match, "duke", salt).seed for salt in salts}) == 3
    assert question_at(match, "duke", salts[1]) == question_at(match, "duke", salts[1])
