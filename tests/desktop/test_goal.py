"""What one plays for is said before one's first move, and not afterwards."""

import pytest

from burgundy_desktop import games
from burgundy_desktop.desktop.trials import ui_driver
from tests.desktop.conftest import PEOPLE


@pytest.mark.parametrize("game", games.found())
def test_the_first_questions_begin_with_the_goal(window, store, game):
    info = games.load(game).info
    options = info.options_for(max(2, info.seats_min))
    people = PEOPLE[: options.seats]
    window.show_table(store.begin(game, options, people, seed=4711, strict=False))
    controller = window.table.controller
    first_seen: dict[int, bool] = {}

    while len(first_seen) < 2 or not all(first_seen.values()):
        if controller.covered_for is not None:
            controller.uncover()
        ui_driver.wait_until_asked(window)
        seat = controller.position.viewer
        says_goal = window.table.prompt_bar.text.startswith(window.table.board.wording.goal())
        assert says_goal is (seat not in first_seen)
        first_seen[seat] = seat in first_seen
        controller.submit(controller.position.legal[0])
