"""When the opponents' process gives up, the player is told in a sentence and can go on."""

from burgundy_desktop.desktop import hands, main_window
from tests.desktop.conftest import ANNA, MARGOT


def test_the_player_is_told_and_can_let_it_try_again(window, a_game, monkeypatch):
    told = []

    def agree(parent, title, text, *, way_on=""):
        told.append((title, text, way_on))
        return True

    monkeypatch.setattr(main_window, "notice", agree)
    window.show_table(a_game(seats=(MARGOT, ANNA), seed=2))
    controller = window.table.controller
    hands.wait_for(lambda: controller.is_thinking or controller.may_choose, "a question")

    controller.asking.give_up(controller.asking._ticket)
    hands.wait_until_asked(window)

    assert told[0][0] == "The opponent does not answer"
    assert told[0][2] == "Try again"
    assert controller.position.to_decide == 1
