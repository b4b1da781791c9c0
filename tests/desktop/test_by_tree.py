"""The program through Qt's accessibility tree, as assistive technology sees it."""

from functools import partial

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from burgundy_desktop import games
from burgundy_desktop.desktop.boards import board_of
from burgundy_desktop.desktop.trials import ui_driver
from tests import thorough
from tests.desktop.conftest import ANNA, BLUE, PEOPLE
from tests.desktop.one_of_each import AtTheTable, OneOfEach, fewest, one_of_each
from tests.desktop.reader import Role, TreePlayer, children, name, press, the, walk, windows

SEEDS = {"castles": 50, "castles_cards": 672, "caylus": 1484, "boonlake": 267, "pillars": 1}
OPTIONS = {"castles": {"estates": "dealt"}}
LONG_SOLO = {"castles_cards": 1867, "boonlake": 13}
"""A game against the automaton that goes on through all rounds."""
COMPARISONS = {"castles_cards": 4, "boonlake": 3}
"""After so many rounds or scorings the game goes on."""
MOST_STEPS = 12
every_game = pytest.mark.parametrize("game_id", games.found())


@pytest.fixture
def top(window):
    return QAccessible.queryAccessibleInterface(window)


@pytest.fixture
def sit_down(window, top, store):
    """Show a game for two people, or the fewest allowed; return its reader."""

    def begin(game_id):
        game = games.load(game_id)
        seats, seed = PEOPLE[: fewest(game)], SEEDS.get(game_id, 1)
        options = game.info.options_for(len(seats), **OPTIONS.get(game_id, {}))
        window.show_table(store.begin(game_id, options, seats, seed=seed, strict=False))
        player = TreePlayer(top, board_of(game_id).wording.title())
        be_there(window.table, player)
        return player

    return begin


def be_there(table, player):
    """Confirm the cover, if the next person must."""
    if table.controller.covered_for is not None:
        player.press_button("I am here")
        ui_driver.wait_for(lambda: table.controller.covered_for is None, "the table")


