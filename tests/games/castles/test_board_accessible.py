"""A move of a real game, played through the accessibility tree alone."""

from PySide6.QtGui import QAccessible

from burgundy_desktop.boardkit.hooks import Host
from burgundy_desktop.boardkit.view import BoardView
from burgundy_desktop.core.choosing import Chooser
from burgundy_desktop.core.ids import target
from burgundy_desktop.desktop.appearance.fonts import load_fonts
from burgundy_desktop.games.castles.board import BOARD
from tests.games.castles.tables_to_look_at import seen_by_hand


def test_a_tile_can_be_placed_through_the_accessibility_tree(qtbot, a_game):
    load_fonts()
    game = a_game(dice=(1, 2), storage=["bank"], workers=8, start_castle=18)
    move = next(move for move in game.legal if len(move.targets) == 3)
    position = seen_by_hand(game)
    board = BOARD.scene(Host(lambda named: BOARD.wording.target(position.observation, named)))
    view = BoardView(board)
    qtbot.addWidget(view)
    view.resize(988, 692)
    view.show()
    board.show_position(position)
    chooser = Chooser(position.legal)

    def pick(clicked):
        chooser.pick(clicked)
        board.offer(chooser.offered, chooser.picked)

    board.target_clicked.connect(pick)
    board.offer(chooser.offered)

    for wanted in move.targets:
        press(view, BOARD.wording.target(position.observation, wanted))

    assert chooser.chosen == move


def press(view, name):
    """Press the entry of this name, as a screen reader does."""
    table = QAccessible.queryAccessibleInterface(view)
    entries = [table.child(index) for index in range(table.childCount())]
    entry = next(e for e in entries if e.text(QAccessible.Text.Name) == name)
    actions = entry.actionInterface()
    actions.doAction(actions.pressAction())


def test_what_may_be_chosen_has_names_of_its_own(qtbot, a_game):
    game = a_game(dice=(1, 2), storage=["bank"], workers=3, depots={1: ["mine"], 2: ["ship"]})
    position = seen_by_hand(game)
    offered = Chooser(position.legal).offered

    names = [BOARD.wording.target(position.observation, one) for one in offered]

    assert len(set(names)) == len(names)
    assert target("die", 0) in offered