@pytest.fixture
def heard(monkeypatch):
    """All announcements: (source, sentence)."""
    said = []

    def hear(event):
        if isinstance(event, QAccessibleAnnouncementEvent):
            said.append((event.object(), event.message()))

    QAccessible.setActive(True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", hear)
    yield said
    QAccessible.setActive(False)


def play(player, table, move):
    """Press the targets of a move by their names, then confirm where necessary."""
    match = table.controller.session.match
    before = match.cursor
    for _ in range(MOST_STEPS):
        if match.cursor > before:
            break
        play_a_step(player, table, move)
    assert match.cursor == before + 1
    assert match.steps[match.cursor].move == move


def standing(table):
    """What every press changes; a button reacts a moment later, as with the mouse."""
    controller = table.controller
    match, picked = controller.session.match, controller.selection.chooser.picked
    told = table.scene.position, table.showing.is_showing_steps, table.scene.is_animating
    return match.cursor, picked, controller.selection.question, controller.covered_for, *told


def has_moved(table, stood):
    return standing(table) != stood


def play_a_step(player, table, move):
    stood, controller = standing(table), table.controller
    wanted = ui_driver.next_pick(table, move)
    if controller.covered_for is not None:
        player.press_button("I am here")
    elif table.showing.is_showing_steps:
        player.press_button(table.prompt_bar.buttons[-1].text())
    elif controller.selection.question or wanted is None:
        player.press_button("Confirm")
    elif wanted in table.scene.buttons:
        player.press_button(table.prompt_bar.button_of(wanted).text())
    else:
        player.pick(table.scene.spoken[wanted])
    ui_driver.wait_for(lambda: standing(table) != stood, "the answer to a press")


@every_game
def test_a_whole_game_through_the_tree(window, sit_down, game_id):
    player, choice = sit_down(game_id), one_of_each(game_id)
    match = window.table.controller.session.match

    game = AtTheTable(window)
    while not match.is_over:
        move = choice.choose(match)
        if game.looks_at(move):
            be_there(window.table, player)
            play(player, window.table, move)

    ui_driver.wait_for(lambda: window.ceremony.is_shown, "the end ceremony")
    top = next(iter(windows()))
    said = [name(entry) for entry in walk(top) if entry.role() == Role.StaticText]
    assert said.count(window.table.prompt_bar.text) == 2  # in the bar, and as the title
    press(the(top, Role.Button, "Close"))
    ui_driver.wait_for(lambda: not window.ceremony.is_shown, "the table")
    assert choice.missed == set()


@pytest.mark.parametrize("game_id", LONG_SOLO)
def test_a_whole_game_against_an_automaton_through_the_tree(window, top, store, heard, game_id):
    """Each of its steps is announced; the comparison stays until it is confirmed."""
    options = games.load(game_id).info.options_for(1)
    window.program.preferences.change(pace="slow")
    window.show_table(store.begin(game_id, options, (ANNA,), seed=LONG_SOLO[game_id], strict=False))
    table, choice = window.table, OneOfEach()
    player, match = TreePlayer(top, table.board.wording.title()), table.controller.session.match
    steps, compared, game = set(), set(), AtTheTable(window)

    while not match.is_over or table.showing.is_showing_steps:
        if not table.showing.is_showing_steps:
            table.showing.skip()
            move = choice.choose(match)
            if game.looks_at(move):
                play(player, table, move)
            continue
        now, stood = table.showing.steps.now, standing(table)
        if now.waits or not now.step:
            table.scene.skip()  # who is ahead, and what one did, is said when it was seen
        if now.waits:
            assert (table.prompt_bar._text, table.prompt_bar.text) in heard
            compared.add(match.cursor)
            player.press_button("Continue  Space")
        else:
            steps.add((match.cursor, now.step))
            player.press_button("Next step  Space")
        ui_driver.wait_for(partial(has_moved, table, stood), "what comes next")
        caption = table.scene.caption_text
        assert not table.showing.steps.now.step or (table.view, caption) in heard

    assert len(compared) == COMPARISONS[game_id]
    assert len(steps) > thorough.at_most(20, 10)
    assert choice.missed == set()


@every_game
def test_every_entry_has_a_name_of_its_own(window, sit_down, game_id):
    player, choice = sit_down(game_id), one_of_each(game_id)
    match = window.table.controller.session.match

    while match.cursor < thorough.at_most(40, 5) and not match.is_over:
        names = [name(entry) for entry in player.entries]
        assert all(names)
        assert len(set(names)) == len(names)
        window.table.controller.submit(choice.choose(match))
        be_there(window.table, player)


@every_game
def test_entries_say_what_may_be_chosen_and_what_is_picked(window, sit_down, game_id):
    player, choice = sit_down(game_id), one_of_each(game_id)
    controller, scene = window.table.controller, window.table.scene
    match = controller.session.match

    while match.cursor < thorough.at_most(40, 5) and not match.is_over:
        offered = [t for t in scene.offers.offered if scene.place_of(t)]
        selectable = [name(entry) for entry in player.entries if entry.state().selectable]
        assert sorted(selectable) == sorted(scene.spoken[t] for t in offered)
        assert not any(entry.state().selected for entry in player.entries)
        picked = next((t for t in sorted(offered) if leaves_a_choice(controller, t)), None)
        if picked is not None:
            controller.click(picked)
            selected = [name(entry) for entry in player.entries if entry.state().selected]
            assert selected == [scene.spoken[picked]]
            controller.step_back()
        controller.submit(choice.choose(match))
        be_there(window.table, player)


def leaves_a_choice(controller, picked):
    """Whether this click is one of several that the move needs."""
    moves = [move for move in controller.position.legal if picked in move.targets]
    return len(moves) > 1 and all(move.targets[-1] != picked for move in moves)


@every_game
def test_an_entry_tells_what_its_tooltip_tells(window, sit_down, game_id):
    player = sit_down(game_id)
    told = [entry.text(QAccessible.Text.Description) for entry in player.entries]

    assert any(told)


def test_the_library_begins_a_game_through_the_tree(window, top):
    press(the(top, Role.Button, "New game: The Castles of Burgundy"))
    ui_driver.wait_for(lambda: len(windows()) == 2, "the dialog")
    dialog = next(window for window in windows() if name(window) == "New game")
    boxes = [name(entry) for entry in walk(dialog) if entry.role() == Role.ComboBox]
    assert all(boxes)
    assert len(set(boxes)) == len(boxes)

    press(the(dialog, Role.Button, "Start"))

    ui_driver.wait_for(lambda: window.is_at_table, "the table")
    ui_driver.wait_until_asked(window)
    assert TreePlayer(top, "The Castles of Burgundy").entries


def test_a_player_s_card_opens_that_player_s_board(window, top, sit_down):
    sit_down("castles")
    while window.table.controller.session.match.cursor < 4:
        legal = window.table.controller.position.legal
        window.table.controller.submit(legal[0])
    other = 1 - window.table.controller.position.viewer
    ui_driver.wait_for(window.table.seats.cards[0].isVisible, "the cards")

    press(next(b for b in walk(top) if name(b).startswith((ANNA, BLUE)[other].name + ";")))

    ui_driver.wait_for(lambda: window.table.scene.enlarged == other, "the other board")


def test_every_button_field_and_list_has_a_name(window, top, sit_down):
    """In the library and at the table; scroll bars and inner buttons of Qt need none."""
    spoken = {Role.Button, Role.CheckBox, Role.ComboBox, Role.EditableText, Role.List}

    def nameless():
        found = [entry for entry in walk(top) if entry.role() in spoken and not name(entry)]
        return [entry.role().name for entry in found if entry.parent().role() not in spoken]

    assert nameless() == []
    sit_down("castles")
    assert nameless() == []


def test_rows_of_the_list_of_moves_are_read_as_they_stand(window, top, sit_down):
    sit_down("castles")
    rows = children(the(top, Role.List, "Legal moves"))
    moves = [name(row) for row in rows if row.state().selectable]

    assert len(moves) == len(window.table.controller.position.legal)
    assert len(set(moves)) == len(moves)


def test_a_covered_table_tells_nothing_to_anybody(window, top, store):
    options = games.load("castles").info.options_for(2, estates="dealt", choice="secret")
    window.show_table(store.begin("castles", options, (ANNA, BLUE), seed=4711, strict=False))
    entries = TreePlayer(top, "The Castles of Burgundy").entries
    controller = window.table.controller
    controller.submit(controller.position.legal[0])

    assert controller.covered_for is not None
    assert not [
        entry
        for entry in walk(top)
        if name(entry) == "The Castles of Burgundy" and entry.role() == Role.List
    ]
    assert not any(name(entry) for entry in entries)

    press(the(top, Role.Button, "I am here"))
    ui_driver.wait_for(lambda: controller.covered_for is None, "the table")
    assert all(name(entry) for entry in TreePlayer(top, "The Castles of Burgundy").entries)
